"""Answers of yes or no that are given unseen, with the hand closed.

Left and right choose, and nothing on the screen tells one from the other; confirm gives the answer.
Until then it can still be changed.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.core.contract import Move, Seat
from game.devices.press import Action, Press


class Blind:
    """What each seat has chosen so far."""

    answers: tuple[Move, Move]  # left and right

    def __init__(self) -> None:
        self._minds: dict[Seat, Action] = {}
        self._asked: frozenset[Seat] = frozenset()

    def ask(self, seats: Iterable[Seat], answers: tuple[Move, Move]) -> None:
        """Ask these seats now."""
        self.answers, self._asked = answers, frozenset(seats)

    def forget(self) -> None:
        """Ask nobody, and forget what all had chosen."""
        self._asked, self._minds = frozenset(), {}

    def is_asked(self, seat: Seat) -> bool:
        """Return whether a seat answers unseen."""
        return seat in self._asked

    def is_ready(self, seat: Seat) -> bool:
        """Return whether a seat has chosen an answer."""
        return seat in self._minds

    def press(self, seat: Seat, press: Press) -> Move | None:
        """Hear a press of a seat that is asked. Returns its answer, if that is now confirmed."""
        if press.action in (Action.LEFT, Action.RIGHT):
            self._minds[seat] = press.action
        elif press.action is Action.CONFIRM and seat in self._minds:
            left, right = self.answers
            return left if self._minds[seat] is Action.LEFT else right
        return None
