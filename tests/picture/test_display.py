"""The display: which one can be seen, and starts while it is coming up, going away or missing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game.picture.display import can_be_seen, name_display, without_card

ROOT = Path(__file__).parents[2]
needs_x = pytest.mark.skipif(shutil.which("Xvfb") is None, reason="not installed here: Xvfb")


@pytest.mark.parametrize(("driver", "environment", "good"), [
    ("x11", {"DISPLAY": ":0"}, True),
    ("wayland", {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, True),
    ("offscreen", {"DISPLAY": ":0"}, False),
    ("KMSDRM", {"DISPLAY": ":0"}, False),
    ("KMSDRM", {}, True),
    ("offscreen", {}, False),
    ("evdev", {}, False),
    ("dummy", {"SDL_VIDEODRIVER": "dummy"}, True),
    ("offscreen", {"SDL_VIDEODRIVER": "offscreen", "DISPLAY": ":0"}, True),
    ("offscreen", {"SDL_VIDEODRIVER": "x11", "DISPLAY": ":0"}, False),
    ("x11", {"SDL_VIDEODRIVER": "wayland,x11", "DISPLAY": ":0"}, True),
])
def test_which_drivers_are_seen(driver, environment, good):
    assert can_be_seen(driver, environment) is good


def test_a_display_is_where_the_environment_says():
    assert name_display({"DISPLAY": ":7", "WAYLAND_DISPLAY": ""}) == "DISPLAY=:7"
    assert name_display({"WAYLAND_DISPLAY": "wayland-1"}) == "WAYLAND_DISPLAY=wayland-1"
    assert name_display({"DISPLAY": ""}) is None


def x_server(number: str | None = None) -> tuple[subprocess.Popen[bytes], str]:
    """An X server that resets itself when its last client leaves, on a number or a free one."""
    read, write = os.pipe()
    place = [f":{number}"] if number else []
    server = subprocess.Popen(["Xvfb", *place, "-displayfd", str(write), "-nolisten", "tcp"],
                              pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as told:
        found = told.readline().strip()
    assert found, "Xvfb has not started"
    return server, found


def stop(server: subprocess.Popen[bytes]) -> None:
    server.terminate()
    server.wait()


def program(number: str, data: Path) -> subprocess.Popen[str]:
    bare = {name: value for name, value in os.environ.items()
            if name not in {"WAYLAND_DISPLAY", "SDL_VIDEODRIVER"}}
    return subprocess.Popen(
        [sys.executable, "main.py", "--windowed", "--frames", "2", "--data", str(data)], cwd=ROOT,
        env={**bare, "DISPLAY": f":{number}"}, text=True, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE)


@pytest.mark.window
@needs_x
def test_a_display_that_is_coming_up_is_waited_for_and_that_is_said(tmp_path):
    server, number = x_server()
    stop(server)
    started = program(number, tmp_path)
    assert started.stderr is not None
    said = ""
    while "waiting" not in said:  # SDL may have a word of its own before
        said = started.stderr.readline()
        assert said, "it ended without waiting"
    assert said == f"hearthside: waiting for the display DISPLAY=:{number}\n"
    server, _ = x_server(number)
    try:
        out, _ = started.communicate(timeout=60)
        assert started.returncode == 0
        assert float(out) > 0, "a frame was shown"
    finally:
        started.kill()
        stop(server)


TWICE = """
import pygame
from game.picture.display import open_display
from game.picture.screen import Screen
Screen._flips_slowly = lambda self, seen=[]: not (seen or seen.append(1))
open_display()
Screen((640, 360))
print(pygame.display.get_driver())
"""


@pytest.mark.window
@needs_x
def test_a_server_that_resets_when_its_last_client_leaves_gets_its_window(tmp_path):
    """A window that flips slowly is opened twice: in between the server has no client and refuses
    for a moment, in which SDL would go on to a driver that nobody sees."""
    server, number = x_server()
    try:
        for _ in range(4):
            shown = subprocess.run(
                [sys.executable, "-c", TWICE],
                cwd=ROOT, env={**{k: v for k, v in os.environ.items() if k != "SDL_VIDEODRIVER"},
                               "DISPLAY": f":{number}"},
                text=True, capture_output=True, timeout=60, check=True)
            assert shown.stdout.split()[-1] == "x11"
    finally:
        stop(server)


ONCE = """
import os, pygame
from game.picture import display
from game.picture.screen import Screen
display.CARDS = ()
os.environ.pop("SDL_FRAMEBUFFER_ACCELERATION", None)
opened, real = [], pygame.display.set_mode
pygame.display.set_mode = lambda *what: opened.append(what) or real(*what)
display.open_display()
Screen((1280, 720))
print(len(opened), pygame.display.get_driver())
"""


@pytest.mark.window
@needs_x
def test_where_no_card_can_draw_the_window_is_opened_once():
    server, number = x_server()
    bare = {name: value for name, value in os.environ.items() if name != "SDL_VIDEODRIVER"}
    try:
        shown = subprocess.run([sys.executable, "-c", ONCE], cwd=ROOT, timeout=60, check=True,
                               env={**bare, "DISPLAY": f":{number}"}, text=True,
                               capture_output=True)
        assert shown.stdout.splitlines()[-1] == "1 x11"
    finally:
        stop(server)


def test_a_card_that_draws_has_a_device(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "platform", "linux")
    assert without_card(tmp_path)
    (tmp_path / "dri").mkdir()
    (tmp_path / "dri" / "card0").touch()  # shows a picture, and draws none
    assert without_card(tmp_path)
    (tmp_path / "dri" / "renderD128").touch()
    assert not without_card(tmp_path)


@needs_x
def test_a_display_that_never_comes_ends_the_program_with_a_sentence():
    server, number = x_server()
    stop(server)
    ended = subprocess.run(
        [sys.executable, "-c", "from game.picture.display import open_display; open_display(0.2)"],
        cwd=ROOT, env={**{k: v for k, v in os.environ.items() if k != "SDL_VIDEODRIVER"},
                       "DISPLAY": f":{number}"},
        text=True, capture_output=True, timeout=60, check=False)
    assert ended.returncode == 1
    assert f"the display DISPLAY=:{number} does not answer" in ended.stderr
