"""The fire in the hearth: rising flames, sparks, and light in the room.

It moves in steps of its own clock, so that most frames have little to draw: the flames, the light
in the room and the light on things each step in a frame of their own.
"""

from __future__ import annotations

from math import sin
from random import Random
from typing import NamedTuple

from game.picture.art import Art
from game.picture.screen import Box, Screen
from game.picture.theme import GOLD

STEPS = 15  # a second: the fire is drawn anew so often
SECOND, THIRD = 0.25, 0.5  # parts of a step
FLAMES = 8  # pictures of it, which follow each other in a ring
FIRE = Box(46, 460, 260, 340)
LOG = Box(46, 754, 260, 60)
FOOT = 846.0  # of its hearthstone
PANES = tuple(Box(x, 36, w, 620) for x, w in ((862, 308), (1194, 318), (1536, 310)))
CAT = Box(330, 770, 210, 105)
GLOW = Box(-104, 338, 560, 560)
POOL = Box(-144, 814, 720, 170)
PLACE = Box(0, 30, 354, 816)  # of it all in the picture of the room
LEDGES = Box(354, 316, 24, 42), Box(354, 802, 24, 44)  # the part that juts out at its right side
NEAR = Box(-360, 40, 1600, 1100)  # as far as its light falls on people
WALL = Box(400, 30, 400, 1050)  # right of it in the picture
WINDOW_PART = Box(826, 30, 1054, 660)  # and the window, with its frame
EDGE = 84  # the width of the light on something's left edge


class Spark(NamedTuple):
    start: float
    x: float
    pace: float
    size: int


class Hearth:
    """A fire; the same seconds give the same flames."""

    def __init__(self, seed: int = 7, lift: float = 0.0) -> None:
        """`lift`: how much higher it burns behind something at its foot."""
        rng = Random(seed)
        self._sparks = [Spark(rng.random(), rng.uniform(-70, 70), rng.uniform(0.16, 0.3),
                              rng.choice((4, 5, 7))) for _ in range(9)]
        self._age = 0.0
        self.left, self.foot, self.size = 0.0, FOOT - lift, 1.0  # of its place, and how large it is

    def tick(self, seconds: float) -> None:
        self._age += seconds

    def time_of(self, part: float) -> float:
        """Return the time of a part, in whole steps."""
        return int(self._age * STEPS + 1 - part) / STEPS if self._age else 0.0

    @property
    def sway(self) -> float:
        """Return the time for other moving things in the room."""
        return self.time_of(0.75)

    def _find_light(self, part: float) -> float:
        """Return the brightness, 0 to 1: it swells and flickers."""
        age = self.time_of(part)
        return 0.78 + 0.1 * sin(1.7 * age) + 0.07 * sin(5.3 * age) + 0.05 * sin(11.9 * age)

    def preload(self, art: Art) -> None:
        """Draw its pictures ahead."""
        for k in range(FLAMES):
            art.preload(f"ui/hearth/flame_{k}", FIRE.w, FIRE.h)

    def draw(self, screen: Screen, art: Art) -> None:
        """Draw the fire and its light on the stones and the floor."""
        age = self.time_of(0.0)
        for name, box, part in (("glow", GLOW, SECOND), ("pool", POOL, THIRD)):
            self._put(screen, art, name, box, self._find_light(part))
        place = age * 5.0
        this, into = int(place) % FLAMES, place % 1
        for k, alpha in ((this, 1.0), ((this + 1) % FLAMES, into)):
            self._put(screen, art, f"flame_{k}", FIRE, alpha)
        self._put(screen, art, "log", LOG)
        for spark in self._sparks:
            way = (spark.start + spark.pace * age) % 1
            at = self.place_box(Box(
                FIRE.center[0] + spark.x * (1 - 0.5 * way) + 12 * sin(9 * way + spark.start * 6),
                FIRE.bottom - 60 - 300.0 * way, spark.size, spark.size))
            screen.put_centered(art.draw_disc(spark.size, GOLD, 255), at.x, at.y,
                                round(255 * (1 - way)))

    def place_box(self, box: Box) -> Box:
        """Return the box of something whose box is given for a hearth in its usual place and
        size."""
        return Box(self.left + self.size * box.x, self.foot - self.size * (FOOT - box.y),
                   self.size * box.w, self.size * box.h)

    def _put(self, screen: Screen, art: Art, name: str, box: Box, alpha: float = 1.0) -> None:
        at = self.place_box(box)
        screen.put(art.load_picture(f"ui/hearth/{name}", at.w, at.h), at.x, at.y,
                   round(255 * alpha))

    def draw_light(self, screen: Screen, art: Art, box: Box, part: float = 1.0) -> None:
        """Draw its light, or a part of it, round something else that burns."""
        screen.put(art.load_picture("ui/hearth/glow", box.w, box.h), box.x, box.y,
                   round(255 * part * self._find_light(SECOND)))

    def draw_warmth(self, screen: Screen, art: Art, box: Box, far: int) -> None:
        """Draw its light on the left edge of the `far`-th thing from it."""
        image = art.stretch_picture("ui/hearth/edge", min(EDGE, box.w / 4), box.h)
        screen.put(image, box.x, box.y, round(255 * self._find_light(THIRD) * 0.8**far))
