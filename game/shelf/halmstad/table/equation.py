"""A contract as an equation over the hand, for as long as one can be made in a turn (7 to 10):
demand, supply, load and captain as chips or open places, with a tick where it is right and figures
for what is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.cards import Card, Cards
from game.core import Place, Seat
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import EDGE, FAINT, GOLD, IVORY, NIGHT
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
from game.shelf.halmstad.table.actions import Actions, Lead
from game.shelf.halmstad.table.port import Harbour, Known, Niches
from game.shelf.halmstad.table.tray import Picked
from game.tables.asked import Buttons, Marks
from game.tables.guide import Tray
from game.tables.parts import table_parts
from game.tables.picture import Paper, Part
from game.tables.places import kind_of, numbers_of
from game.tables.seat_panels import STRIKE, SeatPanels

if TYPE_CHECKING:
    from game.tables.show import Show
    from game.tables.table import TableScene

CHIP, HIGH = 42, 54  # of a card
TICK = 40
LOGS = "timber"  # in a slot: a picture
WORD = 112  # at most for a term's word
GAP = 10


class Term(NamedTuple):
    """A part of a contract: the chips of its cards, what its empty slot says ("" if there is none),
    and whether it is right. `sign` stands before it."""

    word: str
    cards: Cards
    slot: str
    right: bool
    sign: str = ""


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
    left = demand - worth(red)
    return Term("supply", red, _left(left, demand), bool(red) and bool(demand) and not left, "=")


def _load(how: Way, load: Cards, demand: int) -> Term:
    timber = any(card in TIMBER for card in load)
    left = demand - worth(load)
    if how.load == "exact":
        slot = _left(left, demand) or ("" if timber else LOGS)
        return Term("load", load, slot, timber and bool(demand) and not left, "=")
    if how.load == "most":
        over = str(left) if demand and left < 0 else ""
        return Term("load", load, over or ("" if timber else LOGS),
                    timber and bool(demand) and left >= 0, "≥")
    return Term("load", load, "" if timber else LOGS, timber, "+")


def _left(left: int, demand: int) -> str:
    """What is missing, or how much it is too much."""
    return "?" if not demand else f"+{left}" if left > 0 else str(left) if left < 0 else ""


class Equation(Part):
    """The equation of whoever may make a contract and whose hand may be seen."""

    def __init__(self, scene: TableScene, paper: Paper) -> None:
        self.scene, self.paper = scene, paper

    def draw(self, screen: Screen) -> None:
        scene = self.scene
        for seat in scene.pickers:
            if scene.questions.touchable(seat) and not scene.show.reel.busy:
                view, picker = scene.questions.view(seat), scene.pickers[seat]
                if isinstance(view, State) and not picker.readings and (
                        found := self._asked(view, seat, picker.path)):
                    self._put(screen, found)

    def _asked(self, view: State, seat: Seat, path: tuple[Place, ...]) -> list[Term]:
        """The terms, unless what is picked is meant for something else than a contract."""
        if isinstance(view.stage, Bid | Over) or done_at(view.stage).barred:
            return []
        of = _picked(view, seat, path)
        if isinstance(view.stage, Turn):
            if any(card in ACES or card == NISSE for card in of.cards):
                return []
        elif "fulfil" not in {asked.kind for asked in self.scene.match.prompts.values()}:
            return []
        return terms(view, of)

    def _put(self, screen: Screen, found: list[Term]) -> None:
        room = self.scene.show.board.box("equation")
        self.paper.put(screen, ("equation", *found), lambda page: self._build(page, room, found))

    def _build(self, page: Page, room: Box, found: list[Term]) -> None:
        words = [self.scene.say((f"halmstad-part-{term.word}",)) for term in found]
        style = page.even(Box(0, 0, WORD, room.h), words, "small")
        wides = [page.art.size(word, style)[0] for word in words]
        chips = sum(len(term.cards) + bool(term.slot) for term in found)
        ticks = sum(term.right for term in found) * (TICK + GAP)
        left = room.w - 12 - sum(wides) - ticks - len(found) * 3 * GAP - 30 * (len(found) - 1)
        wide = min(CHIP + 4, left / max(chips, 1))
        total = room.w - 12 - left + wide * chips
        x = room.x + (room.w - total) / 2
        whole = all(term.right for term in found)
        page.plate(Box(x - 6, room.y, total + 12, room.h), NIGHT, 250, GOLD if whole else EDGE)
        for term, word, w in zip(found, words, wides, strict=True):
            x += GAP
            if term.sign:
                page.text(Box(x, room.y, 30, room.h), term.sign, "demand", IVORY, "center")
                x += 30
            page.text(Box(x, room.y, w + 2, room.h), word, style, IVORY)
            x += w + GAP
            x = self._chips(page, x, room, term, wide)
            if term.right:
                x += GAP
                y = room.y + (room.h - TICK) / 2
                page.picture(Box(x, y, TICK, TICK), "pieces/halmstad/done")
                x += TICK
            x += GAP

    def _chips(self, page: Page, x: float, room: Box, term: Term, wide: float) -> float:
        y = room.y + (room.h - HIGH) / 2
        size = min(CHIP, wide)
        for card in term.cards:
            page.picture(Box(x, y + (HIGH - size * HIGH / CHIP) / 2, size, size * HIGH / CHIP),
                         _chip(card))
            x += wide
        if term.slot == LOGS:
            page.picture(Box(x, y, CHIP, HIGH), "pieces/halmstad/slot_timber")
            return x + wide
        if term.slot:
            slot = Box(x, y, CHIP, HIGH)
            over = term.slot.startswith("-")
            edge = STRIKE if over else FAINT  # of an empty slot for a card
            page.image(page.art.plate(slot.w, slot.h, NIGHT, 255, edge, 3, 7), slot.x, slot.y)
            page.fitted(slot.inset(1, 1), term.slot.replace("-", "−"), "demand",
                        STRIKE if over else GOLD, "center")
            x += wide
        return x


def _chip(card: Card) -> str:
    """The picture of a card as a chip."""
    return f"pieces/halmstad/chip_{'nisse' if card == NISSE else CARDS[card]}"


def _picked(view: State, seat: Seat, path: tuple[Place, ...]) -> Picked:
    """The cards and piles among what is picked."""
    hand = view.hands[seat]
    cards = [hand[numbers_of(place)[-1]] for place in path if kind_of(place) == "hand"]
    piles = [numbers_of(place)[0] for place in path if kind_of(place) == "pile"]
    return Picked(tuple(sorted(cards)), tuple(piles), "")


def parts(show: Show, paper: Paper, scene: TableScene | None) -> list[Part]:
    """The table's parts, with what can be done in the port's own look, the harbour's plate, who is
    ahead, and the equation of those who sit at it."""
    found: list[Part] = []
    for part in table_parts(show, paper, scene):
        found.append(Actions(scene, paper) if scene and isinstance(part, Buttons) else part)
        if isinstance(part, Tray):
            found += [Harbour(show, paper), Known(show, paper)]
        if isinstance(part, SeatPanels):
            found.append(Lead(show, paper))
        if scene and isinstance(part, Marks):
            found.append(Niches(scene))
    return found if scene is None else [*found, Equation(scene, paper)]
