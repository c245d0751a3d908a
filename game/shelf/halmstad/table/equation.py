"""A contract as an equation over its button, for as long as one can be made in a turn (7 to 10):
signs and words for demand, supply, load and captain, their cards as chips or open places, how much
of the demand is reached, and a tick where it is right."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.cards import Card, Cards
from game.core import Place, Says, Seat
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import DIM, EDGE, FAINT, GOLD, IVORY, NIGHT
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
from game.tables.picture import Paper, Part
from game.tables.places import kind_of, numbers_of
from game.tables.seat_panels import STRIKE

if TYPE_CHECKING:
    from game.tables.people import People
    from game.tables.table import TableScene

PART = "pieces/halmstad/part_"  # signs of the parts of a contract
CHIP, HIGH = 46, 58  # of a card
SIGN, TICK = 56, 32  # of a term, and of the tick at its corner
WORD, LETTERS = 36, "small@1"  # how high the word under a term is, and in which letters
SUM = "count"  # the letters of figures, and of what stands between two terms
LOGS = "timber"  # in a slot: a picture
JOIN = 34  # the room of what stands between two terms
GAP = 8
EDGES = 10  # before the first term and after the last one


class Term(NamedTuple):
    """A part of a contract: the chips of its cards, what its empty slot says ("" if there is none),
    and whether it is right. `sign` stands before it; `reached` is what its cards add up to and the
    demand, 0 before there is one."""

    word: str
    cards: Cards
    slot: str
    right: bool
    sign: str = ""
    reached: tuple[int, int] | None = None

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
    if how.supply:
        found.append(_supply(how, red, demand))
    found.append(_load(how, load, demand))
    found.append(Term("captain", captains, "" if captains else "?", len(captains) == 1, "+"))
    return found


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
                        found := self._asked(view, seat, picker.path)):
                    return found
        return []

    def _asked(self, view: State, seat: Seat, path: tuple[Place, ...]) -> list[Term]:
        """The terms, unless what is picked is meant for something else than a contract."""
        if isinstance(view.stage, Bid | Over) or done_at(view.stage).barred:
            return []
        of = _picked(view, seat, path)
        if isinstance(view.stage, Turn):
            goes = self.scene.questions.awake(seat) and self.scene.focus[seat] == CONTRACT
            several = len(of.cards) + len(of.piles) > 1  # one alone is for a swap as well
            if not (goes or several) or any(
                    card in ACES or card == NISSE for card in of.cards):
                return []
        elif "fulfil" not in {asked.kind for asked in self.scene.match.prompts.values()}:
            return []
        return terms(view, of)

    def _put(self, screen: Screen, found: list[Term]) -> None:
        room = self.scene.show.board.box("equation")
        self.paper.put(screen, ("equation", *found), lambda page: self._build(page, room, found))

    def _build(self, page: Page, room: Box, found: list[Term]) -> None:
        sums = [self._sum(term) for term in found]
        wides = [page.art.size(words, SUM)[0] + GAP if words else 0.0 for words in sums]
        names = [self.scene.show.say(("halmstad-part", term.word)) for term in found]
        least = [page.art.size(name, LETTERS)[0] + 2 for name in names]
        counts = [len(term.cards) + bool(term.slot) for term in found]
        spare = room.w - 2 * EDGES - JOIN * (len(found) - 1) - sum(wides) - len(found) * (
            SIGN + 3 * GAP)
        wide = min(CHIP + 4, spare / max(sum(counts), 1))
        wholes = [max(SIGN + GAP + wide * count + w, name)
                  for count, w, name in zip(counts, wides, least, strict=True)]
        total = sum(wholes) + 2 * GAP * len(found) + JOIN * (len(found) - 1) + 2 * EDGES
        x = room.center[0] - total / 2
        page.plate(Box(x, room.y, total, room.h), NIGHT, 250,
                   GOLD if all(term.right for term in found) else EDGE)
        x += EDGES
        upper = room._replace(h=room.h - WORD)
        for term, words, name, whole in zip(found, sums, names, wholes, strict=True):
            if term.sign:
                page.text(Box(x, upper.y, JOIN, upper.h), term.sign, SUM, IVORY, "center")
                x += JOIN
            x += GAP
            self._term(page, upper._replace(x=x, w=whole), term, words, wide)
            page.text(Box(x, upper.bottom - 1, whole, WORD), name, LETTERS, DIM, "center")
            x += whole + GAP

    def _term(self, page: Page, room: Box, term: Term, words: str, wide: float) -> None:
        """A sign, its cards and how far they reach, in the middle of their room."""
        w = page.art.size(words, SUM)[0] + GAP if words else 0.0
        chips = wide * (len(term.cards) + bool(term.slot))
        x = room.center[0] - (SIGN + GAP + chips + w) / 2
        self._sign(page, x, room, term)
        x = self._chips(page, x + SIGN + GAP, room, term, wide)
        if words:
            colour = STRIKE if term.over else GOLD if term.right else IVORY
            page.text(Box(x, room.y, w, room.h), words, SUM, colour, "center")

    def _sum(self, term: Term) -> str:
        """How far a term's cards reach, in words."""
        if term.reached is None:
            return ""
        found, demand = term.reached
        says: Says = ("halmstad-sum", found, demand or "?")
        return self.scene.say(says)

    def _sign(self, page: Page, x: float, room: Box, term: Term) -> None:
        """What a term is, and whether it is right."""
        y = room.y + (room.h - SIGN) / 2
        page.picture(Box(x, y, SIGN, SIGN), PART + term.word)
        if term.right:
            page.picture(Box(x + SIGN - TICK + 4, y + SIGN - TICK + 4, TICK, TICK),
                         "pieces/halmstad/done", leaf=False)

    def _chips(self, page: Page, x: float, room: Box, term: Term, wide: float) -> float:
        y = room.y + (room.h - HIGH) / 2
        size = min(CHIP, wide)
        for card in term.cards:
            page.picture(Box(x, y + (HIGH - size * HIGH / CHIP) / 2, size, size * HIGH / CHIP),
                         chip(card))
            x += wide
        if term.slot == LOGS:
            page.picture(Box(x, y, CHIP, HIGH), "pieces/halmstad/slot_timber")
            return x + wide
        if term.slot:
            slot = Box(x, y, CHIP, HIGH)  # for a card
            page.image(page.art.plate(slot.w, slot.h, NIGHT, 255, FAINT, 3, 7), slot.x, slot.y)
            page.fitted(slot.inset(1, 1), term.slot, SUM, GOLD, "center")
            x += wide
        return x


def chip(card: Card) -> str:
    """The picture of a card as a chip."""
    return f"pieces/halmstad/chip_{'nisse' if card == NISSE else CARDS[card]}"


def _picked(view: State, seat: Seat, path: tuple[Place, ...]) -> Picked:
    """The cards and piles among what is picked."""
    hand = view.hands[seat]
    cards = [hand[numbers_of(place)[-1]] for place in path if kind_of(place) == "hand"]
    piles = [numbers_of(place)[0] for place in path if kind_of(place) == "pile"]
    return Picked(tuple(sorted(cards)), tuple(piles), "")
