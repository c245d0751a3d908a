"""The planks of a list of the best: on each a medal, somebody's head and name, what she has in
large figures, and between these the prize of the game for each match that she
has won, or a band in the colour of her jersey, which is as long as what she has beside what the
best one has, with that prize at its end. Planks of the first three are of gold, silver and copper,
those of others of walnut."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from game.night.board import Line
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import BUTTON, GOLD, INK, IVORY, WHITE, WOOD, Colour
from game.scenes.nightboard import medals
from game.scenes.scenery.planks import MEDALS, TALL, mark, medallion
from game.tables.faces import faced, wool

FIRST, CROWDED = (1.42, 1.22, 1.22), 8  # how much higher the first are, while there are fewer
BROAD = 1000.0  # where so many stand in two columns, of which the first has the first three
GUTTER, HIGHEST = 14.0, 150.0  # between two; how high one is at most, but for these
MARGIN, MEDAL, SIDE = 16.0, 0.86, 132.0  # from its ends; a medal, in its height, and at most
HEAD, LARGEST = 0.94, 150.0  # of its height, somebody's head in a ring; and at most
OUT = 1.18  # of the height of a low one, over both of whose edges she reaches
NAMED = ("heading@1.1", "heading@1", "heading@0.9", "heading@0.8", "heading@0.7", "heading@0.6",
         "asked")
LEAD = 1.0  # of the height of a plank, a line of its letters at most
NAMES, FIGURES = 0.46, 0.36  # of a plank, what its names and its figures have at most
AIR, PLAQUE = 18.0, 1.4  # beside a figure on its plaque, whose height is in lines
LONG = 200.0  # a band, at least
FIRST_PART = 0.54  # of the width of two columns, that of the first three
CUP, CUPS, HIGH = 44.0, 1.04, 0.94  # room for a prize, at least, and at most in the height of the
# first plank; in that of its own, a prize
RIDES, PART = 0.86, 0.3  # at the end of a band, in the height of its plank; at most, in its width
THICK, SLOT = 0.38, 36.0  # of a band, in the height of its plank, and at most
GROOVE: Colour = (64, 42, 27)
GLOSS, GLOSSY = 0.3, 84  # light along a band, in its height; of 255
STACKED = 130.0  # a plank so high in one of two columns has her figure under her name
UPPER, LOWER = 0.29, 0.71  # of its height: the middle of her name, and that of her figure
LETTERS, FIGURED = 0.46, 0.36  # of it, a line of letters of names, and of figures, at most
BESIDE, PRIZED = 0.56, 0.42  # of it, the prize of the game at its end; and of its free width
EMPTY = 0.86  # the place of a prize that is not there, in its height


def place_of(line: Line, everybody: Sequence[Line]) -> int:
    """The place of one of some lines: as much is as good."""
    return 1 + sum(other.value > line.value for other in everybody)


def laid(room: Box, places: Sequence[int], least: float) -> list[Box]:
    """Planks for these places one under the other, or for as many as may be so high at least: the
    first are higher, and equal ones equally high; if they are many, in two columns, the first three
    large in the first one."""
    count = len(places)
    if count >= CROWDED and room.w >= BROAD:
        first = room._replace(w=(room.w - GUTTER) * FIRST_PART)
        fit = max(1, int((room.h + GUTTER) // (least + GUTTER)))
        others = min(count - len(FIRST), fit)
        return [*_down(first, [1.0] * len(FIRST), room.h),
                *_down(Box(first.right + GUTTER, room.y, room.right - first.right - GUTTER, room.h),
                       [1.0] * others, room.h)]
    down = max(1, min(count, int((room.h + GUTTER) // (least + GUTTER))))
    parts = [FIRST[place - 1] if place <= len(FIRST) else 1.0 for place in places[:down]]
    return _down(room, parts, HIGHEST)


def _down(room: Box, parts: Sequence[float], most: float) -> list[Box]:
    """Planks one under the other that are so high beside each other, `most` at 1."""
    step = min((room.h + GUTTER) / sum(parts), most + GUTTER)
    return [Box(room.x, room.y + step * sum(parts[:n]), room.w, step * part - GUTTER)
            for n, part in enumerate(parts)]


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
                 told: Sequence[str], prize: tuple[str, float], everybody: Sequence[Line], *,
                 wins: bool) -> None:
        """`prize`: a picture of what the best have, and its shape; `everybody`: all lines of which
        these are some; `wins`: what they have are matches that they have won, of so many if that is
        known."""
        self.wins, self.prize, self.everybody = wins, prize, everybody
        self.page, self.rows, self.lines, self.told = page, rows, lines, told
        low, wide = min(row.h for row in rows), rows[0].w
        self.stacked = wide < BROAD and low >= STACKED
        lead = FIGURED if self.stacked else LEAD
        styles = [*(one for one in NAMED if page.art.line(one) <= low * lead),
                  *page.styles("body")]
        self.left = portrait(rows[0], rows[0]).right - rows[0].x + MARGIN
        own = LONG + 2 * AIR if wide >= BROAD else 0.0
        for style in styles:  # names and figures are alike, side by side
            self.style = style
            free = wide - self.left - 2 * MARGIN
            ends = min(BESIDE * low * prize[1], PRIZED * free)
            most = free - ends if self.stacked else FIGURES * wide
            self.plaque = min(self._widest(told), most - 2 * AIR) + 2 * AIR
            if not self.stacked:
                free = min(free - self.plaque - own, NAMES * wide)
            self.names = min(free, self._widest([line.name for line in lines]))
            if self.names < free and self._widest(told) + 2 * AIR <= self.plaque:
                break
        self.named = self.style
        if self.stacked:  # nothing is beside a name
            self.names = free
            self.named = page.largest(Box(0, 0, free, 2 * UPPER * low), [
                line.name for line in lines], [one for one in NAMED if page.art.line(one)
                                               <= LETTERS * low] + styles)

    def _widest(self, texts: Collection[str]) -> float:
        return 2 + max(self.page.art.size(text, self.style)[0] for text in texts)

    def draw(self, faces: Mapping[str, str]) -> None:
        """All of them."""
        page = self.page
        for row, line, told in zip(self.rows, self.lines, self.told, strict=False):
            place = place_of(line, self.everybody)
            quiet = place > MEDALS or not line.value
            metal = medals.WALNUT if quiet else medals.of_place(place)
            medals.plank(page, row, metal)
            if line.value:
                medal(page, row, self.rows[0], place, self.style, metal.ink)
            who = faces[line.name]
            feels = "glad" if not quiet else "" if line.value else "sorry"
            medallion(page, portrait(row, self.rows[0]), faced(who, feels), wool(who))
            high = min(row.h - 16, page.art.line(self.style) * PLAQUE)
            name = row._replace(x=row.x + self.left, w=self.names)
            plaque = Box(row.right - self.plaque - 14, row.center[1] - high / 2, self.plaque, high)
            if self.stacked:
                name = name._replace(h=2 * UPPER * row.h)
                plaque = plaque._replace(x=name.x, y=row.y + LOWER * row.h - high / 2)
            page.fitted(name, line.name, self.named, metal.ink)
            if not quiet:
                page.plate(plaque, BUTTON, 255, WOOD)
            colour = GOLD if place == 1 and not quiet else IVORY
            page.text(plaque.inset(0, -8), told, self.style, colour, "center")
            if not self.stacked:
                left = name.right + 2 * AIR
                self._own(Box(left, row.y, plaque.x - 2 * AIR - left, row.h), line, who)
            elif line.value:
                side = min(BESIDE * row.h, (row.right - plaque.right - 2 * AIR) / self.prize[1])
                self._prize(row.right - AIR - side * self.prize[1] / 2, plaque.center[1], side)

    def _own(self, box: Box, line: Line, who: str) -> None:
        """Her cups, if there is room for those of everybody, or else her band."""
        best = max(other.value for other in self.everybody)
        most = max(other.of or other.value for other in self.everybody) if self.wins else 0
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
                gloss = high * GLOSS
                shine = art.plate(max(long - high, gloss), gloss, WHITE, GLOSSY, None, 0, gloss / 2)
                self.page.image(shine, groove.x + round_, groove.y + 0.7 * gloss)
                half = rides * self.prize[1] / 2
                self._prize(groove.x + max(long - half, half), box.center[1], rides)

    def _cups(self, box: Box, line: Line, slot: float) -> None:
        """One for each match that was won, as high as its plank, and an empty place for each that
        was not, or that the best one has besides; so far apart on all planks."""
        side = min(slot - 6, HIGH * box.h)
        most = line.of or max(other.value for other in self.everybody)
        for n in range(most):
            x, y = box.x + (n + 0.5) * slot, box.center[1]
            if n < line.value:
                self._prize(x, y, side)
            else:
                medals.well(self.page, (x, y), side * EMPTY)

    def _prize(self, x: float, y: float, high: float) -> None:
        """The prize of the game with its middle at a point."""
        name, shape = self.prize
        wide = high * shape
        self.page.picture(Box(x - wide / 2, y - high / 2, wide, high), name, leaf=False)
