"""Messages between the program and the process of its phones: JSON over a pipe.

The program sends only what one phone's owner may know: a `Seen` is made of the view of one seat and
of its own device's selection. It contains no state.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from game.core.contract import Message
from game.phones.protocol import Acting

Page = Literal["pad", "apart", "watching", "busy"]
Told = tuple[Any, ...]  # a Message, as JSON brings them back


class Side(msgspec.Struct, frozen=True):
    """The owner's colour: of a seat at a table, or in the lobby; -1 for none."""

    name: str = ""
    seat: int = -1


class Sitter(msgspec.Struct, frozen=True):
    """A person at the table. `asleep`: the phone does not answer."""

    name: str
    kind: str = "human"  # or a bot's level
    asleep: bool = False


class Asked(msgspec.Struct, frozen=True):
    """A seat's question and its selection: what its picker says, which knows its view alone. Moves
    are in the game's notation."""

    fields: tuple[str, ...] = ()  # every place that can have the focus
    nexts: tuple[str, ...] = ()  # those that lead on
    path: tuple[str, ...] = ()
    heeded: tuple[str, ...] = ()  # and what can be pressed besides, with things picked
    focus: str = ""
    readings: tuple[str, ...] = ()
    sure: str = ""  # the move that waits for a second touch
    place: str = ""  # and where
    tray: Told = ()
    offers: bool = False  # whether prev and next have something to pick
    back: bool = False  # whether something can be let go


class Bubble(msgspec.Struct, frozen=True):
    """A message to a seat; `n` differs if the same is said once more."""

    says: Told
    bad: bool = False
    n: int = 0


class Blind(msgspec.Struct, frozen=True):
    """A secret answer: two moves."""

    left: str
    right: str


class Clock(msgspec.Struct, frozen=True):
    of: int
    left: int


class Seen(msgspec.Struct, frozen=True, tag="seen", tag_field="kind"):
    """A match as one seat sees it; `q` is the number of its question."""

    game: str
    seat: int
    view: str
    sitters: tuple[Sitter, ...]
    q: int = 0
    asked: Asked | None = None
    said: Bubble | None = None
    told: Told = ()  # what happened last
    sort: str = ""
    remind: bool = True
    undo: bool = False
    blind: Blind | None = None
    clock: Clock | None = None
    fresh: tuple[str, ...] = ()  # places of its hand to which cards have just come
    busy: bool = False  # whether something waits for the disk
    country: str = ""  # that is played on, if it is one of several
    went: tuple[tuple[int, str, str], ...] = ()  # seat, from where and to where, the newest last
    log: tuple[Told, ...] = ()  # what everybody could see, the newest first, while it is read
    over: bool = False  # whether people have ended it before its rules did
    bare: int = -1  # whose hand lies open at the screen, for that player's eyes alone


class Menu(msgspec.Struct, frozen=True, tag="menu", tag_field="kind"):
    """No table. `page`: the phone is a pad that shows the focus; or others play, or the screen is
    busy, and it has nothing to press; `apart`: it may take a seat."""

    q: int = 0
    me: Side = Side()
    focus: str = ""
    page: Page = "pad"


class Join(msgspec.Struct, frozen=True, tag="join", tag_field="kind"):
    """A guest without a name yet."""

    q: int = 0
    me: Side = Side()
    refused: str = ""  # what was wrong with the name that was given, as a key


Shown = Seen | Menu | Join


# From the program to its phones.


class Tokens(msgspec.Struct, frozen=True, tag="tokens", tag_field="kind"):
    """The admitted tokens by slot, and unspent codes. All others end."""

    tokens: dict[str, str]
    codes: dict[str, str] = {}


class Show(msgspec.Struct, frozen=True, tag="show", tag_field="kind"):
    """The new content of a phone."""

    slot: str
    shown: Shown


class Shut(msgspec.Struct, frozen=True, tag="shut", tag_field="kind"):
    """The screen plays without phones."""


Order = Tokens | Show | Shut


# And back.


class Ready(msgspec.Struct, frozen=True, tag="ready", tag_field="kind"):
    """The process listens."""

    port: int


class Admitted(msgspec.Struct, frozen=True, tag="admitted", tag_field="kind"):
    """The tokens of these slots, and no others, are valid now."""

    slots: tuple[str, ...]


class Failed(msgspec.Struct, frozen=True, tag="failed", tag_field="kind"):
    """The process cannot listen; the system's reason."""

    reason: str


class Joined(msgspec.Struct, frozen=True, tag="joined", tag_field="kind"):
    """A phone has come, or come back; by a code, with its new `token`. `lang` is its language."""

    slot: str
    token: str = ""
    lang: str = ""


class Left(msgspec.Struct, frozen=True, tag="left", tag_field="kind"):
    """A phone has gone, or sleeps."""

    slot: str


class Named(msgspec.Struct, frozen=True, tag="named", tag_field="kind"):
    slot: str
    name: str


class Touched(msgspec.Struct, frozen=True, tag="touched", tag_field="kind"):
    """A place, and the question on the phone's screen."""

    slot: str
    place: str
    q: int


class Pointed(msgspec.Struct, frozen=True, tag="pointed", tag_field="kind"):
    """A point on the board without a place, in shares of its width."""

    slot: str
    x: float
    y: float
    q: int


class Acted(msgspec.Struct, frozen=True, tag="acted", tag_field="kind"):
    slot: str
    act: Acting
    q: int


class Fault(msgspec.Struct, frozen=True, tag="fault", tag_field="kind"):
    """A fault for the log; the process goes on."""

    text: str


News = Ready | Admitted | Failed | Joined | Left | Named | Touched | Pointed | Acted | Fault


class Start(msgspec.Struct, frozen=True):
    """Where to listen, and for whom. `names` are the hosts of valid addresses, `public` the host's
    own address; `language` is for phones that speak none of ours."""

    host: str
    port: int
    public: str = ""
    language: str = "en"
    tokens: dict[str, str] = {}
    codes: dict[str, str] = {}


orders: msgspec.json.Decoder[Order] = msgspec.json.Decoder(Order)
news: msgspec.json.Decoder[News] = msgspec.json.Decoder(News)
written = msgspec.json.Encoder().encode


def restore_says(told: Told) -> Message:
    """Return a message with tuples in place of JSON's lists."""
    return tuple(restore_says(tuple(one)) if isinstance(one, list | tuple) else one for one in told)
