"""The command line: what can be asked for, and one line about what cannot."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from game.arguments import read
from game.devices.press import RIGHT_KEYS
from tests.program.test_records import played
from tests.tables.test_table import PLACED

ROOT = Path(__file__).parents[2]

BAD = {
    "--nonsense": "unrecognized arguments: --nonsense",
    "--size 1280": "'1280' is not a size like 1280x720",
    "--size axb": "'axb' is not a size like 1280x720",
    "--size 12x7": "'12x7' is not a size like 1280x720",
    "--size": "expected one argument",
    "--speed 3": "'3' is none of 0.5, 1, 2, instant",
    "--speed fast": "'fast' is none of 0.5, 1, 2, instant",
    "--game chess": "invalid choice: 'chess'",
    "--bots": "--bots needs --game",
    "--resume none.jsonl": "there is no file 'none.jsonl'",
    "--replay none.jsonl": "there is no file 'none.jsonl'",
    "--resume main.py --replay main.py": "--resume and --replay exclude each other",
    "--kiosk --game hamnar": "--kiosk cannot go with --game, --resume or --replay",
    "title": "unrecognized arguments: title",
    "--size 99999x99999": "'99999x99999' is not between 320x200 and 7680x4320",
    "--size 319x200": "is not between 320x200 and 7680x4320",
    "--data=": "it has to be a folder, not nothing",
    "--data main.py": "'main.py' is not a folder",
    f"--data {'a' * 300}": "no folder has a name as long as 'aaaa",
    f"--replay {'a' * 60_000}": "there is no file 'aaaa",
    "--kiosk --selftest": "--selftest cannot go with --kiosk",
    "--soak 1 --kiosk": "--soak cannot go with --kiosk",
    "--bench --selftest": "--selftest and --bench exclude each other",
    "--selftest --resume main.py": "--selftest cannot go with --resume",
    "--pin": "--pin needs --kiosk",
    "--frames -1": "'-1' is not a number of frames",
    "--board postgresql://me:secret@host/base?foo=secret":
        "the address of the board has an option that is none: 'foo'",
    "--board postgresql://me:secret@host/base?SECRET": "that is none: one with strange signs",
}


@pytest.mark.parametrize(("given", "said"), BAD.items())
def test_a_bad_argument_ends_with_one_line_and_exit_code_2(given, said, capsys, monkeypatch):
    monkeypatch.chdir(ROOT)
    with pytest.raises(SystemExit) as end:
        read(given.split())
    out, err = capsys.readouterr()
    assert end.value.code == 2
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("hearthside: ")
    assert said in err
    assert err.endswith("(see --help)\n")
    assert len(err) < 300
    assert "secret" not in err.lower()


@pytest.mark.parametrize("given", ["--size 9", "--game poker"])
def test_the_program_itself_ends_like_this_before_it_opens_a_window(given):
    ended = subprocess.run([sys.executable, "main.py", *given.split()], cwd=ROOT, text=True,
                           capture_output=True, check=False)
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert ended.stderr.count("\n") == 1


def test_help_names_every_option_of_the_readme():
    helped = subprocess.run([sys.executable, "main.py", "--help"], cwd=ROOT, text=True,
                            capture_output=True, check=True)
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    named = {*re.findall(r"(?<=[` ])--[a-z-]+", readme)} - {"--help"}
    assert {"--windowed", "--kiosk", "--pin", "--phones", "--version"} <= named
    assert named <= {*re.findall(r"--[a-z-]+", helped.stdout)}
    assert helped.stderr == ""


def test_good_arguments_are_read():
    wanted = read(["--size", "1280x720", "--speed", "instant", "--seed", "7", "--game", "hamnar",
                   "--bots", "--data", "x"])
    assert wanted.size == (1280, 720)
    assert wanted.speed == 0.0
    assert (wanted.seed, wanted.game, wanted.bots, wanted.data) == ("7", "hamnar", True, Path("x"))
    bare = read([])
    assert (bare.size, bare.speed, bare.seed, bare.windowed) == (None, None, None, False)


# where they lead

def test_a_game_on_the_command_line_opens_its_lobby(open_house):
    house = open_house("--game", "hamnar")
    assert house.scene == "LobbyScene"
    assert house.top.seating.devices == {}
    pad = house.plug()
    house.tap(pad, "south")
    house.press("confirm")
    assert house.top.seating.devices == {0: pad.device, 1: RIGHT_KEYS}


def test_bots_on_the_command_line_begin_to_play(open_house):
    house = open_house("--game", "hamnar", "--bots", "--seed", "5", "--speed", "instant")
    assert house.scene == "TableScene"
    assert [player.kind for player in house.match.players] == ["skilled", "skilled"]
    assert house.match.record.header.seed == "5"
    house.think()
    house.frames(2)
    assert house.match.record.lines


def test_a_record_on_the_command_line_goes_on(tmp_path, open_house):
    match = played(tmp_path / "a.jsonl", 4)
    house = open_house("--resume", str(tmp_path / "a.jsonl"))
    assert house.scene == "TableScene"
    assert house.match.states == match.states


def test_a_seed_is_the_seed_of_every_new_match(open_house):
    house = open_house("--seed", "winter", "--speed", "instant")
    house.press("confirm")
    house.press("confirm", device="keys/left")
    house.until("LobbyScene")
    house.press("confirm")
    assert house.match.record.header.seed == "winter"
    house.play(PLACED[0])


def test_without_a_display_there_is_one_sentence(tmp_path):
    """SDL would go on with a picture that nobody sees."""
    bare = {name: value for name, value in os.environ.items()
            if name not in {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"}}
    run = subprocess.run([sys.executable, "main.py", "--windowed", "--frames", "1",
                          "--data", str(tmp_path)], cwd=ROOT,
                         env=bare, text=True, capture_output=True, check=False)
    assert run.returncode == 1
    assert run.stderr.splitlines()[-1] == "hearthside: there is no display to open a window on"


# what ends with a sentence before a window opens

def ended(*arguments: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """How the program ends, on a screen that nobody sees."""
    return subprocess.run(
        [sys.executable, str(ROOT / "main.py"), *arguments], cwd=cwd, text=True,
        capture_output=True, check=False,
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"})


UNUSABLE = {
    "junk\n": "line 1 is broken",
    '{"game":"bridge","version":1,"players":[],"seed":"1"}\n': "no game called bridge here",
    '{"game":"hamnar","version":99,"players":[],"seed":"1"}\n': "a newer version of the program",
    '{"game":"reindeer","version":1,"players":[{"name":"A"}],"seed":"1",'
    '"options":{"map":"myland"}}\n': "needs the map myland",
}


@pytest.mark.parametrize("option", ["--resume", "--replay"])
@pytest.mark.parametrize(("content", "reason"), UNUSABLE.items(), ids=UNUSABLE.values())
def test_a_record_that_cannot_be_used_ends_with_a_sentence(
        tmp_path, open_house, capsys, option, content, reason):
    file = tmp_path / "mine.jsonl"
    file.write_text(content)
    with pytest.raises(SystemExit, match=reason) as end:
        open_house(option, str(file))
    assert str(end.value).startswith(f"hearthside: {file}: ")
    assert file.read_text() == content, "what lies elsewhere is not ours to rename"
    (tmp_path / "records").mkdir()
    file.rename(tmp_path / "records" / "mine.jsonl")
    with pytest.raises(SystemExit, match=reason):
        open_house(option, str(tmp_path / "records" / "mine.jsonl"))
    (kept,) = (tmp_path / "records").iterdir()
    assert kept.name == ("mine.jsonl.broken-1" if content == "junk\n" else "mine.jsonl")


def test_the_program_says_so_and_its_exit_code_too(tmp_path):
    (tmp_path / "mine.jsonl").write_text("junk\n")
    run = ended("--resume", str(tmp_path / "mine.jsonl"), "--data", str(tmp_path / "data"))
    assert run.returncode == 1
    assert run.stdout == ""
    (sentence,) = run.stderr.splitlines()
    assert sentence.startswith(f"hearthside: {tmp_path}/mine.jsonl: line 1 is broken")


def test_a_second_program_on_a_folder_is_told_so_until_the_first_one_dies(tmp_path):
    """Two real programs: they would write into each other's matches."""
    arguments = ("--windowed", "--size", "640x360", "--data", str(tmp_path), "--frames")
    first = subprocess.Popen(
        [sys.executable, "main.py", *arguments, "999999"], cwd=ROOT, text=True,
        stdout=subprocess.PIPE,
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"})
    try:
        assert first.stdout.readline(), "the first frame stands"
        before = {file: file.read_bytes() for file in tmp_path.iterdir() if file.is_file()}
        second = ended(*arguments, "1")
        assert second.returncode == 1
        assert second.stderr == (
            f"hearthside: {tmp_path}: another Hearthside is open on this folder\n")
        assert {file: file.read_bytes() for file in before} == before
    finally:
        first.kill()
        first.wait()
    third = ended(*arguments, "1")
    assert (third.returncode, third.stderr) == (0, "")


def test_a_folder_that_cannot_be_made_is_a_sentence_in_an_open_house(tmp_path):
    (tmp_path / "file").write_bytes(b"")
    run = ended("--windowed", "--size", "640x360", "--frames", "2", "--game", "hamnar", "--bots",
                "--data", str(tmp_path / "file" / "deeper"))
    assert run.returncode == 0
    assert "Traceback" not in run.stderr
    assert "nothing can be kept here: Not a directory" in run.stderr


def test_a_folder_that_cannot_be_looked_into_is_a_sentence_too(tmp_path):
    """The system refuses everything on a path that is too long for it."""
    deep = "/".join([str(tmp_path), *["a" * 200] * 30])
    run = ended("--windowed", "--size", "640x360", "--frames", "2", "--game", "hamnar", "--bots",
                "--data", deep)
    assert run.returncode == 0
    assert "Traceback" not in run.stderr
    assert "nothing can be kept here: File name too long" in run.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
def test_a_log_that_cannot_be_written_is_no_traceback(tmp_path):
    (tmp_path / "hearthside.log").symlink_to("/dev/full")
    (tmp_path / "settings.json").write_bytes(b"junk")  # there is something to be logged
    run = ended("--windowed", "--size", "640x360", "--frames", "2", "--data", str(tmp_path))
    assert (run.returncode, run.stderr) == (0, "")
