"""Files of newer versions stay as they are, and settings keep what this version does not know."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from game.core import files, series
from game.core.match import resume
from game.core.puzzle_memory import Solved
from game.core.record import FORMAT, Closing, ForeignRecord, Handed, Header, Line, Player
from game.core.series import Past, Played, Series
from game.core.settings import Habit, Settings, load, read_kept, save
from game.kiosk.counters import Counters, begin, counters_file
from game.kiosk.idle import Choices
from game.night.result import Ended, Forgotten, Named, Sitter, Struck
from game.phones.guests import Book, Guest
from tests.program.test_records import header

NEWER = b'{"format": 99, "something": {"else": [1, 2]}}'
KINDS = {"settings": Settings, "evening": Series, "phones": Book, "puzzles": Solved,
         "counters": Counters, "choices": Choices, "past": Past}


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_a_newer_file_is_left_as_it_is_with_one_sentence(tmp_path, kind):
    file = tmp_path / "some.json"
    file.write_bytes(NEWER)
    value, sentence = read_kept(file, kind)
    assert value is None
    assert str(file) in sentence and "a newer version of the program wrote it" in sentence
    refused = save(file, Settings())
    assert "are not kept: a newer version of the program wrote it" in refused
    assert [one.name for one in tmp_path.iterdir()] == ["some.json"]
    assert file.read_bytes() == NEWER


def test_a_newer_record_is_left_whatever_its_keys_are(tmp_path):
    file = tmp_path / "a.jsonl"
    content = (b'{"format": 4, "game": "hamnar", "version": 1, "table": "round", "players": 7}\n'
               b'{"seat": 0, "move": "4NT", "seconds": 3}\n')
    file.write_bytes(content)
    with pytest.raises(ForeignRecord, match="a newer version of the program wrote the record"):
        resume(file)
    assert file.read_bytes() == content


def test_a_record_of_todays_format_says_so_itself(tmp_path):
    content = msgspec.json.encode(header()).replace(b',"format":1', b"")
    (tmp_path / "a.jsonl").write_bytes(content + b"\n")
    assert resume(tmp_path / "a.jsonl").record.header.format == FORMAT


def test_newer_files_of_all_kinds_let_the_house_open_and_stay(tmp_path, open_house):
    names = ("settings.json", "series.json", "phones.json", "puzzles.json", "records/1.jsonl",
             "night/00000000000000000001-a.json", "evenings/1.json",
             "kiosk/counters.json", "kiosk/kiosk.json")
    for name in names:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(NEWER + b"\n")
    for arguments in ((), ("--kiosk",)):
        house = open_house(*arguments)
        house.house.store.night.flush(30)
        house.house.keep_settings()
        house.frames(3)
    for name in names:
        if name != "records/1.jsonl":  # which names no game
            assert (tmp_path / name).read_bytes() == NEWER + b"\n", name


def test_a_newer_evening_is_not_written_over_by_the_next_one(tmp_path):
    (tmp_path / "series.json").write_bytes(NEWER)
    assert "is not kept: a newer version" in series.begin(tmp_path, Series(("hamnar",)))
    assert series.open_one(tmp_path) is None
    assert (tmp_path / "series.json").read_bytes() == NEWER


def test_a_newer_night_board_is_left_and_results_wait(tmp_path, open_house):
    file = tmp_path / "night.sqlite"
    night = open_house().house.store.night
    assert night.flush(30)
    open_house().close()
    with closing(sqlite3.connect(file)) as base:
        base.execute("pragma user_version = 99")
        base.commit()
    before = file.read_bytes()
    night = open_house().house.store.night
    night.add(Ended("m", "here", "herrlof", 1, (Sitter("Ask", "human", 3, 1, True),)))
    assert night.flush(30)
    (says,) = night.list_troubles()
    assert "a newer version of the program wrote it" in says
    assert file.read_bytes() == before
    assert len([*(tmp_path / "night").glob("*.json")]) == 1, "the result waits"


def test_settings_keep_the_keys_that_this_version_does_not_know(tmp_path):
    file = tmp_path / "settings.json"
    content = {"volume": 0.35, "brightness": [1, {"a": 2}],
               "lobbies": {"haggis": {"sat": [0], "light": "dim"}, "whist": {"kinds": []}}}
    file.write_bytes(msgspec.json.encode(content))
    settings, troubles = load(file)
    assert (settings.volume, troubles) == (0.35, [])
    settings.volume = 0.7
    settings.lobbies["hamnar"] = Habit()
    assert save(file, settings) is None
    now = msgspec.json.decode(file.read_bytes())
    assert (now["volume"], now["brightness"]) == (0.7, [1, {"a": 2}])
    assert now["lobbies"]["haggis"]["light"] == "dim"
    assert {*now["lobbies"]} == {"haggis", "whist", "hamnar"}
    assert load(file)[0] == settings


@pytest.mark.parametrize(("kind", "known"), [
    (Counters, {"presses": 7}), (Choices, {"menu": 90})], ids=["counters", "choices"])
def test_what_a_kiosk_keeps_keeps_unknown_keys_too(tmp_path, kind, known):
    file = tmp_path / "some.json"
    file.write_bytes(msgspec.json.encode({**known, "light": {"lamps": [1, 2]}}))
    value, sentence = read_kept(file, kind)
    assert sentence is None
    assert known.items() <= msgspec.to_builtins(value).items()
    assert save(file, value) is None
    now = msgspec.json.decode(file.read_bytes())
    assert now["light"] == {"lamps": [1, 2]}
    assert known.items() <= now.items()


def test_newer_counters_are_told_of_in_one_sentence(tmp_path):
    counters_file(tmp_path).write_bytes(NEWER)
    (sentence,) = begin(tmp_path, 1.0)[2]
    assert "a newer version of the program wrote it" in sentence


SHAPES = {  # by format: the keys that its files have; a key more needs the next format
    (Header, 1): "game version players seed options format",
    (Player, 1): "name kind face",
    (Line, 1): "seat move",
    (Closing, 1): "seat ending",
    (Handed, 1): "seat bot",
    (Series, 2): "games best_of played record over people devices since averages format",
    (Played, 1): "record game names human places",
    (Past, 1): "ended evening",
    (Book, 1): "guests open port public last",
    (Guest, 1): "slot token code name claimed",
    (Solved, 1): "solved",
    (Ended, 1): "id kiosk game ended sitters options",
    (Sitter, 1): "name kind points place won",
    (Named, 1): "match seat name",
    (Struck, 1): "match",
    (Forgotten, 1): "name",
}


@pytest.mark.parametrize(("kind", "known"), SHAPES, ids=[kind.__name__ for kind, _ in SHAPES])
def test_a_key_that_is_added_comes_with_a_new_format(kind, known):
    keys = [field.encode_name for field in msgspec.structs.fields(kind)]
    assert keys == SHAPES[kind, known].split()
    assert files.newest_format(kind) == known


def test_folders_have_newer_files_beside_ours(tmp_path):
    evening = Series(("hamnar",), played=[Played("1.jsonl", "hamnar", ("A", "B"), (True, True),
                                                 (1, 2))])
    assert save(tmp_path / "evenings" / "1.json", Past(5, evening), "evening") is None
    Path(tmp_path / "evenings" / "2.json").write_bytes(NEWER)
    found, (sentence,) = series.list_past(tmp_path)
    assert [one.ended for one in found] == [5]
    assert "2.json" in sentence and "a newer version of the program wrote it" in sentence
