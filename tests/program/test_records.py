"""Records: on disk before anything is drawn, resumed by replaying, never lost and never deleted."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from datetime import datetime
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.core.match import Match, resume, start
from game.core.record import (
    BadRecord,
    ForeignRecord,
    Handed,
    Header,
    Player,
    Record,
    new_file,
    read_record,
)
from game.core.record_index import find_unfinished
from game.games import GAMES
from game.games.hamnar import rules as hamnar
from game.scenes.saved.scene import SavedMatchesScene
from tests.scenes import drawn_words
from tests.tables.test_table import PLACED

ROOT = Path(__file__).parents[2]
PLAYERS = (Player("Freja"), Player("Ask", "skilled"))
QUICK = settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])


def header(**other) -> Header:
    return msgspec.structs.replace(Header("hamnar", hamnar.VERSION, PLAYERS, "7"), **other)


def played(file: Path | None, plies: int, seed: int = 1) -> Match:
    """A match after so many random moves, or fewer if it ends before."""
    match = start(header(seed=str(seed)), file)
    rng = Random(seed)
    for _ in range(plies):
        seat = next(iter(match.prompts), None)
        if seat is None:
            break
        match.play(seat, rng.choice(hamnar.moves(match.state, seat)))
    return match


# what editors leave in it

@pytest.mark.parametrize("edit", [
    lambda text: text + b"\n", lambda text: text + b"\n  \n\n",
    lambda text: b"\xef\xbb\xbf" + text, lambda text: text.replace(b"\n", b"\r\n"),
    lambda text: text.replace(b"\n", b"\n\n", 3)],
    ids=["blank", "blanks", "bom", "crlf", "between"])
def test_what_an_editor_leaves_in_a_record_is_harmless(tmp_path, edit):
    match = played(tmp_path / "a.jsonl", 5)
    (tmp_path / "a.jsonl").write_bytes(edit(match.record.encode()))
    again = resume(tmp_path / "a.jsonl")
    assert again.states == match.states
    again.play(next(iter(again.prompts)), hamnar.moves(again.state, next(iter(again.prompts)))[0])
    assert resume(tmp_path / "a.jsonl").states == again.states


# which go on

def finished(seed: int, file: Path) -> Match:
    match = played(None, 10_000, seed)
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(match.record.encode())
    return match


def test_records_of_a_year_to_come_hide_no_open_match(tmp_path, open_house):
    records = tmp_path / "records"
    for n in range(30):
        finished(n % 3, records / f"20991122-020304-{n:06}-hamnar.jsonl")
    played(records / "20261122-020304-000001-hamnar.jsonl", 3)
    played(records / "19700101-000004-000001-hamnar.jsonl", 4)
    for _ in range(2):
        assert [match.record.file.name[:4] for match in open_house().top.open] == ["2026", "1970"]


def test_the_oldest_match_is_found_behind_hundreds_that_are_over(tmp_path):
    for n in range(1, 100):
        finished(n % 3, tmp_path / f"{n:03}.jsonl")
    played(tmp_path / "000.jsonl", 3)
    assert [match.record.file.name for match in find_unfinished(tmp_path)[0]] == ["000.jsonl"]


def test_an_open_match_among_hundreds_is_found_over_some_starts(tmp_path):
    for n in range(300):
        finished(n % 3, tmp_path / f"{n:03}.jsonl")
    played(tmp_path / "150.jsonl", 3)
    for _ in range(9):
        found, complaints = find_unfinished(tmp_path)
        assert complaints == []
    assert [match.record.file.name for match in found] == ["150.jsonl"]


def test_what_is_remembered_of_matches_that_are_over_may_be_lost_or_damaged(tmp_path):
    finished(1, tmp_path / "1.jsonl")
    played(tmp_path / "2.jsonl", 3)
    for content in (None, b"{", b'{"2.jsonl": 7}', b'{"1.jsonl": "\xff"}', b"[]"):
        if content is not None:
            (tmp_path / "over.json").write_bytes(content)
        assert [match.record.file.name for match in find_unfinished(tmp_path)[0]] == ["2.jsonl"]


def test_what_is_over_is_not_read_again(tmp_path):
    for n in range(9):
        finished(n % 3, tmp_path / f"{n}.jsonl")
    assert find_unfinished(tmp_path) == ([], [])
    for n in range(9):  # a bit of each has flipped
        file = tmp_path / f"{n}.jsonl"
        file.write_bytes(b"?" + file.read_bytes()[1:])
    assert find_unfinished(tmp_path) == ([], [])


# what it is called

def test_names_of_records_differ_and_sort_while_the_clock_stands_still(tmp_path, monkeypatch):
    monkeypatch.setattr(time, "time_ns", lambda: 1_700_000_000_999_998_000)
    names = []
    for _ in range(5):
        file = new_file(tmp_path, "hamnar")
        file.write_bytes(b"")
        names.append(file.name)
    assert names == sorted(set(names))
    assert new_file(tmp_path, "haggis").name.split("-")[:2] == names[0].split("-")[:2]


def test_in_the_hour_that_comes_twice_the_newest_match_is_offered_first(tmp_path, monkeypatch):
    monkeypatch.setenv("TZ", "Europe/Stockholm")
    time.tzset()
    try:
        begun = []
        for clock in ("00:59:00", "01:01:00"):  # 02:59 in summer time, 02:01 in winter time
            moment = datetime.fromisoformat(f"2026-10-25T{clock}Z")
            monkeypatch.setattr(time, "time_ns", lambda m=moment: int(m.timestamp()) * 10**9)
            begun.append(new_file(tmp_path, "hamnar"))
            played(begun[-1], 3)
        assert [match.record.file for match in find_unfinished(tmp_path)[0]] == begun[::-1]
    finally:
        monkeypatch.undo()
        time.tzset()


@pytest.mark.parametrize("begun", ["20261122T010304Z", "20261122-020304"])
def test_a_record_that_cannot_go_on_is_told_by_when_it_was_begun(open_house, monkeypatch, begun):
    """Names were in local time once."""
    monkeypatch.setenv("TZ", "Europe/Stockholm")
    time.tzset()
    try:
        house = open_house()
        file = house.house.store.records / f"{begun}-000001-hamnar.jsonl"
        Match(Record(header(version=99), file)).record.keep()
        house.house.stack.push(SavedMatchesScene(house.house))
        house.frames()
        assert any("02:03" in words for words in drawn_words(house.top.page))
    finally:
        monkeypatch.undo()
        time.tzset()


# what a record is

def test_a_record_is_lines_of_json_a_header_and_the_moves(tmp_path):
    file = played(tmp_path / "a.jsonl", 0).record.file
    match = resume(file)
    for text in PLACED[:2]:
        match.play(next(iter(match.prompts)), hamnar.parse(text))
    first, *rest = [msgspec.json.decode(line) for line in file.read_bytes().splitlines()]
    assert first == {
        "game": "hamnar", "version": hamnar.VERSION, "seed": "1", "options": {}, "format": 1,
        "players": [{"name": "Freja", "kind": "human"}, {"name": "Ask", "kind": "skilled"}],
    }
    assert rest == [{"seat": 0, "move": "@sun"}, {"seat": 1, "move": "@pawn"}]


def test_a_move_is_in_the_file_before_the_next_frame_is_drawn(house, monkeypatch):
    house.at_table()
    file = house.match.record.file
    drawn = []
    show = type(house.house.screen).show

    def look(screen):
        drawn.append((house.table.show.state, file.read_bytes()))
        return show(screen)

    monkeypatch.setattr(type(house.house.screen), "show", look)
    for move in PLACED:
        house.play(move)
    for state, kept in drawn:
        placed = 6 - state.orbs.count(None)
        assert kept.count(b"\n") - 1 >= placed, "drawn before it was kept"
    assert file.read_bytes().count(b"\n") == 7


@QUICK
@given(st.integers(0, 2**32), st.integers(0, 60))
def test_resuming_is_replaying(tmp_path, seed, plies):
    match = played(tmp_path / "a.jsonl", plies, seed)
    again = resume(tmp_path / "a.jsonl")
    assert again.states == match.states
    assert again.record.encode() == match.record.encode() == (tmp_path / "a.jsonl").read_bytes()
    assert again.result == match.result


def test_a_resumed_match_goes_on_in_the_same_file(tmp_path):
    file = tmp_path / "a.jsonl"
    played(file, 5)
    again = resume(file)
    before = file.read_bytes()
    again.play(next(iter(again.prompts)), hamnar.moves(again.state, next(iter(again.prompts)))[0])
    assert file.read_bytes().startswith(before)
    assert resume(file).states == again.states


def test_the_next_move_drops_what_was_added_to_a_record_behind_its_back(tmp_path):
    match = played(tmp_path / "a.jsonl", 5)
    with match.record.file.open("ab") as file:
        file.write(b"x" * 1000)
    seat = next(iter(match.prompts))
    match.play(seat, hamnar.moves(match.state, seat)[0])
    assert match.record.file.read_bytes() == match.record.encode()


def test_an_undo_writes_the_whole_shorter_record(tmp_path):
    match = played(tmp_path / "a.jsonl", 9)
    before = [played(None, n).record.encode() for n in range(10)]
    match.undo(6)
    assert match.record.file.read_bytes() == before[6]
    assert match.states == played(None, 6).states
    assert list(tmp_path.iterdir()) == [match.record.file], "nothing half written stays behind"


def test_after_an_undo_a_bot_plays_on_from_there(tmp_path):
    match = played(tmp_path / "a.jsonl", 6)
    match.record.hand_over(Handed(1, "novice"))
    match.undo(2)
    for _ in range(3):
        seat = next(iter(match.prompts))
        match.play(seat, hamnar.moves(match.state, seat)[0])
    match.undo(4)
    assert read_record(tmp_path / "a.jsonl").handed == [(2, Handed(1, "novice"))]


def test_quick_matches_never_share_a_file(tmp_path):
    records = [start(header(), new_file(tmp_path, "hamnar")).record for _ in range(300)]
    names = [record.file.name for record in records]
    assert sorted(names) == names, "later ones sort behind earlier ones"
    assert len({*names}) == len(list(tmp_path.glob("*.jsonl"))) == 300


# torn, broken and foreign files

def test_a_torn_last_line_is_dropped_wherever_it_is_torn(tmp_path):
    file = tmp_path / "a.jsonl"
    match = played(file, 8)
    whole = file.read_bytes()
    head = whole.index(b"\n") + 1
    for length in range(head, len(whole) + 1):
        file.write_bytes(whole[:length])
        again = resume(file)
        kept = whole[:length].count(b"\n") - 1
        assert again.states == match.states[:kept + 1]
        seat = next(iter(again.prompts))
        again.play(seat, hamnar.moves(again.state, seat)[0])
        assert resume(file).states == again.states, "the rest of the torn line is gone"


LINES = {
    "line 1 is broken": b"",
    "line 1": b"\x00\xff\x93 junk\n\x80\n",
    "line 2 is broken": b'HEAD\n{"seat": 0\n{"seat": 1, "move": "@sun"}\n',
    "line 3 is broken": b'HEAD\n{"seat": 0, "move": "@sun"}\n{"seat": 1}\n',
    "line 2 is broken: Object contains unknown field": b'HEAD\n{"seat":0,"move":"@sun","x":1}\n',
    "line 2 is not a legal move, @moon": b'HEAD\n{"seat": 0, "move": "@moon"}\n',
    "line 3 is not a legal move, @sun":
        b'HEAD\n{"seat": 0, "move": "@sun"}\n{"seat": 1, "move": "@sun"}\n',
    "line 2 is not a legal move, @sun: not-your-turn": b'HEAD\n{"seat": 1, "move": "@sun"}\n',
    "line 1 is broken: Hamnár is for two, not 1": b"ALONE\n",
    "line 1 is broken: there is no option 'lore'": b"OPTION\n",
}


def encoded(content: bytes) -> bytes:
    encode = msgspec.json.encode
    return (content.replace(b"HEAD", encode(header()))
            .replace(b"ALONE", encode(header(players=PLAYERS[:1])))
            .replace(b"OPTION", encode(header(options={"lore": "old"}))))


@pytest.mark.parametrize(("reason", "content"), LINES.items(), ids=LINES)
def test_a_broken_record_is_named_and_set_aside(tmp_path, reason, content):
    file = tmp_path / "a.jsonl"
    file.write_bytes(encoded(content))
    with pytest.raises(BadRecord) as caught:
        resume(file)
    assert str(caught.value).startswith(f"{file}: {reason}")
    assert str(caught.value).endswith("it is set aside as a.jsonl.broken-1")
    assert "\n" not in str(caught.value)
    assert not file.exists()
    assert (tmp_path / "a.jsonl.broken-1").read_bytes() == encoded(content)


def test_a_second_broken_record_of_one_name_does_not_replace_the_first(tmp_path):
    for n in range(3):
        (tmp_path / "a.jsonl").write_bytes(b"junk %d\n" % n)
        with pytest.raises(BadRecord):
            resume(tmp_path / "a.jsonl")
    assert sorted(f.read_bytes() for f in tmp_path.iterdir()) == [b"junk 0\n", b"junk 1\n",
                                                                  b"junk 2\n"]


FOREIGN = {
    "there is no game called Bridge here": header(game="Bridge"),
    "another version of hamnar": header(version=hamnar.VERSION - 1),
    "a newer version of the program": header(version=hamnar.VERSION + 1),
    "a newer version of the program wrote": header(format=4),
}


@pytest.mark.parametrize(("reason", "first"), FOREIGN.items(), ids=FOREIGN)
def test_a_foreign_record_is_named_and_left_where_it_is(tmp_path, reason, first):
    file = tmp_path / "a.jsonl"
    content = msgspec.json.encode(first) + b'\n{"seat": 0, "move": "4NT"}\n'
    file.write_bytes(content)
    with pytest.raises(ForeignRecord, match=reason):
        resume(file)
    assert [f.name for f in tmp_path.iterdir()] == ["a.jsonl"]
    assert file.read_bytes() == content


def test_a_record_that_is_not_there_or_is_a_folder_has_one_sentence(tmp_path):
    with pytest.raises(BadRecord, match="cannot be read: No such file"):
        resume(tmp_path / "none.jsonl")
    (tmp_path / "folder.jsonl").mkdir()
    with pytest.raises(BadRecord, match="cannot be read: Is a directory"):
        read_record(tmp_path / "folder.jsonl")


def test_the_title_offers_what_can_go_on_and_names_what_is_broken(tmp_path, open_house, caplog):
    records = tmp_path / "records"
    records.mkdir()
    played(records / "1-open.jsonl", 7)
    (records / "2-broken.jsonl").write_bytes(msgspec.json.encode(header()) + b"\n{}\n")
    played(records / "3-empty.jsonl", 0)
    (records / "4-foreign.jsonl").write_bytes(msgspec.json.encode(header(version=99)) + b"\n")
    over = played(records / "5-over.jsonl", 400)
    assert over.result is not None
    house = open_house()
    assert [match.record.file.name for match in house.top.open] == ["1-open.jsonl"]
    assert len(house.notices()) == 1
    assert house.notices()[0] == "A saved game of Hamnár is damaged and cannot be opened any more."
    assert "2-broken.jsonl: line 2 is broken" in caplog.text
    assert "it is set aside as 2-broken.jsonl.broken-1" in caplog.text
    names = sorted(file.name for file in records.iterdir())
    assert names == ["1-open.jsonl", "2-broken.jsonl.broken-1", "3-empty.jsonl",
                     "4-foreign.jsonl", "5-over.jsonl", "over.json"]
    assert find_unfinished(records)[1] == [], "said once"


# a disk that refuses

FULL = """
import resource, signal, sys
from pathlib import Path
from random import Random
from tests.program.test_records import played
from game.core.match import resume
from game.games.hamnar import rules as hamnar
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
file = Path(sys.argv[1])
match = played(file, 6)
kept, rng = file.read_bytes(), Random(2)
def move():
    seat = next(iter(match.prompts))
    match.play(seat, rng.choice(hamnar.moves(match.state, seat)))
soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
resource.setrlimit(resource.RLIMIT_FSIZE, (len(kept) + 10, hard))
for _ in range(5):
    move()
    assert match.record.trouble == f"{file}: the match is not kept: File too large"
    assert resume(file).states == match.states[:7], "what was kept is still there"
resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
move()
assert match.record.trouble is None
assert resume(file).states == match.states
"""


def test_on_a_full_disk_the_match_goes_on_and_is_kept_whole_later(tmp_path):
    """In a process of its own: the limit applies to everything that a process writes."""
    child = subprocess.run([sys.executable, "-c", FULL, str(tmp_path / "a.jsonl")], cwd=ROOT,
                           capture_output=True, text=True, check=False)
    assert (child.returncode, child.stderr) == (0, "")


def test_a_disk_that_refuses_is_told_at_the_table_until_it_takes_the_match_again(house):
    house.at_table()
    file = house.match.record.file
    file.unlink()
    file.mkdir()
    house.play("@sun")
    assert [s for s in house.notices() if "the match is not kept: Is a directory" in s]
    house.play("@pawn")
    assert len(house.match.record.lines) == 2
    file.rmdir()
    house.play("@horse1")
    assert [line.move for line in resume(file).record.lines] == ["@sun", "@pawn", "@horse1"]


def test_a_folder_that_cannot_be_written_is_told_and_the_match_begins(tmp_path, open_house):
    (tmp_path / "records").write_bytes(b"a file in the way")
    house = open_house("--speed", "instant", "--seed", "1")
    house.press("confirm")
    house.press("confirm", device="keys/left")
    house.until("LobbyScene")
    house.press("confirm")
    assert house.scene == "TableScene"
    assert any("the match is not kept" in sentence for sentence in house.notices())
    house.play("@sun")
    assert len(house.match.record.lines) == 1
    assert (tmp_path / "records").read_bytes() == b"a file in the way"


def test_a_record_without_a_file_is_kept_nowhere(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    played(None, 5)
    Record(header(), None).keep()
    assert list(tmp_path.iterdir()) == []


# killed at any moment

PLAYING = """
import sys
from pathlib import Path
from random import Random
from game.core.match import resume, start
from game.core.record import Header, Player
from game.games import load_rules
file, rng, game = Path(sys.argv[1]), Random(sys.argv[2]), load_rules(sys.argv[3])
players = tuple(Player(name) for name in ("Freja", "Ask", "Embla")[:min(game.SEATS[0], 3)])
header = Header(game.NAME, game.VERSION, players, "7")
match = resume(file) if file.exists() else start(header, file)
print(len(match.record.lines), flush=True)
while True:
    seat = min(match.prompts, key=lambda s: (match.prompts[s].optional, s), default=None)
    if seat is None or rng.random() < 0.05:
        match.undo(max(0, len(match.record.lines) - 1))
    else:
        match.play(seat, rng.choice(list(game.moves(match.state, seat))))
    print(len(match.record.lines), game.write(match.state), sep="|", flush=True)
"""


def killed(file: Path, rng: Random, kills: int, game: str) -> None:
    for n in range(kills):
        child = subprocess.Popen(
            [sys.executable, "-c", PLAYING, str(file), str(n), game], cwd=ROOT,
            stdout=subprocess.PIPE, text=True)
        lines = [child.stdout.readline() for _ in range(1 + rng.randrange(60))]
        until = time.perf_counter() + rng.random() * 0.003
        while time.perf_counter() < until:
            pass  # the moment of the kill lies anywhere between two lines
        child.send_signal(signal.SIGKILL)
        lines += child.stdout.read().splitlines(keepends=True)
        assert child.wait() == -signal.SIGKILL
        told = [line for line in lines if line.endswith("\n")]
        check(file, told[-1].strip())


def check(file: Path, last: str) -> None:
    """The record has what was reported last, and at most one move more or less."""
    match = resume(file)
    length, _, state = last.partition("|")
    assert abs(len(match.record.lines) - int(length)) <= 1
    if state and len(match.record.lines) >= int(length):
        assert match.rules.write(match.states[int(length)]) == state
    assert {f.name for f in file.parent.iterdir()} <= {file.name, file.name + ".part"}


@pytest.mark.share(2)
@pytest.mark.parametrize("game", GAMES)
def test_killed_at_20_moments_nothing_that_was_told_is_lost(tmp_path, game):
    killed(tmp_path / "a.jsonl", Random(1), 20 if game == "hamnar" else 4, game)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_killed_at_200_moments_nothing_that_was_told_is_lost(tmp_path, game):
    killed(tmp_path / "a.jsonl", Random(2), 200, game)


def test_a_house_that_is_killed_goes_on_where_it_was(tmp_path, open_house):
    """The whole program, bots and all, killed while it plays."""
    child = subprocess.Popen(
        [sys.executable, "main.py", "--game", "hamnar", "--bots", "--speed", "instant", "--data",
         str(tmp_path), "--size", "640x360"], cwd=ROOT,
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"})
    records = tmp_path / "records"
    until = time.monotonic() + 60
    while not any(f.read_bytes().count(b"\n") > 3 for f in records.glob("*.jsonl")):
        assert time.monotonic() < until, "no bot has moved"
        with pytest.raises(subprocess.TimeoutExpired):
            child.wait(0.05)
    child.send_signal(signal.SIGKILL)
    child.wait()
    (file,) = records.glob("*.jsonl")
    moves = len(read_record(file).lines)
    assert moves >= 3
    house = open_house("--speed", "instant")
    assert house.top.open == [], "a match of bots alone is not offered"
    assert len(resume(file).record.lines) == moves
