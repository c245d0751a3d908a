"""Backgrounds of menus that belong to a game: lamplight, or a plain cloth of its colour."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.picture.art import Art
from game.picture.screen import HEIGHT, WIDTH, Box, Screen
from game.picture.theme import EDGE, GOLD, Colour

GLOW, GLOW_STEPS = (74, 48, 22), 40  # the light over the middle of the table
DYED = 1.9, 12  # how much brighter than its plates a game's cloth is, at least so much
WARM: Colour = (92, 58, 20)  # the light in its middle
SOFT = 16  # times smaller that it is painted
WEAVE, THREAD = 6, 4  # from one thread to the next, and how much brighter than the next it is
COARSE = 4  # how many times smaller a picture is blurred
SEAM, STITCH, APART = 26.0, 26.0, 15.0  # from the edge to its seam, a stitch, what is between two

At = Callable[[float, float], tuple[float, float]]


def draw_glow(size: tuple[int, int], light: Colour = GLOW) -> pygame.Surface:
    """Return the light of a lamp over the table, strongest in the middle."""
    image = pygame.Surface(size)
    for step in range(GLOW_STEPS):
        part = 1 - step / GLOW_STEPS
        area = pygame.Rect(0, 0, round(size[0] * 1.1 * part), round(size[1] * 0.9 * part))
        area.center = size[0] // 2, size[1] // 2
        pygame.draw.ellipse(image, [round(tone * (1 - part)) for tone in light], area)
    return image


def dye_cloth(colour: Colour) -> Colour:
    """Return the colour of a game's cloth, from that of its plates."""
    red, green, blue = (min(round(tone * DYED[0]) + DYED[1], 255) for tone in colour)
    return red, green, blue


def draw_cloth(art: Art, screen: Screen, colour: Colour) -> pygame.Surface:
    """Return a woven cloth over the whole window, dyed like the plates of a game, with a seam along
    its edge and a lamp over its middle."""
    size = screen.size
    return art.keep(("dyed", colour, size), lambda: _draw_woven(art, screen, size, colour))


def _draw_woven(art: Art, screen: Screen, size: tuple[int, int], colour: Colour) -> pygame.Surface:
    image = weave(art, size, dye_cloth(colour))
    seam = Box(0, 0, WIDTH, HEIGHT).inset(SEAM)
    sew(image, art, seam, screen.to_pixel, 150, across=int((seam.w - STITCH) // (STITCH + APART)),
        down=int((seam.h - STITCH) // (STITCH + APART)))
    (left, top), (right, low) = screen.to_pixel(4, 4), screen.to_pixel(WIDTH - 4, HEIGHT - 4)
    pygame.draw.rect(image, EDGE, (left, top, right - left, low - top), art.to_pixels(3),
                     border_radius=art.to_pixels(22))
    return image


def weave(
    art: Art, size: tuple[int, int], ground: Colour, lamp: Colour = WARM, thread: int = THREAD,
) -> pygame.Surface:
    """Return a cloth of a size in pixels in a colour, with the light of a lamp on its middle; a
    thread is so much brighter than the next."""
    image = pygame.Surface(size)
    image.fill(ground)
    step = max(art.to_pixels(WEAVE), 2)
    warp, weft = ([min(tone + more, 255) for tone in ground] for more in (thread, 2 * thread))
    for left in range(0, size[0], step):
        image.fill(warp, (left, 0, max(step // 2, 1), size[1]))
    for top in range(0, size[1], step):
        image.fill(weft, (0, top, size[0], max(step // 3, 1)))
    light = draw_glow((max(size[0] // SOFT, 1), max(size[1] // SOFT, 1)), lamp)
    image.blit(pygame.transform.smoothscale(light, size), (0, 0),
               special_flags=pygame.BLEND_RGB_ADD)
    return image


def sew(
    image: pygame.Surface, art: Art, seam: Box, at: At, alpha: int, *, across: int, down: int,
    foot: bool = True,
) -> None:
    """Stitch a seam along the sides of a box, with a number of stitches across and down; `at`: to
    pixels."""
    stitch = art.draw_plate(STITCH, 5, GOLD, alpha, None, 2, 2)
    upright = pygame.transform.rotate(stitch, 90)
    for n in range(across):
        for y in (seam.y, seam.bottom) if foot else (seam.y,):
            image.blit(stitch, stitch.get_rect(midleft=at(seam.x + n * (STITCH + APART), y)))
    for n in range(down):
        for x in (seam.x, seam.right):
            image.blit(upright, upright.get_rect(midtop=at(x, seam.y + n * (STITCH + APART))))
