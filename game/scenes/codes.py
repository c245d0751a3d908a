"""Phones as hands: a code for each seat that is free, who has come with a phone, and who is put
out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Protocol

import pygame
import segno

from game.core import Seat
from game.devices.press import Action, Device, Press, is_phone
from game.picture.page import Page
from game.picture.screen import SAFE, Box
from game.picture.theme import DIM, GOLD, IVORY, SEAT_COLOURS
from game.scenes.menu import MenuScene

if TYPE_CHECKING:
    from game.house import House
    from game.picture.art import Art

LARGEST = 460  # the width of a code, with its white border
BORDER = 4  # modules round a code
GAP = 24
HEAD, SIGN = 52, 44  # the height of a name over a code, and of the sign before it
LETTERS = "small@1"  # of what is no larger at large texts, so that codes are not smaller


class Chairs(Protocol):
    """Seats that phones may come to: those of a lobby, or of a match."""

    def names(self) -> Sequence[str]: ...
    def devices(self) -> dict[Seat, Device | None]: ...
    def free(self) -> list[Seat]: ...
    def come(self, device: Device) -> None: ...
    def put_out(self, device: Device) -> None: ...
    def leave(self) -> None: ...


class CodesScene(MenuScene):
    """Opening it is the wish that phones be let in; *No phones* is the wish that they are not."""

    first = "back"
    backdrop = "table/wood"

    def __init__(self, house: House, chairs: Chairs) -> None:
        super().__init__(house)
        self.chairs = chairs
        self._told: object = None  # what the page was built of
        if house.porter and not house.porter.open:
            self._open()

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
        say, porter = self.house.words, self.house.porter
        line = page.art.line("heading")
        page.text(Box(SAFE.x, SAFE.y, SAFE.w, line), say("phones"), "heading", IVORY)
        if porter is None:
            return
        row = page.art.line("body")
        y = SAFE.y + line
        told = self.house.words.tell(porter.trouble) if porter.trouble else say("phones-how")
        page.fitted(Box(SAFE.x, y, SAFE.w, row), told, "body", GOLD)
        h = page.control("label")
        foot = page.floor - h - 16
        if not porter.trouble:
            self._columns(page, Box(SAFE.x, y + row + 16, SAFE.w, foot - y - row - 32))
        self._buttons(page, foot, h)
        self.hints(page)

    def _columns(self, page: Page, box: Box) -> None:
        """A column for every seat, and under them what to do when nothing comes, once something
        could come."""
        porter, names = self.house.porter, self.chairs.names()
        help_ = self.house.words("phones-help", str(porter.phones.port) if porter else "")
        high = page.art.size(help_, LETTERS, box.w)[1] + 4
        if porter and porter.site:
            page.fitted(Box(box.x, box.bottom - high, box.w, high), help_, LETTERS, DIM)
        codes = porter.codes(self.chairs.free()) if porter else {}
        n = len(names)
        w = min((box.w - (n - 1) * GAP) / n, 560)
        left = box.x + (box.w - n * w - (n - 1) * GAP) / 2
        devices = self.chairs.devices()
        for seat in range(n):
            at = Box(left + seat * (w + GAP), box.y, w, box.h - high - 12)
            self._column(page, at, seat, devices.get(seat), codes.get(seat))

    def _column(
        self, page: Page, box: Box, seat: Seat, device: Device | None, code: str | None,
    ) -> None:
        say, porter = self.house.words, self.house.porter
        page.plate(box, edge=SEAT_COLOURS[seat])
        head = Box(box.x + 8, box.y + 6, box.w - 16, HEAD)
        page.picture(Box(head.x + 6, head.center[1] - SIGN / 2, SIGN, SIGN), f"ui/seat_{seat}")
        page.fitted(head._replace(x=head.x + SIGN + 18, w=head.w - SIGN - 24),
                    self.chairs.names()[seat], "label", SEAT_COLOURS[seat])
        body = Box(head.x, head.bottom + 4, head.w, box.bottom - head.bottom - 12)
        if is_phone(device) and porter:
            self._guest(page, body, device, asleep=porter.desk.asleep(device))
        elif code is not None and porter and porter.site:
            self._code(page, body, code)
        elif device or code is None:
            page.fitted(body, say("phones-other" if device else "phones-bot"), "small", DIM,
                        "center")

    def _guest(self, page: Page, box: Box, device: Device, *, asleep: bool) -> None:
        """Whose phone it is, and the way to put it out."""
        h = page.control("label")
        rest = box._replace(h=box.h - h - 8)
        side = min(120, rest.h * 0.5)
        page.picture(Box(box.center[0] - side / 2, rest.y + rest.h * 0.2, side, side), "ui/phone")
        text = self.house.words("panel-asleep" if asleep else "phones-here")
        under = rest.y + rest.h * 0.25 + side
        page.fitted(Box(box.x, under, box.w, rest.bottom - under), text, "body",
                    DIM if asleep else IVORY, "center")
        page.button(f"out/{device}", Box(box.x, box.bottom - h, box.w, h),
                    self.house.words("phones-out"), partial(self._put_out, device),
                    focus=self.focus.name, picture="ui/leave")

    def _code(self, page: Page, box: Box, code: str) -> None:
        """The code, as large as it fits, and the same as text."""
        site, _, token = code.partition("#")
        lines = [site, f"#{token}"]
        if page.art.size(lines[-1], LETTERS)[0] > box.w:
            lines[1:] = lines[-1][:12], lines[-1][12:]
        high = page.art.line(LETTERS)
        side = min(box.w, box.h - len(lines) * high - 4, LARGEST)
        picture = drawn(page.art, code, side)
        page.image(picture, box.center[0] - side / 2, box.y)
        text = Box(box.x, box.y + side + 4, box.w, high)
        for line in lines:
            page.fitted(text, line, LETTERS, IVORY, "center")
            text = text._replace(y=text.bottom)

    def _buttons(self, page: Page, y: float, h: float) -> None:
        say, porter = self.house.words, self.house.porter
        entries: list[tuple[str, str, Callable[[], None], str]] = [
            ("back", say("phones-done"), self.back, "ui/check")]
        if porter and len(porter.addresses) > 1:
            entries.append(("address", say("phones-address", porter.host), self._another,
                            "ui/gear"))
        if porter and porter.trouble:
            entries.append(("again", say("phones-again"), self._again, "ui/again"))
        entries.append(("shut", say("phones-shut"), self._shut, "ui/leave"))
        w = (SAFE.w - (len(entries) - 1) * GAP) / len(entries)
        w = min(w, 620)
        x = SAFE.x + (SAFE.w - len(entries) * w - (len(entries) - 1) * GAP) / 2
        style = page.even_buttons(Box(0, 0, w, h), [label for _, label, _, _ in entries])
        for name, label, act, picture in entries:
            page.button(name, Box(x, y, w, h), label, act, picture=picture,
                        focus=self.focus.name, style=style)
            x += w + GAP

    def _again(self) -> None:
        """Look for a way once more."""
        self._open()
        self.stale()

    def _another(self) -> None:
        """Come by another address of this machine."""
        house = self.house
        if house.porter and (found := house.porter.addresses):
            at = found.index(house.porter.host) if house.porter.host in found else -1
            house.settings.phones = found[(at + 1) % len(found)]
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

    def _shut(self) -> None:
        """No phones any more."""
        for device in [own for own in self.chairs.devices().values() if is_phone(own)]:
            self.chairs.put_out(device)
        if self.house.porter:
            self.house.porter.shut()
        self.back()


def phones_allowed(house: House) -> bool:
    """Whether guests may have phones let in: in a kiosk its operator says so."""
    return house.porter is not None and (house.kiosk is None or house.kiosk.choices.phones)


def drawn(art: Art, text: str, side: float) -> pygame.Surface:
    """A code for phones' cameras, black on white, as sharp as a whole number of pixels to each
    module makes it."""
    def make() -> pygame.Surface:
        rows = [list(row) for row in segno.make(text, error="m", micro=False).matrix]
        modules = len(rows) + 2 * BORDER
        size = art.pixels(side)
        pace = max(size // modules, 1)
        image = pygame.Surface((size, size))
        image.fill("white")
        first = (size - pace * len(rows)) // 2
        for y, row in enumerate(rows):
            for x, dark in enumerate(row):
                if dark:
                    image.fill("black", (first + x * pace, first + y * pace, pace, pace))
        return image
    return art.keep(("code", text, side), make)
