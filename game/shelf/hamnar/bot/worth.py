"""What a Hamnár position is worth to the side to move before looking ahead, in hundredths of a
piece.

Each side's part depends on its squares and its orbs alone, and is worked out once for each pair.
"""

from __future__ import annotations

from game.core import Seat
from game.shelf.hamnar.bot.position import LINES
from game.shelf.hamnar.rules.reach import LEAPS, PILLARS, squares

PIECE = 100
THREAT = 45  # the mover can capture at once; weighed against the reply, which is not looked at
ALONE = (-400, -90, -20, 0, 0, 0)  # the last pieces run out of moves first
KEPT = 1 << 16


class Worth(dict[int, int]):
    """By `own
    icons << 25`: what a seat's pieces are worth with its orbs on `icons`."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat

    def __missing__(self, key: int) -> int:
        if len(self) >= KEPT:
            self.clear()
        worth = self[key] = _worth(self.seat, key & (1 << 25) - 1, key >> 25)
        return worth


def _worth(seat: Seat, own: int, icons: int) -> int:
    pieces = squares(own)
    worth = PIECE * len(pieces) + ALONE[len(pieces)]
    worth += sum(len(LEAPS[square]) for square in pieces)
    if icons & 2:
        worth += _room(len(LINES[1][seat][own]))
        worth += sum(4 * (4 - r if seat == 0 else r) for r in (square // 5 for square in pieces))
    if icons & 32:
        ground = sum(square not in PILLARS for square in pieces)
        worth += _room(ground) + 2 * len(LINES[5][seat][own])
    return worth


def _room(ways: int) -> int:
    """How safe a seat is from having no move on one of its own icons."""
    return (-60, -25, -5, 0, 4, 8)[min(ways, 5)]


class Hits(dict[int, int]):
    """For each set of a side's squares, all squares on which one kind of move could capture."""

    def __init__(self, icon: int, seat: Seat) -> None:
        super().__init__()
        self.lines = LINES[icon][seat]

    def __missing__(self, own: int) -> int:
        if len(self) >= KEPT:
            self.clear()
        hits = 0
        for _, kills, _, _ in self.lines[own]:
            hits |= kills
        self[own] = hits
        return hits


WORTH = Worth(0), Worth(1)
_HORSE_HITS = Hits(2, 0)
_ELEPHANT_HITS = Hits(5, 0)
HITS = (
    (_HORSE_HITS, _HORSE_HITS), (Hits(1, 0), Hits(1, 1)), (_HORSE_HITS, _HORSE_HITS),
    (_HORSE_HITS, _HORSE_HITS), (_HORSE_HITS, _HORSE_HITS), (_ELEPHANT_HITS, _ELEPHANT_HITS),
)


def worth(own: int, enemy: int, seat: Seat, orbs: int, icon: int) -> int:
    """The worth as the mover sees it; `icon` is active, `seat` moves `own`."""
    mine = orbs if seat else orbs ^ 63
    value = WORTH[seat][own | mine << 25] - WORTH[1 - seat][enemy | (mine ^ 63) << 25]
    if icon and HITS[icon][seat][own] & enemy:
        value += THREAT
    return value
