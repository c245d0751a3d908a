"""Draw the view from the window of the room with the hearth; `hearth.py` draws the room."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from ink import Ink, Point
from night import TREES, aurora, landscape, sparkle

LEFT, TOP, RIGHT, SILL = 850, 34, 1856, 660  # the window


class View(NamedTuple):
    """What is seen in the window: the middle of the moon, and the house in the snow by its foot's
    middle in the landscape, its size and the near trees."""

    moon: Point = (1420, 112)
    house: Point = (1640, 524)
    size: float = 1.0
    trees: tuple[tuple[float, float, float], ...] = TREES


LOBBIES = {  # where two sit before it, some, or many
    "pair": View((1258, 118), (1730, 516), 0.92, ((770, 700, 240), (1130, 640, 200))),
    "crowd": View((1640, 104), (1397, 556), 0.45, ((1600, 560, 150), (1846, 570, 200))),
    "circle": View((942, 118), (1284, 590), 0.8, ((620, 700, 220), (1846, 570, 230))),
}


def outside(ink: Ink, view: View) -> None:
    """The night in the window: sky, northern light, the moon, and the house in the snow."""
    luck = Random("window")
    sky = ink.linear(0, 0, 0, 330, (0, "#060b20"), (0.45, "#10244c"), (1, "#3f6f9c"))
    ink.rect(LEFT, TOP, RIGHT - LEFT, SILL - TOP, sky)
    for _ in range(90):
        x, y = luck.uniform(LEFT, RIGHT), TOP + 200 * luck.random() ** 1.3
        size = luck.choice((0.9, 1.1, 1.4, 2.0))
        ink.circle(x, y, size, "#e6f0ff", opacity=round(luck.uniform(0.4, 0.95), 2))
    for x, y, size in ((930, 96, 8), (1290, 70, 7), (1560, 84, 8)):
        sparkle(ink, x, y, size)
    green, violet = ("#7a6cf0", "#4fe3b0"), ("#8a5be0", "#58c8e8")
    for _ in range(2):
        aurora(ink, luck, [(830, 210), (1050, 130), (1300, 175), (1560, 120), (1900, 170)], 120,
               green)  # fmt: skip
    aurora(ink, luck, [(900, 120), (1200, 90), (1500, 130), (1900, 80)], 70, violet)
    with ink.at(*view.moon):
        moon(ink)
    with ink.at(430, -130, 0.75):
        landscape(ink, Random("night"), view.house, view.size, view.trees)


def moon(ink: Ink) -> None:
    """The full moon in its light, about the origin."""
    ink.circle(0, 0, 130, ink.radial(0, 0, 130, (0, "#fff0c8", 0.55), (0.4, "#ffe2a0", 0.2),
                                     (1, "#ffe2a0", 0)))  # fmt: skip
    ink.circle(0, 0, 42, ink.radial(-14, -14, 60, (0, "#fffdf0"), (1, "#f1d694")))
    for dx, dy, r in ((-12, 10, 7), (14, 14, 9), (10, -14, 4)):
        ink.circle(dx, dy, r, "#d3b074", opacity=0.35)
