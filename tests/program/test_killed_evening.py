"""The whole program, played by a monkey, is killed again and again, and nothing is lost."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import pytest

from game.core.match import resume
from game.core.record import read_record
from game.night.result import match_id
from game.night.worker import Worker

ROOT = Path(__file__).parents[2]
PATIENCE = 600.0  # seconds, for a machine that is busy with other things


def moves(data: Path) -> int:
    """How many lines all the records have."""
    return sum(file.read_bytes().count(b"\n") for file in (data / "records").glob("*.jsonl"))


def evening(data: Path, seed: int, rng: Random) -> None:
    """Some seconds of an evening with all games, ended by pulling the plug; the first evening goes
    on until a match has ended."""
    before = moves(data)
    child = subprocess.Popen(
        [sys.executable, "main.py", "--soak", "60", "--seed", str(seed), "--data", str(data)],
        cwd=ROOT, stdout=subprocess.DEVNULL, env={**os.environ, "PYTHONPATH": str(ROOT)})
    try:
        wanted, until = before + rng.randrange(5, 100), time.monotonic() + PATIENCE
        while moves(data) < wanted or not known(data):
            assert time.monotonic() < until, "nobody moves"
            with pytest.raises(subprocess.TimeoutExpired):
                child.wait(0.01)
    finally:
        child.send_signal(signal.SIGKILL)
        child.wait()


def known(data: Path) -> list[str]:
    """The matches on the night board, none before there is one."""
    with suppress(sqlite3.OperationalError), closing(
            sqlite3.connect(f"file:{data / 'night.sqlite'}?mode=ro", uri=True)) as base:
        return [match for (match,) in base.execute("select id from night_matches")]
    return []


def pulled(data: Path, plugs: int, seed: int) -> set[str]:
    """Pull the plug so many times, and each time check what is left. Returns the games that were
    played."""
    rng = Random(seed)
    played = set()
    for n in range(plugs):
        evening(data, 1000 * seed + n, rng)
        ended = []
        for file in (data / "records").glob("*.jsonl"):
            match = resume(file)
            played.add(match.rules.NAME)
            if match.result is not None:
                ended.append(match_id(file, read_record(file).header.seed))
        assert not list((data / "records").glob("*broken*"))
        if n % 3 == 2 or n == plugs - 1:  # in between the program itself finds what it has missed
            Worker(data, None, "kiosk").work_round()
            assert sorted(known(data)) == sorted(ended), "each result exactly once"
    return played


def test_an_evening_of_pulled_plugs_loses_no_match_and_no_result(tmp_path):
    pulled(tmp_path, 1, 2)  # of the first seeds the one whose first match is over soonest


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10, 18))
def test_three_pulled_plugs_lose_no_match_and_no_result(tmp_path, seed):
    pulled(tmp_path, 3, seed)
