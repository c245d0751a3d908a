"""A screen of a few lines: it serves the page under the house's headers, keeps what phones say,
and shows them what a test wants them to see."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http import HTTPStatus
from pathlib import Path
from queue import Queue
from threading import Lock, Thread
from typing import Any

from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response
from websockets.sync.server import ServerConnection, serve

ASSETS = Path(__file__).parents[2] / "assets"
PAGE = ASSETS / "phone"
Message = dict[str, Any]
POLICY = ("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
          "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
TYPES = {".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8",
         ".js": "text/javascript; charset=utf-8", ".svg": "image/svg+xml"}
PATIENCE = 20  # seconds for something that should come


def files() -> dict[str, tuple[bytes, str]]:
    """Every address that is answered."""
    found = {f"/{path.name}": (path.read_bytes(), TYPES[path.suffix]) for path in PAGE.iterdir()}
    found["/"] = found["/index.html"]
    for folder in ("pieces", "ui"):
        found |= {f"/art/{path.relative_to(ASSETS).as_posix()}": (path.read_bytes(), TYPES[".svg"])
                  for path in (ASSETS / folder).rglob("*.svg")}
    return found


class Screen:
    """What a test says to the phones and hears from them.

    `answer` makes the message that answers one of theirs, or None. What was asked of the screen by
    address is in `asked`, what was said on a line in `heard`, with the number of the line.
    """

    def __init__(self, port: int) -> None:
        self.port = port
        self.shows: Message | None = None
        self.answer: Callable[[Message], Message | None] = lambda _: None
        self.pictures = True
        self.mute = False  # hears, and does not even answer whether it is there
        self.heard: Queue[tuple[int, Message]] = Queue()
        self.asked: list[str] = []
        self.lines: list[ServerConnection] = []
        self._lock = Lock()
        self._files = files()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def tell(self, path: str, text: str) -> None:
        """Answer an address with words."""
        self._files[path] = text.encode(), "text/plain; charset=utf-8"

    def show(self, message: Message) -> None:
        """Show this to every phone, and to those that come."""
        with self._lock:
            self.shows = message
            for line in [*self.lines]:
                self._send(line, message)

    def hear(self, kind: str, line: int | None = None) -> Message:
        """The next message of a kind; what is said between is passed over."""
        while True:
            number, message = self.heard.get(timeout=PATIENCE)
            if message["kind"] == kind and line in {None, number}:
                return message

    def said(self) -> list[Message]:
        """All that has been said since the last question, but for pings."""
        found = []
        while not self.heard.empty():
            found.append(self.heard.get()[1])
        return [message for message in found if message["kind"] != "ping"]

    def _send(self, line: ServerConnection, message: Message) -> None:
        try:
            line.send(json.dumps(message))
        except ConnectionClosed:
            self.lines.remove(line)

    def _serve(self, line: ServerConnection) -> None:
        with self._lock:
            self.lines.append(line)
            number = len(self.asked)
            self.asked.append("line")
        for text in line:
            message = json.loads(text)
            self.heard.put((number, message))
            if self.mute:
                continue
            reply = {"kind": "pong", "id": message["id"]} if message["kind"] == "ping" else (
                self.answer(message) or (self.shows if message["kind"] == "hello" else None))
            if reply:
                with self._lock:
                    self._send(line, reply)

    def _file(self, _: ServerConnection, request: Request) -> Response | None:
        if request.path == "/socket":
            return None
        self.asked.append(request.path)
        body, kind = self._files.get(request.path, (b"", ""))
        if request.path.startswith("/art/") and not self.pictures:
            kind = ""
        status = HTTPStatus.OK if kind else HTTPStatus.NOT_FOUND
        return Response(status, status.phrase, Headers({
            "Content-Type": kind or "text/plain", "Content-Length": str(len(body)),
            "Content-Security-Policy": POLICY, "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer", "Cache-Control": "no-store",
            "Connection": "close"}), body)

    @classmethod
    @contextmanager
    def open(cls) -> Iterator[Screen]:
        """A screen on a free port, for as long as it is needed."""
        screen = cls(0)
        with serve(screen._serve, "127.0.0.1", 0, process_request=screen._file,
                   ping_interval=None, close_timeout=0.1) as server:
            screen.port = server.socket.getsockname()[1]
            thread = Thread(target=server.serve_forever)
            thread.start()
            yield screen
            server.shutdown()
            for line in list(screen.lines):
                line.close()
        thread.join()
