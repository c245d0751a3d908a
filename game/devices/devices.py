"""Devices: pygame's raw events become presses. Nothing else in the house reads raw events."""

from collections.abc import Callable, Iterable
from itertools import zip_longest
from typing import Final

import pygame

from game.devices.bindings import Bindings
from game.devices.capture import Kind, name_input
from game.devices.glyphs import Glyph, key_glyph, mouse_glyph, pad_glyph, read_key_labels
from game.devices.pads import Complain, Label, Pads
from game.devices.press import (
    LEFT_KEYS,
    MOUSE,
    RIGHT_KEYS,
    Action,
    Device,
    Holds,
    Position,
    Press,
    is_phone,
)

__all__ = [
    "LEFT_KEYS",
    "MOUSE",
    "RIGHT_KEYS",
    "Action",
    "Bindings",
    "Device",
    "Devices",
    "Glyph",
    "Position",
    "Press",
]

CLICKS: Final = {1: Action.CONFIRM, 2: Action.WHY, 3: Action.CANCEL}
KINDS: Final = {LEFT_KEYS: "keys", RIGHT_KEYS: "keys", MOUSE: "mouse"}
DIGITS: Final = {
    getattr(pygame, f"KSCAN_{prefix}{digit}"): digit
    for prefix in ("", "KP_") for digit in "0123456789"
}
WITHOUT_MOUSE: Final = frozenset({Action.PAUSE, Action.RULES})  # a mouse shows the keys for them
STIRS: Final = frozenset({pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.JOYBUTTONDOWN})
PASS_CAPTURE: Final = frozenset({Action.LOST, Action.FOUND, Action.POINT})


def _say_nothing(_key: str, _values: dict[str, object]) -> None:
    pass


class Devices:
    """Every keyboard half, the mouse and every pad, and what each of them is doing.

    Pads that are plugged in now are opened. One that comes later sends FOUND before its presses;
    one that goes lets go of all it holds and sends LOST. Where two press as one pad, the second is
    lost, too, until one of them presses alone. Directions, PREV and NEXT repeat. What goes "down"
    also goes "up"; POINT, SCROLL, LOST, FOUND and OPERATOR only happen.
    """

    def __init__(
        self,
        bindings: Bindings,
        to_logical: Callable[[tuple[int, int]], Position],
        complain: Complain = _say_nothing,
        folder: str = "",
    ) -> None:
        """`folder` is where a user's descriptions of pads belong."""
        self._bindings = bindings
        self._keys = bindings.map_keys()
        self._to_logical = to_logical
        self._holds = Holds()
        self._pads = Pads(self._holds, complain, folder)
        self._last_half: Device = RIGHT_KEYS
        self._near: Device = RIGHT_KEYS  # the device pressed last
        self._pointed: Position | None = None
        self._owed: list[Press] = []
        self._capturing: Kind | None = None
        self._captured: str | None = None
        self._layout: dict[int, str] | None = None
        self.digits = ""  # typed in the last `read`, whatever else these keys mean
        self.typed = ""  # letters of the last `read`, while a person writes
        self._writing = False
        self.stirred = False  # whether that `read` saw any key or button go down, bound or not

    def read(self, events: Iterable[pygame.event.Event], now: float) -> list[Press]:
        """Return the presses in these events, then the repeats due at `now` (seconds, steady)."""
        events = [*events]
        out = self._pads.find_doubles(events, self._bindings)
        self.digits, self.typed, self.stirred = "", "", False
        for event in events:
            self.stirred |= event.type in STIRS
            if self._capturing and self._captured is None:
                self._captured = name_input(event, self._capturing)
            out += self._take(event, now)
        out += self._pads.settle(now)
        out += self._holds.list_repeats(now)
        if self._capturing:
            self._holds.forget()
            out = [press for press in out if press.action in PASS_CAPTURE]
        self._near = next((press.device for press in reversed(out)
                           if press.action is not Action.POINT), self._near)
        owed, self._owed = self._owed, []
        return owed + _last_points(out)

    @property
    def bindings(self) -> Bindings:
        return self._bindings

    def rebind(self, bindings: Bindings) -> None:
        """Use these bindings from now on; what is held is let go in the next `read`."""
        self.let_go()
        self._bindings = bindings
        self._keys = bindings.map_keys()

    def swap(self, device: Device, swapped: bool | None) -> None:
        """Swap confirm and cancel on this one pad, or not, or (None) as for its family."""
        if pad := self._pads.find_pad(device):
            self.let_go()
            pad.swapped = swapped

    def let_go(self) -> None:
        """Release everything that is held in the next `read`, as when the window loses the
        focus."""
        self._owed += self._holds.release_all()

    def begin_capture(self, kind: Kind) -> None:
        """Send the next key or pad button to `capture`; until then no presses come through."""
        self.let_go()
        self._capturing, self._captured = kind, None

    def capture(self) -> str | None:
        """Return the captured name, "" if Escape, Start or a right click gave up, None while
        waiting.

        An answer ends the capture and is given once. Names are those of `Bindings`."""
        name = self._captured
        if name is not None:
            self.end_capture()
        return name

    def end_capture(self) -> None:
        """Send presses again, for a scene that closes while it waits."""
        self._capturing = self._captured = None

    def begin_writing(self) -> None:
        """Until `end_writing`, keys that print something add to `typed` and press nothing, whatever
        they are bound to."""
        self.let_go()
        self._writing = True

    def end_writing(self) -> None:
        self._writing = False

    def list_attached(self) -> tuple[Device, ...]:
        """Return the two keyboard halves, the mouse, then the pads in order of arrival."""
        return (LEFT_KEYS, RIGHT_KEYS, MOUSE, *self._pads.list_devices())

    def is_double(self, device: Device) -> bool:
        """Return whether a pad was lost because it presses as one with another."""
        return self._pads.is_double(device)

    def pad_name(self, device: Device) -> str:
        """Return a pad's own name, also after it was lost; "" for others."""
        return self._pads.labels.get(device, Label()).name

    def pad_model(self, device: Device) -> tuple[str, str]:
        """Return a pad's GUID and name, also after it was lost; equal pads share them."""
        label = self._pads.labels.get(device, Label())
        return label.guid, label.name

    def find_alike(self, device: Device, others: Iterable[Device]) -> list[Device]:
        """Return which of some pads this one may be: the same model by GUID and name, else by
        name."""
        own, models = self.pad_model(device), {other: self.pad_model(other) for other in others}
        if not own[1]:
            return []
        return ([other for other, model in models.items() if model == own]
                or [other for other, (_, name) in models.items() if name == own[1]])

    def find_family(self, device: Device) -> str:
        """xbox, sony, nintendo, steam, 8bitdo, generic, keys or mouse."""
        return KINDS.get(device) or self._pads.labels.get(device, Label()).family

    def find_glyph(self, device: Device, action: Action) -> Glyph:
        """Return the glyph of `action` on `device`; kind "none" if nothing is bound. A phone shows
        the device used last at the screen."""
        if is_phone(device):
            device = self._near if self._near in self.list_attached() else RIGHT_KEYS
        if device == MOUSE:
            glyph = mouse_glyph(action)
            if glyph.kind != "none" or action not in WITHOUT_MOUSE:
                return glyph
            device = RIGHT_KEYS
        if device in KINDS:
            self._layout = self._layout or read_key_labels()
            return key_glyph(self._bindings, device, action, self._layout)
        pad = self._pads.find_pad(device)
        family = self.find_family(device)
        swapped = pad.is_swapped(self._bindings) if pad else family in self._bindings.swap
        return pad_glyph(self._bindings, family, swapped, action)

    def read_tilt(self, device: Device) -> tuple[float, float]:
        """Return how far a pad's stick is pushed right and down, -1..1; (0, 0) for other
        devices."""
        pad = self._pads.find_pad(device)
        return (pad.stick.at[0], pad.stick.at[1]) if pad else (0.0, 0.0)

    def rumble(self, device: Device, low: float, high: float, seconds: float) -> None:
        """Shakes a pad, both motors 0..1, at most 5 s. Never raises."""
        self._pads.rumble(device, low, high, seconds)

    def close(self) -> None:
        """Close the pads; nothing can be read afterwards."""
        self._pads.close()

    def _take(self, event: pygame.event.Event, now: float) -> list[Press]:
        match event.type:
            case pygame.KEYDOWN:
                return self._read_key(event, now)
            case pygame.KEYUP:
                return self._holds.release_source(("keys", event.scancode))
            case pygame.MOUSEMOTION:
                # Where it is as a window opens under it is nobody's wish.
                still = self._pointed is None and event.rel == (0, 0)
                at = self._read_point(event)
                return [] if still else [Press(Action.POINT, MOUSE, at)]
            case pygame.MOUSEBUTTONDOWN if event.button in CLICKS:
                source, action = (MOUSE, event.button), CLICKS[event.button]
                return self._holds.press(source, MOUSE, action, now, self._read_point(event))
            case pygame.MOUSEBUTTONUP:
                return self._holds.release_source((MOUSE, event.button), self._read_point(event))
            case pygame.MOUSEWHEEL:
                turn = Action.SCROLL_UP if event.y > 0 else Action.SCROLL_DOWN
                return [Press(turn, MOUSE, self._pointed)] * min(abs(event.y), 5)
            case pygame.WINDOWFOCUSLOST:
                return self._holds.release_all()
            case pygame.KEYMAPCHANGED:
                self._layout = None
        return self._pads.take(event, self._bindings, now)

    def _read_key(self, event: pygame.event.Event, now: float) -> list[Press]:
        if event.scancode == pygame.KSCAN_O and (
                event.mod & pygame.KMOD_CTRL and event.mod & pygame.KMOD_SHIFT):
            return [Press(Action.OPERATOR, self._last_half)]
        self.digits += DIGITS.get(event.scancode, "")
        letter = getattr(event, "unicode", "")
        if self._writing and letter and letter.isprintable():
            self.typed += letter
            return []
        if event.scancode not in self._keys:
            return []
        half, action = self._keys[event.scancode]
        self._last_half = half or self._last_half
        return self._holds.press(("keys", event.scancode), self._last_half, action, now)

    def _read_point(self, event: pygame.event.Event) -> Position:
        self._pointed = self._to_logical(event.pos)
        return self._pointed


def _last_points(presses: list[Press]) -> list[Press]:
    """Of several POINTs in a row only the last: a mouse reports up to 16 times a frame."""
    return [
        press
        for press, after in zip_longest(presses, presses[1:])
        if press.action is not Action.POINT or after is None or after.action is not Action.POINT
    ]
