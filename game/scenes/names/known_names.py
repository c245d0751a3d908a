"""Who is known here: names that are ready to be taken with one press, and chosen faces."""

from __future__ import annotations

import time
from collections.abc import Container, Iterable
from typing import TYPE_CHECKING

import msgspec

from game.name_filter import decent
from game.night.board import night_began
from game.record import Player
from game.tables.faces import face, face_number, own_face, sitters

if TYPE_CHECKING:
    from game.house import House

FACES_KEPT = 100  # chosen faces


def known_names(house: House, taken: Container[str], most: int, longest: int,
                ) -> list[str]:
    """The names of whoever sat down last, then those of the night board, the newest first, without
    those that are `taken` or too long. Where guests come and go only those of tonight are known."""
    since = night_began(time.time()) if house.kiosk else 0
    names = [*house.settings.names.values(),
             *(sitter.name for past in house.night.last.past if past.ended >= since
               for sitter in past.sitters if sitter.kind == "human")]
    found = dict.fromkeys(name for name in names if 0 < len(name) <= longest
                          and name not in taken and decent(name))
    return list(found)[:most]


def guests(house: House, names: Iterable[str]) -> list[Player]:
    """People, each with the face that she has chosen, if she has."""
    return [guest(house, name) for name in names]


def guest(house: House, name: str) -> Player:
    """One of them."""
    return Player(name, "human", house.settings.faces.get(name, msgspec.UNSET))


def stay_as_seen(house: House, players: Iterable[Player]) -> None:
    """Whoever is seen with another face than her own, which somebody beside her has, keeps the one
    with which she is seen, wherever she goes."""
    people = [*players]
    for player, who in zip(people, sitters(people, own=True), strict=True):
        if player.kind == "human" and who != face(own_face(player)):
            choose_face(house, player.name, face_number(who))


def choose_face(house: House, name: str, face: int) -> None:
    """Remember the face that somebody has chosen, beside those of whoever chose last."""
    faces = house.settings.faces
    faces.pop(name, None)
    faces[name] = face
    while len(faces) > FACES_KEPT:
        del faces[next(iter(faces))]
    house.keep_settings()
