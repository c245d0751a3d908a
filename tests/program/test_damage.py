"""Damaged files of all kinds: whatever a start reads, the house opens, and each of them costs
itself and one sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from game.core import files, series
from game.core.contract import pick
from game.core.match import Match, resume
from game.core.puzzle_memory import Solved
from game.core.record import BadRecord, Header, Line, Player, Record
from game.core.record_index import find_unfinished
from game.core.saved_matches import read_saved
from game.core.series import Past, Played, Series
from game.core.settings import Habit, Settings
from game.games import GAMES
from game.games import load_rules as rules_of
from game.kiosk.counters import Counters
from game.kiosk.idle import Choices
from game.kiosk.pin import seal
from game.night.night import Night
from game.night.result import Ended, Sitter
from game.night.worker import Worker
from game.phones.guests import Book, Guest

PLIES = 40  # of a record that is damaged
RECORDS = 28  # damaged ones in a folder, beside a sound one: fewer than a title looks at
KINDS: dict[str, type] = {  # those of a file that a sound one may be rewritten as
    "settings.json": Settings, "series.json": Series, "phones.json": Book,
    "counters.json": Counters, "kiosk.json": Choices, "puzzles.json": Solved,
}
WRONG: tuple[object, ...] = (
    None, True, False, -1, 0, 8, 9, 2**31, -(2**63), 10**30, 1e308, 0.5, "", "x", "a\0b", "å" * 200,
    [], [[]], {}, {"seat": 0}, "\ud800")


@cache
def record(game: str, seats: int) -> bytes:
    """A record of some moves that follow the rules."""
    rules, rng = rules_of(game), Random(f"{game}/{seats}")
    players = tuple(Player(name) for name in ("Freja", "Ask", "Ylva", "Tor", "Liv")[:seats])
    match = Match(Record(Header(game, rules.VERSION, players, "5"), None))
    while match.prompts and len(match.record.lines) < PLIES:
        seat = pick(sorted(match.prompts), rng)
        if moves := sorted(rules.moves(match.state, seat), key=repr):
            match.play(seat, pick(moves, rng))
    return match.record.encode()


ALL = [(game, seats) for game in GAMES for seats in rules_of(game).SEATS]


@cache
def others() -> dict[str, bytes]:
    """The other files that are read at a start, by name."""
    played = Played("1.jsonl", "hamnar", ("Freja", "Ask"), (True, True), (1, 2))
    evening = Series(("hamnar", "herrlof"), played=[played], people=("Freja", "Ask"),
                     devices={"left": "Freja"})
    kept = {
        "settings.json": Settings(names={"0": "Freja"}, faces={"Freja": 3}, lobbies={
            "haggis": Habit(("human", "skilled"), (0,), {"left": 0}, "peek", {"bets": "yes"})},
            bests={"usa": 2000}),
        "series.json": evening, "evenings/1.json": Past(1_700_000_000, evening),
        "phones.json": Book([Guest("1", "token", "", "Ask", claimed=True)], port=8642, last=1),
        "puzzles.json": Solved({"hamnar": ["1", "2"]}),
        "counters.json": Counters({"hamnar": 3}, {"hamnar": 2}, 99, starts=4),
        "kiosk.json": Choices(["halmstad"], menu=45),
    }
    found = {name: msgspec.json.format(msgspec.json.encode(value)) for name, value in kept.items()}
    item = Ended("m", "here", "herrlof", 1, (Sitter("Ask", "human", 3, 1, True),))
    found["night/00000000000000000001-a.json"] = msgspec.json.encode(item)
    found["records/over.json"] = b'{"zzy.jsonl":700,"zzx.jsonl":99}'
    found["operator.seal"] = seal("1234").encode() + b"\n"
    found["gamecontrollerdb.txt"] = b"03000000de2800000112000001000000,Pad,a:b0,platform:Linux,"
    return found


@pytest.fixture(scope="module")
def board(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of a night board."""
    folder = tmp_path_factory.mktemp("board")
    one = Worker(folder, None, "kiosk")
    for n in range(9):
        Night(one).add(Ended(f"m{n}", "here", "herrlof", n, (Sitter("Ask", "human", n, 1, True),)))
    one.work_round()
    return (folder / "night.sqlite").read_bytes()


# damage

def flip(content: bytes, rng: Random) -> bytes:
    found = bytearray(content)
    for _ in range(rng.choice((1, 1, 1, 2, 30))):
        found[rng.randrange(len(found))] ^= 1 << rng.randrange(8)
    return bytes(found)


def cut(content: bytes, rng: Random) -> bytes:
    return content[:rng.randrange(len(content))] + rng.choice((b"", b"", b"\n", b"\r\n", b"}\n"))


def no_text(content: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(content))
    return content[:at] + rng.choice((b"\xff", b"\x00", b"\xc3", b"\xed\xa0\x80")) + content[at:]


def shuffle(content: bytes, rng: Random) -> bytes:
    """A line is lost, comes twice, or changes places with another."""
    lines = content.splitlines(keepends=True)
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    match rng.randrange(3):
        case 0:
            del lines[one]
        case 1:
            lines.insert(other, lines[one])
        case _:
            lines[one], lines[other] = lines[other], lines[one]
    return b"".join(lines)


def retype(content: bytes, rng: Random) -> bytes:
    """A value has another type, is far too large, or changes places with another; in a record, in
    one of its lines."""
    lines = content.splitlines() if content.count(b"}\n{") else [content]
    n = rng.choice((0, rng.randrange(len(lines))))
    try:
        value = json.loads(lines[n])
    except ValueError:
        return flip(content, rng)
    spots = spots_of(value)
    if not spots:
        return flip(content, rng)
    inside, key = rng.choice(spots)
    if rng.random() < 0.3:
        into, other = rng.choice(spots)
        inside[key], into[other] = into[other], inside[key]
    else:
        inside[key] = rng.choice(WRONG)
    try:
        lines[n] = json.dumps(value).encode()
    except (ValueError, RecursionError):  # something changed places with what it is in
        return flip(content, rng)
    return b"\n".join(lines) + b"\n"


def spots_of(value: object) -> list[tuple[Any, ...]]:
    """Where a value may be replaced, at any depth."""
    if isinstance(value, dict):
        keys: list[Any] = [*value]
    elif isinstance(value, list):
        keys = [*range(len(value))]
    else:
        return []
    return [(value, key) for key in keys] + [
        spot for key in keys for spot in spots_of(value[key])]


def reseat(content: bytes, rng: Random) -> bytes:
    """A move is another seat's, or nobody's."""
    first, *lines = content.splitlines()
    if not lines or not lines[0].startswith(b'{"seat"'):
        return retype(content, rng)
    n = rng.randrange(len(lines))
    line = msgspec.json.decode(lines[n], type=Line)
    lines[n] = msgspec.json.encode(msgspec.structs.replace(line, seat=rng.randrange(9)))
    return b"\n".join([first, *lines]) + b"\n"


def remove(content: bytes, rng: Random) -> bytes:
    """A move is that of another line."""
    first, *lines = content.splitlines()
    if not lines or not lines[0].startswith(b'{"seat"'):
        return retype(content, rng)
    one, other = (msgspec.json.decode(rng.choice(lines), type=Line) for _ in range(2))
    n = rng.randrange(len(lines))
    word = rng.choice((other.move, one.move[::-1], one.move + " 999999999999999999999", "bet 15"))
    lines[n] = msgspec.json.encode(Line(one.seat, word[:1000]))
    return b"\n".join([first, *lines]) + b"\n"


DAMAGES: tuple[Callable[[bytes, Random], bytes], ...] = (
    flip, flip, cut, no_text, shuffle, retype, retype, reseat, remove)


def damaged(content: bytes, rng: Random) -> bytes:
    return rng.choice(DAMAGES)(content, rng)


# the hunt

def spread(data: Path, board: bytes, rng: Random) -> dict[Path, bytes]:
    """Fill a data folder with damaged files and one sound record. Returns the damaged ones."""
    found = {}
    for n in range(RECORDS):
        found[data / "records" / f"{n:03}.jsonl"] = damaged(record(*rng.choice(ALL)), rng)
    for name, content in others().items():
        found[data / name] = damaged(content, rng)
    found[data / "night.sqlite"] = flip(board, rng) if rng.random() < 0.7 else cut(board, rng)
    for file, content in found.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    (data / "records" / "zzz.jsonl").write_bytes(record("hamnar", 2))
    return found


def usable(file: Path, content: bytes) -> bool:
    """Whether a program may have written over a damaged file, as it could be read."""
    if file.name in {"night.sqlite", "operator.seal", "over.json"} or file.parent.name == "night":
        return True
    try:
        return file.name in KINDS and bool(files.decode_json(content, KINDS[file.name]))
    except files.Broken:
        return False


def hunt(data: Path, open_house, board: bytes, caplog, *, seed: int, kiosk: bool) -> int:
    """Open the house once over damaged files. Returns how many there were."""
    rng = Random(seed)
    home = data / "kiosk" if kiosk else data
    found = spread(home, board, rng)
    caplog.clear()
    house = open_house(*(("--kiosk",) if kiosk else ()), data=data)
    house.frames(3)
    assert house.house.store.night.flush(60)
    assert house.house.store.night.read_board() is not None
    assert house.house.store.night.flush(60), "its thread goes on"
    assert house.scene == ("AttractScene" if kiosk else "TitleScene")
    matches, complaints = find_unfinished(home / "records")
    assert complaints == [], "each is told once"
    assert "zzz.jsonl" in [match.record.file.name for match in matches]
    assert [one.file.name for one in read_saved(home / "records") if not one.whole and not one.match
            ] == []
    for file, content in found.items():
        kept = [one.read_bytes() for one in file.parent.glob(f"{file.name}*") if one.is_file()]
        assert content in kept or usable(file, content), (seed, file.name, content)
    broken = [*(home / "records").glob("*.broken-1")]
    told = {one for one in caplog.messages if f"{home / 'records'}" in one
            and "is set aside as" in one}
    assert len(told) == len(broken), (seed, told)
    assert all(one.count("\n") == 0 and len(one) < 2000 for one in told)
    return len(found)


@pytest.mark.parametrize("kiosk", [False, True], ids=["title", "kiosk"])
def test_a_house_opens_over_damaged_files(tmp_path, open_house, board, caplog, kiosk):
    for seed in range(2):
        assert hunt(tmp_path / str(seed), open_house, board, caplog, seed=seed, kiosk=kiosk) == 40


@pytest.mark.long
@pytest.mark.parametrize("part", range(26))
def test_a_house_opens_over_thousands_of_damaged_files(tmp_path, open_house, board, caplog, part):
    count = sum(hunt(tmp_path / str(seed), open_house, board, caplog, seed=seed, kiosk=seed % 2 > 0)
                for seed in range(100 + 10 * part, 110 + 10 * part))
    assert count == 400


@pytest.mark.parametrize(("game", "seats"), ALL)
def test_the_records_that_are_damaged_were_sound(tmp_path, game, seats):
    (tmp_path / "a.jsonl").write_bytes(record(game, seats))
    assert resume(tmp_path / "a.jsonl").record.encode() == record(game, seats)


@pytest.mark.parametrize(("game", "line"), [
    ("haggis", Line(8, "bet 15")), ("hamnar", Line(2, "@sun")), ("halmstad", Line(3, "pass")),
    ("herrlof", Line(7, "predict 1")), ("reindeer", Line(5, "done"))])
def test_a_seat_that_is_no_players_is_a_broken_record(tmp_path, game, line):
    file = tmp_path / "a.jsonl"
    file.write_bytes(record(game, rules_of(game).SEATS[0]).splitlines(keepends=True)[0]
                     + msgspec.json.encode(line) + b"\n")
    with pytest.raises(BadRecord) as raised:
        resume(file)
    assert f"line 2 is not a legal move, {line.move}: there is no seat {line.seat}" in str(
        raised.value)
    assert (tmp_path / "a.jsonl.broken-1").exists()


def test_a_rule_that_fails_on_a_record_breaks_that_record_alone(tmp_path, monkeypatch):
    rules = rules_of("hamnar")
    first, second = (tmp_path / f"{n}.jsonl" for n in (1, 2))
    first.write_bytes(record("hamnar", 2))
    second.write_bytes(record("herrlof", 2))
    monkeypatch.setattr(rules, "apply", lambda *_: {}["no such key"])
    matches, (sentence,) = find_unfinished(tmp_path)
    assert [match.record.file for match in matches] == [second]
    assert "is not a legal move" in sentence and "KeyError: 'no such key'" in sentence


def test_an_evening_of_a_game_that_is_not_here_ends_no_start(tmp_path, open_house):
    content = others()["series.json"].replace(b'"herrlof"', b'"Freja"')
    (tmp_path / "series.json").write_bytes(content)
    house = open_house()
    assert house.scene == "TitleScene" and house.top.evening is None
    assert series.forget(tmp_path, "Freja") is None
    assert series.begin(tmp_path, Series(("hamnar",))) is None
    assert series.load(tmp_path)[0] == Series(("hamnar",))


def test_a_damaged_evening_costs_itself(tmp_path):
    content = others()["evenings/1.json"]
    (tmp_path / "evenings").mkdir()
    (tmp_path / "evenings" / "1.json").write_bytes(content)
    (tmp_path / "evenings" / "2.json").write_bytes(content.replace(b"hamnar", b"h\xffmnar"))
    found, (sentence,) = series.list_past(tmp_path)
    assert len(found) == 1
    assert "2.json" in sentence
