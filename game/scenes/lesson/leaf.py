"""Between two steps of a lesson the table may become another one: it comes up out of the dark,
under a band that says so."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from game.picture.page import Page
from game.picture.screen import WIDTH, Box, Screen
from game.picture.theme import GOLD, IVORY, NIGHT

if TYPE_CHECKING:
    from game.scenes.lesson.scene import LessonScene

STAYS = 1.4  # seconds
CLEARS = 0.7  # of these, until the table is seen as it is
DARK = 240
BAND = 640.0, 110.0  # at most so wide, and how high
TOP = 420


class Leaf:
    """It is told for a moment, and any press puts it away. Where all is instant there is none, and
    where little moves nothing grows dark; the words of the step say it too."""

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
        scene, art = self.scene, self.scene.house.art
        if not self.up:
            return
        if not scene.house.settings.reduced_motion and self.age < CLEARS:
            screen.cover(art.veil(screen.surface.get_size()),
                         round(DARK * (1 - self.age / CLEARS)))
        words, (wide, high) = scene.words.room(), BAND
        left, right = (words.right, float(WIDTH)) if words.x < WIDTH / 2 else (0.0, words.x)
        wide = min(wide, right - left - 80)
        x = min(max((WIDTH - wide) / 2, left + 40), right - 40 - wide)
        room = Box(x, TOP, wide, high)
        text = scene.house.words("lesson-new")
        scene.picture.paper.put(screen, ("leaf", text, room),
                                lambda page: self._build(page, room, text))

    def _build(self, page: Page, room: Box, text: str) -> None:
        page.plate(room, NIGHT, 255, GOLD)
        page.fitted(room.inset(24, 10), text, "heading", IVORY, "center")
