"""What is usual at a table: a game says in its own module only what is different there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core import Move, Piece, Place, Result, Seat, State, Table

TOGETHER: tuple[str, ...] = ()
BLIND: Mapping[str, tuple[Move, Move]] = {}
SORTS: tuple[str, ...] = ()
PLACES: tuple[Place, ...] = ()
CARVED: tuple[tuple[str, Place, float, float], ...] = ()
PLATE: tuple[str, ...] = ()
RECALLS: tuple[str, ...] = ()
STOPS: tuple[str, ...] = ()
COUNTED = ""
DRAWS = False
CHARTED: tuple[str, ...] = ()


def rank(piece: Piece, sort: str) -> tuple[int, ...]:  # noqa: ARG001  nobody has a hand
    """Where a card lies in a sorted hand."""
    return ()


def start(places: Sequence[Place]) -> Place:
    """Where the focus of a new turn stands, of all that leads on."""
    return places[0]


def undone(view: State, seat: Seat) -> tuple[Place, ...]:  # noqa: ARG001  nobody is stuck
    """What was too much for a seat that has lost because it could not move."""
    return ()


def dressed(
    table: Table, view: State, audience: Seat | None, *, remind: bool,  # noqa: ARG001  as it is
) -> Table:
    """The table as it is drawn."""
    return table


def exchanges(result: Result) -> bool:  # noqa: ARG001  whoever begins is drawn or bid for anew
    """Whether a rematch exchanges the seats."""
    return False
