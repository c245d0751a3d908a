"""The bots at a table: asked as soon as there is a question, they answer after a pause."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from zlib import crc32

from game.bots.advice import Advice, Rated, unpack_advice
from game.bots.minds import Minds
from game.core.contract import BadText, Move, Seat, State
from game.core.hands import Hands
from game.core.match import Match
from game.tables.style import TableStyle

PAUSE = 0.8  # seconds in which a bot answers, more or less
MANNER, MOMENT = (0.85, 1.2), (0.75, 1.3)  # of it: everybody's own, and from one time to the next
PONDERS, BRISK = 1.6, 0.3  # for the most important decisions, and for trivial ones
SECONDS = {"novice": 0.3, "skilled": 0.6, "expert": 1.0}
LATE = 0.15  # more seconds, by which any bot's answer has come
SOON = 0.25  # seconds by which it has come where none has to be thought about
HINT_LEVEL = "expert"
Tell = Callable[[Advice, bool], None]


class SeatBots:
    """The open questions, by ticket. A bot's luck is its own, never the match's seed."""

    def __init__(self, minds: Minds, match: Match, hands: Hands, style: TableStyle) -> None:
        """Begin without questions. Where hands are hidden, an answer waits until all of its time is
        over, however soon it was found, since the time that a player takes tells something about
        their hand."""
        self._minds = minds
        self._match = match
        self._hands = hands
        self._style = style
        self._open: dict[int, tuple[Seat, State]] = {}
        self._answers: dict[Seat, Move] = {}
        self._hints: dict[int, tuple[State, Tell]] = {}
        self._waited = 0.0
        self._hasty = False  # a player has pressed, and does not want to wait
        self.hurried: set[Seat] = set()  # seats with a quick last answer

    def ask(self) -> None:
        """Ask every bot that the rules ask; earlier questions are forgotten."""
        self.forget()
        for seat in self._match.prompts:
            if self._hands.is_bot(seat):
                self.ask_again(seat)

    def ask_again(self, seat: Seat) -> None:
        level = self._hands.players[seat].kind
        ticket = self._ask_minds(seat, level, SECONDS[level])
        self._open[ticket] = (seat, self._match.state)

    def _ask_minds(self, seat: Seat, level: str, seconds: float, *, coach: bool = False) -> int:
        rules = self._match.rules
        view = rules.write(rules.view(self._match.state, seat))
        return self._minds.ask(
            rules.NAME, view, seat, secrets.token_hex(8), seconds, level, coach=coach)

    def give_hint(self, seat: Seat, seconds: float, answer: Tell) -> None:
        """Ask for advice for a seat. `answer` is called with the advice while it matters, and with
        whether a bot had time to think."""
        ticket = self._ask_minds(seat, HINT_LEVEL, seconds, coach=True)
        self._hints[ticket] = (self._match.state, answer)

    def forget(self) -> None:
        """Forget all questions and answers."""
        for ticket in (*self._open, *self._hints):
            self._minds.forget(ticket)
        self._open.clear()
        self._hints.clear()
        self._answers.clear()
        self.hurried.clear()
        self._waited = 0.0
        self._hasty = False

    def hurry(self) -> None:
        """Give the next answer without its pause; where hands are hidden, without waiting for
        thought either."""
        self._hasty = True

    def answer(self, seconds: float, speed: float) -> tuple[Seat, Move] | None:
        """Let time pass. Returns a bot's move once its pause is over."""
        self._waited += seconds
        self._collect()
        for seat in sorted(self._answers):
            if self._waited >= self._pause(seat, speed):
                return seat, self._answers.pop(seat)
        return None

    def _pause(self, seat: Seat, speed: float) -> float:
        """Return the seconds from question to answer at the table's speed (0: instant)."""
        pause = self._find_pace(seat) / speed if speed else 0.0
        if not self._style.hands or not self._hands.humans:
            return 0.0 if self._hasty else pause
        level = self._hands.players[seat].kind
        soonest = SECONDS[level] + LATE if level in self._style.pace.thinks else SOON
        return soonest if self._hasty else max(pause, soonest)

    def _find_pace(self, seat: Seat) -> float:
        """Return the seconds that a bot takes: by its manner and the moment, longer where much is
        decided. They depend on public facts alone, not on its hand."""
        name, prompt = self._hands.players[seat].name, self._match.prompts.get(seat)
        pause = PAUSE * _draw_lot(MANNER, name) * _draw_lot(
            MOMENT, f"{name}/{len(self._match.states)}")
        if prompt is not None and prompt.kind in self._style.pace.ponders:
            pause *= PONDERS
        return pause * BRISK if self._answers[seat][0] in self._style.pace.brisk else pause

    def _collect(self) -> None:
        for ticket, text in self._minds.poll():
            if ticket in self._hints:
                state, tell = self._hints.pop(ticket)
                thought = not self._minds.take_hurried(ticket)
                found, rules = self._minds.take_advice(ticket), self._match.rules
                if state is self._match.state and text:
                    alone = Advice((Rated(rules.parse(text), 0.0),))
                    tell(unpack_advice(rules, found) if found else alone, thought)
            elif ticket in self._open:
                self._take(ticket, text)

    def _take(self, ticket: int, text: str | None) -> None:
        seat, state = self._open.pop(ticket)
        hurried = self._minds.take_hurried(ticket)
        if state is not self._match.state or text is None:
            return
        try:
            self._answers[seat] = self._match.rules.parse(text)
            if hurried:
                self.hurried.add(seat)
        except BadText:
            self.ask_again(seat)


def _draw_lot(between: tuple[float, float], what: str) -> float:
    """Return a number between two others, always the same for the same words."""
    least, most = between
    return least + (most - least) * crc32(what.encode()) / 0xFFFFFFFF
