"""The five suit signs of Haggis, each within 50 units of the origin, dark of edge."""

from __future__ import annotations

import math

from card_parts import EDGE, formed
from ink import Ink, Point, line, polar

FLAME = (
    "M4 -50C8 -32 36 -18 36 12C36 36 20 49 0 49C-20 49 -36 36 -36 14C-36 0 -28 -10 -24 -22"
    "C-18 -16 -16 -10 -14 -6C-12 -22 -8 -38 4 -50Z"
)
FLAME_HEART = "M2 -6C6 8 20 14 20 28C20 40 12 46 1 46C-12 46 -19 38 -19 28C-19 16 -4 8 2 -6Z"
NUT = "M-29 -6C-30 22 -16 38 0 49C16 38 30 22 29 -6Z"
CUP = "M-38 -4C-40 -26 -24 -38 0 -38C24 -38 40 -26 38 -4C24 2 -24 2 -38 -4Z"
FIR = "M0 -50L22 -22H12L30 4H19L38 32H7V48H-7V32H-38L-19 4H-30L-12 -22H-22Z"
BRANCH = (((0, 0), (0, -46)), ((-13, -40), (0, -27), (13, -40)), ((-10, -22), (0, -12), (10, -22)))


def flame(ink: Ink) -> None:
    formed(ink, FLAME, ink.linear(0, -50, 0, 50, (0, "#f0506a"), (1, "#a80d33")))
    ink.path(FLAME_HEART, "#ffd9c2")


def acorn(ink: Ink) -> None:
    ink.stroke("M0 -36C0 -42 3 -46 8 -49", EDGE, 9)
    formed(ink, NUT, ink.linear(-28, 0, 30, 20, (0, "#ffc07a"), (0.5, "#f58420"), (1, "#c25606")))
    formed(ink, CUP, "#8a4a17")
    ink.stroke("M-24 -24L-12 -8M-8 -32L8 -6M10 -32L24 -12M24 -24L12 -8M8 -32L-8 -6M-10 -32L-24 -12",
               "#e9a25c", 3)  # fmt: skip
    ink.stroke("M-15 8C-15 20 -10 28 -5 34", "#ffe3c0", 5)


def sun(ink: Ink) -> None:
    paint = ink.radial(-6, -8, 60, (0, "#fff3a8"), (0.6, "#fcd02f"), (1, "#dc9a06"))
    rays = [polar(0, 0, (50, 29)[i % 2], 22.5 * i - 90) for i in range(16)]
    formed(ink, line(rays, closed=True), paint)
    ink.circle(0, 0, 21, paint, stroke=EDGE, stroke_width=5)


def fir(ink: Ink) -> None:
    formed(ink, FIR, ink.linear(-20, -40, 24, 40, (0, "#3fae62"), (0.5, "#178040"), (1, "#0a5228")))
    ink.stroke("M-9 -25L0 -36L9 -25M-15 1L0 -14L15 1M-21 27L0 10L21 27", "#e4f5e4", 4)


def snowflake(ink: Ink) -> None:
    crystal = "".join(line(turned(twig, 60 * k)) for k in range(6) for twig in BRANCH)
    for colour, wide in ((EDGE, 17), ("#1f7fd6", 9), ("#cfe8ff", 2.5)):
        ink.stroke(crystal, colour, wide)


def turned(points: tuple[Point, ...], degrees: float) -> list[Point]:
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(c * x - s * y, s * x + c * y) for x, y in points]


SIGNS = {"r": flame, "o": acorn, "y": sun, "g": fir, "b": snowflake}
