"""Who looks at a table, and what they see of a state: for a screen, a phone or a test."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from game.core.contract import Piece, Place, Rules, Seat, State, Table
from game.picture.board import Board
from game.tables.capabilities import Plaque, Played, Standing
from game.tables.places import kind_of, number_of
from game.tables.style import TableStyle

TURN = "turn"  # the flame by the player who is asked


class Viewpoint(Protocol):
    """Who looks: the seat whose hand lies open, None for what everybody may see, the seat from
    whose chair the table is seen, and the one whose hand lies in front, or nobody."""

    @property
    def audience(self) -> Seat | None: ...
    @property
    def home(self) -> Seat: ...
    @property
    def front(self) -> Seat | None: ...
    def view_of(self, rules: Rules, state: State) -> State: ...


class Onlooker(NamedTuple):
    """One seat's own eyes, or everybody's."""

    audience: Seat | None = None
    home: Seat = 0
    front: Seat | None = 0

    def view_of(self, rules: Rules, state: State) -> State:
        """Return what a seat has the right to see."""
        return rules.view(state, self.audience)


class Everybody(Onlooker):
    """The eyes of passers-by, where only bots play: all hands lie open."""

    def view_of(self, rules: Rules, state: State) -> State:  # noqa: ARG002  nothing is hidden
        """Return everything."""
        return state


class Sight(NamedTuple):
    """What is seen of a state: the view, its table as it is dressed, the board on which its pieces
    lie where they are seen from this chair, and what the game says of the view."""

    view: State
    table: Table
    board: Board
    trick: Sequence[Played]
    plaques: Sequence[Plaque]
    trumps: frozenset[Place]
    standings: Sequence[Standing]

    @property
    def pieces(self) -> dict[Place, Piece]:
        """What lies where; words are no pieces."""
        return {place: thing for place, thing in self.table.items() if isinstance(thing, str)}

    @property
    def asked(self) -> list[Seat]:
        """The seats whose turn it is."""
        return sorted(number_of(place) for place in self.table if kind_of(place) == TURN)


def make_sight(
        rules: Rules, style: TableStyle, base: Board, view: State, eyes: Viewpoint, seats: int, *,
        remind: bool) -> Sight:
    """Return what some eyes see, on a board on which nothing has been laid yet."""
    table = style.dressed(rules.table(view), view, eyes.audience, remind)
    tricks = style.tricks
    return Sight(view, table, base.seen_from(eyes.home, seats, eyes.front),
                 tricks.plays(view) if tricks else (), tricks.plaques(view) if tricks else (),
                 tricks.trumps(view) if tricks else frozenset(), style.list_standings(view))
