"""Trains a game's net: `python -m game.tools.learning.train GAME`.

Actors play rounds against themselves, now and then against simple habits and earlier nets; the
learner moves the net towards what came of them. Generation by generation: while one is learned, the
next is played with the weights before, so that nothing depends on how fast anybody is, and a
training that was stopped goes on as if it had not been. Seats, seed and sizes are those that it
began with.
"""

from __future__ import annotations

import argparse
import math
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one core for each process

import numpy as np

from game.bots.net import BadNet, Layers, read, read_header, write
from game.core.paths import ASSETS
from game.tools.ladder.crew import Crew, NoCluster, make_crew
from game.tools.ladder.rounds import Deal, mean_interval, play_deal
from game.tools.learning.actors import Task, Told, lessons_of, pack_options, play_task
from game.tools.learning.checkpoint import FILE, BadCheckpoint, Log, Training, load, of_net, save
from game.tools.learning.net import (
    Learner,
    Weights,
    evaluate,
    make_weights,
    more_heads,
    pack_bits,
    rate,
    round_net,
    trim_net,
    unpack_bits,
    widen_net,
    widths_of,
)

NETS = ASSETS / "nets"
ROUNDS = 192  # of each actor in a generation
BATCH = 256
WIDTHS = (192, 48)
PASSES = 2  # over what a generation has told
OLDER_EVERY, OLDER_MOST = 100, 12  # generations between two nets that are kept; how many
SAVED_EVERY, TOLD_EVERY, MEASURED_EVERY = 30.0, 10.0, 300.0  # seconds
KEPT = 2000  # rounds after which the first net is kept for good; the next after twice as many
DEALS = 30  # of the quick ladder
LOOKED = 400  # rounds, at most
AFRESH = 450  # the generation whose rate a training begins with that has learned before


class Trainer:
    """A training that goes on, a generation at a time."""

    def __init__(self, training: Training, actors: Crew) -> None:
        self.training = training
        self._actors = actors
        self._flight = self._start()

    def _make_tasks(self) -> list[Task]:
        log = self.training.log
        at = f"{log.seed}/{log.generation}"
        older = Random(f"older/{at}").choice(self.training.older)
        return [Task(log.game, log.seats, f"{at}/{actor}", log.rounds, self.training.playing, older)
                for actor in range(log.actors)]

    def _start(self) -> Iterator[Told]:
        """Let the actors play the next generation."""
        return self._actors.map_tasks(play_task, self._make_tasks())

    def step(self) -> None:
        """Learn from one generation, while the next is played."""
        training = self.training
        log, learner = training.log, training.learner
        told = list(self._flight)
        number = log.generation
        log.generation += 1
        if log.generation % OLDER_EVERY == 0:
            training.older.append([each.copy() for each in learner.averaged])
            del training.older[1:-OLDER_MOST]
        training.playing = [each.copy() for each in learner.averaged]
        self._flight = self._start()
        log.loss = _learn_from(learner, told, Random(f"order/{log.seed}/{number}"), rate(number))
        log.played += sum(one.rounds for one in told)
        log.decisions += sum(len(one.targets) for one in told)


def _learn_from(learner: Learner, told: Sequence[Told], luck: Random, speed: float) -> float:
    """Learn from some lessons in a random order. Returns the mean loss."""
    bits = len(learner.weights[0])
    seen = np.concatenate([one.seen for one in told])
    targets = np.concatenate([one.targets for one in told])
    chance = np.random.default_rng(luck.getrandbits(64))
    order = np.concatenate([chance.permutation(len(seen)) for _ in range(PASSES)])
    losses = []
    for at in range(0, len(order), BATCH):
        some = order[at : at + BATCH]
        losses.append(learner.learn(unpack_bits(seen[some], bits), targets[some], speed))
    return float(np.mean(losses))


def begin_training(log: Log) -> Training:
    """Return a training that has not begun."""
    lessons = lessons_of(log.game)
    weights = make_weights(lessons.BITS, log.widths, lessons.HEADS, log.seed)
    return Training(log, Learner(weights), [each.copy() for each in weights],
                    [[each.copy() for each in weights]])


def measure_rivals(training: Training, deals: int, rivals: Sequence[str]) -> Iterator[str]:
    """Yield a line for each rival: the net's lead in points a round, on deals that no training
    sees."""
    log, lessons = training.log, lessons_of(training.log.game)
    weights = training.learner.averaged

    def judge(options: list[int]) -> list[list[float]]:
        said: list[list[float]] = evaluate(weights, unpack_bits(pack_bits(options, lessons.BITS),
                                                                lessons.BITS)).tolist()
        return said

    more = {"net": lessons.make_player(judge)}
    for seats in log.seats:
        for rival in rivals:
            leads = [play_deal(
                Deal(log.game, ("net", rival), seats, f"held out/{i}", None, 1), more)
                     for i in range(deals)]
            mean, low, high = mean_interval([lead.points for lead in leads])
            yield (f"{log.seconds / 60:.0f} min, {log.played} rounds, {seats} seats: net - {rival}"
                   f" {mean:+.1f} [{low:+.1f}, {high:+.1f}] over {deals} deals")


def main(given: Sequence[str] | None = None) -> int:
    asked = _make_parser().parse_args(given)
    folder = asked.out or Path("training") / asked.game
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / FILE
    try:
        training = _open_training(file, asked)
        _run_training(training, asked, file)
        publish_nets(training, folder, asked.level)
    except (BadCheckpoint, BadNet, NoCluster) as flaw:
        sys.stderr.write(f"{flaw}\n")
        return 1
    return 0


def _open_training(file: Path, asked: argparse.Namespace) -> Training:
    """Return the training that was stopped, or a new one. Raises BadCheckpoint."""
    log = Log(asked.game, tuple(map(int, asked.seats.split(","))), asked.seed,
              tuple(map(int, asked.widths.split(","))), asked.actors or max(asked.processes, 1),
              asked.rounds)
    kept = file if file.exists() else asked.before
    if kept is None:
        return begin_training(log)
    training = of_net(kept, asked.level or "expert") if kept.suffix == ".net" else load(kept)
    if (training.log.game, len(training.playing[0])) != (asked.game, lessons_of(asked.game).BITS):
        raise BadCheckpoint(f"{kept} is of another game, or of a {asked.game} that saw other "
                            "things; move it away to begin anew.")
    return training if kept == file else begin_from(training, log)


def begin_from(before: Training, log: Log) -> Training:
    """Return a training that begins with what another has learned: heads that the other one had not
    say nothing yet, nobody listens to the units by which its layers are wider, and the weights move
    faster again."""
    old, heads_now = before.log, lessons_of(log.game).HEADS

    def grown(weights: Weights) -> Weights:
        return widen_net(more_heads(weights, heads_now), log.widths, log.seed)

    weights = grown(before.learner.averaged)
    return Training(
        replace(log, seed=f"{old.seed}/{log.seed}", generation=AFRESH, widths=widths_of(weights),
                played=old.played, decisions=old.decisions, seconds=old.seconds),
        Learner(weights), [each.copy() for each in weights], [*map(grown, before.older)])


def _run_training(training: Training, asked: argparse.Namespace, file: Path) -> None:
    """Train until the time is up or a person stops it, and save the result."""
    stopped: list[int] = []
    before = {number: signal.signal(number, lambda number, _: stopped.append(number))
              for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        _until_stopped(training, asked, file, stopped)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    save(training, file)


def _until_stopped(
    training: Training, asked: argparse.Namespace, file: Path, stopped: Sequence[int],
) -> None:
    log = training.log
    until = log.seconds + 60 * asked.minutes
    with make_crew(asked.processes, asked.cluster) as actors:
        trainer = Trainer(training, actors)
        print(f"{log.game}: generation {log.generation}, {log.played} rounds so far; Ctrl+C stops, "
              "and the same command goes on", flush=True)
        saved = shown = log.seconds
        since = (log.seconds, log.played, log.decisions)
        while log.seconds < until and not stopped:
            began, before, rounds = time.monotonic(), log.seconds, log.played
            trainer.step()
            log.seconds += time.monotonic() - began
            if _count_doublings(rounds) < _count_doublings(log.played):
                save(training, file.with_name(f"{log.played}.npz"))
            if before // MEASURED_EVERY < log.seconds // MEASURED_EVERY:
                for line in measure_rivals(training, DEALS, asked.rivals.split(",")):
                    log.ladder.append(line)
                    print(line, flush=True)
            if log.seconds - shown > TOLD_EVERY:
                print(_write_progress(log, *since), flush=True)
                shown, since = log.seconds, (log.seconds, log.played, log.decisions)
            if log.seconds - saved > SAVED_EVERY:
                save(training, file)
                saved = log.seconds


def _count_doublings(rounds: int) -> int:
    """Return how often KEPT has to be doubled for a number of rounds."""
    return int(math.log2(rounds / KEPT)) + 1 if rounds >= KEPT else 0


def _write_progress(log: Log, seconds: float, rounds: int, decisions: int) -> str:
    past = max(log.seconds - seconds, 1e-9)
    return (f"{log.seconds / 60:6.1f} min, generation {log.generation}, {log.played} rounds, "
            f"{(log.played - rounds) / past:.0f} rounds/s, "
            f"{(log.decisions - decisions) / past:.0f} decisions/s, loss {log.loss:.4f}")


def publish_nets(training: Training, folder: Path, level: str = "") -> Path:
    """Write the file that the bot plays with: for each level the net of that many rounds, without
    the units that were silent in LOOKED rounds. With a level it is that one's alone, and everything
    else is as the bot plays with now. Raises BadNet where that cannot be read."""
    log, file = training.log, folder / f"{training.log.game}.net"
    weights, count = training.learner.averaged, min(LOOKED, max(log.played, 1))
    seen = unpack_bits(pack_options(Task(log.game, log.seats, f"looked/{log.seed}", count, weights,
                                         weights)), len(weights[0]))
    nets: dict[str, Layers] = {}
    made: dict[str, Any] = {}
    if level:
        now = NETS / file.name
        nets, made = read(now), read_header(now).made
        nets[level] = round_net(trim_net(weights, seen))
        made["levels"][level] = {**_describe_learning(training), **_describe_origin(log)}
    else:
        kept = [*map(load, folder.glob("[0-9]*.npz")), training]
        kept.sort(key=lambda one: one.log.played)
        for name, rounds in lessons_of(log.game).LEVELS.items():
            fit = [one for one in kept if rounds is None or one.log.played <= rounds]
            net = (fit or kept)[-1]
            nets[name] = round_net(trim_net(net.learner.averaged, seen))
            made.setdefault("levels", {})[name] = _describe_learning(net)
        made |= _describe_origin(log)
    write(file, nets, made)
    print(f"wrote {file}: {file.stat().st_size} bytes", flush=True)
    return file


def _describe_learning(training: Training) -> dict[str, Any]:
    """Return how long a net has learned."""
    return {"rounds": training.log.played, "hours": round(training.log.seconds / 3600, 2)}


def _describe_origin(log: Log) -> dict[str, Any]:
    """Return how a net came about, and how it fared."""
    return {"seed": log.seed, "commit": find_commit(), "processes": log.actors,
            "ladder": log.ladder}


def find_commit() -> str:
    """Return which sources the net was trained by."""
    try:
        said = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True,
                              text=True, check=True, cwd=Path(__file__).parent)
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return said.stdout.strip()


def _make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m game.tools.learning.train", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", default="2,3")
    parser.add_argument("--minutes", type=float, default=45)
    parser.add_argument("--processes", type=int, default=2, help="that play; 0: none but this one")
    parser.add_argument("--actors", type=int, help="who play at a time (default: a process each)")
    parser.add_argument("--cluster", default="", help="address of a Ray cluster that plays instead")
    parser.add_argument("--out", type=Path, help="folder (default: training/GAME)")
    parser.add_argument("--seed", default="learning")
    parser.add_argument("--from", type=Path, dest="before", metavar="CHECKPOINT",
                        help="of another training, whose net this one begins with; or nets that "
                        "are played with, of which it is the one of the level")
    parser.add_argument("--as", default="", dest="level", metavar="LEVEL",
                        help="write this level's net alone, beside those that are played with")
    parser.add_argument("--widths", default=",".join(map(str, WIDTHS)), help="of the hidden layers")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="of each process a generation")
    parser.add_argument("--rivals", default="greedy,miser", help="of the quick ladder")
    return parser


if __name__ == "__main__":
    sys.exit(main())
