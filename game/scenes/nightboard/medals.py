"""Planks and coins of gold, silver and copper for the first three, and of dark walnut for others:
rounded bodies in lamplight, with a bevel round them and their shadow under them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import pygame

from game.picture.art import Art, smooth
from game.picture.ground import blurred
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import INK, IVORY, WHITE, Colour


class Metal(NamedTuple):
    """Of what something is made: its tones from its head to its foot, light and shade on its bevel,
    and the ink of words on it."""

    tones: tuple[Colour, ...]
    light: Colour
    shade: Colour
    ink: Colour = INK
    grained: bool = False


GOLDEN = Metal(((252, 226, 146), (255, 240, 184), (246, 208, 112), (228, 178, 78)),
               (255, 250, 220), (132, 84, 24))
SILVERN = Metal(((214, 220, 230), (240, 244, 250), (200, 208, 220), (168, 178, 194)),
                (255, 255, 255), (84, 92, 110))
COPPERY = Metal(((232, 168, 120), (248, 196, 150), (218, 146, 98), (198, 126, 80)),
                (255, 226, 196), (110, 52, 26))
WALNUT = Metal(((92, 60, 38), (98, 64, 40), (84, 54, 33), (70, 44, 27)),
               (176, 124, 76), (34, 20, 12), IVORY, grained=True)
METALS = GOLDEN, SILVERN, COPPERY

CORNER = 18.0  # of a plank
SHADOW, UNDER, DEEP = 7.0, 5.0, 120  # how far it reaches, how much lower it lies; of 255
RIM, BEVEL = 3.0, 4.0  # the dark line round it, and the bevel within
BRUSHED, STEP, FAINT = 26, 3.0, 12  # of 255, the lines of a brush; between two; a fibre of wood
GLEAMS, LEAN, GLEAM = ((0.13, 60.0), (0.17, 14.0), (0.7, 26.0)), 0.5, 46  # where light lies across
# it and how wide; how far it leans in its height; of 255
SUNK: Colour = (44, 24, 6)  # the shade in a well,
LIP: Colour = (255, 226, 170)  # and light on its lower lip
DARK, GROUND, DEEPER, LIPPED = 190, 92, 165, 130  # of 255: under its upper edge, on its ground,
# and within a ring of light; that light
BRIM, RINGED, HOLLOW = 0.94, 0.82, 0.045  # its edge, and that within a ring of light, in its width;
# how much lower its ground is
INNER = 0.08  # of a coin, from its edge to the ring on it


def of_place(place: int) -> Metal:
    """Of what somebody's plank is who has come so far, 1 for the first."""
    return METALS[place - 1] if place <= len(METALS) else WALNUT


def plank(page: Page, box: Box, metal: Metal, corner: float = CORNER) -> None:
    """A plank of a metal or of wood that fills a box, and its shadow."""
    art = page.art
    if art.contrast:
        page.image(art.plate(box.w, box.h, metal.tones[2], 255, INK, RIM, corner), box.x, box.y)
        return
    size = art.pixels(box.w), art.pixels(box.h)
    cast = box.inset(-SHADOW)
    page.image(art.keep(("cast under", size, corner), lambda: _cast(art, cast, corner)), cast.x,
               cast.y + UNDER)
    page.image(art.keep(("metal", metal.tones, size, corner), lambda: _forged(
        art, size, metal, corner)), box.x, box.y)


def well(page: Page, middle: tuple[float, float], side: float, lit: Colour | None = None) -> None:
    """A round place for a coin, sunk into a plank; a `lit` one has a ring of light."""
    art, x, y = page.art, middle[0] - side / 2, middle[1] - side / 2
    page.image(art.keep(("well", lit, art.pixels(side)), lambda: _sunk(art.pixels(side), lit)), x,
               y)


def coin(page: Page, middle: tuple[float, float], side: float, metal: Metal) -> None:
    """A coin of a metal with its middle at a point, a ring near its edge."""
    box = Box(middle[0] - side / 2, middle[1] - side / 2, side, side)
    plank(page, box, metal, side / 2)
    art, px = page.art, page.art.pixels(side)
    page.image(art.keep(("rimmed", metal.shade, px), lambda: _rimmed(px, metal)), box.x, box.y)


def _cast(art: Art, box: Box, corner: float) -> pygame.Surface:
    image = pygame.Surface((art.pixels(box.w), art.pixels(box.h)), pygame.SRCALPHA)
    soft = art.pixels(SHADOW)
    pygame.draw.rect(image, (6, 4, 8, DEEP), image.get_rect().inflate(-2 * soft, -2 * soft),
                     border_radius=art.pixels(corner))
    return blurred(image, max(soft // 2, 1)).convert_alpha()


def _forged(art: Art, size: tuple[int, int], metal: Metal, corner: float) -> pygame.Surface:
    """Its body: tones from head to foot, lines of a brush or of grain, gleams across it, a bevel
    and a dark line round it."""
    rim, bevel = art.scale * RIM, art.scale * BEVEL
    body = _toned(art, size, metal.tones)
    _lined(art, body, metal)
    if not metal.grained:
        _gleam(art, body)
    shape = _rounded(size, 0, art.scale * corner, WHITE)
    image = _rounded(size, 0, art.scale * corner, INK)
    edge = _rounded(size, rim, art.scale * corner - rim, WHITE)
    edge.blit(_toned(art, size, (metal.light, metal.light, metal.tones[-1], metal.shade,
                                 metal.shade)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    image.blit(edge, (0, 0))
    within = _rounded(size, rim + bevel, art.scale * corner - rim - bevel, WHITE)
    body.blit(within, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    image.blit(body, (0, 0))
    image.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return image


def _toned(art: Art, size: tuple[int, int], tones: Sequence[Colour]) -> pygame.Surface:
    """Tones that flow into one another from head to foot."""
    column = pygame.Surface((1, len(tones)))
    for y, tone in enumerate(tones):
        column.set_at((0, y), art.tone(tone))
    column = pygame.transform.smoothscale(column, (1, max(size[1], len(tones))))
    return pygame.transform.scale(column, size).convert_alpha()


def _rounded(size: tuple[int, int], inset: float, corner: float, colour: Colour,
             ) -> pygame.Surface:
    def paint(big: pygame.Surface) -> None:
        times = big.get_width() / size[0]
        room = big.get_rect().inflate(-2 * inset * times, -2 * inset * times)
        pygame.draw.rect(big, colour, room, 0, round(max(corner, 1) * times))
    return smooth(size, paint)


def _lined(art: Art, body: pygame.Surface, metal: Metal) -> None:
    """Fine lines along it, light and dark by turns."""
    wide, high = body.get_size()
    lines = pygame.Surface(body.get_size(), pygame.SRCALPHA)
    chance, y = Random(f"{body.get_size()}"), 0.0
    while y < high:
        strength = chance.randrange(BRUSHED) if metal.grained else chance.randrange(FAINT)
        tone = chance.choice((metal.light, metal.shade))
        left = chance.uniform(-0.3, 0.6) * wide
        pygame.draw.line(lines, (*tone, strength), (left, y),
                         (left + chance.uniform(0.3, 0.9) * wide, y + chance.uniform(-1, 1)),
                         max(round(art.scale), 1))
        y += chance.uniform(0.3, 1.0) * STEP * art.scale
    body.blit(lines, (0, 0))


def _gleam(art: Art, body: pygame.Surface) -> None:
    """Light that lies across it, as on what is polished."""
    wide, high = body.get_size()
    light = pygame.Surface(body.get_size(), pygame.SRCALPHA)
    for at, span in GLEAMS:
        x, across = at * wide, min(span * art.scale, wide / 6)
        pygame.draw.polygon(light, (255, 255, 255, GLEAM), (
            (x + LEAN * high, 0), (x + LEAN * high + across, 0), (x + across, high), (x, high)))
    body.blit(blurred(light, max(art.pixels(3), 1)), (0, 0))


def _sunk(px: int, lit: Colour | None) -> pygame.Surface:
    """The shade in a well, deeper under its upper edge, and light on its lower lip."""
    inner = RINGED if lit else BRIM

    def paint(big: pygame.Surface) -> None:
        wide = big.get_width()
        for down, part, colour in ((HOLLOW / 2, BRIM, (*LIP, LIPPED)), (
                0.0, BRIM, (*lit, 255) if lit else (*SUNK, DARK)), (0.0, inner, (*SUNK, DARK)), (
                HOLLOW, inner - 2 * HOLLOW, (*SUNK, DEEPER if lit else GROUND))):
            pygame.draw.circle(big, colour, (wide / 2, wide * (0.5 + down)), wide / 2 * part)
    return smooth((px, px), paint)


def _rimmed(px: int, metal: Metal) -> pygame.Surface:
    """A fine ring near the edge of a coin, light under it."""
    def ring(down: float, colour: Colour, alpha: int) -> pygame.Surface:
        return smooth((px, px), lambda big: pygame.draw.circle(
            big, (*colour, alpha), (big.get_width() / 2, big.get_height() / 2 + down * px / 50),
            big.get_width() * (0.5 - INNER), max(round(big.get_width() * 0.018), 1)))
    image = ring(2, metal.light, 200)
    image.blit(ring(0, metal.shade, 190), (0, 0))
    return image
