"""The pad test: every device in the room, and what it does at the moment."""

from __future__ import annotations

from collections import defaultdict, deque
from typing import TYPE_CHECKING

from game.devices.press import Action, Device, Press
from game.picture.hints import device_picture, draw_glyph, glyph_side, width_of_glyph
from game.picture.page import Page
from game.picture.screen import SAFE, Box
from game.picture.theme import BUTTON_LIT, DIM, EDGE, GOLD, IVORY
from game.scenes.menu import MenuScene

if TYPE_CHECKING:
    from game.house import House

LEAVE_AFTER = 1.0  # seconds for which cancel has to be held
KEPT = 9  # presses of each device, the newest last
HIGHEST = 104  # of a row
NAME = 560  # the width of a device's name


class PadTestScene(MenuScene):
    """Presses are only shown here; holding cancel leaves."""

    backdrop = "table/wood"

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.presses: dict[Device, deque[Action]] = defaultdict(lambda: deque(maxlen=KEPT))
        self.held: set[tuple[Device, Action]] = set()
        self._cancel: dict[Device, float] = {}  # since when each device has held it

    def press(self, press: Press) -> None:
        if press.action is Action.LOST:
            self.presses.pop(press.device, None)
            self._cancel.pop(press.device, None)
        elif press.action not in (Action.FOUND, Action.POINT):
            self._show(press)
        self.stale()

    def _show(self, press: Press) -> None:
        key = (press.device, press.action)
        if press.phase == "up":
            self.held.discard(key)
            if press.action is Action.CANCEL:
                self._cancel.pop(press.device, None)
            return
        self.held.add(key)
        self.presses[press.device].append(press.action)
        if press.action is Action.CANCEL:
            self._cancel[press.device] = self.house.now

    def tick(self, seconds: float) -> None:  # noqa: ARG002  the clock is the house's
        if any(self.house.now - since >= LEAVE_AFTER for since in self._cancel.values()):
            self.house.stack.pop()

    def build(self, page: Page) -> None:
        say = self.house.words
        line = page.art.line("heading")
        page.fitted(Box(SAFE.x, SAFE.y, SAFE.w, line), say("operator-pads"), "heading", IVORY)
        under = page.art.line("body")
        page.fitted(Box(SAFE.x, SAFE.y + line, SAFE.w, under), say("padtest-leave"), "body", DIM)
        top = SAFE.y + line + under + 12
        devices = self.house.devices.attached()
        row = min((SAFE.bottom - top) / len(devices), HIGHEST)
        for n, device in enumerate(devices):
            self._device(page, device, Box(SAFE.x, top + n * row, SAFE.w, row - 8))

    def _device(self, page: Page, device: Device, box: Box) -> None:
        held = any(own == device for own, _ in self.held)
        page.plate(box, edge=GOLD if held else EDGE)
        side = min(box.h - 12, 76)
        page.picture(Box(box.x + 20, box.y + (box.h - side) / 2, side, side),
                     device_picture(device), leaf=False)
        name = (self.house.devices.name(device)
                or self.house.words("device-" + device.replace("/", "-")))
        page.fitted(Box(box.x + 120, box.y, NAME - 120, box.h), name, "body", IVORY)
        self._row(page, device, Box(box.x + NAME + 20, box.y, box.w - NAME - 40, box.h))

    def _row(self, page: Page, device: Device, box: Box) -> None:
        """The last presses from right to left, as many as there is room for."""
        x = box.right
        for n, action in enumerate(reversed(self.presses.get(device, ()))):
            w = width_of_glyph(page.art, self.house, device, action)
            x -= w + 16
            if not w or x < box.x:
                return
            high = min(glyph_side(page.art) + 6, box.h - 8)
            at = Box(x, box.y + (box.h - high) / 2, w, high)
            if n == 0 and (device, action) in self.held:
                page.plate(at.inset(-6, 0), BUTTON_LIT, 255, GOLD)
            draw_glyph(page, self.house, at, device, action)
