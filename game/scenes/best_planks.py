"""The planks of a list of the best: on each a medal, somebody's head and name, what she has in
large figures, and between these the prize of the game for each match that she has won, or a band in
the colour of her jersey, which is as long as what she has beside what the best one has, with that
prize at its end. Planks of those without a medal are of quieter wood, and gold is for the first
alone."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from game.night.board import Line
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import BUTTON, GOLD, INK, IVORY, OAK, WOOD, Colour
from game.scenes.planks import MEDALS, TALL, mark, medallion
from game.tables.faces import faced, wool

FIRST, CROWDED = (1.42, 1.22, 1.22), 8  # how much higher the first are, while there are fewer
BROAD = 1000.0  # where so many stand in two columns
GUTTER, HIGHEST = 14.0, 150.0  # between two; how high one is at most, but for these
MARGIN, MEDAL, SIDE = 16.0, 0.88, 118.0  # from its ends; a medal, in its height, and at most
HEAD, LARGEST = 0.96, 124.0  # of its height, somebody's head in a ring; and at most
OUT = 1.18  # of the height of a low one, over both of whose edges she reaches
NAMED = ("heading@1.1", "heading@1", "heading@0.9", "heading@0.8", "heading@0.7", "heading@0.6",
         "asked")
LEAD = 1.0  # of the height of a plank, a line of its letters at most
NAMES, FIGURES = 0.46, 0.36  # of a plank, what its names and its figures have at most
AIR, PLAQUE = 18.0, 1.4  # beside a figure on its plaque, whose height is in lines
LONG = 200.0  # a band, at least
CUP, CUPS, HIGH = 44.0, 1.04, 0.94  # room for a prize, at least, and at most in the height of the
# first plank; in that of its own, a prize
RIDES, PART = 0.86, 0.3  # at the end of a band, in the height of its plank; at most, in its width
THICK, SLOT = 0.38, 36.0  # of a band, in the height of its plank, and at most
GROOVE: Colour = (158, 118, 74)
PEGGED = 0.28  # a peg, in the height of a prize
PEG: Colour = (150, 112, 70)  # where a cup would stand for a match that was not won
QUIET = OAK  # the wood of those without a medal


def laid(room: Box, count: int, least: float) -> list[Box]:
    """So many planks one under the other, in two columns if they are many, or as many as may be so
    high at least."""
    columns = 2 if count >= CROWDED and room.w >= BROAD else 1
    down = max(1, min(-(-count // columns), int((room.h + GUTTER) // (least + GUTTER))))
    parts = [*(FIRST if count < CROWDED else ())][:down]
    parts += [1.0] * (down - len(parts))
    step = min((room.h + GUTTER) / sum(parts), HIGHEST + GUTTER)
    wide = (room.w + GUTTER) / columns - GUTTER
    found = [Box(room.x + k * (wide + GUTTER), room.y + step * sum(parts[:n]), wide,
                 step * part - GUTTER)
             for k in range(columns) for n, part in enumerate(parts)]
    return found[:count]


def medal(page: Page, row: Box, first: Box, place: int, style: str, ink: Colour) -> None:
    """What stands before a name on a plank, in a column as wide as that of the first plank."""
    aside = (_medal(first) - _medal(row)) / TALL / 2
    mark(page, place, row._replace(x=row.x + MARGIN + aside), _medal(row), style, ink)


def _medal(row: Box) -> float:
    """How high the medal of a plank is."""
    return min(row.h * MEDAL, SIDE)


def portrait(row: Box, first: Box) -> Box:
    """The room for somebody's head within a plank, in a column as wide as that of the first
    plank."""
    side, column = (min(one.h * (OUT if one.h < first.h else HEAD), LARGEST)
                    for one in (row, first))
    left = row.x + MARGIN + _medal(first) / TALL + 14
    return Box(left + (column - side) / 2, row.center[1] - side / 2, side, side)


class Planks:
    """A list of names with what each has, on some planks."""

    def __init__(self, page: Page, rows: Sequence[Box], lines: Sequence[Line],
                 told: Sequence[str], prize: tuple[str, float], *, wins: bool) -> None:
        """`prize`: a picture of what the best have, and its shape; `wins`: what they have are
        matches that they have won, of so many if that is known."""
        self.wins, self.prize = wins, prize
        self.page, self.rows, self.lines, self.told = page, rows, lines, told
        low, wide = min(row.h for row in rows), rows[0].w
        styles = [*(one for one in NAMED if page.art.line(one) * LEAD <= low),
                  *page.styles("body")]
        self.left = portrait(rows[0], rows[0]).right - rows[0].x + MARGIN
        own = LONG + 2 * AIR if wide >= BROAD else 0.0
        for style in styles:  # names and figures are alike
            self.style = style
            self.plaque = min(self._widest(told), FIGURES * wide - 2 * AIR) + 2 * AIR
            most = min(wide - self.left - self.plaque - 2 * MARGIN - own, NAMES * wide)
            self.names = min(most, self._widest([line.name for line in lines]))
            if self.names < most and self._widest(told) + 2 * AIR <= self.plaque:
                break

    def _widest(self, texts: Collection[str]) -> float:
        return 2 + max(self.page.art.size(text, self.style)[0] for text in texts)

    def draw(self, faces: Mapping[str, str], *, lit: bool) -> None:
        """All of them; the first one is gilded if they are `lit`."""
        page = self.page
        for n, (row, line, told) in enumerate(zip(self.rows, self.lines, self.told, strict=False)):
            place = 1 + sum(other.value > line.value for other in self.lines)  # as much is as good
            quiet = place > MEDALS or not line.value
            if quiet:
                page.plate(row, QUIET, 255, WOOD)
            else:
                page.plank(row, lit=not n and lit)
            if line.value:
                medal(page, row, self.rows[0], place, self.style, INK)
            who = faces[line.name]
            feels = "glad" if not quiet else "" if line.value else "sorry"
            medallion(page, portrait(row, self.rows[0]), faced(who, feels), wool(who))
            name = row._replace(x=row.x + self.left, w=self.names)
            page.fitted(name, line.name, self.style, INK)
            high = min(row.h - 16, page.art.line(self.style) * PLAQUE)
            plaque = Box(row.right - self.plaque - 10, row.center[1] - high / 2, self.plaque, high)
            if not quiet:
                page.plate(plaque, BUTTON, 255, WOOD)
            page.text(row._replace(x=plaque.x, w=plaque.w), told, self.style,
                      INK if quiet else GOLD if place == 1 and lit else IVORY, "center")
            left = name.right + 2 * AIR
            between = Box(left, row.y, plaque.x - 2 * AIR - left, row.h)
            self._own(between, line, faces[line.name])

    def _own(self, box: Box, line: Line, who: str) -> None:
        """Her cups, if there is room for those of everybody, or else her band."""
        best = max(other.value for other in self.lines)
        most = max(other.of or other.value for other in self.lines) if self.wins else 0
        if 0 < most * CUP <= box.w:
            self._cups(box, line, min(box.w / most, CUPS * self.rows[0].h))
        elif best > 0 and box.w >= LONG:
            high = min(THICK * min(row.h for row in self.rows), SLOT)
            groove = Box(box.x, box.center[1] - high / 2, box.w, high)
            art, round_ = self.page.art, high / 2
            rides = min(RIDES * box.h, PART * box.w / self.prize[1])
            self.page.image(art.plate(groove.w, high, GROOVE, 255, INK, 3, round_), groove.x,
                            groove.y)
            if line.value > 0:
                long = max(groove.w * line.value / best, 2 * round_)
                self.page.image(art.plate(long, high, wool(who), 255, INK, 3, round_), groove.x,
                                groove.y)
                half = rides * self.prize[1] / 2
                self._prize(groove.x + max(long - half, half), box.center[1], rides)

    def _cups(self, box: Box, line: Line, slot: float) -> None:
        """One for each match that was won, as high as its plank, and a peg for each that was not;
        so far apart on all planks."""
        side = min(slot - 6, HIGH * box.h)
        for n in range(line.of or line.value):
            x, y = box.x + (n + 0.5) * slot, box.center[1]
            if n < line.value:
                self._prize(x, y, side)
            else:
                peg = PEGGED * side
                self.page.image(self.page.art.disc(peg, PEG, 255), x - peg / 2, y - peg / 2)

    def _prize(self, x: float, y: float, high: float) -> None:
        """The prize of the game with its middle at a point."""
        name, shape = self.prize
        wide = high * shape
        self.page.picture(Box(x - wide / 2, y - high / 2, wide, high), name, leaf=False)
