"""The hint bar: glyphs and words for the current presses of a device, from the binding table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from itertools import product
from typing import Protocol

from game.core.contract import Message
from game.core.paths import ASSETS
from game.core.words import Words
from game.devices.devices import Device, Devices
from game.devices.press import Action
from game.picture.art import Art
from game.picture.page import Control, Page
from game.picture.screen import Box
from game.picture.theme import INK, IVORY, Colour


class Host(Protocol):
    """The owner of hints, with the players' words and devices."""

    @property
    def words(self) -> Words: ...
    @property
    def devices(self) -> Devices: ...


Hint = tuple[Action, str | Message]
Laid = tuple[Action, str | Message, Box]  # and where it stands
GLYPH = 46
GAP = 10
APART = 20.0  # from one hint to the next
BETWEEN = 6.0  # and of one row to the next
CLOSER = (1.0, 1.0), (0.6, 0.0)  # parts of these two to try
SMALLER = "small@0.92", "small@0.86"  # the styles in which hints are told before one is left out
LOOKS_LIKE = {"steam": "xbox", "8bitdo": "nintendo"}  # with the same letters on their buttons
DRAWINGS = ASSETS / "ui" / "glyphs"


@cache
def file_of_glyph(name: str) -> str:
    """Return the file of a glyph ("steam_start"): of its own make, of one like it, or the one that
    all share."""
    make, _, button = name.partition("_")
    makes = (make, LOOKS_LIKE.get(make, "generic"), "generic")
    names = [f"{maker}_{button}" for maker in makes]
    return next((n for n in names if (DRAWINGS / f"{n}.svg").is_file()), name)


def say_hint(host: Host, told: str | Message) -> str:
    """Return the words of a hint, from a text key or with values."""
    return host.words(told) if isinstance(told, str) else host.words.say(told)


def hint_row(
    page: Page, host: Host, box: Box, device: Device,
    actions: Sequence[Hint], act: Callable[[Action, Device], None] | None = None, *,
    colour: Colour = IVORY, apart: float = APART,
) -> None:
    """Draw hints from left to right, row by row: at the players' text size, smaller if the box
    would not hold all, and only the first ones if it still holds too few.

    `actions` are actions and their words, mostly by key; clicking a hint calls `act`.
    """
    put_hints(page, host, device, *lay_hints(page, host, box, device, actions, apart), act,
              colour=colour)


def put_hints(
    page: Page, host: Host, device: Device, style: str, laid: Sequence[Laid],
    act: Callable[[Action, Device], None] | None = None, *, colour: Colour = IVORY,
) -> None:
    """Draw hints in their places."""
    for action, key, at in laid:
        wide = width_of_glyph(page.art, host, device, action, style)
        draw_glyph(page, host, at._replace(w=wide), device, action, style)
        page.put_text(
            Box(at.x + wide + GAP, at.y, at.w - wide - GAP + 1, at.h), say_hint(host, key),
            style, colour)
        if act:
            page.add_spot(f"hint/{action}", Control(at, partial(act, action, device)))


def hold(
    art: Art, host: Host, box: Box, device: Device, actions: Sequence[Hint],
) -> bool:
    """Say whether a box holds hints at the players' text size."""
    hints = [hint for hint in actions if width_of_glyph(art, host, device, hint[0])]
    return len(_place_rows(art, host, box, device, hints, "small")) == len(hints)


def lay_hints(
    page: Page, host: Host, box: Box, device: Device, actions: Sequence[Hint], apart: float = APART,
) -> tuple[str, list[Laid]]:
    """Return style and places of hints in a box: the largest style in which most fit, closer
    together before they get smaller."""
    hints = [hint for hint in actions if width_of_glyph(page.art, host, device, hint[0])]
    styles = [*(style for style in page.list_styles("small") if style != "body"), *SMALLER]
    ways = []
    for style, (aside, down) in product(styles, CLOSER):
        boxes = _place_rows(
            page.art, host, box, device, hints, style, apart * aside, BETWEEN * down)
        ways.append((style, boxes))
        if len(boxes) == len(hints):
            break
    style, boxes = max(ways, key=lambda way: len(way[1]))  # the first of those
    return style, [(*hint, at) for hint, at in zip(hints, boxes, strict=False)]


def _place_rows(
    art: Art, host: Host, box: Box, device: Device, hints: Sequence[Hint],
    style: str, apart: float = APART, between: float = BETWEEN,
) -> list[Box]:
    """Return the places of hints in a style, as many as fit the box."""
    found: list[Box] = []
    x, y, row = box.x, box.y, glyph_side(art, style) + between
    for action, key in hints:
        w = width_of_hint(art, host, device, action, key, style)
        if x > box.x and x + w > box.right:
            x, y = box.x, y + row
        if y + row > box.bottom + between or w > box.w:
            break
        found.append(Box(x, y, w, row))
        x += w + apart
    return found


def glyph_side(art: Art, style: str = "small") -> float:
    """Return the size of a button's glyph beside words of a style."""
    return max(GLYPH, art.line_height(style))


def width_of_glyph(
    art: Art, host: Host, device: Device, action: Action, style: str = "small",
) -> float:
    """Return the width of a button's glyph; 0 if the device has no such button."""
    glyph = host.devices.find_glyph(device, action)
    if glyph.kind == "none":
        return 0
    if glyph.kind == "svg":
        return glyph_side(art, style)
    return max(GLYPH, art.measure_text(glyph.name, style)[0] + 20)


def width_of_hint(
    art: Art, host: Host, device: Device, action: Action, key: str | Message, style: str = "small",
) -> float:
    """Return the width of a glyph with its words."""
    return (width_of_glyph(art, host, device, action, style) + GAP
            + art.measure_text(say_hint(host, key), style)[0])


def draw_glyph(
    page: Page, host: Host, box: Box, device: Device, action: Action, style: str = "small",
    *, leaf: bool = True,
) -> None:
    glyph = host.devices.find_glyph(device, action)
    if glyph.kind == "svg":
        side = min(box.w, box.h)
        room = box.place(side, side)
        page.put_picture(room, f"ui/glyphs/{file_of_glyph(glyph.name)}")
        if leaf:
            page.claim(glyph.name, room)
        return
    cap = Box(box.x, box.y + 3, box.w, box.h - 6)
    page.put_plate(cap, IVORY, 255, INK)
    page.put_fitted(cap, glyph.name, style, INK, "center", leaf=leaf)


def device_picture(device: Device) -> str:
    """Return the picture of a kind of device."""
    return f"ui/{device.split('/', 1)[0]}"
