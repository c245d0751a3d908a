"""A contract as groups over its buttons, for as long as one can be made in a turn (7 to 10): under
a word each the cards of demand, supply, load and captain, what they add up to, and a tick where
what is picked is right. What the button would lay out is pale and has no tick; where nothing was
found there are open places. At its end stands what the contract brings."""

from __future__ import annotations

from typing import NamedTuple

from game.core.cards import Card, Cards, without
from game.core.contract import Place, Says, Seat
from game.games.halmstad.rules.contracts import NO_LIMIT, Way, way, worth
from game.games.halmstad.rules.state import (
    ACES,
    BALLAST,
    CAPTAINS,
    CARDS,
    NISSE,
    RED,
    TIMBER,
    VALUE,
    Bid,
    Over,
    State,
    Turn,
    done_at,
)
from game.games.halmstad.table.tray import CONTRACT, Picked
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import FAINT, GOLD, IVORY, NIGHT
from game.tables.looks import STRIKE
from game.tables.pickers import Picker
from game.tables.picture import AskedPart
from game.tables.places import kind_of, numbers_of
from game.tables.set_picker import SetPicker

CHIP, TALL = 47.0, 1.28  # how wide a card is at most, and how high for that
TICK = 34.0  # after cards that are right
WORD, LETTERS = 33.0, "small@0.86"  # how high the word over a group is, and in which letters
SUIT = 25.0  # of the sign of a suit after a word
SUM, SIGNS, GAIN = "count", "body@1", "score"  # the letters of figures, of what stands between two
# cards, and of what it brings
LOGS = "timber"  # in a slot: a picture
JOIN = 28.0  # the room of a sign between two cards
GAP, EDGES = 12.0, 12.0  # between two groups, and inside one at its ends
SUITS = {"supply": "HD", "load": "CS"}  # of which cards a group is
TO, COIN = "→", 72.0  # what it brings comes after that, and the coin beside it


class Term(NamedTuple):
    """A part of a contract: the chips of its cards, what its empty slot says ("" if there is none),
    and whether it is right. `reached` is what its cards add up to and the demand, 0 before there is
    one; that is the most if `most` says so; `found` are the cards that were found for it and are
    not picked yet."""

    word: str
    cards: Cards
    slot: str
    right: bool
    reached: tuple[int, int] | None = None
    most: bool = False
    found: Cards = ()

    @property
    def done(self) -> bool:
        """Whether nothing more has to be picked for it, or only what was found."""
        return self.right or bool(self.found)

    @property
    def over(self) -> bool:
        """Whether it is more than is asked for."""
        return self.reached is not None and 0 < self.reached[1] < self.reached[0]


def terms(view: State, of: Picked) -> list[Term]:
    """What is picked, as the parts of a contract."""
    how = way(view.stage)
    tops = [view.piles[n - 1][0] for n in of.piles]
    demand = VALUE[tops[0]] if len(tops) == 1 and tops[0] in RED else 0
    red = tuple(card for card in of.cards if card in RED)
    load = tuple(card for card in of.cards if card in TIMBER or card in BALLAST)
    captains = tuple(card for card in of.cards if card in CAPTAINS)
    found = [Term("demand", tuple(tops), "" if tops else "?", bool(demand))]
    if how.supply == NO_LIMIT:
        found.append(_supply(how, red, demand))
    found.append(_load(how, load, demand))
    found.append(Term("captain", captains, "" if captains else "?", len(captains) == 1))
    if how.supply and how.supply != NO_LIMIT:  # of any number: it is no part of the sum
        found.append(_supply(how, red, demand))
    return found


def filled(found: list[Term], whole: list[Term]) -> list[Term]:
    """The same parts, with what was found for each, in a contract that holds all that is picked."""
    return [term._replace(found=without(full.cards, *term.cards), reached=full.reached)
            for term, full in zip(found, whole, strict=True)]


def brings(found: list[Term]) -> int:
    """How many counters a contract of these parts takes, if nothing is missing."""
    load = next(term for term in found if term.word == "load")
    whole = all(term.done for term in found)
    return sum(card in TIMBER for card in (*load.cards, *load.found)) if whole else 0


def _supply(how: Way, red: Cards, demand: int) -> Term:
    if how.supply != NO_LIMIT:
        return Term("supply", red, "" if red else "?", len(red) == 1)
    right = bool(red) and worth(red) == demand
    return Term("supply", red, "" if red else "?", right, _reached(red, demand))


def _load(how: Way, load: Cards, demand: int) -> Term:
    timber = any(card in TIMBER for card in load)
    slot, reached = "" if timber else LOGS, _reached(load, demand)
    if how.load == "exact":
        return Term("load", load, slot, timber and worth(load) == demand, reached)
    if how.load == "most":
        return Term("load", load, slot, timber and worth(load) <= demand, reached, most=True)
    return Term("load", load, slot, timber)


def _reached(cards: Cards, demand: int) -> tuple[int, int] | None:
    """What some cards add up to, and what they should; nothing to be said of neither."""
    return (worth(cards), demand) if cards or demand else None


class Equation(AskedPart):
    """The equation of whoever may make a contract and whose hand may be seen, once she has picked
    two things or goes to the button."""

    def draw(self, screen: Screen) -> None:
        room = self.scene.show.board.box("equation")
        free = self.people is None or (self.people.quiet(room) and not self.people.advises())
        if (found := self.asked()) and free:
            self._put(screen, found)

    def asked(self) -> list[Term]:
        """The terms that are shown now, if any are."""
        scene = self.scene
        for seat in scene.pickers:
            if scene.questions.touchable(seat) and not scene.show.reel.busy:
                view, picker = scene.questions.view(seat), scene.pickers[seat]
                if isinstance(view, State) and not picker.readings and (
                        found := self._asked(view, seat, picker)):
                    return found
        return []

    def _asked(self, view: State, seat: Seat, picker: Picker) -> list[Term]:
        """The terms, unless what is picked is meant for something else than a contract."""
        if isinstance(view.stage, Bid | Over) or done_at(view.stage).barred:
            return []
        of = _picked(view, seat, picker.path)
        if isinstance(view.stage, Turn):
            goes = self.scene.questions.awake(seat) and self.scene.focus[seat] == CONTRACT
            several = len(of.cards) + len(of.piles) > 1  # one alone is for a swap as well
            if not (goes or several) or any(
                    card in ACES or card == NISSE for card in of.cards):
                return []
        elif "fulfil" not in {asked.kind for asked in self.scene.match.prompts.values()}:
            return []
        found = terms(view, of)
        best = picker.laid(CONTRACT) if isinstance(picker, SetPicker) else None
        whole = _picked(view, seat, tuple(best.places)) if best else of
        return filled(found, terms(view, whole))

    def _put(self, screen: Screen, found: list[Term]) -> None:
        room = self.scene.show.board.box("equation")
        self.paper.put(screen, ("equation", *found), lambda page: self._build(page, room, found))

    def _build(self, page: Page, room: Box, found: list[Term]) -> None:
        """Its groups from left to right, and after them what they bring."""
        gain = f"+{count}" if (count := brings(found)) else ""
        figure = page.art.size(gain, GAIN)[0] + COIN + 8 if gain else 0.0
        spare = room.w - GAP * (len(found) - 1) - (figure + JOIN + 2 * GAP if gain else 0)
        groups = [self._group(page, term) for term in found]
        size, join = min(CHIP, (room.h - WORD - 5) / TALL), JOIN
        while sum(group.wide(size, join) for group in groups) > spare and size > CHIP / 2:
            size, join = (size, 0.0) if join else (size - 1, 0.0)  # until there is room for all
        wides = [group.wide(size, join) for group in groups]
        x = room.x + (spare - sum(wides)) / 2
        for group, wide in zip(groups, wides, strict=True):
            self._put_group(page, room._replace(x=x, w=wide), group, size, join)
            x += wide + GAP
        if gain:
            page.text(Box(x, room.y, JOIN, room.h), TO, SUM, IVORY, "center")
            x += JOIN + GAP
            words = figure - COIN - 8
            page.text(Box(x, room.y, words + 1, room.h), gain, GAIN, GOLD)
            page.picture(Box(x + words + 6, room.center[1] - COIN / 2, COIN, COIN),
                         "pieces/halmstad/counter")

    def _group(self, page: Page, term: Term) -> Group:
        """A term with what stands over and after its cards."""
        word, total = self._word(term), self._sum(term)
        over = page.art.size(word, LETTERS)[0] + 2
        after = page.art.size(total, SIGNS)[0] + 8 if total else 0.0
        return Group(term, word, over, total, after + (TICK + 4 if term.right else 0))

    def _word(self, term: Term) -> str:
        """What a group is of, and, where it is not to be reached, how much it may be."""
        most = term.reached[1] if term.reached and term.most else 0
        return self.scene.say(("halmstad-part-most", most) if most else (
            "halmstad-part", term.word))

    def _put_group(self, page: Page, box: Box, group: Group, size: float, join: float) -> None:
        """A plate with a word and the signs of its suits over cards, their sum and a tick."""
        term, high = group.term, size * TALL
        page.image(page.art.plate(box.w, box.h, NIGHT, 235, GOLD if term.right else FAINT, 3, 12),
                   box.x, box.y)
        x = box.center[0] - group.head / 2
        page.fitted(Box(x, box.y, group.over, WORD), group.word, LETTERS,
                    GOLD if term.right else IVORY)
        x += group.over + 4
        for suit in group.suits:
            page.picture(Box(x, box.y + 4 + (WORD - SUIT) / 2, SUIT, SUIT),
                         f"pieces/halmstad/suit_{suit}")
            x += SUIT + 2
        x = box.center[0] - group.row(size, join) / 2
        y = box.y + WORD + (box.h - WORD - 3 - high) / 2
        row = Box(x, y, size, high)
        for n, card in enumerate((*term.cards, *term.found)):
            if n and join and term.word != "demand":  # of which one is too many
                page.text(Box(row.x - join, y, join, high), "+", SIGNS, IVORY, "center")
            page.picture(row, chip(card, sure=n < len(term.cards)))
            row = row._replace(x=row.x + size + (join or 4))
        if group.slot == LOGS:
            page.picture(row, "pieces/halmstad/slot_timber")
        elif group.slot:
            page.image(page.art.plate(size, high, NIGHT, 255, FAINT, 3, 7), row.x, row.y)
            page.fitted(row, group.slot, SUM, GOLD, "center")
        x += group.cards(size, join)
        if group.total:
            wide = group.after - (TICK + 4 if term.right else 0)
            page.text(Box(x + 6, y, wide, high), group.total, SIGNS,
                      STRIKE if term.over else IVORY)
            x += wide
        if term.right:
            page.picture(Box(x + 5, y + (high - TICK) / 2, TICK, TICK), "pieces/halmstad/done")

    def _sum(self, term: Term) -> str:
        """What a term's cards add up to, or how far they reach as long as they do not."""
        if term.reached is None:
            return ""
        found, demand = term.reached
        cards = (*term.cards, *term.found)
        if term.done:
            return f"= {worth(cards)}" if len(cards) > 1 else ""
        says: Says = ("halmstad-sum", found, demand or "?")
        return self.scene.say(says)


class Group(NamedTuple):
    """A term, the word over it and how wide that is, what its cards add up to, and how wide all is
    that stands after them."""

    term: Term
    word: str
    over: float
    total: str
    after: float

    @property
    def slot(self) -> str:
        """What stands where a card is missing and none was found."""
        return "" if self.term.found else self.term.slot

    @property
    def suits(self) -> str:
        return SUITS.get(self.term.word, "")

    @property
    def head(self) -> float:
        """How wide its word is with the signs of its suits."""
        return self.over + (4 + (SUIT + 2) * len(self.suits) if self.suits else 0)

    def cards(self, size: float, join: float) -> float:
        """How wide its cards are, and what stands between them."""
        count = len(self.term.cards) + len(self.term.found) + bool(self.slot)
        return size * count + (join or 4) * max(count - 1, 0)

    def row(self, size: float, join: float) -> float:
        return self.cards(size, join) + self.after

    def wide(self, size: float, join: float) -> float:
        return max(self.head, self.row(size, join)) + 2 * EDGES


def chip(card: Card, *, sure: bool = True) -> str:
    """Name the picture of a card as a chip; one that is not `sure` is pale."""
    kind = "chip" if sure else "maybe"
    return f"pieces/halmstad/{kind}_{'nisse' if card == NISSE else CARDS[card]}"


def _picked(view: State, seat: Seat, path: tuple[Place, ...]) -> Picked:
    """The cards and piles among what is picked."""
    hand = view.hands[seat]
    cards = [hand[numbers_of(place)[-1]] for place in path if kind_of(place) == "hand"]
    piles = [numbers_of(place)[0] for place in path if kind_of(place) == "pile"]
    return Picked(tuple(sorted(cards)), tuple(piles), "")
