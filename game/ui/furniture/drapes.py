"""Curtains in the colour of a game, and the place behind its stage."""

from __future__ import annotations

from functools import cache, partial
from math import hypot

import pygame

from game.core.paths import found
from game.picture.art import Art
from game.picture.ground import dyed
from game.picture.page import Page
from game.picture.screen import WIDTH, Box, Screen
from game.picture.theme import EDGE, INK, OAK, Colour, shaded
from game.ui.frames import draw_frame
from game.ui.furniture import cupboard

FOLDER = "ui/window"
SHAPE = 250 / 900  # of a curtain: its width as a part of its height
ROD, REACH, KNOB = 20.0, 26.0, 40.0  # a rod, how far it reaches past its cloth, and its ends
LOOP, LOOPS = 46.0, 10  # of cloth round the rod: how wide one is, and how many
SEAM = 18.0  # from the edge to the first
AIR = (26, 42, 96)  # the colour of the night behind a stage
DULL = 150, 150, 176  # what shines more than that keeps its light in it: windows, moon and sails
PANES = Box(120, 64, 675, 690), Box(829, 64, 971, 690)  # of the window between them
SHONE = (150, 112, 60)  # the colour of lamplight
MIDDLED, BROAD = (64, 36), (0.46, 0.9)  # how the light behind a stage is painted, and its reach
ASIDE, COOL = 0.62, (0.97, 0.98, 1.0)  # of it at both sides; of its reds, greens and blues
SHADED = 30.0  # how far the shade of a cloth reaches over the wall


def hang(page: Page, dye: Colour, reach: float, high: float) -> None:
    """Draw a dyed curtain at either side of the screen, which reaches over it."""
    art, wide = page.art, SHAPE * high
    colour = shaded(dye, 4.2)
    cloth = art.tinted(f"{FOLDER}/curtain", wide, high, colour)
    for name, image in ((str(dye), cloth), ("", art.picture(f"{FOLDER}/trim", wide, high))):
        other = art.keep(("other curtain", name, image.get_size()), partial(
            pygame.transform.flip, image, flip_x=True, flip_y=False))
        page.image(image, reach - wide, 0)
        page.image(other, WIDTH - reach, 0)


@cache
def place(game: str) -> str:
    """Return the picture of the place in which a game's matches end; empty if it has none."""
    name = f"table/place_{game}"
    return name if found(f"assets/{name}.svg").is_file() else ""


def far(art: Art, screen: Screen, place: str) -> pygame.Surface:
    """Return the place behind a stage by night, with its lamps lit."""
    size = screen.size

    def paint() -> pygame.Surface:
        image = art.backdrop(place, size).copy()
        air = pygame.Surface((size[0], screen.at(0, 838.0)[1]))
        air.fill(AIR)
        air.set_alpha(96)
        image.blit(air, (0, 0))
        lamps = art.backdrop(place, size).subsurface(air.get_rect()).copy()
        lamps.fill(DULL, special_flags=pygame.BLEND_RGB_SUB)
        image.blit(lamps, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        shine = pygame.transform.gaussian_blur(lamps, art.pixels(10.0))
        shine.fill(SHONE, special_flags=pygame.BLEND_RGB_MULT)
        image.blit(shine, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        image.blit(pygame.transform.smoothscale(_middle(), size), (0, 0),
                   special_flags=pygame.BLEND_RGB_MULT)
        return image

    return art.keep(("far", place, size), paint)


def _middle() -> pygame.Surface:
    """Return the light behind a stage, painted small: darker at both sides than in the middle."""
    image = pygame.Surface(MIDDLED)
    wide, high = MIDDLED
    for x in range(wide):
        for y in range(high):
            away = hypot((x / wide - 0.5) / BROAD[0], (y / high - 0.5) / BROAD[1])
            near = max(1 - away, 0) ** 0.7
            tone = ASIDE + (1 - ASIDE) * near
            image.set_at((x, y), [round(255 * part * tone) for part in COOL])
    return image


def tapestry(page: Page, box: Box, colour: Colour) -> None:
    """Draw a cloth in the colour of a game, which hangs from a rod along the top of a box."""
    art = page.art
    cupboard.put(page, "shadow", Box(box.x - SHADED, box.y, box.w + 2 * SHADED,
                                     box.h + 2 * SHADED))
    draw_frame(page, "drape", box, dyed(colour))
    rod = Box(box.x - REACH, box.y - ROD / 2, box.w + 2 * REACH, ROD)
    page.image(art.plate(rod.w, rod.h, OAK, 255, INK, 3, ROD / 2), rod.x, rod.y)
    for x in (rod.x, rod.right):
        for side, tone in ((KNOB, INK), (KNOB - 6, EDGE), (KNOB - 16, OAK)):
            page.image(art.disc(side, tone, 255), x - side / 2, box.y - side / 2)
    for n in range(LOOPS):
        x = box.x + SEAM + _span(box.w) * n
        loop = art.plate(LOOP, ROD + 14, shaded(dyed(colour), 1.6), 255, INK, 3, 6)
        page.image(loop, x, rod.y - 6)


def _span(wide: float) -> float:
    """Return the distance between two loops of a cloth."""
    return (wide - 2 * SEAM - LOOP) / (LOOPS - 1)
