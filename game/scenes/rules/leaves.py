"""What stands on the leaves of the book of rules."""

from __future__ import annotations

from collections.abc import Sequence

from game.picture.page import Page
from game.picture.theme import GOLD, INK, Colour
from game.scenes.rules.rulebook_frame import TALL
from game.tables.cuts import mark
from game.tables.easel import Easel
from game.tables.examples import Drawing
from game.tables.setting import SEPIA
from game.ui.box import Box
from game.ui.layout import Node, Paint, Text, column, frame, row


def build_head(page: Page, title: str, sign: tuple[str, float], part: str,
               material: Colour) -> Node:
    """Return the sign and title of a chapter, and which part of it is open, over a line."""
    line = page.art.line("heading")
    side = line + 22
    picture = Paint(paint=draw_chapter_sign, values=(material, *sign), width=side, height=side)
    words = Text(words=title, style="heading", ink=INK, one_line=True, grow=1)
    at = Text(words=part, style="small", size=1 / page.art.text_scale, ink=SEPIA, one_line=True,
              min_height=line)
    return column(row(picture if sign[0] else None, words, at if part else None, gap=18,
                      align="end", height=line),
                  Node(height=8), frame("worn line", height=3), Node(height=15))


def draw_chapter_sign(page: Page, box: Box, material: Colour, sign: str, tall: float) -> None:
    """Draw a picture on a square of the game's colour, edged in gold."""
    page.image(page.art.plate(box.w, box.h, material, 255, INK, 3, 10), box.x, box.y)
    inner = box.inset(4)
    page.image(page.art.plate(inner.w, inner.h, INK, 0, GOLD, 2, 6), inner.x, inner.y)
    high = min(inner.h - 6, (inner.w - 6) * tall)
    page.picture(inner.inset((inner.w - high / tall) / 2, (inner.h - high) / 2), sign)


def build_drawing(page: Page, drawing: Drawing, game: Easel,
                  marks: Sequence[tuple[str, str]]) -> Node:
    """Return a drawing over what its marks say, side by side."""
    shown = Paint(paint=draw_drawing, values=(drawing, game), grow=1)
    scale = page.art.text_scale
    size = min(1, 1.2 / scale)  # larger words have no room beside each other
    high = page.art.line(f"body@{size * scale:g}") + 12
    legend = row(*(row(Paint(paint=draw_mark, values=(name,), width=high),
                       Text(words=words, size=size, ink=INK, group="marks", one_line=True),
                       gap=10, shrink=1)
                   for name, words in marks), gap=24, justify="center", height=high)
    return column(shown, legend if marks else None, gap=16, grow=1)


def draw_drawing(page: Page, box: Box, drawing: Drawing, game: Easel) -> None:
    drawing.draw(page, box, game)


def draw_mark(page: Page, box: Box, name: str) -> None:
    mark(page, name, *box.center, min(box.w, box.h))


def build_pictures(names: Sequence[str], width: float) -> Node:
    """Return pictures side by side on a leaf that would be empty."""
    side = min(width / len(names) - 20, 420)
    return row(*(Paint(paint=draw_picture, values=(name,), width=side) for name in names), gap=20,
               justify="center", grow=1)


def draw_picture(page: Page, box: Box, name: str) -> None:
    """Draw a picture in the middle of a box."""
    tall = TALL if name.startswith("ui/cover") else 1.0
    high = min(box.h, box.w * tall)
    page.picture(box.inset((box.w - high / tall) / 2, (box.h - high) / 2), name)


def draw_cover(page: Page, box: Box, game: str) -> None:
    """Draw a game's cover at the foot of a box that is large enough."""
    wide = min(box.w * 0.72, box.h / TALL)
    if wide > 120:
        high = wide * TALL
        page.picture(box._replace(x=box.center[0] - wide / 2, y=box.bottom - high, w=wide, h=high),
                     f"ui/cover_{game}")
