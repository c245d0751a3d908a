"""The bots at a table: asked as soon as the question stands, answering after a thinking pause."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from game.bots.minds import Minds
from game.core import BadText, Move, Seat, State
from game.match import Match
from game.tables.hands import Hands

PAUSE = 0.7  # seconds; a bot never moves before
SECONDS = {"novice": 0.3, "skilled": 0.6, "expert": 1.0}
LATE = 0.15  # seconds after its time in which a bot's answer has come
HINT_LEVEL = "expert"
Tell = Callable[[Move, bool], None]


class SeatBots:
    """Questions that are open, by ticket. A bot's luck is its own, never the match's seed."""

    def __init__(self, minds: Minds, match: Match, hands: Hands, *, secrets: bool) -> None:
        """`secrets`: an answer waits until all of its time is over, however soon it was found,
        since how long somebody thinks tells what is in her hand."""
        self._minds = minds
        self._match = match
        self._hands = hands
        self._secrets = secrets
        self._open: dict[int, tuple[Seat, State]] = {}
        self._answers: dict[Seat, Move] = {}
        self._hints: dict[int, tuple[State, Tell]] = {}
        self._waited = 0.0
        self.hurried: set[Seat] = set()  # whose answer was given without thinking

    def ask(self) -> None:
        """Ask every bot that the rules ask; what was asked before is forgotten."""
        self.forget()
        for seat in self._match.prompts:
            if self._hands.is_bot(seat):
                self.ask_again(seat)

    def ask_again(self, seat: Seat) -> None:
        level = self._hands.players[seat].kind
        ticket = self._question(seat, level, SECONDS[level])
        self._open[ticket] = (seat, self._match.state)

    def _question(self, seat: Seat, level: str, seconds: float) -> int:
        rules = self._match.rules
        view = rules.write(rules.view(self._match.state, seat))
        return self._minds.ask(rules.NAME, view, seat, secrets.token_hex(8), seconds, level)

    def hint(self, seat: Seat, seconds: float, answer: Tell) -> None:
        """Ask for a seat's best move, for its player; `answer` gets it if it still matters, and
        whether somebody has thought about it."""
        ticket = self._question(seat, HINT_LEVEL, seconds)
        self._hints[ticket] = (self._match.state, answer)

    def forget(self) -> None:
        """Nothing that was asked matters any more."""
        for ticket in (*self._open, *self._hints):
            self._minds.forget(ticket)
        self._open.clear()
        self._hints.clear()
        self._answers.clear()
        self.hurried.clear()
        self._waited = 0.0

    def answer(self, seconds: float, speed: float) -> tuple[Seat, Move] | None:
        """A bot's move, when it has one and its pause is over. `seconds` have passed."""
        self._waited += seconds
        self._collect()
        for seat in sorted(self._answers):
            if self._waited >= self._pause(seat, speed):
                return seat, self._answers.pop(seat)
        return None

    def _pause(self, seat: Seat, speed: float) -> float:
        """Seconds from the question to the answer, at a speed of the table (0: instant)."""
        pause = PAUSE / speed if speed else 0.0
        if self._secrets and self._hands.humans:
            return max(pause, SECONDS[self._hands.players[seat].kind] + LATE)
        return pause

    def _collect(self) -> None:
        for ticket, text in self._minds.poll():
            if ticket in self._hints:
                state, tell = self._hints.pop(ticket)
                thought = not self._minds.hurried(ticket)
                if state is self._match.state and text:
                    tell(self._match.rules.parse(text), thought)
            elif ticket in self._open:
                self._take(ticket, text)

    def _take(self, ticket: int, text: str | None) -> None:
        seat, state = self._open.pop(ticket)
        hurried = self._minds.hurried(ticket)
        if state is not self._match.state or text is None:
            return
        try:
            self._answers[seat] = self._match.rules.parse(text)
            if hurried:
                self.hurried.add(seat)
        except BadText:
            self.ask_again(seat)
