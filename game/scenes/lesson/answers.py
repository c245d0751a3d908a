"""Play what a step has after the learner's move, in place of bots."""

from __future__ import annotations

from game.bots.advice import Advice, Rated
from game.core.contract import Move, Seat
from game.scenes.lesson.table import LessonTable
from game.tables.lessons import answer
from game.tables.seatbots import PAUSE, SeatBots, Tell


class Answers(SeatBots):
    def __init__(self, table: LessonTable) -> None:
        super().__init__(table.house.run.minds, table.match, table.hands, table.style)
        self._table = table
        self.left: list[str] = []
        self._rest = 0.0

    def ask(self) -> None:
        """Begin the pause before an answer."""
        self._rest = 0.0

    def answer(self, seconds: float, speed: float) -> tuple[Seat, Move] | None:
        self._rest += seconds
        waits = self._rest < (PAUSE / speed if speed else 0)
        return None if waits or not self.left else self.take()

    def take(self) -> tuple[Seat, Move]:
        """Return the next answer of the step."""
        match = self._table.match
        return answer(match.rules, match.state, self.left.pop(0))

    def give_hint(
            self, seat: Seat, seconds: float, answer: Tell) -> None:  # noqa: ARG002  needs no time
        move = self._table.step.find_example(self._table.rules, self._table.match.state)
        answer(Advice((Rated(move, 0.0),)), True)
