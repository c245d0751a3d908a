"""What a file may be: whatever lies in the data folder, the house opens with a sentence, and no
sound file is renamed or lost."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from game.core import files, series
from game.core.files import Absent, Broken, Unreadable
from game.core.match import resume, start
from game.core.record import (
    MOST,
    BadRecord,
    ForeignRecord,
    Header,
    Player,
    UnreadableRecord,
    read_record,
)
from game.core.record_index import find_unfinished
from game.core.settings import Settings, load, load_as, save
from game.games import GAMES, load_rules
from game.kiosk.counters import Counters, begin
from game.kiosk.idle import Choices
from game.night.result import Ended, Sitter
from game.night.spool import Spool
from tests.program.test_records import header, played

ROOT = Path(__file__).parents[2]
LARGE = 300_000_000  # bytes, none of them on the disk


def loop(file: Path) -> Path:
    """A file that cannot be read at the moment: a link that leads to itself."""
    file.symlink_to(file)
    return file


# the one way to read

@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names here")
def test_a_pipe_is_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(Unreadable, match="it is no ordinary file"):
        files.read_bytes(tmp_path / "pipe", 10)


def test_what_is_missing_or_not_an_ordinary_file_has_a_reason(tmp_path):
    (tmp_path / "folder").mkdir()
    (tmp_path / "nowhere").symlink_to(tmp_path / "gone")
    with pytest.raises(Unreadable):
        files.read_bytes(tmp_path / "folder", 10)
    with pytest.raises(Unreadable):
        files.read_bytes(Path(os.devnull), 10)
    with pytest.raises(Unreadable):
        files.read_bytes(loop(tmp_path / "loop"), 10)
    for name in ("none", "nowhere"):
        with pytest.raises(Absent):
            files.read_bytes(tmp_path / name, 10)


def test_a_file_may_be_as_large_as_its_kind_and_no_larger(tmp_path):
    file = tmp_path / "a"
    file.write_bytes(b"0123456789")
    assert files.read_bytes(file, 10) == b"0123456789"
    with pytest.raises(Broken, match="larger than 9 bytes"):
        files.read_bytes(file, 9)


def test_lists_in_lists_in_lists_are_broken():
    with pytest.raises(Broken, match="nested too deeply"):
        files.decode_json(b"[" * 100_000 + b"]" * 100_000, list)


STRANGE = {
    b'{"names": {"a": "\xff"}}': "it is not in UTF-8",
    b"[" * 100_000 + b"]" * 100_000: "Expected `object`, got `array`",
    b'{"names": {"0": "a\\u0000b"}}': "that can be shown - at `$.names[...]`",
    b'{"names": {"0": "a\\n"}}': "that can be shown - at `$.names[...]`",
    b'{"names": {"0": "' + b"a" * 60_000 + b'"}}': "of length <= 100",
    b'{"bests": {"0": ' + b"9" * 5000 + b"}}": "out of range",
    b" " * 1_000_001: "larger than 1000000 bytes",
}


@pytest.mark.parametrize(("content", "reason"), STRANGE.items(), ids=STRANGE.values())
def test_strange_settings_are_set_aside_with_one_short_sentence(tmp_path, content, reason):
    file = tmp_path / "settings.json"
    file.write_bytes(content)
    settings, (sentence,) = load(file)
    assert settings == Settings()
    assert reason in sentence
    assert len(sentence) < 500
    assert sentence.isprintable()
    assert (tmp_path / "settings.json.broken-1").read_bytes() == content


def test_a_kiosk_without_games_and_counters_below_nothing_are_broken(tmp_path):
    file = tmp_path / "kiosk.json"
    file.write_bytes(msgspec.json.encode({"off": GAMES}))
    choices, (sentence,) = load_as(file, Choices)
    assert choices.off == []
    assert "no game is left on the shelf" in sentence
    (tmp_path / "counters.json").write_bytes(b'{"starts": -1, "attract": 1e999}')
    counters, _, (sentence,) = begin(tmp_path, 0.0)
    assert counters == Counters(starts=1, open=True)
    assert "the settings are broken" in sentence


PLAYED = {"record": "x.jsonl", "game": "herrlof", "names": ["Ask", "Freja"],
          "human": [True, True], "places": [1, 2]}


@pytest.mark.parametrize("wrong", [
    {"names": ["Ask"]}, {"places": [1]}, {"human": []}, {"places": [0, 9]},
    {"names": ["A\u0000sk", "Freja"]}, {"record": "../x.jsonl"},
])
def test_a_strange_game_night_is_set_aside(tmp_path, wrong):
    content = msgspec.json.encode({"games": ["herrlof"], "played": [PLAYED | wrong]})
    (tmp_path / "series.json").write_bytes(content)
    found, sentence = series.load(tmp_path)
    assert found is None
    assert "the game night is broken" in sentence
    assert (tmp_path / "series.json.broken-1").read_bytes() == content


# records

def test_a_bit_that_flips_breaks_one_record_and_nothing_else(tmp_path):
    """Every fifth bit of a real record is flipped, one at a time."""
    whole = played(tmp_path / "whole.jsonl", 5).record.encode()
    for bit in range(0, 8 * len(whole), 5):
        content = bytearray(whole)
        content[bit // 8] ^= 1 << bit % 8
        (tmp_path / "flipped.jsonl").write_bytes(content)
        try:
            read = resume(tmp_path / "flipped.jsonl").record.file
        except ForeignRecord:
            read = tmp_path / "flipped.jsonl"
        except BadRecord:
            read = tmp_path / "flipped.jsonl.broken-1"
        assert read.read_bytes() == content
        read.unlink()


RECORDS = {
    "not in UTF-8": b'{"game": "hamnar", "version": 1, "seed": "\xff"}\n',
    "that can be shown": msgspec.json.encode(header(players=(Player("A\0"), Player("B")))) + b"\n",
    "of length <= 100": msgspec.json.encode(header(players=(Player("A" * 999),) * 2)) + b"\n",
    "int` <= 8": msgspec.json.encode(header()) + b'\n{"seat": 10000000000, "move": "@sun"}\n',
}


@pytest.mark.parametrize(("reason", "content"), RECORDS.items(), ids=RECORDS)
def test_the_house_opens_beside_a_strange_record(
        tmp_path, open_house, caplog, reason, content):
    (tmp_path / "records").mkdir()
    (tmp_path / "records" / "1.jsonl").write_bytes(content)
    played(tmp_path / "records" / "2.jsonl", 3)
    house = open_house()
    assert house.scene == "TitleScene"
    assert [match.record.file.name for match in house.top.open] == ["2.jsonl"]
    (sentence,) = house.notices()
    assert "1.jsonl" not in sentence
    assert "is set aside as 1.jsonl.broken-1" in caplog.text and reason in caplog.text
    assert (tmp_path / "records" / "1.jsonl.broken-1").read_bytes() == content


def test_what_is_not_a_record_of_ours_is_named_and_left(tmp_path, open_house):
    records = tmp_path / "records"
    records.mkdir()
    loop(records / "1.jsonl")
    (records / "2.jsonl").symlink_to(tmp_path / "gone")
    (records / "3.jsonl").mkdir()
    os.mkfifo(records / "4.jsonl")
    played(records / "5.jsonl", 3)
    house = open_house()
    assert [match.record.file.name for match in house.top.open] == ["5.jsonl"]
    assert len(house.notices()) == 4
    assert sorted(file.name for file in records.iterdir()) == [f"{n}.jsonl" for n in range(1, 6)]
    assert house.house.store.night.flush(30)
    assert house.house.store.night.read_board() is not None
    assert house.house.store.night.flush(30), "its thread goes on"
    house.house.notices.shown.clear()
    house.top.resume()
    assert house.notices() == [], "told once"


def test_a_record_of_hundreds_of_megabytes_is_not_read_to_its_end(tmp_path):
    file = tmp_path / "1.jsonl"
    with file.open("wb") as out:
        out.truncate(LARGE)
    with pytest.raises(BadRecord, match=f"larger than {MOST} bytes; it is set aside as 1.jsonl.b"):
        resume(file)
    assert (tmp_path / "1.jsonl.broken-1").stat().st_size == LARGE


CROWDED = """
import os, resource, sys
from pathlib import Path
from game.core.match import resume
from game.core.record import UnreadableRecord
from game.core.settings import load
from game.core.words import Words

Words("en")("replay-at", 1, 2)  # as every house has said something with values before long
folder = Path(sys.argv[1])
resume(folder / "whole.jsonl")
hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (0, hard))
try:
    resume(folder / "1.jsonl")
except UnreadableRecord as error:
    print(error)
print(load(folder / "settings.json"))
"""


def test_too_many_open_files_are_no_fault_of_a_record(tmp_path):
    played(tmp_path / "whole.jsonl", 4)
    played(tmp_path / "1.jsonl", 4)
    save(tmp_path / "settings.json", Settings())
    before = {file: file.read_bytes() for file in tmp_path.iterdir()}
    child = subprocess.run([sys.executable, "-c", CROWDED, str(tmp_path)], cwd=ROOT, text=True,
                           capture_output=True, check=False)
    assert (child.returncode, child.stderr) == (0, "")
    assert child.stdout.count("cannot be read: Too many open files") == 2
    assert {file: file.read_bytes() for file in tmp_path.iterdir()} == before


# records of a map that is not there

def test_a_match_on_a_map_that_is_away_is_kept_and_says_what_it_needs(tmp_path, open_house):
    reindeer = load_rules("reindeer")
    file = tmp_path / "records" / "20251122-020304-000001-reindeer.jsonl"
    first = Header("reindeer", reindeer.VERSION, (Player("Freja"), Player("Ask")), "1",
                   {"map": "myland"})
    content = msgspec.json.encode(first) + b'\n{"seat":0,"move":"done"}\n'
    file.parent.mkdir()
    file.write_bytes(content)
    with pytest.raises(ForeignRecord, match="needs the map myland"):
        resume(file)
    assert find_unfinished(file.parent) == ([], [])
    house = open_house()
    assert house.notices() == []
    house.top.focus.name = "kept"
    house.press("confirm")
    assert house.top.page.told["kept/0"].startswith(
        "Sat 22 Nov 2025 02:03  Needs the map myland")
    house.press("confirm")
    assert house.scene == "SavedMatchesScene"
    assert house.notices() == ["Needs the map myland, which is not here."]
    assert file.read_bytes() == content


# the spool

def item(n: int) -> Ended:
    return Ended(f"match {n}", "here", "herrlof", 1, (Sitter("Ask", "human", n, 1, True),))


SPOILT = {
    "not in UTF-8": b'{"type": "forgotten", "name": "\xff"}',
    "nested": b"[" * 100_000,
    "no sitters": msgspec.json.encode(msgspec.structs.replace(item(1), sitters=())),
    "huge number": msgspec.json.encode(item(1)).replace(b'"points":1', b'"points":1' + b"0" * 30),
    "large number": msgspec.json.encode(item(1)).replace(b'"points":1', b'"points":1' + b"0" * 18),
}


@pytest.mark.parametrize("content", SPOILT.values(), ids=SPOILT)
def test_a_spoilt_item_does_not_hold_up_later_ones(tmp_path, open_house, content):
    folder = tmp_path / "night"
    folder.mkdir()
    (folder / "0.json").write_bytes(content)
    loop(folder / "1.json")
    Spool(folder).put(item(7))
    night = open_house().house.store.night
    assert night.flush(30)
    assert [past.id for past in night.read_board().past] == ["match 7"]
    assert sorted(file.name for file in folder.iterdir()) == ["0.json.broken-1", "1.json"]
    assert (folder / "0.json.broken-1").read_bytes() == content


# what is half written

def test_what_a_killed_program_left_half_written_is_swept_and_nothing_else(tmp_path, open_house):
    ours = ("settings.json.part", "kiosk.json.part",
            "records/20261122-020304-000001-hamnar.jsonl.part",
            "records/20261122T010304Z-000001-hamnar.jsonl.part",
            "evenings/20261122-020304-000001-hamnar.json.part",
            "evenings/20261122T010304Z-000001-hamnar.json.part",
            f"night/{1:020}-{'0' * 32}.json.part")
    others = ("notes.part", "records/mine.part", "night/mine.json.part", "records/a.jsonl.part")
    for name in (*ours, *others):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(b"half")
    open_house()
    assert [name for name in (*ours, *others) if (tmp_path / name).exists()] == list(others)


def test_a_match_that_begins_beside_a_link_to_nowhere_takes_another_name(tmp_path):
    match = start(header(), tmp_path / "a.jsonl")
    assert read_record(match.record.file).header == header()
    with pytest.raises(UnreadableRecord):
        resume(loop(tmp_path / "b.jsonl"))
