"""The soak: a seeded monkey plays everything at instant speed, for minutes, without a window.

`python main.py --soak MINUTES` prints a line every minute, and ends with 1 if anything was raised
or if memory has grown after the first minutes.
"""

from __future__ import annotations

import logging
import os
import sys
import tempfile
import time
from argparse import Namespace
from pathlib import Path
from random import Random

from game.app import App, open_app
from game.tools.monkey import Monkey

FRAME = 1 / 60
WARM = 5.0  # minutes in which memory may grow
GROWTH = 1.05  # more than this is growth, and not chance or allocators
KEPT_FAULTS = 20  # faults after which the soak stops
log = logging.getLogger(__name__)


def measure_memory() -> float:
    """Return the memory of this process, in MB; 0 if the system does not tell."""
    statm = Path("/proc/self/statm")
    if not statm.exists():
        return 0.0
    return int(statm.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def run_soak(args: Namespace) -> int:
    """Play for `wanted.soak` minutes. Returns the exit code."""
    args.size, args.windowed, args.speed = (1280, 720), True, 0.0
    with tempfile.TemporaryDirectory() as folder:
        args.data = args.data or Path(folder)
        app = open_app(args)
        try:
            return _run(app, args.soak, args.seed or "soak")
        finally:
            app.close()


def _run(app: App, minutes: float, seed: str) -> int:
    monkey = Monkey(app, Random(seed))
    began, frames, faults = time.monotonic(), 0, 0
    marks: list[tuple[float, float]] = []  # minutes and MB

    def mark(minute: float) -> None:
        marks.append((minute, measure_memory()))
        _say(f"{minute:6.1f} {frames:8} {monkey.presses:8} {monkey.ended:8} {faults:7}"
             f" {marks[-1][1]:6.0f}")

    _say("minute   frames  presses  matches  faults     MB")
    while (passed := (time.monotonic() - began) / 60) < minutes and faults < KEPT_FAULTS:
        try:
            monkey.act()
            app.run_frame(FRAME, began + frames * FRAME)
        except Exception:
            log.exception("the monkey has found a fault")
            faults += 1
            app.house.to_title()
        frames += 1
        if passed >= len(marks):
            mark(passed)
    mark((time.monotonic() - began) / 60)
    grown = measure_growth(marks)
    _say(f"memory, last third over first third after {WARM:.0f} minutes:"
         f" {100 * (grown - 1):+.1f} %")
    return int(faults > 0 or grown > GROWTH)


def measure_growth(marks: list[tuple[float, float]]) -> float:
    """Return the mean memory in the last third of the minutes after the first few, as a multiple of
    that in their first third: the pictures that are kept make it go up and down by a tenth."""
    warm = [mb for minute, mb in marks if minute >= WARM]
    third = len(warm) // 3
    return sum(warm[-third:]) / sum(warm[:third]) if third and warm[0] else 1.0


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()
