"""Herrlof's bot: every move tried in worlds that fit the view, played out by instinct.

An answer depends on the view, the seat, the luck and the budget, and on nothing else; with a
budget of nodes it is the same on every machine. A node is a move of a playout.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from game.bots.arms import Arms
from game.bots.herrlof_instinct import instinct, prediction
from game.bots.search import Budget, Enough
from game.rules.core import Move, Seat
from game.rules.herrlof import guess, moves, prompts, step
from game.rules.herrlof_position import COLOUR, UNSEEN, VALKNUT, Over, Predict, State

LEVELS = ("novice", "skilled", "expert")
DEALS = 6  # deals looked at for one that fits what was not followed
LEAST = {2: 2, 3: 1}  # predictions worth thinking about, by seats
MOST = {2: 10, 3: 8}


class Skill(NamedTuple):
    """In how many worlds a lesser level tries its moves; in none it goes by instinct."""

    worlds: int


SKILLS = {"novice": Skill(0), "skilled": Skill(5)}


def choose(view: State, seat: Seat, luck: Random, budget: Budget, level: str) -> Move | None:
    """A legal move for the seat; None if it is not asked. Raises KeyError for no such level."""
    if seat not in prompts(view):
        return None
    worlds = None if level == "expert" else SKILLS[level].worlds
    if worlds == 0:
        return instinct(view, seat, luck)
    options = list(moves(view, seat))
    if isinstance(view.stage, Predict):
        seats = len(view.hands)
        options = options[LEAST[seats] : MOST[seats] + 1]
    return tried(view, seat, options, luck, budget, worlds)


def quick(view: State, seat: Seat, luck: Random) -> Move | None:
    """A decent move within a few milliseconds, for when there is no time to think."""
    return instinct(view, seat, luck) if seat in prompts(view) else None


def tried(
    view: State, seat: Seat, options: list[Move], luck: Random, budget: Budget,
    worlds: int | None,
) -> Move:
    """The option that did best in the worlds that the budget allows."""
    arms, nodes, look = Arms(len(options)), 0, 0
    voids = unfollowed(view)
    while not arms.settled and (worlds is None or arms.worlds < worlds):
        world = imagined(view, seat, voids, luck)
        found = []
        try:
            for arm in arms.running:
                value, length = played_out(world, seat, options[arm], luck)
                found.append(value)
                nodes += length
                if nodes >= look:
                    look = budget.look(nodes)
        except Enough:
            break
        arms.add(found)
    return options[arms.best]


def unfollowed(view: State) -> set[tuple[Seat, int]]:
    """Seats and the colours that they did not follow in this trick and the last."""
    found = set()
    for trick in (view.last, view.trick):
        led = COLOUR[trick.cards[0]] if trick else -1
        if trick and led >= 0:
            found |= {((trick.leader + i) % len(view.hands), led)
                      for i, card in enumerate(trick.cards)
                      if card < VALKNUT and COLOUR[card] != led}
    return found


def imagined(view: State, seat: Seat, voids: set[tuple[Seat, int]], luck: Random) -> State:
    """A world that looks like the view: others can do what they did, and predicted what their
    hands may promise."""
    world = guess(view, luck)
    for _ in range(DEALS if voids else 0):
        if not any(COLOUR[card] == colour for s, colour in voids if s != seat
                   for card in world.hands[s]):
            break
        world = guess(view, luck)
    seats = len(view.hands)
    predictions = tuple(
        made if made != UNSEEN
        else world.tricks[s] + prediction(world.hands[s], view.trump, seats, luck)
        for s, made in enumerate(view.predictions))
    return world._replace(predictions=predictions)


def played_out(world: State, seat: Seat, move: Move, luck: Random) -> tuple[float, int]:
    """What a move is worth when instinct plays on: points of the round, less what the others
    take in tricks on average; and the number of moves played."""
    before, number = world.scores, world.round
    state = step(world, seat, move, luck)
    length = 1
    while state.round == number and not isinstance(state.stage, Over):
        turn = next(iter(prompts(state)))
        state = step(state, turn, instinct(state, turn, luck), luck)
        length += 1
    gains = [after[0] - was[0] for after, was in zip(state.scores, before, strict=True)]
    hits = [after[1] - was[1] for after, was in zip(state.scores, before, strict=True)]
    others = sum(gains) - gains[seat] - 10 * (sum(hits) - hits[seat])
    return gains[seat] - others / (len(gains) - 1), length
