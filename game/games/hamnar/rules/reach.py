"""Where Hamnár's pieces can go: pure geometry of the board.

A square is 5 * rank + file (a1 = 0, e5 = 24), a side is a mask of squares. Enemies block nobody, so
what a side can do depends on its own pieces alone and is listed once for every set of squares.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from game.core.contract import Move, Seat

SQUARES = tuple(f + r for r in "12345" for f in "abcde")
SQUARE = {name: square for square, name in enumerate(SQUARES)}
PILLARS = frozenset(SQUARE[name] for name in ("b2", "d2", "b4", "d4"))
LEAVE: Move = ("leave",)
WALK: tuple[tuple[Move, ...], ...] = tuple(
    tuple(("move", frm, to) for to in range(25)) for frm in range(25)
)


def list_squares(mask: int) -> list[int]:
    """Return the squares of a mask, ascending."""
    return [square for square in range(25) if mask >> square & 1]


def _on_board(file: int, rank: int) -> bool:
    return 0 <= file < 5 and 0 <= rank < 5


def _list_leaps(square: int) -> tuple[int, ...]:
    rank, file = divmod(square, 5)
    knight = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
    return tuple(
        5 * (rank + r) + file + f for f, r in knight if _on_board(file + f, rank + r)
    )


def _list_line(square: int, f: int, r: int) -> tuple[int, ...]:
    """6: the squares an elephant could enter in one direction, nearest first."""
    rank, file = divmod(square, 5)
    line: list[int] = []
    while _on_board(file := file + f, rank := rank + r) and 5 * rank + file not in PILLARS:
        line.append(5 * rank + file)
    return tuple(line)


LEAPS = tuple(_list_leaps(square) for square in range(25))
LINES = tuple(
    () if square in PILLARS
    else tuple(_list_line(square, f, r) for f, r in ((0, 1), (1, 0), (0, -1), (-1, 0)))
    for square in range(25)
)


def _mask_trampled(frm: int, to: int) -> int:
    """6: the squares an elephant passes and the one it ends on, as a mask."""
    for line in LINES[frm]:
        if to in line:
            return sum(1 << square for square in line[: line.index(to) + 1])
    return 0


_LANDED = tuple(tuple(1 << to for to in range(25)) for _ in range(25))
_TRAMPLED = tuple(tuple(_mask_trampled(frm, to) for to in range(25)) for frm in range(25))
# By icon, from and to: the squares on which a move captures.
CAPTURES = (_LANDED, _LANDED, _LANDED, _LANDED, _LANDED, _TRAMPLED)


@lru_cache(1 << 12)  # a match meets some hundreds
def list_pawn_moves(own: int, seat: Seat) -> tuple[Move, ...]:
    """4: one square towards the enemy's home rank, not onto a friend."""
    ahead = 5 if seat == 0 else -5
    steps = ((square, square + ahead) for square in list_squares(own))
    return tuple(WALK[a][b] for a, b in steps if 0 <= b < 25 and not own >> b & 1)


@lru_cache(1 << 12)  # a match meets some hundreds
def list_horse_moves(own: int, seat: Seat) -> tuple[Move, ...]:  # noqa: ARG001  as the other icons
    """5: a knight's move, not onto a friend."""
    return tuple(WALK[a][b] for a in list_squares(own) for b in LEAPS[a] if not own >> b & 1)


@lru_cache(1 << 12)  # a match meets some hundreds
def list_elephant_moves(
    own: int, seat: Seat,  # noqa: ARG001  as the other icons
) -> tuple[Move, ...]:
    """6: along a line up to the first pillar or friend, through enemies."""
    moves: list[Move] = []
    for square in list_squares(own):
        for line in LINES[square]:
            for to in line:
                if own >> to & 1:
                    break
                moves.append(WALK[square][to])
    return tuple(moves)


def list_any_moves(own: int, seat: Seat) -> tuple[Move, ...]:  # noqa: ARG001  as the other icons
    """7: the sun can always be answered."""
    return (LEAVE,)


# By icon: the moves of a side whose pieces stand on `own`.
WALKS: tuple[Callable[[int, Seat], tuple[Move, ...]], ...] = (
    list_any_moves, list_pawn_moves, list_horse_moves, list_horse_moves, list_horse_moves,
    list_elephant_moves,
)
