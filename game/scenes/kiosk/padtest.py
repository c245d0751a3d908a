"""The pad test: each device in the room with its current presses."""

from __future__ import annotations

from collections import defaultdict, deque

from game.devices.press import Action, Device, Press
from game.house import House
from game.picture.hints import device_picture
from game.picture.page import Page
from game.picture.theme import DIM
from game.scenes.menu import MenuScene
from game.ui.layout import Node, Picture, Text, column, frame, pad, row
from game.ui.widgets.key_sign import key_sign

LEAVE_AFTER = 1.0  # seconds for which cancel has to be held


class PadTestScene(MenuScene):
    """Presses are only shown; holding Cancel leaves."""

    backdrop = "table/wood"
    has_hints = False

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.presses: dict[Device, deque[Action]] = defaultdict(lambda: deque(maxlen=9))
        self.held: dict[tuple[Device, Action], float] = {}  # since when

    def press(self, press: Press) -> None:
        device, action = press.device, press.action
        if action is Action.LOST:
            self.presses.pop(device, None)
            self.held = {key: since for key, since in self.held.items() if key[0] != device}
        elif press.phase == "up":
            self.held.pop((device, action), None)
        elif action not in (Action.FOUND, Action.POINT):
            self.held[device, action] = self.house.run.now
            self.presses[device].append(action)
        self.mark_stale()

    def tick(self, seconds: float) -> None:  # noqa: ARG002  the clock is the house's
        if any(action is Action.CANCEL and self.house.run.now - since >= LEAVE_AFTER
               for (_, action), since in self.held.items()):
            self.house.stack.pop()

    def build(self, page: Page) -> Node:
        say = self.house.words
        return column(
            Text(words=say("operator-pads"), style="heading", one_line=True),
            Text(words=say("padtest-leave"), ink=DIM),
            column(*(self._build_device(page, device)
                     for device in self.house.devices.list_attached()), gap=8), gap=4)

    def _build_device(self, page: Page, device: Device) -> Node:
        """Return a device with the signs of its last presses, newest last, as many as fit."""
        signs, room = list[Node](), 1160.0
        for action in reversed(self.presses.get(device, ())):
            sign = key_sign(page.art, self.house, device, action, "small")
            room -= (sign.width or 0) + 16
            if not sign.width or room < 0:
                break
            held = not signs and (device, action) in self.held
            signs.insert(0, frame("held key", sign) if held else sign)
        held = any(own == device for own, _ in self.held)
        return frame("panel focused" if held else "panel", row(
            Picture(source=device_picture(device), height=76),
            Text(words=self.house.device_name(device), min_width=440, grow=1),
            row(*signs, gap=16, align="center"),
            gap=24, align="center", padding=pad(20, 6)), height=96, shrink=1)
