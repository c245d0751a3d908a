"""The peers of the benchmark, run by interpreters of their own in the same minutes.

`bench_peer.py chess | rlcard | open_spiel` prints "<figure> <per second>" lines: random games and
moves, each move drawn from the list of all legal ones, and for chess perft without bulk counting.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

DEPTH = 4
SECONDS = 3.0


def rates(play: Callable[[Random], int]) -> None:
    """Play random games for a while; `play` says how many moves one had."""
    games = made = 0
    began = time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        made += play(Random(games))
        games += 1
    spent = time.perf_counter() - began
    print("games", games / spent)
    print("moves", made / spent)


def chess_figures() -> None:
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

    rates(play)
    start = time.perf_counter()
    count = perft(chess.Board(), DEPTH)
    print("perft", count / (time.perf_counter() - start))


def rlcard_figures() -> None:
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

    rates(play)


def open_spiel_figures() -> None:
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

    rates(play)


if __name__ == "__main__":
    {"chess": chess_figures, "rlcard": rlcard_figures,
     "open_spiel": open_spiel_figures}[sys.argv[1]]()
