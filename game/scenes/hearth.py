"""The fire before which people sit: flames that rise and sink, sparks, and its light in the room.

It is drawn on steps of its own clock, so that most frames have nothing new in it.
"""

from __future__ import annotations

from math import sin
from random import Random
from typing import NamedTuple

from game.picture.art import Art
from game.picture.screen import Box, Screen
from game.picture.theme import GOLD

STEPS = 15  # a second: the fire is drawn anew so often
FLAMES = 8  # pictures of it, which follow each other in a ring
PACE = 5.0  # of them a second
FIRE = Box(46, 502, 260, 340)
LOG = Box(46, 796, 260, 60)
GLOW = Box(-144, 340, 640, 640)
POOL = Box(-180, 846, 900, 190)
EDGE = 44  # the width of the light on something's left edge
FADES = 0.72  # what is left of the light one cover farther away
SPARKS = 9
RISE = 300.0  # how far a spark flies


class Spark(NamedTuple):
    start: float
    x: float
    pace: float
    size: int


class Hearth:
    """A fire; the same seconds give the same flames."""

    def __init__(self, seed: int = 7) -> None:
        rng = Random(seed)
        self._sparks = [Spark(rng.random(), rng.uniform(-70, 70), rng.uniform(0.16, 0.3),
                              rng.choice((4, 5, 7))) for _ in range(SPARKS)]
        self._age = 0.0

    def tick(self, seconds: float) -> None:
        self._age += seconds

    @property
    def age(self) -> float:
        """Its time, in whole steps."""
        return int(self._age * STEPS) / STEPS

    @property
    def light(self) -> float:
        """How bright it burns, 0 to 1: it breathes, and flickers a little."""
        age = self.age
        return 0.78 + 0.1 * sin(1.7 * age) + 0.07 * sin(5.3 * age) + 0.05 * sin(11.9 * age)

    def foresee(self, art: Art) -> None:
        """Begin to draw its pictures before they are needed."""
        for k in range(FLAMES):
            art.foresee(f"ui/hearth/flame_{k}", FIRE.w, FIRE.h)

    def draw(self, screen: Screen, art: Art) -> None:
        """The fire and its light on the stones and the floor."""
        age, light = self.age, self.light
        for name, box in (("glow", GLOW), ("pool", POOL)):
            screen.put(art.picture(f"ui/hearth/{name}", box.w, box.h), box.x, box.y,
                       round(255 * light))
        place = age * PACE
        this, into = int(place) % FLAMES, place % 1
        for k, alpha in ((this, 1.0), ((this + 1) % FLAMES, into)):
            image = art.picture(f"ui/hearth/flame_{k}", FIRE.w, FIRE.h)
            screen.put(image, FIRE.x, FIRE.y, round(255 * alpha))
        screen.put(art.picture("ui/hearth/log", LOG.w, LOG.h), LOG.x, LOG.y)
        for spark in self._sparks:
            way = (spark.start + spark.pace * age) % 1
            x = FIRE.center[0] + spark.x * (1 - 0.5 * way) + 12 * sin(9 * way + spark.start * 6)
            screen.put_centered(art.disc(spark.size, GOLD, 255), x, FIRE.bottom - 60 - RISE * way,
                                round(255 * (1 - way)))

    def warm(self, screen: Screen, art: Art, box: Box, far: int) -> None:
        """Its light on the left edge of something, the `far`-th from it."""
        image = art.stretched("ui/hearth/edge", min(EDGE, box.w / 4), box.h)
        screen.put(image, box.x, box.y, round(220 * self.light * FADES**far))
