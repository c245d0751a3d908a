"""Known names, which one press takes, and the faces that players chose."""

from __future__ import annotations

import time
from collections.abc import Container, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from game.core.name_filter import decent
from game.core.record import Player
from game.night.board import night_began
from game.picture.page import Page
from game.picture.theme import INK
from game.scenes.names.keys import build_tray
from game.scenes.scenery.figures import known
from game.tables.faces import bust, face, face_number, own_face, sitters
from game.ui.box import Box
from game.ui.layout import Node, Paint, Text, column, frame, pad, row

if TYPE_CHECKING:
    from game.house import House



def known_names(house: House, taken: Container[str], most: int, longest: int,
                ) -> list[str]:
    """Return the last names of players, then those of the night board, the newest first, without
    names that are `taken` or too long. A kiosk knows only the names of tonight."""
    since = night_began(time.time()) if house.kiosk else 0
    names = [*house.settings.names.values(),
             *(sitter.name for past in house.night.last.past if past.ended >= since
               for sitter in past.sitters if sitter.kind == "human")]
    found = dict.fromkeys(name for name in names if 0 < len(name) <= longest
                          and name not in taken and decent(name))
    return list(found)[:most]


def guests(house: House, names: Iterable[str]) -> list[Player]:
    """Return players with the faces that they chose."""
    return [guest(house, name) for name in names]


def guest(house: House, name: str) -> Player:
    """Return a player with the face that they chose, if any."""
    return Player(name, "human", house.settings.faces.get(name, msgspec.UNSET))


def stay_as_seen(house: House, players: Iterable[Player]) -> None:
    """Let players who are shown with another face than their own, because a neighbour has it, keep
    the face with which they are shown."""
    people = [*players]
    for player, who in zip(people, sitters(people, own=True), strict=True):
        if player.kind == "human" and who != face(own_face(player)):
            choose_face(house, player.name, face_number(who))


def choose_face(house: House, name: str, face: int) -> None:
    """Remember the face that a player chose."""
    faces = house.settings.faces
    faces.pop(name, None)
    faces[name] = face
    while len(faces) > 100:
        del faces[next(iter(faces))]
    house.keep_settings()


def build_names(page: Page, names: Sequence[str], heading: str, ringed: str,
                chosen: Mapping[str, int]) -> Node:
    """Return a board of known names, each with the face that is remembered or `chosen`."""
    height = max(76, page.art.line("body") + 12)
    planks = [frame("main button focused" if ringed == f"known/{n}" else "main button", row(
        Paint(paint=draw_face, values=(known(name, chosen),), width=1.3 * (height + 22)),
        Text(words=name, style="heading", size=0.9 / page.art.text_scale, ink=INK,
             group="known", one_line=True, grow=1),
        gap=12), name=f"known/{n}", told=name, height=height) for n, name in enumerate(names)]
    return build_tray(column(
        column(Text(words=heading, one_line=True), padding=pad(8, 0)), *planks, gap=24,
        padding=pad(20, 18)), light=0.9)


def draw_face(page: Page, box: Box, who: str) -> None:
    """Draw a face that stands out over its plank."""
    bust(page, Box(box.x + 2, box.y - 22, box.w, box.h + 19), who, 0.6)
