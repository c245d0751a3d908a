"""A room with a table at which each player sits down by a press of their device."""

from __future__ import annotations

from game import routes
from game.core.seating import Seating
from game.devices.press import Action, Device, Press, is_phone
from game.house import House
from game.phones.seats import LobbyChairs
from game.picture.screen import Screen
from game.picture.theme import GOLD
from game.scenes.room import BRIGHT, RoomScene
from game.ui.furniture.hearth import Hearth

PAIR, CROWD = 2, 4  # seats: up to 2 have wide cards, from 4 on they sit close together


class SittingScene(RoomScene):
    """`of_evening`: a game night goes on, and the way back leads to its page."""

    light = BRIGHT
    head = 0.0  # no word stands on the wall, so it has no shade

    def __init__(self, house: House, game: str, seating: Seating, *, of_evening: bool) -> None:
        super().__init__(house)
        self.game, self.seating, self.of_evening = game, seating, of_evening
        self.hearth = Hearth(lift=188)  # over the edge of the table
        self.chairs = LobbyChairs(house, seating)

    @property
    def room_picture(self) -> str:
        """Return the room whose moon and house show between the chairs."""
        count = len(self.seating.kinds)
        return "table/hearth_" + (
            "pair" if count == PAIR else "crowd" if count >= CROWD else "circle")

    def draw(self, screen: Screen) -> None:
        """Draw flickering light round the badge that calls for a player."""
        super().draw(screen)
        if not (badge := self.page.anchors.get("badge")):
            return
        steps = 16
        step = (steps // 4 if self.house.settings.reduced_motion
                else int(self.house.run.now / 1.8 * steps) % steps)
        wide = 1.6 + 3.4 * min(step, steps - step) * 2 / steps
        for n, alpha in enumerate((240, 200, 160, 120, 85, 55, 30, 14), 1):
            at = badge.inset(-n * wide - 1)
            screen.put(self.house.art.draw_ring(at.w, at.h, GOLD, wide + 1), at.x, at.y, alpha)

    def has_seat(self, device: Device) -> bool:
        return self.seating.has_seat(device)

    def find_free_devices(self) -> list[Device]:
        return self.seating.find_free(self.house.devices.list_attached())

    def press(self, press: Press) -> None:
        device, action, down = press.device, press.action, press.phase == "down"
        confirms = action is Action.CONFIRM and down
        if action is Action.FOUND and is_phone(device):
            self.chairs.come(device)
            self._hear("join")
        elif action is Action.LOST:
            self._stand_up(device)
        elif is_phone(device) and not self.has_seat(device):
            if confirms:  # it watches, or found no room before
                self.seating.watching.discard(device)
                self.chairs.come(device)
                self._hear("join" if self.has_seat(device) else "")
        elif action is Action.CANCEL and down and self._may_stand_up(device):
            self._stand_up(device)
            self._hear("leave")
        elif confirms and self.seating.come(device):
            self.house.devices.rumble(device, 0.3, 0.5, 0.12)
            self._hear("join")
        elif action is Action.RULES and down:
            self.last_device = device
            self.house.sounds.play("confirm")
            self.house.stack.open(routes.Rules(self.game))
        else:
            super().press(press)

    def _hear(self, sound: str) -> None:
        if sound:
            self.house.sounds.play(sound)
        self.mark_stale()

    def _may_stand_up(self, device: Device) -> bool:
        """Say whether Back makes a device stand up: it sits and another one does, too. At a game
        night Back leads to its page."""
        return not self.of_evening and self.has_seat(device) and len(self.seating.devices) > 1

    @property
    def backs(self) -> str:
        return "hint-stand" if self._may_stand_up(self.last_device) else super().backs

    def _stand_up(self, device: Device) -> None:
        self.seating.stand_up(device)
        self.mark_stale()
