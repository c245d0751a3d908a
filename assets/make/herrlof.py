"""The Herrlof deck, 250 x 350 a card: python assets/make/herrlof.py.

A carved wooden frame round a birch-pale field; the left 76 units hold rank, sign, letter and what a
1, 3, 6 or 9 does, burnt into a small stone.
"""

from __future__ import annotations

from random import Random

from card_letters import bar, carved
from herrlof_signs import EDGE, HAGALAZ, POWERS, SIGNS, SPECIALS, valknut
from ink import Ink, line, polar

CARD = "M5 17L17 5H233L245 17V333L233 345H17L5 333Z"
FIELD = "M12 20L20 12H230L238 20V330L230 338H20L12 330Z"
INKS = {"r": "#a3123a", "b": "#005a9e", "g": "#004006", "y": "#7a5d00"}
DISCS = {"r": ("#c22048", "#5f0a20"), "b": ("#0070bf", "#023257"), "g": ("#1b6b2c", "#032c0a"),
         "y": ("#d99a00", "#6b4700")}  # fmt: skip
BURST, BURST_HIGH = 1000, 800
FLAT = BURST_HIGH / BURST  # of the height of what is round
GOLD, PALE = "#e9bd62", "#fff0c4"
LOZENGES = "M-46 0L-30 -12L-14 0L-30 12ZM46 0L30 -12L14 0L30 12ZM0 -14L10 0L0 14L-10 0Z"
NOTCHES = (
    "M-6 -5V5",
    "M-6 -5V5M-6 -5L2 0",
    "M-6 5L0 -5L6 5",
    "M-6 -5L6 5",
    "M-4 -5V5M4 -5V5M-4 -1L4 1",
)


def board(ink: Ink) -> None:
    """The wooden card with its cut corners."""
    ink.path(CARD, "#140b06", stroke="#140b06", stroke_width=9, stroke_linejoin="round")
    ink.path(CARD, ink.linear(0, 0, 250, 350, (0, "#8a5a30"), (0.5, "#6b4322"), (1, "#4a2d16")))
    ink.path(CARD, stroke="#b98a50", stroke_width=1.5, opacity=0.7)


def medal(ink: Ink, tones: tuple[str, str]) -> None:
    """The carved disc behind an emblem, radius 82, with a ring of 16 cuts."""
    light, dark = tones
    ink.circle(0, 0, 82, EDGE)
    ink.circle(0, 0, 79, ink.radial(-20, -26, 120, (0, light), (1, dark)))
    ink.circle(0, 0, 66, stroke=PALE, stroke_width=2, opacity=0.9)
    for k in range(16):
        with ink.at(*polar(0, 0, 72.5, 22.5 * k), turn=22.5 * k + 90):
            ink.path("M0 -4L5 0L0 4L-5 0Z", PALE)


def corner(ink: Ink, rank: str, colour: str) -> None:
    """The index round its upper middle: rank, sign, letter."""
    paint = INKS[colour]
    carved(ink, rank, paint)
    bar(ink, rank, paint)
    with ink.at(0, 138, 0.52):
        SIGNS[colour](ink)
    with ink.at(0, 176):
        carved(ink, colour.upper(), paint, 0.5)


def rune(ink: Ink, d: str, colour: str, wide: float = 7) -> None:
    ink.stroke(d, colour, wide, stroke_linecap="butt", stroke_linejoin="miter")


def number(rank: str, colour: str) -> Ink:
    ink = Ink(250, 350)
    board(ink)
    ink.path(FIELD, ink.linear(0, 12, 60, 338, (0, "#fdf8ea"), (1, "#eee0c2")), stroke=EDGE,
             stroke_width=3)  # fmt: skip
    ink.rect(77, 14, 2, 322, "#b98a50", opacity=0.6)
    with ink.at(158, 150, 0.92):
        medal(ink, DISCS[colour])
        with ink.at(0, 0, 1.12):
            SIGNS[colour](ink)
    with ink.at(46, 20):
        corner(ink, rank, colour)
    with ink.at(206, 328, 0.6, 180):
        carved(ink, rank, INKS[colour])
        bar(ink, rank, INKS[colour])
    if rank in POWERS:
        with ink.at(46, 288):
            stone(ink)
            POWERS[rank](ink)
    return ink


def stone(ink: Ink) -> None:
    """Six sides, dark, with an edge of gold."""
    edge = [polar(0, 0, 33, 60 * k - 90) for k in range(6)]
    ink.path(line(edge, closed=True), "#2a1a10", stroke=GOLD, stroke_width=3)


def special(name: str) -> Ink:
    ink = Ink(250, 350)
    board(ink)
    night = ("#3d2a1c", "#140b06") if name == "V" else ("#27425e", "#0a1422")
    ink.path(
        FIELD, ink.radial(158, 150, 250, (0, night[0]), (1, night[1])), stroke=GOLD, stroke_width=3
    )
    glow = "#ff9a3c" if name == "V" else "#8fd0ff"
    with ink.at(158, 166):
        ink.circle(0, 0, 92, ink.radial(0, 0, 92, (0, glow, 0.6), (1, glow, 0)))
        with ink.at(-4 if name == "V" else 0, 0, 0.9):
            SPECIALS[name](ink)
    tint = GOLD if name == "V" else "#d8efff"
    with ink.at(47, 22):
        carved(ink, name, tint)
    with ink.at(47, 150):
        if name == "V":
            with ink.at(0, 0, 0.34):
                valknut(ink)
        else:
            rune(ink, HAGALAZ, tint)
    with ink.at(206, 328, 0.6, 180):
        carved(ink, name, tint)
    return ink


def back() -> Ink:
    """Dark wood with a round shield and a border of runes."""
    ink = Ink(250, 350)
    board(ink)
    ink.path(
        FIELD,
        ink.linear(0, 0, 250, 350, (0, "#6e1f24"), (1, "#3d0f14")),
        stroke=EDGE,
        stroke_width=4,
    )
    ink.path("M28 34L34 28H216L222 34V316L216 322H34L28 316Z", stroke=GOLD, stroke_width=3)
    for k in range(9):
        for x in (41, 209):
            with ink.at(x, 47 + 32 * k, 1.15, 90):
                rune(ink, NOTCHES[k % 5], GOLD, 2.5)
    with ink.at(125, 175):
        ink.circle(0, 0, 76, EDGE)
        for k in range(8):
            a, b = polar(0, 0, 72, 45 * k), polar(0, 0, 72, 45 * k + 45)
            ink.path(line([(0, 0), a, b], closed=True), ("#e5d3a6", "#2b2320")[k % 2])
        ink.circle(0, 0, 70, stroke="#8a5a30", stroke_width=10)
        for k in range(16):
            ink.circle(*polar(0, 0, 70, 22.5 * k), 2.8, "#f3dca4")
        ink.circle(
            0,
            0,
            26,
            ink.radial(-8, -9, 34, (0, "#fff0c4"), (1, "#a8742c")),
            stroke=EDGE,
            stroke_width=5,
        )
    for y in (62, 288):
        with ink.at(125, y, 1.1):
            rune(ink, LOZENGES, GOLD, 3)
    return ink


def event() -> Ink:
    """A Valknut alone, burning."""
    ink = Ink(200, 200)
    with ink.at(100, 104):
        ink.circle(0, 0, 98, ink.radial(0, 0, 98, (0, "#ff9a3c", 0.9), (1, "#ff9a3c", 0)))
        valknut(ink)
    return ink


def flames(luck: Random, tongues: int, inner: float, reach: tuple[float, float]) -> str:
    """Flames all round, long and short ones in turn, each with both sides bent in to its tip."""
    step, start = 360 / tongues, 360 * luck.random()
    tips = [(start + step * (n + 0.5 + luck.uniform(-0.14, 0.14)),
             luck.uniform(*reach) * (1 - 0.26 * (n % 2))) for n in range(tongues)]
    bend, d = inner + 0.2 * (reach[1] - inner), ""
    for n, (way, far) in enumerate(tips):
        root = flat(inner, start + step * n)
        near, tip = flat(bend, way - step / 7), flat(far, way)
        other, end = flat(bend, way + step / 7), flat(inner, start + step * (n + 1))
        d += "".join(f"{letter}{x:.1f} {y:.1f}" for letter, (x, y) in zip(
            ("M" if not n else "L", "Q", " ", "Q", " "), (root, near, tip, other, end),
            strict=True))
    return d + "Z"


def flat(far: float, degrees: float) -> tuple[float, float]:
    """A point of a burst, which is wider than it is high."""
    x, y = polar(0, 0, far, degrees)
    return x, FLAT * y


def burst() -> Ink:
    """What breaks out under a Valknut that destroys a trick: a glow, flames in three layers, each
    paler towards its root, rays of light between them, and sparks that fly off."""
    ink, luck = Ink(BURST, BURST_HIGH), Random(6)
    with ink.at(BURST / 2, BURST_HIGH / 2):
        with ink.group(transform=f"scale(1 {FLAT:g})"):
            ink.circle(0, 0, 496, ink.radial(
                0, 0, 496, (0, "#ffc24e", 0.95), (0.5, "#ff8a2c", 0.6), (0.78, "#d8431a", 0.24),
                (1, "#b3301a", 0)))  # fmt: skip
        for n in range(28):
            way = 360 / 28 * (n + 0.4 * luck.random())
            points = [flat(150, way - 2.4), flat(luck.uniform(400, 486), way), flat(150, way + 2.4)]
            ink.path(line(points, closed=True), "#ffe6a0", opacity=0.34)
        for tongues, inner, reach, stops, edge in (
            (22, 236, (392, 468), ((0.4, "#e8531d"), (0.66, "#c2331a"), (1, "#7c1710")), 4),
            (20, 204, (322, 396), ((0.4, "#ffa636"), (0.7, "#f47a22"), (1, "#e0521c")), 0),
            (18, 176, (250, 322), ((0.4, "#fff3c2"), (0.7, "#ffd765"), (1, "#ffb23c")), 0),
        ):
            paint = ink.radial(0, 0, reach[1], *stops)
            ink.path(flames(luck, tongues, inner, reach), paint, stroke="#3c0f0a",
                     stroke_width=edge, stroke_linejoin="round")  # fmt: skip
        for _ in range(46):
            x, y = flat(luck.uniform(330, 492), 360 * luck.random())
            side = luck.uniform(3, 9)
            ink.path(f"M{x:.1f} {y - 1.5 * side:.1f}l{side:.1f} {1.5 * side:.1f}l{-side:.1f} "
                     f"{1.5 * side:.1f}l{-side:.1f} {-1.5 * side:.1f}Z",
                     luck.choice(("#ffe08a", "#ffb648", "#fff3c8")))  # fmt: skip
    return ink


def trump(colour: str) -> Ink:
    """The disc of the colour that trumps; a bare one where none does."""
    ink = Ink(180, 180)
    with ink.at(90, 90):
        medal(ink, DISCS.get(colour, ("#77706a", "#302b28")))
        if colour in SIGNS:
            with ink.at(0, 0, 1.12):
                SIGNS[colour](ink)
        else:
            ink.stroke("M-40 40L40 -40", PALE, 14)
    return ink


if __name__ == "__main__":
    deck = {
        f"{rank}{colour}": number(str(rank), colour) for rank in range(1, 10) for colour in INKS
    }
    deck |= {name: special(name) for name in SPECIALS} | {"back": back()}
    deck |= {f"trump_{colour}": trump(colour) for colour in (*SIGNS, "none")}
    deck["valknut"], deck["burst"] = event(), burst()
    for file, card in deck.items():
        card.save(f"pieces/herrlof/{file}.svg")
