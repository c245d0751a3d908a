"""The table of a match as everybody may see it, drawn small like a picture on a wall."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from game.picture.art import Art, smooth
from game.picture.page import Page
from game.picture.screen import HEIGHT, WIDTH, Box, Sheet
from game.picture.theme import GOLD, INK, OAK, Colour
from game.tables.picture import Picture
from game.tables.scenery import Cloth
from game.tables.show import Onlooker, Show, Stage
from game.tables.style import table_style

if TYPE_CHECKING:
    from game.house import House
    from game.match import Match

FINE = 2  # times as large as it is seen, so that cards keep their faces
BRIEF = 0.003  # seconds for which it is painted in a step, and as long as a part takes
CORD: Colour = (150, 112, 66)
LAND, BOARD = "country", 0.94  # where a map lies on a table; the part of others that a board is
CLOSE = "close"  # what is shown of a board that says it itself
BROAD, NARROW = 1.5, 1.2  # the shape of a picture of a map, and of any other board
FRAME, RIM = 12.0, 3.0  # of wood round it, and of gold at its inner edge


def board_shape(house: House, match: Match) -> float:
    """How much wider than high a picture of a match's board alone is."""
    style = table_style(match.rules.NAME)
    base = style.laid(house.board(style.board, len(match.players)), match.state)
    return BROAD if base.has(LAND) else NARROW


class Miniature:
    """A picture of the board of a match, without panels and without a word of what is told beside
    it; a few parts are painted at each step, so that no frame waits for all of it."""

    def __init__(self, house: House, match: Match, wide: float, shape: float) -> None:
        """How wide it is, and how much wider than high."""
        style = table_style(match.rules.NAME)
        self._base = style.laid(house.board(style.board, len(match.players)), match.state)
        (x, y), h = (WIDTH / 2, HEIGHT / 2), HEIGHT * BOARD
        if self._base.has(LAND):
            x, h = self._base.box(LAND).center[0], HEIGHT
        elif self._base.has(CLOSE):
            (x, y), h = self._base.box(CLOSE).center, self._base.box(CLOSE).h
        w = h * shape
        region = Box(x - w / 2, y - h / 2, w, h)
        self.image: pygame.Surface | None = None
        self._house, self._match = house, match
        self._size = house.art.pixels(wide), house.art.pixels(wide * h / w)
        self._work = self._paint(region, FINE * house.art.scale * wide / w)

    @property
    def wide(self) -> int:
        """In pixels."""
        return self._size[0]

    def step(self) -> bool:
        """Paint a little more. Returns whether it has been finished with that."""
        ends = time.perf_counter() + BRIEF
        while not self.image and time.perf_counter() < ends:
            if next(self._work):
                return True
        return False

    def _paint(self, region: Box, scale: float) -> Iterator[bool]:
        """One part after the other of the table, on which everything lies still."""
        house, match, players = self._house, self._match, self._match.players
        style = table_style(match.rules.NAME)
        stage = Stage(Art(scale), house.sounds, lambda: house.words, lambda: house.settings,
                      lambda: 0)
        show = Show(stage, match.rules, style, self._base, players, match.state, Onlooker(None))
        show.put(match.state)
        show.layer.finish()
        yield False
        sheet = Sheet(region, (FINE * self._size[0], FINE * self._size[1]), scale)
        picture = Picture(show)
        picture.paper.blank = True
        show.layer.without = [show.panel(seat) for seat in range(len(players))]
        for part in picture.parts:
            if isinstance(part, Cloth):
                part.bare = True
            if not (part.of_people or part.awaits):
                part.draw(sheet)
            yield False
        self.image = pygame.transform.smoothscale(sheet.finished(), self._size)
        yield True


def hang(page: Page, box: Box, image: pygame.Surface | None, cord: float = 0.0) -> None:
    """A picture in a frame of wood, of which only the frame is there while it is being painted;
    `box` is what the frame leaves free. It may hang on a nail by a cord."""
    if cord:
        page.image(_cord(page.art, box.w * 0.5, cord), box.center[0] - box.w * 0.25,
                   box.y - FRAME - cord)
    for grow, fill, edge in ((FRAME, OAK, INK), (RIM, INK, GOLD)):
        at = box.inset(-grow)
        page.image(page.art.plate(at.w, at.h, fill, 255, edge, RIM, 6), at.x, at.y)
    if image:
        page.image(image, box.x, box.y)


def _cord(art: Art, w: float, h: float) -> pygame.Surface:
    """A cord from both sides to the nail in the middle over them."""
    size = art.pixels(w), art.pixels(h)

    def paint(big: pygame.Surface) -> None:
        k = big.get_width() / w
        nail = w * k / 2, 9 * k
        for x in (0.0, w * k):
            pygame.draw.line(big, CORD, nail, (x, h * k), round(5 * k))
        pygame.draw.circle(big, INK, nail, 9 * k)
        pygame.draw.circle(big, GOLD, nail, 6 * k)

    return art.keep(("cord", size), lambda: smooth(size, paint))
