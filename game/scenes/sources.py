"""Where the points of a score sheet come from, on small plates: what was predicted and what came of
it in shields, and what brought points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.core import Line, Seat
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import BUTTON, EDGE, GOLD, INK, IVORY, PARCHMENT, Colour

if TYPE_CHECKING:
    from game.tables.match_scene import MatchScene

# Sizes of their words to try.
CHIPS = ("body", "small", "small@1.5", "small@1.25", "small@1", "small@0.8")
LARGER = 1.5, 1.35, 1.2  # of the usual size: tried before them
BETWEEN, ASIDE, APART = 12, 14, 8  # the parts of a source, two sources, and two lines of them
MET: Colour = (20, 92, 52)  # said of a prediction, on parchment
MISSED: Colour = (150, 26, 20)
SHADE = 168  # of 255 parts of its light that a shield keeps, for its figure to be read
SHIELD, LEAST = 1.2, 48  # in the height of its plate, and that at least
FIGURE = 0.72  # of a shield's height that the line of its figure fills
BOLD = tuple(f"points@{part:g}" for part in (1.4, 1.2, 1.05, 0.9, 0.75, 0.6))


class Part(NamedTuple):
    """A word of a source, a figure on a shield, or a sign."""

    text: str = ""
    colour: Colour = INK
    shield: bool = False
    sign: str = ""


class Chip(NamedTuple):
    """A source of points: its parts from the left, its plate and the edge of that."""

    parts: list[Part]
    fill: Colour = BUTTON
    edge: Colour | None = EDGE


class Sources:
    """What comes in, one after the other: predictions that are unsealed, and points."""

    def __init__(self, table: MatchScene, lines: Sequence[Line]) -> None:
        self.table, self.lines = table, lines[:-1]
        first = next((n for n, line in enumerate(lines) if line.points), 0)
        self.all = [line for n, line in enumerate(self.lines) if line.points or n < first]

    def _answers(self, n: int) -> bool:
        """Whether a source is what the one before it predicted."""
        return n > 0 and bool(self.all[n - 1].met)

    def chips(self, seat: Seat, came: int, *, done: bool, leads: bool) -> list[Chip]:
        """What has come of a seat's points once so many sources have."""
        say, found = self.table.say, []
        for n, line in enumerate(self.all):
            value, said = line.values[seat], say(line.says)
            latest = GOLD if n == came - 1 and not done else EDGE
            if not line.points:
                known = n < came
                parts = [Part(said), Part(str(value), IVORY, shield=True) if known
                         else Part(sign="ui/seal")]
                found.append(Chip(parts, PARCHMENT, latest))
            elif n >= came:
                continue
            elif self._answers(n):
                met = self.all[n - 1].met[seat]
                word = self.table.house.words("sheet-met" if met else "sheet-missed")
                found[-1] = Chip([
                    *found[-1].parts, Part(said), Part(str(value), IVORY, shield=True),
                    Part(sign="ui/hit" if met else "ui/miss"), Part(word, MET if met else MISSED),
                ], PARCHMENT, latest)
                if value:  # of its own: what was missed takes nothing away
                    told = self.table.house.words("sheet-tricks", value)
                    found.append(_worth(told, value, latest, leads=leads))
            elif value:
                found.append(_worth(said, value, latest, leads=leads))
        return found + self._beside(seat) if done else found

    def _beside(self, seat: Seat) -> list[Chip]:
        """What brings no points and was no secret, such as what decides between equal points."""
        return [Chip([Part(f"{self.table.say(line.says)} {line.values[seat]}")], PARCHMENT, None)
                for line in self.lines if not any(line is source for source in self.all)]

    def style(self, page: Page, room: Box, seats: Iterable[Seat]) -> str:
        """The largest letters in which everybody's sources stand in one row, or in more where a
        plank is so high."""
        rows = [self.chips(seat, len(self.all), done=True, leads=False) for seat in seats]
        large = [f"body@{page.art.text_scale * part:g}" for part in LARGER]
        return next((style for style in (*large, *CHIPS) if all(
            place.bottom <= room.bottom and place.right <= room.right + 1
            for row in rows for place in _places(page, row, style, room))), CHIPS[-1])

    def put(self, page: Page, room: Box, chips: Sequence[Chip], style: str) -> None:
        """The sources of one seat, in the middle of their room's height."""
        places = _places(page, chips, style, room)
        down = max(0.0, (room.bottom - places[-1].bottom) / 2) if places else 0.0
        for place, chip in zip(places, chips, strict=True):
            _put(page, place._replace(y=place.y + down), chip, style)


def _worth(said: str, value: int, edge: Colour, *, leads: bool) -> Chip:
    """What brought so many points."""
    figure = Part(_signed(value), GOLD if leads else IVORY)
    return Chip([Part(said, IVORY), figure], BUTTON, edge)


def _signed(value: int) -> str:
    """Points that are added, or taken away."""
    return f"{value:+d}".replace("-", "−")


def _high(page: Page, style: str) -> float:
    """The height of a source's plate."""
    return max(page.art.line(style) + 14, LEAST)


def _wide(page: Page, part: Part, style: str) -> float:
    """How wide a part is."""
    high = _high(page, style)
    return high * SHIELD if part.shield else high - 8 if part.sign else page.art.size(
        part.text, style)[0] + 1


def _places(page: Page, chips: Sequence[Chip], style: str, room: Box) -> list[Box]:
    """Where the plates of some sources stand, line by line."""
    high, found = _high(page, style), list[Box]()
    x, y = room.x, room.y
    for chip in chips:
        wide = sum(_wide(page, part, style) + BETWEEN for part in chip.parts) + 36 - BETWEEN
        if x > room.x and x + wide > room.right:
            x, y = room.x, y + high + APART
        found.append(Box(x, y, wide, high))
        x += wide + ASIDE
    return found


def _put(page: Page, at: Box, chip: Chip, style: str) -> None:
    """The plate of a source, with its parts."""
    page.plate(at, chip.fill, 255, chip.edge)
    x = at.x + 18
    for part in chip.parts:
        wide = _wide(page, part, style)
        box = Box(x, at.y, wide, at.h)
        if part.shield:
            _shield(page, Box(x, at.center[1] - wide / 2, wide, wide), part)
        elif part.sign:
            page.picture(box.inset(0, (at.h - wide) / 2), part.sign, leaf=False)
        else:
            page.text(box, part.text, style, part.colour)
        x += wide + BETWEEN


def _shield(page: Page, box: Box, part: Part) -> None:
    """A figure on a shield."""
    page.image(page.art.soft("ui/shield_board", box.w, box.h, SHADE), box.x, box.y)
    style = next((one for one in BOLD if page.art.line(one) <= box.h * FIGURE), BOLD[-1])
    page.text(box, part.text, style, part.colour, "center")
