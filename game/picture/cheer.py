"""What celebrates somebody: light that goes out from behind her, and confetti that falls and
settles."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from random import Random
from typing import NamedTuple

import pygame

from game.picture.art import Art, smooth
from game.picture.screen import Box, Screen
from game.picture.theme import GOLD, IVORY, SEAT_COLOURS, Colour

PIECES = 90
SIZES = ((24, 15), (18, 18), (30, 12))  # logical px of a piece of paper
FLAT = 7  # how high it is once it lies
FALLS = 330.0  # logical px in a second, of a piece that falls slowly
LATER = 1.4  # seconds until the last one sets out
SWAY, TURNS = 34, 5  # logical px aside; how often it turns over, in a second, times two pi
VIEWS = 5  # from how many sides a piece is drawn that turns over
COLOURS: tuple[Colour, ...] = (GOLD, *SEAT_COLOURS, IVORY)
BEAMS, COARSE = 18, 4  # of light; how many pixels one of theirs becomes
LIGHT: Colour = (255, 218, 140)
BEAM, GLOW = 200, 240  # how strong it is

Ground = Callable[[float], float]  # where what falls at x comes to lie


class Paper(NamedTuple):
    x: float  # in parts of the width in which it falls
    size: tuple[int, int]
    colour: Colour
    begins: float
    pace: float
    sway: float


class Confetti:
    """Pieces of paper; the same seconds give the same picture."""

    def __init__(self, seed: int = 8) -> None:
        rng = Random(seed)
        self._papers = [
            Paper(rng.random(), SIZES[n % len(SIZES)], COLOURS[n % len(COLOURS)],
                  rng.random() * LATER, FALLS * (1 + 0.7 * rng.random()), rng.random() * 2 * pi)
            for n in range(PIECES)
        ]

    def draw(self, screen: Screen, art: Art, age: float, room: Box, ground: Ground) -> None:
        """Put the pieces where they are in a room after so many seconds: in the air, or flat on the
        ground."""
        for paper in self._papers:
            wide, high = paper.size
            x, fallen = room.x + paper.x * room.w, room.y + (age - paper.begins) * paper.pace
            low = ground(x)
            if fallen >= low:
                screen.put(art.plate(wide, FLAT, paper.colour, 255, None, 2, 2),
                           x - wide / 2, low - FLAT)
            elif fallen > room.y:
                phase = paper.sway + TURNS * age
                aside = SWAY * sin(paper.sway + 2 * age) * min((low - fallen) / 160, 1)
                view = max(round(abs(cos(phase)) * VIEWS), 1) / VIEWS
                screen.put(art.plate(wide, max(high * view, 3), paper.colour, 255, None, 2, 2),
                           x + aside - wide / 2, fallen)


def rays(art: Art, size: float) -> pygame.Surface:
    """Beams of warm light that go out from a middle and fade, in a square."""
    side = max(art.pixels(size) // COARSE, 8)

    def paint(big: pygame.Surface) -> None:
        half = big.get_width() / 2
        for n in range(BEAMS):
            ends = [(half + 2 * half * cos(angle), half + 2 * half * sin(angle))
                    for angle in (2 * pi * n / BEAMS, 2 * pi * (n + 0.46) / BEAMS)]
            pygame.draw.polygon(big, (*LIGHT, BEAM), ((half, half), *ends))

    def fading() -> pygame.Surface:
        image = smooth((side, side), paint)
        steps = side // 2
        for mode, strong in ((pygame.BLEND_RGBA_MULT, 255), (pygame.BLEND_RGBA_MAX, GLOW)):
            veil = pygame.Surface((side, side), pygame.SRCALPHA)
            tone = (255, 255, 255) if strong > GLOW else LIGHT
            veil.fill((*tone, 0))
            for step in range(steps):
                part = ((step + 1) / steps) ** (1.3 if strong > GLOW else 2.6)
                pygame.draw.circle(veil, (*tone, round(strong * part)), (side / 2, side / 2),
                                   steps - step)
            image.blit(veil, (0, 0), special_flags=mode)
        return pygame.transform.smoothscale(image, (side * COARSE, side * COARSE)).convert_alpha()

    return art.keep(("rays", side), fading)
