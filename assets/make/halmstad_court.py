"""The captains, the bowl and the nisse of Halmstad, each within 100 units of the origin."""

from __future__ import annotations

from card_parts import CUT, face, form, gold
from emblems import mirrored
from ink import Ink

TRICORN = (
    "M-74 -22C-60 -34 -52 -66 -18 -72C-6 -76 6 -76 18 -72C52 -66 60 -34 74 -22"
    "C48 -30 22 -44 0 -44C-22 -44 -48 -30 -74 -22Z"
)
CAP = "M-62 -50C-64 -78 -30 -88 0 -88C30 -88 64 -78 62 -50L42 -40C20 -48 -20 -48 -42 -40Z"
BEARD = (
    "M-37 2C-60 44 -40 84 0 100C40 84 60 44 37 2C31 20 22 24 13 22C6 15 -6 15 -13 22"
    "C-22 24 -31 20 -37 2Z"
)
HOOD = (
    "M-45 -38C-46 -56 -34 -78 -14 -92C0 -102 24 -102 42 -86C28 -88 20 -82 22 -72"
    "C36 -62 46 -50 45 -38Z"
)
ANCHOR = "M0 -22V22M-11 -9H11M-21 6C-18 20 -8 23 0 24C8 23 18 20 21 6"
BOWL = "M-78 2C-74 48 -44 74 0 74C44 74 74 48 78 2Z"


def anchor(ink: Ink, colour: str, wide: float = 5) -> None:
    """Within 28 units of the origin."""
    ink.stroke(ANCHOR, colour, wide)
    ink.stroke("M-26 12L-21 5L-14 9M26 12L21 5L14 9", colour, wide)
    ink.circle(0, -26, 4.5, stroke=colour, stroke_width=wide * 0.8)


def coat(ink: Ink, tones: tuple[str, str]) -> None:
    """Shoulders in the suit's colour with lapels and brass buttons."""
    paint = ink.linear(0, 40, 0, 100, (0, tones[0]), (1, tones[1]))
    form(ink, "M-72 98C-70 66 -44 48 0 46C44 48 70 66 72 98Z", paint)


def buttons(ink: Ink) -> None:
    for x in (-26, 26):
        for y in (78, 92):
            ink.circle(x, y, 4.5, "#ffd98a", stroke=CUT, stroke_width=2.5)


def young(ink: Ink, tones: tuple[str, str]) -> None:
    """A lad in a ribboned cap with a red scarf."""
    coat(ink, tones)
    ink.stroke("M-48 60L-36 98M48 60L36 98", CUT, 3.5)
    hair = "M-36 -28C-56 -12 -52 16 -44 26C-36 20 -32 4 -30 -12Z"
    for side in (hair, mirrored(hair)):
        form(ink, side, "#f0bd55")
    face(ink)
    for x in (-22, 22):
        ink.circle(x, 20, 6, "#f08a6a", opacity=0.55)
    ink.stroke("M-12 32C-5 41 5 41 12 32", CUT, 4)
    form(ink, "M-34 44C-16 58 16 58 34 44L38 60C18 74 -18 74 -38 60Z", "#c22a3c")
    form(ink, "M-8 62L-20 92L-4 84L6 96L8 64Z", "#c22a3c")
    buttons(ink)
    for d in ("M38 -36C56 -34 62 -22 76 -24L78 -12C62 -8 52 -20 38 -24Z",
              "M38 -30C52 -20 56 -6 70 -2L66 9C50 6 44 -8 36 -18Z"):  # fmt: skip
        form(ink, d, "#22345c")
    form(ink, "M-58 -46C-62 -74 -34 -84 0 -84C34 -84 62 -74 58 -46C30 -54 -30 -54 -58 -46Z",
         "#fff3da")  # fmt: skip
    form(ink, "M-44 -50C-20 -58 20 -58 44 -50L42 -24C20 -34 -20 -34 -42 -24Z", "#22345c")
    with ink.at(0, -43, 0.42):
        anchor(ink, "#ffd98a", 7)
    ink.circle(0, -84, 7, "#c22a3c", stroke=CUT, stroke_width=3.5)


def woman(ink: Ink, tones: tuple[str, str]) -> None:
    """A woman in a gold-laced hat with a feather, her dark hair loose."""
    form(ink, "M-38 -36C-72 -10 -58 30 -68 62C-44 74 -24 60 -20 30H20C24 60 44 74 68 62"
         "C58 30 72 -10 38 -36Z", "#5a2b18")  # fmt: skip
    coat(ink, tones)
    collar = "M-30 44C-40 56 -40 66 -34 80L-4 66C-12 58 -14 52 -14 46Z"
    for side in (collar, mirrored(collar)):
        form(ink, side, tones[0])
    face(ink)
    form(ink, "M-13 56L0 64L13 56L18 78L0 94L-18 78Z", "#fff3da")
    ink.stroke("M-7 72L0 78L7 72", CUT, 3)
    ink.stroke("M-27 -8L-21 -4M27 -8L21 -4", CUT, 3.5)
    ink.path("M-10 34C-4 29 4 29 10 34C4 42 -4 42 -10 34Z", "#c0303f", stroke=CUT, stroke_width=3)
    ink.stroke("M-46 -2C-50 18 -44 34 -52 52M46 -2C50 18 44 34 52 52", "#9a5a34", 3.5)
    for x in (-38, 38):
        ink.circle(x, 30, 5, "#ffd98a", stroke=CUT, stroke_width=3)
    form(ink, "M24 -62C26 -92 46 -102 70 -96C80 -82 74 -60 56 -48C58 -60 54 -66 44 -62Z", "#fff3da")
    ink.stroke("M38 -60C46 -76 56 -84 66 -89", CUT, 3)
    form(ink, TRICORN, "#22345c")
    ink.stroke("M-60 -32C-40 -42 -20 -53 0 -53C20 -53 40 -42 60 -32", "#ffd98a", 4.5)
    ink.circle(-24, -58, 9, "#c0303f", stroke=CUT, stroke_width=3.5)
    buttons(ink)


def old(ink: Ink, tones: tuple[str, str]) -> None:
    """An old man with a great white beard, a peaked cap and a pipe."""
    coat(ink, tones)
    hair = "M-38 -34C-58 -14 -52 18 -44 30L-30 6Z"
    for side in (hair, mirrored(hair)):
        form(ink, side, "#e9eef4")
    face(ink)
    form(ink, BEARD, ink.linear(0, 0, 0, 100, (0, "#ffffff"), (1, "#c3d0de")))
    ink.stroke("M-32 36C-30 56 -22 72 -13 82M32 36C30 56 22 72 13 82M-15 50C-13 66 -6 78 0 88"
               "M14 50C12 64 7 74 2 80", "#6a7a90", 3.5)  # fmt: skip
    ink.circle(0, 16, 8, "#f0a07a", stroke=CUT, stroke_width=3.5)
    form(ink, "M-34 30C-26 20 -8 20 0 27C8 20 26 20 34 30C22 40 8 38 0 34C-8 38 -22 40 -34 30Z",
         "#ffffff")  # fmt: skip
    ink.stroke("M12 40C26 46 36 46 46 42", CUT, 9)
    ink.stroke("M12 40C26 46 36 46 46 42", "#a8682c", 4.5)
    form(ink, "M42 28H62V46C62 56 44 56 43 46Z", "#a8682c")
    ink.ellipse(52, 28, 10, 4, "#ff9a3c", stroke=CUT, stroke_width=3)
    ink.stroke("M54 18C46 8 62 2 56 -10C52 -18 60 -24 60 -30", "#e6eef8", 4, opacity=0.7)
    ink.stroke("M-26 -13L-8 -8M26 -13L8 -8", "#f4f7fb", 8)
    form(ink, CAP, "#1b2a4c")
    form(ink, "M-46 -52C-20 -60 20 -60 46 -52L43 -34C20 -42 -20 -42 -43 -34Z", "#ffd98a")
    form(ink, "M-44 -35C-20 -44 20 -44 44 -35C50 -26 42 -18 34 -20C14 -27 -14 -27 -34 -20"
         "C-42 -18 -50 -26 -44 -35Z", "#0f1830")  # fmt: skip
    with ink.at(0, -68, 0.42):
        anchor(ink, "#ffd98a", 7)


CAPTAINS = {"J": young, "Q": woman, "K": old}


def porridge(ink: Ink, tones: tuple[str, str]) -> None:
    """A steaming bowl with butter and cinnamon, a spoon in it."""
    ink.shadow(0, 78, 78, 14, 0.7)
    for x in (-34, 0, 34):
        steam = f"M{x} -32C{x - 14} -46 {x + 14} -58 {x} -74C{x - 8} -82 {x + 4} -90 {x + 2} -94"
        ink.stroke(steam, "#fff3da", 5, opacity=0.5)
    ink.stroke("M26 -8L76 -66", CUT, 17)
    ink.stroke("M26 -8L76 -66", "#d99a50", 10)
    form(ink, BOWL, ink.linear(-70, 0, 70, 40, (0, tones[0]), (1, tones[1])))
    ink.stroke("M-66 34L-52 24L-38 38L-24 26L-10 40L4 27L18 40L32 27L46 38L58 26L67 33",
               "#ffe0a0", 4.5)  # fmt: skip
    ink.ellipse(0, 0, 80, 25, "#b9783a", stroke=CUT, stroke_width=5)
    ink.ellipse(0, 1, 68, 18, "#fff3d6", stroke="#7a4a1e", stroke_width=2.5)
    ink.ellipse(-8, -2, 24, 9.5, "#ffd75c", opacity=0.9)
    ink.path("M-24 -3L-6 -11L10 -5L-9 4Z", "#ffb51e", stroke="#a8641c", stroke_width=2.5)
    for x, y in ((-46, 0), (-38, 7), (-30, -6), (22, 9), (34, 3), (44, -3), (20, -8), (4, 12)):
        ink.circle(x, y, 2.2, "#8a4a1e")
    form(ink, "M-34 73H34L40 84H-40Z", tones[1])


def nisse(ink: Ink) -> None:
    """A small helper in a red cap, a lantern in his hand."""
    grey = ink.linear(-40, 0, 40, 90, (0, "#7d8ba3"), (1, "#3b4762"))
    ink.shadow(0, 93, 62, 10, 0.7)
    for x in (-20, 20):
        form(ink, f"M{x - 15} 74H{x + 13}C{x + 20} 84 {x + 18} 93 {x + 14} 94H{x - 20}"
             f"C{x - 22} 88 {x - 18} 80 {x - 15} 74Z", "#5a3318")  # fmt: skip
    form(ink, "M-40 4C-52 30 -50 60 -46 80H46C50 60 52 30 40 4Z", grey)
    form(ink, "M-38 20C-60 26 -64 44 -58 58C-50 62 -44 58 -42 52Z", grey)
    ink.circle(-54, 59, 9, "#c22a3c", stroke=CUT, stroke_width=4)
    form(ink, "M36 14C54 12 66 16 74 26L66 40C58 34 50 36 42 40Z", grey)
    ink.stroke("M-46 66H46", CUT, 12, stroke_linecap="butt")
    ink.stroke("M-45 66H45", "#8a5a2c", 6, stroke_linecap="butt")
    ink.circle(0, -4, 40, "#ffdcae", stroke=CUT, stroke_width=5)
    form(ink, "M-40 -4C-52 22 -34 62 0 76C34 62 52 22 40 -4C32 14 14 14 0 8C-14 14 -32 14 -40 -4Z",
         ink.linear(0, 0, 0, 76, (0, "#ffffff"), (1, "#cdd7e4")))  # fmt: skip
    ink.stroke("M-24 26C-22 40 -14 52 -8 58M24 26C22 40 14 52 8 58M0 34V54", "#7f8da3", 3.5)
    nisse_face(ink)
    form(ink, HOOD, ink.linear(-40, -90, 40, 0, (0, "#f0475a"), (0.6, "#c5182f"), (1, "#8a0c20")))
    ink.stroke("M22 -72C14 -66 10 -58 10 -50", CUT, 3.5)
    form(ink, "M-50 -40C-30 -52 30 -52 50 -40C56 -33 53 -22 47 -22C26 -33 -26 -33 -47 -22"
         "C-53 -22 -56 -33 -50 -40Z", "#f4f7fb")  # fmt: skip
    ink.circle(43, -84, 10, "#f4f7fb", stroke=CUT, stroke_width=4)
    with ink.at(70, 60, 0.56):
        lantern(ink)
    ink.circle(71, 33, 9, "#c22a3c", stroke=CUT, stroke_width=4)


def nisse_face(ink: Ink) -> None:
    """Eyes, red cheeks, a smile and a nose over a beard."""
    for x in (-17, 17):
        ink.circle(x, -12, 5.5, CUT)
        ink.circle(x - 1.5, -14, 2, "#ffffff")
        ink.circle(x * 1.75, 2, 7, "#f0846a", opacity=0.55)
    ink.stroke("M-9 18C-4 23 4 23 9 18", CUT, 4)
    ink.circle(0, 3, 10, "#f39a78", stroke=CUT, stroke_width=4)


def lantern(ink: Ink, glow: float = 60) -> None:
    """A brass lantern 50 units each way, its light reaching as far as told."""
    light = (0, "#ffc860", 0.9), (0.5, "#ff9a3c", 0.45), (1, "#ff8a1e", 0)
    ink.circle(0, 4, glow, ink.radial(0, 4, glow, *light))
    ink.stroke("M-13 -36C-13 -54 13 -54 13 -36", CUT, 9)
    ink.stroke("M-13 -36C-13 -54 13 -54 13 -36", "#e9bd62", 4)
    form(ink, "M-24 -18H24L28 34H-28Z", "#fff0b8")
    ink.path("M0 -12C10 2 15 10 14 20C13 29 7 33 0 33C-7 33 -13 29 -14 20C-15 10 -6 6 0 -12Z",
             "#ff9a2e")  # fmt: skip
    ink.path("M0 8C5 15 7 20 6 25C5 30 3 32 0 32C-3 32 -6 30 -6 25C-7 20 -3 17 0 8Z", "#fff6d0")
    form(ink, "M-30 -18L-14 -38H14L30 -18Z", gold(ink))
    form(ink, "M-32 34H32V46H-32Z", gold(ink))
