"""What a phone may say, and what becomes of it: no socket and no clock of its own.

A phone says who it is (`hello`, with its token) and then sends names, touches of places and acts.
Each carries the number of the snapshot that was on its screen; a touch, or an act that chooses,
that was meant for another question changes nothing and gets a fresh snapshot. Whatever is
malformed, too large or comes too fast ends the connection, with a reason.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Annotated, Literal, NamedTuple

import msgspec

MOST = 4096  # bytes of a message
RATE = 30.0  # messages a second, and as many at once
PATIENCE = 10.0  # seconds until a connection has said whose it is
KEPT = 256  # snapshots of which a connection remembers which question they asked
NORMAL, POLICY, LARGE, AGAIN = 1000, 1008, 1009, 1013  # codes with which connections are closed

Acting = Literal["up", "down", "left", "right", "confirm", "cancel", "why", "rules", "log", "undo",
                 "pause", "prev", "next"]
Why = Literal["full", "taken-over", "put-out", "no-phones", "unknown", "rude", "closing"]
ANYHOW: tuple[Acting, ...] = ("pause", "rules", "log", "up", "down", "left", "right", "why")
Number = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Place = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Share = Annotated[float, msgspec.Meta(ge=0, le=4)]


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hello",
            tag_field="kind"):
    """Its token or code; `n` is the last snapshot of this page, `lang` the phone's language."""

    token: Annotated[str, msgspec.Meta(max_length=64)]
    lang: Annotated[str, msgspec.Meta(max_length=35)] = ""
    n: Annotated[int, msgspec.Meta(ge=0, le=2**40)] = 0


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="name", tag_field="kind"):
    text: Annotated[str, msgspec.Meta(max_length=60)]


class Touch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="touch",
            tag_field="kind"):
    place: Place
    n: Number


class Point(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="point",
            tag_field="kind"):
    """A point on the board, in shares of its width."""

    x: Share
    y: Share
    n: Number


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="act", tag_field="kind"):
    act: Acting
    n: Number


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ping", tag_field="kind"):
    id: Number


_read = msgspec.json.Decoder(Hello | Name | Touch | Point | Act | Ping)


# What becomes of a message.


class Joined(NamedTuple):
    """A phone has said who it is."""

    slot: str


class Named(NamedTuple):
    text: str


class Touched(NamedTuple):
    """A touch; `q` is the question on the phone's screen."""

    place: str
    q: int


class Pointed(NamedTuple):
    """A point on the board of the phone's screen."""

    x: float
    y: float
    q: int


class Acted(NamedTuple):
    act: Acting
    q: int


class Stale(NamedTuple):
    """A message for an older question: the phone needs the current snapshot."""


class Pinged(NamedTuple):
    id: int


class Closed(NamedTuple):
    """The end of a connection: words for the phone, and for the log."""

    code: int
    why: Why
    reason: str


Event = Joined | Named | Touched | Pointed | Acted | Stale | Pinged | Closed


class Bucket:
    """A rate per second, with the size of the bucket as the greatest burst."""

    def __init__(self, rate: float, size: float, now: float) -> None:
        self._rate, self._size = rate, size
        self._left, self._since = size, now

    def take(self, now: float) -> bool:
        """Take one, if there is one."""
        self._left = min(self._size, self._left + max(now - self._since, 0.0) * self._rate)
        self._since = max(now, self._since)
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def is_full(self, now: float) -> bool:
        """Say whether nothing was taken lately, so that it may be forgotten."""
        return self._left + (now - self._since) * self._rate >= self._size


class Visitor:
    """One connection, from its first message to its last."""

    def __init__(self, now: float, find: Callable[[str], tuple[str, str] | None]) -> None:
        """`find` returns the slot of a token or a code, and the new token for a code."""
        self._find = find
        self._bucket = Bucket(RATE, RATE, now)
        self._asked: OrderedDict[int, int] = OrderedDict()  # the question of each snapshot
        self.slot: str | None = None
        self.token = ""  # what its code is exchanged for
        self.lang = ""
        self.n = 0  # of the last snapshot that was sent
        self.q = 0  # the question that it asked

    def number_question(self, q: int) -> int:
        """Note that a snapshot with a question is sent. Returns its number."""
        self.n, self.q = self.n + 1, q
        self._asked[self.n] = q
        while len(self._asked) > KEPT:
            self._asked.popitem(last=False)
        return self.n

    def hear(self, frame: str | bytes, now: float) -> Event:
        """Return the meaning of a message."""
        if not self._bucket.take(now):
            return Closed(POLICY, "rude", "it sends too fast")
        if not isinstance(frame, str):
            return Closed(POLICY, "rude", "it sends bytes")
        if len(frame.encode("utf-8", "surrogatepass")) > MOST:
            return Closed(LARGE, "rude", f"a message is larger than {MOST} bytes")
        try:
            said = _read.decode(frame)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return Closed(POLICY, "rude", "a message is malformed")
        match said:
            case Hello(): return self._read_hello(said)
            case Ping(id): return Pinged(id)
        if self.slot is None:
            return Closed(POLICY, "rude", "it has not said who it is")
        match said:
            case Name(text): return Named(text)
            case Touch(place, n): return Touched(place, self.q) if self._is_meant(n) else Stale()
            case Point(x, y, n): return Pointed(x, y, self.q) if self._is_meant(n) else Stale()
        act, n = said.act, said.n
        return Acted(act, self.q) if act in ANYHOW or self._is_meant(n) else Stale()

    def _read_hello(self, said: Hello) -> Event:
        if self.slot is not None:
            return Closed(POLICY, "rude", "it says twice who it is")
        found = self._find(said.token)
        if found is None:
            return Closed(POLICY, "unknown", "nobody has this token")
        (self.slot, self.token), self.lang, self.n = found, said.lang, said.n
        return Joined(self.slot)

    def _is_meant(self, n: int) -> bool:
        """Say whether a message is for the current question."""
        return self._asked.get(n) == self.q
