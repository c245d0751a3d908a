"""What a stage is dressed with for a game: curtains in its colour, and its own place."""

from __future__ import annotations

from functools import cache, partial
from itertools import pairwise
from math import hypot

import pygame

from game.paths import found
from game.picture.art import Art
from game.picture.ground import dyed, woven
from game.picture.page import Page
from game.picture.screen import WIDTH, Box, Screen
from game.picture.theme import EDGE, EDGE_LIT, INK, OAK, Colour
from game.scenes.scenery import cupboard
from game.scenes.scenery.cloths import shaded
from game.tables.style import table_style

FOLDER = "ui/window"
SHAPE = 250 / 900  # of a curtain: its width as a part of its height
CLOTH = 4.2  # how much brighter than its plates the curtains of a game are
ROD, REACH, KNOB = 20.0, 26.0, 40.0  # a rod, how far it reaches past its cloth, and its ends
LOOP, LOOPS = 46.0, 10  # of cloth round the rod: how wide one is, and how many
SEAM = 18.0  # from the edge to the first
AIR, HAZE = (26, 42, 96), 96  # of the night, before what is behind a stage; of 255 parts
DULL = 150, 150, 176  # what shines more than that keeps its light in it: windows, moon and sails
GLOW, SHONE = 10.0, (150, 112, 60)  # how far that reaches round; its colour, of 255 parts
MIDDLED, BROAD = (64, 36), (0.46, 0.9)  # how the light behind a stage is painted, and its reach
ASIDE, COOL = 0.62, (0.97, 0.98, 1.0)  # of it at both sides; of its reds, greens and blues
BOARDS = 838.0  # where those of the stage begin
SHADED = 30.0  # how far the shade of a cloth reaches over the wall
RAISED, BRIGHT, WEFT = 1.3, 1.6, 7  # of its dye: a cloth where it is lit, its loops; its threads
ROWS = 24  # parts down, in which its light is painted
FOLDS = 2  # to a loop
PLEAT = (0.0, 0.46), (0.2, 0.66), (0.4, 0.98), (0.6, 1.0), (0.86, 0.7), (1.0, 0.56)  # where across
# a fold which light is left
CREASE, LINED = 3.0, 0.24  # between two, and what is left there
BRAID, RIM = 14.0, 3.0  # of gold along its sides; its dark lines
UNDER_ROD, QUICK = 0.5, 14  # and under the rod; how soon that ends
EVENING, LAST = (26, 17, 6), 0.3  # a warm light on all of it, and what is left at its foot


def hang(page: Page, game: str, reach: float, high: float) -> None:
    """One from either side of the screen, so high, which reaches so far over it."""
    art, wide = page.art, SHAPE * high
    red, green, blue = (min(round(CLOTH * part), 255) for part in table_style(game).material)
    cloth = art.tinted(f"{FOLDER}/curtain", wide, high, (red, green, blue))
    for name, image in ((game, cloth), ("", art.picture(f"{FOLDER}/trim", wide, high))):
        other = art.keep(("other curtain", name, image.get_size()), partial(
            pygame.transform.flip, image, flip_x=True, flip_y=False))
        page.image(image, reach - wide, 0)
        page.image(other, WIDTH - reach, 0)


@cache
def place(game: str) -> str:
    """The picture of the place in which a game's matches end; empty if it has none."""
    name = f"table/place_{game}"
    return name if found(f"assets/{name}.svg").is_file() else ""


def far(art: Art, screen: Screen, place: str) -> pygame.Surface:
    """A place behind the boards of a stage, in the air of the night, in which lamps shine."""
    size = screen.surface.get_size()

    def paint() -> pygame.Surface:
        image = art.backdrop(place, size).copy()
        air = pygame.Surface((size[0], screen.at(0, BOARDS)[1]))
        air.fill(AIR)
        air.set_alpha(HAZE)
        image.blit(air, (0, 0))
        lamps = art.backdrop(place, size).subsurface(air.get_rect()).copy()
        lamps.fill(DULL, special_flags=pygame.BLEND_RGB_SUB)
        image.blit(lamps, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        shine = pygame.transform.gaussian_blur(lamps, art.pixels(GLOW))
        shine.fill(SHONE, special_flags=pygame.BLEND_RGB_MULT)
        image.blit(shine, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        image.blit(pygame.transform.smoothscale(_middle(), size), (0, 0),
                   special_flags=pygame.BLEND_RGB_MULT)
        return image

    return art.keep(("far", place, size), paint)


def _middle() -> pygame.Surface:
    """The light that a place behind a stage keeps, painted small: less at both sides than behind
    whoever stands in the middle."""
    image = pygame.Surface(MIDDLED)
    wide, high = MIDDLED
    for x in range(wide):
        for y in range(high):
            away = hypot((x / wide - 0.5) / BROAD[0], (y / high - 0.5) / BROAD[1])
            near = max(1 - away, 0) ** 0.7
            tone = ASIDE + (1 - ASIDE) * near
            image.set_at((x, y), [round(255 * part * tone) for part in COOL])
    return image


def tapestry(page: Page, box: Box, material: Colour) -> None:
    """A cloth dyed like the plates of a game, which hangs in calm folds from a rod along the top of
    a box, in the light of an evening, as warm from side to side."""
    art = page.art
    cupboard.put(page, "shadow", Box(box.x - SHADED, box.y, box.w + 2 * SHADED,
                                     box.h + 2 * SHADED))
    image = art.keep(("tapestry", material, art.pixels(box.w), art.pixels(box.h)),
                     lambda: _tapestry(art, box, material))
    page.image(image, box.x, box.y)
    rod = Box(box.x - REACH, box.y - ROD / 2, box.w + 2 * REACH, ROD)
    page.image(art.plate(rod.w, rod.h, OAK, 255, INK, 3, ROD / 2), rod.x, rod.y)
    for x in (rod.x, rod.right):
        for side, colour in ((KNOB, INK), (KNOB - 6, EDGE), (KNOB - 16, OAK)):
            page.image(art.disc(side, colour, 255), x - side / 2, box.y - side / 2)
    for n in range(LOOPS):
        x = box.x + SEAM + _span(box.w) * n
        loop = art.plate(LOOP, ROD + 14, shaded(dyed(material), BRIGHT), 255, INK, 3, 6)
        page.image(loop, x, rod.y - 6)


def _span(wide: float) -> float:
    """From one loop of a cloth to the next."""
    return (wide - 2 * SEAM - LOOP) / (LOOPS - 1)


def _tapestry(art: Art, box: Box, material: Colour) -> pygame.Surface:
    size = art.pixels(box.w), art.pixels(box.h)
    image = woven(art, size, shaded(dyed(material), RAISED), INK, WEFT)
    image.blit(pygame.transform.scale(_folds(art, box), size), (0, 0),
               special_flags=pygame.BLEND_RGB_MULT)
    for paint, mode in ((_under_rod(), pygame.BLEND_RGB_MULT),
                        (_evening(), pygame.BLEND_RGB_ADD)):
        image.blit(pygame.transform.smoothscale(paint, size), (0, 0), special_flags=mode)
    for left, wide, tone in ((0, BRAID, INK), (RIM, BRAID - 2 * RIM, EDGE_LIT)):
        for x in (art.pixels(left) * bool(left), size[0] - art.pixels(left + wide)):
            image.fill(tone, (x, 0, art.pixels(wide), size[1]))
    return image.convert()


def _folds(art: Art, box: Box) -> pygame.Surface:
    """The light and shade across a cloth of this size, a pixel high: folds that come from its
    loops, and a dark line between two."""
    image = pygame.Surface((art.pixels(box.w), 1))
    wide, line = _span(box.w) / FOLDS, CREASE / _span(box.w) * FOLDS
    for column in range(image.get_width()):
        at = ((column / art.scale - SEAM - LOOP / 2) / wide + 0.5) % 1
        light = LINED if at < line else _pleat(at)
        image.set_at((column, 0), [round(255 * light)] * 3)
    return image


def _pleat(at: float) -> float:
    """The light in a part of a fold."""
    (low, one), (high, two) = next(two for two in pairwise(PLEAT) if at <= two[1][0])
    return one + (two - one) * (at - low) / (high - low)


def _under_rod() -> pygame.Surface:
    """The shade at the upper end of a cloth, painted small."""
    image = pygame.Surface((1, ROWS))
    for row in range(ROWS):
        light = 1 - UNDER_ROD * (1 - row / (ROWS - 1)) ** QUICK
        image.set_at((0, row), [round(255 * light)] * 3)
    return image


def _evening() -> pygame.Surface:
    """What an evening adds to a cloth, painted small: less towards its foot."""
    image = pygame.Surface((1, ROWS))
    for row in range(ROWS):
        left = 1 - (1 - LAST) * row / (ROWS - 1)
        image.set_at((0, row), [round(left * part) for part in EVENING])
    return image
