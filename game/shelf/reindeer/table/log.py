"""What has happened last, an event a line: a picture, which has the shape and the colour of whoever
did it, and a few words."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import DIM, IVORY
from game.shelf.reindeer.table.country import DUSK
from game.shelf.reindeer.table.history import Line
from game.shelf.reindeer.table.tracks import Lately
from game.tables.picture import Paper, Part

MOST, LEAST = 9, 4  # lines at once: at most, and at least if they can be made smaller
SIZES = (1.5, 1.25, 1, 0.9, 0.85)  # of their letters, down to the least
SIGN, GAP = 24.0, 5.0
SIDE = 28.0  # of a line's picture
AIR = 1.0  # between two lines


class Row(NamedTuple):
    """A line where it stands, and in which letters."""

    line: Line
    box: Box
    text: str
    style: str


class Log(Part):
    """The newest line is on top; those of the newest turn are bright."""

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
        smaller = (f"small@{size}" for size in SIZES if size < page.art.text_scale)
        for style in ("small", *smaller):
            rows = self._rows(page, room, last, style)
            if len(rows) >= min(LEAST, len(last)):
                break
        page.plate(Box(room.x - 10, room.y - 6, room.w + 16, rows[-1].box.bottom - room.y + 12),
                   DUSK, 226, edge=None)
        for row in rows:
            self._row(page, room.x, row, bright=row.line.turn == last[-1].turn)

    def _rows(self, page: Page, room: Box, last: tuple[Line, ...], style: str) -> list[Row]:
        """The newest lines, as many as there is room for."""
        y, rows = room.y, list[Row]()
        for line in reversed(last):
            text, x = self.lately.country.show.say(line.says), room.x + self._wide(line)
            h = page.art.size(text, style, room.right - x)[1]
            if rows and y + h > room.bottom + 1:
                break
            box = Box(x, y, room.right - x, min(h, room.bottom - y))
            rows.append(Row(line, box, text, style))
            y += h + AIR
        return rows

    def _wide(self, line: Line) -> float:
        """How much of a line its sign and its picture take."""
        return SIDE + GAP if line.picture else SIGN + GAP if line.seat is not None else 0.0

    def _row(self, page: Page, x: float, row: Row, *, bright: bool) -> None:
        line, box = row.line, row.box
        middle = box.y + min(box.h, page.art.line(row.style)) / 2
        if line.picture:
            page.picture(Box(x, middle - SIDE / 2, SIDE, SIDE), line.picture)
        elif line.seat is not None:
            page.picture(Box(x, middle - SIGN / 2, SIGN, SIGN), f"ui/seat_{line.seat}")
        page.fitted(box, row.text, row.style, IVORY if bright else DIM)
