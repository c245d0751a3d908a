"""The nisse who teaches (`assets/make_teacher.py`): she stands beside her bubble where the table's
board has room for her, points at the table, and shows by her face and her arms how it goes."""

from __future__ import annotations

from math import exp, inf, sin
from typing import TYPE_CHECKING

import pygame

from game.picture.art import FINE, smooth
from game.picture.book import LEAF
from game.picture.page import Page
from game.picture.screen import WIDTH, Box, Screen
from game.picture.theme import INK
from game.tables.lessons import LEARNER

if TYPE_CHECKING:
    from game.picture.board import Board
    from game.scenes.lesson.scene import LessonScene

SPEECH, TEACHER = "speech", "teacher"  # where a board has room for her bubble, and for her
HIGH = 400.0  # what follows is in parts of her picture, which is so high
BODY = Box(0, 0, 470, 400)
HEAD = Box(66, 10, 240, 340)
SHOWN = Box(-16, 118, 140, 140)  # what she holds up, in the mitten that is drawn over it
OVER, UNDER, ASIDE = (258.0, 128.0), (190.0, 322.0), (96.0, 204.0)  # where a tail ends from there
FROM = 308.0, 206.0  # where a tail from over her begins, and one from under her
BROAD, RIM = 44.0, 4.0  # a tail where it leaves its bubble, and the line round it
NODS, LASTS, FAR, LEAPS = 13.0, 1.1, 13.0, 24.0  # how fast, how long, how far, and how high


class Figure:
    """She is glad when a step is done, and shakes her head at what is not asked."""

    def __init__(self, scene: LessonScene) -> None:
        self.scene = scene
        self._felt, self._since = "", -inf

    @property
    def feeling(self) -> str:
        """How she looks: glad, sorry, or neither (`""`)."""
        bubble = self.scene.bubbles.get(LEARNER)
        if bubble and (bubble.warning or bubble.says == ("lesson-other",)):
            return "sorry"
        return "glad" if self.scene.done else ""

    def box(self) -> Box:
        """Where she stands."""
        return self.scene.show.base.box(TEACHER)

    def draw(self, screen: Screen) -> None:
        """Her arms and coat, with what she shows, and her head over them."""
        scene, feeling = self.scene, self.feeling
        if feeling != self._felt:
            self._felt, self._since = feeling, scene.clock
        box, aside, up = self.box(), 0.0, 0.0
        age = scene.clock - self._since
        if age < LASTS and not scene.house.settings.reduced_motion:
            left = exp(-2.4 * age) * (1 - age / LASTS)
            aside = FAR * sin(age * NODS) * left if feeling == "sorry" else 0.0
            up = LEAPS * abs(sin(age * NODS / 2)) * left if feeling == "glad" else 0.0
        if not feeling and scene.step.picture:
            shown = part(box, SHOWN)
            if shown.x > 0 and not shown.meets(scene.words.box):
                screen.put(scene.house.art.picture(scene.step.picture, shown.w, shown.h), shown.x,
                           shown.y)
        self._put(screen, "body", feeling, part(box, BODY))
        head = part(box, HEAD)
        self._put(screen, "head", feeling, head._replace(x=head.x + aside, y=head.y - up))

    def _put(self, screen: Screen, name: str, feeling: str, at: Box) -> None:
        art = self.scene.house.art
        picture = f"ui/teacher/{name}_{feeling}" if feeling else f"ui/teacher/{name}"
        draw = art.flipped if mirrored(self.box()) else art.picture
        screen.put(draw(picture, at.w, at.h), at.x, at.y)


def mirrored(box: Box) -> bool:
    """Whether she who stands there points to the left."""
    return box.center[0] > WIDTH / 2


def part(box: Box, of: Box) -> Box:
    """A part of her picture, where she fills a box."""
    k = box.h / HIGH
    x = box.right - k * of.right if mirrored(box) else box.x + k * of.x
    return Box(x, box.y + k * of.y, k * of.w, k * of.h)


def tail(page: Page, bubble: Box, board: Board) -> None:
    """The tail of a bubble, towards her mouth: from its side, from its foot where it hangs over
    her, or from its upper edge where she stands behind it."""
    her = board.box(TEACHER)
    if her.right <= bubble.x + BROAD or bubble.right - BROAD <= her.x:
        end = part(her, Box(*ASIDE, 0, 0))
        x = bubble.right - RIM if bubble.right <= end.x else bubble.x + RIM
        root = ((x, end.y - BROAD), (x, end.y))
    else:
        over = bubble.y < her.y
        end = part(her, Box(*(OVER if over else UNDER), 0, 0))
        x = part(her, Box(FROM[not over], 0, 0, 0)).x
        y = bubble.bottom - RIM if over else bubble.y + RIM
        root = ((x - BROAD / 2, y), (x + BROAD / 2, y))
    tip = end.x, end.y
    points = (root[0], tip, root[1])
    room = Box(min(x for x, _ in points) - 2 * RIM, min(y for _, y in points) - 2 * RIM, 0, 0)
    room = room._replace(w=max(x for x, _ in points) + 2 * RIM - room.x,
                         h=max(y for _, y in points) + 2 * RIM - room.y)

    def paint(image: pygame.Surface) -> None:
        k = page.art.scale * FINE
        shape = [((x - room.x) * k, (y - room.y) * k) for x, y in points]
        pygame.draw.polygon(image, LEAF, shape)
        for one, other in ((shape[0], shape[1]), (shape[1], shape[2])):
            pygame.draw.line(image, INK, one, other, round(RIM * k))
        pygame.draw.circle(image, INK, shape[1], RIM * k / 2)
    size = page.art.pixels(room.w), page.art.pixels(room.h)
    key = "tail", size, points
    page.image(page.art.keep(key, lambda: smooth(size, paint)), room.x, room.y)
