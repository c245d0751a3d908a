"""A random state of Halmstad that fits a view: known cards stay, the rest is dealt.

Numbers in docstrings are those of the rulings.
"""

from __future__ import annotations

from random import Random

from game.core.cards import Card, Cards, remove_cards
from game.core.contract import Seat, pick, shuffle
from game.games.halmstad.rules.contracts import list_demands
from game.games.halmstad.rules.position import all_cards
from game.games.halmstad.rules.state import (
    BELIEVED,
    CAPTAINS,
    CHALLENGED,
    DECK,
    EVERYBODY,
    RED,
    TIMBER,
    UNKNOWN,
    UNSEEN,
    VALUE,
    Believed,
    Bid,
    Bidding,
    Fed,
    Pledge,
    Proved,
    Shown,
    Stage,
    State,
)

HINT = 0.75  # how often a guess believes a "perhaps" mark


def guess(view: State, rng: Random) -> State:
    """Return a random state that fits the view. Hands hold the cards that were surely seen or that
    the stage proves, and usually those that were perhaps seen; all other unseen cards are dealt."""
    left = list(DECK)
    for card in all_cards(view):
        if card != UNSEEN:
            left.remove(card)
    pool = shuffle(left, rng)
    kept = [_draw_known(view, seat, pool) for seat in EVERYBODY]
    for seat in EVERYBODY:
        _prove(view, seat, kept[seat], pool)
    for seat in EVERYBODY:
        _draw_hinted(view, seat, kept[seat], pool, rng)
    hands = tuple(_fill_hand(hand, cards, pool)
                  for hand, cards in zip(view.hands, kept, strict=True))
    return view._replace(
        hands=hands,
        beliefs=tuple(slot._replace(card=pool.pop()) if slot and slot.card == UNSEEN else slot
                      for slot in view.beliefs),
        deck=tuple(pool.pop() if card == UNSEEN else card for card in view.deck),
        stage=_stage_guessed(view.stage, hands, rng),
    )


def _is_hidden(view: State, seat: Seat) -> bool:
    return UNSEEN in view.hands[seat]


def _draw_known(view: State, seat: Seat, pool: list[Card]) -> list[Card]:
    """2, 13: the cards that are certainly in a hidden hand, taken out of the pool."""
    if not _is_hidden(view, seat):
        return []
    tied = view.stage.bids[seat].tied if isinstance(view.stage, Bid) else ()
    kept = list(tied or view.sure[seat])
    for card in kept:
        pool.remove(card)
    return kept


def _prove(view: State, seat: Seat, kept: list[Card], pool: list[Card]) -> None:
    """10, 13: one card of each kind that the stage proves to be in a hidden hand."""
    if not _is_hidden(view, seat):
        return
    for kind in _list_proved(view, seat):
        if kind.isdisjoint(kept):
            card = next(card for card in pool if card in kind)
            pool.remove(card)
            kept.append(card)


def _list_proved(view: State, seat: Seat) -> list[frozenset[Card]]:
    """Return the kinds of cards that a seat must have, as the stage proves."""
    match view.stage:
        case Shown(claimer) | Fed(claimer) | Believed(claimer) | Proved(claimer) if (
                claimer == seat):
            most = max((value for _, value in list_demands(view.piles)), default=0)
            fitting = frozenset(card for card in TIMBER if VALUE[card] <= most)
            kinds = [frozenset(CAPTAINS), fitting]
            return [*kinds, RED] if isinstance(view.stage, Shown) else kinds
        case Pledge(_, _, challenger) if challenger == seat: return [TIMBER]
    return []


def _draw_hinted(view: State, seat: Seat, kept: list[Card], pool: list[Card], rng: Random) -> None:
    """13: cards with a "perhaps" mark, though the mark may be wrong."""
    if not _is_hidden(view, seat):
        return
    for card in view.perhaps[seat]:
        fits = len(kept) < len(view.hands[seat]) and card in pool
        if fits and rng.random() < HINT:
            pool.remove(card)
            kept.append(card)


def _fill_hand(hand: Cards, kept: list[Card], pool: list[Card]) -> Cards:
    if UNSEEN not in hand:
        return hand
    return tuple(sorted((*kept, *(pool.pop() for _ in range(len(hand) - len(kept))))))


def _stage_guessed(stage: Stage, hands: tuple[Cards, ...], rng: Random) -> Stage:
    match stage:
        case Bid(bids): return Bid(tuple(_bid_guessed(bid, hand, rng)
                                         for bid, hand in zip(bids, hands, strict=True)))
        case Fed(claimer, done, ace, (first, second)):
            return Fed(claimer, done, ace, (_answer_guessed(first, rng),
                                            _answer_guessed(second, rng)))
    return stage


def _bid_guessed(bid: Bidding, hand: Cards, rng: Random) -> Bidding:
    if bid.standing != UNSEEN:
        return bid
    return bid._replace(standing=pick(remove_cards(hand, *bid.tied), rng))


def _answer_guessed(answer: str, rng: Random) -> str:
    return pick((BELIEVED, CHALLENGED), rng) if answer == UNKNOWN else answer
