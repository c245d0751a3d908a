"""A host for tests: the process of the phones, with seats and snapshots that a test gives it.

    with Host(tmp_path) as host:
        guest = host.invite()
        host.show(guest.slot, {"kind": "seat", "q": 1, ...})  # or a `wire.Seen`
        page.goto(host.url(guest.slot))
        touched = host.wait(wire.Touched)

    room = Room(open_house("--speed", "instant"), host)
    table = room.sit("nim", ("Freja", "Ask"))    # every seat a phone, at a table of the house
    freja = room.phone(0)                        # a socket in place of Freja's page
    freja.touch("hand/0/3")
    room.until(lambda: table.pickers[0].path)
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from itertools import cycle
from pathlib import Path
from socket import create_connection, socket
from time import monotonic
from typing import Any, Self, TypeVar

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from game import routes
from game.core import match as matches
from game.core.contract import Place, Seat
from game.core.hands import Hands
from game.core.record import Header, Player, new_file
from game.core.settings import Mode, load_as, save
from game.games import load_rules
from game.phones import wire
from game.phones.guests import Book, Guest, Guests, device_of
from game.phones.phone_input import PhoneInput
from game.phones.phones import Phones
from game.phones.server import run_server
from game.phones.snapshot import make_snapshot
from game.tables.table import TableScene
from tests.house import OpenHouse

GIVEN = "given: "  # before a whole snapshot in the words of a menu
PATIENCE = 30.0  # seconds until a test gives up
HOST = "127.0.0.1"
ADDRESSES = cycle(range(2, 250))  # so many phones a minute come from no house

News = TypeVar("News", bound=wire.News)


def made(shown: wire.Shown, language: str) -> bytes:
    """A snapshot as the program makes it, or one that a test has given."""
    if isinstance(shown, wire.Menu) and shown.focus.startswith(GIVEN):
        return json.dumps(json.loads(shown.focus.removeprefix(GIVEN)),
                          ensure_ascii=False, separators=(",", ":")).encode()
    return make_snapshot(shown, language)


def serve_given(pipe: Any, begin: bytes) -> None:
    """The child, which also takes snapshots as a test gives them."""
    run_server(pipe, begin, made)


class Host:
    """Phones on loopback; guests are kept in a folder and come back with it."""

    def __init__(self, data: Path, *, port: int = 0, public: str = "") -> None:
        self.file = data / "phones.json"
        book, _ = load_as(self.file, Book)
        self.guests = Guests(book, self._keep)
        self.phones = Phones(serve_given)
        self._port, self._public = port, public
        self._heard: list[wire.News] = []
        self._questions: dict[str, int] = {}

    def _keep(self, book: Book) -> None:
        save(self.file, book)

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
        self.guests.name_guest(guest.slot, name)
        self.phones.admit_tokens(self.guests.tokens)
        until = monotonic() + PATIENCE
        while guest.slot not in self.phones.known:
            assert monotonic() < until, "nobody is let in"
            self._heard += self.phones.poll()
            self.pause()
        return guest

    def put_out(self, slot: str) -> None:
        """A guest may come no more."""
        self.guests.put_out(slot)
        self.phones.admit_tokens(self.guests.tokens)

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
            given: dict[str, Any] = {"kind": "seat", "q": 0} | dict(shown)
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
        self.phones.wait(seconds)

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


class Page:
    """A socket that does what a phone's page does: it says who it is and keeps the newest
    snapshot."""

    def __init__(
        self, host: Host, token: str, lang: str = "en", n: int = 0, *, most: int = 16,
        way: socket | None = None,
    ) -> None:
        """`most` messages are read before they are heard; `way` leads to the host."""
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(connect(
            f"ws://{HOST}:{host.phones.port}/socket", compression=None, max_queue=most,
            sock=way, max_size=None, origin=Origin(host.address)))
        self.shown: dict[str, Any] = {}
        self.bye: dict[str, Any] = {}
        self.token = token
        self.closed = False
        self.send(kind="hello", token=token, lang=lang, n=n)

    def send(self, **said: Any) -> None:
        self.socket.send(json.dumps(said))

    def touch(self, place: Place, n: int | None = None) -> None:
        self.send(kind="touch", place=place, n=self.shown["n"] if n is None else n)

    def act(self, act: str) -> None:
        self.send(kind="act", act=act, n=self.shown["n"])

    def hear(self, seconds: float = 0.02) -> dict[str, Any] | None:
        """The next message, if one comes soon."""
        try:
            said: dict[str, Any] = json.loads(self.socket.recv(seconds))
        except TimeoutError:
            return None
        except ConnectionClosed:
            self.closed = True
            return None
        if said["kind"] == "yours":
            self.token = said["token"]
        elif said["kind"] == "bye":
            self.bye = said
        elif said["kind"] in ("seat", "join"):
            self.shown = said
        return said

    def wait(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        until = monotonic() + PATIENCE
        while monotonic() < until and not self.closed:
            if (said := self.hear(0.5)) and said["kind"] == kind:
                return said
        raise AssertionError(f"no {kind} comes")

    def close(self) -> None:
        self._open.close()


class Room:
    """A house whose people have phones: the program's own input of phones, frame by frame."""

    def __init__(self, house: OpenHouse, host: Host) -> None:
        self.house, self.host = house, host
        self.phone_input = PhoneInput(host.phones, host.guests, house.app.press,
                                      lambda: house.house.stack.scenes)
        self.slots: dict[Seat, str] = {}
        self.pages: dict[Seat, Page] = {}

    def sit(
        self, game: str, names: tuple[str, ...], mode: Mode = "curtain", *, plies: int = 0,
        pads: Mapping[Seat, str] | None = None, position: str = "", seed: str = "5",
    ) -> TableScene:
        """Sit down at a game after some random moves; seats with no other device have phones."""
        own, others = load_rules(game), dict(pads or {})
        players = tuple(map(Player, names))
        match = matches.start(Header(game, own.VERSION, players, seed),
                              new_file(self.house.house.store.records, game))
        self.house.wander(match, plies)
        if position:
            match.states[-1] = own.read(position)
        for seat, name in enumerate(names):
            if seat not in others and seat not in self.slots:
                self.slots[seat] = self.host.invite(name).slot
        devices = {seat: others.get(seat) or device_of(self.slots[seat])
                   for seat in range(len(names))}
        self.house.house.stack.open(routes.Table(match, Hands(players, dict(devices), mode)))
        self.frames(2)
        return self.house.table

    def phone(self, seat: Seat, lang: str = "en") -> Page:
        """A seat's page, which shows what there is."""
        slot = self.slots[seat]
        way = create_connection((HOST, self.host.phones.port),
                                source_address=(f"127.0.0.{next(ADDRESSES)}", 0))
        page = self.pages[seat] = Page(self.host, self.host.guests.tokens[slot], lang, way=way)
        self.until(lambda: page.shown)
        return page

    def frames(self, n: int = 1) -> None:
        """Let frames pass, as the program does."""
        for _ in range(n):
            self.phone_input.tick()
            self.house.frames()

    def until(self, done: Callable[[], object]) -> None:
        """Let frames pass, and pages hear, until something is so."""
        end = monotonic() + PATIENCE
        while not done():
            assert monotonic() < end, "it does not come to that"
            self.frames()
            for page in self.pages.values():
                page.hear(0.005)

    def touch(self, seat: Seat, *places: Place) -> None:
        """Touch places one after another, each when the phone shows it and what is asked now; what
        is asked twice, twice."""
        page, waiting = self.pages[seat], [*places]
        while waiting:
            place = waiting.pop(0)
            self.until(lambda place=place: self.current(seat)  # type: ignore[misc]
                       and f"'{place}'" in str(page.shown))
            before = page.shown["n"], self.read_selection(seat)
            page.touch(place)
            self.until(lambda before=before: page.shown["n"] > before[0]  # type: ignore[misc]
                       and self.read_selection(seat) != before[1])
            picker = self.house.table.pickers.get(seat)
            if picker and picker.asking and picker.asking[0] == place and not waiting:
                waiting.append(place)

    def read_selection(self, seat: Seat) -> object:
        """What a touch of a seat changes."""
        table = self.house.table
        picker = table.pickers.get(seat)
        return (len(table.match.record.lines), table.show.sorts.get(seat),
                picker and (picker.path, picker.asking, tuple(picker.readings)))

    def current(self, seat: Seat) -> bool:
        """Whether a seat's page shows the question that is asked now."""
        slot = self.slots[seat]
        return self.phone_input.is_asked(slot, self.pages[seat].shown["q"])

    def close(self) -> None:
        for page in self.pages.values():
            page.close()
