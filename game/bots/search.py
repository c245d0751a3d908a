"""What every game's bot shares: the budget of a thought, and how it is told to stop."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

LOOK = 512  # nodes between two looks at the clock: 2-5 ms of thinking


class Enough(Exception):
    """The budget is spent, or nobody waits for the answer any more."""


class Budget:
    """So many seconds or so many nodes, whichever ends first; None is no limit.

    A budget of nodes alone gives the same answer on every machine. `stop` says that the thought
    has been overtaken by a newer question.
    """

    def __init__(
        self,
        seconds: float | None = None,
        nodes: int | None = None,
        clock: Callable[[], float] = monotonic,
        stop: Callable[[], bool] | None = None,
    ) -> None:
        self.seconds = seconds
        self.nodes = nodes
        self._clock = clock
        self._start = clock()
        self._stop = stop

    def spent(self) -> float:
        """Seconds since the thought began."""
        return self._clock() - self._start

    def look(self, nodes: int) -> int:
        """The number of nodes at which to look again. Raises Enough when there is no more."""
        if self.nodes is not None and nodes >= self.nodes:
            raise Enough
        if self.seconds is not None and self.spent() >= self.seconds:
            raise Enough
        if self._stop is not None and self._stop():
            raise Enough
        return nodes + LOOK if self.nodes is None else min(nodes + LOOK, self.nodes)
