"""Signs on the drawers of the settings and on their rows: python assets/make_drawers.py.

What they are about, in full colour and outlined like the faces.
"""

from __future__ import annotations

from ink import Ink, Point, smooth

SIDE, LINE = 100, 5
DARK = "#160d08"
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
    brass = ink.linear(0, 10, 0, 92, (0, "#ffe19a"), (0.55, "#e2a83f"), (1, "#9a621b"))
    notes = ("M36 22L84 12V68A14 11 0 1 1 74 58V36L46 42V78A14 11 0 1 1 36 68Z")
    ink.path(notes, brass, stroke=DARK, stroke_width=LINE, stroke_linejoin="round")
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


def keys() -> Ink:
    """A pad with coloured buttons."""
    ink = Ink(SIDE, SIDE)
    body: list[Point] = [(30, 26), (50, 30), (70, 26), (86, 36), (95, 66), (88, 82), (76, 76),
                         (66, 64), (34, 64), (24, 76), (12, 82), (5, 66), (14, 36)]
    grey = ink.linear(0, 20, 0, 84, (0, "#8fa0b8"), (1, "#4a566b"))
    ink.path(smooth(body, closed=True), grey, stroke=DARK, stroke_width=LINE)
    ink.stroke("M30 38V54M22 46H38", DARK, 11)
    ink.stroke("M30 39V53M23 46H37", "#f4e9cf", 5)
    for x, y, paint in ((70, 37, "#f2c14e"), (79, 46, "#d8433c"), (70, 55, "#5fae5a"),
                        (61, 46, "#4b8fd6")):
        ink.circle(x, y, 5.2, paint, stroke=DARK, stroke_width=2.5)
    return ink


def language() -> Ink:
    """Two who speak: a bubble before another."""
    ink = Ink(SIDE, SIDE)
    for d, fill in (("M40 34H94V74H80L82 90L64 74H40Z", "#4b8fd6"),
                    ("M6 10H66V54H38L20 72L22 54H6Z", "#f6ecd4")):
        ink.path(d, fill, stroke=DARK, stroke_width=LINE, stroke_linejoin="round")
    ink.stroke("M24 46L36 18L48 46M28 37H44", DARK, 5)
    return ink


def text() -> Ink:
    """A large letter after a small one."""
    ink = Ink(SIDE, SIDE)
    for d, wide in (("M8 82L20 50L32 82M12 71H28", 12), ("M36 82L62 16L88 82M45 60H79", 16)):
        ink.stroke(d, DARK, wide)
        ink.stroke(d, "#f6ecd4", wide - 8)
    return ink


def contrast() -> Ink:
    """A disc, half of it dark."""
    ink = Ink(SIDE, SIDE)
    ink.circle(50, 50, 40, "#f6ecd4", stroke=DARK, stroke_width=LINE)
    ink.path("M50 10A40 40 0 0 1 50 90Z", DARK)
    return ink


def suits() -> Ink:
    """Three shapes, each in its colour."""
    ink = Ink(SIDE, SIDE)
    ink.circle(28, 66, 22, "#4b8fd6", stroke=DARK, stroke_width=LINE)
    ink.path("M72 42L94 88H50Z", "#f2c14e", stroke=DARK, stroke_width=LINE, stroke_linejoin="round")
    ink.path("M50 4L74 30L50 56L26 30Z", "#d8433c", stroke=DARK, stroke_width=LINE,
             stroke_linejoin="round")
    return ink


def fullscreen() -> Ink:
    """A screen, and arrows into its corners."""
    ink = Ink(SIDE, SIDE)
    ink.path("M38 72H62V90H38Z", "#6f7d92", stroke=DARK, stroke_width=LINE)
    ink.path("M6 12H94V76H6Z", "#8fa0b8", stroke=DARK, stroke_width=LINE, stroke_linejoin="round")
    ink.rect(14, 20, 72, 48, "#1d2f52")
    ink.stroke("M40 44L24 30M24 42V30H36M60 44L76 58M76 46V58H64", "#f6ecd4", 6)
    return ink


def effects() -> Ink:
    """A bell that rings."""
    ink = Ink(SIDE, SIDE)
    brass = ink.linear(20, 0, 80, 0, (0, "#ffe19a"), (0.5, "#e2a83f"), (1, "#9a621b"))
    ink.circle(50, 84, 10, brass, stroke=DARK, stroke_width=LINE)
    ink.path("M50 10C74 12 76 34 78 54C79 64 84 70 90 78H10C16 70 21 64 22 54C24 34 26 12 50 10Z",
             brass, stroke=DARK, stroke_width=LINE, stroke_linejoin="round")
    ink.stroke("M36 26C32 36 32 46 30 58", "#fff3cf", 5, opacity=0.8)
    return ink


def speed() -> Ink:
    """A watch whose hand runs."""
    ink = Ink(SIDE, SIDE)
    ink.path("M40 4H60V20H40Z", "#e2a83f", stroke=DARK, stroke_width=LINE)
    ink.circle(50, 56, 37, "#e2a83f", stroke=DARK, stroke_width=LINE)
    ink.circle(50, 56, 27, "#f6ecd4", stroke=DARK, stroke_width=3)
    ink.path("M50 56L50 30A26 26 0 0 1 74 50Z", "#d8433c")
    ink.stroke("M50 56L66 40", DARK, 6)
    ink.circle(50, 56, 5, DARK)
    return ink


def remind() -> Ink:
    """An eye that has seen."""
    ink = Ink(SIDE, SIDE)
    ink.path("M4 52C20 26 36 18 50 18C64 18 80 26 96 52C80 76 64 84 50 84C36 84 20 76 4 52Z",
             "#f6ecd4", stroke=DARK, stroke_width=LINE, stroke_linejoin="round")
    ink.circle(50, 51, 21, "#4b8fd6", stroke=DARK, stroke_width=4)
    ink.circle(50, 51, 9, DARK)
    ink.circle(43, 44, 5, "#ffffff")
    return ink


def forced() -> Ink:
    """A card that goes by itself."""
    ink = Ink(SIDE, SIDE)
    ink.path("M8 12H54V88H8Z", "#f6ecd4", stroke=DARK, stroke_width=LINE, stroke_linejoin="round")
    ink.path("M31 30L46 50L31 70L16 50Z", "#d8433c", stroke=DARK, stroke_width=3)
    ink.path("M48 40H70V24L96 50L70 76V60H48Z", "#5fae5a", stroke=DARK, stroke_width=LINE,
             stroke_linejoin="round")
    return ink


def arrow() -> Ink:
    """It turns a value on: brass, to the right."""
    ink = Ink(SIDE, SIDE)
    brass = ink.linear(0, 10, 0, 90, (0, "#ffe7ab"), (0.5, "#ffc95c"), (1, "#d8922e"))
    ink.path("M26 12Q20 8 20 18V82Q20 92 28 87L84 55Q90 50 84 45Z", brass, stroke=DARK,
             stroke_width=7, stroke_linejoin="round")
    ink.stroke("M30 24V66", "#fff6da", 5, opacity=0.8)
    return ink


if __name__ == "__main__":
    for drawing in (look, sound, play, keys, language, text, contrast, suits, fullscreen, effects,
                    speed, remind, forced, arrow):
        drawing().save(f"ui/drawers/{drawing.__name__}.svg")
