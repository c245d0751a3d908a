"""Phones as hands: a code for each seat that is free, who has come with a phone, and who is put
out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Protocol

from game.core import Seat
from game.devices.press import Action, Device, Press, is_phone
from game.phones.guests import MOST
from game.picture.page import Page
from game.picture.screen import SAFE, WIDTH, Box
from game.picture.theme import GOLD, IVORY
from game.scenes.dialogs.confirm import ConfirmScene, Doubt
from game.scenes.menu import MenuScene
from game.scenes.phones.cards import (
    ENOUGH,
    HEADS,
    LESS,
    STEPS,
    Sitting,
    cards,
    sits,
    steps,
    widths,
)
from game.scenes.scenery import cupboard
from game.scenes.scenery.teacher_bubble import comment, over
from game.tables.faces import sitters

if TYPE_CHECKING:
    from game.house import House
    from game.phones.porter import Porter
    from game.record import Player

GAP, AIR, LINTEL = 24, 14.0, 10.0  # between buttons; round all; the board under the heading
ROOMY = 1.25  # larger texts leave no room for people and steps
PANEL, BAND = 540.0, 118.0  # how wide steps are beside people, and how high over them
TALL, HAT = 236.0, 44.0  # who says what helps; her hat over that
HELPS = "small", "small@0.9", "small@0.8", "small@0.7"  # letters of that beside the heading


class Chairs(Protocol):
    """Seats that phones may come to: those of a lobby, or of a match."""

    def players(self) -> Sequence[Player]: ...
    def devices(self) -> dict[Seat, Device | None]: ...
    def free(self) -> list[Seat]: ...
    def come(self, device: Device) -> None: ...
    def put_out(self, device: Device) -> None: ...
    def leave(self) -> None: ...


class CodesScene(MenuScene):
    """Opening it is the wish that phones be let in; *No phones* is the wish that they are not."""

    first = "back"
    backdrop = cupboard.BACK

    def __init__(self, house: House, chairs: Chairs) -> None:
        super().__init__(house)
        self.chairs = chairs
        self._told: object = None  # what the page was built of
        if house.porter:
            house.porter.show_codes()
            if not house.porter.open:
                self._open()

    def resume(self) -> None:
        if self.house.porter:
            self.house.porter.show_codes()
        super().resume()

    def leave(self) -> None:
        if self.house.porter:
            self.house.porter.hide_codes()

    def _open(self) -> None:
        house = self.house
        if house.porter:
            house.porter.let_in(house.settings.language, house.settings.phones)

    def press(self, press: Press) -> None:
        if press.action is Action.FOUND and is_phone(press.device):
            self.chairs.come(press.device)
            self.house.sounds.play("join")
            self.stale()
        else:
            super().press(press)

    def tick(self, seconds: float) -> None:
        porter = self.house.porter
        told = porter and (porter.site, porter.trouble, porter.present(), porter.phones.known)
        if told != self._told:
            self._told = told and (*told[:3], set(told[3]))
            self.stale()
        super().tick(seconds)

    # the page

    def build(self, page: Page) -> None:
        say, porter, art = self.house.words, self.house.porter, page.art
        line, h = art.line("heading"), page.control("label")
        head, foot = SAFE.y + line + LINTEL, page.floor - h - 2 * AIR
        cupboard.light(page, Box(0, head, WIDTH, foot - head))
        cupboard.beam(page, head)
        cupboard.table(page, foot)
        side = line * 0.86
        page.image(art.picture("ui/phone", side, side), SAFE.x, SAFE.y + (line - side) / 2)
        left = SAFE.x + side + AIR
        wide = art.size(say("phones"), "heading")[0] + 1
        page.text(Box(left, SAFE.y, wide, line), say("phones"), "heading", IVORY)
        if porter is None:
            return
        room = Box(SAFE.x, head + AIR, SAFE.w, foot - head - AIR)
        beside = Box(left + wide + GAP, SAFE.y, SAFE.right - left - wide - GAP, line)
        self._people(page, porter, room, beside)
        self._buttons(page, foot + AIR + 4, h)
        self.hints(page)

    @property
    def roomy(self) -> bool:
        """Whether there is room for people and for what to do in three steps."""
        return self.house.art.text_scale <= ROOMY

    def _people(self, page: Page, porter: Porter, room: Box, beside: Box) -> None:
        """Everybody with her card, and what to do: at their left, where the teacher says what helps
        if nothing comes; over them, where codes need all the width; else in one sentence."""
        say, sitting = self.house.words, self._sitting()
        trouble = (say.tell(porter.trouble) if porter.trouble
                   else say("phones-full", MOST) if porter.full else "")
        port = str(porter.phones.port)
        told = trouble or (say("phones-how") if self._waits else say("phones-help", port))
        what = [say(f"phones-{step}") for step in STEPS[:1 if trouble else None]]
        free = room.w - PANEL - 2 * GAP
        if self.roomy and widths(sitting, free)[0] >= ENOUGH * (1 - bool(trouble)):
            panel, style = room._replace(w=PANEL), "body" if trouble else "small"
            above = over(page, panel, (told,), tall=TALL, style=style)
            steps(page, above._replace(h=above.h - HAT), what, across=False)
            comment(page, panel, told, (told,), tall=TALL, style=style)
            room = room._replace(x=room.right - free, w=free)
            cards(page, room, sitting, HEADS, self.focus.name)
        elif self.roomy:
            style = page.largest(beside, (told,), HELPS)
            page.text(beside, told, style, IVORY, "right")
            steps(page, room._replace(h=BAND), what, across=True)
            room = room._replace(y=room.y + BAND + AIR, h=room.h - BAND - AIR)
            cards(page, room, sitting, LESS, self.focus.name)
        elif trouble:
            page.fitted(room, told, "body", GOLD, "center")
        else:
            page.fitted(beside, say("phones-how"), "small", GOLD, "right")
            high = page.art.size(told, "small@1", room.w)[1] + 4
            page.fitted(room._replace(y=room.bottom - high - 4, h=high), told, "small@1", IVORY)
            cards(page, room._replace(h=room.h - high - 8), sitting, 0, self.focus.name)

    @property
    def _waits(self) -> bool:
        """Whether nothing can come yet."""
        return not (self.house.porter and self.house.porter.site)

    def _sitting(self) -> list[Sitting]:
        """Who sits where with what."""
        say, porter, devices = self.house.words, self.house.porter, self.chairs.devices()
        players = self.chairs.players()
        free = [] if not porter or porter.trouble else self.chairs.free()
        codes = porter.codes(free) if porter else {}
        found: list[Sitting] = []
        for seat, who in enumerate(sitters(players)):
            device, code = devices.get(seat), codes.get(seat)
            here = is_phone(device)
            asleep = here and porter is not None and porter.desk.asleep(str(device))
            out = (say("phones-out"), partial(self._put_out, str(device))) if here else None
            told, picture = self._plays(device, asleep=asleep), sits(device, asleep=asleep)
            if device is None and players[seat].kind == "human":
                told, picture = say("seat-open"), "ui/human"
            if seat in free and self._waits:
                told, picture = say("phones-waits"), "ui/hourglass"
            found.append(Sitting(seat, who, players[seat].name, device, told, picture,
                                 None if here or self._waits else code, out))
        return found

    def _plays(self, device: Device | None, *, asleep: bool) -> str:
        say, devices = self.house.words, self.house.devices
        if device is None:
            return say("lobby-nisse")
        if is_phone(device):
            return say("panel-asleep" if asleep else "phones-here")
        return devices.name(device) or say("device-" + device.replace("/", "-"))

    def _buttons(self, page: Page, y: float, h: float) -> None:
        say, porter = self.house.words, self.house.porter
        entries: list[tuple[str, str, Callable[[], None], str]] = [
            ("back", say("phones-done"), self.back, "ui/check")]
        if porter and len(porter.addresses) > 1:
            entries.append(("address", say("phones-address", self._second(porter)),
                            self._another, "ui/gear"))
        if porter and porter.trouble:
            entries.append(("again", say("phones-again"), self._again, "ui/again"))
        entries.append(("shut", say("phones-shut"), self._doubt, "ui/leave"))
        w = (SAFE.w - (len(entries) - 1) * GAP) / len(entries)
        w = min(w, 620)
        x = SAFE.x + (SAFE.w - len(entries) * w - (len(entries) - 1) * GAP) / 2
        style = page.even_buttons(Box(0, 0, w, h), [label for _, label, _, _ in entries])
        for name, label, act, picture in entries:
            page.button(name, Box(x, y, w, h), label, act, picture=picture,
                        focus=self.focus.name, style=style, main=name == "back", middle=True)
            x += w + GAP

    def _again(self) -> None:
        """Look for a way once more."""
        self._open()
        self.stale()

    def _second(self, porter: Porter) -> str:
        """The address after the one by which phones come now."""
        found = porter.addresses
        return found[(found.index(porter.host) + 1) % len(found) if porter.host in found else 0]

    def _another(self) -> None:
        """Come by another address of this machine."""
        house = self.house
        if house.porter and house.porter.addresses:
            house.settings.phones = self._second(house.porter)
            house.keep_settings()
            self._open()
            self.stale()

    def _put_out(self, device: Device) -> None:
        self.chairs.put_out(device)
        self.stale()

    def back(self) -> None:
        """What is asked about seats that nobody has now comes when this page is gone."""
        super().back()
        self.chairs.leave()

    def _phones(self) -> list[Device]:
        """The phones that have seats."""
        return [own for own in self.chairs.devices().values() if own and is_phone(own)]

    def _doubt(self) -> None:
        """Ask whether phones lose their seats, if any phone has one."""
        if not self._phones():
            self._shut()
            return
        doubt = Doubt(("phones-shut-sure",), ("phones-shut-about",), ("phones-shut-stay",),
                      ("phones-shut",))
        self.house.stack.push(ConfirmScene(self.house, doubt, self._shut))

    def _shut(self) -> None:
        """No phones any more."""
        if self.house.porter:
            self.house.porter.shut()
        for device in self._phones():
            self.chairs.put_out(device)
        self.back()


def phones_allowed(house: House) -> bool:
    """Whether guests may have phones let in: in a kiosk its operator says so."""
    return house.porter is not None and (house.kiosk is None or house.kiosk.choices.phones)
