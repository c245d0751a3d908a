"""Functions for card games: hands as sorted numbers, and the places of cards."""

from __future__ import annotations

from game.core.contract import Zone

Card = int
Cards = tuple[Card, ...]
HANDS: tuple[Zone, ...] = ("hand/0", "hand/1", "hand/2")


def remove_cards(cards: Cards, *some: Card) -> Cards:
    """Return the cards without some of them, one for each given; they must be among them."""
    for card in some:
        at = cards.index(card)
        cards = cards[:at] + cards[at + 1 :]
    return cards


def add_cards(cards: Cards, *more: Card) -> Cards:
    """Return the cards and some more, sorted."""
    return tuple(sorted((*cards, *more)))
