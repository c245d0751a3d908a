"""The child of the benchmark that measures phones: python -m game.proof.bench_phones SIZE SECONDS.

Five people with phones at a map, first in peace and then while each of them touches
something four times a second. Prints three lines: p99 and longest work of a frame (seconds) and
frames over 16.7 ms, without touches and with; what `bench_crowd` has seen; and p50 and p99 of the
seconds from a touch to the frame on the screen that it has changed, on a good line and a slow one.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from bisect import bisect

from game.app import App, open_app
from game.arguments import read
from game.core import Place
from game.environment import prepare_environment
from game.house import House
from game.match import Header, Player
from game.match import start as start_match
from game.phones.guests import device
from game.phones.porter import Porter
from game.proof.bench_frames import WARM
from game.shelf import rules
from game.spare import Spare
from game.tables.hands import Hands
from game.tables.table import TableScene

GAME = "reindeer"  # for five, and with the largest picture on a phone
NAMES = ("Freja", "Ask", "Embla", "Tora", "Ulf")
HOST = "127.0.0.1"


def main(size: str, seconds: float) -> None:
    prepare_environment()
    with tempfile.TemporaryDirectory() as folder:
        app = open_app(read(["--size", size, "--data", folder]))
        porter = app.house.porter
        if porter is None:
            raise SystemExit("nobody lets phones in here")
        tokens = sit_down(app.house, porter)
        work, _ = watch(app, seconds, None)
        with subprocess.Popen(
                [sys.executable, "-m", "game.proof.bench_crowd", f"{HOST}:{porter.phones.port}",
                 str(seconds), *tokens], stdout=subprocess.PIPE, text=True) as crowd:
            busy, changes = watch(app, 0.0, crowd)
            seen, *touched = (crowd.stdout.read() if crowd.stdout else "").splitlines()
        app.close()
    print(*figures(work), *figures(busy))
    print(seen)
    print(*(spent for line in touched for spent in until_changed(line, changes)))


def sit_down(house: House, porter: Porter) -> list[str]:
    """Open a match of five people with phones. Returns the tokens that open their seats."""
    slots = []
    for name in NAMES:
        if guest := porter.guests.invite():
            porter.guests.name(guest.slot, name)
            slots.append(guest.slot)
    porter.phones.start(HOST, 0, porter.guests.tokens)
    players = tuple(map(Player, NAMES))
    match = start_match(Header(GAME, rules(GAME).VERSION, players, "1"), None)
    house.to_title()
    house.open_table(match, Hands(players, dict(enumerate(map(device, slots)))))
    return [porter.guests.tokens[slot] for slot in slots]


def watch(
    app: App, seconds: float, crowd: subprocess.Popen[str] | None,
) -> tuple[list[float], list[float]]:
    """The work of every frame, including what is done after it, paced as in play, for so long, or
    as long as there is a crowd; and when there was a frame in which something else was picked."""
    work: list[float] = []
    changes: list[float] = []
    n, last = 0, None
    until = time.perf_counter() + seconds
    with Spare() as spare:
        while (crowd.poll() is None if crowd else time.perf_counter() < until):
            passed = app.pacer.wait()
            began = time.perf_counter()
            app.frame(passed, time.monotonic())
            drawn, now = time.perf_counter(), picks(app.house)
            if now != last:
                changes.append(drawn)
                last = now
            spare.use(app.pacer.left)
            spent = time.perf_counter() - began
            n += 1
            if n > WARM:
                work.append(spent)
    return work, changes


def picks(house: House) -> list[tuple[Place, ...]]:
    """What is picked at the table now."""
    top = house.stack.top
    return [picker.path for picker in top.pickers.values()] if isinstance(top, TableScene) else []


def until_changed(touched: str, changes: list[float]) -> tuple[float, float]:
    """From touches to the frames that they have changed, in seconds: p50 and p99."""
    spent = sorted(changes[at] - began for began in map(float, touched.split())
                   if (at := bisect(changes, began)) < len(changes))
    return spent[len(spent) // 2], spent[int(len(spent) * 0.99)]


def figures(work: list[float]) -> tuple[float, float, int]:
    ranked = sorted(work)
    return ranked[int(len(ranked) * 0.99)], ranked[-1], sum(spent > 1 / 60 for spent in ranked)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
