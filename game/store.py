"""The data folder, the disk that writes there, and the night board."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from game.core import settings
from game.core.disk import Disk
from game.night.night import Night


@dataclass(eq=False)
class Store:
    data: Path  # the folder of records and settings
    night: Night
    disk: Disk = field(default_factory=Disk)
    reports: deque[str] = field(default_factory=deque)  # sentences of the disk that nobody has seen

    def __post_init__(self) -> None:
        self.night.disk = self.disk

    @property
    def records(self) -> Path:
        return self.data / "records"

    def keep(self, job: Callable[[], str | None]) -> None:
        """Give the disk a job, and report its failure in a sentence."""
        def done() -> None:
            if trouble := job():
                self.reports.append(trouble)

        self.disk.submit(done)

    def save(self, file: Path, kept: msgspec.Struct) -> None:
        """Write the current state of something to a file."""
        now = deepcopy(kept)
        self.keep(lambda: settings.save(file, now))
