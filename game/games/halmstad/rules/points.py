"""How points are counted in Halmstad (rulings 12 and 14), and the score sheet."""

from __future__ import annotations

from game.core.cards import Card
from game.core.contract import Line
from game.games.halmstad.rules.contracts import sum_of
from game.games.halmstad.rules.state import BALLAST, NISSE, TIMBER, State, Won

THANKS = 4  # points for a nisse among the cards of contracts


def count_points(mine: Won) -> int:
    """12: what counters and nisser are worth."""
    return mine.counters + count_nisser(mine)


def count_nisser(mine: Won) -> int:
    """12: what the nisser are worth."""
    return THANKS * mine.cards.count(NISSE)


def tally(view: State) -> list[Line]:
    """12: where the points come from, and what decides between equal points."""
    return [
        Line(("halmstad-sheet-counters",), tuple(mine.counters for mine in view.won)),
        Line(("halmstad-sheet-nisser",), tuple(map(count_nisser, view.won))),
        Line(("halmstad-sheet-timber",), _sum_by_kind(view, TIMBER), points=False),
        Line(("halmstad-sheet-ballast",), _sum_by_kind(view, BALLAST), points=False),
        Line(("sheet-total",), tuple(map(count_points, view.won))),
    ]


def _sum_by_kind(view: State, kind: frozenset[Card]) -> tuple[int, ...]:
    return tuple(sum_of(tuple(card for card in mine.cards if card in kind)) for mine in view.won)
