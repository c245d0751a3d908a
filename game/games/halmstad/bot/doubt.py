"""How likely it is, as one seat sees it, that a nisse lies among Halmstad's beliefs."""

from __future__ import annotations

from game.core.contract import Seat
from game.games.halmstad.rules.state import (
    COPIES,
    EVERYBODY,
    HAND,
    NISSE,
    NONE,
    UNSEEN,
    Slot,
    State,
)

ALL = 108  # cards of the game
PUTS = 0.85  # how often a seat that has a nisse puts it into the slot that it exchanges
MARKED = 0.6  # how often a nisse that was seen to come to a hand has been put into the slot since
TAKEN = 0.5  # a slot is so much less likely to have one if the exchanger found one there
BLIND = 0.5  # how much a slot counts if the claimer does not know it either


def shows_nisse(view: State) -> bool:
    """Return whether the view knows of a nisse among the beliefs."""
    return any(slot is not None and slot.card == NISSE for slot in view.beliefs)


def knows_all(view: State, seat: Seat) -> bool:
    """Return whether a seat knows every belief."""
    return all(slot is None or seat in slot.knowers for slot in view.beliefs)


def knows_nisse(view: State, seat: Seat) -> bool:
    """Return whether a seat knows of a nisse, as far as the view can tell."""
    return any(slot is not None and slot.card == NISSE and seat in slot.knowers
               for slot in view.beliefs)


def count_unseen(view: State, seat: Seat) -> tuple[int, int]:
    """Return how many nisser, and how many cards, lie where the seat of the view has not seen them;
    a card that is certainly in a hand counts as seen."""
    seen = [*view.out, *view.hands[seat],
            *(card for won in view.won for card in won.cards),
            *(card for pile in view.piles for card in pile),
            *(slot.card for slot in view.beliefs if slot),
            *(card for other in EVERYBODY if other != seat for card in view.sure[other])]
    nisser = COPIES[NISSE] - seen.count(NISSE)
    return max(0, nisser), max(1, ALL - len(seen) + seen.count(UNSEEN))


def odds_of_claim(view: State, seat: Seat, claimer: Seat) -> float:
    """Return how likely a nisse lies there, as the seat of the view sees it when the claimer may
    feed. A slot that the claimer has not seen either counts less: it is no reason to feed."""
    return _chance_of_any(view, seat, {seat, claimer}, BLIND)


def odds_in_turn(view: State, seat: Seat) -> float:
    """Return how likely a nisse lies there, as the seat of the view sees it in its own turn."""
    return _chance_of_any(view, seat, {seat}, 1.0)


def _chance_of_any(view: State, seat: Seat, among: set[Seat], blind: float) -> float:
    """Return how likely any slot has a nisse; those that nobody among some seats knows count
    less."""
    nisser, cards = count_unseen(view, seat)
    none = 1.0
    for slot in view.beliefs:
        if slot is not None:
            likely = _in_slot(view, seat, slot, nisser / cards)
            none *= 1 - likely * (1.0 if among & {*slot.knowers} else blind)
    return 1 - none


def _in_slot(view: State, seat: Seat, slot: Slot, each: float) -> float:
    """Return how likely a nisse lies in a slot; `each` is how likely any unseen card is one."""
    if slot.card != UNSEEN:
        return float(slot.card == NISSE)
    if slot.swapper is None or slot.swapper == seat:
        return each
    marked = NISSE in view.perhaps[slot.swapper]
    had = MARKED if marked else 1 - float((1 - each) ** HAND)
    return had * PUTS * (TAKEN if slot.memory[seat] == NISSE else 1.0)


def imagine_view(view: State, other: Seat) -> State:
    """Return a view in which everything that another seat cannot know is unseen, as are all
    hands."""
    return view._replace(
        hands=tuple((UNSEEN,) * len(hand) for hand in view.hands),
        beliefs=tuple(slot and slot._replace(
            card=slot.card if other in slot.knowers else UNSEEN, memory=(NONE,) * 3)
            for slot in view.beliefs))
