"""The lens over crowded corners of the map."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import pygame

from game.games.reindeer.map_file import Outline
from game.games.reindeer.rules.atlas import Spot
from game.games.reindeer.rules.position import State
from game.games.reindeer.table.chart import Chart
from game.games.reindeer.table.country import space_name
from game.picture.art import Art
from game.picture.screen import Box
from game.picture.theme import EDGE, GOLD, INK, IVORY, NIGHT, SEAT_COLOURS, Colour
from game.ui.box import box_around

LENS = 236.0  # how wide the lens is
ZOOM = 3.4
SHORE: Colour = (206, 224, 240)


def draw_lens(
    chart: Chart, art: Art, cloth: pygame.Surface, corner: Spot, focus: Spot,
    state: State, circle: tuple[Spot, float],
) -> pygame.Surface:
    """Return the country round a place, enlarged, with everything at its true place. `corner`: the
    pixel of the logical 0,0 on the cloth; `circle`: middle and radius of the reach."""
    side = art.to_pixels(LENS)
    pixels = max(4, round(side / ZOOM))
    x, y = (corner[i] + focus[i] * art.scale - pixels / 2 for i in (0, 1))
    piece = pygame.Surface((pixels, pixels))
    piece.blit(cloth, (0, 0), (round(x), round(y), pixels, pixels))
    image = pygame.transform.smoothscale(piece, (side, side))
    scale, glass = art.scale * ZOOM, box_around(*focus, LENS / ZOOM)

    def at(spot: Spot) -> Spot:
        return ((spot[0] - focus[0]) * scale + side / 2, (spot[1] - focus[1]) * scale + side / 2)

    for box, ring in _find_coast(chart.outline, chart.scale, chart.corner):
        if box.overlaps(glass):
            pygame.draw.aalines(image, SHORE, True, list(map(at, ring)))
    middle, radius = circle
    pygame.draw.circle(image, GOLD, at(middle), radius * scale,
                       max(2, round(3 * art.scale)))
    _draw_towns(image, chart, art, at, scale)
    _draw_stacks(image, chart, art, at, state)
    cross = max(2, round(3 * art.scale))
    half, gap = side // 2, art.to_pixels(7)
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        pygame.draw.line(image, IVORY, (half + dx * gap, half + dy * gap),
                         (half + dx * 4 * gap, half + dy * 4 * gap), cross)
    return _frame_glass(image, art, side)


@lru_cache(maxsize=2)
def _find_coast(outline: Outline, scale: float, corner: Spot) -> list[tuple[Box, list[Spot]]]:
    rings = []
    for ring in outline.land:
        spots = [(corner[0] + x * scale, corner[1] + y * scale) for x, y in ring]
        left, top = min(x for x, _ in spots), min(y for _, y in spots)
        rings.append((Box(left, top, max(x for x, _ in spots) - left,
                          max(y for _, y in spots) - top), spots))
    return rings


def _draw_towns(image: pygame.Surface, chart: Chart, art: Art, at: Callable[[Spot], Spot],
                scale: float) -> None:
    radius = chart.scale_miles(chart.atlas.figures.radius) * scale
    for name in ("D", *(city.name for city in chart.atlas.cities)):
        spot = at(chart.find_centre(name))
        if not image.get_rect().collidepoint(spot):
            continue
        text = art.draw_text(space_name(name), "city", IVORY)
        below = text.get_rect(midtop=(spot[0], spot[1] + radius + 2))
        image.blit(art.draw_text(space_name(name), "city", NIGHT), below.move(2, 2))
        image.blit(text, below)
        pygame.draw.circle(image, GOLD if name != "D" else IVORY, spot, radius,
                           max(2, round(2.5 * art.scale)))


def _draw_stacks(
    image: pygame.Surface, chart: Chart, art: Art, at: Callable[[Spot], Spot], state: State,
) -> None:
    """Draw a dot for each stack; several seats' dots at one point stand round it."""
    side = art.to_pixels(11)
    stacked: dict[tuple[int, int], int] = {}
    for seat, stacks in enumerate(state.stacks):
        for point, count in stacks:
            n = stacked[point] = stacked.get(point, -1) + 1
            x, y = at(chart.to_screen(*point))
            x, y = x + (n % 2) * side * 2, y + (n // 2) * side * 2
            pygame.draw.circle(image, NIGHT, (x, y), side + 2)
            pygame.draw.circle(image, SEAT_COLOURS[seat], (x, y), side)
            text = art.draw_text(str(count), "carved", INK)
            image.blit(text, text.get_rect(center=(x, y)))


def _frame_glass(image: pygame.Surface, art: Art, side: int) -> pygame.Surface:
    glass = pygame.Surface((side, side), pygame.SRCALPHA)
    pygame.draw.circle(glass, (255, 255, 255, 255), (side / 2, side / 2), side / 2 - 2)
    whole = image.convert_alpha()
    whole.blit(glass, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    width = max(3, art.to_pixels(6))
    pygame.draw.circle(whole, INK, (side / 2, side / 2), side / 2, width + 3)
    pygame.draw.circle(whole, EDGE, (side / 2, side / 2), side / 2 - 2, width)
    return whole
