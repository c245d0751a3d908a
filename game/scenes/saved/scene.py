"""The saved games: go on with one, watch it again, or read why it cannot be used."""

from __future__ import annotations

from pathlib import Path

from game import routes
from game.core.saved_matches import read_played
from game.devices.press import Action, Press
from game.house import House
from game.picture.page import Page
from game.picture.screen import SAFE, Box
from game.scenes.menu import MenuScene
from game.scenes.saved.manage import ManageScene, put_away_in
from game.scenes.saved.match_box import LARGE_TEXT, PICTURE_SHAPE
from game.scenes.saved.shelves import Shelves, build_empty
from game.tables.match_summary import Summary, summarize
from game.tables.miniature import Miniature, board_shape, telling
from game.ui.furniture import cupboard
from game.ui.layout import Node


class SavedMatchesScene(MenuScene):
    """A cupboard of all matches: some on its shelves, and beside them, large, the chosen one."""

    backdrop = cupboard.BACK
    has_hints = False  # they stand in the tree
    fills_window = True

    def __init__(self, house: House, *, over: bool = False, away: bool = False) -> None:
        """`over`: the newest match that is over is chosen first. `away`: only matches that were put
        away are shown."""
        super().__init__(house)
        self.away = away
        self.folder = put_away_in(house.store.records) if away else house.store.records
        self.kept = read_played(self.folder, house.games)
        if over and self.going < len(self.kept):
            self.focus.name = self.first = f"kept/{self.going}"  # on whichever page
        self.chosen = 0  # keeps its place while something else has the focus
        self.top = self.going if over else 0  # the first row on the page
        self._reviews = False  # whether a press leads to the review of a match
        self._down = 1  # how many rows the page has
        self._painted: dict[tuple[Path, int], Miniature | None] = {}  # tables as they were left

    def resume(self) -> None:
        self.kept = read_played(self.folder, self.house.games)
        self.chosen = max(min(self.chosen, len(self.kept) - 1), 0)
        name, _, n = self.focus.name.partition("/")
        if name == "kept" and int(n) >= len(self.kept):  # the last one was put away or deleted
            self.focus.name = f"kept/{len(self.kept) - 1}" if self.kept else ""
        super().resume()

    def refit(self) -> None:
        self._painted.clear()
        super().refit()

    def tick(self, seconds: float) -> None:  # noqa: ARG002  it does not wait for the clock
        """Paint a little of a table that is not finished, first of the chosen one."""
        file = self.kept[self.chosen].file if self.kept else None
        pictures = sorted(self._painted.items(), key=lambda item: item[0][0] != file)
        unfinished = next((one for _, one in pictures if one and not one.image), None)
        if unfinished and unfinished.step():
            self.stale()

    # what is where

    @property
    def going(self) -> int:
        """Count the matches that go on."""
        return sum(saved.goes_on for saved in self.kept)

    def rows(self) -> list[range]:
        """Return the matches of each shelf; those that are over begin on a shelf of their own."""
        across = 1 if self.house.art.text_scale > LARGE_TEXT else 2
        return [range(n, min(n + across, end)) for start, end in (
            (0, self.going), (self.going, len(self.kept))) for n in range(start, end, across)]

    def seen(self) -> list[range]:
        """Return the rows on the page, with the row of the focus."""
        rows, down = self.rows(), self._down
        here = next((at for at, row in enumerate(rows)
                     if self.focus.name in [f"kept/{n}" for n in row]), self.top)
        self.top = max(min(self.top, here), here - down + 1)
        self.top = max(0, min(self.top, len(rows) - down))
        return rows[self.top:self.top + down]

    def summary(self, n: int) -> Summary:
        return summarize(self.house, self.kept[n], f"kept/{n}")

    def paint_tables(self, height: float) -> Miniature | None:
        """Begin the tables of all matches on the page that go on, as they were left; return that of
        the chosen one. There is none where cards lie only in tricks and nobody has played one."""
        shown = {n: (self.kept[n].file, self.house.art.pixels(height))
                 for some in self.seen() for n in some if self.kept[n].goes_on}
        for n, key in shown.items():
            match = self.kept[n].match
            if match and key not in self._painted:
                last, shape = telling(match), max(board_shape(match), PICTURE_SHAPE)
                self._painted[key] = None if last is None else Miniature(
                    self.house, last, height * shape, shape, whole=True, near=True)
        return self._painted[shown[self.chosen]] if self.chosen in shown else None

    # its page

    def view(self, page: Page) -> Node:
        say = self.house.words
        title = say("kept-away" if self.away else "kept")
        if not self.kept:
            none = say("kept-none-away" if self.away else "kept-none")
            return build_empty(page, self, title, none)
        shelves = Shelves(page, self)
        self._down = shelves.count_rows()
        seen = self.seen()
        if self.focus.name.startswith("kept/"):
            self.chosen = int(self.focus.name.partition("/")[2])
        elif not any(self.chosen in row for row in seen):
            self.chosen = seen[0].start
        return shelves.build(title, seen)

    @property
    def kinds(self) -> int:
        """Count the kinds: matches that go on, and those that are over."""
        return 1 + (0 < self.going < len(self.kept))

    def taken(self) -> tuple[list[Box], list[Box]]:
        """Leave the line of the title free for what the house has to say, and the cats."""
        found, words = super().taken()
        return [*found, *(box for box in words if box.y < 2 * SAFE.y)], words

    @property
    def manages(self) -> bool:
        """Say whether matches can be put away or deleted: not in a kiosk, by guests."""
        away = not self.away and any(put_away_in(self.folder).glob("*.jsonl"))
        return not self.house.kiosk and bool(self.kept or away)

    # its presses

    def press(self, press: Press) -> None:
        """Lead to rows and kinds that are not on the page, too."""
        name, _, n = self.focus.name.partition("/")
        step = {Action.UP: -1, Action.DOWN: 1}.get(press.action, 0)
        if press.phase == "up":
            super().press(press)
        elif press.action is Action.PREV and "other" in self.page.pointed:
            self.last_device = press.device
            self.choose("other", 1)
        elif press.action is Action.UNDO and press.phase == "down" and self.manages:
            self._manage()
        elif step and name == "kept" and (target := self._beyond(int(n), step)) is not None:
            self.last_device = press.device
            self._lead(target)
        else:
            self._reviews = press.action in (Action.PREV, Action.NEXT) or bool(press.pos)
            super().press(press)

    def _beyond(self, n: int, step: int) -> int | None:
        """Return the match over or under one if it is not on the page."""
        rows = self.rows()
        at = next(at for at, row in enumerate(rows) if n in row)
        if not 0 <= at + step < len(rows) or rows[at + step] in self.seen():
            return None
        row = rows[at + step]
        return row[min(n - rows[at].start, len(row) - 1)]

    def _lead(self, n: int) -> None:
        """Give a match the focus."""
        self.focus.name = f"kept/{n}"
        self.house.sounds.play("focus")
        self.stale()

    def choose(self, name: str, step: int) -> None:  # noqa: ARG002  nothing here has a value
        kind, _, n = name.partition("/")
        if name == "back":
            self.back()
        elif name == "manage":
            self._manage()
        elif kind == "other":
            going = self.seen()[0].start < self.going
            self.top = next(at for at, row in enumerate(self.rows()) if (
                row.start == self.going if going else True))
            self._lead(self.rows()[self.top].start)
        elif kind == "more":
            self._lead(self.rows()[self.top + self._down if int(n) > 0 else self.top - 1].start)
        elif kind == "deed":
            self.focus.name, self._reviews = f"kept/{self.chosen}", False
            self.house.sounds.play("confirm")
            self.choose(self.focus.name, 1)
        elif match := self.kept[int(n)].match:
            if match.result is None:
                self.house.stack.pop()
                self.house.stack.open(routes.Resume(match, self.last_device))
            elif self._reviews and self.summary(int(n)).reviewed:
                self.house.stack.open(routes.Review(match))
            else:
                self.house.stack.open(routes.Replay(match))

    def _manage(self) -> None:
        """Ask what becomes of the chosen match."""
        saved = self.kept[self.chosen] if self.kept else None
        label = self.summary(self.chosen).label if self.kept else ""
        self.house.sounds.play("confirm")
        self.house.stack.push(ManageScene(self.house, saved, label, away=self.away))
