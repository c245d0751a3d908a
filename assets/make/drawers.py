"""Signs on the drawers of the settings and on their rows: python assets/make/drawers.py.

Those of the drawers are in full colour; those of the rows are all of brass and bone, with one thing
in red, as large as each other. All are outlined like the faces.
"""

from __future__ import annotations

from ink import Ink, Point, polar, smooth

SIDE, LINE = 100, 5
DARK = "#160d08"
BONE, RED, GLINT = "#f8ecd0", "#cf3f38", "#fff3cf"
BRASS = (0, "#ffe19a"), (0.55, "#e2a83f"), (1, "#b0752a")
BOW, DRAPE = (96, 56), (80, 240)
VELVET = (0, "#3d0b15"), (0.42, "#842430"), (0.5, "#93303a")
PAINTS = ((31, 38, "#d8433c"), (52, 28, "#f2c14e"), (72, 38, "#5fae5a"), (28, 60, "#4b8fd6"))


def look() -> Ink:
    """A palette with four paints, and a brush across it."""
    ink = Ink(SIDE, SIDE)
    board: list[Point] = [(50, 14), (80, 24), (92, 48), (80, 64), (63, 64), (58, 74), (62, 86),
                          (46, 90), (20, 78), (8, 52), (20, 25)]
    wood = ink.linear(0, 10, 0, 92, (0, "#e8bd7c"), (1, "#a8713a"))
    ink.path(smooth(board, closed=True), wood, stroke=DARK, stroke_width=LINE)
    for x, y, paint in PAINTS:
        ink.circle(x, y, 8.5, paint, stroke=DARK, stroke_width=3)
        ink.circle(x - 2.5, y - 3, 2.2, "#ffffff", opacity=0.7)
    ink.circle(44, 72, 6, DARK)
    ink.stroke("M90 92L66 58", DARK, 13)
    ink.stroke("M90 92L70 64", "#c8473d", 7)
    ink.path("M56 44L72 57L63 64Z", "#f4e3bd", stroke=DARK, stroke_width=4,
             stroke_linejoin="round")
    return ink


def sound() -> Ink:
    """Two notes of brass under one beam."""
    ink = Ink(SIDE, SIDE)
    notes = ("M36 22L84 12V68A14 11 0 1 1 74 58V36L46 42V78A14 11 0 1 1 36 68Z")
    ink.path(notes, brass(ink), stroke=DARK, stroke_width=LINE, stroke_linejoin="round")
    ink.stroke("M40 27L79 19", "#fff3cf", 3, opacity=0.85)
    ink.ellipse(27, 74, 4, 2.6, "#fff3cf", opacity=0.8)
    ink.ellipse(65, 64, 4, 2.6, "#fff3cf", opacity=0.8)
    return ink


def play() -> Ink:
    """A red pawn, and a die before it."""
    ink = Ink(SIDE, SIDE)
    red = ink.linear(10, 0, 70, 0, (0, "#f0695f"), (0.5, "#cf3b37"), (1, "#8f211f"))
    ink.path("M24 42H62L58 50C58 62 62 68 70 76V90H16V76C24 68 28 62 28 50Z", red, stroke=DARK,
             stroke_width=LINE, stroke_linejoin="round")
    ink.circle(43, 26, 18, red, stroke=DARK, stroke_width=LINE)
    ink.circle(37, 20, 5, "#ffffff", opacity=0.55)
    ink.path("M56 58L88 54L93 84L61 89Z", "#f6ecd4", stroke=DARK, stroke_width=LINE,
             stroke_linejoin="round")
    for x, y in ((65, 65), (83, 62), (74.5, 71.5), (68, 81), (86, 78)):
        ink.circle(x, y, 3.4, DARK)
    return ink


def brass(ink: Ink) -> str:
    """What most of the rows' signs are made of, lit from above."""
    return ink.linear(0, 8, 0, 92, *BRASS)


def keys() -> Ink:
    """A pad with its buttons."""
    ink = Ink(SIDE, SIDE)
    body: list[Point] = [(28, 22), (50, 27), (72, 22), (88, 34), (97, 68), (89, 86), (77, 79),
                         (66, 66), (34, 66), (23, 79), (11, 86), (3, 68), (12, 34)]
    ink.path(smooth(body, closed=True), brass(ink), stroke=DARK, stroke_width=LINE)
    ink.stroke("M30 34V54M20 44H40", DARK, 13)
    ink.stroke("M30 35V53M21 44H39", BONE, 6)
    for x, y in ((70, 33), (81, 44), (70, 55), (59, 44)):
        ink.circle(x, y, 6, RED, stroke=DARK, stroke_width=3)
    return ink


def language() -> Ink:
    """Two who speak: a bubble before another."""
    ink = Ink(SIDE, SIDE)
    for d, fill in (("M40 36H95V78H82L84 94L66 78H40Z", brass(ink)),
                    ("M5 8H68V56H38L19 75L22 56H5Z", BONE)):
        ink.path(d, fill, stroke=DARK, stroke_width=LINE, stroke_linejoin="round")
    ink.stroke("M23 48L36.5 17L50 48M28 38H45", RED, 7)
    ink.stroke("M80 49H87M78 64H87", DARK, 5)
    return ink


def text() -> Ink:
    """A large letter after a small one."""
    ink = Ink(SIDE, SIDE)
    for d, wide, fill in (("M7 86L19 54L31 86M11 76H27", 15, RED),
                          ("M38 86L65 14L92 86M47 63H83", 20, "#eebb55")):
        ink.stroke(d, DARK, wide)
        ink.stroke(d, fill, wide - 9)
    ink.stroke("M63 22L44 72", GLINT, 3, opacity=0.9)
    return ink


def contrast() -> Ink:
    """A disc in a ring, half of it dark."""
    ink = Ink(SIDE, SIDE)
    ink.circle(50, 50, 44, brass(ink), stroke=DARK, stroke_width=LINE)
    ink.circle(50, 50, 31, BONE, stroke=DARK, stroke_width=LINE)
    ink.path("M50 19A31 31 0 0 1 50 81Z", DARK)
    ink.path("M19 26A39 39 0 0 1 40 12", "none", stroke=GLINT, stroke_width=4,
             stroke_linecap="round", opacity=0.9)
    return ink


def suits() -> Ink:
    """Three shapes, each in its colour."""
    ink = Ink(SIDE, SIDE)
    ink.circle(27, 68, 23, BONE, stroke=DARK, stroke_width=LINE)
    ink.path("M73 44L97 91H49Z", brass(ink), stroke=DARK, stroke_width=LINE,
             stroke_linejoin="round")
    ink.path("M50 3L76 29L50 55L24 29Z", RED, stroke=DARK, stroke_width=LINE,
             stroke_linejoin="round")
    ink.stroke("M36 28L49 15", "#f39a8c", 4)
    return ink


def fullscreen() -> Ink:
    """A screen, and arrows into its corners."""
    ink = Ink(SIDE, SIDE)
    metal = brass(ink)
    ink.path("M36 76H64L70 94H30Z", metal, stroke=DARK, stroke_width=LINE, stroke_linejoin="round")
    ink.path("M4 8H96V78H4Z", metal, stroke=DARK, stroke_width=LINE, stroke_linejoin="round")
    ink.rect(14, 18, 72, 50, BONE, stroke=DARK, stroke_width=4)
    ink.stroke("M43 43L26 28M26 41V28H40M57 43L74 58M74 45V58H60", RED, 7)
    return ink


def effects() -> Ink:
    """A bell that rings."""
    ink = Ink(SIDE, SIDE)
    ink.circle(50, 84, 11, RED, stroke=DARK, stroke_width=LINE)
    ink.path("M50 6C76 8 77 32 79 54C80 64 86 70 93 79H7C14 70 20 64 21 54C23 32 24 8 50 6Z",
             brass(ink), stroke=DARK, stroke_width=LINE, stroke_linejoin="round")
    ink.stroke("M36 24C31 36 31 46 29 58", GLINT, 5, opacity=0.9)
    return ink


def fire() -> Ink:
    """A flame with its heart."""
    ink = Ink(SIDE, SIDE)
    ink.path("M54 4C60 24 86 36 84 64C83 84 68 96 50 96C32 96 17 84 16 66C15 50 24 44 28 30"
             "C34 34 38 40 39 46C48 36 54 22 54 4Z", brass(ink), stroke=DARK, stroke_width=LINE,
             stroke_linejoin="round")
    ink.path("M52 42C54 54 68 60 67 74C66 86 59 91 50 91C41 91 33 85 33 75C33 66 40 64 42 56"
             "C46 58 48 60 49 62C52 56 53 50 52 42Z", RED, stroke=DARK, stroke_width=3,
             stroke_linejoin="round")
    ink.path("M50 70C52 76 57 78 57 84C57 88 54 91 50 91C46 91 43 88 43 84C43 79 48 77 50 70Z",
             BONE)
    return ink


def speed() -> Ink:
    """A watch whose hand runs."""
    ink = Ink(SIDE, SIDE)
    metal = brass(ink)
    ink.path("M39 3H61V20H39Z", metal, stroke=DARK, stroke_width=LINE)
    ink.circle(50, 57, 39, metal, stroke=DARK, stroke_width=LINE)
    ink.circle(50, 57, 28, BONE, stroke=DARK, stroke_width=4)
    ink.path("M50 57L50 30A27 27 0 0 1 75 50Z", RED)
    ink.stroke("M50 57L66 41", DARK, 6)
    ink.circle(50, 57, 5, DARK)
    return ink


def motion() -> Ink:
    """A flake of snow that whirls."""
    ink = Ink(SIDE, SIDE)
    arms = "".join(f"M50 50L{x:.1f} {y:.1f}" for x, y in (
        polar(50, 50, 40, 60 * n) for n in range(6)))
    twigs = "".join(
        f"M{polar(50, 50, 38, 60 * n + turn)[0]:.1f} {polar(50, 50, 38, 60 * n + turn)[1]:.1f}"
        f"L{polar(50, 50, 23, 60 * n)[0]:.1f} {polar(50, 50, 23, 60 * n)[1]:.1f}"
        for n in range(6) for turn in (-24, 24))
    for d, colour, wide in ((arms, DARK, 17), (twigs, DARK, 15), (arms, BONE, 8),
                            (twigs, BONE, 6)):
        ink.stroke(d, colour, wide)
    ink.circle(50, 50, 12, RED, stroke=DARK, stroke_width=4)
    return ink


def remind() -> Ink:
    """An eye that has seen."""
    ink = Ink(SIDE, SIDE)
    ink.path("M3 52C20 24 36 15 50 15C64 15 80 24 97 52C80 79 64 88 50 88C36 88 20 79 3 52Z",
             BONE, stroke=DARK, stroke_width=LINE, stroke_linejoin="round")
    ink.circle(50, 51, 25, brass(ink), stroke=DARK, stroke_width=LINE)
    ink.circle(50, 51, 11, RED, stroke=DARK, stroke_width=4)
    ink.circle(42, 42, 5, "#ffffff")
    return ink


def forced() -> Ink:
    """A card that goes by itself."""
    ink = Ink(SIDE, SIDE)
    ink.path("M6 8H56V92H6Z", BONE, stroke=DARK, stroke_width=LINE, stroke_linejoin="round")
    ink.path("M31 28L47 50L31 72L15 50Z", RED, stroke=DARK, stroke_width=3)
    ink.path("M48 40H70V22L98 50L70 78V60H48Z", brass(ink), stroke=DARK, stroke_width=LINE,
             stroke_linejoin="round")
    return ink


def inlay() -> Ink:
    """A ring of brass round a sign, in the light from above, and its shade within."""
    ink = Ink(SIDE, SIDE)
    ink.circle(50, 50, 40, ink.radial(50, 56, 42, (0, "#ffdf9a", 0.34), (0.6, "#ffdf9a", 0.1),
                                      (0.9, "#000000", 0.18), (1, "#000000", 0.5)))
    ink.circle(50, 50, 44, stroke=DARK, stroke_width=11)
    ink.circle(50, 50, 44, stroke=brass(ink), stroke_width=6)
    ink.path("M14 36A38.5 38.5 0 0 1 50 9", stroke=GLINT, stroke_width=2.5, stroke_linecap="round",
             opacity=0.9)
    return ink


def valance() -> Ink:
    """One bow of the velvet along the top of a little theatre, with a fringe of gold."""
    ink = Ink(*BOW)
    wide, high = BOW
    cloth = ink.linear(0, 0, wide, 0, *VELVET, (1, VELVET[0][1]))
    bow = f"M0 0H{wide}V{high * 0.5:g}Q{wide / 2} {high * 1.16:g} 0 {high * 0.5:g}Z"
    ink.path(bow, cloth)
    ink.path(bow, ink.linear(0, 0, 0, high, (0, "#000000", 0.5), (0.4, "#000000", 0.05),
                             (1, "#000000", 0)))
    edge = f"M0 {high * 0.5:g}Q{wide / 2} {high * 1.16:g} {wide} {high * 0.5:g}"
    ink.path(edge, stroke=DARK, stroke_width=9)
    ink.path(edge, stroke="#e2a83f", stroke_width=5)
    ink.path(edge, stroke=GLINT, stroke_width=1.5)
    return ink


def drape() -> Ink:
    """The velvet at its left side, tied back with a cord of gold."""
    ink = Ink(*DRAPE)
    wide, high = DRAPE
    cloth = ink.linear(0, 0, wide, 0, *VELVET, (0.62, VELVET[0][1]), (0.8, VELVET[1][1]),
                       (1, VELVET[0][1]))
    shape = (f"M0 0H{wide}C{wide} {high * 0.34:g} {wide * 0.5:g} {high * 0.42:g} {wide * 0.42:g} "
             f"{high * 0.6:g}C{wide * 0.5:g} {high * 0.72:g} {wide * 0.74:g} {high * 0.84:g} "
             f"{wide * 0.78:g} {high}H0Z")
    ink.path(shape, cloth, stroke=DARK, stroke_width=4, stroke_linejoin="round")
    for x, lean in ((0.3, 0.12), (0.62, 0.26)):
        ink.stroke(f"M{wide * x:g} 0C{wide * x:g} {high * 0.3:g} {wide * lean:g} {high * 0.45:g} "
                   f"{wide * lean:g} {high * 0.6:g}", "#26060c", 3, opacity=0.6)
    for fill, thick in ((DARK, 13), ("#e2a83f", 8), (GLINT, 2)):
        ink.stroke(f"M0 {high * 0.57:g}Q{wide * 0.24:g} {high * 0.63:g} {wide * 0.44:g} "
                   f"{high * 0.6:g}", fill, thick)
    return ink


def arrow() -> Ink:
    """It turns a value on: brass, to the right."""
    ink = Ink(SIDE, SIDE)
    metal = ink.linear(0, 10, 0, 90, (0, "#ffe7ab"), (0.5, "#ffc95c"), (1, "#d8922e"))
    ink.path("M26 12Q20 8 20 18V82Q20 92 28 87L84 55Q90 50 84 45Z", metal, stroke=DARK,
             stroke_width=7, stroke_linejoin="round")
    ink.stroke("M30 24V66", "#fff6da", 5, opacity=0.8)
    return ink


if __name__ == "__main__":
    for drawing in (look, sound, play, keys, language, text, contrast, suits, fullscreen, effects,
                    fire, speed, motion, remind, forced, inlay, valance, drape, arrow):
        drawing().save(f"ui/drawers/{drawing.__name__}.svg")
