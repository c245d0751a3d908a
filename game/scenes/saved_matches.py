"""The kept matches: go on with one, watch it again, or read why it cannot be used."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from game import doors
from game.core import Says
from game.match import BadRecord, ForeignRecord, Match, newest, resume
from game.picture.page import Page
from game.picture.screen import SAFE, Box
from game.picture.theme import DIM, GOLD, IVORY
from game.scenes.match_line import stands, touched, when, who
from game.scenes.menu import MenuScene

if TYPE_CHECKING:
    from game.house import House

READ = 60  # records that are read, the newest
SHARE = 0.68  # the part of a row that says which match it is


class Saved(NamedTuple):
    """A record: its match, or why there is none."""

    file: Path
    match: Match | None
    trouble: Says = ()
    whole: bool = False  # the file is sound, and only cannot be used here and now


class Row(NamedTuple):
    """A line of the list: its text on the left and on the right, what a press does, and why not."""

    label: str
    stands: str
    act: Callable[[], None]
    picture: str
    why: Says | None = None


class SavedMatchesScene(MenuScene):
    """A list of all matches: as many as fit, around the one in focus."""

    backdrop = "table/wood"

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.kept = self._read()

    def _read(self) -> list[Saved]:
        """The newest records, except those of games that are off the shelf and of matches in which
        nobody has moved."""
        return [saved for saved in read_saved(self.house.records)
                if (match := saved.match) is None
                or (match.rules.NAME in self.house.games
                    and (match.played or match.result is not None))]

    def resume(self) -> None:
        self.kept = self._read()
        super().resume()

    def build(self, page: Page) -> None:
        line = page.art.line("heading")
        page.text(Box(SAFE.x, SAFE.y, SAFE.w, line), self.house.words("kept"), "heading", IVORY)
        h = page.control()
        top = SAFE.y + line + 16
        room = int((page.floor - 18 - top) // (h + 10)) - 1
        names = [f"kept/{n}" for n in range(len(self.kept))]
        at = names.index(self.focus.name) if self.focus.name in names else 0
        first = max(0, min(at - room // 2, len(self.kept) - room))
        shown = [(n, self._entry(self.kept[n]))
                 for n in range(first, min(first + room, len(self.kept)))]
        inner = Box(SAFE.x + 84, top, SAFE.w - 104, h)
        left = inner._replace(w=inner.w * SHARE - 16)
        right = inner._replace(x=inner.x + inner.w * SHARE, w=inner.w * (1 - SHARE))
        style = page.even(left, [row.label for _, row in shown])
        ends = page.even(right, [row.stands for _, row in shown])
        for place, (n, row) in enumerate(shown):
            box = Box(SAFE.x, top + place * (h + 10), SAFE.w, h)
            page.button(f"kept/{n}", box, "", row.act, focus=self.focus.name, why=row.why)
            page.picture(Box(box.x + 16, box.y + (h - 48) / 2, 48, 48), row.picture, leaf=False)
            page.fitted(left._replace(y=box.y), row.label, style, DIM if row.why else IVORY,
                        leaf=False)
            page.fitted(right._replace(y=box.y), row.stands, ends, GOLD, "right", leaf=False)
        if not self.kept:
            page.text(Box(SAFE.x, top, SAFE.w, h), self.house.words("kept-none"), "body", DIM)
        page.button("back", Box(SAFE.x, top + room * (h + 10), 520, h), self.house.words("back"),
                    self.back, picture="ui/leave", focus=self.focus.name, style="body")
        self.hints(page)

    def _entry(self, entry: Saved) -> Row:
        say, match = self.house.words, entry.match
        if match is None:
            label = entry.file.name
            if entry.whole:
                label = say("kept-not-now", _day(entry.file), entry.trouble)
            refuse = partial(self.house.refuse, entry.trouble)
            return Row(label, "", refuse, "ui/lock", entry.trouble)
        label = say("kept-match", when(self.house, touched(match)),
                    say(f"game-{match.rules.NAME}"), who(self.house, match.players))
        act, picture = ((partial(self._go_on, match), "ui/play") if match.result is None
                        else (partial(self._watch, match), "ui/eye"))
        return Row(label, stands(self.house, match), act, picture)

    def _go_on(self, match: Match) -> None:
        self.house.stack.pop()
        doors.resume(self.house, match, self.last_device)

    def _watch(self, match: Match) -> None:
        self.house.open_replay(match)


def read_saved(folder: Path) -> list[Saved]:
    """The newest records in a folder."""
    return [_read(file) for file in newest(folder, READ)]


def _read(file: Path) -> Saved:
    try:
        return Saved(file, resume(file))
    except ForeignRecord as error:
        return Saved(file, None, error.says, whole=True)
    except BadRecord as error:
        return Saved(file, None, ("kept-trouble", str(error)))


def _day(file: Path) -> str:
    """The day with which a record's name begins; the whole name if it was named by hand."""
    stem = file.name
    return f"{stem[:4]}-{stem[4:6]}-{stem[6:8]}" if stem[:8].isdecimal() else file.stem
