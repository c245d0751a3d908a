"""Snow before a window: falling flakes that sway, each at its own speed."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, sin
from random import Random
from typing import NamedTuple

from game.picture.art import Art
from game.picture.screen import Box, Screen
from game.ui.box import box_around

FLAKES = 40
FADES = 70.0  # from words, logical px over which a flake fades in
SIZES = (8, 11, 15, 20)  # logical px; the large ones are near and fall fast


class Flake(NamedTuple):
    x: float
    y: float
    size: int
    sway: float


class Snow:
    """Flakes behind some panes of equal height; the same seconds give the same sky."""

    def __init__(self, panes: Sequence[Box], seed: int = 18) -> None:
        rng = Random(seed)
        self._panes = panes
        self._sky = panes[0]._replace(w=panes[-1].right - panes[0].x)
        self._flakes = [
            Flake(self._sky.x + rng.random() * self._sky.w, rng.random() * self._sky.h,
                  SIZES[n % len(SIZES)], rng.random() * 6.3)
            for n in range(FLAKES)
        ]
        self._age = 0.0

    def tick(self, seconds: float) -> None:
        self._age += seconds

    def draw(self, screen: Screen, art: Art, written: Box | None = None) -> None:
        """Draw the flakes, behind the bars and away from words, near which they fade."""
        for flake in self._flakes:
            y = self._sky.y + (flake.y + self._age * flake.size * 2.6) % self._sky.h
            x = flake.x + 22 * sin(self._age * 0.7 + flake.sway)
            here = box_around(x, y, flake.size)
            light = min(_distance_to(written, x, y) / FADES, 1.0) if written else 1.0
            if light > 0 and any(here.is_within(pane) for pane in self._panes):
                image = art.load_picture("ui/snowflake", flake.size, flake.size)
                screen.put_centered(image, x, y, round(light * (120 + 5 * flake.size)))


def _distance_to(box: Box, x: float, y: float) -> float:
    """Return how far a point is from a box; 0 inside."""
    return hypot(max(box.x - x, 0, x - box.right), max(box.y - y, 0, y - box.bottom))
