"""How people sit at Nim: a touched stone is taken with all that lie behind it."""

from __future__ import annotations

from collections.abc import Iterable

from game.games.nim import rules as nim
from game.games.nim.rules import State

from game.core.contract import Beat, Message, Move, Place, Seat
from game.picture.sprites import Feel, Look
from game.tables.pickers import PathPicker
from game.tables.style import Choices, Motion, TableStyle, Theme, Touch, Wording

LOOKS = {"stone": Look("pieces/nim/stone"), "turn": Look("ui/turn")}
FEEL = {"take": Feel(0.4, 40, "orb", 0.2)}
ZONES = (*(f"heap/{heap}" for heap in range(len(nim.HEAPS))),
         *(f"{kind}/{seat}" for kind in ("taken", "turn", "plate") for seat in (0, 1)))


def make_picker(view: State, seat: Seat) -> PathPicker:
    return PathPicker(nim.moves(view, seat), lambda move: list_touches(view, seat, move),
                      lambda path: tell_why(view, seat, path))


def list_touches(view: State, seat: Seat, move: Move) -> tuple[tuple[Place, ...], ...]:
    """The stone to touch for a move: the first of those that it takes."""
    heap, n = (int(str(value)) for value in move[1:])
    return ((f"heap/{heap}/{view.heaps[heap] - n}",),)


def list_fields(view: State, seat: Seat) -> tuple[Place, ...]:
    return tuple(f"heap/{heap}/{i}" for heap, n in enumerate(view.heaps) for i in range(n))


def tell_why(view: State, seat: Seat, path: tuple[Place, ...]) -> Message:
    return ("nim-unknown-move",)


def tell_beat(beat: Beat) -> Message:
    return ("nim-beat-take", ("seat", beat.seat), *beat.says)


def tell_move(view: State, move: Move) -> Message:
    return ("nim-say-take", move[2], "abc"[int(str(move[1]))])


def tell_task(view: State, seat: Seat) -> Message:
    return ("nim-task",)


def list_offers(seats: int) -> Iterable[str]:
    return nim.OPTIONS


STYLE = TableStyle(
    board="nim", looks=LOOKS, sides=("stone", "stone"), zones=ZONES,
    theme=Theme(pictures={1: ("pieces/nim/stone",)}),
    words=Wording(caption=tell_beat, spoken=tell_move, task=tell_task),
    touch=Touch(picker=make_picker, touches=list_touches, fields=list_fields, why=tell_why),
    motion=Motion(feel=FEEL),
    choices=Choices(offers=list_offers, minutes=lambda *_: 5),
)
