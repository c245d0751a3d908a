"""A press: one act on one device. All acts of players reach the scenes as presses."""

from enum import StrEnum
from math import inf
from typing import Final, Literal, NamedTuple, TypeGuard

Device = str
"""`keys/left`, `keys/right`, `mouse`, `pad/3` by SDL's instance id, new at each plugging, or
`phone/3` by the number of a guest, the same for ever."""

LEFT_KEYS: Final[Device] = "keys/left"
RIGHT_KEYS: Final[Device] = "keys/right"
MOUSE: Final[Device] = "mouse"
PHONE: Final = "phone/"


def is_phone(device: Device | None) -> TypeGuard[Device]:
    """Return whether a device is a guest's phone, on which their hand lies."""
    return device is not None and device.startswith(PHONE)


Source = tuple[Device, int | str]
"""The physical thing that is held: ("keys", scancode), ("mouse", button), ("pad/3", "south")."""

Position = tuple[float, float]
Phase = Literal["down", "repeat", "up"]


class Action(StrEnum):
    """The meaning of a press, for any device."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    CONFIRM = "confirm"
    CANCEL = "cancel"
    WHY = "why"
    RULES = "rules"
    PREV = "prev"
    NEXT = "next"
    PAUSE = "pause"
    LOG = "log"
    UNDO = "undo"
    FULLSCREEN = "fullscreen"
    POINT = "point"
    """The mouse moved."""
    SCROLL_UP = "scroll_up"
    SCROLL_DOWN = "scroll_down"
    LOST = "lost"
    """A pad was unplugged; everything it held was let go before."""
    FOUND = "found"
    """A pad was plugged in."""
    OPERATOR = "operator"
    """Ctrl+Shift+O, or a pad's Back and Start held for three seconds."""


DIRECTIONS: Final = (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT)
REPEATING: Final = frozenset({*DIRECTIONS, Action.PREV, Action.NEXT})

REPEAT_AFTER: Final = 0.400  # seconds
REPEAT_EVERY: Final = 0.110  # seconds


class Press(NamedTuple):
    """`pos` is in logical coordinates; only the mouse's presses have one."""

    action: Action
    device: Device
    pos: Position | None = None
    phase: Phase = "down"


class Holds:
    """The held presses of all devices, and their repeats.

    An action held in two ways on one device (stick and d-pad) goes down once and up once. A device
    repeats one action at a time, the one pressed last.
    """

    def __init__(self) -> None:
        self._held: dict[Source, tuple[Device, Action]] = {}
        self._due: dict[Device, tuple[Action, float]] = {}

    def press(
        self,
        source: Source,
        device: Device,
        action: Action,
        now: float,
        pos: Position | None = None,
    ) -> list[Press]:
        """Return the "down" of `action`, or nothing if it is down already."""
        if source in self._held:
            return []
        held = (device, action) in self._held.values()
        self._held[source] = (device, action)
        if held:
            return []
        if action in REPEATING:
            self._due[device] = (action, now + REPEAT_AFTER)
        return [Press(action, device, pos)]

    def release_source(self, source: Source, pos: Position | None = None) -> list[Press]:
        """Return the "up" of what `source` held, unless something else on the device still holds
        it."""
        held = self._held.pop(source, None)
        if held is None or held in self._held.values():
            return []
        device, action = held
        if self._due.get(device, (None, inf))[0] is action:
            del self._due[device]
        return [Press(action, device, pos, "up")]

    def release_all(self, device: Device | None = None) -> list[Press]:
        """Return the "up" of all that is held, on one device or on all."""
        sources = [s for s, (d, _) in self._held.items() if device in {None, d}]
        return [press for source in sources for press in self.release_source(source)]

    def forget(self) -> None:
        """Forget everything that is held, without sending any "up"."""
        self._held.clear()
        self._due.clear()

    def list_repeats(self, now: float) -> list[Press]:
        """Return the repeats that are due: at most one a device, so a late frame is never made up
        for."""
        out = []
        for device, (action, due) in self._due.items():
            if now >= due:
                out.append(Press(action, device, None, "repeat"))
                then = due + REPEAT_EVERY
                self._due[device] = (action, then if then > now else now + REPEAT_EVERY)
        return out
