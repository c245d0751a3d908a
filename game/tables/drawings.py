"""Drawings for the rules: lines of cards, figures and words at the largest size that fits, and
stacks of drawings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from game.core.contract import Message
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import SEPIA
from game.tables.arrows import outline_arrow, paint_polygons
from game.tables.easel import Easel
from game.tables.examples import Drawing, Figure, Group, Item, Line, Proof, Sign, Thing, Told
from game.tables.setting import WORDS, Lines, Setting

RAIL = 54.0  # beside a ladder
CROWN, BESIDE = 124.0, 0.84  # the size of the sign at its top, and in it the start of its lines
FLAMES, RUNG = (0.4, 0.8), 7.0  # flames beside its lines, from its foot, in that size; their rungs


def list_numbers(drawing: Drawing) -> set[int]:
    """Return the numbers of the paragraphs that explain parts of a drawing."""
    match drawing:
        case Lines(): found = [line.tells for line in drawing.lines]
        case Stack(): found = [number for _, part in drawing.parts for number in list_numbers(part)]
        case _: found = [number for _, number in getattr(drawing, "tells", ())]
    return {*found} - {0}


class Rows(Lines):
    """Lines of things, figures and words at the largest size that fits; a ladder has words at its
    top and foot."""

    def draw(self, page: Page, box: Box, easel: Easel) -> None:
        if not self.rising:
            Setting(self, page, box, easel).draw()
            return
        ends = [easel.say(says) for says in self.rising]
        style = page.find_largest(box._replace(h=box.h / 10), ends,
                                  page.list_styles(self.letters if easel.passing else WORDS))
        high = page.art.line_height(style)
        over, beside, indent, first = high, RAIL, 0.0, box.y - 4
        if self.ornament:
            over = max(CROWN, high)
            beside, indent, first = over * BESIDE, over + 10, box.y + (over - high) / 2
        tops = first, box.bottom - high + 4
        room = Box(box.x + beside, box.y + over, box.w - beside, box.h - over - high)
        for end, y in zip(ends, tops, strict=True):
            page.put_text(Box(box.x + indent, y, box.w - indent, high), end, style, SEPIA)
        if not self.ornament:
            _draw_rail(page, room._replace(x=box.x, w=RAIL))
        middles = Setting(self, page, room, easel).draw()
        if self.ornament:
            self._draw_burning(page, box._replace(w=over), middles, room.x)

    def _draw_burning(self, page: Page, box: Box, middles: Sequence[float], end: float,
                      ) -> None:
        """Draw a sign over an arrow with a rung to each line; flames along the arrow grow from foot
        to top."""
        crown = box._replace(h=box.w)
        page.put_picture(crown, self.ornament)
        page.claim(self.ornament, crown)
        lane = Box(box.x, box.y + box.w + 6, box.w, box.h - box.w - 6)
        _draw_rail(page, lane._replace(x=box.x + box.w / 2 - RAIL / 2 + 8, w=RAIL))
        low, high = FLAMES
        for n, middle in enumerate(reversed(middles)):
            side = (low + (high - low) * n / max(len(middles) - 1, 1)) * box.w
            page.put_image(page.art.draw_plate(end - lane.center[0], RUNG, SEPIA, 255, None, 2, 3),
                           lane.center[0], middle - RUNG / 2)
            page.put_picture(Box(lane.center[0] - side / 2, middle - side * 0.62, side, side),
                             "ui/candle_flame")


def _draw_rail(page: Page, box: Box) -> None:
    """Draw an arrow from the foot of a ladder to its top."""
    art, x = page.art, box.w / 2 - 8
    arrow = outline_arrow((x, box.h - 8), (x, 0), 4, 0)
    image = art.keep(("rail", art.to_pixels(box.w), art.to_pixels(box.h)),
                     lambda: paint_polygons(art, box.w, box.h, [(SEPIA, arrow)]))
    page.put_image(image, box.x, box.y)


def lay_rows(rows: Rows, page: Page, box: Box, easel: Easel) -> bool:
    """Lay lines into a small box in one or two columns. Returns False if they would be
    illegible."""
    half, gap = -(-len(rows.lines) // 2), 18.0
    wide = (box.w - gap) / 2
    columns = [[(rows, box)], [
        (replace(rows, lines=rows.lines[:half]), box._replace(w=wide)),
        (replace(rows, lines=rows.lines[half:]), box._replace(x=box.x + wide + gap, w=wide))]]
    best: list[Setting] = []
    for column in columns:
        found = [Setting(part, page, at, easel, small=True) for part, at in column]
        if all(one.unit for one in found) and (not best or min(one.unit for one in found) > min(
                one.unit for one in best)):
            best = found
    for setting in best:
        setting.unit = min(one.unit for one in best)
        setting.draw()
    return bool(best)


def keep_lines(drawing: Drawing, *lines: int) -> Drawing:
    """Return a drawing with only the lines of these numbers, for people who pass by."""
    if not isinstance(drawing, Rows):
        return drawing
    return replace(drawing, lines=tuple(drawing.lines[n] for n in lines))


def build_essence(game: str, lines: Mapping[str, Sequence[Thing]]) -> Rows:
    """Return the card with the essence of a game: each thing to know, beside its pictures."""
    return Rows(tuple(Line((Group(tuple(pictures), apart=-0.62, bracket=False),
                            Told((f"card-{game}-{name}",), heavy=True)))
                      for name, pictures in lines.items()), tallest=140, letters="asked")


def at_length(rows: Rows) -> Rows:
    """Return a summary card with its long texts, for a whole page: each `leaf-` in place of
    `card-`."""
    def longer(item: Item) -> Item:
        if not isinstance(item, Told):
            return item
        key, *values = item.says
        return item._replace(says=(str(key).replace("card-", "leaf-", 1), *values))
    return replace(rows, lines=tuple(line._replace(items=tuple(map(longer, line.items)))
                                     for line in rows.lines))


def build_ledger(parts: Iterable[tuple[str, Message]], whole: str) -> tuple[Line, ...]:
    """Return a long sum in lines: each number with its words."""
    lines = tuple(Line((Sign("+" if n and text[0] != "−" else " "), Figure(text), Told(says)))
                  for n, (text, says) in enumerate(parts))
    return (*lines, Line((Sign("="), Figure(whole, good=True))))


@dataclass(frozen=True, slots=True)
class Stack:
    """Drawings one above the other, each with a share of the height."""

    parts: tuple[tuple[float, Drawing], ...]
    gap: float = 24.0

    @property
    def proofs(self) -> tuple[Proof, ...]:
        return tuple(proof for _, part in self.parts for proof in part.proofs)

    def draw(self, page: Page, box: Box, easel: Easel) -> None:
        whole = sum(share for share, _ in self.parts)
        y, room = box.y, box.h - self.gap * (len(self.parts) - 1)
        for share, part in self.parts:
            high = room * share / whole
            part.draw(page, box._replace(y=y, h=high), easel)
            y += high + self.gap
