"""The kept matches: go on with one, watch one again, or read why one cannot be used."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from game.match import BadRecord, ForeignRecord, Match, resume
from game.page import Page
from game.rules.core import Says
from game.scenes.menu import MenuScene
from game.scenes.title import resume_match
from game.screen import SAFE, Box
from game.theme import DIM, IVORY

if TYPE_CHECKING:
    from game.house import House

READ = 60  # records looked at, the newest first


class Kept(NamedTuple):
    """A record: its match, or why there is none."""

    file: Path
    match: Match | None
    trouble: Says = ()
    whole: bool = False  # there is no match only here and now


class KeptScene(MenuScene):
    """A list as long as the records are many, around the one that has the focus."""

    backdrop = "table/wood"

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.kept = self._read()

    def _read(self) -> list[Kept]:
        """The newest records, without games that are off the shelf."""
        return [entry for entry in read_kept(self.house.records)
                if entry.match is None or entry.match.rules.NAME in self.house.games]

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
        for row, n in enumerate(range(first, min(first + room, len(self.kept)))):
            self._row(page, n, Box(SAFE.x, top + row * (h + 10), SAFE.w, h))
        if not self.kept:
            page.text(Box(SAFE.x, top, SAFE.w, h), self.house.words("kept-none"), "body", DIM)
        page.button("back", Box(SAFE.x, top + room * (h + 10), 520, h), self.house.words("back"),
                    self.back, picture="ui/leave", focus=self.focus.name, style="body")
        self.hints(page)

    def _row(self, page: Page, n: int, box: Box) -> None:
        entry = self.kept[n]
        label, act, picture, why = self._entry(entry)
        page.button(f"kept/{n}", box, "", act, focus=self.focus.name, why=why)
        page.picture(Box(box.x + 16, box.y + (box.h - 48) / 2, 48, 48), picture, leaf=False)
        page.fitted(Box(box.x + 84, box.y, box.w - 104, box.h), label, "body",
                    DIM if why else IVORY, leaf=False)

    def _entry(self, entry: Kept) -> tuple[str, partial[None], str, Says | None]:
        say = self.house.words
        if entry.match is None:
            label = entry.file.name
            if entry.whole:
                label = say("kept-not-now", _day(entry.file), entry.trouble)
            refuse = partial(self.house.refuse, entry.trouble)
            return label, refuse, "ui/lock", entry.trouble
        match, day = entry.match, _day(entry.file)
        names = " – ".join(player.name for player in match.players)
        game = say(f"game-{match.rules.NAME}")
        if match.result is None:
            label = say("kept-open", day, game, names, len(match.record.lines))
            return label, partial(self._go_on, match), "ui/play", None
        winners = " – ".join(match.players[seat].name for seat in match.result.winners)
        label = say("kept-over", day, game, names, winners)
        return label, partial(self._watch, match), "ui/undo", None

    def _go_on(self, match: Match) -> None:
        self.house.stack.pop()
        resume_match(self.house, match, self.last_device)

    def _watch(self, match: Match) -> None:
        self.house.open_replay(match)


def read_kept(folder: Path) -> list[Kept]:
    """The newest records of a folder."""
    return [_read(file) for file in sorted(folder.glob("*.jsonl"), reverse=True)[:READ]]


def _read(file: Path) -> Kept:
    try:
        return Kept(file, resume(file))
    except ForeignRecord as error:
        return Kept(file, None, error.says, whole=True)
    except BadRecord as error:
        return Kept(file, None, ("kept-trouble", str(error)))


def _day(file: Path) -> str:
    """The day that a record's name begins with; the whole name of one that was named by hand."""
    stem = file.name
    return f"{stem[:4]}-{stem[4:6]}-{stem[6:8]}" if stem[:8].isdecimal() else file.stem
