"""The process that phones talk to: it owns the port and every socket, and knows views only.

It serves a page, its few files and the pieces' pictures out of a table that is read at its start,
so that nobody reaches a path of the disk; and one socket for each phone. What the program hands it
for a phone it turns into a whole snapshot, in the phone's own language. A phone that reads slowly
gets the newest snapshot and none of those between; one that misbehaves is put out with a reason.

The styles of tables come with pygame, which is never started here: the process is up after half a
second and takes 47 MB, 61 once it has shown every game; websockets and asyncio alone are 26.
"""

from __future__ import annotations

import asyncio
import errno
import http
import logging
import os
import traceback
from collections.abc import Callable, Mapping
from contextlib import suppress
from multiprocessing.connection import Connection
from threading import Thread
from time import monotonic

import msgspec
from websockets.asyncio.server import Server as Listener
from websockets.asyncio.server import ServerConnection, serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from game.core.words import LANGUAGES, Words, words_of
from game.games import GAMES
from game.phones import protocol, wire
from game.phones.field import country_of
from game.phones.guests import find_slot, new_token
from game.phones.host_check import HostCheck, Names, list_names
from game.phones.protocol import AGAIN, NORMAL, Closed, Stale, Visitor, Why
from game.phones.snapshot import book_path, language_of, make_snapshot, rules_told
from game.phones.static_files import HEADERS, File, load_files, picture_path, serve_svg, serve_text
from game.tables.style import table_style

SOCKET = "/socket"
SOCKETS = 30  # sockets a minute from one address
FILES = 1_200  # and files
SLOW = 10.0  # seconds that one message may take to be sent
PARTING = 1.5  # and a goodbye
SOUND = 10.0  # seconds between two looks whether a phone is still there
FAULTS = 20  # that are told
BOOKS = {f"/{book_path(game, language)}": (game, language)
         for game in GAMES for language in LANGUAGES}
RETRIES, AGAIN_AFTER = 2.0, 0.1  # seconds in which a port may become free, and between two tries


class Line:
    """The sending side of a socket: the newest snapshot, and an answer to the newest ping. Nothing
    piles up for a phone that does not read."""

    def __init__(self, socket: ServerConnection, visitor: Visitor) -> None:
        self.socket = socket
        self.visitor = visitor
        self._shown: tuple[bytes, int] | None = None  # what waits to be sent
        self._sent = b""
        self._pong: int | None = None
        self._gift = ""
        self._news = asyncio.Event()

    def show(self, body: bytes, q: int, *, again: bool = False) -> None:
        """Send a snapshot, unless the phone shows it already."""
        if again or body != (self._shown[0] if self._shown else self._sent):
            self._shown = body, q
            self._news.set()

    def give(self, token: str) -> None:
        """Send a token before anything else."""
        self._gift = token
        self._news.set()

    def note_pong(self, number: int) -> None:
        self._pong = number
        self._news.set()

    async def write(self) -> None:
        """Send all waiting messages until the connection ends."""
        with suppress(ConnectionClosed):
            while True:
                await self._news.wait()
                self._news.clear()
                if self._gift:
                    token, self._gift = self._gift, ""
                    await self._send(f'{{"kind":"yours","token":"{token}"}}')
                if self._pong is not None:
                    number, self._pong = self._pong, None
                    await self._send(f'{{"kind":"pong","id":{number}}}')
                if self._shown is not None:
                    (body, q), self._shown = self._shown, None
                    self._sent = body
                    await self._send(add_number(body, self.visitor.number_question(q)))

    async def _send(self, text: str) -> None:
        try:
            async with asyncio.timeout(SLOW):
                await self.socket.send(text)
        except TimeoutError:
            self.socket.transport.abort()

    async def say_goodbye(self, code: int, why: Why, text: str) -> None:
        """Send the reason, and close."""
        with suppress(ConnectionClosed, TimeoutError):
            async with asyncio.timeout(PARTING):
                told = {"kind": "bye", "why": why, "text": text}
                await self.socket.send(msgspec.json.encode(told).decode())
                await self.socket.close(code, why)
                return
        self.socket.transport.abort()


def add_number(body: bytes, n: int) -> str:
    """Return a snapshot with its number; without it, equal snapshots are equal bytes."""
    kind, comma, rest = body.partition(b",")
    return (kind + b',"n":%d' % n + comma + rest).decode()


class Server:
    """All phones of a house."""

    def __init__(
        self, start: wire.Start, served: Mapping[str, File], tell: Callable[[wire.News], None],
        make: Callable[[wire.Shown, str], bytes] = make_snapshot,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._start = start
        self._served = dict(served)
        self._tell = tell
        self._make = make
        self._clock = clock
        self._tokens = dict(start.tokens)
        self._codes = dict(start.codes)
        self._traded: dict[str, str] = {}  # new tokens of which the program may not know yet
        self._shown: dict[str, wire.Shown] = {}  # by slot
        self._lines: dict[str, Line] = {}
        self._made: dict[tuple[str, str], tuple[wire.Shown, bytes]] = {}  # by slot and language
        self._faults = 0
        self._names = Names(frozenset(), frozenset())
        self._gate = HostCheck(clock, behind=bool(start.public))
        self._parting: set[asyncio.Task[None]] = set()
        self._ends: Why = "closing"  # why phones have to go when it ends

    async def run(self, done: asyncio.Event) -> None:
        """Listen until `done`. Raises OSError if that is not possible."""
        start, gate = self._start, self._gate
        hosts = [start.host]  # of which asyncio takes several
        if start.public and not start.host.startswith("127."):
            hosts.append("127.0.0.1")  # where the host's own tunnel ends

        class Guarded(ServerConnection):
            """A connection that is closed at once if there is no room."""

            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                super().connection_made(transport)
                peer = transport.get_extra_info("peername")
                if not gate.enter(self, str(peer[0]) if peer else "", self.transport.abort):
                    self.transport.abort()

            def connection_lost(self, exc: Exception | None) -> None:
                super().connection_lost(exc)
                gate.leave(self)

        silent = logging.getLogger("game.phones.sockets")
        silent.addHandler(logging.NullHandler())
        silent.propagate = False
        until = self._clock() + RETRIES
        while True:
            try:
                listener = await serve(
                    self._meet, hosts, start.port,  # type: ignore[arg-type]
                    create_connection=Guarded,
                    process_request=self._answer, compression=None, server_header=None,
                    max_size=protocol.MOST, max_queue=4, open_timeout=10, close_timeout=3,
                    ping_interval=SOUND, ping_timeout=SOUND, logger=silent)
                break
            except OSError as error:
                if error.errno != errno.EADDRINUSE or self._clock() >= until:
                    raise
            await asyncio.sleep(AGAIN_AFTER)  # the process before this one is still parting
        try:
            port = _port_of(listener)
            self._names = list_names(start, port)
            self._tell(wire.Ready(port))
            self._tell(wire.Admitted(tuple(self._tokens)))
            await done.wait()
        finally:
            await asyncio.gather(
                *(self._close_line(line, self._ends) for line in self._lines.values()))
            listener.close()

    # what the program says

    def obey(self, order: wire.Order) -> None:
        """Carry out an order of the program."""
        match order:
            case wire.Tokens(tokens, codes):
                self._traded = {slot: token for slot, token in self._traded.items()
                                if slot in tokens and tokens[slot] != token}
                self._tokens, self._codes = tokens | self._traded, dict(codes)
                for slot in self._shown.keys() - tokens.keys():
                    del self._shown[slot]
                for slot in self._lines.keys() - tokens.keys():
                    self._run_later(self._close_line(self._lines[slot], "put-out"))
                self._made = {key: made for key, made in self._made.items() if key[0] in tokens}
                self._tell(wire.Admitted(tuple(tokens)))
            case wire.Shut():
                self._ends = "no-phones"
            case wire.Show(slot, shown):
                if slot in self._tokens:
                    self._draw(shown)
                    self._shown[slot] = shown
                    if line := self._lines.get(slot):
                        self._show(slot, line)

    def _draw(self, shown: wire.Shown) -> None:
        """Serve the current country as a picture like any other."""
        if isinstance(shown, wire.Seen) and shown.country:
            path = picture_path(country_of(shown))
            try:
                mapped = table_style(shown.game).mapped
                if mapped and path not in self._served:
                    self._served[path] = serve_svg(mapped.outline(shown.country))
            except Exception:  # noqa: BLE001  it is played without its picture
                self._report_fault()

    def _show(self, slot: str, line: Line, *, again: bool = False) -> None:
        """Show a phone its current snapshot, in its language."""
        shown = self._shown.get(slot)
        if shown is None:
            return
        lang = language_of(line.visitor.lang, self._start.language)
        known = self._made.get((slot, lang))
        try:
            body = known[1] if known and known[0] == shown else self._make(shown, lang)
        except Exception:  # noqa: BLE001  whatever is wrong with one snapshot, the others go on
            self._report_fault()
            return
        self._made[slot, lang] = shown, body
        line.show(body, shown.q, again=again)

    def _report_fault(self) -> None:
        self._faults += 1
        if self._faults <= FAULTS:
            self._tell(wire.Fault(traceback.format_exc()))

    # requests

    def _answer(self, connection: ServerConnection, request: Request) -> Response | None:
        """Return the answer to a request; None opens the socket."""
        hosts = request.headers.get_all("Host")
        if len(hosts) != 1 or hosts[0].lower() not in self._names.hosts:
            return _make_answer(http.HTTPStatus.MISDIRECTED_REQUEST)
        if request.method not in ("GET", "HEAD"):
            return _make_answer(http.HTTPStatus.METHOD_NOT_ALLOWED)
        peer = connection.remote_address
        address = str(peer[0]) if peer else ""
        path = request.path.partition("?")[0]
        if path == SOCKET:
            return self._refuse_socket(request, address)
        file = self._served.get(path) or self._find_rules(path)
        if file is None:
            return _make_answer(http.HTTPStatus.NOT_FOUND)
        if not self._gate.may_pass(address, FILES):
            return _make_answer(http.HTTPStatus.TOO_MANY_REQUESTS)
        return _make_response(http.HTTPStatus.OK, file, whole=request.method == "GET")

    def _find_rules(self, path: str) -> File | None:
        """Return the rules of a game in a language, built at the first request."""
        if path not in BOOKS:
            return None
        game, language = BOOKS[path]
        return self._served.setdefault(path, serve_text(rules_told(game, words_of(language))))

    def _refuse_socket(self, request: Request, address: str) -> Response | None:
        """Return whether a page may open the socket: one of ours, and not too often."""
        origins = request.headers.get_all("Origin")
        if len(origins) != 1 or origins[0].lower() not in self._names.origins:
            return _make_answer(http.HTTPStatus.FORBIDDEN)
        if not self._gate.may_pass(address, SOCKETS):
            return _make_answer(http.HTTPStatus.TOO_MANY_REQUESTS)
        return None

    # sockets

    def _open_slot(self, secret: str) -> tuple[str, str] | None:
        """Return the slot of a token or a code, and the new token for a code."""
        if (slot := find_slot(secret, self._tokens)) is not None:
            return slot, ""
        slot = find_slot(secret, self._codes)
        if slot is None or slot not in self._tokens:
            return None
        self._tokens[slot] = self._traded[slot] = new_token()
        return slot, self._tokens[slot]

    async def _meet(self, socket: ServerConnection) -> None:
        """Serve one phone until it goes."""
        visitor = Visitor(self._clock(), self._open_slot)
        line = Line(socket, visitor)
        writer = asyncio.create_task(line.write())
        try:
            if await self._await_hello(line):
                async for frame in socket:
                    if not await self._hear(line, visitor.hear(frame, self._clock())):
                        break
        except ConnectionClosed:
            pass
        except Exception:  # noqa: BLE001  one phone's trouble is nobody else's
            self._report_fault()
        finally:
            writer.cancel()
            if visitor.slot is not None and self._lines.get(visitor.slot) is line:
                del self._lines[visitor.slot]
                self._tell(wire.Left(visitor.slot))

    async def _await_hello(self, line: Line) -> bool:
        """Wait for a phone's hello, with a limit. Returns whether it has a seat here."""
        visitor = line.visitor
        try:
            async with asyncio.timeout(protocol.PATIENCE):
                while visitor.slot is None:
                    event = visitor.hear(await line.socket.recv(), self._clock())
                    if not await self._hear(line, event):
                        return False
        except TimeoutError:
            await line.socket.close(AGAIN, "late")  # a phone that slept meanwhile dials again
            return False
        return True

    async def _hear(self, line: Line, event: protocol.Event) -> bool:
        """Act on a message. Returns whether the phone may go on."""
        slot = line.visitor.slot or ""
        match event:
            case protocol.Joined(slot):
                older = self._lines.get(slot)
                self._lines[slot] = line
                if older:
                    self._run_later(self._close_line(older, "taken-over"))
                self._gate.note_known(line.socket)
                if line.visitor.token:
                    line.give(line.visitor.token)
                self._tell(wire.Joined(slot, line.visitor.token,
                                       language_of(line.visitor.lang, self._start.language)))
                self._show(slot, line)
            case protocol.Named(text): self._tell(wire.Named(slot, text))
            case protocol.Touched(place, q): self._tell(wire.Touched(slot, place, q))
            case protocol.Pointed(x, y, q): self._tell(wire.Pointed(slot, x, y, q))
            case protocol.Acted(act, q): self._tell(wire.Acted(slot, act, q))
            case protocol.Pinged(number): line.note_pong(number)
            case Stale(): self._show(slot, line, again=True)
            case Closed(code, why):
                await line.say_goodbye(code, why, self._words_for(line)(f"phone-bye-{why}"))
                return False
        return True

    def _words_for(self, line: Line) -> Words:
        return words_of(language_of(line.visitor.lang, self._start.language))

    async def _close_line(self, line: Line, why: Why) -> None:
        """End a connection for the program."""
        code = AGAIN if why == "closing" else NORMAL
        await line.say_goodbye(code, why, self._words_for(line)(f"phone-bye-{why}"))

    def _run_later(self, parting: asyncio.Future[None] | object) -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(parting)  # type: ignore[arg-type]
        self._parting.add(task)
        task.add_done_callback(self._parting.discard)


def _port_of(listener: Listener) -> int:
    return int(next(iter(listener.sockets)).getsockname()[1])


def _make_answer(status: http.HTTPStatus) -> Response:
    return _make_response(status, File("text/plain; charset=utf-8", f"{status.phrase}\n".encode()))


def _make_response(status: http.HTTPStatus, file: File, *, whole: bool = True) -> Response:
    headers = Headers({"Content-Type": file.kind, "Content-Length": str(len(file.content)),
                       "Cache-Control": file.cache, **HEADERS})
    return Response(status, status.phrase, headers, file.content if whole else b"")


def run_server(
    pipe: Connection, begin: bytes, make: Callable[[wire.Shown, str], bytes] = make_snapshot,
) -> None:
    """Serve phones in the process until the pipe closes."""
    start = msgspec.json.decode(begin, type=wire.Start)

    def tell(news: wire.News) -> None:
        with suppress(OSError, ValueError):
            pipe.send_bytes(wire.written(news))

    with suppress(KeyboardInterrupt):
        asyncio.run(_serve_phones(pipe, start, make, tell))
    with suppress(OSError):
        pipe.close()
    os._exit(0)  # the thread that reads may still wait


async def _serve_phones(
    pipe: Connection, start: wire.Start, make: Callable[[wire.Shown, str], bytes],
    tell: Callable[[wire.News], None],
) -> None:
    loop, done = asyncio.get_running_loop(), asyncio.Event()
    server = Server(start, load_files(), tell, make)

    def read() -> None:
        """Hear the program, on a thread of its own."""
        with suppress(EOFError, OSError, RuntimeError):
            while True:
                loop.call_soon_threadsafe(server.obey, wire.orders.decode(pipe.recv_bytes()))
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(done.set)

    Thread(target=read, daemon=True, name="orders").start()
    try:
        await server.run(done)
    except OSError as error:
        tell(wire.Failed(error.strerror or str(error)))
