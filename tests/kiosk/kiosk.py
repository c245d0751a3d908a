"""A screen that only tells the night board about matches: `python -m tests.kiosk.kiosk NAME DATA
URL`.

It reads one line for each thing to do and answers each with a line: "add N" once the result of
match N is safe, "settle" once the server has everything.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from game.night.address import read_address
from game.night.night import Night
from game.night.result import Ended, Sitter


def result(name: str, n: int) -> Ended:
    """The n-th match of a screen, always the same one."""
    sitters = (Sitter("Freja", "human", n, 1, True), Sitter(name, "human", 0, 2, False))
    return Ended(f"{name} {n}", name, "herrlof", int(time.time()), sitters)


def settle(night: Night) -> None:
    """Wait until the server has taken everything that was added."""
    night.flush(60)
    while not night.last.shared:
        night.wait_for_news(1)


def main(name: str, data: str, url: str) -> None:
    night = Night.open(Path(data), read_address(url))
    for line in sys.stdin:
        match line.split():
            case ["add", n]:
                night.add(result(name, int(n)))
            case ["settle"]:
                settle(night)
        sys.stdout.write(line)
        sys.stdout.flush()
    night.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
