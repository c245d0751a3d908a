"""The four colours' signs of Herrlof, each within 50 units of the origin, and its two specials."""

from __future__ import annotations

import math

from ink import Ink, Point, line, num, polar

EDGE = "#170d08"
BLADE = "M-18 -40H-4C10 -38 24 -44 36 -54C48 -32 48 2 36 24C26 8 12 -8 -4 -8H-18Z"
HULL = "M-50 2C-38 18 38 18 50 2L46 20C34 42 -34 42 -46 20Z"
SAIL = "M-30 -44H30C36 -28 36 -16 30 -2H-30C-36 -16 -36 -28 -30 -44Z"
PROW = (
    "M-44 12C-52 0 -52 -16 -46 -26C-42 -32 -34 -30 -34 -24C-34 -20 -40 -20 -40 -14"
    "C-40 -6 -38 2 -34 8Z"
)
STERN = "M44 12C52 0 54 -18 48 -32C42 -26 38 -10 34 8Z"
GUARD = (
    "M-40 2H40V26C38 40 30 48 20 51L15 33C11 29 7 30 6 36L0 43L-6 36C-7 30 -11 29 -15 33L-20 51"
    "C-30 48 -38 40 -40 26Z"
)
DOME = "M-38 10C-40 -26 -22 -42 0 -50C22 -42 40 -26 38 10Z"


def formed(ink: Ink, d: str, paint: str, wide: float = 5) -> None:
    ink.path(d, paint, stroke=EDGE, stroke_width=wide, stroke_linejoin="round")


def axe(ink: Ink) -> None:
    """A bearded axe, its haft leaning."""
    with ink.at(-4, 2, 0.98, 22):
        for colour, wide in ((EDGE, 14), ("#9a5f2c", 7)):
            ink.stroke("M-8 -48V52", colour, wide)
        steel = ink.linear(-10, 0, 46, 0, (0, "#8d1231"), (0.6, "#d2264f"), (0.82, "#ffe3e6"))
        formed(ink, BLADE, steel)
        ink.stroke("M34 -42C40 -24 40 -4 35 12", "#8d1231", 2.5)


def ship(ink: Ink) -> None:
    """A longship under sail."""
    ink.stroke("M0 -50V4", EDGE, 7)
    formed(ink, SAIL, "#f6f1e2")
    for x in (-22, 0, 22):
        ink.rect(x - 5.0, -42, 10, 39, "#0070bf")
    for d in (PROW, STERN):
        formed(ink, d, "#0a5a9c")
    formed(ink, HULL, ink.linear(0, 0, 0, 40, (0, "#2b8fdc"), (1, "#063a68")))
    for x in (-26, -9, 9, 26):
        ink.circle(x, 17, 6, "#ffe9b0", stroke=EDGE, stroke_width=2.5)


def shield(ink: Ink) -> None:
    """A round shield in four quarters."""
    ink.circle(0, 0, 47, "#0b6b22", stroke=EDGE, stroke_width=5)
    for turn in (45, 225):
        a, b = polar(0, 0, 44, turn), polar(0, 0, 44, turn + 90)
        ends = f"{num(a[0])} {num(a[1])}A44 44 0 0 1 {num(b[0])} {num(b[1])}"
        ink.path(f"M0 0L{ends}Z", "#eaf3dc")
    ink.circle(0, 0, 42, stroke="#063d12", stroke_width=6)
    for k in range(8):
        ink.circle(*polar(0, 0, 42, 45 * k), 2.6, "#ffe9b0")
    ink.circle(0, 0, 14, "#ffe3a0", stroke=EDGE, stroke_width=5)


def helmet(ink: Ink) -> None:
    """A spectacled helmet."""
    paint = ink.linear(-30, -40, 34, 30, (0, "#fffbe0"), (0.45, "#ffdc4a"), (1, "#d99c00"))
    formed(ink, DOME, paint)
    ink.stroke("M0 -48V4M-37 -8C-20 -16 20 -16 37 -8", EDGE, 4)
    ink.path("M-26 14H26V40C14 50 -14 50 -26 40Z", EDGE)
    formed(ink, GUARD, paint)
    for x in (-20, 20):
        ink.ellipse(x, 16, 11, 6.5, EDGE)


SIGNS = {"r": axe, "b": ship, "g": shield, "y": helmet}


def triangle(centre: Point) -> list[Point]:
    return [polar(*centre, 62, turn) for turn in (-90, 30, 150)]


def crossing(a: Point, b: Point, c: Point, d: Point) -> Point | None:
    """Where the segments a-b and c-d cross."""
    (rx, ry), (sx, sy) = (b[0] - a[0], b[1] - a[1]), (d[0] - c[0], d[1] - c[1])
    cross = rx * sy - ry * sx
    if abs(cross) < 1e-6:
        return None
    qx, qy = c[0] - a[0], c[1] - a[1]
    t, u = (qx * sy - qy * sx) / cross, (qx * ry - qy * rx) / cross
    return (a[0] + t * rx, a[1] + t * ry) if 0 <= t <= 1 and 0 <= u <= 1 else None


def bands(ink: Ink, d: str, gold: str, cap: str = "butt") -> None:
    """A strap: dark edge, gold, a light line along it."""
    style = {"stroke_linejoin": "miter", "stroke_linecap": cap, "stroke_miterlimit": "4"}
    for colour, wide in ((EDGE, 19), (gold, 12), ("#fff3cf", 2)):
        ink.stroke(d, colour, wide, **style)


def valknut(ink: Ink) -> None:
    """Three triangles, each over the next and under the one before: none can be taken out."""
    gold = ink.linear(-60, -70, 60, 70, (0, "#fff0c4"), (0.5, "#e9bd62"), (1, "#b97f2c"))
    rings = [triangle(polar(0, 12, 21, turn)) for turn in (0, 120, 240)]
    for ring in rings:
        bands(ink, line(ring, closed=True), gold)
    over, under = rings[0], rings[2]
    for i in range(3):
        for k in range(3):
            a, b = over[i], over[(i + 1) % 3]
            at = crossing(a, b, under[k], under[(k + 1) % 3])
            if at:
                turn = math.atan2(b[1] - a[1], b[0] - a[0])
                reach = (13 * math.cos(turn), 13 * math.sin(turn))
                bands(ink, line([(at[0] - reach[0], at[1] - reach[1]),
                                 (at[0] + reach[0], at[1] + reach[1])]), gold)  # fmt: skip


HAIL = (
    (-62, -44, 9), (60, -60, 6), (62, 34, 10), (-60, 50, 7), (0, -62, 6), (0, 58, 8), (-66, 4, 5),
    (68, -10, 5),
)  # fmt: skip


def hagalaz(ink: Ink) -> None:
    """The hail rune as a shaft of ice, hailstones round it."""
    ice = ink.linear(0, -70, 0, 70, (0, "#f4fbff"), (0.5, "#a9d4f2"), (1, "#5d9fd0"))
    d = "M-30 -66V66M30 -66V66M-30 -20L30 20"
    for colour, wide in ((EDGE, 27), (ice, 18), ("#ffffff", 2.5)):
        ink.stroke(d, colour, wide, stroke_linecap="butt")
    for x, y, size in HAIL:
        stone = [polar(x, y, size, 60 * k) for k in range(6)]
        ink.path(line(stone, closed=True), "#e3f3fd", stroke=EDGE, stroke_width=3)


SPECIALS = {"V": valknut, "H": hagalaz}
HAGALAZ = "M-11 -20V20M11 -20V20M-11 -7L11 7"

LIT = "#ffb640"
SHIELD = "M-17 -19C-10 -18 -5 -20 0 -23C5 -20 10 -18 17 -19C18 -2 13 12 0 21C-13 12 -18 -2 -17 -19Z"
LEFT = "M-17 0L-1 -14V-6H15V6H-1V14Z"
PLUS = "M-5 -15H5V-5H15V5H5V15H-5V5H-15V-5H-5Z"
ONWARD = "M-22 17C-22 -6 -10 -14 2 -14V-24L22 -6L2 12V2C-6 2 -11 6 -12 17Z"


def leaf(ink: Ink) -> None:
    """A card that leans."""
    with ink.at(-4, 0, 1, -10):
        ink.rect(-12, -19, 24, 38, "#fdf8ea", stroke=EDGE, stroke_width=3, rx=3)


def takes(ink: Ink) -> None:
    """An arrow towards whoever plays."""
    with ink.at(8, 6, 0.86):
        formed(ink, LEFT, LIT, 5)


def one(ink: Ink) -> None:
    """Somebody's trick is taken: its shield."""
    with ink.at(-4, 0):
        formed(ink, SHIELD, "#6ea8e0", 3)
    takes(ink)


def three(ink: Ink) -> None:
    """A card more."""
    leaf(ink)
    with ink.at(9, 7, 0.8):
        formed(ink, PLUS, LIT, 5)


def six(ink: Ink) -> None:
    """Somebody's card is taken."""
    leaf(ink)
    takes(ink)


def nine(ink: Ink) -> None:
    """On to the next one."""
    ink.path(ONWARD, LIT)


POWERS = {"1": one, "3": three, "6": six, "9": nine}
