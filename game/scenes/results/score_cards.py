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
from game.scenes.scenery.cloths import shaded
from game.scenes.scenery.planks import CARVING, EDGE_LIGHT, GLEAM

RIM, HEM = 3.0, 5.0  # of a plank; under the cloth
KEPT = 0.9  # of her colour, what that cloth has
LAMPED: Colour = (34, 30, 22)  # the light on its middle
SIGN: Colour = (32, 26, 30)  # behind her sign on it
DEEP, LAMP, REACH = 0.2, 0.62, 0.85  # of her colour a niche; in the middle of that; how far
SHINES, SHONE = 36.0, 170  # how far light reaches round the plank of whoever leads; of 255
BAND = 0.26  # of her colour, that on which her total stands
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
        return _within(art, image, plank, plank)
    page.image(art.keep(("name cloth", size, colour, art.pixels(plank.h)), dye), plank.x, plank.y)
    page.image(art.plate(plank.w - 2 * RIM, HEM, GOLD if lit else EDGE_LIT, 255, INK, 1, 1),
               plank.x + RIM, plank.y + high - HEM / 2)


def shine(page: Page, plank: Box) -> None:
    """Warm light round a plank, which fades outwards."""
    art, box = page.art, plank.inset(-SHINES)

    def paint() -> pygame.Surface:
        size, aside = (art.pixels(box.w), art.pixels(box.h)), art.pixels(SHINES / 2)
        image = pygame.Surface(size, pygame.SRCALPHA)
        image.fill((*GOLD, 0))
        image.fill((*GOLD, SHONE), pygame.Rect((0, 0), size).inflate(-2 * aside, -2 * aside))
        return pygame.transform.gaussian_blur(image, max(aside // 2, 1))
    page.image(art.keep(("shine", art.pixels(box.w), art.pixels(box.h)), paint), box.x, box.y)


def band(page: Page, plank: Box, room: Box, colour: Colour, *, lit: bool) -> None:
    """A deep band in a seat's colour along the foot of a plank up to its right side, under a hem
    that is gold where it is `lit`."""
    art = page.art
    size = art.pixels(room.w), art.pixels(room.h)

    def dye() -> pygame.Surface:
        image = pygame.Surface(size).convert_alpha()
        image.fill(shaded(art.tone(colour), BAND))
        return _within(art, image, plank, room)
    page.image(art.keep(("score band", size, colour, art.pixels(plank.h)), dye), room.x, room.y)
    page.image(art.plate(room.w - RIM, HEM, GOLD if lit else EDGE_LIT, 255, INK, 1, 1), room.x,
               room.y - HEM / 2)


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
        return _within(art, image, plank, room)
    page.image(art.keep(("niche", size, colour, art.pixels(plank.h)), paint), room.x, room.y)
    page.image(art.plate(RIM, room.h, INK, 255, None, 0, 1), room.right - RIM, room.y)


def _within(art: Art, image: pygame.Surface, plank: Box, room: Box) -> pygame.Surface:
    """A picture that lies at the upper left of a room on a plank, inside the rim of that."""
    rim, shape = art.pixels(RIM), pygame.Surface(image.get_size(), pygame.SRCALPHA)
    shape.blit(art.plate(plank.w - 2 * RIM, plank.h - 2 * RIM, WHITE, 255, None, 0, RADIUS - RIM),
               (rim - art.pixels(room.x - plank.x) * (room.x > plank.x),
                rim - art.pixels(room.y - plank.y) * (room.y > plank.y)))
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
