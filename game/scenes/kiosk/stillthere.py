"""Ask whether anybody is still there after some time without a press."""

from __future__ import annotations

from math import ceil

from game.scenes.overlay import OverlayScene
from game.tables.table import TableScene
from game.ui.widgets.controls import Entry
from game.ui.widgets.dialog import Dialog


class StillThereScene(OverlayScene):
    """A countdown over a paused match; any press stops it and does nothing else."""

    first = "here"
    veil = 170

    @property
    def seconds(self) -> int:
        """Return the seconds left."""
        kiosk = self.house.kiosk
        return max(ceil(kiosk.idle.seconds_left(self.house.run.now)), 0) if kiosk else 0

    def make_dialog(self) -> Dialog:
        say, table = self.house.words, self.house.stack.find_highest(TableScene)
        kept = table and table.match.record.file and table.match.played
        here = Entry("here", say("stillthere-here"), self.house.stack.pop, "ui/play")
        return Dialog(say("stillthere"), (here,), say(
            "stillthere-kept" if kept else "stillthere-left", self.seconds), "ui/eye")

    def tick(self, seconds: float) -> None:  # noqa: ARG002  the clock is the house's
        self.mark_stale()
