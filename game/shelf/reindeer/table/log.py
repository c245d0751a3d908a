"""What has happened before: of each event a picture, which has the shape and the colour of
whoever did it, and a few words. What has happened last stands under the map."""

from __future__ import annotations

from collections.abc import Callable

from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import Colour
from game.shelf.reindeer.table.country import DUSK
from game.shelf.reindeer.table.history import Line
from game.shelf.reindeer.table.told import headline
from game.shelf.reindeer.table.tracks import Lately
from game.tables.picture import Paper, Part

MOST, LEAST = 3, 2  # events at once: at most, and if they can be made smaller at least
SIZES = (1.0, 0.9)  # of letters, of those that players like, down to the least
SIDE, GAP = 28.0, 7.0  # a line's picture, and from there to its words
AIR = 6.0  # between two events
PAST: Colour = (172, 166, 150)


class Log(Part):
    """The newest event is on top; all are equal."""

    def __init__(self, lately: Lately, paper: Paper, free: Callable[[Box], bool]) -> None:
        """`free`: whether nothing else stands in their room."""
        self.lately, self.paper, self.free = lately, paper, free

    def draw(self, screen: Screen) -> None:
        room = self.lately.country.show.board.box("captions")
        if self.free(room) and (last := self.lately.tale.past[-MOST:]):
            self.paper.put(screen, ("log", last, room), lambda page: self._build(page, room, last))

    def _build(self, page: Page, room: Box, last: tuple[Line, ...]) -> None:
        """As large as the players like it, as long as two events fit; a long one has two lines."""
        say, inner = self.lately.country.show.say, room._replace(
            x=room.x + SIDE + GAP, w=room.w - SIDE - GAP)
        lines = [(line, say(line.says if line.seat is None else headline(line.seat, line.says)))
                 for line in reversed(last)]
        style, highs = "", list[float]()
        for size in (*(page.art.text_scale * part for part in SIZES), *SIZES):
            style = f"small@{size:.3g}"
            highs = [page.art.size(text, style, inner.w)[1] + AIR for _, text in lines]
            if sum(highs[:LEAST]) <= room.h + AIR and not any(
                    page.wider(text, style, inner.w) for _, text in lines):
                break
        count = max((n for n in range(1, len(lines) + 1) if sum(highs[:n]) <= room.h + AIR),
                    default=1)
        page.plate(Box(room.x - 10, room.y - 6, room.w + 16, sum(highs[:count]) + 8), DUSK, 226,
                   edge=None)
        y, line_high = room.y, page.art.line(style)
        for (line, text), high in zip(lines[:count], highs, strict=False):
            if line.picture or line.seat is not None:
                page.picture(Box(room.x, y + (line_high - SIDE) / 2, SIDE, SIDE),
                             line.picture or f"ui/seat_{line.seat}")
            page.fitted(inner._replace(y=y, h=min(high - AIR, room.bottom - y)), text, style, PAST)
            y += high
