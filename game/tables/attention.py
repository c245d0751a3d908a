"""Decide when a press counts as an answer: only after its question has been on the screen for a
moment.

A player who presses to land a flying piece, to lift a curtain or to close a sheet has not chosen
anything. Neither has a player who keeps pressing while the question appears. A press right after
the time has run out was meant for the old question.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.core.contract import Seat

DEAF = 0.4  # seconds for which a new question hears nothing
ROW = 1.2  # seconds for which repeated presses that began before a question can put off hearing it
MISSED = 2.0  # seconds for which a press still meant an answer that came too late


class Attention:
    """The seats that have to answer, and since when each has seen its question."""

    def __init__(self) -> None:
        self._since: dict[Seat, float | None] = {}
        self._came: dict[Seat, float] = {}  # when each question was first seen
        self._missed: dict[Seat, float] = {}  # when the time of each seat has run out

    def ask(self, seats: Iterable[Seat], anew: Iterable[Seat]) -> None:
        """Set the seats that have to answer; the question is new for those in `anew`."""
        new = set(anew)
        self._since = {seat: None if seat in new else self._since.get(seat) for seat in seats}

    def ask_again(self) -> None:
        """Restart the wait for all seats, as the table or a hand was covered."""
        self._since = dict.fromkeys(self._since)

    def note_seen(self, now: float) -> None:
        """Start the wait: all questions are on the screen and nothing flies."""
        self._came |= {seat: now for seat, since in self._since.items() if since is None}
        self._since = {seat: now if since is None else since
                       for seat, since in self._since.items()}

    def note_missed(self, seat: Seat, now: float) -> None:
        """Note that the time of a seat has run out."""
        self._missed[seat] = now

    def is_seen(self, seat: Seat) -> bool:
        """Return whether a seat's question is on the screen."""
        return self._since.get(seat) is not None

    def can_hear(self, seat: Seat, now: float) -> bool:
        """Return whether a seat has seen its question for long enough to answer."""
        since = self._since.get(seat)
        return (since is not None and now >= since + DEAF
                and now >= self._missed.get(seat, -MISSED) + MISSED)

    def is_answer(self, seat: Seat, now: float) -> bool:
        """Return whether a seat's press is an answer. A press that comes too early starts the wait
        again, but a player who keeps on pressing is heard in the end."""
        heard = self.can_hear(seat, now)
        if not heard and self.is_seen(seat) and now < self._came[seat] + ROW:
            self._since[seat] = now
        return heard
