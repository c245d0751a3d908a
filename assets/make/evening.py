"""Draw the things of a game night: python assets/make/evening.py.

Lanterns, lit and dark, and the nisse who lights them; the things that stand about in the house and
on a laid table; and the seals of predictions on a score sheet.
"""

from __future__ import annotations

from card_parts import CUT, form
from halmstad_court import nisse
from ink import Ink, line, polar

WIDE, HIGH = 120, 160
GLASS = "M30 58H90L96 122H24Z"


def lantern(*, lit: bool) -> Ink:
    """A lantern of forged iron on a ring, with a candle behind its glass."""
    ink = Ink(WIDE, HIGH)
    if lit:
        halo = ink.radial(60, 92, 60, (0, "#ffd67a", 0.85), (0.5, "#ffb040", 0.35),
                          (1, "#ff9020", 0))
        ink.circle(60, 92, 60, halo)
    iron = ink.linear(24, 30, 96, 150, (0, "#6d6a72"), (0.5, "#45424a"), (1, "#26232a"))
    ink.circle(60, 22, 13, stroke=CUT, stroke_width=11)
    ink.circle(60, 22, 13, stroke="#6d6a72", stroke_width=5)
    if lit:
        glass = ink.radial(60, 98, 52, (0, "#fff8d8"), (0.45, "#ffd870"), (1, "#ee8f2c"))
    else:
        glass = ink.linear(30, 58, 90, 122, (0, "#5f7391"), (0.5, "#3c4c66"), (1, "#28344a"))
    form(ink, GLASS, glass)
    form(ink, "M52 122V104C52 100 68 100 68 104V122Z", "#fff6e0" if lit else "#a9adb8")
    if lit:
        ink.path("M60 64C70 80 73 86 73 92C73 100 67 104 60 104C53 104 47 100 47 92"
                 "C47 86 50 80 60 64Z", "#ff9a2e")  # fmt: skip
        ink.path("M60 78C66 88 67 90 67 94C67 99 64 102 60 102C56 102 53 99 53 94"
                 "C53 90 54 88 60 78Z", "#fffbe6")  # fmt: skip
    else:
        ink.stroke("M60 102V95", CUT, 4)
        ink.stroke("M38 66L34 114", "#c9d6e8", 5, opacity=0.45)
    for x, foot in ((30, 24), (90, 96)):
        ink.stroke(f"M{x} 58L{foot} 122", CUT, 11)
        ink.stroke(f"M{x} 58L{foot} 122", "#5a5760", 5)
    form(ink, "M60 34C72 36 82 44 96 58H24C38 44 48 36 60 34Z", iron)
    form(ink, "M18 122H102V134H18Z", iron)
    form(ink, "M28 134H92L86 146H34Z", iron)
    ink.stroke("M42 48C50 42 55 41 60 40", "#a5a2ac", 3.5, opacity=0.8)
    ink.stroke("M24 126H96", "#a5a2ac", 2.5, opacity=0.6)
    return ink


def candle(ink: Ink) -> None:
    """A candle in its dish, 94 wide and 126 high."""
    ink.circle(54, 34, 34, ink.radial(54, 34, 34, (0, "#ffd67a", 0.8), (1, "#ff9020", 0)))
    form(ink, "M40 60H68V112H40Z", ink.linear(40, 0, 68, 0, (0, "#fff4d6"), (1, "#c9a873")))
    ink.path("M54 14C63 28 66 34 66 41C66 49 61 54 54 54C47 54 42 49 42 41C42 34 45 28 54 14Z",
             "#ff9a2e")  # fmt: skip
    ink.path("M54 30C59 38 60 40 60 44C60 49 57 52 54 52C51 52 48 49 48 44C48 40 49 38 54 30Z",
             "#fffbe6")  # fmt: skip
    form(ink, "M14 108H94L84 126H24Z", ink.linear(14, 0, 94, 0, (0, "#e2ad4a"), (1, "#8a5a1c")))


def lone_candle() -> Ink:
    """The candle of the keepsakes where it stands alone."""
    ink = Ink(113, 128)
    candle(ink)
    return ink


def mug(ink: Ink) -> None:
    """A mug that steams, from 134 to 222, and as high."""
    ink.stroke("M202 74C228 68 230 106 200 104", CUT, 18)
    ink.stroke("M202 74C228 68 230 106 200 104", "#a8262c", 8)
    form(ink, "M134 60H204L198 126H140Z",
         ink.linear(134, 0, 204, 0, (0, "#d2413f"), (0.6, "#b12a30"), (1, "#7c1a20")))
    ink.stroke("M139 90L150 80L161 90L172 80L183 90L194 80L201 86", "#fff0dc", 5)
    for x in (152, 170, 188):
        ink.stroke(f"M{x} 48C{x - 10} 38 {x + 10} 28 {x} 16", "#fff6e0", 5, opacity=0.45)


def keepsakes() -> Ink:
    """What stands about in the house: a candle, a mug, and two books with spectacles on them."""
    ink = Ink(420, 128)
    candle(ink)
    mug(ink)
    for x, y, wide, cover in ((256, 98, 150, "#2f6b58"), (268, 70, 128, "#31538f")):
        form(ink, f"M{x + 10} {y}H{x + wide}V{y + 28}H{x + 10}C{x - 4} {y + 28} {x - 4} {y} "
             f"{x + 10} {y}Z", cover)
        ink.path(f"M{x + 14} {y + 7}H{x + wide - 3}V{y + 21}H{x + 14}Z", "#f1e2c0")
        ink.stroke(f"M{x + 20} {y + 14}H{x + wide - 8}", "#b99c6c", 2)
    for x in (308, 350):
        ink.circle(x, 56, 13, "#cfe4ee", stroke=CUT, stroke_width=5, fill_opacity=0.5)
    ink.stroke("M321 54C326 49 332 49 337 54M363 54L382 66", CUT, 5)
    return ink


def kettle() -> Ink:
    """A coffee kettle of red enamel, which steams."""
    ink = Ink(190, 170)
    ink.shadow(96, 160, 78, 9, 0.5)
    for x in (20, 34):
        ink.stroke(f"M{x} 58C{x - 9} 46 {x + 9} 36 {x} 22", "#fff6e0", 5, opacity=0.45)
    ink.stroke("M58 66C54 12 142 12 138 66", CUT, 17)
    ink.stroke("M58 66C54 12 142 12 138 66", "#8a5a30", 8)
    form(ink, "M54 104L16 66L30 58L66 84Z", "#b12a30")
    form(ink, "M58 66H138C150 96 158 126 160 156H36C38 126 46 96 58 66Z",
         ink.linear(36, 0, 160, 0, (0, "#d9493f"), (0.55, "#b12a30"), (1, "#6f161c")))
    form(ink, "M64 66C70 50 126 50 132 66Z",
         ink.linear(64, 0, 132, 0, (0, "#d9493f"), (1, "#8a1f26")))
    ink.circle(98, 48, 8, "#e2ad4a", stroke=CUT, stroke_width=5)
    for x in range(58, 150, 20):
        ink.path(f"M{x} 124l8 -9l8 9l-8 9Z", "#fff0dc")
    ink.stroke("M62 84C56 102 52 122 50 142", "#ffd9c0", 5, opacity=0.6)
    return ink


def biscuits() -> Ink:
    """A dish of gingerbread hearts and stars."""
    ink = Ink(230, 120)
    ink.shadow(115, 110, 104, 9, 0.5)
    for x, y, turn, heart in ((62, 54, -16, True), (168, 54, 14, True), (115, 40, 0, False),
                              (90, 66, 8, False), (142, 68, -8, True)):
        with ink.at(x, y, 1.0, turn):
            shape = ("M0 30C-40 4 -30 -26 -10 -24C-4 -23 -1 -18 0 -14C1 -18 4 -23 10 -24"
                     "C30 -26 40 4 0 30Z") if heart else line(
                [polar(0, 0, (34, 18)[n % 2], 36 * n) for n in range(10)], closed=True)
            form(ink, shape, "#b56a2c")
            ink.stroke("M-14 -8Q0 8 14 -8" if heart else "M-12 4Q0 -12 12 4", "#fff6e0", 4)
    form(ink, "M8 72H222C216 98 190 110 115 110C40 110 14 98 8 72Z",
         ink.linear(8, 0, 222, 0, (0, "#f7ecd4"), (0.6, "#d8c49c"), (1, "#9a845c")))
    ink.stroke("M24 84Q115 102 206 84", "#31538f", 5)
    return ink


def cups() -> Ink:
    """Two cups on their saucers."""
    ink = Ink(250, 110)
    for x, tone, deep in ((64, "#f2e6cc", "#a8946c"), (186, "#4f8a74", "#22493c")):
        ink.shadow(x, 102, 58, 7, 0.5)
        ink.stroke(f"M{x + 34} 46C{x + 62} 40 {x + 58} 78 {x + 28} 76", CUT, 15)
        ink.stroke(f"M{x + 34} 46C{x + 62} 40 {x + 58} 78 {x + 28} 76", tone, 6)
        form(ink, f"M{x - 56} 92H{x + 56}C{x + 48} 104 {x + 24} 104 {x} 104C{x - 24} 104 "
             f"{x - 48} 104 {x - 56} 92Z", tone)
        form(ink, f"M{x - 38} 36H{x + 38}C{x + 36} 70 {x + 24} 92 {x} 92C{x - 24} 92 {x - 36} 70 "
             f"{x - 38} 36Z", ink.linear(x - 38, 0, x + 38, 0, (0, tone), (1, deep)))
        ink.stroke(f"M{x - 30} 54Q{x} 66 {x + 30} 54", "#b12a30", 5)
        ink.stroke(f"M{x - 4} 26C{x - 12} 18 {x + 6} 12 {x - 2} 2", "#fff6e0", 4, opacity=0.45)
    return ink


CROSSES = (  # what is sewn along the hem of a cloth: a star, a heart, a fir
    "....#..............#....",
    ".#..#..#...##.##..###...",
    "..#.#.#...#######..#....",
    "...###....#######.###...",
    "#########.#######..#....",
    "...###.....#####..###...",
    "..#.#.#.....###..#####..",
    ".#..#..#.....#..#######.",
    "....#..............#....",
)
CROSS = 10


def border() -> Ink:
    """A stretch of cross stitch, which goes on from one to the next."""
    ink = Ink(len(CROSSES[0]) * CROSS, len(CROSSES) * CROSS)
    for y, row in enumerate(CROSSES):
        for x, one in enumerate(row):
            if one == "#":
                at, to = x * CROSS + 2, (x + 1) * CROSS - 2
                top, low = y * CROSS + 2, (y + 1) * CROSS - 2
                ink.stroke(f"M{at} {top}L{to} {low}M{to} {top}L{at} {low}", "#ffcd68", 4.2,
                           opacity=0.49)
    return ink


def trophy() -> Ink:
    """A cup with two handles on its foot."""
    ink = Ink(200, 200)
    gold = ink.linear(50, 0, 150, 0, (0, "#fff0c4"), (0.35, "#efb94e"), (1, "#94590f"))
    for turn in (-1, 1):
        x = 100 + turn * 46
        ear = f"M{x} 48C{x + turn * 50} 40 {x + turn * 46} 104 {x - turn * 8} 100"
        ink.stroke(ear, CUT, 20)
        ink.stroke(ear, "#e2ad4a", 9)
    form(ink, "M90 118H110L114 156H86Z", gold)
    form(ink, "M50 22H150C152 82 136 118 100 126C64 118 48 82 50 22Z", gold)
    form(ink, "M44 14H156V32H44Z", ink.linear(0, 14, 0, 32, (0, "#fff3cc"), (1, "#c9882e")))
    ink.path("M100 48L108 66L128 68L113 81L118 100L100 90L82 100L87 81L72 68L92 66Z", "#fff6dc",
             stroke=CUT, stroke_width=3.5, stroke_linejoin="round")
    form(ink, "M66 154H134V172H66Z", ink.linear(0, 154, 0, 172, (0, "#efb94e"), (1, "#94590f")))
    form(ink, "M54 170H146V196H54Z", ink.linear(0, 170, 0, 196, (0, "#7a4a2a"), (1, "#3f2412")))
    ink.stroke("M64 40C66 70 72 92 84 106", "#fff8e0", 5, opacity=0.8)
    return ink


def verdict(*, hit: bool) -> Ink:
    """A seal for what was foretold: a tick where it has come true, a cross where it has not."""
    ink = Ink(100, 100)
    light, deep = ("#6fd07e", "#1f7a3c") if hit else ("#ef7a63", "#a3241c")
    ink.circle(50, 50, 42, ink.radial(40, 34, 70, (0, light), (1, deep)), stroke=CUT,
               stroke_width=7)
    way = "M29 52L44 67L72 34" if hit else "M34 34L66 66M66 34L34 66"
    ink.stroke(way, CUT, 20, opacity=0.35)
    ink.stroke(way, "#fff6e0", 12)
    return ink


def struck() -> Ink:
    """The burst where somebody was captured."""
    ink = Ink(100, 100)
    points = [polar(50, 50, (47, 27)[n % 2], 20 * n) for n in range(18)]
    ink.path(line(points, closed=True), "#ff7a5c", stroke=CUT, stroke_width=4,
             stroke_linejoin="round")
    ink.circle(50, 50, 13, "#fff6e0")
    return ink


def lamplighter() -> Ink:
    """The nisse who lights the lanterns."""
    ink = Ink(200, 200)
    with ink.at(96, 101):
        nisse(ink)
    return ink


def main() -> None:
    verdict(hit=True).save("ui/hit.svg")
    verdict(hit=False).save("ui/miss.svg")
    lantern(lit=True).save("ui/lantern_lit.svg")
    lantern(lit=False).save("ui/lantern_dark.svg")
    struck().save("ui/struck.svg")
    trophy().save("ui/trophy.svg")
    keepsakes().save("ui/keepsakes.svg")
    lone_candle().save("ui/candle.svg")
    kettle().save("ui/laid/kettle.svg")
    biscuits().save("ui/laid/biscuits.svg")
    cups().save("ui/laid/cups.svg")
    border().save("ui/laid/border.svg")
    lamplighter().save("ui/nisse.svg")


if __name__ == "__main__":
    main()
