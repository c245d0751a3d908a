"""Matches that bots play to be measured: one loop, for every way to answer and to count."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from game.core.contract import Move, Rules, Seat, State, make_luck

LONGEST = 5000  # moves; no game on the shelf comes near
P = ParamSpec("P")
T = TypeVar("T")
Answer = Callable[[State, Seat], Move | None]
Watcher = Callable[[State, Seat, Move], None]


def time_answers(answer: Callable[P, T], times: list[float]) -> Callable[P, T]:
    """Return the same function, noting the seconds that every answer took."""
    def measured(*args: P.args, **kwargs: P.kwargs) -> T:
        began = time.perf_counter()
        result = answer(*args, **kwargs)
        times.append(time.perf_counter() - began)
        return result
    return measured


def play_out(game: Rules, state: State, answer: Answer, seed: str, *, ply: int = 0,
             watch: Watcher | None = None) -> State:
    """Play a match to its end from a state after `ply` moves. `seed` is that of the rules' luck;
    `watch` is called before each move. Of several seats that are asked, the first one answers.

    Raises ValueError for a move that the rules refuse, and for a match that does not end.
    """
    for number in range(ply, LONGEST):
        asked = game.prompts(state)
        if not asked:
            return state
        seat = min(asked)
        move = answer(state, seat)
        if move is None or game.refusal(state, seat, move) is not None:
            raise ValueError(f"seat {seat} answered {move!r} in {game.write(state)}")
        if watch is not None:
            watch(state, seat, move)
        state = game.step(state, seat, move, make_luck(seed, number))
    raise ValueError(f"a match of {game.NAME} does not end: {game.write(state)}")
