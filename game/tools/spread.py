"""Statistics of many measurements."""

from __future__ import annotations

from collections.abc import Iterable


def find_spread(found: Iterable[float]) -> tuple[float, float]:
    """Return the median and the 99th percentile."""
    ranked = sorted(found)
    return ranked[len(ranked) // 2], ranked[int(len(ranked) * 0.99)]
