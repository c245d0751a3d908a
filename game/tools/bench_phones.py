"""The child of the benchmark that measures phones: python -m game.tools.bench_phones SIZE SECONDS.

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

from game import routes
from game.app import open_app
from game.arguments import read
from game.core.contract import Place
from game.core.hands import Hands
from game.core.match import start as start_match
from game.core.record import Header, Player
from game.environment import prepare_environment
from game.games import load_rules
from game.house import House
from game.phones.guests import device_of
from game.phones.phone_access import PhoneAccess
from game.tables.table import TableScene
from game.tools.bench_frames import count_late, watch
from game.tools.spread import find_spread

GAME = "reindeer"  # for five, and with the largest picture on a phone
NAMES = ("Freja", "Ask", "Embla", "Tora", "Ulf")
HOST = "127.0.0.1"


def main(size: str, seconds: float) -> None:
    prepare_environment()
    with tempfile.TemporaryDirectory() as folder:
        app = open_app(read(["--size", size, "--data", folder]))
        access = app.house.phone_access
        if access is None:
            raise SystemExit("nobody lets phones in here")
        tokens = sit_down(app.house, access)
        until = time.perf_counter() + seconds
        work = watch(app, lambda: time.perf_counter() < until)
        changes = Changes(app.house)
        with subprocess.Popen(
                [sys.executable, "-m", "game.tools.bench_crowd", f"{HOST}:{access.phones.port}",
                 str(seconds), *tokens], stdout=subprocess.PIPE, text=True) as crowd:
            busy = watch(app, lambda: crowd.poll() is None, changes.note_frame)
            seen, *touched = (crowd.stdout.read() if crowd.stdout else "").splitlines()
        app.close()
    print(*list_figures(work), *list_figures(busy))
    print(seen)
    print(*(spent for line in touched for spent in find_spread(changes.seconds_after(line))))


def sit_down(house: House, access: PhoneAccess) -> list[str]:
    """Open a match of five people with phones. Returns the tokens that open their seats."""
    slots = []
    for name in NAMES:
        if guest := access.guests.invite():
            access.guests.name_guest(guest.slot, name)
            slots.append(guest.slot)
    access.phones.start(HOST, 0, access.guests.tokens)
    players = tuple(map(Player, NAMES))
    match = start_match(Header(GAME, load_rules(GAME).VERSION, players, "1"), None)
    house.to_title()
    house.stack.open(routes.Table(match, Hands(players, dict(enumerate(map(device_of, slots))))))
    return [access.guests.tokens[slot] for slot in slots]


class Changes:
    """When there was a frame in which something else was picked."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._times: list[float] = []
        self._last: list[tuple[Place, ...]] | None = None

    def note_frame(self) -> None:
        """There is a new frame."""
        drawn, now = time.perf_counter(), self._list_picks()
        if now != self._last:
            self._times.append(drawn)
            self._last = now

    def _list_picks(self) -> list[tuple[Place, ...]]:
        """Return the selection at the table now."""
        top = self.house.stack.top
        return ([picker.path for picker in top.pickers.values()]
                if isinstance(top, TableScene) else [])

    def seconds_after(self, touched: str) -> list[float]:
        """Return the seconds from touches to the frames that they have changed."""
        return [self._times[at] - began for began in map(float, touched.split())
                if (at := bisect(self._times, began)) < len(self._times)]


def list_figures(work: list[float]) -> tuple[float, float, int]:
    return find_spread(work)[1], max(work), count_late(work)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
