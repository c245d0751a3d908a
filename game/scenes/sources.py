"""Where the points of a score sheet come from, line by line on paper: what was predicted and what
came of it in shields, and what brought points with its picture. What brought somebody nothing is
not told; whom nothing has brought anything is told so in one line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from game.core import Line, Seat
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import EDGE, GILT, INK, IVORY, PARCHMENT, WOOD, Colour

if TYPE_CHECKING:
    from game.tables.match_scene import MatchScene

LARGER = 1.5, 1.35, 1.2  # of the usual size of their words: tried first
LETTERS = ("body", "small", "small@1.5", "small@1.25", "small@1", "small@0.8")  # and then
BETWEEN, ENDS, APART = 8, 14, 28  # parts of a line; from its ends; between two columns
MOST, TALL = 74.0, 1.5  # the height of a line at most, and in that of its letters
COLUMNS = 1, 2  # in how many they may stand
SHADE = 148  # of 255 parts of its light that a shield keeps, for its figure to be read
SHIELD, SIGN = 1.0, 0.92  # a shield and a picture, in the height of a line
FIGURE = 0.72  # of a shield's height that the line of its figure fills
BOLD = tuple(f"points@{part:g}" for part in (1.4, 1.2, 1.05, 0.9, 0.75, 0.6))
WORTH, COIN = 1.25, 11  # figures in the letters of their words; beside them
AIR = 5  # over the lines, and under them
LATEST = 120  # of 255 parts, how gilded the line is that comes at the moment


class Part(NamedTuple):
    """A word of a source, a figure on a shield, or a sign."""

    text: str = ""
    colour: Colour = INK
    shield: bool = False
    sign: str = ""


class Source(NamedTuple):
    """A source of points: its parts from the left, and what it has brought at its right end, on
    gold."""

    parts: list[Part]
    worth: str = ""
    latest: bool = False


class Letters(NamedTuple):
    """How the sources of a sheet are written: in which letters, in how many columns of how many
    lines, how high one is."""

    style: str
    columns: int
    lines: int
    high: float


class Sources:
    """What comes in, one after the other: predictions that are unsealed, and points."""

    def __init__(self, table: MatchScene, lines: Sequence[Line]) -> None:
        self.table, self.lines, self.totals = table, lines[:-1], lines[-1].values
        first = next((n for n, line in enumerate(lines) if line.points), 0)
        self.all = [line for n, line in enumerate(self.lines) if line.points or n < first]

    def _answers(self, n: int) -> bool:
        """Whether a source is what the one before it predicted."""
        return n > 0 and bool(self.all[n - 1].met)

    def _reward(self, n: int) -> Line | None:
        """The line of the points for what was predicted, if the n-th source is what came of it."""
        after = self.all[n + 1] if self._answers(n) and n + 1 < len(self.all) else None
        return after if after and self._pays(n + 1) else None

    def _pays(self, n: int) -> bool:
        """Whether a source brings points to those alone whose prediction has come true."""
        return n > 1 and self._answers(n - 1) and (
            self.all[n - 2].met == tuple(map(bool, self.all[n].values)))

    def rows(self, seat: Seat, came: int, *, done: bool) -> list[Source]:
        """What has come of a seat's points once so many sources have."""
        say, found = self.table.say, list[Source]()
        for n, line in enumerate(self.all):
            value, said = line.values[seat], say(line.says)
            latest = n == came - 1 and not done
            if not line.points:
                parts = [Part(said), Part(str(value), IVORY, shield=True) if n < came
                         else Part(sign="ui/seal")]
                found.append(Source(parts, "", latest))
            elif n >= came or self._pays(n):
                continue
            elif self._answers(n):
                found.append(Source([Part(said), Part(str(value), IVORY, shield=True)],
                                    signed(value) if value else "", latest))
                found.append(self._verdict(n, seat, came, done=done))
            elif value:
                sign = self.table.style.sources.get(str(line.says[0]), "")
                found.append(Source([*([Part(sign=sign)] if sign else []), Part(said)],
                                    signed(value), latest))
        if not done:
            return found
        return found + self._beside(seat) or [Source([Part(say(("sheet-nothing",)))])]

    def _verdict(self, n: int, seat: Seat, came: int, *, done: bool) -> Source:
        """Whether what a seat has predicted came true, and what it got for that."""
        reward = self._reward(n)
        if not self.all[n - 1].met[seat]:
            said = self.table.house.words("sheet-missed")
            return Source([Part(sign="ui/miss"), Part(said)])
        if reward is None:
            return Source([Part(sign="ui/hit")])
        worth = signed(reward.values[seat]) if n + 1 < came else ""
        return Source([Part(sign="ui/hit"), Part(self.table.say(reward.says))], worth,
                      n + 2 == came and not done)

    def _beside(self, seat: Seat) -> list[Source]:
        """What brings no points and was no secret: it decides between equal points, and is told
        where there are such."""
        if self.totals.count(self.totals[seat]) == 1:
            return []
        return [Source([Part(f"{self.table.say(line.says)} {line.values[seat]}")])
                for line in self.lines if not any(line is source for source in self.all)]

    def letters(self, page: Page, room: Box, seats: Iterable[Seat]) -> Letters:
        """The largest letters in which everybody's sources have room in a box as large as this
        one, in as few columns as that takes."""
        room = room.inset(0, AIR)
        every = [self.rows(seat, len(self.all), done=True) for seat in seats]
        most = max(1, *map(len, every))
        found = Letters(LETTERS[-1], 1, most, room.h / most)
        styles = [*(f"body@{page.art.text_scale * part:g}" for part in LARGER), *LETTERS]
        for style, columns in product(styles, COLUMNS):
            lines, line = -(-most // columns), page.art.line(style)
            wide = (room.w - (columns - 1) * APART) / columns
            found = Letters(style, columns, lines, min(room.h / lines, TALL * line, MOST))
            if line <= found.high and all(
                    _whole(page, row, found) <= wide for rows in every for row in rows):
                break
        return found

    def most(self, seat: Seat) -> int:
        """How many lines a seat has in the end; where predictions are compared, as many as anybody
        has, so that they stand side by side."""
        seats = range(len(self.totals)) if any(line.met for line in self.all) else (seat,)
        return max(len(self.rows(one, len(self.all), done=True)) for one in seats)

    def put(self, page: Page, room: Box, rows: Sequence[Source], letters: Letters,
            most: int) -> None:
        """The sources of one seat, on paper, in the middle of it once there are so many."""
        page.plate(room, PARCHMENT, 255, EDGE)
        wide = (room.w - (letters.columns - 1) * APART) / letters.columns
        room = room.inset(0, AIR)
        top = room.y + (room.h - min(letters.lines, max(most, len(rows))) * letters.high) / 2
        for n, row in enumerate(rows):
            column, line = divmod(n, letters.lines)
            _put(page, Box(room.x + column * (wide + APART), top + line * letters.high, wide,
                           letters.high), row, letters)


def signed(value: int) -> str:
    """Points that are added, or taken away."""
    return f"{value:+d}".replace("-", "−")


def _wide(page: Page, part: Part, letters: Letters) -> float:
    """How wide a part is."""
    if part.sign:
        return SIGN * letters.high
    if part.shield:
        return SHIELD * letters.high
    return page.art.size(part.text, letters.style)[0] + 1


def _bold(page: Page, letters: Letters) -> str:
    """The letters of figures among words."""
    high = min(page.art.line(letters.style) * WORTH, letters.high)
    return next((one for one in BOLD if page.art.line(one) <= high), BOLD[-1])


def _gold(page: Page, row: Source, letters: Letters) -> float:
    """How wide what a source has brought is."""
    return page.art.size(row.worth, _bold(page, letters))[0] + 2 * COIN if row.worth else 0.0


def _whole(page: Page, row: Source, letters: Letters) -> float:
    """How wide a source is."""
    return (sum(_wide(page, part, letters) + BETWEEN for part in row.parts) + 2 * ENDS
            + _gold(page, row, letters))


def _put(page: Page, at: Box, row: Source, letters: Letters) -> None:
    """A line: its parts from the left, and gold at its right end."""
    if row.latest:
        page.image(page.art.plate(at.w - 8, at.h - 4, GILT, LATEST, None, 0, 10), at.x + 4,
                   at.y + 2)
    x = at.x + ENDS
    for part in row.parts:
        wide = _wide(page, part, letters)
        box = Box(x, at.y, wide, at.h)
        if part.shield:
            _shield(page, Box(x, at.center[1] - wide / 2, wide, wide), part)
        elif part.sign:
            y = at.center[1] - wide / 2
            page.image(page.art.picture(part.sign, wide, wide), x, y)
        else:
            page.text(box, part.text, letters.style, part.colour)
        x += wide + BETWEEN
    if row.worth:
        wide, style = _gold(page, row, letters), _bold(page, letters)
        box = Box(at.right - 10 - wide, at.y, wide, at.h)
        high = min(at.h - 6, page.art.line(style) + 2)
        page.image(page.art.plate(wide, high, GILT, 255, WOOD, 3, 14), box.x,
                   at.center[1] - high / 2)
        page.text(box, row.worth, style, INK, "center")


def _shield(page: Page, box: Box, part: Part) -> None:
    """A figure on a shield."""
    page.image(page.art.soft("ui/shield_board", box.w, box.h, SHADE), box.x, box.y)
    style = next((one for one in BOLD if page.art.line(one) <= box.h * FIGURE), BOLD[-1])
    page.text(box, part.text, style, part.colour, "center")
