"""Draw how the points of a match have run, as lines of chalk on a blackboard."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.picture.art import FINE, smooth
from game.picture.page import Page
from game.picture.theme import GOLD, IVORY, SEAT_COLOURS, WOOD, Colour
from game.ui.box import Box
from game.ui.frames import draw_frame
from game.ui.furniture.planks import medallion

Points = tuple[tuple[float, float], ...]
DUST: Colour = (74, 80, 84)  # faint chalk


def draw_chart(page: Page, box: Box, history: Sequence[tuple[int, ...]], goal: int,
               faces: Sequence[str]) -> None:
    """Draw a blackboard in a frame of wood, and if there is a history the totals after each round:
    for each player a line that ends in their points beside their head, over the rounds."""
    draw_frame(page, "blackboard", box)
    if not history:
        return
    rows, seats = [(0,) * len(history[0]), *history], range(len(history[0]))
    best, least = max(goal, 1, *map(max, rows)), min(0, *map(min, rows))
    plot = Box(box.x + 54, box.y + 66, box.w - 250, box.h - 140)

    def at(n: int, value: float) -> tuple[float, float]:
        return (plot.x + plot.w * n / (len(rows) - 1),
                plot.bottom - plot.h * (value - least) / (best - least))
    lines = {seat: tuple(at(n, row[seat]) for n, row in enumerate(rows)) for seat in seats}
    strokes: list[tuple[Points, float, Colour]] = [
        ((at(n, least), at(n, best)), 2, DUST) for n in range(len(rows))]
    strokes.append(((at(0, least), at(len(history), least)), 3, IVORY))
    if goal:
        dashes = range(0, int(plot.w), 28)
        y = at(0, goal)[1]
        strokes += [(((plot.x + x, y), (min(plot.x + x + 14, plot.right), y)), 4, GOLD)
                    for x in dashes]
    strokes += [(lines[seat], 8, SEAT_COLOURS[seat])
                for seat in sorted(seats, key=lambda seat: -lines[seat][-1][1])]
    _draw_strokes(page, box, strokes)
    for n in range(1, len(rows), -(-len(history) // 10)):
        _draw_sign(page, (at(n, 0)[0], plot.bottom + 30), str(n), "count@0.7", IVORY, None)
    if goal:
        _draw_sign(page, (plot.x + 30, at(0, goal)[1]), str(goal), "count@0.8", GOLD, WOOD)
    _draw_ends(page, plot, lines, rows[-1], faces)


def _draw_strokes(page: Page, box: Box, strokes: Sequence[tuple[Points, float, Colour]]) -> None:
    """Draw lines with round corners."""
    art = page.art

    def paint(big: pygame.Surface) -> None:
        for points, width, colour in strokes:
            ends = [((x - box.x) * art.scale * FINE, (y - box.y) * art.scale * FINE)
                    for x, y in points]
            for end in ends:
                pygame.draw.circle(big, art.tone(colour), end, width * art.scale * FINE / 2)
            for one, other in pairwise(ends):
                pygame.draw.line(big, art.tone(colour), one, other,
                                 max(round(width * art.scale * FINE), 1))
    size = art.pixels(box.w), art.pixels(box.h)
    page.image(art.keep(("chart", size, tuple(strokes)), lambda: smooth(size, paint)), box.x, box.y)


def _draw_sign(page: Page, middle: tuple[float, float], words: str, style: str, edge: Colour,
               fill: Colour | None) -> None:
    """Draw a number in a ring, or on a plate."""
    high = max(page.art.line(style), 36)
    wide = page.art.size(words, style)[0] + 28 if fill else 36
    at = Box(middle[0] - wide / 2, middle[1] - high / 2, wide, high)
    page.image(page.art.plate(wide, high, fill or WOOD, 255 if fill else 0, edge, 2,
                              10 if fill else 18), at.x, at.y)
    page.text(at.inset(-18, 0), words, style, IVORY, "center", leaf=bool(fill))


def _draw_ends(page: Page, plot: Box, lines: dict[int, Points], points: Sequence[int],
               faces: Sequence[str]) -> None:
    """Draw signs where lines end, and beside them heads and points, the highest first."""
    style, y = ("points" if max(points) < 1000 else "count"), plot.y - 60.0
    tops = dict[int, float]()
    for seat in sorted(lines, key=lambda seat: lines[seat][-1][1]):
        y = tops[seat] = max(lines[seat][-1][1], y + 60)
    over = max(y - plot.bottom, 0)
    for seat, top in tops.items():
        x, end = lines[seat][-1]
        page.image(page.art.picture(f"ui/seat_{seat}", 32, 32), x - 16, end - 16)
        head = Box(x + 26, top - over - 27, 54, 54)
        medallion(page, head, faces[seat], SEAT_COLOURS[seat])
        page.text(head.inset(0, -12)._replace(x=head.right + 8, w=120), str(points[seat]), style,
                  SEAT_COLOURS[seat])
