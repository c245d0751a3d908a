"""Puzzles: positions in which a player can reach something against every defence, in one way only.

A game that has puzzles says in its part `bot.puzzles` what they are about: a `Task` from a position
and a goal, with all hands open and nothing left to chance. What is proved here is proved by looking
at every way and every answer to it; nobody's judgement takes part.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol
from zlib import crc32

from game.core.contract import BadText, Move, Options, Prompt, Rules, Seat, State, make_luck
from game.games import load_part, load_rules

Node = Any  # where a task stands; opaque and hashable, and all that the rest of it depends on
STRENGTHS = (1, 2, 3)
BETWEEN, THEN = " | ", "; "  # of the fields of a line, and of the moves of a solution
NOTE = "#"  # begins a line that is no puzzle
USED_UP = 1.0  # how little it troubles anybody that all is decided, or that any way will do


class TooMuch(Exception):
    """The proof needs more nodes than allowed."""


class Found(NamedTuple):
    """The facts about a puzzle: its position and goal, a solution, how many other answers the
    defence had, whether a quick look is wrong about the first move, and out of how many."""

    state: State
    goal: str
    hero: Seat
    line: Sequence[tuple[Seat, Move]]
    others: int
    tempted: bool
    ways: int

    @property
    def own(self) -> int:
        """The hero's moves in the solution."""
        return sum(seat == self.hero for seat, _ in self.line)


class Task(Protocol):
    """The goal of one seat, the hero, for a game's rules."""

    hero: Seat
    root: Node

    def judge(self, node: Node) -> bool | None:
        """Return whether the goal is reached (True) or missed (False); None while it is open. It
        takes no time."""
    def is_lost(self, node: Node) -> bool:
        """Say whether the goal will certainly be missed; False is no promise."""
    def find_mover(self, node: Node) -> Seat: ...
    def list_ways(self, node: Node) -> Sequence[Move]:
        """Return each move of the player to move; of equal ones, one."""
    def play(self, node: Node, move: Move) -> Node: ...
    def tell_goal(self, node: Node) -> str:
        """Return the rest of the goal after a node."""
    def find_kind(self, move: Move) -> Hashable:
        """Return a key that is equal for moves that a person would call the same."""


class Part(Protocol):
    """What a game's part `bot.puzzles` has.

    `SEATS` and `OPTIONS`, by lot, are those of the matches in which puzzles are looked for,
    `OPENING` with how many moves by lot these begin, `MOST` how many nodes a proof may look at;
    `NESTED`: where a goal can be reached, those after it are pointless.
    """

    @property
    def SEATS(self) -> int: ...  # noqa: N802  constants of a module
    @property
    def OPTIONS(self) -> Sequence[Options]: ...  # noqa: N802
    @property
    def OPENING(self) -> int: ...  # noqa: N802
    @property
    def NESTED(self) -> bool: ...  # noqa: N802
    @property
    def MOST(self) -> int: ...  # noqa: N802
    def read_task(self, state: State, hero: Seat, goal: str, /) -> Task:
        """Read a goal. Raises BadText if the game does not have it, or if the position forbids
        it."""
    def list_goals(self, state: State, hero: Seat, /) -> Iterable[str]:
        """Return the possible goals in a position of a played match, easier ones first."""
    def rate_strength(self, found: Found, /) -> int | None:
        """Return the difficulty of a puzzle; None if it is too easy."""
    def turn_position(self, state: State, hero: Seat, /) -> State:
        """Return the same position with the hero in the first seat."""
    def turned_move(self, move: Move, /) -> Move:
        """Return the same move for a position that was turned."""
    def find_scene(self, state: State, /) -> Hashable:
        """Return a key that is equal for positions of one match with similar puzzles."""


class Puzzle(NamedTuple):
    """A line of a file: its difficulty, 1 to 3, and, in the notations of its game, the goal, the
    position, and a solution with the moves of all seats."""

    strength: int
    goal: str
    position: str
    solution: tuple[str, ...]

    @property
    def name(self) -> str:
        """Return its name, which does not depend on its place in a file."""
        return f"{crc32(f'{self.goal} {self.position}'.encode()):08x}"

    def write_line(self) -> str:
        """Return the task as a line of a file."""
        return BETWEEN.join((str(self.strength), self.goal, self.position,
                             THEN.join(self.solution)))


def part_of(game: str) -> Part:
    """Return the puzzle part of a game."""
    own: Part = load_part(game, "bot.puzzles")
    return own


def read(line: str) -> Puzzle:
    """Return a puzzle from its line, without checking whether it can be played. Raises BadText."""
    fields = line.split(BETWEEN)
    if len(fields) != len(Puzzle._fields):
        raise BadText(f"a puzzle has {len(Puzzle._fields)} fields, not {len(fields)}: {line!r}")
    strength, goal, position, solution = fields
    if strength not in map(str, STRENGTHS):
        raise BadText(f"a strength is 1, 2 or 3, not {strength!r}")
    return Puzzle(int(strength), goal, position, tuple(solution.split(THEN)))


def hero_of(game: Rules, state: State) -> Seat:
    """Return the hero of a position: the only seat to move. Raises BadText if there is none."""
    asked: dict[Seat, Prompt] = dict(game.prompts(state))
    if len(asked) != 1:
        raise BadText(f"one seat has to be asked, not {len(asked)}")
    return next(iter(asked))


def task_of(game: str, puzzle: Puzzle) -> Task:
    """Return the task of a puzzle. Raises BadText."""
    state = load_rules(game).read(puzzle.position)
    return part_of(game).read_task(state, hero_of(load_rules(game), state), puzzle.goal)


class Proof:
    """Proven facts about a task, worked out on demand and cached."""

    def __init__(self, task: Task, most: int | None = None) -> None:
        """`most`: the number of nodes after which TooMuch is raised."""
        self.task = task
        self._most = most
        self._known: dict[Node, bool] = {}

    def can_reach(self, node: Node) -> bool:
        """Say whether the hero reaches the goal from here against each defence."""
        verdict = self.task.judge(node)
        if verdict is not None:
            return verdict
        if node in self._known:
            return self._known[node]
        if self._most is not None and len(self._known) >= self._most:
            raise TooMuch
        task = self.task
        own = task.find_mover(node) == task.hero
        found = not own and not task.is_lost(node)
        for move in () if task.is_lost(node) else task.list_ways(node):
            if self.can_reach(task.play(node, move)) == own:
                found = own
                break
        self._known[node] = found
        return found

    def list_holding(self, node: Node) -> list[Move]:
        """Return the ways of the player to move after which the hero still reaches the goal."""
        task = self.task
        return [move for move in task.list_ways(node) if self.can_reach(task.play(node, move))]

    def find_best(self, node: Node) -> Move:
        """Return the best move of the player to move: a hero keeps the goal in reach if possible;
        the others end it, or leave the hero least choice."""
        task, ways = self.task, self.task.list_ways(node)
        if task.find_mover(node) == task.hero:
            return next(iter(self.list_holding(node)), ways[0])
        ease = [self._rate_ease(task.play(node, move)) for move in ways]
        return ways[ease.index(min(ease))]

    def _rate_ease(self, node: Node) -> float:
        """Return how easy the goal is: below 0 if missed, else the share of the ways that hold."""
        task = self.task
        if (verdict := task.judge(node)) is not None:
            return USED_UP if verdict else -USED_UP
        if not self.can_reach(node):
            return -USED_UP / 2
        ways = task.list_ways(node)
        if task.find_mover(node) == task.hero:
            return len(self.list_holding(node)) / len(ways)
        return min(self._rate_ease(task.play(node, move)) for move in ways)

    def find_line(self) -> list[tuple[Seat, Move]]:
        """Return the solution against the best defence."""
        node, found = self.task.root, []
        while self.task.judge(node) is None:
            move = self.find_best(node)
            found.append((self.task.find_mover(node), move))
            node = self.task.play(node, move)
        return found


def find_puzzle(game: str, state: State) -> Puzzle | None:
    """Return the puzzle of a position, if it is one: a goal is reached by only one first move."""
    table, own = load_rules(game), part_of(game)
    state = own.turn_position(state, hero_of(table, state))
    hero = hero_of(table, state)
    for goal in own.list_goals(state, hero):
        try:
            found = _try_goal(game, state, goal)
        except TooMuch:
            return None
        if found and found.line and (strength := own.rate_strength(found)) is not None:
            return Puzzle(strength, goal, table.write(state),
                          tuple(table.say(move) for _, move in found.line))
        if found and own.NESTED:
            return None
    return None


def _try_goal(game: str, state: State, goal: str) -> Found | None:
    """Return the facts about a goal, if it can be reached; without a line if in more than one
    way."""
    table = load_rules(game)
    task = part_of(game).read_task(state, hero_of(table, state), goal)
    proof = Proof(task, part_of(game).MOST)
    if not proof.can_reach(task.root):
        return None
    ways, kept = task.list_ways(task.root), proof.list_holding(task.root)
    one = len({task.find_kind(move) for move in kept}) == 1 and len(kept) < len(ways)
    line = proof.find_line() if one else []
    glance = load_part(game, "bot").move_quickly(table.view(state, task.hero), task.hero,
                                                 Random(goal))
    return Found(state, goal, task.hero, line, _count_alternatives(task, line),
                 task.find_kind(glance) != task.find_kind(kept[0]), len(ways))


def _count_alternatives(task: Task, line: Iterable[tuple[Seat, Move]]) -> int:
    """Return how many other answers the defence had along a line."""
    node, count = task.root, 0
    for seat, move in line:
        count += (seat != task.hero) * (len(task.list_ways(node)) - 1)
        node = task.play(node, move)
    return count


class Answer(NamedTuple):
    """Whether the hero can still reach it, and the best that the player who is asked can do then
    (None where it has been reached or missed). If that is the hero: whether nothing else leads
    there, something else that a quick look would take or that is as good as any, and the best
    answer to that; empty where there is none, or no answer is needed."""

    kept: bool
    best: str | None
    alone: bool = False
    other: str = ""
    reply: str = ""


def answer_moves(game: str, puzzle: Puzzle, moves: Sequence[str]) -> Answer:
    """Return the state of a puzzle after some moves. Raises BadText."""
    task, table = task_of(game, puzzle), load_rules(game)
    state, node = table.read(puzzle.position), task.root
    for ply, text in enumerate(moves):
        move = table.parse(text)
        state = table.step(state, task.find_mover(node), move, make_luck("puzzle", ply))
        node = task.play(node, move)
    proof = Proof(task)
    verdict = task.judge(node)
    if verdict is not None:
        return Answer(verdict, None)
    best, holds = proof.find_best(node), proof.can_reach(node)
    if task.find_mover(node) != task.hero or not holds:
        return Answer(holds, table.say(best))
    kept = proof.list_holding(node)
    alike = {task.find_kind(move) for move in kept}
    others = [move for move in task.list_ways(node) if move not in kept]
    if not others:
        return Answer(holds, table.say(best))
    glance = load_part(game, "bot").move_quickly(
        table.view(state, task.hero), task.hero, Random(puzzle.name))
    other = next(
        (move for move in others if task.find_kind(move) == task.find_kind(glance)), others[0])
    then = task.play(node, other)
    missed = task.judge(then) is not None or task.find_mover(then) == task.hero
    return Answer(holds, table.say(best), len(alike) == 1, table.say(other),
                  "" if missed else table.say(proof.find_best(then)))
