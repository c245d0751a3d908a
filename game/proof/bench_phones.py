"""The child of the benchmark that measures phones: python -m game.proof.bench_phones SIZE SECONDS.

Five people with phones at a map, first in peace and then while each of them touches
something four times a second. Prints two lines: p99 and longest work of a frame (seconds) and
frames over 16.7 ms, without touches and with; then what `bench_crowd` has seen.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time

from game.app import App, open_app
from game.arguments import read
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
        work = watch(app, seconds, None)
        with subprocess.Popen(
                [sys.executable, "-m", "game.proof.bench_crowd", f"{HOST}:{porter.phones.port}",
                 str(seconds), *tokens], stdout=subprocess.PIPE, text=True) as crowd:
            busy = watch(app, 0.0, crowd)
            seen = crowd.stdout.read() if crowd.stdout else ""
        app.close()
    print(*figures(work), *figures(busy))
    print(seen, end="")


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


def watch(app: App, seconds: float, crowd: subprocess.Popen[str] | None) -> list[float]:
    """The work of every frame, including what is done after it, paced as in play: for so long, or
    as long as there is a crowd."""
    work, n = [], 0
    until = time.perf_counter() + seconds
    with Spare() as spare:
        while (crowd.poll() is None if crowd else time.perf_counter() < until):
            passed = app.pacer.wait()
            began = time.perf_counter()
            app.frame(passed, time.monotonic())
            spare.use(app.pacer.left)
            spent = time.perf_counter() - began
            n += 1
            if n > WARM:
                work.append(spent)
    return work


def figures(work: list[float]) -> tuple[float, float, int]:
    ranked = sorted(work)
    return ranked[int(len(ranked) * 0.99)], ranked[-1], sum(spent > 1 / 60 for spent in ranked)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
