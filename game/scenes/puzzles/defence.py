"""Play the other seats of a puzzle with their best answers."""

from __future__ import annotations

from typing import Any

from game.bots.advice import Advice, Rated
from game.core.contract import Move, Seat
from game.scenes.puzzles.table import PuzzleTable
from game.tables.seatbots import SeatBots, Tell


class Defence(SeatBots):
    """Takes the bots' place: their process works the answers out, and they come after the usual
    pause."""

    def __init__(self, table: PuzzleTable) -> None:
        super().__init__(table.house.run.minds, table.match, table.hands, table.style)
        self._table = table
        self._ticket: int | None = None
        self._best: str | None = None
        self._known: dict[str, Any] = {}  # other facts about the best move
        self._waits: Tell | None = None  # for a hint
        self.lost = False  # whether a move has let the solution slip

    def ask(self) -> None:
        """Ask for an answer to the player's moves, and whether these still lead to the goal; also
        at the start, so that the process is up before anybody waits for it."""
        self.forget()
        table = self._table
        tried = [line.move for line in table.match.record.lines]
        refuted = self.lost and table.hero in table.match.waits_for
        if not tried:
            self._best, self.lost = table.turned.solution[0], False
        if table.verdict is None and not table.shows and not refuted:
            self._ticket = self._minds.defend(table.rules.NAME, table.turned.write_line(), tried)

    def forget(self) -> None:
        super().forget()
        if self._ticket is not None:
            self._minds.forget(self._ticket)
        self._ticket = self._best = self._waits = None
        self._known = {}

    def answer(self, seconds: float, speed: float) -> tuple[Seat, Move] | None:
        self._waited += seconds
        self._hear()
        table = self._table
        seat = next(iter(table.match.waits_for), table.hero)
        if self._best is None or seat == table.hero or table.verdict is not None:
            return None
        self._answers[seat] = table.rules.parse(self._best)
        pace = min(self._find_pace(seat), 0.3) if self.lost else self._find_pace(seat)
        if self._waited < (pace / speed if speed and not self._hasty else 0.0):
            return None
        self._best = None
        return seat, self._answers.pop(seat)

    def _hear(self) -> None:
        if self._ticket is None:
            return
        for ticket, move in self._minds.poll():
            if ticket == self._ticket:
                self._ticket, self._best = None, move
                self._known = self._minds.take_advice(ticket) or {}
                self.lost = not self._known.get("kept", False)
        if self._waits and self._best and self._ticket is None:
            self._tell(self._waits)

    def give_hint(
            self, seat: Seat, seconds: float, answer: Tell) -> None:  # noqa: ARG002  it is known
        """Give the next move of a solution and its reason. From then on the puzzle does not
        count."""
        self._table.helped = True
        self._table.mark_stale()
        if self._best is None or self._ticket is not None:
            self._waits = answer
        else:
            self._tell(answer)

    def _tell(self, answer: Tell) -> None:
        self._waits = None
        if self._best and not self.lost:
            move = self._table.rules.parse(self._best)
            answer(Advice((Rated(move, 0.0),), self._table.tell_why(self._known)), True)
