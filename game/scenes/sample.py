"""A small table that shows at once what the settings do: how large words are, how cards look, how
fast one flies and what stirs."""

from __future__ import annotations

from math import sin
from typing import TYPE_CHECKING

import pygame

from game.devices.press import Device
from game.picture.motion import arc, blend, ease_in_out
from game.picture.page import Drawn, Page
from game.picture.screen import Box, Screen
from game.picture.theme import EDGE, INK, NIGHT, PARCHMENT, RING, SEAT_COLOURS
from game.scenes.drapes import place
from game.scenes.sample_boards import BOARDS
from game.shelf import games
from game.tables.faces import NAMES, bust, face
from game.tables.style import table_style

if TYPE_CHECKING:
    from game.house import House

WIDE, RIM = 15 / 8, 1.12  # of a cloth's picture; how much larger it is, for its rim to be cut off
DUSK = (190, 190, 190)  # the light that a place keeps
AIR = 24
HIGHER = 0.3  # of the room that is left, over the cards on the table
TALL, GAP = 1.4, 14  # of a card, in its widths; between two
SITS = 180.0  # how high somebody sits
HAND, ROW = 5, 4  # cards in the hand and on the table
PICKED = 2  # the card of the hand under the ring
SWAY, BREATH = 5.0, 2.3  # of the flame, in units and radians a second
FLIES, RESTS = 0.5, 1.6  # seconds of a card's flight at the usual speed, and until the next one


class Sample:
    """Where things lie is known once its page has been built."""

    def __init__(self, house: House) -> None:
        """Cards of the two games with the most suits: those of one in a hand, those of the other
        played."""
        self.house = house
        decks = sorted((game for game in games() if table_style(game).suits),
                       key=lambda game: -len(table_style(game).suits))
        self.game = decks[0]
        self.hand, self.row = ([f"pieces/{game}/{card}" for card in table_style(game).suits]
                               for game in decks[:2])
        self.began = house.now - FLIES / (house.settings.speed or 1)  # at first it lies there
        self._card = self._flame = self._from = Box(0, 0, 0, 0)
        self._over: list[Drawn] = []  # whoever plays, under whose plate the card comes out
        self._laid = False  # whether cards lie on the table

    def build(self, page: Page, box: Box, name: str, device: Device) -> None:
        """Lay out what a row changes: cards on a table, or a picture of its own."""
        art, frame = page.art, box.inset(-6)
        inner = box.inset(AIR)
        self._laid = name not in BOARDS
        page.image(self._cloth(page, box) if self._laid else self._night(page, box), box.x, box.y)
        page.image(art.plate(frame.w, frame.h, NIGHT, 0, EDGE, 8), frame.x, frame.y)
        if not self._laid:
            BOARDS[name](page, self.house, inner.inset(AIR), device)
            return
        high = max(SITS, art.line("label") + 24)
        half = (inner.w - AIR) / 2
        for seat in range(2):
            began = len(page.drawn)
            self._sitter(page, Box(inner.x + seat * (half + AIR), inner.y, half, high), seat)
            self._over = page.drawn[began:]
        del page.drawn[began:]
        wide = (inner.w - (HAND - 1) * GAP) / HAND
        hand = Box(inner.x, inner.bottom - wide * TALL, wide, wide * TALL)
        for n, card in enumerate(self.hand[:HAND]):
            at = hand._replace(x=hand.x + n * (wide + GAP), y=hand.y - (20 if n == PICKED else 0))
            page.picture(at, card, leaf=False)
            if n == PICKED:
                for grow, colour, thick in ((4, NIGHT, art.rim + 8), (0, SEAT_COLOURS[0], art.rim)):
                    ring = at.inset(-art.rim - grow)
                    page.image(art.ring(ring.w, ring.h, colour, thick), ring.x, ring.y)
        self._lay(page, Box(inner.x, inner.y + high + AIR, inner.w,
                            hand.y - 20 - RING - AIR - inner.y - high - 2 * AIR), high)

    def _sitter(self, page: Page, box: Box, seat: int) -> None:
        """Somebody at the far side of the table, and her name; her card comes from there."""
        page.plate(box, alpha=255)
        bust(page, Box(box.x + 6, box.y + 4, box.h, box.h - 4), face(seat))
        side, left = min(box.h * 0.3, 44), box.x + box.h * 0.92
        name = Box(left, box.y + 8, box.right - 10 - left, box.h / 2 - 8)
        page.picture(Box(name.center[0] - side / 2, name.bottom + 8, side, side),
                     f"ui/seat_{seat}", leaf=False)
        page.fitted(name, NAMES[seat], page.even(name, NAMES[:2], "label"), SEAT_COLOURS[seat],
                    "center")

    def _lay(self, page: Page, room: Box, over: float) -> None:
        """A row of played cards, the last of which comes flying from under a plate that stands
        so high over them, and a candle beside them."""
        wide = min((room.w - ROW * GAP) / (ROW + 1), room.h / TALL)
        left = room.x + (room.w - (ROW + 1) * wide - ROW * GAP) / 2
        y = room.y + (room.h - wide * TALL) * HIGHER
        row = [Box(left + n * (wide + GAP), y, wide, wide * TALL)
               for n in range(ROW + 1)]
        for card, at in zip(self.row[:ROW - 1], row, strict=False):
            page.picture(at, card, leaf=False)
        self._card = row[-2]
        self._said(page, Box(room.x, row[0].bottom, room.w, room.bottom + AIR + 20 - row[0].bottom))
        self._from = row[-1]._replace(x=room.center[0] + AIR / 2 + SITS / 2 - wide / 2,
                                      y=room.y - AIR - (over + wide * TALL) / 2)
        at, dish = row[-1], wide * 0.36
        high = wide * 0.62
        foot = at.bottom - 4
        stem = Box(at.center[0] - wide * 0.2, foot - high, wide * 0.4, high)
        page.image(page.art.stretched("ui/candle_wax", stem.w, stem.h), stem.x, stem.y)
        page.image(page.art.stretched("ui/candle_dish", wide * 0.9, dish), at.x + wide * 0.05,
                   foot - dish / 2)
        self._flame = Box(at.center[0] - wide * 0.3, foot - high - wide * 0.52, wide * 0.6,
                          wide * 0.6)

    def _said(self, page: Page, room: Box) -> None:
        """Whose turn it is, as tables say it, where there is room."""
        said = self.house.words("turn-of", NAMES[0])
        wide, high = page.art.size(said, "body")
        box = Box(room.center[0] - wide / 2 - 28, room.center[1] - high / 2 - 6, wide + 56,
                  high + 12)
        if box.inset(-6).within(room):
            page.plate(box, PARCHMENT, 255)
            page.text(box, said, "body", INK, "center", leaf=False)

    def draw(self, screen: Screen) -> None:
        """What moves: the flame, and the card."""
        if not self._laid:
            return
        art, settings, age = self.house.art, self.house.settings, self.house.now - self.began
        still = settings.reduced_motion
        flame = art.picture("ui/candle_flame", self._flame.w, self._flame.h)
        sway = 0.0 if still else SWAY * sin(BREATH * age) * sin(0.7 * age)
        screen.put(flame, self._flame.x + sway, self._flame.y - abs(sway) / 2)
        part = 1.0
        if settings.speed and not still:
            flies = FLIES / settings.speed
            part = min(age % (flies + RESTS) / flies, 1.0)
        way = ease_in_out(part)
        x = blend(self._from.center[0], self._card.center[0], way)
        y = blend(self._from.center[1], self._card.center[1], way) + 20 * arc(part)
        screen.put_centered(art.picture(self.row[-1], self._card.w, self._card.h), x, y)
        for image, left, top in self._over:
            screen.put(image, left, top)

    def _night(self, page: Page, box: Box) -> pygame.Surface:
        """The part of a place by night that fills a box, a little dimmed."""
        art, size = page.art, (page.art.pixels(box.w), page.art.pixels(box.h))
        name = next((found for game in games() if (found := place(game))), "table/night")

        def dim() -> pygame.Surface:
            image = art.backdrop(name, size).copy()
            image.fill(DUSK, special_flags=pygame.BLEND_RGB_MULT)
            return image
        return art.keep(("dusk", name, size), dim)

    def _cloth(self, page: Page, box: Box) -> pygame.Surface:
        """The part of the game's cloth that fills a box."""
        art, name = page.art, f"table/cloth_{self.game}"
        size = art.pixels(box.w), art.pixels(box.h)

        def cut() -> pygame.Surface:
            whole = art.picture(name, RIM * box.h * WIDE, RIM * box.h)
            corner = (whole.get_width() - size[0]) // 2, (whole.get_height() - size[1]) // 2
            return whole.subsurface((*corner, *size)).copy()
        return art.keep(("cloth", name, size), cut)
