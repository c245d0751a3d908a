"""Snow before the title: flakes that fall and sway, each by its own pace."""

from __future__ import annotations

from math import sin
from random import Random
from typing import NamedTuple

from game.picture.art import Art
from game.picture.screen import HEIGHT, WIDTH, Screen

FLAKES = 46
SIZES = (9, 13, 18, 24)  # logical px; the large ones are near and fall fast


class Flake(NamedTuple):
    x: float
    y: float
    size: int
    sway: float


class Snow:
    """A sky of flakes; the same seconds give the same sky."""

    def __init__(self, seed: int = 18) -> None:
        rng = Random(seed)
        self._flakes = [
            Flake(rng.random() * WIDTH, rng.random() * (HEIGHT + 60), SIZES[n % len(SIZES)],
                  rng.random() * 6.3)
            for n in range(FLAKES)
        ]
        self._age = 0.0

    def tick(self, seconds: float) -> None:
        self._age += seconds

    def draw(self, screen: Screen, art: Art) -> None:
        """Put the flakes where they are now."""
        for flake in self._flakes:
            y = (flake.y + self._age * flake.size * 3.2) % (HEIGHT + 60) - 30
            x = flake.x + 26 * sin(self._age * 0.7 + flake.sway)
            image = art.picture("ui/snowflake", flake.size, flake.size)
            screen.put_centered(image, x, y, 120 + 5 * flake.size)
