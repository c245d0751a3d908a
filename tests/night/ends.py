"""A house in which one match after another ends, until it is killed: `python -m tests.night.ends
DATA SEED`. It says "ready" once the first one is about to end."""

from __future__ import annotations

import os
import sys
from itertools import count
from pathlib import Path
from random import Random

os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}

from game import routes
from game.app import open_app
from game.arguments import read
from game.core.hands import Hands
from game.core.match import resume, start
from game.core.record import Record, new_file
from game.devices.press import LEFT_KEYS, RIGHT_KEYS
from game.games.hamnar import rules as hamnar
from game.tables.table import TableScene
from tests.program.test_records import header


def played(seed: int) -> Record:
    """A record of a match that is over, kept in no file."""
    match, rng = start(header(seed=str(seed)), None), Random(seed)
    while match.prompts:
        seat = next(iter(match.prompts))
        match.play(seat, rng.choice(hamnar.moves(match.state, seat)))
    return match.record


def main(data: Path, seed: int) -> None:
    app = open_app(read(["--size", "640x360", "--speed", "instant", "--data", str(data)]))
    whole = played(seed)
    for n in count():
        record = Record(whole.header, new_file(app.house.store.records, "hamnar"),
                        tuple(whole.lines[:-1]))
        record.keep()
        match, last = resume(record.file), whole.lines[-1]
        if n == 0:
            sys.stdout.write("ready\n")
            sys.stdout.flush()
        app.house.stack.open(routes.Table(
            match, Hands(match.players, {0: LEFT_KEYS, 1: RIGHT_KEYS})))
        table = app.house.stack.find_highest(TableScene)
        assert table is not None
        table.play(last.seat, hamnar.parse(last.move))
        app.house.store.disk.flush(10)
        app.house.to_title()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
