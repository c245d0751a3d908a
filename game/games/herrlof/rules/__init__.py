"""Herrlof: tricks, secret predictions, and six kinds of cards that turn things round.

Numbers in docstrings are those of the rulings.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from game.core.contract import Measure, Options, Result, choose_options, make_steps, pick
from game.games.herrlof.rules.draft import Draft, deal, run
from game.games.herrlof.rules.moves import moves, prompts, refusal
from game.games.herrlof.rules.points import tally
from game.games.herrlof.rules.position import Over, State, parse, read, say, write
from game.games.herrlof.rules.view import guess, table, view

__all__ = [
    "APART", "FINAL", "MOVES", "NAME", "OPTIONS", "RANKED_BY", "SAMPLED", "SEATS", "VERSION",
    "Draft", "State", "apply", "guess", "moves", "parse", "prompts", "read", "refusal", "result",
    "say", "setup", "standing", "step", "table", "tally", "view", "write",
]
NAME = "herrlof"
VERSION = 1
SEATS = (2, 3)
MOVES = ("predict", "play", "draw", "keep", "bury", "steal", "return")
FINAL: tuple[str, ...] = ()
SAMPLED = False
RANKED_BY: Measure = "points"
APART: tuple[str, ...] = ("goal",)
OPTIONS: Mapping[str, tuple[str, ...]] = {"goal": ("usual", "short", "round", "50", "40")}


def setup(seats: int, rng: Random, options: Options) -> State:
    """1, 2, 4: a random dealer, fifteen or eleven cards each, the trump.

    Raises BadOption, or ValueError for another number of seats.
    """
    if seats not in SEATS:
        raise ValueError(f"Herrlof is for two or three, not {seats}")
    goal = goal_of(seats, choose_options(OPTIONS, options)["goal"])
    dealer = pick(range(seats), rng)
    return deal(seats, rng, dealer, 1, ((0, 0),) * seats, goal)


def goal_of(seats: int, wanted: str) -> int:
    """14: return the points that end a match by its seats, or 1 for one round."""
    named = {"usual": 50 if seats == 2 else 40, "short": 25 if seats == 2 else 20, "round": 1}
    return named[wanted] if wanted in named else int(wanted)


apply, step = make_steps(Draft, run, refusal)


def standing(state: State) -> tuple[int, ...]:
    """Return everybody's points so far."""
    return tuple(points for points, _ in state.scores)


def result(state: State) -> Result | None:
    """14: None while a player is asked."""
    if not isinstance(state.stage, Over):
        return None
    totals = tuple(points for points, _ in state.scores)
    left = list(range(len(totals)))
    for reason, worth in (("points", totals), ("bonuses", [b for _, b in state.scores]),
                          ("tricks", state.tricks)):
        best = max(worth[seat] for seat in left)
        left = [seat for seat in left if worth[seat] == best]
        if len(left) == 1:
            return Result(totals, tuple(left), reason)
    return Result(totals, tuple(left), "shared")
