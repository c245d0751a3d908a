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
from game.picture.theme import GOLD, IVORY, NIGHT
from game.scenes import cupboard
from game.scenes.menu import KEYS
from game.scenes.seating import KINDS
from game.scenes.sitters import MOON, chair
from game.tables.faces import SHAPE, sitters
from game.tables.style import table_style

if TYPE_CHECKING:
    from game.house import House
    from game.match import Kind
    from game.scenes.seating import Seating

TALLEST = 440  # the height of a chair
HALO = 0.22  # how far the light behind it reaches past it, in its width
SUNK, ROWS = 14, 10  # how much of it is behind the name, and between what stands under it
AIR, GAP, APART = 24, 14, 36  # between buttons, from there to words, and from stars to buttons
DUSK = 190  # of 255 parts, under the words for a device
STAR, MOST = 36, len(KINDS) - 1
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
        """A chair and who sits on it; with what, stands under the rest. Returns where her name
        stands before its feet, and what she is."""
        h = page.control()
        line = max(page.art.line("body"), glyph_side(page.art, "small@1") + 6)
        under = 2 * h + line + 2 * ROWS - SUNK
        high = max(min(box.h - under, TALLEST), 60)
        wide = min(high * SHAPE, box.w)
        high = min(high, wide / SHAPE)
        y = box.y + max((box.h - high - under) * 0.5, 0)
        at = Box(box.center[0] - wide / 2, y, wide, high)
        device, bot = self.seating.devices.get(seat), self.seating.bot(seat)
        empty = device is None and not bot
        name = Box(box.x, at.bottom - SUNK, box.w, h)
        kind = name._replace(y=name.bottom + ROWS)
        halo = at.inset(-HALO * wide, -HALO * wide / 2)
        cupboard.put(page, "light", halo)
        page.picture(at, MOON if empty else chair(seat), leaf=False)
        if not empty:
            page.picture(at, sitters(self.seating.players())[seat], leaf=False)
        side = min(high * 0.24, 72)
        page.picture(Box(at.x - side * 0.3, name.y - side - 4, side, side), f"ui/seat_{seat}",
                     leaf=False)
        style = table_style(self.game)
        look = style.looks[style.sides[seat]]
        tall = min(side * 1.5, side * look.tall)
        page.picture(Box(at.right - tall / look.tall * 0.8, name.y - tall - 4, tall / look.tall,
                         tall), look.picture, leaf=False)
        self._sitting(page, seat, Box(kind.x, kind.bottom + ROWS, kind.w, line))
        return name, kind

    def _sitting(self, page: Page, seat: Seat, box: Box) -> None:
        """With what somebody sits there; else, where whoever comes next would sit, the buttons that
        are pressed for it."""
        say = self.house.words
        device = self.seating.devices.get(seat)
        if device is None:
            bot, free = self.seating.bot(seat), self._free() if self.seating.next == seat else []
            if free:
                self._beckon(page, box, free, self.seating.kinds[seat] if bot else None)
            elif bot:
                at = box._replace(x=box.center[0] - _starred(box) / 2)
                self._stars(page, at, self.seating.kinds[seat])
            else:
                page.fitted(box, say("seat-open"), "small", GOLD, "center")
            return
        side = min(box.h, 50)
        told = say("device-phone") if is_phone(device) else (
            self.house.devices.name(device) or say("device-" + device.replace("/", "-")))
        style = "body" if page.art.size(told, "body")[0] + side + 11 < box.w else "small"
        text = min(page.art.size(told, style)[0] + 1, box.w - side - 10)
        x = box.center[0] - (side + 10 + text) / 2
        ground = Box(x - 20, box.y, side + text + 50, box.h)  # the fire burns behind some
        page.image(page.art.plate(ground.w, ground.h, NIGHT, DUSK, None, 0, ground.h / 2), ground.x,
                   ground.y)
        page.picture(Box(x, box.y + (box.h - side) / 2, side, side), device_picture(device))
        page.fitted(Box(x + side + 10, box.y, text, box.h), told, style, IVORY)

    def _stars(self, page: Page, box: Box, kind: Kind) -> None:
        """As many stars as a bot is strong, at the left of a box."""
        side, strong = _star(box), KINDS.index(kind)
        for n in range(MOST):
            picture = "ui/star" if n < strong else "ui/star_bare"
            page.picture(Box(box.x + n * (side + 8), box.center[1] - side / 2, side, side), picture,
                         leaf=False)

    def _beckon(self, page: Page, box: Box, free: Sequence[Device], bot: Kind | None) -> None:
        """Buttons that glow, and words for them where there is room. Where a bot sits already its
        stars come first, and nothing glows: it may stay."""
        art, style = page.art, "small@1"
        ahead = _starred(box) + APART if bot else 0
        left = box.w - ahead
        wide = [width_of_glyph(art, self.house, device, Action.CONFIRM, style) for device in free]
        while wide and sum(wide) + AIR * (len(wide) - 1) > left:
            wide.pop()
        buttons = sum(wide) + AIR * (len(wide) - 1)
        told = self.house.words("lobby-sit")
        words = page.art.size(told, "small")[0] + 1
        room = buttons + GAP + words <= left
        x = box.center[0] - (ahead + buttons + (GAP + words if room else 0)) / 2
        if bot:
            self._stars(page, box._replace(x=x), bot)
        x += ahead
        for device, w in zip(free, wide, strict=False):
            at = Box(x, box.y, w, box.h)
            draw_glyph(page, self.house, at, device, Action.CONFIRM, style)
            high = min(w, glyph_side(art, style)) if box.h > w else box.h - 6
            self.calls.append(Call(Box(x, at.center[1] - high / 2, w, high), glows=not bot))
            x += w + AIR
        if room:
            page.text(Box(x - AIR + GAP, box.y, words, box.h), told, "small", GOLD)

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


def _star(box: Box) -> float:
    """How large a star in a box is."""
    return min(box.h - 4, STAR)


def _starred(box: Box) -> float:
    """How wide all stars of a bot are."""
    return MOST * (_star(box) + 8) - 8
