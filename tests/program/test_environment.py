"""What SDL finds in the environment, and what it makes of it."""

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game import environment
from game.core.paths import ASSETS
from game.environment import (
    MAPPING_FILE,
    add_public_mappings,
    load_mappings,
    mapping_fault,
    prepare_environment,
)
from tests.couch import Couch, seated
from tests.pads import VirtualPad

GUID = "03000000c82d00000660000011010000"
DANCE_MAT = "ff0000000d0f00009200000000007600"  # the virtual pad of maker "generic"
PLATFORM = {"linux": "Linux", "darwin": "Mac OS X", "win32": "Windows"}[sys.platform]
GOOD = f"{GUID},Some pad,a:b0,b:b1,-leftx:-a0,+leftx:+a0,lefttrigger:a5~,dpup:h0.1,platform:Linux,"


@pytest.fixture(autouse=True)
def own_environment(monkeypatch):
    monkeypatch.setenv(MAPPING_FILE, "")
    monkeypatch.delenv(MAPPING_FILE)


def test_the_environment_is_prepared_without_importing_pygame():
    code = (
        "import sys, game.environment as e; e.prepare_environment(); print('pygame' in sys.modules)"
    )
    root = Path(environment.__file__).parent.parent
    out = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, check=True)
    assert b"pygame" not in out.stdout


def test_wishes_leave_the_users_choice_and_needs_do_not(monkeypatch):
    monkeypatch.setenv("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "0")
    monkeypatch.setenv("SDL_GAMECONTROLLER_USE_BUTTON_LABELS", "1")
    prepare_environment()
    assert os.environ["SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS"] == "0"
    assert os.environ["SDL_GAMECONTROLLER_USE_BUTTON_LABELS"] == "0"


@pytest.mark.parametrize("line", ["", "   ", "# a remark", GOOD, GOOD.rstrip(",")])
def test_a_good_line_has_no_fault(line):
    assert mapping_fault(line) == ""


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("hello", "mapping-guid"),
        (GOOD[1:], "mapping-guid"),
        (GUID, "mapping-name"),
        (f"{GUID},,a:b0,platform:Linux", "mapping-name"),
        (f"{GUID},Pad,a:b0", "mapping-platform"),
        (f"{GUID},Pad,platform:Linux", "mapping-empty"),
        (f"{GUID},Pad,a,platform:Linux", "mapping-field"),
        (f"{GUID},Pad,a:c0,platform:Linux", "mapping-field"),
        (f"{GUID},Pad,fire:b0,platform:Linux", "mapping-field"),
    ],
)
def test_a_broken_line_has_a_reason(line, fault):
    assert mapping_fault(line) == fault


@pytest.fixture
def restarted_pads():
    """SDL reads mappings when its joysticks start: so they are stopped before and after."""
    pygame.display.init()
    pygame.joystick.quit()
    yield
    pygame.joystick.quit()


@pytest.mark.usefixtures("restarted_pads")
def test_broken_lines_are_named_once_each_and_the_good_ones_are_used(tmp_path):
    file = tmp_path / "pads.txt"
    good = f"{DANCE_MAT},Dance mat,a:b3,leftx:a0,lefty:a1,platform:{PLATFORM},"
    file.write_text(f"# mats\nbroken\n{good}\n{GUID},Pad,a:b0\n", encoding="utf-8")
    complaints = []
    load_mappings(file, lambda key, values: complaints.append((key, values)))
    assert complaints == [
        ("mappings-line", {"file": str(file), "line": 2, "reason": "mapping-guid"}),
        ("mappings-line", {"file": str(file), "line": 4, "reason": "mapping-platform"}),
    ]
    couch = Couch()
    with VirtualPad("generic", "Dance mat", mapped=False) as pad:
        device = seated(couch, pad)
        pad.press("north")  # the fourth button, b3
        assert couch.at() == f"{device} confirm"
        assert couch.complaints == []
    couch.devices.close()


def test_a_mapping_file_that_cannot_be_read_is_named(tmp_path):
    complaints = []
    load_mappings(tmp_path / "none.txt", lambda key, values: complaints.append((key, values)))
    ((key, values),) = complaints
    assert key == "mappings-unreadable"
    assert values["file"] == str(tmp_path / "none.txt")
    assert MAPPING_FILE not in os.environ


def test_three_lines_of_a_file_full_of_broken_ones_are_named(tmp_path):
    file = tmp_path / "gamecontrollerdb.txt"
    file.write_text("nonsense\n" * 200_000)
    complaints = []
    load_mappings(file, lambda key, values: complaints.append((key, values)))
    os.environ.pop(MAPPING_FILE)
    assert [key for key, _ in complaints] == ["mappings-line"] * 3 + ["mappings-more"]
    assert complaints[-1][1] == {"file": str(file), "count": 199_997}


def test_a_pipe_for_a_mapping_file_is_named_and_kept_from_sdl(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    complaints = []
    load_mappings(tmp_path / "pipe", lambda key, values: complaints.append((key, values)))
    assert complaints == [("mappings-unreadable", {"file": str(tmp_path / "pipe"),
                                                  "reason": "it is no ordinary file"})]
    assert MAPPING_FILE not in os.environ


def test_the_users_lines_come_after_the_public_ones_and_win(tmp_path, monkeypatch):
    monkeypatch.delenv(MAPPING_FILE, raising=False)
    public, own = tmp_path / "public.txt", tmp_path / "gamecontrollerdb.txt"
    public.write_text("# public")
    add_public_mappings(public, own)
    assert os.environ[MAPPING_FILE] == str(public)
    monkeypatch.setenv(MAPPING_FILE, str(own))
    own.write_text("# own")
    add_public_mappings(public, own)
    assert Path(os.environ[MAPPING_FILE]).read_text().splitlines() == ["# public", "# own"]
    monkeypatch.setenv(MAPPING_FILE, "/elsewhere")
    add_public_mappings(public, own)
    assert os.environ[MAPPING_FILE] == "/elsewhere"


def test_the_database_that_is_shipped_has_no_broken_line():
    lines = (ASSETS / "pads" / "gamecontrollerdb.txt").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if mapping_fault(line)] == []
    assert sum("platform:Linux" in line for line in lines) > 200
