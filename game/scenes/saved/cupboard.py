"""The model of the saved games: which are on the shelves, and which is chosen."""

from __future__ import annotations

from pathlib import Path

from game.core.saved_matches import put_away_in, read_played
from game.house import House
from game.scenes.menu import MenuScene
from game.scenes.saved.match_box import LARGE_TEXT, PICTURE_SHAPE
from game.tables.match_summary import Summary, summarize
from game.tables.miniature import Miniature, board_shape, find_telling
from game.ui.furniture import cupboard


class Cupboard(MenuScene):
    backdrop = cupboard.BACK
    has_hints = False  # they stand in the tree
    fills_window = True

    def __init__(self, house: House, *, over: bool = False, away: bool = False) -> None:
        """`over`: choose the newest finished match first. `away`: show only archived matches."""
        super().__init__(house)
        self.away = away
        self.folder = put_away_in(house.store.records) if away else house.store.records
        self.kept = read_played(self.folder, house.games)
        if over and self.going < len(self.kept):
            self.focus.name = self.first = f"kept/{self.going}"  # on whichever page
        self.chosen = 0  # keeps its place while something else has the focus
        self.top = self.going if over else 0  # the first row on the page
        self.down = 1  # how many rows the page has
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
        """Paint more of an unfinished table picture, that of the chosen match first."""
        file = self.kept[self.chosen].file if self.kept else None
        pictures = sorted(self._painted.items(), key=lambda item: item[0][0] != file)
        unfinished = next((one for _, one in pictures if one and not one.image), None)
        if unfinished and unfinished.step():
            self.mark_stale()

    # places

    @property
    def going(self) -> int:
        """Count the unfinished matches."""
        return sum(saved.goes_on for saved in self.kept)

    def list_rows(self) -> list[range]:
        """Return the matches of each shelf; finished ones begin on a new shelf."""
        across = 1 if self.house.art.text_scale > LARGE_TEXT else 2
        return [range(n, min(n + across, end)) for start, end in (
            (0, self.going), (self.going, len(self.kept))) for n in range(start, end, across)]

    def list_seen(self) -> list[range]:
        """Return the rows on the page, with that of the focus."""
        rows, down = self.list_rows(), self.down
        here = next((at for at, row in enumerate(rows)
                     if self.focus.name in [f"kept/{n}" for n in row]), self.top)
        self.top = max(min(self.top, here), here - down + 1)
        self.top = max(0, min(self.top, len(rows) - down))
        return rows[self.top:self.top + down]

    def summarize(self, n: int) -> Summary:
        return summarize(self.house, self.kept[n], f"kept/{n}")

    def paint_tables(self, height: float) -> Miniature | None:
        """Begin the table pictures of all unfinished matches on the page; return that of the chosen
        one. A card game before its first trick has none."""
        shown = {n: (self.kept[n].file, self.house.art.to_pixels(height))
                 for some in self.list_seen() for n in some if self.kept[n].goes_on}
        for n, key in shown.items():
            match = self.kept[n].match
            if match and key not in self._painted:
                last, shape = find_telling(match), max(board_shape(match), PICTURE_SHAPE)
                self._painted[key] = None if last is None else Miniature(
                    self.house, last, height * shape, shape, whole=True, near=True)
        return self._painted[shown[self.chosen]] if self.chosen in shown else None

    @property
    def kinds(self) -> int:
        """Count the kinds: unfinished and finished matches."""
        return 1 + (0 < self.going < len(self.kept))

    @property
    def manages(self) -> bool:
        """Say whether players can archive or delete matches: guests of a kiosk cannot."""
        away = not self.away and any(put_away_in(self.folder).glob("*.jsonl"))
        return not self.house.kiosk and bool(self.kept or away)
