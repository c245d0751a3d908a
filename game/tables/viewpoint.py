"""Who looks at a table, and their view of a state: for the screen, a phone or a test."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from game.core.contract import Piece, Place, Rules, Seat, State, Table
from game.picture.board import Board
from game.tables.capabilities import Plaque, Played, Standing
from game.tables.places import kind_of, number_of
from game.tables.style import TableStyle

TURN = "turn"  # the flame beside the player to move


class Viewpoint(Protocol):
    """The looker: the seat whose hand is open (None: the public view), the seat from whose chair
    the table is drawn, and the seat whose hand lies in front, if any."""

    @property
    def audience(self) -> Seat | None: ...
    @property
    def home(self) -> Seat: ...
    @property
    def front(self) -> Seat | None: ...
    def view_of(self, rules: Rules, state: State) -> State: ...


class Onlooker(NamedTuple):
    """The viewpoint of one seat, or of the public."""

    audience: Seat | None = None
    home: Seat = 0
    front: Seat | None = 0

    def view_of(self, rules: Rules, state: State) -> State:
        """Return what a seat has the right to see."""
        return rules.view(state, self.audience)


class Everybody(Onlooker):
    """The viewpoint of passers-by, where only bots play: all hands are open."""

    def view_of(self, rules: Rules, state: State) -> State:  # noqa: ARG002  nothing is hidden
        """Return everything."""
        return state


class Sight(NamedTuple):
    """The sight of a state: its view, its dressed table, the board laid out for this chair, and the
    game's words about it."""

    view: State
    table: Table
    board: Board
    trick: Sequence[Played]
    plaques: Sequence[Plaque]
    trumps: frozenset[Place]
    standings: Sequence[Standing]

    @property
    def pieces(self) -> dict[Place, Piece]:
        """Return the pieces by place, without words."""
        return {place: thing for place, thing in self.table.items() if isinstance(thing, str)}

    @property
    def asked(self) -> list[Seat]:
        """Return the seats to move."""
        return sorted(number_of(place) for place in self.table if kind_of(place) == TURN)


def make_sight(
        rules: Rules, style: TableStyle, base: Board, view: State, eyes: Viewpoint, seats: int, *,
        remind: bool) -> Sight:
    """Return a viewpoint's sight, on a board without laid places."""
    table = style.dressed(rules.table(view), view, eyes.audience, remind)
    tricks = style.tricks
    return Sight(view, table, base.seen_from(eyes.home, seats, eyes.front),
                 tricks.plays(view) if tricks else (), tricks.plaques(view) if tricks else (),
                 tricks.trumps(view) if tricks else frozenset(), style.list_standings(view))
