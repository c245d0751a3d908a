"""The state of one run of the program."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from game.bots.minds import Minds
from game.core.puzzle_memory import PuzzleMemory
from game.devices.press import RIGHT_KEYS, Device


@dataclass(eq=False)
class Run:
    """`seed` and `pace` (of motion, 0 means at once) come from the command line."""

    minds: Minds
    seed: str | None = None
    pace: float | None = None
    quit: Callable[[], None] = lambda: None
    running: bool = True
    now: float = 0.0
    frames: int = 0  # that were shown since the start
    last_device: Device = RIGHT_KEYS  # of those at the screen, which was pressed last
    names: dict[Device, str] = field(default_factory=dict)  # the owners of devices at a table
    guests: tuple[str, ...] = ()  # who was last asked to a game night
    solved: PuzzleMemory | None = None  # which puzzles have been, once anybody has asked

    def remember_names(self, names: Mapping[Device, str]) -> None:
        """Remember who sat down with each device; each name keeps its last one."""
        self.names = {device: name for device, name in self.names.items()
                      if name not in names.values()} | dict(names)

    def forget_guests(self) -> None:
        """Begin afresh for the next guests: nothing is solved, and no device has a name."""
        self.names, self.guests, self.solved = {}, (), None
