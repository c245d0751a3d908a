"""The Haggis deck, 250 x 350 a card: python assets/make/haggis.py.

The left 76 units are the tab that a fan shows: rank, sign, letter and, below, the points as
lozenges.
"""

from __future__ import annotations

from card_letters import bar, rounded
from card_parts import EDGE, sheet
from haggis_court import COURT
from haggis_signs import SIGNS
from ink import Ink

TAB = 76  # how far the coloured tab reaches
LEFT = f"M5 24Q5 5 24 5H{TAB}V345H24Q5 345 5 326Z"
GOLD, NIGHT, IVORY, BLACK = "#f0c766", "#151c33", "#fff6e0", "#1a0f08"
TARTAN = {  # of each suit: the tab, its dark threads, what is written on it
    "r": ("#a81236", "#7c0a26", IVORY),
    "o": ("#f28a2a", "#cf6a10", BLACK),
    "y": ("#f9d84a", "#dcb21e", BLACK),
    "g": ("#0d6132", "#084523", IVORY),
    "b": ("#1763b3", "#0e478a", IVORY),
}
POINTS = {"3": 1, "5": 1, "7": 1, "9": 1, "J": 2, "Q": 3, "K": 5}
SPOTS = {1: ((0, 0),), 2: ((-12, 0), (12, 0)), 3: ((-20, 0), (0, 0), (20, 0)),
         5: ((-20, -11), (0, -11), (20, -11), (-10, 11), (10, 11))}  # fmt: skip


def points(ink: Ink, rank: str, fill: str, edge: str) -> None:
    """As many lozenges as the card is worth, round the origin."""
    for x, y in SPOTS.get(POINTS.get(rank, 0), ()):
        lozenge = f"M{x} {y - 12}L{x + 9} {y}L{x} {y + 12}L{x - 9} {y}Z"
        ink.path(lozenge, fill, stroke=edge, stroke_width=3, stroke_linejoin="round")


def woven(ink: Ink, suit: str) -> None:
    """The tab: a strip of the clan's cloth."""
    tone, thread, _ = TARTAN[suit]
    ink.path(LEFT, tone)
    for x, wide in ((11, 4), (20, 1.5), (62, 4)):
        ink.rect(x, 5, wide, 340.0, thread, opacity=0.75)
    for y in range(24, 340, 44):
        ink.rect(5, y, TAB - 5.0, 4, thread, opacity=0.45)
    ink.rect(TAB - 2.0, 5, 4, 340, EDGE)


def corner(ink: Ink, rank: str, suit: str) -> None:
    """The index round its upper middle: rank, sign on a light disc, letter."""
    paint = TARTAN[suit][2]
    rounded(ink, rank, paint)
    bar(ink, rank, paint)
    with ink.at(0, 139):
        ink.circle(0, 0, 30, "#fff8e6", stroke=EDGE, stroke_width=3)
        with ink.at(0, 0, 0.48):
            SIGNS[suit](ink)
    with ink.at(0, 182):
        rounded(ink, suit.upper(), paint, 0.5)


def number(rank: str, suit: str) -> Ink:
    ink = Ink(250, 350)
    tone, _, paint = TARTAN[suit]
    sheet(ink, ink.linear(0, 0, 120, 350, (0, "#fffaeb"), (1, "#f0dfb8")))
    woven(ink, suit)
    ink.circle(160, 140, 96, ink.radial(160, 140, 96, (0, tone, 0.34), (1, tone, 0)))
    with ink.at(160, 140, 1.45):
        SIGNS[suit](ink)
    ink.rect(83, 14, 153, 322, stroke="#8a6a3a", stroke_width=2, rx=12, opacity=0.7)
    with ink.at(41, 14):
        corner(ink, rank, suit)
    with ink.at(41, 306, 1.2):
        points(ink, rank, GOLD if paint == IVORY else "#fff6d8", EDGE)
    with ink.at(206, 326, 0.6, 180):
        rounded(ink, rank, BLACK)
        bar(ink, rank, BLACK)
    with ink.at(150, 306, 0.36):
        SIGNS[suit](ink)
    return ink


def wild(rank: str) -> Ink:
    ink = Ink(250, 350)
    sheet(ink, ink.radial(160, 150, 260, (0, "#3c2b5e"), (0.5, "#241a40"), (1, NIGHT)))
    ink.path(LEFT, "#0b1024")
    ink.rect(float(TAB), 12, 3, 326, GOLD)
    ink.rect(12, 12, 226, 326, stroke=GOLD, stroke_width=3, rx=14)
    with ink.at(157, 166):
        ink.circle(0, 0, 96, ink.radial(0, 0, 96, (0, "#ffb648", 0.75), (1, "#ff8a2c", 0)))
        with ink.at(0, 0, 0.94):
            COURT[rank](ink)
    with ink.at(44, 23):
        rounded(ink, rank, GOLD)
    with ink.at(44, 152):
        star(ink)
    with ink.at(44, 300, 0.88):
        points(ink, rank, GOLD, NIGHT)
    with ink.at(206, 326, 0.6, 180):
        rounded(ink, rank, GOLD)
    return ink


def star(ink: Ink) -> None:
    """The sign of a wild: five small lozenges, one of each suit's colour."""
    for k, suit in enumerate("roygb"):
        with ink.at(0, 0, turn=72 * k):
            ink.path("M0 -2L9 -16L0 -30L-9 -16Z", TARTAN[suit][0], stroke=IVORY, stroke_width=2.5)


def back() -> Ink:
    """Green and blue tartan with a silver thistle."""
    ink = Ink(250, 350)
    sheet(ink, "#efe0bb")
    ink.rect(14, 14, 222, 322, "#12402f", rx=12)
    for x in (36, 80, 162, 206):
        ink.rect(x, 14, 16.0, 322, "#1d2f63", opacity=0.8)
        ink.rect(x + 7.0, 14, 2.0, 322, "#e8c15c")
    for y in (40, 96, 230, 286):
        ink.rect(14, y, 222.0, 20, "#1d2f63", opacity=0.55)
        ink.rect(14, y + 9.0, 222.0, 2, "#e8c15c")
    ink.path("M125 84L202 175L125 266L48 175Z", "#0b241c", stroke=GOLD, stroke_width=5)
    with ink.at(125, 178, 1.0):
        thistle(ink)
    ink.rect(14, 14, 222, 322, stroke=EDGE, stroke_width=4, rx=12)
    return ink


def thistle(ink: Ink) -> None:
    stem = "M0 18C0 36 -2 46 -8 62"
    for d, colour, wide in ((stem, EDGE, 11), (stem, "#9fc7a4", 6)):
        ink.stroke(d, colour, wide)
    leaf = "M-2 50C-18 52 -34 42 -42 24L-30 26L-32 14C-18 20 -6 32 -2 50Z"
    for d in (leaf, "M-2 44C12 44 28 34 36 18L25 20L26 9C14 14 2 26 -2 44Z"):
        ink.path(d, "#7fae87", stroke=EDGE, stroke_width=3.5, stroke_linejoin="round")
    tuft = "M-17 -10L-32 -46L-19 -38L-14 -58L-5 -42L0 -62L5 -42L14 -58L19 -38L32 -46L17 -10Z"
    ink.path(tuft, "#b89af0", stroke=EDGE, stroke_width=4, stroke_linejoin="round")
    ink.circle(0, 4, 24, "#cfe3d0", stroke=EDGE, stroke_width=4)
    ink.stroke("M-16 -8L16 20M0 -18L20 4M-20 4L4 26M16 -8L-16 20M0 -18L-20 4M20 4L-4 26",
               "#4f7a58", 3)  # fmt: skip


def dish() -> Ink:
    """What the game is named after: a haggis on a pewter platter, on which there is room for
    cards."""
    ink, dark = Ink(340, 240), "#120a06"
    ink.shadow(170, 186, 166, 46, 0.6)
    rim = ink.linear(0, 110, 0, 226, (0, "#c9d0d3"), (0.5, "#88939a"), (1, "#4b555b"))
    ink.ellipse(170, 154, 166, 72, rim, stroke=dark, stroke_width=5)
    ink.ellipse(170, 150, 136, 53, "#5d686e", stroke=dark, stroke_width=2.5)
    ink.ellipse(170, 153, 130, 48, "#4d575d")
    skin = ink.radial(146, 40, 130, (0, "#b87a44"), (0.6, "#84481f"), (1, "#4a240f"))
    for x, turn in ((80, -14), (260, 14)):
        with ink.at(x, 82, 1, turn):
            ink.path("M-12 -9L-2 0L-12 9H12L4 0L12 -9Z", "#6f3d1c", stroke=dark, stroke_width=4,
                     stroke_linejoin="round")  # fmt: skip
    ink.ellipse(170, 84, 86, 46, skin, stroke=dark, stroke_width=5)
    ink.stroke("M116 66C132 54 150 50 168 50", "#e2b07a", 6, opacity=0.6)
    for x, y in ((128, 90), (152, 104), (190, 78), (212, 98), (224, 76)):
        ink.circle(x, y, 3.5, "#4a240f", opacity=0.75)
    return ink


if __name__ == "__main__":
    dish().save("pieces/haggis/dish.svg")
    deck = {f"{rank}{suit}": number(str(rank), suit) for rank in range(2, 11) for suit in TARTAN}
    deck |= {rank: wild(rank) for rank in COURT} | {"back": back()}
    for name, card in deck.items():
        card.save(f"pieces/haggis/{name}.svg")
