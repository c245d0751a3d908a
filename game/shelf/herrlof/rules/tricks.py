"""Herrlof's tricks and points as plain functions: who wins, who leads, what a round is worth.

Numbers in docstrings are those of the rulings.
"""

from __future__ import annotations

from game.core import Seat
from game.shelf.herrlof.rules.position import COLOUR, HAGALAZ, RANK, VALKNUT, Card, Cards, Trick


def winner_at(cards: Cards, trump: Card) -> int | None:
    """5, 6, 7: which card of a trick wins, counted from the leader's; None if it is destroyed."""
    if VALKNUT in cards:
        return None
    led, colour = -1, COLOUR[trump]
    best, strength = 0, -1
    for at, card in enumerate(cards):
        mine = COLOUR[card]
        if mine < 0:
            continue
        if led < 0:
            led = mine
        worth = RANK[card] + (20 if mine == colour else 10 if mine == led else 0)
        if worth > strength:
            best, strength = at, worth
    return best


def leads_after(trick: Trick, at: int, seats: int) -> Seat:
    """7, 11: the player of the last Hagalaz; or the left of a winning 9; or the winner."""
    if HAGALAZ in trick.cards:
        at = len(trick.cards) - 1 - trick.cards[::-1].index(HAGALAZ)
    elif RANK[trick.cards[at]] == 9:
        at += 1
    return (trick.leader + at) % seats


def points(
    score: tuple[int, int], tricks: int, prediction: int | None, seats: int,
) -> tuple[int, int]:
    """13: a seat's points and exact predictions after a round."""
    total, exact = score
    hit = tricks == prediction
    few = seats == 2 and 3 <= tricks <= 5
    return total + tricks + 10 * hit + 5 * few, exact + hit


def without(cards: Cards, card: Card) -> Cards:
    """Cards less one of a kind."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def with_(cards: Cards, *more: Card) -> Cards:
    """Sorted cards and some more, sorted."""
    return tuple(sorted((*cards, *more)))
