"""Nim's bots: the Novice takes anything, the others leave heaps whose sum without carrying is 0, so
that they can answer whatever the other player takes."""

from __future__ import annotations

from functools import reduce
from operator import xor
from random import Random

from game.games.nim.rules import moves, step

from game.bots.search import Budget
from game.core.contract import Move, Seat, State, pick

LEVELS = ("novice", "skilled", "expert")


def choose(view: State, seat: Seat, luck: Random, budget: Budget, level: str) -> Move | None:
    return pick(moves(view, seat), luck) if level == "novice" else move_quickly(view, seat, luck)


def move_quickly(view: State, seat: Seat, luck: Random) -> Move | None:
    legal = moves(view, seat)
    good = [move for move in legal if not reduce(xor, step(view, seat, move, luck).heaps)]
    return pick(good or legal, luck)
