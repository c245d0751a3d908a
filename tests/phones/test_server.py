"""Phones over real sockets on loopback: what is served, who is let in, and what nobody can do."""

from __future__ import annotations

import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from multiprocessing import active_children
from pathlib import Path
from select import select
from threading import Event, Thread

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from game.core.words import LANGUAGES, Words
from game.games import GAMES
from game.phones import wire
from game.phones.host_check import OPEN, OPEN_EACH, HostCheck, list_names
from game.phones.protocol import AGAIN
from game.phones.server import SOCKET, SOCKETS
from game.phones.static_files import HEADERS, load_files
from tests.phones.host import HOST, PATIENCE, Host, Page

LARGE = 300_000  # letters of a snapshot that fills what a system keeps for a slow reader
ENOUGH = 40


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Host]:
    """A process of its own, for tests that count connections."""
    with Host(tmp_path) as host:
        yield host


def asks(host: Host, text: str) -> bytes:
    """What a plain request gets."""
    with closing(socket.create_connection((HOST, host.phones.port), PATIENCE)) as way:
        way.sendall(text.replace("\n", "\r\n").encode("latin-1"))
        way.settimeout(PATIENCE)
        found = b""
        while more := way.recv(65536):
            found += more
        return found


def status(host: Host, path: str = "/", method: str = "GET", name: str | None = None) -> int:
    """The status of what a request gets; 0 if it gets nothing."""
    called = f"{HOST}:{host.phones.port}" if name is None else name
    found = asks(host, f"{method} {path} HTTP/1.1\nHost: {called}\n\n")
    return int(found.split()[1]) if found else 0


def shown(text: str) -> dict[str, object]:
    return {"kind": "seat", "q": 1, "title": text}


# What is served


def test_the_pieces_are_served_by_name(host):
    found = asks(host, f"GET /art/ui/seat_0.svg HTTP/1.1\nHost: {HOST}:{host.phones.port}\n\n")
    head, _, body = found.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200")
    assert b"image/svg+xml" in head
    assert body == load_files()["/art/ui/seat_0.svg"].content


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_every_game_are_served_as_words(host, language):
    for game in GAMES:
        found = asks(host, f"GET /rules/{game}.{language} HTTP/1.1\n"
                           f"Host: {HOST}:{host.phones.port}\n\n")
        head, _, body = found.partition(b"\r\n\r\n")
        assert b"text/plain; charset=utf-8" in head
        lines = body.decode().split("\n")
        assert f"# {Words(language)(f'rules-{game}-1')}" in lines
        assert len([line for line in lines if line.startswith("# ")]) >= 5
    for path in ("haggis", "haggis.fr", "../haggis.en", "nim.en"):
        assert asks(host, f"GET /rules/{path} HTTP/1.1\nHost: {HOST}:{host.phones.port}\n\n"
                    ).startswith(b"HTTP/1.1 404")


def test_every_answer_has_the_strict_headers(host):
    for path in ("/art/ui/seat_0.svg", "/nowhere", "/"):
        head = asks(host, f"GET {path} HTTP/1.1\nHost: {HOST}:{host.phones.port}\n\n").decode(
            "latin-1").partition("\r\n\r\n")[0]
        for name, value in HEADERS.items():
            assert f"{name}: {value}\r\n" in head + "\r\n"
        assert "Server:" not in head
        assert ("no-store" in head) == (not path.startswith("/art/"))


def test_a_head_has_no_body(host):
    found = asks(host, f"HEAD /art/ui/seat_0.svg HTTP/1.1\nHost: {HOST}:{host.phones.port}\n\n")
    head, _, body = found.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200")
    assert body == b""


@pytest.mark.parametrize("path", [
    "/nowhere", "/art/../../requirements.txt", "/../main.py", "//etc/passwd", "/etc/passwd",
    "/art/..%2f..%2frequirements.txt", "/art/ui/seat_0.svg/", "/art/ui/seat_0", "/art/",
    "/phones.json", "/%00", "/art/ui/SEAT_0.SVG", "/index.html/../phones.json", "/socket/",
])
def test_no_path_leads_to_a_file_that_is_not_on_the_list(host, path):
    assert status(host, path) == 404


def test_only_what_phones_show_is_on_the_list():
    assert {path.split("/")[1] for path in load_files() if path.count("/") > 1} == {"art"}
    assert all(file.content and len(file.content) < 1_000_000 for file in load_files().values())


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT"])
def test_nothing_but_get_and_head_is_answered(host, method):
    assert status(host, "/", method) == 405


@pytest.mark.parametrize("text", [
    "", "nonsense\n\n", "GET / HTTP/1.1\n\n", "GET / HTTP/9\nHost: x\n\n",
    "POST / HTTP/1.1\nHost: x\nContent-Length: 5\n\nabcde",
    "GET / HTTP/1.1\nHost: a\nHost: b\n\n", "GET /" + "a" * 20_000 + " HTTP/1.1\nHost: x\n\n",
    "GET / HTTP/1.1\nHost: x\n" + "".join(f"H{n}: x\n" for n in range(500)) + "\n",
    "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + "\x00" * 60,
], ids=range(9))
def test_what_is_no_request_of_ours_gets_no_page(host, text):
    with closing(socket.create_connection((HOST, host.phones.port), PATIENCE)) as way:
        way.sendall(text.replace("\n", "\r\n").encode("latin-1"))
        way.shutdown(socket.SHUT_WR)
        way.settimeout(PATIENCE)
        try:
            found = way.recv(65536)
        except ConnectionResetError:
            found = b""
    assert b" 200 " not in found
    assert b" 101 " not in found
    assert status(host, "/art/ui/seat_0.svg") == 200


# Host and Origin


@pytest.mark.parametrize("name", [
    "evil.example", "evil.example:{port}", HOST, "{host}:1", "{host}:{port}.evil.example", "",
    "localhost.evil.example:{port}", "[::1]:{port}", "0.0.0.0:{port}",
])
def test_a_page_is_served_under_its_own_name_alone(host, name):
    called = name.format(host=HOST, port=host.phones.port)
    assert status(host, "/", name=called) == 421
    assert status(host, SOCKET, name=called) == 421


@pytest.mark.parametrize("origin", [
    None, "http://evil.example", "null", "https://{host}:{port}", "http://{host}:1",
    "http://{host}:{port}.evil.example", "http://{host}", "file://",
])
def test_only_our_own_page_opens_the_socket(host, origin):
    told = origin and origin.format(host=HOST, port=host.phones.port)
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://{HOST}:{host.phones.port}{SOCKET}", origin=told).__enter__()
    assert refused.value.response.status_code == 403


def test_an_address_of_the_hosts_own_is_let_in_beside_ours():
    start = wire.Start("192.168.1.5", 8642, "https://table.example")
    found = list_names(start, 8642)
    assert "192.168.1.5:8642" in found.hosts
    assert "table.example" in found.hosts
    assert "https://table.example" in found.origins
    assert "http://table.example" not in found.origins
    assert "127.0.0.1:8642" in found.hosts  # where a tunnel ends
    assert not {one for one in list_names(wire.Start("192.168.1.5", 8642), 8642).hosts
                if "127" in one or "localhost" in one}


# Who is let in


def test_a_phone_is_shown_what_is_there_and_then_what_changes(host):
    guest = host.invite()
    host.show(guest.slot, shown("one"))
    page = Page(host, guest.token, "sv-SE", n=40)
    assert page.wait("seat") == {"kind": "seat", "n": 41, "q": 1, "title": "one"}
    host.show(guest.slot, shown("two"))
    assert page.wait("seat")["title"] == "two"
    host.wait(wire.Joined, guest.slot)
    page.close()
    host.wait(wire.Left, guest.slot)


def test_two_guests_see_each_what_is_hers(host):
    guests = [host.invite() for _ in range(3)]
    for guest in guests:
        host.show(guest.slot, shown(f"for {guest.slot}"))
    for guest in guests:
        page = Page(host, guest.token)
        assert page.wait("seat")["title"] == f"for {guest.slot}"
        page.close()


def test_a_token_that_nobody_has_is_told_so(host):
    page = Page(host, "A" * 22)
    assert page.wait("bye")["why"] == "unknown"
    page.hear(1.0)
    assert page.closed


def test_a_second_window_takes_the_seat_over(host):
    guest = host.invite()
    host.show(guest.slot, shown("one"))
    first = Page(host, guest.token, "sv")
    first.wait("seat")
    second = Page(host, guest.token)
    second.wait("seat")
    assert first.wait("bye")["why"] == "taken-over"
    assert "fönster" in first.bye["text"]
    first.hear(1.0)
    assert first.closed
    second.touch("a1")
    assert host.wait(wire.Touched) == wire.Touched(guest.slot, "a1", 1)
    assert guest.slot in host.phones.here
    second.close()


def test_who_is_put_out_stays_out(host):
    guest = host.invite()
    host.show(guest.slot, shown("one"))
    page = Page(host, guest.token)
    page.wait("seat")
    host.put_out(guest.slot)
    assert page.wait("bye")["why"] == "put-out"
    again = Page(host, guest.token)
    assert again.wait("bye")["why"] == "unknown"


def test_what_a_phone_says_comes_with_its_own_slot(host):
    one, other = host.invite(), host.invite()
    for guest in (one, other):
        host.show(guest.slot, shown("here"))
    page = Page(host, one.token)
    page.wait("seat")
    page.send(kind="name", text="Freja")
    page.touch("hand/0/3")
    page.act("why")
    assert host.wait(wire.Named) == wire.Named(one.slot, "Freja")
    assert host.wait(wire.Touched) == wire.Touched(one.slot, "hand/0/3", 1)
    assert host.wait(wire.Acted) == wire.Acted(one.slot, "why", 1)
    page.close()


def test_a_touch_for_an_old_question_gets_the_new_one_again(host):
    guest = host.invite()
    host.show(guest.slot, shown("one"))
    page = Page(host, guest.token)
    old = page.wait("seat")["n"]
    host.show(guest.slot, shown("two") | {"q": 2})
    assert page.wait("seat")["q"] == 2
    page.touch("a1", old)
    assert page.wait("seat")["title"] == "two"
    page.touch("a2")
    assert host.wait(wire.Touched) == wire.Touched(guest.slot, "a2", 2)
    page.close()


@pytest.mark.parametrize("text", [
    "{", '{"kind":"touch","place":"a1"}', "x" * 5_000, b"{}", '{"kind":"hello","token":"A"}',
])
def test_who_sends_nonsense_is_put_out_and_others_stay(host, text):
    one, other = host.invite(), host.invite()
    for guest in (one, other):
        host.show(guest.slot, shown("here"))
    rude, calm = Page(host, one.token), Page(host, other.token)
    rude.wait("seat")
    rude.socket.send(text)
    while not rude.closed:
        rude.hear()
    calm.send(kind="ping", id=1)
    assert calm.wait("pong") == {"kind": "pong", "id": 1}
    calm.close()
    host.put_out(one.slot)
    host.put_out(other.slot)


def test_who_sends_too_fast_is_put_out(host):
    guest = host.invite()
    host.show(guest.slot, shown("one"))
    page = Page(host, guest.token)
    page.wait("seat")
    with suppress(ConnectionClosed):
        for n in range(10_000):
            page.send(kind="touch", place="a1", n=n)
    while not page.closed:
        page.hear()
    assert page.bye["why"] == "rude"
    assert len([one for one in host.events() if isinstance(one, wire.Touched)]) <= ENOUGH
    host.put_out(guest.slot)


def test_who_reads_slowly_gets_the_newest_and_keeps_nobody_waiting(host):
    slow, quick = host.invite(), host.invite()
    for guest in (slow, quick):
        host.show(guest.slot, shown("first"))
    lazy, page = Page(host, slow.token, most=1), Page(host, quick.token)
    lazy.wait("seat")
    page.wait("seat")
    for n in range(ENOUGH):
        host.show(slow.slot, shown(f"{n} " + "x" * LARGE))
        host.show(quick.slot, shown(f"{n}"))
        assert page.wait("seat")["title"] == f"{n}"
    titles = list[str]()
    while not titles or titles[-1] != f"{ENOUGH - 1}":
        titles.append(str(lazy.wait("seat")["title"]).split()[0])
    assert len(titles) < ENOUGH
    lazy.close()
    page.close()
    host.put_out(slow.slot)
    host.put_out(quick.slot)


# What happens to the process


@pytest.mark.long
def test_a_phone_that_is_slow_to_say_whose_it_is_may_dial_again(host):
    port = host.phones.port
    with (connect(f"ws://{HOST}:{port}/socket", origin=Origin(f"http://{HOST}:{port}"),
                  compression=None) as line, pytest.raises(ConnectionClosed) as closed):
        line.recv(PATIENCE)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == AGAIN


def test_a_process_that_dies_comes_back_with_the_same_seats(tmp_path):
    others = {*active_children()}
    with Host(tmp_path) as host:
        process, = {*active_children()} - others
        guest = host.invite()
        host.show(guest.slot, shown("one"))
        page = Page(host, guest.token)
        page.wait("seat")
        host.wait(wire.Joined)
        port = host.phones.port
        process.kill()
        assert host.wait(wire.Left).slot == guest.slot
        assert host.wait(wire.Ready).port == port
        assert page.hear(PATIENCE) is None
        assert page.closed
        again = Page(host, guest.token, n=page.shown["n"])
        assert again.wait("seat")["title"] == "one"
        assert again.shown["n"] > page.shown["n"]
        again.close()


def test_a_program_that_starts_again_knows_its_guests(tmp_path):
    with Host(tmp_path) as host:
        guest, port = host.invite("Freja"), host.phones.port
        host.show(guest.slot, shown("one"))
        page = Page(host, guest.token)
        page.wait("seat")
    while not page.closed:
        page.hear()
    assert page.bye["why"] == "closing"
    with Host(tmp_path, port=port) as host:
        assert host.phones.port == port
        host.show(guest.slot, shown("two"))
        again = Page(host, guest.token)
        assert again.wait("seat")["title"] == "two"
        again.close()


def test_a_port_that_is_taken_by_somebody_else_is_a_sentence(tmp_path, monkeypatch):
    with closing(socket.socket()) as other:
        other.bind((HOST, 0))
        other.listen()
        host, port = Host(tmp_path), other.getsockname()[1]
        with host.guests and ExitStack() as stack:
            stack.callback(host.phones.close, 5.0)
            host.phones.start(HOST, port, {})
            assert host.wait(wire.Failed).reason
        assert not host.phones.open
        assert host.phones.trouble


class Relay:
    """A way to the server that can stall: it carries bytes until it is told not to, and closes
    nothing."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._door = socket.create_server((HOST, 0))
        self._stalls, self._ends = Event(), Event()
        self.port = self._door.getsockname()[1]
        Thread(target=self._carry, daemon=True).start()

    def _carry(self) -> None:
        ways: dict[socket.socket, socket.socket] = {}
        while not self._ends.is_set():
            for ready in select([self._door, *ways], [], [], 0.05)[0]:
                if ready is self._door:
                    near, far = self._door.accept()[0], socket.create_connection((HOST, self._port))
                    ways |= {near: far, far: near}
                elif not self._stalls.is_set():
                    more = ready.recv(65536)
                    ways[ready].sendall(more)
                    if not more:
                        del ways[ready]
            if self._stalls.is_set():
                self._ends.wait(0.05)
        for way in ways:
            way.close()
        self._door.close()

    def stall(self) -> None:
        """Carry nothing any more: the connection is half open."""
        self._stalls.set()

    def close(self) -> None:
        self._ends.set()


def test_a_phone_behind_a_dead_connection_comes_back_at_once(fresh):
    guest = fresh.invite()
    fresh.show(guest.slot, shown("one"))
    relay = Relay(fresh.phones.port)
    page = Page(fresh, guest.token, way=socket.create_connection((HOST, relay.port)))
    assert page.wait("seat")["title"] == "one"
    relay.stall()
    fresh.show(guest.slot, shown("two"))
    again = Page(fresh, guest.token)  # which may be there before "two" is
    assert set(iter(lambda: again.wait("seat")["title"], "two")) <= {"one"}
    again.touch("a1")
    assert fresh.wait(wire.Touched).slot == guest.slot
    assert page.hear() is None
    relay.close()
    page.close()
    again.close()


# Many


def crowd(host: Host, count: int) -> list[socket.socket]:
    """So many connections that say nothing."""
    found = []
    for _ in range(count):
        way = socket.socket()
        way.setblocking(False)
        way.connect_ex((HOST, host.phones.port))
        found.append(way)
    return found


def besieged(host: Host, count: int) -> None:
    """A phone that has its seat goes on, whatever a crowd does at the door."""
    guest = host.invite()
    host.show(guest.slot, shown("one"))
    page = Page(host, guest.token)
    page.wait("seat")
    ways = crowd(host, count)
    try:
        for n in range(20):
            page.touch(f"a{n}")
            assert host.wait(wire.Touched).place == f"a{n}"
            host.show(guest.slot, shown(f"{n}"))
            assert page.wait("seat")["title"] == f"{n}"
    finally:
        for way in ways:
            way.close()
    assert not [one for one in host.events() if isinstance(one, wire.Fault | wire.Left)]
    page.close()
    host.wait(wire.Left, guest.slot)
    again = None
    while again is None:  # the door is free again once the crowd has gone
        try:
            again = Page(host, guest.token)
        except (OSError, InvalidStatus, EOFError, ConnectionClosed):
            host.pause()
    assert again.wait("seat")["title"] == "19"
    again.close()


def test_a_crowd_at_the_door_keeps_nobody_from_playing(fresh):
    besieged(fresh, 2 * OPEN_EACH)


@pytest.mark.long
def test_a_thousand_connections_at_once(fresh):
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(4_096, hard), hard))
    try:
        besieged(fresh, 1_000)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def near(n: int) -> str:
    """One of many addresses of this machine's own loop."""
    return f"127.0.{n // 250 + 1}.{n % 250 + 1}"


def way_from(host: Host, n: int) -> socket.socket:
    return socket.create_connection((HOST, host.phones.port), PATIENCE, (near(n), 0))


def sockets(host: Host, ways: list[socket.socket], stack: ExitStack) -> None:
    """Sockets that are opened as our page would, and then say nothing."""
    for way in ways:
        stack.enter_context(connect(f"ws://{HOST}:{host.phones.port}{SOCKET}", sock=way,
                                    origin=Origin(host.address), compression=None))


@pytest.mark.parametrize("greet", [False, True], ids=["connections", "sockets"])
def test_a_phone_comes_in_whatever_storm_of_silent_ones_is_at_the_door(fresh, greet):
    """More than there is room for, from many addresses: the oldest silent ones make room."""
    guests = [fresh.invite() for _ in range(4)]
    silent: list[socket.socket] = []
    with ExitStack() as stack:
        for n, guest in enumerate(guests):
            fresh.show(guest.slot, shown(f"for {n}"))
            more = [way_from(fresh, len(silent) + m) for m in range(OPEN // 2)]
            silent += more
            if greet:
                sockets(fresh, more, stack)
            for _ in range(2):  # it comes, and comes back
                page = Page(fresh, guest.token, way=way_from(fresh, 900 + n))
                assert page.wait("seat")["title"] == f"for {n}"
                page.close()
                fresh.wait(wire.Left)
    for way in silent:
        way.close()


def test_one_address_ends_its_own_silent_connections_and_nobody_elses(fresh):
    guest = fresh.invite()
    fresh.show(guest.slot, shown("one"))
    with ExitStack() as stack:
        other = socket.create_connection((HOST, fresh.phones.port), PATIENCE, (near(600), 0))
        stack.enter_context(connect(f"ws://{HOST}:{fresh.phones.port}{SOCKET}", sock=other,
                                    origin=fresh.address, compression=None))
        ways = [stack.enter_context(closing(way_from(fresh, 5))) for _ in range(OPEN_EACH + 3)]
        page = Page(fresh, guest.token, way=way_from(fresh, 5))
        assert page.wait("seat")["title"] == "one"
        for way in ways[:3]:
            way.settimeout(PATIENCE)
            with suppress(ConnectionResetError):
                assert way.recv(1) == b""
        other.settimeout(0.2)
        with pytest.raises(TimeoutError):
            other.recv(1)
        page.close()


def test_so_many_sockets_a_minute_come_from_one_address():
    now = [0.0]
    gate = HostCheck(lambda: now[0], behind=False)
    assert [gate.may_pass("10.0.0.1", SOCKETS) for _ in range(SOCKETS + 1)] == [
        *[True] * SOCKETS, False]
    assert gate.may_pass("10.0.0.2", SOCKETS)
    now[0] = 61 / SOCKETS
    assert [gate.may_pass("10.0.0.1", SOCKETS) for _ in range(2)] == [True, False]


class Door:
    """A gate, and who was let in by it and sent away again."""

    def __init__(self) -> None:
        self.gate = HostCheck(lambda: 0.0, behind=False)
        self.gone: list[str] = []

    def comes(self, name: str, address: str) -> bool:
        return self.gate.enter(name, address, lambda: self.gone.append(name))


def test_connections_that_end_make_room():
    door = Door()
    for n in range(OPEN_EACH):
        assert door.comes(f"one {n}", "10.0.0.1")
    door.gate.leave("one 7")
    assert door.comes("one more", "10.0.0.1")
    assert door.gone == []
    assert door.comes("another", "10.0.0.1")
    assert door.gone == ["one 0"]


def test_who_has_shown_a_token_is_never_sent_away_for_others():
    door = Door()
    for n in range(OPEN_EACH):
        door.comes(f"one {n}", "10.0.0.1")
        door.gate.note_known(f"one {n}")
    assert not door.comes("one more", "10.0.0.1")
    for n in range(2 * OPEN):
        assert door.comes(f"other {n}", f"10.0.{n // 200}.{n % 200 + 2}")
    assert not [name for name in door.gone if name.startswith("one")]


def test_room_is_kept_for_addresses_that_hold_a_token():
    door = Door()
    door.comes("phone", "10.0.0.1")
    door.gate.note_known("phone")
    door.gate.leave("phone")
    for n in range(2 * OPEN):
        door.comes(f"other {n}", f"10.0.{n // 200 + 1}.{n % 200 + 2}")
    before = len(door.gone)
    assert door.comes("phone again", "10.0.0.1")
    assert len(door.gone) == before, "nobody had to go for it"
