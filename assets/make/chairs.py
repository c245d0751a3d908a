"""Chairs of the lobby and who sits on them: python assets/make/chairs.py.

A chair stands on the floor 300 units high: by a warm light for whoever sits, in the moon's for
nobody. On it sit the people of `people.py`, and five nisser that play as bots, in hoods of the
seats' colours, with as many stripes as they are strong. Everybody can be glad and sorry too.
"""

from __future__ import annotations

from typing import NamedTuple

from card_parts import CUT, form
from emblems import mirrored
from halmstad_court import nisse_face
from ink import Ink
from people import (
    BODY,
    DOWN,
    EYES,
    FEELINGS,
    HIGH,
    LAUGH,
    PEOPLE,
    TEETH,
    WIDE,
    by_the_fire,
    darker,
    hatted,
    person,
)
from ui import SEATS

Tones = tuple[str, str, str]
WARM: Tones = ("#b5793f", "#8a5527", "#4a2a12")
MOON: Tones = ("#5f7391", "#41526e", "#243149")
STRIPES = {"novice": 1, "skilled": 2, "expert": 3}


def chair(tones: Tones, cushion: str) -> Ink:
    """High-backed and carved, seen from before it."""
    ink = Ink(WIDE, HIGH)
    light, wood, dark = tones
    ink.shadow(120, 290, 104, 12, 0.6)
    paint = ink.linear(30, 20, 210, 280, (0, light), (0.5, wood), (1, dark))
    deep = ink.linear(0, 60, 0, 220, (0, dark), (1, darker(dark, 0.6)))
    form(ink, "M52 60H188V214H52Z", deep)
    for x in (76, 107, 138):
        form(ink, f"M{x} 62H{x + 26}V212H{x}Z", paint)
        ink.stroke(f"M{x + 6} 74V200", light, 3, opacity=0.5)
    for x in (38, 180):
        form(ink, f"M{x} 40H{x + 22}V288H{x}Z", paint)
        ink.circle(x + 11, 30, 14, paint, stroke=CUT, stroke_width=5)
        ink.stroke(f"M{x + 6} 52V200", light, 3, opacity=0.6)
    form(ink, "M30 62C50 26 86 14 120 14C154 14 190 26 210 62C186 56 158 54 120 54"
         "C82 54 54 56 30 62Z", paint)  # fmt: skip
    ink.stroke("M62 46C88 34 104 30 120 30C136 30 152 34 178 46", light, 4, opacity=0.7)
    heart = ("M120 46C110 36 104 30 110 25C115 22 119 26 120 29"
             "C121 26 125 22 130 25C136 30 130 36 120 46Z")  # fmt: skip
    ink.path(heart, darker(dark, 0.7))
    for x in (52, 166):
        form(ink, f"M{x} 232H{x + 22}V292H{x}Z", paint)
    form(ink, "M30 214C40 200 200 200 210 214L216 240C190 250 50 250 24 240Z", cushion)
    ink.stroke("M36 222C70 212 170 212 204 222", "#ffffff", 3.5, opacity=0.28)
    form(ink, "M24 240C50 250 190 250 216 240V252C190 262 50 262 24 252Z", paint)
    return ink


class Nisse(NamedTuple):
    """What a nisse wears and how he has his beard: its outline and its strands, light and dark; the
    hood has a seat's colour and this shade, and the coat has that colour too."""

    shade: str
    beard: str
    strands: str
    hair: tuple[str, str]
    stripe: str = "#ffd464"


LONG = ("M-40 -4C-54 30 -36 80 0 100C36 80 54 30 40 -4C32 14 14 14 0 8C-14 14 -32 14 -40 -4Z",
        "M-24 28C-22 46 -14 66 -8 76M24 28C22 46 14 66 8 76M0 36V70")
ROUND = (("M-40 -6C-66 8 -62 34 -56 40C-60 58 -44 66 -38 64C-32 80 -10 80 0 74C10 80 32 80 38 64"
         "C44 66 60 58 56 40C62 34 66 8 40 -6C34 10 16 14 0 8C-16 14 -34 10 -40 -6Z"),
         ("M-46 20C-46 28 -42 34 -36 36M46 20C46 28 42 34 36 36M-24 44C-22 54 -16 60 -8 60"
         "M24 44C22 54 16 60 8 60"))
FORKED = (("M-40 -4C-52 24 -44 52 -36 66L-30 98L-14 64C-6 70 6 70 14 64L30 98L36 66"
          "C44 52 52 24 40 -4C32 14 14 14 0 8C-14 14 -32 14 -40 -4Z"),
          "M-28 28C-30 46 -28 60 -28 78M28 28C30 46 28 60 28 78M-10 40V56M10 40V56")
SHORT = (("M-40 -8C-48 20 -40 48 -14 56L0 74L14 56C40 48 48 20 40 -8C34 10 18 14 0 8C-18 14 -34 10"
         " -40 -8Z"), "M-28 32C-24 42 -16 46 -10 48M28 32C24 42 16 46 10 48M0 36V54")
PLAITS = (("M-44 -14C-62 6 -62 30 -56 44C-64 56 -60 70 -50 80L-46 98L-38 80C-32 68 -34 56 -40 44"
          "C-32 30 -32 10 -36 -10Z"),
          "M-56 44C-50 48 -46 48 -40 44M-54 62C-48 66 -42 66 -38 62")
WHITE, RUST, SLATE = ("#ffffff", "#c6d2e0"), ("#d9884a", "#a4531f"), ("#8d94a3", "#565d6c")
NISSER = (  # one for each seat
    Nisse("#1d568f", *LONG, WHITE),
    Nisse("#98301a", *ROUND, RUST),
    Nisse("#0f6148", *PLAITS, ("#f6efe0", "#d8c7a4")),
    Nisse("#86356f", *SHORT, WHITE),
    Nisse("#a2760f", *FORKED, SLATE, "#b3202f"),
)


def nisse(stripes: int, seat: int, who: Nisse, feeling: str = "") -> Ink:
    """One who plays for nobody, with stripes on the hood."""
    ink = Ink(WIDE, HIGH)
    with ink.at(120, 118, 1.02):
        tone = SEATS[seat][0]
        form(ink, BODY, ink.linear(0, 48, 0, 116, (0, darker(tone, 0.94)), (1, darker(tone, 0.62))))
        by_the_fire(ink)
        ink.stroke("M0 84V158", CUT, 3.5, opacity=0.7)
        for y in (92, 108):
            ink.circle(8, y, 4.5, "#e9bd62", stroke=CUT, stroke_width=3)
    with ink.at(120, 126, 1.0):
        skin = ink.radial(-10, -6, 54, (0, "#ffe4bd"), (0.6, "#ffdcae"), (1, "#dda878"))
        ink.circle(0, -2, 40, skin, stroke=CUT, stroke_width=5)
        ink.path("M-38 -22H38L39 -8C18 -17 -18 -17 -39 -8Z", "#5a2412", opacity=0.2)
        hair = ink.linear(0, 0, 0, 100, (0, who.hair[0]), (1, who.hair[1]))
        dark = darker(who.hair[1], 0.66)
        for part in (who.beard, mirrored(who.beard))[:1 + (who.beard == PLAITS[0])]:
            form(ink, part, hair)
        for part in (who.strands, mirrored(who.strands))[:1 + (who.beard == PLAITS[0])]:
            ink.stroke(part, dark, 3.5)
        with ink.at(0, 2):
            featured(ink, feeling)
        hood = ink.linear(-40, -112, 40, 0, (0, SEATS[seat][0]), (1, who.shade))
        form(ink, "M-46 -34C-44 -66 -22 -100 14 -118C20 -100 40 -70 46 -34Z", hood)
        ink.path("M14 -118C20 -100 40 -70 46 -34C38 -38 30 -40 22 -41C26 -66 22 -94 14 -118Z", CUT,
                 opacity=0.18)
        for n in range(stripes):
            y, half = -52 - 18 * n, 36 - 9.5 * n
            way = (f"M{-half + 4 * n} {y}C{-half / 3} {y - 8} {half / 3} {y - 8} {half + 3 * n}"
                   f" {y}")  # fmt: skip
            ink.stroke(way, CUT, 13, stroke_linecap="butt")
            ink.stroke(way, who.stripe, 8, stroke_linecap="butt")
        fur = (0, "#ffffff"), (0.5, "#f1f3f6"), (1, "#c3ccd9")
        form(ink, "M-52 -32C-30 -46 30 -46 52 -32C58 -25 55 -14 49 -14C26 -26 -26 -26 -49 -14"
             "C-55 -14 -58 -25 -52 -32Z", ink.linear(-52, 0, 52, 0, *fur))  # fmt: skip
        for x in (-38, -22, -6, 10, 26, 40):
            ink.stroke(f"M{x - 3} {-30 + abs(x) * 0.1}C{x} -28 {x + 2} -25 {x + 1} -22", "#9aa7ba",
                       2.6, opacity=0.8)
        ink.stroke("M-34 -46C-32 -66 -20 -88 -4 -102", "#ffffff", 4, opacity=0.35)
        ink.circle(17, -116, 11, ink.radial(13, -120, 15, *fur), stroke=CUT, stroke_width=4)
    return ink


def featured(ink: Ink, feeling: str) -> None:
    """The face of a nisse over a beard."""
    if not feeling:
        nisse_face(ink)
        return
    for x in (-17, 17):
        ink.circle(x * 1.75, 2, 7, "#f0846a", opacity=0.55)
    if feeling == "glad":
        ink.stroke("M-26 -8C-23 -19 -12 -19 -9 -8M9 -8C12 -19 23 -19 26 -8", CUT, 5)
        with ink.at(0, -10):
            form(ink, LAUGH, "#7a2320")
            ink.path(TEETH, "#ffffff")
    else:
        ink.stroke("M-28 -17C-24 -20 -16 -24 -10 -26M28 -17C24 -20 16 -24 10 -26", CUT, 4.5)
        for x in (-17, 17):
            ink.circle(x, -10, 5.5, CUT)
            ink.circle(x - 1.5, -12, 2, "#ffffff")
        with ink.at(0, -14):
            ink.stroke(DOWN, CUT, 4)
    ink.circle(0, 3, 10, "#f39a78", stroke=CUT, stroke_width=4)


def main() -> None:
    for seat, (tone, _) in enumerate(SEATS):
        chair(WARM, darker(tone, 0.8)).save(f"ui/lobby/chair_{seat}.svg")
    for feeling in FEELINGS:
        end = f"_{feeling}.svg" if feeling else ".svg"
        for number in range(len(PEOPLE)):
            person(number, feeling).save(f"ui/lobby/person_{number}{end}")
        for level, stripes in STRIPES.items():
            for seat, who in enumerate(NISSER):
                nisse(stripes, seat, who, feeling).save(f"ui/lobby/{level}_{seat}{end}")
    for number in range(len(PEOPLE)):
        if hatted(number):
            person(number, "glad", bare=True).save(f"ui/lobby/person_{number}_crowned.svg")
        for eyes in EYES:
            person(number, eyes).save(f"ui/lobby/person_{number}_{eyes}.svg")
    chair(MOON, "#33415c").save("ui/lobby/chair_moon.svg")


if __name__ == "__main__":
    main()
