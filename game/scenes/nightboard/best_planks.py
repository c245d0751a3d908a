"""Build planks with names: medal, head, name, what a player has, and the prize of the game for
each match won, or on a band as long as their share of the best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from game.core.faces import face, faced
from game.picture.art import Art
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import EDGE, GOLD, INK, IVORY, WHITE, Colour
from game.scenes.nightboard import medals
from game.ui.furniture.figures import wool
from game.ui.furniture.planks import MEDALS, TALL, medallion
from game.ui.layout import Node, Padding, Paint, Picture, Text, column, frame, pad, row

GAP = 14
BROAD = 1000  # a list so wide has room for two columns, and for words in one line
FIRST_PARTS = 1.42, 1.22, 1.22  # the heights of the first planks beside those of others
SHADOWED: Colour = (112, 80, 52)


class Name(NamedTuple):
    """A player on a list: `own` they have, of the prizes in `most`, the best has `best`."""

    name: str
    face: str
    place: int
    value: int
    of: int | None
    told: str


class Planks(NamedTuple):
    """What all planks of a list share. `prize`: its picture and aspect; `most`: prizes of the best
    one, or 0 where points are counted; `free`: words on planks without a name."""

    art: Art
    names: Sequence[Name]
    prize: tuple[str, float]
    most: int
    free: Sequence[str]

    def build(self, width: float, height: float, least: float) -> Node:
        """Return the planks in a room: one under the other, or the first three beside others."""
        places = [one.place for one in self.names]
        places += range(len(places) + 1, MEDALS + 1)
        if len(places) >= 8 and width >= BROAD:
            left = (width - GAP) * 0.54
            most = max(1, int((height + GAP) // (least + GAP)))
            others = range(MEDALS, min(len(places), MEDALS + most))
            return row(self._build_column(range(MEDALS), [1.0] * MEDALS, left, height, height),
                       self._build_column(others, [1.0] * len(others), width - GAP - left, height,
                                          height), gap=GAP)
        down = max(1, min(len(places), int((height + GAP) // (least + GAP))))
        parts = [FIRST_PARTS[place - 1] if place <= MEDALS else 1.0 for place in places[:down]]
        return self._build_column(range(down), parts, width, height, 150)

    def _build_column(self, rows: range, parts: Sequence[float], width: float, height: float,
                      most: float) -> Node:
        step = min((height + GAP) / sum(parts), most + GAP)
        heights = [step * part - GAP for part in parts]
        named = [self.names[n] for n in rows if n < len(self.names)]
        planks = [self._build_named(self.names[n], high, heights, width, named)
                  if n < len(self.names) else self._build_free(n, high, heights[0])
                  for n, high in zip(rows, heights, strict=True)]
        return column(*planks, gap=GAP, width=width)

    def _build_named(self, one: Name, height: float, heights: Sequence[float], width: float,
                     named: Sequence[Name]) -> Node:
        """Return the plank of a player; all letters are as large as the longest name allows."""
        quiet = one.place > MEDALS or not one.value
        metal = medals.WALNUT if quiet else medals.of_place(one.place)
        stacked = width < BROAD and min(heights) >= 130
        largest = min(1.1, min(heights) * (0.36 if stacked else 1) / 70)
        name_width, told_width = (max(
            self.art.size(words, f"heading@{largest:g}")[0] for words in texts) + 2 for texts in (
                [other.name for other in named], [other.told for other in named]))
        left = _medal_side(heights[0]) / TALL + _head_side(heights[0], heights[0]) + 46
        free = width - left - 44
        room = free - 240 * (width >= BROAD)  # of which a band takes 200 at least
        needed = max(name_width, told_width) if stacked else name_width + told_width
        scale = max(min((room - 36) / needed, 1), 0.4)
        size = largest * scale / self.art.text_scale
        name_width, plaque_width = name_width * scale + 2, told_width * scale + 38
        figure = Text(words=one.told, style="heading", size=size, group="names", align="center",
                      one_line=True, ink=GOLD if one.place == 1 and not quiet else IVORY)
        plaque = column(figure, padding=pad(18, 0)) if quiet else frame(
            "button", column(figure, justify="center", padding=pad(18, 0)))
        name = Text(words=one.name, style="heading", size=size, ink=metal.ink, group="names",
                    one_line=True)
        if stacked:
            prize = Paint(paint=draw_prize, values=self.prize, grow=1)
            large = replace(name, size=min(1.1, min(heights) * 0.46 / 70) / self.art.text_scale,
                            group="large names", grow=1)
            figures = row(column(plaque, width=plaque_width, justify="center"),
                          prize if one.value else None, gap=18, height=0.5 * height)
            words = column(large, figures, grow=1)
            parts: list[Node] = [words]
        else:
            own = free - plaque_width - name_width
            parts = [column(name, width=name_width, justify="center"),
                     self._build_own(one, own, heights[0]) or Node(grow=1),
                     column(plaque, width=plaque_width, justify="center")]
        return frame(metal.plank, row(
            build_mark(one.place if one.value else 0, _medal_side(height), _medal_side(heights[0]),
                       replace(name, align="center")),
            Paint(paint=draw_head, width=_head_side(heights[0], heights[0]), values=(
                faced(one.face, "glad" if not quiet else "" if one.value else "sorry"),
                wool(one.face), None, _head_side(height, heights[0]))),
            *parts, gap=15, padding=Padding(16, 4, 14, 4)), height=height)

    def _build_own(self, one: Name, width: float, first: float) -> Node | None:
        """Return a prize for each win where there is room for those of all, or else a band."""
        best = max(other.value for other in self.names)
        if 0 < self.most * 44 <= width:
            slot = min(width / self.most, 1.04 * first)
            return Paint(paint=draw_prizes, grow=1,
                         values=(one.value, one.of or best, slot, *self.prize))
        if best > 0 and width >= 200:
            return Paint(paint=draw_band, grow=1,
                         values=(one.value / best, wool(one.face), *self.prize))
        return None

    def _build_free(self, n: int, height: float, first: float) -> Node:
        """Return a plank that waits for a name."""
        words = self.free[0] if n == len(self.names) else self.free[-1]
        return frame("free plank", row(
            build_mark(n + 1, _medal_side(height), _medal_side(first), Text(words="")),
            Paint(paint=draw_head, values=(face(n + 5), EDGE, SHADOWED, _head_side(height, first)),
                  width=_head_side(first, first)),
            Text(words=words, group="free", grow=1), gap=15, padding=Padding(16, 4, 14, 4)),
            height=height)


def _medal_side(height: float) -> float:
    return min(height * 0.86, 132)


def _head_side(height: float, first: float) -> float:
    """Return the size of a head; on planks lower than the first it reaches over both edges."""
    return min(height * (1.18 if height < first else 0.94), 150)


def build_mark(place: int, height: float, first: float, letters: Text) -> Node:
    """Return the medal of a place, or its number in some letters, in a column as wide as the
    `first` medal."""
    if 0 < place <= MEDALS:
        medal = Picture(source=f"ui/medal_{place - 1}", height=height, aspect=1 / TALL)
        return column(medal, width=first / TALL, justify="center", align="center")
    return replace(letters, words=str(place) if place else "", align="center", grow=0,
                   width=first / TALL)


def draw_head(page: Page, box: Box, who: str, ring: Colour, shadow: Colour | None, side: float,
              ) -> None:
    """Draw a head in a ring, or its shadow where there is no name yet."""
    medallion(page, box._replace(x=box.center[0] - side / 2, y=box.center[1] - side / 2, w=side,
                                 h=side), who, ring, shadow)


def draw_prize(page: Page, box: Box, picture: str, aspect: float) -> None:
    """Draw a prize at the right end of a box."""
    high = min(box.h, box.w / aspect)
    wide = high * aspect
    page.picture(box._replace(x=box.right - wide, y=box.center[1] - high / 2, w=wide, h=high),
                 picture, leaf=False)


def draw_prizes(page: Page, box: Box, won: int, of: int, slot: float, picture: str, aspect: float,
                ) -> None:
    """Draw a prize for each match won, and an empty place for each other one."""
    high = min(slot - 6, 0.94 * (box.h + 8))
    for n in range(of):
        x = box.x + (n + 0.5) * slot
        if n < won:
            wide = high * aspect
            page.picture(box._replace(x=x - wide / 2, y=box.center[1] - high / 2, w=wide, h=high),
                         picture, leaf=False)
        else:
            medals.well(page, (x, box.center[1]), high * 0.86)


def draw_band(page: Page, box: Box, part: float, colour: Colour, picture: str, aspect: float,
              ) -> None:
    """Draw a band in a groove, with a prize at its end."""
    art, high = page.art, min(0.38 * box.h, 36)
    y = box.center[1] - high / 2
    page.image(art.plate(box.w, high, (64, 42, 27), 255, INK, 3, high / 2), box.x, y)
    if part <= 0:
        return
    long, gloss = max(box.w * part, high), high * 0.3
    page.image(art.plate(long, high, colour, 255, INK, 3, high / 2), box.x, y)
    page.image(art.plate(max(long - high, gloss), gloss, WHITE, 84, None, 0, gloss / 2),
               box.x + high / 2, y + 0.7 * gloss)
    side = min(0.86 * box.h, 0.3 * box.w / aspect)
    end = box.x + max(long, side * aspect)
    draw_prize(page, box._replace(x=end - side * aspect, y=box.center[1] - side / 2,
                                  w=side * aspect, h=side), picture, aspect)
