"""The card of a seat on the table of a lobby: a plate of wood with an edge in her colour, on which
stand her name, what she is, and what she plays with."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from game.core import Seat
from game.devices.press import LEFT_KEYS, Action, Device, is_phone
from game.picture.hints import device_picture, glyph_side
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import BUTTON, CONTROL, GILT, INK, IVORY, PLANK, SEAT_COLOURS, WOOD
from game.scenes.lobby.seating import KINDS
from game.scenes.menu import KEYS
from game.scenes.scenery import cupboard

if TYPE_CHECKING:
    from game.house import House
    from game.scenes.lobby.chairs import DrawnChairs
    from game.scenes.lobby.seating import Seating

RIM, PAD, RULE = 6.0, 12.0, 2.0  # its edge, what is free inside of that, a fine line between rows
THICK = 9.0  # how much of its other side is seen
SIGN, PEN, ARROW, TIP = 40.0, 44.0, 38.0, 26.0  # a seat's sign, a pen, an arrow and its tip
AIR = 12.0  # between them and words
STAR, MOST = 27.0, len(KINDS) - 1
NEAR, GROOVE = 2.0, 9.0  # from star to star, and to the ends of their groove
SLIM = 52.0  # the least height of the row under the name
RADIUS, APART = 10.0, 8.0  # of what is lit; rings lie between rows
SMALLER = "small@1", "small@0.85"  # letters of key caps, where those have no room
TIGHT, LEAST = 5.0, 38.0  # between caps; the width of one at least
STEERED = (Action.LEFT, Action.UP, Action.DOWN, Action.RIGHT), (
    Action.UP, Action.LEFT, Action.DOWN, Action.RIGHT)  # as the keys of each half lie in a row
LARGE = 1.3, 1.15, 1.0  # of small letters: what somebody plays with, as all cards have room
NAMES = 1.0, 0.9, 0.8, 0.72, 0.64, 0.56, 0.5  # sizes of a name to try


class Cap(NamedTuple):
    """What stands on a key, and from where to where it goes."""

    name: str
    x: float
    right: float


class Rows(NamedTuple):
    """Where they are on a card, from its top."""

    name: Box
    kind: Box
    device: Box


def heights(page: Page) -> tuple[float, float, float]:
    art = page.art
    return (max(CONTROL, art.line("body") + 20), max(SLIM, art.line("body") + 8),
            max(art.line(_large(page)[0]), glyph_side(art, "small@1")) + 8)


def high(page: Page) -> float:
    """How high a card is, whoever sits there."""
    return sum(heights(page)) + 2 * (RIM + RULE + APART) + PAD


def rows(page: Page, box: Box) -> Rows:
    """The rows of a card that fills a box."""
    inner, found = box.inset(RIM + 2, RIM), []
    y = inner.y + PAD / 2
    for h in heights(page):
        found.append(Box(inner.x, y, inner.w, h))
        y += h + RULE + APART
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
                       row.y - (APART + RULE) / 2 - RULE / 2)
        self._name(page, seat, found.name)
        beside = self._beside(page, found.kind)
        self._kind(page, seat, found.kind, starred=beside)
        self._device(page, seat, found.device.inset(PAD, 0), starred=not beside)
        return found

    def _name(self, page: Page, seat: Seat, box: Box) -> None:
        art, y = page.art, box.center[1]
        page.picture(Box(box.x + PAD + 8, y - SIGN / 2, SIGN, SIGN), f"ui/seat_{seat}", leaf=False)
        page.image(art.dark("ui/pen", PEN), box.right - PAD - 6 - PEN, y - PEN / 2)
        at, names = box.inset(PAD + 12 + SIGN, 0), self.seating.names
        sizes = [f"heading@{part * art.text_scale:g}" for part in NAMES]
        style = page.largest(at, names, [*sizes, *page.styles("label")])
        page.fitted(at, names[seat], style, INK, "center", leaf=False)

    def _beside(self, page: Page, box: Box) -> str:
        """In what type stars have room beside the words for every kind; empty if in none."""
        room, words = _between(box).w - _starred() - 2 * AIR, self._words()
        return next((style for style in ("body", "small")
                     if _widest(page, words, style) <= room), "")

    def _words(self) -> list[str]:
        """The words for all kinds."""
        return [self.house.words(f"kind-{kind}") for kind in KINDS]

    def _kind(self, page: Page, seat: Seat, box: Box, *, starred: str) -> None:
        """What she is, between the arrows that change it, if it may change; a bot's stars after it
        where they have room."""
        art, say, kind = page.art, self.house.words, self.seating.kinds[seat]
        y, side, inside = box.center[1] - ARROW / 2, ARROW, (ARROW - TIP) / 2
        ends = (True, box.x + PAD), (False, box.right - PAD - side)
        for left, x in () if self.seating.settled else ends:
            page.image(art.disc(side, BUTTON, 255), x, y)
            page.image(page.arrow(TIP, left=left), x + inside + (-2 if left else 2), y + inside)
        at = _between(box)
        words, style = self._words(), starred
        if not starred:
            if _widest(page, words, "small") > at.w:  # the next row says that it is a bot
                words = [say(f"level-{one}") for one in KINDS]
            style = page.even(at, words, "body")
        told = words[KINDS.index(kind)]
        if not starred or not self.seating.bot(seat):
            page.fitted(at, told, style, INK, "center", leaf=False)
            return
        w = art.size(told, style)[0] + 1
        x = at.center[0] - (w + AIR + _starred()) / 2
        page.text(Box(x, at.y, w, at.h), told, style, INK, leaf=False)
        self._stars(page, seat, x + w + AIR, at.center[1])

    def _device(self, page: Page, seat: Seat, box: Box, *, starred: bool) -> None:
        """With what somebody plays; of a bot its stars, if they are not told yet, or before whoever
        comes next would sit the buttons that are pressed for it."""
        say, seating = self.house.words, self.seating
        device = seating.devices.get(seat)
        if device is not None and self._keys(page, box, device):
            return
        if device is not None:
            self._told(page, box, self._plays(page, box, device), device_picture(device))
        elif (free := self.chairs.free() if seating.next == seat else []) and seating.bot(seat):
            self.chairs.invite(page, box, free, _large(page))
        elif not seating.bot(seat):  # over it a badge calls, if somebody could sit down there
            self._told(page, box, say("seat-or" if free else "seat-open"), "ui/human")
        elif starred:
            side = _pictured(box)
            x = box.center[0] - (side + AIR + _starred()) / 2
            page.image(page.art.dark("ui/bot", side), x, box.center[1] - side / 2)
            self._stars(page, seat, x + side + AIR, box.center[1])
        else:
            self._told(page, box, say("lobby-nisse"), "ui/bot")

    def _keys(self, page: Page, box: Box, device: Device) -> bool:
        """The keys that somebody has on a keyboard, as caps: those that steer, and, where there is
        room, the one that chooses; both halves alike. Returns False if no card has room for any."""
        if device not in KEYS:
            return False
        styles = (*_large(page)[1:], *SMALLER)
        style, chooses = next((
            (style, more) for more, style in product((True, False), styles)
            if all(self._caps(page, one, style, chooses=more)[-1].right <= box.w for one in KEYS)
        ), ("", False))
        if not style:
            return False
        caps = self._caps(page, device, style, chooses=chooses)
        left, high = box.center[0] - caps[-1].right / 2, min(page.art.line(style) + 6, box.h)
        for cap in caps:
            at = Box(left + cap.x, box.center[1] - high / 2, cap.right - cap.x, high)
            page.image(page.art.plate(at.w, high, INK, 255, None, 0, 8), at.x, at.y + 3)
            page.image(page.art.plate(at.w, high, IVORY, 255, INK, 2, 8), at.x, at.y)
            page.text(at, cap.name, style, INK, "center", leaf=False)
        page.claim(repr(self.house.words("device-" + device.replace("/", "-"))), Box(
            left, box.center[1] - high / 2, caps[-1].right, high))
        return True

    def _caps(self, page: Page, device: Device, style: str, *, chooses: bool) -> list[Cap]:
        """The caps of a half of the keyboard in some letters, from left to right."""
        found, x = list[Cap](), 0.0
        for action in (*STEERED[device == LEFT_KEYS], *([Action.CONFIRM] if chooses else [])):
            name = self.house.devices.glyph(device, action).name
            x += AIR if action is Action.CONFIRM else 0
            right = x + max(LEAST, page.art.size(name, style)[0] + 18)
            found.append(Cap(name, x, right))
            x = right + TIGHT
        return found

    def _plays(self, page: Page, box: Box, device: Device) -> str:
        """What a device is called, in a few words where there is little room."""
        say = self.house.words
        told = say("device-phone") if is_phone(device) else (
            self.house.devices.name(device) or say("device-" + device.replace("/", "-")))
        if device in KEYS and page.art.size(told, "small")[0] >= box.w - _pictured(box) - AIR:
            return say("half-" + device.removeprefix("keys/"))  # of what the picture shows
        return told

    def _letters(self, page: Page, box: Box) -> str:
        """The largest in which all that is said with a picture has room, so that cards are
        alike."""
        say = self.house.words
        words = [say("seat-open"), say("seat-or"), say("lobby-nisse"), *(
            self._plays(page, box, device) for device in self.seating.devices.values())]
        return page.largest(box.inset((_pictured(box) + AIR) / 2, 0), words, _large(page))

    def _told(self, page: Page, box: Box, told: str, picture: str) -> None:
        """Words in the middle of a box, after a picture if there is room."""
        style = self._letters(page, box)
        art, side, words = page.art, _pictured(box), page.art.size(told, style)[0] + 1
        if box.w - side - AIR < words <= box.w:
            page.text(box, told, style, INK, "center")
            return
        words = min(words, box.w - side - AIR)
        x = box.center[0] - (side + AIR + words) / 2
        page.image(art.dark(picture, side), x, box.center[1] - side / 2)
        page.fitted(Box(x + side + AIR, box.y, words, box.h), told, style, INK)

    def _stars(self, page: Page, seat: Seat, x: float, y: float) -> None:
        """As many stars as a bot is strong, from there to the right."""
        strong, high = KINDS.index(self.seating.kinds[seat]), STAR + 2 * NEAR
        page.image(page.art.plate(_starred(), high, BUTTON, 255, None, 0, high / 2), x,
                   y - high / 2)
        x += GROOVE
        for n in range(MOST):
            page.picture(Box(x + n * (STAR + NEAR), y - STAR / 2, STAR, STAR),
                         "ui/star" if n < strong else "ui/star_bare", leaf=False)


def _widest(page: Page, words: Sequence[str], style: str) -> float:
    return max(page.art.size(word, style)[0] for word in words)


def _pictured(box: Box) -> float:
    """How large the picture before small words is."""
    return min(box.h - 6, 44.0)


def _large(page: Page) -> list[str]:
    """Letters of the last row of a card, the largest first."""
    return [f"small@{part * page.art.text_scale:g}" for part in LARGE]


def _between(box: Box) -> Box:
    """The room between the arrows of a row."""
    return box.inset(PAD + ARROW + AIR / 2, 0)


def _starred() -> float:
    """How wide all stars of a bot are."""
    return MOST * (STAR + NEAR) - NEAR + 2 * GROOVE
