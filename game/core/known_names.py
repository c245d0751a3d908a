"""Known names, to take with one press, and the faces that players chose."""

from __future__ import annotations

import time
from collections.abc import Container, Iterable, Sequence

import msgspec

from game.core.faces import choose_faces, face_number, name_face, own_face
from game.core.name_filter import is_decent
from game.core.record import Player
from game.core.settings import Settings
from game.night.board import Past, night_began


def list_known_names(settings: Settings, past: Iterable[Past], taken: Container[str], most: int,
                     longest: int, *, tonight: bool) -> list[str]:
    """Return the last names of players, then those of past matches, the newest first, without names
    that are `taken` or too long. `tonight`: of past matches, only those of tonight count."""
    since = night_began(time.time()) if tonight else 0
    names = [*settings.names.values(),
             *(sitter.name for one in past if one.ended >= since
               for sitter in one.sitters if sitter.kind == "human")]
    found = dict.fromkeys(name for name in names if 0 < len(name) <= longest
                          and name not in taken and is_decent(name))
    return list(found)[:most]


def make_player(settings: Settings, name: str) -> Player:
    """Return a player with the face that they chose, if any."""
    return Player(name, "human", settings.faces.get(name, msgspec.UNSET))


def find_faces(settings: Settings, names: Sequence[str]) -> list[str]:
    """Return each player's face: their own choice, unless another player has it."""
    return choose_faces([make_player(settings, name) for name in names], own=True)


def keep_shown_faces(settings: Settings, players: Sequence[Player]) -> bool:
    """Save the faces that players are shown with, where a neighbour has their own. Returns whether
    anything changed."""
    changed = False
    for player, who in zip(players, choose_faces(players, own=True), strict=True):
        if player.kind == "human" and who != name_face(own_face(player)):
            choose_face(settings, player.name, face_number(who))
            changed = True
    return changed


def choose_face(settings: Settings, name: str, face: int) -> None:
    """Remember the face that a player chose; of the last hundred players."""
    faces = settings.faces
    faces.pop(name, None)
    faces[name] = face
    while len(faces) > 100:
        del faces[next(iter(faces))]
