"""Chairs of the lobby and who sits on them: python assets/make_chairs.py.

A chair stands on the floor 300 units high: by a warm light for whoever sits, in the moon's for
nobody. Ten people in woollen colours of the seats, and five nisser that play as bots, in hoods of
these colours, with as many stripes as they are strong. Everybody can be glad and sorry too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from card_parts import CUT, FACE, LOOK, face, form
from card_parts import SKIN as FAIR
from emblems import mirrored
from halmstad_court import nisse_face
from ink import Ink
from make_ui import SEATS

WIDE, HIGH = 240, 300
Tones = tuple[str, str, str]
WARM: Tones = ("#b5793f", "#8a5527", "#4a2a12")
MOON: Tones = ("#5f7391", "#41526e", "#243149")
BODY = "M-78 116C-78 72 -52 50 0 48C52 50 78 72 78 116Z"
SCARF = "M-32 42C-16 56 16 56 32 42L37 59C18 73 -18 73 -37 59Z"
BANDS = 96, 108  # where a pattern runs across a jersey
STRIPES = {"novice": 1, "skilled": 2, "expert": 3}
FEELINGS = "", "glad", "sorry"
EYES = "looks", "blinks"  # of people whose face is as usual: aside, or shut for a moment
LAUGH = "M-17 27C-10 31 10 31 17 27C15 46 -15 46 -17 27Z"
TEETH = "M-12 30C-6 33 6 33 12 30L11 34H-11Z"
DOWN = "M-13 41C-7 31 7 31 13 41"


def darker(tone: str, share: float) -> str:
    """A colour with less light."""
    return "#" + "".join(f"{round(int(tone[n:n + 2], 16) * share):02x}" for n in (1, 3, 5))


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


def jersey(ink: Ink, tone: str) -> None:
    """Shoulders in a seat's colour, knitted with a band of snow."""
    form(ink, BODY, ink.linear(0, 48, 0, 116, (0, tone), (1, darker(tone, 0.62))))
    for y in BANDS:
        span = 50 if y == BANDS[0] else 58
        for x in range(-span, span + 1, 12):
            ink.path(f"M{x} {y - 5}L{x + 5} {y}L{x} {y + 5}L{x - 5} {y}Z", "#fff6e0", opacity=0.85)
    ink.stroke("M-50 72L-44 114M50 72L44 114", CUT, 3.5, opacity=0.8)


class Look(NamedTuple):
    """The colours of a person: clothes, hair in shade and in light, and skin; and how she feels."""

    tone: str
    hair: tuple[str, str]
    skin: str = FAIR
    feeling: str = ""


def merry(ink: Ink, look: Look, tint: str = "#f08a6a") -> None:
    """A face with red cheeks that smiles, laughs or is sorry."""
    eyed(ink, look)
    for x in (-22, 22):
        ink.circle(x, 20, 6.5, tint, opacity=0.6)
    mouth(ink, look.feeling)


def eyed(ink: Ink, look: Look) -> None:
    """A face with eyes and nose, without a mouth: eyes are shut with laughter or for a moment, look
    aside, or are under brows that rise towards each other."""
    if not look.feeling:
        face(ink, look.skin)
        return
    form(ink, FACE, look.skin)
    if look.feeling in EYES:
        ink.stroke(LOOK, CUT, 4)
        if look.feeling == "blinks":
            ink.stroke("M-22 1C-19 6 -11 6 -8 1M8 1C11 6 19 6 22 1", CUT, 4)
            return
        for x in (-15, 15):
            ink.circle(x + 4.5, 0, 4, CUT)
        return
    if look.feeling == "glad":
        ink.stroke("M-24 4C-21 -7 -11 -7 -8 4M8 4C11 -7 21 -7 24 4", CUT, 5)
    else:
        ink.stroke("M-26 -3C-22 -6 -14 -11 -8 -14M26 -3C22 -6 14 -11 8 -14", CUT, 4.5)
        for x in (-15, 15):
            ink.circle(x, 3, 4.5, CUT)
    ink.stroke("M0 2L-5 20H4", CUT, 4)


def mouth(ink: Ink, feeling: str, y: float = 0) -> None:
    """A smile, a laugh or a mouth turned down, so far lower than on a face without a beard."""
    with ink.at(0, y):
        if feeling == "glad":
            form(ink, LAUGH, "#7a2320")
            ink.path(TEETH, "#ffffff")
        else:
            ink.stroke(DOWN if feeling == "sorry" else "M-13 31C-6 42 6 42 13 31", CUT, 4)


def bobble(ink: Ink, look: Look) -> None:
    """Hair under a cap with a bobble."""
    hair = "M-34 -30C-54 -14 -52 14 -44 26C-36 20 -32 4 -30 -12Z"
    for side in (hair, mirrored(hair)):
        form(ink, side, look.hair[0])
    merry(ink, look)
    form(ink, "M-46 -22C-50 -66 -28 -92 0 -92C28 -92 50 -66 46 -22C20 -36 -20 -36 -46 -22Z",
         look.tone)
    ink.stroke("M-24 -38C-26 -60 -18 -78 -8 -88M24 -38C26 -60 18 -78 8 -88", CUT, 3, opacity=0.6)
    form(ink, "M-50 -20C-24 -38 24 -38 50 -20L48 -36C24 -54 -24 -54 -48 -36Z", "#fff6e0")
    ink.circle(0, -96, 15, "#fff6e0", stroke=CUT, stroke_width=5)


def beard(ink: Ink, look: Look) -> None:
    """A beard and a felt hat."""
    hair = "M-38 -34C-56 -14 -50 18 -42 28L-30 6Z"
    for side in (hair, mirrored(hair)):
        form(ink, side, look.hair[0])
    eyed(ink, look)
    form(ink, "M-37 2C-56 40 -38 74 0 88C38 74 56 40 37 2C31 20 22 24 13 22C6 16 -6 16 -13 22"
         "C-22 24 -31 20 -37 2Z",
         ink.linear(0, 0, 0, 88, (0, look.hair[1]), (1, darker(look.hair[1], 0.66))))  # fmt: skip
    mouth(ink, look.feeling, 4)
    ink.circle(0, 15, 8, "#f0a07a", stroke=CUT, stroke_width=3.5)
    form(ink, "M-44 -40C-44 -76 -26 -86 0 -80C26 -86 44 -76 44 -40C20 -48 -20 -48 -44 -40Z",
         look.tone)
    form(ink, "M-66 -30C-40 -50 40 -50 66 -30C40 -24 -40 -24 -66 -30Z", darker(look.tone, 0.7))


def plaits(ink: Ink, look: Look) -> None:
    """Two plaits and a band."""
    form(ink, "M-42 -20C-44 -66 -22 -84 0 -84C22 -84 44 -66 42 -20L30 30H-30Z", look.hair[0])
    for side in (-1, 1):
        for n, y in enumerate((20, 40, 60, 79)):
            ink.ellipse(side * (44 + 2 * n), y, 12 - n, 13, look.hair[1], stroke=CUT,
                        stroke_width=4.5)
        ink.ellipse(side * 51, 94, 6, 8, look.tone, stroke=CUT, stroke_width=4)
    merry(ink, look)
    for x in (-9, 0, 9):
        ink.circle(x * 2.4, 8 + abs(x) / 3, 1.8, look.hair[0])
    form(ink, "M-36 -18C-36 -58 -10 -64 6 -60C26 -60 36 -46 36 -18C24 -36 10 -44 -2 -44"
         "C-16 -42 -28 -34 -36 -18Z", look.hair[1])  # fmt: skip
    form(ink, "M-42 -44C-20 -62 20 -62 42 -44L40 -58C20 -76 -20 -76 -40 -58Z", look.tone)


def knot(ink: Ink, look: Look) -> None:
    """Hair in a knot, and spectacles."""
    ink.circle(0, -78, 24, look.hair[0], stroke=CUT, stroke_width=5)
    form(ink, "M-42 14C-52 -50 -28 -72 0 -72C28 -72 52 -50 42 14L30 20H-30Z", look.hair[0])
    merry(ink, look, "#f0846a")
    form(ink, "M-36 -14C-38 -50 -14 -56 0 -40C14 -56 38 -50 36 -14C26 -30 12 -38 0 -38"
         "C-12 -38 -26 -30 -36 -14Z", look.hair[1])  # fmt: skip
    for x in (-16, 16):
        ink.circle(x, 1, 13, "#ffffff", opacity=0.35)
        ink.circle(x, 1, 13, stroke=CUT, stroke_width=4)
    ink.stroke("M-3 0H3M-29 -2L-36 -6M29 -2L36 -6", CUT, 4)
    ink.stroke("M-20 -70C-10 -62 10 -62 20 -70", darker(look.tone, 0.8), 7)


def fringe(ink: Ink, look: Look) -> None:
    """Hair straight over the eyes, and a hood that is down."""
    form(ink, "M-58 66C-70 30 -40 14 0 18C40 14 70 30 58 66Z", darker(look.tone, 0.72))
    form(ink, "M-44 24C-52 -56 -30 -84 0 -84C30 -84 52 -56 44 24L28 40H-28Z", look.hair[0])
    merry(ink, look)
    form(ink, "M-38 -8C-42 -56 -20 -66 2 -66C26 -66 42 -52 38 -8C30 -18 28 -26 26 -30"
         "C6 -20 -18 -22 -28 -28C-32 -22 -34 -16 -38 -8Z", look.hair[1])  # fmt: skip


TAN, BROWN = "#e2a878", "#a86f47"
PEOPLE: tuple[tuple[Callable[[Ink, Look], None], Look], ...] = (
    (bobble, Look(SEATS[0][0], ("#f0bd55", "#f0bd55"))),
    (beard, Look(SEATS[1][0], ("#7a4522", "#a5612e"))),
    (plaits, Look(SEATS[2][0], ("#b8502a", "#c9602f"))),
    (knot, Look(SEATS[3][0], ("#d9dfe8", "#eef1f5"))),
    (fringe, Look(SEATS[4][0], ("#33271f", "#443428"))),
    (plaits, Look(SEATS[1][0], ("#2a2019", "#3d2f26"), BROWN)),
    (fringe, Look(SEATS[0][0], ("#c98f2c", "#e4b04c"))),
    (beard, Look(SEATS[3][0], ("#c9d0da", "#e4e8ee"), TAN)),
    (bobble, Look(SEATS[4][0], ("#3a2a20", "#3a2a20"), BROWN)),
    (knot, Look(SEATS[2][0], ("#8a3f1e", "#a5512a"), TAN)),
)


def person(number: int, feeling: str = "") -> Ink:
    """Somebody, one of ten."""
    ink, (paint, calm) = Ink(WIDE, HIGH), PEOPLE[number]
    look = calm._replace(feeling=feeling)
    with ink.at(120, 118, 1.02):
        if paint is fringe:
            paint(ink, look)
            jersey(ink, look.tone)
        else:
            jersey(ink, look.tone)
            form(ink, SCARF, "#fff6e0" if number % 2 else "#c22a3c")
            paint(ink, look)
    return ink


class Nisse(NamedTuple):
    """What a nisse wears and how he has his beard: its outline and its strands, light and dark; the
    hood has a seat's colour and this shade."""

    shade: str
    coat: tuple[str, str]
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
GREY = "#8794ab", "#46526c"
NISSER = (  # one for each seat
    Nisse("#1d568f", GREY, *LONG, WHITE),
    Nisse("#98301a", GREY, *ROUND, RUST),
    Nisse("#0f6148", ("#a8825c", "#5c4029"), *PLAITS, ("#f6efe0", "#d8c7a4")),
    Nisse("#86356f", ("#8d94a3", "#4b5161"), *SHORT, WHITE),
    Nisse("#a2760f", ("#7d8f7a", "#43523f"), *FORKED, SLATE, "#b3202f"),
)


def nisse(stripes: int, seat: int, who: Nisse, feeling: str = "") -> Ink:
    """One who plays for nobody, with stripes on the hood."""
    ink = Ink(WIDE, HIGH)
    with ink.at(120, 126, 1.0):
        form(ink, BODY, ink.linear(0, 48, 0, 116, (0, who.coat[0]), (1, who.coat[1])))
        ink.stroke("M-50 72L-44 114M50 72L44 114", CUT, 3.5, opacity=0.8)
        ink.circle(0, -2, 40, "#ffdcae", stroke=CUT, stroke_width=5)
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
        for n in range(stripes):
            y, half = -52 - 18 * n, 36 - 9.5 * n
            way = (f"M{-half + 4 * n} {y}C{-half / 3} {y - 8} {half / 3} {y - 8} {half + 3 * n}"
                   f" {y}")  # fmt: skip
            ink.stroke(way, CUT, 13, stroke_linecap="butt")
            ink.stroke(way, who.stripe, 8, stroke_linecap="butt")
        form(ink, "M-52 -32C-30 -46 30 -46 52 -32C58 -25 55 -14 49 -14C26 -26 -26 -26 -49 -14"
             "C-55 -14 -58 -25 -52 -32Z", "#f4f7fb")  # fmt: skip
        ink.circle(17, -116, 10, "#f4f7fb", stroke=CUT, stroke_width=4)
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
        for eyes in EYES:
            person(number, eyes).save(f"ui/lobby/person_{number}_{eyes}.svg")
    chair(MOON, "#33415c").save("ui/lobby/chair_moon.svg")


if __name__ == "__main__":
    main()
