"""The look in one place: a winter night at a wooden table, warm light on ivory and gold."""

from __future__ import annotations

from typing import NamedTuple

Colour = tuple[int, int, int]


def write_hex(colour: Colour) -> str:
    """Return a colour as SVG and style sheets write it."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


def shade_colour(colour: Colour, light: float) -> Colour:
    """Return a colour in a part of its light, or in more."""
    red, green, blue = (min(round(tone * light), 255) for tone in colour)
    return red, green, blue


IVORY: Colour = (244, 232, 205)
DIM: Colour = (205, 188, 156)
FAINT: Colour = (176, 162, 138)
GOLD: Colour = (255, 205, 104)
EMBER: Colour = (255, 170, 120)
INK: Colour = (38, 24, 14)
NIGHT: Colour = (20, 14, 12)
PANEL: Colour = (28, 19, 15)
BUTTON: Colour = (62, 41, 27)
BUTTON_LIT: Colour = (104, 68, 38)
BUTTON_DULL: Colour = (42, 31, 25)
PARCHMENT: Colour = (238, 219, 172)
LEAF: Colour = (247, 235, 203)  # of a book
WORN: Colour = (226, 205, 158)  # of older leaves
UMBRA: Colour = (70, 40, 16)  # of shadows on paper
WOOD: Colour = (92, 60, 36)  # painted wood in lamplight; on planks INK is written
PLANK: Colour = (214, 178, 124)
BIRCH: Colour = (240, 216, 168)  # the palest, for the first thing to see
OAK: Colour = (190, 150, 102)  # planks of which many lie side by side
GLEAM: Colour = (255, 238, 196)  # light on the edge of a cut in wood
GILT: Colour = (244, 206, 122)
WOODS = WOOD, PLANK, BIRCH, OAK, GILT  # of grained materials
EDGE: Colour = (142, 104, 58)
EDGE_LIT: Colour = (214, 172, 112)

# What texts become in high contrast.
WHITE: Colour = (255, 255, 255)
BLACK: Colour = (0, 0, 0)
SEPIA: Colour = (70, 42, 20)  # of quieter words on paper
UMBER: Colour = (84, 58, 36)  # and of those of the teacher
PURE: dict[Colour, Colour] = {
    IVORY: WHITE, DIM: WHITE, FAINT: WHITE, GOLD: (255, 224, 92), EMBER: (255, 196, 160),
    INK: BLACK, NIGHT: BLACK, SEPIA: BLACK, UMBER: BLACK,
}

# Distinct without colour vision, 4.5:1 on PANEL; the shapes are seat_0.svg ... seat_4.svg.
SEAT_COLOURS: tuple[Colour, ...] = (
    (91, 184, 240), (242, 112, 64), (44, 196, 144), (224, 138, 200), (244, 224, 77),
)

# The same for eyes that see fewer colours (`picture/colour_blind.py`).
SEATS_APART: tuple[Colour, ...] = (
    (108, 138, 190), (242, 135, 76), (13, 207, 151), (199, 71, 235), (230, 202, 47),
)

RING = 7  # logical px of the focus ring
CONTROL = 72  # logical px: the least height of a control
RADIUS = 18


class Style(NamedTuple):
    """A kind of text: font file and size in logical px."""

    file: str
    size: int
    fixed: bool = False  # part of a drawing: the players' text size does not change it
    thicker: float = 0.0  # logical px by which its strokes are thicker than those of its font


STYLES = {
    "small": Style("SourceSansPro-Semibold.ttf", 28),
    "body": Style("SourceSansPro-Semibold.ttf", 34),
    "print": Style("SourceSansPro-Regular.ttf", 34),
    "strong": Style("SourceSansPro-Semibold.ttf", 34, thicker=1.0),
    "asked": Style("SourceSansPro-Semibold.ttf", 40),
    "loud": Style("SourceSansPro-Semibold.ttf", 45),
    "label": Style("Cinzel-Bold.ttf", 34),
    "heading": Style("Cinzel-Bold.ttf", 52),
    "title": Style("Cinzel-Bold.ttf", 116, fixed=True),
    "victory": Style("Cinzel-Bold.ttf", 140, fixed=True),
    "count": Style("SourceSansPro-Semibold.ttf", 40, fixed=True),
    "points": Style("SourceSansPro-Semibold.ttf", 46, fixed=True),
    "score": Style("SourceSansPro-Semibold.ttf", 56, fixed=True),
    "carved": Style("SourceSansPro-Semibold.ttf", 28, fixed=True),
    "city": Style("SourceSansPro-Semibold.ttf", 28, fixed=True),
    "demand": Style("SourceSansPro-Semibold.ttf", 30, fixed=True),
    "cross": Style("SourceSansPro-Semibold.ttf", 64, fixed=True),
    "left": Style("SourceSansPro-Semibold.ttf", 84, fixed=True),
    "rune": Style("NotoSansRunic-Regular.ttf", 40),
}
