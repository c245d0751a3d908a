"""Where the points of a score sheet come from, line by line between fine rules, as an account: what
was predicted, with a tick or a cross, over what came of it, each on a shield, and what brought
points with its picture. Lines of all accounts are alike, the larger the fewer the longest has; what
brought points to others alone is none of hers, and whom nothing has brought anything is told so in
one line."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from game.core import Line, Seat
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import BIRCH, INK, IVORY, Colour

if TYPE_CHECKING:
    from game.tables.match_scene import MatchScene

LARGER = 1.5, 1.35, 1.2  # of the usual size of their words: tried first
LETTERS = ("body", "small", "small@1.5", "small@1.25", "small@1", "small@0.93",
           "small@0.86", "small@0.8")  # and then
BETWEEN, ENDS, APART = 8, 2, 36  # parts of a line; from its ends; between two columns
MOST, TALL = 74.0, 1.3  # the height of a line's shields at most, and in that of its letters
COLUMNS = 1, 2  # in how many they may stand
SHADE = 148  # of 255 parts of its light that a shield keeps, for its figure to be read
SHIELD, SIGN = 1.0, 0.92  # a shield and a picture, in the height of a line
ASIDE = 6  # after a shield that has a name
NOUGHT = "0"  # a prediction that brought nothing
FIGURE = 0.72  # of a shield's height that the line of its figure fills
BOLD = tuple(f"points@{part:g}" for part in (1.4, 1.2, 1.05, 0.9, 0.75, 0.6))
WORTH, GROWN = 1.3, 1.5  # the lines of figures, in those of words; and at most, with room
RULE, FAINT = 3.0, 90  # between two lines: how thick, and of 255 parts of ink
LATEST = 190  # of 255 parts, how pale the line is that comes at the moment


class Part(NamedTuple):
    """A word of a source, a figure on a shield, or a sign, and what it is `called` before it."""

    text: str = ""
    colour: Colour = INK
    shield: bool = False
    sign: str = ""
    called: str = ""


class Source(NamedTuple):
    """A source of points: its parts from the left, and what it has brought at its right end."""

    parts: list[Part]
    worth: str = ""
    latest: bool = False


class Letters(NamedTuple):
    """How the sources of a sheet are written: in which letters, in how many columns, how high a
    line is, and in it a shield and a sign; how wide what shields are called is; and in which
    letters figures are."""

    style: str
    columns: int
    line: float
    high: float
    sign: float
    called: float
    figure: str


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
                part = (Part(str(value), IVORY, shield=True, called=said) if n < came
                        else Part(sign="ui/seal", called=said))
                found.append(Source([part], "", latest))
            elif n >= came or self._pays(n):
                continue
            elif self._answers(n):
                found[-1] = self._verdict(n, seat, found[-1], came, done=done)
                took = Part(str(value), IVORY, shield=True, called=said)
                found.append(Source([took], signed(value) if value else NOUGHT, latest))
            elif value:
                sign = self.table.style.sources.get(str(line.says[0]), "")
                drawn = [Part(sign=sign)] if sign else []
                found.append(Source([*drawn, Part(said)], signed(value), latest))
        if not done:
            return found
        return found + self._beside(seat) or [Source([Part(say(("sheet-nothing",)))])]

    def _verdict(self, n: int, seat: Seat, said: Source, came: int, *, done: bool) -> Source:
        """A prediction with a tick or a cross, and what it got for coming true."""
        reward = self._reward(n)
        if not self.all[n - 1].met[seat]:
            return Source([*said.parts, Part(sign="ui/miss")], NOUGHT)
        worth = signed(reward.values[seat]) if reward and n + 1 < came else ""
        return Source([*said.parts, Part(sign="ui/hit")], worth,
                      bool(worth) and n + 2 == came and not done)

    def _beside(self, seat: Seat) -> list[Source]:
        """What brings no points and was no secret: it decides between equal points, and is told
        where there are such."""
        if self.totals.count(self.totals[seat]) == 1:
            return []
        return [Source([Part(f"{self.table.say(line.says)} {line.values[seat]}")])
                for line in self.lines if not any(line is source for source in self.all)]

    def letters(self, page: Page, room: Box) -> Letters:
        """The largest letters in which the sources of all have room in boxes as large as this one,
        which the longest account fills, in as few columns as that takes."""
        every = [self.rows(seat, len(self.all), done=True) for seat in range(len(self.totals))]
        most, alike = max(map(len, every)), [row for rows in every for row in rows]
        styles = [*(f"body@{page.art.text_scale * part:g}" for part in LARGER), *LETTERS]
        named = {part.called for row in alike for part in row.parts if part.called}
        found = Letters(LETTERS[-1], 1, 0, 0, 0, 0, BOLD[-1])
        for style, columns in product(styles, COLUMNS):
            row = room.h / -(-most // columns)
            line = page.art.line(style)
            high = min(row, TALL * line, MOST)
            called = max((page.art.size(name, style)[0] + 1 for name in named), default=0.0)
            most_high = min(GROWN * line, row)
            bold = [one for one in BOLD if page.art.line(one) <= most_high] or BOLD[-1:]
            usual = next((one for one in bold if page.art.line(one) <= WORTH * line), bold[-1])
            found = Letters(style, columns, row, high, SIGN * high, called, usual)
            if line <= high and _holds(page, alike, found, room):
                return next(larger for one in bold if _holds(
                    page, alike, larger := found._replace(figure=one), room))
        return found

    def put(self, page: Page, room: Box, seat: Seat, came: int, letters: Letters, *,
            done: bool) -> None:
        """The sources of one seat that have come, from the top, with rules between them."""
        lines, wide = round(room.h / letters.line), _column(room, letters.columns)
        for n, row in enumerate(self.rows(seat, came, done=done)):
            column, line = divmod(n, max(lines, 1))
            at = Box(room.x + column * (wide + APART), room.y + line * letters.line, wide,
                     letters.line)
            if line:
                page.image(page.art.plate(at.w, RULE, INK, FAINT, None, 0, 1), at.x,
                           at.y - RULE / 2)
            _put(page, at, row, letters)


    def free(self, room: Box, seat: Seat, letters: Letters) -> Box:
        """What is left of a box under the sources of one seat, once all have come; nothing where
        they stand in more than one column."""
        high = letters.line * len(self.rows(seat, len(self.all), done=True))
        if letters.columns > 1:
            return room._replace(h=0)
        return room._replace(y=room.y + high, h=max(room.h - high, 0))


def _column(room: Box, columns: int) -> float:
    """How wide each of some columns is."""
    return (room.w - (columns - 1) * APART) / columns


def signed(value: int) -> str:
    """Points that are added, or taken away."""
    return f"{value:+d}".replace("-", "−")


def _wide(page: Page, part: Part, letters: Letters) -> float:
    """How wide a part is."""
    if part.called:
        return letters.called + BETWEEN + SHIELD * letters.high + ASIDE
    if part.sign:
        return letters.sign
    if part.shield:
        return SHIELD * letters.high
    return page.art.size(part.text, letters.style)[0] + 1


def _holds(page: Page, rows: Sequence[Source], letters: Letters, room: Box) -> bool:
    """Whether the columns of a box are wide enough for all of some sources."""
    return all(_whole(page, row, letters) <= _column(room, letters.columns) for row in rows)


def _worth(page: Page, row: Source, letters: Letters) -> float:
    """How wide what a source has brought is."""
    return page.art.size(row.worth, letters.figure)[0] + 1 if row.worth else 0.0


def _whole(page: Page, row: Source, letters: Letters) -> float:
    """How wide a source is."""
    return (sum(_wide(page, part, letters) + BETWEEN for part in row.parts) + 2 * ENDS
            + _worth(page, row, letters))


def _put(page: Page, at: Box, row: Source, letters: Letters) -> None:
    """A line: its parts from the left, and what it has brought at its right end."""
    if row.latest:
        page.image(page.art.plate(at.w + 12, at.h - 6, BIRCH, LATEST, None, 0, 10), at.x - 6,
                   at.y + 3)
    x = at.x + ENDS
    for part in row.parts:
        wide = _wide(page, part, letters)
        box = Box(x, at.y, wide, at.h)
        if part.called:
            _called(page, box, part, letters)
        elif part.shield:
            _shield(page, Box(x, at.center[1] - wide / 2, wide, wide), part)
        elif part.sign:
            y = at.center[1] - wide / 2
            page.image(page.art.picture(part.sign, wide, wide), x, y)
        else:
            page.text(box, part.text, letters.style, part.colour)
        x += wide + BETWEEN
    if row.worth:
        wide = _worth(page, row, letters)
        page.text(Box(at.right - ENDS - wide, at.y, wide, at.h), row.worth,
                  letters.figure, INK, "right")


def _called(page: Page, box: Box, part: Part, letters: Letters) -> None:
    """A shield, or what seals it, after what it is called; all shields begin as far right."""
    side = SHIELD * letters.high
    page.text(box._replace(w=letters.called), part.called, letters.style, INK)
    _sealed(page, Box(box.x + letters.called + BETWEEN, box.center[1] - side / 2, side, side), part)


def _sealed(page: Page, at: Box, part: Part) -> None:
    """A shield, or what seals it."""
    if part.shield:
        _shield(page, at, part)
    else:
        page.image(page.art.picture(part.sign, at.w, at.h), at.x, at.y)


def _shield(page: Page, box: Box, part: Part) -> None:
    """A figure on a shield."""
    page.image(page.art.soft("ui/shield_board", box.w, box.h, SHADE), box.x, box.y)
    style = next((one for one in BOLD if page.art.line(one) <= box.h * FIGURE), BOLD[-1])
    page.text(box, part.text, style, part.colour, "center")
