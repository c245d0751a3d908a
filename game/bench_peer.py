"""The peer of the benchmark, run by an interpreter of its own: python-chess, in the same minutes.

Prints "moves <per second>" for random games and "perft <nodes per second>" without bulk counting.
"""

from __future__ import annotations

import time
from random import Random

import chess

DEPTH = 4


def random_moves(seconds: float) -> float:
    """Moves per second of games in which every move is drawn from the list of all legal ones."""
    made, number = 0, 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        board, rng = chess.Board(), Random(number)
        number += 1
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(rng.random() * len(moves))])
            made += 1
    return made / (time.perf_counter() - began)


def perft(board: chess.Board, depth: int) -> int:
    if not depth:
        return 1
    found = 0
    for move in board.legal_moves:
        board.push(move)
        found += perft(board, depth - 1)
        board.pop()
    return found


if __name__ == "__main__":
    print("moves", random_moves(3.0))
    start = time.perf_counter()
    count = perft(chess.Board(), DEPTH)
    print("perft", count / (time.perf_counter() - start))
