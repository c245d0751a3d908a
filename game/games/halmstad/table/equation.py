"""A contract as groups over its buttons, while one can be made (7 to 10): demand, supply, load and
captain with their sums, and a tick where the selection is right. Cards that the button would lay
out are pale; missing ones are open slots. The gain stands at the end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.core.cards import Card, Cards, remove_cards
from game.games.halmstad.rules.contracts import NO_LIMIT, Way, sum_of, way_of
from game.games.halmstad.rules.state import (
    ACES,
    BALLAST,
    CAPTAINS,
    CARDS,
    NISSE,
    RED,
    TIMBER,
    VALUE,
    Believed,
    Bid,
    Over,
    Proved,
    Shown,
    State,
    Turn,
    done_at,
)
from game.games.halmstad.table.picking import find_picked
from game.games.halmstad.table.tray import CONTRACT, Picked
from game.picture.theme import FAINT, GOLD, IVORY
from game.tables.looks import STRIKE
from game.tables.seen import Asking, Panel, Seen, Signs
from game.tables.set_picker import SetPicker
from game.tables.widgets import fixed_text
from game.ui.layout import Node, Padding, Picture, Text, column, first_that_fits, frame, row

TALL = 1.28  # how high a card is, of its width
TICK = 34.0  # after cards that are right
WORD_HEIGHT, JOIN = 33.0, 28.0  # of the word over a group, and of a sign between two cards
LOGS = "timber"  # in a slot: a picture


class Term(NamedTuple):
    """A part of a contract: its cards, the label of its empty slot ("" if there is none), and
    whether it is right. `reached` is its sum and the demand (0 before there is one), exact or at
    most (`most`); `found` are cards that the button would add."""

    word: str
    cards: Cards
    slot: str
    right: bool
    reached: tuple[int, int] | None = None
    most: bool = False
    found: Cards = ()

    @property
    def done(self) -> bool:
        """Say whether it needs no more cards than the found ones."""
        return self.right or bool(self.found)

    @property
    def over(self) -> bool:
        return self.reached is not None and 0 < self.reached[1] < self.reached[0]


def split_terms(view: State, of: Picked) -> list[Term]:
    how = way_of(view.stage)
    tops = [view.piles[n - 1][0] for n in of.piles]
    demand = VALUE[tops[0]] if len(tops) == 1 and tops[0] in RED else 0
    red = tuple(card for card in of.cards if card in RED)
    load = tuple(card for card in of.cards if card in TIMBER or card in BALLAST)
    captains = tuple(card for card in of.cards if card in CAPTAINS)
    found = [Term("demand", tuple(tops), "" if tops else "?", bool(demand))]
    if how.supply == NO_LIMIT:
        found.append(_find_supply(how, red, demand))
    found.append(_load(how, load, demand))
    found.append(Term("captain", captains, "" if captains else "?", len(captains) == 1))
    if how.supply and how.supply != NO_LIMIT:  # of any number: it is no part of the sum
        found.append(_find_supply(how, red, demand))
    return found


def _find_supply(how: Way, red: Cards, demand: int) -> Term:
    if how.supply != NO_LIMIT:
        return Term("supply", red, "" if red else "?", len(red) == 1)
    right = bool(red) and sum_of(red) == demand
    return Term("supply", red, "" if red else "?", right, _find_sums(red, demand))


def _load(how: Way, load: Cards, demand: int) -> Term:
    timber = any(card in TIMBER for card in load)
    slot, reached = "" if timber else LOGS, _find_sums(load, demand)
    if how.load == "exact":
        return Term("load", load, slot, timber and sum_of(load) == demand, reached)
    if how.load == "most":
        return Term("load", load, slot, timber and sum_of(load) <= demand, reached, most=True)
    return Term("load", load, slot, timber)


def _find_sums(cards: Cards, demand: int) -> tuple[int, int] | None:
    """Return the sum of some cards, and the demand."""
    return (sum_of(cards), demand) if cards or demand else None


def find_terms(seen: Seen) -> list[Term]:
    """Return the terms of the player who may make a contract with a visible hand, once they have
    picked two things or focus the button."""
    return next((found for one in seen.touching
                 if not one.picker.readings and (found := _find_terms(one))), [])


def _find_terms(one: Asking) -> list[Term]:
    """Return the terms, unless the selection has another purpose."""
    view: State = one.view
    if isinstance(view.stage, Bid | Over) or done_at(view.stage).barred:
        return []
    of = find_picked(view, one.seat, one.path)
    if isinstance(view.stage, Turn):
        goes = one.awake and one.focus == CONTRACT
        several = len(of.cards) + len(of.piles) > 1  # one alone is for a swap as well
        if not (goes or several) or any(card in ACES or card == NISSE for card in of.cards):
            return []
    elif not isinstance(view.stage, Shown | Believed | Proved):
        return []
    found = split_terms(view, of)
    best = one.picker.find_laid(CONTRACT) if isinstance(one.picker, SetPicker) else None
    whole = find_picked(view, one.seat, tuple(best.places)) if best else of
    return [term._replace(found=remove_cards(full.cards, *term.cards), reached=full.reached)
            for term, full in zip(found, split_terms(view, whole), strict=True)]


def tell_equation(seen: Seen) -> Signs:
    """Show the parts of a contract in groups from left to right, and the gain."""
    room, found = seen.board.box_of("equation"), find_terms(seen)
    if not found or not seen.sitting or seen.sitting.advises or not seen.is_quiet(room):
        return
    size = min(47, (room.h - WORD_HEIGHT - 5) / TALL)
    yield Panel(room, first_that_fits(
        *(_build_equation(seen, found, size, join) for size, join in (
            (size, JOIN), *((size * part / 20, 0.0) for part in range(20, 9, -1))))))


def _build_equation(seen: Seen, found: list[Term], size: float, join: float) -> Node:
    load = next(term for term in found if term.word == "load")
    whole = all(term.done for term in found)
    gain = sum(card in TIMBER for card in (*load.cards, *load.found)) if whole else 0
    groups = [_build_group(seen, term, size, join) for term in found]
    return row(row(*groups, gap=12), *((
        Text(words="→", style="count", align="center", width=JOIN),
        Text(words=f"+{gain}", style="score", ink=GOLD, one_line=True, shrink=0),
        Picture(source="pieces/halmstad/counter", width=72, height=72)) if gain else ()),
        gap=10, justify="center", align="center" if gain else "stretch")


def _build_group(seen: Seen, term: Term, size: float, join: float) -> Node:
    """Return a plate with a word and the signs of its suits over cards, their sum and a tick."""
    most = term.reached[1] if term.reached and term.most else 0
    word = seen.say(("halmstad-part-most", most) if most else ("halmstad-part", term.word))
    suits = {"supply": "HD", "load": "CS"}.get(term.word, "")
    head = row(fixed_text(seen, word, "small@0.86", ink=GOLD if term.right else IVORY,
                          one_line=True, shrink=0),
               *(Picture(source=f"pieces/halmstad/suit_{suit}", width=25, height=25)
                 for suit in suits), gap=3, align="center", justify="center", height=WORD_HEIGHT)
    total = fixed_text(seen, _add_up(seen, term), "body@1", one_line=True, shrink=0,
                       ink=STRIKE if term.over else IVORY)
    tick = Picture(source="pieces/halmstad/done", width=TICK, height=TICK)
    return frame("term", column(head, row(
        row(*_build_cards(seen, term, size, join), gap=0 if join else 4, align="center"),
        total if total.words else None, tick if term.right else None,
        gap=6, align="center", justify="center", grow=1)),
        tint=GOLD if term.right else FAINT, padding=Padding(12, 0, 12, 3))


def _build_cards(seen: Seen, term: Term, size: float, join: float) -> Iterable[Node]:
    """Return the cards of a term with signs between them, and open slots."""
    plus = term.word != "demand"  # of which one is too many
    between = fixed_text(seen, "+" if plus else "", "body@1", align="center", width=join)
    for n, card in enumerate((*term.cards, *term.found)):
        if n and join:
            yield between
        yield build_chip(card, size, sure=n < len(term.cards))
    if term.slot and not term.found:
        if term.cards and join:
            yield Node(width=join)
        yield Picture(source="pieces/halmstad/slot_timber", width=size, aspect=1 / TALL) if (
            term.slot == LOGS) else frame("open term", Text(
                words=term.slot, style="count", ink=GOLD, align="center"),
                width=size, height=size * TALL)


def _add_up(seen: Seen, term: Term) -> str:
    """Return the sum of a term's cards, or the progress towards it."""
    cards = (*term.cards, *term.found)
    if term.reached is None:
        return ""
    if term.done:
        return f"= {sum_of(cards)}" if len(cards) > 1 else ""
    found, demand = term.reached
    return seen.say(("halmstad-sum", found, demand or "?"))


def build_chip(card: Card, width: float, *, sure: bool = True, **given: object) -> Picture:
    """Return the picture of a card as a chip; one that is not `sure` is pale."""
    return Picture(source=name_chip(card, sure=sure), width=width, aspect=1 / TALL,
                   **given)  # type: ignore[arg-type]


def name_chip(card: Card, *, sure: bool = True) -> str:
    kind = "chip" if sure else "maybe"
    return f"pieces/halmstad/{kind}_{'nisse' if card == NISSE else CARDS[card]}"
