"""Curtains and cloths in the colour of a game, and the scenery behind its stage."""

from __future__ import annotations

from functools import cache
from math import hypot

import pygame
from msgspec.structs import replace

from game.core.paths import find_file
from game.picture.art import Art
from game.picture.ground import dye_cloth
from game.picture.screen import Box, Screen
from game.picture.theme import Colour, shade_colour
from game.ui.furniture.cupboard import build_part
from game.ui.layout import Node, Padding, Picture, column, frame, pad, row, stack

SHAPE = 250 / 900  # of a curtain: its width as a part of its height
AIR = (26, 42, 96)  # the colour of the night behind a stage
DULL = 150, 150, 176  # what shines more than that keeps its light in it: windows, moon and sails
PANES = Box(120, 64, 675, 690), Box(829, 64, 971, 690)  # of the window between them
SHONE = (150, 112, 60)  # the colour of lamplight
MIDDLED, BROAD = (64, 36), (0.46, 0.9)  # how the light behind a stage is painted, and its reach
ASIDE, COOL = 0.62, (0.97, 0.98, 1.0)  # of it at both sides; of its reds, greens and blues


def build_curtains(dye: Colour, reach: float, high: float) -> Node:
    """Return a dyed curtain at either side of the window."""
    cloth, trim = (Picture(source=f"ui/window/{part}", aspect=SHAPE, height=high, down=0, ink=ink)
                   for part, ink in (("curtain", shade_colour(dye, 4.2)), ("trim", None)))
    aside = reach - SHAPE * high
    return row(stack(cloth, trim), stack(replace(cloth, mirrored=True),
                                         replace(trim, mirrored=True)),
               justify="space-between", align="start", padding=pad(aside, 0))


@cache
def place(game: str) -> str:
    """Return the picture of a game's final scenery, or ""."""
    name = f"table/place_{game}"
    return name if find_file(f"assets/{name}.svg").is_file() else ""


def draw_far(art: Art, screen: Screen, place: str) -> pygame.Surface:
    """Return the scenery behind a stage by night, with its lamps lit."""
    size = screen.size

    def paint() -> pygame.Surface:
        image = art.load_backdrop(place, size).copy()
        air = pygame.Surface((size[0], screen.to_pixel(0, 838.0)[1]))
        air.fill(AIR)
        air.set_alpha(96)
        image.blit(air, (0, 0))
        lamps = art.load_backdrop(place, size).subsurface(air.get_rect()).copy()
        lamps.fill(DULL, special_flags=pygame.BLEND_RGB_SUB)
        image.blit(lamps, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        shine = pygame.transform.gaussian_blur(lamps, art.to_pixels(10.0))
        shine.fill(SHONE, special_flags=pygame.BLEND_RGB_MULT)
        image.blit(shine, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        image.blit(pygame.transform.smoothscale(_draw_middle(), size), (0, 0),
                   special_flags=pygame.BLEND_RGB_MULT)
        return image

    return art.keep(("far", place, size), paint)


def _draw_middle() -> pygame.Surface:
    """Return the light behind a stage, painted small, darker at both sides."""
    image = pygame.Surface(MIDDLED)
    wide, high = MIDDLED
    for x in range(wide):
        for y in range(high):
            away = hypot((x / wide - 0.5) / BROAD[0], (y / high - 0.5) / BROAD[1])
            near = max(1 - away, 0) ** 0.7
            tone = ASIDE + (1 - ASIDE) * near
            image.set_at((x, y), [round(255 * part * tone) for part in COOL])
    return image


def build_tapestry(colour: Colour, **given: object) -> Node:
    """Return a cloth in the colour of a game, on a rod along the top of its box."""
    knob = frame("rod knob", width=40, height=40)
    loop = frame("rod loop", tint=shade_colour(dye_cloth(colour), 1.6), width=46, height=34)
    return stack(
        stack(build_part("shadow"), padding=Padding(-30, 0, -30, -60)),
        frame("drape", tint=dye_cloth(colour)),
        column(frame("rod", height=20), padding=Padding(-26, -10, -26)),
        column(row(knob, Node(grow=1), knob), padding=Padding(-46, -20, -46)),
        column(row(*[loop] * 10, justify="space-between"), padding=Padding(18, -16, 18)), **given)
