"""The state of a training in one file, from which it goes on exactly."""

from __future__ import annotations

import json
import zipfile
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from game.bots.net import BadNet, read, read_header
from game.tools.learning.net import Learner, Weights, unround_net, widths_of

FILE = "checkpoint.npz"


class BadCheckpoint(Exception):
    """A file that no training can go on from."""


@dataclass
class Log:
    """How far a training has come. `ladder` has a line for each time it was measured."""

    game: str
    seats: tuple[int, ...]
    seed: str
    widths: tuple[int, ...]
    actors: int
    rounds: int  # of each actor in a generation
    generation: int = 0
    played: int = 0
    decisions: int = 0
    seconds: float = 0.0
    loss: float = 0.0
    ladder: list[str] = field(default_factory=list)


@dataclass
class Training:
    """A training between two generations; `playing` are the weights that the next one plays with,
    `older` those of earlier nets."""

    log: Log
    learner: Learner
    playing: Weights
    older: list[Weights]


def save(training: Training, file: Path) -> None:
    """Keep it; the file before stays until the new one is whole."""
    learner = training.learner
    arrays: dict[str, Any] = {"steps": np.array(learner.steps)}
    for name, weights in _name_weights(training):
        arrays |= {f"{name}/{at}": each for at, each in enumerate(weights)}
    arrays["log"] = np.frombuffer(json.dumps(asdict(training.log)).encode(), np.uint8)
    beside = file.with_suffix(".new.npz")
    np.savez(beside, **arrays)
    beside.replace(file)


def _name_weights(training: Training) -> list[tuple[str, Weights]]:
    learner = training.learner
    return [("weights", learner.weights), ("averaged", learner.averaged),
            ("means", learner.means), ("squares", learner.squares), ("playing", training.playing),
            *((f"older{i}", weights) for i, weights in enumerate(training.older))]


def load(file: Path) -> Training:
    """Read a checkpoint. Raises BadCheckpoint for a file that is damaged or none."""
    try:
        with np.load(file, allow_pickle=False) as kept:
            log = Log(**json.loads(kept["log"].tobytes()))
            log.seats, log.widths = tuple(log.seats), tuple(log.widths)
            learner = Learner(_read_weights(kept, "weights"))
            learner.averaged, learner.means = _read_weights(kept, "averaged"), _read_weights(
                kept, "means")
            learner.squares = _read_weights(kept, "squares")
            learner.steps = int(kept["steps"])
            playing = _read_weights(kept, "playing")
            older: list[Weights] = []
            while f"older{len(older)}/0" in kept:
                older.append(_read_weights(kept, f"older{len(older)}"))
    except (OSError, ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile) as flaw:
        raise BadCheckpoint(f"{file} is damaged or no checkpoint ({flaw}); move it away to "
                            "begin anew.") from flaw
    return Training(log, learner, playing, older)


def of_net(file: Path, name: str) -> Training:
    """Return a training that begins with a net that is played with. Raises BadNet for a file that
    holds none of that name."""
    nets = read(file)
    if name not in nets:
        raise BadNet(f"{file} holds no net called {name!r}, but {', '.join(nets)}.")
    weights, made = unround_net(nets[name]), read_header(file).made
    came = {**made, **made.get("levels", {}).get(name, {})}
    log = Log(file.stem, (), str(came.get("seed", "unknown")), widths_of(weights), 1, 1,
              played=int(came.get("rounds", 0)), seconds=3600 * float(came.get("hours", 0)))
    return Training(log, Learner(weights), weights, [weights])


def _read_weights(kept: Any, name: str) -> Weights:
    count = sum(1 for key in kept.files if key.startswith(f"{name}/"))
    if not count:
        raise KeyError(name)
    return [kept[f"{name}/{at}"] for at in range(count)]
