"""Whom Hamnár's bot is measured against, and by how much it has to win.

The rivals play on the rules themselves and share nothing with the bot's search.
"""

from __future__ import annotations

from random import Random

from game.bots.search import Budget
from game.core.contract import Move, Seat, pick, shuffle
from game.games.hamnar.bot import choose
from game.games.hamnar.bot.endgame import MOST, Endgame, load_endgame
from game.games.hamnar.rules import State, find_mover, moves, result, say, step, write
from game.games.hamnar.rules.position import ORBS, PAWN

# The better one, the worse one, and the score in percent that the better one needs.
BARS = (
    ("expert", "greedy", 95), ("expert", "depth2", 80), ("expert", "depth4", 55),
    ("expert", "skilled", 65), ("skilled", "novice", 65),
)
LOST = -1000
_NO_LUCK = Random(0)  # handed to rules that draw nothing


def at_random(view: State, seat: Seat, luck: Random, _: Budget) -> Move:
    return pick(moves(view, seat), luck)


def play_greedily(view: State, seat: Seat, luck: Random, _: Budget) -> Move:
    """Capture where possible, keep the pieces safe from the next move, and look no further."""
    ahead = [(step(view, seat, move, luck), move) for move in shuffle(moves(view, seat), luck)]
    return max(ahead, key=lambda option: _rate_state(option[0], seat))[1]


def _rate_state(state: State, seat: Seat) -> tuple[bool, int, int]:
    """Return whether the match is not lost, enemies that are gone, and own pieces that no enemy
    move can take at once."""
    if ended := result(state):
        return (seat in ended.winners, 0, 0)
    turn = find_mover(state)
    taken = 0
    if turn == 1 - seat and state.active != ORBS:
        pieces = state.sides[seat].bit_count()
        after = (step(state, turn, move, _NO_LUCK) for move in moves(state, turn))
        taken = max(pieces - next_one.sides[seat].bit_count() for next_one in after)
    return (True, -state.sides[1 - seat].bit_count(), -taken)


def search_depth2(view: State, seat: Seat, luck: Random, _: Budget) -> Move:
    return _search_move(view, seat, luck, 2)


def search_depth4(view: State, seat: Seat, luck: Random, _: Budget) -> Move:
    return _search_move(view, seat, luck, 4)


def _search_move(view: State, seat: Seat, luck: Random, depth: int) -> Move:
    """Plain alpha-beta that counts pieces; between equals the order is random."""
    best, top = None, 2 * LOST
    for move in shuffle(moves(view, seat), luck):
        value = _value_of(step(view, seat, move, luck), seat, depth - 1, top, -2 * LOST)
        if value > top:
            best, top = move, value
    if best is None:
        raise ValueError("nothing is asked")
    return best


def _value_of(state: State, seat: Seat, depth: int, alpha: int, beta: int) -> int:
    """Return what a state is worth to a seat, whichever seat is asked in it."""
    turn = find_mover(state)
    if turn is None:
        ended = result(state)
        winners = ended.winners if ended else ()
        return 0 if len(winners) == 2 else (-1 if seat in winners else 1) * (LOST - depth)
    if not depth:
        return state.sides[seat].bit_count() - state.sides[1 - seat].bit_count()
    if turn != seat:
        return -_value_of(state, turn, depth, -beta, -alpha)
    for move in moves(state, turn):
        after = step(state, turn, move, _NO_LUCK)
        alpha = max(alpha, _value_of(after, seat, depth - 1, alpha, beta))
        if alpha >= beta:
            break
    return alpha


RIVALS = {"random": at_random, "greedy": play_greedily, "depth2": search_depth2,
          "depth4": search_depth4}


def list_endgame_mistakes(count: int, seed: str) -> list[str]:
    """Return the expert's mistakes in random solved positions in which some moves keep more than
    others: each position with the move that threw away a win or a draw. Raises ValueError without
    the table."""
    table = load_endgame()
    if table is None:
        raise ValueError("the endgame table is missing")
    chance = Random(f"endgames/{seed}")
    slips: list[str] = []
    checked = 0
    while checked < count:
        state = _few_pieces(chance)
        seat = state.orbs[state.active] or 0
        after = {move: _find_outcome(step(state, seat, move, _NO_LUCK), seat, table)
                 for move in moves(state, seat)}
        if len(set(after.values())) > 1:
            checked += 1
            move = choose(state, seat, chance, Budget(nodes=2000), "expert")
            if move is None or after[move] < max(after.values()):
                slips.append(f"{write(state)}: {move and say(move)}")
    return slips


def _few_pieces(chance: Random) -> State:
    """Return one to four pieces anywhere, any orbs, any icon."""
    squares = shuffle(range(25), chance)[: 1 + int(chance.random() * MOST)]
    sides = [0, 0]
    for square in squares:
        sides[int(chance.random() * 2)] |= 1 << square
    orbs = tuple(shuffle([0, 0, 0, 1, 1, 1], chance))
    return State((sides[0], sides[1]), orbs, int(chance.random() * 6), 0)


def _find_outcome(state: State, seat: Seat, table: Endgame) -> int:
    """1, 0 or -1: what perfect play makes of the state for a seat, by the rules down to the
    table."""
    turn = find_mover(state)
    if turn is None:
        return -1 if state.orbs[state.active] == seat else 1
    if turn != seat:
        return -_find_outcome(state, turn, table)
    if state.active == PAWN:
        orbs = sum(1 << icon for icon, owner in enumerate(state.orbs) if owner == 1)
        distance = table.find_distance(state.sides[seat], state.sides[1 - seat], seat, orbs)
        return (distance > 0) - (distance < 0)
    best = -1
    for move in moves(state, turn):
        best = max(best, _find_outcome(step(state, turn, move, _NO_LUCK), seat, table))
        if best == 1:
            break
    return best
