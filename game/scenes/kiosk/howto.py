"""How a game goes, for people passing by: an open book with the game's cover and four sentences one
after the other on its left leaf, in large letters, and on its right one what acts the sentence out,
or the card with the essence; no buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import shelf
from game.picture.book import WORN, open_book
from game.picture.page import Page
from game.picture.screen import SAFE, Box
from game.picture.theme import INK
from game.scenes import covers
from game.scenes.menu import MenuScene
from game.tables.drawings import SEPIA
from game.tables.easel import easel
from game.tables.examples import acted, card
from game.tables.style import table_style
from game.tiled import BadBoard

if TYPE_CHECKING:
    from game.house import House

STEPS = (1, 2, 3, 4)
LETTERS = tuple(f"body@{size / 100}" for size in range(190, 80, -10))  # people read as they pass
FLOOR = 118  # left free at the bottom for the invitation
READS = 3.5  # seconds for a sentence
AIR = 44  # from the edges of a leaf
COVER = 230  # how high the cover is
DOT, APART = 24, 26  # of each sentence at the foot of the leaf, and between two


class HowtoScene(MenuScene):
    """What players do, step by step, and how many can play."""

    backdrop = "table/wood"

    def __init__(self, house: House, game: str) -> None:
        super().__init__(house)
        self.game = game
        self.card = card(game)
        self.acted = acted(game)
        self._age = 0.0
        self._shown = 0  # the sentence that is read

    @property
    def read(self) -> int:
        """The sentence that somebody who reads along has come to."""
        return int(self._age / READS) % len(STEPS)

    def tick(self, seconds: float) -> None:
        self._age += seconds
        if self._shown != self.read:
            self.stale()

    def build(self, page: Page) -> None:
        say, self._shown = self.house.words, self.read
        book = Box(SAFE.x - 20, SAFE.y, SAFE.w + 40, SAFE.h - FLOOR)
        left, right = (leaf.inset(AIR) for leaf in open_book(
            page, book, table_style(self.game).material))
        cover = Box(left.x, left.y, COVER * covers.SHAPE, COVER)
        frame = cover.inset(-6)
        page.plate(frame, table_style(self.game).material, 255, None)
        page.picture(cover, covers.picture(self.game))
        x = cover.right + AIR
        name = Box(x, cover.y, left.right - x, COVER / 2)
        page.fitted(name._replace(y=name.y + 8), say(f"game-{self.game}"), "heading@1.2", INK)
        page.fitted(name._replace(y=name.bottom, h=COVER / 3), self._seats(), "body", SEPIA)
        foot = left.bottom - DOT
        said = Box(left.x, cover.bottom + AIR / 2, left.w, foot - cover.bottom - AIR)
        steps = [say(f"howto-{self.game}-{n}") for n in STEPS]
        page.fitted(said, steps[self._shown], page.largest(said, steps, LETTERS), INK)
        self._dots(page, left)
        self._draw(page, right)

    def _dots(self, page: Page, leaf: Box) -> None:
        """One for each sentence at the foot of the leaf, that of the one that is read in the colour
        of the game."""
        for n in range(len(STEPS)):
            colour = table_style(self.game).material if n == self._shown else WORN
            page.image(page.art.disc(DOT, colour, 255), leaf.x + n * (DOT + APART),
                       leaf.bottom - DOT)

    def _draw(self, page: Page, room: Box) -> None:
        """What acts out the sentence that is read; the card where there is nothing of the kind, or
        its board is broken."""
        at = easel(self.house, self.game)
        if self.acted:
            try:
                self.acted[self._shown].draw(page, room, at)
            except BadBoard:
                self.acted = ()
            else:
                return
        if self.card:
            self.card.draw(page, room, at)

    def _seats(self) -> str:
        seats = shelf.rules(self.game).SEATS
        if len(seats) == 1:
            return self.house.words("howto-exactly", seats[0])
        return self.house.words("howto-seats", min(seats), max(seats))

