"""Hamnár as search sees it: small ints, and the lines of every set of squares listed once.

Orbs are six bits by icon, set where the orb is black; so who moves is `orbs >> icon & 1`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.rules.core import Move, Seat
from game.rules.hamnar_position import ORBS, PAWN, QUIET_LIMIT, SUN, State
from game.rules.hamnar_reach import CAPTURES, LEAVE, elephants, horses, pawns

Line = tuple[int, int, Move]  # squares left and entered, squares captured on, the move
Swap = tuple[int, Move]  # the orbs afterwards, the move

KEPT = 1 << 14  # sets of squares listed at a time, about 5 MB a kind of move


class Position(NamedTuple):
    """Masks of white and black, the black orbs, the active icon, activations without capture."""

    white: int
    black: int
    orbs: int
    active: int
    quiet: int


def position(state: State) -> Position:
    """A state with all six orbs placed. Raises ValueError for one without."""
    if state.active == ORBS:
        raise ValueError("an orb is not placed yet")
    orbs = sum(1 << icon for icon, owner in enumerate(state.orbs) if owner == 1)
    return Position(*state.sides, orbs, state.active, state.quiet)


class Lines(dict[int, tuple[Line, ...]]):
    """By the squares of a side: the lines of its moves on one icon, listed when first asked."""

    def __init__(self, icon: int, walk: Callable[[int, Seat], tuple[Move, ...]], seat: Seat) -> None:
        super().__init__()
        self.walk, self.seat = walk, seat
        self.every: dict[Move, Line] = {
            ("move", a, b): (1 << a | 1 << b, CAPTURES[icon][a][b], ("move", a, b))
            for a in range(25) for b in range(25)
        }

    def __missing__(self, own: int) -> tuple[Line, ...]:
        if len(self) >= KEPT:
            self.clear()
        # Past the cache of the rules, which would hold every list a second time.
        listed: Callable[[int, Seat], tuple[Move, ...]] = getattr(self.walk, "__wrapped__")  # noqa: B009
        lines = self[own] = tuple(self.every[move] for move in listed(own, self.seat))
        return lines


_PAWNS = Lines(PAWN, pawns, 0), Lines(PAWN, pawns, 1)
_HORSES = (Lines(2, horses, 0),) * 2
_ELEPHANTS = (Lines(5, elephants, 0),) * 2
# By icon and seat; the sun moves nothing.
LINES: tuple[tuple[Lines, Lines], ...] = (
    _HORSES, _PAWNS, _HORSES, _HORSES, _HORSES, _ELEPHANTS,
)


def _swaps(orbs: int) -> tuple[Swap, ...]:
    """Leave first: it is the best answer more often than any other."""
    return ((orbs, LEAVE), *(
        (orbs ^ (1 << i | 1 << j), ("swap", i, j))
        for i in range(6) for j in range(i + 1, 6) if (orbs >> i ^ orbs >> j) & 1
    ))


SWAPS = tuple(_swaps(orbs) for orbs in range(64))


def play(at: Position, move: Move) -> Position:
    """Where a legal move leads."""
    white, black, orbs, icon, quiet = at
    if icon == SUN:
        after = next(after for after, swap in SWAPS[orbs] if swap == move)
        return Position(white, black, after, PAWN, quiet + 1)
    seat = orbs >> icon & 1
    own, enemy = (black, white) if seat else (white, black)
    step, kills, _ = next(line for line in LINES[icon][seat][own] if line[2] == move)
    dead = enemy & kills
    own, enemy = own ^ step, enemy ^ dead
    white, black = (enemy, own) if seat else (own, enemy)
    return Position(white, black, orbs, (icon + 1) % 6, 0 if dead else quiet + 1)


def moves(at: Position) -> list[Move]:
    """The legal moves of the owner of the active icon; none when the match is over."""
    if at.quiet >= QUIET_LIMIT:
        return []
    if at.active == SUN:
        return [move for _, move in SWAPS[at.orbs]]
    seat = at.orbs >> at.active & 1
    return [move for _, _, move in LINES[at.active][seat][at.black if seat else at.white]]


def perft(at: Position, depth: int) -> int:
    """The number of sequences of `depth` legal moves.

    Every sequence is played to its last position and counted there, one call each: no list's
    length is added up, and nothing is remembered from one position for another.
    """
    white, black, orbs, icon, quiet = at
    seat = orbs >> icon & 1
    own, enemy = (black, white) if seat else (white, black)
    return _count(own, enemy, seat, orbs, icon, quiet, depth)


def _count(own: int, enemy: int, seat: Seat, orbs: int, icon: int, quiet: int, depth: int) -> int:
    if not depth:
        return 1
    if quiet >= QUIET_LIMIT:
        return 0
    if icon == SUN:
        return sum(
            _count(own, enemy, seat, after, PAWN, quiet + 1, depth - 1)
            if after >> PAWN & 1 == seat
            else _count(enemy, own, 1 - seat, after, PAWN, quiet + 1, depth - 1)
            for after, _ in SWAPS[orbs]
        )
    found = 0
    then = (icon + 1) % 6
    again = orbs >> then & 1 == seat
    for step, kills, _ in LINES[icon][seat][own]:
        dead = enemy & kills
        calm = 0 if dead else quiet + 1
        if again:
            found += _count(own ^ step, enemy ^ dead, seat, orbs, then, calm, depth - 1)
        else:
            found += _count(enemy ^ dead, own ^ step, 1 - seat, orbs, then, calm, depth - 1)
    return found
