"""What card games share: hands as sorted numbers, and where the cards lie."""

from __future__ import annotations

from game.core.contract import Zone

Card = int
Cards = tuple[Card, ...]
HANDS: tuple[Zone, ...] = ("hand/0", "hand/1", "hand/2")


def remove_cards(cards: Cards, *some: Card) -> Cards:
    """Return the cards without some of them, which must be among them, one for each that is
    named."""
    for card in some:
        at = cards.index(card)
        cards = cards[:at] + cards[at + 1 :]
    return cards


def add_cards(cards: Cards, *more: Card) -> Cards:
    """Return the cards and some more, sorted."""
    return tuple(sorted((*cards, *more)))
