"""A pad was unplugged, or a phone sleeps in its guest's turn: the match waits until some device
speaks for the seat again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core import Seat
from game.devices.press import Action, Device, Press, is_phone
from game.match import Player
from game.scenes.chairs import TableChairs
from game.scenes.codes import CodesScene, phones_allowed
from game.scenes.overlay import Entry, OverlayScene

if TYPE_CHECKING:
    from game.house import House
    from game.tables.table import TableScene


class UnpluggedScene(OverlayScene):
    """Any device that has no seat takes this one with its confirm; so does a pad that comes
    back. A phone comes to a seat by a code alone."""

    sudden = True

    def __init__(self, house: House, table: TableScene, device: Device, seats: list[Seat]) -> None:
        super().__init__(house)
        self.table = table
        self.device = device
        self.pad = house.devices.name(device)
        self.seats = seats

    def heading(self) -> str:
        say, name = self.house.words, self.table.name(self.seats[0])
        return say("lost-phone", name) if is_phone(self.device) else say("lost", name)

    def sentence(self) -> str:
        if is_phone(self.device):
            return self.house.words("lost-phone-sentence")
        return self.house.words("lost-sentence", self.pad or self.house.words("device-pad"))

    def entries(self) -> list[Entry]:
        say = self.house.words
        gone = is_phone(self.device) and self.table.hands.devices.get(self.seats[0]) is None
        codes = [Entry("codes", say("lost-phone-code"), self._codes, "ui/phone")]
        return [*(codes if gone and phones_allowed(self.house) else []),
                Entry("bot", say("lost-bot"), self._bot, "ui/bot"),
                Entry("leave", say("pause-leave"), self.house.to_title, "ui/leave")]

    def holds(self, device: Device) -> bool:
        return self.table.holds(device)

    def press(self, press: Press) -> None:
        free = not self.table.hands.owned(press.device) and not is_phone(press.device)
        if press.action is Action.LOST:
            self.seats += self.table.hands.lose(press.device)
            self.stale()
        elif free and (self._returns(press) or self._confirms(press)):
            self._take(press.device)
        else:
            super().press(press)

    def _returns(self, press: Press) -> bool:
        """Whether this is the lost pad coming back."""
        return (press.action is Action.FOUND
                and self.house.devices.name(press.device) == self.pad)

    def _confirms(self, press: Press) -> bool:
        return press.action is Action.CONFIRM and press.phase == "down" and not press.pos

    def _take(self, device: Device) -> None:
        """Let a device speak for the seat that has waited longest."""
        self.table.hands.take(self.seats.pop(0), device)
        self.table.reseated()
        self.house.sounds.play("join")
        self._next()

    def _codes(self) -> None:
        """A code for another phone; what is not taken by one is asked about again."""
        self.house.stack.pop()
        chairs = TableChairs(self.table, self.device)
        self.house.stack.push(CodesScene(self.house, chairs))

    def _bot(self) -> None:
        seat = self.seats.pop(0)
        self.table.hands.hand_to_bot(seat, Player(self.table.name(seat), "skilled"))
        self.table.ask()
        self._next()

    def _next(self) -> None:
        if not self.seats:
            self.house.stack.pop()
        self.stale()

    def back(self) -> None:
        """The match cannot go on without a decision."""
        self.house.refuse(("lost-decide",))


class AsleepScene(UnpluggedScene):
    """A match waits for a phone that does not answer. It may be waited for longer, and its seat is
    its own until somebody takes it; when it wakes up, everything goes on."""

    first = "wait"

    def __init__(self, house: House, table: TableScene, seat: Seat) -> None:
        super().__init__(house, table, table.hands.devices[seat] or "", [seat])

    def heading(self) -> str:
        return self.house.words("asleep", self.table.name(self.seats[0]))

    def sentence(self) -> str:
        return self.house.words("asleep-sentence")

    def entries(self) -> list[Entry]:
        return [Entry("wait", self.house.words("asleep-wait"), self.back, "ui/play"),
                *super().entries()]

    def press(self, press: Press) -> None:
        if press.action is Action.FOUND and press.device == self.device:
            self.house.stack.pop()
        else:
            super().press(press)

    def back(self) -> None:
        """It is waited for longer."""
        self.house.stack.pop()
