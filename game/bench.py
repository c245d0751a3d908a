"""The benchmark: start, frames and rules, as figures of one run on one machine.

Frames are measured on the dummy driver and, where Xvfb is installed, in a real window; rules stand
beside python-chess, which gets an environment of its own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median

from game import shelf
from game.rules.core import Rules

ROOT = Path(__file__).parent.parent
STARTS = 5
WATCHED = 60.0  # seconds of frames while an Expert thinks
RULES_SECONDS = 3.0
SIZE = "1920x1080"
PERFT_DEPTH = 5
AIMS = {"start": 0.5, "p99": 0.008, "max": 1 / 60, "moves": 10.0, "perft": 5.0}


def bench(wanted: Namespace) -> int:  # noqa: ARG001  it measures with settings of its own
    """Print every figure; 0."""
    print(f"Hearthside benchmark, Python {sys.version.split()[0]}, {os.cpu_count()} cores")
    with display() as shown:
        drivers = ["dummy", "x11"] if shown else ["dummy"]
        for driver in drivers:
            start_times(driver)
        for driver in drivers:
            frames(driver)
    for game in shelf.GAMES:
        rules_speed(game)
    return 0


def line(what: str, figure: str, aim: str = "", met: bool | None = None) -> None:
    verdict = {True: "met", False: "NOT MET", None: ""}[met]
    print(f"  {what:<46} {figure:>24}  {aim:<18} {verdict}".rstrip())


@contextmanager
def display() -> Iterator[bool]:
    """An X server for real windows: the one that is there, or Xvfb; False if there is none."""
    if os.environ.get("DISPLAY"):
        yield True
        return
    if not shutil.which("Xvfb"):
        print("  (no Xvfb here: only the dummy driver is measured)")
        yield False
        return
    ready, told = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(told), "-screen", "0", f"{SIZE}x24", "-nolisten", "tcp"],
        pass_fds=(told,), stderr=subprocess.DEVNULL)
    os.close(told)
    with os.fdopen(ready) as said:
        os.environ["DISPLAY"] = f":{said.readline().strip()}"
    try:
        yield True
    finally:
        del os.environ["DISPLAY"]
        server.terminate()
        server.wait()


def start_times(driver: str) -> None:
    """Process start to the first full frame at 1080p; the first start, which warms the disk's
    cache, is left out."""
    times = sorted(_start(driver) for _ in range(STARTS + 1))[:STARTS]
    print(f"\nProcess start to first full frame, {SIZE}, driver {driver}")
    line("median (of 5)", f"{median(times):.3f} s", f"aim {AIMS['start']} s",
         median(times) <= AIMS["start"])
    line("slowest", f"{times[-1]:.3f} s")


def _start(driver: str) -> float:
    with tempfile.TemporaryDirectory() as data:
        environment = {**os.environ, "SDL_VIDEODRIVER": driver, "SDL_AUDIODRIVER": "dummy"}
        began = time.time()
        done = subprocess.run(
            [sys.executable, str(ROOT / "main.py"), "--size", SIZE, "--data", data,
             "--frames", "1"],
            env=environment, check=True, capture_output=True, text=True)
        return float(done.stdout.split()[-1]) - began


def frames(driver: str) -> None:
    """The work of a frame while an Expert thinks and plays, and presses until something shows.

    In a child process, because a driver is chosen once.
    """
    print(f"\nFrames at {SIZE} while an Expert thinks, driver {driver}, {WATCHED:.0f} s")
    environment = {**os.environ, "SDL_VIDEODRIVER": driver, "SDL_AUDIODRIVER": "dummy",
                   "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-m", "game.bench_frames", SIZE, str(WATCHED)],
                          env=environment, check=True, capture_output=True, text=True, cwd=ROOT)
    middle, p99, worst, late, count, presses = (float(x) for x in done.stdout.split()[-6:])
    line(f"work of a frame, median of {count:.0f}", f"{middle * 1e3:.2f} ms")
    line("work of a frame, p99", f"{p99 * 1e3:.2f} ms", "aim 8 ms", p99 <= AIMS["p99"])
    line("work of a frame, longest", f"{worst * 1e3:.2f} ms", "aim 16.7 ms",
         worst <= AIMS["max"])
    line("frames over 16.7 ms", f"{late:.0f}")
    line("press to changed frame, at most", f"{presses:.0f} frames", "aim 2", presses <= 2)


def rules_speed(game: str) -> None:
    """Random games and perft of a game, beside its peer."""
    rules = shelf.rules(game)
    print(f"\nRules of {game}, one core, {RULES_SECONDS:.0f} s each")
    games, moves = random_games(rules, rules.SEATS[0], RULES_SECONDS)
    line("random games", f"{games:,.0f} games/s")
    line("random moves (prompts, moves, step)", f"{moves:,.0f} moves/s")
    if game != "hamnar":
        return
    peer = peer_figures()
    plain, fast = hamnar_perft()
    line("perft by step", f"{plain:,.0f} nodes/s")
    line("perft as search steps", f"{fast:,.0f} nodes/s")
    if not peer:
        print("  (python-chess could not be installed: no peer)")
        return
    line("python-chess, random moves", f"{peer['moves']:,.0f} moves/s")
    line("python-chess, perft", f"{peer['perft']:,.0f} nodes/s")
    for name, ours in (("moves", moves), ("perft", fast)):
        ratio = ours / peer[name]
        line(f"{name}: times python-chess", f"{ratio:.1f}", f"aim {AIMS[name]:.0f}",
             ratio >= AIMS[name])


def random_games(rules: Rules, seats: int, seconds: float) -> tuple[float, float]:
    """Games and moves per second, every move drawn from the list of all legal ones."""
    games = made = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        rng = Random(games)
        state = rules.setup(seats, rng, {})
        games += 1
        while asked := rules.prompts(state):
            seat = next(iter(asked))
            moves = list(rules.moves(state, seat))
            state = rules.step(state, seat, moves[int(rng.random() * len(moves))], rng)
            made += 1
    spent = time.perf_counter() - began
    return games / spent, made / spent


def hamnar_perft() -> tuple[float, float]:
    """Nodes per second by the rules' `step`, and by the position that search uses."""
    from game.bots.hamnar_position import perft, position
    from game.rules import hamnar

    start = hamnar.read("bbbbb/5/5/5/wwwww wbwbwb pawn 0")
    rng = Random(0)

    def plain(state: hamnar.State, depth: int) -> int:
        if not depth:
            return 1
        seat = hamnar.asked(state)
        if seat is None:
            return 0
        return sum(plain(hamnar.step(state, seat, move, rng), depth - 1)
                   for move in hamnar.moves(state, seat))

    fast = position(start)
    return _rate(lambda: plain(start, PERFT_DEPTH)), _rate(lambda: perft(fast, PERFT_DEPTH + 1))


def _rate(count: Callable[[], int]) -> float:
    began = time.perf_counter()
    nodes = count()
    return nodes / (time.perf_counter() - began)


def peer_figures() -> dict[str, float]:
    """What python-chess does on this machine, in an environment of its own; empty without it."""
    with tempfile.TemporaryDirectory() as folder:
        python = Path(folder) / "bin" / "python"
        try:
            subprocess.run([sys.executable, "-m", "venv", folder], check=True,
                           capture_output=True)
            subprocess.run([python, "-m", "pip", "install", "-q", "chess"], check=True,
                           capture_output=True)
            done = subprocess.run([python, ROOT / "game" / "bench_peer.py"], check=True,
                                  capture_output=True, text=True)
        except (OSError, subprocess.CalledProcessError):
            return {}
    return {name: float(value) for name, value in map(str.split, done.stdout.splitlines())}
