"""Between two steps of a lesson the table may become another one: it comes up out of the dark, and
its words say so on gold (`words.py`)."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from game.picture.screen import Screen

if TYPE_CHECKING:
    from game.scenes.lesson.scene import LessonScene

STAYS = 1.4  # seconds
CLEARS = 0.7  # of these, until the table is seen as it is
DARK = 240


class Leaf:
    """It is said for a moment, and any press ends that. Where all is instant it is not, and where
    little moves nothing grows dark; the dot of the step has a ring anyway."""

    def __init__(self, scene: LessonScene) -> None:
        self.scene = scene
        self._since = -inf

    def turn(self) -> None:
        """The table is another one now."""
        self._since = self.scene.clock

    def end(self) -> None:
        self._since = -inf

    @property
    def age(self) -> float:
        """How long ago the table changed, at normal speed."""
        return (self.scene.clock - self._since) * (self.scene.speed or inf)

    @property
    def up(self) -> bool:
        return self.age < STAYS

    def draw(self, screen: Screen) -> None:
        """The dark out of which the table comes."""
        house = self.scene.house
        if self.age < CLEARS and not house.settings.reduced_motion:
            screen.cover(house.art.veil(screen.surface.get_size()),
                         round(DARK * (1 - self.age / CLEARS)))
