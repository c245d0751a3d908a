"""What the README promises: each promise has a test, and these had none elsewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from game.devices.bindings import BOTH, LEFT, PAD, RIGHT, Table
from game.devices.press import Action
from game.tools.monkey import Monkey
from tests.house import OpenHouse

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
NAMED = re.findall(r"`([\w/]+\.py)::(test_\w+)`", (ROOT / "tests/README.md").read_text())
ACTIONS = {  # the rows of the README's table of keys
    "choose": [Action.CONFIRM], "back": [Action.CANCEL], "why not?": [Action.WHY],
    "rules": [Action.RULES], "jump": [Action.PREV, Action.NEXT], "peek": [Action.PREV],
    "what happened": [Action.LOG], "undo": [Action.UNDO], "pause": [Action.PAUSE],
    "move": [Action.UP, Action.LEFT, Action.DOWN, Action.RIGHT]}
KEYS = {"arrows": ["UP", "LEFT", "DOWN", "RIGHT"], "W A S D": [*"WASD"], "Enter": ["RETURN"],
        "/": ["SLASH"], "Page Up": ["PAGEUP"], "Page Down": ["PAGEDOWN"], "Esc": ["ESCAPE"],
        "shoulders": ["shoulder_left", "shoulder_right"], "left shoulder": ["shoulder_left"],
        "left trigger": ["trigger_left"], "d-pad": ["dpad_up", "dpad_left", "dpad_down",
                                                   "dpad_right"]}


def test_every_promise_names_tests_that_there_are():
    assert len(NAMED) > 40
    assert [name for file, name in NAMED
            if f"def {name}(" not in (ROOT / "tests" / file).read_text(encoding="utf-8")] == []


@pytest.mark.parametrize(("column", "table"), [(1, LEFT), (2, RIGHT), (3, PAD)])
def test_the_table_of_keys_is_that_of_the_program(column: int, table: Table):
    rows = [[cell.strip() for cell in line.strip("|").split("|")]
            for line in README.splitlines() if line.startswith("| ") and line.count("|") == 6]
    told = {row[0]: row[column] for row in rows if row[0]}
    assert len(told) == len(ACTIONS)
    for what, keys in told.items():
        actions = next(found for start, found in ACTIONS.items() if what.startswith(start))
        wanted = {key.lower() for action in actions
                  for key in (*table.get(action, ()), *BOTH.get(action, ()))}
        names = re.sub(r" \(.*?\)| or left stick", "", keys)
        said = {key.lower() for name in re.split(r", | or ", names)
                for key in KEYS.get(name, [name])}
        assert "" not in said and said <= wanted, what


def test_without_an_argument_data_lie_in_the_folder_of_the_user(tmp_path):
    env = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    subprocess.run([sys.executable, "main.py", "--frames", "2", "--size", "640x360"], cwd=ROOT,
                   env=env | {"HOME": str(tmp_path)}, check=True, capture_output=True)
    assert (tmp_path / ".local/share/hearthside/hearthside.log").is_file()


def test_no_evening_deletes_what_it_finds(tmp_path, open_house):
    """A monkey plays over broken, foreign and newer files: what was in them is still somewhere."""
    for n, name in enumerate((
            "notes.txt", "settings.json", "series.json", "puzzles.json", "phones.json",
            "records/20310203-hamnar.jsonl", "records/photo.jpg", "records/away/old.jsonl",
            "night/0.json", "evenings/1.json", "crash/a.txt")):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"what somebody has kept here, {n}")
    kept = {file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()}
    for seed in (1, 2):
        house: OpenHouse = open_house("--speed", "instant")
        monkey = Monkey(house.app, Random(seed), ("hamnar",))
        for _ in range(60):
            monkey.act()
            house.frames()
    assert kept <= {file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()}
