"""The processes that play rounds for a net to learn from.

Tasks and results are plain values: weights in, arrays out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

import numpy as np

from game.games import load_part
from game.tools.learning.net import Array, Bytes, Weights, evaluate, pack_bits, unpack_bits


class Round(Protocol):
    """A game's round: `options` are the possible next features, as numbers whose bits go into the
    net; empty once it is over."""

    options: list[int]
    old: bool  # an earlier net is asked

    def answer(self, heads: Sequence[Sequence[float]], /) -> None: ...
    def list_lessons(self) -> list[tuple[int, tuple[float, ...]]]: ...


class Lessons(Protocol):
    """The interface of a game for learning; a module `bot.learning` will do."""

    BITS: int
    HEADS: int
    LEVELS: Mapping[str, int | None]  # after how many rounds each level stopped; None: all

    def begin_rounds(self, seats: Sequence[int], luck: Random, count: int, /) -> Iterable[
            Round]: ...
    def make_player(self, judge: Callable[[list[int]], list[list[float]]], /) -> Any: ...


class Task(NamedTuple):
    """A number of rounds to play, and with which weights."""

    game: str
    seats: tuple[int, ...]
    seed: str
    rounds: int
    weights: Weights
    older: Weights


class Told(NamedTuple):
    """Packed features, and their outcomes."""

    seen: Bytes
    targets: Array
    rounds: int


def lessons_of(game: str) -> Lessons:
    lessons: Lessons = load_part(game, "bot.learning")
    return lessons


def play_task(task: Task) -> Told:
    """Play the rounds of a task side by side, so that the net is asked about many at once."""
    lessons = lessons_of(task.game)
    begun = list(lessons.begin_rounds(task.seats, Random(task.seed), task.rounds))
    going = begun
    while going := [one for one in going if one.options]:
        for old, weights in ((False, task.weights), (True, task.older)):
            asked = [one for one in going if one.old == old]
            if asked:
                _answer(asked, weights, lessons.BITS)
    told = [lesson for one in begun for lesson in one.list_lessons()]
    seen = pack_bits([bits for bits, _ in told], lessons.BITS)
    return Told(seen, np.array([targets for _, targets in told], np.float32), len(begun))


def pack_options(task: Task) -> Bytes:
    """Return every option that a net looks at in the rounds of a task, packed; in every other round
    the answers are drawn by lot, so that odd positions are among them."""
    lessons, luck = lessons_of(task.game), Random(task.seed)
    found: list[int] = []
    for number, one in enumerate(lessons.begin_rounds(task.seats, luck, task.rounds)):
        while one.options:
            found += one.options
            if number % 2:
                one.answer([[luck.random()] * lessons.HEADS for _ in one.options])
            else:
                _answer([one], task.weights, lessons.BITS)
    return pack_bits(found, lessons.BITS)


def _answer(asked: Sequence[Round], weights: Weights, bits: int) -> None:
    options = [option for one in asked for option in one.options]
    said = evaluate(weights, unpack_bits(pack_bits(options, bits), bits)).tolist()
    at = 0
    for one in asked:
        count = len(one.options)
        one.answer(said[at : at + count])
        at += count
