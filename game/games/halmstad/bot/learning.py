"""Matches of Halmstad that its bot plays against itself, to learn the values of hands.

It learns from a seat's hand as it draws and as its turn ends, and from the points by which it gets
further ahead of the others from there. In some matches a part of the moves is random, so that odd
hands occur.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from game.bots.lesson import Lesson
from game.core.contract import Seat, pick
from game.games.halmstad.bot import EXPERT, judged
from game.games.halmstad.bot import answer_question as chosen
from game.games.halmstad.bot.judged import (
    AHEAD,
    ANY,
    POINT,
    find_known,
    lead_over_others,
    list_weights,
    share_weights,
)
from game.games.halmstad.rules import moves, prompts, result, setup, step, view
from game.games.halmstad.rules.moves import DRAW, PASS
from game.games.halmstad.rules.points import count_points
from game.games.halmstad.rules.state import State, Turn

__all__ = ["LEVELS", "START", "UNIT", "list_lessons"]

UNIT = POINT
START = tuple(round(weight * POINT) for weight in judged.START)  # before anything was learned
LEVELS = {"novice": 20, "skilled": 200}  # matches from which they have learned
WILD = (0.0, 0.05, 0.15)  # how many steps of turns luck makes, from match to match
CALM = 0.6  # what luck there is even with no card in the deck, in what 36 of them bring


class Stand(NamedTuple):
    """Where a seat stood: the weights that counted, cards in the deck, and how far it was ahead."""

    seat: Seat
    seen: tuple[int, ...]
    deck: int
    ahead: float


def list_lessons(luck: Random, _: int, weights: Sequence[int]) -> list[Lesson]:
    """Return what a match tells in which all seats judge by these weights."""
    skill = EXPERT._replace(weights=tuple(weight / POINT for weight in weights))
    state, wild = setup(3, luck, {}), pick(WILD, luck)
    found: list[Stand] = []
    while asked := prompts(state):
        seat = min(asked)
        own = view(state, seat)
        if isinstance(state.stage, Turn) and luck.random() < wild:
            move = pick(moves(own, seat), luck)
        else:
            move = chosen(own, seat, luck, skill)
        if move in {DRAW, PASS}:
            found.append(_make_stand(own, seat, move == DRAW))
        state = step(state, seat, move, luck)
    ended = result(state)
    if ended is None:
        raise AssertionError("a match that is over has a result")
    ends = [lead_over_others(ended.scores, seat) for seat in range(len(ended.scores))]
    return [_make_lesson(stand, ends[stand.seat] - stand.ahead) for stand in found]


def _make_stand(own: State, seat: Seat, draw: bool) -> Stand:
    tops = tuple(pile[0] for pile in own.piles if pile)
    return Stand(
        seat, tuple(list_weights(own.hands[seat], tops, draw, find_known(own, seat))),
        len(own.deck),
        lead_over_others([count_points(won) for won in own.won], seat))


def _make_lesson(stand: Stand, end: float) -> Lesson:
    halves = [AHEAD] * round(abs(2 * stand.ahead))
    speaks, against = (halves, []) if stand.ahead > 0 else ([], halves)
    return Lesson((*stand.seen, ANY, *speaks), against, end, share_weights(stand.deck),
                  1 / (CALM + stand.deck / 6))
