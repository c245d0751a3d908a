"""A contract as an equation over its button, for as long as one can be made in a turn (7 to 10):
the cards of demand, supply, load and captain, over a word, and how much of the demand is reached.
What is still to be picked is pale, as the button would lay it out; where nothing was found there
are open places. At its end stands what it brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.cards import Card, Cards, without
from game.core import Place, Says, Seat
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import FAINT, GOLD, IVORY, NIGHT
from game.shelf.halmstad.rules.contracts import NO_LIMIT, Way, way, worth
from game.shelf.halmstad.rules.state import (
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
from game.shelf.halmstad.table.tray import CONTRACT, Picked
from game.tables.pickers import Picker
from game.tables.picture import Paper, Part
from game.tables.places import kind_of, numbers_of
from game.tables.seat_panels import STRIKE
from game.tables.set_picker import SetPicker

if TYPE_CHECKING:
    from game.tables.people import People
    from game.tables.table import TableScene

CHIP, TALL = 66, 1.28  # how wide a card is, and how high for that
PALE = 205  # of 255: how much light is on a card that is only found
TICK = 32  # at the corner of cards that are right
WORD, LETTERS = 36, "small@1"  # how high the word under a term is, and in which letters
SUM = "count"  # the letters of figures, and of what stands between two terms
LOGS = "timber"  # in a slot: a picture
JOIN = 32  # the room of what stands between two terms
GAP = 6
EDGES = 8  # before the first term and after the last one
TO, COIN = "→", 36  # what it brings comes after that, and the coin under it


class Term(NamedTuple):
    """A part of a contract: the chips of its cards, what its empty slot says ("" if there is none),
    and whether it is right. `sign` stands before it; `reached` is what its cards add up to and the
    demand, 0 before there is one; `pale` are the cards that were found for it and are not picked
    yet."""

    word: str
    cards: Cards
    slot: str
    right: bool
    sign: str = ""
    reached: tuple[int, int] | None = None
    pale: Cards = ()

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
    found.append(Term("captain", captains, "" if captains else "?", len(captains) == 1, "+"))
    if how.supply and how.supply != NO_LIMIT:  # of any number: it is no part of the sum
        found.append(_supply(how, red, demand))
    return found


def filled(found: list[Term], whole: list[Term]) -> list[Term]:
    """The same parts, pale in each what it has in a contract that holds all that is picked."""
    return [term._replace(pale=without(full.cards, *term.cards))
            for term, full in zip(found, whole, strict=True)]


def brings(found: list[Term]) -> int:
    """How many counters a contract of these parts takes, if nothing is missing."""
    load = next(term for term in found if term.word == "load")
    whole = all(term.right or term.pale for term in found)
    return sum(card in TIMBER for card in (*load.cards, *load.pale)) if whole else 0


def _supply(how: Way, red: Cards, demand: int) -> Term:
    if how.supply != NO_LIMIT:
        return Term("supply", red, "" if red else "?", len(red) == 1, "+")
    right = bool(red) and worth(red) == demand
    return Term("supply", red, "" if red else "?", right, "=", _reached(red, demand))


def _load(how: Way, load: Cards, demand: int) -> Term:
    timber = any(card in TIMBER for card in load)
    slot, reached = "" if timber else LOGS, _reached(load, demand)
    if how.load == "exact":
        return Term("load", load, slot, timber and worth(load) == demand, "=", reached)
    if how.load == "most":
        return Term("load", load, slot, timber and worth(load) <= demand, "≥", reached)
    return Term("load", load, slot, timber, "+")


def _reached(cards: Cards, demand: int) -> tuple[int, int] | None:
    """What some cards add up to, and what they should; nothing to be said of neither."""
    return (worth(cards), demand) if cards or demand else None


class Equation(Part):
    """The equation of whoever may make a contract and whose hand may be seen, once she has picked
    two things or goes to the button."""

    def __init__(self, scene: TableScene, paper: Paper, people: People | None = None) -> None:
        self.scene, self.paper, self.people = scene, paper, people

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
        """Its parts from left to right, each over its word, and after them what they bring."""
        gain = f"+{count}" if (count := brings(found)) else ""
        figure = max(page.art.size(gain, SUM)[0] + 2, COIN)
        after = JOIN + figure if gain else 0.0
        counts = [len(term.cards) + len(term.pale) + bool(self._slot(term)) for term in found]
        spare = room.w - 2 * EDGES - JOIN * (len(found) - 1) - after - 2 * GAP * len(found)
        sums = [self._sum(term) for term in found]
        beside = [page.art.size(text, SUM)[0] + 2 * GAP if text else 0.0 for text in sums]
        words = [self.scene.say(("halmstad-part", term.word)) for term in found]
        least = [page.art.size(word, LETTERS)[0] + 2 for word in words]
        wide = min(CHIP, (room.h - WORD - 4) / TALL) + 5.0
        while wide > CHIP / 4 and sum(_wholes(wide, counts, beside, least)) > spare:
            wide -= 1.0  # until there is room for all
        wholes = _wholes(wide, counts, beside, least)
        x, upper = room.x + EDGES + (spare - sum(wholes)) / 2, room._replace(h=room.h - WORD)
        for term, word, text, whole in zip(found, words, sums, wholes, strict=True):
            if term.sign:
                page.text(Box(x, upper.y, JOIN, upper.h), term.sign, SUM, IVORY, "center")
                x += JOIN
            x += GAP
            self._chips(page, upper._replace(x=x, w=whole), term, wide, text)
            page.fitted(Box(x, upper.bottom, whole, WORD), word, LETTERS,
                        GOLD if term.right else IVORY, "center")
            x += whole + GAP
        if gain:
            page.text(Box(x, upper.y, JOIN, upper.h), TO, SUM, IVORY, "center")
            x += JOIN
            page.text(Box(x, upper.y, figure, upper.h), gain, SUM, GOLD, "center")
            page.picture(Box(x + (figure - COIN) / 2, room.bottom - COIN, COIN, COIN),
                         "pieces/halmstad/counter")

    def _slot(self, term: Term) -> str:
        """What stands where a card is missing and none was found."""
        return "" if term.pale else term.slot

    def _chips(self, page: Page, room: Box, term: Term, wide: float, text: str) -> None:
        """The cards of a term, those that are only found pale, and a tick where all are right, or
        how far they reach."""
        slot, size = self._slot(term), min(CHIP, wide - 4)
        cards = [(card, False) for card in term.cards] + [(card, True) for card in term.pale]
        after = page.art.size(text, SUM)[0] + 2 if text else 0.0
        beside = after + GAP if text else 0.0
        x = room.center[0] - (wide * (len(cards) + bool(slot)) - wide + size + beside) / 2
        y, high, end = room.center[1] - size * TALL / 2, size * TALL, 2 * room.center[0] - x
        for card, pale in cards:
            box = Box(x, y, size, high)
            if pale:
                page.image(page.art.soft(chip(card), size, high, PALE), x, y)
                page.image(page.art.ring(size, high, GOLD, 3), x, y)
                page.claim(chip(card), box)
            else:
                page.picture(box, chip(card))
            x += wide
        if slot == LOGS:
            page.picture(Box(x, y, size, high), "pieces/halmstad/slot_timber")
        elif slot:
            page.image(page.art.plate(size, high, NIGHT, 255, FAINT, 3, 7), x, y)
            page.fitted(Box(x, y, size, high).inset(1, 1), slot, SUM, GOLD, "center")
        if text:
            page.text(Box(end - after, room.y, after, room.h), text, SUM,
                      STRIKE if term.over else IVORY)
        if term.right and not slot and not term.pale:
            page.picture(Box(x - wide + size - TICK + 6, y + high - TICK + 4, TICK, TICK),
                         "pieces/halmstad/done", leaf=False)

    def _sum(self, term: Term) -> str:
        """How far a term's cards reach, in words, while they do not and nothing was found."""
        if term.reached is None or term.right or term.pale:
            return ""
        found, demand = term.reached
        says: Says = ("halmstad-sum", found, demand or "?")
        return self.scene.say(says)


def _wholes(
    wide: float, counts: list[int], beside: list[float], least: list[float],
) -> list[float]:
    """How wide terms are with cards of a width: as wide as their words at least."""
    return [max(wide * count + after, word)
            for count, after, word in zip(counts, beside, least, strict=True)]


def chip(card: Card) -> str:
    """The picture of a card as a chip."""
    return f"pieces/halmstad/chip_{'nisse' if card == NISSE else CARDS[card]}"


def _picked(view: State, seat: Seat, path: tuple[Place, ...]) -> Picked:
    """The cards and piles among what is picked."""
    hand = view.hands[seat]
    cards = [hand[numbers_of(place)[-1]] for place in path if kind_of(place) == "hand"]
    piles = [numbers_of(place)[0] for place in path if kind_of(place) == "pile"]
    return Picked(tuple(sorted(cards)), tuple(piles), "")
