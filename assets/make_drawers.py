"""Signs on the drawers of the settings, and a book: python assets/make_drawers.py.

What the rows inside are about, in full colour and outlined like the faces: how it looks, what is
heard, how it plays, and the keys and pads.
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


def book() -> Ink:
    """An open book bound in red."""
    ink = Ink(SIDE, SIDE)
    ink.path("M6 26H94V88H6Z", "#a8322e", stroke=DARK, stroke_width=LINE, stroke_linejoin="round")
    page = ink.linear(0, 12, 0, 84, (0, "#fff6dc"), (1, "#dcc596"))
    for half in ("M50 26C40 14 24 14 12 20V80C24 74 40 74 50 84Z",
                 "M50 26C60 14 76 14 88 20V80C76 74 60 74 50 84Z"):
        ink.path(half, page, stroke=DARK, stroke_width=LINE, stroke_linejoin="round")
    for y in (36, 48, 60):
        ink.stroke(f"M22 {y - 4}C30 {y - 6} 36 {y - 5} 42 {y}", "#8a6a3c", 4)
        ink.stroke(f"M58 {y}C64 {y - 5} 70 {y - 6} 78 {y - 4}", "#8a6a3c", 4)
    ink.path("M64 14H74V40L69 34L64 40Z", "#f2c14e", stroke=DARK, stroke_width=3,
             stroke_linejoin="round")
    return ink


if __name__ == "__main__":
    for drawing in (look, sound, play, keys, book):
        drawing().save(f"ui/drawers/{drawing.__name__}.svg")
