"""The time that people have for an answer, in games that limit it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import ceil

from game.core.contract import Prompt, Seat

HURRY = 5  # seconds; from here on each second sounds


class Countdown:
    """Seconds left, by seat. Clocks stop during a pause."""

    def __init__(self) -> None:
        self._left: dict[Seat, float] = {}
        self.most = 1.0  # seconds that an answer may take now

    def ask(self, prompts: Mapping[Seat, Prompt], people: Iterable[Seat]) -> None:
        """Start the time of newly asked seats; the others keep what they have left."""
        times = {seat: prompts[seat].seconds for seat in people if seat in prompts}
        self.most = max((time for time in times.values() if time), default=1.0)
        self._left = {seat: self._left.get(seat, seconds)
                      for seat, seconds in times.items() if seconds is not None}

    def seconds_shown(self) -> int | None:
        """Return the whole seconds left to the seat with the least time; None without a limit."""
        return ceil(min(self._left.values())) if self._left else None

    def tick(self, seconds: float, running: Iterable[Seat]) -> tuple[bool, Seat | None]:
        """Let time pass for some seats. Returns whether a second should sound, and a seat without
        time."""
        before = self.seconds_shown()
        for seat in running:
            if seat in self._left:
                self._left[seat] -= seconds
        now = self.seconds_shown()
        late = next((seat for seat, left in self._left.items() if left <= 0), None)
        return now != before and now is not None and now <= HURRY, late
