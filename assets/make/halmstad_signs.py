"""The four cargoes of Halmstad, each within 50 units of the origin and a suit's outline.

Three logs lie as a club, ballast stones heap as a spade, a barrel bears a heart, and a crate hangs
on its corner as a diamond.
"""

from __future__ import annotations

from card_parts import EDGE, formed
from ink import Ink

HEART = "M0 22C-10 12 -19 4 -19 -6C-19 -18 -5 -21 0 -11C5 -21 19 -18 19 -6C19 4 10 12 0 22Z"
CASK = "M-27 -49H27C42 -20 42 20 27 49H-27C-42 20 -42 -20 -27 -49Z"
PEAK = "M0 -50C9 -33 31 -22 29 -5C20 9 -20 9 -29 -5C-31 -22 -9 -33 0 -50Z"
LEFT = "M-30 -6C-16 -10 -4 0 -3 14C-4 28 -20 34 -35 29C-51 23 -47 0 -30 -6Z"
RIGHT = "M30 -6C16 -10 4 0 3 14C4 28 20 34 35 29C51 23 47 0 30 -6Z"
FOOT = "M0 17C10 18 16 28 18 41C19 50 -19 50 -18 41C-16 28 -10 18 0 17Z"
CRATE = "M0 -50L50 0L0 50L-50 0Z"


def logs(ink: Ink) -> None:
    formed(ink, "M-7 8L-15 49H15L7 8Z", "#1d4a26")
    wood = ink.radial(-6, -8, 30, (0, "#fbf0c6"), (0.6, "#cfc07c"), (1, "#8f9b55"))
    for x, y in ((-25, 11), (25, 11), (0, -26)):
        with ink.at(x, y):
            ink.circle(0, 0, 25, EDGE)
            ink.circle(0, 0, 22, "#15491f")
            ink.circle(0, 0, 15, wood)
            ink.circle(0, 0, 9, stroke="#3d5a24", stroke_width=2.5)
            ink.circle(0, 0, 3, "#3d5a24")


def stones(ink: Ink) -> None:
    slate = ink.linear(-24, -44, 24, 46, (0, "#b7cbde"), (0.5, "#6c89a5"), (1, "#34506b"))
    for d in (FOOT, LEFT, RIGHT, PEAK):
        formed(ink, d, slate)
    ink.stroke("M-15 -22C-10 -30 -6 -32 -3 -38M-38 8C-36 3 -32 0 -28 0M17 4C20 1 25 0 29 1",
               "#e8f2fb", 3.5)  # fmt: skip
    ink.stroke("M6 -14L14 -8L12 0M-20 20L-14 14M28 20L34 14M-2 36L4 41", "#22384d", 2.5)


def barrel(ink: Ink) -> None:
    formed(ink, CASK, ink.linear(-38, 0, 38, 0, (0, "#8f1233"), (0.35, "#e0355c"), (1, "#7a0c29")))
    ink.stroke("M-12 -48C-17 -18 -17 18 -12 48M12 -48C17 -18 17 18 12 48", "#6b0a22", 2)
    for y, far in ((-33, 34), (33, 34)):
        ink.stroke(f"M{-far} {y}H{far}", EDGE, 11, stroke_linecap="butt")
        ink.stroke(f"M{1 - far} {y}H{far - 1}", "#d9b05a", 5, stroke_linecap="butt")
    ink.path(HEART, "#fff3da", stroke=EDGE, stroke_width=3)


def crate(ink: Ink) -> None:
    plank = ink.linear(-30, -30, 30, 30, (0, "#f0763c"), (0.5, "#cf4a16"), (1, "#98300a"))
    formed(ink, CRATE, "#7d260a")
    with ink.at(0, 0, turn=45):
        for y in (-22, -7, 8):
            ink.rect(-22, y, 44, 13, plank)
        ink.rect(-29, -29, 58, 58, stroke=plank, stroke_width=9)
        ink.rect(-24, -24, 48, 48, stroke=EDGE, stroke_width=2.5)
        for x, y in ((-29, -29), (29, -29), (-29, 29), (29, 29)):
            ink.circle(x, y, 2.5, "#ffe0b0")
    ink.path("M0 -18L18 0L0 18L-18 0Z", "#fff3da", stroke=EDGE, stroke_width=3)


SIGNS = {"C": logs, "S": stones, "H": barrel, "D": crate}
