"""Ask whether anybody is still there, after a while without a press."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from game.house import House
from game.scenes.dialogs.overlay import Entry, OverlayScene
from game.tables.table import TableScene

if TYPE_CHECKING:
    from game.kiosk.guard import Kiosk


class StillThereScene(OverlayScene):
    """A countdown over a match that is paused; any press answers it and does nothing else."""

    first = "here"
    title = "stillthere"
    veil = 170

    def __init__(self, house: House, kiosk: Kiosk) -> None:
        super().__init__(house)
        self.kiosk = kiosk

    @property
    def seconds(self) -> int:
        """Return for how many seconds it still waits."""
        return max(ceil(self.kiosk.idle.left(self.house.now)), 0)

    def sentence(self) -> str:
        table = self.house.stack.highest(TableScene)
        kept = table and table.match.record.file and table.match.played
        return self.house.words("stillthere-kept" if kept else "stillthere-left", self.seconds)

    def picture(self) -> str:
        return "ui/eye"

    def entries(self) -> list[Entry]:
        return [Entry("here", self.house.words("stillthere-here"), self.house.stack.pop,
                      "ui/play")]

    def tick(self, seconds: float) -> None:  # noqa: ARG002  the clock is the house's
        self.stale()
