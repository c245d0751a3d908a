"""Where the points of a score sheet come from, line by line between fine rules, which lie as high
on all sheets: what was predicted and what came of it in two shields side by side, and what brought
points with its picture, the larger the fewer they are. What brought points to others alone is pale,
with a dash; whom nothing has brought anything is told so in one line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from game.core import Line, Seat
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import BIRCH, INK, IVORY, WOOD, Colour

if TYPE_CHECKING:
    from game.tables.match_scene import MatchScene

LARGER = 1.5, 1.35, 1.2  # of the usual size of their words: tried first
LETTERS = ("body", "small", "small@1.5", "small@1.25", "small@1", "small@0.8")  # and then
BETWEEN, ENDS, APART = 8, 2, 36  # parts of a line; from its ends; between two columns
MOST, TALL = 74.0, 1.5  # the height of a line's shields at most, and in that of its letters
COLUMNS = 1, 2  # in how many they may stand
SHADE = 148  # of 255 parts of its light that a shield keeps, for its figure to be read
SHIELD, SIGN = 1.0, 0.92  # a shield and a picture, in the height of a line
HIGHEST = 120.0  # a line of few
OVER = "small@1.1", "small", "small@0.9", "small@0.75"  # letters of what is over a shield,
ASIDE, LOW, FREE = 22, 0.34, 0.06  # room at its right; in the height of a line; and what is free
NONE, NOUGHT = "–", "0"  # what brought somebody nothing, and a prediction that did
FIGURE = 0.72  # of a shield's height that the line of its figure fills
BOLD = tuple(f"points@{part:g}" for part in (1.4, 1.2, 1.05, 0.9, 0.75, 0.6))
WORTH, WHOLE = 1.3, 1.0  # figures in the letters of their words; and in a line, which they fill
RULE, FAINT = 3.0, 90  # between two lines: how thick, and of 255 parts of ink
LATEST = 190  # of 255 parts, how pale the line is that comes at the moment


class Part(NamedTuple):
    """A word of a source, a figure on a shield, or a sign, and what it is called `over` it."""

    text: str = ""
    colour: Colour = INK
    shield: bool = False
    sign: str = ""
    over: str = ""


class Source(NamedTuple):
    """A source of points: its parts from the left, and what it has brought at its right end."""

    parts: list[Part]
    worth: str = ""
    latest: bool = False


class Letters(NamedTuple):
    """How the sources of all sheets are written: in which letters, in how many columns, how high a
    line is, and in it a shield and a sign; and whether what a shield is called is over it, not
    before it."""

    style: str
    columns: int
    line: float
    high: float
    sign: float
    over: bool


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
        won = any((line.points and line.values[seat]) or line.met for line in self.all)
        for n, line in enumerate(self.all):
            value, said = line.values[seat], say(line.says)
            latest = n == came - 1 and not done
            if not line.points:
                part = (Part(str(value), IVORY, shield=True, over=said) if n < came
                        else Part(sign="ui/seal", over=said))
                found.append(Source([part], "", latest))
            elif n >= came or self._pays(n):
                continue
            elif self._answers(n):
                took = Part(str(value), IVORY, shield=True, over=said)
                found[-1] = Source([*found[-1].parts, took], signed(value) if value else NOUGHT,
                                   latest)
                found.append(self._verdict(n, seat, came, done=done))
            elif value or (won and any(line.values)):
                tone, sign = INK if value else WOOD, self.table.style.sources.get(
                    str(line.says[0]), "")
                found.append(Source([*([Part(sign=sign)] if sign else []), Part(said, tone)],
                                    signed(value) if value else NONE, latest))
        if not done:
            return found
        return found + self._beside(seat) or [Source([Part(say(("sheet-nothing",)))])]

    def _verdict(self, n: int, seat: Seat, came: int, *, done: bool) -> Source:
        """Whether what a seat has predicted came true, and what it got for that."""
        reward = self._reward(n)
        if not self.all[n - 1].met[seat]:
            said = self.table.house.words("sheet-missed")
            return Source([Part(sign="ui/miss"), Part(said)], NOUGHT)
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
        every = [self.rows(seat, len(self.all), done=True) for seat in seats]
        most = max(1, *map(len, every))
        styles = [*(f"body@{page.art.text_scale * part:g}" for part in LARGER), *LETTERS]
        found = Letters(LETTERS[-1], 1, 0, 0, 0, over=True)
        for style, columns, over in product(styles, COLUMNS, (False, True)):
            row = min(room.h / -(-most // columns), HIGHEST)
            line = page.art.line(style)
            high = min(row, TALL * line, MOST)
            found = Letters(style, columns, row, high, SIGN * high, over)
            if line <= high and all(_whole(page, row, found) <= _column(room, columns)
                                    for rows in every for row in rows):
                break
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


def _column(room: Box, columns: int) -> float:
    """How wide each of some columns is."""
    return (room.w - (columns - 1) * APART) / columns


def signed(value: int) -> str:
    """Points that are added, or taken away."""
    return f"{value:+d}".replace("-", "−")


def _wide(page: Page, part: Part, letters: Letters) -> float:
    """How wide a part is."""
    if part.over:
        called = page.art.size(part.over, _over(page, letters))[0] + 1
        side = _under(letters)
        return ASIDE + (max(side, called) if letters.over else called + BETWEEN + side)
    if part.sign:
        return letters.sign
    if part.shield:
        return SHIELD * letters.high
    return page.art.size(part.text, letters.style)[0] + 1


def _over(page: Page, letters: Letters) -> str:
    """The letters of what a shield is called."""
    if not letters.over:
        return letters.style
    return next((one for one in OVER if page.art.line(one) <= LOW * letters.line), OVER[-1])


def _under(letters: Letters) -> float:
    """How high a shield is that is called something."""
    return min((1 - LOW - FREE) * letters.line, MOST) if letters.over else SHIELD * letters.high


def _bold(page: Page, letters: Letters) -> str:
    """The letters of figures among words."""
    high = min(page.art.line(letters.style) * WORTH, letters.line * WHOLE)
    return next((one for one in BOLD if page.art.line(one) <= high), BOLD[-1])


def _worth(page: Page, row: Source, letters: Letters) -> float:
    """How wide what a source has brought is."""
    return page.art.size(row.worth, _bold(page, letters))[0] + 1 if row.worth else 0.0


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
        if part.over:
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
        page.text(Box(at.right - ENDS - wide, at.y, wide, at.h), row.worth, _bold(page, letters),
                  INK)


def _called(page: Page, box: Box, part: Part, letters: Letters) -> None:
    """A shield, or what seals it, under what it is called, or after that."""
    side, wide = _under(letters), box.w - ASIDE
    if not letters.over:
        page.text(box._replace(w=wide - side - BETWEEN), part.over, letters.style, INK)
        _sealed(page, Box(box.x + wide - side, box.center[1] - side / 2, side, side), part)
        return
    top = box.y + (box.h - side - LOW * letters.line) / 2
    page.text(Box(box.x, top, wide, LOW * letters.line), part.over, _over(page, letters), INK,
              "center")
    _sealed(page, Box(box.x + (wide - side) / 2, top + LOW * letters.line, side, side), part)


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
