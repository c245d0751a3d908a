"""Keyboards and pads, on which players see where each key and button is that has a meaning."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pygame
from msgspec.structs import replace

from game.devices.glyphs import key_cap
from game.picture.art import FINE, smooth
from game.picture.hints import drawing
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import GILT, GOLD, INK, IVORY, OAK, Colour
from game.ui.layout import Node, Padding, Text, column, frame, pad, row

Key = tuple[str, float]  # its name and its width; without a name a gap
ROWS: tuple[tuple[Key, ...], ...] = (
    (("GRAVE", 1), *((n, 1) for n in "1234567890"), ("MINUS", 1), ("EQUALS", 1),
     ("BACKSPACE", 2), ("", 0.4), ("INSERT", 1), ("HOME", 1), ("PAGEUP", 1), ("", 0.4),
     ("NUMLOCKCLEAR", 1), ("KP_DIVIDE", 1), ("KP_MULTIPLY", 1), ("KP_MINUS", 1)),
    (("TAB", 1.5), *((n, 1) for n in "QWERTYUIOP"), ("LEFTBRACKET", 1), ("RIGHTBRACKET", 1),
     ("BACKSLASH", 1.5), ("", 0.4), ("DELETE", 1), ("END", 1), ("PAGEDOWN", 1), ("", 0.4),
     ("KP_7", 1), ("KP_8", 1), ("KP_9", 1), ("KP_PLUS", 1)),
    (("CAPSLOCK", 1.75), *((n, 1) for n in "ASDFGHJKL"), ("SEMICOLON", 1), ("APOSTROPHE", 1),
     ("RETURN", 2.25), ("", 3.8), ("KP_4", 1), ("KP_5", 1), ("KP_6", 1), ("", 1)),
    (("LSHIFT", 1.25), ("NONUSBACKSLASH", 1), *((n, 1) for n in "ZXCVBNM"), ("COMMA", 1),
     ("PERIOD", 1), ("SLASH", 1), ("RSHIFT", 2.75), ("", 1.4), ("UP", 1), ("", 1.4),
     ("KP_1", 1), ("KP_2", 1), ("KP_3", 1), ("KP_ENTER", 1)),
    (("LCTRL", 1.5), ("LGUI", 1.25), ("LALT", 1.25), ("SPACE", 6.5), ("RALT", 1.5),
     ("RGUI", 1.25), ("RCTRL", 1.75), ("", 0.4), ("LEFT", 1), ("DOWN", 1), ("RIGHT", 1),
     ("", 0.4), ("KP_0", 2), ("KP_PERIOD", 1), ("", 1)),
)

# Places and sizes of buttons in the picture of a pad, which is 520 units wide and 360 high.
BUTTONS = {
    "south": (396.0, 190.0, 48.0), "east": (436.0, 150.0, 48.0), "west": (356.0, 150.0, 48.0),
    "north": (396.0, 110.0, 48.0), "shoulder_left": (128.0, 66.0, 40.0),
    "shoulder_right": (392.0, 66.0, 40.0), "trigger_left": (126.0, 28.0, 40.0),
    "trigger_right": (394.0, 28.0, 40.0)}
SMALL_BUTTONS = {  # these are only seen where they mean something
    "back": (222.0, 136.0, 36.0), "start": (298.0, 136.0, 36.0), "guide": (260.0, 108.0, 36.0),
    "misc": (260.0, 200.0, 36.0), "touchpad": (260.0, 160.0, 36.0)}
LEFT_HAND = {"low": (190.0, 224.0), "high": (124.0, 150.0)}  # the left stick; the cross is opposite


class Tag(NamedTuple):
    button: str
    x: float
    y: float
    side: float
    says: str


def build_keyboard(layout: dict[int, str], bound: Sequence[str], lit: Sequence[str]) -> Node:
    """Return a keyboard on a board: keys with a meaning are of bone, those that are `lit` of
    gold."""
    def key(name: str) -> Node:
        style = "lit" if name in lit else "bound" if name in bound else ""
        cap = Text(words=key_cap(name, layout) if name in bound else "", style="carved", ink=INK,
                   align="center", one_line=True, group="caps")
        return frame(f"small key {style}".strip(), cap, padding=Padding(3, 0, 3, 5))
    rows = (row(*(replace(key(name) if name else Node(), grow=width) for name, width in keys),
                gap=3, grow=1) for keys in ROWS)
    return frame("wooden tile", frame("keys' ground", column(*rows, gap=3, padding=pad(8))),
                 tint=OAK, padding=pad(12), anchor="keyboard", grow=1)


def draw_pad(page: Page, box: Box, family: str, means: Mapping[str, str],
             shines: Sequence[str]) -> None:
    """Draw a pad of a make; at both sides, lines lead from its buttons to what they mean. Nobody
    needs to be told about the cross."""
    kind, other = ("low", "high") if family in ("sony", "generic") else ("high", "low")
    k = min(box.h / 360, box.w * 0.42 / 520)
    at = Box(box.center[0] - 260 * k, box.center[1] - 180 * k, 520 * k, 360 * k)
    places = BUTTONS | SMALL_BUTTONS | {"stick_left": (*LEFT_HAND[kind], 40.0),
                                        "stick_right": (330.0, 224.0, 40.0)}
    tags = [Tag(name, at.x + k * x, at.y + k * y, k * side, means.get(name, ""))
            for name, (x, y, side) in places.items()]
    said = [tag for tag in tags if tag.says]
    sides = [sorted((tag for tag in said if (tag.x > box.center[0]) == right),
                    key=lambda tag: (tag.y, tag.x)) for right in (False, True)]
    wide = (box.w - at.w) / 2 - 24
    tall = min(44, box.h / max(*map(len, sides), 1) - 4)
    style = page.largest(Box(0, 0, wide - 20, tall), [tag.says for tag in said],
                         [f"small@{size}" for size in (1, 0.9, 0.8, 0.7, 0.6)])
    page.image(page.art.picture(f"ui/pads/{kind}", at.w, at.h), at.x, at.y)
    for right, listed in enumerate(sides):
        free = (box.h - len(listed) * tall) / (len(listed) + 1)
        for n, tag in enumerate(listed):
            x = box.right - wide if right else box.x
            plate = Box(x, box.y + free + n * (tall + free), wide, tall)
            lit = tag.button in shines
            end = plate.x if right else plate.right
            _lead(page, (end, plate.center[1]), (tag.x, tag.y), GOLD if lit else IVORY)
            page.image(page.art.plate(plate.w, plate.h, GILT if lit else IVORY, 255, INK, 3, 10),
                       plate.x, plate.y)
            page.text(plate.inset(10, 0), tag.says, style, INK, "center")
    for tag in tags:
        if not tag.says and tag.button not in BUTTONS:
            continue
        place = Box(tag.x, tag.y, 0, 0).inset(-tag.side / 2)
        if tag.button in shines:
            ring = place.inset(-8)
            page.image(page.art.disc(ring.w, GOLD, 255), ring.x, ring.y)
        page.picture(place, f"ui/glyphs/{drawing(f'{family}_{tag.button}')}")
    x, y = (at.x + k * LEFT_HAND[other][0], at.y + k * LEFT_HAND[other][1])
    pressed = next((name for name in shines if name.startswith("dpad")), "")
    side = k * 106
    file = drawing(f"{family}_{pressed}") if pressed else "dpad"
    page.picture(Box(x - side / 2, y - side / 2, side, side), f"ui/glyphs/{file}")
    page.anchors["pad"] = at


def _lead(page: Page, one: tuple[float, float], other: tuple[float, float],
          colour: Colour) -> None:
    """Draw a line from a label to a button."""
    left, top = min(one[0], other[0]) - 3, min(one[1], other[1]) - 3
    size = (page.art.pixels(abs(one[0] - other[0]) + 6),
            page.art.pixels(abs(one[1] - other[1]) + 6))

    def paint(image: pygame.Surface) -> None:
        k = page.art.scale * FINE
        begin, end = (((x - left) * k, (y - top) * k) for x, y in (one, other))
        pygame.draw.line(image, INK, begin, end, round(6 * k))
        pygame.draw.line(image, colour, begin, end, round(3 * k))
    key = "lead", size, (one[0] < other[0]) == (one[1] < other[1]), colour
    page.image(page.art.keep(key, lambda: smooth(size, paint)), left, top)
