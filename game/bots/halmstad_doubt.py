"""How likely a nisse is among Halmstad's beliefs, for one seat, and how feedings are mixed.

The small game of a feeding is solved in closed form: a seat without a nisse feeds so often that a
challenger can expect nothing, and challenges come so often that such a feeding brings no more than
none. Both rates depend on what is at stake, and luck decides within them.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from game.rules.core import Seat
from game.rules.halmstad_state import (
    ACES,
    COPIES,
    EVERYBODY,
    HAND,
    NISSE,
    NONE,
    UNSEEN,
    Slot,
    State,
)

CAUGHT = 1.5  # what a won challenge brings: a counter, and the first visit
VISIT = 0.4  # what the second visit brings
PUTS = 0.85  # how often a seat with a nisse in hand puts it where it exchanges
MARKED = 0.6  # how often a nisse that was seen to come to a hand has been put there since


class Stakes(NamedTuple):
    """In points: what a feeding brings if it is believed, if it is proved, and what it costs if
    it is caught."""

    believed: float
    proved: float
    caught: float


def nisser_left(view: State, seat: Seat) -> tuple[int, int]:
    """How many nisser and how many cards a seat has not seen, and does not know to be in a
    hand. `view` may be its own view or that of a seat that imagines it."""
    seen = [*view.out, *(card for won in view.won for card in won.cards),
            *(card for pile in view.piles for card in pile),
            *(slot.card for slot in view.beliefs if slot and seat in slot.knowers),
            *(card for other in EVERYBODY if other != seat for card in view.sure[other]),
            *view.hands[seat]]
    hidden = sum(card == UNSEEN for card in seen)
    return max(0, COPIES[NISSE] - seen.count(NISSE)), max(1, 108 - len(seen) + hidden)


def held(view: State, seat: Seat, other: Seat) -> float:
    """How likely a hand that exchanged had a nisse, as `seat` sees it."""
    if NISSE in view.perhaps[other] or NISSE in view.sure[other]:
        return MARKED
    nisser, cards = nisser_left(view, seat)
    return float(1 - (1 - nisser / cards) ** HAND)


def slot_odds(view: State, seat: Seat, slot: Slot) -> float:
    """How likely a nisse lies in a slot, as `seat` sees it."""
    if seat in slot.knowers and slot.card != UNSEEN:
        return float(slot.card == NISSE)
    if slot.swapper is not None and slot.swapper != seat:
        share = held(view, seat, slot.swapper) * PUTS
        return 0.5 * share if slot.memory[seat] == NISSE else share
    nisser, cards = nisser_left(view, seat)
    return nisser / cards


def odds(view: State, seat: Seat, claimer: Seat | None = None) -> float:
    """How likely a nisse lies among the beliefs, as `seat` sees it. With a claimer: the slots it
    does not know count for nothing, since it would not feed for their sake."""
    none = 1.0
    for slot in view.beliefs:
        if slot is not None:
            knows = claimer is None or claimer in slot.knowers or seat in slot.knowers
            none *= 1 - slot_odds(view, seat, slot) * (1.0 if knows else 0.5)
    return 1 - none


def record(view: State) -> tuple[int, int]:
    """How many feedings were proved and how many were caught in this match, for all to see."""
    proved = sum(min(won.cards.count(NISSE), sum(card in ACES for card in won.cards))
                 for won in view.won)
    return proved, sum(card in ACES for card in view.out)


def loss(stakes: Stakes) -> float:
    """What a wrong challenge costs: the claimer gets so much more, shared by both opponents."""
    return (stakes.proved - stakes.believed) / 2


def gain(stakes: Stakes) -> float:
    """What a right challenge brings, and the contract that is not made."""
    return CAUGHT - VISIT / 2 + (stakes.believed + stakes.caught) / 2


def bluffing(view: State, seat: Seat, stakes: Stakes) -> float:
    """How often a seat should feed without a nisse: a challenger then expects nothing. `view` is
    the seat's own; 0 if an opponent knows all the beliefs."""
    rate = 1.0
    for other in EVERYBODY:
        if other != seat:
            true = odds(unknown_to(view, other), other, seat)
            if all(slot is None or other in slot.knowers for slot in view.beliefs):
                return 0.0
            rate = min(rate, true / (1 - true) * loss(stakes) / gain(stakes))
    return rate


def unknown_to(view: State, other: Seat) -> State:
    """A view with what another seat does not know turned to unseen, hands too."""
    hands = tuple((UNSEEN,) * len(hand) for hand in view.hands)
    return view._replace(hands=hands, beliefs=tuple(
        slot and (slot if other in slot.knowers else slot._replace(
            card=UNSEEN, memory=(NONE, NONE, NONE))) for slot in view.beliefs))


def challenged(stakes: Stakes, otherwise: float) -> float:
    """How often feedings should be challenged in all: without a nisse they then bring no more
    than what the seat could do otherwise."""
    over = stakes.believed - otherwise
    return min(0.9, max(0.02, over / (stakes.believed + stakes.caught)))


def challenging(view: State, seat: Seat, claimer: Seat, stakes: Stakes, otherwise: float) -> float:
    """How often a seat should challenge a feeding, given what it knows and what this match has
    shown of feedings so far."""
    if all(slot is None or seat in slot.knowers for slot in view.beliefs):
        return float(not any(slot and slot.card == NISSE for slot in view.beliefs))
    true = odds(view, seat, claimer)
    if true >= 1:
        return 0.0
    alone = 1 - sqrt(1 - challenged(stakes, otherwise))
    rate = min(1.0, max(0.05, PRIOR_BLUFF))
    proved, caught = record(view)
    false = (1 - true) * rate * ((caught + 1) / (proved + 1)) ** 0.5
    share = false / (false + true)
    edge = share * gain(stakes) - (1 - share) * loss(stakes)
    return min(1.0, max(0.0, alone + SWAY * edge))


PRIOR_BLUFF = 0.35  # how often a seat without a nisse is expected to feed, of all that could
SWAY = 0.5  # how far a point to be won or lost moves the rate
