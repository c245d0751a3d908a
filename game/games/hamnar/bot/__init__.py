"""Hamnár's bot: alpha-beta with a transposition table, and a table of all small endgames.

An answer depends on the view, the seat, the luck and the budget, and on nothing else; with a
budget of nodes it is the same on every machine.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from game.bots.search import Budget, Enough
from game.core.contract import Move, Seat, pick
from game.games.hamnar.bot.coach import advise
from game.games.hamnar.bot.endgame import MOST, load_endgame
from game.games.hamnar.bot.orbs import place
from game.games.hamnar.bot.position import Position, make_position
from game.games.hamnar.bot.search import SURE, Hunt
from game.games.hamnar.rules import State, find_mover, moves
from game.games.hamnar.rules.position import ORBS

__all__ = ["LEVELS", "advise", "choose", "move_quickly"]

LEVELS = ("novice", "skilled", "expert")
CYCLE = 6  # activations by which every line has reached the endgame table


class Skill(NamedTuple):
    """How far a lower level looks ahead, and how far its judgement is off, in hundredths of a
    piece."""

    depth: int
    blur: int


SKILLS = {"novice": Skill(2, 120), "skilled": Skill(3, 40)}


def choose(view: State, seat: Seat, luck: Random, budget: Budget, level: str) -> Move | None:
    """Return a legal move for the seat; None if it is not asked. Raises KeyError for no such
    level."""
    if find_mover(view) != seat:
        return None
    skill = None if level == "expert" else SKILLS[level]
    if view.active == ORBS:
        return place(view.orbs, seat, luck, skill.blur if skill else 0)
    at = make_position(view)
    return judge_move(at, luck, budget, skill) if skill else search_move(at, luck, budget)


def search_move(at: Position, luck: Random, budget: Budget) -> Move:
    """Search as well as the budget allows; with few pieces play perfectly, whatever that costs."""
    table = load_endgame()
    few = table is not None and 0 < (at.white | at.black).bit_count() <= MOST
    hunt = Hunt(budget, table)
    return hunt.find_best(at, luck, CYCLE if few else 100, CYCLE if few else 1).move


def judge_move(at: Position, luck: Random, budget: Budget, skill: Skill) -> Move:
    """Judge as well as the skill allows: look at every move, with a small error in its value."""
    hunt = Hunt(budget, None)
    rated = [(0, move) for move, _ in hunt.list_options(at, luck)]
    try:
        for depth in range(1, skill.depth + 1):
            rated = hunt.score_moves(at, luck, depth)
    except Enough:
        pass
    misjudged = [(value + blur_value(value, skill.blur, luck), move) for value, move in rated]
    return max(misjudged, key=lambda option: option[0])[1]


def blur_value(value: int, blur: int, luck: Random) -> float:
    """Return a value with an error of judgement; an end that has been seen is never misjudged."""
    noise = (luck.random() + luck.random() + luck.random() - 1.5) * 2 * blur
    return 0 if abs(value) > SURE else noise


def move_quickly(view: State, seat: Seat, luck: Random) -> Move | None:
    """Return a decent move within a few milliseconds, for when there is no time to think."""
    if find_mover(view) != seat:
        return None
    if view.active == ORBS:
        return pick(moves(view, seat), luck)
    return Hunt(Budget(nodes=1000), None).find_best(make_position(view), luck, 3).move
