"""Halves of a keyboard and pads as they lie before somebody, on which it is seen where every key
and button is that means something; those of one action shine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pygame

from game.devices.glyphs import key_cap
from game.picture.art import FINE, smooth
from game.picture.hints import drawing
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import GILT, GOLD, INK, IVORY, OAK, Colour
from game.scenes.scenery.planks import tile

Key = tuple[str, float]  # its name and its width in units; without a name a gap
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
LONG = sum(wide for _, wide in ROWS[0])
AIR, FRAME = 3.0, 18.0  # between keys; the wood round them
SUNK: Colour = (30, 44, 70)  # enamel, in which keys lie
QUIET: Colour = (66, 82, 112)  # a key that means nothing
THICK = 5.0  # how much of the side of a key is seen
CAPS = "carved", "small@0.9", "small@0.75", "small@0.6", "small@0.5", "small@0.42"  # letters
NEW = 8.0  # a ring round what shines

SHAPE = 520 / 360  # of a pad; what follows is in parts of its picture, which is so wide
PAD = 520.0
SMALL, BUTTON, MIDDLE = 40.0, 48.0, 36.0  # buttons of a shoulder, of the right thumb, between
CROSS = 106.0
FACES = {"south": (396.0, 190.0), "east": (436.0, 150.0), "west": (356.0, 150.0),
         "north": (396.0, 110.0)}
ENDS = {"shoulder_left": (128.0, 66.0), "shoulder_right": (392.0, 66.0),
        "trigger_left": (126.0, 28.0), "trigger_right": (394.0, 28.0)}
INNER = {"back": (222.0, 136.0), "start": (298.0, 136.0), "guide": (260.0, 108.0),
         "misc": (260.0, 200.0), "touchpad": (260.0, 160.0)}
STICKS = {"low": ((190.0, 224.0), (330.0, 224.0)), "high": ((124.0, 150.0), (330.0, 224.0))}
CROSSES = {"low": (124.0, 150.0), "high": (190.0, 224.0)}
TAGS = "small", "small@0.9", "small@0.8", "small@0.7", "small@0.6"  # letters of what buttons mean
LEAD, TAG = 3.0, 44.0  # a line to a button; the height of what it says, at most


class Tag(NamedTuple):
    """A button, where it is, how large, and what it means."""

    button: str
    x: float
    y: float
    side: float
    says: str


def draw_keyboard(page: Page, box: Box, layout: dict[int, str], bound: Sequence[str],
                  shines: Sequence[str]) -> None:
    """A keyboard on a board, as large as a box has room for: those of its keys that are `bound`
    are of bone, and those that shine of gold."""
    unit = min((box.w - 2 * FRAME) / LONG, (box.h - 2 * FRAME) / len(ROWS))
    w, h = LONG * unit + 2 * FRAME, len(ROWS) * unit + 2 * FRAME
    board = Box(box.center[0] - w / 2, box.center[1] - h / 2, w, h)
    tile(page, board, OAK)
    inner = board.inset(FRAME - 6)
    page.image(page.art.plate(inner.w, inner.h, SUNK, 255, INK, 3, 10), inner.x, inner.y)
    caps = {name: key_cap(name, layout) for name in bound}
    for n, row in enumerate(ROWS):
        x = board.x + FRAME
        for name, wide in row:
            if name:
                key = Box(x + AIR / 2, board.y + FRAME + n * unit + AIR / 2, wide * unit - AIR,
                          unit - AIR)
                _key(page, key, caps.get(name, ""), bone=name in bound, gold=name in shines)
            x += wide * unit
    page.claim("keyboard", board)


def _key(page: Page, box: Box, cap: str, *, bone: bool, gold: bool) -> None:
    art, colour = page.art, GILT if gold else IVORY if bone else QUIET
    if gold:
        ring = box.inset(-NEW / 2)
        page.image(art.plate(ring.w, ring.h, GOLD, 255, None, 0, 12), ring.x, ring.y)
    page.image(art.plate(box.w, box.h, INK, 255, None, 0, 8), box.x, box.y)
    top = box._replace(h=box.h - THICK)
    page.image(art.plate(top.w, top.h, colour, 255, INK, 2, 8), top.x, top.y)
    if cap:
        room = top.inset(3, 0)
        page.fitted(room, cap, page.largest(room, [cap], CAPS), INK, "center", leaf=False)


def draw_pad(page: Page, box: Box, family: str, means: Mapping[str, str],
             shines: Sequence[str]) -> None:
    """A pad of a make in the middle of a box, and at both its sides what its buttons mean, but of
    the cross, of which everybody knows it."""
    kind = "low" if family in ("sony", "generic") else "high"
    high = min(box.h, box.w * 0.42 / SHAPE)
    at = Box(box.center[0] - high * SHAPE / 2, box.center[1] - high / 2, high * SHAPE, high)
    k = at.w / PAD
    tags = [Tag(name, at.x + k * x, at.y + k * y, k * side, means.get(name, ""))
            for name, (x, y, side) in _places(kind).items()]
    said = [tag for tag in tags if tag.says]
    sides = [sorted((tag for tag in said if (tag.x > box.center[0]) == right),
                    key=lambda tag: (tag.y, tag.x)) for right in (False, True)]
    wide = (box.w - at.w) / 2 - 24
    tall = min(TAG, box.h / max(*map(len, sides), 1) - 4)
    style = page.largest(Box(0, 0, wide - 20, tall), [tag.says for tag in said], TAGS)
    page.image(page.art.picture(f"ui/pads/{kind}", at.w, at.h), at.x, at.y)
    for right, column in enumerate(sides):
        free = (box.h - len(column) * tall) / (len(column) + 1)
        for n, tag in enumerate(column):
            x = box.right - wide if right else box.x
            plate = Box(x, box.y + free + n * (tall + free), wide, tall)
            lit = tag.button in shines
            end = plate.x if right else plate.right
            _lead(page, (end, plate.center[1]), (tag.x, tag.y), GOLD if lit else IVORY)
            page.image(page.art.plate(plate.w, plate.h, GILT if lit else IVORY, 255, INK, 3, 10),
                       plate.x, plate.y)
            page.text(plate.inset(10, 0), tag.says, style, INK, "center")
    for tag in tags:
        _button(page, tag, family, lit=tag.button in shines)
    x, y = (at.x + k * CROSSES[kind][0], at.y + k * CROSSES[kind][1])
    pressed = next((name for name in shines if name.startswith("dpad")), "")
    side = k * CROSS
    file = drawing(f"{family}_{pressed}") if pressed else "dpad"
    page.picture(Box(x - side / 2, y - side / 2, side, side), f"ui/glyphs/{file}", leaf=False)
    page.claim("pad", at)


def _places(kind: str) -> dict[str, tuple[float, float, float]]:
    """Where the buttons of a pad are, but the cross, and how large."""
    found = {name: (*at, BUTTON) for name, at in FACES.items()}
    found |= {name: (*at, SMALL) for name, at in ENDS.items()}
    found |= {name: (*at, MIDDLE) for name, at in INNER.items()}
    return found | {name: (*at, SMALL) for name, at in zip(
        ("stick_left", "stick_right"), STICKS[kind], strict=True)}


def _button(page: Page, tag: Tag, family: str, *, lit: bool) -> None:
    if not tag.says and tag.button not in FACES and tag.button not in ENDS:
        return
    if lit:
        side = tag.side + 2 * NEW
        page.image(page.art.disc(side, GOLD, 255), tag.x - side / 2, tag.y - side / 2)
    at = Box(tag.x - tag.side / 2, tag.y - tag.side / 2, tag.side, tag.side)
    page.picture(at, f"ui/glyphs/{drawing(f'{family}_{tag.button}')}", leaf=False)


def _lead(page: Page, one: tuple[float, float], other: tuple[float, float],
          colour: Colour) -> None:
    """A line from what is said to a button."""
    left, top = min(one[0], other[0]) - LEAD, min(one[1], other[1]) - LEAD
    size = (page.art.pixels(abs(one[0] - other[0]) + 2 * LEAD),
            page.art.pixels(abs(one[1] - other[1]) + 2 * LEAD))

    def paint(image: pygame.Surface) -> None:
        k = page.art.scale * FINE
        begin, end = (((x - left) * k, (y - top) * k) for x, y in (one, other))
        pygame.draw.line(image, INK, begin, end, round(2 * LEAD * k))
        pygame.draw.line(image, colour, begin, end, round(LEAD * k))
    key = "lead", size, (one[0] < other[0]) == (one[1] < other[1]), colour
    page.image(page.art.keep(key, lambda: smooth(size, paint)), left, top)
