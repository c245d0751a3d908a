"""What has happened last, an event a line: a picture, which has the shape and the colour of whoever
did it, and a few words."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import IVORY, Colour
from game.shelf.reindeer.table.country import DUSK
from game.shelf.reindeer.table.history import Line
from game.shelf.reindeer.table.tracks import Lately
from game.tables.picture import Paper, Part

MOST, LEAST = 4, 3  # lines at once: at most, and at least if they can be made smaller
LARGE, SIZES = 1.2, (1.75, 1.5, 1.35, 1.2)  # of the newest line's letters, down to the least
OLDER, SMALL = 0.72, 0.85  # those of the others, of this, and their least
TALL = 2.5  # lines of the newest one, from which on it does without a name
SIGN, SIDE, GAP = 40.0, 28.0, 7.0  # the newest line's sign, and the others' pictures
AIR = 2.0  # between two lines
PAST: Colour = (146, 138, 122)  # letters of what is not the newest


class Row(NamedTuple):
    """A line where it stands, and in which letters."""

    line: Line
    box: Box
    text: str
    style: str


class Log(Part):
    """The newest line is on top, large and bright, with the seat's sign and her name if there is
    room for it."""

    def __init__(self, lately: Lately, paper: Paper, free: Callable[[Box], bool]) -> None:
        """`free`: whether nothing else stands in their room."""
        self.lately, self.paper, self.free = lately, paper, free

    def draw(self, screen: Screen) -> None:
        room = self.lately.country.show.board.box("captions")
        if self.free(room) and (last := self.lately.tale.lines[-MOST:]):
            self.paper.put(screen, ("log", last, room), lambda page: self._build(page, room, last))

    def _build(self, page: Page, room: Box, last: tuple[Line, ...]) -> None:
        """As large as the players like it, as long as some lines fit."""
        rows: list[Row] = []
        scale = page.art.text_scale * LARGE
        for size in (scale, *(size for size in SIZES if size < scale)):
            rows = self._rows(page, room, last, size)
            if len(rows) >= min(LEAST, len(last)):
                break
        page.plate(Box(room.x - 10, room.y - 6, room.w + 16, rows[-1].box.bottom - room.y + 12),
                   DUSK, 226, edge=None)
        for row in rows:
            self._row(page, room.x, row, newest=row is rows[0])

    def _rows(self, page: Page, room: Box, last: tuple[Line, ...], size: float) -> list[Row]:
        """The newest lines, as many as there is room for."""
        y, rows = room.y, list[Row]()
        for line in reversed(last):
            newest = not rows
            style = f"small@{size if newest else max(size * OLDER, SMALL):.3g}"
            wide = (SIGN if newest else SIDE) + GAP if line.picture or line.seat is not None else 0
            text, wide = self._text(page, line, style, room.w - wide, newest=newest), room.w - wide
            h = page.art.size(text, style, wide)[1]
            if rows and y + h > room.bottom + 1:
                break
            box = Box(room.right - wide, y, wide, min(h, room.bottom - y))
            rows.append(Row(line, box, text, style))
            y += h + AIR
        return rows

    def _text(self, page: Page, line: Line, style: str, wide: float, *, newest: bool) -> str:
        """What a line says, with a name before it if it is the newest one and does not become too
        high by it."""
        say = self.lately.country.show.say
        if newest and line.seat is not None:
            text = say(("reindeer-log-who", ("seat", line.seat), line.says))
            if page.art.size(text, style, wide)[1] <= page.art.line(style) * TALL:
                return text
        return say(line.says)

    def _row(self, page: Page, x: float, row: Row, *, newest: bool) -> None:
        line, box, side = row.line, row.box, SIGN if newest else SIDE
        middle = box.y + min(box.h, page.art.line(row.style)) / 2
        sign = f"ui/seat_{line.seat}"
        picture = sign if newest and line.seat is not None else line.picture or sign
        if line.picture or line.seat is not None:
            page.picture(Box(x, middle - side / 2, side, side), picture)
        page.fitted(box, row.text, row.style, IVORY if newest else PAST)
