"""What a hand of Halmstad is worth to the bot, in points that it may still bring.

The tables were fitted to the points that seats went on to make in matches of the bot against
itself: one entry for each number of cards of a kind, and one for each size of a claim within reach.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from game.rules.halmstad_state import (
    ACES,
    BALLAST,
    CAPTAINS,
    HAND,
    NISSE,
    RED,
    TIMBER,
    VALUE,
    Card,
    Cards,
)

MOST = 10  # the largest demand
ALL = (1 << MOST + 1) - 4  # demands of 2 to 10, as bits
PACE = 14.0  # cards of the deck in which a hand's worth falls to a third


def _kind(card: Card) -> int:
    for kind, cards in enumerate((TIMBER, BALLAST, RED, CAPTAINS, ACES)):
        if card in cards:
            return kind
    return 5


KIND = tuple(_kind(card) for card in range(NISSE + 1))


class Worth(NamedTuple):
    """By number: timber, ballast, red cards, captains, aces and nisser of a hand, empty places,
    timber of the best claim on the demands that lie there and on any demand, timber that can be
    fed."""

    timber: tuple[float, ...] = (0, .6, 1.2, 1.8, 2.3, 2.8, 3.2, 3.5)
    ballast: tuple[float, ...] = (0, .05, .05, .0, -.05, -.1, -.15, -.2)
    red: tuple[float, ...] = (0, .15, .3, .35, .35, .3, .25, .2)
    captain: tuple[float, ...] = (0, .45, .6, .65, .65, .65, .65, .65)
    ace: tuple[float, ...] = (0, .3, .5, .55, .55, .55, .55, .55)
    nisse: tuple[float, ...] = (0, .2, .2, .2, .2, .2, .2, .2)
    empty: tuple[float, ...] = (0, .2, .4, .6, .8, 1.0, 1.2, 1.4)
    there: tuple[float, ...] = (0, .2, .4, .6, .8, 1.0, 1.2, 1.4)
    anywhere: tuple[float, ...] = (0, .1, .2, .3, .4, .5, .6, .7)
    feeds: tuple[float, ...] = (0, .2, .4, .6, .8, 1.0, 1.2, 1.4)


def left_for(deck: int) -> float:
    """How much of a hand's worth is still to be had with so many cards in the deck."""
    return 1 - exp(-deck / PACE)


def loads(hand: Cards) -> list[Cards | None]:
    """For each sum up to MOST the timber and ballast with most timber that adds up to it; the
    first of equals; None where nothing does."""
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
    """For each sum up to MOST red cards that add up to it; None where none do."""
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
    """The timber cards that add up to at most so much: as many as can be, from the smallest."""
    found: list[Card] = []
    for card in hand:  # a hand is sorted by rank
        if KIND[card] == 0 and VALUE[card] <= most:
            most -= VALUE[card]
            found.append(card)
    return tuple(found)


def counts(hand: Cards, asked: int) -> tuple[int, ...]:
    """The places in the tables of Worth; `asked` has a bit for each value of a demand."""
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
                    if asked >> total & 1:
                        there = max(there, timber)
        if kinds[4]:
            feeds = len(small(hand, asked.bit_length() - 1))
    return (*kinds, max(0, HAND - len(hand)), there, anywhere, feeds)


def worth(hand: Cards, asked: int, tables: Worth) -> float:
    """Points that a hand may still bring, with the whole deck to come."""
    total = 0.0
    for table, count in zip(tables, counts(hand, asked), strict=True):
        total += table[count if count < 7 else 7]
    return total
