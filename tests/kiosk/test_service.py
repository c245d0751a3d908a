"""What a service manager is told, and how the program ends when it is told to."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from game.core.record import read_record
from game.kiosk.counters import begin
from game.kiosk.watchdog import Watchdog

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0  # seconds for a program that starts


@pytest.fixture
def manager(tmp_path):
    """A socket like that of a service manager."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as there:
        there.bind(str(tmp_path / "notify"))
        there.settimeout(PATIENCE)
        yield there


def heard(manager: socket.socket) -> list[str]:
    """What was said so far."""
    manager.setblocking(False)
    found = []
    try:
        while True:
            found.append(manager.recv(100).decode())
    except BlockingIOError:
        return found


def test_the_watchdog_hears_of_the_first_frame_and_twice_in_each_span(manager):
    watchdog = Watchdog({"NOTIFY_SOCKET": manager.getsockname(), "WATCHDOG_USEC": "10000000"})
    watchdog.note_frame(50.0)
    assert heard(manager) == ["READY=1", "WATCHDOG=1"]
    watchdog.note_frame(54.9)
    assert heard(manager) == []
    watchdog.note_frame(55.0)
    assert heard(manager) == ["WATCHDOG=1"]
    watchdog.close()
    assert heard(manager) == ["STOPPING=1"]


def test_a_manager_without_a_watchdog_hears_of_the_start_only(manager):
    watchdog = Watchdog({"NOTIFY_SOCKET": manager.getsockname()})
    for now in (1.0, 100.0):
        watchdog.note_frame(now)
    assert heard(manager) == ["READY=1", "WATCHDOG=1"]
    watchdog.close()


def test_a_socket_without_a_file_is_found_too():
    name = f"hearthside-test-{os.getpid()}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as there:
        there.bind("\0" + name)
        watchdog = Watchdog({"NOTIFY_SOCKET": "@" + name})
        watchdog.note_frame(0.0)
        assert heard(there)[:1] == ["READY=1"]
        watchdog.close()


@pytest.mark.parametrize("address", ["", "/nowhere/at/all"])
def test_without_a_manager_nothing_happens(address):
    watchdog = Watchdog({"NOTIFY_SOCKET": address, "WATCHDOG_USEC": "1000000"})
    watchdog.note_frame(0.0)
    watchdog.note_frame(9.0)
    watchdog.close()


def program(manager: socket.socket, tmp_path: Path, *arguments: str) -> subprocess.Popen[str]:
    """The program itself, with a service manager that listens to it."""
    env = {**os.environ, "NOTIFY_SOCKET": manager.getsockname(), "WATCHDOG_USEC": "100000"}
    return subprocess.Popen(
        [sys.executable, "main.py", "--data", str(tmp_path), "--speed", "instant", *arguments],
        cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def ended(running: subprocess.Popen[str], by: int = signal.SIGTERM) -> tuple[int, str]:
    """Send a signal. Returns the exit code and what was complained of."""
    running.send_signal(by)
    _, complaints = running.communicate(timeout=PATIENCE)
    return running.returncode, complaints


def test_sigterm_ends_a_match_of_bots_and_leaves_no_half_record(manager, tmp_path):
    running = program(manager, tmp_path, "--game", "hamnar", "--bots")
    try:
        assert manager.recv(100) == b"READY=1"
        lines: list[object] = []
        while len(lines) < 2:
            assert manager.recv(100) == b"WATCHDOG=1"  # frame by frame until bots have moved
            lines = [line for file in (tmp_path / "records").glob("*.jsonl")
                     for line in read_record(file).lines]
        assert ended(running) == (143, "")
    finally:
        running.kill()
    assert [*(tmp_path / "records").glob("*.jsonl")] == [], "bots alone leave no match"
    assert heard(manager)[-1] == "STOPPING=1"


@pytest.mark.parametrize(("by", "code"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_a_manager_or_a_terminal_that_ends_a_kiosk_is_no_crash(manager, tmp_path, by, code):
    """Nor is it how an operator ends it, which alone is 0: the service starts it again."""
    running = program(manager, tmp_path, "--kiosk", "--size", "640x360")
    try:
        assert manager.recv(100) == b"READY=1"
        assert ended(running, by) == (code, "")
    finally:
        running.kill()
    counters, safe, broken = begin(tmp_path / "kiosk", 0.0)
    assert (counters.starts, counters.crashes, safe, broken) == (2, 0, False, [])


@pytest.mark.parametrize("name", ["cage", "x11"])
def test_the_units_restart_the_program_and_watch_it(name):
    folder = ROOT / "assets" / "kiosk"
    lines = (folder / f"hearthside-{name}.service").read_text(encoding="utf-8").splitlines()
    for wanted in ("Type=notify", "NotifyAccess=all", "Restart=always", "StartLimitIntervalSec=0"):
        assert wanted in lines
    assert any(line.startswith("WatchdogSec=") for line in lines)
    assert not any(line.startswith("PAMName=") for line in lines), "the program would not be heard"
    (start,) = [line for line in lines if line.startswith("ExecStart=")]
    started = (folder / "x11.sh").read_text(encoding="utf-8") if name == "x11" else start
    assert "main.py --kiosk " in started
    assert "HEARTHSIDE_OPTIONS && touch /run/hearthside/ended" in started
    assert "ExecCondition=/bin/sh -c '! test -e /run/hearthside/ended'" in lines


def test_no_key_leads_a_guest_to_another_terminal():
    """cage -s would allow it; X11 has to be told, and login prompts are removed."""
    folder = ROOT / "assets" / "kiosk"
    cage = (folder / "hearthside-cage.service").read_text(encoding="utf-8")
    assert "ExecStart=/usr/bin/cage -- " in cage
    flags = (folder / "10-hearthside.conf").read_text(encoding="utf-8")
    for flag in ("DontVTSwitch", "DontZap"):
        assert f'Option "{flag}" "true"' in flags
    said = (folder / "README.md").read_text(encoding="utf-8")
    assert "systemctl mask getty@.service autovt@.service" in said
    assert "10-hearthside.conf" in said
