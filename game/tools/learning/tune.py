"""Tunes the weights by which a bot's search judges positions:
`python -m game.tools.learning.tune GAME`.

Generation by generation the bot plays against itself with the weights so far, and those are found
under which the results of all matches are likeliest: for chances by logistic regression, for points
by least squares, both by Newton's method. What was played lies in the folder, generation by
generation: the command can be stopped at any time, and goes on with the next one. The weights in
whole numbers, and how they came about, are GAME.json.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import zipfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol

import numpy as np

from game.bots.lesson import Lesson
from game.core.files import write_whole
from game.games import load_part
from game.tools.ladder.crew import Crew, NoCluster, make_crew
from game.tools.learning.checkpoint import BadCheckpoint
from game.tools.learning.net import Array
from game.tools.learning.train import find_commit

MATCHES = 2000  # of a generation
SHARE = 100  # matches of a task
NODES = 800  # of a move
HELD_OUT = 20  # one match in this number is not learned from
ANCHOR = 8.0  # how strongly a weight that nothing speaks for is held at nothing
STEPS, STILL = 12, 1e-4  # of Newton's method, at most; a step that is no longer worth another
AT_ONCE = 16_384  # positions


class Tuned(Protocol):
    """What a game has to be tuned with; a module `bot.learning` will do.

    UNIT is what one point counts; or, where what comes of a match is a chance, the first weight of
    a piece, and what one counts. LEVELS have learned less: each from a number of matches of the
    first generation.
    """

    START: tuple[int, ...]

    @property
    def UNIT(self) -> int | tuple[int, int]: ...  # noqa: N802  a constant of a module

    @property
    def LEVELS(self) -> Mapping[str, int]: ...  # noqa: N802  likewise

    def list_lessons(self, luck: Random, nodes: int, weights: Sequence[int], /) -> list[Lesson]: ...


class Task(NamedTuple):
    """Matches to be played, with which weights."""

    game: str
    seed: str
    matches: int
    nodes: int
    weights: tuple[int, ...]


class Told(NamedTuple):
    """The lessons of many positions: what speaks for a seat (by the number of a weight, how often),
    what came of it, the shares of weights that are made of several, how much each is believed; and
    which match of its generation it is from."""

    seen: Array
    ends: Array
    shares: Array
    sure: Array
    match: Array

    def select(self, chosen: Array) -> Told:
        """Return some of the positions."""
        return Told(*(each[chosen] for each in self))


def play_task(task: Task) -> Told:
    """Play the matches of a task."""
    game: Tuned = load_part(task.game, "bot.learning")
    lessons: list[Lesson] = []
    numbers: list[int] = []
    for number in range(task.matches):
        more = game.list_lessons(Random(f"{task.seed}/{number}"), task.nodes, task.weights)
        lessons += more
        numbers += [number] * len(more)
    shares = np.array([one.shares for one in lessons], np.float32)
    wide = len(task.weights) // shares.shape[1]
    rows = [np.bincount(one.speaks, minlength=wide) - np.bincount(one.against, minlength=wide)
            for one in lessons]
    return Told(np.array(rows, np.int8), np.array([one.end for one in lessons], np.float32), shares,
                np.array([one.sure for one in lessons], np.float32), np.array(numbers, np.int32))


def join_parts(parts: Sequence[Told], first: Sequence[int]) -> Told:
    """Return all parts as one; their matches are counted on from the first of each."""
    counted = [one._replace(match=one.match + n) for one, n in zip(parts, first, strict=True)]
    return Told(*(np.concatenate(each) for each in zip(*counted, strict=True)))


def play_generation(
    who: Crew, game: str, seed: str, matches: int, nodes: int, weights: tuple[int, ...],
) -> Told:
    """Return what a generation of matches tells."""
    tasks = [Task(game, f"{seed}/{first}", min(SHARE, matches - first), nodes, weights)
             for first in range(0, matches, SHARE)]
    return join_parts(list(who.map_tasks(play_task, tasks)), range(0, matches, SHARE))


Link = Callable[[Array], tuple[Array, Array]]


def expect_chance(said: Array) -> tuple[Array, Array]:
    """Return the expected results of positions with these scores, in logits; and their slope."""
    likely = 1 / (1 + np.exp(-said))
    return likely, likely * (1 - likely)


def expect_number(said: Array) -> tuple[Array, Array]:
    """Return the same where points are expected."""
    return said, np.ones_like(said)


def find_link(game: Tuned) -> Link:
    return expect_number if isinstance(game.UNIT, int) else expect_chance


def find_likeliest(told: Told, weights: Array, expects: Link = expect_chance) -> Array:
    """Return the weights under which the ends are likeliest; the search begins with some."""
    used = np.tile(told.seen.any(axis=0), told.shares.shape[1])
    everything, found = np.zeros(len(weights)), weights[used].astype(np.float64)
    for _ in range(STEPS):
        slope = ANCHOR * found
        bend = ANCHOR * np.eye(len(found))
        for rows, ends, sure in _split_rows(told):
            row = rows[:, used]
            expected, grows = expects(row @ found.astype(np.float32))
            slope += (sure * (expected - ends)) @ row
            bend += (row.T * (sure * grows)) @ row
        step = np.linalg.solve(bend, slope)
        found -= step
        if np.abs(step).max() < STILL:
            break
    everything[used] = found
    return everything


def mean_loss(told: Told, weights: Array, expects: Link = expect_chance) -> float:
    """By how much the ends surprise, a position: in nats, or in points squared."""
    total = 0.0
    for rows, ends, sure in _split_rows(told):
        said = rows @ weights.astype(np.float32)
        each = np.logaddexp(0, said) - ends * said if expects is expect_chance else (
            said - ends) ** 2
        total += float((sure * each).sum())
    return total / float(told.sure.sum())


def _split_rows(told: Told) -> Iterator[tuple[Array, Array, Array]]:
    """Rows with as many numbers as there are weights, the ends, and how much each is believed."""
    for at in range(0, len(told.ends), AT_ONCE):
        some = told.select(slice(at, at + AT_ONCE))
        seen = some.seen.astype(np.float32)
        rows = [seen * share[:, None] for share in some.shares.T]
        yield np.concatenate(rows, axis=1), some.ends, some.sure


def scale_weights(game: Tuned, weights: Array, told: Told) -> tuple[int, ...]:
    """Return weights as whole numbers, in the game's unit for a point or a piece."""
    if isinstance(game.UNIT, int):
        return _round_weights(weights * game.UNIT)
    first, unit = game.UNIT
    pieces = np.arange(len(weights)) - first
    count = sum(1 for weight in game.START[first:] if weight) + 1
    pieces = np.where((pieces >= 0) & (pieces < count), pieces, 0)
    ahead = told._replace(seen=(told.seen @ pieces.astype(np.int8))[:, None].astype(np.int8))
    a_piece = float(find_likeliest(ahead, np.zeros(1))[0])
    return _round_weights(weights * (unit / a_piece))


def _round_weights(weights: Array) -> tuple[int, ...]:
    return tuple(int(n) for n in np.rint(weights))


def hold_out(told: Told) -> tuple[Told, Told]:
    """Return the matches to learn from, and those that are held out."""
    out = told.match % HELD_OUT == 0
    return told.select(~out), told.select(out)


def main(given: Sequence[str] | None = None) -> int:
    asked = _make_parser().parse_args(given)
    folder = asked.out or Path("training") / asked.game
    folder.mkdir(parents=True, exist_ok=True)
    try:
        with make_crew(asked.processes, asked.cluster) as who:
            run_tuning(asked.game, folder, partial(
                play_generation, who, asked.game, matches=asked.matches, nodes=asked.nodes),
                asked.generations, asked.seed)
    except (BadCheckpoint, NoCluster) as flaw:
        sys.stderr.write(f"{flaw}\n")
        return 1
    except KeyboardInterrupt:
        print("stopped; the same command goes on")
    return 0


def run_tuning(
    name: str, folder: Path, play: Callable[..., Told], generations: int, seed: str,
) -> None:
    """Go on up to a number of generations. Raises BadCheckpoint."""
    game: Tuned = load_part(name, "bot.learning")
    expects = find_link(game)
    file = folder / f"{name}.json"
    weights = game.START
    made: dict[str, Any] = {"seed": seed, "curve": []}
    if file.exists():
        weights, made = _read_weights(file)
    told: list[Told] = []
    hours = 0.0
    levels: dict[str, dict[str, tuple[int, ...]]] = {}
    for number in range(generations):
        kept = folder / f"generation-{number:03}.npz"
        if not kept.exists():
            began = time.monotonic()
            played = play(seed=f"{seed}/{number}", weights=weights)
            keep(played, (time.monotonic() - began) / 3600, kept)
        more, spent = read(kept)
        if more.seen.shape[1] * more.shares.shape[1] != len(game.START):
            raise _make_error(kept, f"not {len(game.START)} weights")
        told.append(more)
        hours += spent
        if number == 0:
            levels = _list_levels(game, more)
        if number < len(made["curve"]):
            continue
        learn, out = hold_out(join_parts(told, [0] * len(told)))
        found = find_likeliest(learn, np.zeros(len(game.START)), expects)
        weights = scale_weights(game, found, learn)
        made |= {"commit": find_commit(), "matches": sum(int(one.match.max()) + 1 for one in told),
                 "positions": sum(len(one.ends) for one in told),
                 "hours": round(hours, 3)}
        made["curve"].append([round(mean_loss(each, found, expects), 4) for each in (learn, out)])
        write_whole(file, f'{json.dumps({"made": made, "weights": weights, **levels})}\n'.encode())
        print(f"generation {number + 1}: {made['matches']} matches, {made['positions']} positions,"
              f" {made['hours']:.2f} h, loss {made['curve'][-1][0]:.4f}, held out"
              f" {made['curve'][-1][1]:.4f}", flush=True)


def _list_levels(game: Tuned, told: Told) -> dict[str, dict[str, tuple[int, ...]]]:
    """Return the weights of levels that have learned less, if a game has any."""
    found = {}
    for level, matches in game.LEVELS.items():
        few = told.select(told.match < matches)
        weights = find_likeliest(few, np.zeros(len(game.START)), find_link(game))
        found[level] = scale_weights(game, weights, few)
    return {"levels": found} if found else {}


def keep(told: Told, hours: float, file: Path) -> None:
    """Keep what a generation told, and the hours that playing it took."""
    out = BytesIO()
    np.savez_compressed(out, hours=np.array(hours), **told._asdict())
    write_whole(file, out.getvalue())


def read(file: Path) -> tuple[Told, float]:
    """Read a file of positions. Raises BadCheckpoint for a bad one."""
    try:
        with np.load(file, allow_pickle=False) as kept:
            return Told(*(kept[name] for name in Told._fields)), float(kept["hours"])
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as flaw:
        raise _make_error(file, flaw) from flaw


def _read_weights(file: Path) -> tuple[tuple[int, ...], dict[str, Any]]:
    try:
        told: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        return tuple(told["weights"]), told["made"]
    except (OSError, ValueError, KeyError, TypeError) as flaw:
        raise _make_error(file, flaw) from flaw


def _make_error(file: Path, flaw: Exception | str) -> BadCheckpoint:
    return BadCheckpoint(f"{file} is damaged or not of this training ({flaw}); move its folder away"
                         " to begin anew.")


def _make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m game.tools.learning.tune", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--generations", type=int, default=8)
    parser.add_argument("--matches", type=int, default=MATCHES, help="of a generation")
    parser.add_argument("--nodes", type=int, default=NODES, help="that are spent on a move")
    parser.add_argument("--processes", type=int, default=2, help="that play; 0: none but this one")
    parser.add_argument("--cluster", default="", help="address of a Ray cluster that plays instead")
    parser.add_argument("--out", type=Path, help="folder (default: training/GAME)")
    parser.add_argument("--seed", default="tuning")
    return parser


if __name__ == "__main__":
    sys.exit(main())
