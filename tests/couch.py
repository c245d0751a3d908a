"""Devices on a real event queue, reported in a tiny notation.

`right` went down, `right+` repeated, `right-` went up; the device is named before it: `pad/0
right`.
"""

import pygame

from game.devices.bindings import KEYS
from game.devices.devices import Bindings, Devices, Press
from tests.pads import VirtualPad

MARKS = {"down": "", "repeat": "+", "up": "-"}


def told(presses: list[Press]) -> list[str]:
    return [f"{p.device} {p.action}{MARKS[p.phase]}" for p in presses]


class Couch:
    def __init__(self, bindings: Bindings | None = None) -> None:
        self.complaints: list[tuple[str, dict[str, object]]] = []
        self.devices = Devices(
            bindings or Bindings(),
            lambda at: (at[0] * 10.0, at[1] * 10.0),
            lambda key, values: self.complaints.append((key, values)),
        )

    def presses(self, now: float = 0.0) -> list[Press]:
        """Everything that has happened since the last time, read at `now`."""
        return self.devices.read(pygame.event.get(), now)

    def at(self, now: float = 0.0) -> str:
        """The same as text: "pad/0 right, pad/0 right-"."""
        return ", ".join(told(self.presses(now)))

    def key(self, name: str, mod: int = 0) -> None:
        pygame.event.post(pygame.Event(pygame.KEYDOWN, scancode=KEYS[name], key=0, mod=mod))

    def key_up(self, name: str) -> None:
        pygame.event.post(pygame.Event(pygame.KEYUP, scancode=KEYS[name], key=0, mod=0))

    def mouse(self, kind: int, button: int = 0, pos: tuple[int, int] = (3, 4),
              rel: tuple[int, int] = (1, 0)) -> None:
        pygame.event.post(pygame.Event(kind, button=button, pos=pos, rel=rel))


def seated(couch: Couch, pad: VirtualPad) -> str:
    """The pad's device, once it is found and all its events are read."""
    assert couch.at() == f"{pad.device} found"
    return pad.device


def push(couch: Couch, pad: VirtualPad, x: float, y: float, now: float) -> str:
    """What tilting the left stick at `now` does, without the pad's name."""
    pad.axis("left", x, y)
    return couch.at(now).replace(f"{pad.device} ", "")
