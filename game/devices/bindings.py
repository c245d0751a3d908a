"""The binding table: the meaning of each key and button.

Dispatch, the hint bar's glyphs and the settings file all use it. Keys are named by their place on a
US keyboard (pygame's KSCAN names), buttons by theirs on the pad.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, cast

import pygame

from game.devices.press import DIRECTIONS, LEFT_KEYS, RIGHT_KEYS, Action, Device

Table = Mapping[Action, tuple[str, ...]]
"""Names of keys or buttons for each action; the first one is shown."""
TableName = Literal["left", "right", "both", "pad"]

KEYS: Final[dict[str, int]] = {
    name.removeprefix("KSCAN_"): getattr(pygame, name)
    for name in sorted(dir(pygame))
    if name.startswith("KSCAN_") and name != "KSCAN_UNKNOWN"
}
KEY_NAMES: Final = {code: name for name, code in KEYS.items()}

BUTTONS: Final = (  # in SDL's order
    *("south", "east", "west", "north", "back", "guide", "start", "stick_left", "stick_right"),
    *("shoulder_left", "shoulder_right", "dpad_up", "dpad_down", "dpad_left", "dpad_right"),
    *("misc", "paddle_1", "paddle_2", "paddle_3", "paddle_4", "touchpad"),
)
TRIGGERS: Final = {4: "trigger_left", 5: "trigger_right"}  # by SDL axis; they count as buttons
PAD_NAMES: Final = frozenset({*BUTTONS, *TRIGGERS.values()})

VENDORS: Final = {
    "045e": "xbox",
    "054c": "sony",
    "057e": "nintendo",
    "28de": "steam",
    "2dc8": "8bitdo",
}
FAMILIES: Final = ("xbox", "sony", "nintendo", "steam", "8bitdo", "generic")

BINDABLE: Final = frozenset(Action) - {
    *(Action.POINT, Action.SCROLL_UP, Action.SCROLL_DOWN),
    *(Action.LOST, Action.FOUND, Action.OPERATOR),
}
NEEDED: Final = (*DIRECTIONS, Action.CONFIRM, Action.CANCEL)

LEFT: Final[Table] = {
    Action.UP: ("W",),
    Action.DOWN: ("S",),
    Action.LEFT: ("A",),
    Action.RIGHT: ("D",),
    Action.CONFIRM: ("SPACE",),
    Action.CANCEL: ("Q",),
    Action.WHY: ("E",),
    Action.RULES: ("R",),
    Action.PREV: ("1",),
    Action.NEXT: ("2",),
    Action.LOG: ("TAB",),
    Action.UNDO: ("Z",),
}
# Small keyboards lack the keys beside the arrows: each has a second one in the right block.
RIGHT: Final[Table] = {
    Action.UP: ("UP",),
    Action.DOWN: ("DOWN",),
    Action.LEFT: ("LEFT",),
    Action.RIGHT: ("RIGHT",),
    Action.CONFIRM: ("RETURN", "KP_ENTER"),
    Action.CANCEL: ("BACKSPACE",),
    Action.WHY: ("SLASH",),
    Action.RULES: ("HOME", "P"),
    Action.PREV: ("PAGEUP", "COMMA"),
    Action.NEXT: ("PAGEDOWN", "PERIOD"),
    Action.LOG: ("END", "L"),
    Action.UNDO: ("DELETE", "U"),
}
# Keys of neither half: they count as the half that was used last.
BOTH: Final[Table] = {
    Action.PAUSE: ("ESCAPE",),
    Action.RULES: ("F1",),
    Action.FULLSCREEN: ("F11",),
}
PAD: Final[Table] = {
    Action.UP: ("dpad_up",),
    Action.DOWN: ("dpad_down",),
    Action.LEFT: ("dpad_left",),
    Action.RIGHT: ("dpad_right",),
    Action.CONFIRM: ("south",),
    Action.CANCEL: ("east",),
    Action.WHY: ("west",),
    Action.RULES: ("north",),
    Action.PREV: ("shoulder_left",),
    Action.NEXT: ("shoulder_right",),
    Action.PAUSE: ("start",),
    Action.LOG: ("back",),
    Action.UNDO: ("trigger_left",),
}
SWAPPED: Final = {Action.CONFIRM: Action.CANCEL, Action.CANCEL: Action.CONFIRM}


class BindingError(ValueError):
    """An unusable table. `key` names the sentence, `values` fill it.

    Keys: `binding-table`, `binding-action`, `binding-key`, `binding-button`, `binding-family`,
    `binding-swap` (something unknown), `binding-taken` (one key for two), `binding-missing`.
    """

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values


@dataclass(frozen=True, slots=True)
class Bindings:
    """Two keyboard halves, the keys they share, and the pad; checked when made.

    `swap` holds the pad families on which confirm and cancel change places.
    """

    left: Table = field(default_factory=lambda: LEFT)
    right: Table = field(default_factory=lambda: RIGHT)
    both: Table = field(default_factory=lambda: BOTH)
    pad: Table = field(default_factory=lambda: PAD)
    swap: frozenset[str] = frozenset({"nintendo"})

    def __post_init__(self) -> None:
        _check_actions(self)
        _check_keys(self)
        _check_pad(self)
        for family in self.swap - {*FAMILIES}:
            raise BindingError("binding-family", family=family)

    def map_keys(self) -> dict[int, tuple[Device | None, Action]]:
        """Return the meaning of each bound scancode, without a device for the keys that the halves
        share."""
        halves = ((LEFT_KEYS, self.left), (RIGHT_KEYS, self.right), (None, self.both))
        return {
            KEYS[name]: (device, action)
            for device, table in halves
            for action, name in _list_bindings(table)
        }

    def map_buttons(self, swapped: bool) -> dict[str, Action]:
        """Return the meaning of each bound pad button."""
        turned = SWAPPED if swapped else {}
        return {name: turned.get(action, action) for action, name in _list_bindings(self.pad)}

    def bind(self, table: TableName, action: Action, name: str) -> "Bindings":
        """Return the same bindings with `name` alone for `action`, or `BindingError`."""
        return replace(self, **cast(Any, {table: {**getattr(self, table), action: (name,)}}))

    def to_plain(self) -> dict[str, dict[str, str]]:
        """Return for the settings file: `{"left": {"up": "W", ...}, ..., "swap": {"nintendo":
        "yes"}}`.

        Several names for one action are separated by spaces; an empty text binds nothing."""
        out: dict[str, dict[str, str]] = {
            title: {str(a): " ".join(names) for a, names in table.items()}
            for title, table in _list_tables(self)
        }
        return out | {"swap": {f: "yes" if f in self.swap else "no" for f in FAMILIES}}

    @classmethod
    def read(cls, plain: Mapping[str, Mapping[str, str]]) -> "Bindings":
        """Return the bindings that `to_plain` wrote; an action that is missing keeps its default.
        Raises `BindingError`."""
        out: dict[str, Any] = dict(_list_tables(cls()))
        for title, lines in plain.items():
            if title == "swap":
                out["swap"] = _read_swap(lines)
            elif title in out:
                out[title] = {**out[title], **_read_table(title, lines)}
            else:
                raise BindingError("binding-table", table=title)
        return cls(**out)


def _list_tables(bindings: Bindings) -> tuple[tuple[str, Table], ...]:
    return tuple((title, getattr(bindings, title)) for title in ("left", "right", "both", "pad"))


def _list_bindings(table: Table) -> Iterator[tuple[Action, str]]:
    return ((action, name) for action, names in table.items() for name in names)


def _read_table(title: str, lines: Mapping[str, str]) -> dict[Action, tuple[str, ...]]:
    for action in lines:
        if action not in {*BINDABLE}:
            raise BindingError("binding-action", table=title, action=action)
    return {Action(action): tuple(names.split()) for action, names in lines.items()}


def _read_swap(lines: Mapping[str, str]) -> frozenset[str]:
    for family, word in lines.items():
        if word not in {"yes", "no"}:
            raise BindingError("binding-swap", family=family, value=word)
    chosen = {"nintendo": "yes", **lines}
    return frozenset(family for family, word in chosen.items() if word == "yes")


def _check_actions(bindings: Bindings) -> None:
    for title, table in _list_tables(bindings):
        for action in table:
            if action not in BINDABLE:
                raise BindingError("binding-action", table=title, action=str(action))
        for action in NEEDED if title != "both" else ():
            if not table.get(action):
                raise BindingError("binding-missing", table=title, action=str(action))


def _check_keys(bindings: Bindings) -> None:
    seen: dict[int, str] = {}
    for title, table in _list_tables(bindings)[:3]:
        for action, name in _list_bindings(table):
            if name not in KEYS:
                raise BindingError("binding-key", table=title, action=str(action), name=name)
            mine = f"{title}/{action}"
            if (other := seen.setdefault(KEYS[name], mine)) != mine:
                raise BindingError("binding-taken", name=name, first=other, second=mine)


def _check_pad(bindings: Bindings) -> None:
    seen: dict[str, str] = {}
    for action, name in _list_bindings(bindings.pad):
        if name not in PAD_NAMES:
            raise BindingError("binding-button", table="pad", action=str(action), name=name)
        mine = f"pad/{action}"
        if (other := seen.setdefault(name, mine)) != mine:
            raise BindingError("binding-taken", name=name, first=other, second=mine)
