"""What a phone is told: a whole snapshot of a seat, or the question for a name, as they go over the
wire."""

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
    """Something that lies on the table; with a place, it can be touched."""

    picture: str
    label: str
    place: str = ""
    can: bool = False
    on: bool = False
    focus: bool = False


class Group(msgspec.Struct, frozen=True):
    """What lies together; without items, words. `first`: it comes before all else, and is large."""

    name: str
    items: tuple[Item, ...] = ()
    first: bool = False


class Card(msgspec.Struct, frozen=True):
    """A card in one's own hand. `new`: it has just come; `trump`: it beats what is none."""

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
    """A place of a board, in shares of the board's width; what cannot be touched has no place, and
    what needs no words has no label. `tag` stands beside it in few letters; `pips` are what it
    wants, each in the colour of the person who has brought it; `lit`: it counts now."""

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
    """A picture that lies under the places of a board."""

    picture: str
    x: float
    y: float
    w: float
    h: float


class Line(msgspec.Struct, frozen=True):
    """Something drawn on a board, as a path of SVG: where a person went, and what flies there, or
    how far one reaches."""

    kind: Literal["way", "old", "reach"]
    path: str
    colour: str
    picture: str = ""


class Field(msgspec.Struct, frozen=True):
    """A board. `look`: the middle and the radius of what one should see now; `free`: it can be
    touched anywhere."""

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
    """All that a phone shows. Its own number is added as it is sent."""

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
    """A guest is asked for a name."""

    q: int
    lang: str
    dir: str
    me: Me
    title: str
    task: str
    seat: str = ""  # which one
    says: dict[str, str] = {}
