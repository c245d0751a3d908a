"""What lies under the lobby of a game: its own table in the light of an evening, in the shade where
the game's name stands."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

from game.picture.ground import glow, lamplit
from game.tables.style import table_style
from game.tiled import BadBoard

if TYPE_CHECKING:
    from game.house import House
    from game.picture.screen import Screen

EVENING = (134, 124, 120)  # of its light a ground keeps: no cloth glares
MOST = (214, 176, 136)  # and nothing of it is brighter
SHADE, FADES = 0.3, 1.4  # of its light left behind the name, and how far down that grows again


def evening_table(
    house: House, game: str, under: str, screen: Screen, head: float,
) -> pygame.Surface:
    """The table of a game on a backdrop, as large as the window; in the shade down to `head`."""
    art, (w, h) = house.art, screen.surface.get_size()

    def paint() -> pygame.Surface:
        image = art.backdrop(under, (w, h)).copy()
        with suppress(BadBoard):  # said when it is opened
            for picture in house.board(table_style(game).board).pictures:
                part = art.picture(picture.name, picture.box.w, picture.box.h)
                image.blit(part, screen.at(picture.box.x, picture.box.y))
        image.fill(EVENING, special_flags=pygame.BLEND_RGB_MULT)  # first: light keeps its hues
        image = lamplit(image)
        image.blit(glow((w, h)), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        image.fill(MOST, special_flags=pygame.BLEND_RGB_MIN)
        low = screen.at(0, head)[1]
        for y in range(round(low * FADES)):
            grown = max(0.0, (y - low) / (low * (FADES - 1)))
            tone = round(255 * (SHADE + (1 - SHADE) * grown))
            image.fill((tone, tone, tone), (0, y, w, 1), special_flags=pygame.BLEND_RGB_MULT)
        return image.convert()

    return art.keep(("lobby", game, (w, h), head), paint)
