"""The command line: what can be asked for, and one line for what cannot."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.arguments import read
from tests.test_records import played
from tests.test_table import PLACED

ROOT = Path(__file__).parent.parent

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
    "--kiosk --game hamnar": "--kiosk goes without --game, --resume and --replay",
    "title": "unrecognized arguments: title",
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
    assert err.startswith("main.py: ")
    assert said in err
    assert err.endswith("(see --help)\n")


@pytest.mark.parametrize("given", ["--size 9", "--game poker"])
def test_the_program_itself_ends_like_this_before_it_opens_a_window(given):
    ended = subprocess.run([sys.executable, "main.py", *given.split()], cwd=ROOT, text=True,
                           capture_output=True, check=False)
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert ended.stderr.count("\n") == 1


def test_help_names_every_argument():
    helped = subprocess.run([sys.executable, "main.py", "--help"], cwd=ROOT, text=True,
                            capture_output=True, check=True)
    for name in ("--windowed", "--size", "--game", "--seed", "--bots", "--speed", "--resume",
                 "--replay", "--data", "--board", "--bench", "--selftest", "--kiosk"):
        assert name in helped.stdout
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
    assert open_house("--game", "hamnar").scene == "LobbyScene"


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
    house.press("confirm")
    assert house.match.record.header.seed == "winter"
    house.play(PLACED[0])


def test_without_a_display_there_is_one_sentence(tmp_path):
    """SDL would go on in a picture that nobody sees."""
    bare = {name: value for name, value in os.environ.items()
            if name not in {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"}}
    run = subprocess.run([sys.executable, "main.py", "--windowed", "--frames", "1",
                          "--data", str(tmp_path)], cwd=ROOT,
                         env=bare, text=True, capture_output=True, check=False)
    assert run.returncode == 1
    assert run.stderr.splitlines()[-1] == "main.py: there is no display to open a window on"
