"""The words of a lesson's step, as a nisse says them, in the room that the table's board has for
them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import EDGE, GOLD, INK, PANEL, PARCHMENT
from game.tables.faces import BUST, SHAPE, bust, faced, nisse

if TYPE_CHECKING:
    from game.picture.art import Art
    from game.scenes.lesson.scene import LessonScene
    from game.tables.show import Show

ROOM = "lesson"  # where a board has room for the words
MOST = f"{ROOM}/large"  # and for large ones, if it can give more
LARGE = 1.5  # text size from which the words need all the room there is
TEACHER = nisse("expert", 4)
HEAD, TALL = 66.0, 130.0  # how high the teacher stands over her words, and where there is room
ROOMY = 480.0  # the height of a panel from which there is
LARGER = "loud", "asked"  # letters to try before the usual ones
RIM = 5.0  # of the panel round what she says
PICTURE = 120
GAP = 24  # between a picture and the words
INSET = 13
BREAK = 6  # between what is told and what is asked
PAD = 5  # over and under what is asked, on its band
REASON = 4  # words before a colon that say why, not what
SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-ZÅÄÖ])")
DOT, PACE = 14.0, 26.0  # of the dots that count the steps: how wide, and how far apart


class LessonWords:
    """The page of words that lies on a lesson's table."""

    def __init__(self, scene: LessonScene) -> None:
        self.scene = scene
        self._page: Page | None = None
        self._new = False  # whether it is a page that has just said so

    def stale(self) -> None:
        """Other words, or other letters."""
        self._page = None

    @property
    def page(self) -> Page:
        new = self.scene.leaf.up
        if self._page is None or new != self._new:
            self._page, self._new = Page(self.scene.house.art), new
            self._build(self._page, self.room())
        return self._page

    @property
    def _large(self) -> bool:
        return self.scene.house.art.text_scale >= LARGE

    def room(self) -> Box:
        """Where the words stand."""
        return room_of(self.scene.show, self.scene.house.art)

    def _build(self, page: Page, box: Box) -> None:
        """The teacher, with the heading and the dots beside her, over what she says; large letters
        need her room."""
        scene, line = self.scene, page.art.line("label")
        page.plate(box, PANEL, 255, GOLD)
        high = line + 28 if self._large else max(TALL if box.h >= ROOMY else HEAD, line + 26)
        head = Box(box.x + INSET, box.y + RIM, box.w - 2 * INSET, high)
        speech = Box(box.x + RIM, head.bottom, box.w - 2 * RIM, box.bottom - RIM - head.bottom)
        if not self._large:
            wide = high * SHAPE / BUST
            bust(page, head._replace(w=wide), faced(TEACHER, "glad" if scene.done else ""))
            head = Box(head.x + wide, head.y, head.w - wide, head.h)
        y = head.bottom - line - 32  # as near to what she says as it can be
        self._heading(page, head._replace(y=y, h=line + 4))
        self._dots(page, head.x, y + line + 6, head.w)
        page.plate(speech, PARCHMENT, 255, None)
        told, asked = command(scene.house.words(scene.step.words))
        if scene.done:
            asked = scene.house.words("lesson-right")
        inner = speech.inset(INSET, PAD)
        whole = page.art.size(f"{told}\n{asked}", LARGER[-1], inner.w)[1] + BREAK + 2 * PAD
        spare = inner.h - PICTURE - GAP - whole
        if scene.step.picture and spare >= 0:
            top = inner.y + spare / 3
            page.picture(Box(box.center[0] - PICTURE / 2, top, PICTURE, PICTURE),
                         scene.step.picture)
            top += PICTURE + GAP / 2
            speech = speech._replace(y=top, h=speech.bottom - top)
        self._told(page, speech, told, asked)

    def _heading(self, page: Page, box: Box) -> None:
        """That it is a lesson, or another example: on gold while the table becomes that."""
        scene = self.scene
        other = scene.at and scene.step.position
        heading = scene.house.words("lesson-new" if other else "lesson")
        if self._new:
            page.plate(box.inset(-6, 0), GOLD, 255, None)
        page.fitted(box, heading, "label", INK if self._new else GOLD)

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
        """What is told, and on a gold band at its foot what to do, in letters of one size."""
        inner = box.inset(INSET, PAD)
        text = f"{told}\n{asked}" if told else asked
        room = inner._replace(h=inner.h - BREAK - 2 * PAD)
        style = page.largest(room, (text,), [*LARGER, *page.styles("body")])
        low = page.art.size(asked, style, inner.w)[1] + 2 * PAD
        band = Box(box.x, box.bottom - low, box.w, low)
        page.plate(band, GOLD, 255, None)
        page.fitted(band.inset(INSET, PAD), asked, style, INK, "center")
        if told:
            page.fitted(inner._replace(h=band.y - BREAK - inner.y), told, style, INK, "center")


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
