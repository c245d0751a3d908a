"""The value of each small step of a Halmstad turn, in points for the seat to move.

A step is worth its counters, plus the later value of the hand and the piles. A contract that the
next step would allow counts as made.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from game.core.cards import Card, Cards, add_cards, remove_cards
from game.core.contract import Move, Seat, put
from game.games.halmstad.bot.bluff import Stakes
from game.games.halmstad.bot.hand import (
    KIND,
    list_claims,
    list_small_timber,
    timber_in,
)
from game.games.halmstad.bot.judged import (
    UNKNOWN,
    Judge,
    Known,
    Weights,
    find_known,
    judge,
    left_for,
)
from game.games.halmstad.rules import result
from game.games.halmstad.rules.points import THANKS
from game.games.halmstad.rules.state import (
    CAPTAINS,
    HAND,
    RACE,
    RED,
    TIMBER,
    VALUE,
    Bid,
    Done,
    Over,
    Slot,
    State,
    counters_left,
    done_at,
)

WON = 4.0  # the worth of ending the match with most points, and the cost if another player has most
SHUT = 0.9  # what a lost challenge costs: the others' visits and contract
FIFTH = 20.0  # what the contract that wins a race is worth
TOWARDS = 1.5  # what an earlier contract is worth in a race, whatever is in it
IDLE = 0.01  # makes a contract better than a swap that does not improve it
TROUBLE = 0.1  # points that a swap for later turns has to bring
SHOWN = 0.2  # what it costs that everybody has seen the nisse
NOT_MINE = Done(drew=True, swapped=True, examined=True, barred=True)  # in another seat's turn

Step = tuple[float, Move]  # its worth comes first


class Plan(NamedTuple):
    """The seat's view at some step of its turn, what it wants, and what it can still do in the
    turn. `left` is the share of a hand's worth that there is still time for, `known` what it knows
    of the beliefs, `each` what a contract is worth besides its counters, and `trouble` what a swap
    for later turns has to bring to be worth making."""

    view: State
    seat: Seat
    judge: Judge
    left: float
    known: Known
    swap: bool
    draw: bool
    open: bool
    each: float
    trouble: float

    @property
    def hand(self) -> Cards:
        return self.view.hands[self.seat]

    @property
    def tops(self) -> Cards:
        """The cards on top of the piles."""
        return tuple(pile[0] for pile in self.view.piles if pile)


def make_plan(view: State, seat: Seat, weights: Weights, trouble: float = TROUBLE) -> Plan:
    """Return the plan for a stage in the seat's own turn, or for a question in another seat's."""
    stage = view.stage
    mine = not isinstance(stage, Bid | Over) and stage.seat == seat
    done = done_at(stage) if mine else NOT_MINE
    deck = len(view.deck)
    return Plan(view, seat, judge(weights, deck), left_for(deck), find_known(view, seat),
                not done.swapped, not done.drew, not done.barred, _worth_of_contract(view, seat),
                trouble)


def _worth_of_contract(view: State, seat: Seat) -> float:
    if not view.race:
        return 0.0
    return FIFTH if view.won[seat].contracts == RACE - 1 else TOWARDS


def demand_bits(tops: Iterable[Card]) -> int:
    """Return the demands among cards, one bit for each value."""
    bits = 0
    for card in tops:
        if card in RED:
            bits |= 1 << VALUE[card]
    return bits


def rate_later(p: Plan, hand: Cards, tops: Cards) -> float:
    """Return what a hand may bring in later turns, with these cards on top of the piles."""
    return p.judge.rate_hand(hand, tops, p.draw, p.known)


def rate_promise(p: Plan, hand: Cards, tops: Cards) -> float:
    """Return what a hand brings by its best claim now, and later."""
    return max(_rate_promises(p, hand, tops))


def _rate_promises(p: Plan, hand: Cards, tops: Cards) -> tuple[float, float]:
    """Return what a hand brings later, and what with its best claim now, if that is more."""
    kept = best = rate_later(p, hand, tops)
    captain = next((card for card in hand if KIND[card] == 3), None)
    if captain is None or not p.open:
        return kept, best
    bits = demand_bits(tops)
    for total, black, red in list_claims(hand):
        if bits >> total & 1:
            after = rate_later(p, remove_cards(hand, captain, *black, *red), tops)
            best = max(best, p.each + timber_in(black) + after)
    return kept, best


def rate_renewals(p: Plan) -> Iterator[Step]:
    """Yield what it brings to lay a card where the tide comes next, and to draw one."""
    at = max(p.view.tide, 1) - 1
    for card in dict.fromkeys(p.hand):
        yield rate_promise(p, remove_cards(p.hand, card), put(p.tops, at, card)), ("renew", card)


def _find_pile(p: Plan) -> int:
    """Return the pile on which a card of a hand that has just been renewed may lie: nobody takes it
    back at once. 0 if there is none."""
    renewed = p.view.renew and p.view.tide and not p.draw and len(p.hand) >= HAND
    return (p.view.tide - 2) % len(p.view.piles) + 1 if renewed else 0


def rate_swaps(p: Plan) -> Iterator[Step]:
    """Yield swaps that change something."""
    laid = _find_pile(p)
    tops = [(n, pile[0]) for n, pile in enumerate(p.view.piles, 1) if pile and n != laid]
    for n, top in tops:
        for card in dict.fromkeys(p.hand):
            if KIND[card] != KIND[top] or KIND[card] < 3:
                yield rate_swap(p, card, n), ("swap", card, n)


def rate_swap(p: Plan, card: Card, pile: int) -> float:
    """Return what a swap with the top of a pile brings, less the trouble; the first captain of a
    hand is worth any."""
    top = p.view.piles[pile - 1][0]
    able = KIND[top] == 3 and all(KIND[one] != 3 for one in p.hand)
    tops = tuple(card if n == pile else cards[0]
                 for n, cards in enumerate(p.view.piles, 1) if cards)
    kept, best = _rate_promises(p, add_cards(remove_cards(p.hand, card), top), tops)
    return best - (IDLE if able or best > kept else p.trouble)


def contracts_of(p: Plan, moves: Iterable[Move]) -> Iterator[Step]:
    """Yield the contracts among some moves, each with its worth and that of what it leaves."""
    counters = counters_left(p.view.counters, p.view.won)
    for move in moves:
        match move:
            case (_, int(pile), tuple(supply), tuple(load), int(captain)): pass
            case _: continue
        points = min(counters, timber_in(load))
        if p.each == FIFTH:
            yield 2 * FIFTH + points, move  # nothing comes after it
            continue
        if points == counters:
            yield p.each + points + rate_ending(p, points), move
            continue
        tops = tuple(cards[n == pile] for n, cards in enumerate(p.view.piles, 1)
                     if len(cards) > (n == pile))
        hand = remove_cards(p.hand, *supply, *load, captain)
        yield p.each + points + rate_later(p, hand, tops), move


def rate_ending(p: Plan, more: int = 0) -> float:
    """Return what it is worth that the match ends now, when the seat has `more` points in
    addition."""
    ended = result(p.view._replace(stage=Over("deck")))
    if ended is None:
        raise AssertionError("a match that is over has a result")
    ahead = ended.scores[p.seat] + more - max(
        score for seat, score in enumerate(ended.scores) if seat != p.seat)
    if ahead == 0:
        return WON / 2 if p.seat in ended.winners else -WON / 2
    return WON if ahead > 0 else -WON


def rate_fed(p: Plan, hand: Cards, ace: Card) -> Stakes:
    """Return the stakes of feeding an ace, compared with the value of the hand without it."""
    before = rate_promise(p, hand, p.tops)
    captain = next(card for card in hand if card in CAPTAINS)
    rest = remove_cards(hand, ace, captain)
    load = list_small_timber(rest, demand_bits(p.tops).bit_length() - 1)
    every = tuple(card for card in rest if card in TIMBER)
    return Stakes(
        p.each + len(load) + rate_later(p, remove_cards(rest, *load), p.tops) - before,
        p.each + THANKS + len(every) - before
        + rate_later(p._replace(known=UNKNOWN), remove_cards(rest, *every), p.tops),
        before - rate_later(p, remove_cards(hand, ace), p.tops) + SHUT
        + min(p.view.fine, p.view.won[p.seat].counters))


def rate_revealed(p: Plan, hand: Cards) -> float:
    """Return what a contract brings after a nisse is turned up."""
    captain = next(card for card in hand if card in CAPTAINS)
    red = min((card for card in hand if card in RED), key=VALUE.__getitem__)
    load = list_small_timber(hand, demand_bits(p.tops).bit_length() - 1)
    return p.each + len(load) + rate_later(
        p, remove_cards(hand, captain, red, *load), p.tops) - SHOWN


def plan_exchange(p: Plan, card: Card, number: int) -> Plan:
    """Return the plan after a belief was exchanged for a hand card."""
    slot = p.view.beliefs[number - 1]
    if slot is None:
        raise AssertionError("a belief is exchanged that is not there")
    hand = add_cards(remove_cards(p.hand, card), slot.card)
    view = p.view._replace(
        hands=put(p.view.hands, p.seat, hand),
        beliefs=put(p.view.beliefs, number - 1, Slot(card, (p.seat,), p.seat)))
    return p._replace(view=view, known=find_known(view, p.seat))
