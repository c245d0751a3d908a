"""What a Hamnár position is worth to the side to move before looking ahead, in hundredths of a
piece.

Each side's part depends on its squares and its orbs alone, and is worked out once for each pair.
What things are worth was learned from matches that the bot played against itself
(`bot/learning.py`), and lies in `assets/nets`.
"""

from __future__ import annotations

from functools import cache
from itertools import accumulate

from game.bots.net import load_weights as read
from game.core.contract import Seat
from game.core.paths import ASSETS
from game.games.hamnar.bot.position import LINES
from game.games.hamnar.rules.position import ELEPHANT, PAWN, SUN
from game.games.hamnar.rules.reach import PILLARS, list_squares

PIECE = 100
FILE = ASSETS / "nets" / "hamnar.json"
KEPT = 1 << 16
FOLDS = tuple(5 * rank + min(file, 4 - file) for rank in range(5) for file in range(5))
WAYS, WALKS = 6, 13  # as many moves, and more, count as the last of them
# How many weights each kind of thing has: pieces; squares, alone and by each owned icon; pieces
# by owned icon; moves of pawns and of elephants, and pieces off the pillars, for the owner of those
# icons; whose the orbs are, by the active one; what can be captured at once, by icon.
SIZES = (6, 7 * 25, 6 * 6, WAYS, WALKS, WAYS, 6 * 64, 6)
_FIRST = tuple(accumulate(SIZES, initial=0))
PIECES, SQUARES, FEW, PAWNS, ELEPHANTS, GROUND, ORDER, HIT, TOTAL = _FIRST


def list_weights(seat: Seat, own: int, icons: int) -> list[int]:
    """Return the numbers of the weights that a seat's pieces have with its orbs on `icons`."""
    places = [FOLDS[square if seat == 0 else 20 - square // 5 * 5 + square % 5]
              for square in list_squares(own)]
    count = len(places)
    found = [PIECES + count]
    found += [SQUARES + place for place in places]
    for icon in range(6):
        if icons >> icon & 1:
            found.append(FEW + 6 * icon + count)
            layer = SQUARES + 25 * (icon + 1)
            found += [layer + place for place in places]
    if icons >> PAWN & 1:
        found.append(PAWNS + min(len(LINES[PAWN][seat][own]), WAYS - 1))
    if icons >> ELEPHANT & 1:
        ground = sum(square not in PILLARS for square in list_squares(own))
        found.append(GROUND + min(ground, WAYS - 1))
        found.append(ELEPHANTS + min(len(LINES[ELEPHANT][seat][own]), WALKS - 1))
    return found


class Worth(dict[int, int]):
    """By `own | icons << 25`: what a seat's pieces are worth with its orbs on `icons`."""

    def __init__(self, seat: Seat, weights: tuple[int, ...]) -> None:
        super().__init__()
        self.seat, self.weights = seat, weights

    def __missing__(self, key: int) -> int:
        if len(self) >= KEPT:
            self.clear()
        weights = self.weights
        worth = self[key] = sum(
            [weights[thing] for thing in list_weights(self.seat, key & (1 << 25) - 1, key >> 25)])
        return worth


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


_HORSE_HITS = Hits(2, 0)
_ELEPHANT_HITS = Hits(5, 0)
HITS = (
    (_HORSE_HITS, _HORSE_HITS), (Hits(1, 0), Hits(1, 1)), (_HORSE_HITS, _HORSE_HITS),
    (_HORSE_HITS, _HORSE_HITS), (_HORSE_HITS, _HORSE_HITS), (_ELEPHANT_HITS, _ELEPHANT_HITS),
)


class Judge:
    """Values of positions by a set of weights."""

    def __init__(self, weights: tuple[int, ...]) -> None:
        self.sides = Worth(0, weights), Worth(1, weights)
        self.order, self.hit = weights[ORDER:HIT], weights[HIT:]

    def rate_position(self, own: int, enemy: int, seat: Seat, orbs: int, icon: int) -> int:
        """Return the worth as the mover sees it; `icon` is active, `seat` moves `own`."""
        mine = orbs if seat else orbs ^ 63
        sides = self.sides
        value = (sides[seat][own | mine << 25] - sides[1 - seat][enemy | (mine ^ 63) << 25]
                 + self.order[icon << 6 | mine])
        if icon and HITS[icon][seat][own] & enemy:
            value += self.hit[icon]
        return value


def list_seen_weights(
    own: int, enemy: int, seat: Seat, orbs: int, icon: int,
) -> tuple[list[int], list[int]]:
    """Return the numbers of the weights that a judge adds and of those that it takes away."""
    mine = orbs if seat else orbs ^ 63
    for_it = [*list_weights(seat, own, mine), ORDER + (icon << 6 | mine)]
    if icon != SUN and HITS[icon][seat][own] & enemy:
        for_it.append(HIT + icon)
    return for_it, list_weights(1 - seat, enemy, mine ^ 63)


@cache
def load_judge() -> Judge:
    """Return the judge that the bot plays with. Raises BadNet."""
    return Judge(read(FILE, TOTAL))
