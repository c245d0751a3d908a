"""Haggis' bot: it tries its plays in deals that fit the view, each played out by instinct.

An answer depends on the view, the seat, the luck and the budget, and on nothing else; with a budget
of nodes it is the same on every machine. A node is a round played out, times LOOK / 8.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from game.bots.search import LOOK, Budget, Enough
from game.core import Move, Seat, pick
from game.shelf.haggis.bot.classes import classes
from game.shelf.haggis.bot.hands import Held, card_play, form_of, held, mask_of
from game.shelf.haggis.bot.playout import World
from game.shelf.haggis.bot.search import PASSED, Tries, key_of, options_of
from game.shelf.haggis.rules import guess, moves, prompts
from game.shelf.haggis.rules.moves import PASS
from game.shelf.haggis.rules.position import Give, State

LEVELS = ("novice", "skilled", "expert")
NODES = LOOK // 8  # a round played out counts as so many nodes
DEALS = 1000  # different ones, at most
REUSE = 4  # rounds played on a deal before the next one is dealt
FEW = 30  # fewer rounds than this say nothing about a bet


class Skill(NamedTuple):
    """How many rounds a level plays out; in what part of them it has to be out first if it is to
    bet; and how often it simply plays any card."""

    rounds: int
    confident: float
    slips: float = 0.0


SKILLS = {
    "novice": Skill(8, 2.0, 0.5), "skilled": Skill(30, 0.65, 0.2), "expert": Skill(12_000, 0.55),
}


def choose(view: State, seat: Seat, luck: Random, budget: Budget, level: str) -> Move | None:
    """A legal move for the seat; None for "not now": a bet can wait until the seat is in turn.
    Raises KeyError for no such level."""
    skill = SKILLS[level]
    prompt = prompts(view).get(seat)
    if prompt is None or prompt.optional:
        return None
    if isinstance(view.stage, Give):
        return given(view, seat)
    return tried(view, seat, luck, budget, skill)


def quick(view: State, seat: Seat, luck: Random) -> Move | None:
    """A decent move within a few milliseconds, for when there is no time to think."""
    return choose(view, seat, luck, Budget(nodes=NODES * 20), "expert")


def given(view: State, seat: Seat) -> Move:
    """The cards of a trick won by a bomb go to the opponent with fewer points in the match."""
    others = [move for move in moves(view, seat) if move[0] == "give"]
    return min(others, key=lambda move: view.scores[_seat(move)])


def _seat(move: Move) -> Seat:
    to = move[1]
    if not isinstance(to, int):
        raise TypeError(move)
    return to


def tried(view: State, seat: Seat, luck: Random, budget: Budget, skill: Skill) -> Move:
    """The play that was tried most in the deals the budget allowed; or a bet before the first
    card."""
    on = view.trick[-1].reading if view.trick else None
    choices: dict[int, Move] = {
        card_play(*choice).key: ("play", *choice) for choice in classes(view.hands[seat], on)}
    if on:
        choices[PASSED] = PASS
    may_bet = view.bets[seat] is None and not view.outs
    if len(choices) == 1 and not may_bet:
        return next(iter(choices.values()))
    if luck.random() < skill.slips:
        return pick(list(choices.values()), luck)
    best = searched(view, seat, luck, budget, skill.rounds).best
    sure = best.visits > FEW and best.firsts > skill.confident * best.visits
    return ("bet", 30) if may_bet and sure and best.made else choices[key_of(best.made)]


def searched(view: State, seat: Seat, luck: Random, budget: Budget, rounds: int) -> Tries:
    """What came of the plays, in as many rounds as the budget and `rounds` allow."""
    own = held(view.hands[seat])
    form, rank = played_on(view)
    tries = Tries(options_of(mask_of(view.hands[seat]), own, form, rank))
    deals: list[World] = []
    nodes, look = 0, 0
    try:
        for count in range(rounds):
            if len(deals) < DEALS and count % REUSE == 0:
                deals.append(imagined(view, seat, own, luck))
            tries.round(deals[count // REUSE % len(deals)].copy(), luck)
            nodes += NODES
            if nodes >= look:
                look = budget.look(nodes)
    except Enough:
        pass
    return tries


def played_on(view: State) -> tuple[int, int]:
    """The form and the rank that the seat in turn plays on; -1 for a lead."""
    reading = view.trick[-1].reading if view.trick else None
    return (form_of(reading), reading.rank) if reading else (-1, 0)


def imagined(view: State, seat: Seat, own: Held, luck: Random) -> World:
    """A deal that looks like the view."""
    state = guess(view, luck)
    return World(state, [own if s == seat else held(hand)
                         for s, hand in enumerate(state.hands)])
