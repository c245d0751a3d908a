"""Virtual gamepads: real SDL devices without hardware, made through the libSDL2 that pygame loaded.

What a VirtualPad does reaches the program with the next `pygame.event.get()`.
"""

import ctypes
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar, Self

import pygame

from game.devices.bindings import BUTTONS

AXES = {"left": (0, 1), "right": (2, 3)}
TRIGGERS = {"trigger_left": 4, "trigger_right": 5}
MAKERS = {  # vendor and product
    "xbox": (0x045E, 0x02EA),
    "sony": (0x054C, 0x0CE6),
    "nintendo": (0x057E, 0x2009),
    "steam": (0x28DE, 0x11FF),
    "8bitdo": (0x2DC8, 0x6012),
    "generic": (0x0F0D, 0x0092),
}
FULL = 32767
GAMECONTROLLER = 1  # the joystick type for which SDL makes up a mapping

RumbleCall = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_uint16, ctypes.c_uint16)


class Description(ctypes.Structure):
    """SDL_VirtualJoystickDesc, version 1."""

    _fields_: ClassVar[Any] = [
        ("version", ctypes.c_uint16),
        ("type", ctypes.c_uint16),
        ("naxes", ctypes.c_uint16),
        ("nbuttons", ctypes.c_uint16),
        ("nhats", ctypes.c_uint16),
        ("vendor_id", ctypes.c_uint16),
        ("product_id", ctypes.c_uint16),
        ("padding", ctypes.c_uint16),
        ("button_mask", ctypes.c_uint32),
        ("axis_mask", ctypes.c_uint32),
        ("name", ctypes.c_char_p),
        ("userdata", ctypes.c_void_p),
        ("Update", ctypes.c_void_p),
        ("SetPlayerIndex", ctypes.c_void_p),
        ("Rumble", RumbleCall),
        ("RumbleTriggers", ctypes.c_void_p),
        ("SetLED", ctypes.c_void_p),
        ("SendEffect", ctypes.c_void_p),
    ]


@cache
def sdl() -> ctypes.CDLL:
    """The library that pygame has loaded, and not another one on the system."""
    maps = Path("/proc/self/maps").read_text(encoding="ascii").splitlines()
    library = ctypes.CDLL(next(line.split()[-1] for line in maps if "/libSDL2-2" in line))
    library.SDL_JoystickOpen.restype = ctypes.c_void_p
    stick = ctypes.c_void_p
    library.SDL_JoystickClose.argtypes = [stick]
    library.SDL_JoystickSetVirtualButton.argtypes = [stick, ctypes.c_int, ctypes.c_uint8]
    library.SDL_JoystickSetVirtualAxis.argtypes = [stick, ctypes.c_int, ctypes.c_int16]
    return library


class VirtualPad:
    """One pad, plugged in by `attach` or `with`, and its buttons by the names of `Bindings`.

    `maker` is a family's name; `mapped=False` makes a device that SDL has no mapping for.
    `rumbles` records (low, high) as the motors get them, 0..65535.
    """

    def __init__(self, maker: str = "xbox", name: str = "Pad", *, mapped: bool = True,
                 buttons: int = 15) -> None:
        self.buttons = buttons
        self.name = name
        self.maker = maker
        self.mapped = mapped
        self.id = -1
        self.rumbles: list[tuple[int, int]] = []
        self._rumble = RumbleCall(self._record)
        self._stick: int | None = None

    @property
    def device(self) -> str:
        return f"pad/{self.id}"

    @property
    def plugged(self) -> bool:
        return self._stick is not None

    def attach(self) -> Self:
        vendor, product = MAKERS[self.maker]
        description = Description(
            version=1,
            type=GAMECONTROLLER if self.mapped else 0,
            naxes=6,
            nbuttons=self.buttons,
            vendor_id=vendor,
            product_id=product,
            name=self.name.encode(),
            Rumble=self._rumble,
        )
        index = sdl().SDL_JoystickAttachVirtualEx(ctypes.byref(description))
        assert index >= 0
        self.id = sdl().SDL_JoystickGetDeviceInstanceID(index)
        self._stick = sdl().SDL_JoystickOpen(index)
        return self

    def detach(self) -> None:
        if self._stick is None:
            return
        ids = [
            sdl().SDL_JoystickGetDeviceInstanceID(index)
            for index in range(sdl().SDL_NumJoysticks())
        ]
        assert sdl().SDL_JoystickDetachVirtual(ids.index(self.id)) == 0
        sdl().SDL_JoystickClose(self._stick)
        self._stick = None

    def press(self, button: str) -> None:
        self._set(button, down=True)

    def release(self, button: str) -> None:
        self._set(button, down=False)

    def tap(self, button: str) -> None:
        """Press and release; SDL looks at the pad in between."""
        self.press(button)
        pygame.event.pump()
        self.release(button)

    def axis(self, stick: str, x: float, y: float) -> None:
        """Tilts the "left" or "right" stick; right and down are positive."""
        for axis, value in zip(AXES[stick], (x, y), strict=True):
            self.raw_axis(axis, round(value * FULL))

    def raw_axis(self, axis: int, value: int) -> None:
        assert sdl().SDL_JoystickSetVirtualAxis(self._stick, axis, value) == 0

    def trigger(self, name: str, value: float) -> None:
        """Pulls "trigger_left" or "trigger_right", 0..1."""
        self.raw_axis(TRIGGERS[name], round(value * 2 * FULL) - FULL)

    def _set(self, button: str, *, down: bool) -> None:
        number = BUTTONS.index(button)
        assert sdl().SDL_JoystickSetVirtualButton(self._stick, number, int(down)) == 0

    def _record(self, _user: object, low: int, high: int) -> int:
        self.rumbles.append((low, high))
        return 0

    def __enter__(self) -> Self:
        return self.attach()

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self.detach()
