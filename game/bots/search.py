"""Shared parts of bots: the budget of a thought, and how to stop it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Protocol

from game.core.contract import Move, Seat, State
from game.games import load_part

LOOK = 512  # nodes between two looks at the clock: 2-5 ms of thinking


class Bot(Protocol):
    """The interface of a game's bot; a module will do. `choose` thinks and may answer None for "not
    now"; `move_quickly` answers in a few milliseconds. `advice.Advisor` adds advice."""

    @property
    def LEVELS(self) -> tuple[str, ...]: ...  # noqa: N802  constants of a module, the weakest first

    def choose(
        self, view: State, seat: Seat, luck: Random, budget: Budget, level: str, /,
    ) -> Move | None: ...
    def move_quickly(self, view: State, seat: Seat, luck: Random, /) -> Move | None: ...


def bot_of(game: str) -> Bot:
    """Return the bot of a game on the shelf."""
    bot: Bot = load_part(game, "bot")
    return bot


class Enough(Exception):
    """The budget is spent, or the answer is no longer needed."""


class Budget:
    """A limit of seconds or nodes, whichever runs out first; None is no limit.

    A budget of nodes alone gives the same answer on every machine. `stop` says whether a newer
    question has overtaken the thought.
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

    def take_share(self, part: float) -> Budget:
        """Return a part of this budget, which begins now."""
        return Budget(self.seconds and self.seconds * part,
                      self.nodes and max(1, int(self.nodes * part)), self._clock, self._stop)

    def measure_time(self) -> float:
        """Return the seconds since the thought began."""
        return self._clock() - self._start

    def check_nodes(self, nodes: int) -> int:
        """Return the number of nodes at which to look again. Raises Enough once the budget is
        spent."""
        if self.nodes is not None and nodes >= self.nodes:
            raise Enough
        if self.seconds is not None and self.measure_time() >= self.seconds:
            raise Enough
        if self._stop is not None and self._stop():
            raise Enough
        return nodes + LOOK if self.nodes is None else min(nodes + LOOK, self.nodes)
