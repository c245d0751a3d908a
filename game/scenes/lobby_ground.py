"""What lies under the lobby of a game: its own table, softly, in the light of an evening."""

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

EVENING = (200, 200, 204)  # of its light a ground keeps: no cloth glares
MOST = (186, 160, 130)  # and nothing of it is brighter
SOFT = 4  # it is drawn so many times smaller, and so at once


def evening_table(house: House, game: str, under: str, screen: Screen) -> pygame.Surface:
    """The table of a game on a backdrop, as large as the window."""
    art, (w, h) = house.art, screen.surface.get_size()

    def paint() -> pygame.Surface:
        small = w // SOFT, h // SOFT
        image = art.backdrop(under, small).copy()
        with suppress(BadBoard):  # said when it is opened
            for picture in house.board(table_style(game).board).pictures:
                x, y = screen.at(picture.box.x, picture.box.y)
                part = art.picture(picture.name, picture.box.w / SOFT, picture.box.h / SOFT)
                image.blit(part, (x / SOFT, y / SOFT))
        image = lamplit(pygame.transform.gaussian_blur(image, 1))
        image.blit(glow(small), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        image.fill(EVENING, special_flags=pygame.BLEND_RGB_MULT)
        image.fill(MOST, special_flags=pygame.BLEND_RGB_MIN)
        return pygame.transform.smoothscale(image, (w, h)).convert()

    return art.keep(("lobby", game, (w, h)), paint)
