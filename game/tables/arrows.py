"""Arrows on a table, straight and bent."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from math import hypot

import pygame

from game.picture.art import FINE, Art, paint_smoothly
from game.picture.board import Pose
from game.picture.screen import Screen
from game.picture.theme import INK, Colour

THICK = 19.0  # of the arrow
HEAD = 42.0  # how long its head is
SHORT = 0.0  # how far from the middle of a place it begins at least
BACK = -26.0  # how far behind the middle an arrow begins at most
MARGIN = 40.0  # of its picture
SEEN = 220  # of 255 parts, how much is seen of it
EDGE: tuple[tuple[Colour, float], ...] = ((INK, 4.0),)  # round an arrow: how far it reaches


def put_arrow(
    screen: Screen, art: Art, frm: Pose, to: Pose, last: float, colour: Colour, *,
    slim: float = 1.0, seen: int = SEEN,
) -> None:
    """Draw an arrow between two places. It ends short of the middle of its target. `slim` makes it
    narrower, `seen` paler."""
    x, y = min(frm.x, to.x) - MARGIN, min(frm.y, to.y) - MARGIN
    w, h = abs(frm.x - to.x) + 2 * MARGIN, abs(frm.y - to.y) + 2 * MARGIN
    ends = (frm.x - x, frm.y - y), (to.x - x, to.y - y)
    screen.put(art.keep(("trail", ends, last, colour, slim), lambda: paint_polygons(art, w, h, (
        (tone, outline_arrow(*ends, last, more * slim, slim))
        for tone, more in ((INK, 4.0), (colour, 0.0))))), x, y, seen)


def paint_polygons(
    art: Art, w: float, h: float, polygons: Iterable[tuple[Colour, Sequence[tuple[float, float]]]],
) -> pygame.Surface:
    """Return polygons with smooth edges, the lowest first."""
    k = art.scale * FINE

    def paint(image: pygame.Surface) -> None:
        for tone, corners in polygons:
            pygame.draw.polygon(image, tone, [(x * k, y * k) for x, y in corners])
    return paint_smoothly((art.to_pixels(w), art.to_pixels(h)), paint)


def put_bent(
    screen: Screen, art: Art, points: Sequence[tuple[float, float]], colour: Colour, slim: float,
) -> None:
    """Draw an arrow along points; `slim` makes it narrower."""
    put_along(screen, art, points, colour,
              lambda more: outline_bent(points, more * slim, THICK * slim, HEAD * slim),
              ("bent", *points, slim))


def put_along(
    screen: Screen, art: Art, points: Sequence[tuple[float, float]], colour: Colour,
    shape: Callable[[float], Sequence[tuple[float, float]]], key: tuple[object, ...],
    seen: int = 255, rims: Sequence[tuple[Colour, float]] = EDGE,
) -> None:
    """Draw a shape along points and cache it under a key. `shape` returns the corners, wider for
    the rims under it."""
    left, top = (min(point[n] for point in points) - 2 * MARGIN for n in (0, 1))
    w, h = (max(point[n] for point in points) + 2 * MARGIN - (left, top)[n] for n in (0, 1))
    size = art.to_pixels(w), art.to_pixels(h)
    screen.put(art.keep((*key, size, colour), lambda: paint_polygons(art, w, h, (
        (tone, [(x - left, y - top) for x, y in shape(more)])
        for tone, more in (*rims, (colour, 0.0))))), left, top, seen)


def outline_bent(
    points: Sequence[tuple[float, float]], more: float, thick: float = THICK, head: float = HEAD,
) -> list[tuple[float, float]]:
    """Return the outline of an arrow along points, thicker by `more` on each side."""
    (tip_x, tip_y), (x, y) = points[-1], points[-3]
    far = hypot(tip_x - x, tip_y - y)
    ux, uy = (tip_x - x) / far, (tip_y - y) / far
    thin, wide, long = thick / 2 + more, head / 2 + 1.6 * more, head + 2.0 * more
    tip_x, tip_y = tip_x + 1.6 * more * ux, tip_y + 1.6 * more * uy
    neck = tip_x - long * ux, tip_y - long * uy
    way = [point for point in points if hypot(point[0] - tip_x, point[1] - tip_y) > long]
    there: list[tuple[float, float]] = []
    back: list[tuple[float, float]] = []
    for (x0, y0), (x1, y1) in pairwise([*way, neck]):
        step = max(hypot(x1 - x0, y1 - y0), 0.01)
        ax, ay = (x1 - x0) / step, (y1 - y0) / step
        there.append((x0 - thin * ay, y0 + thin * ax))
        back.append((x0 + thin * ay, y0 - thin * ax))
    return [*there, (neck[0] - thin * uy, neck[1] + thin * ux),
            (neck[0] - wide * uy, neck[1] + wide * ux), (tip_x, tip_y),
            (neck[0] + wide * uy, neck[1] - wide * ux),
            (neck[0] + thin * uy, neck[1] - thin * ux), *back[::-1]]


def outline_arrow(
    frm: tuple[float, float], to: tuple[float, float], last: float, more: float, slim: float = 1.0,
) -> list[tuple[float, float]]:
    """Return the outline of an arrow that ends `last` before its target, thicker by `more` on each
    side."""
    head = HEAD * slim
    length = hypot(to[0] - frm[0], to[1] - frm[1])
    ux, uy = (to[0] - frm[0]) / length, (to[1] - frm[1]) / length

    def at(along: float, aside: float) -> tuple[float, float]:
        return frm[0] + ux * along - uy * aside, frm[1] + uy * along + ux * aside
    thin, wide = THICK * slim / 2 + more, head / 2 + 1.6 * more
    tip, start = length - last + 1.6 * more, max(min(SHORT, length - last - head - 8), BACK) - more
    neck = tip - head - 2.6 * more
    return [at(start, thin), at(neck, thin), at(neck, wide), at(tip, 0), at(neck, -wide),
            at(neck, -thin), at(start, -thin)]
