"""Whom the net is measured against: plays tried in deals that fit the view, each played out by
instinct. This was the Expert until a net had learned more.

A node is a round played out, times LOOK / 8.
"""

from __future__ import annotations

from random import Random

from game.bots.search import LOOK, Budget, Enough
from game.core.contract import Move, Seat
from game.games.haggis.bot.classes import list_classes
from game.games.haggis.bot.hands import Held, card_play, form_of, list_held, mask_of
from game.games.haggis.bot.playout import World
from game.games.haggis.bot.search import PASSED, Tries, key_of, options_of
from game.games.haggis.rules import guess
from game.games.haggis.rules.moves import PASS
from game.games.haggis.rules.position import State

NODES = LOOK // 8  # the nodes that a round played out counts as
ROUNDS = 12_000  # at most
CONFIDENT = 0.55  # the part of the rounds in which it has to be out first if it is to bet
DEALS = 1000  # different ones, at most
REUSE = 4  # rounds played on a deal before the next one is dealt
FEW = 30  # fewer rounds than this say nothing about a bet


def find_most_tried(view: State, seat: Seat, luck: Random, budget: Budget) -> Move:
    """Return the play that was tried most in the deals the budget allowed; or a bet before the
    first card."""
    on = view.trick[-1].reading if view.trick else None
    choices: dict[int, Move] = {
        card_play(*choice).key: ("play", *choice) for choice in list_classes(view.hands[seat], on)}
    if on:
        choices[PASSED] = PASS
    may_bet = view.bets[seat] is None and not view.outs
    if len(choices) == 1 and not may_bet:
        return next(iter(choices.values()))
    best = try_plays(view, seat, luck, budget).best
    sure = best.visits > FEW and best.firsts > CONFIDENT * best.visits
    return ("bet", 30) if may_bet and sure and best.made else choices[key_of(best.made)]


def try_plays(view: State, seat: Seat, luck: Random, budget: Budget) -> Tries:
    """Return the results of the plays, in as many rounds as the budget and ROUNDS allow."""
    own = list_held(view.hands[seat])
    form, rank = played_on(view)
    tries = Tries(options_of(mask_of(view.hands[seat]), own, form, rank))
    deals: list[World] = []
    nodes, look = 0, 0
    try:
        for count in range(ROUNDS):
            if len(deals) < DEALS and count % REUSE == 0:
                deals.append(imagine_deal(view, seat, own, luck))
            tries.play_round(deals[count // REUSE % len(deals)].copy(), luck)
            nodes += NODES
            if nodes >= look:
                look = budget.check_nodes(nodes)
    except Enough:
        pass
    return tries


def played_on(view: State) -> tuple[int, int]:
    """Return the form and the rank that the seat in turn plays on; -1 for a lead."""
    reading = view.trick[-1].reading if view.trick else None
    return (form_of(reading), reading.rank) if reading else (-1, 0)


def imagine_deal(view: State, seat: Seat, own: Held, luck: Random) -> World:
    """Return a deal that looks like the view."""
    state = guess(view, luck)
    return World(state, [own if s == seat else list_held(hand)
                         for s, hand in enumerate(state.hands)])
