"""What the plank of somebody on a score sheet is dressed with: cloth in her colour behind her name,
a niche in which she is seen, and what is carved where nothing is written."""

from __future__ import annotations

from functools import partial
from math import hypot

import pygame

from game.picture.art import Art
from game.picture.ground import woven
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import EDGE_LIT, GOLD, INK, RADIUS, WHITE, Colour
from game.scenes.cloths import shaded
from game.scenes.planks import CARVING, EDGE_LIGHT, GLEAM

RIM, HEM = 3.0, 5.0  # of a plank; under the cloth
KEPT = 0.9  # of her colour, what that cloth has
LAMPED: Colour = (34, 30, 22)  # the light on its middle
SIGN: Colour = (32, 26, 30)  # behind her sign on it
DEEP, LAMP, REACH = 0.2, 0.62, 0.85  # of her colour a niche; in the middle of that; how far
SMALL = 24, 32  # how small that light is painted
WITHIN = 0.17  # from the edge of such a disc to her sign, in its width
FAINTLY, LEAST, MOST = 120, 64.0, 150.0  # of 255, how well that is seen; how high it is


def name_cloth(page: Page, plank: Box, high: float, colour: Colour, *, lit: bool) -> None:
    """Cloth in a seat's colour along the head of a plank, so high, over a hem that is gold where it
    is `lit`."""
    art = page.art
    size = art.pixels(plank.w), art.pixels(high)

    def dye() -> pygame.Surface:
        image = woven(art, size, shaded(art.tone(colour), KEPT), LAMPED).convert_alpha()
        return _within(art, image, plank, 0)
    page.image(art.keep(("name cloth", size, colour, art.pixels(plank.h)), dye), plank.x, plank.y)
    page.image(art.plate(plank.w - 2 * RIM, HEM, GOLD if lit else EDGE_LIT, 255, INK, 1, 1),
               plank.x + RIM, plank.y + high - HEM / 2)


def signed(page: Page, box: Box, sign: str) -> None:
    """A seat's sign on a dark disc with a rim of gold, in a square."""
    side = box.w
    page.image(page.art.plate(side, side, SIGN, 255, GOLD, RIM, side / 2), box.x, box.y)
    page.picture(box.inset(side * WITHIN), sign)


def niche(page: Page, plank: Box, room: Box, colour: Colour) -> None:
    """The dusk in a seat's colour behind somebody, in the light of a lamp, in a room at the left
    side of a plank."""
    art = page.art
    size = art.pixels(room.w), art.pixels(room.h)

    def paint() -> pygame.Surface:
        small = pygame.Surface(SMALL)
        wide, tall = SMALL
        for x in range(wide):
            for y in range(tall):
                near = max(1 - hypot((x / wide - 0.5) / REACH, (y / tall - 0.52) / REACH), 0)
                small.set_at((x, y), shaded(art.tone(colour), DEEP + (LAMP - DEEP) * near ** 1.5))
        image = pygame.transform.smoothscale(small, size).convert_alpha()
        return _within(art, image, plank, art.pixels(room.y - plank.y))
    page.image(art.keep(("niche", size, colour, art.pixels(plank.h)), paint), room.x, room.y)
    page.image(art.plate(RIM, room.h, INK, 255, None, 0, 1), room.right - RIM, room.y)


def _within(art: Art, image: pygame.Surface, plank: Box, down: int) -> pygame.Surface:
    """A picture at the left edge of a plank, so many pixels down it, inside its rim."""
    rim, shape = art.pixels(RIM), pygame.Surface(image.get_size(), pygame.SRCALPHA)
    shape.blit(art.plate(plank.w - 2 * RIM, plank.h - 2 * RIM, WHITE, 255, None, 0, RADIUS - RIM),
               (rim, rim - down))
    image.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return image


def carving(page: Page, room: Box) -> None:
    """A flake of snow, faintly carved into the middle of a room, if that is high enough."""
    art, side = page.art, min(room.h * 0.8, MOST)
    if side < LEAST or art.contrast:
        return
    for down, tone in ((EDGE_LIGHT, GLEAM), (0.0, CARVING)):
        image = art.keep(("carving", tone, art.pixels(side)), partial(
            _faint, art.shadow("ui/snowflake", side, side, tone)))
        page.image(image, room.center[0] - side / 2, room.center[1] - side / 2 + down)


def _faint(image: pygame.Surface) -> pygame.Surface:
    """The same picture, of which little is seen."""
    image = image.copy()
    image.fill((255, 255, 255, FAINTLY), special_flags=pygame.BLEND_RGBA_MULT)
    return image
