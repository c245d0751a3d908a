"""Ask for the operator's PIN, or for a new one, on a keypad or by the digit keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import ceil

from game.core.contract import Message
from game.devices.press import Device
from game.house import House
from game.kiosk.kiosk import Kiosk
from game.kiosk.pin import LONGEST, SHORTEST, can_open, seal
from game.picture.page import Page
from game.picture.theme import DIM, GOLD
from game.scene import Scene
from game.scenes.menu import MenuScene
from game.ui.layout import Node, Padding, Text, column, frame, grid, row
from game.ui.widgets.controls import Entry, build_button


class PinScene(MenuScene):
    """Asks for the PIN; if `choosing`, twice for a new one, which is then stored. It counts down
    after too many wrong ones. `done` is called once the scene is gone."""

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
        self.said: Message | None = None  # about the last number

    def tick(self, seconds: float) -> None:  # noqa: ARG002  digits come by frames
        for digit in self.house.devices.digits:
            self._type_digit(digit)
            self.focus.name = "ready"  # so that Enter follows
        if self.kiosk.lock.seconds_of_rest(self.house.run.now) or self.house.devices.digits:
            self.mark_stale()

    def go_back(self) -> None:
        """Delete a digit, or leave if there is none."""
        if self.digits:
            self.digits = self.digits[:-1]
        else:
            self.house.stack.pop()

    def _type_digit(self, digit: str) -> None:
        if len(self.digits) < LONGEST:
            self.digits += digit
            self.said = None

    def _take_number(self) -> None:
        """Store the new PIN, or check it."""
        pin, self.digits = self.digits, ""
        if self.choosing:
            self._choose(pin)
        elif not self.kiosk.lock.seconds_of_rest(self.house.run.now):
            right = can_open(pin, self.kiosk.seal)
            self.kiosk.lock.note_try(self.house.run.now, right=right)
            self.said = None if right else ("pin-wrong",)
            if right:
                self.close_then(self.done)()

    def _choose(self, pin: str) -> None:
        if len(pin) < SHORTEST:
            self.said = ("pin-short", SHORTEST, LONGEST)
        elif not self._chosen:
            self._chosen = pin
        elif pin == self._chosen:
            if trouble := self.kiosk.keep_seal(seal(pin)):
                self.house.notice(trouble)
            self.close_then(self.done)()
        else:
            self._chosen, self.said = "", ("pin-differs",)

    def tell_state(self) -> str:
        """Say what to type now, or what was wrong."""
        say = self.house.words
        if not self.choosing and (rests := self.kiosk.lock.seconds_of_rest(self.house.run.now)):
            return say("pin-locked", ceil(rests))
        if self.said:
            return say.say(self.said)
        if self.choosing:
            return say("pin-again") if self._chosen else say("pin-choose", SHORTEST, LONGEST)
        return say("pin-say")

    def list_entries(self) -> list[Entry]:
        say = self.house.words
        *digits, zero = (Entry(f"digit/{digit}", digit, partial(self._type_digit, digit))
                         for digit in "1234567890")
        return [*digits, Entry("erase", say("pin-erase"), self.go_back), zero,
                Entry("ready", say("pin-ready"), self._take_number)]

    def build(self, page: Page) -> Node:  # noqa: ARG002  it has no text that sets a length
        dots = (frame("dot full" if n < len(self.digits) else "dot", width=40, height=40)
                for n in range(LONGEST))  # nobody should read the number over a shoulder
        keys = (build_button(key.name, key.label, height=96, focus=self.focus.name)
                for key in self.list_entries())
        return column(
            Text(words=self.house.words("operator"), style="heading", align="center",
                 one_line=True),
            Text(words=self.tell_state(), ink=GOLD if self.said else DIM, align="center"),
            Node(grow=1), row(*dots, gap=16, justify="center"),
            row(grid(*keys, columns=3, gap=16, width=932), justify="center",
                padding=Padding(top=24)),
            Node(grow=1))


def open_pin(house: House, kiosk: Kiosk, device: Device, make: Callable[[], Scene]) -> None:
    """Ask for the PIN, or for a first one; then open the scene that `make` makes."""
    house.stack.push(PinScene(house, kiosk, device, lambda: house.stack.push(make()),
                              choosing=not kiosk.seal))
