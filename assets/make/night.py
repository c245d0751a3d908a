"""The winter night behind the menus: python assets/make/night.py.

Calm on the left and below y = 560; the house is at the right.
"""

from __future__ import annotations

import math
from itertools import pairwise
from random import Random

from ink import Ink, Point, Stop, line, smooth

WIDE, HIGH = 1920, 1080
SHOULDER = (  # snow on a branch: part of its width from the trunk, part of its height from its top
    (-1, 1), (-0.45, 0.12), (0, 0), (0.12, 0.3), (-0.2, 0.45), (-0.3, 0.75), (-0.55, 0.7),
)  # fmt: skip

TREES = (  # near ones: where their feet are, and how high they are
    (1462, 572, 230), (1838, 590, 280), (1902, 625, 220), (40, 770, 360), (132, 756, 230),
)  # fmt: skip


def sky(ink: Ink, luck: Random) -> None:
    night = ink.linear(
        0, 0, 0, 700, (0, "#070d22"), (0.45, "#10224a"), (0.8, "#22477a"), (1, "#4f7fa6")
    )
    ink.rect(0, 0, WIDE, 610, night)
    for _ in range(170):
        x, y = luck.uniform(0, WIDE), 520 * luck.random() ** 1.4
        size = luck.choice((0.9, 1.1, 1.1, 1.5, 2.1))
        ink.circle(x, y, size, "#e6f0ff", opacity=round(luck.uniform(0.35, 0.95), 2))
    for x, y, size in ((1210, 70, 9), (420, 52, 8), (840, 150, 6), (1840, 240, 7), (96, 300, 6)):
        sparkle(ink, x, y, size)


def sparkle(ink: Ink, x: float, y: float, size: float) -> None:
    ink.circle(
        x, y, size * 2.4, ink.radial(x, y, size * 2.4, (0, "#bfd8ff", 0.4), (1, "#bfd8ff", 0))
    )
    thin = size * 0.16
    for rays in (((0, -size), (thin, 0), (0, size), (-thin, 0)),
                 ((-size, 0), (0, thin), (size, 0), (0, -thin))):  # fmt: skip
        ink.path(line([(x + dx, y + dy) for dx, dy in rays], closed=True), "#f4f8ff")


def aurora(
    ink: Ink, luck: Random, foot: list[Point], tall: float, colours: tuple[str, str]
) -> None:
    """A curtain of narrow veils that hang upwards from the curve through `foot`."""
    top, bottom = colours
    count = 60
    shades = [luck.random() for _ in range(count + 2)]
    for i in range(count):
        u = i / count
        x, y = along(foot, u)
        x2, y2 = along(foot, u + 2 / count)
        glow = (
            0.34
            * math.sin(math.pi * u)
            * math.sin(math.pi * u / 2) ** 2
            * (0.45 + 0.55 * (shades[i] + shades[i + 1]) / 2)
        )
        rise = tall * (0.75 + 0.35 * math.sin(7 * u + foot[0][0]) + 0.25 * shades[i])
        veil = ink.linear(
            x, y + 16, x + rise * 0.10, y - rise,
            (0, bottom, 0.0), (0.10, bottom, glow), (0.45, bottom, glow * 0.5), (1, top, 0.0),
        )  # fmt: skip
        lean = rise * 0.10
        corners = [(x, y + 16), (x2, y2 + 16), (x2 + lean, y2 - rise), (x + lean, y - rise)]
        ink.path(line(corners, closed=True), veil)


def along(points: list[Point], u: float) -> Point:
    """The point at part `u` of the soft line through the points."""
    place = min(u, 0.9999) * (len(points) - 1)
    i, t = int(place), place % 1
    ease = t * t * (3 - 2 * t)
    (x0, y0), (x1, y1) = points[i], points[i + 1]
    return x0 + (x1 - x0) * t, y0 + (y1 - y0) * ease


def ridge(luck: Random, peaks: list[Point], rough: float) -> list[Point]:
    """A jagged line through the peaks."""
    points = list(peaks)
    for level in range(4):
        halves = [points[0]]
        for a, b in pairwise(points):
            shift = luck.uniform(-1, 1) * rough / 2**level
            halves += [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + shift), b]
        points = halves
    return points


def mountains(ink: Ink, luck: Random) -> None:
    far = ridge(luck, [(-20, 560), (170, 450), (330, 520), (560, 405), (760, 520), (980, 440),
                       (1180, 530), (1400, 420), (1640, 520), (1940, 400)], 34)  # fmt: skip
    base = [(1940, 660), (-20, 660)]
    ink.path(
        line([*far, *base], closed=True), ink.linear(0, 400, 0, 700, (0, "#3e6690"), (1, "#5f8db2"))
    )
    for i, (_, y) in enumerate(far):
        if y == min(height for _, height in far[max(0, i - 8) : i + 9]) and 0 < i < len(far) - 1:
            snowcap(ink, luck, far[max(0, i - 7) : i + 1], lit=False)
            snowcap(ink, luck, far[i : i + 8], lit=True)
    near = ridge(luck, [(-20, 520), (120, 585), (330, 500), (520, 610), (800, 560), (1050, 630),
                        (1300, 540), (1520, 600), (1940, 500)], 22)  # fmt: skip
    ink.path(
        line([*near, *base], closed=True),
        ink.linear(0, 480, 0, 760, (0, "#284a74"), (1, "#477199")),
    )


def snowcap(ink: Ink, luck: Random, slope: list[Point], *, lit: bool) -> None:
    """Snow on one side of a peak: along the ridge, and back below it in teeth."""
    reach = len(slope) - 1
    teeth = []
    for i, (x, y) in enumerate(slope):
        inner = 1 - i / reach if lit else i / reach
        teeth.append((x, y + inner * luck.choice((14, 34, 52))))
    colour, deep = ("#d5e8f7", 0.8) if lit else ("#9dbfdf", 0.55)
    ink.path(line([*slope, *reversed(teeth)], closed=True), colour, opacity=deep)


def fir(ink: Ink, x: float, foot: float, tall: float, *, near: bool) -> None:
    """A tree of five tiers with snow on its left shoulders."""
    left, right, white = [], [], []
    for i in range(5):
        y = foot - tall * (0.08 + 0.165 * i)
        wide = tall * (0.235 - 0.04 * i)
        up = y - tall * 0.165
        left += [(x - wide, y), (x - wide * 0.45, up + tall * 0.02)]
        right += [(x + wide, y), (x + wide * 0.45, up + tall * 0.02)]
        white.append([(x + wide * side, up + (y - up) * down) for side, down in SHOULDER])
    colour, snow = ("#0d1e36", "#b8d2ea") if near else ("#16304f", "#8fb2d4")
    trunk = tall * 0.018
    ink.rect(x - trunk, foot - tall * 0.1, 2 * trunk, tall * 0.1, "#0b1220")
    ink.path(line([*left, (x, foot - tall), *reversed(right)], closed=True), colour)
    ink.path("".join(line(tier, closed=True) for tier in white), snow, opacity=0.62)


def forest(ink: Ink, luck: Random, ground: list[Point], count: int, tall: float) -> None:
    """Trees of about that height along the ground, none in front of the house."""
    for i in range(count):
        x, y = along(ground, (i + luck.uniform(0, 0.8)) / count)
        fir(ink, x, y + 6, tall * luck.uniform(0.7, 1.25), near=False)


def snowfield(ink: Ink, points: list[Point], bottom: float, *stops: Stop) -> None:
    low = min(y for _, y in points)
    ink.path(
        smooth(points) + f"L1960 {bottom}L-40 {bottom}Z", ink.linear(0, low, 0, bottom, *stops)
    )


def house(ink: Ink, x: float, y: float) -> None:
    """A log house 250 wide whose foot's middle is at (x, y), with three lit windows."""
    glow = ink.radial(
        x, y - 50, 290, (0, "#ff9a3c", 0.42), (0.5, "#ff9a3c", 0.14), (1, "#ff9a3c", 0)
    )
    ink.circle(x, y - 50, 290, glow)
    with ink.at(x, y):
        smoke(ink)
        ink.rect(44, -196, 34, 70, "#2b2430")
        ink.path("M38 -196H84V-206H38Z", "#e4eefa")
        for i in range(8):
            shade = ink.linear(-120, 0, 120, 0, (0, "#3b2417"), (0.5, "#6b4126"), (1, "#2e1c13"))
            ink.rect(-120, -88 + 11 * i, 240, 11.5, shade, rx=5)
            ink.circle(-120, -82 + 11 * i, 6, "#7c5231")
            ink.circle(120, -82 + 11 * i, 6, "#4d3120")
        ink.path("M-128 -84L0 -168L128 -84Z", "#4a2d1b")
        ink.path("M-150 -74L-146 -92L-4 -186Q0 -190 4 -186L146 -92L150 -74L0 -170Z", "#dfeaf7")
        ink.path("M-150 -74L0 -170L150 -74L146 -68L0 -160L-146 -68Z", "#8fb0d2")
        for wx, wy, wide, tall in ((-92, -64, 46, 40), (46, -64, 46, 40), (-14, -126, 28, 26)):
            window(ink, wx, wy, wide, tall)
        ink.rect(-24, -66, 46, 66, "#20120a")
        ink.rect(-20, -62, 38, 62, ink.linear(0, -62, 0, 0, (0, "#8a4f22"), (1, "#5c3015")))
        ink.circle(10, -30, 3, "#ffd37a")
        ink.path("M-134 2Q-60 -10 0 0T136 0V14H-134Z", "#cfe0f2")


def window(ink: Ink, x: float, y: float, wide: float, tall: float) -> None:
    ink.rect(x - 4, y - 4, wide + 8, tall + 8, "#20120a")
    ink.rect(x, y, wide, tall, ink.linear(0, y, 0, y + tall, (0, "#ffe9a3"), (1, "#ff9d33")))
    ink.stroke(f"M{x + wide / 2} {y}V{y + tall}M{x} {y + tall / 2}H{x + wide}", "#4a2712", 3)
    ink.rect(x - 6, y + tall + 3, wide + 12, 5, "#e4eefa")


def smoke(ink: Ink) -> None:
    for i in range(16):
        x = 61 + 13 * i**0.5 * math.sin(i / 2.3) + 2.6 * i
        y, size = -214 - 15 * i, 11 + 2.3 * i
        puff = ink.radial(x, y, size, (0, "#cfdcf0", 0.30 - 0.016 * i), (1, "#cfdcf0", 0))
        ink.circle(x, y, size, puff)


def light_on_snow(ink: Ink, x: float, y: float) -> None:
    with ink.group(transform=f"translate({x} {y}) scale(1 0.24)"):
        pool = ink.radial(
            0, 0, 380, (0, "#ffb45c", 0.75), (0.4, "#ff9a3c", 0.32), (1, "#ff8a2c", 0)
        )
        ink.circle(0, 0, 380, pool)


def landscape(ink: Ink, luck: Random, at: Point = (1640, 524), size: float = 1.0,
              trees: tuple[tuple[float, float, float], ...] = TREES) -> None:
    """Mountains, woods and snow, and the house of a size, whose foot's middle is at a point, with
    its light on it; near trees are at points, so high."""
    mountains(ink, luck)
    back = [
        (-40.0, 620.0),
        (300, 590),
        (700, 630),
        (1100, 590),
        (1400, 500),
        (1700, 455),
        (1960, 480),
    ]
    forest(ink, luck, back, 46, 84)
    snowfield(ink, back, 730, (0, "#86aacd"), (1, "#4f79a6"))
    front = [
        (-40.0, 690.0),
        (350, 715),
        (800, 660),
        (1180, 610),
        (1500, 520),
        (1760, 512),
        (1960, 545),
    ]
    forest(ink, luck, [(1190, 600), (1360, 560), (1470, 525)], 7, 145)
    snowfield(ink, front, 880, (0, "#b4d0ea"), (0.45, "#6c92bb"), (1, "#142744"))
    ink.rect(0, 879, WIDE, HIGH - 879, "#142744")
    with ink.at(*at, size):
        house(ink, 0, 0)
        light_on_snow(ink, 0, 21)
    for x, y, tall in trees:
        fir(ink, x, y, tall, near=True)


def yard() -> Ink:
    """The same night before a house in the middle, for a window that is about square."""
    ink, luck = Ink(WIDE, HIGH), Random("yard")
    sky(ink, luck)
    aurora(ink, luck, [(300, 330), (700, 250), (980, 300), (1300, 200), (1700, 260)], 230,
           ("#7a6cf0", "#4fe3b0"))
    mountains(ink, luck)
    back = [(-40.0, 630.0), (400, 660), (960, 630), (1500, 655), (1960, 620)]
    forest(ink, luck, back, 44, 120)
    snowfield(ink, back, 820, (0, "#a9c8e6"), (1, "#6f9cc8"))
    x, y = 960, 706
    with ink.group(transform=f"translate({x} {y}) scale(1.2)"):
        house(ink, 0, 0)
    front = [(-40.0, 760.0), (500, 750), (960, 714), (1420, 750), (1960, 760)]
    snowfield(ink, front, HIGH, (0, "#c3daf0"), (0.5, "#86acd2"), (1, "#3f6796"))
    ink.rect(0, HIGH - 1, WIDE, 1, "#3f6796")
    light_on_snow(ink, x, y + 30)
    for at, foot, tall in ((700, 735, 300), (1226, 735, 330), (600, 770, 230), (1330, 775, 250)):
        fir(ink, at, foot, tall, near=True)
    return ink


def night() -> Ink:
    ink, luck = Ink(WIDE, HIGH), Random("night")
    sky(ink, luck)
    green, violet = ("#7a6cf0", "#4fe3b0"), ("#8a5be0", "#58c8e8")
    aurora(ink, luck, [(300, 330), (800, 240), (1180, 290), (1560, 130), (1980, 190)], 230, green)
    aurora(ink, luck, [(640, 380), (1000, 330), (1360, 370), (1960, 270)], 120, violet)
    landscape(ink, luck)
    return ink


if __name__ == "__main__":
    night().save("table/night.svg")
    yard().save("ui/drawers/yard.svg")
