"""What a game writes on its table: plates with a picture, names and numbers of piles, coins that
are staked, stamps, and strips on cards that are worth more than others."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import Enum, auto
from functools import partial
from typing import NamedTuple

from game.core.contract import Place, Says, Seat, zone
from game.picture.board import Pose
from game.picture.page import SMALLER, Page
from game.picture.screen import SAFE, Box, Screen
from game.picture.stuff import Stuff, lay
from game.picture.theme import GOLD, INK, IVORY, NIGHT, SEAT_COLOURS, Colour
from game.tables.looks import STRIKE
from game.tables.picture import Part
from game.tables.places import numbers_of
from game.tables.tricks import put_deed

LARGE, STAGED = 100, 140  # the width of a card from which a strip on it can be seen, and on a
# stage, where hands of others lie open
COUNT, COUNTED, RIM = 46, 330, 10  # the words with the number of a pile's cards, and the edge of
# the panel on which it lies
STRIP, BELOW = 16, 5  # the height of a strip along an edge of a card, and how far under its foot
BROAD = 300  # the width from which a plate has a face
TAB = 36  # and of the word on the first one
BAND, ROOM, GAP = 40, 16, 3  # the height of a band, air beside its words, and to the next card
SIGNED = 38  # how wide the sign is that stands for the words of a band
STAMP = 84  # the height of a stamp
BESIDE, UNDER, PART, SMALL = 126, 58, 0.34, 42  # where a panel says that somebody has passed


class Kind(Enum):
    """How words are written: on a plate, with whoever did what they tell, as the small name of a
    pile, of a pile that is lost, as the number of a pile's cards, on a coin that a seat has staked,
    as a stamp, or as a small one on a panel; or not at all, where only phones tell them."""

    PLATE = auto()
    DEED = auto()
    TOLD = auto()
    NAME = auto()
    LOST = auto()
    COUNT = auto()
    COIN = auto()
    STAMP = auto()
    PASSED = auto()


class Plaque(NamedTuple):
    """Words at a place, with a picture before them, and the seat that they belong to; `deed` are
    those that stand beside her name, where others are told without it."""

    place: Place
    says: Says
    picture: str = ""
    kind: Kind = Kind.PLATE
    seat: Seat = 0
    deed: Says = ()


class Plaques(Part):
    """What is written on the cloth."""

    def draw(self, screen: Screen) -> None:
        show = self.show
        silent = {Kind.TOLD}
        if self.scene and self.scene.led:
            silent.add(Kind.LOST)  # broken cards say it
        for plaque in show.plaques:
            if plaque.kind not in silent and show.board.has(plaque.place):
                box = self._box(plaque)
                if not show.board.shows(box):
                    continue
                brief = plaque.kind is Kind.LOST and box.w < BROAD
                text = show.say(plaque.says if brief or not plaque.deed else self.deed(plaque))
                key = ("plaque", plaque, text, box, show.face(plaque.seat))
                self.paper.put(screen, key, partial(self._build, plaque=plaque, text=text, box=box))

    def deed(self, plaque: Plaque) -> Says:
        """What stands beside the name of whoever did something."""
        return plaque.deed

    def _box(self, plaque: Plaque) -> Box:
        """Where it is written: on a panel under the name, beside the face."""
        box = self.show.board.box(plaque.place)
        if plaque.kind is Kind.PASSED:
            return Box(box.x + BESIDE, box.y + UNDER, box.w * PART, SMALL)
        return box

    def _build(self, page: Page, *, plaque: Plaque, text: str, box: Box) -> None:
        match plaque.kind:
            case Kind.PLATE: _plate(page, box, plaque, text, self.show.style.theme.stuff)
            case Kind.DEED if box.w < BROAD:
                self._name(page, box, f"{self.show.name(plaque.seat)} {text}", "small", IVORY)
            case Kind.DEED: put_deed(page, self.show, box, plaque.seat, text)
            case Kind.NAME: self._name(page, box, text, "small", IVORY)
            case Kind.LOST: self._name(page, box, text, "body", STRIKE)
            case Kind.COUNT: _count(page, box, text, self._around(box), watched=self.show.watched)
            case Kind.COIN: _coin(page, box, plaque, text)
            case Kind.STAMP: _stamp(page, box, plaque, text, "heading@1", STAMP)
            case Kind.PASSED: _passed(page, box, plaque, text)

    def _around(self, box: Box) -> Box:
        """The panel on which a pile lies, or all that is safe."""
        panels = map(self.show.panel, range(len(self.show.players)))
        return next((panel for panel in panels if panel.holds(*box.center)), SAFE)

    def _name(self, page: Page, box: Box, text: str, style: str, ink: Colour) -> None:
        """On something dark, as wide as the words: cloth and wood are of many colours."""
        wide = min(page.art.size(text, page.even(box, (text,), style))[0] + 28, box.w)
        under = Box(box.center[0] - wide / 2, box.y, wide, box.h)
        page.plate(under, self.show.style.theme.stuff.body, 235, None)
        page.fitted(box, text, style, ink, "center")


def _plate(page: Page, box: Box, plaque: Plaque, text: str, stuff: Stuff) -> None:
    """As wide as its words; beside a picture without a plate: it stands in a frame already."""
    if plaque.picture:
        page.picture(box._replace(w=box.h), plaque.picture)
        words = box._replace(x=box.x + box.h + 14, w=box.w - box.h - 14)
        page.fitted(words, text, "asked", GOLD)
    else:
        wide = min(page.art.size(text, "label")[0] + 48, box.w)
        tab = box._replace(x=box.center[0] - wide / 2, w=wide)
        lay(page.image, page.art, stuff, tab, edge=GOLD)
        page.fitted(tab.inset(12, 0), text, "label", GOLD, "center")


def _count(page: Page, box: Box, text: str, panel: Box, *, watched: bool) -> None:
    """Beside its pile on a panel; larger where a match is only `watched`."""
    letters = "asked" if watched else "body"
    high = max(COUNT, page.art.line(letters)) if watched else COUNT
    high = min(high, 2 * (panel.bottom - RIM - box.center[1]))
    left = box.right + 12
    room = Box(left, box.center[1] - high / 2, min(COUNTED, panel.right - RIM - left), high)
    sizes = (letters, *(f"{letters}@{size}" for size in SMALLER), *page.styles("body"))
    page.fitted(room, text, page.largest(room, (text,), sizes) if watched else letters, IVORY)


def _coin(page: Page, box: Box, plaque: Plaque, text: str) -> None:
    """With what is staked in words at its foot, which may be wider."""
    rim = page.art.plate(box.w, box.h, SEAT_COLOURS[plaque.seat], 255, NIGHT, 3, box.w / 2)
    page.image(rim, box.x, box.y)
    page.picture(box.inset(7), plaque.picture)
    letters = page.art.signs[0]
    wide = max(page.art.size(text, letters)[0] + 20, box.w)
    high = page.art.sign_line(TAB)
    room = Box(box.center[0] - wide / 2, box.bottom - high + 14, wide, high)
    page.plate(room, NIGHT, 250, SEAT_COLOURS[plaque.seat])
    page.fitted(room.inset(4, 0), text, letters, IVORY, "center", leaf=False)


def _stamp(
    page: Page, box: Box, plaque: Plaque, text: str, style: str, high: float,
) -> None:
    """In the middle of its place, however small that is."""
    wide = page.art.size(text, style)[0] + 60
    room = Box(box.center[0] - wide / 2, box.center[1] - high / 2, wide, high)
    page.plate(room, NIGHT, 225, SEAT_COLOURS[plaque.seat])
    page.fitted(room.inset(14, 4), text, style, SEAT_COLOURS[plaque.seat], "center")


def _passed(page: Page, box: Box, plaque: Plaque, text: str) -> None:
    """As wide as its word."""
    wide = min(page.art.size(text, "body@1")[0] + 28, box.w)
    room = box._replace(w=wide)
    page.plate(room, NIGHT, 225, SEAT_COLOURS[plaque.seat])
    page.fitted(room.inset(8, 0), text, "body@1", SEAT_COLOURS[plaque.seat], "center")


class Strips(Part):
    """Strips along an edge of cards of an open hand; the first one may say why."""

    def _hands(self, places: Collection[Place]) -> list[list[tuple[Place, Pose]]]:
        """The large cards of every hand in which there are such, from left to right; row by row
        where a hand has two."""
        show, found = self.show, []
        large = STAGED if show.watched else LARGE
        for hand in sorted({zone(place) for place in places}):
            cards = [(place, pose) for place in show.layer.pieces() if zone(place) == hand
                     and (pose := show.layer.resting(place)) and pose.w >= large]
            rows: dict[float, list[tuple[Place, Pose]]] = {}
            for card in sorted(cards, key=lambda card: card[1].x):
                rows.setdefault(show.board.pose(card[0]).y, []).append(card)
            found += [rows[y] for y in sorted(rows)]
        return found

    def _strips(
        self, screen: Screen, places: Collection[Place], text: str, colour: Colour, edge: float,
    ) -> None:
        """A strip on what is seen of each card, at its upper edge (-1) or its lower one (1), and a
        text, if there is one, on the first."""
        art = self.show.stage.art
        wide, tab = art.size(text, art.signs[0])[0] + 24, art.sign_line(TAB)
        told: set[Seat] = set()
        for hand in self._hands(places):
            first: Box | None = None
            seat = numbers_of(hand[0][0])[0] if hand else -1
            for n, (place, pose) in enumerate(hand):
                if place not in places:
                    continue
                x, y = pose.x - pose.w / 2, pose.y + edge * (pose.h / 2 + BELOW * (edge > 0))
                y = min(y, SAFE.bottom - STRIP / 2)
                end = hand[n + 1][1].x - pose.w / 2 if n + 1 < len(hand) else x + pose.w
                strip = art.plate(min(end, x + pose.w) - x, STRIP, colour, 255, INK, 2, STRIP / 2)
                screen.put(strip, x, y - STRIP / 2)
                under = min(y - STRIP / 2, SAFE.bottom - tab)
                top = y - tab + 2 if edge < 0 else under  # over a card, or under it
                if self.show.board.replay:  # clear of the corners of cards
                    x = (x + min(end, x + pose.w) - wide) / 2
                first = first or Box(x, top, wide, tab)
            if text and first and seat not in told:
                told.add(seat)  # once for whatever lies side by side
                self.paper.tab(screen, first, text, colour)


class Bands(Part):
    """Bands along the feet of cards of an open hand that lie side by side, with what is true of all
    of them."""

    def _band(
        self, screen: Screen, poses: Sequence[Pose], after: Pose | None, text: str, colour: Colour,
        sign: str = "",
    ) -> float:
        """From the first card to the last one, as much of which is seen as the card `after` it in
        the hand leaves. Returns how high it is: a strip, with a sign for the words, where these
        have no room."""
        first, last, art = poses[0], poses[-1], self.show.stage.art
        left, right = first.x - first.w / 2, last.x + last.w / 2
        if after is not None:
            right = min(right, after.x - after.w / 2 - GAP)
        foot = first.y + first.h / 2
        if letters := next((one for one in art.signs
                            if art.size(text, one)[0] + ROOM <= right - left), ""):
            high = max(BAND, art.line(letters))
            self.paper.tab(screen, Box(left, foot - high, right - left, high), text, colour)
            return high
        strip = art.plate(right - left, STRIP, colour, 255, INK, 2, STRIP / 2)
        screen.put(strip, left, foot - STRIP)
        if sign:
            screen.put_centered(art.picture(sign, SIGNED, SIGNED), (left + right) / 2,
                                foot - STRIP - SIGNED / 2)
        return STRIP


class Trumps(Strips):
    """Those that are worth more than others; in a lesson, those of which it speaks."""

    def draw(self, screen: Screen) -> None:
        show, scene = self.show, self.scene
        trumps = {one for one in show.trumps if scene is None or scene.speaks_of(one)}
        if trumps:
            worth = show.style.tricks.worth if show.style.tricks else ()
            self._strips(screen, trumps, show.say(worth), GOLD, -1)
