"""The picture of a country by night: sea, land, borders and trees, painted once for each size.

A point is land if an odd number of rings contain it, as in the rules; a ring inside another one is
a lake.
"""

from __future__ import annotations

from random import Random

import pygame

from game.games.reindeer.rules.atlas import DEPOT, Spot
from game.games.reindeer.table.chart import Chart
from game.games.reindeer.table.sky import fading_light
from game.picture.art import Art
from game.picture.screen import Box
from game.picture.theme import Colour

DEEP: Colour = (7, 13, 27)  # the sea, far out
SHALLOW: Colour = (16, 32, 58)  # and at the edge of the picture
SHORE: Colour = (64, 112, 158)
LAND: Colour = (88, 110, 138)
LIT: Colour = (158, 116, 68)
HOME = 300.0  # how wide it is warm round the depot
SNOW: Colour = (206, 224, 240)
BORDER: Colour = (140, 156, 176)
DRIFTS = ((22.0, 34), (13.0, 60), (6.0, 110))  # of snow along the coast: widths, and how much of it
TREE: Colour = (22, 42, 46)
FINE = 2  # times larger that the land is painted, and then scaled down for a smooth coast
SHADE = 144  # alpha of what is out of reach of a sleigh, or sea


def paint_land(chart: Chart, art: Art, sheet: Box, *, trees: bool = True) -> pygame.Surface:
    """Return the whole opaque sheet, with `trees` or bare; its corner is the sheet's corner."""
    size = art.to_pixels(sheet.w), art.to_pixels(sheet.h)
    picture = _paint_sea(size)
    ground = _mask_land(chart, art, sheet, size)
    _paint_shore(picture, ground, art)
    shade = ground.to_surface(setcolor=(255, 255, 255, 255), unsetcolor=(255, 255, 255, 0))
    shade = pygame.transform.smoothscale(shade, size)
    shade.blit(_paint_warmth(chart, art, sheet, size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(shade, (0, 0))
    _paint_coast(picture, chart, art, sheet)
    _paint_borders(picture, chart, art, sheet)
    if trees:
        _paint_trees(picture, chart, art, sheet)
    return picture.convert()


def land_alpha(chart: Chart, art: Art, sheet: Box, alpha: int) -> pygame.Surface:
    """Return the land alone, in black of this opacity, to subtract from a veil."""
    def make() -> pygame.Surface:
        size = art.to_pixels(sheet.w), art.to_pixels(sheet.h)
        ground = _mask_land(chart, art, sheet, size)
        image = ground.to_surface(setcolor=(0, 0, 0, alpha), unsetcolor=(0, 0, 0, 0))
        return pygame.transform.smoothscale(image, size)
    return art.keep(("land", chart.atlas.name, sheet, art.scale, alpha), make)


def _to_pixels(
    chart: Chart, art: Art, sheet: Box, line: tuple[Spot, ...], fine: int = 1,
) -> list[tuple[float, float]]:
    """Return points of the map as pixels of the sheet's picture."""
    k = art.scale * fine
    return [((x - sheet.x) * k, (y - sheet.y) * k) for x, y in map(chart.of_map, line)]


def _paint_sea(size: tuple[int, int]) -> pygame.Surface:
    small = pygame.Surface((1, 3))
    for y, colour in enumerate((DEEP, SHALLOW, DEEP)):
        small.set_at((0, y), colour)
    picture = pygame.transform.smoothscale(small, size)
    luck = Random("stars")
    for _ in range(150):
        x, y = int(luck.random() * size[0]), int(luck.random() * size[1])
        shine = 50 + int(luck.random() * 90)
        picture.fill((shine, shine + 8, shine + 26), (x, y, 1 + shine // 110, 1 + shine // 110))
    return picture


def _mask_land(chart: Chart, art: Art, sheet: Box, size: tuple[int, int]) -> pygame.Mask:
    """Return the land as a mask, twice as fine as the picture."""
    whole = pygame.Mask((size[0] * FINE, size[1] * FINE))
    for ring in chart.outline.land:
        points = _to_pixels(chart, art, sheet, ring, FINE)
        x, y = (int(min(p[i] for p in points)) - 1 for i in (0, 1))
        w, h = (int(max(p[i] for p in points)) + 2 - (x, y)[i] for i in (0, 1))
        paper = pygame.Surface((max(w, 1), max(h, 1)), pygame.SRCALPHA)
        pygame.draw.polygon(paper, (255, 255, 255, 255), [(px - x, py - y) for px, py in points])
        one = pygame.mask.from_surface(paper)
        both = whole.overlap_mask(one, (x, y))
        whole.draw(one, (x, y))
        whole.erase(both, (0, 0))
    return whole


def _paint_shore(picture: pygame.Surface, ground: pygame.Mask, art: Art) -> None:
    """Paint shallow water round each coast, fading into the sea."""
    small = ground.to_surface(setcolor=(*SHORE, 255), unsetcolor=(*SHORE, 0))
    size = picture.get_width() // 2, picture.get_height() // 2
    small = pygame.transform.smoothscale(small, size)
    glow = pygame.transform.box_blur(small, max(2, art.to_pixels(11)))
    glow = pygame.transform.smoothscale(glow, picture.get_size())
    glow.fill((255, 255, 255, 150), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(glow, (0, 0))


def _paint_warmth(chart: Chart, art: Art, sheet: Box, size: tuple[int, int]) -> pygame.Surface:
    """Return the colour of the land: cold snow, warm at the depot alone; cities with needs have
    light of their own."""
    image = pygame.Surface(size, pygame.SRCALPHA)
    image.fill((*LAND, 255))
    x, y = chart.find_centre(DEPOT)
    glow_size = art.to_pixels(HOME), art.to_pixels(HOME)
    glow = pygame.transform.smoothscale(fading_light(LIT, 255, 1.3, half=80), glow_size)
    at = round((x - sheet.x) * art.scale), round((y - sheet.y) * art.scale)
    image.blit(glow, glow.get_rect(center=at))
    image.blit(_paint_cover(chart, art, sheet, size), (0, 0))
    _paint_fields(image)
    _paint_drifts(image, chart, art, sheet)
    luck = Random("snow")
    for _ in range(size[0] * size[1] // 900):
        x, y = int(luck.random() * size[0]), int(luck.random() * size[1])
        r, g, b, _alpha = image.get_at((x, y))
        image.set_at((x, y), (min(r + 34, 255), min(g + 38, 255), min(b + 42, 255)))
    return image


def _paint_cover(
    chart: Chart, art: Art, sheet: Box, size: tuple[int, int],
) -> pygame.Surface:
    """Paint snow on the northern half of the land, thicker in the north."""
    ys = [chart.of_map(spot)[1] for ring in chart.outline.land for spot in ring]
    top, low = min(ys), (min(ys) + max(ys)) / 2
    column = pygame.Surface((1, size[1]), pygame.SRCALPHA)
    for y in range(size[1]):
        share = (low - sheet.y - y / art.scale) / (low - top)
        column.set_at((0, y), (*SNOW, round(105 * min(max(share, 0), 1))))
    return pygame.transform.scale(column, size)


def _paint_fields(image: pygame.Surface) -> None:
    luck, (w, h) = Random("fields"), image.get_size()
    small = pygame.Surface((w // 8, h // 8), pygame.SRCALPHA)
    small.fill((*SNOW, 0))
    for _ in range(46):
        wide, high = luck.uniform(0.03, 0.11) * w / 8, luck.uniform(0.015, 0.05) * h / 8
        at = luck.random() * w / 8 - wide / 2, luck.random() * h / 8 - high / 2
        pygame.draw.ellipse(small, (*SNOW, 46), (*at, wide, high))
    small = pygame.transform.box_blur(small, max(2, round(h / 300)))
    image.blit(pygame.transform.smoothscale(small, (w, h)), (0, 0))


def _paint_drifts(image: pygame.Surface, chart: Chart, art: Art, sheet: Box) -> None:
    """Paint snow along the coast, thinner inland."""
    for wide, alpha in DRIFTS:
        drift = pygame.Surface(image.get_size(), pygame.SRCALPHA)
        for ring in chart.outline.land:
            points = _to_pixels(chart, art, sheet, ring)
            pygame.draw.lines(drift, (*SNOW, alpha), True, points, max(1, art.to_pixels(wide)))
            for point in points:  # lines alone would leave gaps at their corners
                pygame.draw.circle(drift, (*SNOW, alpha), point, art.to_pixels(wide) / 2)
        image.blit(drift, (0, 0))


def _paint_borders(picture: pygame.Surface, chart: Chart, art: Art, sheet: Box) -> None:
    """Paint borders, too soft to look like tracks."""
    lines = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    lines.fill((*BORDER, 0))
    for line in chart.outline.borders:
        pygame.draw.lines(lines, (*BORDER, 90), False, _to_pixels(chart, art, sheet, line),
                          max(1, round(1.4 * art.scale)))
    picture.blit(lines, (0, 0))


def _paint_coast(picture: pygame.Surface, chart: Chart, art: Art, sheet: Box) -> None:
    """Paint snow along each edge of the land."""
    for ring in chart.outline.land:
        points = _to_pixels(chart, art, sheet, ring)
        pygame.draw.lines(picture, SNOW, True, points, max(1, round(1.6 * art.scale)))
        pygame.draw.aalines(picture, SNOW, True, points)


def _paint_trees(picture: pygame.Surface, chart: Chart, art: Art, sheet: Box) -> None:
    """Paint firs with snow, in open country away from lights."""
    luck, rows = Random("trees"), chart.atlas.open
    lights = [chart.find_centre(city.name) for city in chart.atlas.cities] + [
        chart.find_centre(DEPOT)]
    trees = []
    high, wide = len(rows.bits), max(row.bit_length() for row in rows.bits)
    for _ in range(420):
        x, y = rows.west + int(luck.random() * wide), rows.south + int(luck.random() * high)
        at = chart.to_screen(x, y)
        if rows.has_point((x, y)) and all(abs(at[0] - a) + abs(at[1] - b) > 60
                                          for a, b in lights):
            trees.append(at)
    for right, down in sorted(trees, key=lambda spot: spot[1]):
        _paint_tree(picture, (right - sheet.x) * art.scale, (down - sheet.y) * art.scale,
                    art.scale * (6 + 3 * luck.random()))


def _paint_tree(picture: pygame.Surface, x: float, y: float, side: float) -> None:
    for up, half in ((0.0, 0.62), (0.55, 0.46)):
        foot = y - side * up
        pygame.draw.polygon(picture, TREE, [(x, foot - side), (x + side * half, foot),
                                            (x - side * half, foot)])
    tip = y - side * 1.55
    pygame.draw.polygon(picture, SNOW, [(x, tip), (x + side * 0.2, tip + side * 0.4),
                                        (x - side * 0.2, tip + side * 0.4)])
