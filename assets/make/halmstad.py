"""The Halmstad deck, 250 x 350 a card, with its markers: python assets/make/halmstad.py.

The left 76 units of a card are what a fan shows: rank, cargo and letter, written in the suit's ink
on ivory. A rope parts them from the picture.
"""

from __future__ import annotations

from card_letters import bar, rounded
from card_parts import EDGE, sheet
from halmstad_court import CAPTAINS, anchor, lantern, nisse, porridge
from halmstad_markers import MARKERS, hand
from halmstad_signs import SIGNS
from ink import Ink, smooth

TAB = 78
GOLD, NIGHT = "#f0c766", "#0b1430"
LIGHT = {"C": "#8fdc9f", "S": "#c3d8ee", "H": "#ff9cb4", "D": "#ffb98a"}
INKS = {"C": "#0c3d18", "S": "#2b4560", "H": "#a3123a", "D": "#a33a08"}
SEATS = ("#5bb8f0", "#f0703c", "#2fc492")
COATS = {
    "C": ("#2f7a43", "#0c3d18"),
    "S": ("#6c89a5", "#2b4560"),
    "H": ("#d8305a", "#7a0c29"),
    "D": ("#e8692e", "#98300a"),
}
FIELD = f"M{TAB} 12H224Q238 12 238 26V324Q238 338 224 338H{TAB}Z"


def rope(ink: Ink, d: str, wide: float = 7) -> None:
    """A laid rope along the path."""
    ink.stroke(d, EDGE, wide + 3, stroke_linecap="butt")
    ink.stroke(d, "#d3a866", wide, stroke_linecap="butt")
    ink.stroke(d, "#7a5526", wide, stroke_linecap="butt", stroke_dasharray="2.2 5")


def ring(x: float, y: float, r: float) -> str:
    return f"M{x - r:g} {y:g}A{r:g} {r:g} 0 1 1 {x + r:g} {y:g}A{r:g} {r:g} 0 1 1 {x - r:g} {y:g}Z"


def ripples(left: float, right: float, y: float, step: float = 10, high: float = 4) -> str:
    """A line of small waves."""
    count = round((right - left) / step)
    return smooth([(left + step * k, y + (high, -high)[k % 2]) for k in range(count + 1)])


def corner(ink: Ink, rank: str, suit: str) -> None:
    """The index round its upper middle: rank, cargo, letter."""
    paint = INKS[suit]
    with ink.group(transform="scale(0.92 1)" if rank == "10" else "scale(1)"):
        rounded(ink, rank, paint)
    bar(ink, rank, paint)
    with ink.at(0, 140, 0.62):
        SIGNS[suit](ink)
    with ink.at(0, 182, 0.56):
        rounded(ink, suit, paint)


def paper(rank: str, suit: str) -> Ink:
    """An ivory card with its index and the rope."""
    ink = Ink(250, 350)
    sheet(ink, ink.linear(0, 0, 120, 350, (0, "#fffaeb"), (1, "#f0dfb8")))
    with ink.at(41, 16):
        corner(ink, rank, suit)
    ink.stroke(ripples(14, 66, 300), INKS[suit], 3, opacity=0.7)
    ink.stroke(ripples(14, 66, 314), INKS[suit], 3, opacity=0.45)
    return ink


def number(rank: str, suit: str) -> Ink:
    ink = paper(rank, suit)
    tone = COATS[suit][0]
    ink.path(FIELD, ink.linear(0, 12, 0, 338, (0, tone, 0.1), (0.6, tone, 0.2), (1, tone, 0.42)))
    for k in range(4):
        wave = ripples(92 + 10.0 * (k % 2), 222, 246 + 14.0 * k)
        ink.stroke(wave, INKS[suit], 2.5, opacity=0.32)
    rope(ink, f"M{TAB} 8V342", 6)
    ink.circle(159, 140, 68, "#fffaeb")
    ink.circle(159, 140, 68, ink.radial(159, 140, 68, (0, "#ffc860", 0.55), (1, "#ffe9b8", 0.1)))
    rope(ink, ring(159, 140, 68))
    with ink.at(159, 140, 1.04):
        SIGNS[suit](ink)
    with ink.at(208, 330, 0.6, 180):
        rounded(ink, rank, INKS[suit])
        bar(ink, rank, INKS[suit])
    return ink


def pictured(rank: str, suit: str) -> Ink:
    """A captain in lantern light, or the bowl on its table."""
    ink = paper(rank, suit)
    low, high = ("#4a2416", "#1c0d08") if rank == "A" else ("#27406e", NIGHT)
    ink.path(FIELD, ink.radial(159, 170, 200, (0, low), (1, high)))
    ink.circle(159, 150, 79, ink.radial(159, 150, 79, (0, "#ffb648", 0.8), (1, "#ff8a2c", 0)))
    if rank != "A":
        for k in range(5):
            wave = ripples(84 + 10.0 * (k % 2), 234, 272 + 14.0 * k)
            ink.stroke(wave, "#7d9bd0", 2.5, opacity=0.4)
    with ink.at(159, 150, 0.96 if rank in CAPTAINS else 0.9):
        (CAPTAINS | {"A": porridge})[rank](ink, COATS[suit])
    ink.path(FIELD, stroke=GOLD, stroke_width=3)
    rope(ink, f"M{TAB} 8V342", 6)
    with ink.at(210, 322, 0.5, 180):
        rounded(ink, rank, GOLD)
    with ink.at(116, 300, 0.42):
        ink.circle(0, 0, 62, "#fff8e6")
        SIGNS[suit](ink)
    return ink


def joker() -> Ink:
    """The nisse in falling snow; his index is a star."""
    ink = Ink(250, 350)
    sheet(ink, ink.radial(170, 180, 260, (0, "#3c4f86"), (0.5, "#1a2750"), (1, NIGHT)))
    ink.path("M5 24Q5 5 24 5H78V345H24Q5 345 5 326Z", "#a3122c")
    ink.rect(12, 12, 226, 326, stroke=GOLD, stroke_width=3, rx=14)
    for k in range(34):
        x, y = 90 + (k * 61) % 142, 24 + (k * 97) % 300
        ink.circle(x, y, (1.6, 2.4, 3)[k % 3], "#e6f0ff", opacity=(0.8, 0.55)[k % 2])
    ink.ellipse(160, 292, 72, 16, "#dbe7f5", opacity=0.9)
    with ink.at(153, 196, 0.92):
        nisse(ink)
    rope(ink, f"M{TAB} 8V342", 6)
    with ink.at(40, 20):
        rounded(ink, "*", "#fff6e0")
    with ink.at(39, 168, 0.46):
        cap(ink)
    with ink.at(41, 278, 0.42):
        lantern(ink)
    with ink.at(210, 66, 0.5, 180):
        rounded(ink, "*", GOLD)
    return ink


def cap(ink: Ink) -> None:
    """The red cap alone, the joker's sign."""
    style = {"stroke": EDGE, "stroke_width": 7, "stroke_linejoin": "round"}
    ink.path("M-50 40C-46 -10 -24 -44 10 -52C34 -56 52 -40 54 -22C44 -32 32 -30 30 -20"
             "C40 0 46 20 50 40Z", "#ff4a5e", **style)  # fmt: skip
    brim = "M-58 28C-30 14 30 14 58 28C64 40 60 54 54 54C28 42 -28 42 -54 54C-60 54 -64 40 -58 28Z"
    ink.path(brim, "#fff6e0", **style)
    ink.circle(54, -16, 13, "#fff6e0", **style)


def back() -> Ink:
    """Waves on night blue, a brass anchor in a ring of rope."""
    ink = Ink(250, 350)
    sheet(ink, "#efe0bb")
    ink.rect(14, 14, 222, 322, ink.linear(0, 14, 0, 336, (0, "#1d3464"), (1, "#0b1736")), rx=12)
    for k in range(20):
        crests = "".join(
            f"M{x} {30 + 16 * k}q11 -13 22 0" for x in range(18 + 11 * (k % 2), 212, 22)
        )
        ink.stroke(crests, "#4a6aa8", 2.5, opacity=0.75)
    ink.rect(22, 22, 206, 306, stroke=GOLD, stroke_width=3, rx=8)
    ink.circle(125, 175, 74, NIGHT)
    ink.circle(125, 175, 74, ink.radial(125, 175, 74, (0, "#3a5a9c", 0.9), (1, "#3a5a9c", 0)))
    rope(ink, ring(125, 175, 74), 9)
    with ink.at(125, 177, 1.75):
        anchor(ink, EDGE, 10)
        anchor(ink, GOLD, 5)
    for x, y in ((40, 40), (210, 40), (40, 310), (210, 310)):
        ink.path(f"M{x} {y - 11}L{x + 8} {y}L{x} {y + 11}L{x - 8} {y}Z", GOLD, stroke=EDGE,
                 stroke_width=3)  # fmt: skip
    ink.rect(14, 14, 222, 322, stroke=EDGE, stroke_width=4, rx=12)
    return ink


def chip(rank: str, suit: str, *, sure: bool = True) -> Ink:
    """A card's figure and cargo alone, for what is remembered; an outline if that is unsure."""
    ink = Ink(78, 100)
    paint = INKS[suit] if sure else LIGHT[suit]
    if sure:
        ink.rect(3, 3, 72, 94, "#fff6e0", stroke=EDGE, stroke_width=4, rx=14)
    else:
        ink.rect(3, 3, 72, 94, NIGHT, stroke=LIGHT[suit], stroke_width=4, rx=14,
                 stroke_dasharray="10 7")  # fmt: skip
    with ink.at(39, 9, 0.56), ink.group(transform="scale(0.9 1)" if rank == "10" else "scale(1)"):
        rounded(ink, rank, paint)
        bar(ink, rank, paint)
    with ink.at(39, 80, 0.3):
        SIGNS[suit](ink)
    return ink


def timber_slot() -> Ink:
    """An empty place for timber."""
    ink = Ink(78, 100)
    ink.rect(3, 3, 72, 94, NIGHT, stroke=LIGHT["C"], stroke_width=4, rx=14,
             stroke_dasharray="10 7")  # fmt: skip
    with ink.at(39, 50, 0.55):
        SIGNS["C"](ink)
    return ink


def suit_sign(suit: str) -> Ink:
    """A suit alone, on a round of ivory, for beside its name."""
    ink = Ink(64, 64)
    ink.circle(32, 32, 29, "#fff6e0", stroke=EDGE, stroke_width=4)
    with ink.at(32, 32, 0.36):
        SIGNS[suit](ink)
    return ink


def cap_chip(*, sure: bool = True) -> Ink:
    """The nisse's red cap, as a chip."""
    ink = Ink(78, 100)
    if sure:
        ink.rect(3, 3, 72, 94, "#fff6e0", stroke=EDGE, stroke_width=4, rx=14)
    else:
        ink.rect(3, 3, 72, 94, NIGHT, stroke="#ff9cb4", stroke_width=4, rx=14,
                 stroke_dasharray="10 7")  # fmt: skip
    with ink.at(36, 52, 0.55):
        cap(ink)
    return ink


if __name__ == "__main__":
    deck = {f"{rank}{suit}": number(str(rank), suit) for rank in range(2, 11) for suit in INKS}
    deck |= {f"{rank}{suit}": pictured(rank, suit) for rank in "JQKA" for suit in INKS}
    deck |= {"nisse": joker(), "back": back()}
    for sure, kind in ((True, "chip"), (False, "maybe")):
        deck |= {f"{kind}_{rank}{suit}": chip(str(rank), suit, sure=sure)
                 for rank in (*range(2, 11), *"JQKA") for suit in INKS}
        deck[f"{kind}_nisse"] = cap_chip(sure=sure)
    deck["slot_timber"] = timber_slot()
    deck |= {f"suit_{suit}": suit_sign(suit) for suit in INKS}
    deck |= {f"hand_{n}": hand(tone) for n, tone in enumerate(SEATS)}
    deck["hand"] = hand("#b8ad98")
    deck |= {name: draw() for name, draw in MARKERS.items()}
    for file, card in deck.items():
        card.save(f"pieces/halmstad/{file}.svg")
