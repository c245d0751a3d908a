"""A program that is killed while matches end: every result is on every board exactly once."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random
from select import select

import pytest

from game.core import match as matches
from game.core.contract import Result
from game.core.match import resume
from game.night.night import Night
from game.night.result import match_id
from game.night.worker import Worker
from tests.night.ends import played

ROOT = Path(__file__).parents[2]
LONGEST = 0.6  # seconds until a kill: some matches end in them, and the board's thread sleeps


def ids(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as base:
        return sorted(row for (row,) in base.execute("select id from night_matches"))


def killed(data: Path, kills: int, seed: int) -> int:
    """Kill the program so many times. Returns how many matches have ended."""
    rng = Random(seed)
    for n in range(kills):
        child = subprocess.Popen(
            [sys.executable, "-m", "tests.night.ends", str(data), str(n % 20)], cwd=ROOT,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert child.stdout.readline() == b"ready\n"
        select([child.stdout], [], [], rng.uniform(0, LONGEST))  # it says nothing more
        child.kill()
        child.communicate()
    over = []
    for file in (data / "records").glob("*.jsonl"):
        match = resume(file)
        if match.result is not None:
            over.append(match_id(file, match.record.header.seed))
    server = data / "server.sqlite"
    for _ in range(2):  # and once more, as nothing is told twice
        worker = Worker(data, f"sqlite:///{server}", "kiosk")
        worker.work_round()
        assert not worker.troubles
        assert ids(data / "night.sqlite") == ids(server) == sorted(over)
    return len(over)


def test_ends_of_matches_that_are_killed_are_on_every_board_once(tmp_path):
    assert killed(tmp_path, 4, 1) > 0


@pytest.mark.long
def test_forty_kills_lose_no_end_and_double_none(tmp_path):
    assert killed(tmp_path, 40, 2) > 0


def ending(data: Path) -> tuple[matches.Match, Night]:
    """A match that is one move from its end, and the board that will hear of it."""
    record, night = played(3), Night(Worker(data, None, "kiosk"))
    match = matches.start(record.header, data / "records" / "20261122-020304-000001-hamnar.jsonl")
    for line in record.lines[:-1]:
        match.play(line.seat, match.rules.parse(line.move))

    def foretell(result: Result) -> None:
        night.keep_ending(match.record, result, match.players)

    match.ending = foretell
    return match, night


def test_an_end_is_found_however_many_records_were_written_since(tmp_path):
    match, _ = ending(tmp_path)
    last = played(3).lines[-1]
    match.play(last.seat, match.rules.parse(last.move))  # killed here
    for n in range(9):
        later = matches.start(match.record.header, tmp_path / "records" / f"3{n}.jsonl")
        assert later.result is None
    worker = Worker(tmp_path, None, "kiosk")
    worker.work_round()
    assert [past.id for past in worker.snapshot.past] == [
        match_id(match.record.file, match.record.header.seed)]
    assert [*(tmp_path / "night").iterdir()] == []


def test_an_end_whose_last_line_was_never_written_is_not_told(tmp_path):
    match, night = ending(tmp_path)
    before = match.record.file.read_bytes()
    last = played(3).lines[-1]
    match.play(last.seat, match.rules.parse(last.move))
    match.record.file.write_bytes(before)  # killed before that
    worker = Worker(tmp_path, None, "kiosk")
    worker.work_round()
    assert worker.snapshot.past == ()
    again = resume(match.record.file)
    again.ending = match.ending
    beats = again.play(last.seat, again.rules.parse(last.move))
    night.add_match(again.record, again.rules.result(beats[-1].state), again.players)
    worker.work_round()
    assert len(worker.snapshot.past) == 1
    assert [*(tmp_path / "night").iterdir()] == []
