"""What each small step of a turn of Halmstad leads to, in points for the seat at turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.bots.halmstad_doubt import VISIT, Stakes
from game.bots.halmstad_hand import (
    KIND,
    Worth,
    left_for,
    loads,
    small,
    supplies,
    timber_in,
    worth,
)
from game.rules.core import Move, Seat
from game.rules.halmstad import moves, result
from game.rules.halmstad_contracts import CLAIM, contracts
from game.rules.halmstad_state import (
    HAND,
    RED,
    UNSEEN,
    VALUE,
    Card,
    Cards,
    Over,
    State,
    counters_left,
    with_,
    without,
)

WON = 4.0  # what it is worth to end the match with most points, and what it costs if others have
FRESH = 0.08  # what an empty place is worth more if it can be filled before the turn ends
GIFT = (0.3, 0.0, 0.03, 0.05, 0.1, 0.0)  # what a card on top of a pile is worth to the others
MANY = 8  # exchanges that are looked at together with a swap


class Outlook(NamedTuple):
    """What does not change while a turn is planned: tables, how much of a hand's worth is left,
    whether a swap, a draw and contracts are still open, and the values of feeding: how likely a
    feeding is challenged."""

    tables: Worth
    left: float
    swap: bool
    draw: bool
    open: bool
    doubt: float


def asked_bits(tops: Cards) -> int:
    bits = 0
    for card in tops:
        if card in RED:
            bits |= 1 << VALUE[card]
    return bits


def tops_of(view: State) -> Cards:
    return tuple([pile[0] for pile in view.piles if pile])


def rest(hand: Cards, bits: int, look: Outlook) -> float:
    """What a hand may bring later."""
    fresh = FRESH * max(0, HAND - len(hand)) if look.draw else 0.0
    return look.left * (worth(hand, bits, look.tables) + fresh)


def promise(hand: Cards, bits: int, look: Outlook) -> float:
    """What a hand brings now, by its best claim, and later."""
    best = rest(hand, bits, look)
    if not look.open:
        return best
    captain = next((card for card in hand if KIND[card] == 3), None)
    if captain is None:
        return best
    load, supply = loads(hand), supplies(hand)
    for total in range(2, 11):
        timber, red = load[total], supply[total]
        if timber is not None and red is not None and bits >> total & 1:
            after = rest(without(hand, captain, *timber, *red), bits, look)
            best = max(best, timber_in(timber) + after)
    return best


def swaps(view: State, seat: Seat, look: Outlook) -> Iterator[tuple[float, Move]]:
    """Every swap and what it leads to."""
    hand = view.hands[seat]
    tops = [pile[0] if pile else UNSEEN for pile in view.piles]
    for n, top in enumerate(tops):
        if top == UNSEEN:
            continue
        others = tuple(card for i, card in enumerate(tops) if i != n)
        for card in dict.fromkeys(hand):
            if KIND[card] != KIND[top] or KIND[card] < 3:
                yield (promise(with_(without(hand, card), top), asked_bits((*others, card)), look)
                       + look.left * (GIFT[KIND[top]] - GIFT[KIND[card]])), ("swap", card, n + 1)


def claims(view: State, seat: Seat, look: Outlook) -> Iterator[tuple[float, Move]]:
    """Every claim and what it leaves."""
    left = counters_left(view.won)
    for move in contracts(view.hands[seat], view.piles, CLAIM):
        yield _made(view, seat, move, left, look), move


def _made(view: State, seat: Seat, move: Move, left: int, look: Outlook) -> float:
    """Counters of a contract, and what its hand and piles are worth then."""
    match move:
        case (_, int(pile), tuple(supply), tuple(load), int(captain)): pass
        case _: raise TypeError(move)
    hand = without(view.hands[seat], *supply, *load, captain)
    under = view.piles[pile - 1][1:]
    tops = tuple(p[0] for n, p in enumerate(view.piles, 1) if p and n != pile) + under[:1]
    points = min(left, timber_in(load))
    if points == left:
        return points + end_worth(view, seat, points)
    gift = GIFT[KIND[under[0]]] if under else 0.0
    return points + rest(hand, asked_bits(tops), look) - look.left * gift


def fulfilments(view: State, seat: Seat, look: Outlook) -> Iterator[tuple[float, Move]]:
    """Every contract that a reveal or a feeding allows, and what it leaves."""
    left = counters_left(view.won)
    for move in moves(view, seat):
        yield _made(view, seat, move, left, look), move


def end_worth(view: State, seat: Seat, points: float = 0.0) -> float:
    """What it is worth that the match ends now, the seat having so many points more."""
    ended = result(view._replace(stage=Over("deck")))
    if ended is None:
        raise AssertionError("a match that is over has a result")
    own = ended.scores[seat] + points
    best = max(score for other, score in enumerate(ended.scores) if other != seat)
    if own != best:
        return WON if own > best else -WON
    return WON if seat in ended.winners and not points else -WON / 2


def fed(hand: Cards, bits: int, ace: Card, look: Outlook) -> tuple[Stakes, float]:
    """What is at stake when an ace is fed; all less what the hand is worth with it. And how much
    of it is timber if nobody challenges."""
    before = promise(hand, bits, look)
    captain = next(card for card in hand if KIND[card] == 3)
    hand = without(hand, ace)
    some = small(hand, bits.bit_length() - 1)
    every = tuple(card for card in hand if KIND[card] == 0)
    kept = without(hand, captain)
    believed = len(some) + rest(without(kept, *some), bits, look)
    proved = 4 + len(every) + rest(without(kept, *every), bits, look)
    shut = rest(hand, bits, look) - (1 + 2 * VISIT) / 2
    return Stakes(believed - before, proved - before, before - shut), before
