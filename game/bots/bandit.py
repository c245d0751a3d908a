"""Which of several moves is best, when each is worth something different in every world tried.

Every world is tried with all moves that are still in the running, so that they are compared on the
same cards; moves that are clearly behind drop out.
"""

from __future__ import annotations

from math import sqrt

FEW = 12  # worlds before a move may drop out
SURE = 3.0  # standard errors behind the best
AT_MOST = 4000  # worlds: more would change nothing


class Bandit:
    """The moves still in the running, by number, with their results."""

    def __init__(self, count: int) -> None:
        self.running = list(range(count))
        self.worlds = 0
        self.sums = [0.0] * count
        self._worth: list[list[float]] = [[] for _ in range(count)]

    def add(self, worth: list[float]) -> None:
        """Note the result of each running move in one more world."""
        for arm, value in zip(self.running, worth, strict=True):
            self.sums[arm] += value
            self._worth[arm].append(value)
        self.worlds += 1
        if self.worlds >= FEW and self.worlds % 4 == 0 and len(self.running) > 1:
            self._drop()

    @property
    def best(self) -> int:
        """The leading move; the first of equals."""
        return max(self.running, key=self.sums.__getitem__)

    @property
    def settled(self) -> bool:
        return len(self.running) == 1 or self.worlds >= AT_MOST

    def find_proven(self, first: int, errors: float) -> int:
        """Return the leading move if it is ahead of the first choice by `errors` standard errors;
        otherwise the first choice."""
        best = self.best
        if first not in self.running:
            return best
        n = self.worlds
        if n < FEW // 2:
            return first
        gaps = [b - a for a, b in zip(self._worth[first], self._worth[best], strict=True)]
        mean = sum(gaps) / n
        spread = sum([(gap - mean) ** 2 for gap in gaps]) / (n - 1)
        return best if mean > errors * sqrt(spread / n) else first

    def _drop(self) -> None:
        best = self.best
        self.running = [
            arm for arm in self.running if arm == best or not self._is_behind(arm, best)]

    def _is_behind(self, arm: int, best: int) -> bool:
        n = self.worlds
        gaps = [b - a for a, b in zip(self._worth[arm], self._worth[best], strict=True)]
        mean = sum(gaps) / n
        spread = sum([(gap - mean) ** 2 for gap in gaps]) / (n - 1)
        return mean > SURE * sqrt(spread / n) + 1e-9
