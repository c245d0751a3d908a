"""People who sit at the tables: ten faces in woollen clothes of the seats' colours.

A figure is drawn to the waist in a frame of 240 x 300 units. Everybody can be glad and sorry too,
look aside, and shut her eyes for a moment. Light falls from the left, where the hearth is; it is
laid over the colours as veils, so that wool can be dyed (`game/picture/dye.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from card_parts import CUT, form
from emblems import mirrored
from ink import Ink
from ui import SEATS

WIDE, HIGH = 240, 300
BODY = "M-80 160L-78 116C-78 72 -52 50 0 48C52 50 78 72 78 116L80 160Z"  # far under a table
FEELINGS = "", "glad", "sorry"
EYES = "looks", "blinks"  # of people whose face is as usual: aside, or shut for a moment
FACE = "M-37 -24C-40 12 -31 42 -13 53C-6 57 6 57 13 53C31 42 40 12 37 -24C22 -38 -22 -38 -37 -24Z"
SHADED = "M37 -24C40 12 31 42 13 53C6 57 0 57 -6 56C16 46 27 14 25 -33C31 -31 35 -28 37 -24Z"
BROW = "M-37 -24C-22 -38 22 -38 37 -24C38 -18 38 -13 37 -8C20 -19 -20 -19 -37 -8C-38 -13 -38 -18 -37 -24Z"  # noqa: E501 - one shape
LAUGH = "M-17 27C-10 31 10 31 17 27C15 46 -15 46 -17 27Z"
TEETH = "M-12 30C-6 33 6 33 12 30L11 34H-11Z"
TONGUE = "M-9 39C-4 34 4 34 9 39C5 43 -5 43 -9 39Z"
DOWN = "M-12 38C-7 30 7 30 12 38"
SMILE = "M-12 30C-6 39 6 39 12 30"
SNOW, RED, ROSE = "#fff6e0", "#c22a3c", "#ee7c62"
FAIR, TAN, BROWN = "#ffe1b8", "#e2a878", "#a86f47"
Tones = tuple[str, str]


class Look(NamedTuple):
    """The colours of a person: clothes, hair in shade and in light, and skin; how she feels, and
    whether she has taken off her hat."""

    tone: str
    hair: Tones
    skin: str = FAIR
    feeling: str = ""
    bare: bool = False


def darker(tone: str, share: float) -> str:
    """A colour with less light."""
    return "#" + "".join(f"{round(int(tone[n:n + 2], 16) * share):02x}" for n in (1, 3, 5))


def lines(ink: Ink, ways: str, colour: str, width: float, opacity: float) -> None:
    """Fine lines within a form: strands, ribs, folds."""
    ink.stroke(ways, colour, width, opacity=opacity)


def both(ink: Ink, d: str, paint: str) -> None:
    """A form on either side."""
    for side in (d, mirrored(d)):
        form(ink, side, paint)


def lock(ink: Ink, tones: Tones, left: float = -44, right: float = 44) -> str:
    """Paint of hair: in light from the left."""
    return ink.linear(left, 0, right, 0, (0, tones[1]), (0.55, tones[0]),
                      (1, darker(tones[0], 0.8)))


def wool(ink: Ink, tone: str, left: float, right: float) -> str:
    """Paint of something knitted: in light from the left."""
    return ink.linear(left, 0, right, 0, (0, tone), (0.5, darker(tone, 0.94)),
                      (1, darker(tone, 0.72)))


def by_the_fire(ink: Ink) -> None:
    """The shade on shoulders, and the light from the left."""
    ink.path("M80 160L78 116C78 72 52 50 0 48C34 58 50 82 50 160Z", CUT, opacity=0.16)
    lines(ink, "M-70 104C-68 78 -54 62 -36 56", "#ffffff", 4, 0.3)


def jersey(ink: Ink, tone: str) -> None:
    """Shoulders in a seat's colour, knitted round the neck with stars of snow."""
    form(ink, BODY, ink.linear(0, 48, 0, 116, (0, tone), (1, darker(tone, 0.62))))
    for y in (78, 88, 98, 108):
        half = 44 + (y - 72) * 0.5
        for x in range(-round(half), round(half), 9):
            lines(ink, f"M{x} {y - 3}L{x + 4} {y}L{x + 8} {y - 3}", CUT, 1.6, 0.16)
    lines(ink, "M-52 78C-30 96 30 96 52 78", SNOW, 3, 0.8)
    for x, y in ((-46, 88), (-31, 95), (-16, 99), (0, 100), (16, 99), (31, 95), (46, 88)):
        ink.path(f"M{x} {y - 6}L{x + 6} {y}L{x} {y + 6}L{x - 6} {y}Z", SNOW, opacity=0.92)
    lines(ink, "M-57 92C-34 112 34 112 57 92", SNOW, 3, 0.8)
    by_the_fire(ink)


def scarf(ink: Ink, tone: str) -> None:
    """A thick scarf, wound once, with an end that hangs down."""
    end = "M12 58L34 54C38 68 40 82 38 96L18 98C20 84 18 72 12 58Z"
    form(ink, end, ink.linear(12, 0, 40, 0, (0, tone), (1, darker(tone, 0.72))))
    for x in (21, 28, 35):
        ink.stroke(f"M{x} 97V104", tone, 4)
    lines(ink, "M17 84C24 87 31 86 39 83", SNOW, 4, 0.85)
    form(ink, "M-38 40C-20 56 20 56 38 40C43 45 44 56 40 62C20 76 -20 76 -40 62C-44 56 -43 45 -38 40Z",  # noqa: E501 - one shape
         ink.linear(-40, 0, 40, 0, (0, tone), (0.5, darker(tone, 0.94)), (1, darker(tone, 0.7))))
    lines(ink, "M-26 51L-30 65M-12 56L-14 70M4 57V71M20 54L23 68M33 48L37 60", CUT, 2.4, 0.35)
    lines(ink, "M-36 47C-30 52 -20 56 -10 58", "#ffffff", 3, 0.4)


def skinned(ink: Ink, look: Look) -> None:
    """The form of a face, rounder in its light, in the shade of what is over it."""
    light = ink.radial(-10, 4, 62, (0, look.skin), (0.6, look.skin), (1, darker(look.skin, 0.86)))
    both(ink, "M-36 -2C-47 -6 -49 16 -37 18Z", darker(look.skin, 0.92))
    form(ink, FACE, light)
    ink.path(SHADED, "#8a3a1c", opacity=0.13)
    ink.path(BROW, "#5a2412", opacity=0.2)


def eyes(ink: Ink, look: Look) -> None:
    """Shut with laughter or for a moment, aside, or under brows that rise towards each other."""
    tone = darker(look.hair[0], 0.6)
    if look.feeling == "glad":
        ink.stroke("M-24 5C-21 -6 -11 -6 -8 5M8 5C11 -6 21 -6 24 5", CUT, 5)
        ink.stroke("M-25 -11C-20 -17 -12 -17 -7 -13M25 -11C20 -17 12 -17 7 -13", tone, 4)
        return
    rises = look.feeling == "sorry"
    brows = ("M-26 -7C-21 -9 -14 -13 -9 -17M26 -7C21 -9 14 -13 9 -17" if rises
             else "M-25 -10C-20 -15 -12 -15 -8 -12M25 -10C20 -15 12 -15 8 -12")
    ink.stroke(brows, tone, 4)
    if look.feeling == "blinks":
        ink.stroke("M-22 3C-19 8 -11 8 -8 3M8 3C11 8 19 8 22 3", CUT, 4)
        return
    aside = 4 if look.feeling == "looks" else 0
    for x in (-15 + aside, 15 + aside):
        ink.ellipse(x, 3, 5.2, 6.6, CUT)
        ink.circle(x - 1.7, 0.4, 2.1, "#ffffff")


def nose(ink: Ink, skin: str) -> None:
    ink.path("M-7 17C-7 9 7 9 7 17C5 22 -5 22 -7 17Z", darker(skin, 0.86))
    ink.stroke("M-7 17C-5 22 5 22 7 17", CUT, 3.2)
    ink.circle(-2, 13, 1.8, "#ffffff", opacity=0.6)


def mouth(ink: Ink, feeling: str, y: float = 0) -> None:
    """A smile, a laugh or a mouth turned down, so far lower than on a face without a beard."""
    with ink.at(0, y):
        if feeling == "glad":
            form(ink, LAUGH, "#7a2320")
            ink.path(TEETH, "#ffffff")
            ink.path(TONGUE, "#d9615a")
        else:
            ink.stroke(DOWN if feeling == "sorry" else SMILE, CUT, 4)


def cheeks(ink: Ink, tint: str = ROSE) -> None:
    for x in (-24, 24):
        ink.circle(x, 19, 11, ink.radial(x, 19, 11, (0, tint, 0.75), (0.5, tint, 0.5),
                                         (1, tint, 0)))


def merry(ink: Ink, look: Look) -> None:
    """A face with red cheeks that smiles, laughs or is sorry."""
    skinned(ink, look)
    cheeks(ink)
    eyes(ink, look)
    nose(ink, look.skin)
    mouth(ink, look.feeling)


def bobble(ink: Ink, look: Look) -> None:
    """Hair under a cap with a bobble."""
    hair = "M-32 -30C-56 -16 -55 16 -48 38C-42 36 -34 28 -32 14C-30 2 -30 -10 -28 -20Z"
    both(ink, hair, lock(ink, look.hair))
    for side in (-1, 1):
        lines(ink, f"M{side * 44} -4C{side * 48} 10 {side * 46} 20 {side * 44} 28",
              darker(look.hair[0], 0.6), 2.6, 0.6)
    merry(ink, look)
    both(ink, "M-37 -24C-42 -8 -42 4 -38 16C-30 4 -26 -10 -26 -26Z", lock(ink, look.hair))
    if look.bare:
        parted(ink, look)
        return
    form(ink, "M-46 -22C-50 -66 -28 -92 0 -92C28 -92 50 -66 46 -22C20 -36 -20 -36 -46 -22Z",
         wool(ink, look.tone, -46, 46))
    lines(ink, "M-32 -32C-36 -58 -26 -80 -10 -90M-12 -34C-14 -60 -10 -80 -4 -90"
          "M12 -34C14 -60 10 -80 4 -90M32 -32C36 -58 26 -80 10 -90", CUT, 2.6, 0.4)
    lines(ink, "M-38 -48C-36 -64 -28 -76 -18 -82", "#ffffff", 4.5, 0.4)
    form(ink, "M-51 -19C-24 -37 24 -37 51 -19C54 -26 53 -34 49 -38C24 -56 -24 -56 -49 -38"
         "C-53 -34 -54 -26 -51 -19Z", ink.linear(-50, 0, 50, 0, (0, "#fffaf0"), (0.6, "#f6ead0"),
                                                 (1, "#cdbb98")))
    lines(ink, "M-40 -41L-42 -28M-28 -46L-30 -33M-14 -49L-15 -36M0 -50V-37M14 -49L15 -36"
          "M28 -46L30 -33M40 -41L42 -28", CUT, 2.4, 0.28)
    form(ink, "M-15 -96C-19 -104 -11 -113 -4 -110C1 -116 11 -113 12 -106C19 -102 17 -91 10 -88"
         "C6 -82 -6 -82 -9 -87C-14 -87 -17 -91 -15 -96Z",
         ink.radial(-4, -101, 18, (0, "#ffffff"), (0.6, "#f6ead0"), (1, "#d8c6a2")))


def beard(ink: Ink, look: Look) -> None:
    """A beard and a felt hat."""
    both(ink, "M-36 -36C-58 -14 -52 20 -44 32L-28 6Z", lock(ink, look.hair))
    skinned(ink, look)
    cheeks(ink)
    eyes(ink, look)
    strand = darker(look.hair[0], 0.72)
    form(ink, "M-38 -4C-58 36 -42 72 -18 84C-10 91 10 91 18 84C42 72 58 36 38 -4"
         "C34 16 24 23 14 22C6 18 -6 18 -14 22C-24 23 -34 16 -38 -4Z",
         ink.radial(-12, 26, 84, (0, look.hair[1]), (0.45, look.hair[1]),
                    (1, darker(look.hair[0], 0.8))))
    lines(ink, "M-38 32C-36 50 -28 62 -20 70M-26 46C-22 60 -16 70 -10 76M38 32C36 50 28 62 20 70"
          "M26 46C22 60 16 70 10 76M0 60V78", strand, 3, 0.75)
    mouth(ink, look.feeling, 9)
    form(ink, "M0 22C-8 16 -20 18 -30 30C-26 36 -10 36 0 28C10 36 26 36 30 30C20 18 8 16 0 22Z",
         ink.linear(-30, 0, 30, 0, (0, look.hair[1]), (1, look.hair[0])))
    ink.ellipse(0, 15, 9.5, 8.5, ink.radial(-3, 12, 12, (0, "#f7b58f"), (1, "#dd7f58"))
                if look.skin != BROWN else darker(look.skin, 0.86), stroke=CUT, stroke_width=3.5)
    ink.circle(-3, 12, 2, "#ffffff", opacity=0.7)
    if look.bare:
        parted(ink, look)
        return
    form(ink, "M-44 -36C-45 -74 -30 -86 -8 -79C-3 -77 3 -77 8 -79C30 -86 45 -74 44 -36"
         "C20 -46 -20 -46 -44 -36Z", wool(ink, look.tone, -44, 44))
    lines(ink, "M-36 -56C-34 -68 -28 -74 -18 -75", "#ffffff", 4.5, 0.4)
    lines(ink, "M-6 -76C-10 -66 -10 -58 -6 -54", CUT, 3, 0.4)
    ink.path("M-44 -38C-20 -48 20 -48 44 -38V-52C20 -61 -20 -61 -44 -52Z",
             darker(look.tone, 0.62), stroke=CUT, stroke_width=3.5, stroke_linejoin="round")
    form(ink, "M-68 -31C-42 -52 42 -52 68 -31C62 -24 50 -22 40 -23C14 -29 -14 -29 -40 -23"
         "C-50 -22 -62 -24 -68 -31Z", wool(ink, darker(look.tone, 0.8), -66, 66))
    lines(ink, "M-56 -34C-44 -40 -30 -43 -14 -44", "#ffffff", 3.5, 0.35)


def parted(ink: Ink, look: Look) -> None:
    """Hair over a brow where a hat was, parted at one side."""
    form(ink, "M-44 -6C-54 -60 -28 -82 2 -82C30 -82 54 -60 44 -6C42 -24 36 -34 26 -38"
         "C10 -32 -4 -36 -14 -44C-20 -34 -38 -28 -44 -6Z", lock(ink, look.hair))
    lines(ink, "M-14 -44C-12 -56 -4 -66 6 -70M-34 -30C-32 -46 -24 -58 -14 -64M26 -38C26 -50 20 -60"
          " 14 -64", darker(look.hair[0], 0.6), 2.6, 0.55)
    lines(ink, "M-30 -62C-22 -72 -10 -76 0 -76", "#ffffff", 4, 0.25)


def plaits(ink: Ink, look: Look) -> None:
    """Two plaits and a band."""
    form(ink, "M-43 -20C-46 -66 -22 -84 0 -84C22 -84 46 -66 43 -20L32 30H-32Z",
         lock(ink, look.hair))
    for side in (-1, 1):
        for n, y in enumerate((20, 40, 60, 79)):
            x = side * (44 + 2 * n)
            ink.ellipse(x, y, 12 - n, 13, ink.linear(
                x - 12, 0, x + 12, 0, (0, look.hair[1]), (1, look.hair[0])), stroke=CUT,
                stroke_width=4.5)
            lines(ink, f"M{x - 5 * side} {y - 6}C{x} {y - 1} {x + 3 * side} {y + 3}"
                  f" {x + 5 * side} {y + 8}", darker(look.hair[0], 0.6), 2.4, 0.7)
        ink.ellipse(side * 51, 94, 6, 8, look.tone, stroke=CUT, stroke_width=4)
    merry(ink, look)
    for x in (-9, 0, 9):
        ink.circle(x * 2.5, 11 + abs(x) / 3, 1.7, darker(look.skin, 0.62), opacity=0.7)
    form(ink, "M-38 -14C-40 -58 -10 -64 6 -60C28 -60 40 -46 38 -14C28 -36 12 -44 -2 -44"
         "C-16 -42 -30 -34 -38 -14Z", lock(ink, (look.hair[0], look.hair[1])))
    lines(ink, "M-30 -26C-24 -36 -14 -44 -4 -48M30 -26C24 -38 14 -46 4 -50",
          darker(look.hair[0], 0.6), 2.6, 0.6)
    form(ink, "M-43 -42C-20 -62 20 -62 43 -42C45 -48 44 -54 41 -58C20 -77 -20 -77 -41 -58"
         "C-44 -54 -45 -48 -43 -42Z", wool(ink, look.tone, -43, 43))
    for x, y in ((-30, -57), (-15, -63), (0, -65), (15, -63), (30, -57)):
        ink.path(f"M{x} {y - 5}L{x + 5} {y}L{x} {y + 5}L{x - 5} {y}Z", SNOW, opacity=0.9)
    lines(ink, "M-26 -76C-12 -81 4 -82 14 -80", "#ffffff", 3.5, 0.3)


def knot(ink: Ink, look: Look) -> None:
    """Hair in a knot, and spectacles."""
    ink.circle(0, -78, 24, ink.radial(-8, -86, 34, (0, look.hair[1]), (1, darker(
        look.hair[0], 0.8))), stroke=CUT, stroke_width=5)
    lines(ink, "M-12 -92C-4 -98 8 -96 13 -88M-15 -82C-8 -90 6 -89 12 -80",
          darker(look.hair[0], 0.6), 2.6, 0.55)
    form(ink, "M-44 14C-54 -50 -28 -72 0 -72C28 -72 54 -50 44 14L30 20H-30Z",
         lock(ink, look.hair))
    merry(ink, look)
    form(ink, "M-38 -10C-40 -50 -14 -58 0 -42C14 -58 40 -50 38 -10C28 -30 12 -38 0 -38"
         "C-12 -38 -28 -30 -38 -10Z", lock(ink, look.hair))
    lines(ink, "M-31 -26C-28 -38 -18 -45 -8 -45M31 -26C28 -38 18 -45 8 -45",
          darker(look.hair[0], 0.6), 2.6, 0.55)
    for x in (-16, 16):
        ink.circle(x, 3, 13.5, "#ffffff", opacity=0.25)
        ink.circle(x, 3, 13.5, stroke=CUT, stroke_width=4)
        lines(ink, f"M{x - 8} -1C{x - 7} -5 {x - 5} -7 {x - 2} -8", "#ffffff", 2.6, 0.9)
    ink.stroke("M-3 2C-1 0 1 0 3 2M-29 1L-37 -4M29 1L37 -4", CUT, 4)
    ink.stroke("M-20 -68C-10 -60 10 -60 20 -68", CUT, 11)
    ink.stroke("M-20 -68C-10 -60 10 -60 20 -68", darker(look.tone, 0.8), 6)


def hood(ink: Ink, look: Look) -> None:
    """A hood that is down, round the neck, behind the head."""
    form(ink, "M-62 72C-74 28 -42 8 0 12C42 8 74 28 62 72Z", wool(ink, look.tone, -62, 62))
    ink.path("M-44 56C-52 32 -30 20 0 22C30 20 52 32 44 56C30 66 -30 66 -44 56Z", CUT,
             opacity=0.5)
    lines(ink, "M-56 46C-56 32 -46 22 -32 18", "#ffffff", 4, 0.4)


def fringe(ink: Ink, look: Look) -> None:
    """Hair straight over the eyes, and a hood that is down."""
    form(ink, "M-46 26C-54 -56 -30 -84 0 -84C30 -84 54 -56 46 26L30 42H-30Z",
         lock(ink, look.hair))
    merry(ink, look)
    form(ink, "M-40 -2C-44 -56 -20 -68 2 -68C28 -68 44 -52 40 -2C32 -14 29 -24 27 -28"
         "C20 -22 14 -20 8 -20C8 -24 9 -27 9 -30C-2 -20 -18 -20 -28 -26C-32 -20 -36 -10 -40 -2Z",
         lock(ink, look.hair))
    lines(ink, "M-28 -34C-26 -48 -18 -58 -6 -62M-12 -28C-10 -40 -4 -50 6 -56M22 -32C24 -42 20 -52"
          " 14 -58", darker(look.hair[1], 0.6), 2.6, 0.55)
    lines(ink, "M-30 -66C-20 -76 -6 -79 6 -77", "#ffffff", 4, 0.22)


Paint = Callable[[Ink, Look], None]
PEOPLE: tuple[tuple[Paint, Look], ...] = (
    (bobble, Look(SEATS[0][0], ("#e0a63c", "#f6cc6c"))),
    (beard, Look(SEATS[1][0], ("#7a4522", "#a5612e"))),
    (plaits, Look(SEATS[2][0], ("#b04a26", "#d3703a"))),
    (knot, Look(SEATS[3][0], ("#c6cedb", "#f1f4f8"))),
    (fringe, Look(SEATS[4][0], ("#33271f", "#54423a"))),
    (plaits, Look(SEATS[1][0], ("#2a2019", "#4a382c"), BROWN)),
    (fringe, Look(SEATS[0][0], ("#c98f2c", "#ecc05e"))),
    (beard, Look(SEATS[3][0], ("#c0c8d4", "#eef1f6"), TAN)),
    (bobble, Look(SEATS[4][0], ("#3a2a20", "#5a4436"), BROWN)),
    (knot, Look(SEATS[2][0], ("#8a3f1e", "#b55c30"), TAN)),
)


def hatted(number: int) -> bool:
    """Whether somebody has a hat that can be taken off."""
    return PEOPLE[number][0] in (bobble, beard)


def person(number: int, feeling: str = "", *, bare: bool = False) -> Ink:
    """Somebody, one of ten; `bare`: without a hat."""
    ink, (paint, calm) = Ink(WIDE, HIGH), PEOPLE[number]
    look = calm._replace(feeling=feeling, bare=bare)
    with ink.at(120, 118, 1.02):
        if paint is fringe:
            hood(ink, look)
        jersey(ink, look.tone)
        if paint is not fringe:
            scarf(ink, SNOW if number % 2 else RED)
        paint(ink, look)
    return ink
