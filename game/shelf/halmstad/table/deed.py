"""What has just happened in the port: one large line under the quay where it did, with the pictures
of its cards, until the next thing happens. What was before that stands small at the side."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.cards import Card
from game.core import Says, Seat
from game.picture.art import FINE, Art, smooth
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import DIM, EDGE, GOLD, IVORY, SEAT_COLOURS, Colour
from game.shelf.halmstad.rules.state import CARD, CARDS, NISSE, State
from game.shelf.halmstad.table.equation import Equation, chip
from game.tables.guide import Task
from game.tables.picture import Paper, Part
from game.tables.scenery import Captions, doer

if TYPE_CHECKING:
    from game.tables.people import People
    from game.tables.show import Show

FOLLOWS = ("halmstad-beat-refill", "halmstad-beat-belief", "halmstad-beat-answer")
PASSED, CONTRACT, TIDE = (f"halmstad-beat-{what}" for what in ("pass", "contract", "tide"))
MARK = 0xE000  # the first of the letters that stand for a card in a text
BETWEEN = re.compile("([\ue000-\uf8ff])")
LOUD = "loud"
PLATE = 190  # how much is seen of what lies under it
QUIET = ("halmstad-beat-leave", "halmstad-beat-examine")  # of whoever has still to be asked
SIGN, AIR, GAP = 50.0, 18.0, 8.0
CHIP, HIGH = 44.0, 56.0  # of a card
COIN = 40.0
POINT, TALL = 44.0, 20.0  # what points up to a quay
BEFORE = 2  # how many lines stand at the side
SMALL = 30.0  # the sign of whoever did it there


Captioned = Sequence[tuple[int, Says]]


class Told(NamedTuple):
    """A caption with its cards as pictures: their names, what a contract has brought, and the quay
    where it happened, 0 for none."""

    says: Says
    cards: tuple[str, ...]
    gain: int
    quay: int


def newest(captions: Captioned, asked: Sequence[Seat] = ()) -> int | None:
    """Which caption tells what has just been done: not what only comes of it, not that somebody
    passed who has done something before, nor that whoever is asked has looked at something, as long
    as there is anything else."""
    found = [n for n in range(len(captions) - 1, -1, -1)
             if captions[n][1][0] not in FOLLOWS and not ends(captions, n)]
    told = (n for n in found
            if captions[n][1][0] not in QUIET or doer(captions[n][1]) not in asked)
    return next(told, found[0] if found else None)


def ends(captions: Captioned, n: int) -> bool:
    """Whether a caption only tells that somebody passed who has done something before."""
    says, before = captions[n][1], captions[n - 1][1] if n else ()
    return says[0] == PASSED and bool(before) and doer(before) == doer(says)


def told(view: State, says: Says) -> Told:
    """A caption, and what stands in it as a picture."""
    cards: list[str] = []
    gain, quay = 0, 0
    if says[0] == CONTRACT and says[2] != "pledge":
        gain, quay = (int(str(value)) for value in says[4:])
        says = ("halmstad-deed-contract", says[1], says[3])
    marked = _marked(says, cards)
    tops = {CARDS[pile[0]]: n for n, pile in enumerate(view.piles, 1) if pile}
    at = int(str(says[-1])) if says[0] == TIDE else tops.get(cards[0], 0) if (
        says[0] == "halmstad-beat-swap" and cards) else quay
    return Told(marked, tuple(cards), gain, at)


def _marked(says: Says, cards: list[str]) -> Says:
    """The same words with a mark for each card."""
    found: list[object] = []
    for value in says:
        if isinstance(value, tuple) and (name := _card(value)):
            found.append(("name", chr(MARK + len(cards))))
            cards.append(name)
        else:
            found.append(_marked(value, cards) if isinstance(value, tuple) else value)
    return tuple(found)


def _card(says: Says) -> str:
    """The card that some words name."""
    match says:
        case ("halmstad-nisse",): return CARDS[NISSE]
        case ("halmstad-card", (_, str(number)), str(suit)): return number + suit
        case ("name", str(name)) if name in CARD: return name
    return ""


class Deed(Part):
    """The line itself, where no equation and no choice stands."""

    def __init__(self, show: Show, paper: Paper, people: People | None,
                 equation: Equation | None) -> None:
        self.show, self.paper, self.people, self.equation = show, paper, people, equation

    @property
    def shown(self) -> bool:
        """Whether there is room for it."""
        if self.show.question:
            return False
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

    def draw(self, screen: Screen) -> None:
        show, found = self.show, self.now()
        if found is None or not self.shown:
            return
        room = self._room()
        text = show.say(found.says).rstrip(".")
        self.paper.put(screen, ("deed", found, text, room),
                       lambda page: self._build(page, room, found, text))

    def _room(self) -> Box:
        """Its line, beside the card of the rules if that lies open."""
        room, crib = self.show.board.box("deed"), self.people and self.people.scene.crib
        if not crib or not crib.lies or crib.room is None or not crib.room.meets(room):
            return room
        left = crib.room.right + AIR
        return room._replace(x=left, w=room.right - left)

    def _build(self, page: Page, room: Box, found: Told, text: str) -> None:
        """On the water itself, under its quay if it has one."""
        seat, board = doer(found.says), self.show.board
        name = self.show.name(seat) if seat is not None else ""
        most = room.w - 2 * AIR - (SIGN + GAP if seat is not None else 0)
        style, wide = self._style(page, text, found, most)
        total = wide + room.w - most
        middle = board.box(f"pile/{found.quay}").center[0] if found.quay else room.center[0]
        x = min(max(middle - total / 2, room.x), room.right - total)
        page.plate(Box(x, room.y + 4, total, room.h - 8), self.show.style.material, PLATE, None)
        colour = SEAT_COLOURS[seat] if seat is not None else EDGE
        if found.quay:
            page.image(_pointer(page.art, colour), middle - POINT / 2, room.y - TALL + 3)
        x += AIR
        if seat is not None:
            page.picture(Box(x, room.center[1] - SIGN / 2, SIGN, SIGN), f"ui/seat_{seat}")
            x += SIGN + GAP
        if not style:
            page.fitted(Box(x, room.y, most, room.h), BETWEEN.sub("", text), LOUD, IVORY)
            return
        for part in _parts(text, name):
            x = self._part(page, room, x, part, found, style,
                           SEAT_COLOURS[seat] if part == name and seat is not None else IVORY)
        if found.gain:
            figure = f"+{found.gain}"
            w = page.art.size(figure, "points")[0]
            page.text(Box(x + GAP, room.y, w + 1, room.h), figure, "points", GOLD)
            page.picture(Box(x + 2 * GAP + w, room.center[1] - COIN / 2, COIN, COIN),
                         "pieces/halmstad/counter")

    def _part(self, page: Page, room: Box, x: float, part: str, found: Told, style: str,
              colour: Colour) -> float:
        """A card or some words; where they end."""
        if BETWEEN.fullmatch(part):
            at = Box(x + GAP / 2, room.center[1] - HIGH / 2, CHIP, HIGH)
            page.picture(at, chip(_number(found.cards[ord(part) - MARK])))
            return at.right + GAP / 2
        w = page.art.size(part, style)[0]
        page.text(Box(x, room.y, w + 1, room.h), part, style, colour)
        return x + w

    def _style(self, page: Page, text: str, found: Told, most: float) -> tuple[str, float]:
        """The largest letters in which it fits, and how wide it is then; none if it does not."""
        gain = 3 * GAP + COIN + page.art.size(f"+{found.gain}", "points")[0] if found.gain else 0
        name = self.show.name(seat) if (seat := doer(found.says)) is not None else ""
        for style in page.styles(LOUD):
            wide = gain + sum(CHIP + GAP if BETWEEN.fullmatch(part) else
                              page.art.size(part, style)[0] for part in _parts(text, name))
            if wide <= most and page.art.line(style) <= self.show.board.box("deed").h:
                return style, wide
        return "", most


def _parts(text: str, name: str) -> list[str]:
    """A text in pieces: the name of whoever did it, cards, and words."""
    before, found, after = text.partition(name) if name else (text, "", "")
    return [part for part in (*BETWEEN.split(before), found, *BETWEEN.split(after)) if part]


def _number(name: str) -> Card:
    return NISSE if name == CARDS[NISSE] else CARD[name]


def _pointer(art: Art, colour: Colour) -> pygame.Surface:
    """What points up from a plate."""
    size = art.pixels(POINT), art.pixels(TALL)

    def paint(image: pygame.Surface) -> None:
        w, h = size[0] * FINE, size[1] * FINE
        pygame.draw.polygon(image, colour, [(0, h), (w / 2, 0), (w, h)])
    return art.keep(("pointer up", colour, size), lambda: smooth(size, paint))


class Before(Captions):
    """What happened before that: everything but the line that stands large."""

    def __init__(self, captions: Captions, deed: Deed) -> None:
        super().__init__(captions.show, captions.paper, captions.free)
        self.deed = deed

    def draw(self, screen: Screen) -> None:
        room, all_ = self.show.board.box("captions"), self.show.captions
        if not self.free(room) or self.show.question:
            return
        large = newest(all_, self.show.asked) if self.deed.shown else None
        recent = range(max(len(all_) - 3 * BEFORE, 0), len(all_))
        last = tuple(all_[n][1] for n in recent if n != large and not ends(all_, n))[-BEFORE:]
        self.paper.put(screen, ("before", last), lambda page: self._before(page, room, last))

    def _before(self, page: Page, room: Box, last: Sequence[Says]) -> None:
        """The newest first, as many as there is room for, with the pictures of their cards."""
        y, wide = room.y, room.w - SMALL - 10
        style = self._letters(page, last, wide)
        lines: list[tuple[Box, Says, list[Word]]] = []
        state = self.show.state
        for says in reversed(last) if isinstance(state, State) else ():
            found = told(state, says)
            text = self.show.say(found.says).rstrip(".") + (f" +{found.gain}" if found.gain else "")
            words = _words(page, text, found.cards, wide, style)
            h = max(word.box.bottom for word in words)
            if y + h > room.bottom:
                break
            lines.append((Box(room.x + SMALL + 10, y, wide, h), says, words))
            y += h + 10
        if lines:
            page.plate(Box(room.x - 20, room.y - 10, room.w + 30, y - room.y + 10),
                       self.show.style.material, 215, edge=None)
        for box, says, words in lines:
            if (seat := doer(says)) is not None:
                page.picture(Box(room.x, box.y + 4, SMALL, SMALL), f"ui/seat_{seat}")
            for text, picture, at in words:
                place = at._replace(x=box.x + at.x, y=box.y + at.y)
                if picture:
                    page.picture(place, picture)
                else:
                    page.text(place, text, style, DIM)

    def _letters(self, page: Page, last: Sequence[Says], wide: float) -> str:
        """The largest letters in which no word is wider than its line."""
        texts, style = [self.show.say(says) for says in last], "small"
        for style in page.styles("small"):
            if not any(page.wider(text, style, wide) for text in texts):
                break
        return style


class Word(NamedTuple):
    """A word of a line or the picture of a card in it, and where it stands there."""

    text: str
    picture: str
    box: Box


def _words(page: Page, text: str, cards: Sequence[str], wide: float, style: str) -> list[Word]:
    """A text in lines of that width, cards among its words."""
    art = page.art
    high, space = art.line(style), art.size(" ", style)[0]
    side = high * CHIP / HIGH
    found: list[Word] = []
    x = y = 0.0
    for part in text.split():
        card = BETWEEN.search(part)
        w = side if card else art.size(part, style)[0] + 1
        if x and x + w > wide:
            x, y = 0.0, y + high
        picture = chip(_number(cards[ord(card[0]) - MARK])) if card else ""
        found.append(Word(part, picture, Box(x, y, min(w, wide), high)))
        x += w + space
    return found


class PortTask(Task):
    """What is to be done, large, unless an equation stands over it."""

    def __init__(self, show: Show, paper: Paper, people: People | None,
                 equation: Equation | None) -> None:
        super().__init__(show, paper, people)
        self.people, self.equation = people, equation

    def draw(self, screen: Screen) -> None:
        if not (self.people and self.people.advises()):  # which stands there
            super().draw(screen)

    def room(self, seat: Seat) -> tuple[Box, str]:  # noqa: ARG002  one place for all
        board = self.show.board
        if self.equation and self.equation.asked():
            return board.box("task"), "asked"
        return board.box("asked"), "loud"
