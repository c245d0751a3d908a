"""The chart of a review: what everybody could expect, move by move."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.core.contract import Seat
from game.picture.page import Page
from game.picture.theme import EDGE, GOLD, SEAT_COLOURS
from game.tables.review import TWO
from game.ui.box import Box
from game.ui.layout import Node, Paint, Text, column, frame, pad, row

Points = tuple[tuple[int, float], ...]
Lines = tuple[tuple[Seat, Points], ...]


def build_chart(span: float, lines: Lines, legend: tuple[tuple[str, Seat], ...],
                turns: tuple[tuple[int, Seat], ...], lit: int, moves: int) -> Node:
    """Return lines over and under the middle, on a slate. A line is over it where the player was
    ahead; two players share one. `turns` have the signs of their players; one of these is `lit`."""
    names = [Text(words=words, style="small", size=0.9, ink=SEAT_COLOURS[seat], one_line=True,
                  group="legend", grow=1) for words, seat in legend]
    chart = Paint(paint=draw_chart, values=(span, lines, len(legend) == TWO, turns, lit, moves),
                  grow=1)
    return frame("slate", row(column(*names), chart, gap=12, padding=pad(38, 26)), grow=1,
                 anchor="chart")


def draw_chart(page: Page, box: Box, span: float, lines: Lines, two: bool,
               turns: tuple[tuple[int, Seat], ...], lit: int, moves: int) -> None:
    """Draw the lines of a chart and the turning points on them."""
    art, of = page.art, max(moves - 1, 1)
    image = pygame.Surface((art.pixels(box.w), art.pixels(box.h)), pygame.SRCALPHA)
    wide, high = image.get_size()
    edge, middle = art.pixels(24), high / 2

    def at(ply: float, worth: float) -> tuple[float, float]:
        return edge + (wide - 2 * edge) * ply / of, middle - (middle - edge) * worth / span

    for seat, points in lines:
        for one, other in pairwise(at(*point) for point in add_crossings(points)):
            colour = SEAT_COLOURS[1 if two and one[1] + other[1] > high else seat]
            if two:
                pygame.draw.polygon(image, (*colour, 60), (
                    (one[0], middle), one, other, (other[0], middle)))
            pygame.draw.line(image, colour, one, other, art.pixels(5))
    pygame.draw.line(image, EDGE, at(0, 0), at(of, 0), art.pixels(2))
    worths = {(seat, ply): worth for seat, points in lines for ply, worth in points}
    for n, (ply, seat) in enumerate(turns):
        x, y = at(ply, worths[0 if two else seat, ply])
        if n == lit:
            pygame.draw.line(image, GOLD, (x, edge / 2), (x, high - edge / 2), art.pixels(3))
        side = 51 if n == lit else 34
        mark = art.picture(f"ui/seat_{seat}", side, side)
        image.blit(mark, mark.get_rect(center=(x, y)))
    page.image(image, box.x, box.y)


def add_crossings(points: Sequence[tuple[int, float]]) -> list[tuple[float, float]]:
    """Return the points of a line, and those between them at which it crosses the middle."""
    found: list[tuple[float, float]] = [*points[:1]]
    for (left, was), (right, worth) in pairwise(points):
        if was * worth < 0:
            found.append((left + (right - left) * was / (was - worth), 0.0))
        found.append((right, worth))
    return found
