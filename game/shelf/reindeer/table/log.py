"""What has happened last, an event a line: who, a picture, and a few words."""

from __future__ import annotations

from collections.abc import Callable

from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import DIM, IVORY, NIGHT
from game.shelf.reindeer.table.history import Line
from game.shelf.reindeer.table.tracks import Lately
from game.tables.picture import Paper, Part

MOST = 9  # lines at once
SIGN, GAP = 24.0, 5.0
WIDE = {"pieces/reindeer/big": 44.0, "pieces/reindeer/little": 36.0}  # of a line's picture
TALL = {"pieces/reindeer/big": 15.0, "pieces/reindeer/little": 18.0}
SIDE = 26.0  # of any other
AIR = 2.0  # between two lines


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
        y, rows = room.y, list[tuple[Line, Box, str]]()
        for line in reversed(last):
            text, x = self.lately.country.show.say(line.says), room.x + self._wide(line)
            w = room.right - x
            h = min(page.art.size(text, "small", w)[1], room.h)
            if y + h > room.bottom + 1:
                break
            rows.append((line, Box(x, y, w, h), text))
            y += h + AIR
        page.plate(Box(room.x - 10, room.y - 6, room.w + 16, y - room.y + 10), NIGHT, 214,
                   edge=None)
        for line, box, text in rows:
            self._row(page, room.x, line, box, text, bright=line.turn == last[-1].turn)

    def _wide(self, line: Line) -> float:
        """How much of a line its sign and its picture take."""
        return ((SIGN + GAP) * (line.seat is not None)
                + (WIDE.get(line.picture, SIDE) + GAP) * bool(line.picture))

    def _row(self, page: Page, x: float, line: Line, box: Box, text: str, *, bright: bool) -> None:
        middle = box.y + min(box.h, page.art.line("small")) / 2
        if line.seat is not None:
            page.picture(Box(x, middle - SIGN / 2, SIGN, SIGN), f"ui/seat_{line.seat}")
            x += SIGN + GAP
        if line.picture:
            w, h = WIDE.get(line.picture, SIDE), TALL.get(line.picture, SIDE)
            page.picture(Box(x, middle - h / 2, w, h), line.picture)
        page.fitted(box, text, "small", IVORY if bright else DIM)
