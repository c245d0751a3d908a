"""Haggis' plaid and Herrlof's hide, 1500 x 800, narrower ones for lessons, where words stand beside
them, and wider ones that fill the stage of a replay: python assets/make/card_tables.py."""

from __future__ import annotations

import math
from random import Random

from haggis import thistle
from herrlof import NOTCHES, rune
from herrlof_signs import EDGE as BURNT
from ink import Ink, line, polar, smooth

WIDE, HIGH = 1500, 800
TAUGHT, AGAIN = 844, 1796  # how wide they are in lessons, and in replays
MANNERS = {WIDE: "", TAUGHT: "_lesson", AGAIN: "_replay"}  # the ends of their names
# How far down these lie, under a trick.
THISTLE, WHEEL = {WIDE: 342, TAUGHT: 391, AGAIN: 355}, {WIDE: 380, TAUGHT: 421, AGAIN: 311}
GOLD, THREAD = "#c9973f", "#efcf74"
SQUARE = {WIDE: 5, TAUGHT: 5, AGAIN: 12}  # how near the shape of a hide is to a rectangle
CORDS = 84, 68  # from the edge of a hide to its cords, and of that in lessons
PACE, STEPS, SWING = 4.0, 7, 8.0  # of the cords along a hide: from point to point, to a crossing


def below(ink: Ink, full: float = WIDE) -> None:
    """The soft shadow of a cloth that fills the picture but for 24 at its edges."""
    for grow, deep in ((0, 0.12), (6, 0.16), (12, 0.2), (18, 0.25)):
        ink.rect(grow, grow, full - 2.0 * grow, HIGH - 2.0 * grow, "#050302", rx=30, opacity=deep)


def embroidered(ink: Ink, x: float, y: float) -> None:
    """A thistle in a ring of stitches, for the middle of the plaid."""
    with ink.at(x, y, 0.74):
        ink.circle(0, 0, 214, "#0d2b22", opacity=0.55)
        for radius, wide, dash in ((206, 5, "16 9"), (190, 2, "none"), (178, 3, "3 10")):
            ink.circle(0, 0, radius, stroke=GOLD, stroke_width=wide, stroke_dasharray=dash,
                       opacity=0.6)
        for turn in range(0, 360, 45):
            with ink.at(*polar(0, 0, 184, turn), 1.0, turn + 90.0):
                ink.path("M0 -15L10 0L0 15L-10 0Z", "#123529", stroke=GOLD, stroke_width=3,
                         opacity=0.8)
        with ink.at(0, 4, 2.3), ink.group(opacity=0.42):
            thistle(ink)


def burnt(ink: Ink, x: float, middle: float) -> None:
    """A sun wheel in a ring of runes, for the middle of the hide: cuts, and gold in them."""
    for tone, up, seen in ((BURNT, 0, 0.5), ("#dcab52", 5, 0.36)):
        with ink.at(x, middle - up, 0.74), ink.group(opacity=seen):
            _wheel(ink, tone)


def _wheel(ink: Ink, tone: str) -> None:
    for radius in (222, 166, 60):
        ink.circle(0, 0, radius, stroke=tone, stroke_width=6 if radius > 60 else 5)
    for k in range(24):
        with ink.at(*polar(0, 0, 194, 15 * k), 1.7, 15.0 * k + 90):
            rune(ink, NOTCHES[k % 5], tone, 2.9)
    for turn in range(0, 360, 45):
        ink.stroke(line([polar(0, 0, 60, turn), polar(0, 0, 166, turn)]), tone, 5)
        ink.stroke(line([polar(0, 0, 116, turn - 14), polar(0, 0, 146, turn),
                         polar(0, 0, 116, turn + 14)]), tone, 5)
    ink.circle(0, 0, 40, BURNT, opacity=0.4)
    ink.circle(0, 0, 26, stroke=tone, stroke_width=7)


def plaid(full: int = WIDE) -> Ink:
    """Green and blue wool with gold threads, fringed left and right."""
    ink, luck = Ink(full, HIGH), Random("plaid")
    below(ink, full)
    for i in range(124):
        y = 34 + i * 5.95
        for x, far in ((40, 6), (full - 40, full - 6)):
            end = (far + luck.uniform(-4, 4), y + luck.uniform(-4, 4))
            ink.stroke(smooth([(x, y), end]), luck.choice(("#1c4a3a", "#16382f", "#22344f")), 3.5)
    ink.rect(26, 26, full - 52, 748, "#23694f", rx=6)
    for x in range((full // 2 - 94) % 190, full - 26, 190):
        ink.rect(x, 26, 70.0, 748, "#2c5590", opacity=0.42)
        for far in (8.0, 58.0):
            ink.rect(x + far, 26, 4, 748, "#10352b", opacity=0.5)
        if x + 127 < full - 26:
            ink.rect(x + 127.0, 26, 4, 748, THREAD, opacity=0.3)
    for y in range(60, 770, 190):
        ink.rect(26, y, full - 52, 70.0, "#2c5590", opacity=0.36)
        for far in (8.0, 58.0):
            ink.rect(26, y + far, full - 52, 4, "#10352b", opacity=0.5)
        ink.rect(26, y + 127.0, full - 52, 4, THREAD, opacity=0.3)
    calm = ink.radial(full / 2, 360, 620, (0, "#3f9c76", 0.4), (0.34, "#1c5543", 0.34),
                      (0.66, "#061a14", 0.44), (1, "#04120e", 0.56))
    ink.rect(26, 26, full - 52, 748, calm)
    embroidered(ink, full / 2, THISTLE[full])
    ink.rect(40, 40, full - 80, 720, stroke=GOLD, stroke_width=3, opacity=0.75, rx=3)
    ink.rect(50, 50, full - 100, 700, stroke=GOLD, stroke_width=1.5, opacity=0.5, rx=3)
    return ink


def outline(luck: Random, shrink: float, full: int = WIDE) -> list[tuple[float, float]]:
    """A wavy rounded rectangle, as a hide is cut."""
    points = []
    for i in range(48):
        x, y = polar(0, 0, 1, 7.5 * i)
        square = SQUARE[full]
        reach = (abs(x) ** square + abs(y) ** square) ** (-1 / square)
        wave = 1 - luck.uniform(0, 0.018)
        out, half = reach * wave, full / 2
        points.append((half + (half - 12 - shrink) * x * out, 400 + (388 - shrink) * y * out))
    return points


def fur(ink: Ink, full: int) -> None:
    """Tufts that stand out all round the rim, the darker ones below."""
    luck, rim = Random("fur"), outline(Random("hide"), 30, full)
    for tone, long in (("#4f3d2b", 24), ("#7d664b", 19), ("#a58d6d", 14)):
        d = ""
        for (ax, ay), (bx, by) in zip(rim, rim[1:] + rim[:1], strict=True):
            far = math.hypot(bx - ax, by - ay)
            nx, ny = (by - ay) / far, (ax - bx) / far
            for k in range(round(far / 11)):
                t = (k + luck.random()) * 11 / far
                x, y = ax + (bx - ax) * t, ay + (by - ay) * t
                lean, reach = luck.uniform(-7, 7), long * luck.uniform(0.7, 1.1)
                tip = (x + nx * reach - ny * lean, y + ny * reach + nx * lean)
                d += line([(x - ny * 5, y + nx * 5), tip, (x + ny * 5, y - nx * 5)], closed=True)
        ink.path(d, tone)


def hide(full: int = WIDE) -> Ink:
    """A dyed hide in madder red, furred at the rim, sewn with gold runes."""
    ink = Ink(full, HIGH)
    for shrink, deep in ((0, 0.2), (6, 0.25), (11, 0.3)):
        rim = outline(Random("hide"), shrink, full)
        ink.path(smooth(rim, closed=True), "#050302", opacity=deep)
    fur(ink, full)
    fill = ink.radial(full / 2, 370, 780, (0, "#a04440"), (0.32, "#833235"), (0.66, "#5c1f24"),
                      (1, "#351013"))
    for shrink, paint in ((22, "#1a0808"), (27, fill)):
        ink.path(smooth(outline(Random("hide"), shrink, full), closed=True), paint)
    woven(ink, full)
    d = smooth(outline(Random("hide"), 48, full), closed=True)
    ink.stroke(d, GOLD, 3, stroke_dasharray="14 9", opacity=0.6)
    with ink.group(opacity=0.62):
        plaited(ink, full)
    burnt(ink, full / 2, WHEEL[full])
    return ink


def plaited(ink: Ink, full: int) -> None:
    """Two gold cords along the seam that cross each other, now one above and now the other."""
    rim = evenly(outline(Random("hide"), CORDS[full == TAUGHT], full), PACE)
    count = len(rim) // (2 * STEPS) * 2  # crossings: as many above as below
    far = len(rim) / count
    cords: list[list[tuple[float, float]]] = [[], []]
    for n, (x, y) in enumerate(rim):
        (ax, ay), (bx, by) = rim[n - 1], rim[(n + 1) % len(rim)]
        long = math.hypot(bx - ax, by - ay)
        nx, ny = (by - ay) / long, (ax - bx) / long
        off = SWING * math.sin(math.pi * n / far)
        for cord, side in zip(cords, (1, -1), strict=True):
            cord.append((x + nx * off * side, y + ny * off * side))
    for cord in cords:
        strand(ink, line(cord, closed=True))
    doubled = cords[0] + cords[0]
    for k in range(0, count, 2):  # where the first one lies above
        middle = round(k * far) + len(rim) // count
        strand(ink, line(doubled[middle - STEPS // 2:middle + STEPS // 2 + 1]))


def strand(ink: Ink, d: str) -> None:
    """A cord with its dark edges."""
    ink.stroke(d, "#1a0808", 9, stroke_linecap="butt")
    ink.stroke(d, GOLD, 5, stroke_linecap="round")


def evenly(points: list[tuple[float, float]], pace: float) -> list[tuple[float, float]]:
    """Points on a closed line, each as far from the next."""
    found, left = [], 0.0
    for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True):
        far = math.hypot(bx - ax, by - ay)
        while left < far:
            found.append((ax + (bx - ax) * left / far, ay + (by - ay) * left / far))
            left += pace
        left -= far
    return found


def woven(ink: Ink, full: int) -> None:
    """Lozenges all over the hide, up to its seam: threads, and the light on them."""
    for tone, down, seen in (("#210708", 0, 0.3), ("#e58a78", 2, 0.13)):
        d = ""
        for row in range(-13, 14):
            y = 400 + 25 * row
            part = 1 - min(abs(y - 400) / 342, 1) ** SQUARE[full]
            half = (full / 2 - 90) * part ** (1 / SQUARE[full])
            steps = int(half / 25)
            d += line([(full / 2 + 25 * k, y + down + (12.5 if (k + row) % 2 else -12.5))
                       for k in range(-steps, steps + 1)])
        ink.stroke(d, tone, 2, opacity=seen)


def seam(colour: str, full: int = WIDE) -> Ink:
    """The hide's outer seam, sewn anew with a thread of one colour."""
    ink = Ink(full, HIGH)
    d = smooth(outline(Random("hide"), 48, full), closed=True)
    ink.stroke(d, "#050302", 13, opacity=0.5)
    ink.stroke(d, colour, 8, stroke_dasharray="26 12", stroke_linecap="round", opacity=0.62)
    return ink


THREADS = {"r": "#ff4d74", "b": "#3fa0ff", "g": "#3fcf6a", "y": "#ffd23f"}

if __name__ == "__main__":
    for width, end in MANNERS.items():
        for name, colour in THREADS.items():
            seam(colour, width).save(f"pieces/herrlof/seam_{name}{end}.svg")
        for name, drawn in (("haggis", plaid), ("herrlof", hide)):
            drawn(width).save(f"table/cloth_{name}{end}.svg")
