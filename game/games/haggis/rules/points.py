"""How points are counted in Haggis: what cards, going out and bets are worth, and the score sheet.

Numbers in docstrings are those of the rulings.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.core.contract import Line, Seat
from game.games.haggis.rules.combos import NUMBERS
from game.games.haggis.rules.position import Scored, State

POINTS = (*({3: 1, 5: 1, 7: 1, 9: 1}.get(card // 5 + 2, 0) for card in range(NUMBERS)), 2, 3, 5)
OUT = 5  # points for each card of the largest opposing hand


def count_points(cards: Iterable[int]) -> int:
    """1: what cards are worth."""
    return sum([POINTS[card] for card in cards])


def add_outs(gained: list[int], outs: Iterable[tuple[Seat, int]]) -> None:
    """12: for everybody who went out."""
    for seat, count in outs:
        gained[seat] += OUT * count


def add_bets(gained: list[int], bets: Sequence[int | None], first: Seat) -> None:
    """13: a bet goes to the player who was out first; a lost bet also goes to every other opponent
    who has bet 0."""
    for seat, amount in enumerate(bets):
        if amount:
            gained[first] += amount
            if seat != first:
                for other, theirs in enumerate(bets):
                    if not theirs and other != first:
                        gained[other] += amount


def count_gains(
    tricks: Iterable[int], left: int, outs: Sequence[tuple[Seat, int]], bets: Sequence[int | None],
) -> list[int]:
    """1, 12, 13: what a round brings each seat, from the points in its tricks and in the cards that
    are left."""
    gained, first = [*tricks], outs[0][0]
    gained[first] += left
    add_outs(gained, outs)
    add_bets(gained, bets, first)
    return gained


def of_tricks(view: State) -> list[int]:
    """9, 10: the points that everybody has taken."""
    return [count_points(pile) for pile in view.captured]


def of_the_rest(view: State) -> int:
    """11: the points in the last hand and the haggis."""
    return count_points(view.haggis) + sum(map(count_points, view.hands))


def tally(view: State) -> list[Line]:
    """1, 12, 13: the score sheet of a round that has just been scored, and only then."""
    if not isinstance(view.stage, Scored):
        return []
    first, none = view.outs[0][0], [0] * len(view.hands)
    left, out, bets = none.copy(), none.copy(), none.copy()
    left[first] = of_the_rest(view)
    add_outs(out, view.outs)
    add_bets(bets, view.bets, first)
    return [
        Line(("haggis-sheet-tricks",), tuple(of_tricks(view))),
        Line(("haggis-sheet-left",), tuple(left)),
        Line(("haggis-sheet-out",), tuple(out)),
        Line(("haggis-sheet-bets",), tuple(bets)),
        Line(("sheet-total",), view.scores),
    ]
