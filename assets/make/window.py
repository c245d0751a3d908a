"""The window in which a game stands while nobody plays, and what hangs before it:
python assets/make/window.py.

The sky is calm where words stand, x from 860 to 1820 and y from 90 to 640, and has no stars there
below 360. The box of a game stands on the sill at the left. Curtains are grey: a game dyes them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from random import Random

from hearth import DARK
from ink import Ink, line, polar, smooth
from night import aurora, landscape, sparkle

WIDE, HIGH = 1920, 1080
FRONT, FOOT = 868, 900  # of the sill: its edge, and its foot
POST = 812  # the middle of the post between the two panes
CURTAIN = 250, 900
FOLDS = 5
GARLAND = 1920, 200
SWAGS = ((-40, 14), (330, 14), (POST, 16), (1340, 14), (1960, 14))  # where it is nailed
BEAM = 1920 * 2, 160  # of that which hangs from the beam of a cupboard, twice as large as there
LOOPS = tuple((-30 + 650 * n, -22) for n in range(7))
STAR = 240, 300  # a star of paper with its light and its cord
LAMP = ("#ffe9b0", "#ffb84a")


def outside(ink: Ink) -> None:
    """The winter night behind the glass."""
    luck = Random("shop window")
    ink.rect(0, 0, WIDE, 900, ink.linear(0, 0, 0, 820, (0, "#050b22"), (0.5, "#0d2350"),
             (0.8, "#24508a"), (1, "#4f88b4")))  # fmt: skip
    for _ in range(150):
        x, y = luck.uniform(0, WIDE), 560 * luck.random() ** 1.3
        size = luck.choice((0.9, 1.1, 1.4, 2.0))
        light = round(luck.uniform(0.3, 0.8), 2)
        if y < 360 or not 860 < x < 1820:  # between words a star would be read as a full stop
            ink.circle(x, y, size, "#e6f0ff", opacity=light)
    for x, y, size in ((900, 250, 9), (1800, 150, 8), (1240, 120, 7), (126, 300, 8)):
        sparkle(ink, x, y, size)
    green, violet = ("#6a5cf0", "#3fc79c"), ("#8a5be0", "#58c8e8")
    aurora(ink, luck, [(-60, 420), (300, 300), (640, 380), (980, 300), (1400, 380), (1980, 250)],
           250, green)
    aurora(ink, luck, [(700, 470), (1100, 400), (1500, 470), (1990, 350)], 110, violet)
    for x in (-490, 700):
        with ink.at(x, 404, 0.62):
            landscape(ink, Random("night"))


def beam(ink: Ink, x: float, y: float, w: float, h: float) -> None:
    """A planed beam of the window, lit from the room."""
    across = (x, y, x + w, y) if h > w else (x, y, x, y + h)
    ink.rect(x, y, w, h, ink.linear(*across, (0, "#b97b45"), (0.3, "#8a5630"), (1, "#42260f")))
    ink.rect(x, y, w, h, stroke=DARK, stroke_width=4)


def frame(ink: Ink) -> None:
    """The snow on the sill outside and in the corners of the panes, and the beams."""
    drift = [(0.0, 752.0), (260, 738), (560, 762), (820, 748), (1120, 764), (1500, 744),
             (1760, 758), (1920, 746)]
    ink.path(smooth(drift) + "V800H0Z", ink.linear(0, 736, 0, 800, (0, "#eef6ff"), (1, "#9dbcdc")))
    for side in (-1, 1):
        x = POST + side * 16
        ink.path(f"M{x} 690C{x + side * 12} 728 {x + side * 60} 744 {x + side * 130} 764H{x}Z",
                 "#e2eefb", opacity=0.9)
    beam(ink, POST - 17, 0, 34, 800)
    beam(ink, -10, -14, WIDE + 20, 52)
    ink.rect(0, 38, WIDE, 26, ink.linear(0, 38, 0, 64, (0, "#030205", 0.6), (1, "#030205", 0)))
    beam(ink, -10, 772, WIDE + 20, 26)


def sill(ink: Ink) -> None:
    """A broad board in the light of the room, and the wall under it."""
    top = ink.radial(900, 860, 1150, (0, "#d99c5c"), (0.35, "#b0723c"), (0.75, "#774824"),
                     (1, "#4a2b16"))  # fmt: skip
    ink.rect(0, 796, WIDE, FRONT - 796, top)
    ink.rect(0, 796, WIDE, 18, ink.linear(0, 796, 0, 814, (0, "#050302", 0.6), (1, "#050302", 0)))
    luck = Random("sill")
    for _ in range(34):
        x, y, long = luck.uniform(-60, 1800), luck.uniform(812, 862), luck.uniform(140, 460)
        ink.stroke(f"M{x:.0f} {y:.0f}c{long / 3:.0f} {luck.uniform(-4, 4):.1f} {long / 2:.0f} "
                   f"{luck.uniform(-4, 4):.1f} {long:.0f} 0", "#3a200e", 2, opacity=0.3)
    edge = ink.radial(900, 884, 1150, (0, "#8f592d"), (0.4, "#6d4020"), (1, "#331d0e"))
    ink.rect(0, FRONT, WIDE, FOOT - FRONT, edge)
    ink.rect(0, FRONT - 1, WIDE, 3, "#ffd9a0", opacity=0.55)
    ink.rect(0, FOOT - 2, WIDE, 4, DARK)
    wall = ink.radial(960, 1010, 1100, (0, "#8a5a34"), (0.35, "#653e22"), (0.75, "#3f2615"),
                      (1, "#26160c"))  # fmt: skip
    ink.rect(0, FOOT, WIDE, HIGH - FOOT, wall)
    for y in (958, 1018, 1078):
        ink.rect(0, y, WIDE, 3, DARK, opacity=0.7)
        ink.rect(0, y + 3, WIDE, 2, "#d89a5c", opacity=0.25)
    for x, y, high in ((240, 902, 56), (1310, 902, 56), (1730, 902, 56), (90, 961, 57),
                       (620, 961, 57), (1500, 961, 57), (330, 1021, 57), (1640, 1021, 57)):
        ink.rect(x, y, 3, high, DARK, opacity=0.6)
    ink.rect(0, FOOT, WIDE, 44, ink.linear(0, FOOT, 0, FOOT + 44, (0, "#050302", 0.7),
             (1, "#050302", 0)))  # fmt: skip


def window() -> Ink:
    ink = Ink(WIDE, HIGH)
    outside(ink)
    frame(ink)
    sill(ink)
    return ink


def drape(y: float) -> float:
    """Where the inner edge of the curtain at the left hangs: it is tied at its middle."""
    tie = 560
    if y < tie:
        return 232 - 112 * (y / tie) ** 2.2
    return 120 + 74 * math.sin((y - tie) / (900 - tie) * math.pi / 2)


def curtain() -> Ink:
    """The curtain at the left: heavy wool in folds, in greys that are dyed."""
    w, h = CURTAIN
    ink = Ink(w, h)
    steps = [h * n / 30 for n in range(31)]
    for k in range(FOLDS):
        low, high = k / FOLDS, (k + 1) / FOLDS
        left = [(drape(y) * low, y) for y in steps]
        right = [(drape(y) * high + 1, y) for y in reversed(steps)]
        a, b = 232 * low, 232 * high
        paint = ink.linear(a, 0, b, 0, (0, "#5a5a5e"), (0.35, "#d9d6d2"), (0.6, "#f4efe6"),
                           (1, "#77757a"))  # fmt: skip
        ink.path(smooth(left) + "L" + smooth(right)[1:] + "Z", paint)
    edge = smooth([(drape(y), y) for y in steps])
    ink.path(f"{edge}H0V0Z", ink.linear(0, 0, 232, 0, (0, "#18161c", 0.7), (0.7, "#18161c", 0.1),
             (1, "#18161c", 0)))  # fmt: skip
    ink.stroke(edge, "#17110f", 5)
    return ink


def trim() -> Ink:
    """The gold on that curtain: a seam along its edge, and the cord that ties it."""
    ink = Ink(*CURTAIN)
    seam = [(drape(y) - 14, y) for y in range(0, 901, 30)]
    ink.stroke(smooth([(x, float(y)) for x, y in seam]), "#ffcd68", 4, stroke_dasharray="16 10")
    ink.stroke("M-10 548C40 576 86 578 124 562", "#17110f", 22)
    ink.stroke("M-10 548C40 576 86 578 124 562", "#d9a23f", 13)
    for n in range(8):
        x = 4 + n * 15
        ink.stroke(f"M{x} {556 + 11 * math.sin(n / 2.6):.0f}l8 12", "#8a5a1c", 3)
    for turn in (-8, 6):
        with ink.at(104, 572, turn=turn):
            ink.stroke("M0 0V34", "#17110f", 12)
            ink.stroke("M0 0V34", "#d9a23f", 6)
            ink.path("M-14 84L-9 36H9L14 84Z", "#ffcd68", stroke="#17110f", stroke_width=4)
            ink.stroke("M-5 46L-7 80M2 46V80M7 46L9 80", "#b3781f", 2.5)
            ink.circle(0, 34, 9, "#ffcd68", stroke="#17110f", stroke_width=4)
    return ink


def sprig(ink: Ink, x: float, y: float, turn: float, luck: Random) -> None:
    """A twig of fir, its needles on both sides."""
    tone = luck.choice(("#1d4a34", "#245a3e", "#17402c"))
    with ink.at(x, y, turn=turn):
        ink.stroke("M0 0H46", "#2c1c10", 4)
        for side in (-1, 1):
            d = "".join(f"M{4 + 6 * n} 0l{12} {side * (17 - n):.0f}" for n in range(8))
            ink.stroke(d, tone, 5)
        ink.stroke("".join(f"M{6 + 8 * n} 0l{9} -9" for n in range(5)), "#4d8a62", 2, opacity=0.8)


def garland(size: tuple[int, int], nails: Sequence[tuple[float, float]], sag: float) -> Ink:
    """A garland of fir with lamps, nailed to a beam; it hangs so far between nails, of their
    distance."""
    ink, luck = Ink(*size), Random("garland")
    for (x, y), (x2, y2) in pairwise(nails):
        long = x2 - x
        count = round(long / 15)
        spots = []
        for n in range(count + 1):
            u = n / count
            spots.append((x + u * long, y + (y2 - y) * u + sag * long * 4 * u * (1 - u)))
        for n, (a, b) in enumerate(spots):
            slope = math.degrees(math.atan2(spots[min(n + 1, count)][1] - b, 15))
            sprig(ink, a, b, slope + luck.uniform(-34, 34) + (180 if n % 2 else 0), luck)
        for n in range(4, count - 2, 6):
            a, b = spots[n]
            b += 12
            ink.circle(a, b, 38, ink.radial(a, b, 38, (0, LAMP[1], 0.75), (0.4, LAMP[1], 0.25),
                       (1, LAMP[1], 0)))  # fmt: skip
            ink.ellipse(a, b, 8, 10, LAMP[0], stroke="#8a4f14", stroke_width=2.5)
        for n in range(7, count - 2, 12):
            a, b = spots[n]
            for dx, dy in ((-7, 8), (7, 9), (0, 19)):
                berry = ink.radial(a + dx - 2, b + dy - 3, 11, (0, "#ff7a6a"), (1, "#a8161e"))
                ink.circle(a + dx, b + dy, 8, berry, stroke="#3a0a0c", stroke_width=2.5)
    return ink


def shadow() -> Ink:
    """What something that stands on the sill keeps from the light."""
    ink = Ink(760, 90)
    ink.shadow(380, 45, 376, 44, 0.75)
    return ink


def advent() -> Ink:
    """A star of paper with a lamp in it, as it hangs in windows before Christmas, on its cord."""
    wide, high, far, near = *STAR, 92.0, 38.0
    ink = Ink(wide, high)
    x, y = wide / 2, high - wide / 2
    ink.circle(x, y, wide / 2, ink.radial(x, y, wide / 2, (0, "#ffd27a", 0.7),
                                          (0.5, "#ffb44a", 0.26), (1, "#ff9a3c", 0)))
    ink.stroke(f"M{x} 0V{y - far + 6}", DARK, 6)
    ink.stroke(f"M{x} 0V{y - far + 6}", "#8a5a2a", 2.5)
    points = [polar(x, y, (far, near)[n % 2], 360 / 14 * n - 90) for n in range(14)]
    paper = ink.radial(x, y, far, (0, "#fff6d0"), (0.35, "#ffd878"), (0.7, "#ef7a3e"),
                       (1, "#c23a30"))
    ink.path(line(points, closed=True), paper, stroke=DARK, stroke_width=6, stroke_linejoin="round")
    for n in range(0, 14, 2):
        tip, after = points[n], points[n + 1]
        ink.path(line([(x, y), tip, after], closed=True), "#7a1f24", opacity=0.28)
        ink.stroke(line([(x, y), tip]), "#fff3c8", 2, opacity=0.6)
        for part in (0.42, 0.56, 0.7):
            ink.circle(x + (tip[0] - x) * part, y + (tip[1] - y) * part, 4.6 - 3.4 * part,
                       "#fffbe6")
    return ink


if __name__ == "__main__":
    window().save("table/window.svg")
    curtain().save("ui/window/curtain.svg")
    trim().save("ui/window/trim.svg")
    garland(GARLAND, SWAGS, 0.124).save("ui/window/garland.svg")
    garland(BEAM, LOOPS, 0.1).save("ui/cupboard/garland.svg")
    shadow().save("ui/window/shadow.svg")
    advent().save("ui/window/advent.svg")
