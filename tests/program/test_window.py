"""One evening in a real window: keys from an X server, a record on the disk, and a clean end."""

from __future__ import annotations

import ctypes
import os
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import ClassVar

import pytest

from game.core.folder import Hold
from game.core.record import read_record

ROOT = Path(__file__).parents[2]
MISSING = [name for name in ("Xvfb", "xdotool") if shutil.which(name) is None]
PATIENCE = 60.0  # seconds for something that should come

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(bool(MISSING), reason=f"not installed here: {' and '.join(MISSING)}"),
]


@pytest.fixture
def display():
    """An X server of its own, with a number that it has found to be free."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-noreset", "-displayfd", str(write), "-screen", "0", "1280x800x24",
         "-nolisten", "tcp"],  # it would begin anew, and refuse who comes meanwhile
        pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as told:
        number = told.readline().strip()
    assert number, "Xvfb has not started"
    yield f":{number}"
    server.terminate()
    server.wait()


class ClientMessage(ctypes.Structure):
    """XClientMessageEvent, padded to the size of an XEvent."""

    _fields_: ClassVar = [
        ("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p), ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong), ("format", ctypes.c_int), ("data", ctypes.c_long * 5),
        ("padding", ctypes.c_long * 12),
    ]


def ask_to_close(display: str, window: int) -> None:
    """Do what a window manager does when its cross is clicked; no manager runs here."""
    x = ctypes.CDLL("libX11.so.6")
    x.XOpenDisplay.restype, x.XInternAtom.restype = ctypes.c_void_p, ctypes.c_ulong
    opened = ctypes.c_void_p(x.XOpenDisplay(display.encode()))
    protocols, delete = (x.XInternAtom(opened, name, 0)
                         for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW"))
    message = ClientMessage(type=33, window=window, message_type=protocols, format=32)
    message.data[0] = delete
    x.XSendEvent(opened, ctypes.c_ulong(window), 0, 0, ctypes.byref(message))
    x.XCloseDisplay(opened)


class Window:
    """The program in a window, and a keyboard in front of it."""

    def __init__(self, display: str, data: Path) -> None:
        self.env = {**os.environ, "DISPLAY": display, "SDL_VIDEODRIVER": "x11",
                    "SDL_AUDIODRIVER": "dummy"}
        self.data = data
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
            manager.bind(str(data / "manager"))
            manager.settimeout(PATIENCE)
            self.program = subprocess.Popen(
                [sys.executable, "main.py", "--windowed", "--size", "1280x720", "--data",
                 str(data), "--seed", "1", "--speed", "instant"],
                cwd=ROOT, env={**self.env, "NOTIFY_SOCKET": str(data / "manager")},
                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            ready = manager.recv(100)  # after a frame: the first window may give way to another
        assert ready == b"READY=1"
        self.id = self.xdotool("search", "--sync", "--onlyvisible", "--class", "main.py")
        self.xdotool("windowfocus", "--sync", self.id)
        self.xdotool("mousemove", "180", "480")  # the first game on the shelf

    def xdotool(self, *what: str) -> str:
        done = subprocess.run(["xdotool", *what], env=self.env, check=True, text=True,
                              capture_output=True, timeout=PATIENCE)
        return done.stdout.split("\n")[0]

    def key(self, name: str) -> None:
        """Hold a key down long enough for a frame to see it."""
        self.xdotool("key", "--delay", "40", name)

    def press_until(self, name: str, happened) -> None:
        """Press a key again until something has happened: the first frames may be late."""
        until = time.monotonic() + PATIENCE
        while not happened():
            assert time.monotonic() < until, f"pressing {name} has led nowhere"
            assert self.program.poll() is None
            self.key(name)

    def records(self) -> list[Path]:
        return sorted((self.data / "records").glob("*.jsonl"))

    def moves(self) -> list[str]:
        return [line.move for file in self.records() for line in read_record(file).lines]


def test_whoever_starts_a_second_program_by_a_click_is_told_in_a_box(display, tmp_path):
    hold = Hold(tmp_path)
    env = {**os.environ, "DISPLAY": display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}

    def windows() -> list[str]:  # a box has no name where no manager runs
        return subprocess.run(["xdotool", "search", "--class", ""], env=env, check=False,
                              text=True, capture_output=True).stdout.split()

    before = set(windows())
    program = subprocess.Popen(
        [sys.executable, "main.py", "--data", str(tmp_path)], cwd=ROOT, env=env, text=True,
        stderr=subprocess.PIPE)
    seen = False
    try:
        until = time.monotonic() + PATIENCE
        while program.poll() is None:
            assert time.monotonic() < until, "no box comes, or none that goes by Return"
            for box in [one for one in windows() if one not in before][-1:]:
                seen = True  # nothing is pressed before a box is there to be seen
                subprocess.run(["xdotool", "windowfocus", box, "key", "--delay", "40", "Return"],
                               env=env, check=False, capture_output=True)
        assert seen
        _, said = program.communicate(timeout=PATIENCE)
    finally:
        program.kill()
        hold.close()
    assert said == f"hearthside: {tmp_path}: another Hearthside is open on this folder\n"
    assert program.returncode == 1


@pytest.fixture
def window(display, tmp_path):
    window = Window(display, tmp_path)
    yield window
    if window.program.poll() is None:
        window.program.kill()
        window.program.wait()


def test_an_evening_at_the_window_ends_cleanly(window):
    window.press_until("Return", window.records)  # title, lobby, match against a bot
    window.press_until("Return", lambda: len(window.moves()) >= 1)
    first = window.moves()[0]
    assert first.startswith("@"), "an orb was placed"
    window.press_until("Right", lambda: len(window.moves()) >= 2)  # the bot answers
    before = len(window.moves())
    size = window.records()[0].stat().st_size
    for key in ("Next", "Return"):  # the next free icon
        window.key(key)
    window.press_until("Return", lambda: len(window.moves()) > before)
    assert window.records()[0].stat().st_size > size
    ask_to_close(window.env["DISPLAY"], int(window.id))
    out, err = window.program.communicate(timeout=PATIENCE)
    assert (window.program.returncode, out, err) == (0, "", "")
    assert len(window.records()) == 1
    assert not list(window.data.rglob("*.broken-*"))
    assert "ERROR" not in (window.data / "hearthside.log").read_text(encoding="utf-8")
