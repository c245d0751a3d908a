"""Gamepads: opened when they arrive, closed when they leave, read in between."""

import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final, NamedTuple

import pygame
from pygame._sdl2 import controller

from game.devices.bindings import BUTTONS, TRIGGERS, VENDORS, Bindings
from game.devices.press import Action, Device, Holds, Press
from game.devices.sticks import FULL, PRESS_AT, RELEASE_AT, Stick
from game.devices.twins import Twins

Complain = Callable[[str, dict[str, object]], None]
"""Takes the key of a sentence and the values to fill into it."""

OPERATOR_AFTER: Final = 3.0  # seconds
STICK: Final = "stick"
NO_PAD: Final = re.compile(
    r"\b(keyboard|mouse|system control|consumer control|touchpad|touchscreen|trackball|trackpoint"
    r"|motion sensors|accelerometer)\b", re.IGNORECASE)
"""Names of devices that Linux lists among joysticks."""


class Label(NamedTuple):
    """The identity of a pad's model: two of one model have the same."""

    name: str = ""
    family: str = "generic"
    guid: str = ""


class Pad:
    """One opened pad."""

    def __init__(self, handle: controller.Controller) -> None:
        joystick = handle.as_joystick()  # goes by index: true only just after opening
        self.handle = handle
        self.id = joystick.get_instance_id()  # handle.id is that index, not SDL's instance id
        self.device: Device = f"pad/{self.id}"
        self.guid = joystick.get_guid()
        self.family = family_of(self.guid)
        self.swapped: bool | None = None  # None: as its family does
        self.let_go()

    def let_go(self) -> None:
        """Release every button and centre the stick."""
        self.stick = Stick()
        self.moved: set[int] = set()  # axes of the stick that have moved since it was read
        self.down: set[str] = set()
        self.chord_since: float | None = None

    def is_swapped(self, bindings: Bindings) -> bool:
        """Return whether confirm and cancel change places on this pad."""
        return self.family in bindings.swap if self.swapped is None else self.swapped


class Pads:
    """All opened pads, in order of arrival, keyed by SDL's instance id. Of two that press as one
    the second is lost until one of them presses alone."""

    def __init__(self, holds: Holds, complain: Complain, folder: str) -> None:
        self._holds = holds
        self._complain = complain
        self._folder = folder
        self._pads: dict[int, Pad] = {}
        self._twins = Twins()
        self._said: set[tuple[str, str]] = set()
        self.labels: dict[Device, Label] = {}  # also of pads that left
        pygame.joystick.init()
        controller.init()
        self._open_all()
        self._name_strangers()

    def list_devices(self) -> tuple[Device, ...]:
        return tuple(pad.device for pad in self._pads.values() if not self.is_double(pad.device))

    def is_double(self, device: Device) -> bool:
        """Return whether a device is the second of two that press as one."""
        return device in self._twins.second

    def find_pad(self, device: Device) -> Pad | None:
        return next((pad for pad in self._pads.values() if pad.device == device), None)

    def find_doubles(self, events: Iterable[pygame.event.Event], bindings: Bindings) -> list[Press]:
        """Find pads that press as one in all events of a frame, before these are taken."""
        down = frozenset(
            (pad.device, action) for event in events
            if event.type == pygame.CONTROLLERBUTTONDOWN and event.button < len(BUTTONS)
            and (pad := self._pads.get(event.instance_id))
            and (action := bindings.map_buttons(pad.is_swapped(bindings)).get(
                BUTTONS[event.button])))
        before = self._twins.second
        self._twins.count_joint(down, [pad.device for pad in self._pads.values()])
        out = []
        for pad in self._pads.values():
            if self.is_double(pad.device) == (pad.device in before):
                continue
            pad.let_go()
            if self.is_double(pad.device):
                out += self._let_go(pad)
            else:
                out.append(Press(Action.FOUND, pad.device))
        return out

    def take(self, event: pygame.event.Event, bindings: Bindings, now: float) -> list[Press]:
        """Return the presses of one controller event.

        A stick reports each axis in an event of its own: it is read when both are in.
        """
        if event.type == pygame.CONTROLLERDEVICEADDED:
            return [Press(Action.FOUND, device) for device in self._open_all()]
        if event.type == pygame.JOYDEVICEADDED:
            self._name_strangers()
        pad = self._pads.get(event.dict.get("instance_id", -1))
        if pad is None:
            return []
        if self.is_double(pad.device) and event.type != pygame.CONTROLLERDEVICEREMOVED:
            return []
        match event.type:
            case pygame.CONTROLLERAXISMOTION:
                return self._read_axis(pad, event.axis, event.value / FULL, bindings, now)
            case pygame.CONTROLLERBUTTONDOWN | pygame.CONTROLLERBUTTONUP if event.button < len(
                BUTTONS
            ):
                down = event.type == pygame.CONTROLLERBUTTONDOWN
                return self._read_button(pad, BUTTONS[event.button], down, bindings, now)
            case pygame.CONTROLLERDEVICEREMOVED:
                return self._lose(pad)
        return []

    def settle(self, now: float) -> list[Press]:
        """Presses that come with time alone: a stick held the opposite way, the operator's
        chord."""
        out = []
        for pad in self._pads.values():
            if self.is_double(pad.device):
                continue
            out += self._read_stick(pad, now)
            if pad.chord_since is not None and now - pad.chord_since >= OPERATOR_AFTER:
                pad.chord_since = None
                out.append(Press(Action.OPERATOR, pad.device))
        return out

    def rumble(self, device: Device, low: float, high: float, seconds: float) -> None:
        """Both motors 0..1. A pad that cannot, or is gone, does nothing."""
        pad = self.find_pad(device)
        if pad is None or not seconds > 0:
            return
        with suppress(pygame.error, ValueError):
            pad.handle.rumble(
                _clamp_unit(low), _clamp_unit(high), max(1, int(min(seconds, 5.0) * 1000)))

    def close(self) -> None:
        for pad in self._pads.values():
            pad.handle.quit()
        self._pads.clear()
        controller.quit()

    def _open_all(self) -> list[Device]:
        """Open all pads that are not open yet: an event's index is stale if another pad has left
        since."""
        return [
            device
            for index in range(pygame.joystick.get_count())
            if controller.is_controller(index) and (device := self._open(index))
        ]

    def _open(self, index: int) -> Device | None:
        try:
            handle = controller.Controller(index)  # the same object again if it is open
            if any(pad.handle is handle for pad in self._pads.values()):
                return None
            pad = Pad(handle)
        except pygame.error as error:
            reason = str(error)
            self._say_once("pad-not-opened", reason, {"number": index + 1, "reason": reason})
            return None
        self._pads[pad.id] = pad
        self.labels[pad.device] = Label(handle.name, pad.family, pad.guid)
        return pad.device

    def _name_strangers(self) -> None:
        for index in range(pygame.joystick.get_count()):
            if not controller.is_controller(index):
                self._name_stranger(index)

    def _name_stranger(self, index: int) -> None:
        try:
            stranger = pygame.joystick.Joystick(index)
        except pygame.error:
            return  # it has left again
        guid, name = stranger.get_guid(), stranger.get_name()
        buttons = stranger.get_numbuttons()
        stranger.quit()
        if not buttons or NO_PAD.search(name):
            return
        self._say_once("pad-unmapped", guid,
                       {"name": name, "guid": guid, "folder": self._folder})

    def _say_once(self, key: str, about: str, values: dict[str, object]) -> None:
        if (key, about) not in self._said:
            self._said.add((key, about))
            self._complain(key, values)

    def _read_axis(
        self, pad: Pad, axis: int, value: float, bindings: Bindings, now: float
    ) -> list[Press]:
        if axis in TRIGGERS:
            return self._read_trigger(pad, TRIGGERS[axis], value, bindings, now)
        if axis > 1 or pad.stick.at[axis] == value:
            return []
        out = self._read_stick(pad, now) if axis in pad.moved else []
        pad.stick.at[axis] = value
        pad.moved.add(axis)
        return out

    def _read_trigger(
        self, pad: Pad, name: str, value: float, bindings: Bindings, now: float
    ) -> list[Press]:
        down = value >= (RELEASE_AT if name in pad.down else PRESS_AT)
        return self._read_button(pad, name, down, bindings, now) if down != (
            name in pad.down) else []

    def _read_button(
        self, pad: Pad, name: str, down: bool, bindings: Bindings, now: float
    ) -> list[Press]:
        out = self._read_stick(pad, now)
        pad.down = pad.down | {name} if down else pad.down - {name}
        pad.chord_since = now if {"back", "start"} <= pad.down else None
        action = bindings.map_buttons(pad.is_swapped(bindings)).get(name)
        if not down:
            return out + self._holds.release_source((pad.device, name))
        return (
            out + self._holds.press((pad.device, name), pad.device, action, now) if action else out
        )

    def _read_stick(self, pad: Pad, now: float) -> list[Press]:
        pad.moved.clear()
        before = pad.stick.held
        pad.stick.update(now)
        if pad.stick.held is before:
            return []
        out = self._holds.release_source((pad.device, STICK))
        if pad.stick.held:
            out += self._holds.press((pad.device, STICK), pad.device, pad.stick.held, now)
        return out

    def _lose(self, pad: Pad) -> list[Press]:
        del self._pads[pad.id]
        pad.handle.quit()
        return [] if self.is_double(pad.device) else self._let_go(pad)

    def _let_go(self, pad: Pad) -> list[Press]:
        return [*self._holds.release_all(pad.device), Press(Action.LOST, pad.device)]


def _clamp_unit(strength: float) -> float:
    return min(max(strength, 0.0), 1.0)


def family_of(guid: str) -> str:
    """Return the maker's family from an SDL GUID (32 hex digits): bus, checksum, vendor, 0,
    product, 0."""
    if guid[12:16] != "0000":
        return "generic"  # a GUID made from the name
    return VENDORS.get(guid[10:12] + guid[8:10], "generic")
