"""Silences: the time since the last press, and what is due after it.

The operator sets the times; nothing here knows scenes or devices.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from game.core.files import Plain
from game.core.settings import Mode
from game.games import list_games

Where = Literal["menu", "match", "attract"]
Due = Literal["", "ask", "attract"]
Seconds = Annotated[int, msgspec.Meta(ge=5, le=3600)]


class Choices(msgspec.Struct):
    """The operator's choices: games taken `off` the shelf, how hands are kept at first, and the
    seconds of silence before each step. `seal` is the old place of the sealed PIN. Keys that this
    version does not know stay in the file."""

    off: list[Plain] = []
    secrecy: Mode = "closed"
    menu: Seconds = 60
    match: Seconds = 90
    countdown: Seconds = 20
    seal: str = ""
    phones: bool = False  # whether guests may play from phones
    attract: Literal["off", "quiet", "normal"] = "quiet"  # music while nobody plays

    def __post_init__(self) -> None:
        if not set(list_games()) - set(self.off):
            raise ValueError("no game is left on the shelf")


class Idle:
    """The last press, and the steps of the silence since then."""

    def __init__(self, choices: Choices) -> None:
        self._choices = choices
        self._last = 0.0

    def press(self, now: float) -> None:
        """Note that a person is there."""
        self._last = now

    def find_due(self, now: float, where: Where) -> Due:
        """Return the step that is due now; at a match, people are asked first."""
        quiet = now - self._last
        if where == "menu" and quiet >= self._choices.menu:
            return "attract"
        if where == "match" and quiet >= self._choices.match:
            return "ask" if self.seconds_left(now) > 0 else "attract"
        return ""

    def seconds_left(self, now: float) -> float:
        """Return the seconds left to answer whether anybody is still there."""
        return self._last + self._choices.match + self._choices.countdown - now
