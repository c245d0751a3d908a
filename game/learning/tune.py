"""Tunes the weights by which a bot's search judges positions: `python -m game.learning.tune GAME`.

Generation by generation the bot plays against itself with the weights so far, and those are found
under which the results of all matches are likeliest (logistic regression, by Newton's method). What
was played lies in the folder, generation by generation: the command can be stopped at any time, and
goes on with the next one. The weights in whole numbers, and how they came about, are GAME.json.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import zipfile
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol

import numpy as np

from game.files import write_whole
from game.ladder.crew import Crew, NoCluster, crew
from game.learning.checkpoint import BadCheckpoint
from game.learning.net import Array
from game.learning.train import commit
from game.shelf import part

MATCHES = 2000  # of a generation
SHARE = 100  # matches of a task
NODES = 800  # of a move
HELD_OUT = 20  # every so many-th match is not learned from
ANCHOR = 8.0  # how strongly a weight that nothing speaks for is held at nothing
STEPS, STILL = 12, 1e-4  # of Newton's method, at most; a step that is no longer worth another
AT_ONCE = 16_384  # positions


class Tuned(Protocol):
    """What a game has to be tuned with; a module `bot.learning` will do."""

    START: tuple[int, ...]
    UNIT: tuple[int, int]  # the first weight of a piece, and what one counts

    def played(
        self, luck: Random, nodes: int, weights: Sequence[int], /,
    ) -> tuple[list[tuple[int, ...]], float]: ...
    def told(self, position: tuple[int, ...], /) -> tuple[list[int], list[int], int]: ...


class Task(NamedTuple):
    """Matches to be played, with which weights."""

    game: str
    seed: str
    matches: int
    nodes: int
    weights: tuple[int, ...]


class Told(NamedTuple):
    """For every position what speaks for the first seat (by the number of a weight, how often),
    what its match came to for that seat, and which match of its generation that was."""

    seen: Array
    ends: Array
    match: Array
    hours: float = 0.0  # that playing took


def work(task: Task) -> Told:
    """Play the matches of a task."""
    game: Tuned = part(task.game, "bot.learning")
    rows: list[Array] = []
    ends, numbers = [], []
    for number in range(task.matches):
        positions, end = game.played(Random(f"{task.seed}/{number}"), task.nodes, task.weights)
        for position in positions:
            for_it, against, seat = game.told(position)
            row = np.bincount(for_it, minlength=len(task.weights)).astype(np.int8)
            row -= np.bincount(against, minlength=len(task.weights)).astype(np.int8)
            rows.append(-row if seat else row)
            ends.append(end)
            numbers.append(number)
    return Told(np.array(rows, np.int8), np.array(ends, np.float32), np.array(numbers, np.int32))


def together(parts: Sequence[Told], first: Sequence[int]) -> Told:
    """All parts as one; their matches are counted on from the first of each."""
    return Told(np.concatenate([one.seen for one in parts]),
                np.concatenate([one.ends for one in parts]),
                np.concatenate([one.match + n for one, n in zip(parts, first, strict=True)]))


def generation(
    who: Crew, game: str, seed: str, matches: int, nodes: int, weights: tuple[int, ...],
) -> Told:
    """What a generation of matches tells."""
    tasks = [Task(game, f"{seed}/{first}", min(SHARE, matches - first), nodes, weights)
             for first in range(0, matches, SHARE)]
    return together(list(who.each(work, tasks)), range(0, matches, SHARE))


def likeliest(told: Told, weights: Array) -> Array:
    """The weights, in logits, under which the ends are likeliest; the search begins with some."""
    used = told.seen.any(axis=0)
    told = told._replace(seen=told.seen[:, used])
    everything, found = np.zeros(len(weights)), weights[used].astype(np.float64)
    for _ in range(STEPS):
        slope = ANCHOR * found
        bend = ANCHOR * np.eye(len(found))
        for rows, ends in _parts(told):
            chance = 1 / (1 + np.exp(-(rows @ found.astype(np.float32))))
            slope += (chance - ends) @ rows
            bend += (rows.T * (chance * (1 - chance))) @ rows
        step = np.linalg.solve(bend, slope)
        found -= step
        if np.abs(step).max() < STILL:
            break
    everything[used] = found
    return everything


def loss(told: Told, weights: Array) -> float:
    """By how much the ends surprise, in nats a position."""
    total = 0.0
    for rows, ends in _parts(told):
        said = rows @ weights.astype(np.float32)
        total += float((np.logaddexp(0, said) - ends * said).sum())
    return total / len(told.ends)


def _parts(told: Told) -> Iterator[tuple[Array, Array]]:
    for at in range(0, len(told.ends), AT_ONCE):
        yield told.seen[at : at + AT_ONCE].astype(np.float32), told.ends[at : at + AT_ONCE]


def whole(game: Tuned, weights: Array, told: Told) -> tuple[int, ...]:
    """Weights in logits as whole numbers, of which a piece counts as many as the game says."""
    first, unit = game.UNIT
    pieces = np.arange(len(weights)) - first
    count = sum(1 for weight in game.START[first:] if weight) + 1
    pieces = np.where((pieces >= 0) & (pieces < count), pieces, 0)
    ahead = Told((told.seen @ pieces.astype(np.int8))[:, None].astype(np.int8), told.ends,
                 told.match)
    a_piece = float(likeliest(ahead, np.zeros(1))[0])
    return tuple(int(n) for n in np.rint(weights * (unit / a_piece)))


def held(told: Told) -> tuple[Told, Told]:
    """The matches to learn from, and those that are held out."""
    out = told.match % HELD_OUT == 0
    first, second = (Told(told.seen[chosen], told.ends[chosen], told.match[chosen])
                     for chosen in (~out, out))
    return first, second


def main(given: Sequence[str] | None = None) -> int:
    asked = _arguments().parse_args(given)
    folder = asked.out or Path("training") / asked.game
    folder.mkdir(parents=True, exist_ok=True)
    try:
        with crew(asked.processes, asked.cluster) as who:
            tune(asked.game, folder, partial(
                generation, who, asked.game, matches=asked.matches, nodes=asked.nodes),
                asked.generations, asked.seed)
    except (BadCheckpoint, NoCluster) as flaw:
        sys.stderr.write(f"{flaw}\n")
        return 1
    except KeyboardInterrupt:
        print("stopped; the same command goes on")
    return 0


def tune(
    name: str, folder: Path, play: Callable[..., Told], generations: int, seed: str,
) -> None:
    """Go on until there are so many generations. Raises BadCheckpoint."""
    game: Tuned = part(name, "bot.learning")
    file = folder / f"{name}.json"
    weights, made = game.START, _nothing(seed)
    if file.exists():
        weights, made = _weights(file)
    told: list[Told] = []
    for number in range(generations):
        kept = folder / f"generation-{number:03}.npz"
        if not kept.exists():
            began = time.monotonic()
            played = play(seed=f"{seed}/{number}", weights=weights)
            keep(played._replace(hours=(time.monotonic() - began) / 3600), kept)
        told.append(read(kept))
        if number < len(made["curve"]):
            continue
        learn, out = held(together(told, [0] * len(told)))
        found = likeliest(learn, np.zeros(len(game.START)))
        weights = whole(game, found, learn)
        made |= {"commit": commit(), "matches": sum(map(_matches, told)),
                 "positions": sum(len(one.ends) for one in told),
                 "hours": round(sum(one.hours for one in told), 3)}
        made["curve"].append([round(loss(learn, found), 4), round(loss(out, found), 4)])
        write_whole(file, f'{json.dumps({"made": made, "weights": weights})}\n'.encode())
        print(f"generation {number + 1}: {made['matches']} matches, {made['positions']} positions,"
              f" {made['hours']:.2f} h, loss {made['curve'][-1][0]:.4f}, held out"
              f" {made['curve'][-1][1]:.4f}", flush=True)


def _nothing(seed: str) -> dict[str, Any]:
    return {"seed": seed, "curve": []}


def _matches(told: Told) -> int:
    return int(told.match.max()) + 1


def keep(told: Told, file: Path) -> None:
    """Keep what a generation told."""
    out = BytesIO()
    np.savez_compressed(out, seen=told.seen, ends=told.ends, match=told.match,
                        hours=np.array(told.hours))
    write_whole(file, out.getvalue())


def read(file: Path) -> Told:
    """Raises BadCheckpoint for a file that is damaged or none."""
    try:
        with np.load(file, allow_pickle=False) as kept:
            return Told(kept["seen"], kept["ends"], kept["match"], float(kept["hours"]))
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as flaw:
        raise _bad(file, flaw) from flaw


def _weights(file: Path) -> tuple[tuple[int, ...], dict[str, Any]]:
    try:
        told: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        return tuple(told["weights"]), told["made"]
    except (OSError, ValueError, KeyError, TypeError) as flaw:
        raise _bad(file, flaw) from flaw


def _bad(file: Path, flaw: Exception) -> BadCheckpoint:
    return BadCheckpoint(f"{file} is damaged or not of this training ({flaw}); move its folder away"
                         " to begin anew.")


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m game.learning.tune", description=__doc__)
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
