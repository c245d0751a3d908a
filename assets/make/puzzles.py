"""Draw the signs of puzzles: python assets/make/puzzles.py.

A piece of a jigsaw for the title, and the stars that say how hard one is.
"""

from __future__ import annotations

from card_parts import CUT
from ink import Ink, line, polar

PIECE = "M9 33H31C25 23 31 9 43 9C55 9 61 23 55 33H77V51C87 45 95 53 95 62C95 71 87 79 77 73V91H9Z"


def star(*, lit: bool) -> Ink:
    """A star, gilded or only its place."""
    ink = Ink(100, 100)
    points = [polar(50, 53, 20 if n % 2 else 45, 36 * n - 90) for n in range(10)]
    gilt = ink.linear(0, 6, 0, 92, (0, "#fff0c4"), (1, "#e2ad4a")) if lit else "#3a2a1e"
    ink.path(line(points, closed=True), gilt, stroke=CUT if lit else "#8e683a", stroke_width=7,
             stroke_linejoin="round")
    return ink


def piece() -> Ink:
    """A piece that fits somewhere."""
    ink = Ink(100, 100)
    gilt = ink.linear(0, 6, 0, 94, (0, "#fff0c4"), (1, "#e2ad4a"))
    ink.path(PIECE, gilt, stroke=CUT, stroke_width=7, stroke_linejoin="round")
    ink.stroke("M19 43V79", "#ffffff", 5, opacity=0.7)
    return ink


def main() -> None:
    star(lit=True).save("ui/star.svg")
    star(lit=False).save("ui/star_bare.svg")
    piece().save("ui/puzzle.svg")


if __name__ == "__main__":
    main()
