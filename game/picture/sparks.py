"""Sparks from the hearth: they rise from the foot of the screen, sway, and go out."""

from __future__ import annotations

from math import sin
from random import Random
from typing import NamedTuple

import pygame

from game.picture.art import Art, paint_smoothly
from game.picture.screen import HEIGHT, WIDTH, Screen
from game.picture.theme import EMBER, GOLD, IVORY

SPARKS = 44
SIZES = (10, 14, 20, 26)  # logical px of a spark with its glow
RISES = 260.0  # logical px in a second, of the largest


class Spark(NamedTuple):
    x: float
    size: int
    begins: float  # which part of its way is behind it at first
    pace: float
    sway: float


class Sparks:
    """A draught of sparks; the same seconds give the same sparks."""

    def __init__(self, seed: int = 5) -> None:
        rng = Random(seed)
        self._sparks = [
            Spark(rng.random() * WIDTH, SIZES[n % len(SIZES)], rng.random(),
                  0.6 + 0.4 * rng.random(), rng.random() * 6.3)
            for n in range(SPARKS)
        ]

    def draw(self, screen: Screen, art: Art, age: float) -> None:
        """Draw the sparks after these seconds; they fade as they rise."""
        for spark in self._sparks:
            done = (spark.begins + age * spark.pace * RISES / HEIGHT) % 1
            x = spark.x + 40 * sin(age * 1.3 + spark.sway + 5 * done)
            screen.put_centered(_draw_glow(art, spark.size), x, HEIGHT * (1 - done),
                                round(255 * (1 - done) ** 0.7))


def _draw_glow(art: Art, size: int) -> pygame.Surface:
    """Return a spark: a bright core in its own light."""
    side = art.to_pixels(size)

    def paint(big: pygame.Surface) -> None:
        middle, radius = big.get_rect().center, big.get_width() / 2
        for part, colour, alpha in ((1.0, EMBER, 40), (0.75, EMBER, 80), (0.5, GOLD, 190),
                                    (0.28, IVORY, 255)):
            pygame.draw.circle(big, (*colour, alpha), middle, radius * part)

    return art.keep(("spark", side), lambda: paint_smoothly((side, side), paint))
