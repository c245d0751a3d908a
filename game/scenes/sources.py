"""Where the points of a score sheet come from, on paper tags in columns: what was predicted and
what came of it in shields, and what brought points with its picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, NamedTuple

from game.core import Line, Seat
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import EDGE, GILT, GOLD, INK, IVORY, PARCHMENT, WOOD, Colour

if TYPE_CHECKING:
    from game.tables.match_scene import MatchScene

# Sizes of their words to try.
CHIPS = ("body", "small", "small@1.5", "small@1.25", "small@1", "small@0.8")
LARGER = 1.5, 1.35, 1.2  # of the usual size: tried before them
BETWEEN, ASIDE, APART, ENDS = 10, 12, 8, 15  # parts of a tag, tags, lines; its ends
MET: Colour = (20, 92, 52)  # said of a prediction, on parchment
MISSED: Colour = (150, 26, 20)
NOTHING = 90  # of 255 parts of its body a tag keeps that brought nothing
SHADE = 168  # of 255 parts of its light that a shield keeps, for its figure to be read
SHIELD, LEAST = 1.2, 48  # in the height of its plate, and that at least
FIGURE = 0.72  # of a shield's height that the line of its figure fills
BOLD = tuple(f"points@{part:g}" for part in (1.4, 1.2, 1.05, 0.9, 0.75, 0.6))
WORTH, COIN = 1.25, 18  # figures of what came, in the letters of its words; gold beside them


class Part(NamedTuple):
    """A word of a source, heavy or not, a figure on a shield or on gold, or a sign."""

    text: str = ""
    colour: Colour = INK
    heavy: bool = False
    shield: bool = False
    gold: bool = False
    sign: str = ""


class Chip(NamedTuple):
    """A source of points: its parts from the left, its plate and the edge of that."""

    parts: list[Part]
    fill: Colour = PARCHMENT
    edge: Colour | None = EDGE
    body: int = 255


class Letters(NamedTuple):
    """In which letters the sources of a sheet are written, and how wide each column is, if they
    stand in columns."""

    style: str
    columns: list[float]


class Sources:
    """What comes in, one after the other: predictions that are unsealed, and points."""

    def __init__(self, table: MatchScene, lines: Sequence[Line]) -> None:
        self.table, self.lines = table, lines[:-1]
        first = next((n for n, line in enumerate(lines) if line.points), 0)
        self.all = [line for n, line in enumerate(self.lines) if line.points or n < first]

    def _answers(self, n: int) -> bool:
        """Whether a source is what the one before it predicted."""
        return n > 0 and bool(self.all[n - 1].met)

    def chips(self, seat: Seat, came: int, *, done: bool) -> list[Chip | None]:
        """What has come of a seat's points once so many sources have, column by column: nothing
        where a source has brought nothing, or not yet."""
        say, found = self.table.say, list[Chip | None]()
        for n, line in enumerate(self.all):
            value, said = line.values[seat], say(line.says)
            latest = GOLD if n == came - 1 and not done else EDGE
            if not line.points:
                known = n < came
                parts = [Part(said), Part(str(value), IVORY, shield=True) if known
                         else Part(sign="ui/seal")]
                found.append(Chip(parts, PARCHMENT, latest))
                continue
            if self._answers(n):
                met = self.all[n - 1].met[seat]
                word = self.table.house.words("sheet-met" if met else "sheet-missed")
                before = found[-1]
                if before and n < came:
                    found[-1] = before._replace(edge=latest, parts=[
                        *before.parts, Part(said), Part(str(value), IVORY, shield=True),
                        Part(sign="ui/hit" if met else "ui/miss"),
                        Part(word, MET if met else MISSED, heavy=True)])
                said = self.table.house.words("sheet-tricks", value)
            found.append(self._worth(line, said, value, latest)
                         if n < came and any(line.values) else None)
        return found + self._beside(seat) if done else found

    def _worth(self, line: Line, said: str, value: int, edge: Colour) -> Chip:
        """What brought so many points, with its picture if it has one."""
        sign = self.table.style.sources.get(str(line.says[0]), "")
        parts = [Part(sign=sign)] if sign and value else []
        parts += [Part(said), Part(_signed(value) if value else "0", gold=bool(value))]
        return (Chip(parts, PARCHMENT, edge) if value
                else Chip(parts, PARCHMENT, EDGE, NOTHING))

    def _beside(self, seat: Seat) -> list[Chip | None]:
        """What brings no points and was no secret, such as what decides between equal points."""
        return [Chip([Part(f"{self.table.say(line.says)} {line.values[seat]}")], PARCHMENT, None)
                for line in self.lines if not any(line is source for source in self.all)]

    def letters(self, page: Page, room: Box, seats: Iterable[Seat]) -> Letters:
        """The largest letters in which everybody's sources stand in one row, or in more where a
        plank is so high: in columns, or one after the other where that leaves larger ones."""
        rows = [self.chips(seat, len(self.all), done=True) for seat in seats]
        large = [f"body@{page.art.text_scale * part:g}" for part in LARGER]
        found = Letters(CHIPS[-1], [])
        tries = [(style, aligned) for aligned in (True, False) for style in large]
        tries += [(style, aligned) for style in CHIPS for aligned in (True, False)]
        for style, aligned in tries:
            columns = [max(_whole(page, chip, style) if chip else 0.0 for chip in column)
                       for column in zip_longest(*rows)]
            found = Letters(style, columns if aligned else [])
            if all(place.bottom <= room.bottom and place.right <= room.right + 1
                   for row in rows for place in _places(page, row, found, room)):
                return found
        return found

    def put(self, page: Page, room: Box, chips: Sequence[Chip | None], letters: Letters) -> None:
        """The sources of one seat, in the middle of their room's height."""
        places = _places(page, chips, letters, room)
        down = max(0.0, (room.bottom - places[-1].bottom) / 2) if places else 0.0
        for place, chip in zip(places, chips, strict=True):
            if chip:
                _put(page, place._replace(y=place.y + down), chip, letters.style)


def _signed(value: int) -> str:
    """Points that are added, or taken away."""
    return f"{value:+d}".replace("-", "−")


def _high(page: Page, style: str) -> float:
    """The height of a source's plate."""
    return max(page.art.line(style) + 10, LEAST)


def _wide(page: Page, part: Part, style: str) -> float:
    """How wide a part is."""
    high = _high(page, style)
    if part.gold:
        return page.art.size(part.text, _bold(page, style, WORTH))[0] + 2 * COIN
    if part.heavy:
        return page.art.size(part.text, _bold(page, style))[0] + 1
    return high * SHIELD if part.shield else high - 8 if part.sign else page.art.size(
        part.text, style)[0] + 1


def _bold(page: Page, style: str, taller: float = 1.0) -> str:
    """The heavy letters among words in a style, which are so much taller."""
    high = page.art.line(style) * taller
    return next((one for one in BOLD if page.art.line(one) <= high), BOLD[-1])


def _whole(page: Page, chip: Chip, style: str) -> float:
    """How wide a source is."""
    return sum(_wide(page, part, style) + BETWEEN for part in chip.parts) + 2 * ENDS - BETWEEN


def _places(
    page: Page, chips: Sequence[Chip | None], letters: Letters, room: Box,
) -> list[Box]:
    """Where the tags of some sources stand, line by line: in columns, or as wide as they are."""
    high, found = _high(page, letters.style), list[Box]()
    x, y = room.x, room.y
    wides = letters.columns[:len(chips)] or [
        _whole(page, chip, letters.style) if chip else 0.0 for chip in chips]
    for wide in wides:
        if x > room.x and x + wide > room.right:
            x, y = room.x, y + high + APART
        found.append(Box(x, y, wide, high))
        x += wide + (ASIDE if wide else 0)
    return found


def _put(page: Page, at: Box, chip: Chip, style: str) -> None:
    """The tag of a source: its parts from the left, gold at its right end."""
    whole = at if chip.edge else at._replace(w=_whole(page, chip, style))
    page.plate(whole, chip.fill, chip.body, chip.edge)
    x = at.x + ENDS
    for part in chip.parts:
        wide = _wide(page, part, style)
        box = Box(x, at.y, wide, at.h)
        if part.shield:
            _shield(page, Box(x, at.center[1] - wide / 2, wide, wide), part)
        elif part.gold:
            _gold(page, box._replace(x=at.right - 5 - wide).inset(0, 5), part,
                  _bold(page, style, WORTH))
        elif part.sign:
            page.picture(box.inset(0, (at.h - wide) / 2), part.sign, leaf=False)
        else:
            page.text(box, part.text, _bold(page, style) if part.heavy else style, part.colour)
        x += wide + BETWEEN


def _gold(page: Page, box: Box, part: Part, style: str) -> None:
    """What came, on gold."""
    page.image(page.art.plate(box.w, box.h, GILT, 255, WOOD, 3, 14), box.x, box.y)
    page.text(box, part.text, style, part.colour, "center")


def _shield(page: Page, box: Box, part: Part) -> None:
    """A figure on a shield."""
    page.image(page.art.soft("ui/shield_board", box.w, box.h, SHADE), box.x, box.y)
    style = next((one for one in BOLD if page.art.line(one) <= box.h * FIGURE), BOLD[-1])
    page.text(box, part.text, style, part.colour, "center")
