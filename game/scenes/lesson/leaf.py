"""The change to another table between two steps: it comes up out of the dark, and the words say
so for a while."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from game.picture.screen import Screen

if TYPE_CHECKING:
    from game.scenes.lesson.scene import LessonScene

CLEARS = 0.7  # seconds until the table is seen as it is


class Leaf:
    """Ends at a press. There is none at instant speed, and no dark with reduced motion."""

    def __init__(self, scene: LessonScene) -> None:
        self.scene = scene
        self.since = -inf  # when the table changed
        self._told = False  # whether the words say it

    def heard(self) -> None:
        """End it at a press, unless that was still about the step before."""
        if self.age >= 0.8:
            self.since = -inf

    @property
    def age(self) -> float:
        """Return how many seconds ago the table changed, at normal speed."""
        return (self.scene.clock - self.since) * (self.scene.speed or inf)

    @property
    def up(self) -> bool:
        """Whether the words say it."""
        return self.age < 2.8

    @property
    def alone(self) -> bool:
        """Whether nothing is pointed at yet."""
        return self.age < 1.4

    def draw(self, screen: Screen) -> None:
        """Draw the dark over the table; bring the words up to date."""
        if self._told != self.up:
            self._told = self.up
            self.scene.stale()
        house = self.scene.house
        if self.age < CLEARS and not house.settings.reduced_motion:
            screen.cover(house.art.veil(screen.surface.get_size()),
                         round(130 * (1 - self.age / CLEARS)))
