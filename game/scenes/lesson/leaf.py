"""Between two steps of a lesson the table may become another one: it comes up out of the dark, and
its words say so on gold (`words.py`)."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from game.picture.screen import Screen

if TYPE_CHECKING:
    from game.scenes.lesson.scene import LessonScene

STAYS, LEAST = 2.8, 0.8  # seconds, at most and whatever is pressed
ALONE = 1.4  # of these, until the step points at what it asks for
CLEARS = 0.7  # of these, until the table is seen as it is
DARK = 240


class Leaf:
    """It is said for a while, and a press ends that. Where all is instant it is not, and where
    little moves nothing grows dark; the dot of the step has a ring anyway."""

    def __init__(self, scene: LessonScene) -> None:
        self.scene = scene
        self._since = -inf

    def turn(self) -> None:
        """The table is another one now."""
        self._since = self.scene.clock

    def heard(self) -> None:
        """End what is said, unless the press was still about the step before."""
        if self.age >= LEAST:
            self.end()

    def end(self) -> None:
        self._since = -inf

    @property
    def age(self) -> float:
        """How long ago the table changed, at normal speed."""
        return (self.scene.clock - self._since) * (self.scene.speed or inf)

    @property
    def up(self) -> bool:
        """Whether the words say it."""
        return self.age < STAYS

    @property
    def alone(self) -> bool:
        """Whether nothing else is pointed at."""
        return self.age < ALONE

    def draw(self, screen: Screen) -> None:
        """The dark out of which the table comes."""
        house = self.scene.house
        if self.age < CLEARS and not house.settings.reduced_motion:
            screen.cover(house.art.veil(screen.surface.get_size()),
                         round(DARK * (1 - self.age / CLEARS)))
