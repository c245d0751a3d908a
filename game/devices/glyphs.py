"""The glyphs of the hint bar for an action on a device."""

from typing import Any, Final, Literal, NamedTuple, cast

import pygame

from game.devices.bindings import FAMILIES, KEYS, PAD_NAMES, SWAPPED, Bindings
from game.devices.press import LEFT_KEYS, Action, Device


class Glyph(NamedTuple):
    """`svg`: a drawing's name, without its ending; `key`: the text on a key cap; `none`:
    unbound."""

    kind: Literal["svg", "key", "none"]
    name: str


NO_GLYPH: Final = Glyph("none", "")

MOUSE_GLYPHS: Final = {
    Action.CONFIRM: "mouse_left",
    Action.CANCEL: "mouse_right",
    Action.WHY: "mouse_middle",
    Action.POINT: "mouse_move",
    Action.SCROLL_UP: "mouse_wheel",
    Action.SCROLL_DOWN: "mouse_wheel",
}
DRAWINGS: Final = frozenset(
    {f"{family}_{name}" for family in FAMILIES for name in PAD_NAMES} | {*MOUSE_GLYPHS.values()}
)
"""Every `svg` name that can be asked for."""

CAPS: Final = {
    "UP": "↑",
    "DOWN": "↓",
    "LEFT": "←",
    "RIGHT": "→",
    "RETURN": "Enter",
    "KP_ENTER": "Enter",
    "ESCAPE": "Esc",
    "PAGEUP": "PgUp",
    "PAGEDOWN": "PgDn",
    "LSHIFT": "Shift",
    "RSHIFT": "Shift",
    "LCTRL": "Ctrl",
    "RCTRL": "Ctrl",
    "LALT": "Alt",
    "RALT": "AltGr",
}


def read_key_labels() -> dict[int, str]:
    """Return the character on each key of the current keyboard layout, by scancode.

    pygame translates key codes to scancodes only inside the tuple that `get_pressed` returns; one
    that holds its own indexes tells the whole layout (0.3 ms)."""
    scancode_of = cast(Any, pygame.key.ScancodeWrapper)(range(512))
    out: dict[int, str] = {}
    for code in (*range(0x21, 0x7F), *range(0xA1, 0x530)):  # Latin, Greek, Cyrillic
        if scancode := scancode_of[code]:
            out.setdefault(scancode, chr(code))
    return out


def key_cap(name: str, layout: dict[int, str]) -> str:
    """Return the text on a key, of its `KEYS` name and the layout (see `read_key_labels`): "W",
    "Enter", "PgUp"."""
    if name in CAPS:
        return CAPS[name]
    if character := layout.get(KEYS[name]):
        return character.upper() if len(character.upper()) == 1 else character
    return name.replace("_", " ").title()


def key_glyph(bindings: Bindings, device: Device, action: Action, layout: dict[int, str]) -> Glyph:
    """Return the first key that a keyboard half has for an action, its own before a shared one."""
    half = bindings.left if device == LEFT_KEYS else bindings.right
    names = (*half.get(action, ()), *bindings.both.get(action, ()))
    return Glyph("key", key_cap(names[0], layout)) if names else NO_GLYPH


def pad_glyph(bindings: Bindings, family: str, swapped: bool, action: Action) -> Glyph:
    """Return the first button that a pad has for an action."""
    names = bindings.pad.get(SWAPPED.get(action, action) if swapped else action, ())
    return Glyph("svg", f"{family}_{names[0]}") if names else NO_GLYPH


def mouse_glyph(action: Action) -> Glyph:
    """Return the sign of a mouse's button, which no binding changes."""
    name = MOUSE_GLYPHS.get(action)
    return Glyph("svg", name) if name else NO_GLYPH
