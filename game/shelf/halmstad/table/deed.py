"""What has just happened in the port. Whoever did it says so in a bubble at her panel, with the
pictures of its cards, and a ring lies round the card of the quay; what nobody did stands in a line
under the quays, and what the tide did under its own. What was before that stands small at the side,
in two or three words each."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.cards import Card
from game.core import Says, Seat, Zone
from game.picture.page import Page
from game.picture.screen import HEIGHT, Box, Screen
from game.picture.theme import DIM, INK, IVORY, NIGHT, PARCHMENT, SEAT_COLOURS, Colour
from game.shelf.halmstad.rules.state import CARD, CARDS, NISSE, State
from game.shelf.halmstad.table.equation import Equation, chip
from game.tables.picture import Paper, Part
from game.tables.places import BUTTON, kind_of
from game.tables.scenery import Captions, doer
from game.tables.seat_panels import POINT, TALL, pointer

if TYPE_CHECKING:
    from game.tables.people import People
    from game.tables.show import Show

FOLLOWS = tuple(f"halmstad-beat-{what}" for what in ("refill", "belief", "answer", "bid"))
PASSED, CONTRACT, TIDE, DRAWN = (
    f"halmstad-beat-{what}" for what in ("pass", "contract", "tide", "draw"))
SHARED = tuple(f"halmstad-beat-{what}" for what in ("bids", "answers"))  # what several did
MARK = 0xE000  # the first of the letters that stand for a card in a text
BETWEEN = re.compile("([\ue000-\uf8ff])")
LOUD = "loud"
LEFT = "halmstad-beat-leave"  # the beliefs, once they were looked at
QUIET = (LEFT, "halmstad-beat-examine", DRAWN)  # what is told only where there is nothing else
SIGN, AIR, GAP = 50.0, 18.0, 8.0
CHIP, HIGH = 44.0, 56.0  # of a card
BUBBLE, LOW = 128.0, 112.0  # how high a bubble may be under a panel, and over one
APART = 16.0  # of a bubble from its panel
COIN: Card = -2  # among the cards of a text
TAILED = 62.0  # where that is, from the panel's end
BEFORE = 3  # how many lines stand at the side
SMALL = 30.0  # the sign of whoever did it there
QUAY, WORD = 166.0, "small@0.9"  # how wide a quay is, and the letters of what stands under one
SHORT = {f"halmstad-{how}-{what}": f"halmstad-log-{what}" for how, what in (  # in fewer words there
    ("beat", "swap"), ("beat", "draw"), ("beat", "feed"), ("beat", "examine"),
    ("deed", "contract"))}


Captioned = Sequence[tuple[int, Says]]


class Told(NamedTuple):
    """A caption with its cards as pictures: their names, what a contract has brought, and the quay
    or the niche where it happened, if there is one."""

    says: Says
    cards: tuple[str, ...]
    gain: int
    where: Zone


def newest(captions: Captioned, asked: Sequence[Seat] = ()) -> int | None:
    """Which caption tells what has just been done: not what only comes of it, as the tide does, not
    that somebody passed who has done something before, nor that she has looked at something or
    drawn cards, and least of all that whoever is asked has, as long as there is anything else."""
    found = [n for n in range(len(captions) - 1, -1, -1)
             if captions[n][1][0] not in (*FOLLOWS, TIDE) and not ends(captions, n)]
    loud = [n for n in found if captions[n][1][0] not in QUIET]
    for n in found:
        who = doer(captions[n][1])
        if who not in asked or n in loud:
            looked = [m for m in found[found.index(n):] if captions[m][1][0] != LEFT]
            before = next((m for m in loud if m <= n), None)
            if before is not None and doer(captions[before][1]) == who:
                return before
            return looked[0] if looked else n
    return found[0] if found else None


def ends(captions: Captioned, n: int) -> bool:
    """Whether a caption only tells that somebody passed who has done something before."""
    says = captions[n][1]
    before = next((one for _, one in reversed(captions[:n]) if one[0] not in FOLLOWS), ())
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
    match says[0]:
        case "halmstad-beat-tide": quay = int(str(says[-1]))
        case "halmstad-beat-swap": quay = tops.get(cards[0], 0) if cards else 0
        case "halmstad-beat-exchange": return Told(marked, (), 0, f"belief/{says[-1]}")
    return Told(marked, tuple(cards), gain, f"pile/{quay}" if quay else "")


def shortened(found: Told) -> Told:
    """The same in two or three words, where there are such."""
    key, *values = found.says
    return found._replace(says=(SHORT.get(str(key), key), *values, *[found.gain] * bool(
        found.gain)))


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
    """What has been done last, where nothing else stands that matters more."""

    def __init__(self, show: Show, paper: Paper, people: People | None,
                 equation: Equation | None) -> None:
        self.show, self.paper, self.people, self.equation = show, paper, people, equation

    @property
    def shown(self) -> bool:
        """Whether there is room for it."""
        show = self.show
        if show.question or (show.beat and show.reel.busy and show.style.verdict(show.beat)):
            return False
        room = self.room()
        beside = room.right < self.show.board.box("deed").x or room.y < HEIGHT / 3
        return self._free(room) and (beside or self.under())

    def _free(self, room: Box) -> bool:
        """Whether nothing is said to anybody there."""
        return self.people is None or (self.people.quiet(room) and not self.people.advises())

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

    def draw(self, screen: Screen) -> None:
        show, found = self.show, self.now()
        if (came := self.tide()) and not show.question and self.under():
            room = self._beneath(came.where)
            text = show.say(("halmstad-tide-came",))
            self.paper.put(screen, ("came", text, room),
                           lambda page: self._came(page, room, text))
        if found is None or not self.shown:
            return
        room, text = self.room(), show.say(found.says).rstrip(".")
        seat = self._speaker(found)
        key = ("deed", found, text, room, seat)
        self.paper.put(screen, key, lambda page: self._build(page, room, found, text))

    def _speaker(self, found: Told) -> Seat | None:
        """Who says it: nobody what several did."""
        return None if found.says[0] in SHARED else doer(found.says)

    def room(self) -> Box:
        """At the panel of whoever did it, or under the quays: what nobody did, and where the words
        of a lesson or the card of the rules lie there."""
        found, show = self.now(), self.show
        seat = self._speaker(found) if found else None
        if seat is None or show.board.has("lesson"):
            return self._line()
        panel = show.panel(seat)
        room = Box(panel.x, panel.bottom + APART, panel.w, BUBBLE)
        if panel.y > HEIGHT / 3:
            rail = [show.board.box(place).x for place, there in show.board.lies.items()
                    if kind_of(place) == BUTTON and there.startswith("rail")]
            foot = panel.y - APART - 2 * TALL
            if seat in show.asked and rail and min(rail) < panel.right + AIR:
                foot = show.board.box("rail").y - APART
            room = Box(panel.x, foot - LOW, panel.w, LOW)
        crib = self.people and self.people.scene.crib
        if crib and crib.lies and crib.room is not None and crib.room.meets(room):
            return self._line()
        return room

    def _line(self) -> Box:
        """The line under the quays, beside the card of the rules if that lies open."""
        room, crib = self.show.board.box("deed"), self.people and self.people.scene.crib
        if not crib or not crib.lies or crib.room is None or not crib.room.meets(room):
            return room
        left = crib.room.right + AIR
        return room._replace(x=left, w=room.right - left)

    def _beneath(self, quay: Zone) -> Box:
        """Where words stand under a quay, with room to its left."""
        pile, line = self.show.board.box(quay), self.show.board.box("deed")
        right = pile.center[0] + QUAY / 2
        return Box(right - 2 * QUAY, line.y + 8, 2 * QUAY, line.h - 24)

    def _came(self, page: Page, room: Box, text: str) -> None:
        """What the tide has brought, and why."""
        style = page.even(room._replace(w=room.w - SIGN - AIR), (text,), WORD)
        wide = min(page.art.size(text, style)[0] + 2, room.w - SIGN - AIR)
        box = room._replace(x=room.right - wide - SIGN - AIR, w=wide + SIGN + AIR)
        page.plate(box, NIGHT, 240, None)
        side = room.h - 4
        page.picture(Box(box.x + 6, box.y + 2, side, side), "pieces/halmstad/tide")
        page.fitted(Box(box.x + SIGN, box.y, wide, box.h), text, style, IVORY)

    def _build(self, page: Page, room: Box, found: Told, text: str) -> None:
        """On parchment, as small as it can be, with a point to whoever speaks."""
        seat, wide = self._speaker(found), room.w - 2 * AIR
        cards = [_number(name) for name in found.cards]
        if found.gain:
            text += f" +{found.gain} {chr(MARK + len(cards))}"
            cards.append(COIN)
        style, words = "", []
        for style in page.styles(LOUD):
            words = _words(page, text, cards, wide, style)
            if (words[-1].box.bottom <= room.h - AIR
                    and max(word.box.right for word in words) <= wide):
                break
        w = max(word.box.right for word in words) + 2 * AIR
        h = words[-1].box.bottom + AIR
        box = Box(room.center[0] - w / 2, room.center[1] - h / 2, w, h)
        edge: Colour = INK
        if seat is not None and room != self._line():
            panel, edge = self.show.panel(seat), SEAT_COLOURS[seat]
            above = panel.y < room.y
            box = box._replace(x=room.x, y=room.y if above else room.bottom - h)
            tip = box.y - TALL + 3 if above else box.bottom - 3
            page.image(pointer(page.art, edge, up=above), panel.x + TAILED - POINT / 2, tip)
        page.image(page.art.plate(box.w, box.h, PARCHMENT, 255, edge, 5), box.x, box.y)
        _put(page, Box(box.x + AIR, box.y + AIR / 2, w, h), words, style, INK)


def _number(name: str) -> Card:
    return NISSE if name == CARDS[NISSE] else CARD[name]


class Word(NamedTuple):
    """A word of a line or the picture of a card in it, and where it stands there."""

    text: str
    picture: str
    box: Box


def _words(page: Page, text: str, cards: Sequence[Card], wide: float, style: str) -> list[Word]:
    """A text in lines of that width, cards among its words."""
    art = page.art
    high, space = art.line(style), art.size(" ", style)[0]
    found: list[Word] = []
    x = y = 0.0
    for part in text.split():
        mark = BETWEEN.search(part)
        card = cards[ord(mark[0]) - MARK] if mark else 0
        side = high if card == COIN else high * CHIP / HIGH
        w = side if mark else art.size(part, style)[0] + 1
        if x and x + w > wide:
            x, y = 0.0, y + high
        picture = _picture(card) if mark else ""
        found.append(Word(part, picture, Box(x, y, w, high)))
        x += w + space
    return found


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


class Before(Captions):
    """What happened before that, in two or three words each: everything but what stands large."""

    def __init__(self, captions: Captions, deed: Deed) -> None:
        super().__init__(captions.show, captions.paper, captions.free)
        self.deed = deed

    def draw(self, screen: Screen) -> None:
        room, all_ = self.show.board.box("captions"), self.show.captions
        if not self.free(room) or self.show.question:
            return
        large = newest(all_, self.show.asked) if self.deed.shown else None
        over = self.deed.room()
        if large is not None and over.meets(room.inset(-AIR)) and over.y > room.y:
            room = room._replace(h=over.y - AIR - room.y)
        recent = range(max(len(all_) - 3 * BEFORE, 0), len(all_))
        last = tuple(all_[n][1] for n in recent if n != large and not ends(all_, n)
                     and all_[n][1][0] not in (*FOLLOWS, TIDE, LEFT))[-BEFORE:]
        self.paper.put(screen, ("before", last, room), lambda page: self._before(page, room, last))

    def _before(self, page: Page, room: Box, last: Sequence[Says]) -> None:
        """The newest first, as many as there is room for."""
        state = self.show.state
        y, wide = room.y, room.w - SMALL - 10
        found = [shortened(told(state, says)) for says in reversed(last)] if isinstance(
            state, State) else []
        style = self._letters(page, [one.says for one in found], wide)
        lines: list[tuple[Box, Seat | None, list[Word]]] = []
        for one in found:
            words = _words(page, self.show.say(one.says).rstrip("."),
                           [_number(name) for name in one.cards], wide, style)
            h = max(word.box.bottom for word in words)
            if y + h > room.bottom:
                break
            lines.append((Box(room.x + SMALL + 12, y, wide, h), doer(one.says), words))
            y += h + 10
        if lines:
            most = max(word.box.right for _, _, words in lines for word in words)
            page.plate(Box(room.x - 12, room.y - 10, most + SMALL + 36, y - room.y + 10),
                       self.show.style.material, 215, edge=None)
        for box, seat, words in lines:
            if seat is not None:
                side = min(SMALL, box.h)
                page.picture(Box(room.x, box.y + min((box.h - side) / 2, 6.0), side, side),
                             f"ui/seat_{seat}")
            _put(page, box, words, style, DIM)

    def _letters(self, page: Page, last: Sequence[Says], wide: float) -> str:
        """The largest letters in which no word is wider than its line."""
        texts, style = [self.show.say(says) for says in last], "small"
        for style in page.styles("small"):
            if not any(page.wider(text, style, wide) for text in texts):
                break
        return style
