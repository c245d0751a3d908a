"""Which contracts a hand can make in Halmstad (rulings 7 to 10), and why other moves are not
contracts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.core.cards import Card, Cards
from game.core.contract import Message, Move
from game.games.halmstad.rules.state import (
    BALLAST,
    CAPTAINS,
    RED,
    TIMBER,
    VALUE,
    Proved,
    Shown,
    Stage,
    Turn,
)

Piles = tuple[Cards, ...]
Sums = list[tuple[Cards, int]]  # cards of a hand and what they add up to
NO_LIMIT = 1000  # more than all numbers of two decks


class Way(NamedTuple):
    """A way to make a contract: its name, the kind of its move, how many supply cards it takes
    (NO_LIMIT: as many as add up to the demand), and whether the load is exactly the demand, at most
    the demand, or any."""

    name: str
    kind: str
    supply: int
    load: str


CLAIM = Way("claim", "claim", NO_LIMIT, "exact")
REVEAL = Way("reveal", "fulfil", 1, "most")
BELIEF = Way("belief", "fulfil", 0, "most")
PROOF = Way("proof", "fulfil", 0, "any")


def way_of(stage: Stage) -> Way:
    """Return how a contract is made at a stage."""
    return (CLAIM if isinstance(stage, Turn) else REVEAL if isinstance(stage, Shown)
            else PROOF if isinstance(stage, Proved) else BELIEF)


def list_demands(piles: Piles) -> list[tuple[int, int]]:
    """7: piles with a demand on top, by number, and its value."""
    return [(n, VALUE[pile[0]]) for n, pile in enumerate(piles, 1) if pile and pile[0] in RED]


def list_contracts(hand: Cards, piles: Piles, how: Way) -> list[Move]:
    """Return all contracts of a hand; identical cards count as one."""
    demanded = list_demands(piles)
    captains = [card for card in dict.fromkeys(hand) if card in CAPTAINS]
    if not demanded or not captains:
        return []
    most = max(value for _, value in demanded)
    found = list_loads(hand, NO_LIMIT if how is PROOF else most)
    reds = list_supplies(hand, most, how)
    return [(how.kind, pile, supply, load, captain)
            for pile, value in demanded
            for supply, red in reds if how is not CLAIM or red == value
            for load, black in found if can_answer(black, value, how)
            for captain in captains]


def _black_cards(hand: Cards) -> Cards:
    return tuple([card for card in hand if card in TIMBER or card in BALLAST])


def _red_cards(hand: Cards) -> Cards:
    return tuple([card for card in hand if card in RED])


def list_loads(hand: Cards, most: int) -> Sums:
    """7: black cards of a hand that can be a load, with timber among them, up to a sum."""
    return [(cards, total) for cards, total in list_sums(_black_cards(hand), most)
            if not TIMBER.isdisjoint(cards)]


def list_supplies(hand: Cards, most: int, how: Way) -> Sums:
    """7, 9, 10: cards of a hand that can be the supply of a way, up to a sum."""
    if how is CLAIM:
        return list_sums(_red_cards(hand), most)
    if how is REVEAL:
        return [((card,), VALUE[card]) for card in dict.fromkeys(_red_cards(hand))]
    return [((), 0)]


def list_sums(cards: Cards, most: int) -> Sums:
    """Return all different choices of sorted cards that add up to at most `most`."""
    choices: Sums = [((), 0)]
    for card in dict.fromkeys(cards):
        before = list(choices)
        for copies in range(1, cards.count(card) + 1):
            more, value = (card,) * copies, VALUE[card] * copies
            choices += [(c + more, n + value) for c, n in before if n + value <= most]
    return choices


def can_answer(black: int, value: int, how: Way) -> bool:
    """8, 9, 10: whether a load of this size answers a demand of this value."""
    return how is PROOF or (black == value if how is CLAIM else black <= value)


def can_fulfil(hand: Cards, piles: Piles, how: Way) -> bool:
    """9, 10: whether there is a contract with a load of at most the demand."""
    return why_none(hand, piles, how) is None


def why_none(hand: Cards, piles: Piles, how: Way) -> Message | None:
    """9, 10: what a hand lacks for such a contract; None if it lacks nothing."""
    most = max((value for _, value in list_demands(piles)), default=0)
    if not most:
        return ("halmstad-no-red-quay",)
    if how.supply and RED.isdisjoint(hand):
        return ("halmstad-lacks-supply",)
    if not any(card in TIMBER and VALUE[card] <= most for card in hand):
        return ("halmstad-lacks-timber", most)
    if not any(card in CAPTAINS for card in hand):
        return ("halmstad-lacks-captain",)
    return None


def why_not(hand: Cards, piles: Piles, how: Way, move: Move) -> Message | None:
    """Why a move is not a contract; None for a legal one."""
    match move:
        case (_, int(pile), tuple(supply), tuple(load), int(captain)): pass
        case _: return ("halmstad-unknown-move",)
    values = dict(list_demands(piles))
    if pile not in values:
        return ("halmstad-no-demand",)
    given = (*supply, *load, captain)
    if any(given.count(card) > hand.count(card) for card in given):
        return ("halmstad-not-held",)
    if supply != tuple(sorted(supply)) or load != tuple(sorted(load)):
        return ("halmstad-unknown-move",)
    return next(_list_flaws(values[pile], supply, load, captain, how), None)


def _list_flaws(value: int, supply: Cards, load: Cards, captain: Card, how: Way) -> Iterator[
        Message]:
    if captain not in CAPTAINS:
        yield ("halmstad-captain",)
    if not RED.issuperset(supply):
        yield ("halmstad-supply-red",)
    if how is CLAIM and sum_of(supply) != value:
        yield ("halmstad-supply-exact", sum_of(supply), value)
    if how is not CLAIM and len(supply) != how.supply:
        yield ("halmstad-supply-one",) if how.supply else ("halmstad-supply-none",)
    if not (TIMBER | BALLAST).issuperset(load):
        yield ("halmstad-load-black",)
    if TIMBER.isdisjoint(load):
        yield ("halmstad-load-timber",)
    if not can_answer(sum_of(load), value, how):
        yield (f"halmstad-load-{how.load}", sum_of(load), value)


def sum_of(cards: Cards) -> int:
    """Return what number cards add up to."""
    return sum(VALUE[card] for card in cards)
