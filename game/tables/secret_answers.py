"""Secret yes-or-no answers, given with the hand closed.

Left and right choose, and the screen shows no difference; Confirm gives the answer. Until then the
player can change it.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.core.contract import Move, Seat
from game.devices.press import Action, Press


class Blind:
    """The choice of each seat so far."""

    answers: tuple[Move, Move]  # left and right

    def __init__(self) -> None:
        self._minds: dict[Seat, Action] = {}
        self._asked: frozenset[Seat] = frozenset()

    def ask(self, seats: Iterable[Seat], answers: tuple[Move, Move]) -> None:
        self.answers, self._asked = answers, frozenset(seats)

    def forget(self) -> None:
        """Ask nobody and forget all choices."""
        self._asked, self._minds = frozenset(), {}

    def is_asked(self, seat: Seat) -> bool:
        """Say whether a seat answers in secret."""
        return seat in self._asked

    def is_ready(self, seat: Seat) -> bool:
        """Say whether a seat has chosen."""
        return seat in self._minds

    def press(self, seat: Seat, press: Press) -> Move | None:
        """Hear a press of a seat. Returns its answer once it is confirmed."""
        if press.action in (Action.LEFT, Action.RIGHT):
            self._minds[seat] = press.action
        elif press.action is Action.CONFIRM and seat in self._minds:
            left, right = self.answers
            return left if self._minds[seat] is Action.LEFT else right
        return None
