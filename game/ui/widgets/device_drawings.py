"""Drawings of keyboards and pads that show each key and button in use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from math import dist
from typing import NamedTuple

import pygame

from game.devices.glyphs import key_cap
from game.picture.art import FINE, paint_smoothly
from game.picture.hints import file_of_glyph
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import GILT, GOLD, INK, IVORY, OAK, Colour
from game.ui.layout import Node, Padding, Text, column, frame, pad, row

# Rows of keys: their names, each with its width if that is not 1; without a name a gap.
KEYS = """
    GRAVE 1 2 3 4 5 6 7 8 9 0 MINUS EQUALS BACKSPACE:2 :0.4 INSERT HOME PAGEUP :0.4
    NUMLOCKCLEAR KP_DIVIDE KP_MULTIPLY KP_MINUS;
    TAB:1.5 Q W E R T Y U I O P LEFTBRACKET RIGHTBRACKET BACKSLASH:1.5 :0.4 DELETE END PAGEDOWN
    :0.4 KP_7 KP_8 KP_9 KP_PLUS;
    CAPSLOCK:1.75 A S D F G H J K L SEMICOLON APOSTROPHE RETURN:2.25 :3.8 KP_4 KP_5 KP_6 :1;
    LSHIFT:1.25 NONUSBACKSLASH Z X C V B N M COMMA PERIOD SLASH RSHIFT:2.75 :1.4 UP :1.4
    KP_1 KP_2 KP_3 KP_ENTER;
    LCTRL:1.5 LGUI:1.25 LALT:1.25 SPACE:6.5 RALT:1.5 RGUI:1.25 RCTRL:1.75 :0.4 LEFT DOWN RIGHT
    :0.4 KP_0:2 KP_PERIOD :1"""

# Places and sizes of buttons in the picture of a pad, which is 520 units wide and 360 high.
BUTTONS = {
    "south": (396.0, 190.0, 48.0), "east": (436.0, 150.0, 48.0), "west": (356.0, 150.0, 48.0),
    "north": (396.0, 110.0, 48.0), "shoulder_left": (128.0, 66.0, 40.0),
    "shoulder_right": (392.0, 66.0, 40.0), "trigger_left": (126.0, 28.0, 40.0),
    "trigger_right": (394.0, 28.0, 40.0)}
SMALL_BUTTONS = {  # these are only seen where they mean something
    "back": (222.0, 136.0, 36.0), "start": (298.0, 136.0, 36.0), "guide": (260.0, 108.0, 36.0),
    "misc": (260.0, 200.0, 36.0), "touchpad": (260.0, 160.0, 36.0)}
FACE = "south", "east", "west", "north"
PLATE_HEIGHT = 48  # with the gap to the next one
LEFT_HAND = {"low": (190.0, 224.0), "high": (124.0, 150.0)}  # the left stick; the cross is opposite


class Tag(NamedTuple):
    """A button of a pad: its name, place and meaning."""

    button: str
    place: Box
    says: str


def build_keyboard(layout: dict[int, str], bound: Sequence[str], lit: Sequence[str]) -> Node:
    """Return a keyboard on a board: keys in use are of bone, those in `lit` of gold."""
    def key(name: str, width: float) -> Node:
        if not name:
            return Node(grow=width)
        style = "lit" if name in lit else "bound" if name in bound else ""
        cap = Text(words=key_cap(name, layout) if name in bound else "", style="carved", ink=INK,
                   align="center", one_line=True, group="caps")
        return frame(f"small key {style}".strip(), cap, padding=Padding(3, 0, 3, 5), grow=width)

    rows = [row(*(key(name, float(width or 1)) for name, _, width in (
        one.partition(":") for one in keys.split())), gap=3, grow=1) for keys in KEYS.split(";")]
    return frame("wooden tile", frame("keys' ground", column(*rows, gap=3, padding=pad(8))),
                 tint=OAK, padding=pad(12), anchor="keyboard", grow=1)


def draw_pad(page: Page, box: Box, family: str, means: Mapping[str, str],
             shines: Sequence[str]) -> None:
    """Draw a pad of a make with labels at both sides, and below it those of the small buttons. With
    large texts, only the small buttons have labels, at the sides. The cross has none."""
    large = page.art.large_text
    sides = box if large else box._replace(h=box.h - PLATE_HEIGHT)
    kind, other = ("low", "high") if family in ("sony", "generic") else ("high", "low")
    k = min(sides.h / 360, box.w * 0.42 / 520)
    at = box.place(520 * k, 360 * k, 0.5, 0)

    def find(x: float, y: float, side: float) -> Box:
        return Box(at.x + k * x, at.y + k * y, 0, 0).inset(-k * side / 2)

    places = BUTTONS | SMALL_BUTTONS | {"stick_left": (*LEFT_HAND[kind], 40.0),
                                        "stick_right": (330.0, 224.0, 40.0)}
    tags = [Tag(name, find(*place), means.get(name, "")) for name, place in places.items()]
    page.put_image(page.art.load_picture(f"ui/pads/{kind}", at.w, at.h), at.x, at.y)
    _draw_meanings(page, box, sides, at, [tag for tag in tags if tag.says and (
        not large or tag.button in SMALL_BUTTONS)], shines)
    for tag in tags:
        if not tag.says and tag.button not in BUTTONS:
            continue
        if tag.button in shines:
            ring = tag.place.inset(-8)
            page.put_image(page.art.draw_disc(ring.w, GOLD, 255), ring.x, ring.y)
        if family == "generic" and tag.button in FACE:  # their signs show all four buttons
            button = tag.place.inset(4 * k)
            page.put_image(page.art.draw_disc(button.w, INK, 255), button.x, button.y)
        else:
            page.put_picture(tag.place, f"ui/glyphs/{file_of_glyph(f'{family}_{tag.button}')}")
    pressed = next((name for name in shines if name.startswith("dpad")), "")
    page.put_picture(find(*LEFT_HAND[other], 106),
                     f"ui/glyphs/{file_of_glyph(f'{family}_{pressed}') if pressed else 'dpad'}")
    page.anchors["pad"] = at


def _draw_meanings(page: Page, box: Box, sides: Box, at: Box, tags: Sequence[Tag],
                   shines: Sequence[str]) -> None:
    """Draw plates with the meanings of buttons round a pad; no two lines of a side cross."""
    small = [tag for tag in tags if tag.button in SMALL_BUTTONS and sides.h < box.h]
    wide = min((box.w - at.w) / 2 - 24, 330 * page.art.text_scale)
    most = max(PLATE_HEIGHT, page.art.line_height("small") + 8)
    below = [box.place(wide, PLATE_HEIGHT - 8, 0.5, 1)._replace(
        x=at.center[0] + 4 + (n - len(small) / 2) * (wide + 8)) for n in range(len(small))]
    groups = [(small, below, [(tag.place.center[0], box.bottom - 8) for tag in small])]
    for right in (False, True):
        side = [tag for tag in tags if tag not in small and (
            tag.place.center[0] > at.center[0]) == right]
        step = min(sides.h / max(len(side), 1), most + 12)
        high = min(most, step) - 4
        plates = [box.place(wide, high, right)._replace(y=sides.y + (n + 0.5) * step - high / 2)
                  for n in range(len(side))]
        groups.append((side, plates, [
            (plate.x if right else plate.right, plate.center[1]) for plate in plates]))
    style = page.find_largest(Box(0, 0, wide - 20, min(
        plate.h for _, plates, _ in groups for plate in plates)), [tag.says for tag in tags],
        [f"small@{size}" for size in (1.5, 1.2, 1.1, 1, 0.9, 0.8, 0.7, 0.6)])
    for some, plates, ends in groups:
        for tag, plate, end in zip(_uncross_lines(some, ends), plates, ends, strict=True):
            lit = tag.button in shines
            _draw_line(page, end, tag.place.center, GOLD if lit else IVORY)
            page.put_image(
                page.art.draw_plate(plate.w, plate.h, GILT if lit else IVORY, 255, INK, 3, 10),
                plate.x, plate.y)
            page.put_text(plate.inset(10, 0), tag.says, style, INK, "center")


def _uncross_lines(tags: Sequence[Tag], ends: Sequence[tuple[float, float]]) -> Sequence[Tag]:
    """Return tags in the order that keeps the lines from these ends shortest in sum."""
    return min(permutations(tags), key=lambda some: sum(
        dist(tag.place.center, end) for tag, end in zip(some, ends, strict=True)))


def _draw_line(page: Page, one: tuple[float, float], other: tuple[float, float],
               colour: Colour) -> None:
    """Draw a line from a label to a button."""
    left, top = min(one[0], other[0]) - 3, min(one[1], other[1]) - 3
    size = (page.art.to_pixels(abs(one[0] - other[0]) + 6),
            page.art.to_pixels(abs(one[1] - other[1]) + 6))

    def paint(image: pygame.Surface) -> None:
        k = page.art.scale * FINE
        begin, end = (((x - left) * k, (y - top) * k) for x, y in (one, other))
        pygame.draw.line(image, INK, begin, end, round(6 * k))
        pygame.draw.line(image, colour, begin, end, round(3 * k))
    key = "lead", size, (one[0] < other[0]) == (one[1] < other[1]), colour
    page.put_image(page.art.keep(key, lambda: paint_smoothly(size, paint)), left, top)
