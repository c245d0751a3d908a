"""What the settings do, shown at once beside them: how large words are, how cards look, how fast
one flies and what stirs."""

from __future__ import annotations

from math import sin
from typing import TYPE_CHECKING

from game.devices.press import Device
from game.picture.motion import arc, blend, ease_in_out
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import GOLD, NIGHT
from game.scenes.settings.preview_boards import BOARDS, closed
from game.scenes.settings.preview_pairs import decks

if TYPE_CHECKING:
    from game.house import House

TALL = 1.4  # of a card, in its widths
WIDE, SHARE = 170.0, 0.3  # of a card that flies, and of the room at most
RING, CORNER = 5, 16  # round the place where it will lie, and of that place
GHOSTS = 3  # that show its way at the usual speed
BOW = 120.0  # how far its way bends upwards
SWAY, BREATH = 6.0, 2.3  # of the flame, in units and radians a second
CANDLE, FLAME, DISH = 96.0, 1.4, 0.34  # how wide one is; its flame and its dish, in that width
FLIES, RESTS = 0.5, 1.6  # seconds of a card's flight at the usual speed, and until the next one
MOVING = "speed", "motion"  # rows whose picture moves


class Sample:
    """Where things lie is known once its page has been built."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.card = decks()[0][-1]
        self.began = house.now - FLIES / (house.settings.speed or 1)  # at first it lies there
        self._from = self._to = self._flame = Box(0, 0, 0, 0)
        self._name = ""

    def build(self, page: Page, box: Box, name: str, device: Device) -> None:
        """Lay out what a row changes."""
        self._name = name
        if name in MOVING:
            self._way(page, box)
        else:
            BOARDS[name](page, self.house, box, device)

    def _way(self, page: Page, box: Box) -> None:
        """A pile, the place to which its top card flies, and ghosts on the way: the slower, the
        more. What moves a little has a candle besides."""
        art, wide = page.art, min(WIDE, box.w * SHARE)
        high = wide * TALL
        self._from = Box(box.x + wide * 0.75, box.bottom - high - 20, wide, high)
        self._to = Box(box.right - wide * 1.3, box.y + BOW * 0.6, wide, high)
        for n in range(4):
            page.image(art.picture(closed(), wide, high), self._from.x - 5 * n + 10,
                       self._from.y - 5 * n + 10)
        ring = self._to.inset(-RING)
        page.image(art.plate(ring.w, ring.h, NIGHT, 150, GOLD, RING, CORNER), ring.x, ring.y)
        speed, still = self.house.settings.speed, self.house.settings.reduced_motion
        count = 0 if still or not speed else int(GHOSTS / speed)
        for n in range(count):
            x, y = self._at((n + 1) / (count + 1))
            page.image(art.ghost(self.card, wide, high), x - wide / 2, y - high / 2)
        if self._name == "motion":
            self._candle(page, Box(box.right - 1.6 * CANDLE, box.bottom - 2.9 * CANDLE, CANDLE,
                                   2.9 * CANDLE))

    def _candle(self, page: Page, box: Box) -> None:
        wax = box.w * 0.46
        foot = box.bottom - 16
        high = box.h - 16 - FLAME * box.w
        page.image(page.art.stretched("ui/candle_dish", 1.3 * box.w, DISH * 1.3 * box.w),
                   box.x - 0.15 * box.w, foot - DISH * box.w * 0.65)
        page.image(page.art.stretched("ui/candle_wax", wax, high), box.center[0] - wax / 2,
                   foot - high)
        side = FLAME * box.w
        self._flame = Box(box.center[0] - side / 2, foot - high - 0.9 * side, side, side)

    def _at(self, part: float) -> tuple[float, float]:
        """Where the middle of the card is after a part of its way."""
        way = ease_in_out(part)
        return (blend(self._from.center[0], self._to.center[0], way),
                blend(self._from.center[1], self._to.center[1], way) - BOW * arc(part))

    def draw(self, screen: Screen) -> None:
        """What moves: the card, and the flame."""
        if self._name not in MOVING:
            return
        art, settings, age = self.house.art, self.house.settings, self.house.now - self.began
        still = settings.reduced_motion
        part = 1.0
        if settings.speed and not still:
            flies = FLIES / settings.speed
            part = min(age % (flies + RESTS) / flies, 1.0)
        screen.put_centered(art.picture(self.card, self._to.w, self._to.h), *self._at(part))
        if self._name == "motion":
            sway = 0.0 if still else SWAY * sin(BREATH * age) * sin(0.7 * age)
            screen.put(art.picture("ui/candle_flame", self._flame.w, self._flame.h),
                       self._flame.x + sway, self._flame.y - abs(sway) / 2)
