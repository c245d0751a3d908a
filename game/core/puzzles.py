"""The puzzles of each game, in a file, and the puzzle of the day. `bots.puzzles` proves them,
`ladder.puzzles` finds them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import cache
from pathlib import Path

from game.bots.puzzles import NOTE, Puzzle, hero_of, part_of, read, task_of
from game.core import files, paths
from game.core.contract import BadText, Message, make_luck
from game.core.words import Trouble
from game.games import load_rules

FOLDER = "assets/puzzles"
MOST = 400_000  # bytes of a file
REASON = 90  # letters of a fault in a line


def file_of(game: str) -> Path:
    """Return the path of a game's puzzles."""
    return paths.find_file(f"{FOLDER}/{game}.txt")


def list_puzzle_games(of: Sequence[str]) -> tuple[str, ...]:
    """Return those games that have puzzles."""
    return tuple(game for game in of if load_puzzles(game))


def name_goal(game: str, goal: str) -> Message:
    """Return a goal in words: a text's key, and its numbers."""
    kind, *more = goal.split(" ")
    return (f"puzzle-{game}-{kind}", *(int(word) for word in more if word.isdecimal()))


@cache
def load_puzzles(game: str) -> tuple[Puzzle, ...]:
    """Return a game's puzzles."""
    return puzzles_in(file_of(game))[0]


def puzzles_in(file: Path) -> tuple[tuple[Puzzle, ...], tuple[Trouble, ...]]:
    """Return the puzzles of a file, and a sentence for each bad line; `check_puzzle` checks later
    whether they can be played."""
    found, troubles = [], []
    try:
        lines = files.read_text(file, MOST).splitlines()
    except files.BadFile as error:
        return (), (Trouble("puzzle-broken", file.name, str(error)),)
    for line in lines:
        if line.strip() and not line.startswith(NOTE):
            try:
                found.append(read(line))
            except BadText as error:
                troubles.append(_make_trouble(file, error))
    return tuple(found), tuple(troubles)


def report_broken(game: str, error: BadText) -> Trouble:
    """Return the sentence about a puzzle that cannot be played."""
    return _make_trouble(file_of(game), error)


def _make_trouble(file: Path, error: BadText) -> Trouble:
    reason = str(error)
    return Trouble("puzzle-broken", file.name,
                   reason if len(reason) <= REASON else reason[:REASON] + "…")


def check_puzzle(game: str, puzzle: Puzzle) -> Puzzle:
    """Return the same puzzle. Raises BadText if its position, its goal or its solution is
    invalid."""
    table, task = load_rules(game), task_of(game, puzzle)
    state, node = table.read(puzzle.position), task.root
    for ply, text in enumerate(puzzle.solution):
        if task.judge(node) is not None:
            raise BadText(f"the solution goes on after its end: {text!r}")
        move, seat = table.parse(text), hero_of(table, state)
        if table.refusal(state, seat, move) is not None or seat != task.find_mover(node):
            raise BadText(f"the solution has a move that is not legal: {text!r}")
        state, node = table.step(state, seat, move, make_luck("puzzle", ply)), task.play(node, move)
    if not task.judge(node):
        raise BadText(f"the solution does not reach `{puzzle.goal}`")
    return puzzle


def turn_puzzle(game: str, puzzle: Puzzle) -> Puzzle:
    """Return the same puzzle with its hero in the first seat, so that all puzzles have one colour
    and side. Raises BadText for an invalid position."""
    table, own = load_rules(game), part_of(game)
    state = table.read(puzzle.position)
    if not (hero := hero_of(table, state)):
        return puzzle
    return puzzle._replace(
        position=table.write(own.turn_position(state, hero)),
        solution=tuple(table.say(own.turned_move(table.parse(move))) for move in puzzle.solution))


def number_of_day(puzzles: Sequence[Puzzle], day: date) -> int:
    """Return the number of a day's puzzle, the same in each house. Difficulties alternate while
    each has puzzles, none returns before all had their day, and each game starts on a day of its
    own."""
    order = sorted(
        range(len(puzzles)), key=lambda n: (_rank_puzzle(puzzles, n), puzzles[n].strength))
    return order[(day.toordinal() + int(puzzles[0].name, 16)) % len(order)]


def _rank_puzzle(puzzles: Sequence[Puzzle], at: int) -> int:
    """Return the position of a puzzle among those of its difficulty."""
    return sum(one.strength == puzzles[at].strength for one in puzzles[:at])


def read_date() -> date:
    return date.today()  # noqa: DTZ011  the players' own day, wherever they are
