"""Rectangles in logical units."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle in logical units."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def center(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def inset(self, dx: float, dy: float | None = None) -> Box:
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def place(self, w: float, h: float, across: float = 0.5, down: float = 0.5) -> Box:
        """Return a box of another size in this one: in its middle, or nearer to an edge, from 0 at
        the left or upper edge to 1 at the opposite one."""
        return Box(self.x + (self.w - w) * across, self.y + (self.h - h) * down, w, h)

    def project(self, part: Box, whole: Box) -> Box:
        """Return where a part of a whole lies if the whole fills this box."""
        across, down = self.w / whole.w, self.h / whole.h
        return Box(self.x + (part.x - whole.x) * across, self.y + (part.y - whole.y) * down,
                   part.w * across, part.h * down)

    def has_point(self, x: float, y: float) -> bool:
        return self.x <= x < self.right and self.y <= y < self.bottom

    def overlaps(self, other: Box) -> bool:
        return (self.x < other.right and other.x < self.right
                and self.y < other.bottom and other.y < self.bottom)

    def is_within(self, other: Box) -> bool:
        return (self.x >= other.x and self.y >= other.y
                and self.right <= other.right and self.bottom <= other.bottom)


def box_around(x: float, y: float, w: float, h: float | None = None) -> Box:
    """Return a box round a point; a square if only its width is given."""
    h = w if h is None else h
    return Box(x - w / 2, y - h / 2, w, h)


def enclose(boxes: Sequence[Box]) -> Box:
    """Return the smallest box round all of some boxes."""
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)


def measure_overlap(box: Box, others: Iterable[Box], margin: float = 0.0) -> float:
    """Return the area that a box shares with each of some others, added up. A `margin` counts
    others that lie as near as that."""
    left, top, right, bottom = box.x, box.y, box.right, box.bottom
    total = 0.0
    for x, y, w, h in others:
        wide = min(right, x + w) - max(left, x) + margin
        if wide > 0:
            high = min(bottom, y + h) - max(top, y) + margin
            if high > 0:
                total += wide * high
    return total
