"""Pads that press as one: some systems show one pad as two devices."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Final

from game.devices.press import Action, Device

TWINS_AFTER: Final = 3  # presses together in a row
Pressed = frozenset[tuple[Device, Action]]


class Twins:
    """`second`: the later one of each two devices whose last presses all came together, in one
    frame or in two that follow each other. A press of one alone ends that."""

    def __init__(self) -> None:
        self.second: frozenset[Device] = frozenset()
        self._runs: Counter[tuple[Device, Device]] = Counter()
        self._frames: tuple[Pressed, Pressed] = frozenset(), frozenset()
        self._devices: Sequence[Device] = ()

    def count_joint(self, now: Pressed, devices: Sequence[Device]) -> None:
        """Count joint presses. `now`: what is pressed in this frame and was not before; `devices`
        stand in the order of their arrival."""
        older, before = self._frames
        if not (before or now) and devices == self._devices:
            return
        self._frames, self._devices = (before, now), devices
        pairs = list(combinations(devices, 2))
        self._runs = Counter({pair: self._runs[pair] for pair in pairs})
        for pair in pairs if before or now else ():
            for one, other in (pair, pair[::-1]):
                if _list_actions(before, one) - _list_actions(older | before | now, other):
                    self._runs[pair] = 0
            first, second = pair
            self._runs[pair] += len(_list_actions(now, first) & _list_actions(before | now, second)
                                    | _list_actions(before, first) & _list_actions(now, second))
        self.second = frozenset(second for (_, second), run in self._runs.items()
                                if run >= TWINS_AFTER)


def _list_actions(pressed: Pressed, device: Device) -> set[Action]:
    return {action for there, action in pressed if there == device}
