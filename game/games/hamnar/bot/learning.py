"""Matches of Hamnár that its bot plays against itself, to learn what positions are worth.

A match begins with orbs that are placed well or less well, and some moves by luck, so that no two
are alike; it is over as soon as the table of endgames knows its end.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.bots.lesson import Lesson
from game.bots.search import Budget
from game.core.contract import Seat
from game.games.hamnar.bot.endgame import MOST, load_endgame
from game.games.hamnar.bot.orbs import place
from game.games.hamnar.bot.position import Position, list_lines, make_position, play
from game.games.hamnar.bot.search import Hunt
from game.games.hamnar.bot.worth import PIECE, PIECES, TOTAL, Judge, list_seen_weights
from game.games.hamnar.rules import find_mover, setup, step
from game.games.hamnar.rules.position import ORBS, PAWN, QUIET_LIMIT

__all__ = ["LEVELS", "START", "UNIT", "list_lessons"]

UNIT = PIECES, PIECE  # the weights of pieces stand at so much for each on average
BLUR = 200  # hundredths of a piece by which placings are misjudged
LEVELS: dict[str, int] = {}  # all judge by the same weights
WILD, CURIOUS = 5, 0.02  # moves by luck at the beginning, at most; and later, how often
DEEPEST = 60
# What is known before anything was learned.
START = tuple(
    PIECE * (thing - PIECES) if thing < PIECES + 6 else 0 for thing in range(TOTAL))

Seen = tuple[int, int, int, int]  # white, black, the black orbs, the active icon


def play_match(luck: Random, nodes: int, weights: Sequence[int]) -> tuple[list[Seen], float]:
    """Return the positions of a match in which a move was thought about, and what came of it for
    white: 1 a win, 0 a loss, 0.5 a draw. `nodes` are spent on a move."""
    judge = Judge(tuple(weights))
    at, found = begin_match(luck), []
    wild = int(luck.random() * (WILD + 1))
    number = 0
    while (end := find_end(at)) is None:
        listed = list_lines(at)
        chosen = listed[int(luck.random() * len(listed))]
        if number >= wild:
            found.append((at.white, at.black, at.orbs, at.active))
            if luck.random() >= CURIOUS:
                best = Hunt(Budget(nodes=nodes), load_endgame(), judge).find_best(
                    at, luck, DEEPEST).move
                chosen = next(line for line in listed if line[3] == best)
        at = play(at, chosen)
        number += 1
    return found, end


def begin_match(luck: Random) -> Position:
    """Return a match after the orbs were placed."""
    state = setup(2, luck, {})
    while (seat := find_mover(state)) is not None and state.active == ORBS:
        move = place(state.orbs, seat, luck, BLUR)
        state = step(state, seat, move, luck)
    return make_position(state)


def find_end(at: Position) -> float | None:
    """Return what white has got if the match is over or its end is known; otherwise None."""
    seat = at.orbs >> at.active & 1
    own, enemy = (at.black, at.white) if seat else (at.white, at.black)
    table = load_endgame()
    if not list_lines(at):
        sign = 0 if at.quiet >= QUIET_LIMIT else -1
    elif table and at.active == PAWN and (own | enemy).bit_count() <= MOST:
        sign = table.find_distance(own, enemy, seat, at.orbs)
    else:
        return None
    for_white = -sign if seat else sign
    return 0.5 if for_white == 0 else float(for_white > 0)


def weights_of(position: Seen) -> tuple[list[int], list[int], Seat]:
    """Return the weights that speak for and against the player to move, and their seat."""
    white, black, orbs, icon = position
    seat = orbs >> icon & 1
    own, enemy = (black, white) if seat else (white, black)
    return *list_seen_weights(own, enemy, seat, orbs, icon), seat


def list_lessons(luck: Random, nodes: int, weights: Sequence[int]) -> list[Lesson]:
    """Return what a match tells, as white sees it."""
    positions, end = play_match(luck, nodes, weights)
    found = []
    for one in positions:
        own, other, seat = weights_of(one)
        found.append(Lesson(other, own, end) if seat else Lesson(own, other, end))
    return found
