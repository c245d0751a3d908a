"""The card of a seat on the table of a lobby: a plate of wood with an edge in her colour, on which
stand her name, what she is, and what she plays with."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.core import Seat
from game.devices.press import is_phone
from game.picture.hints import device_picture, glyph_side
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import CONTROL, GILT, INK, PLANK, SEAT_COLOURS, WOOD
from game.scenes import cupboard
from game.scenes.seating import KINDS

if TYPE_CHECKING:
    from game.house import House
    from game.scenes.lobby_chairs import DrawnChairs
    from game.scenes.seating import Seating

RIM, PAD, RULE = 6.0, 12.0, 2.0  # its edge, what is free inside of that, a fine line between rows
THICK = 9.0  # how much of its other side is seen
SIGN, PEN, ARROW = 40.0, 34.0, 34.0  # the sign of a seat, a pen, an arrow
AIR = 12.0  # between them and words
STAR, MOST = 32.0, len(KINDS) - 1
NEAR = 3.0  # from star to star
SLIM = 58.0  # the least height of the row under the name
RADIUS = 10.0  # of what is lit


class Rows(NamedTuple):
    """Where they are on a card, from its top."""

    name: Box
    kind: Box
    device: Box


def heights(page: Page) -> tuple[float, float, float]:
    art = page.art
    return (max(CONTROL, art.line("body") + 20), max(SLIM, art.line("body") + 8),
            max(art.line("small"), glyph_side(art, "small@1")) + 6)


def high(page: Page) -> float:
    """How high a card is, whoever sits there."""
    return sum(heights(page)) + 2 * (RIM + RULE) + PAD


def rows(page: Page, box: Box) -> Rows:
    """The rows of a card that fills a box."""
    inner, found = box.inset(RIM + 2, RIM), []
    y = inner.y + PAD / 2
    for h in heights(page):
        found.append(Box(inner.x, y, inner.w, h))
        y += h + RULE
    return Rows(*found)


class PlaceCards:
    """Those of all seats, which are alike."""

    def __init__(self, house: House, seating: Seating, chairs: DrawnChairs) -> None:
        self.house = house
        self.seating = seating
        self.chairs = chairs

    def draw(self, page: Page, seat: Seat, box: Box, focus: str) -> Rows:
        """A card with all that stands on it. Returns where that is."""
        art, found = page.art, rows(page, box)
        cupboard.put(page, "shadow", Box(box.x - 14, box.y + 10, box.w + 40, box.h + 16))
        page.image(art.plate(box.w, box.h, WOOD, 255, INK, 2), box.x + 2, box.y + THICK)
        page.image(art.plate(box.w, box.h, PLANK, 255, SEAT_COLOURS[seat], RIM), box.x, box.y)
        for row, part in ((found.name, "name"), (found.kind, "kind")):
            if focus == f"{part}/{seat}":
                page.image(art.plate(row.w, row.h, GILT, 255, None, 0, RADIUS), row.x, row.y)
        for row in found[1:]:
            page.image(art.plate(row.w - 2 * PAD, RULE, WOOD, 130, None, 0, 1), row.x + PAD,
                       row.y - RULE)
        self._name(page, seat, found.name)
        beside = self._beside(page, found.kind)
        self._kind(page, seat, found.kind, starred=beside)
        self._device(page, seat, found.device.inset(PAD, 0), starred=not beside)
        return found

    def _name(self, page: Page, seat: Seat, box: Box) -> None:
        art, y = page.art, box.center[1]
        page.picture(Box(box.x + PAD + 8, y - SIGN / 2, SIGN, SIGN), f"ui/seat_{seat}", leaf=False)
        page.image(art.dark("ui/pen", PEN), box.right - PAD - 6 - PEN, y - PEN / 2)
        at, names = box.inset(PAD + 8 + SIGN + 4, 0), self.seating.names
        style = page.even(at, names, "heading")
        page.fitted(at, names[seat], style if style == "heading" else page.even(at, names, "label"),
                    INK, "center", leaf=False)

    def _beside(self, page: Page, box: Box) -> str:
        """In what type stars have room beside the words for every kind; empty if in none."""
        told = [self.house.words(f"kind-{kind}") for kind in KINDS]
        room = _between(box)
        room = room._replace(w=room.w - _starred() - AIR)
        style = page.largest(room, told, ("body", "small"))
        return style if all(page.art.size(text, style)[0] <= room.w for text in told) else ""

    def _kind(self, page: Page, seat: Seat, box: Box, *, starred: str) -> None:
        """What she is, between the arrows that change it; a bot's stars after it where they have
        room."""
        art, say, kind = page.art, self.house.words, self.seating.kinds[seat]
        y, side = box.center[1] - ARROW / 2, ARROW
        for left, x in ((True, box.x + PAD + 8), (False, box.right - PAD - 8 - side)):
            page.image(page.arrow(side, left=left, dark=True), x, y)
        at = _between(box)
        told = say(f"kind-{kind}")
        style = starred or page.even(at, [say(f"kind-{one}") for one in KINDS], "body")
        if not starred or not self.seating.bot(seat):
            page.fitted(at, told, style, INK, "center", leaf=False)
            return
        w = art.size(told, style)[0] + 1
        x = at.center[0] - (w + AIR + _starred()) / 2
        page.text(Box(x, at.y, w, at.h), told, style, INK, leaf=False)
        self._stars(page, seat, x + w + AIR, at.center[1])

    def _device(self, page: Page, seat: Seat, box: Box, *, starred: bool) -> None:
        """With what somebody plays; of a bot its stars, if they are not told yet, and on the chair
        of whoever comes next the buttons that are pressed to sit there."""
        say, seating = self.house.words, self.seating
        device = seating.devices.get(seat)
        if device is not None:
            told = say("device-phone") if is_phone(device) else (
                self.house.devices.name(device) or say("device-" + device.replace("/", "-")))
            self._told(page, box, told, device_picture(device))
            return
        if not seating.bot(seat):
            self._told(page, box, say("seat-open"), "ui/human")
            return
        free = self.chairs.free() if seating.next == seat else []
        if starred:
            x = box.x if free else box.center[0] - _starred() / 2
            self._stars(page, seat, x, box.center[1])
            box = Box(box.x + _starred() + AIR, box.y, box.w - _starred() - AIR, box.h)
        if free:
            self.chairs.invite(page, box, free)
        elif not starred:
            self._told(page, box, say("lobby-nisse"), "ui/bot")

    def _told(self, page: Page, box: Box, told: str, picture: str) -> None:
        """Small words after a picture, in the middle of a box."""
        art, side = page.art, min(box.h - 6, 44.0)
        words = min(art.size(told, "small")[0] + 1, box.w - side - AIR)
        x = box.center[0] - (side + AIR + words) / 2
        page.image(art.dark(picture, side), x, box.center[1] - side / 2)
        page.fitted(Box(x + side + AIR, box.y, words, box.h), told, "small", INK)

    def _stars(self, page: Page, seat: Seat, x: float, y: float) -> None:
        """As many stars as a bot is strong, from there to the right."""
        strong = KINDS.index(self.seating.kinds[seat])
        for n in range(MOST):
            page.picture(Box(x + n * (STAR + NEAR), y - STAR / 2, STAR, STAR),
                         "ui/star" if n < strong else "ui/star_bare", leaf=False)


def _between(box: Box) -> Box:
    """The room between the arrows of a row."""
    return box.inset(PAD + 8 + ARROW + AIR / 2, 0)


def _starred() -> float:
    """How wide all stars of a bot are."""
    return MOST * (STAR + NEAR) - NEAR
