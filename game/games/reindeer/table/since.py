"""What the others have done since one's own turn, before the newest turn, which is told under the
map: a row each in the column beside a map, with a face, the deed in few words and its sum."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from game.core.contract import Says, Seat
from game.core.faces import sitters
from game.games.reindeer.rules.position import Turn as Asked
from game.games.reindeer.table.country import DONE, ENAMEL, HUNG, SPENT, hangs
from game.games.reindeer.table.history import short
from game.games.reindeer.table.map_part import MapPart
from game.games.reindeer.table.replies import Replies
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.stuff import lay
from game.picture.theme import DIM, IVORY
from game.ui.furniture.figures import seated

ROWS, HIGH, GAP = 3, 76.0, 2.0  # at most, how high one is, and between two
HEAD = 36.0  # over the rows, where there is room
LEAST = 52.0  # the least height of a row
FACE, SIGN, POPS = 48.0, 22, 2.0  # whoever did it, the sign of her seat, and how far she stands out
SUM, WORDS = "small@1.15", ("small@0.93", "small@0.86")  # letters of a sum; the least ones of words
HIDES = HUNG[1] + 20  # how high the plate under all is at least
MORE = 13  # how far the plate of the hints stands out
EDGE, CLEAR = 6.0, 8.0  # round all rows, and from there to a panel or the hints


class Row(NamedTuple):
    """Whose turn it was, what was done, and what that has brought or cost."""

    seat: Seat
    says: Says
    money: int | None


class Since(MapPart):
    """It hangs where a picture hangs while nothing has happened yet, if there is room."""

    def draw(self, screen: Screen) -> None:
        told = tuple((row, self.country.say(row.says)) for row in self.rows())
        room = hangs(self.country)
        if not told or room is None or (
                self.scene and self.picture.find(Replies).fills(room)):
            return
        room = room.inset(0, EDGE + CLEAR)
        room = room._replace(h=room.h - MORE)
        self.paper.put(screen, ("since", told, room), lambda page: self._build(page, room, told))

    def _build(self, page: Page, room: Box, told: Sequence[tuple[Row, str]]) -> None:
        """The newest turns, as many as can be read."""
        styles = *page.art.signs, *WORDS
        for first, over in product(range(len(told)), (HEAD, 0.0)):
            rows = told[first:]
            high = min(HIGH, (room.h - over - (len(rows) - 1) * GAP) / len(rows))
            rooms = [self._words(page, room._replace(h=high), row) for row, _ in rows]
            if style := next((one for one in styles if high >= LEAST and all(
                    page.fits(words, text, one) for words, (_, text) in zip(
                        rooms, rows, strict=True))), ""):
                self._put(page, room, rows, style, high, over)
                return

    def _put(
        self, page: Page, room: Box, rows: Sequence[tuple[Row, str]], style: str, high: float,
        over: float,
    ) -> None:
        whole, head = len(rows) * (high + GAP) - GAP, self.country.say(("reindeer-before",))
        y = room.center[1] - (whole + over) / 2 + over
        frame = Box(room.x, y - over, room.w, whole + over).inset(-EDGE)
        least = room._replace(y=room.center[1] - HIDES / 2, h=HIDES)  # over the picture there
        frame = least._replace(x=frame.x, w=frame.w) if frame.h < HIDES else frame
        lay(page.image, page.art, ENAMEL, frame)
        if over:
            page.fitted(Box(room.x + 12, y - over, room.w - 24, over), head, "small@1", DIM)
        for n, (row, text) in enumerate(rows):
            box = Box(room.x, y + n * (high + GAP), room.w, high)
            self._row(page, box, row)
            page.text(self._words(page, box, row), text, style, IVORY)

    def rows(self) -> list[Row]:
        """The last turns of all whose turn it is not, the newest last; not the one of which the map
        tells."""
        country = self.country
        stage = country.state.stage
        if not isinstance(stage, Asked) or len(country.state.money) == 1:
            return []
        newest = self.lately.shown[-1:]
        turns = [turn for seat, turn in self.lately.tale.turns.items()
                 if seat != stage.seat and turn not in newest]
        return [Row(turn.seat, *short(turn.deeds)) for turn in turns][-ROWS:]

    def _words(self, page: Page, box: Box, row: Row) -> Box:
        """The room of what a row says, between the face and the sum."""
        sums = page.art.size(self._sum(row), SUM)[0] + 8 if row.money else 0
        x = box.x + FACE + 8
        return Box(x, box.y - 1, box.right - 10 - sums - x, box.h + 2)

    def _sum(self, row: Row) -> str:
        money = row.money or 0
        return self.country.say(("reindeer-gain" if money > 0 else "reindeer-spent", abs(money)))

    def _row(self, page: Page, box: Box, row: Row) -> None:
        """Who did it, and what that has brought or cost."""
        seated(page, Box(box.x + 4, box.y - POPS, FACE, box.h + POPS - 3),
               sitters(self.country.show.players)[row.seat], row.seat, SIGN)
        if row.money:
            money = self._sum(row)
            wide = page.art.size(money, SUM)[0] + 2
            page.text(Box(box.right - 10 - wide, box.y, wide, box.h), money, SUM,
                      DONE if row.money > 0 else SPENT)
