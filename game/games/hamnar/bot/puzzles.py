"""Hamnár's puzzles: win with a few moves of one's own, whatever the other side does.

A node is a fast position and the number of own moves that are left. Nothing of it comes near the
hundred activations of a draw.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence

from game.bots.puzzles import Found
from game.core.contract import BadText, Move, Options, Seat
from game.games.hamnar.bot.endgame import upside_down
from game.games.hamnar.bot.position import LINES, SWAPS, Position, list_lines, make_position, play
from game.games.hamnar.rules.position import ORBS, QUIET_LIMIT, SUN, State

Node = tuple[Position, int]
SEATS = 2
OPTIONS: Sequence[Options] = ({},)
NESTED = True
OPENING = 6  # the orbs
MOST = 200_000
FEWEST, LONGEST = 2, 4  # own moves
PIECES = range(5, 8)  # on the board
CALM = QUIET_LIMIT - 6 * (LONGEST + 1)  # activations without a capture, at most


class Task:
    def __init__(self, at: Position, hero: Seat, left: int) -> None:
        self.hero = hero
        self.root: Node = at, left

    def judge(self, node: Node) -> bool | None:
        (white, black, orbs, icon, _), left = node
        seat = orbs >> icon & 1
        if not (SWAPS[orbs] if icon == SUN else LINES[icon][seat][black if seat else white]):
            return seat != self.hero
        return False if not left and seat == self.hero else None

    def is_lost(self, node: Node) -> bool:  # noqa: ARG002  only a search tells
        return False

    def find_mover(self, node: Node) -> Seat:
        _, _, orbs, icon, _ = node[0]
        return orbs >> icon & 1

    def list_ways(self, node: Node) -> Sequence[Move]:
        """Return the moves, captures first: they decide most."""
        at = node[0]
        enemy = at.white if self.find_mover(node) else at.black
        listed = list_lines(at)
        return [line[3] for line in (*(line for line in listed if line[1] & enemy),
                                     *(line for line in listed if not line[1] & enemy))]

    def play(self, node: Node, move: Move) -> Node:
        at, left = node
        if move[0] == "move":
            line = LINES[at.active][at.orbs >> at.active & 1].every[move]
        else:
            line = next(line for line in SWAPS[at.orbs] if line[3] == move)
        after = play(at, line)._replace(quiet=0)
        return after, left - (self.find_mover(node) == self.hero)

    def tell_goal(self, node: Node) -> str:
        return f"win {node[1]}"

    def find_kind(self, move: Move) -> Hashable:
        return move


def read_task(state: State, hero: Seat, goal: str) -> Task:
    """`win N`: with N moves of one's own at most. Raises BadText."""
    return Task(make_position(state)._replace(quiet=0), hero, _read_moves(state, goal))


def _read_moves(state: State, goal: str) -> int:
    word, _, count = goal.partition(" ")
    if word != "win" or count not in map(str, range(1, LONGEST + 1)):
        raise BadText(f"a goal is `win 1` to `win {LONGEST}`, not {goal!r}")
    if state.active == ORBS or state.quiet > CALM:
        raise BadText("all orbs are placed, and the draw is far away")
    return int(count)


def list_goals(state: State, hero: Seat) -> Iterable[str]:  # noqa: ARG001  anybody may win
    pieces = sum(side.bit_count() for side in state.sides)
    if state.active != ORBS and state.quiet <= CALM and pieces in PIECES:
        yield from (f"win {moves}" for moves in range(1, LONGEST + 1))


def rate_strength(found: Found) -> int | None:
    """Two moves are easy, four are not, and what a quick look misses is harder. Where the other
    side has no piece to move it is no puzzle."""
    moves = int(found.goal.partition(" ")[2])
    moved = any(seat != found.hero and move[0] == "move" for seat, move in found.line)
    if moves < FEWEST or not moved:
        return None
    weight = 2 * (moves - FEWEST) + found.tempted + (found.ways > 12)
    return 1 if weight < 2 else 2 if weight < 4 else 3


def turn_position(state: State, hero: Seat) -> State:
    """Return the player who plays is white: the board is turned, and the sides are exchanged."""
    if not hero:
        return state
    white, black = map(upside_down, state.sides)
    orbs = tuple(None if owner is None else 1 - owner for owner in state.orbs)
    return state._replace(sides=(black, white), orbs=orbs)


def turned_move(move: Move) -> Move:
    if move[0] != "move":
        return move
    return move[0], *(20 - at // 5 * 5 + at % 5 for at in map(int, map(str, move[1:])))


def find_scene(state: State) -> Hashable:  # noqa: ARG001  one of a match is enough
    return None
