"""Build planks with names: medal, head, name, score, and the game's prize for each match won, or a
band as long as their share of the best score."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from msgspec.structs import replace

from game.core.faces import name_face, show_feeling
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import EDGE, GOLD, INK, IVORY, WHITE, Colour
from game.ui.furniture.figures import colour_of
from game.ui.furniture.planks import MEDALS, TALL
from game.ui.layout import Node, Padding, Paint, Picture, Text, column, frame, pad, row
from game.ui.widgets.medals import build_head, build_medal, find_metal

GAP = 14
BROAD = 1000  # the width from which a list has two columns, and bands


class Name(NamedTuple):
    """A player on a list: their place, their `value` out of the most, and both in words
    (`told`)."""

    name: str
    face: str
    place: int
    value: int
    of: int | None
    told: str


class Planks(NamedTuple):
    """The common values of a list's planks. `prize`: its picture and aspect; `most`: the best one's
    prizes, or 0 where points count; `free`: words on planks without a name."""

    names: Sequence[Name]
    prize: tuple[str, float]
    most: int
    free: tuple[str, str]

    def build(self, width: float, height: float, least: float) -> Node:
        """Return the planks in a room: in a column, or the first three beside the others."""
        places = [one.place for one in self.names]
        places += range(len(places) + 1, MEDALS + 1)
        down = max(1, int((height + GAP) // (least + GAP)))
        if len(places) >= 8 and width >= BROAD:
            others = range(MEDALS, min(len(places), MEDALS + down))
            return row(*(replace(self._build_column(rows, [1.0] * len(rows), 0, height, height),
                                 grow=part)
                         for rows, part in ((range(MEDALS), 54), (others, 46))), gap=GAP)
        parts = [{1: 1.42, 2: 1.22, 3: 1.22}.get(place, 1.0) for place in places[:down]]
        return self._build_column(range(len(parts)), parts, width, height, 150)

    def _build_column(self, rows: range, parts: Sequence[float], width: float, height: float,
                      most: float) -> Node:
        step = min((height + GAP) / sum(parts), most + GAP)
        heights = [step * part - GAP for part in parts]
        first, broad = heights[0], width >= BROAD
        stacked = not broad and min(heights) >= 130
        return column(*(
            self._build_named(self.names[n], high, first, broad=broad, stacked=stacked)
            if n < len(self.names) else self._build_free(n, high, first)
            for n, high in zip(rows, heights, strict=True)), gap=GAP)

    def _build_named(self, one: Name, height: float, first: float, *, broad: bool,
                     stacked: bool) -> Node:
        """Return a player's plank; a `stacked` one has the name over the score."""
        quiet = one.place > MEDALS or not one.value
        metal = find_metal(0 if quiet else one.place)
        text = partial(Text, style="heading", size=1.1, scale_limit=1, one_line=True)
        name = text(words=one.name, ink=metal.ink, group="names", grow=52)
        figure = text(words=one.told, group="figures", align="center",
                      ink=GOLD if one.place == 1 and not quiet else IVORY, grow=1)
        plaque = column(row(figure, padding=pad(18, 0), grow=1) if quiet else frame(
            "button", row(figure, padding=pad(18, 0)), grow=1, max_height=88),
            justify="center", padding=pad(0, 5), grow=19 if broad else 34, max_width=230)
        if stacked:
            picture, aspect = self.prize
            prize = Picture(source=picture, aspect=aspect, height=0.5 * height, across=1, grow=1)
            words: list[Node | None] = [column(replace(name, grow=1), row(
                replace(plaque, grow=0), prize if one.value else None, gap=18,
                height=0.5 * height), grow=1)]
        else:
            best = max(other.value for other in self.names)
            own = Paint(paint=draw_own, grow=26, values=(
                one.value, one.of or best, self.most, one.value / max(best, 1), colour_of(one.face),
                first, *self.prize)) if broad and best else None
            words = [name, own, plaque]
        feeling = "glad" if not quiet else "" if one.value else "sorry"
        return self._build_plank(metal.plank, one.place if one.value else 0, name, height, first,
                                 show_feeling(one.face, feeling), *words)

    def _build_free(self, n: int, height: float, first: float) -> Node:
        """Return a plank that waits for a name."""
        words = Text(words=self.free[n > len(self.names)], group="free", grow=1)
        return self._build_plank(
            "free plank", n + 1, Text(words=""), height, first, name_face(n + 5),
            words, ring=EDGE, shadow=(112, 80, 52))

    def _build_plank(self, style: str, place: int, letters: Text, height: float, first: float,
                     who: str, *words: Node | None, ring: Colour | None = None,
                     shadow: Colour | None = None) -> Node:
        """Return a plank; on one lower than the `first` the head reaches over both edges."""
        side = min(height * (1.18 if height < first else 0.94), 150)
        return frame(style, row(
            build_medal(place, min(height * 0.86, 132), min(first * 0.86, 132) / TALL, letters),
            build_head(who, min(0.94 * first, 150), side, ring, shadow), *words,
            gap=15, padding=Padding(16, 4, 14, 4)), height=height)


def draw_own(page: Page, box: Box, won: int, of: int, most: int, part: float, colour: Colour,
             first: float, picture: str, aspect: float) -> None:
    """Draw a prize for each match won and an empty place for each other one, at the largest size
    for all; or a band, which is a chart."""
    if not 0 < most * 44 <= box.w:
        draw_band(page, box, part, colour, picture, aspect)
        return
    slot = min(box.w / most, 1.04 * first)
    high = min(slot - 6, 0.94 * (box.h + 8))
    for n in range(of):
        name, w, h = (picture, high * aspect, high) if n < won else (
            "frames/well", 0.86 * high, 0.86 * high)
        page.put_picture(box._replace(x=box.x + n * slot, w=slot).place(w, h), name)


def draw_band(page: Page, box: Box, part: float, colour: Colour, picture: str, aspect: float,
              ) -> None:
    """Draw a band in a groove, with a prize at its end."""
    art, high = page.art, min(0.38 * box.h, 36)
    y = box.center[1] - high / 2
    page.put_image(art.draw_plate(box.w, high, (64, 42, 27), 255, INK, 3, high / 2), box.x, y)
    if part <= 0:
        return
    long, gloss = max(box.w * part, high), high * 0.3
    page.put_image(art.draw_plate(long, high, colour, 255, INK, 3, high / 2), box.x, y)
    page.put_image(art.draw_plate(max(long - high, gloss), gloss, WHITE, 84, None, 0, gloss / 2),
                   box.x + high / 2, y + 0.7 * gloss)
    side = min(0.86 * box.h, 0.3 * box.w / aspect)
    end = box.x + max(long, side * aspect)
    page.put_picture(box._replace(w=end - box.x).place(side * aspect, side, 1), picture)
