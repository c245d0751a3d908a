"""The four carved emblems of Hamnár, each within 70 units of its middle.

An emblem is gold with a dark edge below and dark cuts, so it reads on its dark medallion.
"""

from __future__ import annotations

from ink import Ink, line, polar

GOLD, CUT = ("#fff0c4", "#e9bd62", "#b97f2c"), "#2a170b"

PAWN = (
    "M-13 -12C-12 16 -26 30 -33 44H33C26 30 12 16 13 -12Z"
    "M-22 -42A22 22 0 1 1 22 -42A22 22 0 1 1 -22 -42Z"
    "M-30 -14Q-32 -24 -20 -24H20Q32 -24 30 -14Q28 -8 18 -8H-18Q-28 -8 -30 -14Z"
    "M-46 62Q-48 44 -34 44H34Q48 44 46 62Z"
)
PAWN_CUTS = "M-12 20L0 8L12 20M-17 34L0 18L17 34M-36 53H36M-18 -16H18"

HORSE = (
    "M-30 66C-26 44 -4 32 -9 14C-20 22 -28 24 -33 32C-38 39 -50 38 -57 29C-63 20 -60 10 -54 0"
    "C-46 -12 -40 -30 -26 -42L-22 -68L-6 -52C26 -54 54 -28 56 10C57 32 52 50 50 66Z"
)
HORSE_CUTS = (
    "M-44 -13C-36 -6 -32 4 -35 20M-53 16L-46 14M-9 14C-2 8 2 0 2 -10"
    "M-4 -40C8 -34 12 -26 14 -16M14 -44C24 -34 29 -24 30 -12M32 -34C40 -24 44 -12 44 2"
    "M24 -2C30 10 30 24 26 38M40 14C42 26 41 38 38 50M8 20C8 34 0 44 -4 56"
)

EAR = "M20 -46C38 -70 74 -58 71 -22C69 4 50 22 36 14C26 8 22 -6 22 -22Z"
HEAD = (
    "M-28 -38C-24 -60 24 -60 28 -38C34 -16 26 -2 20 12C15 26 12 36 12 46C12 54 17 56 21 53"
    "C25 50 22 46 20 44C26 38 38 44 36 56C33 70 8 76 -4 62C-14 50 -14 30 -20 12"
    "C-26 -2 -34 -16 -28 -38Z"
)
TUSK = "M22 14C30 24 42 28 56 22C52 38 32 42 16 28Z"
EAR_CUTS = "M34 -44C48 -54 62 -46 60 -26C58 -12 50 0 42 2"
HEAD_CUTS = "M-10 16H10M-10 27Q0 30 9 27M-8 38Q0 41 8 38M-5 49Q2 52 9 48M0 -44L8 -34L0 -24L-8 -34Z"


def mirrored(d: str) -> str:
    """The same absolute path, left and right exchanged; it may hold M, L, C and Z only."""
    words = (
        d.replace("M", " M ").replace("C", " C ").replace("L", " L ").replace("Z", " Z ").split()
    )
    left, x_next = [], True
    for word in words:
        if word.isalpha():
            left.append(word)
            continue
        left.append(f"{-float(word):g}" if x_next else word)
        x_next = not x_next
    return " ".join(left)


def sun_rays() -> str:
    rays = ""
    for i in range(16):
        turn, tall, wide = 22.5 * i - 90, (70, 54)[i % 2], (13, 9.5)[i % 2]
        foot = [polar(0, 0, 35, turn + side) for side in (-wide, wide)]
        rays += line([foot[0], polar(0, 0, tall, turn), foot[1]], closed=True)
    return rays


def raised(ink: Ink, d: str, paint: str) -> None:
    """A gold relief: dark foot, body, thin light edge."""
    with ink.at(0, 3.5):
        ink.path(
            d, "#0a0503", stroke="#0a0503", stroke_width=5, stroke_linejoin="round", opacity=0.7
        )
    ink.path(d, paint, stroke="#3a210e", stroke_width=2.5, stroke_linejoin="round")


def sun(ink: Ink, paint: str) -> None:
    raised(ink, sun_rays(), paint)
    raised(ink, "M-29 0A29 29 0 1 1 29 0A29 29 0 1 1 -29 0Z", paint)
    ink.stroke("M1 1C-3 -4 6 -10 11 -3C17 8 4 17 -6 13C-20 8 -18 -14 -4 -18", CUT, 4.5)


def pawn(ink: Ink, paint: str) -> None:
    raised(ink, PAWN, paint)
    ink.stroke(PAWN_CUTS, CUT, 4)


def horse(ink: Ink, paint: str) -> None:
    raised(ink, HORSE, paint)
    ink.stroke(HORSE_CUTS, CUT, 4)
    ink.path("M-32 -16Q-24 -27 -15 -20Q-22 -11 -32 -16Z", CUT)


def elephant(ink: Ink, paint: str) -> None:
    for ear in (EAR, mirrored(EAR)):
        raised(ink, ear, paint)
    ink.stroke(EAR_CUTS + mirrored(EAR_CUTS), CUT, 4)
    raised(ink, HEAD, paint)
    for tusk in (TUSK, mirrored(TUSK)):
        raised(ink, tusk, "#fffaf0")
    ink.stroke(HEAD_CUTS, CUT, 3.5)
    for x in (-16, 16):
        ink.ellipse(x, -12, 4.5, 5.5, CUT)
        ink.circle(x - 1, -14, 1.6, "#fff0c4")


EMBLEMS = {"sun": sun, "pawn": pawn, "horse": horse, "elephant": elephant}


def emblem(ink: Ink, name: str) -> None:
    """Draws an emblem round the origin."""
    light, middle, deep = GOLD
    paint = ink.linear(-30, -70, 30, 70, (0, light), (0.5, middle), (1, deep))
    EMBLEMS[name](ink, paint)


def medallion(ink: Ink, name: str) -> None:
    """The emblem on a dark disc with a gold rim, radius 96, round the origin."""
    ink.circle(
        0, 0, 96, ink.linear(-60, -96, 60, 96, (0, "#f3d58c"), (0.5, "#a8742c"), (1, "#5f3b14"))
    )
    ink.circle(0, 0, 90, "#2a170b")
    ink.circle(
        0, 0, 87, ink.radial(-25, -35, 140, (0, "#4d3524"), (0.6, "#2c1b11"), (1, "#190e08"))
    )
    ink.circle(0, 0, 80, stroke="#d9a94f", stroke_width=1.6, opacity=0.55)
    emblem(ink, name)
