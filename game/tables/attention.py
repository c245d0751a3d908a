"""When a press is an answer: not before its question has stood on the screen for a moment.

Whoever presses to land what flies, to lift a curtain or to close a sheet has not chosen anything;
nor has who goes on pressing in a row that began before the question was there.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.core import Seat

DEAF = 0.4  # seconds for which a question that has just come hears nothing
ROW = 1.2  # seconds for which a row of presses that began before it goes on at most


class Attention:
    """The seats that are asked, and since when each has seen its question."""

    def __init__(self) -> None:
        self._since: dict[Seat, float | None] = {}
        self._came: dict[Seat, float] = {}  # when each question was seen first

    def ask(self, seats: Iterable[Seat], anew: Iterable[Seat]) -> None:
        """These seats are asked; to some of them it is a new question."""
        new = set(anew)
        self._since = {seat: None if seat in new else self._since.get(seat) for seat in seats}

    def again(self) -> None:
        """Something lay over the table, or over a hand: what is asked has to be seen again."""
        self._since = dict.fromkeys(self._since)

    def see(self, now: float) -> None:
        """Nothing flies any more: every question is on the screen."""
        self._came |= {seat: now for seat, since in self._since.items() if since is None}
        self._since = {seat: now if since is None else since
                       for seat, since in self._since.items()}

    def seen(self, seat: Seat) -> bool:
        """Whether a seat's question has come onto the screen."""
        return self._since.get(seat) is not None

    def hears(self, seat: Seat, now: float) -> bool:
        """Whether a seat has had its question before its eyes for long enough to answer."""
        since = self._since.get(seat)
        return since is not None and now >= since + DEAF

    def answers(self, seat: Seat, now: float) -> bool:
        """Whether a press of a seat is an answer; one that is not, begins the wait anew, but who
        goes on and on is heard in the end."""
        heard = self.hears(seat, now)
        if not heard and self.seen(seat) and now < self._came[seat] + ROW:
            self._since[seat] = now
        return heard
