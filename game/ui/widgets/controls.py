"""Controls: buttons and choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from msgspec.structs import replace

from game.core.contract import Message
from game.picture.page import Hints, Page
from game.picture.screen import HEIGHT, SAFE
from game.picture.theme import DIM, GOLD, INK, IVORY
from game.ui.layout import Node, Padding, Picture, Text, frame, pad, row


class Entry(NamedTuple):
    """A button: its name, label, action and picture, and the reason why it is disabled, if it is. A
    choice has a `value`, too, and a `turn` to the next one or back. `about` is a sentence about it,
    and `short` may replace label and value."""

    name: str
    label: str
    act: Callable[[], object] = lambda: None
    picture: str = ""
    why: Message | None = None
    value: str = ""
    turn: Callable[[int], object] | None = None
    about: str = ""
    short: str = ""


def build_button(
    name: str, label: str, picture: str = "", *, height: float, focus: str = "",
    style: str = "label", size: float = 1, main: bool = False, centered: bool = False,
    why: Message | None = None, width: float | None = None, group: str = "buttons",
    aligned: Literal["left", "center"] = "center",
) -> Node:
    """Return a button with a picture before its label, or `aligned` in the plate. A `main` one is a
    light plank: the usual choice."""
    kind = "main button" if main else "button"
    plate = "button disabled" if why and not main else f"{kind} focused" if name == focus else kind
    ink = INK if main else DIM if why else IVORY
    icon = Picture(source=picture, height=min(height - 20, 60), ink=INK if main else None)
    words = Text(words=label, style=style, size=size, ink=ink, group=group,
                 grow=0 if centered else 1, align="left" if picture else aligned)
    return frame(plate, row(icon if picture else None, words, gap=14, align="center",
                            justify="center" if centered else "start", padding=pad(20, 2)),
                 name=name, told=label, why=why, width=width, height=height, shrink=1)


def build_choice(name: str, label: str, value: str, *, height: float, focus: str = "",
                 slides: bool = False, hints: Hints | None = None, main: bool = False,
                 width: float | None = None, share: float = 0.5) -> Node:
    """Return a label with a value between two arrows; a press takes the next value, and left and
    right turn it if it `slides`. A `main` one is a light plank; `share` is the label's part of the
    width."""
    arrow = Picture(source="ui/play", height=min(36, height / 2), ink=INK if main else None)
    kind = "main button" if main else "button"
    shown = Text(words=value, ink=INK if main else GOLD, align="center", group="values", grow=1)
    values = row(replace(arrow, mirrored=True), shown, arrow, gap=8, align="center",
                 padding=pad(12, 0), grow=1 - share)
    words = Text(words=label, ink=INK if main else IVORY, group="labels", grow=share)
    return frame(f"{kind} focused" if name == focus else kind,
                 row(words, values, gap=10, padding=pad(20, 2)), name=name, turns=True,
                 slides=slides, hints=hints, told=f"{label}: {value}", width=width, height=height,
                 shrink=1)


def build_main(entry: Entry, focus: str, width: float) -> Node:
    """Return the button of the usual choice, which needs no hint."""
    return replace(build_button(entry.name, entry.label, entry.picture, height=80, focus=focus,
                                style="heading", size=0.78, main=True, centered=True, width=width),
                   hints=())


def build_quiet(page: Page, entries: Sequence[Entry], focus: str) -> Node:
    """Return small buttons at the end of the hint bar, the first one last."""
    return row(Node(grow=1), *(replace(build_button(
        entry.name, entry.label, entry.picture, height=SAFE.bottom - page.hints_top, focus=focus,
        style="small", group="quiet"), hints=()) for entry in reversed(entries)), gap=14,
        height=HEIGHT - page.hints_top, padding=Padding(SAFE.x, 0, SAFE.x, HEIGHT - SAFE.bottom))


def window_of(at: int, count: int, room: int) -> range:
    """Return the visible part of a list, with one item as near its middle as possible."""
    first = max(0, min(at - room // 2, count - room))
    return range(first, min(first + room, count))
