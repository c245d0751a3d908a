"""Two screens, one PostgreSQL server, and plugs that are pulled: nothing lost, nothing doubled."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from game.night.address import read_address
from game.night.night import Night
from game.night.result import Sitter
from game.night.store import ServerStore
from game.night.worker import Worker
from game.scenes.kiosk.nightcare import NightCareScene
from game.scenes.nightboard.scene import NightBoardScene
from tests.gallery import best
from tests.kiosk.kiosk import result, settle
from tests.night.postgres import Pooler, Server, missing, missing_pooler

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())
ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    server = Server()
    yield server
    server.close()


@pytest.fixture
def clean(server: Server) -> Server:
    """The server without any table of ours."""
    ask(server, "drop table if exists night_players, night_matches")
    return server


def ask(server: Server, question: str, *values: object) -> list[tuple[Any, ...]]:
    import psycopg

    with psycopg.connect(server.url, connect_timeout=10) as base:
        found = base.execute(question, values or None)
        return found.fetchall() if found.description else []


class Kiosk:
    """A screen in a process of its own, which may be killed and started again."""

    def __init__(self, name: str, data: Path, server: Server) -> None:
        self.name = name
        self._command = [sys.executable, "-m", "tests.kiosk.kiosk", name, str(data), server.url]
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, cwd=ROOT, text=True,
                                         stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def say(self, line: str) -> None:
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()

    def hear(self, line: str) -> None:
        assert self._process.stdout.readline().strip() == line

    def do(self, *lines: str) -> None:
        for line in lines:
            self.say(line)
            self.hear(line)

    def kill(self) -> None:
        """As if its plug were pulled."""
        self._process.kill()
        self._process.communicate()

    def close(self) -> None:
        self._process.communicate()


@pytest.fixture
def kiosks(tmp_path: Path, clean: Server) -> Iterator[tuple[Kiosk, Kiosk]]:
    both = Kiosk("North", tmp_path / "North", clean), Kiosk("South", tmp_path / "South", clean)
    yield both
    for kiosk in both:
        kiosk.kill()


def adds(first: int, after: int) -> list[str]:
    return [f"add {n}" for n in range(first, after)]


def together(kiosks: tuple[Kiosk, ...], *lines: str) -> None:
    """Have all screens do the same thing at once."""
    for kiosk in kiosks:
        for line in lines:
            kiosk.say(line)
    for kiosk in kiosks:
        for line in lines:
            kiosk.hear(line)


def arrived(server: Server) -> list[str]:
    """The ids of the matches on the server, each once for each of its two players."""
    return [row[0] for row in ask(server, "select m.id from night_matches m join night_players p "
                                          "on p.match = m.id order by m.id, p.seat")]


def expected(*counts: tuple[str, int]) -> list[str]:
    return sorted(result(name, n).id for name, count in counts for n in range(count)
                  for _seat in range(2))


def test_nothing_is_lost_or_doubled_while_server_and_screens_are_killed(kiosks, clean):
    north, south = kiosks
    together(kiosks, *adds(0, 20), "settle")  # and the tables are not there yet
    for kiosk in kiosks:
        for line in adds(20, 60):
            kiosk.say(line)
        for line in adds(20, 30):
            kiosk.hear(line)
    clean.kill()  # while they are sending
    for line in adds(30, 60):
        north.hear(line)
    for line in adds(30, 50):
        south.hear(line)
    south.kill()  # in the middle of the others
    south.start()
    south.do(*adds(50, 60))  # it cannot know which of them were safe
    clean.start()
    together(kiosks, "settle")
    assert arrived(clean) == expected(("North", 60), ("South", 60))


def test_a_screen_shows_what_others_have_sent_and_deletes_it_for_all(tmp_path, clean):
    north, south = (Night.open(tmp_path / name, read_address(clean.url)) for name in ("n", "s"))
    try:
        for n in range(3):
            north.add(result("North", n))
        settle(north)
        south.add(result("South", 9))
        settle(south)
        board = south.last
        assert [(line.name, line.value) for line in best(board, "herrlof").ever] == [
            ("Freja", 9), ("North", 0), ("South", 0)]
        assert len(board.past) == 4
        south.forget("Freja")
        south.strike(result("North", 2).id)
        south.rename(result("North", 0).id, 0, "Ylva")
        settle(south)
        settle(north)
        board = north.last
        assert {line.name for line in best(board, "herrlof").ever} == {"North", "Ylva", "South"}
        assert {past.id for past in board.past} == {"North 0", "North 1", "South 9"}
        north.add(result("North", 2))  # told once more
        settle(north)
        assert len(north.last.past) == 3
    finally:
        north.close()
        south.close()


def test_what_was_sent_before_a_worker_died_is_sent_again_and_is_there_once(
        tmp_path, clean, monkeypatch):
    """The server has committed, and the outbox was not told of it."""
    from game.night.store import LocalStore

    sent = LocalStore.note_sent
    dies = Worker(tmp_path, read_address(clean.url), "North")
    for n in range(3):
        Night(dies).add(result("North", n))
    monkeypatch.setattr(LocalStore, "note_sent", lambda *_: 1 / 0)
    dies.work_round()
    assert arrived(clean) == expected(("North", 3))
    monkeypatch.setattr(LocalStore, "note_sent", sent)
    again = Worker(tmp_path, read_address(clean.url), "North")
    again.work_round()
    assert not again.troubles
    assert again.snapshot.shared
    assert arrived(clean) == expected(("North", 3))
    with sqlite3.connect(tmp_path / "night.sqlite") as base:
        assert base.execute("select count(*) from night_outbox").fetchone() == (0,)


def test_a_cloned_machine_tells_everything_again_and_it_is_there_once(tmp_path, clean):
    first = Worker(tmp_path / "first", None, "North")
    for n in range(5):
        Night(first).add(result("North", n))
    first.work_round()
    shutil.copytree(tmp_path / "first", tmp_path / "clone")
    for name in ("first", "clone"):
        one = Worker(tmp_path / name, read_address(clean.url), "North")
        one.work_round()
        assert not one.troubles
        assert len(one.snapshot.past) == 5
    assert arrived(clean) == expected(("North", 5))


@pytest.mark.skipif(bool(missing_pooler()), reason=missing_pooler())
@pytest.mark.parametrize("mode", ["session", "transaction"])
def test_a_pooled_address_takes_results_and_limits_their_time(tmp_path, clean, mode):
    pooler = Pooler(clean, mode)
    one = Worker(tmp_path, read_address(f"  {pooler.url}\n"), "North")
    try:
        for n in range(12):  # more than the driver asks before it would prepare a question
            Night(one).add(result("North", n))
            one.work_round()
            assert not one.troubles
        assert one.snapshot.shared
        assert arrived(clean) == expected(("North", 12))
        server = ServerStore(read_address(pooler.url) or "")
        with server.engine.begin() as base:
            limits = [base.exec_driver_sql(f"show {name}").scalar()
                      for name in ("statement_timeout", "lock_timeout")]
        server.close()
        assert limits == ["5s", "4s"]
    finally:
        one.stop()
        one.run()  # closes what it has opened
        pooler.close()


@pytest.mark.parametrize("blanks", [("  ", ""), ("", " \n"), ("\t", "\t")])
def test_blanks_round_an_address_are_no_part_of_it(blanks):
    before, after = blanks
    assert read_address(f"{before}postgresql://night@host/board{after}") == (
        "postgresql+psycopg://night@host/board")


def test_what_the_server_cannot_take_holds_up_nothing_else(tmp_path, clean):
    night = Night.open(tmp_path, read_address(clean.url))
    try:
        bad = result("North", 1)
        ask(clean, "create table night_matches (id text primary key check (id <> 'North 1'), "
                   "kiosk text, game text, options text, seats int, ended bigint, ranked bool, "
                   "gone bool)")
        for one in (result("North", 0), bad, result("North", 2)):
            night.add(one)
        settle(night)
        assert arrived(clean) == ["North 0", "North 0", "North 2", "North 2"]
        assert [says[0] for says in night.list_troubles()] == ["night-refused"]
    finally:
        night.close()


def test_a_strangers_table_is_a_trouble_and_the_results_stay_here(tmp_path, clean):
    ask(clean, "create table night_matches (id text primary key, something int)")
    night = Night.open(tmp_path, read_address(clean.url))
    try:
        night.add(result("North", 0))
        assert night.flush(60)
        assert [says[0] for says in night.list_troubles()] == ["night-unreachable"]
        assert [past.id for past in night.last.past] == ["North 0"]
        assert not night.last.shared
    finally:
        night.close()


def test_a_server_without_an_encoding_gets_every_result(tmp_path):
    """A Debian without locales makes such clusters."""
    server = Server("SQL_ASCII")
    night = Night.open(tmp_path, read_address(server.url))
    try:
        told = result("Skärmen", 1)
        night.add(msgspec.structs.replace(told, sitters=(
            Sitter("Åsa Öberg", "human", 7, 1, True), *told.sitters[1:])))
        settle(night)
        assert night.last.shared
        assert night.last.past[0].sitters[0].name == "Åsa Öberg"
        assert night.list_troubles() == []
    finally:
        night.close()
        server.close()


def test_a_frozen_server_keeps_nobody_waiting(tmp_path, clean):
    """The board of this screen goes on and says so once; after the thaw everything arrives."""
    night = Night.open(tmp_path, read_address(clean.url))
    try:
        night.add(result("North", 0))
        settle(night)
        clean.freeze()
        for n in range(1, 4):
            night.add(result("North", n))
            until(night, lambda: len(night.last.past) == n + 1)  # noqa: B023  at once
            assert not list((tmp_path / "night").glob("*.json")), "the spool is taken"
        assert not night.last.shared
        until(night, lambda: [says[0] for says in night.list_troubles()] == ["night-unreachable"])
        night.add(result("North", 4))
        until(night, lambda: len(night.last.past) == 5)
        assert night.list_troubles() == [], "told once"
        clean.thaw()
        settle(night)
        assert arrived(clean) == expected(("North", 5))
    finally:
        clean.thaw()
        night.close()


def until(night: Night, true: Callable[[], bool]) -> None:
    """Wait until the worker has done something."""
    end = time.monotonic() + 60
    while not true():
        assert time.monotonic() < end, "it does not come"
        night.wait_for_news(0.1)


HOSTILE = {  # by what stands in a shared database: name, seat and end of a match
    "long": ("A" * 100_000, 0, 1),
    "lines": ("A\n" * 500, 0, 1),
    "signs": ("\x01\u202eA", 0, 1),
    "late": ("A", 0, 2**62),
    "early": ("A", 0, -(2**62)),
    "seat": ("A", 10**6, 1),
}


@pytest.mark.share(2)
@pytest.mark.parametrize(("name", "seat", "end"), HOSTILE.values(), ids=HOSTILE)
def test_what_stands_in_a_shared_database_can_be_drawn(tmp_path, clean, open_house,
                                                      name, seat, end):
    night = Night.open(tmp_path / "first", read_address(clean.url))
    night.add(result("North", 0))
    settle(night)
    ask(clean, "insert into night_matches values ('x', 'x', 'haggis', '{}', 1, %s, true, false)",
        end)
    ask(clean, "insert into night_players values ('x', %s, %s, 'human', 9, 1, true)", seat, name)
    night.add(result("North", 1))
    settle(night)
    (past,) = (past for past in night.last.past if past.id == "x")
    assert [sitter.name for sitter in past.sitters] in ([], ["A"], ["A" * 40])
    assert 0 <= past.ended < 2**38
    shown = [line.name for kind, found in night.last.kinds.items() if kind.game == "haggis"
             for line in found.ever]
    assert shown in ([["A"], ["A" * 40]] if end > 0 else [[]])
    house = open_house("--board", clean.url, "--kiosk")
    settle(house.house.store.night)
    house.press("confirm")
    for scene in (NightBoardScene, NightCareScene):
        house.house.stack.push(scene(house.house))
        house.frames(3)
        assert house.scene == scene.__name__
        house.house.stack.pop()
    night.forget("A" * 40 if len(name) > 40 else "A")
    settle(night)
    assert not any(found.ever for kind, found in night.last.kinds.items()
                   if kind.game == "haggis")
    night.close()


@pytest.mark.long
def test_a_long_evening_of_pulled_plugs(kiosks, clean):
    rng = Random(7)
    counts = {kiosk.name: 0 for kiosk in kiosks}
    for _ in range(10):
        if down := rng.random() < 0.5:
            clean.kill()
        for kiosk in kiosks:
            first = counts[kiosk.name]
            safe = first + rng.randrange(1, 12)
            for line in adds(first, safe + 5):
                kiosk.say(line)
            for line in adds(first, safe):
                kiosk.hear(line)
            counts[kiosk.name] = safe + 5
            if rng.random() < 0.4:
                kiosk.kill()
                kiosk.start()
                kiosk.do(*adds(safe, safe + 5))
            else:
                for line in adds(safe, safe + 5):
                    kiosk.hear(line)
        if down:
            clean.start()
    together(kiosks, "settle")
    assert arrived(clean) == expected(*counts.items())
