"""What lies under the lobby of a game: its own table in the light of an evening, as it is seen by
whoever looks at those who sit before it, and in the shade where the game's name stands."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

from game.picture.ground import glow, lamplit
from game.picture.screen import HEIGHT
from game.tables.style import table_style
from game.tiled import BadBoard

if TYPE_CHECKING:
    from game.house import House
    from game.picture.screen import Screen

EVENING = (120, 106, 98)  # of its light a ground keeps: no cloth glares
MOST = (134, 96, 62)  # and nothing of it is brighter: words are read on it
COARSE, BLUR = 4, 7  # it is blurred so many times smaller, and so far
SHADE, FADES = 0.36, 2.0  # of its light left behind the name, and how far down that grows again


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
        image = lamplit(_blurred(image))
        image.blit(glow((w, h)), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        image.fill(MOST, special_flags=pygame.BLEND_RGB_MIN)
        low = screen.at(0, head)[1]
        for y in range(round(low * FADES)):
            grown = max(0.0, (y - low) / (low * (FADES - 1)))
            tone = round(255 * (SHADE + (1 - SHADE) * grown))
            image.fill((tone, tone, tone), (0, y, w, 1), special_flags=pygame.BLEND_RGB_MULT)
        return image.convert()

    return art.keep(("lobby", game, (w, h), head), paint)


def _blurred(image: pygame.Surface) -> pygame.Surface:
    """A picture on which only colours and large shapes are seen."""
    w, h = image.get_size()
    small = pygame.transform.smoothscale(image, (max(w // COARSE, 1), max(h // COARSE, 1)))
    reach = max(round(BLUR * h / HEIGHT), 1)
    return pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, reach), (w, h))
