"""Materials of a table's plates: a grained body, light on its upper edge and shade on its lower
one, a trim along the rim, and a soft shadow."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import cos, hypot, pi, sin
from random import Random
from typing import Literal, NamedTuple

import pygame

from game.core.contract import Seat
from game.picture.art import FINE, Art, paint_smoothly, stretch_slices
from game.picture.screen import Box
from game.picture.theme import EDGE, PANEL, RADIUS, SEAT_COLOURS, Colour

Put = Callable[[pygame.Surface, float, float], object]
Grain = Literal["wood", "planks", "slate", "leather", "enamel"]
Trim = Literal["plain", "teeth", "stitches", "tartan", "pins", "snow"]

AROUND = 14.0  # of an image, round its plate: room for the shadow and for outstanding parts
SINKS, SHADOW = 5.0, 120  # how far a shadow lies under its plate, and how dark it is
LIGHT: Colour = (255, 244, 216)
BEVEL, LIT, SHADED = 2.5, 92, 120  # the bevel: how thick, and its light and its shade at most
GLOW, DUSK = 8, 30  # how much lighter a plate is at its head, and darker at its foot, of 255 parts
TILE = 192  # logical px of a grain that is repeated
STEP, WANDERS, BOARD = 8.0, 2.4, 62.0  # between two fibres, how far they stray, and between seams
LEAST = 66.0  # a plate that is less high has no trim
WITHIN = 5.0  # from the rim's line to the trim
PIN, CAP, THICK = 9.0, 8.0, 200.0  # how wide a pin is, and how high the snow, and on which plates
SNOWED = 116.0  # a plate that is less high has no snow: it would cover names
THREAD, HEM = 13.0, 7.0  # from one stitch to the next; how wide a hem of tartan is
TOOTH = 13.0  # from one carved tooth to the next
WHITE: Colour = (255, 255, 255)
SNOW: Colour = (232, 240, 250)
SNOW_SHADE: Colour = (150, 176, 214)


class Material(NamedTuple):
    """The material of plates; `thread` is the colour of the trim."""

    body: Colour = PANEL
    grain: Grain = "wood"
    trim: Trim = "plain"
    thread: Colour = EDGE


TIMBER = Material()  # where a game says nothing


def put_plate(
    put: Put, art: Art, material: Material, box: Box, *, fill: Colour | None = None,
    edge: Colour | None = EDGE, width: float = 2.0,
) -> None:
    """Put a plate into a box with its shadow; `fill` dyes it."""
    image = draw_plate(art, material, box, fill=fill, edge=edge, width=width)
    put(image, box.x - AROUND, box.y - AROUND)


def draw_plate(
    art: Art, material: Material, box: Box, *, fill: Colour | None = None,
    edge: Colour | None = EDGE, width: float = 2.0,
) -> pygame.Surface:
    """Return a plate of the size of a box, with room for its shadow."""
    ground = fill or material.body
    size, around = (art.to_pixels(box.w), art.to_pixels(box.h)), art.to_pixels(AROUND)

    def paint() -> pygame.Surface:
        image = pygame.Surface([side + 2 * around for side in size], pygame.SRCALPHA)
        if not art.contrast:
            shadow = _draw_shadow(art, size, around)
            image.blit(shadow, (0, art.to_pixels(SINKS)))
            image.blit(_draw_body(art, material, box, ground, width), (around, around),
                       special_flags=pygame.BLEND_RGBA_MAX)
        plain = art.draw_plate(box.w, box.h, ground, 255 if art.contrast else 0, edge, width)
        whole = pygame.BLEND_RGBA_MAX if art.contrast else 0
        image.blit(plain, (around, around), special_flags=whole)
        if not art.contrast and material.trim == "snow" and box.h >= SNOWED:
            _draw_snow(image, art, box)
        return image.convert_alpha()

    return art.keep(("crafted", material, size, ground, edge, width), paint)


def _draw_shadow(art: Art, size: tuple[int, int], around: int) -> pygame.Surface:
    """Return a soft shadow of a plate, made small and stretched."""
    corner = art.to_pixels(RADIUS) + 2 * around
    small = [min(side + 2 * around, 2 * corner + 1) for side in size]

    def paint() -> pygame.Surface:
        image = pygame.Surface(small, pygame.SRCALPHA)
        rect = image.get_rect().inflate(-2 * around, -2 * around)
        pygame.draw.rect(image, (0, 0, 0, SHADOW), rect, border_radius=art.to_pixels(RADIUS))
        return pygame.transform.gaussian_blur(image, max(around // 2, 1)).convert_alpha()

    shadow = art.keep(("plate's shadow", *small), paint)
    whole = size[0] + 2 * around, size[1] + 2 * around
    return shadow if tuple(small) == whole else stretch_slices(shadow, whole, corner)


def _draw_body(
        art: Art, material: Material, box: Box, ground: Colour, width: float) -> pygame.Surface:
    """Return the plate itself: grain, light and trim, cut to its shape."""
    image = art.draw_plate(box.w, box.h, ground, 255, None).copy()
    shape = art.draw_plate(box.w, box.h, WHITE, 255, None)
    _draw_grain(image, art, material.grain)
    image.blit(_draw_fall(image.get_size()), (0, 0))
    lit = 0 if material.trim == "snow" else LIT
    for tone, most, upper in ((LIGHT, lit, True), ((0, 0, 0), SHADED, False)):
        rim = art.draw_plate(box.w, box.h, tone, 0, tone, width + BEVEL).copy()
        rim.blit(_draw_fade(rim.get_size(), most, upper=upper), (0, 0),
                 special_flags=pygame.BLEND_RGBA_MULT)
        image.blit(rim, (0, 0))
    if min(box.w, box.h) >= LEAST:
        _draw_trim(image, art, material, box, width + WITHIN)
    image.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return image


def _draw_fall(size: tuple[int, int]) -> pygame.Surface:
    """Return light from above: brighter at the head, darker at the foot."""
    column = pygame.Surface((1, 3), pygame.SRCALPHA)
    for y, tone in enumerate(((*LIGHT, GLOW), (0, 0, 0, 0), (0, 0, 0, DUSK))):
        column.set_at((0, y), tone)
    return pygame.transform.smoothscale(column, size)


def _draw_fade(size: tuple[int, int], most: int, *, upper: bool) -> pygame.Surface:
    """Return white that fades from the upper edge down or from the lower one up."""
    shares = (most, most // 3, 0, 0) if upper else (0, 0, most // 3, most)
    column = pygame.Surface((1, len(shares)), pygame.SRCALPHA)
    for y, share in enumerate(shares):
        column.set_at((0, y), (255, 255, 255, share))
    return pygame.transform.smoothscale(column, size)


# grains


def _draw_grain(image: pygame.Surface, art: Art, grain: Grain) -> None:
    """Draw faint lines along wood, or tile another grain."""
    if grain in ("wood", "planks"):
        _draw_wood(image, art, planks=grain == "planks")
        return
    side = art.to_pixels(TILE)
    tile = art.keep(("grain", grain, side), lambda: _draw_tile(art, grain, side))
    for x in range(0, image.get_width(), side):
        for y in range(0, image.get_height(), side):
            image.blit(tile, (x, y))


def _draw_wood(image: pygame.Surface, art: Art, *, planks: bool) -> None:
    """Draw wandering fibres, and the seams of planks."""
    (w, h), chance = image.get_size(), Random(f"{image.get_size()}")
    grain = pygame.Surface((w, h), pygame.SRCALPHA)
    step, bends = max(STEP * art.scale, 4), max(w // art.to_pixels(90), 3)
    for n in range(int(h / step) + 1):
        y = (n + chance.random()) * step
        tone = (*LIGHT, chance.randint(5, 17)) if chance.random() < 0.5 else (
            0, 0, 0, chance.randint(24, 66))
        points = [(w * k / bends, y + chance.uniform(-1, 1) * WANDERS * art.scale)
                  for k in range(bends + 1)]
        pygame.draw.lines(grain, tone, False, points, art.to_pixels(chance.choice((1.0, 1.6, 2.4))))
    if planks:
        count = max(round(h / (BOARD * art.scale)), 1)
        for n in range(1, count):
            y = h * n // count
            grain.fill((0, 0, 0, 96), (0, y, w, art.to_pixels(2)))
            grain.fill((*LIGHT, 22), (0, y + art.to_pixels(2), w, art.to_pixels(1.5)))
    image.blit(grain, (0, 0))


def _draw_tile(art: Art, grain: Grain, side: int) -> pygame.Surface:
    """Return a seamless piece of leather, slate or enamel."""
    chance, tile = Random(grain), pygame.Surface((side, side), pygame.SRCALPHA)

    def spots(count: int, least: float, most: float, dark: int, light: int) -> None:
        for _ in range(count):
            x, y = chance.uniform(0, side), chance.uniform(0, side)
            r = max(art.scale * chance.uniform(least, most), 0.8)
            tone = (0, 0, 0, chance.randint(dark // 3, dark)) if chance.random() < 0.5 else (
                *LIGHT, chance.randint(light // 3, light))
            for dx in (-side, 0, side):
                for dy in (-side, 0, side):
                    pygame.draw.circle(tile, tone, (x + dx, y + dy), r)

    if grain == "leather":
        spots(900, 1.2, 3.4, 46, 13)
    elif grain == "slate":
        spots(260, 0.8, 1.8, 50, 16)
        for _ in range(26):  # the layers in which it splits
            x, y = chance.uniform(0, side), chance.uniform(0, side)
            w, tone = chance.uniform(30, 110) * art.scale, (*LIGHT, chance.randint(5, 14))
            pygame.draw.line(tile, tone, (x, y), (x + w, y - w * 0.12), art.to_pixels(1.2))
    else:
        spots(70, 0.7, 1.6, 0, 46)  # frost
    return tile


# trims


def _draw_trim(
        image: pygame.Surface, art: Art, material: Material, box: Box, within: float) -> None:
    """Draw the trim along the rim, at a distance from it."""
    size = image.get_size()
    match material.trim:
        case "stitches":
            image.blit(paint_smoothly(size, lambda big: _draw_stitches(big, art, material, within)),
                       (0, 0))
        case "teeth":
            image.blit(paint_smoothly(size, lambda big: _draw_teeth(big, art, material, within)),
                       (0, 0))
        case "pins":
            for x in (within + PIN, box.w - within - PIN):
                for y in (within + PIN, box.h - within - PIN):
                    _draw_pin(image, art, x, y)
        case "tartan":
            hem = _draw_tartan(art, size, material.thread)
            seen = art.draw_plate(box.w, box.h, WHITE, 0, WHITE, within - WITHIN + HEM)
            hem.blit(seen, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            image.blit(hem, (0, 0))
            inner = art.draw_plate(box.w - 2 * HEM, box.h - 2 * HEM, WHITE, 0, material.thread, 1.5,
                                   RADIUS - HEM)
            image.blit(inner, (art.to_pixels(HEM), art.to_pixels(HEM)))


def _walk_rim(
    size: tuple[int, int], inset: float, radius: float, step: float,
) -> Iterator[tuple[float, float, float, float]]:
    """Yield points along a rounded rectangle, one `step` from each other, with its direction
    there."""
    w, h = size[0] - 2 * inset, size[1] - 2 * inset
    corners = ((w - radius, radius, -pi / 2), (w - radius, h - radius, 0.0),
               (radius, h - radius, pi / 2), (radius, radius, pi))
    outline = [(inset + x + radius * cos(turn + pi / 2 * n / 6),
                inset + y + radius * sin(turn + pi / 2 * n / 6))
               for x, y, turn in corners for n in range(7)]
    legs = list(zip(outline, [*outline[1:], outline[0]], strict=True))
    whole = sum(hypot(x1 - x0, y1 - y0) for (x0, y0), (x1, y1) in legs)
    pace = whole / max(round(whole / step), 1)
    gone = pace / 2
    for (x0, y0), (x1, y1) in legs:
        length = hypot(x1 - x0, y1 - y0)
        while gone < length:
            share = gone / length
            yield (x0 + share * (x1 - x0), y0 + share * (y1 - y0),
                   (x1 - x0) / length, (y1 - y0) / length)
            gone += pace
        gone -= length


def _draw_stitches(big: pygame.Surface, art: Art, material: Material, within: float) -> None:
    """Draw waxed thread, with shade in each hole."""
    k = FINE * art.scale
    half, radius = THREAD * 0.29 * k, (RADIUS - within) * k
    for x, y, dx, dy in _walk_rim(big.get_size(), within * k, radius, THREAD * k):
        for down, tone in ((1.4 * k, (0, 0, 0, 120)), (0.0, (*material.thread, 190))):
            pygame.draw.line(big, tone, (x - half * dx, y - half * dy + down),
                             (x + half * dx, y + half * dy + down), round(2.2 * k))


def _draw_teeth(big: pygame.Surface, art: Art, material: Material, within: float) -> None:
    """Draw a line cut along the rim, and small teeth along its head and foot."""
    k = FINE * art.scale
    rect = big.get_rect().inflate(-2 * within * k, -2 * within * k)
    radius = round((RADIUS - within) * k)
    for down, tone in ((1.3 * k, (*LIGHT, 26)), (0.0, (0, 0, 0, 130))):
        pygame.draw.rect(big, tone, rect.move(0, round(down)), round(1.6 * k), radius)
    tone = (*material.thread, 150)
    for x, y, dx, _ in _walk_rim(big.get_size(), within * k, radius, TOOTH * k):
        if abs(dx) < 1:
            continue
        turn = 1 if dx > 0 else -1
        pygame.draw.polygon(big, tone, [(x - 3.4 * k, y), (x + 3.4 * k, y),
                                        (x, y - turn * (within - 1.5) * k * 0.8)])


def _draw_pin(image: pygame.Surface, art: Art, x: float, y: float) -> None:
    """Draw a pin of brass, with its shade and a light on it."""
    def paint(big: pygame.Surface) -> None:
        k = big.get_width() / 2
        for at, r, tone in ((1.12, 0.86, (0, 0, 0, 130)), (0.98, 0.8, (92, 62, 24, 255)),
                            (0.95, 0.66, (*EDGE, 255)), (0.9, 0.5, (206, 160, 86, 255)),
                            (0.76, 0.22, (255, 236, 190, 255))):
            pygame.draw.circle(big, tone, (k * (1 if at > 0.8 else 0.86), k * at), k * r)
    side = art.to_pixels(PIN * 1.3)
    head = art.keep(("pin", side), lambda: paint_smoothly((side, side), paint))
    image.blit(head, head.get_rect(center=(art.to_pixels(x), art.to_pixels(y))))


def _draw_tartan(art: Art, size: tuple[int, int], thread: Colour) -> pygame.Surface:
    """Draw the crossing bands of a tartan."""
    cloth = pygame.Surface(size, pygame.SRCALPHA)
    cloth.fill((18, 62, 49, 255))
    sett = ((0, 13, (26, 48, 92, 170)), (13, 1.6, (*thread, 130)), (24, 4, (8, 22, 18, 170)),
            (31, 1.4, (186, 66, 54, 140)))
    pace = 38 * art.scale
    for way in (0, 1):
        for n in range(int(size[way] / pace) + 1):
            for at, wide, tone in sett:
                start, thick = round(n * pace + at * art.scale), art.to_pixels(wide)
                band = pygame.Surface((thick, size[1]) if way == 0 else (size[0], thick),
                                      pygame.SRCALPHA)
                band.fill(tone)
                cloth.blit(band, (start, 0) if way == 0 else (0, start))
    return cloth


def _draw_snow(image: pygame.Surface, art: Art, box: Box) -> None:
    """Draw snow on the upper edge, standing out of the plate."""
    chance, k = Random(f"{box.w:.0f}"), FINE * art.scale
    left, right = RADIUS * 0.5, box.w - RADIUS * 0.5
    count = max(round((right - left) / 34), 3)
    high = CAP * min(box.h / THICK, 1)
    heights = [0.0, *(chance.uniform(0.45, 1.0) * high for _ in range(count - 1)), 0.0]

    def paint(big: pygame.Surface) -> None:
        base = CAP + 4
        head = list(_list_waves(heights, left, right))
        for foot, tone in ((2.5, SNOW_SHADE), (0.5, SNOW)):
            upper = [(x * k, (base - y) * k) for x, y in head]
            pygame.draw.polygon(big, tone, [*upper, (right * k, (base + foot) * k),
                                            (left * k, (base + foot) * k)])
    size = art.to_pixels(box.w), art.to_pixels(CAP + 8)
    snow = paint_smoothly(size, paint)
    around = art.to_pixels(AROUND)
    image.blit(snow, (around, around - art.to_pixels(CAP + 4)))


def _list_waves(heights: list[float], left: float, right: float) -> Iterator[tuple[float, float]]:
    """Yield a soft line through heights at equal distances."""
    parts, count = 6, len(heights) - 1
    for n in range(count * parts + 1):
        k, share = divmod(n, parts)
        soft = (1 - cos(pi * share / parts)) / 2
        after = heights[min(k + 1, count)]
        yield left + (right - left) * n / (count * parts), heights[k] + soft * (after - heights[k])


def tint_colour(colour: Colour, seat: Seat, share: float) -> Colour:
    """Return a plate's colour mixed with a share of a seat's colour."""
    red, green, blue = (round(dark + share * (own - dark))
                        for dark, own in zip(colour, SEAT_COLOURS[seat], strict=True))
    return red, green, blue
