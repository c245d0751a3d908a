"""The nisse who teaches: python assets/make/teacher.py.

She stands to the waist, 470 x 400; one arm rests, and her other hand is raised, for what she shows.
Her head is a picture of its own, so that it can be shaken. She explains, points, is glad, sorry or
curious.
"""

from __future__ import annotations

from card_parts import CUT, form
from emblems import mirrored
from ink import Ink
from people import FEELINGS, LAUGH, TEETH, darker

WIDE, HIGH = 470, 400
NECK = 186, 178  # where the middle of her face is
BENCH = 600, 48
HEAD = 240, 340  # how large the picture of her head is; her face is at (120, 168)
COAT, LIT, DEEP = "#2f6b58", "#4c9077", "#17402f"
WOOL, RED, WINE, GOLD = "#fff6e0", "#d2413f", "#8f1f2c", "#ffd464"
BODY = ("M186 238C236 238 270 256 284 298C296 336 302 372 304 416H68C70 372 76 336 88 298"
        "C102 256 136 238 186 238Z")
HAIR, STRANDS = ("#f3c567", "#b97a26"), "#8a5616"
PLAIT = ("M-42 -14C-60 6 -60 30 -55 44C-63 56 -61 68 -54 78C-60 90 -56 104 -47 112L-36 108"
         "C-32 98 -33 88 -38 78C-32 66 -34 54 -40 44C-32 30 -32 10 -36 -10Z")
CROSSED = "M-55 44C-49 49 -46 49 -40 44M-54 78C-48 82 -44 82 -38 78"


def arm(ink: Ink, way: str, cuff: tuple[float, float, float, float]) -> None:
    """A sleeve, with a cuff of wool across it at its end."""
    ink.stroke(way, CUT, 60)
    ink.stroke(way, COAT, 50)
    ink.stroke(way, LIT, 12, opacity=0.5, transform="translate(-7 -9)")
    x, y, dx, dy = cuff
    across = f"M{x - dx} {y - dy}L{x + dx} {y + dy}"
    ink.stroke(across, CUT, 28)
    ink.stroke(across, WOOL, 18)


THUMB = "M10 4C20 -14 34 -14 34 -4C34 6 24 14 14 18Z"


def pointing(ink: Ink, x: float, y: float, turn: float) -> None:
    """A red mitten with one finger stretched, its thumb up where that points to the right."""
    with ink.at(x, y, 1, turn):
        for tone, wide in ((CUT, 27), (RED, 17)):
            ink.stroke("M-2 -14V-58", tone, wide)
        form(ink, mirrored(THUMB), RED)
        form(ink, "M-20 18C-26 -6 -22 -34 0 -36C20 -36 24 -10 20 18C10 24 -10 24 -20 18Z", RED)
        ink.stroke("M-6 -22V-56", "#ff9a8a", 4, opacity=0.8)


def mitten(ink: Ink, x: float, y: float, turn: float) -> None:
    """A red mitten, its thumb aside."""
    with ink.at(x, y, 1, turn):
        form(ink, THUMB, RED)
        form(ink, "M-20 18C-26 -6 -22 -34 0 -36C20 -36 24 -10 20 18C10 24 -10 24 -20 18Z", RED)
        ink.stroke("M-10 -18C-8 -24 -4 -27 0 -28", "#ff9a8a", 4, opacity=0.8)


def stick(ink: Ink, x: float, y: float, turn: float) -> None:
    """A hazel rod with a knob of gold, from the hand outwards."""
    with ink.at(x, y, 1, turn):
        ink.stroke("M-34 0H112", CUT, 18)
        ink.stroke("M-34 0H112", "#b98040", 9)
        ink.stroke("M-30 -2H108", "#f0c98a", 3)
        ink.circle(116, 0, 12, GOLD, stroke=CUT, stroke_width=5)


def trunk(ink: Ink) -> None:
    """Her coat, with a knitted yoke, a scarf and clasps."""
    form(ink, BODY, ink.linear(90, 240, 300, 400, (0, LIT), (0.4, COAT), (1, DEEP)))
    yoke = "M108 276C136 306 236 306 264 276C250 252 222 240 186 238C150 240 122 252 108 276Z"
    form(ink, yoke, WINE)
    for n in range(9):
        x = 122 + 16 * n
        y = 276 + 18 * (1 - ((x - 186) / 66) ** 2)
        ink.path(f"M{x} {y - 8}L{x + 7} {y}L{x} {y + 8}L{x - 7} {y}Z", WOOL)
    ink.stroke("M186 304V410", CUT, 5)
    for y in (330, 368):
        ink.stroke(f"M170 {y}H202", CUT, 13)
        ink.stroke(f"M170 {y}H202", GOLD, 6)


POINTS = "M262 296C290 336 330 334 366 312", (366, 312, 10, 17), (392, 296, 66), 0
RESTS = "M266 296C284 330 290 352 292 372", (292, 368, 20, 0), (292, 392, 180), 0


def body(feeling: str) -> Ink:
    """Her arms and her coat: she holds something up, throws up her arms with her stick, or raises a
    finger; or she holds something up and points at the table."""
    ink = Ink(WIDE, HIGH)
    right = {
        "glad": ("M264 290C300 296 326 262 334 222", (336, 212, 18, 4), (340, 186, 8), -68),
        "": RESTS, "sorry": RESTS, "points": POINTS,
    }[feeling]
    left = {
        **dict.fromkeys(("", "points"), ("M110 300C82 336 62 326 58 292", (57, 280, 18, -3),
                                         (55, 254, -8))),
        "glad": ("M108 290C72 296 46 262 38 222", (36, 212, 18, -4), (32, 186, -8)),
        "sorry": ("M108 298C78 332 64 318 64 288", (64, 278, 18, -2), (64, 252, -4)),
    }[feeling]
    trunk(ink)
    way, cuff, (x, y, turn), leant = right
    arm(ink, way, cuff)
    if feeling == "glad":
        stick(ink, x - 4, y - 8, leant)
    (pointing if feeling == "points" else mitten)(ink, x, y, turn)
    way, cuff, (x, y, turn) = left
    arm(ink, way, cuff)
    if feeling == "sorry":  # a finger raised
        ink.stroke(f"M{x - 6} {y - 20}V{y - 56}", CUT, 25)
        ink.stroke(f"M{x - 6} {y - 20}V{y - 56}", RED, 15)
    mitten(ink, x, y, turn)
    return ink


def look(ink: Ink, feeling: str) -> None:
    """Eyes behind round spectacles, a nose, red cheeks and a mouth."""
    for x in (-26, 26):
        ink.circle(x, 14, 7.5, "#f0846a", opacity=0.6)
    if feeling == "glad":
        ink.stroke("M-27 -6C-24 -17 -12 -17 -9 -6M9 -6C12 -17 24 -17 27 -6", CUT, 5)
        with ink.at(0, -5, 0.95):
            form(ink, LAUGH, "#7a2320")
            ink.path(TEETH, "#ffffff")
    else:
        aside, up = (5, -3) if feeling == "curious" else (2, 0)
        for x in (-17, 17):
            ink.circle(x + aside, -7 + up, 5.5, CUT)
            ink.circle(x + aside - 1.5, -9 + up, 2, "#ffffff")
    if feeling == "curious":
        ink.circle(3, 27, 6.5, "#7a2320", stroke=CUT, stroke_width=4)
        ink.stroke("M-29 -24C-24 -28 -17 -28 -11 -26M11 -32C17 -38 25 -37 31 -31", CUT, 5)
    elif feeling != "glad":
        ink.stroke("M-12 30C-6 22 8 22 13 29" if feeling else "M-12 22C-4 32 8 32 14 20", CUT, 4.5)
    if feeling == "sorry":
        ink.stroke("M-31 -22C-25 -27 -17 -31 -10 -33M31 -22C25 -27 17 -31 10 -33", CUT, 5)
    for x in (-17, 17):
        ink.circle(x, -8, 15, "#ffffff", opacity=0.18)
        ink.circle(x, -8, 15, stroke="#7a4e12", stroke_width=7)
        ink.circle(x, -8, 15, stroke=GOLD, stroke_width=3)
    ink.stroke("M-4 -10C-2 -13 2 -13 4 -10", "#7a4e12", 5)
    ink.circle(1, 5, 8.5, "#f39a78", stroke=CUT, stroke_width=4)


def head(feeling: str) -> Ink:
    """A red hood with a star, and two plaits over the shoulders."""
    ink = Ink(*HEAD)
    with ink.at(120, 168, 1.28):
        hair = ink.linear(0, -20, 0, 110, (0, HAIR[0]), (1, HAIR[1]))
        form(ink, "M-24 38C-14 52 14 52 24 38L30 54C16 70 -16 70 -30 54Z", GOLD)
        ink.circle(0, 0, 41, "#ffdcae", stroke=CUT, stroke_width=5)
        for part, lines in ((PLAIT, CROSSED), (mirrored(PLAIT), mirrored(CROSSED))):
            form(ink, part, hair)
            ink.stroke(lines, STRANDS, 3.5)
        for x in (-45, 45):
            form(ink, f"M{x - 10} 96H{x + 10}V105H{x - 10}Z", RED)
        look(ink, feeling)
        with ink.at(0, -9):
            fringe = "M-40 -12C-38 -34 -14 -36 0 -24C14 -36 38 -34 40 -12C34 -40 -34 -40 -40 -12Z"
            form(ink, fringe, HAIR[0])
            hood = ink.linear(-40, -112, 46, 0, (0, "#ef6a5c"), (0.45, RED), (1, WINE))
            form(ink, "M-48 -32C-46 -66 -24 -96 4 -112C18 -118 34 -112 44 -96C34 -100 28 -96 28 -88"
                 "C40 -70 48 -52 48 -32Z", hood)  # fmt: skip
            ink.stroke("M-32 -52C-28 -70 -16 -84 -4 -94", "#ff9a8a", 5, opacity=0.7)
            star = "M0 -76L5 -64L18 -63L8 -55L11 -42L0 -49L-11 -42L-8 -55L-18 -63L-5 -64Z"
            ink.path(star, GOLD, stroke=CUT, stroke_width=4, stroke_linejoin="round")
            form(ink, "M-54 -30C-32 -46 32 -46 54 -30C60 -23 57 -12 51 -12C28 -25 -28 -25 -51 -12"
                 "C-57 -12 -60 -23 -54 -30Z", WOOL)  # fmt: skip
            ink.stroke("M-46 -22C-24 -33 24 -33 46 -22", darker(WOOL, 0.82), 3, opacity=0.6)
            ink.circle(49, -92, 11, WOOL, stroke=CUT, stroke_width=4)
    return ink


def plank(ink: Ink, wide: float) -> None:
    """A plank on two feet, with the shadow under it, 48 high."""
    with ink.at(wide / 2, 39, 1):
        for half, dark in ((0.49, 0.16), (0.47, 0.2), (0.44, 0.24)):
            at = half * wide
            ink.path(f"M{-at} 0C{-at} -9 {at} -9 {at} 0C{at} 9 {-at} 9 {-at} 0Z", "#050302",
                     opacity=dark)
    for x in (46, wide - 92):
        form(ink, f"M{x} 24H{x + 46}L{x + 41} 41H{x + 5}Z", "#6d4220")
    top = ink.linear(0, 4, 0, 32, (0, "#d9a35c"), (0.35, "#b57c3c"), (1, "#7c4d22"))
    form(ink, f"M12 5H{wide - 12}C{wide - 4} 5 {wide - 4} 31 {wide - 12} 31H12C4 31 4 5 12 5Z", top)
    ink.stroke(f"M16 11H{wide - 16}", "#f0c98a", 3, opacity=0.8)
    ink.stroke(f"M30 19H150M176 17H{wide - 40}M60 25H{wide - 120}", "#6d4220", 2.5, opacity=0.7)
    for x in (26, wide - 26):
        ink.circle(x, 19, 4.5, GOLD, stroke=CUT, stroke_width=3)


def bench() -> Ink:
    """The plank before her on which her coat ends."""
    ink = Ink(*BENCH)
    plank(ink, BENCH[0])
    return ink


def books() -> Ink:
    """A pile of books, behind which she stands."""
    ink = Ink(256, 84)
    pile(ink)
    return ink


def pile(ink: Ink) -> None:
    """Three old books, 256 wide and 84 high."""
    for x, y, wide, cover, lit in ((6, 56, 244, "#5b2330", "#8d3b4b"),
                                   (26, 31, 206, "#1f4a5c", "#3a7288"),
                                   (14, 6, 226, "#7a5420", "#a97c38")):
        form(ink, f"M{x} {y}H{x + wide}V{y + 25}H{x}C{x - 6} {y + 18} {x - 6} {y + 7} {x} {y}Z",
             ink.linear(0, y, 0, y + 25, (0, lit), (1, cover)))
        ink.path(f"M{x + wide - 60} {y + 6}H{x + wide + 2}V{y + 19}H{x + wide - 60}Z", "#f5e6bf")
        for line in (10, 14.5):
            ink.stroke(f"M{x + wide - 58} {y + line}H{x + wide}", "#c9a96a", 1.6)
        for band in (26, 44, 120):
            ink.stroke(f"M{x + band} {y + 3}V{y + 22}", GOLD, 3.5)


def tail() -> Ink:
    """A tail of a bubble, which code colours and stretches."""
    ink = Ink(100, 100)
    ink.path("M2 0L50 95L98 0Z", "#ffffff")
    ink.stroke("M6 0L50 90L94 0", "#26180e", 12)
    return ink


def main() -> None:
    bench().save("ui/teacher/bench.svg")
    books().save("ui/teacher/books.svg")
    tail().save("ui/tail.svg")
    for feeling in (*FEELINGS, "points"):
        body(feeling).save(f"ui/teacher/body{_end(feeling)}")
    for feeling in (*FEELINGS, "curious"):
        head(feeling).save(f"ui/teacher/head{_end(feeling)}")


def _end(feeling: str) -> str:
    """Of a file's name."""
    return f"_{feeling}.svg" if feeling else ".svg"


if __name__ == "__main__":
    main()
