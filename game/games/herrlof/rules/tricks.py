"""Herrlof's tricks as plain functions: who wins and who leads.

Numbers in docstrings are those of the rulings.
"""

from __future__ import annotations

from game.core.cards import Card, Cards
from game.core.contract import Seat
from game.games.herrlof.rules.position import COLOUR, HAGALAZ, RANK, VALKNUT, Trick


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
    """7, 11: the player of the last Hagalaz; or the seat to the left of a winning 9; or the
    winner."""
    if HAGALAZ in trick.cards:
        at = len(trick.cards) - 1 - trick.cards[::-1].index(HAGALAZ)
    elif RANK[trick.cards[at]] == 9:
        at += 1
    return (trick.leader + at) % seats
