"""Draw the things on the stage of a question: the leaf of a door, and a candle of any length in
three pieces: python assets/make/stage.py."""

from __future__ import annotations

from ink import Ink

EDGE = "#120c08"
WOOD = ("#7a4d29", "#6d4424", "#815330", "#70462a", "#784b28")
IRON, SHINE = "#2b2624", "#6d625a"


def shutter() -> Ink:
    """The left leaf of a door: planks under two bands of iron, hinged on the left."""
    ink = Ink(270, 180)
    ink.rect(2, 2, 266, 176, WOOD[0], stroke=EDGE, stroke_width=4, rx=10)
    for n, tone in enumerate(WOOD):
        x = 6 + 52.0 * n
        ink.rect(x, 6, 50, 168, ink.linear(x, 0, x + 50, 0, (0, tone), (1, "#5d3a1e")), rx=3)
        ink.stroke(f"M{x + 14} 14C{x + 22} 60 {x + 8} 110 {x + 16} 166M{x + 34} 12"
                   f"C{x + 28} 70 {x + 40} 120 {x + 32} 168", "#4d2f18", 2, opacity=0.6)
    for y in (34, 146):
        ink.path(f"M4 {y - 13}H206L228 {y}L206 {y + 13}H4Z", IRON, stroke=EDGE, stroke_width=3)
        ink.stroke(f"M8 {y - 9}H203", SHINE, 2)
        for x in (24, 84, 144, 194):
            ink.circle(x, y, 6, SHINE, stroke=EDGE, stroke_width=2)
    return ink


def flame() -> Ink:
    """A flame in its light, on a wick."""
    ink = Ink(120, 120)
    glow = (0, "#ffc35a", 0.75), (0.4, "#ff9a3c", 0.3), (1, "#ff8a1e", 0)
    ink.circle(60, 66, 54, ink.radial(60, 66, 54, *glow))
    ink.stroke("M60 118V92", EDGE, 5)
    ink.path("M60 16C84 50 88 72 80 88C75 98 67 103 60 103C53 103 45 98 40 88C32 72 42 48 60 16Z",
             "#ff9a2b")
    ink.path("M60 48C72 68 75 80 70 90C67 96 64 99 60 99C56 99 53 96 50 90C45 80 50 66 60 48Z",
             "#fff4c8")
    return ink


def wax() -> Ink:
    """A candle, to be drawn as high as it still is."""
    ink = Ink(60, 60)
    tone = ink.linear(0, 0, 60, 0, (0, "#c9a873"), (0.3, "#fff4d6"), (0.7, "#f3dfb4"),
                      (1, "#a88654"))
    ink.rect(0, 0, 60, 60, tone)
    return ink


def dish() -> Ink:
    """The brass dish that a candle stands in."""
    ink = Ink(140, 50)
    ink.ellipse(70, 30, 68, 18, "#8a5a1c", stroke=EDGE, stroke_width=4)
    ink.ellipse(70, 24, 62, 14, "#e2ad4a", stroke=EDGE, stroke_width=2)
    ink.ellipse(70, 24, 44, 9, "#8a5a1c")
    ink.stroke("M16 30C40 44 100 44 124 30", "#fff0c4", 2, opacity=0.7)
    return ink


if __name__ == "__main__":
    for name, drawn in (("shutter", shutter), ("candle_flame", flame), ("candle_wax", wax),
                        ("candle_dish", dish)):
        drawn().save(f"ui/{name}.svg")
