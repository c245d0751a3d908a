"""How a phone comes to a table, in three pictures: python assets/make/phones.py.

It is in the net of the screen, it looks at a code, and somebody's cards lie on it.
"""

from __future__ import annotations

from card_parts import CUT, form
from ink import Ink

WIDE, HIGH = 200, 150
GLASS, GLOW = "#2b4a7e", "#7fb6f0"
CASE, RIM = "#3a3f4c", "#8a93a8"
GOLD, PAPER = "#f0bc52", "#fff6de"
CODE = ("1110111", "1010101", "1110111", "0001010", "1110101", "1010110", "1110011")
SUITS = (
    ("#c23a3a", "M0 -13C7 -24 22 -13 0 12C-22 -13 -7 -24 0 -13Z"),
    ("#2a6a4e", "M0 -17L15 0L0 17L-15 0Z"),
    ("#26406e", "M0 -15A15 15 0 1 1 0 15A15 15 0 1 1 0 -15Z"),
)


def bar(x: float, y: float, w: float, h: float, round_: float) -> str:
    """A rectangle with round corners."""
    r, right, foot = round_, x + w, y + h
    return (f"M{x + r} {y}H{right - r}Q{right} {y} {right} {y + r}V{foot - r}"
            f"Q{right} {foot} {right - r} {foot}H{x + r}Q{x} {foot} {x} {foot - r}V{y + r}"
            f"Q{x} {y} {x + r} {y}Z")


def phone(ink: Ink, w: float, h: float) -> None:
    """One that stands upright, its middle at the origin."""
    form(ink, bar(-w / 2, -h / 2, w, h, 12),
         ink.linear(-w / 2, 0, w / 2, 0, (0, RIM), (0.3, CASE), (1, "#20242e")))
    ink.path(bar(-w / 2 + 7, -h / 2 + 12, w - 14, h - 26, 5),
             ink.linear(0, -h / 2, 0, h / 2, (0, GLOW), (1, GLASS)), stroke=CUT, stroke_width=3)
    ink.stroke(f"M-7 {h / 2 - 7}H7", RIM, 3.5)


def waves(ink: Ink, x: float, y: float) -> None:
    """What goes from a foot upwards through the air."""
    for reach in (12, 23, 34):
        d = f"M{x - reach} {y - reach}Q{x} {y - reach - 0.85 * reach} {x + reach} {y - reach}"
        ink.stroke(d, CUT, 13)
        ink.stroke(d, GOLD, 7)
    ink.circle(x, y, 8, GOLD, stroke=CUT, stroke_width=4)


def net() -> Ink:
    """A screen and a phone, and what they have in common over them."""
    ink = Ink(WIDE, HIGH)
    form(ink, bar(8, 62, 104, 66, 8), ink.linear(8, 62, 8, 128, (0, "#8a5c34"), (1, "#5c3a1e")))
    ink.path(bar(17, 71, 86, 48, 3), ink.linear(0, 71, 0, 119, (0, GLOW), (1, GLASS)), stroke=CUT,
             stroke_width=3)
    ink.path("M17 119L44 92L60 108L78 86L103 112V119Z", "#eaf2ff")
    ink.stroke("M42 140H78M60 130V138", CUT, 9)
    with ink.at(160, 96):
        phone(ink, 50, 92)
    waves(ink, 118, 58)
    return ink


def scan() -> Ink:
    """A phone that looks at a code on a card."""
    ink = Ink(WIDE, HIGH)
    with ink.at(60, 74, 1, -6):
        form(ink, bar(-50, -56, 100, 112, 8), PAPER)
        for y, row in enumerate(CODE):
            for x, dark in enumerate(row):
                if dark == "1":
                    ink.rect(-40 + x * 80 / 7, -40 + y * 80 / 7, 12.0, 12.0, CUT)
    ink.path("M140 44L20 20V128L140 100Z", ink.linear(140, 0, 20, 0, (0, "#ffe08a", 0.75),
                                                     (1, "#ffe08a", 0.1)))
    with ink.at(156, 74, 1, 8):
        phone(ink, 64, 124)
        ink.stroke("M-16 -22V-34H-4M16 -22V-34H4M-16 14V26H-4M16 14V26H4", PAPER, 6)
    return ink


def hand() -> Ink:
    """A phone with cards on it, in a mitten."""
    ink = Ink(WIDE, HIGH)
    with ink.at(100, 66, 1, 0):
        phone(ink, 84, 124)
    for n, (colour, sign) in enumerate(SUITS):
        with ink.at(100, 122, 1, (n - 1) * 27), ink.at(0, -66):
            form(ink, bar(-26, -38, 52, 80, 8), PAPER)
            with ink.at(0, -10):
                ink.path(sign, colour)
    mitten = "M52 150C44 132 46 118 60 116C84 112 116 112 140 116C154 118 156 132 148 150Z"
    form(ink, mitten, ink.linear(0, 114, 0, 150, (0, "#e8574a"), (1, "#a52a2a")))
    form(ink, "M58 120C44 108 50 90 62 94C72 98 76 112 76 120Z", "#e8574a")
    ink.stroke("M66 134H134", "#ffd9a0", 5, stroke_dasharray="2 12")
    return ink


if __name__ == "__main__":
    for name, draw in (("net", net), ("scan", scan), ("hand", hand)):
        draw().save(f"ui/phones/{name}.svg")
