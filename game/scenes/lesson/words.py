"""The words of a lesson's step, in the room that the table's board has for them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import EDGE, GOLD, IVORY, PANEL

if TYPE_CHECKING:
    from game.picture.art import Art
    from game.scenes.lesson.scene import LessonScene
    from game.tables.show import Show

ROOM = "lesson"  # where a board has room for the words
MOST = f"{ROOM}/large"  # and for large ones, if it can give more
LARGE = 1.5  # text size from which the words need all the room there is
PICTURE = 120
GAP = 24  # between a picture and the words
INSET = 16
BREAK = 14  # between what is told and what is asked
REASON = 4  # words before a colon that say why, not what
SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-ZÅÄÖ])")
DOT, PACE = 14.0, 26.0  # of the dots that count the steps: how wide, and how far apart


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
        return room_of(self.scene.show, self.scene.house.art)

    def _build(self, page: Page, box: Box) -> None:
        scene, line = self.scene, page.art.line("label")
        page.plate(box, PANEL, 255, GOLD)
        inner = box.inset(10, 8) if self._large else box.inset(INSET, INSET)
        say, other = scene.house.words, scene.at and scene.step.position
        heading = say("lesson-new") if other else say("lesson")
        page.fitted(inner._replace(h=line), heading, "label", GOLD)
        self._dots(page, inner.x, inner.y + line + 2, inner.w)
        y, words = inner.y + line + 28, scene.house.words(scene.step.words)
        told, asked = command(words)
        if scene.done:
            asked = scene.house.words("lesson-right")
        whole = page.art.size(f"{told}\n{asked}", "body", inner.w)[1] + BREAK
        spare = inner.bottom - y - PICTURE - GAP - whole
        if scene.step.picture and spare >= 0:
            at = Box(box.center[0] - PICTURE / 2, y + spare / 3, PICTURE, PICTURE)
            page.picture(at, scene.step.picture)
            y += PICTURE + GAP
        self._told(page, Box(inner.x, y, inner.w, inner.bottom - y), told, asked)

    def _dots(self, page: Page, x: float, y: float, w: float) -> None:
        """A dot for each step: bright for those that are done, larger for this one."""
        pace = min(PACE, w / len(self.scene.steps))
        for n in range(len(self.scene.steps)):
            size = DOT * (1.4 if n == self.scene.at else 0.8)
            colour = GOLD if n <= self.scene.at else EDGE
            middle = x + pace * (n + 0.5), y + 10
            page.plate(Box(middle[0] - size / 2, middle[1] - size / 2, size, size),
                       colour if n <= self.scene.at else PANEL, 255, colour)

    def _told(self, page: Page, box: Box, told: str, asked: str) -> None:
        """What is told, and in gold under it what to do, in letters of one size."""
        if not told:
            page.fitted(box, asked, "body", GOLD, "center")
            return
        style = page.even(box._replace(h=box.h - BREAK), (f"{told}\n{asked}",))
        low = page.art.size(asked, style, box.w)[1]
        high = page.art.size(told, style, box.w)[1]
        y = box.y + max(box.h - high - low - BREAK, 0) / 2
        page.fitted(Box(box.x, y, box.w, high), told, style, IVORY, "center")
        page.fitted(Box(box.x, y + high + BREAK, box.w, box.bottom - y - high - BREAK), asked,
                    style, GOLD, "center")


def room_of(show: Show, art: Art) -> Box:
    """Where a board has room for words in a lesson, at the players' text size."""
    most = art.text_scale >= LARGE and MOST in show.base.spots
    return show.base.box(MOST if most else ROOM)


def command(words: str) -> tuple[str, str]:
    """What a step tells, and what it asks for: its last sentence, or what stands behind a colon in
    that."""
    *told, asked = SENTENCE.split(words)
    before, colon, after = asked.rpartition(": ")
    if colon and len(before.split()) >= REASON:
        told, asked = [*told, f"{before}."], after[0].upper() + after[1:]
    return " ".join(told), asked
