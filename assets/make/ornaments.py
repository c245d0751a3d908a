"""The house's ornaments: wreath, book, knot, snowflake, sprig: python assets/make/ornaments.py."""

from __future__ import annotations

from ink import Ink, polar, smooth

GOLD, DARK, BRONZE, PALE = "#e2ad4a", "#120a06", "#3a210e", "#f0cf86"
RUNES = (
    "M-4 -9V9M-4 -8L5 -2L-4 2",
    "M0 -9V9M-6 -3L6 3",
    "M-5 -9V9M5 -9V9M-5 -3L5 3",
    "M-3 -9V9M-3 -9L5 -4M-3 -3L5 2",
    "M-6 -9L6 9M6 -9L-6 9",
)


def win() -> Ink:
    """A ring of runes between two sprays of laurel, tied below; empty inside radius 108."""
    ink = Ink(400, 400)
    warm = ((0.4, "#ffb52e", 0), (0.72, "#ffb52e", 0.4), (1, "#ff8a1e", 0))
    ink.circle(200, 200, 200, ink.radial(200, 200, 200, *warm))
    for radius, wide, colour in (
        (126, 36, DARK),
        (126, 30, "#4a2e18"),
        (140, 4, GOLD),
        (112, 4, GOLD),
    ):
        ink.circle(200, 200, radius, stroke=colour, stroke_width=wide)
    for k in range(20):
        with ink.at(*polar(200, 200, 126, 18 * k), turn=18 * k + 90):
            ink.stroke(RUNES[k % 5], "#ffe3a0", 2.8)
    for side in (1, -1):
        with ink.group(transform=f"translate(200 200) scale({side} 1)"):
            spray(ink)
    for size, colour in ((26, BRONZE), (21, GOLD), (11, "#fff0c4")):
        ink.path(f"M200 {366 - size}L{200 + size} 366L200 {366 + size}L{200 - size} 366Z", colour)
    return ink


def learned() -> Ink:
    """An open book with a star over it, for a lesson that is done."""
    ink = Ink(400, 400)
    warm = ((0.2, "#ffb52e", 0.5), (1, "#ff8a1e", 0))
    ink.circle(200, 150, 190, ink.radial(200, 150, 190, *warm))
    cover = "M40 180Q120 150 200 186Q280 150 360 180V340Q280 316 200 352Q120 316 40 340Z"
    ink.path(cover, "#5c2a16", stroke=DARK, stroke_width=14, stroke_linejoin="round")
    for side in (1, -1):
        with ink.group(transform=f"translate(200 0) scale({side} 1)"):
            leaf = "M0 180Q74 146 146 170V316Q74 298 0 330Z"
            ink.path(leaf, "#f6e8c4", stroke=DARK, stroke_width=7, stroke_linejoin="round")
            for y in (206, 236, 266):
                ink.stroke(f"M26 {y}Q74 {y - 20} 124 {y - 8}", "#a8895c", 7)
    star = [polar(200, 96, (78, 34)[i % 2], 36 * i - 90) for i in range(10)]
    data = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in star) + "Z"
    ink.path(data, GOLD, stroke=DARK, stroke_width=12, stroke_linejoin="round")
    ink.path(data, ink.linear(0, 20, 0, 170, (0, "#fff0c4"), (1, GOLD)))
    return ink


def corner() -> Ink:
    """The upper left corner of a leaf: a sprig of lingonberries that winds along both edges."""
    ink = Ink(120, 120)
    brown, berry = "#b08a4e", "#b5463a"
    ink.stroke("M8 118C8 74 10 40 34 22C52 9 84 8 118 8", brown, 4)
    ink.stroke("M20 46C34 48 46 42 50 28M44 18C46 32 42 44 30 50", brown, 3)
    for x, y, turn in ((9, 92, -62), (13, 66, -118), (92, 9, -28), (66, 12, 28), (30, 30, 45)):
        with ink.at(x, y, 1, turn):
            ink.path("M0 0C8 -11 22 -11 30 0C22 11 8 11 0 0Z", "#c3a363")
            ink.stroke("M3 0H24", "#8f6c34", 2)
    for x, y in ((54, 30), (33, 54), (46, 46)):
        ink.circle(x, y, 7, berry, stroke="#7c2a20", stroke_width=2.5)
        ink.circle(x - 2, y - 2.5, 1.8, "#ffd9c8")
    return ink


def spray(ink: Ink) -> None:
    """The right half of the wreath round the origin, from below upwards."""
    stem = smooth([polar(0, 0, 167, a) for a in range(84, -72, -12)])
    ink.stroke(stem, BRONZE, 6)
    ink.stroke(stem, "#b27d31", 2.5)
    for i in range(12):
        turn, size = 74 - 12.5 * i, 1.0 - 0.03 * i
        for lean, paint in ((34, "#d9a545"), (-30, "#f6d98c")):
            with ink.at(*polar(0, 0, 167, turn), size, turn - 90 + lean):
                leaf = "M0 0C6 -11 24 -13 38 0C24 12 6 10 0 0Z"
                ink.path(leaf, paint, stroke=BRONZE, stroke_width=2.5)
                ink.stroke("M6 0H28", "#7a4a12", 1.6)


def frame_knot() -> Ink:
    """A panel's top left corner: one strap loops round it and crosses itself at (44, 44)."""
    ink = Ink(120, 120)
    loop = "M106 44H30C14 44 8 38 8 26C8 14 14 8 26 8C38 8 44 14 44 30V106"
    strap(ink, loop)
    strap(ink, "M60 44H32")
    for x, y, turn in ((104, 44, 0), (44, 104, 90)):
        with ink.at(x, y, turn=turn):
            ink.path("M-3 0L4 -9L16 0L4 9Z", PALE, stroke=DARK, stroke_width=2.5)
            ink.path("M3 0L6 -4L11 0L6 4Z", "#a8434a")
    ink.path("M26 16L36 26L26 36L16 26Z", PALE, stroke=DARK, stroke_width=2.5)
    ink.path("M26 21L31 26L26 31L21 26Z", "#a8434a")
    return ink


def strap(ink: Ink, d: str) -> None:
    for colour, wide in ((DARK, 12), ("#b27d31", 8), (PALE, 2)):
        ink.stroke(d, colour, wide, stroke_linecap="butt")


def snowflake() -> Ink:
    ink = Ink(40, 40)
    for k in range(6):
        with ink.at(20, 20, turn=60 * k):
            ink.stroke("M0 0V-17M-5 -15L0 -10L5 -15M-3.5 -8L0 -4.5L3.5 -8", "#f2f7ff", 1.8)
    return ink


if __name__ == "__main__":
    win().save("ui/win.svg")
    learned().save("ui/learned.svg")
    frame_knot().save("ui/frame_knot.svg")
    snowflake().save("ui/snowflake.svg")
