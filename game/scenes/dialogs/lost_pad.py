"""Pause a match after a pad was unplugged, or while a phone sleeps on its turn, until a device
speaks for the seat again."""

from __future__ import annotations

from functools import partial

from game import routes
from game.core.contract import Seat
from game.core.evening_facts import join_names
from game.core.record import Player
from game.devices.press import Action, Device, Press, is_phone
from game.house import House
from game.phones.seats import TableChairs
from game.scenes.overlay import OverlayScene
from game.tables.match_summary import list_faces
from game.tables.table import TableScene
from game.ui.widgets.controls import Entry
from game.ui.widgets.dialog import Dialog, Person


class UnpluggedScene(OverlayScene):
    """Any device without a seat takes one with Confirm. A pad that comes back gets its own seat
    again; if several equal pads are lost, its holder says whose it is. A phone comes to a seat by
    its code alone."""

    sudden = True

    def __init__(self, house: House, table: TableScene, device: Device, seats: list[Seat]) -> None:
        super().__init__(house)
        self.table = table
        self.lost: dict[Device, list[Seat]] = {device: seats}  # in the order of their loss
        self._returned: list[Device] = []  # pads without a seat; the first is asked about
        self._shake_at: float | None = None  # when the pad that is asked about rumbles next

    @property
    def seats(self) -> list[Seat]:
        return [seat for seats in self.lost.values() for seat in seats]

    @property
    def asked(self) -> Device | None:
        """Return the new pad that may belong to several people, if there is one."""
        return next(
            (device for device in self._returned if len(self._list_fitting(device)) > 1), None)

    def _list_fitting(self, device: Device) -> list[Device]:
        """Return the lost devices that a new device may be."""
        return self.house.devices.find_alike(device, self.lost)

    def make_dialog(self) -> Dialog:
        say, table, asked = self.house.words, self.table, self.asked
        leave = Entry("leave", say("pause-leave"), self.house.to_title, "ui/leave")
        if asked:
            fits = [(lost, self.lost[lost]) for lost in self._list_fitting(asked)]
            answers = (Entry(f"seat/{seats[0]}", join_names(say, [*map(table.name_of, seats)]),
                             partial(self._answer, lost), f"ui/seat_{seats[0]}")
                       for lost, seats in fits)
            faces = list_faces(table.match)
            people = [Person(faces[seat], table.name_of(seat), "", leads=False, seat=seat)
                      for _, seats in fits for seat in seats]
            return Dialog(say("lost-whose"), (*answers, leave), say("lost-whose-sentence"),
                          people=() if self.house.art.large_text else people)
        device = next(iter(self.lost))
        phone = is_phone(device)
        bot = Entry("bot", say("lost-bot"), self._seat_bot, "ui/bot")
        gone = phone and table.hands.devices.get(self.seats[0]) is None
        # a seat that no phone takes is asked about again
        codes = [Entry("codes", say("lost-phone-code"), self.close_then(
            lambda: self.house.stack.open(routes.Codes(TableChairs(table, device)))),
            "ui/phone")] if gone and self.house.lets_phones_in else []
        return Dialog(say("lost-phone" if phone else "lost", table.name_of(self.seats[0])),
                      (*codes, bot, leave), say("lost-phone-sentence") if phone else say(
                          "lost-sentence", self.house.devices.pad_name(device)
                          or say("device-pad")))

    def has_seat(self, device: Device) -> bool:
        return self.table.has_seat(device)

    def tick(self, seconds: float) -> None:
        """Seat the pads that came back, once all devices of the frame are known."""
        super().tick(seconds)
        for device in [*self._returned]:
            fits = self._list_fitting(device)
            if len(fits) == 1:
                self._take(fits[0], device)
            elif not fits:
                self._returned.remove(device)
        if self.asked and (self._shake_at is None or self.house.run.now >= self._shake_at):
            self.house.devices.rumble(self.asked, 0.5, 0.8, 0.5)
            self._shake_at = self.house.run.now + 4.0

    def press(self, press: Press) -> None:
        device, action = press.device, press.action
        free = not self.table.hands.owned_by(device) and not is_phone(device)
        if action is Action.LOST:
            if device in self._returned:
                self._returned.remove(device)
                self._ask_anew()
            elif seats := self.table.hands.lose(device):
                self.lost[device] = seats
            self.mark_stale()
        elif action is Action.FOUND and free:
            self._returned.append(device)
            self._ask_anew()
        elif self.asked and press.phase == "down" and device in self._returned[1:]:
            self._returned.remove(device)
            self._returned.insert(0, device)
            self._ask_anew()
        elif (free and not self.asked and action is Action.CONFIRM and press.phase == "down"
              and not press.pos):
            self._take(next(iter(self.lost)), device)
        else:
            super().press(press)

    def _ask_anew(self) -> None:
        """Ask about the next pad; earlier presses do not answer for it."""
        self._shake_at = None
        self._stirred = self.house.run.now
        self.focus.name = ""
        self.mark_stale()

    def _answer(self, lost: Device) -> None:
        if self.table.hands.owned_by(self.last_device):
            self.house.refuse(("lost-whose-else",))
        elif self.asked:
            self._take(lost, self.asked)
            self._ask_anew()

    def _take(self, lost: Device, device: Device) -> None:
        """Let a device speak for the seats of a lost one."""
        seats = self.lost.pop(lost)
        for seat in seats:
            self.table.hands.take(seat, device)
        if device in self._returned:
            self._returned.remove(device)
        if len(seats) == 1:
            self.house.run.remember_names({device: self.table.name_of(seats[0])})
        self.table.follow_devices()
        self.house.sounds.play("join")
        self._check_done()

    def _seat_bot(self) -> None:
        device, seats = next(iter(self.lost.items()))
        seat = seats.pop(0)
        if not seats:
            del self.lost[device]
        self.table.hands.hand_to_bot(seat, Player(self.table.name_of(seat), "skilled"))
        self.table.ask()
        self._check_done()

    def _check_done(self) -> None:
        if not self.lost and self.house.stack.top is self:
            self.house.stack.pop()
        self.mark_stale()

    def go_back(self) -> None:
        """Refuse: the match cannot go on without a decision."""
        self.house.refuse(("lost-decide",))


class AsleepScene(UnpluggedScene):
    """A match waits for a silent phone. The players may wait longer, or give its seat to another
    device. The match goes on when the phone wakes up."""

    first = "wait"

    def __init__(self, house: House, table: TableScene, seat: Seat) -> None:
        super().__init__(house, table, table.hands.devices[seat] or "", [seat])

    def make_dialog(self) -> Dialog:
        say, usual = self.house.words, super().make_dialog()
        wait = Entry("wait", say("asleep-wait"), self.go_back, "ui/play")
        return usual._replace(heading=say("asleep", self.table.name_of(self.seats[0])),
                              entries=(wait, *usual.entries), sentence=say("asleep-sentence"))

    def press(self, press: Press) -> None:
        if press.action is Action.FOUND and press.device in self.lost:
            self.house.stack.pop()
        else:
            super().press(press)

    def go_back(self) -> None:
        """Wait for the phone longer."""
        self.house.stack.pop()
