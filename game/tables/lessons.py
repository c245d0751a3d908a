"""Lessons: steps in which the player makes the moves, one module a game (`hamnar_lesson`).

The learner sits on seat 0; a lesson needs no bot.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple, cast

from game.rules.core import Move, Rules, Seat, State

LEARNER: Seat = 0


class Step(NamedTuple):
    """One thing to learn.

    `words` is the key of its text, `position` where it begins ("" goes on from the step before).
    `accept` holds moves, or kinds of moves, that the step is about; nothing: every legal move.
    `answers` are played after it, each the first legal one of the moves in a text.
    """

    words: str
    position: str = ""
    accept: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()
    picture: str = ""

    def accepts(self, rules: Rules, move: Move) -> bool:
        """Whether a legal move is what the step is about."""
        return not self.accept or rules.say(move) in self.accept or move[0] in self.accept

    def example(self, rules: Rules, state: State) -> Move:
        """The first legal move that the step is about."""
        return next(m for m in rules.moves(state, LEARNER) if self.accepts(rules, m))


def has_lesson(game: str) -> bool:
    return find_spec(f"game.tables.{game}_lesson") is not None


def lesson(game: str) -> tuple[Step, ...]:
    """The steps of a game's lesson."""
    module = import_module(f"game.tables.{game}_lesson")
    return cast("tuple[Step, ...]", module.STEPS)


def answer(rules: Rules, state: State, seat: Seat, text: str) -> Move:
    """The first legal one of several moves in notation. Raises ValueError if there is none."""
    legal = set(rules.moves(state, seat))
    for move in map(rules.parse, text.split()):
        if move in legal:
            return move
    raise ValueError(f"none of {text!r} is legal in {rules.write(state)}")
