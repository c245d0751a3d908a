"""The questions, legal answers and refusals of Halmstad."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.cards import Card, Cards, remove_cards
from game.core.contract import Message, Move, Prompt, Seat
from game.games.halmstad.rules.contracts import (
    BELIEF,
    CLAIM,
    REVEAL,
    can_fulfil,
    list_contracts,
    way_of,
    why_none,
    why_not,
)
from game.games.halmstad.rules.state import (
    ACES,
    HAND,
    NONE,
    NOT_YET,
    TIMBER,
    UNSEEN,
    Believed,
    Bid,
    Done,
    Fed,
    Look,
    Pledge,
    Proved,
    Shown,
    State,
    Turn,
    Visit,
)

PASS: Move = ("pass",)
BELIEVE: Move = ("believe",)
CHALLENGE: Move = ("challenge",)
LEAVE: Move = ("leave",)
DECLINE: Move = ("decline",)
DRAW: Move = ("draw",)
EXAMINE: Move = ("examine",)
REVEALS: Move = ("reveal",)

_BID, _TURN, _LOOK = Prompt("bid"), Prompt("turn"), Prompt("look")
_FULFIL, _VISIT, _PLEDGE = Prompt("fulfil"), Prompt("visit"), Prompt("pledge")


def prompts(state: State) -> Mapping[Seat, Prompt]:
    """2, 10: bids and answers are asked of several seats at once, everything else of one."""
    match state.stage:
        case Bid(bids): return {s: _BID for s, bid in enumerate(bids) if bid.standing == NONE}
        case Turn(seat): return {seat: _TURN}
        case Look(seat): return {seat: _LOOK}
        case Shown(seat) | Believed(seat) | Proved(seat): return {seat: _FULFIL}
        case Fed(seat, _, _, answers):
            asked = Prompt("answer", seconds=float(state.seconds) or None, default=BELIEVE)
            return {(seat + 1 + i) % 3: asked for i in (0, 1) if answers[i] == NOT_YET}
        case Visit(_, _, _, left): return {left[0]: _VISIT}
        case Pledge(_, _, challenger): return {challenger: _PLEDGE}
    return {}


def moves(state: State, seat: Seat) -> list[Move]:
    """Return all legal moves of a seat; none if it is not asked."""
    if seat not in prompts(state):
        return []
    hand = state.hands[seat]
    match state.stage:
        case Bid(): return [("bid", card) for card in dict.fromkeys(list_biddable(state, seat))]
        case Turn(_, done): return _turn(state, hand, done)
        case Look():
            slots = [n for n, slot in enumerate(state.beliefs, 1) if slot]
            return [LEAVE, *(("exchange", card, n) for card in dict.fromkeys(hand)
                             for n in slots)]
        case Shown() | Believed() | Proved():
            return list_contracts(hand, state.piles, way_of(state.stage))
        case Fed(): return [CHALLENGE, BELIEVE]
        case Visit():
            return [DECLINE, *(("visit", n, depth) for n, pile in enumerate(state.piles, 1)
                               for depth in range(1, len(pile) + 1))]
        case Pledge(): return [("pledge", card) for card in dict.fromkeys(hand) if card in TIMBER]
    return []


def list_biddable(state: State, seat: Seat) -> Cards:
    """2: the cards of a hand that do not lie on the table as tied bids."""
    if not isinstance(state.stage, Bid):
        return ()
    return remove_cards(state.hands[seat], *state.stage.bids[seat].tied)


def _turn(state: State, hand: Cards, done: Done) -> list[Move]:
    legal = [PASS]
    if _can_draw(state, hand, done):
        legal.append(DRAW)
    if _can_renew(state, hand, done):
        legal += [("renew", card) for card in dict.fromkeys(hand)]
    if not done.swapped:
        quays = [n for n, pile in enumerate(state.piles, 1) if pile]
        legal += [("swap", card, n) for card in dict.fromkeys(hand) for n in quays]
    if not done.examined:
        legal.append(EXAMINE)
    if done.barred:
        return legal
    legal += list_contracts(hand, state.piles, CLAIM)
    if can_fulfil(hand, state.piles, BELIEF):
        legal += [("feed", card) for card in dict.fromkeys(hand) if card in ACES]
        if can_fulfil(hand, state.piles, REVEAL):
            legal.append(REVEALS)
    return legal


def _can_draw(state: State, hand: Cards, done: Done) -> bool:
    return not done.drew and len(hand) < HAND and bool(state.deck)


def _can_renew(state: State, hand: Cards, done: Done) -> bool:
    return state.renew and not done.drew and len(hand) >= HAND and bool(state.deck)


def refusal(state: State, seat: Seat, move: Move) -> Message | None:
    """None for a legal move; else why it is not one."""
    asked = prompts(state)
    if not asked:
        return ("match-over",)
    if seat not in asked:
        return _why_not_asked(state, seat, next(iter(asked)))
    match state.stage, move:
        case Bid(), ("bid", int(card)): return _why_no_bid(state, seat, card)
        case Turn(_, done), _: return _why_not_in_turn(state, seat, move, done)
        case Look(), ("leave",): return None
        case Look(), ("exchange", int(card), int(slot)):
            return _why_no_exchange(state, seat, card, slot)
        case Shown() | Believed() | Proved(), ("fulfil", *_):
            return why_not(state.hands[seat], state.piles, way_of(state.stage), move)
        case Fed(), (("challenge" | "believe"),): return None
        case Visit(), ("decline",): return None
        case Visit(), ("visit", int(pile), int(depth)): return _why_no_visit(state, pile, depth)
        case Pledge(), ("pledge", int(card)): return _why_no_pledge(state.hands[seat], card)
    return (f"halmstad-first-{asked[seat].kind}",)


def _why_not_asked(state: State, seat: Seat, other: Seat) -> Message:
    match state.stage:
        case Bid(): return ("halmstad-bid-made",)
        case Fed(claimer) if claimer == seat: return ("halmstad-they-think",)
        case Fed(): return ("halmstad-answer-given",)
    return ("not-your-turn", ("seat", other))


def _why_no_bid(state: State, seat: Seat, card: Card) -> Message | None:
    if card in list_biddable(state, seat):
        return None
    return ("halmstad-bid-tied",) if card in state.hands[seat] else ("halmstad-not-held",)


def _why_not_in_turn(state: State, seat: Seat, move: Move, done: Done) -> Message | None:
    hand = state.hands[seat]
    match move:
        case ("pass",): return None
        case ("draw",): return _why_no_draw(state, hand, done)
        case ("renew", int(card)): return _why_no_renewal(state, hand, card, done)
        case ("swap", int(card), int(pile)): return _why_no_swap(state, hand, card, pile, done)
        case ("examine",): return ("halmstad-examined",) if done.examined else None
        case (("claim", *_) | ("reveal",) | ("feed", int())) if done.barred:
            return ("halmstad-barred",)
        case ("claim", *_): return why_not(hand, state.piles, CLAIM, move)
        case ("reveal",): return why_none(hand, state.piles, REVEAL)
        case ("feed", int(card)): return _why_no_feeding(state, hand, card)
        case ("fulfil", *_): return ("halmstad-fulfil-later",)
    return ("halmstad-first-turn",)


def _why_no_draw(state: State, hand: Cards, done: Done) -> Message | None:
    if _can_draw(state, hand, done):
        return None
    if done.drew:
        return ("halmstad-drawn",)
    if not state.deck:
        return ("halmstad-deck-out",)
    return ("halmstad-renew-first",) if state.renew else ("halmstad-hand-full", HAND)


def _why_no_renewal(state: State, hand: Cards, card: Card, done: Done) -> Message | None:
    if not state.renew:
        return ("halmstad-no-renewal",)
    if done.drew:
        return ("halmstad-drawn",)
    if not state.deck:
        return ("halmstad-deck-out",)
    if len(hand) < HAND:
        return ("halmstad-not-full", HAND)
    return None if card in hand and card != UNSEEN else ("halmstad-not-held",)


def _why_no_swap(state: State, hand: Cards, card: Card, pile: int, done: Done) -> Message | None:
    if done.swapped:
        return ("halmstad-swapped",)
    if card not in hand or card == UNSEEN:
        return ("halmstad-not-held",)
    return None if _has_card(state, pile, 1) else ("halmstad-no-pile",)


def _has_card(state: State, pile: int, depth: int) -> bool:
    """Return whether a pile has a card at this depth, 1 being its top."""
    return 1 <= pile <= len(state.piles) and 1 <= depth <= len(state.piles[pile - 1])


def _why_no_feeding(state: State, hand: Cards, card: Card) -> Message | None:
    if card not in ACES:
        return ("halmstad-feed-ace",)
    return why_none(hand, state.piles, BELIEF) if card in hand else ("halmstad-not-held",)


def _why_no_exchange(state: State, seat: Seat, card: Card, slot: int) -> Message | None:
    if card not in state.hands[seat]:
        return ("halmstad-not-held",)
    exists = slot in range(1, len(state.beliefs) + 1) and state.beliefs[slot - 1]
    return None if exists else ("halmstad-no-belief",)


def _why_no_visit(state: State, pile: int, depth: int) -> Message | None:
    return None if _has_card(state, pile, depth) else ("halmstad-no-card-there",)


def _why_no_pledge(hand: Cards, card: Card) -> Message | None:
    if card not in TIMBER:
        return ("halmstad-pledge-timber",)
    return None if card in hand else ("halmstad-not-held",)
