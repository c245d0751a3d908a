"""What games of cards share: hands as sorted numbers, and where they lie."""

from __future__ import annotations

from game.core import Zone

Card = int
Cards = tuple[Card, ...]
HANDS: tuple[Zone, ...] = ("hand/0", "hand/1", "hand/2")


def without(cards: Cards, *some: Card) -> Cards:
    """Cards less some that are among them, each one of a kind."""
    for card in some:
        at = cards.index(card)
        cards = cards[:at] + cards[at + 1 :]
    return cards


def with_(cards: Cards, *more: Card) -> Cards:
    """Sorted cards and some more, sorted."""
    return tuple(sorted((*cards, *more)))
