"""The saved games: go on with one, replay it, read why it is unusable, or archive it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from game import routes
from game.core import series
from game.core.saved_matches import Saved, put_away_in
from game.devices.press import Action, Press
from game.house import House
from game.picture.page import Page
from game.picture.screen import SAFE, Box
from game.scenes.overlay import ConfirmScene, Doubt, OverlayScene
from game.scenes.saved.cupboard import Cupboard
from game.scenes.saved.shelves import Shelves, build_empty
from game.tables.review import ENDING
from game.ui.layout import Node
from game.ui.widgets.controls import Entry
from game.ui.widgets.dialog import Dialog


class ManageScene(OverlayScene):
    """A question whose answers archive, restore or delete one record."""

    first = "leave"

    def __init__(self, house: House, saved: Saved | None, label: str, *, away: bool) -> None:
        """`away`: the record is archived."""
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
        """Show the archived matches."""
        self.house.stack.pop()
        self.house.stack.open(routes.Saved(away=True))

    def _move(self, file: Path, folder: Path) -> None:
        def move(one: Path) -> None:
            folder.mkdir(exist_ok=True)
            one.replace(folder / one.name)
        self._carry_out(file, move)

    def _doubt_deletion(self, file: Path) -> None:
        """Delete a record after a question."""
        doubt = Doubt(("kept-delete-sure",), ("name", self.label), ("kept-leave",),
                      ("kept-delete",))
        self.house.stack.push(ConfirmScene(
            self.house, doubt, partial(self._carry_out, file, Path.unlink)))

    def _carry_out(self, file: Path, act: Callable[[Path], None]) -> None:
        """Let the disk act on a record and its review, then return to the saved games."""
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


class SavedMatchesScene(Cupboard):
    """A cupboard of all matches: some on its shelves, and the chosen one large beside them."""

    _reviews = False  # whether a press leads to the review of a match

    # its page

    def build(self, page: Page) -> Node:
        say = self.house.words
        title = say("kept-away" if self.away else "kept")
        if not self.kept:
            none = say("kept-none-away" if self.away else "kept-none")
            return build_empty(page, self, title, none)
        shelves = Shelves(page, self)
        self.down = shelves.count_rows()
        seen = self.list_seen()
        if self.focus.name.startswith("kept/"):
            self.chosen = int(self.focus.name.partition("/")[2])
        elif not any(self.chosen in row for row in seen):
            self.chosen = seen[0].start
        return shelves.build(title, seen)

    def list_obstacles(self) -> tuple[list[Box], list[Box]]:
        """Keep notices off the chosen match and the name of its game."""
        found, words = super().list_obstacles()
        found += [box for name, box in self.page.anchors.items() if name == "chosen"]
        return found + [box for box in words if box.y < 2 * SAFE.y and box.x > SAFE.x], words

    # its presses

    def press(self, press: Press) -> None:
        """Lead also to rows and kinds outside the page."""
        name, _, n = self.focus.name.partition("/")
        step = {Action.UP: -1, Action.DOWN: 1}.get(press.action, 0)
        if press.phase == "up":
            super().press(press)
        elif press.action is Action.PREV and "other" in self.page.pointed:
            self.last_device = press.device
            self.choose("other", 1)
        elif press.action is Action.UNDO and press.phase == "down" and self.manages:
            self._manage()
        elif step and name == "kept" and (target := self._find_beyond(int(n), step)) is not None:
            self.last_device = press.device
            self._focus_match(target)
        else:
            self._reviews = press.action in (Action.PREV, Action.NEXT) or bool(press.pos)
            super().press(press)

    def _find_beyond(self, n: int, step: int) -> int | None:
        """Return the match over or under one if it is outside the page."""
        rows = self.list_rows()
        at = next(at for at, row in enumerate(rows) if n in row)
        if not 0 <= at + step < len(rows) or rows[at + step] in self.list_seen():
            return None
        row = rows[at + step]
        return row[min(n - rows[at].start, len(row) - 1)]

    def _focus_match(self, n: int) -> None:
        self.focus.name = f"kept/{n}"
        self.house.sounds.play("focus")
        self.mark_stale()

    def choose(self, name: str, step: int) -> None:  # noqa: ARG002  nothing here has a value
        kind, _, n = name.partition("/")
        if name == "back":
            self.go_back()
        elif name == "manage":
            self._manage()
        elif kind == "other":
            going = self.list_seen()[0].start < self.going
            self.top = next(at for at, row in enumerate(self.list_rows()) if (
                row.start == self.going if going else True))
            self._focus_match(self.list_rows()[self.top].start)
        elif kind == "more":
            self._focus_match(
                self.list_rows()[self.top + self.down if int(n) > 0 else self.top - 1].start)
        elif kind == "deed":
            self.focus.name, self._reviews = f"kept/{self.chosen}", False
            self.house.sounds.play("confirm")
            self.choose(self.focus.name, 1)
        elif match := self.kept[int(n)].match:
            if match.result is None:
                self.house.stack.pop()
                self.house.stack.open(routes.Resume(match, self.last_device))
            elif self._reviews and self.summarize(int(n)).reviewed:
                self.house.stack.open(routes.Review(match))
            else:
                self.house.stack.open(routes.Replay(match))

    def _manage(self) -> None:
        """Ask what to do with the chosen match."""
        saved = self.kept[self.chosen] if self.kept else None
        label = self.summarize(self.chosen).label if self.kept else ""
        self.house.sounds.play("confirm")
        self.house.stack.push(ManageScene(self.house, saved, label, away=self.away))
