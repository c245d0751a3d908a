"""How far a sleigh flies that is aimed or has the focus: a ring round each place from where it
could serve a city, and everything else in the shade."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

import pygame

from game.games.reindeer.rules.atlas import Spot
from game.games.reindeer.table.chart import Chart
from game.games.reindeer.table.choosing import Reach, find_choosing, find_reach
from game.games.reindeer.table.country import chart_of
from game.games.reindeer.table.land import SHADE, land_alpha
from game.picture.art import Art
from game.picture.screen import Box
from game.picture.theme import SEAT_COLOURS, Colour
from game.tables.seen import Brush, Painting, Seen, Signs

DARK: Colour = (4, 7, 16)
EDGED = 4.0  # how wide the line of a reach is
FILL, GLOW, AURA = 30, 120, 70  # alpha of what is within a reach, and on either side of its line
INSIDE, OUTSIDE, SOFT = 44.0, 14.0, 7  # how far that fades, and in how many steps
SEA, COAST = 26, 5.0  # how much is seen of a reach over the sea, and how soft its coast is
OFFERED = 40  # how dark it is where a sleigh in focus cannot go


def find_rings(seen: Seen) -> Reach | None:
    """Return from where, and how far, the sleigh would fly that is aimed or has the focus: of one
    in the focus not from places from where it reaches no city that wants something, if there are
    others."""
    choosing = find_choosing(seen)
    if choosing and choosing.flight:
        return find_reach(chart_of(seen), choosing.flight)
    if choosing is None or choosing.offered is None or not choosing.offers:
        return choosing and choosing.offered
    spots = zip(choosing.offered.spots, choosing.served.values(), strict=True)
    return choosing.offered._replace(spots=tuple(spot for spot, cities in spots if cities))


def shade_beyond(seen: Seen) -> Signs:
    """Shade the sea, and everything that the sleigh cannot reach; less so while it only has the
    focus."""
    choosing, rings = find_choosing(seen), find_rings(seen)
    if choosing and rings:
        yield Painting(
            _draw, (draw_veil, chart_of(seen), *rings, SHADE if choosing.flight else OFFERED))


def _draw(brush: Brush, paint: Callable[..., pygame.Surface], chart: Chart, *values: object,
          ) -> None:
    sheet, art = chart.sheet, brush.art
    brush.screen.put(_paint(paint, chart, art, art.look, sheet, *values), sheet.x, sheet.y)


@lru_cache(4)  # as large as the sheet: Art would let go of many pictures for them
def _paint(paint: Callable[..., pygame.Surface], chart: Chart, art: Art,
           look: object,  # noqa: ARG001
           sheet: Box, *values: object) -> pygame.Surface:
    """Return a picture of a reach; those of two sleighs that have the focus in turn are kept."""
    return paint(chart, art, sheet, *values)


def ring_reach(seen: Seen) -> Signs:
    """Ring how far the sleigh flies in the colour of its seat, with a breath of that in it, under
    names and cities. How many miles that are stands on its button."""
    choosing, rings = find_choosing(seen), find_rings(seen)
    if choosing and rings:
        yield Painting(_draw, (draw_circles, chart_of(seen), *rings, SEAT_COLOURS[choosing.seat]))


def draw_veil(
    chart: Chart, art: Art, sheet: Box, spots: Sequence[Spot], radius: float, dark: int,
) -> pygame.Surface:
    """Return a shade over everything but the land within circles."""
    land = land_alpha(chart, art, sheet, dark)
    middles = [((x - sheet.x) * art.scale, (y - sheet.y) * art.scale) for x, y in spots]

    hole = pygame.Surface(land.get_size(), pygame.SRCALPHA)
    for middle in middles:
        pygame.draw.circle(hole, (255, 255, 255, 255), middle, radius * art.scale)
    hole.blit(land, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    image = pygame.Surface(land.get_size(), pygame.SRCALPHA)
    image.fill((*DARK, dark))
    image.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    return image.convert_alpha()


def draw_circles(
    chart: Chart, art: Art, sheet: Box, spots: Sequence[Spot], radius: float, colour: Colour,
) -> pygame.Surface:
    """Return a thin line round all of some circles together, and their colour in it and a little
    way outside it, the stronger the nearer to the line, on nothing as large as the sheet; over the
    sea it fades."""
    size = art.to_pixels(sheet.w), art.to_pixels(sheet.h)
    middles = [((x - sheet.x) * art.scale, (y - sheet.y) * art.scale) for x, y in spots]
    image = pygame.Surface(size, pygame.SRCALPHA)
    steps = [(-OUTSIDE * n / SOFT, AURA * (SOFT - n) / SOFT, OUTSIDE / SOFT)
             for n in range(SOFT, 0, -1)]
    steps += [(0.0, 255, EDGED)]
    steps += [(EDGED / 2 + INSIDE * n / SOFT, FILL + (GLOW - FILL) * (1 - n / SOFT),
               INSIDE / SOFT) for n in range(SOFT)]
    for deep, alpha, wide in steps:  # from without to within, so that no circle has an edge in
        for middle in middles:  # another one
            pygame.draw.circle(image, (*colour, round(alpha)), middle,
                               (radius - deep + wide / 2) * art.scale, round(wide * art.scale) + 2)
    for middle in middles:
        pygame.draw.circle(image, (*colour, FILL), middle,
                           max(radius - EDGED / 2 - INSIDE, 0) * art.scale + 3)
    image.blit(_draw_ashore(chart, art, sheet), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return image.convert_alpha()


def _draw_ashore(chart: Chart, art: Art, sheet: Box) -> pygame.Surface:
    """Return how much of a reach is seen: all of it on land, and a breath of it at sea, with a soft
    coast between."""
    def make() -> pygame.Surface:
        land = pygame.mask.from_surface(land_alpha(chart, art, sheet, SHADE), SHADE // 2)
        image = land.to_surface(setcolor=(255, 255, 255, 255), unsetcolor=(255, 255, 255, SEA))
        return pygame.transform.box_blur(image, max(art.to_pixels(COAST), 1))
    return art.keep(("ashore", chart.atlas.name, sheet, art.scale), make)
