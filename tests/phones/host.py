"""A host for tests: the process of the phones, with seats and snapshots that a test gives it.

    with Host(tmp_path) as host:
        guest = host.invite()
        host.show(guest.slot, {"kind": "seat", "q": 1, ...})  # or a `wire.Seen`
        page.goto(host.url(guest.slot))
        touched = host.wait(wire.Touched)
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from time import monotonic
from typing import Any, Self, TypeVar

from game.phones import wire
from game.phones.guests import Book, Guest, Guests
from game.phones.phones import Phones
from game.phones.server import work
from game.phones.snapshot import snapshot
from game.settings import load_as, save

GIVEN = "given: "  # before a whole snapshot in the words of a menu
PATIENCE = 30.0  # seconds until a test gives up
HOST = "127.0.0.1"

News = TypeVar("News", bound=wire.News)


def made(shown: wire.Shown, language: str) -> bytes:
    """A snapshot as the program makes it, or one that a test has given."""
    if isinstance(shown, wire.Menu) and shown.focus.startswith(GIVEN):
        return json.dumps(json.loads(shown.focus.removeprefix(GIVEN)),
                          ensure_ascii=False, separators=(",", ":")).encode()
    return snapshot(shown, language)


def serve_given(pipe: Any, begin: bytes) -> None:
    """The child, which also takes snapshots as a test gives them."""
    work(pipe, begin, made)


class Host:
    """Phones on loopback; guests are kept in a folder and come back with it."""

    def __init__(self, data: Path, *, port: int = 0, public: str = "") -> None:
        self.file = data / "phones.json"
        book, _ = load_as(self.file, Book)
        self.guests = Guests(book, lambda kept: save(self.file, kept))
        self.phones = Phones(serve_given)
        self._port, self._public = port, public
        self._heard: list[wire.News] = []
        self._questions: dict[str, int] = {}

    def __enter__(self) -> Self:
        self.phones.start(HOST, self._port, self.guests.tokens, public=self._public)
        self.wait(wire.Ready)
        return self

    def __exit__(self, *_: object) -> None:
        self.phones.close(5.0)

    def invite(self, name: str = "") -> Guest:
        """A guest who may come."""
        guest = self.guests.invite()
        assert guest is not None, "the house is full"
        self.guests.name(guest.slot, name)
        self.phones.admit(self.guests.tokens)
        return guest

    def put_out(self, slot: str) -> None:
        self.guests.put_out(slot)
        self.phones.admit(self.guests.tokens)

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self.phones.port}"

    def url(self, slot: str) -> str:
        """What stands in the code of a seat."""
        return f"{self.address}/#{self.guests.tokens[slot]}"

    def show(self, slot: str, shown: wire.Shown | Mapping[str, Any]) -> None:
        """Show something on a phone: what the program says, or a whole snapshot without its
        number."""
        if isinstance(shown, Mapping):
            given = {"kind": "seat", "q": 0} | dict(shown)
            given = {"kind": given.pop("kind"), **given}
            given.pop("n", None)
            shown = wire.Menu(int(given["q"]), focus=GIVEN + json.dumps(given))
        self.phones.show(slot, shown)

    def events(self) -> list[wire.News]:
        """What has happened since the last time."""
        found, self._heard = [*self._heard, *self.phones.poll()], []
        return found

    def pause(self, seconds: float = 0.02) -> None:
        """Wait until the child says something, but not for long."""
        way = self.phones._way
        if way and way._pipe is not None and not way.dead:
            way._pipe.poll(seconds)
        elif way:
            way._thread.join(seconds)

    def wait(self, kind: type[News], slot: str | None = None) -> News:
        """The next event of a kind; what came before it is gone."""
        until = monotonic() + PATIENCE
        while monotonic() < until:
            heard = self.events()
            for n, news in enumerate(heard):
                if isinstance(news, kind) and slot in (None, getattr(news, "slot", None)):
                    self._heard = heard[n + 1:]
                    return news
            self.pause()
        raise AssertionError(f"no {kind.__name__} comes")
