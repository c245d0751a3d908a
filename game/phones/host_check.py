"""Who may connect to the phones' process: valid host names, and limits per address.

A connection is silent until it has said who it is. If there is no room, the oldest silent one is
closed: of the same address if that has too many, else of an address without a token.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple
from urllib.parse import urlsplit

from game.phones import wire
from game.phones.protocol import Bucket

OPEN = 160  # connections at once
OPEN_EACH = 48  # and from one address
SPARE = 24  # of OPEN, for addresses that hold a token
HOLDERS = 64  # of such addresses, the last ones
KNOWN = 1_000  # addresses whose connections are counted


class Names(NamedTuple):
    """The valid names of this server, and the origins of pages that may open its socket."""

    hosts: frozenset[str]
    origins: frozenset[str]


def list_names(start: wire.Start, port: int) -> Names:
    """Return the addresses at which the server listens, and the host's own, if there is one."""
    own = {start.host, *(("127.0.0.1", "localhost") if start.public or start.host.startswith("127.")
                         else ())}
    hosts = {f"{host}:{port}" for host in own} | (own if port == 80 else set())
    origins = {f"http://{host}" for host in hosts}
    if start.public:
        public = urlsplit(start.public)
        hosts.add(public.netloc.lower())
        origins.add(f"{public.scheme}://{public.netloc}".lower())
    return Names(frozenset(hosts), frozenset(origins))


class Way(NamedTuple):
    """An open connection: its address, and how to close it."""

    address: str
    end: Callable[[], None]


class HostCheck:
    """Counts connections by address."""

    def __init__(self, clock: Callable[[], float], *, behind: bool) -> None:
        """`behind`: outside guests come through a tunnel of the host's own, all from one
        address."""
        self._clock = clock
        self._behind = behind
        self._open: dict[object, Way] = {}  # the oldest first
        self._silent: dict[object, Way] = {}  # those that have not said who they are
        self._holders: OrderedDict[str, None] = OrderedDict()  # addresses
        self._buckets: OrderedDict[tuple[str, int], Bucket] = OrderedDict()

    def enter(self, connection: object, address: str, end: Callable[[], None]) -> bool:
        """Admit a connection, in place of a silent one if there is no room. Returns whether that
        was possible."""
        alone = self._behind and address.startswith("127.")
        here = sum(way.address == address for way in self._open.values())
        most = OPEN if address in self._holders else OPEN - SPARE
        room = (
            (alone or here < OPEN_EACH or self._drop(lambda other: other == address))
            and (len(self._open) < most or self._drop(lambda other: other not in self._holders)
                 or self._drop(lambda other: other == address)))
        if room:
            self._open[connection] = self._silent[connection] = Way(address, end)
        return room

    def _drop(self, fits: Callable[[str], bool]) -> bool:
        """End the oldest silent connection from a fitting address. Returns whether there was
        one."""
        for connection, way in self._silent.items():
            if fits(way.address):
                self.leave(connection)
                way.end()
                return True
        return False

    def note_known(self, connection: object) -> None:
        """Note that a connection has shown a token: its address may always come back."""
        if way := self._silent.pop(connection, None):
            self._holders[way.address] = None
            self._holders.move_to_end(way.address)
            while len(self._holders) > HOLDERS:
                self._holders.popitem(last=False)

    def leave(self, connection: object) -> None:
        self._open.pop(connection, None)
        self._silent.pop(connection, None)

    def may_pass(self, address: str, most: int) -> bool:
        """Return whether an address may make one more request of at most `most` a minute."""
        now = self._clock()
        bucket = self._buckets.pop((address, most), None) or Bucket(most / 60, most, now)
        self._buckets[address, most] = bucket
        while len(self._buckets) > KNOWN:
            self._buckets.popitem(last=False)
        return bucket.take(now)
