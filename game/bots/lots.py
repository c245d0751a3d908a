"""Draw a level's move from rated moves: the best move, or by lot a move nearly as good."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random


def draw_lot(values: Sequence[float], warmth: float, blind: float, luck: Random) -> int:
    """Draw a move and return its number. With more `warmth`, moves that are nearly as good as the
    best are drawn more often; moves `blind` points behind the best are never drawn."""
    best = max(values)
    if not warmth:
        return values.index(best)
    chances = [exp((value - best) / warmth) if value > best - blind else 0.0 for value in values]
    lot = luck.random() * sum(chances)
    for at, chance in enumerate(chances):
        lot -= chance
        if lot < 0:
            return at
    return values.index(best)
