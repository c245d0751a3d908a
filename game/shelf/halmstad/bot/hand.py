"""What a hand of Halmstad is worth to the bot, in points that it may still bring.

There is a table for each kind of card and each size of contract within reach, by how many there
are.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from game.cards import Card, Cards
from game.shelf.halmstad.rules.state import ACES, BALLAST, CAPTAINS, HAND, NISSE, RED, TIMBER, VALUE

MOST = 10  # the largest demand
PACE = 14.0  # cards of the deck in which a hand's worth falls to a third


def _kind(card: Card) -> int:
    for kind, cards in enumerate((TIMBER, BALLAST, RED, CAPTAINS, ACES)):
        if card in cards:
            return kind
    return 5


KIND = tuple(_kind(card) for card in range(NISSE + 1))


Table = tuple[float, ...]


class Worth(NamedTuple):
    """Tables by number, in this order: timber, ballast, red cards, captains, aces and nisser of a
    hand, empty places, timber of the best claim on a demand that lies there, of the best claim on
    any demand, and timber that can be fed."""

    timber: Table
    ballast: Table
    red: Table
    captain: Table
    ace: Table
    nisse: Table
    empty: Table
    there: Table
    anywhere: Table
    feeds: Table


def _table(*more: float) -> Table:
    """The sum of what each further one adds, from none to seven; the last value is repeated."""
    steps = (*more, *more[-1:] * (HAND - len(more)))
    return tuple(sum(steps[:count]) for count in range(HAND + 1))


SHARP = Worth(
    _table(.6, .6, .6, .5, .5, .4, .3), _table(.05, 0, -.05), _table(.15, .15, .05, 0, -.05),
    _table(.45, .15, .05, 0), _table(.3, .2, .05, 0), _table(.3, .1, 0), _table(.2), _table(.2),
    _table(.1), _table(.2))
FAIR = Worth(
    _table(.45), _table(.05, 0), _table(.2, .1, 0), _table(.4, .1, 0), _table(.2, .1, 0),
    _table(.1, 0), _table(.2), _table(.1), _table(0), _table(.1))
PLAIN = Worth(
    _table(.3), _table(.1, 0), _table(.2, .1, 0), _table(.3, .1, 0), _table(.1, 0), _table(0),
    _table(.2), _table(0), _table(0), _table(0))


def left_for(deck: int) -> float:
    """How much of a hand's worth can still be had with so many cards in the deck."""
    return 1 - exp(-deck / PACE)


def loads(hand: Cards) -> list[Cards | None]:
    """For each sum up to MOST, the timber and ballast that add up to it with most timber; the first
    of equals; None if nothing does."""
    best: list[Cards | None] = [()] + [None] * MOST
    timber = [0] * (MOST + 1)
    for card in hand:
        kind = KIND[card]
        if kind > 1:
            continue
        value, more = VALUE[card], kind == 0
        for total in range(MOST, value - 1, -1):
            under = best[total - value]
            if under is None:
                continue
            count = timber[total - value] + more
            if best[total] is None or count > timber[total]:
                best[total], timber[total] = (*under, card), count
    return [None if load is None or not timber[total] else load
            for total, load in enumerate(best)]


def supplies(hand: Cards) -> list[Cards | None]:
    """For each sum up to MOST, red cards that add up to it; None if none do."""
    best: list[Cards | None] = [()] + [None] * MOST
    for card in hand:
        if KIND[card] != 2:
            continue
        value = VALUE[card]
        for total in range(MOST, value - 1, -1):
            under = best[total - value]
            if under is not None and best[total] is None:
                best[total] = (*under, card)
    best[0] = None
    return best


def timber_in(cards: Cards) -> int:
    return sum([KIND[card] == 0 for card in cards])


def small(hand: Cards, most: int) -> Cards:
    """The timber cards that add up to at most `most`: as many as possible, from the smallest."""
    chosen: list[Card] = []
    for card in hand:  # a hand is sorted by rank
        if KIND[card] == 0 and VALUE[card] <= most:
            most -= VALUE[card]
            chosen.append(card)
    return tuple(chosen)


def counts(hand: Cards, demands: int) -> tuple[int, ...]:
    """Where a hand stands in the tables of Worth; `demands` has a bit for each demanded value."""
    kinds = [0] * 6
    for card in hand:
        kinds[KIND[card]] += 1
    there = anywhere = feeds = 0
    if kinds[0] and kinds[3]:
        if kinds[2]:
            load, supply = loads(hand), supplies(hand)
            for total in range(2, MOST + 1):
                one = load[total]
                if one is not None and supply[total] is not None:
                    timber = timber_in(one)
                    anywhere = max(anywhere, timber)
                    if demands >> total & 1:
                        there = max(there, timber)
        if kinds[4]:
            feeds = len(small(hand, demands.bit_length() - 1))
    return (*kinds, max(0, HAND - len(hand)), there, anywhere, feeds)


def anywhere(hand: Cards) -> int:
    """The timber of the best contract that a hand could make for any demand."""
    return counts(hand, 0)[8]


def worth(hand: Cards, demands: int, tables: Worth) -> float:
    """Points that a hand may still bring if the whole deck is still to come."""
    total = 0.0
    for table, count in zip(tables, counts(hand, demands), strict=True):
        total += table[min(7, count)]
    return total
