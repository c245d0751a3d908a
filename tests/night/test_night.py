"""The night board on one screen: results go through files, whatever dies in between."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
import threading
import time
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.arguments import read
from game.core import match as matches
from game.core.contract import Result
from game.core.record import Header, Player, Record
from game.games import GAMES
from game.games.hamnar import rules as hamnar
from game.night.board import Kind, Line, kind_of_match, night_began
from game.night.night import Night
from game.night.result import Ended, Sitter, list_places, make_ended, match_id
from game.night.worker import Worker
from tests.gallery import best
from tests.program.test_records import played

ROOT = Path(__file__).parents[2]
NOW = datetime(2026, 1, 17, 21, 30).timestamp()  # an evening, local time  # noqa: DTZ001
HOUR = 3600


def worker(data: Path, url: str | None = None) -> Worker:
    """A worker whose rounds are made by the test."""
    return Worker(data, url, "kiosk", lambda: NOW)


def told(
    n: int | str = 0, *sitters: tuple[Any, ...], game: str = "herrlof", hours: float = 0,
) -> Ended:
    """A match that ended so many hours ago; sitters are (name, points) or (name, points, kind), and
    the first has won."""
    people = sitters or (("Freja", 40), ("Ask", 30))
    return Ended(f"match {n}", "kiosk", game, int(NOW - hours * HOUR), tuple(
        Sitter(name, kind[0] if kind else "human", points, place, place == 1)
        for place, (name, points, *kind) in enumerate(people, start=1)))


def after(data: Path, *results: Ended):
    """The board after some results."""
    one = worker(data)
    for result in results:
        Night(one).add(result)
    one.work_round()
    assert not one.troubles
    return one.snapshot


# what the board says


def test_the_best_of_a_game_are_its_humans_with_most_points_each_once(tmp_path):
    board = after(
        tmp_path, told(1, ("Freja", 40), ("Ask", 30)),
        told(2, ("Freja", 55), ("Bot", 99, "expert")), told(3, ("Ask", 41), ("", 70)),
        told(4, ("Ylva", 90), game="haggis"),
        told(5, ("Bot", 80, "novice"), ("Bot", 70, "expert")))
    assert best(board, "herrlof").tonight == (Line("Freja", 55), Line("Ask", 41))
    assert best(board, "haggis").ever == (Line("Ylva", 90),)
    assert best(board, "halmstad").ever == ()


def test_of_equal_scores_the_older_one_stands_first(tmp_path):
    board = after(tmp_path, told(1, ("Ask", 50), ("Bo", 1), hours=1),
                  told(2, ("Ylva", 50), ("Bo", 2), hours=2))
    assert best(board, "herrlof").tonight[:2] == (Line("Ylva", 50), Line("Ask", 50))


def test_the_best_at_hamnar_are_those_who_have_won_most_often(tmp_path):
    board = after(tmp_path, *(told(n, (name, 1), (other, 0), game="hamnar") for n, (name, other)
                              in enumerate((("Ask", "Freja"), ("Freja", "Ask"), ("Freja", "Ask"),
                                            ("Freja", "Ylva")))))
    assert best(board, "hamnar").ever == (Line("Freja", 3), Line("Ask", 1))


def test_wins_are_counted_by_name_over_all_games(tmp_path):
    board = after(tmp_path, told(1), told(2, ("Ask", 1), ("Freja", 0), game="hamnar"), told(3),
                  told(4, hours=48))
    assert board.wins.tonight == (Line("Freja", 2, 3), Line("Ask", 1, 3))
    assert board.wins.ever == (Line("Freja", 3, 4), Line("Ask", 1, 4))


def test_tonight_begins_at_six_in_the_morning(tmp_path):
    board = after(tmp_path, told(1, ("Freja", 40), hours=15.5), told(2, ("Ask", 60), hours=15.6))
    assert best(board, "herrlof").tonight == (Line("Freja", 40),)  # 06:00, and 05:54 is last night
    assert best(board, "herrlof").ever == (Line("Ask", 60), Line("Freja", 40))


@pytest.mark.parametrize(("clock", "began"), [
    ("2026-01-17 06:00", "2026-01-17 06:00"), ("2026-01-17 05:59", "2026-01-16 06:00"),
    ("2026-01-17 23:59", "2026-01-17 06:00"), ("2026-01-01 00:30", "2025-12-31 06:00"),
    ("2026-03-29 05:30", "2026-03-28 06:00"), ("2026-10-25 05:30", "2026-10-24 06:00"),
    ("2026-10-25 07:00", "2026-10-25 06:00")])
def test_a_night_lasts_to_six_also_when_the_clocks_change(clock, began, monkeypatch):
    monkeypatch.setenv("TZ", "Europe/Stockholm")
    time.tzset()
    try:
        now, then = (datetime.fromisoformat(text).timestamp() for text in (clock, began))
        assert night_began(now) == then
    finally:
        monkeypatch.undo()
        time.tzset()


def test_matches_of_the_past_stand_newest_first_with_everybody_in_their_seats(tmp_path):
    board = after(tmp_path, told(1, hours=3), told(2, ("Ask", 9), ("Bot", 7, "expert")),
                  told(3, ("Bot", 8, "novice"), hours=1))
    assert [past.id for past in board.past] == ["match 2", "match 1"]  # bots alone are not told
    assert [sitter.name for sitter in board.past[0].sitters] == ["Ask", "Bot"]


def test_winners_are_first_and_equals_share_a_place():
    assert list_places(Result((10, 30, 20), (1,), "")) == (3, 1, 2)
    assert list_places(Result((5, 5, 9, 5), (2,), "")) == (2, 2, 1, 2)
    assert list_places(Result((7, 7, 3), (0, 1), "")) == (1, 1, 3)
    assert list_places(Result((7, 7, 3), (1,), "tricks")) == (2, 1, 3)
    assert list_places(Result((0, 0), (0, 1), "shared")) == (1, 1)


# each result exactly once


def test_a_result_is_safe_before_any_database_is_open(tmp_path):
    Night(worker(tmp_path)).add(told(1))  # killed here
    assert not (tmp_path / "night.sqlite").exists()
    one = worker(tmp_path)
    one.work_round()
    assert [past.id for past in one.snapshot.past] == ["match 1"]
    assert list((tmp_path / "night").iterdir()) == []


def test_a_result_that_is_read_again_is_there_once(tmp_path):
    Night(worker(tmp_path)).add(told(1))
    shutil.copytree(tmp_path / "night", tmp_path / "copy")
    worker(tmp_path).work_round()
    shutil.copytree(tmp_path / "copy", tmp_path / "night", dirs_exist_ok=True)  # killed before
    one = worker(tmp_path)
    Night(one).add(told(1))  # and told once more
    one.work_round()
    assert len(one.snapshot.past) == 1
    assert one.snapshot.wins.ever[0] == Line("Freja", 1, 1)


def test_what_was_sent_is_not_sent_again_and_what_is_sent_twice_is_there_once(
        tmp_path, monkeypatch):
    from game.night.store import LocalStore

    url = f"sqlite:///{tmp_path / 'server.sqlite'}"
    sent = LocalStore.note_sent
    dies = worker(tmp_path, url)
    Night(dies).add(told(1))
    monkeypatch.setattr(
        LocalStore, "note_sent", lambda *_: 1 / 0)  # the server and the outbox have it
    dies.work_round()
    assert [says[0] for says in dies.troubles] == ["night-not-kept"]
    monkeypatch.setattr(LocalStore, "note_sent", sent)
    one = worker(tmp_path, url)
    Night(one).add(told(2))
    one.work_round()
    assert one.snapshot.shared
    assert sorted(past.id for past in one.snapshot.past) == ["match 1", "match 2"]
    with sqlite3.connect(tmp_path / "night.sqlite") as base:
        assert base.execute("select count(*) from night_outbox").fetchone() == (0,)


def test_results_from_before_there_was_a_server_are_sent_to_it(tmp_path):
    after(tmp_path, told(1), told(2))
    one = worker(tmp_path, f"sqlite:///{tmp_path / 'server.sqlite'}")
    one.work_round()
    assert one.snapshot.shared and len(one.snapshot.past) == 2


def test_a_server_that_does_not_answer_is_told_of_once_and_tried_later(tmp_path, monkeypatch):
    one = worker(tmp_path, "postgresql+psycopg://nobody@127.0.0.1:1/none?connect_timeout=1")
    Night(one).add(told(1))
    assert 0 < one.work_round() <= 1
    assert one.work_round() > 0  # too early to try again
    later = time.monotonic() + 2
    monkeypatch.setattr(time, "monotonic", lambda: later)
    assert 1 < one.work_round() <= 2
    assert [says[:2] for says in one.troubles] == [("night-unreachable", "127.0.0.1")]
    assert [past.id for past in one.snapshot.past] == ["match 1"]
    assert not one.snapshot.shared


def test_a_match_whose_end_was_missed_is_found_at_the_next_start(tmp_path):
    header = Header("hamnar", hamnar.VERSION, (Player("Freja"), Player("Ask")), "3")
    match = matches.start(header, tmp_path / "records" / "1.jsonl")
    while match.prompts:
        match.play(min(match.prompts), next(iter(hamnar.moves(match.state, min(match.prompts)))))
    played(tmp_path / "records" / "2.jsonl", 3)
    (tmp_path / "records" / "3.jsonl").write_bytes(b"junk\n")
    for _ in range(2):  # once, however often it is looked for
        one = worker(tmp_path)
        one.work_round()
        assert [past.id for past in one.snapshot.past] == [match_id(match.record.file, "3")]
    assert not one.troubles
    assert (tmp_path / "records" / "3.jsonl").exists()


def test_a_match_that_is_kept_in_no_file_is_not_told(tmp_path):
    record = played(tmp_path / "a.jsonl", 3).record
    result = Result((1, 0), (0,), "stuck")
    assert make_ended(record, result, record.header.players, "kiosk", NOW) is not None
    assert make_ended(
        Record(record.header, None), result, record.header.players, "kiosk", NOW) is None


# names, and what the operator deletes


def test_a_name_put_on_a_seat_counts_from_then_on(tmp_path):
    one = worker(tmp_path)
    night = Night(one)
    night.add(told(1))
    night.rename("match 1", 1, "Ylva")
    one.work_round()
    assert best(one.snapshot, "herrlof").ever == (Line("Freja", 40), Line("Ylva", 30))


def test_a_name_counts_also_when_the_clock_was_set_back_before_it(tmp_path, monkeypatch):
    one = worker(tmp_path)
    night = Night(one)
    monkeypatch.setattr(time, "time_ns", lambda: 2 * 10**9)
    night.add(told(1))
    monkeypatch.setattr(time, "time_ns", lambda: 10**9)
    night.rename("match 1", 1, "Ylva")
    one.work_round()
    assert best(one.snapshot, "herrlof").ever == (Line("Freja", 40), Line("Ylva", 30))


def test_a_deleted_match_does_not_come_back(tmp_path):
    one = worker(tmp_path)
    night = Night(one)
    for n in (1, 2):
        night.add(told(n))
    night.strike("match 1")
    night.add(told(1))
    night.rename("match 1", 0, "Rude")
    one.work_round()
    assert [past.id for past in one.snapshot.past] == ["match 2"]
    assert one.snapshot.wins.ever[0] == Line("Freja", 1, 1)
    with sqlite3.connect(tmp_path / "night.sqlite") as base:
        left = base.execute("select name from night_players where match = 'match 1'").fetchall()
    assert left == [("",), ("",)]


def test_a_deleted_name_is_nowhere_and_the_others_stay(tmp_path):
    one = worker(tmp_path)
    night = Night(one)
    night.add(told(1))
    night.forget("Freja")
    one.work_round()
    assert best(one.snapshot, "herrlof").ever == (Line("Ask", 30),)
    assert [sitter.name for sitter in one.snapshot.past[0].sitters] == ["", "Ask"]


def test_what_is_deleted_stands_nowhere_in_the_file_and_is_not_sent_later(tmp_path):
    one = worker(tmp_path)
    night = Night(one)
    night.add(told(1, ("Hildegard", 40), ("Ask", 30)))
    night.add(told(2, ("Ask", 40), ("Sigurd", 30)))
    one.work_round()
    night.rename("match 2", 0, "Ingeborg")
    one.work_round()
    assert b"Hildegard" in (tmp_path / "night.sqlite").read_bytes()
    night.forget("Hildegard")
    night.strike("match 2")
    one.work_round()
    content = (tmp_path / "night.sqlite").read_bytes()
    assert [name for name in (b"Sigurd", b"Ingeborg") if name in content] == []
    assert content.count(b"Hildegard") == 1  # what the server will be told to delete
    later = worker(tmp_path, f"sqlite:///{tmp_path / 'server.sqlite'}")
    later.work_round()
    assert later.snapshot.shared
    assert [[s.name for s in past.sitters] for past in later.snapshot.past] == [["", "Ask"]]
    assert b"Hildegard" not in (tmp_path / "night.sqlite").read_bytes()


# broken and foreign files


def test_a_broken_database_is_set_aside_with_one_sentence(tmp_path):
    (tmp_path / "night.sqlite").write_bytes(b"no database at all, " * 99)
    one = worker(tmp_path)
    Night(one).add(told(1))
    one.work_round()
    ((key, file, _, what),) = one.troubles
    assert (key, file) == ("night-broken", tmp_path / "night.sqlite")
    assert what == "it is set aside as night.sqlite.broken-1"
    assert (tmp_path / "night.sqlite.broken-1").read_bytes() == b"no database at all, " * 99
    assert len(one.snapshot.past) == 1


@pytest.mark.parametrize("sql", ["create table songs (title text)", "pragma user_version = 9"])
def test_another_programs_database_is_set_aside_whole(sql, tmp_path):
    base = sqlite3.connect(tmp_path / "night.sqlite")
    base.execute(sql)
    base.commit()
    base.close()
    content = (tmp_path / "night.sqlite").read_bytes()
    one = worker(tmp_path)
    one.work_round()
    assert [says[0] for says in one.troubles] == ["night-broken"]
    assert (tmp_path / "night.sqlite.broken-1").read_bytes() == content
    assert one.snapshot.past == ()


def test_a_database_that_breaks_meanwhile_is_set_aside_and_the_next_result_counts(tmp_path):
    one = worker(tmp_path)
    for n in range(40):
        Night(one).add(told(n))
    one.work_round()
    whole = bytearray((tmp_path / "night.sqlite").read_bytes())
    whole[4096:] = bytes(b ^ 255 for b in whole[4096:])
    (tmp_path / "night.sqlite").write_bytes(whole)
    one.work_round()
    Night(one).add(told("new"))
    one.work_round()
    assert [says[0] for says in one.troubles] == ["night-not-kept", "night-broken"]
    assert [past.id for past in one.snapshot.past] == ["match new"]
    assert (tmp_path / "night.sqlite.broken-1").read_bytes() == whole


def test_a_broken_item_is_set_aside_and_the_others_count(tmp_path):
    (tmp_path / "night").mkdir()
    (tmp_path / "night" / "0.json").write_bytes(b'{"type":"ended","id":7}')
    one = worker(tmp_path)
    Night(one).add(told(1))
    one.work_round()
    ((key, sentence),) = one.troubles
    assert key == "night-spoilt" and "it is set aside as 0.json.broken-1" in str(sentence)
    assert len(one.snapshot.past) == 1


def test_where_nothing_can_be_kept_there_is_one_sentence_and_later_it_works(tmp_path):
    (tmp_path / "night.sqlite").mkdir()
    one = worker(tmp_path)
    Night(one).add(told(1))
    one.work_round()
    one.work_round()
    assert [says[0] for says in one.troubles] == ["night-not-kept"]
    (tmp_path / "night.sqlite").rmdir()
    one.work_round()
    assert len(one.snapshot.past) == 1


def test_a_full_disk_is_a_trouble_and_nothing_else(tmp_path):
    (tmp_path / "night").write_text("a file where a folder should be")
    one = worker(tmp_path)
    Night(one).add(told(1))
    assert [says[0] for says in one.troubles] == ["night-not-kept"]


def test_without_sqlalchemy_results_wait_in_their_files(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "game.night.store", None)
    one = worker(tmp_path)
    Night(one).add(told(1))
    one.work_round()
    assert [says[0] for says in one.troubles] == ["night-missing"]
    monkeypatch.undo()
    one.work_round()
    assert len(one.snapshot.past) == 1


# the thread, the command line


def test_the_thread_takes_what_is_added_and_shows_it(tmp_path):
    night = Night.open(tmp_path)
    before = night.read_board()
    assert before.past == ()
    night.add(told(1))
    assert night.flush(60)
    assert [past.id for past in night.last.past] == ["match 1"]
    assert night.last is not before
    night.close()


def test_a_thread_that_nobody_asks_anything_ends_at_once(tmp_path):
    before = {*threading.enumerate()}
    night = Night.open(tmp_path)
    night.close(60)
    assert {*threading.enumerate()} <= before
    assert list(tmp_path.iterdir()) == []


def test_nothing_of_sqlalchemy_is_loaded_before_the_title_stands(tmp_path):
    code = ("import sys; from game.__main__ import main; main(['--frames', '3', '--size', "
            f"'640x360', '--data', {str(tmp_path)!r}]); "
            "sys.exit(any(n.split('.')[0] in ('sqlalchemy', 'psycopg') for n in sys.modules))")
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False, capture_output=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(("given", "said"), [
    ("http://host/board", "does not begin with postgresql://"), ("board", "does not begin with"),
    ("postgresql://host", "names no database"), ("postgresql:///board", "names no host"),
    ("postgresql://secret:word@host:port/board", "has a broken host or port"),
    ("postgresql://me:wo/word@host/board", "has a broken host or port"),
    ("", "does not begin with")])
def test_a_bad_board_ends_with_one_line_and_exit_code_2(given, said, capsys):
    with pytest.raises(SystemExit) as end:
        read(["--board", given])
    err = capsys.readouterr().err
    assert end.value.code == 2
    assert err.count("\n") == 1 and said in err and "word" not in err


@pytest.mark.parametrize(("given", "wanted"), [
    ("postgresql://me:word@host:99/board", "postgresql+psycopg://me:word@host:99/board"),
    ("postgres://host/b", "postgresql+psycopg://host/b"),
    ("postgresql:///b?host=/run/pg", "postgresql+psycopg:///b?host=/run/pg")])
def test_a_good_board_is_read(given, wanted):
    assert read(["--board", given]).board == wanted
    assert read([]).board is None


def test_every_game_of_the_shelf_has_its_best(tmp_path):
    board = after(tmp_path, *(told(game, game=game) for game in GAMES))
    assert {one.game: best.ever[0].name for one, best in board.kinds.items()} == dict.fromkeys(
        GAMES, "Freja")


@pytest.mark.parametrize("name", ["what? x", "a#b", "50% off", "x&y=z", "åäö ☃"])
def test_a_board_lies_where_its_folder_is_whatever_the_name(tmp_path, name):
    night = Night.open(tmp_path / name)
    try:
        assert night.flush(60)
        assert (tmp_path / name / "night.sqlite").stat().st_size > 0
        assert [file.name for file in tmp_path.iterdir()] == [name]
    finally:
        night.close()


def on_a_map(name: int | str, *people: tuple[str, int], **options: str) -> Ended:
    return msgspec.structs.replace(told(name, *people, game="reindeer"), options=options)


def test_a_journey_alone_is_no_win_and_stands_on_a_leaf_of_its_own(tmp_path):
    board = after(tmp_path, on_a_map("lost", ("Frejba", -150), map="netherlands", quick="on"),
                  on_a_map("race", ("Ask", 1660), ("Freja", 830), map="usa"))
    assert board.wins.ever == (Line("Ask", 1, 1), Line("Freja", 0, 1))
    alone = Kind("reindeer", 1, (("map", "netherlands"), ("quick", "on")))
    assert board.kinds[alone].ever == (Line("Frejba", -150),)


def test_what_cannot_be_compared_stands_apart(tmp_path):
    board = after(
        tmp_path, on_a_map(1, ("Ask", 1660), ("Freja", 830), map="usa", quick="off"),
        on_a_map(2, ("Ask", 900), ("Freja", 990), map="usa", quick="on"),
        on_a_map(3, ("Ask", 700), ("Freja", 1000), map="netherlands", quick="off"),
        on_a_map(4, ("Ask", 1500), ("Freja", 10), ("Ylva", 20), map="usa", quick="off"),
        on_a_map(5, ("Freja", 1700), ("Ask", 600)))  # as usual, and not written down
    leaders = {(one.seats, *(value for _, value in one.options)): best.ever[0]
               for one, best in board.kinds.items()}
    assert leaders == {
        (2, "usa", "off"): Line("Freja", 1700), (2, "usa", "on"): Line("Freja", 990),
        (2, "netherlands", "off"): Line("Freja", 1000), (3, "usa", "off"): Line("Ask", 1500)}
    assert kind_of_match("reindeer", 2, {}).options == (("map", "usa"), ("quick", "off"))
