"""What a stage is dressed with for a game: curtains in its colour, and its own place."""

from __future__ import annotations

from functools import cache, partial

import pygame

from game.paths import found
from game.picture.art import Art
from game.picture.ground import dyed, woven
from game.picture.page import Page
from game.picture.screen import WIDTH, Box, Screen
from game.picture.theme import EDGE, INK, OAK, Colour
from game.scenes import cupboard
from game.tables.style import table_style

FOLDER = "ui/window"
SHAPE = 250 / 900  # of a curtain: its width as a part of its height
CLOTH = 4.2  # how much brighter than its plates the curtains of a game are
ROD, REACH, KNOB = 20.0, 26.0, 40.0  # a rod, how far it reaches past its cloth, and its ends
LOOP, LOOPS = 46.0, 10  # of cloth round the rod: how wide one is, and how many
SEAM = 18.0  # from the edge to the first
AIR, HAZE = (30, 48, 96), 104  # of the night, before what is behind a stage; of 255 parts
DULL = 150, 150, 176  # what shines more than that keeps its light in it: windows, moon and sails
GLOW, SHONE = 10.0, (150, 112, 60)  # how far that reaches round; its colour, of 255 parts
BOARDS = 838.0  # where those of the stage begin
SHADED = 30.0  # how far the shade of a cloth reaches over the wall


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
        glow = pygame.transform.gaussian_blur(lamps, art.pixels(GLOW))
        glow.fill(SHONE, special_flags=pygame.BLEND_RGB_MULT)
        image.blit(glow, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        return image

    return art.keep(("far", place, size), paint)


def tapestry(page: Page, box: Box, material: Colour) -> None:
    """A cloth dyed like the plates of a game, which hangs from a rod along the top of a box."""
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
        x = box.x + SEAM + (box.w - 2 * SEAM - LOOP) * n / (LOOPS - 1)
        page.image(art.plate(LOOP, ROD + 14, dyed(material), 255, INK, 3, 6), x, rod.y - 6)


def _tapestry(art: Art, box: Box, material: Colour) -> pygame.Surface:
    size = art.pixels(box.w), art.pixels(box.h)
    image = woven(art, size, dyed(material))
    edge = max(art.pixels(3), 1)
    for left in (0, size[0] - edge):
        image.fill(INK, (left, 0, edge, size[1]))
    return image
