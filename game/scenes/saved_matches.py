"""The kept matches: go on with one, watch it again, or read why it cannot be used."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from game import doors
from game.core import Says
from game.devices.press import Action
from game.match import BadRecord, ForeignRecord, Match, newest, resume
from game.picture.page import CHOOSE, Control, Page
from game.picture.screen import SAFE, Box
from game.picture.theme import EDGE_LIT, GILT, INK, IVORY, PLANK, WOOD, Colour
from game.scenes import covers
from game.scenes.match_line import stands, touched, when, who
from game.scenes.menu import MenuScene, around
from game.tables.faces import bust, sitter
from game.tables.style import table_style
from game.words import Trouble

if TYPE_CHECKING:
    from game.house import House

READ = 60  # records that are read, the newest
SHARE = 0.74  # the part of a plank's words that says which match it is
GAP = 22  # between planks
WORN: Colour = (184, 156, 116)  # a plank of what cannot be used
FACE, AFTER = 1.4, 0.3  # a face, and the space after it, in lines
BETWEEN = 28.0  # after a name
SHELF, JUTS = 18, 18  # how thick a shelf under a plank is, and how much longer
LARGE = 1.4  # texts beyond it leave faces no more room than their names have
LANTERN = 1.5  # how high the lantern over it is, in lines of the heading
SHELVES: Colour = (112, 74, 40)
REVIEWED = (*CHOOSE, (Action.NEXT, "hint-review"))  # what can be done with a match that is over
STAMP = "%Y%m%d-%H%M%S"  # how the name of a record begins


class Saved(NamedTuple):
    """A record: its match, or why there is none."""

    file: Path
    match: Match | None
    trouble: Says = ()
    whole: bool = False  # the file is sound, and only cannot be used here and now


class Row(NamedTuple):
    """A plank of the list: in words, how the match stands, what a press does, and why not."""

    label: str
    stands: str
    act: Callable[[], None]
    picture: str
    why: Says | None = None
    match: Match | None = None


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
        light = line * LANTERN
        page.image(page.art.picture("ui/lantern_lit", light * 0.75, light),
                   SAFE.right - light, SAFE.y + (line - light) / 2 - 4)
        h, plank = page.control(), self._high(page)
        top = SAFE.y + line + 16
        room = max(1, int((page.floor - 18 - h - top) // (plank + GAP)))
        names = [f"kept/{n}" for n in range(len(self.kept))]
        at = names.index(self.focus.name) if self.focus.name in names else 0
        shown = [(n, self._entry(self.kept[n])) for n in around(at, len(self.kept), room)]
        box = Box(SAFE.x, top, SAFE.w, plank)
        ends = page.even(self._parts(box)[2], [row.stands for _, row in shown])
        names_in = self._names_style(page, box, [row.match for _, row in shown if row.match])
        for place, (n, row) in enumerate(shown):
            self._plank(page, f"kept/{n}", box._replace(y=top + place * (plank + GAP)), row,
                        (names_in, ends))
        if not self.kept:
            page.plate(box, PLANK, 255, WOOD)
            page.fitted(box.inset(32, 8), self.house.words("kept-none"), "body", INK)
        page.button("back", Box(SAFE.x, page.floor - 18 - h, 520, h), self.house.words("back"),
                    self.back, picture="ui/leave", focus=self.focus.name, style="body")
        self.hints(page)

    def _high(self, page: Page) -> float:
        """The height of a plank: a line of faces and names, and one of what was played."""
        face = FACE if page.art.text_scale <= LARGE else 1
        return max(120.0, (face + 1) * page.art.line("body") + 16)

    def _parts(self, box: Box) -> tuple[Box, Box, Box, Box]:
        """Where on a plank the cover lies, the words, how the match stands and what can be done."""
        cover = Box(box.x + 14, box.y + 8, (box.h - 16) * covers.SHAPE, box.h - 16)
        side = min(box.h - 32, 68)
        sign = Box(box.right - side - 24, box.y + (box.h - side) / 2, side, side)
        left = cover.right + 24
        words = Box(left, box.y + 8, (sign.x - left) * SHARE - 24, box.h - 16)
        ends = Box(words.right + 24, words.y, sign.x - words.right - 48, words.h)
        return cover, words, ends, sign

    def _plank(self, page: Page, name: str, box: Box, row: Row, styles: tuple[str, str],
               ) -> None:
        lit = name == self.focus.name
        shelf = Box(SAFE.x - JUTS, box.bottom, SAFE.w + 2 * JUTS, SHELF)
        page.image(page.art.plate(shelf.w, shelf.h, SHELVES, 255, None, 2, 4), shelf.x, shelf.y)
        page.image(page.art.plate(shelf.w, 4, EDGE_LIT, 255, None, 2, 1), shelf.x, shelf.y)
        page.plate(box, GILT if lit else WORN if row.why else PLANK, 255, WOOD)
        page.claim(name, box)
        cover, words, ends, sign = self._parts(box)
        page.image(page.art.dark(row.picture, sign.w), sign.x, sign.y)
        match, told = row.match, f"{row.label} {row.stands}".strip()
        if match and match.result is not None and table_style(match.rules.NAME).span:
            page.spot(name, Control(box, row.act, lambda _: doors.review(self.house, match), None,
                                    REVIEWED), told)
        else:
            page.spot(name, Control(box, row.act, None, row.why), told)
        if row.match is None:
            whole = Box(box.x + 32, words.y, sign.x - box.x - 56, words.h)
            page.fitted(whole, row.label, "body", INK, leaf=False)
            return
        page.picture(cover, covers.picture(row.match.rules.NAME), leaf=False)
        low = page.art.line("body")
        self._sitters(page, words._replace(h=words.h - low), row.match, styles[0])
        page.fitted(words._replace(y=words.bottom - low, h=low), self.house.words(
            "kept-when", (f"game-{row.match.rules.NAME}",), when(self.house, touched(row.match))),
            "body", INK, leaf=False)
        page.fitted(ends, row.stands, styles[1], INK, "right", leaf=False)

    def _names(self, match: Match) -> list[str]:
        return [who(self.house, [player]) for player in match.players]

    def _names_style(self, page: Page, box: Box, matches: list[Match]) -> str:
        """The largest type in which the names of every one of these matches stand in a row."""
        words, style = self._parts(box)[1], "body"
        for style in page.styles("body"):
            if all(sum(self._wide(page, match, style)) <= words.w for match in matches):
                break
        return style

    def _wide(self, page: Page, match: Match, style: str) -> list[float]:
        """How wide each name is, with its face and the space after it."""
        return [page.art.size(name, style)[0] + 1 + (FACE + AFTER) * page.art.line(style) + BETWEEN
                for name in self._names(match)]

    def _sitters(self, page: Page, box: Box, match: Match, style: str) -> None:
        """Who sits there, each with her face and the sign of the seat."""
        wide, line = self._wide(page, match, style), page.art.line(style)
        part = min(1.0, box.w / sum(wide))  # where even the smallest type is too large
        x = box.x
        for seat, (name, w) in enumerate(zip(self._names(match), wide, strict=True)):
            side, sign = min(FACE * line, box.h), 0.42 * line
            bust(page, Box(x, box.bottom - side, side, side),
                 sitter(match.players[seat].kind, seat))
            page.picture(Box(x + side - sign, box.bottom - sign, sign, sign), f"ui/seat_{seat}",
                         leaf=False)
            left = (FACE + AFTER) * line
            page.fitted(Box(x + left, box.y, w * part - left - BETWEEN * part, box.h), name, style,
                        INK, leaf=False)
            x += w * part

    def _entry(self, entry: Saved) -> Row:
        say, match = self.house.words, entry.match
        if match is None:
            label = (say("kept-not-now", self._day(entry.file), entry.trouble) if entry.whole
                     else say.say(entry.trouble))
            refuse = partial(self.house.refuse, entry.trouble)
            return Row(label, "", refuse, "ui/lock", entry.trouble)
        label = say("kept-match", when(self.house, touched(match)),
                    say(f"game-{match.rules.NAME}"), who(self.house, match.players))
        act, picture = ((partial(self._go_on, match), "ui/play") if match.result is None
                        else (partial(self._watch, match), "ui/eye"))
        return Row(label, stands(self.house, match), act, picture, match=match)

    def _day(self, file: Path) -> str:
        """When a record was begun, which its name says; the name itself if it was given by hand."""
        try:
            return when(self.house, time.mktime(time.strptime(file.name[:15], STAMP)))
        except (ValueError, OverflowError):
            return file.stem

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
        sentence = error.sentence
        return Saved(file, None, sentence.says if isinstance(sentence, Trouble)
                     else ("kept-trouble", sentence))
