"""Halmstad: contracts of timber for three magnates who share what they believe about nisser.

Numbers in docstrings are those of the rulings. Cards in what beats say are names ("7C").
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from game.core.cards import HANDS, Card, Cards, add_cards, remove_cards
from game.core.contract import (
    Measure,
    Move,
    Options,
    Result,
    Seat,
    choose_options,
    make_steps,
    put,
    shuffle,
)
from game.games.halmstad.rules.bids import bid
from game.games.halmstad.rules.draft import Draft, end_match, make_contract, nisse_at
from game.games.halmstad.rules.feeding import answer_, decline, feed, pledge, visit
from game.games.halmstad.rules.guess import guess
from game.games.halmstad.rules.memory import (
    deal_slots,
    exchange_slot,
    fade,
    mark_coming,
    mark_leaving,
    seen_by,
    show_to_all,
)
from game.games.halmstad.rules.moves import moves, prompts, refusal
from game.games.halmstad.rules.notation import parse, say
from game.games.halmstad.rules.points import tally
from game.games.halmstad.rules.position import read, write
from game.games.halmstad.rules.state import (
    CARDS,
    COUNTERS,
    DECK,
    EVERYBODY,
    HAND,
    NONE,
    NOTHING,
    PILES,
    RACE,
    SEATS,
    STILL,
    Believed,
    Bid,
    Bidding,
    Done,
    Fed,
    Look,
    Over,
    Pledge,
    Proved,
    Shown,
    State,
    Turn,
    Visit,
    Won,
)
from game.games.halmstad.rules.view import table, view

__all__ = [
    "APART", "FINAL", "MOVES", "NAME", "OPTIONS", "RANKED_BY", "SAMPLED", "SEATS", "VERSION",
    "Draft", "State", "apply", "guess", "moves", "parse", "prompts", "read", "refusal", "result",
    "say", "setup", "standing", "step", "table", "tally", "view", "write",
]

NAME = "halmstad"
VERSION = 1
MOVES = (
    "bid", "draw", "renew", "swap", "examine", "exchange", "leave", "claim", "reveal", "fulfil",
    "feed", "challenge", "believe", "visit", "decline", "pledge", "pass",
)
FINAL: tuple[str, ...] = ()
SAMPLED = False
RANKED_BY: Measure = "points"
APART: tuple[str, ...] = ("race", "coins")
OPTIONS: Mapping[str, tuple[str, ...]] = {
    "coins": tuple(map(str, COUNTERS)), "answer": ("30", "15", "60", "0"),
    "tide": ("true", "false"), "race": ("false", "true"), "fine": ("0", "1", "2"),
    "renew": ("false", "true"),
}


def setup(seats: int, rng: Random, options: Options) -> State:
    """1: seven cards each, five piles, three beliefs; then everybody bids.

    Raises BadOption, or ValueError for another number of seats.
    """
    if seats not in SEATS:
        raise ValueError(f"Halmstad is for three, not {seats}")
    given = choose_options(OPTIONS, options)
    deck = tuple(shuffle(DECK, rng))
    hands = tuple(tuple(sorted(deck[HAND * s : HAND * (s + 1)])) for s in EVERYBODY)
    deck = deck[HAND * seats :]
    none: tuple[Cards, ...] = ((),) * seats
    return State(
        int(given["answer"]), 1 if given["tide"] == "true" else 0, 0, given["race"] == "true",
        int(given["fine"]), given["renew"] == "true", int(given["coins"]),
        deck[PILES + 3 :], hands, none, none,
        tuple((card,) for card in deck[:PILES]), deal_slots(deck[PILES:]), (Won(0, 0, ()),) * seats,
        (), Bid((Bidding(NONE, ()),) * seats))


def run(t: Draft, seat: Seat, move: Move) -> None:
    """Apply a move; one line a rule."""
    match t.stage, move:
        case Bid(bids), (_, int(card)): bid(t, seat, card, bids)
        case Turn(_, done), ("draw",): draw(t, seat, done)
        case Turn(_, done), ("renew", int(card)): renew(t, seat, card, done)
        case Turn(_, done), ("swap", int(card), int(pile)): swap(t, seat, card, pile, done)
        case Turn(_, done), ("examine",): examine(t, seat, done)
        case Turn(_, done), ("reveal",): reveal(t, seat, done)
        case Turn(_, done), ("feed", int(ace)): feed(t, seat, ace, done)
        case Turn(_, done), ("pass",): pass_(t, seat, done)
        case Look(_, done), ("exchange", int(card), int(n)): exchange(t, seat, card, n, done)
        case Look(_, done), _: leave(t, seat, done)
        case Fed() as fed, (answer,): answer_(t, seat, str(answer), fed)
        case Visit() as stage, ("visit", int(pile), int(n)): visit(t, seat, pile, n, stage)
        case Visit() as stage, _: decline(t, seat, stage)
        case Pledge() as stage, (_, int(card)): pledge(t, seat, card, stage)
        case (Turn() | Shown() | Believed() | Proved() as stage,
              (_, int(pile), tuple(supply), tuple(load), int(captain))):
            make_contract(t, stage, pile, (*supply, *load, captain))
    if isinstance(t.stage, Turn) and not t.deck:
        end_match(t, "deck")


apply, step = make_steps(Draft, run, refusal)


def draw(t: Draft, seat: Seat, done: Done) -> None:
    """4: up to seven cards, or as many as there are."""
    count = min(HAND - len(t.hands[seat]), len(t.deck))
    t.hands = put(t.hands, seat, add_cards(t.hands[seat], *t.deck[:count]))
    t.deck = t.deck[count:]
    t.stage = Turn(seat, done._replace(drew=True))
    t.tell("draw", seat, (("deck", HANDS[seat]),) * count, count)


def renew(t: Draft, seat: Seat, card: Card, done: Done) -> None:
    """4: with the option `renew` a card of a full hand on the tide's pile, and the deck's top
    card."""
    pile = t.tide or 1
    t.hands = put(t.hands, seat, add_cards(remove_cards(t.hands[seat], card), t.deck[0]))
    t.deck = t.deck[1:]
    t.piles = put(t.piles, pile - 1, (card, *t.piles[pile - 1]))
    t.tide = pile % PILES + 1 if t.tide else 0
    mark_leaving(t, seat, card)
    t.stage = Turn(seat, done._replace(drew=True))
    moved = ((HANDS[seat], f"pile/{pile}"), ("deck", HANDS[seat]))
    t.tell("renew", seat, moved, CARDS[card])


def swap(t: Draft, seat: Seat, card: Card, pile: int, done: Done) -> None:
    """5: a hand card for a top card."""
    top, *under = t.piles[pile - 1]
    t.hands = put(t.hands, seat, add_cards(remove_cards(t.hands[seat], card), top))
    t.piles = put(t.piles, pile - 1, (card, *under))
    mark_leaving(t, seat, card)
    mark_coming(t, seat, top)
    t.stage = Turn(seat, done._replace(swapped=True))
    quay = f"pile/{pile}"
    t.tell("swap", seat, ((HANDS[seat], quay), (quay, HANDS[seat])), CARDS[card], CARDS[top])


def examine(t: Draft, seat: Seat, done: Done) -> None:
    """6: a look at the beliefs; with cards in hand one may be exchanged."""
    t.beliefs = tuple(seen_by(slot, seat) for slot in t.beliefs)
    done = done._replace(examined=True)
    t.stage = Look(seat, done) if t.hands[seat] else Turn(seat, done)
    t.tell("examine", seat)


def exchange(t: Draft, seat: Seat, card: Card, number: int, done: Done) -> None:
    """6, 13: a belief for a hand card; the others see which slot, and not the cards."""
    slot = t.beliefs[number - 1]
    if slot is None:
        raise AssertionError("a belief is exchanged that is not there")
    t.hands = put(t.hands, seat, add_cards(remove_cards(t.hands[seat], card), slot.card))
    fade(t, seat)
    if slot.knowers == EVERYBODY:
        mark_coming(t, seat, slot.card)
    t.beliefs = put(t.beliefs, number - 1, exchange_slot(slot, seat, card))
    t.stage = Turn(seat, done)
    t.tell("exchange", seat, ((HANDS[seat], "belief"), ("belief", HANDS[seat])), number)


def leave(t: Draft, seat: Seat, done: Done) -> None:
    """6: all three stay."""
    t.stage = Turn(seat, done)
    t.tell("leave", seat)


def reveal(t: Draft, seat: Seat, done: Done) -> None:
    """9: the beliefs are turned up; without a nisse there are no more contracts in this turn."""
    show_to_all(t)
    t.stage = Shown(seat, done)
    t.tell("reveal", seat)
    if not nisse_at(t):
        t.stage = Turn(seat, done._replace(barred=True))
        t.tell("no-nisse", seat)


def pass_(t: Draft, seat: Seat, done: Done) -> None:
    """3, 11: the turn goes to the left, after the tide or one more still turn."""
    t.tell("pass", seat)
    stood = not (done.drew or done.contract)
    if stood and t.tide:
        move_tide(t)
    if not t.tide:
        t.still = t.still + 1 if stood else 0
    if t.still == STILL:
        end_match(t, "still")
    else:
        t.stage = Turn((seat + 1) % 3, NOTHING)


def move_tide(t: Draft) -> None:
    """11: the deck's top card is laid on a pile, and the marker moves on."""
    pile = t.tide
    t.piles = put(t.piles, pile - 1, (*t.deck[:1], *t.piles[pile - 1]))
    t.deck = t.deck[1:]
    t.tide = pile % PILES + 1
    t.tell("tide", None, (("deck", f"pile/{pile}"),), CARDS[t.piles[pile - 1][0]])


def standing(state: State) -> tuple[int, ...]:
    """Return everybody's points so far."""
    return tally(state)[-1].values


def result(state: State) -> Result | None:
    """11, 12: None while a player is asked."""
    if not isinstance(state.stage, Over):
        return None
    _, _, timber, ballast, points = tally(state)
    scores = points.values
    left = [seat for seat, mine in enumerate(state.won) if mine.contracts >= RACE]
    if state.stage.reason == "race" and left:
        return Result(scores, tuple(left), "race")
    left = list(EVERYBODY)
    for reason, worths in (("points", scores), ("timber", timber.values),
                           ("ballast", [-n for n in ballast.values])):
        best = max(worths[seat] for seat in left)
        left = [seat for seat in left if worths[seat] == best]
        if len(left) == 1:
            return Result(scores, tuple(left), reason)
    return Result(scores, tuple(left), "shared")
