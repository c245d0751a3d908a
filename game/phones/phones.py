"""The program's side of its phones: it starts the process that serves them and never waits for it.

The newest state of each phone is handed over as it changes; acts of phones are fetched once a
frame. A dead process is started again, at the same port and with the same tokens, so that phones
come back by themselves. Nothing here imports what the process needs.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from threading import Event, Lock, Thread
from time import monotonic

import msgspec

from game.core.words import Trouble
from game.phones import wire

DEATHS = 3  # in a row, before the process is left alone for REST seconds
REST = 10.0
CLOSING = 1.0  # seconds for which a program that ends waits for the process to say goodbye
PARTING = 4.0  # and after which it is killed
A_FRAME = 64  # events that are taken at once

Child = Callable[[Connection, bytes], None]
_log = logging.getLogger(__name__)


def serve(pipe: Connection, begin: bytes) -> None:
    """Run the process. Its modules are loaded there alone."""
    import_module("game.phones.server").run_server(pipe, begin)


class Phones:
    """All phones of a house. `start`, `show` and `poll` never wait."""

    def __init__(self, child: Child = serve, clock: Callable[[], float] = monotonic) -> None:
        self._serve = child
        self._clock = clock
        self._begin: wire.Start | None = None  # what was asked for; None while nothing listens
        self._shown: dict[str, wire.Shown] = {}
        self._way: _Way | None = None
        self._deaths = 0
        self._rests_until = 0.0
        self.port = 0  # where it listens; 0 while it does not
        self.here: set[str] = set()  # slots of phones that are connected
        self.known: set[str] = set()  # slots whose codes can be shown: they open by now
        self.trouble: str | None = None  # why nobody can come, since a person wanted to

    @property
    def open(self) -> bool:
        """Say whether phones are allowed, or soon will be."""
        return self._begin is not None

    def start(
        self, host: str, port: int, tokens: dict[str, str], codes: dict[str, str] | None = None, *,
        public: str = "", language: str = "en",
    ) -> None:
        """Let phones in at one address, by tokens and codes. `public` is the host's own address for
        friends far away; `language` is for phones that speak none of ours."""
        self.close()
        self._begin = wire.Start(host, port, public, language, dict(tokens), codes or {})
        self._deaths, self._rests_until = 0, 0.0
        self.trouble = None
        self._way = _Way(self._serve, self._begin)

    def close(self, seconds: float = 0.0, *, last: wire.Order | None = None) -> None:
        """Let nobody in any more; wait at most these seconds until all phones know. `last` is what
        they are told before."""
        way, self._way, self._begin = self._way, None, None
        self._shown.clear()
        self.here.clear()
        self.known.clear()
        self.port = 0
        if way:
            if last:
                way.send("", last)
            way.close(seconds)

    def admit_tokens(self, tokens: dict[str, str], codes: dict[str, str] | None = None) -> None:
        """Admit these tokens; all others end."""
        if self._begin is not None:
            self._begin = msgspec.structs.replace(self._begin, tokens=dict(tokens),
                                                  codes=codes or {})
            self._shown = {slot: seen for slot, seen in self._shown.items() if slot in tokens}
            if self._way:
                self._way.send("", wire.Tokens(dict(tokens), codes or {}))

    def show(self, slot: str, shown: wire.Shown) -> None:
        """Show something on a phone."""
        if self._begin is not None and self._shown.get(slot) != shown:
            self._shown[slot] = shown
            if self._way:
                self._way.send(slot, wire.Show(slot, shown))

    def poll(self) -> list[wire.News]:
        """Return what has happened since the last time."""
        found: list[wire.News] = []
        if self._begin is None:
            return found
        if self._way is None and self._clock() >= self._rests_until:
            self._begin_again()
        way = self._way
        while way and len(found) < A_FRAME:
            news = way.read_news()
            if news is None:
                if way.dead:
                    found += self._restart(way)
                break
            self._note_news(news)
            found.append(news)
        return found

    def wait(self, seconds: float) -> None:
        """Wait until something happens, at most these seconds."""
        if self._way:
            self._way.wait(seconds)

    def _note_news(self, news: wire.News) -> None:
        match news:
            case wire.Ready(port):
                self.port, self._deaths = port, 0
                if self._begin is not None:  # a person who comes back comes to the same door
                    self._begin = msgspec.structs.replace(self._begin, port=port)
            case wire.Admitted(slots): self.known = set(slots)
            case wire.Failed(reason):
                self.close()
                self.trouble = Trouble("phones-cannot", reason)
                _log.warning("%s", self.trouble)
            case wire.Joined(slot): self.here.add(slot)
            case wire.Left(slot): self.here.discard(slot)
            case wire.Fault(text): _log.error("a phone's picture has failed:\n%s", text)

    def _restart(self, way: _Way) -> list[wire.News]:
        """Start a dead process again, and report all phones as gone."""
        way.close()
        self._way = None
        self._deaths += 1
        gone: list[wire.News] = [wire.Left(slot) for slot in sorted(self.here)]
        self.here.clear()
        _log.warning("the process of the phones died")
        if self._deaths >= DEATHS:
            self._deaths, self._rests_until = 0, self._clock() + REST
        else:
            self._begin_again()
        return gone

    def _begin_again(self) -> None:
        if self._begin is not None:
            self._way = _Way(self._serve, self._begin)
            for slot, shown in self._shown.items():
                self._way.send(slot, wire.Show(slot, shown))


class _Way:
    """One process, and a thread that hands it the waiting orders."""

    def __init__(self, child: Child, begin: wire.Start) -> None:
        self._wakes: SimpleQueue[str | None] = SimpleQueue()
        self._waiting: dict[str, wire.Order] = {}  # the newest order of each kind or slot
        self._lock = Lock()
        self._pipe: Connection | None = None
        self._child: BaseProcess | None = None
        self._closed = Event()
        self.dead = False
        self._thread = Thread(target=self._run, args=(child, begin), daemon=True, name="phones")
        self._thread.start()

    def send(self, key: str, order: wire.Order) -> None:
        """Hand an order over; it replaces one that is still waiting."""
        with self._lock:
            self._waiting.pop(key, None)
            self._waiting[key] = order
        self._wakes.put(key)

    def wait(self, seconds: float) -> None:
        """Wait until the process is up or says something, at most these seconds."""
        if self._pipe is None or self.dead:
            self._thread.join(seconds)
        else:
            self._pipe.poll(seconds)

    def read_news(self) -> wire.News | None:
        """Return the next event."""
        pipe = self._pipe
        try:
            if pipe is not None and not self.dead and pipe.poll():
                return wire.news.decode(pipe.recv_bytes())
        except (EOFError, OSError, msgspec.MsgspecError):
            self.dead = True
        return None

    def close(self, seconds: float = 0.0) -> None:
        """Close the pipe after the last order, on which the process says goodbye to its phones and
        ends; wait at most these seconds for it."""
        self._closed.set()
        self._wakes.put(None)
        if self._child is not None:
            parting = Thread(target=_end, args=(self._child,), daemon=True, name="phones-end")
            parting.start()
            parting.join(seconds)

    def _run(self, child: Child, begin: wire.Start) -> None:
        """Start the process, which takes longer than a frame, and hand it what waits."""
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=child, args=(theirs, wire.written(begin)), daemon=True,
                                  name="hearthside-phones")
        try:
            process.start()
        except (OSError, RuntimeError) as flaw:
            _log.warning("the process of the phones does not start: %s", flaw)
            self.dead = True
            return
        theirs.close()
        self._child, self._pipe = process, ours
        if self._closed.is_set():
            self.close()
        with suppress(OSError, ValueError):  # the listener hears that it is gone
            while (key := self._wakes.get()) is not None:
                with self._lock:
                    order = self._waiting.pop(key, None)
                if order is not None:
                    ours.send_bytes(wire.written(order))
        self._closed.wait()
        ours.close()


def _end(child: BaseProcess) -> None:
    child.join(PARTING)
    child.kill()
    child.join(1)
