"""Phones as hands: a code for each seat that is free, who has come with a phone, and who is put
out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from msgspec.structs import replace

from game.core.contract import Seat
from game.core.faces import sitters
from game.devices.press import Action, Device, Press, is_phone
from game.phones.guests import MOST
from game.picture.page import Page
from game.picture.screen import SAFE, Box
from game.picture.theme import GOLD, INK, IVORY, PLANK
from game.scenes.dialogs.confirm import ConfirmScene, Doubt
from game.scenes.menu import MenuScene
from game.scenes.phones.cards import NARROWEST, Sitting, build_cards, find_picture
from game.ui.furniture import cupboard
from game.ui.furniture.cupboard_page import build_cupboard
from game.ui.furniture.teacher_bubble import comment, over
from game.ui.layout import Node, Padding, Paint, Picture, Text, column, frame, pad, row
from game.ui.widgets.controls import button

if TYPE_CHECKING:
    from game.core.record import Player
    from game.house import House
    from game.phones.porter import Porter

STEPS = "net", "scan", "hand"


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

    def view(self, page: Page) -> Node:
        say, porter, art = self.house.words, self.house.porter, page.art
        line, height = art.line("heading"), page.control("label")
        heading = row(Picture(source="ui/phone", height=line * 0.86),
                      Text(words=say("phones"), style="heading", one_line=True, shrink=0), gap=14,
                      align="center", height=line)
        if porter is None:
            return build_cupboard(heading, Node())
        sitting = self._find_sitting()
        trouble = (say.tell(porter.trouble) if porter.trouble
                   else say("phones-full", MOST) if porter.full else "")
        told = trouble or (say("phones-how") if self._waits else
                           say("phones-help", str(porter.phones.port)))
        steps = [self._build_step(n, step) for n, step in enumerate(STEPS[:1 if trouble else None])]
        roomy = not art.large_text  # for people and steps

        def build_cards_under(heads: float) -> Node:
            return build_cards(page, sitting, heads, say("phones-out"), self.focus.name)
        beside = ""
        if roomy and self._is_narrow(sitting, trouble):
            style = "body" if trouble else "small"
            bubble = -over(page, Box(0, 0, 540, 0), (told,), tall=236, style=style).h
            guide = column(
                column(*steps, gap=18, justify="center", grow=1), Node(height=44),
                Paint(paint=draw_teacher, values=(told, style), height=bubble), width=540)
            body = row(guide, build_cards_under(158), gap=48, grow=1)
        elif roomy:
            beside = told
            body = column(row(*steps, gap=22, height=118), build_cards_under(118), gap=14, grow=1)
        elif trouble:
            body = column(Text(words=told, ink=GOLD, align="center"), justify="center", grow=1)
        else:
            beside = say("phones-how")
            body = column(build_cards_under(0), Text(
                words=told, style="small", size=1 / art.text_scale), gap=4, grow=1,
                padding=Padding(bottom=4))
        aside = Text(words=beside, style="small", ink=IVORY if roomy else GOLD, align="right",
                     grow=1) if beside else None
        return build_cupboard(row(heading, aside, gap=24, align="center", height=line), body,
                              self._build_buttons(page, height))

    def _is_narrow(self, sitting: Sequence[Sitting], trouble: str) -> bool:
        """Say whether cards leave room for the steps beside them, with codes large enough."""
        codes = any(one.code for one in sitting)
        least = sum(330 if one.code or not codes else NARROWEST for one in sitting)
        return bool(trouble) or least + 22 * (len(sitting) - 1) <= SAFE.w - 540 - 48

    def _build_step(self, n: int, step: str) -> Node:
        """Return a plank with the number, the picture and the words of a step."""
        number = frame("step number", column(
            Text(words=str(n + 1), style="count", ink=INK, align="center"), justify="center"),
            width=54, height=54)
        words = Text(words=self.house.words(f"phones-{step}"), ink=INK, group="steps", grow=1)
        return frame("wooden tile", row(
            number, Picture(source=f"ui/phones/{step}", height=98, aspect=4 / 3), words, gap=12,
            align="center", padding=pad(18, 6)), tint=PLANK, grow=1, max_height=156)

    def _build_buttons(self, page: Page, height: float) -> Node:
        say, porter = self.house.words, self.house.porter
        entries = [("back", say("phones-done"), "ui/check")]
        if porter and len(porter.addresses) > 1:
            label = say("phones-address", self._next_address(porter))
            entries.append(("address", label, "ui/gear"))
        if porter and porter.trouble:
            entries.append(("again", say("phones-again"), "ui/again"))
        entries.append(("shut", say("phones-shut"), "ui/leave"))
        roomy = not page.art.large_text
        size = 1 if roomy or len(entries) < 4 else 0.75
        return row(*(replace(button(
            name, label, picture, height=height, focus=self.focus.name, main=name == "back",
            style="label" if roomy and len(entries) < 4 else "body", size=size, centered=True),
            grow=1, max_width=620) for name, label, picture in entries), gap=24, justify="center")

    def choose(self, name: str, step: int) -> None:  # noqa: ARG002  nothing has a value
        part, _, device = name.partition("/")
        if part == "out":
            self.chairs.put_out(device)
        else:
            {"back": self.back, "address": self._another, "again": self._open,
             "shut": self._doubt}[name]()

    @property
    def _waits(self) -> bool:
        """Whether nothing can come yet."""
        return not (self.house.porter and self.house.porter.site)

    def _find_sitting(self) -> list[Sitting]:
        """Return who sits on each seat, and with what."""
        say, porter, devices = self.house.words, self.house.porter, self.chairs.devices()
        players = self.chairs.players()
        free = [] if not porter or porter.trouble else self.chairs.free()
        codes = porter.codes(free) if porter else {}
        found: list[Sitting] = []
        for seat, who in enumerate(sitters(players)):
            device, code = devices.get(seat), codes.get(seat)
            here = is_phone(device)
            asleep = here and porter is not None and porter.desk.asleep(str(device))
            told = self._describe(device, asleep=asleep)
            picture = find_picture(device, asleep=asleep)
            if device is None and players[seat].kind == "human":
                told, picture = say("seat-open"), "ui/human"
            if seat in free and self._waits:
                told, picture = say("phones-waits"), "ui/hourglass"
            found.append(Sitting(seat, who, players[seat].name, device, told, picture,
                                 None if here or self._waits else code))
        return found

    def _describe(self, device: Device | None, *, asleep: bool) -> str:
        say, devices = self.house.words, self.house.devices
        if device is None:
            return say("lobby-nisse")
        if is_phone(device):
            return say("panel-asleep" if asleep else "phones-here")
        return devices.name(device) or say("device-" + device.replace("/", "-"))

    def _next_address(self, porter: Porter) -> str:
        found = porter.addresses
        return found[(found.index(porter.host) + 1) % len(found) if porter.host in found else 0]

    def _another(self) -> None:
        """Let phones come by another address of this machine."""
        house = self.house
        if house.porter and house.porter.addresses:
            house.settings.phones = self._next_address(house.porter)
            house.keep_settings()
            self._open()

    def back(self) -> None:
        """Leave before questions about empty seats come."""
        super().back()
        self.chairs.leave()

    def _phones(self) -> list[Device]:
        """Return the phones that have seats."""
        return [own for own in self.chairs.devices().values() if own and is_phone(own)]

    def _doubt(self) -> None:
        """Let phones lose their seats, once that was confirmed if any has one."""
        if not self._phones():
            self._shut()
            return
        doubt = Doubt(("phones-shut-sure",), ("phones-shut-about",), ("phones-shut-stay",),
                      ("phones-shut",))
        self.house.stack.push(ConfirmScene(self.house, doubt, self._shut))

    def _shut(self) -> None:
        if self.house.porter:
            self.house.porter.shut()
        for device in self._phones():
            self.chairs.put_out(device)
        self.back()


def phones_allowed(house: House) -> bool:
    """Say whether players may let phones in: in a kiosk, its operator decides."""
    return house.porter is not None and (house.kiosk is None or house.kiosk.choices.phones)


def draw_teacher(page: Page, box: Box, told: str, style: str) -> None:
    comment(page, box, told, (told,), tall=236, style=style)
