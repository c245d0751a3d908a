"""A room with a table at which players sit down, each with a press of their own device."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import doors
from game.core.seating import Seating
from game.devices.press import Action, Device, Press, is_phone
from game.phones.seats import LobbyChairs
from game.picture.screen import Box, Screen
from game.picture.theme import GOLD
from game.scenes.lobby.tree import CROWD, PAIR
from game.scenes.room import BRIGHT, RoomScene
from game.ui.furniture.hearth import Hearth

if TYPE_CHECKING:
    from game.house import House


class SittingScene(RoomScene):
    """`of_evening`: a game night goes on, and the way back leads to its page."""

    light = BRIGHT

    def __init__(self, house: House, game: str, seating: Seating, *, of_evening: bool) -> None:
        super().__init__(house)
        self.game, self.seating, self.of_evening = game, seating, of_evening
        self.hearth = Hearth(lift=188)  # over the edge of the table
        self.chairs = LobbyChairs(house, seating)

    @property
    def room_picture(self) -> str:
        """Return the room whose moon and house are seen between the chairs."""
        count = len(self.seating.kinds)
        return "table/hearth_" + (
            "pair" if count == PAIR else "crowd" if count >= CROWD else "circle")

    @property
    def head(self) -> float:
        """No word stands on the wall, so it has no shade."""
        return 0.0

    def draw(self, screen: Screen) -> None:
        super().draw(screen)
        if badge := self.page.anchors.get("badge"):
            self._draw_glow(screen, badge)

    def _draw_glow(self, screen: Screen, badge: Box) -> None:
        """Let light breathe round the badge that calls for a player."""
        steps = 16
        step = (steps // 4 if self.house.settings.reduced_motion
                else int(self.house.now / 1.8 * steps) % steps)
        wide = 1.6 + 3.4 * min(step, steps - step) * 2 / steps
        for n, alpha in enumerate((240, 200, 160, 120, 85, 55, 30, 14), 1):
            at = badge.inset(-n * wide - 1)
            screen.put(self.house.art.ring(at.w, at.h, GOLD, wide + 1), at.x, at.y, alpha)

    def holds(self, device: Device) -> bool:
        return self.seating.holds(device)

    def press(self, press: Press) -> None:
        if press.action is Action.FOUND and is_phone(press.device):
            self.chairs.come(press.device)
            self.house.sounds.play("join")
            self.stale()
        elif press.action is Action.LOST:
            self._stand_up(press.device)
        elif is_phone(press.device) and not self.holds(press.device):
            if press.action is Action.CONFIRM and press.phase == "down":
                self._seat(press.device)
        elif (press.action is Action.CANCEL and press.phase == "down"
              and self._may_stand_up(press.device)):
            self._stand_up(press.device)
            self.house.sounds.play("leave")
            self.stale()
        elif (press.action is Action.CONFIRM and press.phase == "down"
              and self.seating.come(press.device)):
            self.house.devices.rumble(press.device, 0.3, 0.5, 0.12)
            self.house.sounds.play("join")
            self.stale()
        elif press.action is Action.RULES and press.phase == "down":
            self.last_device = press.device
            self.house.sounds.play("confirm")
            doors.rules(self.house, self.game)
        else:
            super().press(press)

    def _seat(self, phone: Device) -> None:
        """Give a phone that watches, or that found no room, a seat if one is free."""
        self.seating.watching.discard(phone)
        self.chairs.come(phone)
        if self.holds(phone):
            self.house.sounds.play("join")
        self.stale()

    def _may_stand_up(self, device: Device) -> bool:
        """Say whether a device sits and another one does, too: then its way back is to stand up.
        At a game night the way back leads to its page."""
        return not self.of_evening and self.holds(device) and len(self.seating.devices) > 1

    @property
    def backs(self) -> str:
        if self._may_stand_up(self.last_device):
            return "hint-stand"
        return super().backs

    def _stand_up(self, device: Device) -> None:
        self.seating.stand_up(device)
        self.stale()
