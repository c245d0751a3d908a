"""Whom Halmstad's bot is measured against, and what share of the wins it has to take.

Two rivals follow rules of their own and share nothing with the bot; `random` plays anything;
`tables` is the expert as it was before it had learned anything, when it swapped for the least gain.
The probes are the expert with one
decision replaced. Two of them always or never challenge when they do not know whether a nisse lies
there; when they know, they answer as the expert does. Two feed without a nisse always (when that is
best, or nothing else is left to do) or never.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from game.bots.search import Budget
from game.core.cards import Card
from game.core.contract import Move, Seat, pick
from game.games.halmstad import bot as halmstad
from game.games.halmstad.bot.judged import START
from game.games.halmstad.bot.plan import IDLE
from game.games.halmstad.rules import State, moves, step
from game.games.halmstad.rules.state import (
    ACES,
    BALLAST,
    CAPTAINS,
    NISSE,
    RED,
    TIMBER,
    VALUE,
    Bid,
    Done,
    Fed,
    Look,
    Pledge,
    Turn,
    Visit,
)

Chooser = Callable[[State, Seat, Random, Budget], Move]
UNIT = "wins"  # the ladder counts shares of matches won among three
SECONDS = 0.7
# One, two of the other, and the share of the wins in percent that the first one needs.
BARS = (
    ("expert", "greedy", 50.0), ("expert", "trader", 50.0),
    ("expert", "skilled", 100 / 3), ("skilled", "novice", 100 / 3), ("expert", "tables", 100 / 3),
)
# One, two of the other, and the share in percent that the first one must not exceed.
CAPS = tuple((probe, "expert", 100 / 3) for probe in (
    "always_challenge", "never_challenge", "always_bluff", "never_bluff"))


def at_random(view: State, seat: Seat, luck: Random, _: Budget) -> Move:
    return pick(moves(view, seat), luck)


def play_greedily(view: State, seat: Seat, _luck: Random, _budget: Budget) -> Move:
    """Draws, grabs timber wherever it lies, and claims the largest contract at once; feeds a known
    nisse, and feeds without one if two timber cards would go; challenges only what it knows to be
    wrong."""
    options = moves(view, seat)
    match view.stage:
        case Bid(): return max(options, key=lambda move: (_card_of(move) in CAPTAINS, move))
        case Fed(): return options[0] if _sees_none(view, seat) else options[-1]
        case Visit(): return max(options, key=lambda move: _rate_liking(_card_taken(view, move)))
        case Pledge(): return options[-1]
        case Look(): return _grab(view, seat, options)
        case Turn(_, done):
            large = [move for move in options if move[0] in {"claim", "reveal", "feed"}
                     and _worth_it(view, seat, move)]
            if large:
                return max(large, key=_size_of_contract)
            for kind in ("draw", "examine"):
                if (kind,) in options:
                    return (kind,)
            return options[0] if done.swapped else _grab(view, seat, options)
    return max(options, key=_size_of_contract)


def play_trader(view: State, seat: Seat, luck: Random, _: Budget) -> Move:
    """Try every swap for what it could claim after it, keep one captain and one ace, hide nisser
    among the beliefs, bluff one time in four and challenge one time in three."""
    options = moves(view, seat)
    match view.stage:
        case Bid(): return min(options, key=lambda move: abs(_card_of(move) - 40))
        case Fed(): return options[0] if _sees_none(view, seat) or (
            not _sees_nisse(view) and luck.random() < 1 / 3) else options[-1]
        case Visit(): return max(options, key=lambda move: _rate_liking(_card_taken(view, move)))
        case Pledge(): return options[0]
        case Look(): return _hide(view, seat, options)
        case Turn(_, done): return _make_contracts(view, seat, luck, options, done)
    return max(options, key=_size_of_contract)


def _make_contracts(view: State, seat: Seat, luck: Random, options: list[Move], done: Done) -> Move:
    """Make contracts first, so that a draw brings more."""
    claims = [move for move in options if move[0] == "claim"]
    if claims:
        return max(claims, key=_size_of_contract)
    if _sees_nisse(view):
        for kind in ("feed", "reveal"):
            if matching := [move for move in options if move[0] == kind]:
                return matching[0]
    if ("draw",) in options:
        return ("draw",)
    if ("examine",) in options:
        return ("examine",)
    if not done.swapped:
        return max((move for move in options if move[0] in {"swap", "pass"}),
                   key=lambda move: _rate_swap(view, seat, move, luck))
    feeds = [move for move in options if move[0] == "feed"]
    if feeds and not _is_watched(view, seat) and luck.random() < 1 / 4:
        return feeds[0]
    return ("pass",)


def _rate_swap(view: State, seat: Seat, move: Move, luck: Random) -> tuple[int, int, int]:
    """Return what a swap leads to: timber in the best claim, timber in hand, and how well the hand
    is liked."""
    if move == ("pass",):
        return 0, _count(view.hands[seat], TIMBER), sum(map(_rate_liking, view.hands[seat]))
    after = step(view, seat, move, luck)
    claims = [_size_of_contract(found)[0] for found in moves(after, seat) if found[0] == "claim"]
    hand = after.hands[seat]
    return max(claims, default=0), _count(hand, TIMBER), sum(map(_rate_liking, hand))


def _hide(view: State, seat: Seat, options: list[Move]) -> Move:
    """Hides a nisse among the beliefs for the worst card there; otherwise takes a belief."""
    lies = [slot is not None and slot.card == NISSE for slot in view.beliefs]
    if NISSE in view.hands[seat] and not any(lies):
        return max((move for move in options if move[1:2] == (NISSE,)),
                   key=lambda move: _rate_liking(_card_that_comes(view, move)))
    return _grab(view, seat, options)


def _grab(view: State, seat: Seat, options: list[Move]) -> Move:
    """Return the exchange or swap that gains most by liking, or none."""
    def gain(move: Move) -> int:
        if len(move) == 1:
            return 0
        return _rate_liking(_card_that_comes(view, move)) - _rate_liking(
            _card_of(move), view.hands[seat])
    return max((move for move in options if move[0] in {"swap", "exchange", "leave", "pass"}),
               key=gain)


def _card_that_comes(view: State, move: Move) -> Card:
    """Return the card that a swap or an exchange brings."""
    place = _card_of(move, 2)
    if move[0] == "swap":
        return view.piles[place - 1][0]
    slot = view.beliefs[place - 1]
    return NISSE if slot is None else slot.card


def _card_taken(view: State, move: Move) -> Card:
    return view.piles[_card_of(move) - 1][_card_of(move, 2) - 1] if len(move) > 1 else NISSE


def _rate_liking(card: Card, hand: tuple[Card, ...] = ()) -> int:
    """Return how much a card is wanted; less so if the hand has more of its kind."""
    if card in TIMBER:
        return 20 - VALUE[card]
    if card in ACES:
        return 6 if sum(one in ACES for one in hand) < 2 else 2
    if card in CAPTAINS:
        return 8 - 2 * min(3, _count(hand, frozenset(CAPTAINS)))
    if card in RED:
        return 4 - (_count(hand, RED) > 3)
    return 2 if card in BALLAST and _count(hand, BALLAST) < 2 else 1


def _count(cards: tuple[Card, ...], kind: frozenset[Card]) -> int:
    return sum(card in kind for card in cards)


def _size_of_contract(move: Move) -> tuple[int, int]:
    """Return the timber in a contract, then the number of cards; a reveal and a feeding count as
    one timber."""
    load = move[3] if len(move) > 3 and isinstance(move[3], tuple) else ()
    return sum(card in TIMBER for card in load) + (len(move) < 3), len(load)


def _worth_it(view: State, seat: Seat, move: Move) -> bool:
    if move[0] == "claim":
        return True
    if move[0] == "reveal":
        return _sees_nisse(view)
    small = [card for card in view.hands[seat] if card in TIMBER and VALUE[card] <= 5]
    return _sees_nisse(view) or (len(small) >= 2 and not _is_watched(view, seat))


def _sees_nisse(view: State) -> bool:
    return any(slot and slot.card == NISSE for slot in view.beliefs)


def _sees_none(view: State, seat: Seat) -> bool:
    return all(slot is None or seat in slot.knowers for slot in view.beliefs) and (
        not _sees_nisse(view))


def _is_watched(view: State, seat: Seat) -> bool:
    """Return whether another seat knows all beliefs."""
    return any(all(slot is None or other in slot.knowers for slot in view.beliefs)
               for other in range(3) if other != seat)


def _card_of(move: Move, at: int = 1) -> int:
    value = move[at]
    if not isinstance(value, int):
        raise TypeError(move)
    return value


def _make_expert(**changed: Any) -> Chooser:
    """Return the expert with something changed; a rate that is None is its own."""
    skill = halmstad.EXPERT._replace(**changed)
    return lambda view, seat, luck, _: halmstad.answer_question(view, seat, luck, skill)


RIVALS: dict[str, Chooser] = {
    "random": at_random, "greedy": play_greedily, "trader": play_trader,
    "tables": _make_expert(weights=START, trouble=IDLE),
    "always_challenge": _make_expert(challenges=1.0),
    "never_challenge": _make_expert(challenges=0.0),
    "always_bluff": _make_expert(feeds=1.0), "never_bluff": _make_expert(feeds=0.0),
}
