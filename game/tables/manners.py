"""What differs from game to game at the table: data and small functions, one module a game, and
what is usual (`usual.py`) where the module says nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, NamedTuple, Protocol, cast

from game.core import Beat, Move, Piece, Place, Result, Says, Seat, State, Table, Zone
from game.picture.board import Board
from game.picture.sprites import Feel, Look
from game.tables import usual
from game.tables.pickers import Picker
from game.tables.picture import TablePicture
from game.tables.reach import Reach

if TYPE_CHECKING:
    from game.tables.table import TableScene

Touches = tuple[Place, ...]


class Line(NamedTuple):
    """A line of a score sheet: where points come from, and each seat's. `points` is false for
    what is only told, a prediction say; the last line is the total."""

    says: Says
    values: tuple[int, ...]
    points: bool = True


def _same(board: Board, view: State) -> Board:  # noqa: ARG001  most boards show every match alike
    return board


class Ending(NamedTuple):
    """How a match ended, where a game says more of it than who won, in words of the table; and
    the record of how it could have been played, if there is one to be shown."""

    heading: Says
    sentence: Says
    picture: str
    model: Path | None = None


class Parts(NamedTuple):
    """What a table is made of, where a game has parts of its own (`PARTS` in its module).

    `board` adds to a board what one match alone has, `ending` tells a result and may keep it.
    """

    board: Callable[[Board, State], Board] = _same
    picture: Callable[[TableScene], TablePicture] = TablePicture
    reach: Callable[[TableScene], Reach] = Reach
    ending: Callable[[TableScene], Ending | None] = lambda _: None


class Manners(Protocol):
    """A game's table. Everything here is asked with views, never with hidden things."""

    @property
    def BOARD(self) -> str: ...  # noqa: N802  constants of a module
    @property
    def LOOKS(self) -> Mapping[Piece, Look]: ...  # noqa: N802
    @property
    def FEEL(self) -> Mapping[str, Feel]: ...  # noqa: N802  by Beat.what
    @property
    def SIDES(self) -> tuple[Piece, ...]: ...  # noqa: N802  the piece that stands for each seat
    @property
    def ZONES(self) -> tuple[Zone, ...]: ...  # noqa: N802  what the board has to have
    @property
    def PLACES(self) -> tuple[Place, ...]: ...  # noqa: N802  what a pointer may ask about
    @property
    def PICTURES(self) -> Mapping[int, tuple[str, ...]]: ...  # noqa: N802  by rulebook section

    @property
    def CARVED(self) -> tuple[tuple[str, Place, float, float], ...]: ...  # noqa: N802

    @property
    def SECRETS(self) -> bool: ...  # noqa: N802  whether hands are hidden
    @property
    def TOGETHER(self) -> tuple[str, ...]: ...  # noqa: N802  prompts answered side by side
    @property
    def BLIND(self) -> Mapping[str, tuple[Move, Move]]: ...  # noqa: N802  left and right, by prompt
    @property
    def SORTS(self) -> tuple[str, ...]: ...  # noqa: N802  ways to lay a hand, the rules' own first

    @property
    def PLATE(self) -> tuple[str, ...]: ...  # noqa: N802  words of a seat that its plate shows
    @property
    def RECALLS(self) -> tuple[str, ...]: ...  # noqa: N802  beats that older captions do not outlive
    @property
    def STOPS(self) -> tuple[str, ...]: ...  # noqa: N802  beats before which the table rests

    @property
    def COUNTED(self) -> str: ...  # noqa: N802  the beat after which points are counted
    @property
    def DRAWS(self) -> bool: ...  # noqa: N802  whether several winners have drawn, not shared
    @property
    def CHARTED(self) -> tuple[str, ...]: ...  # noqa: N802  beats whose totals a chart shows

    def picker(self, view: State, seat: Seat) -> Picker: ...
    def touches(self, view: State, seat: Seat, move: Move) -> Iterable[Touches]: ...
    def fields(self, state: State, seat: Seat) -> tuple[Place, ...]: ...
    def why(self, state: State, seat: Seat, path: Touches) -> Says: ...
    def caption(self, beat: Beat) -> Says: ...
    def spoken(self, view: State, move: Move) -> Says: ...
    def task(self, state: State, seat: Seat) -> Says: ...
    def rank(self, piece: Piece, sort: str) -> tuple[int, ...]: ...
    def offers(self, seats: int) -> Iterable[str]: ...
    def start(self, places: Sequence[Place]) -> Place: ...
    def undone(self, state: State, seat: Seat) -> tuple[Place, ...]: ...
    def sheet(self, view: State) -> list[Line]: ...
    def dressed(
        self, table: Table, view: State, audience: Seat | None, *, remind: bool) -> Table: ...
    def exchanges(self, result: Result) -> bool: ...


def shared(seats: Sequence[Seat]) -> Says:
    """Several winners, in words of the table."""
    first, *between, last = seats
    names: Says = ("seat", first)
    for seat in between:
        names = ("result-list", names, ("seat", seat))
    return ("result-shared", ("result-and", names, ("seat", last)))


@cache
def manners(game: str) -> Manners:
    """The manners of a game on the shelf: what is usual, but for what its module says."""
    own = import_module(f"game.shelf.{game}.table")
    return cast("Manners", SimpleNamespace(**(vars(usual) | vars(own))))


def parts(game: str) -> Parts:
    """What the tables of a game are made of."""
    return getattr(import_module(f"game.shelf.{game}.table"), "PARTS", Parts())
