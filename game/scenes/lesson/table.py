"""The table of a lesson: its steps, and the answers to the learner."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf

from game.bots.advice import Advice, Rated
from game.core.contract import Move, Seat
from game.core.hands import Hands
from game.core.known_names import make_player
from game.core.match import match_at
from game.core.record import Player
from game.devices.press import Device
from game.games import load_rules
from game.house import House
from game.tables.lessons import LEARNER, Step, answer, load_lesson
from game.tables.seatbots import PAUSE, SeatBots, Tell
from game.tables.taught_table import TaughtTable


class LessonTable(TaughtTable):
    led = brief = tells = True

    def __init__(self, house: House, game: str, device: Device, names: Iterable[str],
                 learner: Player | None = None) -> None:
        """`names`: one for each seat; `learner`: the player who learns, if they have a face."""
        self.steps = load_lesson(game)
        self.at = 0
        self.done = False
        self.waited = 0.0  # seconds since the step began
        self.changed = -inf  # when the table of a step came in place of another
        self.begins = {n: step.position for n, step in enumerate(self.steps) if step.position}
        players = tuple(learner or make_player(house.settings, name) if seat == LEARNER
                        else Player(name, "novice")
                        for seat, name in zip(
                            range(load_rules(game).SEATS[0]), names, strict=False))
        match = match_at(game, players, self.begins[0])
        super().__init__(house, match, Hands(players, {LEARNER: device}))

    @property
    def step(self) -> Step:
        return self.steps[self.at]

    @property
    def table_age(self) -> float:
        """Return the seconds since the table changed, at normal speed."""
        return (self.clock - self.changed) * (self.speed or inf)

    def begin(self, at: int) -> None:
        """Start a step; without a position it goes on from the step before."""
        raise NotImplementedError  # a `LessonScene` knows its steps

    def skip(self) -> None:
        """Go to the next step as if this one had been played."""
        raise NotImplementedError


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
