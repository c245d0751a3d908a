"""Who Hamnár's bot is measured against, and by how much it has to win.

The rivals play on the rules themselves and share nothing with the bot's search.
"""

from __future__ import annotations

from random import Random

from game.bots.search import Budget
from game.rules.core import Move, Seat, pick, shuffled
from game.rules.hamnar import State, asked, moves, result, step
from game.rules.hamnar_position import ORBS

# The better one, the worse one, and the score in percent that the better one needs.
BARS = (
    ("expert", "greedy", 95), ("expert", "depth2", 80), ("expert", "depth4", 55),
    ("expert", "skilled", 65), ("skilled", "novice", 65),
)
LOST = -1000


def at_random(view: State, seat: Seat, luck: Random, _: Budget) -> Move:
    return pick(moves(view, seat), luck)


def greedy(view: State, seat: Seat, luck: Random, _: Budget) -> Move:
    """Takes what it can, keeps its pieces out of the way of the next move, and looks no further."""
    ahead = [(step(view, seat, move, luck), move) for move in shuffled(moves(view, seat), luck)]
    return max(ahead, key=lambda option: _promise(option[0], seat))[1]


def _promise(state: State, seat: Seat) -> tuple[bool, int, int]:
    """Not lost, enemies gone, own pieces that no enemy move takes at once."""
    if ended := result(state):
        return (seat in ended.winners, 0, 0)
    turn = asked(state)
    taken = 0
    if turn == 1 - seat and state.active != ORBS:
        pieces = state.sides[seat].bit_count()
        after = (step(state, turn, move, Random()) for move in moves(state, turn))
        taken = max(pieces - next_one.sides[seat].bit_count() for next_one in after)
    return (True, -state.sides[1 - seat].bit_count(), -taken)


def depth2(view: State, seat: Seat, luck: Random, _: Budget) -> Move:
    return _searched(view, seat, luck, 2)


def depth4(view: State, seat: Seat, luck: Random, _: Budget) -> Move:
    return _searched(view, seat, luck, 4)


def _searched(view: State, seat: Seat, luck: Random, depth: int) -> Move:
    """Plain alpha-beta that counts pieces; the first of equals in random order."""
    best, top = None, 2 * LOST
    for move in shuffled(moves(view, seat), luck):
        value = _value(step(view, seat, move, luck), seat, depth - 1, top, -2 * LOST, luck)
        if value > top:
            best, top = move, value
    if best is None:
        raise ValueError("nothing is asked")
    return best


def _value(state: State, seat: Seat, depth: int, alpha: int, beta: int, luck: Random) -> int:
    """What a state is worth to a seat, whoever is asked in it."""
    turn = asked(state)
    if turn is None:
        ended = result(state)
        winners = ended.winners if ended else ()
        return 0 if len(winners) == 2 else (-1 if seat in winners else 1) * (LOST - depth)
    if not depth:
        return state.sides[seat].bit_count() - state.sides[1 - seat].bit_count()
    if turn != seat:
        return -_value(state, turn, depth, -beta, -alpha, luck)
    for move in moves(state, turn):
        alpha = max(alpha, _value(step(state, turn, move, luck), seat, depth - 1, alpha, beta, luck))
        if alpha >= beta:
            break
    return alpha


RIVALS = {"random": at_random, "greedy": greedy, "depth2": depth2, "depth4": depth4}
