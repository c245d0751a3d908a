"""The operator's number, entered on a keypad or with the digit keys.

If there is none yet, it is chosen here, and entered twice. After too many wrong numbers the page
counts down.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import ceil
from typing import TYPE_CHECKING

from game.core import Says
from game.devices.press import Device
from game.kiosk.pin import LONGEST, SHORTEST, opens, seal
from game.picture.page import Page
from game.picture.screen import HEIGHT, SAFE, WIDTH, Box
from game.picture.theme import DIM, GOLD, IVORY
from game.scene import Scene
from game.scenes.menu import MenuScene

if TYPE_CHECKING:
    from game.house import House
    from game.kiosk.guard import Kiosk

DIGITS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0")
KEY, GAP = Box(0, 0, 300, 96), 16
DOT = 40


class PinScene(MenuScene):
    """Asks for the number or, if `choosing`, for a new one twice, which is then sealed. `done` is
    called after the scene has gone."""

    first = "digit/5"
    backdrop = "table/wood"

    def __init__(
        self, house: House, kiosk: Kiosk, device: Device, done: Callable[[], None], *,
        choosing: bool,
    ) -> None:
        super().__init__(house)
        self.kiosk = kiosk
        self.last_device = device
        self.done = done
        self.choosing = choosing
        self.digits = ""
        self._chosen = ""
        self._said: Says | None = None  # what is to be said about the last number

    def tick(self, seconds: float) -> None:  # noqa: ARG002  digits come by frames
        for digit in self.house.devices.digits:
            self._digit(digit)
            self.focus.name = "ready"  # so that Enter follows
        if self.kiosk.lock.rests(self.house.now) or self.house.devices.digits:
            self.stale()

    def back(self) -> None:
        """Take one digit back; when there are none, leave."""
        if self.digits:
            self.digits = self.digits[:-1]
        else:
            self.house.stack.pop()

    def _digit(self, digit: str) -> None:
        if len(self.digits) < LONGEST:
            self.digits += digit
            self._said = None

    def _ready(self) -> None:
        """The number is complete: take it as the new one, or try it."""
        pin, self.digits = self.digits, ""
        if self.choosing:
            self._choose(pin)
        elif not self.kiosk.lock.rests(self.house.now):
            right = opens(pin, self.kiosk.seal)
            self.kiosk.lock.tried(self.house.now, right=right)
            self._said = None if right else ("pin-wrong",)
            if right:
                self._leave()

    def _choose(self, pin: str) -> None:
        if len(pin) < SHORTEST:
            self._said = ("pin-short", SHORTEST, LONGEST)
        elif not self._chosen:
            self._chosen = pin
        elif pin == self._chosen:
            self.kiosk.keep_seal(seal(pin))
            self._leave()
        else:
            self._chosen, self._said = "", ("pin-differs",)

    def _leave(self) -> None:
        self.house.stack.pop()
        self.done()

    def sentence(self) -> str:
        """What is wanted now, or what was wrong."""
        say = self.house.words
        if not self.choosing and (rests := self.kiosk.lock.rests(self.house.now)):
            return say("pin-locked", ceil(rests))
        if self._said:
            return say.say(self._said)
        if self.choosing:
            return say("pin-again") if self._chosen else say("pin-choose", SHORTEST, LONGEST)
        return say("pin-say")

    def build(self, page: Page) -> None:
        line = page.art.line("heading")
        page.fitted(Box(SAFE.x, SAFE.y, SAFE.w, line), self.house.words("operator"), "heading",
                    IVORY, "center")
        page.fitted(Box(SAFE.x, SAFE.y + line, SAFE.w, page.art.line("body")), self.sentence(),
                    "body", GOLD if self._said else DIM, "center")
        keys: list[tuple[str, str, Callable[[], None]]]
        keys = [(f"digit/{digit}", digit, partial(self._digit, digit)) for digit in DIGITS]
        keys[9:9] = [("erase", self.house.words("pin-erase"), self.back)]
        keys.append(("ready", self.house.words("pin-ready"), self._ready))
        top = max(SAFE.y + line + page.art.line("body") + 16 + DOT + 24, HEIGHT / 2 - 180)
        self._dots(page, top - DOT - 24)
        left = (WIDTH - 3 * KEY.w - 2 * GAP) / 2
        for n, (name, label, act) in enumerate(keys):
            box = KEY._replace(x=left + n % 3 * (KEY.w + GAP), y=top + n // 3 * (KEY.h + GAP))
            page.button(name, box, label, act, focus=self.focus.name)
        self.hints(page)

    def _dots(self, page: Page, y: float) -> None:
        """A dot for each digit: nobody should read the number over a shoulder."""
        left = (WIDTH - LONGEST * (DOT + GAP) + GAP) / 2
        for n in range(LONGEST):
            box = Box(left + n * (DOT + GAP), y, DOT, DOT)
            page.plate(box, GOLD if n < len(self.digits) else (40, 28, 20), 255, GOLD)


def open_pin(house: House, kiosk: Kiosk, device: Device, make: Callable[[], Scene]) -> None:
    """Ask for the number, or for a first one; then open the scene that `make` makes."""
    house.stack.push(PinScene(house, kiosk, device, lambda: house.stack.push(make()),
                              choosing=not kiosk.seal))
