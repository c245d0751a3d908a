"""Haggis: climbing with wilds, bombs and bets.

Numbers in docstrings are those of the rulings.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from game.core.contract import Measure, Options, Result, choose_options, make_steps, pick
from game.games.haggis.rules.draft import Draft, deal, run
from game.games.haggis.rules.moves import moves, prompts, refusal
from game.games.haggis.rules.points import tally
from game.games.haggis.rules.position import BOMBS, Over, State, parse, read, say, write
from game.games.haggis.rules.view import guess, table, view

__all__ = [
    "APART", "FINAL", "MOVES", "NAME", "OPTIONS", "RANKED_BY", "SAMPLED", "SEATS", "VERSION",
    "Draft", "State", "apply", "guess", "moves", "parse", "prompts", "read", "refusal", "result",
    "say", "setup", "standing", "step", "table", "tally", "view", "write",
]
NAME = "haggis"
VERSION = 1
SEATS = (2, 3)
MOVES = ("bet", "play", "pass", "give")
FINAL: tuple[str, ...] = ()
SAMPLED = False
RANKED_BY: Measure = "points"
APART: tuple[str, ...] = ("goal",)
OPTIONS: Mapping[str, tuple[str, ...]] = {"goal": ("250", "350", "1", "2"), "bombs": BOMBS}


def setup(seats: int, rng: Random, options: Options) -> State:
    """2, 14: a random dealer, fourteen cards each, the wilds face up; the left of the dealer leads.

    Raises BadOption, or ValueError for another number of seats.
    """
    if seats not in SEATS:
        raise ValueError(f"Haggis is for two or three, not {seats}")
    given = choose_options(OPTIONS, options)
    bombs = given["bombs"] if seats == 3 else BOMBS[0]
    dealer = pick(range(seats), rng)
    return deal(rng, dealer, (dealer + 1) % seats, 1, (0,) * seats, int(given["goal"]), bombs)


apply, step = make_steps(Draft, run, refusal)


def standing(state: State) -> tuple[int, ...]:
    """Return everybody's points so far."""
    return state.scores


def result(state: State) -> Result | None:
    """15: None while a player is asked."""
    if not isinstance(state.stage, Over):
        return None
    best = max(state.scores)
    return Result(state.scores, (state.scores.index(best),), "points")
