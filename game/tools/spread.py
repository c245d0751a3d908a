"""What is said of many measurements."""

from __future__ import annotations

from collections.abc import Iterable


def find_spread(found: Iterable[float]) -> tuple[float, float]:
    """Return the middle one, and the one that only one of a hundred exceeds."""
    ranked = sorted(found)
    return ranked[len(ranked) // 2], ranked[int(len(ranked) * 0.99)]
