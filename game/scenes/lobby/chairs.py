"""Those who sit at the table of a lobby, as they are drawn: on their chairs behind it, with their
arms on its edge; and whom an empty chair calls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.core import Seat
from game.devices.press import MOUSE, RIGHT_KEYS, Action, Device, is_phone
from game.picture.hints import draw_glyph, glyph_side, width_of_glyph
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import GILT, GOLD, INK, WOOD
from game.scenes.lobby import place_card
from game.scenes.menu import KEYS
from game.scenes.scenery import box_art, cupboard
from game.scenes.scenery.figures import DESK, MOON, arms, chair
from game.tables.faces import SHAPE, sitters
from game.tables.style import table_style

if TYPE_CHECKING:
    from game.house import House
    from game.scenes.lobby.seating import Seating

CARD_WIDTH, WIDE_CARD, BETWEEN = 430, 520, 40
PAIR, CROWD, MANY = 2, 4, 5  # so few have wide cards; so many sit close; the box is small then
APART = 110  # between few seats, at most
LARGE, COVER, SMALL = 330, 290, 180  # widths of the game's box, beside few, several and many
TALLEST = 440  # the height of a chair
HALO = 0.22  # how far the light behind it reaches past it, in its width
HANDS = 0.125  # of its height: from the table to the feet of hands
PIECE = 0.3  # of its height: a piece of the game beside somebody
FOOT, INSIDE = 4.0, 16.0  # from there to the card before it, and to the card's end
NEAR = 0.75  # of its width, from her chair to its middle at most
CAST, FLAT = 1.7, 0.3  # its shadow on the cloth: how wide, in its width, and how high, in that
LEANS, TUCKED, THIN = 7.0, 0.16, 1.35  # a card leans on hers: its degrees, how much of it that
# hides; a picture so high, in its width, is one
AIR, GAP, PAD = 24, 14, 14  # between buttons, from there to words, and round them on a badge
LOUD = "asked@1.4", "asked@1.2", "asked@1", "small@1"  # how buttons on a badge are written
ROUND = 10.0  # the corners of a plate on a card that calls
BADGE_LOW = 0.5  # where its middle is
BEAT, STEPS = 1.8, 16  # seconds in which the light round a badge breathes once, and its steps
BREATH = 1.6, 5.0  # how far apart the rings of that light lie, in it and out
RINGS = 240, 200, 160, 120, 85, 55, 30, 14  # of 255 parts of the light, from the badge outwards


class Call(NamedTuple):
    """Where a button is drawn that calls for somebody, and what glows round it, if it does."""

    box: Box
    glow: Box | None = None


def places(room: Box, seats: int, *, covered: bool) -> tuple[list[Box], Box | None]:
    """What each seat has of a room from the top of its chair to the foot of its card; and how wide
    and high the game's box stands at the left."""
    gap = BETWEEN if seats < CROWD else BETWEEN / 3
    cover = None
    if covered:
        wide = LARGE if seats <= PAIR else COVER if seats < MANY else SMALL
        cover = Box(room.x + cupboard.SPINE, 0, wide, wide / box_art.SHAPE)
        left = cover.right + (BETWEEN if seats < MANY else BETWEEN / 2)
        room = room._replace(x=left, w=room.right - left)
    width = min(CARD_WIDTH if seats > PAIR else WIDE_CARD, (room.w - (seats - 1) * gap) / seats)
    gap = max(gap, min((room.w - seats * width) / seats, APART))
    left = room.center[0] - (seats * (width + gap) - gap) / 2
    return [room._replace(x=left + n * (width + gap), w=width) for n in range(seats)], cover


def standing(page: Page, seats: Sequence[Box]) -> list[Box]:
    """Where the chairs are, as high as there is room over their cards."""
    one = seats[0]
    card = one.bottom - place_card.high(page)
    high = min((card - one.y) / (DESK + HANDS), one.w / SHAPE, TALLEST)
    return [Box(box.center[0] - high * SHAPE / 2, card - high * (DESK + HANDS), high * SHAPE, high)
            for box in seats]


def _rim(page: Page, box: Box) -> None:
    """Warm light close round a chair and on the boards beside it, which leaves the window clear."""
    cupboard.put(page, "light", Box(box.x - HALO * box.w, box.y + box.h * 0.3,
                                    box.w * (1 + 2 * HALO), box.h * 0.9))


class DrawnChairs:
    """`calls`: the buttons that call for somebody, since that was cleared last."""

    def __init__(self, house: House, game: str, seating: Seating) -> None:
        self.house = house
        self.game = game
        self.seating = seating
        self.calls: list[Call] = []

    def behind(self, page: Page, seat: Seat, box: Box) -> None:
        """A chair in a box and who sits on it, before the table is."""
        _rim(page, box)
        empty = self._empty(seat)
        page.picture(box, MOON if empty else chair(seat), leaf=False)
        if not empty:
            page.picture(box, sitters(self.seating.players())[seat], leaf=False)

    def before(self, page: Page, seat: Seat, box: Box, card: Box) -> None:
        """What of them lies on the table: their arms, or the badge on an empty chair; and a piece
        of the game in their colour, behind the end of their card."""
        empty = self._empty(seat)
        if not empty:
            page.picture(box, arms(sitters(self.seating.players())[seat]), leaf=False)
        self._piece(page, seat, box, card)
        if empty and self.seating.next == seat:
            self._badge(page, box, self.free())

    def _piece(self, page: Page, seat: Seat, box: Box, card: Box) -> None:
        """What of the game stands on the cloth in its shadow; what is a card leans on the card of
        the seat."""
        art, style = page.art, table_style(self.game)
        look = style.looks[style.sides[seat]]
        high = box.h * PIECE * min(look.tall / 1.5, 1)
        wide, thin = high / look.tall, look.tall > THIN
        foot = card.y + (TUCKED * high if thin else -FOOT)
        middle = min(card.right - INSIDE - wide / 2, box.right + NEAR * wide)
        cast = CAST * wide
        cupboard.put(page, "shadow", Box(middle - cast / 2, min(foot, card.y) - cast * FLAT / 2,
                                         cast, cast * FLAT))
        if not thin:
            page.picture(Box(middle - wide / 2, foot - high, wide, high), look.picture, leaf=False)
            return
        image = art.keep(("leans", look.picture, art.pixels(high)), lambda: (
            pygame.transform.rotozoom(art.picture(look.picture, wide, high), -LEANS, 1)))
        page.image(image, middle - image.get_width() / art.scale / 2,
                   foot - image.get_height() / art.scale)

    def _empty(self, seat: Seat) -> bool:
        """Whether a chair waits for somebody with a device of her own; where nobody has one to
        come with, she sits there already, and shares."""
        return (seat not in self.seating.devices and not self.seating.bot(seat)
                and bool(self.free()))

    # whom a seat calls

    def free(self) -> list[Device]:
        """The devices that could sit down now: halves of the keyboard, and one for all pads."""
        seating, pads = self.seating, 0
        found: list[Device] = []
        for device in self.house.devices.attached():
            if (device == MOUSE or is_phone(device) or seating.holds(device)
                    or device in seating.watching
                    or (device == RIGHT_KEYS and seating.holds(MOUSE))):
                continue
            pads += device not in KEYS
            if device in KEYS or pads == 1:
                found.append(device)
        return found

    def _badge(self, page: Page, box: Box, free: Sequence[Device]) -> None:
        """One large badge on an empty chair, which glows: the buttons that are pressed to sit
        down, over the words for it."""
        art, told = page.art, self.house.words("lobby-sit")
        room = box.w - 2 * PAD
        style = next((one for one in LOUD if self._wide(page, free, one) <= room), LOUD[-1])
        said = page.even(Box(0, 0, room, art.line("body")), [told], "body")
        words, tall = art.size(told, said)
        side = glyph_side(art, style) + 6
        wide = min(max(self._wide(page, free, style), words) + 3 * PAD, box.w)
        high = side + tall + 2 * PAD
        badge = Box(box.center[0] - wide / 2, box.y + box.h * DESK * BADGE_LOW - high / 2, wide,
                    high)
        page.image(art.plate(badge.w, badge.h, GILT, 255, WOOD, 3), badge.x, badge.y)
        self.beckon(page, badge._replace(y=badge.y + PAD, h=side), free, style, glow=badge)
        page.text(Box(badge.x, badge.bottom - PAD - tall, badge.w, tall), told, said, INK, "center")

    def _wide(self, page: Page, free: Sequence[Device], style: str) -> float:
        """How wide the buttons of some devices are side by side."""
        wide = [width_of_glyph(page.art, self.house, device, Action.CONFIRM, style)
                for device in free]
        return sum(wide) + AIR * (len(wide) - 1)

    def beckon(self, page: Page, box: Box, free: Sequence[Device], style: str = "small@1",
               glow: Box | None = None) -> float:
        """The buttons that are pressed to sit down, as many as a box holds, in its middle. Returns
        where they end."""
        some = list(free)
        while some and self._wide(page, some, style) > box.w:
            some.pop()
        x, art = box.center[0] - max(self._wide(page, some, style), 0) / 2, page.art
        for device in some:
            w = width_of_glyph(art, self.house, device, Action.CONFIRM, style)
            at = Box(x, box.y, w, box.h)
            draw_glyph(page, self.house, at, device, Action.CONFIRM, style)
            high = min(w, glyph_side(art, style)) if box.h > w else box.h - 6
            self.calls.append(Call(Box(x, at.center[1] - high / 2, w, high), glow))
            x += w + AIR
        return x - AIR

    def invite(self, page: Page, box: Box, free: Sequence[Device], styles: Sequence[str]) -> None:
        """The same on a gilded plate, with words after them where there is room, in the largest of
        some letters: it may be left."""
        told, art = self.house.words("lobby-sit"), page.art
        page.image(art.plate(box.w, box.h + 2, GILT, 255, WOOD, 3, ROUND), box.x, box.y - 3)
        wide = self._wide(page, free, "small@1")
        style = page.largest(box._replace(w=max(box.w - wide - GAP, 1)), [told], styles)
        words = art.size(told, style)[0] + 1
        if (aside := (box.w - wide - GAP - words) / 2) < 0:
            self.beckon(page, box, free)
            return
        end = self.beckon(page, Box(box.x + aside, box.y, wide, box.h), free)
        page.text(Box(end + GAP, box.y, words, box.h), told, style, INK)

    def call_out(self, screen: Screen) -> None:
        """Light that breathes round the badge that calls for somebody."""
        step = (STEPS // 4 if self.house.settings.reduced_motion
                else int(self.house.now / BEAT * STEPS) % STEPS)
        least, most = BREATH
        wide = least + (most - least) * min(step, STEPS - step) * 2 / STEPS
        for box in {call.glow for call in self.calls if call.glow}:
            for n, alpha in enumerate(RINGS, 1):
                at = box.inset(-n * wide - 1)
                screen.put(self.house.art.ring(at.w, at.h, GOLD, wide + 1), at.x, at.y, alpha)
