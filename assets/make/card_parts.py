"""Draw the parts that Haggis' and Halmstad's decks share: the card, its edges, heads in gold."""

from __future__ import annotations

from ink import Ink

EDGE = "#1c100a"
CUT, SKIN = "#22130a", "#ffe9bd"
CARD = "M5 24Q5 5 24 5H226Q245 5 245 24V326Q245 345 226 345H24Q5 345 5 326Z"
FACE = "M-34 -22C-34 24 -22 48 0 58C22 48 34 24 34 -22C20 -34 -20 -34 -34 -22Z"
LOOK = "M-22 -2C-18 -8 -12 -8 -8 -4M8 -4C12 -8 18 -8 22 -2M0 0L-5 20H4"


def sheet(ink: Ink, paint: str) -> None:
    """The card's own shape with its edge and a little thickness below."""
    ink.path(CARD, "#1a0e07", stroke="#1a0e07", stroke_width=9, stroke_linejoin="round")
    ink.path(CARD, paint)


def formed(ink: Ink, d: str, paint: str, wide: float = 5) -> None:
    """A form of a suit's sign."""
    ink.path(d, paint, stroke=EDGE, stroke_width=wide, stroke_linejoin="round")


def form(ink: Ink, d: str, paint: str) -> None:
    """A form of a head."""
    ink.path(d, paint, stroke=CUT, stroke_width=5, stroke_linejoin="round")


def gold(ink: Ink) -> str:
    return ink.linear(-50, -90, 60, 90, (0, "#fff0c4"), (0.45, "#e9bd62"), (1, "#a9701f"))


def face(ink: Ink, skin: str = SKIN) -> None:
    form(ink, FACE, skin)
    ink.stroke(LOOK, CUT, 4)
    for x in (-15, 15):
        ink.circle(x, 1, 4, CUT)
