"""The words of a lesson's step, in the room that the table's board has for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import DIM, GOLD, IVORY, PANEL

if TYPE_CHECKING:
    from game.scenes.lesson.scene import LessonScene

ROOM = "lesson"  # where a board has room for the words
MOST = f"{ROOM}/large"  # and for large ones, if it can give more
LARGE = 1.5  # text size from which the words need all the room there is
PICTURE = 120
GAP = 24  # between a picture and the words
INSET = 16
COUNT = 132  # of the title, for the number of the step


class LessonWords:
    """The page of words that lies on a lesson's table."""

    def __init__(self, scene: LessonScene) -> None:
        self.scene = scene
        self._page: Page | None = None

    def stale(self) -> None:
        """Other words, or other letters."""
        self._page = None

    @property
    def page(self) -> Page:
        if self._page is None:
            self._page = Page(self.scene.house.art)
            self._build(self._page, self.room())
        return self._page

    @property
    def _large(self) -> bool:
        return self.scene.house.art.text_scale >= LARGE

    def room(self) -> Box:
        """Where the words stand."""
        base = self.scene.show.base
        return base.box(MOST if self._large and MOST in base.spots else ROOM)

    def _build(self, page: Page, box: Box) -> None:
        scene, line = self.scene, page.art.line("label")
        page.plate(box, PANEL, 255, GOLD)
        inner = box.inset(10, 8) if self._large else box.inset(INSET, INSET)
        title = inner._replace(w=inner.w - COUNT - 12, h=line)
        page.fitted(title, scene.house.words("lesson"), "label", GOLD)
        page.fitted(title._replace(x=inner.right - COUNT, w=COUNT),
                    f"{scene.at + 1} / {len(scene.steps)}", "small", DIM, "right")
        y, words = inner.y + line + 8, scene.house.words(scene.step.words)
        spare = inner.bottom - y - PICTURE - GAP - page.art.size(words, "body", inner.w)[1]
        if scene.step.picture and spare >= 0:
            at = Box(box.center[0] - PICTURE / 2, y + spare / 3, PICTURE, PICTURE)
            page.picture(at, scene.step.picture)
            y += PICTURE + GAP
        page.fitted(Box(inner.x, y, inner.w, inner.bottom - y), words, "body", IVORY, "center")
