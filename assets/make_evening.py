"""What a game night is made of: python assets/make_evening.py.

Lanterns, lit and dark, and the nisse who lights them; what stands about in the house; and the seals
of predictions on a score sheet.
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
    lamplighter().save("ui/nisse.svg")


if __name__ == "__main__":
    main()
