"""Rectangles in logical units."""

from __future__ import annotations

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

    def holds(self, x: float, y: float) -> bool:
        return self.x <= x < self.right and self.y <= y < self.bottom

    def meets(self, other: Box) -> bool:
        return (self.x < other.right and other.x < self.right
                and self.y < other.bottom and other.y < self.bottom)

    def within(self, other: Box) -> bool:
        return (self.x >= other.x and self.y >= other.y
                and self.right <= other.right and self.bottom <= other.bottom)
