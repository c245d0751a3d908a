"""The title's winter night: python assets/make_night.py.

Calm on the left and in the lower half, where the title and the game cards stand; the house is at the
right, above the cards.
"""

from __future__ import annotations

import math
from random import Random

from ink import Ink, Point, line, smooth

WIDE, HIGH = 1920, 1080


def sky(ink: Ink, luck: Random) -> None:
    night = ink.linear(
        0, 0, 0, 700, (0, "#070d22"), (0.45, "#10224a"), (0.8, "#22477a"), (1, "#4f7fa6")
    )
    ink.rect(0, 0, WIDE, HIGH, night)
    for _ in range(230):
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
    count = 110
    shades = [luck.random() for _ in range(count + 2)]
    for i in range(count):
        u = i / count
        x, y = along(foot, u)
        x2, y2 = along(foot, u + 1.9 / count)
        glow = 0.30 * math.sin(math.pi * u) * (0.45 + 0.55 * (shades[i] + shades[i + 1]) / 2)
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
        for a, b in zip(points, points[1:], strict=False):
            shift = luck.uniform(-1, 1) * rough / 2**level
            halves += [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + shift), b]
        points = halves
    return points


def mountains(ink: Ink, luck: Random) -> None:
    far = ridge(luck, [(-20, 560), (170, 450), (330, 520), (560, 405), (760, 520), (980, 440),
                       (1180, 530), (1400, 420), (1640, 520), (1940, 400)], 34)  # fmt: skip
    base = [(1940, 760), (-20, 760)]
    ink.path(
        line([*far, *base], closed=True), ink.linear(0, 400, 0, 700, (0, "#3e6690"), (1, "#5f8db2"))
    )
    for i, (x, y) in enumerate(far):
        if 0 < i < len(far) - 1 and y < far[i - 1][1] and y < far[i + 1][1] and y < 500:
            side = [(x, y), (x + 34, y + 46), (x + 16, y + 40), (x + 8, y + 66), (x - 8, y + 30)]
            ink.path(line(side, closed=True), "#a9cbe6", opacity=0.5)
    near = ridge(luck, [(-20, 520), (120, 585), (330, 500), (520, 610), (800, 560), (1050, 630),
                        (1300, 540), (1520, 600), (1940, 500)], 22)  # fmt: skip
    ink.path(
        line([*near, *base], closed=True),
        ink.linear(0, 480, 0, 760, (0, "#284a74"), (1, "#477199")),
    )


def fir(ink: Ink, x: float, foot: float, tall: float, colour: str, snow: str) -> None:
    """A tree of five tiers with snow on its left shoulders."""
    left, right, white = [], [], []
    for i in range(5):
        y = foot - tall * (0.08 + 0.165 * i)
        wide = tall * (0.235 - 0.04 * i)
        up = y - tall * 0.165
        left += [(x - wide, y), (x - wide * 0.45, up + tall * 0.02)]
        right += [(x + wide, y), (x + wide * 0.45, up + tall * 0.02)]
        white.append([(x - wide, y), (x - wide * 0.1, up), (x + wide * 0.1, up + tall * 0.05),
                      (x - wide * 0.3, y - tall * 0.02)])  # fmt: skip
    trunk = tall * 0.018
    ink.rect(x - trunk, foot - tall * 0.1, 2 * trunk, tall * 0.1, "#0b1220")
    ink.path(line([*left, (x, foot - tall), *reversed(right)], closed=True), colour)
    ink.path("".join(line(tier, closed=True) for tier in white), snow, opacity=0.5)


def forest(ink: Ink, luck: Random, ground: list[Point], colour: str, sizes: tuple[float, float],
           count: int) -> None:  # fmt: skip
    for i in range(count):
        x, y = along(ground, (i + luck.uniform(0, 0.8)) / count)
        fir(ink, x, y + 6, luck.uniform(*sizes), colour, "#9fc0e0")


def snowfield(ink: Ink, points: list[Point], top: str, bottom: str) -> None:
    low = min(y for _, y in points)
    fill = ink.linear(0, low, 0, HIGH, (0, top), (1, bottom))
    ink.path(smooth(points) + f"L1960 {HIGH}L-40 {HIGH}Z", fill)


def house(ink: Ink, x: float, y: float) -> None:
    """A log house 250 wide whose foot's middle is at (x, y), with three lit windows."""
    ink.circle(x, y - 40, 330, ink.radial(x, y - 40, 330, (0, "#ff9a3c", 0.42), (1, "#ff9a3c", 0)))
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


def night() -> Ink:
    ink, luck = Ink(WIDE, HIGH), Random("night")
    sky(ink, luck)
    green, violet = ("#7a6cf0", "#4fe3b0"), ("#8a5be0", "#58c8e8")
    aurora(ink, luck, [(-40, 300), (420, 200), (900, 290), (1400, 150), (1960, 230)], 210, green)
    aurora(ink, luck, [(500, 380), (900, 330), (1300, 400), (1960, 330)], 130, violet)
    mountains(ink, luck)
    back = [
        (-40.0, 640.0),
        (300, 600),
        (700, 650),
        (1100, 625),
        (1400, 560),
        (1700, 520),
        (1960, 545),
    ]
    forest(ink, luck, back, "#16304f", (55, 100), 64)
    snowfield(ink, back, "#6d95bd", "#38608c")
    front = [
        (-40.0, 700.0),
        (350, 735),
        (800, 690),
        (1180, 665),
        (1500, 580),
        (1760, 575),
        (1960, 610),
    ]
    forest(ink, luck, [(1200, 640), (1360, 610), (1460, 585)], "#0f2340", (110, 190), 7)
    snowfield(ink, front, "#a8c6e2", "#2a4f7c")
    house(ink, 1640, 585)
    light_on_snow(ink, 1640, 606)
    fir(ink, 1470, 640, 220, "#0d1e36", "#b8d2ea")
    fir(ink, 1845, 655, 270, "#0d1e36", "#b8d2ea")
    fir(ink, 1905, 690, 210, "#0a182c", "#b8d2ea")
    fir(ink, 40, 770, 330, "#0b1a30", "#a9c6e2")
    fir(ink, 130, 760, 210, "#0d1e36", "#a9c6e2")
    dusk = ink.linear(
        0, 640, 0, HIGH, (0, "#0a1730", 0.0), (0.6, "#0a1730", 0.5), (1, "#060d1e", 0.82)
    )
    ink.rect(0, 640, WIDE, HIGH - 640, dusk)
    return ink


if __name__ == "__main__":
    night().save("table/night.svg")
