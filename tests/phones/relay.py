"""A way between a phone and its screen that can fall silent, be cut, or die on one side only."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread


class Relay:
    """Passes bytes on from a port of its own to another one.

    `stall` keeps both sides connected and passes nothing on, which is what a phone out of reach
    looks like; with `half` only what the screen says is lost. `cut` ends every connection. What
    comes after that is passed on unless the relay is closed to it.
    """

    def __init__(self, target: int) -> None:
        self.target, self.port = target, 0
        self.open = True  # whether new connections are taken
        self.refused = 0
        self._lost: set[asyncio.StreamWriter] = set()  # to whom nothing is passed on
        self._ways: set[asyncio.StreamWriter] = set()
        self._used: set[asyncio.StreamWriter] = set()  # of these, what something went through
        self._meetings: set[asyncio.Task[None]] = set()
        self._loop = asyncio.new_event_loop()

    async def _meet(self, phone: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        if not self.open:
            self.refused += 1
            back.transport.abort()
            return
        meeting = asyncio.current_task()
        self._meetings.add(meeting)
        meeting.add_done_callback(self._meetings.discard)
        screen, there = await asyncio.open_connection("127.0.0.1", self.target)
        self._ways |= {back, there}
        both = {back, there}
        await asyncio.gather(self._pass(phone, there, both), self._pass(screen, back, both))
        self._ways -= both

    async def _pass(
        self, source: asyncio.StreamReader, to: asyncio.StreamWriter,
        both: set[asyncio.StreamWriter],
    ) -> None:
        with suppress(OSError):
            while data := await source.read(65536):
                self._used |= both
                if to not in self._lost:
                    to.write(data)
        if to not in self._lost:
            to.close()

    def stall(self, *, half: bool = False) -> None:
        """From now on nothing comes through the connections that were used so far, or nothing
        back. A browser keeps others open for what it will ask next."""
        used = self._ways & self._used
        back = {way for way in used if way.get_extra_info("sockname")[1] == self.port}
        self._lost |= back if half else used

    def cut(self) -> None:
        """End every connection at once."""
        for way in list(self._ways):
            self._loop.call_soon_threadsafe(way.transport.abort)

    async def _serve(self, ready: Event, done: asyncio.Event) -> None:
        server = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        ready.set()
        await done.wait()
        server.close()
        for meeting in self._meetings:
            meeting.cancel()
        await asyncio.gather(*self._meetings, return_exceptions=True)
        for way in self._ways:
            way.transport.abort()

    @classmethod
    @contextmanager
    def to(cls, target: int) -> Iterator[Relay]:
        """A relay to a port of this machine, for as long as it is needed."""
        relay, ready, done = cls(target), Event(), asyncio.Event()
        thread = Thread(target=relay._loop.run_until_complete, args=(relay._serve(ready, done),))
        thread.start()
        ready.wait()
        yield relay
        relay._loop.call_soon_threadsafe(done.set)
        thread.join()
        relay._loop.close()
