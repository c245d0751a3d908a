"""Charts of the players' points, and of their prospects move by move."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame

from game.core.contract import Seat
from game.picture.art import FINE, paint_smoothly
from game.picture.page import Page
from game.picture.theme import EDGE, GOLD, IVORY, SEAT_COLOURS, WOOD, Colour
from game.ui.box import Box, box_around
from game.ui.frames import draw_frame
from game.ui.furniture.planks import draw_medallion
from game.ui.layout import Node, Paint, Text, column, frame, pad, row

Points = tuple[tuple[float, float], ...]
Lines = tuple[tuple[Seat, tuple[tuple[int, float], ...]], ...]
DUST: Colour = (74, 80, 84)  # faint chalk


class Stroke(NamedTuple):
    """A line through points; without a width, the outline of an area."""

    points: Points
    width: float
    colour: Colour


def draw_totals(page: Page, box: Box, history: Sequence[tuple[int, ...]], goal: int,
                faces: Sequence[str]) -> None:
    """Draw a chart on a framed blackboard: the totals after each round, a line for each player that
    ends at their points beside their head, over the rounds. Without a history the board stays
    empty."""
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
    strokes = [Stroke((at(n, least), at(n, best)), 2, DUST) for n in range(len(rows))]
    strokes.append(Stroke((at(0, least), at(len(history), least)), 3, IVORY))
    if goal:
        dashes = range(0, int(plot.w), 28)
        y = at(0, goal)[1]
        strokes += [Stroke(((plot.x + x, y), (min(plot.x + x + 14, plot.right), y)), 4, GOLD)
                    for x in dashes]
    strokes += [Stroke(lines[seat], 8, SEAT_COLOURS[seat])
                for seat in sorted(seats, key=lambda seat: -lines[seat][-1][1])]
    _draw_strokes(page, box, strokes)
    for n in range(1, len(rows), -(-len(history) // 10)):
        _draw_sign(page, (at(n, 0)[0], plot.bottom + 30), str(n), "count@0.7", IVORY, None)
    if goal:
        _draw_sign(page, (plot.x + 30, at(0, goal)[1]), str(goal), "count@0.8", GOLD, WOOD)
    _draw_ends(page, plot, lines, rows[-1], faces)


def _draw_strokes(page: Page, box: Box, strokes: Sequence[Stroke], *, fine: bool = True) -> None:
    """Draw lines with round corners, and translucent areas. `fine` ones have smooth edges, take ten
    times as long, and are cached."""
    art, size = page.art, (page.art.to_pixels(box.w), page.art.to_pixels(box.h))
    scale = art.scale * (FINE if fine else 1)

    def paint(image: pygame.Surface) -> None:
        for points, width, colour in strokes:
            ends = [((x - box.x) * scale, (y - box.y) * scale) for x, y in points]
            tone, thick = art.adapt_colour(colour), width * scale
            if not width:
                pygame.draw.polygon(image, (*tone, 60), ends)
                continue
            for end in ends:
                pygame.draw.circle(image, tone, end, thick / 2)
            for one, other in pairwise(ends):
                pygame.draw.line(image, tone, one, other, max(round(thick), 1))
    if fine:
        image = art.keep(("chart", size, tuple(strokes)), lambda: paint_smoothly(size, paint))
    else:
        image = pygame.Surface(size, pygame.SRCALPHA)
        paint(image)
    page.put_image(image, box.x, box.y)


def _draw_sign(page: Page, middle: tuple[float, float], words: str, style: str, edge: Colour,
               fill: Colour | None) -> None:
    """Draw a number in a ring, or on a plate."""
    high = max(page.art.line_height(style), 36)
    wide = page.art.measure_text(words, style)[0] + 28 if fill else 36
    at = box_around(*middle, wide, high)
    page.put_image(page.art.draw_plate(wide, high, fill or WOOD, 255 if fill else 0, edge, 2,
                                       10 if fill else 18), at.x, at.y)
    page.put_text(at.inset(-18, 0), words, style, IVORY, "center", leaf=bool(fill))


def _draw_ends(page: Page, plot: Box, lines: dict[Seat, Points], points: Sequence[int],
               faces: Sequence[str]) -> None:
    """Draw signs at the ends of lines, and beside them heads and points, the highest first."""
    style, y = ("points" if max(points) < 1000 else "count"), plot.y - 60.0
    tops = dict[Seat, float]()
    for seat in sorted(lines, key=lambda seat: lines[seat][-1][1]):
        y = tops[seat] = max(lines[seat][-1][1], y + 60)
    over = max(y - plot.bottom, 0)
    for seat, top in tops.items():
        x, end = lines[seat][-1]
        page.put_picture(box_around(x, end, 32), f"ui/seat_{seat}")
        head = Box(x + 26, top - over - 27, 54, 54)
        draw_medallion(page, head, faces[seat], SEAT_COLOURS[seat])
        page.put_text(
            head.inset(0, -12)._replace(x=head.right + 8, w=120), str(points[seat]), style,
            SEAT_COLOURS[seat])


def build_prospects(span: float, lines: Lines, legend: Sequence[tuple[str, Seat]],
                    turns: Sequence[tuple[int, Seat]], lit: int, moves: int, *,
                    done: bool) -> Node:
    """Return lines over and under the middle, on a slate. A line is over it while its player is
    ahead; two players share one. `turns` have the signs of their players; one of them is `lit`. The
    lines are smooth once they are `done`."""
    names = [Text(words=words, style="small", size=0.9, ink=SEAT_COLOURS[seat], one_line=True,
                  group="legend", grow=1) for words, seat in legend]
    chart = Paint(paint=draw_prospects, grow=1, values=(
        span, lines, len(legend) == 2, tuple(turns), lit, moves, done))
    return frame("slate", row(column(*names), chart, gap=12, padding=pad(38, 26)), grow=1,
                 anchor="chart")


def draw_prospects(page: Page, box: Box, span: float, lines: Lines, shared: bool,
                   turns: Sequence[tuple[int, Seat]], lit: int, moves: int, done: bool) -> None:
    """Draw a chart: its lines, and the turning points on them."""
    plot, last = box.inset(24), max(moves - 1, 1)
    middle, areas, strokes = plot.center[1], list[Stroke](), list[Stroke]()

    def at(ply: float, worth: float) -> tuple[float, float]:
        return plot.x + plot.w * ply / last, middle - plot.h / 2 * worth / span

    for seat, points in lines:
        for one, other in pairwise(at(*point) for point in add_crossings(points)):
            colour = SEAT_COLOURS[1 if shared and one[1] + other[1] > 2 * middle else seat]
            if shared:
                areas.append(Stroke(((one[0], middle), one, other, (other[0], middle)), 0, colour))
            strokes.append(Stroke((one, other), 5, colour))
    strokes.append(Stroke((at(0, 0), at(last, 0)), 2, EDGE))
    worths = {(seat, ply): worth for seat, points in lines for ply, worth in points}
    marks = [at(ply, worths[0 if shared else seat, ply]) for ply, seat in turns]
    _draw_strokes(page, box, [*areas, *strokes], fine=done)
    if lit >= 0:
        page.put_image(
            page.art.draw_plate(3, box.h - 24, GOLD, 255, None, 0, 1), marks[lit][0] - 1.5,
            box.y + 12)
    for n, ((_, seat), mark) in enumerate(zip(turns, marks, strict=True)):
        side = 51 if n == lit else 34
        page.put_picture(box_around(*mark, side), f"ui/seat_{seat}")


def add_crossings(points: Sequence[tuple[int, float]]) -> list[tuple[float, float]]:
    """Return the points of a line with its crossings of the middle."""
    found: list[tuple[float, float]] = [*points[:1]]
    for (left, was), (right, worth) in pairwise(points):
        if was * worth < 0:
            found.append((left + (right - left) * was / (was - worth), 0.0))
        found.append((right, worth))
    return found
