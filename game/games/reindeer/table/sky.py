"""The night over a country: dusk in the west, northern light, and dawn in the east as a match goes
on; a moon over the sea with a sleigh, and snow on the frame."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sin
from random import Random

import pygame

from game.games.reindeer.rules.position import ROUNDS, State
from game.picture.art import FINE, Art, paint_smoothly
from game.picture.screen import Box
from game.picture.theme import Colour

HOURS = 6  # of the night, which ends when all is supplied or with the last round
# How much of each light there is in an hour, in parts of 1.
DUSK = (1.0, 0.55, 0.2, 0.0, 0.0, 0.0, 0.0)
NORTH = (0.0, 0.3, 0.7, 1.0, 0.7, 0.3, 0.0)
DAWN = (0.0, 0.0, 0.0, 0.0, 0.25, 0.6, 1.0)
WEST: tuple[Colour, ...] = ((62, 26, 14), (34, 12, 22), (8, 2, 10), (0, 0, 0), (0, 0, 0))
EAST: tuple[Colour, ...] = ((0, 0, 0), (0, 0, 0), (10, 4, 12), (40, 20, 26), (74, 42, 22))
ABOVE: tuple[Colour, ...] = ((5, 40, 34), (2, 15, 19), (0, 3, 4), (0, 0, 0), (0, 0, 0))
FULL: Colour = (246, 240, 214)
CRATER: Colour = (222, 214, 188)
CRATERS = ((0.34, 0.36, 0.11), (0.62, 0.28, 0.07), (0.66, 0.66, 0.13), (0.36, 0.7, 0.06))
BEFORE_MOON: Colour = (22, 30, 56)  # of the sleigh before the moon
STEP = 16.0  # between two places for the moon
HIGH = 15.0  # of a drift of snow
OVER_EDGE = 9.0  # how much of it is over its edge
FRESH: Colour = (234, 242, 250)
SHADED: Colour = (168, 190, 218)


def hour_of_night(state: State, demand: int) -> int:
    """Return the hour of the night, from 0: by deliveries, or by the rounds if these are farther
    on."""
    supplied = sum(map(len, state.delivered)) / max(demand, 1)
    rounds = (state.round - 1) / ROUNDS if state.dice else 0.0
    return min(int(max(supplied, rounds) * (HOURS + 1)), HOURS)


def light_picture(picture: pygame.Surface, now: int) -> pygame.Surface:
    image = picture.copy()
    for colours, share, lies in ((WEST, DUSK[now], False), (EAST, DAWN[now], False),
                                 (ABOVE, NORTH[now], True)):
        if share:
            size = (1, len(colours)) if lies else (len(colours), 1)
            small = pygame.Surface(size)
            for n, (r, g, b) in enumerate(colours):
                small.set_at((0, n) if lies else (n, 0),
                             (int(r * share), int(g * share), int(b * share)))
            light = pygame.transform.smoothscale(small.convert(), image.get_size())
            image.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return image


def fading_light(colour: Colour, most: int, power: float, half: int = 32) -> pygame.Surface:
    """Return light, or cold, that fades from the middle to its edge."""
    image = pygame.Surface((2 * half, 2 * half), pygame.SRCALPHA)
    for radius in range(half, 0, -1):
        share = (1 - radius / half) ** power
        pygame.draw.circle(image, (*colour, int(most * share)), (half, half), radius)
    return image


# moon and snow

def hang_moon(
    picture: pygame.Surface, art: Art, sheet: Box, land: pygame.Surface, taken: Sequence[Box],
) -> None:
    """Hang the moon over the sea of a sheet, away from words, if there is room. `land` is the
    country alone, and `taken` are boxes on the table."""
    if (box := _find_free(art, sheet, land, taken)) is None:
        return
    x, y = ((box.center[n] - (sheet.x, sheet.y)[n]) * art.scale for n in (0, 1))
    size = art.to_pixels(250), art.to_pixels(250)
    light = pygame.transform.smoothscale(fading_light(FULL, 90, 1.6), size)
    for image in (light, _draw_moon(art)):
        picture.blit(image, image.get_rect(center=(x, y)))
    sleigh = art.load_picture("pieces/reindeer/big", 84, 27).copy()
    sleigh.fill(BEFORE_MOON, special_flags=pygame.BLEND_RGB_MULT)
    picture.blit(sleigh, sleigh.get_rect(center=(x + 6 * art.scale, y + 4 * art.scale)))


def lay_snow(cloth: pygame.Surface, art: Art, edge: Box, at: tuple[int, int]) -> None:
    image = art.keep(("drift", edge.w), lambda: _draw_drift(art, edge.w))
    cloth.blit(image, (at[0], at[1] - art.to_pixels(OVER_EDGE)))


def _find_free(
    art: Art, sheet: Box, land: pygame.Surface, taken: Sequence[Box],
) -> Box | None:
    """Return the place of the moon: along the upper edge from the right, then lower."""
    ground, side = pygame.mask.from_surface(land, 0), 112
    whole = pygame.Mask((art.to_pixels(side), art.to_pixels(side)), fill=True)
    y = sheet.y + STEP
    while y + side < sheet.bottom - STEP:
        x = sheet.right - STEP - side
        while x > sheet.x + STEP:
            box = Box(x, y, side, side)
            corner = art.to_pixels(x - sheet.x), art.to_pixels(y - sheet.y)
            if not any(box.overlaps(there) for there in taken) and not ground.overlap(
                    whole, corner):
                return box
            x -= STEP
        y += STEP
    return None


def _draw_moon(art: Art) -> pygame.Surface:
    side = art.to_pixels(92)

    def paint(image: pygame.Surface) -> None:
        whole = side * FINE
        pygame.draw.circle(image, FULL, (whole / 2, whole / 2), whole / 2)
        for x, y, radius in CRATERS:
            pygame.draw.circle(image, CRATER, (x * whole, y * whole), radius * whole)
    return paint_smoothly((side, side), paint)


def _draw_drift(art: Art, wide: float) -> pygame.Surface:
    luck, size = Random(f"drift {wide}"), (art.to_pixels(wide), art.to_pixels(HIGH))
    count = max(int(wide / 26), 2)
    tops = [luck.uniform(0.35, 1.0) for _ in range(count + 1)]
    foot = [luck.uniform(0.2, 1.0) for _ in range(count + 1)]

    def level(heights: Sequence[float], part: float) -> float:
        """Return a height between those of two heaps, low at both ends."""
        n, rest = divmod(part * count, 1)
        before, after = heights[int(n)], heights[min(int(n) + 1, count)]
        round_ = (1 - sin(pi * (0.5 + rest))) / 2
        return (before + (after - before) * round_) * min(1.0, 12 * part, 12 * (1 - part))

    def paint(image: pygame.Surface) -> None:
        w, h = size[0] * FINE, size[1] * FINE
        edge, parts = h * OVER_EDGE / HIGH, [n / 200 for n in range(201)]
        upper = [(part * w, edge * (1 - level(tops, part))) for part in parts]
        lower = [(part * w, edge + (h - edge) * level(foot, part)) for part in reversed(parts)]
        pygame.draw.polygon(image, SHADED, [*upper, *lower])
        thin = [(x, edge + (y - edge) * 0.35) for x, y in lower]
        pygame.draw.polygon(image, FRESH, [*upper, *thin])
    return paint_smoothly(size, paint)
