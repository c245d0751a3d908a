"""Positions from a bot's matches against itself, from which its weights are learned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Lesson(NamedTuple):
    """One position: the numbers of the weights that speak for a seat and of those that speak
    against it, each as often as it does; and what came of it for that seat, a chance from 0 to 1 or
    points.

    Where a weight is made of several, one after another's whole row, `shares` says how much each of
    them counts. `sure` is how much this position is to be believed beside the others.
    """

    speaks: Sequence[int]
    against: Sequence[int]
    end: float
    shares: tuple[float, ...] = (1.0,)
    sure: float = 1.0
