"""The peers of the benchmark, run beside ours by interpreters of their own.

`bench_peer.py chess
rlcard
open_spiel` answers each line that it is sent with one or more figures: `play` with random games and
moves a second, where each move is drawn from the list of all legal ones; `perft`, for chess, with
nodes a second, without bulk counting.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

DEPTH = 3
MATCHES = 40  # the same ones in each slice, so that only the first slice is cold
Figures = Callable[[], tuple[float, ...]]


def measure_rates(play: Callable[[Random], int], seconds: float) -> tuple[float, float]:
    """Play random games for a while; `play` plays one and returns its number of moves."""
    games = made = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        made += play(Random(games % MATCHES))
        games += 1
    spent = time.perf_counter() - began
    return games / spent, made / spent


def chess_figures(seconds: float) -> dict[str, Figures]:
    import chess

    def play(rng: Random) -> int:
        board = chess.Board()
        made = 0
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(rng.random() * len(moves))])
            made += 1
        return made

    def perft(board: chess.Board, depth: int) -> int:
        if not depth:
            return 1
        found = 0
        for move in board.legal_moves:
            board.push(move)
            found += perft(board, depth - 1)
            board.pop()
        return found

    def nodes() -> tuple[float]:
        start = time.perf_counter()
        count = perft(chess.Board(), DEPTH)
        return (count / (time.perf_counter() - start),)

    return {"play": lambda: measure_rates(play, seconds), "perft": nodes}


def rlcard_figures(seconds: float) -> dict[str, Figures]:
    from rlcard.games.doudizhu import Game

    def play(rng: Random) -> int:
        game: Any = Game()
        state, _ = game.init_game()
        made = 0
        while not game.is_over():
            actions = state["actions"]
            state, _ = game.step(actions[int(rng.random() * len(actions))])
            made += 1
        return made

    return {"play": lambda: measure_rates(play, seconds)}


def open_spiel_figures(seconds: float) -> dict[str, Figures]:
    import pyspiel

    oh_hell = pyspiel.load_game("oh_hell(players=3)")

    def play(rng: Random) -> int:
        state = oh_hell.new_initial_state()
        made = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            made += not state.is_chance_node()
            state.apply_action(actions[int(rng.random() * len(actions))])
        return made

    return {"play": lambda: measure_rates(play, seconds)}


def main(package: str, seconds: float) -> None:
    made = {"chess": chess_figures, "rlcard": rlcard_figures, "open_spiel": open_spiel_figures}
    figures = made[package](seconds)
    print("ready", flush=True)
    for line in sys.stdin:
        print(*figures[line.strip()](), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
