"""The uses of a hand of Halmstad: the sums of its cards."""

from __future__ import annotations

from functools import lru_cache

from game.core.cards import Card, Cards
from game.games.halmstad.rules.state import ACES, BALLAST, CAPTAINS, NISSE, RED, TIMBER, VALUE

MOST = 10  # the largest demand
MANY = 4096  # hands of which the sums are kept


def _kind_of_card(card: Card) -> int:
    for kind, cards in enumerate((TIMBER, BALLAST, RED, CAPTAINS, ACES)):
        if card in cards:
            return kind
    return 5


KIND = tuple(_kind_of_card(card) for card in range(NISSE + 1))


@lru_cache(maxsize=MANY)
def list_loads(hand: Cards) -> list[Cards | None]:
    """Return for each sum up to MOST, the timber and ballast that add up to it with most timber;
    the first of equals; None if nothing does."""
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


@lru_cache(maxsize=MANY)
def list_supplies(hand: Cards) -> list[Cards | None]:
    """Return for each sum up to MOST, red cards that add up to it; None if none do."""
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


def list_small_timber(hand: Cards, most: int) -> Cards:
    """Return the timber cards that add up to at most `most`: as many as possible, from the
    smallest."""
    chosen: list[Card] = []
    for card in hand:  # a hand is sorted by rank
        if KIND[card] == 0 and VALUE[card] <= most:
            most -= VALUE[card]
            chosen.append(card)
    return tuple(chosen)


@lru_cache(maxsize=MANY)
def list_claims(hand: Cards) -> tuple[tuple[int, Cards, Cards], ...]:
    """Return the sums that a load and a supply of a hand both come to, with the cards of each: what
    it could claim with a captain."""
    return tuple((total, load, supply)
                 for total, (load, supply) in enumerate(zip(list_loads(hand), list_supplies(hand),
                                                            strict=True))
                 if load is not None and supply is not None)


def best_timber(hand: Cards) -> int:
    """Return the timber of the best contract that a hand could make for any demand."""
    if not any(KIND[card] == 3 for card in hand):
        return 0
    return max((timber_in(load) for _, load, _ in list_claims(hand)), default=0)
