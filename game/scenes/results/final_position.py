"""What stands on an easel beside a podium and tells how a match ended: the last position, who has
most where, the last trick, or beside two people how their points have run."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import INK, OAK, Colour
from game.scenes.results import score_chart
from game.scenes.scenery import cupboard
from game.tables.faces import sitters
from game.tables.miniature import FRAME, Miniature, ended_shape, last_trick, stand
from game.tables.standings import race
from game.tables.stories import totals

if TYPE_CHECKING:
    from game.house import House
    from game.tables.table import TableScene

LIT: Colour = (44, 38, 28)  # of 255 parts, how much brighter than the table it is
SHINES, BROAD = 150.0, 1.2  # how far the light round it reaches over it; so much more aside
AIR, LEDGE, LEGS = 18, 6, 46  # beside and round words on its ledge, and under that
RISES = 34  # it stands over the frame
PAIR, ROUNDS = 2, 2  # how many have a slate, after so many rounds
SLATE = 1.24  # its shape


class Easel:
    """That of a match which has ended."""

    def __init__(self, house: House, table: TableScene) -> None:
        self.house, self.table = house, table
        match, style = table.match, table.style
        trick = last_trick(match)
        self._history = totals(match, style.charted) if trick is None else []
        self.slated = len(self._history) >= ROUNDS and len(match.players) == PAIR
        self.there = trick is not None or self.slated
        self.shape = SLATE if self.slated else ended_shape(house, match)
        self.told = (house.words("result-rounds") if self.slated
                     else house.words("result-trick") if trick
                     else table.say(style.shared_out) if style.shares(match.state)
                     else house.words("result-last"))
        self._picture: Miniature | None = None  # as large as the page has room

    @property
    def image(self) -> pygame.Surface | None:
        """What stands there, once it is painted."""
        return self._picture.image if self._picture else None

    def step(self) -> bool:
        """Paint a little more. Returns whether it has been finished with that."""
        if not (self._picture and self._picture.step()):
            return False
        if image := self._picture.image:
            lit = image.copy()
            lit.fill(LIT, special_flags=pygame.BLEND_RGB_MULT)
            image.blit(lit, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        return True

    def ledge(self, page: Page) -> float:
        """How high the board is on which it stands."""
        return page.art.line("small") + LEDGE

    def under(self, page: Page) -> float:
        """What is under the picture, down to the floor."""
        return LEGS + self.ledge(page) + FRAME

    def put(self, page: Page, box: Box, foot: float) -> None:
        """It, with a picture in a box, and its feet at a height."""
        cupboard.put(page, "light", box.inset(-BROAD * SHINES, -SHINES))
        if self.slated:
            stand(page, box, None, foot)
            self._chart(page, box.inset(-FRAME))
        else:
            if self._picture is None or self._picture.wide != page.art.pixels(box.w):
                self._picture = Miniature(self.house, self.table.match, box.w, self.shape,
                                          ended=True)
            stand(page, box, self._picture.image, foot)
            page.claim("the last position", box.inset(-FRAME))
        ledge = Box(box.x, box.bottom + FRAME, box.w, self.ledge(page)).inset(-FRAME, 0)
        page.image(page.art.plate(ledge.w, ledge.h, OAK, 255, INK, 3, 6), ledge.x, ledge.y)
        if page.holds(room := ledge.inset(AIR, 0), self.told, "small"):
            page.fitted(room, self.told, "small", INK, "center")

    def _chart(self, page: Page, box: Box) -> None:
        """How the points of two have run."""
        match = self.table.match
        goal = race(self.table.style.standings(match.state), self._history[-1])
        score_chart.draw_chart(page, box, self._history, goal,
                            sitters(match.players))
