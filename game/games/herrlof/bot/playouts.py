"""Herrlof's rounds played out: every move is tried in worlds that fit the view, and instinct plays
on. So the bot chose before it had learned; on the ladder it still does.

An answer depends on the view, the seat, the luck and the budget, and on nothing else; with a budget
of nodes it is the same on every machine. A node is a move of a playout.
"""

from __future__ import annotations

from random import Random

from game.bots.bandit import Bandit
from game.bots.search import Budget, Enough
from game.core.contract import Move, Seat
from game.games.herrlof.bot.deal import Dealer
from game.games.herrlof.bot.playout import Table
from game.games.herrlof.rules import moves, prompts, step
from game.games.herrlof.rules.points import EXACT, count_points
from game.games.herrlof.rules.position import Over, Predict, State

LEAST = {2: 2, 3: 0}  # smaller predictions need no thought, by number of seats
MOST = {2: 10, 3: 7}


def search_move(view: State, seat: Seat, luck: Random, budget: Budget) -> Move | None:
    """Return the move that was worth most; None if the seat is not asked."""
    if seat not in prompts(view):
        return None
    options = list(moves(view, seat))
    if isinstance(view.stage, Predict):
        options = options[LEAST[len(view.hands)] : MOST[len(view.hands)] + 1]
    return options[try_options(view, seat, options, luck, budget).best]


def try_options(
    view: State, seat: Seat, options: list[Move], luck: Random, budget: Budget,
) -> Bandit:
    """Return what the options were worth in the worlds that the budget allowed."""
    arms, nodes, look = Bandit(len(options)), 0, 0
    dealer = Dealer(view, seat)
    length = 1 + sum(map(len, view.hands))
    while not arms.settled:
        world = dealer.deal(luck)
        found = []
        try:
            for arm in arms.running:
                found.append(played_out(world, seat, options[arm], luck))
                nodes += length
                if nodes >= look:
                    look = budget.check_nodes(nodes)
        except Enough:
            break
        arms.add(found)
    return arms


def played_out(world: State, seat: Seat, move: Move, luck: Random) -> float:
    """Return what a move is worth when instinct plays on: the seat's points of the round, minus
    those of the others on average; their predictions are unknown, so their bonuses do not count."""
    seats = len(world.hands)
    state = step(world, seat, move, luck)
    if state.round != world.round or isinstance(state.stage, Over):
        gains = [_subtract(after, was) for after,
                 was in zip(state.scores, world.scores, strict=True)]
    else:
        tricks = Table(state).play_out(state, luck)
        gains = [count_points((0, 0), n, promised, seats)
                 for n, promised in zip(tricks, state.predictions, strict=True)]
    own, exact = gains[seat]
    others = sum([plain for plain, _ in gains]) - own
    bonuses = EXACT * (sum([hit for _, hit in gains]) - exact)
    return own - (others - bonuses) / (seats - 1)


def _subtract(after: tuple[int, int], was: tuple[int, int]) -> tuple[int, int]:
    return after[0] - was[0], after[1] - was[1]
