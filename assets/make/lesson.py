"""Draw the things on a shelf beside a lesson's table: python assets/make/lesson.py.

A candle that throws a warm light on the wood, a mug, books, and a twig of fir with cones, over what
hangs from pegs; and a cat that sleeps in the same light.
"""

from __future__ import annotations

from math import cos, radians, sin

from card_parts import CUT, form
from evening import candle, mug
from hearth import draw_cat
from ink import Ink
from teacher import BENCH, pile, plank

WIDE, HIGH = 480, 400  # with the light, which fades before the edge
GROUND, LESS = 268, 0.64  # where things stand on the shelf; its size, of the teacher's in a picture
PEGS = GROUND + 20  # under the shelf
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


def hook(ink: Ink, x: float, long: float) -> None:
    """A peg of brass under the shelf, and a cord so long from it."""
    ink.stroke(f"M{x} {PEGS}V{PEGS + long}", CUT, 5)
    ink.stroke(f"M{x} {PEGS}V{PEGS + long}", "#c23a3a", 2.5)
    ink.circle(x, PEGS, 6, "#e2a83f", stroke=CUT, stroke_width=3)


def mittens(ink: Ink, x: float) -> None:
    """Two mittens side by side."""
    for side in (-1, 1):
        hook(ink, x + 17 * side, 12)
        with ink.group(transform=f"translate({x + 17 * side} {PEGS + 14}) scale({side} 1)"):
            hand = ("M-12 16C-15 38 -14 56 0 58C14 58 15 40 12 32C20 34 26 26 22 22C18 19 14 20 "
                    "11 16Z")
            form(ink, hand, ink.linear(-14, 0, 16, 0, (0, "#d9483f"), (1, "#9c2529")))
            ink.stroke("M-9 33L-4 27L1 33L6 27L10 32", "#f8ecd0", 3)
            form(ink, "M-14 4H13V17H-14Z",
                 ink.linear(-14, 0, 14, 0, (0, "#fff6e0"), (1, "#d8c9a8")))


def gingerbread(ink: Ink, x: float) -> None:
    """A heart of gingerbread with icing."""
    hook(ink, x, 30)
    with ink.at(x, PEGS + 64):
        heart = ("M0 34C-16 22 -38 6 -36 -14C-34 -30 -12 -34 0 -17C12 -34 34 -30 36 -14"
                 "C38 6 16 22 0 34Z")
        form(ink, heart, ink.radial(-8, -10, 50, (0, "#c98442"), (1, "#84491d")))
        ink.path("M0 25C-13 16 -30 3 -29 -12C-27 -23 -9 -25 0 -9C9 -25 27 -23 29 -12"
                 "C30 3 13 16 0 25Z", stroke="#fff6e6", stroke_width=3)
        for n in range(3):
            a, b = radians(60 * n), 10
            ink.stroke(f"M{-b * cos(a):.1f} {1 - b * sin(a):.1f}L{b * cos(a):.1f} "
                       f"{1 + b * sin(a):.1f}", "#fff6e6", 3)


def straw_star(ink: Ink, x: float) -> None:
    """A star of straw, tied with red."""
    hook(ink, x, 20)
    with ink.at(x, PEGS + 56):
        for colour, wide in ((CUT, 9), ("#ecc56c", 5), ("#fff0c0", 1.4)):
            for n in range(8):
                a = radians(22.5 + 45 * n)
                for lean in (-0.13, 0.13):
                    ink.stroke(f"M0 0L{36 * cos(a + lean):.1f} {36 * sin(a + lean):.1f}", colour,
                               wide)
        for n in range(8):
            a = radians(22.5 + 45 * n)
            ink.circle(22 * cos(a), 22 * sin(a), 3.4, "#c23a3a", stroke=CUT, stroke_width=1.5)
        ink.circle(0, 0, 6, "#c23a3a", stroke=CUT, stroke_width=2.5)


def warmth() -> Ink:
    """A candle, a mug and books, on which a twig lies; under them hang mittens, a heart and a
    star."""
    ink = Ink(WIDE, HIGH)
    glow(ink, 168, 180, 168)
    shelf(ink)
    with ink.at(276, GROUND - 50, 0.6):
        pile(ink)
    mittens(ink, 146)
    gingerbread(ink, 258)
    straw_star(ink, 372)
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
