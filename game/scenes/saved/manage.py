"""What becomes of a saved game: it is put away, brought back, or deleted after a question."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from game import routes
from game.core import series
from game.core.saved_matches import Saved, put_away_in
from game.house import House
from game.scenes.overlay import ConfirmScene, Doubt, OverlayScene
from game.tables.review import ENDING
from game.ui.widgets.controls import Entry
from game.ui.widgets.dialog import Dialog


class ManageScene(OverlayScene):
    """A question with answers that move or delete one record."""

    first = "leave"

    def __init__(self, house: House, saved: Saved | None, label: str, *, away: bool) -> None:
        """`away`: the record was put away."""
        super().__init__(house)
        self.saved, self.label, self.away = saved, label, away

    def make_dialog(self) -> Dialog:
        say, records = self.house.words, self.house.store.records
        away = put_away_in(records)
        found = [Entry("leave", say("kept-leave"), self.go_back, "ui/undo")]
        if self.saved:
            file, evening = self.saved.file, series.open_one(self.house.store.data)
            why = ("kept-in-evening",) if evening and evening.record == file.name else None
            found.append(
                Entry("bring", say("kept-bring"), partial(self._move, file, records), "ui/again",
                      why) if self.away else
                Entry("away", say("kept-put-away"), partial(self._move, file, away), "ui/check",
                      why))
            found.append(
                Entry("delete", say("kept-delete"), partial(self._doubt_deletion, file), "ui/bin",
                      why))
        if not self.away and any(away.glob("*.jsonl")):
            found.append(Entry("others", say("kept-away"), self._show_others, "ui/eye"))
        return Dialog(say("kept-manage"), found, self.label)

    def _show_others(self) -> None:
        """Show what was put away."""
        self.house.stack.pop()
        self.house.stack.open(routes.Saved(away=True))

    def _move(self, file: Path, folder: Path) -> None:
        def move(one: Path) -> None:
            folder.mkdir(exist_ok=True)
            one.replace(folder / one.name)
        self._carry_out(file, move)

    def _doubt_deletion(self, file: Path) -> None:
        """Delete a record once that was confirmed."""
        doubt = Doubt(("kept-delete-sure",), ("name", self.label), ("kept-leave",),
                      ("kept-delete",))
        self.house.stack.push(ConfirmScene(
            self.house, doubt, partial(self._carry_out, file, Path.unlink)))

    def _carry_out(self, file: Path, act: Callable[[Path], None]) -> None:
        """Have the disk do something to a record and the review beside it; then go back to the
        games that are kept."""
        def job() -> str | None:
            try:
                for one in filter(Path.exists, (file.with_suffix(ENDING), file)):
                    act(one)
            except OSError as error:
                return f"{file}: {error.strerror}"
            return None
        self.house.store.keep(job)
        self.house.store.disk.flush(2)  # seconds at most
        self.house.stack.pop()
