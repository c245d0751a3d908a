"""Celebrations: rays of light, and confetti that falls, lies for a while and falls again."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, inf, pi, sin
from random import Random
from typing import NamedTuple

import pygame

from game.picture.art import Art, paint_smoothly
from game.picture.screen import Box, Screen
from game.picture.theme import GOLD, IVORY, SEAT_COLOURS, Colour

PIECES = 120
SIZES = ((24, 15), (18, 18), (30, 12))  # logical px of a piece of paper
FLAT = 0.55  # how high it is once it lies, of its height
LIE = (-38, -24, -9, 6, 20, 34)  # degrees by which it is tilted then
FLOATS = 84  # pieces that are always in the air, on layers: how large, and how fast, they are
LAYERS = ((0.6, 80.0), (0.8, 130.0), (1.0, 150.0), (1.3, 210.0))
FALLS = 330.0  # logical px in a second, of a piece that falls slowly
LATER = 1.4  # seconds until the last one sets out
AGAIN = 8.0, 14.0  # seconds after which one that lies is blown away and falls anew
ASIDE = 0.618  # where, in parts of the width, from where it fell before
SWAY, TURNS = 34, 5  # logical px aside; how often it turns over, in a second, times two pi
VIEWS = 5  # from how many sides a piece is drawn that turns over
COLOURS: tuple[Colour, ...] = (GOLD, *SEAT_COLOURS, IVORY)
BEAMS, COARSE = 18, 2  # of light; how many pixels one of theirs becomes
BEAM_ENDS = 0.27, 0.73  # of the angle for each, so that none begins level
LIGHT, WARM = (255, 218, 140), (255, 192, 96)  # of that, and of what falls from above
BEAM, GLOW = 200, 240  # how strong it is
NARROWED, SPREAD, FALLING, SOFTENED = 0.22, 0.74, 70, 40  # of its width what falls from above has
# at its head and its foot; of 255 parts; the part of that over which its edges are soft

# Where what falls at x comes to lie: the front edge of the ground, and how far back it reaches.
Ground = Callable[[float], tuple[float, float]]


class Paper(NamedTuple):
    x: float  # where it comes down, in parts of the width in which it falls
    back: float  # how far back it lies, in parts of the ground
    tilt: int
    size: tuple[int, int]
    colour: Colour
    begins: float
    pace: float
    sway: float
    again: float  # seconds from one fall to the next


class Confetti:
    """Pieces of paper; the same seconds give the same picture."""

    def __init__(self, seed: int = 8) -> None:
        rng = Random(seed)
        self._papers = [
            Paper(rng.random(), rng.random(), rng.choice(LIE),
                  SIZES[n % len(SIZES)], COLOURS[n % len(COLOURS)],
                  rng.random() * LATER, FALLS * (1 + 0.7 * rng.random()), rng.random() * 2 * pi,
                  rng.uniform(*AGAIN))
            for n in range(PIECES)
        ]
        self._floats = [(rng.random(), rng.random(), rng.random() * 2 * pi) for _ in range(FLOATS)]

    def draw(
        self, screen: Screen, art: Art, age: float | None, room: Box, ground: Ground,
        clear: Box | None = None,
    ) -> None:
        """Draw the pieces in a room after these seconds: in the air or on the ground, where all lie
        if no time passes. Others float through the whole height, far ones small and slow, near ones
        large; they hang still then. Nothing covers the box `clear`."""
        self._draw_floats(screen, art, age or 0.0, room, clear)
        for paper in self._papers:
            wide, high = paper.size
            falls, since = (0.0, inf) if age is None else divmod(
                max(age - paper.begins, 0.0), paper.again)
            x = room.x + (paper.x + falls * ASIDE) % 1 * room.w
            (front, deep), fallen = ground(x), room.y + since * paper.pace
            low = front - paper.back * deep
            if fallen >= low:
                image = _draw_lying(art, paper)
                screen.put(image, x - wide / 2, low - image.get_height() / art.scale)
            elif fallen > room.y and age is not None:
                phase = paper.sway + TURNS * age
                aside = SWAY * sin(paper.sway + 2 * age) * min((low - fallen) / 160, 1)
                view = max(round(abs(cos(phase)) * VIEWS), 1) / VIEWS
                image = _tilt_paper(art, wide, max(high * view, 3), paper.colour, paper.tilt)
                if not (clear and clear.has_point(x + aside, fallen)):
                    screen.put(image, x + aside - image.get_width() / art.scale / 2, fallen)

    def _draw_floats(
            self, screen: Screen, art: Art, age: float, room: Box, clear: Box | None) -> None:
        for n, (x, start, sway) in enumerate(self._floats):
            part, pace = LAYERS[n * len(LAYERS) // FLOATS]
            wide, high = (part * side for side in SIZES[n % len(SIZES)])
            view = max(round(abs(cos(sway + (TURNS - 2) * age)) * VIEWS), 1) / VIEWS
            image = _tilt_paper(art, wide, max(high * view, 3), COLOURS[n % len(COLOURS)],
                                LIE[n % len(LIE)])
            at = (room.x + x * room.w + SWAY * part * sin(sway + age),
                  room.y + (start * room.h + age * pace) % room.h)
            if not (clear and clear.has_point(*at)):
                screen.put_centered(image, *at)


def _draw_lying(art: Art, paper: Paper) -> pygame.Surface:
    """Return a lying piece, tilted by its ground."""
    wide, high = paper.size
    return _tilt_paper(art, wide, high * FLAT, paper.colour, paper.tilt)


def _tilt_paper(art: Art, wide: float, high: float, colour: Colour, tilt: int) -> pygame.Surface:
    """Return a piece of paper of a size, turned by some degrees."""
    size = art.to_pixels(wide), art.to_pixels(high)

    def turned() -> pygame.Surface:
        flat = art.draw_plate(wide, high, colour, 255, None, 2, 2)
        edged = pygame.Surface((size[0] + 4, size[1] + 4), pygame.SRCALPHA)  # for soft edges
        edged.fill((*art.adapt_colour(colour), 0))
        edged.blit(flat, (2, 2))
        return pygame.transform.rotozoom(edged, tilt, 1)

    return art.keep(("tilted", size, colour, tilt), turned)


def draw_rays(art: Art, size: float) -> pygame.Surface:
    """Return beams of warm light that fade from a middle, in a square."""
    side = max(art.to_pixels(size) // COARSE, 8)

    def paint(big: pygame.Surface) -> None:
        half = big.get_width() / 2
        for n in range(BEAMS):
            ends = [(half + 2 * half * cos(angle), half + 2 * half * sin(angle))
                    for angle in (2 * pi * (n + part) / BEAMS for part in BEAM_ENDS)]
            pygame.draw.polygon(big, (*LIGHT, BEAM), ((half, half), *ends))

    def fading() -> pygame.Surface:
        image = paint_smoothly((side, side), paint)
        steps = side // 2
        for mode, strong in ((pygame.BLEND_RGBA_MULT, 255), (pygame.BLEND_RGBA_MAX, GLOW)):
            veil = pygame.Surface((side, side), pygame.SRCALPHA)
            tone = (255, 255, 255) if strong > GLOW else LIGHT
            veil.fill((*tone, 0))
            for step in range(steps):
                part = ((step + 1) / steps) ** (1.7 if strong > GLOW else 2.6)
                pygame.draw.circle(veil, (*tone, round(strong * part)), (side / 2, side / 2),
                                   steps - step)
            image.blit(veil, (0, 0), special_flags=mode)
        return pygame.transform.smoothscale(image, (side * COARSE, side * COARSE)).convert_alpha()

    return art.keep(("rays", side), fading)


def draw_beam(art: Art, w: float, h: float) -> pygame.Surface:
    """Return warm light that falls on a person at the foot of a box, broad there."""
    size = max(art.to_pixels(w) // (2 * COARSE), 8), max(art.to_pixels(h) // (2 * COARSE), 8)

    def paint() -> pygame.Surface:
        wide, high = size
        image = pygame.Surface(size, pygame.SRCALPHA)
        image.fill((*WARM, 0))
        for row in range(high):
            down = row / high
            half = wide / 2 * (NARROWED + (SPREAD - NARROWED) * down)
            alpha = round(FALLING * min(1.0, 0.45 + down) * min(1.0, (1 - down) * 8))
            image.fill((*WARM, alpha), (wide / 2 - half, row, 2 * half, 1))
        image = pygame.transform.gaussian_blur(image, max(wide // SOFTENED, 1))
        return pygame.transform.smoothscale(
            image, (art.to_pixels(w), art.to_pixels(h))).convert_alpha()

    return art.keep(("beam", size), paint)
