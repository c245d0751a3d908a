"""Tell a service manager that the house is open, and that frames still come.

Messages go as datagrams to the socket that systemd names; without one there are none.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Mapping
from contextlib import suppress


class Watchdog:
    """`note_frame` is called once a frame and speaks twice in each span that the manager grants."""

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        self._address = environment.get("NOTIFY_SOCKET", "")
        granted = environment.get("WATCHDOG_USEC", "")
        self._span = int(granted) / 2e6 if granted.isdigit() else 0.0
        self._due: float | None = None  # when to speak again; None before the first frame
        self._socket: socket.socket | None = None

    def note_frame(self, now: float) -> None:
        """Note that a frame was shown at `now`, on a steady clock in seconds."""
        if not self._address:
            return
        if self._due is None:
            self._say("READY=1")
        if self._due is None or (self._span and now >= self._due):
            self._due = now + self._span
            self._say("WATCHDOG=1")

    def close(self) -> None:
        """Stop watching."""
        if self._address:
            self._say("STOPPING=1")
        if self._socket:
            self._socket.close()
            self._socket = None

    def _say(self, word: str) -> None:
        """Send a word; never waits and never raises."""
        address = self._address
        if address.startswith("@"):  # Linux: a name that is not a file
            address = "\0" + address[1:]
        with suppress(OSError):
            if self._socket is None:
                self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
                self._socket.setblocking(False)
            self._socket.sendto(word.encode(), address)
