"""Herrlof's bot: it tries every move in worlds that fit the view, each played out by instinct.

An answer depends on the view, the seat, the luck and the budget, and on nothing else; with a budget
of nodes it is the same on every machine. A node is a move of a playout.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from game.bots.advice import Advice, Rated, sorted_out
from game.bots.arms import Arms
from game.bots.search import Budget, Enough
from game.core import Move, Seat, pick
from game.shelf.herrlof.bot.coach import reason
from game.shelf.herrlof.bot.deal import Dealer
from game.shelf.herrlof.bot.instinct import instinct
from game.shelf.herrlof.bot.playout import Table
from game.shelf.herrlof.rules import moves, prompts, step
from game.shelf.herrlof.rules.points import EXACT, points
from game.shelf.herrlof.rules.position import Over, Play, Predict, State

LEVELS = ("novice", "skilled", "expert")
LEAST = {2: 2, 3: 0}  # smaller predictions need no thought, by number of seats
MOST = {2: 10, 3: 7}
MUCH = 400  # worlds are enough to say what moves are worth
THOUGHT = 0.8  # of a budget, for what moves are worth; the rest is for the reason


class Skill(NamedTuple):
    """In how many worlds a lower level tries its moves (in none, it goes by instinct); and how
    often it plays any card, or predicts one trick too many or too few."""

    worlds: int
    slips: float = 0.0


SKILLS = {"novice": Skill(0, 0.75), "skilled": Skill(11, 0.1)}


def choose(view: State, seat: Seat, luck: Random, budget: Budget, level: str) -> Move | None:
    """A legal move for the seat; None if it is not asked. Raises KeyError for no such level."""
    if seat not in prompts(view):
        return None
    skill = None if level == "expert" else SKILLS[level]
    options = list(moves(view, seat))
    if skill and isinstance(view.stage, Predict | Play) and luck.random() < skill.slips:
        return slip(view, seat, options, luck)
    if skill and not skill.worlds:
        return instinct(view, seat, luck)
    if isinstance(view.stage, Predict):
        options = sensible(view, options)
    arms = tried(view, seat, options, luck, budget, skill.worlds if skill else None)
    return options[arms.best]


def advise(
    view: State, seat: Seat, luck: Random, budget: Budget, about: Move | None,
) -> Advice | None:
    """The moves with the points of the round by which they are expected to end ahead of the others
    on average; None if the seat is not asked."""
    if seat not in prompts(view):
        return None
    every = list(moves(view, seat))
    options = sensible(view, every) if isinstance(view.stage, Predict) else every
    if about in every and about not in options:
        options.append(about)
    arms = tried(view, seat, options, luck, budget.share(THOUGHT), MUCH)
    best = options[arms.best]
    rated = sorted_out((Rated(move, arms.worth(n)) for n, move in enumerate(options)), best)
    return Advice(rated, reason(view, seat, best, luck, budget.share(1 - THOUGHT)))


def sensible(view: State, predictions: list[Move]) -> list[Move]:
    """Those predictions that need a thought."""
    seats = len(view.hands)
    return predictions[LEAST[seats] : MOST[seats] + 1]


def slip(view: State, seat: Seat, options: list[Move], luck: Random) -> Move:
    """Any card, or a prediction that is off by one."""
    if isinstance(view.stage, Play):
        return pick(options, luck)
    at = options.index(instinct(view, seat, luck)) + pick((-1, 1), luck)
    return options[min(max(at, 0), len(options) - 1)]


def quick(view: State, seat: Seat, luck: Random) -> Move | None:
    """A decent move within a few milliseconds, for when there is no time to think."""
    return instinct(view, seat, luck) if seat in prompts(view) else None


def tried(
    view: State, seat: Seat, options: list[Move], luck: Random, budget: Budget,
    worlds: int | None,
) -> Arms:
    """What the options were worth in the worlds that the budget allowed."""
    arms, nodes, look = Arms(len(options)), 0, 0
    dealer = Dealer(view, seat)
    length = 1 + sum(map(len, view.hands))
    while not arms.settled and (worlds is None or arms.worlds < worlds):
        world = dealer.deal(luck)
        found = []
        try:
            for arm in arms.running:
                found.append(played_out(world, seat, options[arm], luck))
                nodes += length
                if nodes >= look:
                    look = budget.look(nodes)
        except Enough:
            break
        arms.add(found)
    return arms


def played_out(world: State, seat: Seat, move: Move, luck: Random) -> float:
    """What a move is worth when instinct plays on: the seat's points of the round, minus those of
    the others on average; their predictions are unknown, so their bonuses do not count."""
    seats = len(world.hands)
    state = step(world, seat, move, luck)
    if state.round != world.round or isinstance(state.stage, Over):
        gains = [_less(after, was) for after, was in zip(state.scores, world.scores, strict=True)]
    else:
        tricks = Table(state).play_out(state, luck)
        gains = [points((0, 0), n, promised, seats)
                 for n, promised in zip(tricks, state.predictions, strict=True)]
    own, exact = gains[seat]
    others = sum([plain for plain, _ in gains]) - own
    bonuses = EXACT * (sum([hit for _, hit in gains]) - exact)
    return own - (others - bonuses) / (seats - 1)


def _less(after: tuple[int, int], was: tuple[int, int]) -> tuple[int, int]:
    return after[0] - was[0], after[1] - was[1]
