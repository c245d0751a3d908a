"""The words of a lesson's step, in a bubble that a nisse says them in (`teacher.py`), where the
table's board has room for it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pygame

from game.picture.book import LEAF
from game.picture.page import Page
from game.picture.screen import SAFE, Box
from game.picture.theme import GOLD, INK, Colour
from game.scenes.lesson.teacher import SPEECH, TEACHER
from game.tables.setting import SEPIA
from game.tables.teacher import tail

if TYPE_CHECKING:
    from game.picture.art import Art
    from game.scenes.lesson.scene import LessonScene
    from game.tables.show import Show

ROOM = "lesson"  # where a board has room for words
MOST = f"{ROOM}/large"  # and for large ones, if it can give more
LARGE = 1.5  # text size from which the words need the teacher's room too
CORNER, EDGE = 30.0, 4.0  # of the bubble
SHADE = 90  # under it
INSET, FOOT = 14.0, 12.0  # from its room to its words, and how far it reaches out of that
BREAK, PAD = 8.0, 8.0  # under what is asked, and within its strip over and under the words
STRIP: Colour = (255, 206, 96)  # of that strip, which is no button
TOLD: Colour = (84, 58, 36)  # what is told under it: after what is asked, and easily read
AROUND = 10.0  # what the heading says
RULE = 3.0  # the line over and under that strip
THING, NEXT, MOST_WIDE = 84.0, 0.5, 0.34  # of what it is about: how high it is drawn, how much of
# one the next of several leaves to be seen, and how much of the strip they take at most
WIDEST, PALE = 1.7, ("ui/skip",)  # how wide one is, of that, at most; signs that are drawn in ink
LEAST_THING, LARGEST = 48.0, 118.0  # how high it is at least, and beside several lines
TICK, OUT = 46.0, 10.0  # what says that it is done, and how far that reaches out of the picture
LARGER = 1.4, 1.25, 1.12, 1.0  # how much larger what is asked is, if there is room
LETTERS = "body", "small@1.1", "small"  # of the words: the same in all games, smaller if they must
QUIET = 0.8  # as high as a line of such small letters is the heading
SIZES = 1.2, 1.1, 1, 0.9, 0.8, 0.65  # of small letters: of its words
REASON = 4  # words before a colon that say why, not what
SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-ZÅÄÖ])")
DOT, NOW = 19.0, 33.0  # the dots that count the steps: how wide, and this one, with its number
TAKES, FILLS, NUMBER = 1.8, 0.8, 0.9  # how much of the row that takes, of another's part; how much
# of its part it fills at most; its number, in its width
COMES, HOLE = (150, 112, 70), 0.56  # the ring of one that is still to come, and its inside
SPARE = 0.74  # of how far apart they are, how wide one is at most
LOW = 4.0  # under the dots
RINGED = 5.0  # how wide the ring round it is, of another example


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
    def beside(self) -> bool:
        """Whether there is room for the teacher beside her words."""
        return self.scene.house.art.text_scale < LARGE

    def room(self) -> Box:
        """Where the words can stand."""
        show, large = self.scene.show, f"{SPEECH}/large"
        if self.beside:
            return show.base.box(SPEECH)
        if large in show.base.spots:
            return show.base.box(large)
        return room_of(show, self.scene.house.art)

    @property
    def box(self) -> Box:
        """The bubble."""
        return self.room().inset(-FOOT)

    def _build(self, page: Page, room: Box) -> None:
        """A bubble: dots that count the steps, on a strip in larger letters what to do, and what is
        told of it."""
        box = self.box
        scene, art = self.scene, page.art
        told, asked = command(scene.house.words(scene.step.words))
        if scene.done:
            asked = scene.house.words("lesson-right")
        page.image(art.plate(box.w, box.h, INK, SHADE, None, 0, CORNER), box.x + 6, box.y + 9)
        page.image(art.plate(box.w, box.h, LEAF, 255, INK, EDGE, CORNER), box.x, box.y)
        if self.beside:
            tail(page, box, scene.show.base.box(TEACHER))
        inner = room.inset(INSET, 0)
        head = self._head
        self._heading(page)
        top, end = head.bottom + BREAK / 2, room.bottom
        style, large, thing = self._style(page, inner._replace(h=end - top), told, asked)
        beside = self._beside(page, inner, thing)
        lines = art.size(asked, large, beside.w)[1]
        if lines > thing:  # as high as the words, if these need no more lines beside it
            larger = min(lines, LARGEST)
            less = self._beside(page, inner, larger)
            if (art.size(asked, large, less.w)[1] <= lines and not page.wider(asked, large, less.w)
                    and inner.w - less.w <= MOST_WIDE * inner.w):
                thing, beside = larger, less
        high = max(lines, thing) + 2 * PAD
        strip = Box(room.x, top, room.w, high if told else end - top)
        self._asked(page, strip, beside._replace(y=strip.y + PAD, h=strip.h - 2 * PAD), asked,
                    large, thing)
        if told:
            page.fitted(inner._replace(y=strip.bottom + BREAK, h=end - strip.bottom - BREAK), told,
                        style, INK if art.contrast else TOLD)

    def _asked(
        self, page: Page, strip: Box, room: Box, asked: str, style: str, thing: float,
    ) -> None:
        """What is to be done, on a strip across the bubble, beside what it is about; over that
        lies a tick once it is done."""
        art, band = page.art, strip.inset(EDGE - FOOT, 0)
        page.image(art.plate(band.w, band.h, STRIP, 255, None, 0, 0), band.x, band.y)
        for y in (band.y, band.bottom - RULE):
            page.image(art.plate(band.w, RULE, GOLD, 255, None, 0, 0), band.x, y)
        images = self._things(page, thing)
        x = at = strip.x + INSET
        for n, image in enumerate(images):
            wide, high = (side / art.scale for side in image.get_size())
            y = strip.center[1] - high / 2
            page.image(image, x, y)
            x += wide * (NEXT if n < len(images) - 1 else 1)
        whole = Box(at, strip.center[1] - thing / 2, x - at, thing)
        page.claim("ui/hit" if self.scene.done else "thing", whole)
        if self.scene.done:
            tick = Box(whole.right + OUT - TICK, whole.bottom + OUT - TICK, TICK, TICK)
            page.picture(tick, "ui/hit", leaf=False)
        page.fitted(room, asked, style, INK)

    def _things(self, page: Page, high: float) -> list[pygame.Surface]:
        """What is to be touched or won, so high."""
        step, art = self.scene.step, page.art
        return [art.dark(name, high) if name in PALE else art.picture(name, WIDEST * high, high)
                for name in step.things or (step.picture,)]

    def _beside(self, page: Page, inner: Box, thing: float) -> Box:
        """Where the words of what is asked have room, beside what they are about."""
        wide = [image.get_width() / page.art.scale for image in self._things(page, thing)]
        gone = NEXT * sum(wide[:-1]) + wide[-1] + INSET
        return inner._replace(x=inner.x + gone, w=inner.w - gone)

    def _style(
        self, page: Page, room: Box, told: str, asked: str,
    ) -> tuple[str, str, float]:
        """How large what is asked can be, which comes first, and what is told, and how high what
        it is about."""
        def fits(way: tuple[str, str, float]) -> bool:
            style, large, thing = way
            beside = self._beside(page, room, thing).w
            high = (page.art.size(told, style, room.w)[1] * bool(told)
                    + max(page.art.size(asked, large, beside)[1], thing))
            return (high + 2 * PAD + BREAK <= room.h
                    and (thing == LEAST_THING or room.w - beside <= MOST_WIDE * room.w)
                    and not page.wider(told, style, room.w)
                    and not page.wider(asked, large, beside))
        things = THING, (THING + LEAST_THING) / 2
        ways = [(style, self._larger(page, LETTERS[0], LARGER[0]), thing)
                for style in self._letters(page)[:2] for thing in things]
        ways += [(style, self._larger(page, style, share), thing) for style in self._letters(page)
                 for share in LARGER[:-1] for thing in things]
        ways += [(style, self._larger(page, style, share), LEAST_THING)
                 for share in LARGER for style in self._letters(page)]
        return next(filter(fits, ways), ways[-1])

    def _larger(self, page: Page, style: str, share: float) -> str:
        """The same letters, larger."""
        name, _, size = style.partition("@")
        return f"{name}@{float(size or page.art.text_scale) * share:g}"

    def _letters(self, page: Page) -> list[str]:
        """Styles to try, largest first."""
        larger = LETTERS[:1] if page.art.text_scale > 1 else LETTERS
        return list(dict.fromkeys((*larger, *page.styles("body"))))

    @property
    def _head(self) -> Box:
        """The line with the dots."""
        art = self.scene.house.art
        high = art.line(f"small@{art.text_scale * QUIET:g}") + LOW
        return self.room().inset(INSET, 0)._replace(h=high)

    def dot(self, n: int) -> Box:
        """The dot of a step, larger for this one."""
        scene, head, scale = self.scene, self._head, self.scene.house.art.text_scale
        pace = head.w / (len(scene.steps) - 1 + TAKES)
        own, more = n == scene.at, TAKES - 1
        size = min(NOW * scale, FILLS * TAKES * pace) if own else min(DOT * scale, SPARE * pace)
        x = head.x + pace * (n + 0.5 + (more / 2 if own else more * (n > scene.at)))
        return Box(x - size / 2, head.center[1] - size / 2, size, size)

    def _heading(self, page: Page) -> None:
        """A dot for each step, full for those that are done, larger for this one, with its number,
        and a ring of gold if it has a table of its own; while that comes up it is said in their
        place."""
        scene, art, box = self.scene, page.art, self._head
        if self._new:
            heading = scene.house.words("lesson-new")
            box = box._replace(y=box.y - FOOT + EDGE, h=box.h + FOOT - EDGE)  # to the bubble's edge
            sizes = dict.fromkeys((*(size * art.text_scale for size in SIZES), *SIZES))
            style = page.largest(box, (heading,), [f"small@{size:g}" for size in sizes])
            page.image(art.plate(box.w + 2 * AROUND, box.h, GOLD, 255, None, 0, 12),
                       box.x - AROUND, box.y)
            page.fitted(box, heading, style, INK, "center", leaf=False)
            top = max(box.y, SAFE.y)
            page.claim(repr(heading), box._replace(y=top, h=box.bottom - top))
            return
        if scene.at and scene.step.position:
            ring = self.dot(scene.at).inset(-RINGED)
            page.image(art.disc(ring.w, GOLD, 255), ring.x, ring.y)
        for n in range(len(scene.steps)):
            at = self.dot(n)
            page.image(art.disc(at.w, SEPIA if n <= scene.at else COMES, 255), at.x, at.y)
            if n > scene.at:
                inside = at.inset((1 - HOLE) * at.w / 2)
                page.image(art.disc(inside.w, LEAF, 255), inside.x, inside.y)
        at = self.dot(scene.at)
        page.image(art.disc(at.w - 2 * EDGE, STRIP, 255), at.x + EDGE, at.y + EDGE)
        style = f"small@{NUMBER * at.w / art.line('small@1'):.2f}"
        page.text(at.inset(-RINGED), str(scene.at + 1), style, INK, "center", leaf=False)


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
