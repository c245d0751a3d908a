"""Who is let in to the process of the phones: by what names it may be called, and how many come
from where."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple
from urllib.parse import urlsplit

from game.phones import wire
from game.phones.protocol import Bucket

OPEN = 160  # connections at once
OPEN_EACH = 48  # and from one address
KNOWN = 1_000  # addresses whose connections are counted


class Names(NamedTuple):
    """By what names this server may be called, and pages from where may open its socket."""

    hosts: frozenset[str]
    origins: frozenset[str]


def names(start: wire.Start, port: int) -> Names:
    """The addresses at which the server listens, and the host's own, if there is one."""
    own = {start.host, *(("127.0.0.1", "localhost") if start.public or start.host.startswith("127.")
                         else ())}
    hosts = {f"{host}:{port}" for host in own} | (own if port == 80 else set())
    origins = {f"http://{host}" for host in hosts}
    if start.public:
        public = urlsplit(start.public)
        hosts.add(public.netloc.lower())
        origins.add(f"{public.scheme}://{public.netloc}".lower())
    return Names(frozenset(hosts), frozenset(origins))


class Gate:
    """How many connections come from where."""

    def __init__(self, clock: Callable[[], float], *, behind: bool) -> None:
        """`behind`: strangers come through a tunnel of the host's own, all from one address."""
        self._clock = clock
        self._behind = behind
        self._open: dict[str, int] = {}
        self._buckets: OrderedDict[tuple[str, int], Bucket] = OrderedDict()

    def enter(self, address: str) -> bool:
        """Count a connection. Returns whether there is room for it."""
        alone = self._behind and address.startswith("127.")
        here = self._open.get(address, 0)
        if sum(self._open.values()) >= OPEN or (here >= OPEN_EACH and not alone):
            return False
        self._open[address] = here + 1
        return True

    def leave(self, address: str) -> None:
        left = self._open.get(address, 0) - 1
        if left > 0:
            self._open[address] = left
        else:
            self._open.pop(address, None)

    def passes(self, address: str, most: int) -> bool:
        """Whether one more request is not one too many: `most` a minute."""
        now = self._clock()
        bucket = self._buckets.pop((address, most), None) or Bucket(most / 60, most, now)
        self._buckets[address, most] = bucket
        while len(self._buckets) > KNOWN:
            self._buckets.popitem(last=False)
        return bucket.take(now)
