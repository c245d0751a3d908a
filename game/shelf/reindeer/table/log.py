"""What has happened before, an event a line: a picture, which has the shape and the colour of
whoever did it, and a few words. What has happened last stands under the map."""

from __future__ import annotations

from collections.abc import Callable

from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import Colour
from game.shelf.reindeer.table.country import DUSK
from game.shelf.reindeer.table.history import Line
from game.shelf.reindeer.table.tracks import Lately
from game.tables.picture import Paper, Part

MOST, LEAST = 4, 3  # lines at once: at most, and at least if they can be made smaller
SIZES = (1.0, 0.9, 0.8)  # of letters, of those that players like, down to the least
SIDE, GAP = 28.0, 7.0  # a line's picture, and from there to its words
AIR = 2.0  # between two lines
PAST: Colour = (172, 166, 150)


class Log(Part):
    """The newest line is on top; all are equal, and none takes two lines of the room."""

    def __init__(self, lately: Lately, paper: Paper, free: Callable[[Box], bool]) -> None:
        """`free`: whether nothing else stands in their room."""
        self.lately, self.paper, self.free = lately, paper, free

    def draw(self, screen: Screen) -> None:
        room = self.lately.country.show.board.box("captions")
        if self.free(room) and (last := self.lately.tale.past[-MOST:]):
            self.paper.put(screen, ("log", last, room), lambda page: self._build(page, room, last))

    def _build(self, page: Page, room: Box, last: tuple[Line, ...]) -> None:
        """As large as the players like it, as long as some lines fit, and all of them are seen."""
        say, inner = self.lately.country.show.say, room._replace(
            x=room.x + SIDE + GAP, w=room.w - SIDE - GAP)
        texts = [say(line.says) for line in reversed(last)]
        style, high = "", 0.0
        for size in (*(page.art.text_scale * part for part in SIZES), *SIZES):
            style = f"small@{size:.3g}"
            high = page.art.line(style) + AIR
            fits = texts[: int((room.h + AIR + 1) / high)]
            if len(fits) >= min(LEAST, len(texts)) and all(
                    page.art.size(text, style)[0] <= inner.w for text in fits):
                break
        count = min(len(texts), max(int((room.h + AIR + 1) / high), 1))
        page.plate(Box(room.x - 10, room.y - 6, room.w + 16, count * high + 10), DUSK, 226,
                   edge=None)
        for n, (line, text) in enumerate(zip(reversed(last), texts[:count], strict=False)):
            y = room.y + n * high
            if line.picture or line.seat is not None:
                page.picture(Box(room.x, y + (high - AIR - SIDE) / 2, SIDE, SIDE),
                             line.picture or f"ui/seat_{line.seat}")
            page.fitted(inner._replace(y=y, h=high - AIR), text, style, PAST)
