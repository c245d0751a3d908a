"""How a game goes, for people passing by: at a window by night, between curtains, an open book with
the game's name and four sentences one after the other on its left leaf, in large letters, and on
its right one what acts the sentence out, or the card with the essence; no buttons. A nisse lights a
lantern for each sentence, which bears its number."""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING

from game.picture.book import LEAF, WORN, open_book
from game.picture.page import Page
from game.picture.screen import SAFE, WIDTH, Box, Screen
from game.picture.theme import INK, IVORY, Colour
from game.scenes.kiosk.billing import gilded, seats
from game.scenes.kiosk.invitation import put_cat
from game.scenes.menu import MenuScene
from game.scenes.scenery import cupboard, drapes
from game.tables.easel import easel
from game.tables.examples import acted, card
from game.tables.setting import SEPIA
from game.tables.style import table_style
from game.tiled import BadBoard

if TYPE_CHECKING:
    from game.house import House

STEPS = (1, 2, 3, 4)
LETTERS = tuple(f"body@{size / 100}" for size in range(190, 80, -10))  # people read as they pass
BOOK = Box(SAFE.x + 44, 76, SAFE.w - 88, 830)  # over what is left free for the invitation
DRAPE, GARLAND = Box(0, 0, 250, 900), Box(0, -46, WIDTH, 200)
GLOW = 130.0  # how far light shines round the book
READS = 3.5  # seconds for a sentence
AIR, OUTER = 44, 28  # from the edges of a leaf; of a drawing
HEAD, RULE = 196, 40  # the height of the heading, and of the line under it
NAMES = tuple(f"heading@{size / 100}" for size in range(190, 80, -10))
GILDED: Colour = (206, 152, 62)  # lines of gold on parchment
INITIAL = 150  # the side of the square in which the number of a sentence stands
ROAD, GROUND, LANTERN = 206, 52, 116  # of the nisse's way: its height, what is under it, and how
# high a lantern is
COIN, FIGURE = 46, "carved@1"  # of the number of each sentence under its lantern
HOME, FIRST = 88, 0.36  # where he stands, and where the first lantern does, as a part of the way
NISSE, STRIDES, HOP = 164, 3, 12  # how large he is; on the way to a lantern, leaps and their height
WALK = 0.7  # seconds to a lantern, and back
HALO = 1.9  # how far a lantern that is lit shines, in its heights


class HowtoScene(MenuScene):
    """What players do, step by step, and how many can play."""

    backdrop = "table/window"

    def __init__(self, house: House, game: str) -> None:
        super().__init__(house)
        self.game = game
        self.card = card(game)
        self.acted = acted(game)
        self._age = 0.0
        self._shown = 0  # the sentence that is read
        self._way = SAFE  # where the nisse goes

    @property
    def read(self) -> int:
        """The sentence that somebody who reads along has come to."""
        return int(self._age / READS) % len(STEPS)

    def tick(self, seconds: float) -> None:
        self._age += seconds
        if self._shown != self.read:
            self.stale()

    def build(self, page: Page) -> None:
        self._shown = self.read
        drapes.hang(page, self.game, DRAPE.w, DRAPE.h)
        cupboard.put(page, "light", BOOK.inset(-GLOW))
        left, right = (leaf.inset(AIR) for leaf in open_book(
            page, BOOK, table_style(self.game).material))
        page.picture(GARLAND, "ui/window/garland", leaf=False)
        put_cat(page, self.house)
        self._head(page, left._replace(h=HEAD))
        self._say(page, left._replace(y=left.y + HEAD, h=left.h - HEAD - ROAD).inset(0, AIR / 2))
        self._road(page, left._replace(y=left.bottom - ROAD, h=ROAD))
        self._draw(page, right.inset(OUTER - AIR))

    def _head(self, page: Page, room: Box) -> None:
        """The game's name as the heading of a chapter, how many can play it, and a line of gold
        under them."""
        art, colour = page.art, table_style(self.game).material
        name, count = self.house.words(f"game-{self.game}"), seats(self.house, self.game)
        high = page.art.line("body")
        at = room._replace(h=room.h - high - RULE)
        page.text(at, name, page.largest(at, [name], NAMES), INK, "center")
        page.fitted(room._replace(y=at.bottom, h=high), count, "body", SEPIA, "center")
        y = room.bottom - RULE / 2
        for x in (room.x, room.center[0] + RULE):
            page.image(art.plate(room.w / 2 - RULE, 4, GILDED, 255, None, 0, 2), x, y - 2)
        cupboard.gem(page, room.center[0], y, RULE * 0.6, colour, GILDED)

    def _say(self, page: Page, room: Box) -> None:
        """The sentence that is read, beside its number in a square like an initial."""
        art, colour = page.art, table_style(self.game).material
        x = room.x + INITIAL + AIR * 0.75
        said = room._replace(x=x, w=room.right - x)
        steps = [self.house.words(f"howto-{self.game}-{n}") for n in STEPS]
        style = page.largest(said, steps, LETTERS)
        words = steps[self._shown]
        wide = page.balanced(words, style, said.w)
        high = max(art.size(words, style, wide)[1], INITIAL)
        y = room.y + (room.h - high) / 2
        square = Box(room.x, y, INITIAL, INITIAL)
        page.image(art.plate(square.w, square.h, colour, 255, INK, 3, 12), square.x, square.y)
        rim = square.inset(9)
        page.image(art.plate(rim.w, rim.h, colour, 0, GILDED, 3, 6), rim.x, rim.y)
        number = gilded(art, str(STEPS[self._shown]), "title@0.9")
        page.image(number, square.center[0] - number.get_width() / art.scale / 2,
                   square.center[1] - number.get_height() / art.scale / 2)
        page.fitted(said._replace(y=y, w=wide, h=high), words, style, INK)

    def _road(self, page: Page, room: Box) -> None:
        """The way on which the nisse and the lanterns stand, and under it the number of each
        sentence, that of the one that is read as over the sentence itself."""
        self._way, colour = room, table_style(self.game).material
        for n, step in enumerate(STEPS):
            read, y = n == self._shown, room.bottom - COIN / 2 + 2
            at = Box(self._lantern(n) - COIN / 2, y - COIN / 2, COIN, COIN)
            page.image(page.art.disc(COIN, GILDED, 255), at.x, at.y)
            page.image(page.art.disc(COIN - 6, colour if read else LEAF, 255), at.x + 3, at.y + 3)
            page.text(at, str(step), FIGURE, IVORY if read else INK, "center", leaf=False)
        page.image(page.art.plate(room.w, 5, WORN, 255, None, 0, 2), room.x, room.bottom - GROUND)

    def _lantern(self, n: int) -> float:
        """Where the lantern of the n-th sentence stands."""
        begin, end = self._way.x + FIRST * self._way.w, self._way.right - LANTERN * 0.4
        return begin + n * (end - begin) / (len(STEPS) - 1)

    def draw(self, screen: Screen) -> None:
        """Lanterns, one for each sentence; a nisse goes from his place beside them to the next one,
        lights it, and goes back, so that none is hidden while one reads."""
        super().draw(screen)
        art, ground = self.house.art, self._way.bottom - GROUND
        into = min((self._age % READS) / WALK, 2.0)  # on the way there, from 1 on back
        if self.house.settings.reduced_motion or self._shown == 0:
            into = 2.0
        for n in range(len(STEPS)):
            lit = n < self._shown or (n == self._shown and into >= 1)
            x, y = self._lantern(n), ground + 6 - LANTERN / 2
            if lit:
                screen.put_centered(cupboard.part(art, "light", LANTERN * HALO, LANTERN * HALO), x,
                                    y + LANTERN * 0.12)
            image = art.picture(f"ui/lantern_{'lit' if lit else 'dark'}", LANTERN * 0.75, LANTERN)
            screen.put_centered(image, x, y)
        way = into if into < 1 else 2 - into
        part = way * way * (3 - 2 * way)
        home = self._way.x + HOME
        there = self._lantern(self._shown) - (NISSE + LANTERN) * 0.4
        screen.put_centered(art.picture("ui/nisse", NISSE, NISSE), home + (there - home) * part,
                            ground - NISSE * 0.45 - HOP * abs(sin(pi * STRIDES * part)))

    def _draw(self, page: Page, room: Box) -> None:
        """What acts out the sentence that is read; the card where there is nothing of the kind, or
        its board is broken."""
        at = easel(self.house, self.game, passing=True)
        if self.acted:
            try:
                self.acted[self._shown].draw(page, room, at)
            except BadBoard:
                self.acted = ()
            else:
                return
        if self.card:
            self.card.draw(page, room, at)
