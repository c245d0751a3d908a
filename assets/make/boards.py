"""Draw the signs beside the games' boxes on the shelf of the night board, for all games together
and for past matches: python assets/make/boards.py."""

from __future__ import annotations

import math

from card_covers import night
from card_parts import CUT, form
from cover import FOOT, ranges, rim
from ink import Ink, polar

PEAKS = ((0, 470), (80, 396), (170, 452), (250, 380), (340, 446), (420, 392), (480, 450))
CROWN = "M96 404L60 206L156 282L240 150L324 282L420 206L384 404C300 384 180 384 96 404Z"


def snowfield(ink: Ink) -> None:
    """Mountains by night over snow."""
    ranges(ink, PEAKS, "#3c679b", "#cfe2f4")
    snow = ink.linear(0, 500, 0, 600, (0, "#d5e6f6"), (1, "#6f95bf"))
    ink.path("M0 522C90 496 170 524 260 514C350 506 420 492 480 508" + FOOT, snow)


def rays() -> Ink:
    """Rays of light over the snow."""
    ink = Ink(480, 600)
    night(ink, "all", "#24406f")
    with ink.group(opacity=0.34):
        for n in range(16):
            (x1, y1), (x2, y2) = (polar(240, 290, 340, 22.5 * n + by) for by in (-4.4, 4.4))
            ray = ink.radial(240, 290, 330, (0, "#ffcf7a"), (0.75, "#ffb04a", 0.45),
                             (1, "#ff9a3c", 0))
            ink.path(f"M240 290L{x1:.0f} {y1:.0f}L{x2:.0f} {y2:.0f}Z", ray)
    snowfield(ink)
    ink.circle(240, 300, 250, ink.radial(240, 300, 250, (0, "#ffd27a", 0.95),
                                         (0.55, "#ff9a3c", 0.45), (1, "#ff8a2c", 0)))
    return ink


def crowned() -> Ink:
    """A crown in them."""
    ink = rays()
    gold = ink.linear(0, 150, 0, 410, (0, "#fff3cc"), (0.5, "#efb94e"), (1, "#a9661a"))
    form(ink, CROWN, gold)
    form(ink, "M92 388C190 364 290 364 388 388L384 440C290 416 190 416 96 440Z",
         ink.linear(0, 370, 0, 440, (0, "#ffe6a4"), (1, "#b8741f")))
    for x, y, r in ((60, 196, 20), (156, 270, 14), (240, 138, 24), (324, 270, 14), (420, 196, 20)):
        ink.circle(x, y, r, ink.radial(x - 5, y - 6, r * 1.4, (0, "#fff8e0"), (1, "#d99a35")),
                   stroke=CUT, stroke_width=5)
    for k, colour in enumerate(("#4fa8e8", "#e2574c", "#3fbf86", "#e2574c", "#4fa8e8")):
        x = 136 + 52 * k
        y = 408 - 11 * math.cos((k - 2) * 0.62)
        ink.path(f"M{x} {y - 17}L{x + 15} {y}L{x} {y + 17}L{x - 15} {y}Z", colour, stroke=CUT,
                 stroke_width=4)
    rim(ink)
    return ink


def chronicle() -> Ink:
    """A chronicle that lies open by candlelight."""
    ink = Ink(480, 600)
    night(ink, "past", "#27365f")
    ink.circle(240, 210, 240, ink.radial(240, 190, 240, (0, "#ffd27a", 0.9),
                                         (0.5, "#ff9a3c", 0.4), (1, "#ff8a2c", 0)))
    wood = ink.linear(0, 452, 0, 600, (0, "#8a5a33"), (1, "#3f2412"))
    ink.path("M0 452H480" + FOOT, wood)
    ink.stroke("M0 454H480", "#c08a52", 5)
    for y in (500, 544):
        ink.stroke(f"M12 {y}C160 {y - 8} 320 {y + 8} 468 {y}", "#2a160a", 3, opacity=0.5)
    wax = ink.linear(208, 0, 272, 0, (0, "#fff6dc"), (1, "#c7a26c"))
    form(ink, "M210 150C224 158 256 158 270 150V330H210Z", wax)
    ink.path("M240 44C262 80 270 94 270 112C270 134 257 146 240 146C223 146 210 134 210 112"
             "C210 94 218 80 240 44Z", "#ff9a2e", stroke=CUT, stroke_width=4)
    ink.path("M240 84C251 102 254 108 254 118C254 130 248 137 240 137C232 137 226 130 226 118"
             "C226 108 229 102 240 84Z", "#fffbe6")
    form(ink, "M40 350H440L466 486H14Z", ink.linear(0, 350, 0, 486, (0, "#a8322e"), (1, "#6d1a1c")))
    page = ink.linear(0, 330, 0, 470, (0, "#fff6dc"), (1, "#d6bd8a"))
    form(ink, "M240 356C190 322 110 322 60 344L38 466C100 442 190 444 240 474Z", page)
    form(ink, "M240 356C290 322 370 322 420 344L442 466C380 442 290 444 240 474Z", page)
    for n in range(4):
        y = 366 + 25 * n
        ink.stroke(f"M{84 - 5 * n} {y}C120 {y - 10} 170 {y - 8} 214 {y + 10}", "#8a6a3c", 7)
        ink.stroke(f"M266 {y + 10}C310 {y - 8} 360 {y - 10} {396 + 5 * n} {y}", "#8a6a3c", 7)
    form(ink, "M318 332L352 330L370 426L350 410L340 432Z", "#f2c14e")
    rim(ink)
    return ink


def gathering() -> Ink:
    """Boxes of games on a table under a large moon."""
    ink = Ink(480, 600)
    night(ink, "evenings", "#2b3a70")
    ink.circle(236, 190, 230, ink.radial(236, 190, 230, (0, "#ffe9ae", 0.75),
                                         (0.5, "#e0b45a", 0.25), (1, "#e0b45a", 0)))
    gold = ink.linear(0, 50, 0, 330, (0, "#fff3cc"), (0.5, "#f2c35a"), (1, "#c07f26"))
    form(ink, "M262 52A140 140 0 1 0 366 262A112 112 0 0 1 262 52Z", gold)
    for x, y, r in ((352, 120, 34), (412, 206, 20)):
        points = [polar(x, y, r if n % 2 == 0 else r * 0.42, 36 * n) for n in range(10)]
        form(ink, "M" + "L".join(f"{px:.0f} {py:.0f}" for px, py in points) + "Z", "#fff3cc")
    wood = ink.linear(0, 480, 0, 600, (0, "#8a5a33"), (1, "#3f2412"))
    ink.path("M0 484H480" + FOOT, wood)
    ink.stroke("M0 486H480", "#c08a52", 5)
    for n, (own, light) in enumerate((("#4a2f8f", "#7a5ccc"), ("#8c2626", "#cc4f45"),
                                      ("#1f6b45", "#3fa873"))):
        x, top = 56 + 128 * n, (374, 340, 374)[n]
        front = ink.linear(0, top, 0, 520, (0, light), (1, own))
        form(ink, f"M{x} {top}H{x + 20}V520H{x}Z", own)
        form(ink, f"M{x + 20} {top}H{x + 112}V520H{x + 20}Z", front)
        y = (top + 520) / 2
        ink.path(f"M{x + 66} {y - 36}L{x + 92} {y}L{x + 66} {y + 36}L{x + 40} {y}Z", "#ffe3a0",
                 stroke=CUT, stroke_width=4)
    rim(ink)
    return ink


if __name__ == "__main__":
    rays().save("ui/board_rays.svg")
    crowned().save("ui/board_all.svg")
    chronicle().save("ui/board_past.svg")
    gathering().save("ui/board_evenings.svg")
