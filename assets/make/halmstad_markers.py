"""The brass counter of Halmstad and its markers, 100 x 100 each."""

from __future__ import annotations

from card_parts import EDGE
from halmstad_court import lantern, porridge
from ink import Ink, polar

GOLD, NIGHT, BRASS = "#f0c766", "#0b1430", ("#fff0c4", "#e2ad4a", "#8a5a1c")


def disc(ink: Ink) -> None:
    """The dark round plate of a marker with its brass rim."""
    ink.circle(50, 53, 46, "#050302", opacity=0.55)
    ink.circle(50, 50, 47, EDGE)
    ink.circle(50, 50, 44, ink.linear(20, 5, 80, 95, (0, BRASS[0]), (0.5, BRASS[1]), (1, BRASS[2])))
    ink.circle(50, 50, 38, EDGE)
    ink.circle(50, 50, 36, ink.radial(40, 36, 60, (0, "#2c4474"), (1, NIGHT)))


def counter() -> Ink:
    """A brass token struck with a ship under sail."""
    ink = Ink(100, 100)
    light, middle, deep = BRASS
    ink.circle(50, 53, 46, "#050302", opacity=0.6)
    ink.circle(50, 50, 46, EDGE)
    ink.circle(50, 50, 43, ink.radial(36, 32, 74, (0, light), (0.45, middle), (1, deep)))
    ink.circle(50, 50, 36, stroke="#6b4212", stroke_width=2.5)
    for k in range(24):
        ink.circle(*polar(50, 50, 39.5, 15 * k), 1.4, "#6b4212")
    cut = "#5a3510"
    ink.path("M22 62H78C76 74 68 80 60 80H40C32 80 24 74 22 62Z", cut)
    ink.stroke("M50 62V19", cut, 4)
    ink.path("M46 24C34 32 28 44 26 57H46Z", cut)
    ink.path("M54 22C68 32 73 45 74 57H54Z", cut)
    ink.path("M50 18L62 21L50 25Z", cut)
    ink.stroke("M24 63.5H76", light, 1.6, opacity=0.8)
    return ink


def tide() -> Ink:
    """A breaking wave."""
    ink = Ink(100, 100)
    disc(ink)
    ink.path("M15 60C24 58 26 28 52 25C66 24 76 33 75 45C70 38 62 38 59 44C56 51 62 58 85 58"
             "C82 76 67 86 50 86C33 86 18 76 15 60Z", "#3f8fe0")  # fmt: skip
    ink.stroke("M15 60C24 58 26 28 52 25C66 24 76 33 75 45C70 38 62 38 59 44C56 51 62 58 85 58",
               "#e8f4ff", 5)  # fmt: skip
    ink.stroke("M26 68C34 63 40 73 48 68C56 63 62 73 72 67", "#e8f4ff", 4)
    return ink


def knows() -> Ink:
    """An open eye."""
    ink = Ink(100, 100)
    disc(ink)
    ink.path("M18 51C28 34 38 29 50 29C62 29 72 34 82 51C72 67 62 72 50 72C38 72 28 67 18 51Z",
             "#fff6e0", stroke=EDGE, stroke_width=2)  # fmt: skip
    ink.circle(50, 50, 16, "#2b6aa8")
    ink.circle(50, 50, 9, "#0b1020")
    ink.circle(45, 44, 4.5, "#ffffff")
    ink.stroke("M32 27L28 19M50 22V14M68 27L72 19", GOLD, 4)
    return ink


def palm(ink: Ink) -> None:
    """An open hand."""
    fingers = "M37 60V36M47 56V27M57 56V29M67 60V38M38 66L26 55"
    heel = "M33 52H70V66C70 78 62 84 52 84C42 84 37 78 33 70Z"
    ink.stroke(fingers, EDGE, 13)
    ink.path(heel, EDGE, stroke=EDGE, stroke_width=5, stroke_linejoin="round")
    ink.stroke(fingers, "#ffdcae", 8.5)
    ink.path(heel, "#ffdcae", stroke="#ffdcae", stroke_width=1, stroke_linejoin="round")
    ink.stroke("M41 68C48 62 54 62 62 66M44 76C50 73 54 73 58 75", "#a8683c", 2.5)


def touched() -> Ink:
    """A hand on the marker's plate."""
    ink = Ink(100, 100)
    disc(ink)
    palm(ink)
    return ink


def hand(tone: str) -> Ink:
    """A hand on a plate of a seat's colour: who has exchanged a belief."""
    ink = Ink(100, 100)
    ink.circle(50, 50, 49, EDGE)
    ink.circle(50, 50, 46, "#fff6e0")
    ink.circle(50, 50, 41, tone)
    palm(ink)
    return ink


def lit() -> Ink:
    """A lantern's light: what lies open."""
    ink = Ink(100, 100)
    with ink.at(50, 50, 0.88):
        lantern(ink, 52)
    return ink


def done() -> Ink:
    """A tick."""
    ink = Ink(100, 100)
    disc(ink)
    ink.stroke("M30 52L44 67L71 34", EDGE, 17)
    ink.stroke("M30 52L44 67L71 34", "#8ff0a4", 10)
    return ink


def bowl() -> Ink:
    """A bowl of porridge."""
    ink = Ink(100, 100)
    disc(ink)
    with ink.at(50, 52, 0.42):
        porridge(ink, ("#e8692e", "#98300a"))
    return ink


MARKERS = {"counter": counter, "tide": tide, "knows": knows, "touched": touched,
           "open": lit, "done": done, "bowl": bowl}
