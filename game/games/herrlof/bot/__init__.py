"""Herrlof's bot: a net that has learned from rounds against itself says what every move is worth.

An answer depends on the view, the seat and the luck, and on nothing else: it takes a millisecond,
whatever the budget, and is the same on every machine. Weaker levels are earlier nets, which choose
by lot among what they think nearly as good as the best.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from game.bots.advice import Advice, Rated, sorted_out
from game.bots.lots import draw_lot
from game.bots.search import Budget
from game.core.contract import Move, Seat
from game.games.herrlof.bot.coach import find_reason
from game.games.herrlof.bot.features import encode_moves
from game.games.herrlof.bot.judged import load_level, points_ahead
from game.games.herrlof.rules import moves, prompts
from game.games.herrlof.rules.position import State

LEVELS = ("novice", "skilled", "expert")


class Skill(NamedTuple):
    """How a level chooses: a move is likelier the more it is worth (`warmth`: the points that tell;
    0: always the best), and `blind` points behind the best it is never made."""

    warmth: float = 0.0
    blind: float = 0.0


SKILLS = {"novice": Skill(1.5, 4.0), "skilled": Skill(0.5, 1.5), "expert": Skill()}


def choose(view: State, seat: Seat, luck: Random, _: Budget, level: str) -> Move | None:
    """Return a legal move for the seat; None if it is not asked. Raises KeyError for no such level,
    BadNet for a file without the nets."""
    skill = SKILLS[level]
    if seat not in prompts(view):
        return None
    listed = list(moves(view, seat))
    if len(listed) == 1:
        return listed[0]
    return listed[draw_lot(rate_moves(view, seat, listed, level), skill.warmth, skill.blind, luck)]


def move_quickly(view: State, seat: Seat, luck: Random) -> Move | None:
    """Return the same as the best level: it needs no time to think."""
    return choose(view, seat, luck, Budget(), LEVELS[-1])


def rate_moves(view: State, seat: Seat, listed: list[Move], level: str = LEVELS[-1]) -> list[float]:
    """Return a level's values of some moves by its net: the seat's points of the whole round minus
    the average of the others, if all play on as the net would. The net knows no more of hidden
    cards than the seat."""
    return [points_ahead(heads) for heads in load_level(level, len(view.hands)).evaluate(
        encode_moves(view, seat, listed))]


def advise(
    view: State, seat: Seat, luck: Random, budget: Budget, _: Move | None,
) -> Advice | None:
    """Return all moves with what `rate_moves` says of them; None if the seat is not asked."""
    best = choose(view, seat, luck, budget, LEVELS[-1])
    if best is None:
        return None
    listed = list(moves(view, seat))
    rated = map(Rated, listed, rate_moves(view, seat, listed))
    return Advice(sorted_out(rated, best), find_reason(view, seat, best, luck, budget))
