"""What is woven in the house: felt at the back of a compartment, and a cloth on a table that hangs
down before it."""

from __future__ import annotations

import pygame

from game.picture.art import Art
from game.picture.ground import woven
from game.picture.page import Page
from game.picture.screen import HEIGHT, WIDTH, Box
from game.picture.theme import EDGE_LIT, GOLD, INK, Colour
from game.scenes import cupboard

GREEN: Colour = (34, 96, 72)
WINE: Colour = (112, 32, 38)
DUSKY: Colour = (74, 27, 38)  # of a cloth before pictures that come first
LAMP = 0.5  # of its own colour, what a lamp adds to the middle of a cloth
DEEP, SOFT = 0.42, 9  # of its light at the edges of a felt; the steps in which that grows
FALLS = 0.8  # of its light has what hangs before a table
BARE = 12.0  # of wood behind a cloth
HEM, STITCH, APART, THREAD = 26.0, 24.0, 14.0, 4.0  # its seam: over its foot, and its stitches
SEWN = 90  # of 255 parts of gold in these


def felt(page: Page, box: Box, colour: Colour, light: float = 1.0) -> None:
    """A felt in so much light that fills a box; its edges lie in the shade of what frames it."""
    art = page.art
    size = art.pixels(box.w), art.pixels(box.h)
    page.image(art.keep(("felt", colour, light, size),
                        lambda: _felt(art, size, shaded(colour, light))), box.x, box.y)


def _felt(art: Art, size: tuple[int, int], colour: Colour) -> pygame.Surface:
    image = woven(art, size, colour, shaded(colour, LAMP))
    shade = pygame.Surface((4 * SOFT, 3 * SOFT))
    for n in range(SOFT):
        tone = round(255 * (DEEP + (1 - DEEP) * (1 - (1 - n / (SOFT - 1)) ** 2)))
        shade.fill((tone, tone, tone), shade.get_rect().inflate(-2 * n, -2 * n))
    image.blit(pygame.transform.smoothscale(shade, size), (0, 0),
               special_flags=pygame.BLEND_RGB_MULT)
    return image.convert()


def shaded(colour: Colour, light: float) -> Colour:
    """A colour in a part of its light."""
    red, green, blue = (min(round(tone * light), 255) for tone in colour)
    return red, green, blue


def table(page: Page, y: float, front: float, colour: Colour) -> None:
    """A table before all, from a height to the foot of the window, under a cloth whose front edge
    is at another height; from there it hangs down."""
    art = page.art
    cupboard.table(page, y)
    top = Box(0, y + BARE, WIDTH, front - y - BARE)
    for box, light in ((top, 1.0), (Box(0, front, WIDTH, HEIGHT - front), FALLS)):
        page.image(_cloth(art, box, shaded(colour, light)), box.x, box.y)
    page.image(art.plate(WIDTH, 3, INK, 200, None, 0, 1), 0, front - 1)
    size = art.pixels(WIDTH), art.pixels(HEM)
    page.image(art.keep(("hem", size), lambda: _hem(art, size)), 0, HEIGHT - HEM)
    page.image(art.plate(WIDTH, 4, EDGE_LIT, 150, None, 0, 1), 0, y + BARE)


def _cloth(art: Art, box: Box, colour: Colour) -> pygame.Surface:
    size = art.pixels(box.w), art.pixels(box.h)
    return art.keep(("cloth", colour, size),
                    lambda: woven(art, size, colour, shaded(colour, LAMP)).convert())


def _hem(art: Art, size: tuple[int, int]) -> pygame.Surface:
    """A seam of gold along the foot of a cloth."""
    image = pygame.Surface(size, pygame.SRCALPHA)
    stitch = art.plate(STITCH, THREAD, GOLD, SEWN, None, 0, THREAD / 2)
    for n in range(int(WIDTH // (STITCH + APART)) + 1):
        image.blit(stitch, (art.pixels(n * (STITCH + APART) + APART / 2), 0))
    return image
