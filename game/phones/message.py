"""Messages to a phone as they go over the wire: a whole snapshot of a seat, or the question for a
name."""

from __future__ import annotations

from typing import Literal

import msgspec

from game.phones import wire
from game.phones.protocol import Acting


class Me(msgspec.Struct, frozen=True):
    name: str
    colour: str
    sign: str
    seat: int


class Figure(msgspec.Struct, frozen=True):
    name: str
    sign: str
    colour: str
    text: str
    mine: bool
    turn: bool
    asleep: bool = False


class Item(msgspec.Struct, frozen=True, omit_defaults=True):
    """A thing on the table; with a place, it can be touched."""

    picture: str
    label: str
    place: str = ""
    can: bool = False
    on: bool = False
    focus: bool = False


class Group(msgspec.Struct, frozen=True):
    """Things that belong together; without items, words. `first`: it is large, before all
    others."""

    name: str
    items: tuple[Item, ...] = ()
    first: bool = False


class Card(msgspec.Struct, frozen=True):
    """A card in one's own hand. `new`: it has just come; `trump`: it is one."""

    place: str
    picture: str
    label: str
    can: bool
    on: bool
    focus: bool
    new: bool = False
    trump: bool = False


class Knob(msgspec.Struct, frozen=True):
    place: str
    label: str
    can: bool
    on: bool
    focus: bool
    picture: str = ""


class Spot(msgspec.Struct, frozen=True):
    """A place of a board, in shares of the board's width. It has a place if it can be touched, and
    a label if it needs words. `tag` is a short text beside it; `pips` are its demands, in the
    colours of those who met them; `lit`: it matters now."""

    place: str
    x: float
    y: float
    w: float
    h: float
    picture: str
    label: str
    can: bool
    on: bool
    focus: bool
    tag: str = ""
    pips: tuple[str, ...] = ()
    lit: bool = False


class Ground(msgspec.Struct, frozen=True):
    """A picture under the places of a board."""

    picture: str
    x: float
    y: float
    w: float
    h: float


class Line(msgspec.Struct, frozen=True):
    """A path of SVG on a board: a move with its flying piece, or the reach."""

    kind: Literal["way", "old", "reach"]
    path: str
    colour: str
    picture: str = ""


class Field(msgspec.Struct, frozen=True):
    """A board. `look`: middle and radius of the interesting part; `free`: it can be touched
    anywhere."""

    w: float
    h: float
    grounds: tuple[Ground, ...]
    spots: tuple[Spot, ...]
    lines: tuple[Line, ...] = ()
    look: tuple[float, float, float] | None = None
    free: bool = False


class Said(msgspec.Struct, frozen=True):
    text: str
    bad: bool
    n: int = 0


class Deed(msgspec.Struct, frozen=True):
    act: Acting
    label: str


class Blind(msgspec.Struct, frozen=True):
    left: str
    right: str


class Whole(msgspec.Struct, frozen=True, tag="seat", tag_field="kind"):
    """The whole snapshot of a phone. Its number is added as it is sent."""

    q: int
    lang: str
    dir: str
    mode: str
    title: str
    me: Me
    turn: str = "none"
    task: str = ""
    live: str = ""
    figures: tuple[Figure, ...] = ()
    table: tuple[Group, ...] = ()
    hand: tuple[Card, ...] = ()
    board: Field | None = None
    buttons: tuple[Knob | Deed, ...] = ()
    picked: str = ""
    said: Said | None = None
    acts: tuple[Deed, ...] = ()
    clock: wire.Clock | None = None
    blind: Blind | None = None
    focus: str = ""  # what stands under a pad's focus, in a menu
    says: dict[str, str] = {}  # words of the page's own buttons
    busy: bool = False
    over: bool = False
    book: str = ""  # where the rules are read
    log: tuple[str, ...] = ()  # what has happened, the newest first, while it is read


class Join(msgspec.Struct, frozen=True, tag="join", tag_field="kind"):
    """The question for a guest's name."""

    q: int
    lang: str
    dir: str
    me: Me
    title: str
    task: str
    seat: str = ""  # which one
    says: dict[str, str] = {}
