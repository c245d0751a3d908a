"""The opaque curtain between two hands, 1920 x 1080: python assets/make/curtain.py.

The middle 1000 x 500 is dark and bare, for words.
"""

from __future__ import annotations

import math
from random import Random

from ink import Ink, line

WIDE, HIGH = 1920, 1080
FOLDS = 16
GOLD, SNOW = "#d2a14a", "#dfe7f2"
REINDEER = (  # a knitter's chart: one letter a stitch
    "x.x.x........",
    "xxx.x........",
    "..xxx........",
    "...xx........",
    ".xxxx........",
    "xxxxx......x.",
    "...xxxxxxxxx.",
    "...xxxxxxxxx.",
    "...xxxxxxxxx.",
    "...x.x...x.x.",
    "...x.x...x.x.",
    "...x.x...x.x.",
)
STAR = (
    ".....x.....",
    ".x...x...x.",
    "..x.xxx.x..",
    "...x.x.x...",
    "..x.xxx.x..",
    "xxxxx.xxxxx",
    "..x.xxx.x..",
    "...x.x.x...",
    "..x.xxx.x..",
    ".x...x...x.",
    ".....x.....",
)


def folds(ink: Ink) -> None:
    """Heavy wool: each fold lit from the left, dark in its valley."""
    ink.rect(0, 0, WIDE, HIGH, "#14213c")
    wide = WIDE / FOLDS
    for i in range(FOLDS):
        x = i * wide
        paint = ink.linear(x, 0, x + wide, 0, (0, "#0a1122"), (0.3, "#213457"), (0.52, "#1a2948"),
                           (0.85, "#101a30"), (1, "#080e1c"))  # fmt: skip
        ink.rect(x, 0, wide + 1, HIGH, paint)


def wave(x: float, depth: float) -> float:
    """How far the folds push a woven row down at that point."""
    return depth * math.sin(math.tau * x * FOLDS / WIDE + 0.6)


def woven_line(ink: Ink, y: float, colour: str, wide: float) -> None:
    points = [(12.0 * i, y + wave(12.0 * i, 5)) for i in range(WIDE // 12 + 1)]
    ink.stroke(line(points), colour, wide, stroke_linecap="butt")


def knitted(ink: Ink, chart: tuple[str, ...], left: float, top: float, colour: str) -> None:
    """A chart in stitches of 9 x 8, bent with the folds."""
    d = ""
    for row, stitches in enumerate(chart):
        for column, stitch in enumerate(stitches):
            if stitch == "x":
                x = left + 9 * column
                y = top + 8 * row + wave(x, 5)
                d += f"M{x:.0f} {y:.0f}l4.5 3l4.5 -3v6l-4.5 3l-4.5 -3Z"
    ink.path(d, colour)


def band(ink: Ink, top: float) -> None:
    """A woven band, 168 high: reindeer and stars between rows of teeth."""
    points = [(12.0 * i, wave(12.0 * i, 5)) for i in range(WIDE // 12 + 1)]
    edge = [(x, top + y) for x, y in points] + [(x, top + 168 + y) for x, y in reversed(points)]
    ink.path(line(edge, closed=True), "#5a1a22", opacity=0.62)
    for y, wide in ((4, 4), (14, 2), (154, 2), (164, 4)):
        woven_line(ink, top + y, GOLD, wide)
    for i in range(8):
        left = 10 + 240 * i
        knitted(ink, REINDEER, left, top + 36, SNOW)
        knitted(ink, STAR, left + 125, top + 40, GOLD)


def shade(ink: Ink) -> None:
    """Dark towards the edges, darker and still in the middle."""
    for i in range(FOLDS):
        x = i * WIDE / FOLDS
        fade = ink.linear(x, 0, x + 120, 0, (0, "#050810", 0.6), (0.3, "#050810", 0),
                          (0.6, "#050810", 0.1), (1, "#050810", 0.6))  # fmt: skip
        for top in (48, 864):
            ink.rect(x, top - 8.0, 121, 184, fade)
    calm = ink.radial(
        0,
        0,
        780,
        (0, "#070b16", 0.9),
        (0.6, "#070b16", 0.84),
        (0.8, "#070b16", 0.5),
        (1, "#070b16", 0),
    )
    with ink.group(transform="translate(960 540) scale(1 0.5)"):
        ink.circle(0, 0, 780, calm)


def rod(ink: Ink) -> None:
    wood = ink.linear(0, 0, 0, 34, (0, "#8a5a30"), (0.4, "#c08a4c"), (1, "#3d2412"))
    ink.rect(0, 34, WIDE, 10, "#04060c", opacity=0.6)
    ink.rect(0, 0, WIDE, 34, wood)
    ink.rect(0, 33, WIDE, 3, "#120a06")
    for i in range(FOLDS):
        x = (i + 0.42) * WIDE / FOLDS
        ink.rect(x - 13, 0, 26, 48, "#120a06", rx=9)
        brass = ink.linear(x - 10, 0, x + 10, 0, (0, "#f3d58c"), (1, "#8a5a1c"))
        ink.rect(x - 10, 0, 20, 45, brass, rx=7)


def fringe(ink: Ink) -> None:
    luck = Random("curtain")
    for i in range(240):
        x = 4 + 8 * i
        tone = luck.choice((GOLD, "#a97a30", "#e3bd6c"))
        ink.stroke(f"M{x} {1046 + wave(x, 5):.1f}V1080", tone, 4.5, opacity=0.85)
    woven_line(ink, 1046, "#120a06", 9)
    woven_line(ink, 1046, GOLD, 5)


def curtain() -> Ink:
    ink = Ink(WIDE, HIGH)
    folds(ink)
    for top in (56, 864):
        band(ink, top)
    shade(ink)
    fringe(ink)
    rod(ink)
    return ink


if __name__ == "__main__":
    curtain().save("table/curtain.svg")
