"""What a net says of Herrlof's moves, in points of the round."""

from __future__ import annotations

from collections.abc import Sequence

from game.shelf.herrlof.rules.points import EXACT

SCALE = 10.0  # points that count as one for a net
HEADS = 2  # own points without the bonus, minus those of the others; how likely it is exact


def worth(heads: Sequence[float]) -> float:
    """The points of the round by which a seat is expected to end ahead of the others on average,
    whose bonuses are unknown and do not count."""
    lead, exact = heads
    return SCALE * lead + EXACT * exact


def best(heads: Sequence[Sequence[float]]) -> int:
    """The number of the best move."""
    values = [worth(each) for each in heads]
    return values.index(max(values))
