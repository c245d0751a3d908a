"""Haggis' bot: every kind of play tried in deals that fit the view, played out by instinct.

An answer depends on the view, the seat, the luck and the budget, and on nothing else; with a
budget of nodes it is the same on every machine. A node is a round played out, times LOOK / 8.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from game.bots.arms import Arms
from game.bots.haggis_playout import Card, World, card_play, plays_of
from game.bots.search import LOOK, Budget, Enough
from game.rules.core import Move, Seat
from game.rules.haggis import PASS, guess, moves, prompts
from game.rules.haggis_combos import Cards, Reading
from game.rules.haggis_plays import classes
from game.rules.haggis_position import Give, State

LEVELS = ("novice", "skilled", "expert")
NODES = LOOK // 8  # a round played out counts as so many
CONFIDENT = 0.56  # how often one has to be first out for a bet


class Skill(NamedTuple):
    """In how many deals a lesser level tries its plays."""

    worlds: int


SKILLS = {"novice": Skill(2), "skilled": Skill(12)}


def choose(view: State, seat: Seat, luck: Random, budget: Budget, level: str) -> Move | None:
    """A legal move for the seat, None for "not now": bets can wait until it is in turn. Raises
    KeyError for no such level."""
    worlds = None if level == "expert" else SKILLS[level].worlds
    asked = prompts(view).get(seat)
    if asked is None or asked.optional:
        return None
    if isinstance(view.stage, Give):
        return given(view, seat)
    return tried(view, seat, luck, budget, worlds)


def quick(view: State, seat: Seat, luck: Random) -> Move | None:
    """A decent move within a few milliseconds, for when there is no time to think."""
    return choose(view, seat, luck, Budget(nodes=NODES * 20), "expert")


def given(view: State, seat: Seat) -> Move:
    """A bomb-won trick goes to whoever has fewer points in the match."""
    others = [move for move in moves(view, seat) if move[0] == "give"]
    return min(others, key=lambda move: view.scores[_seat(move)])


def _seat(move: Move) -> Seat:
    to = move[1]
    if not isinstance(to, int):
        raise TypeError(move)
    return to


def tried(
    view: State, seat: Seat, luck: Random, budget: Budget, worlds: int | None,
) -> Move:
    """The play that did best in the deals that the budget allows; a bet before the first card."""
    on = view.trick[-1].reading if view.trick else None
    choices: list[tuple[Cards, Reading] | None] = [*classes(view.hands[seat], on)]
    if on:
        choices.append(None)
    made = [card_play(*choice) if choice else None for choice in choices]
    own = plays_of(view.hands[seat])
    arms, firsts, nodes, look = Arms(len(made)), [0] * len(made), 0, 0
    may_bet = view.bets[seat] is None and not view.outs
    while (not arms.settled or (may_bet and arms.worlds < 60)) and (
            worlds is None or arms.worlds < worlds):
        world = imagined(view, seat, own, luck)
        values = []
        try:
            for arm in arms.running:
                value, first = played_out(world, seat, made[arm], luck)
                values.append(value)
                firsts[arm] += first
                nodes += NODES
                if nodes >= look:
                    look = budget.look(nodes)
        except Enough:
            break
        arms.add(values)
    best = choices[arms.best]
    if best is None:
        return PASS
    if may_bet and arms.worlds > 20 and firsts[arms.best] > CONFIDENT * arms.worlds:
        return ("bet", 30)
    return ("play", *best)


def imagined(view: State, seat: Seat, own: list[Card], luck: Random) -> World:
    """A deal that looks like the view."""
    state = guess(view, luck)
    return World(state, [own if s == seat else plays_of(hand)
                         for s, hand in enumerate(state.hands)])


def played_out(world: World, seat: Seat, made: Card | None, luck: Random) -> tuple[float, bool]:
    """What a play is worth when instinct plays on: points, less those of the others on average;
    and whether the seat was first out."""
    ahead = world.copy()
    gains = ahead.out(luck) if ahead.play(made) else ahead.gains()
    others = (sum(gains) - gains[seat]) / (len(gains) - 1)
    return gains[seat] - others, ahead.outs[0][0] == seat
