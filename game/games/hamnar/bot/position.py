"""Hamnár as search sees it: small ints, and the lines of every set of squares listed once.

Orbs are six bits by icon, set where the orb is black; so the side to move is `orbs >> icon & 1`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.core.contract import Move, Seat
from game.games.hamnar.rules.position import ORBS, PAWN, QUIET_LIMIT, SUN, State
from game.games.hamnar.rules.reach import (
    CAPTURES,
    LEAVE,
    list_elephant_moves,
    list_horse_moves,
    list_pawn_moves,
)

# Squares left and entered, squares captured on, orbs that change colour; and the move.
Line = tuple[int, int, int, Move]

KEPT = 1 << 14  # sets of squares kept at a time, about 5 MB for each kind of move


class Position(NamedTuple):
    """Masks of white and black, the black orbs, the active icon, activations without capture."""

    white: int
    black: int
    orbs: int
    active: int
    quiet: int


def make_position(state: State) -> Position:
    """Return a state with all six orbs placed. Raises ValueError for one without."""
    if state.active == ORBS:
        raise ValueError("an orb is not placed yet")
    orbs = sum(1 << icon for icon, owner in enumerate(state.orbs) if owner == 1)
    return Position(*state.sides, orbs, state.active, state.quiet)


class Lines(dict[int, tuple[Line, ...]]):
    """For each set of a side's squares, the lines of its moves on one icon, listed when first asked
    for."""

    def __init__(
        self, icon: int, walk: Callable[[int, Seat], tuple[Move, ...]], seat: Seat
    ) -> None:
        super().__init__()
        self.walk, self.seat = walk, seat
        self.every: dict[Move, Line] = {
            ("move", a, b): (1 << a | 1 << b, CAPTURES[icon][a][b], 0, ("move", a, b))
            for a in range(25) for b in range(25)
        }

    def __missing__(self, own: int) -> tuple[Line, ...]:
        if len(self) >= KEPT:
            self.clear()
        listed = self[own] = tuple(self.every[move] for move in self.walk(own, self.seat))
        return listed


_PAWNS = Lines(PAWN, list_pawn_moves, 0), Lines(PAWN, list_pawn_moves, 1)
_HORSES = (Lines(2, list_horse_moves, 0),) * 2
_ELEPHANTS = (Lines(5, list_elephant_moves, 0),) * 2
# By icon and seat; the sun moves no piece.
LINES: tuple[tuple[Lines, Lines], ...] = (
    _HORSES, _PAWNS, _HORSES, _HORSES, _HORSES, _ELEPHANTS,
)


def _list_swaps(orbs: int) -> tuple[Line, ...]:
    """Leaving comes first: it is the best answer more often than any other."""
    return ((0, 0, 0, LEAVE), *(
        (0, 0, 1 << i | 1 << j, ("swap", i, j))
        for i in range(6) for j in range(i + 1, 6) if (orbs >> i ^ orbs >> j) & 1
    ))


SWAPS = tuple(_list_swaps(orbs) for orbs in range(64))


def list_lines(at: Position) -> tuple[Line, ...]:
    """Return the lines of the owner of the active icon; none when the match is over."""
    white, black, orbs, icon, quiet = at
    if quiet >= QUIET_LIMIT:
        return ()
    if icon == SUN:
        return SWAPS[orbs]
    seat = orbs >> icon & 1
    return LINES[icon][seat][black if seat else white]


def play(at: Position, line: Line) -> Position:
    """Return where a line leads."""
    white, black, orbs, icon, quiet = at
    step, kills, flips, _ = line
    calm = quiet + 1
    if orbs >> icon & 1:
        calm = 0 if white & kills else calm
        white, black = white & ~kills, black ^ step
    else:
        calm = 0 if black & kills else calm
        white, black = white ^ step, black & ~kills
    return Position(white, black, orbs ^ flips, (icon + 1) % 6, calm)


def perft(at: Position, depth: int) -> int:
    """Return the number of sequences of `depth` legal moves.

    Every sequence is played to its last position and counted there, one call each: no length of a
    list is added up, and nothing is remembered from one position for another."""
    white, black, orbs, icon, quiet = at
    seat = orbs >> icon & 1
    own, enemy = (black, white) if seat else (white, black)
    return _count(own, enemy, seat, orbs, icon, quiet, depth)


def _count(own: int, enemy: int, seat: Seat, orbs: int, icon: int, quiet: int, depth: int) -> int:
    if not depth:
        return 1
    if quiet >= QUIET_LIMIT:
        return 0
    total = 0
    then = (icon + 1) % 6
    for step, kills, flips, _ in SWAPS[orbs] if icon == SUN else LINES[icon][seat][own]:
        dead = enemy & kills
        calm = 0 if dead else quiet + 1
        after = orbs ^ flips
        if after >> then & 1 == seat:
            total += _count(own ^ step, enemy ^ dead, seat, after, then, calm, depth - 1)
        else:
            total += _count(enemy ^ dead, own ^ step, 1 - seat, after, then, calm, depth - 1)
    return total
