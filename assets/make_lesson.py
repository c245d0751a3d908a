"""What stands on a shelf beside a lesson's table: python assets/make_lesson.py.

A candle that throws a warm light on the wood, a mug, books, and a twig of fir with cones; and a cat
that sleeps in the same light.
"""

from __future__ import annotations

from math import cos, radians, sin

from card_parts import CUT, form
from ink import Ink
from make_evening import candle, mug
from make_hearth import draw_cat
from make_teacher import BENCH, pile, plank

WIDE, HIGH = 480, 400  # with the light, which fades before the edge
GROUND, LESS = 268, 0.64  # where things stand on the shelf; its size, of the teacher's in a picture
NEEDLES, NEEDLE = 15, 30  # of a twig, on either side, and how long one is


def glow(ink: Ink, x: float, y: float, reach: float) -> None:
    """Light on wood."""
    ink.circle(x, y, reach, ink.radial(x, y, reach, (0, "#ffcf70", 0.62), (0.3, "#ffae48", 0.38),
                                       (0.65, "#ff9a30", 0.14), (1, "#ff9020", 0)))


def twig(ink: Ink, x: float, y: float, turn: float, long: float) -> None:
    """A twig of fir from its end, and two cones on it."""
    with ink.at(x, y, 1, turn):
        for tone, more in ((CUT, 4.0), ("#3f7a50", 0.0)):
            for n in range(NEEDLES):
                at = 14 + n * (long - 20) / NEEDLES
                reach = NEEDLE * (1.1 - 0.55 * n / NEEDLES)
                for side in (-1, 1):
                    way = radians(side * 48)
                    ink.stroke(f"M{at:.1f} 0L{at + reach * cos(way):.1f} {reach * sin(way):.1f}",
                               tone, 5 + more)
        ink.stroke(f"M0 0H{long}", CUT, 9)
        ink.stroke(f"M0 0H{long}", "#7a5230", 5)
    for dx, dy in ((26, -10), (50, 16)):
        with ink.at(x + dx, y + dy):
            form(ink, "M-13 -2C-14 -18 14 -18 13 -2C12 14 6 22 0 24C-6 22 -12 14 -13 -2Z",
                 ink.linear(-13, 0, 13, 0, (0, "#a8713c"), (1, "#5f3a1a")))
            ink.stroke("M-9 0C-4 5 4 5 9 0M-7 9C-3 13 3 13 7 9M-9 -8C-4 -3 4 -3 9 -8", CUT, 2.5)


def shelf(ink: Ink) -> None:
    """What all stands on: the teacher's plank, as wide as the plates at this side of a table."""
    with ink.at(48, GROUND - 4, LESS):
        plank(ink, BENCH[0])


def warmth() -> Ink:
    """A candle, a mug and books, on which a twig lies."""
    ink = Ink(WIDE, HIGH)
    glow(ink, 168, 180, 168)
    shelf(ink)
    with ink.at(276, GROUND - 50, 0.6):
        pile(ink)
    twig(ink, 292, GROUND - 66, 4, 128)
    with ink.at(62, GROUND - 154, 1.22):
        candle(ink)
    with ink.at(20, GROUND - 131, 1.04):
        mug(ink)
    return ink


def sleeper() -> Ink:
    """A cat in the light of a candle."""
    ink = Ink(WIDE, HIGH)
    glow(ink, 168, 180, 168)
    shelf(ink)
    with ink.at(62, GROUND - 154, 1.22):
        candle(ink)
    with ink.at(206, GROUND - 104, 1.04):
        draw_cat(ink)
    return ink


def main() -> None:
    warmth().save("table/warm_lesson.svg")
    sleeper().save("table/cat_lesson.svg")


if __name__ == "__main__":
    main()
