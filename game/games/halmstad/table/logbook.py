"""The page on which the port's log is kept: at one place, large, what has just been done, by whom,
and with pictures of its cards; under that in two or three words each what was done before. Where
the page has no room, as in a lesson or beside the card of the rules, one line under the quays."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from game.core.cards import Card
from game.core.contract import Says, Seat
from game.games.halmstad.rules.points import THANKS
from game.games.halmstad.rules.state import CARD, CARDS, NISSE, State
from game.games.halmstad.table.deed import (
    MARK,
    SHARED,
    TIDE,
    Told,
    before,
    newest,
    pictured,
    shortened,
    told,
)
from game.games.halmstad.table.equation import Equation, chip
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import INK, PARCHMENT, SEAT_COLOURS, Colour
from game.tables.picture import Part, Picture
from game.tables.scenery import doer

BETWEEN = re.compile("([\ue000-\uf8ff])")
LOUD, LITTLE, FIGURES = "loud", ("loud", "body", "small"), "left"
AIR = 18.0
CHIP, HIGH = 44.0, 56.0  # of a card
WIDE, TALL = 55.0, 70.0  # of one that is told large
GAINED, COINS = 74.0, 62.0  # of what a contract has brought, and of a coin beside it
HAT = 48.0  # how wide that of a nisse is
VERB, VERBS = 100.0, "body@1"  # the room of what was done with a card, and its letters
JOIN, LEAST = 50.0, 0.6  # the room of an arrow, and how small cards are beside many others
FROM, TO = "←", "→"  # what came for the card of a quay, and what that has brought
COIN: Card = -2  # among the cards of a text
BEFORE = 3  # how many lines stand under it
DOES: tuple[Says, ...] = ("halmstad-gave",), ("halmstad-took",)  # with the two cards of a swap
LOGGED = "halmstad-log-tide"
SIGN, SMALL = 46.0, 30.0  # of whoever did it, and of whoever did something before
PALE: Colour = (88, 64, 40)  # the ink of those
SAND: Colour = (222, 200, 150)  # under them
FOAM: Colour = (196, 226, 255)  # what the tide has brought


class Logbook(Part):
    """What has been done last, where nothing else stands that matters more."""

    retells = True

    def __init__(self, picture: Picture) -> None:
        super().__init__(picture)
        self.equation = picture.find(Equation) if self.scene else None

    @property
    def shown(self) -> bool:
        """Whether there is room for it."""
        show = self.show
        if show.question or (show.beat and show.reel.busy and show.style.verdict(show.beat)):
            return False
        room = self.room()
        free = self.people is None or self.people.quiet(room)
        return free and (room != self._line() or self.under())

    def under(self) -> bool:
        """Whether there is room under the quays."""
        if self.people is None:
            return True
        scene = self.people.scene
        choice = any(picker.readings for seat, picker in scene.pickers.items()
                     if scene.questions.touchable(seat))
        return not (choice or self.people.advises() or (self.equation and self.equation.asked()))

    def now(self) -> Told | None:
        """What has been done last."""
        show, at = self.show, newest(self.show.captions, self.show.asked)
        if at is None or not isinstance(show.state, State):
            return None
        return told(show.state, show.captions[at][1])

    def tide(self) -> Told | None:
        """What the tide has brought since."""
        captions, state = self.show.captions, self.show.state
        at = newest(captions, self.show.asked)
        found = [n for n, (_, says) in enumerate(captions) if says[0] == TIDE]
        if not found or not isinstance(state, State) or (at is not None and found[-1] < at):
            return None
        return told(state, captions[found[-1]][1])

    def room(self) -> Box:
        """The page, or the line under the quays where something else lies there."""
        board, crib = self.show.board, self.people and self.people.scene.crib
        room = board.box("captions")
        lies = crib and crib.lies and crib.room is not None and crib.room.meets(room)
        return self._line() if lies or board.has("lesson") else room

    def _line(self) -> Box:
        """The line under the quays, beside the card of the rules if that lies open."""
        room, crib = self.show.board.box("deed"), self.people and self.people.scene.crib
        if not crib or not crib.lies or crib.room is None or not crib.room.meets(room):
            return room
        left = crib.room.right + AIR
        return room._replace(x=left, w=room.right - left)

    def draw(self, screen: Screen) -> None:
        found, state = self.now(), self.show.state
        if found is None or not self.shown or not isinstance(state, State):
            return
        room = self.room()
        if room == self._line():
            text = self.show.say(found.says).rstrip(".")
            self.paper.put(screen, ("deed", found, text, room, _speaker(found)),
                           lambda page: self._build(page, room, found, text))
            return
        at = newest(self.show.captions, self.show.asked)
        past = before(self.show.captions, at)
        tides = [says for says in past if says[0] == TIDE]  # of which the newest alone matters
        lines = tuple(shortened(told(state, says)) for says in past if says not in tides[1:])
        names = tuple(player.name for player in self.show.players)
        self.paper.put(screen, ("page", found, lines, room, names),
                       lambda page: self._page(page, room, found, lines[:BEFORE]))

    def _page(self, page: Page, room: Box, found: Told, lines: Sequence[Told]) -> None:
        """What was done last on a page with the edge of whoever did it; what was before under it,
        as much as there is room for."""
        words, style, over = self._newest(page, room, found)
        high = words[-1].box.bottom + (_row(found) + 8 if over else 0) + AIR
        rows = self._rows(page, room._replace(h=room.h - high - 8), lines)
        foot = sum(row[-1].box.bottom + 10 for _, row, _ in rows) + (6 if rows else 0)
        seat = _speaker(found)
        edge = INK if seat is None else SEAT_COLOURS[seat]
        page.image(page.art.plate(room.w, high + foot, PARCHMENT, 255, edge, 5), room.x, room.y)
        left = room.x + AIR
        if seat is not None:
            side = min(SIGN, words[0].box.h)
            page.image(page.art.disc(side + 6, INK, 255), left - 3,
                       room.y + AIR / 2 + (words[0].box.h - side) / 2 - 3)
            page.picture(Box(left, room.y + AIR / 2 + (words[0].box.h - side) / 2, side, side),
                         f"ui/seat_{seat}")
            left += SIGN + 12
        _put(page, room._replace(x=left, y=room.y + AIR / 2), words, style, INK)
        if over:
            self._pictures(page, left, room.y + AIR / 2 + words[-1].box.bottom + 6, found)
        y = room.y + high + 2
        for one, row, letters in rows:
            doing, tide = _speaker(one), one.says[0] == LOGGED
            under = Box(room.x + 8, y - 4, room.w - 16, row[-1].box.bottom + 8)
            page.image(page.art.plate(under.w, under.h, FOAM if tide else SAND, 255, None),
                       under.x, under.y)
            if doing is not None:
                page.picture(Box(room.x + AIR, y + 4, SMALL, SMALL), f"ui/seat_{doing}")
            elif tide:
                page.picture(Box(room.x + AIR - 3, y + 2, SMALL + 6, SMALL + 6),
                             "pieces/halmstad/tide")
            _put(page, room._replace(x=room.x + AIR + SMALL + 12, y=y), row, letters, PALE)
            y += row[-1].box.bottom + 10

    def _newest(self, page: Page, room: Box, found: Told) -> tuple[list[Word], str, bool]:
        """The words of what was done last, their letters, and whether pictures tell the rest."""
        over, show = pictured(found), self.show
        wide = room.w - 2 * AIR - (SIGN + 12 if _speaker(found) is not None else 0)
        cards, text = _cards(found), show.say(over or found.says).rstrip(".")
        if found.gain and not over:
            text, cards = _gained(text, cards, found.gain)
        most = room.h - 2 * AIR - (_row(found) + 8 if over else 0)
        return (*_fitting(page, text, cards, wide, most), bool(over))

    def _rows(
        self, page: Page, room: Box, lines: Sequence[Told],
    ) -> list[tuple[Told, list[Word], str]]:
        """What was done before, in lines that stand under one another, each in the largest letters
        in which it is one."""
        rows: list[tuple[Told, list[Word], str]] = []
        y, wide = 16.0, room.w - 2 * AIR - SMALL - 12
        for one in lines:
            text = self.show.say(one.says).rstrip(".")
            told = [(_words(page, text, _cards(one), wide, style), style) for style in LITTLE]
            words, style = next((each for each in told if each[0][-1].box.y == 0), told[-1])
            y += words[-1].box.bottom + 10
            if y > room.h or max(word.box.right for word in words) > wide:
                break
            rows.append((one, words, style))
        return rows

    def _pictures(self, page: Page, x: float, y: float, found: Told) -> None:
        """The card that was given and the one that was taken; or that of the quay and what was
        laid for it, and under them, larger than all else, what it has brought."""
        if found.gain:
            left = self.room().x + AIR
            self._paid(page, left + 4, y + 4, found)
            y += TALL + 8
            wide = page.art.size(TO, FIGURES)[0] + 14
            page.text(Box(left, y, wide, GAINED), TO, FIGURES, PALE)
            self._gain(page, left + wide, y, f"+{found.gain}", _picture(COIN))
            if found.nisser:
                far = page.art.size(f"+{found.gain}", FIGURES)[0] + COINS + 30
                self._gain(page, left + wide + far, y, f"+{THANKS * found.nisser}", _picture(NISSE))
            return
        for card, does in zip(_cards(found), DOES, strict=False):
            if len(found.cards) > 1:
                text = self.show.say(does)
                wide = min(page.art.size(text, VERBS)[0] + 2, VERB)
                page.fitted(Box(x, y, wide, TALL), text, VERBS, PALE)
                x += wide + 12
            page.picture(Box(x, y, WIDE, TALL), _picture(card))
            x += WIDE + 22

    def _paid(self, page: Page, x: float, y: float, found: Told) -> None:
        """The card of the quay, with the edge of whoever has answered it, and the cards with which
        she has."""
        seat, paid = _speaker(found), found.paid
        edge = INK if seat is None else SEAT_COLOURS[seat]
        frame = page.art.plate(WIDE + 12, TALL + 12, INK, 255, edge, 6, 12)
        page.image(frame, x - 6, y - 6)
        page.picture(Box(x, y, WIDE, TALL), _picture(_cards(found)[0]))
        x += WIDE + 10
        page.text(Box(x, y, JOIN, TALL), FROM, "score", PALE, "center")
        x += JOIN + 8
        spare = self.room().right - AIR - x
        pace = min(WIDE + 6, (spare - WIDE) / max(len(paid) - 1, 1))
        side = min(WIDE, max(pace - 2, WIDE * LEAST))
        for name in paid:
            page.picture(Box(x, y + (TALL - side * TALL / WIDE) / 2, side, side * TALL / WIDE),
                         _picture(_card(name)))
            x += pace

    def _gain(self, page: Page, x: float, y: float, text: str, picture: str) -> None:
        """A number of points, and what they stand for."""
        wide = page.art.size(text, FIGURES)[0] + 2
        page.text(Box(x, y, wide, GAINED), text, FIGURES, INK)
        side = COINS if picture == _picture(COIN) else HAT
        page.picture(Box(x + wide + 10, y + (GAINED - COINS) / 2, side, COINS), picture)

    def _build(self, page: Page, room: Box, found: Told, text: str) -> None:
        """In a line under the quays, as small as it can be."""
        cards = _cards(found)
        if found.gain:
            text, cards = _gained(text, cards, found.gain)
        words, style = _fitting(page, text, cards, room.w - 2 * AIR, room.h - AIR)
        w = max(word.box.right for word in words) + 2 * AIR
        h = words[-1].box.bottom + AIR
        box = Box(room.center[0] - w / 2, room.center[1] - h / 2, w, h)
        page.image(page.art.plate(box.w, box.h, PARCHMENT, 255, INK, 5), box.x, box.y)
        _put(page, Box(box.x + AIR, box.y + AIR / 2, w, h), words, style, INK)


def _speaker(found: Told) -> Seat | None:
    """Who did it: nobody what several did."""
    return None if found.says[0] in SHARED else doer(found.says)


def _row(found: Told) -> float:
    """How high the pictures of what was done are."""
    return TALL + 8 + GAINED if found.gain else TALL


def _cards(found: Told) -> list[Card]:
    return list(map(_card, found.cards))


def _card(name: str) -> Card:
    return NISSE if name == CARDS[NISSE] else CARD[name]


def _gained(text: str, cards: list[Card], gain: int) -> tuple[str, list[Card]]:
    """The same with what it has brought, and a coin."""
    return f"{text} +{gain} {chr(MARK + len(cards))}", [*cards, COIN]


class Word(NamedTuple):
    """A word of a line or the picture of a card in it, and where it stands there."""

    text: str
    picture: str
    box: Box


def _fitting(
    page: Page, text: str, cards: Sequence[Card], wide: float, high: float,
) -> tuple[list[Word], str]:
    """A text in the largest letters that fit, and these."""
    words, style = [], LOUD
    for style in page.styles(LOUD):
        words = _words(page, text, cards, wide, style)
        if words[-1].box.bottom <= high and max(word.box.right for word in words) <= wide:
            break
    return words, style


def _words(page: Page, text: str, cards: Sequence[Card], wide: float, style: str) -> list[Word]:
    """A text in lines of that width, cards among its words."""
    art = page.art
    high, space = art.line(style), art.size(" ", style)[0]
    found: list[Word] = []
    x = y = 0.0
    for part in text.split():
        pieces = [piece for piece in BETWEEN.split(part) if piece]  # a stop stays at its card
        cut = [_piece(page, piece, cards, style) for piece in pieces]
        if x and x + sum(w for _, w in cut) > wide:
            x, y = 0.0, y + high
        for piece, (picture, w) in zip(pieces, cut, strict=True):
            found.append(Word(piece, picture, Box(x, y, w, high)))
            x += w
        x += space
    return found


def _piece(page: Page, piece: str, cards: Sequence[Card], style: str) -> tuple[str, float]:
    """The picture of a card, if that is what a piece of a text stands for, and how wide it is."""
    if not BETWEEN.fullmatch(piece):
        return "", page.art.size(piece, style)[0] + 1
    card, high = cards[ord(piece) - MARK], page.art.line(style)
    return _picture(card), high if card == COIN else high * CHIP / HIGH


def _put(page: Page, room: Box, words: Sequence[Word], style: str, ink: Colour) -> None:
    """Words, and cards among them."""
    for text, picture, at in words:
        place = at._replace(x=room.x + at.x, y=room.y + at.y)
        if picture:
            page.picture(place, picture)
        else:
            page.text(place, text, style, ink)


def _picture(card: Card) -> str:
    return "pieces/halmstad/counter" if card == COIN else chip(card)
