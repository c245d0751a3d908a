"""The table of a lesson: its steps, and which of them is played."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf

from game.core.hands import Hands
from game.core.known_names import make_player
from game.core.match import match_at
from game.core.record import Player
from game.devices.press import Device
from game.games import load_rules
from game.house import House
from game.tables.lessons import LEARNER, Step, load_lesson
from game.tables.taught_table import TaughtTable


class LessonTable(TaughtTable):
    led = brief = tells = True

    def __init__(self, house: House, game: str, device: Device, names: Iterable[str],
                 learner: Player | None = None) -> None:
        """`names`: enough for all seats; `learner`: the player who learns, if they have a face."""
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
        """Return how many seconds ago the table changed, at normal speed."""
        return (self.clock - self.changed) * (self.speed or inf)

    def begin(self, at: int) -> None:
        """Start a step; without a position it goes on from where the one before has ended."""
        raise NotImplementedError  # a `LessonScene` knows its steps

    def skip(self) -> None:
        """Go to the next step as if this one had been played."""
        raise NotImplementedError
