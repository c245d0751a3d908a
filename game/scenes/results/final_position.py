"""The easel beside a podium, which shows how a match ended: the last position, who has most where,
the last trick, or beside two people how their points have run."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.faces import sitters
from game.picture.page import Page
from game.picture.theme import INK, Colour
from game.scenes.results.score_chart import draw_chart
from game.tables.miniature import FRAME, Miniature, ended_shape, last_trick, stand
from game.tables.standings import race
from game.tables.stories import totals
from game.ui.box import Box
from game.ui.furniture import cupboard
from game.ui.layout import Text, frame, pad
from game.ui.show import show

if TYPE_CHECKING:
    from game.house import House
    from game.tables.table import TableScene

LIT: Colour = (44, 38, 28)  # of 255 parts, how much brighter than the table it is


class Easel:
    """The easel of a match which has ended."""

    def __init__(self, house: House, table: TableScene) -> None:
        self.house, self.table = house, table
        match, style = table.match, table.style
        trick = last_trick(match)
        self._history = totals(match, style.charted) if trick is None else []
        self.slated = len(self._history) > 1 and len(match.players) == 2
        self.there = trick is not None or self.slated
        self.shape = 1.24 if self.slated else ended_shape(house, match)
        self.told = (house.words("result-rounds") if self.slated
                     else house.words("result-trick") if trick
                     else table.say(style.shared_out) if style.shares(match.state)
                     else house.words("result-last"))
        self._picture: Miniature | None = None  # as large as the page has room

    @property
    def image(self) -> pygame.Surface | None:
        """The picture, once it is painted."""
        return self._picture.image if self._picture else None

    def step(self) -> bool:
        """Paint a little more. Return whether that has finished the picture."""
        if not (self._picture and self._picture.step()):
            return False
        if image := self._picture.image:
            lit = image.copy()
            lit.fill(LIT, special_flags=pygame.BLEND_RGB_MULT)
            image.blit(lit, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        return True

    def draw(self, page: Page, box: Box, wide: float, below: float) -> None:
        """Draw the easel on the floor of a box, its picture over what stands `below`; nothing if
        that would be too small."""
        ledge = page.art.line("small") + 6
        under = ledge + FRAME + 46 + below
        tall = min(wide / self.shape, box.h - under - FRAME)
        if tall < 120:
            return
        wide, low = tall * self.shape, box.bottom - under - min((box.h - under - tall) / 2, 90)
        at = box._replace(x=box.right - 27 - wide, y=low - tall, w=wide, h=tall)
        cupboard.put(page, "light", at.inset(-180, -150))
        if self.slated:
            match = self.table.match
            goal = race(self.table.style.standings(match.state), self._history[-1])
            stand(page, at, None, box.bottom)
            draw_chart(page, at.inset(-FRAME), self._history, goal, sitters(match.players))
        else:
            if self._picture is None or self._picture.wide != page.art.pixels(at.w):
                self._picture = Miniature(self.house, self.table.match, at.w, self.shape,
                                          ended=True)
            stand(page, at, self._picture.image, box.bottom)
            page.claim("the last position", at.inset(-FRAME))
        told = Text(words=self.told, style="small", ink=INK, align="center")
        show(page, frame("shelf", told, padding=pad(18, 0)),
             at.inset(-FRAME, 0)._replace(y=low + FRAME, h=ledge))
