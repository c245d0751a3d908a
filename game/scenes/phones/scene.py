"""Phones as hands: a code for each free seat, the phones that have joined, and the way to
disconnect one."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.core.faces import choose_faces
from game.core.seating import Chairs
from game.devices.press import Action, Device, Press, is_phone
from game.house import House
from game.phones.guests import MOST
from game.picture.hints import device_picture
from game.picture.page import Page
from game.picture.screen import SAFE
from game.picture.theme import GOLD, INK, IVORY, PLANK
from game.scenes.menu import MenuScene
from game.scenes.overlay import ConfirmScene, Doubt
from game.scenes.phones.cards import NARROWEST, Sitting, build_cards
from game.ui.furniture import cupboard
from game.ui.furniture.cupboard import build_cupboard
from game.ui.furniture.teacher_bubble import bubble_height, draw_comment
from game.ui.layout import Node, Padding, Paint, Picture, Text, column, frame, pad, row
from game.ui.widgets.controls import Entry, build_button


class CodesScene(MenuScene):
    """Opening the page lets phones in; *No phones* keeps them out."""

    first = "back"
    backdrop = cupboard.BACK

    def __init__(self, house: House, chairs: Chairs) -> None:
        super().__init__(house)
        if house.phone_access is None:
            raise ValueError("only a house that lets phones in has this page")
        self.access, self.chairs = house.phone_access, chairs
        self._told: object = None  # the page's inputs
        self.access.show_codes()
        if not self.access.open:
            self._open()

    def resume(self) -> None:
        self.access.show_codes()
        super().resume()

    def leave(self) -> None:
        self.access.hide_codes()

    def _open(self) -> None:
        self.access.let_in(self.house.settings.language, self.house.settings.phones)

    def press(self, press: Press) -> None:
        if press.action is Action.FOUND and is_phone(press.device):
            self.chairs.come(press.device)
            self.house.sounds.play("join")
            self.mark_stale()
        else:
            super().press(press)

    def tick(self, seconds: float) -> None:
        access = self.access
        told = access.site, access.trouble, access.list_present(), {*access.phones.known}
        if told != self._told:
            self._told = told
            self.mark_stale()
        super().tick(seconds)

    def build(self, page: Page) -> Node:
        say, access, art = self.house.words, self.access, page.art
        line, height = art.line_height("heading"), page.control_height("label")
        heading = row(Picture(source="ui/phone", height=line * 0.86),
                      Text(words=say("phones"), style="heading", one_line=True, shrink=0), gap=14,
                      align="center", height=line)
        sitting = self._find_sitting()
        trouble = (say.tell(access.trouble) if access.trouble
                   else say("phones-full", MOST) if access.full else "")
        told = trouble or (say("phones-help", str(access.phones.port)) if access.site else
                           say("phones-how"))
        steps = [self._build_step(n, step)
                 for n, step in enumerate(("net", "scan", "hand")[:1 if trouble else None], 1)]
        roomy = not art.large_text  # for people and steps

        def build_cards_under(heads: float) -> Node:
            return build_cards(page, sitting, heads, say("phones-out"), self.focus.name)
        beside = ""
        if roomy and self._is_narrow(sitting, trouble):
            style = "body" if trouble else "small"
            bubble = bubble_height(page, 540, told, 236, style)
            guide = column(
                column(*steps, gap=18, justify="center", grow=1), Node(height=44),
                Paint(paint=draw_comment, values=(told, 236, style), height=bubble), width=540)
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
        """Say whether the cards leave room for the steps beside them with codes of a useful
        size."""
        codes = any(one.code for one in sitting)
        least = sum(330 if one.code or not codes else NARROWEST for one in sitting)
        return bool(trouble) or least + 22 * (len(sitting) - 1) <= SAFE.w - 540 - 48

    def _build_step(self, n: int, step: str) -> Node:
        """Return a plank with number, picture and words of a step."""
        number = frame("step number", column(
            Text(words=str(n), style="count", ink=INK, align="center"), justify="center"),
            width=54, height=54)
        words = Text(words=self.house.words(f"phones-{step}"), ink=INK, group="steps", grow=1)
        return frame("wooden tile", row(
            number, Picture(source=f"ui/phones/{step}", height=98, aspect=4 / 3), words, gap=12,
            align="center", padding=pad(18, 6)), tint=PLANK, grow=1, max_height=156)

    def list_entries(self) -> list[Entry]:
        say, access = self.house.words, self.access
        found = [Entry("back", say("phones-done"), self.go_back, "ui/check")]
        if len(access.addresses) > 1:
            label = say("phones-address", self._find_next_address())
            found.append(Entry("address", label, self._take_next_address, "ui/gear"))
        if access.trouble:
            found.append(Entry("again", say("phones-again"), self._open, "ui/again"))
        return [*found, Entry("shut", say("phones-shut"), self._doubt_change, "ui/leave")]

    def _build_buttons(self, page: Page, height: float) -> Node:
        entries, roomy = self.list_entries(), not page.art.large_text
        few = len(entries) < 4
        return row(*(replace(build_button(
            one.name, one.label, one.picture, height=height, focus=self.focus.name,
            main=one.name == "back", style="label" if roomy and few else "body",
            size=1 if roomy or few else 0.75, centered=True), grow=1, max_width=620)
            for one in entries), gap=24, justify="center")

    def choose(self, name: str, step: int) -> None:
        part, _, device = name.partition("/")
        if part == "out":
            self.chairs.put_out(device)
        else:
            super().choose(name, step)

    def _find_sitting(self) -> list[Sitting]:
        """Return the player and device of each seat."""
        access, devices, players = self.access, self.chairs.map_devices(), self.chairs.list_players(
            )
        free = [] if access.trouble else self.chairs.list_free()
        codes = access.list_codes(free)
        found: list[Sitting] = []
        for seat, who in enumerate(choose_faces(players)):
            device = devices.get(seat)
            told, picture = self._describe(
                device, waits=seat in free and not access.site,
                human=players[seat].kind == "human")
            found.append(Sitting(
                seat, who, players[seat].name, device, told, picture,
                codes.get(seat) if access.site and not is_phone(device) else None))
        return found

    def _describe(self, device: Device | None, *, waits: bool, human: bool) -> tuple[str, str]:
        """Return a player's device in words, or what their seat waits for, with a picture."""
        say = self.house.words
        if waits:
            return say("phones-waits"), "ui/hourglass"
        if device is None:
            return (say("seat-open"), "ui/human") if human else (say("lobby-nisse"), "ui/bot")
        if is_phone(device):
            return (say("panel-asleep"), "ui/hourglass") if self.access.phone_input.is_asleep(
                device) else ( say("phones-here"), "ui/phone")
        return self.house.device_name(device), device_picture(device)

    def _find_next_address(self) -> str:
        found, host = self.access.addresses, self.access.host
        return found[(found.index(host) + 1) % len(found) if host in found else 0]

    def _take_next_address(self) -> None:
        """Use another network address of this machine."""
        self.house.settings.phones = self._find_next_address()
        self.house.keep_settings()
        self._open()

    def go_back(self) -> None:
        """Leave before the question about empty seats opens."""
        super().go_back()
        self.chairs.leave()

    def _list_phones(self) -> list[Device]:
        """Return the phones with seats."""
        return [own for own in self.chairs.map_devices().values() if own and is_phone(own)]

    def _doubt_change(self) -> None:
        """Disconnect phones, after a question if any has a seat."""
        doubt = Doubt(("phones-shut-sure",), ("phones-shut-about",), ("phones-shut-stay",),
                      ("phones-shut",))
        if self._list_phones():
            self.house.stack.push(ConfirmScene(self.house, doubt, self._shut))
        else:
            self._shut()

    def _shut(self) -> None:
        self.access.shut()
        for device in self._list_phones():
            self.chairs.put_out(device)
        self.go_back()
