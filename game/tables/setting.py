"""Lay out lines of things, figures and words in a box at the largest size that fits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.core.contract import Message
from game.picture.page import SMALLER, Page
from game.picture.screen import Box
from game.picture.theme import GOLD, INK, NIGHT, SEPIA, Colour
from game.tables.easel import Easel
from game.tables.examples import Figure, Group, Item, Line, Proof, Sign, Thing, Told
from game.tables.letters import Letters
from game.tables.strokes import NUMBER, draw_bracket, draw_cross, draw_dots, draw_numeral, seat_sign

MAY: Colour = (38, 140, 74)  # of an arrow to where one may go
WORDS = "body"  # letters of words in drawings, usually
LARGE, LEAST = 300.0, 40.0  # how high a line's pictures are at most, and at least
SMALLEST = 30.0  # and on a card that lies on a table
READ = (1.0, 0.92, 0.84)  # the shares of their size that its words may have
# Of the height that pictures have with the smallest words: words may be larger; the second for
# words that people read as they pass, which are large.
ENOUGH, PASSING = 0.5, 0.8
BETWEEN, UNDER = 0.11, 0.16  # the gaps between items and between lines, of a picture's height
NOTE, HEADED = 6.0, 10.0  # between a picture and the words under it, and those over it
FAR = 16.0  # words are not further under their picture than so
NARROW = 190.0  # the width that words under a narrower picture may have
ROOM = 170.0  # the least width of words that fill a line
BRACKET = 16.0
PLATED = 22.0  # beside the result of a sum, on its plate
LOOSE = 0.2  # more room beside a number over words, of a picture's height
HUNG = 0.17  # how far over a player's foot the sign hangs, of the height
CROSS = 0.32  # of a group's height, at its upper corner
CLEAR = 26.0  # from the fold of a book to numbers
TAB = 0.24  # how high a tab over a card is, of the card
TAG, UP, AFTER = 0.3, 0.2, 0.06  # one at its foot; how far it reaches up; the air under it
STRIP = 0.84  # how wide it is
SIGNS = ((110.0, "left"), (64.0, "score"), (0.0, "count"))  # letters of figures, by their room
TABBED = ("body@1", "small@1", "small@0.85", "small@0.7", "small@0.55", "small@0.4")
CHARRED = 120


@dataclass(frozen=True)
class Lines:
    """The lines to lay out. `rising`: they form a ladder, the lowest at its foot, with words at its
    top and its foot; an `ornament` stands at the top."""

    lines: tuple[Line, ...]
    rising: tuple[Message, ...] = ()
    ornament: str = ""
    proofs: tuple[Proof, ...] = ()
    tallest: float = LARGE
    letters: str = WORDS  # of its words before people who pass, at most


class Cell(NamedTuple):
    """The size of an item: its width, the height of its picture, the heights over and under it, and
    the height of its note."""

    wide: float
    high: float
    over: float = 0
    under: float = 0
    note: float = 0


class Setting:
    """The layout of lines in a box."""

    def __init__(
        self, rows: Lines, page: Page, box: Box, easel: Easel, *, small: bool = False,
    ) -> None:
        """`small`: on a card at a table, where words are to be read or not there at all."""
        self.rows, self.page, self.box, self.easel, self.art = rows, page, box, easel, page.art
        if easel.numbered and any(line.tells for line in rows.lines):
            self.box = box._replace(x=box.x + CLEAR, w=box.w - CLEAR)
        self.least, self.small, own = SMALLEST if small else LEAST, small, self.art.text_scale
        styles = [f"small@{own * share}" for share in READ] if small else list(dict.fromkeys((
            *([rows.letters] if easel.passing else ()), WORDS, "small",
            *(f"small@{size}" for size in SMALLER if size < own))))
        units = {style: self._find_unit(style) for style in styles}
        best = 0.0 if small else (PASSING if easel.passing else ENOUGH) * max(units.values())
        self.style = next((style for style in styles if units[style] and units[style] >= best),
                          styles[-1])
        self.letters = Letters(self.art, self.style)
        self._set_unit(units[self.style])
        self._aside = 0.0  # how far lines with words begin in their room
        # Numbers of paragraphs, where their column is, and from where to where their lines go.
        self._numbered: list[tuple[int, float, float, float]] = []

    def _find_unit(self, style: str) -> float:
        """Return the largest height of pictures with words in a style; 0 if nothing fits."""
        self.letters = Letters(self.art, style)
        low, high = 0.0, self.rows.tallest
        if not self._has_room(self.least):
            return 0.0
        low = self.least
        for _ in range(8):
            middle = (low + high) / 2
            low, high = (middle, high) if self._has_room(middle) else (low, middle)
        return low

    def _set_unit(self, unit: float) -> None:
        """Set the height of pictures, and the width of the column before the words."""
        self.unit, ahead = unit, [0.0]
        for line in self.rows.lines:
            if any(isinstance(item, Told) for item in line.items) and len(line.items) > 1:
                widths = [self._make_cell(item, line.share).wide for item in line.items
                          if not isinstance(item, Told)]
                ahead.append(sum(widths) + self._between * len(widths))
        self.lead = max(ahead)

    def _has_room(self, unit: float) -> bool:
        self._set_unit(unit)
        heights = [self._height_of(line) for line in self.rows.lines]
        return (None not in heights
                and sum(h for h in heights if h) + self._under * (len(heights) - 1) <= self.box.h)

    @property
    def _under(self) -> float:
        if self.small:
            return self.unit * UNDER / 2
        return max(12.0, self.unit * UNDER)

    @property
    def _between(self) -> float:
        return max(12.0, self.unit * BETWEEN)

    # measuring

    def find_indent(self) -> float:
        """Return the indent that centres lines with words."""
        wide, lead = 0.0, self.lead
        for line in self.rows.lines if lead and not self.rows.rising and not self.small else ():
            for item, cell in zip(line.items, self._list_cells(line), strict=True):
                if isinstance(item, Told):
                    wide = max(wide, self.letters.measure(self.easel.say(item.says), cell.wide)[0])
        return max(self.box.w - lead - wide, 0.0) / 2 if wide else 0.0

    def _height_of(self, line: Line) -> float | None:
        """Return the height of a line; None if it is too wide."""
        cells = self._list_cells(line)
        if sum(c.wide for c in cells) + self._between * (len(cells) - 1) > self.box.w + 0.5:
            return None
        return self._height_of_head(line) + self._main(cells) + self._height_of_notes(
            cells) + self._height_of_caption(line)

    def _height_of_head(self, line: Line) -> float:
        """Return the height of the sentence over a line, with its gap."""
        if not line.head:
            return 0.0
        return self.letters.measure(self.easel.say(line.head), self.box.w)[1] + HEADED

    def _main(self, cells: Iterable[Cell]) -> float:
        cells = list(cells)
        return max(c.high for c in cells) + max(c.over for c in cells) + max(
            c.under for c in cells)

    def _height_of_notes(self, cells: Iterable[Cell]) -> float:
        return max(c.note for c in cells)

    def _height_of_caption(self, line: Line) -> float:
        if not line.note:
            return 0.0
        return self.letters.measure(self.easel.say(line.note), self.box.w)[1] + NOTE

    def _list_cells(self, line: Line) -> list[Cell]:
        cells = [self._make_cell(item, line.share) for item in line.items]
        told = [n for n, item in enumerate(line.items) if isinstance(item, Told)]
        if told:
            lead = self.lead if len(line.items) > 1 else 0.0
            wide = (self.box.w - lead) / len(told)
            for n in told:
                item = line.items[n]
                text = self.easel.say(item.says) if isinstance(item, Told) else ""
                _, high = self.letters.measure(text, wide)
                too = wide < max(min(ROOM, self.box.w), self.letters.widest_word(text))
                cells[n] = Cell(2 * self.box.w if too else wide, high)
        return cells

    def _make_cell(self, item: Item, share: float) -> Cell:
        unit = self.unit * share
        match item:
            case Thing(): return self._measure_thing(item, unit)
            case Group():
                cells = [self._measure_thing(thing, unit) for thing in item.things]
                wide = self._list_starts(item, unit)[-1]
                note = self._measure_note(item.note, max(wide, NARROW))
                return Cell(max(wide, note[0]), max(c.high for c in cells),
                            max(c.over for c in cells), max(c.under for c in cells),
                            max(note[1] + (BRACKET if item.bracket else 0),
                                *(c.note for c in cells)))
            case Sign():
                return Cell(self.art.measure_text(item.text, self._style_of_figures(unit))[0], 0)
            case Figure():
                w, h = self.art.measure_text(item.text, self._style_of_figures(unit))
                wide = w + 2 * PLATED if item.good else max(w + LOOSE * unit, 0.8 * unit) if (
                    item.note) else w
                note = self._measure_note(item.note, max(wide, NARROW))
                return Cell(max(wide, note[0]), h, note=note[1])
        return Cell(0, 0)

    def _style_of_figures(self, unit: float) -> str:
        return next(style for least, style in SIGNS if unit >= least)

    def _measure_thing(self, thing: Thing, unit: float) -> Cell:
        high = unit * thing.size
        wide = high / thing.tall
        note = self._measure_note(thing.note, max(wide, NARROW))
        under = 0.14 if thing.seat is not None and not thing.person else 0
        return Cell(max(wide, note[0]), high, high * TAB if thing.over else 0,
                    high * (TAG - UP + AFTER if thing.stands else under), note[1])

    def _measure_note(self, says: Message, wide: float) -> tuple[float, float]:
        if not says:
            return 0.0, 0.0
        text = self.easel.say(says)
        w, h = self.letters.measure(text, max(wide, self.letters.widest_word(text)))
        return w, h + NOTE

    def _list_starts(self, group: Group, unit: float) -> list[float]:
        """Return the left ends of a group's things, and the right end of the last."""
        found, x = [], 0.0
        for n, thing in enumerate(group.things):
            found.append(x)
            wide = unit * thing.size / thing.tall
            last = n == len(group.things) - 1
            x += wide * (1 if last else 1 + group.apart)
        return [*found, x]

    # drawing

    def draw(self) -> list[float]:
        """Draw the lines. Returns their middles."""
        heights = [self._height_of(line) or self.box.h for line in self.rows.lines]
        self._aside = self.find_indent()
        spare = self.box.h - sum(heights)
        gap = min(spare / (len(heights) + 1), 2.4 * self._under)
        y = self.box.y + (spare - gap * (len(heights) - 1)) / 2
        middles = []
        for line, high in zip(self.rows.lines, heights, strict=True):
            middles.append(self._draw_line(line, y))
            y += high + gap
        self._draw_numerals()
        return middles

    def _draw_numerals(self) -> None:
        """Draw the numbers of paragraphs in a column before their lines; several lines share a
        bracket."""
        page, found = self.page, self._numbered
        column = min((x for _, x, *_ in found), default=0.0)
        for number in dict.fromkeys(number for number, *_ in found):
            spans = [(top, end) for one, _, top, end in found if one == number]
            top, end = spans[0][0], spans[-1][1]
            if len(spans) > 1:
                draw_bracket(page, column, top, end)
            draw_numeral(page, column, (top + end) / 2, number)

    def _draw_line(self, line: Line, y: float) -> float:
        """Draw a line. Returns the middle of its pictures."""
        cells = self._list_cells(line)
        if line.head:
            self.page.put_text(Box(self.box.x, y, self.box.w, self._height_of_head(line)),
                               self.easel.say(line.head), self.style, INK, top=True)
            y += self._height_of_head(line)
        main = self._main(cells)
        over = max(c.over for c in cells)
        under = max(c.under for c in cells)
        middle = y + over + (main - over - under) / 2
        x = self._start(line, cells)
        if line.tells and self.easel.numbered:
            note = self.letters.measure(self.easel.say(line.note), self.box.w)[
                0] if line.note else 0.0
            left = max(min(x, self.box.center[0] - note / 2), self.box.x + 8) - NUMBER * 0.8
            self._numbered.append((line.tells, left, y + over, y + main - under))
        for item, cell in zip(line.items, cells, strict=True):
            room = cell
            if isinstance(item, Told):
                x = self.box.x + self._aside + (self.lead if len(cells) > 1 else 0)
                room = cell._replace(wide=cell.wide - self._aside)
            self._draw_item(item, room, Box(x, y + main, cell.wide, cell.note), middle, line.share)
            if isinstance(item, Group) and isinstance(line.items[-1], Told) and not self.small:
                draw_dots(self.page, x + cell.wide, self.box.x + self._aside + self.lead, middle)
            x += cell.wide + self._between
        if line.note:
            at = Box(self.box.x, y + main + self._height_of_notes(cells) + NOTE, self.box.w,
                     self._height_of_caption(line))
            self._draw_text(at, line.note)
        return middle

    def _start(self, line: Line, cells: Sequence[Cell]) -> float:
        """Return where a line begins. Before words, things are centred in their column, or at its
        left after numbers; figures of a sum are at its right. All other lines are centred."""
        told, lead = any(isinstance(item, Told) for item in line.items), self.lead
        summed = lead and all(isinstance(item, Sign | Figure) for item in line.items
                              if not isinstance(item, Told)) and isinstance(line.items[0], Sign)
        total = sum(c.wide for c in cells) + self._between * (len(cells) - 1)
        if not told and not self.rows.rising and not summed:
            return self.box.x + (self.box.w - total) / 2
        left = self.box.x + self._aside
        ahead = sum(c.wide + self._between for c, item in zip(cells, line.items, strict=True)
                    if not isinstance(item, Told))
        if summed and not self.rows.rising:
            good = isinstance(line.items[-1], Figure) and line.items[-1].good
            return max(left + lead - ahead + PLATED * good, self.box.x)
        if self._numbered or (line.tells and self.easel.numbered) or self.rows.ornament or (
                len(cells) == 1 and not self.rows.rising):
            return left
        return left + max(lead - ahead, 0) / 2

    def _draw_text(self, box: Box, says: Message) -> None:
        text = self.easel.say(says)
        wide = self.page.balance_width(text, self.style, box.w)
        self.page.put_text(box.place(wide, box.h), text, self.style, SEPIA, "center", top=True)

    def _draw_item(self, item: Item, cell: Cell, note: Box, middle: float, share: float) -> None:
        unit, x = self.unit * share, note.x
        match item:
            case Thing():
                wide = unit * item.size / item.tall
                at = Box(x + (cell.wide - wide) / 2, middle - unit * item.size / 2, wide,
                         unit * item.size)
                self.page.claim(item.picture, at)
                self._put(item, at)
                self._under_it(self._close_note(note, middle + unit * item.size / 2 + cell.under),
                               item.note)
            case Group():
                self._draw_group(item, cell, note, middle, unit)
            case Sign():
                self.page.put_text(Box(x, middle - 60, cell.wide + 2, 120), item.text,
                                   self._style_of_figures(unit), INK, "center")
            case Figure():
                self._draw_figure(item, cell, note, middle, unit)
            case Told():
                text = self.easel.say(item.says)
                wide = self.page.balance_width(text, self.style, cell.wide)
                self.page.put_text(Box(x, middle - cell.high / 2, wide, cell.high + 2), text,
                                   self.style, INK if item.heavy else SEPIA)

    def _under_it(self, box: Box, says: Message) -> None:
        if says:
            self._draw_text(box._replace(y=box.y + NOTE, h=box.h), says)

    def _close_note(self, note: Box, bottom: float) -> Box:
        """Return the box of the words under a picture, closer to a picture that is much lower than
        others."""
        y = bottom + NOTE
        return note._replace(y=y) if note.y - y > FAR else note

    def _draw_group(self, group: Group, cell: Cell, note: Box, middle: float, unit: float) -> None:
        *starts, wide = self._list_starts(group, unit)
        x, high = note.x + (cell.wide - wide) / 2, max(thing.size for thing in group.things) * unit
        self.page.claim("group", Box(x, middle - high / 2, wide, high))
        note = self._close_note(note, middle + high / 2 + cell.under)
        for thing, start in zip(group.things, starts, strict=True):
            h = unit * thing.size
            at = Box(x + start, middle - h / 2, h / thing.tall, h)
            self._put(thing, at)
            if thing.note:
                self._under_it(note._replace(x=at.x, w=at.w), thing.note)
        if group.crossed:
            side = high * CROSS
            draw_cross(self.page, x + wide - side / 4, middle - high / 2 + side / 4, side)
        if group.note:
            y = note.y + 4
            if group.bracket:
                art = self.page.art
                for left, top, w, h in ((x, y + 7, wide, 3), (x, y, 3, 8),
                                        (x + wide - 3, y, 3, 8)):
                    self.page.put_image(art.draw_plate(w, h, SEPIA, 255, None, 0, 1), left, top)
                y += BRACKET - 4
            self._draw_text(Box(note.x, y, note.w, note.bottom - y), group.note)

    def _draw_figure(
            self, figure: Figure, cell: Cell, note: Box, middle: float, unit: float) -> None:
        style, page = self._style_of_figures(unit), self.page
        w, h = self.art.measure_text(figure.text, style)
        x = note.x + (cell.wide - w) / 2
        if figure.good:
            high = h * 0.92
            plate = Box(x - PLATED, middle - high / 2, w + 2 * PLATED, high)
            page.put_image(
                page.art.draw_plate(plate.w, plate.h, self.easel.colour, 255, GOLD, 4, 16),
                plate.x, plate.y)
        page.put_text(Box(x, middle - h / 2, w + 2, h), figure.text, style,
                      GOLD if figure.good else INK)
        self._under_it(note, figure.note)

    def _put(self, thing: Thing, at: Box) -> None:
        """Draw a picture with its signs."""
        page, art = self.page, self.page.art
        if thing.glows:
            for more, alpha in ((14, 120), (7, 255)):
                light = at.inset(-more)
                page.put_image(
                    art.draw_plate(light.w, light.h, GOLD, alpha, None, 0, 12 + more), light.x,
                    light.y)
        if thing.plate:
            page.put_image(
                art.draw_plate(at.w, at.h, self.easel.colour, 255, GOLD, 3, at.h / 2), at.x,
                at.y)
            at = at.inset(at.w * 0.17, at.h * 0.17)
        page.put_image(art.load_picture(thing.picture, at.w, at.h, dull=thing.dull), at.x, at.y)
        if thing.lost:
            page.put_image(art.draw_plate(at.w, at.h, NIGHT, CHARRED, None, 0, 8), at.x, at.y)
            page.put_image(art.load_picture("ui/crack", at.w, at.h), at.x, at.y)
        if thing.seat is not None:
            lifted = at.h * HUNG if thing.person else 0
            seat_sign(page, at.center[0], at.bottom - lifted, at.h * 0.26, thing.seat)
        if thing.crossed:
            draw_cross(page, *at.center, min(at.w, at.h) * 0.6)
        if thing.stands:
            self._draw_tab(Box(at.center[0] - at.w * STRIP / 2, at.bottom - at.h * UP,
                               at.w * STRIP, at.h * TAG), f"= {thing.stands}")
        if thing.over:
            text = self.easel.say(thing.over)
            high = at.h * TAB
            wide = max(at.w, min(self.art.measure_text(text, "small@1")[0] + 20, at.w * 1.5))
            self._draw_tab(Box(at.center[0] - wide / 2, at.y - high + 4, wide, high), text)

    def _draw_tab(self, box: Box, text: str) -> None:
        page = self.page
        style = next(
            (style for style in TABBED if self._has_text_room(text, style, box)), TABBED[-1])
        wide, high = self.art.measure_text(text, style)  # which in a tiny window cannot be smaller
        box = Box(box.x, min(box.y, box.bottom - high), max(box.w, wide), max(box.h, high))
        page.put_image(page.art.draw_plate(box.w, box.h, GOLD, 255, INK, 2, 8), box.x, box.y)
        page.put_text(box, text, style, INK, "center", leaf=False)

    def _has_text_room(self, text: str, style: str, box: Box) -> bool:
        w, h = self.art.measure_text(text, style)
        return w <= box.w - 8 and h <= box.h
