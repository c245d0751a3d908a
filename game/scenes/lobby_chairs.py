"""The chairs of a lobby as they are drawn: who sits there and with what, and whom an empty one
calls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.core import Seat
from game.devices.press import MOUSE, Action, Device, is_phone
from game.picture.hints import device_picture, draw_glyph, glyph_side, width_of_glyph
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import GOLD, IVORY
from game.scenes.menu import KEYS
from game.scenes.seating import KINDS
from game.scenes.sitters import MOON, chair
from game.tables.faces import SHAPE, sitters
from game.tables.style import table_style

if TYPE_CHECKING:
    from game.house import House
    from game.match import Kind
    from game.scenes.seating import Seating

NARROW = 400  # less wide than this a column is for its rows alone
TALLEST = 440  # the height of a chair
AIR, STAR = 24, 36
BEAT = 1.6  # seconds in which a button that calls is bright once


class Call(NamedTuple):
    """Where a button is drawn that calls for somebody, and whether it glows."""

    box: Box
    glows: bool


class DrawnChairs:
    """`calls`: the buttons that call for somebody, since that was cleared last."""

    def __init__(self, house: House, game: str, seating: Seating) -> None:
        self.house = house
        self.game = game
        self.seating = seating
        self.calls: list[Call] = []

    def chair(self, page: Page, seat: Seat, box: Box) -> tuple[Box, Box]:
        """A chair, who sits on it and with what. Returns where her name stands under it, and what
        she is."""
        h = page.control()
        small = max(page.art.line("small"), glyph_side(page.art, "small@1") + 6)
        high = max(min(box.h - 2 * h - small - 34, TALLEST), 60)
        wide = min(high * SHAPE, box.w)
        high = min(high, wide / SHAPE)
        rest = box.h - high - 2 * h - small - 34
        y = box.y + max(rest * 0.5, 0)
        at = Box(box.center[0] - wide / 2, y, wide, high)
        device, bot = self.seating.devices.get(seat), self.seating.bot(seat)
        empty = device is None and not bot
        inset = 0 if box.w < NARROW else 24
        rows = Box(box.x + inset, y + high + small + 10, box.w - 2 * inset, h)
        page.board(Box(rows.x - 8, y + high, rows.w + 16, 2 * h + small + 34))
        page.picture(at, MOON if empty else chair(seat), leaf=False)
        if not empty:
            page.picture(at, sitters(self.seating.players())[seat], leaf=False)
        side = min(high * 0.24, 72)
        page.picture(Box(at.x - side * 0.3, at.y + high - side, side, side), f"ui/seat_{seat}",
                     leaf=False)
        style = table_style(self.game)
        look = style.looks[style.sides[seat]]
        tall = min(side * 1.5, side * look.tall)
        page.picture(Box(at.right - tall / look.tall * 0.8, at.y + high - tall, tall / look.tall,
                         tall), look.picture, leaf=False)
        self._sitting(page, seat, Box(rows.x, y + high + 4, rows.w, small))
        return rows, rows._replace(y=rows.y + h + 12)

    def _sitting(self, page: Page, seat: Seat, box: Box) -> None:
        """With what somebody sits there; else, where whoever comes next would sit, the buttons that
        are pressed for it."""
        say = self.house.words
        device = self.seating.devices.get(seat)
        if device is None:
            bot, free = self.seating.bot(seat), self._free() if self.seating.next == seat else []
            if bot:
                stars = self._stars(page, box, self.seating.kinds[seat], middle=not free)
                box = box._replace(x=stars.right + AIR, w=box.right - stars.right - AIR)
            if free:
                self._beckon(page, box, free, bot=bot)
            elif bot:
                return
            else:
                page.fitted(box, say("seat-open"), "small", GOLD, "center")
            return
        side = min(box.h, 44)
        told = say("device-phone") if is_phone(device) else (
            self.house.devices.name(device) or say("device-" + device.replace("/", "-")))
        text = min(page.art.size(told, "small")[0] + 1, box.w - side - 10)
        x = box.center[0] - (side + 10 + text) / 2
        page.picture(Box(x, box.y + (box.h - side) / 2, side, side), device_picture(device))
        page.fitted(Box(x + side + 10, box.y, text, box.h), told, "small", IVORY)

    def _stars(self, page: Page, box: Box, kind: Kind, *, middle: bool) -> Box:
        """As many stars as a bot is strong, in the middle of a box or at its left. Returns where
        they are."""
        side = min(box.h - 4, STAR)
        strong, most = KINDS.index(kind), len(KINDS) - 1
        wide = most * (side + 8) - 8
        x = box.center[0] - wide / 2 if middle else box.x
        for n in range(most):
            picture = "ui/star" if n < strong else "ui/star_bare"
            page.picture(Box(x + n * (side + 8), box.center[1] - side / 2, side, side), picture,
                         leaf=False)
        return box._replace(x=x, w=wide)

    def _beckon(self, page: Page, box: Box, free: Sequence[Device], *, bot: bool) -> None:
        """Buttons that glow, and words for them where there is room. Where a bot sits already
        nothing glows: it may stay."""
        art, style = page.art, "small@1"
        wide = [width_of_glyph(art, self.house, device, Action.CONFIRM, style) for device in free]
        while wide and sum(wide) + AIR * (len(wide) - 1) > box.w:
            wide.pop()
        buttons = sum(wide) + AIR * (len(wide) - 1)
        told = self.house.words("lobby-sit")
        words = page.art.size(told, "small")[0] + 1
        room = buttons + AIR + words <= box.w
        x = box.center[0] - (buttons + (AIR + words if room else 0)) / 2
        for device, w in zip(free, wide, strict=False):
            at = Box(x, box.y, w, box.h)
            draw_glyph(page, self.house, at, device, Action.CONFIRM, style)
            high = min(w, glyph_side(art, style)) if box.h > w else box.h - 6
            self.calls.append(Call(Box(x, at.center[1] - high / 2, w, high), glows=not bot))
            x += w + AIR
        if room:
            page.text(Box(x, box.y, words, box.h), told, "small", GOLD)

    def _free(self) -> list[Device]:
        """The devices that could sit down now: halves of the keyboard, and one for all pads."""
        seating, pads = self.seating, 0
        found: list[Device] = []
        for device in self.house.devices.attached():
            if (device == MOUSE or is_phone(device) or seating.holds(device)
                    or device in seating.watching or (device in KEYS and seating.holds(MOUSE))):
                continue
            pads += device not in KEYS
            if device in KEYS or pads == 1:
                found.append(device)
        return found

    def call_out(self, screen: Screen) -> None:
        """Rings that grow and shrink round the buttons that call for somebody."""
        step = 3 if self.house.settings.reduced_motion else int(self.house.now / BEAT * 12) % 12
        wide = 2 + min(step, 12 - step)
        for box in (call.box for call in self.calls if call.glows):
            at = box.inset(-wide - 2)
            screen.put(self.house.art.ring(at.w, at.h, GOLD, wide), at.x, at.y)
