"""Memory in Halmstad: who knows which belief (6), and which cards were seen to enter a hand (13).
The functions change the fields of a Draft, or return new slots."""

from __future__ import annotations

from typing import Protocol

from game.core.cards import Card, Cards, add_cards, remove_cards
from game.core.contract import Seat, put
from game.games.halmstad.rules.state import BELIEFS, EVERYBODY, NONE, Slot


class Marked(Protocol):
    """Anything with marks of seen cards: a Draft."""

    sure: tuple[Cards, ...]
    perhaps: tuple[Cards, ...]
    beliefs: tuple[Slot | None, ...]


def mark_coming(t: Marked, seat: Seat, *cards: Card) -> None:
    """13: all have seen cards come to a hand."""
    t.sure = put(t.sure, seat, add_cards(t.sure[seat], *cards))


def mark_leaving(t: Marked, seat: Seat, *cards: Card) -> None:
    """13: all have seen cards leave a hand; of two equal marks the sure one is struck."""
    for card in cards:
        if card in t.sure[seat]:
            t.sure = put(t.sure, seat, remove_cards(t.sure[seat], card))
        else:
            forget(t, seat, card)


def forget(t: Marked, seat: Seat, card: Card) -> None:
    """Strike a perhaps mark of a card, if there is one."""
    if card in t.perhaps[seat]:
        t.perhaps = put(t.perhaps, seat, remove_cards(t.perhaps[seat], card))


def fade(t: Marked, seat: Seat) -> None:
    """13: nobody knows what a seat put among the beliefs: sure marks are perhaps ones now."""
    t.perhaps = put(t.perhaps, seat, t.sure[seat])
    t.sure = put(t.sure, seat, ())


def show_to_all(t: Marked) -> None:
    """6, 13: all see the beliefs; what an exchanger is seen to have put there is not in the
    hand."""
    for slot in t.beliefs:
        if slot is not None and slot.swapper is not None:
            forget(t, slot.swapper, slot.card)
    t.beliefs = tuple(slot and Slot(slot.card, EVERYBODY) for slot in t.beliefs)


def seen_by(slot: Slot | None, seat: Seat) -> Slot | None:
    """6: a seat has looked at a slot; what it remembered of it goes."""
    if slot is None:
        return None
    knowers = tuple(sorted({*slot.knowers, seat}))
    return slot._replace(knowers=knowers, memory=put(slot.memory, seat, NONE))


def exchange_slot(slot: Slot, seat: Seat, card: Card) -> Slot:
    """6: now only the exchanger knows the slot; the player who knew it remembers the card that lay
    there."""
    memory = tuple(slot.card if s in slot.knowers else slot.memory[s] for s in EVERYBODY)
    return Slot(card, (seat,), seat, put(memory, seat, NONE))


def deal_slots(deck: Cards) -> tuple[Slot | None, ...]:
    """10, 11: new beliefs, known to nobody; if there are fewer cards, they go to the first
    slots."""
    slots = tuple(Slot(card) for card in deck[:BELIEFS])
    return (*slots, *(None,) * (BELIEFS - len(slots)))
