"""Phones of the benchmark, without screens: python -m game.tools.bench_crowd HOST SECONDS TOKEN ...

Each loads the page and says who it is; then all of them touch something four times a second, half
of the time over a line that delays everything. Prints p50 and p99 of the seconds from a touch to
the snapshot that it has changed, without delay and with, and the seconds until a phone had its
first hand; and then, for each of the two lines, when something was picked, on the clock that all
programs of this machine share.
"""

from __future__ import annotations

import json
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from http.client import HTTPConnection
from threading import Barrier
from typing import Any

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from game.tools.spread import find_spread

PACE = 0.25  # seconds from a touch to the next
DELAY = 0.05  # of a slow line, half of it each way
PAGE = ("/", "/phone.css", "/phone.js")
PLACES = ("button/little", "button/big")  # by turns; whose turn it is not is told so each time


class Seen:
    """The measurements of one phone, in seconds."""

    def __init__(self, host: str, token: str) -> None:
        self.host, self.token = host, token
        self.start = 0.0
        self.touches: dict[float, list[float]] = {0.0: [], DELAY: []}
        self.picks: dict[float, list[float]] = {0.0: [], DELAY: []}

    def run(self, seconds: float, together: Barrier) -> None:
        """Load the page, and touch."""
        began = time.perf_counter()
        for path in PAGE:
            page = HTTPConnection(self.host)
            page.request("GET", path)
            page.getresponse().read()
            page.close()
        with connect(f"ws://{self.host}/socket", compression=None,
                     origin=Origin(f"http://{self.host}")) as socket:
            socket.send(json.dumps({"kind": "hello", "token": self.token}))
            shown = self._read_snapshot(socket)
            self.start = time.perf_counter() - began
            together.wait()
            for delay, found in self.touches.items():
                until, n = time.perf_counter() + seconds / 2, 0
                while time.perf_counter() < until:
                    n += 1
                    shown = self._read_newest(socket, shown)
                    before, began = shown, time.perf_counter()
                    shown = self._touch(socket, shown, PLACES[n % 2], delay)
                    found.append(spent := time.perf_counter() - began)
                    if list_picked(shown) != list_picked(before):
                        self.picks[delay].append(began)
                    time.sleep(max(PACE - spent, 0.0))

    def _touch(
        self, socket: ClientConnection, shown: dict[str, Any], place: str, delay: float,
    ) -> dict[str, Any]:
        """Touch a place. Returns the snapshot that it has changed."""
        time.sleep(delay / 2)
        socket.send(json.dumps({"kind": "touch", "place": place, "n": shown["n"]}))
        was = list_told(shown)
        while list_told(shown) == was:
            shown = self._read_snapshot(socket)
        time.sleep(delay / 2)
        return shown

    def _read_newest(self, socket: ClientConnection, shown: dict[str, Any]) -> dict[str, Any]:
        """Return the newest waiting snapshot, which a phone sees before it touches anything."""
        with suppress(TimeoutError):
            while True:
                shown = json.loads(socket.recv(0))
        return shown

    def _read_snapshot(self, socket: ClientConnection) -> dict[str, Any]:
        while True:
            said: dict[str, Any] = json.loads(socket.recv(10))
            if said["kind"] == "seat":
                return said


def list_told(shown: dict[str, Any]) -> tuple[Any, ...]:
    """Return the parts of a snapshot that a touch changes: the selection, or a message."""
    return shown["said"], list_picked(shown)


def list_picked(shown: dict[str, Any]) -> list[bool]:
    """Return which buttons are lit."""
    return [knob["on"] for knob in shown["buttons"]]


def main(host: str, seconds: float, tokens: list[str]) -> None:
    phones = [Seen(host, token) for token in tokens]
    together = Barrier(len(phones))
    with ThreadPoolExecutor(len(phones)) as crowd:
        for done in [crowd.submit(phone.run, seconds, together) for phone in phones]:
            done.result()
    found = [find_spread([spent for phone in phones for spent in phone.touches[delay]])
             for delay in (0.0, DELAY)]
    print(*(figure for both in found for figure in both), max(phone.start for phone in phones))
    for delay in (0.0, DELAY):
        print(*sorted(began for phone in phones for began in phone.picks[delay]))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]), sys.argv[3:])
