"""The table for play, as it is in lessons too, and the cloths under the Hamnár sheet:
python assets/make/table.py."""

from __future__ import annotations

import math
from itertools import pairwise
from random import Random

from ink import Ink, Point, polar, smooth

WIDE, HIGH = 1920, 1080
PLANKS = 5
TONES = ("#4a301e", "#432a1a", "#4e3320", "#452c1b", "#4a2f1d")
DARK, LIGHT = "#1a0e07", "#9a6a3e"
REACH = 1180  # how far the candle's gradient spans from the middle of the table
GLOW = (  # part of that reach, colour of the veil, how thick it is
    (0, "#ffb45c", 0.30), (0.3, "#ffa04a", 0.22), (0.58, "#f08030", 0.06),
    (0.78, "#20283a", 0.22), (1, "#04070f", 0.44),
)  # fmt: skip
LAMP = (  # the same where somebody is taught: a lamp hangs over the whole table
    (0, "#ffbe6e", 0.38), (0.4, "#ffb060", 0.3), (0.75, "#ff9a44", 0.18), (1, "#2a180a", 0.2),
)  # fmt: skip
Glow = tuple[tuple[float, str, float], ...]


def blend(under: str, over: str, thick: float) -> str:
    """`over` as a veil of that thickness on `under`; all are #rrggbb."""
    pairs = ((int(under[i : i + 2], 16), int(over[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * thick):02x}" for a, b in pairs)


def lit(colour: str, x: float, y: float, glow: Glow) -> str:
    """The colour as a light shows it at that point."""
    part = min(1.0, math.hypot(x - WIDE / 2, y - HIGH / 2) / REACH)
    for near, far in pairwise(glow):
        if part <= far[0]:
            share = (part - near[0]) / (far[0] - near[0])
            return blend(blend(colour, *near[1:]), blend(colour, *far[1:]), share)
    return colour


def plank(ink: Ink, luck: Random, top: float, high: float, tone: str, light: Glow) -> None:
    """One board over the whole width: its grain bends round its knots."""
    glow = [(part, blend(tone, veil, thick)) for part, veil, thick in light]
    ink.rect(0, top, WIDE, high + 1, ink.radial(WIDE / 2, HIGH / 2, REACH, *glow))
    knots = [(luck.uniform(80, 1840), top + luck.uniform(0.3, 0.7) * high) for _ in range(2)]
    for _ in range(18):
        grain(ink, luck, top + luck.uniform(6, high - 6), knots, (top, high))
    for x, y in knots:
        knot(ink, luck, x, y)
    seam = top + high
    ink.rect(0, seam - 5, WIDE, 5, "#0d0704", opacity=0.75)
    edge = ink.linear(0, 0, WIDE, 0, (0, LIGHT, 0.05), (0.5, "#d0935a", 0.42), (1, LIGHT, 0.05))
    ink.rect(0, seam, WIDE, 2.0, edge)
    ink.rect(0, seam - 16, WIDE, 11, "#0d0704", opacity=0.18)


def grain(ink: Ink, luck: Random, y: float, knots: list[Point], board: tuple[float, float]) -> None:
    """A fibre: a long, slightly waving line, thin and faint."""
    start = luck.choice((-40.0, luck.uniform(0, 1500)))
    end = min(WIDE + 40.0, start + luck.uniform(500, 2200))
    phase, wave = luck.uniform(0, 6.3), luck.uniform(2, 6)
    points = []
    for i in range(13):
        x = start + (end - start) * i / 12
        lift = wave * math.sin(phase + x / 310) + pushed(x, y, knots)
        points.append((x, min(board[0] + board[1] - 8, max(board[0] + 5, y + lift))))
    colour, deep = luck.choice(((DARK, 0.34), (DARK, 0.26), (DARK, 0.18), (LIGHT, 0.10)))
    ink.stroke(
        smooth(points),
        colour,
        luck.uniform(0.8, 3.2),
        opacity=round(deep * luck.uniform(0.5, 1), 2),
    )


def pushed(x: float, y: float, knots: list[Point]) -> float:
    """How far knots press a fibre aside, in pixels."""
    push = 0.0
    for kx, ky in knots:
        near = math.exp(-(((x - kx) / 110) ** 2) - ((y - ky) / 60) ** 2)
        push += math.copysign(26 * near, y - ky)
    return push


def knot(ink: Ink, luck: Random, x: float, y: float) -> None:
    for size, deep in ((30, 0.12), (22, 0.16), (15, 0.22), (8, 0.4)):
        points = [polar(0, 0, size * luck.uniform(0.88, 1.1), 40 * i) for i in range(9)]
        stretched = [(x + 1.7 * px, y + 0.75 * py) for px, py in points]
        ink.path(smooth(stretched, closed=True), DARK, opacity=deep)


def wood(light: Glow) -> Ink:
    ink, luck = Ink(WIDE, HIGH), Random("wood")
    high = HIGH / PLANKS
    for i, tone in enumerate(TONES):
        plank(ink, luck, i * high, high, tone, light)
    for i, x in enumerate((310, 1490, 760, 1700, 420)):
        joint(ink, x, i * high, high, light)
    return ink


def joint(ink: Ink, x: float, top: float, high: float, light: Glow) -> None:
    """Where two boards meet end to end: a dark line and four wooden pegs."""
    ink.rect(x - 2.0, top, 4.0, high - 5, "#0d0704", opacity=0.6)
    ink.rect(x + 2.0, top, 1.5, high - 5, lit(LIGHT, x, top + high / 2, light), opacity=0.3)
    for px in (x - 26, x + 26):
        for py in (top + 38, top + high - 42):
            ink.circle(px, py + 1, 9, "#0d0704", opacity=0.5)
            ink.circle(px, py, 7.5, lit("#5b3d26", px, py, light))
            ink.circle(px, py, 4, DARK, opacity=0.25)


def cloth() -> Ink:
    """A round of dark blue wool, 1080 wide, with a gold border and a fringe; radius 526."""
    ink, luck = Ink(1080, 1080), Random("cloth")
    ink.circle(540, 540, 540, ink.radial(540, 540, 540, (0.94, "#000000", 0.5), (1, "#000000", 0)))
    for i in range(180):
        turn = i * 2 + luck.uniform(-0.5, 0.5)
        ends = [polar(540, 540, r, turn) for r in (508, 530 + luck.uniform(-4, 4))]
        ink.stroke(smooth(ends), luck.choice(("#26385a", "#1d2c4a", "#2d426b")), 5)
    ink.circle(540, 540, 514, "#0f1930")
    ink.circle(540, 540, 511, "#1b2b4a")
    ink.circle(540, 540, 452, stroke="#31476f", stroke_width=9, stroke_dasharray="3 7", opacity=0.7)
    for radius, wide in ((506, 2.5), (474, 2.5)):
        ink.circle(540, 540, radius, stroke="#c9973f", stroke_width=wide, opacity=0.8)
    for i in range(72):
        with ink.at(*polar(540, 540, 490, 5 * i), turn=5 * i):
            lozenge = "M-11 0L0 -13L11 0L0 13Z" if i % 2 else "M-5 0L0 -6L5 0L0 6Z"
            ink.path(lozenge, "#d2a14a" if i % 2 else "#a8434a", opacity=0.85)
            ink.path("M-4 0L0 -5L4 0L0 5Z", "#1b2b4a")
    return ink


def carpet(wide: int = 1920, high: int = 920) -> Ink:
    """The same wool with corners, which fills the stage of a replay."""
    ink = Ink(wide, high)
    ink.rect(0, 0, wide, high, "#0f1930")
    ink.rect(4, 4, wide - 8, high - 8, ink.radial(wide / 2, high / 2, wide * 0.56, (0, "#2b4270"),
             (0.55, "#1e3056"), (1, "#131f3a")))  # fmt: skip
    rhombs = ""
    for row in range(-1, high // 46 + 2):
        for column in range(-1, wide // 92 + 2):
            x, y = 92 * column + 46 * (row % 2), 46 * row
            rhombs += f"M{x} {y - 9}L{x + 9} {y}L{x} {y + 9}L{x - 9} {y}Z"
    ink.path(rhombs, "#4c689c", opacity=0.3)
    for inset, stroke in ((20, 2.5), (52, 2.5)):
        ink.rect(inset, inset, wide - 2 * inset, high - 2 * inset, stroke="#c9973f",
                 stroke_width=stroke, opacity=0.8)
    for x, y, turn in (*((x, y, 90) for x in range(60, wide - 40, 60) for y in (36, high - 36)),
                       *((x, y, 0) for y in range(70, high - 50, 60) for x in (36, wide - 36))):
        with ink.at(x, y, turn=turn):
            large = (x + y) // 60 % 2
            ink.path("M-11 0L0 -13L11 0L0 13Z" if large else "M-5 0L0 -6L5 0L0 6Z",
                     "#d2a14a" if large else "#a8434a", opacity=0.85)
            ink.path("M-4 0L0 -5L4 0L0 5Z", "#1b2b4a")
    return ink


if __name__ == "__main__":
    wood(GLOW).save("table/wood.svg")
    wood(LAMP).save("table/wood_lesson.svg")
    cloth().save("table/cloth_hamnar.svg")
    carpet().save("table/cloth_hamnar_replay.svg")  # of Halmstad too
