"""The shelf's cards of Haggis and Herrlof: python assets/make/card_covers.py."""

from __future__ import annotations

import math
from random import Random

from cover import DARK, FOOT, ranges, save_cover
from emblems import mirrored
from haggis import number as haggis_card
from haggis import thistle, wild
from herrlof import medal
from herrlof_signs import valknut
from ink import Ink, smooth

SAIL = (
    "M-142 -180C-60 -170 60 -170 142 -180C160 -110 152 -40 128 22C50 34 -50 34 -128 22"
    "C-152 -40 -160 -110 -142 -180Z"
)
STRIPE = "M84 -176L124 -178C136 -110 126 -40 118 22L84 26C92 -40 92 -110 84 -176Z"
HULL = "M-196 44C-140 84 140 84 196 44C190 100 130 138 0 138C-130 138 -190 100 -196 44Z"
PROW = (
    "M-188 70C-214 40 -214 -20 -196 -54C-188 -72 -160 -74 -154 -56C-150 -44 -166 -38 -174 -46"
    "C-184 -20 -178 20 -158 66Z"
)
STERN = "M188 70C214 44 222 0 208 -44C192 -24 180 20 158 66Z"
HILLS = ((0, 420), (90, 372), (190, 424), (300, 352), (400, 416), (440, 392), (480, 412))


def night(ink: Ink, name: str, low: str) -> None:
    """The sky over the shelf, from midnight to a paler horizon, with stars."""
    luck = Random(name)
    sky = ink.linear(0, 0, 0, 600, (0, "#060b1e"), (0.55, low), (1, "#0a1730"))
    ink.rect(0, 0, 480, 600, sky, rx=26)
    for _ in range(60):
        x, y, size = luck.uniform(16, 464), luck.uniform(16, 330), luck.choice((0.8, 1.2, 1.8))
        ink.circle(x, y, size, "#e6f0ff", opacity=round(luck.uniform(0.3, 0.9), 2))


def card_at(ink: Ink, card: Ink, x: float, y: float, turn: float) -> None:
    """Another drawing laid down, its middle at the point; its paints get names of their own."""
    first = len(ink.defs)
    for k, paint in enumerate(card.defs):
        ink.defs.append(paint.replace(f'id="g{k}"', f'id="g{first + k}"'))
    body = list(card.body)
    for k in reversed(range(len(card.defs))):
        body = [part.replace(f"url(#g{k})", f"url(#g{first + k})") for part in body]
    with ink.at(x, y, 0.84, turn), ink.at(-125, -175):
        ink.body.extend(body)


def highlands(ink: Ink) -> None:
    """Hills and a heath in flower, and a warm light."""
    luck = Random("heath")
    night(ink, "haggis", "#1c4a52")
    ranges(ink, HILLS, "#2a5a5c", "#d5e8e6")
    heath = ink.linear(0, 450, 0, 600, (0, "#4a7a5a"), (1, "#21423c"))
    ink.path("M0 486C110 446 210 476 300 462C380 450 440 466 480 456" + FOOT, heath)
    for _ in range(150):
        x, y = luck.uniform(22, 458), luck.uniform(486, 576)
        bloom = luck.choice(("#a45fc0", "#c88ae0", "#7d4aa8"))
        ink.circle(x, y, luck.uniform(2.4, 4.6), bloom, opacity=0.85)
    halo = ink.radial(
        240, 270, 240, (0, "#ffc266", 0.95), (0.6, "#ff9a3c", 0.45), (1, "#ff8a2c", 0)
    )
    ink.circle(240, 270, 240, halo)


def fan(ink: Ink) -> None:
    """Three cards, and the thistle before them."""
    card_at(ink, haggis_card("7", "y"), 146, 284, -15)
    card_at(ink, haggis_card("9", "r"), 334, 284, 15)
    card_at(ink, wild("K"), 240, 256, 0)
    with ink.at(240, 462, 1.35):
        thistle(ink)


def aurora(ink: Ink) -> None:
    """Two hanging curtains of northern light, ray by ray."""
    for colour, base, bend, phase in (("#4ff0a8", 180, 46, 0.4), ("#8f9cff", 130, 38, 2.6)):
        for i in range(47):
            x = 10 + 10.0 * i
            foot = base + bend * math.sin(phase + i / 7) + 14 * math.sin(phase + i / 2.3)
            head = foot - 120 - 40 * math.sin(phase * 2 + i / 3.1)
            light = ink.linear(
                0, head, 0, foot + 14, (0, colour, 0), (0.8, colour, 0.26), (1, colour, 0)
            )
            ink.rect(x - 8, max(10.0, head), 26.0, foot + 14 - max(10.0, head), light)


def longship(ink: Ink) -> None:
    """A ship at anchor seen from the side, 400 wide, its sail a valknut; mast at x 0."""
    plank = ink.linear(0, 40, 0, 130, (0, "#9a6a3a"), (1, "#3a210e"))
    ink.stroke("M0 -196V70", DARK, 15)
    ink.stroke("M0 -196V70", "#8a5a30", 8)
    ink.path(SAIL, "#f1e4c4", stroke=DARK, stroke_width=7)
    for stripe in (STRIPE, mirrored(STRIPE)):
        ink.path(stripe, "#a3242f")
    ink.path(SAIL, stroke=DARK, stroke_width=5)
    ink.stroke("M-152 -182C-60 -172 60 -172 152 -182", DARK, 14)
    ink.stroke("M-152 -182C-60 -172 60 -172 152 -182", "#8a5a30", 7)
    with ink.at(0, -78, 0.86):
        medal(ink, ("#4a3020", "#1a0e07"))
        with ink.at(0, -2, 0.66):
            valknut(ink)
    for d in (PROW, STERN, HULL):
        ink.path(d, plank, stroke=DARK, stroke_width=6, stroke_linejoin="round")
    ink.stroke(
        "M-186 74C-120 108 120 108 186 74M-164 100C-100 124 100 124 164 100", DARK, 3, opacity=0.7
    )
    for i, x in enumerate((-136, -82, -28, 28, 82, 136)):
        y = 76 - (x / 40) ** 2
        ink.circle(x, y, 25, DARK)
        ink.circle(x, y, 22, ("#a3242f", "#0a5a9c", "#e2ad4a")[i % 3])
        ink.circle(x, y, 22, stroke="#f3dca4", stroke_width=3)
        ink.circle(x, y, 7, "#f3dca4", stroke=DARK, stroke_width=3)


def fjord(ink: Ink) -> None:
    """Dark water under the northern lights."""
    night(ink, "herrlof", "#2a2450")
    aurora(ink)
    ranges(ink, HILLS, "#27305c", "#cdd6ee")
    halo = ink.radial(240, 240, 240, (0, "#ffb45c", 0.8), (0.6, "#ff9a3c", 0.35), (1, "#ff8a2c", 0))
    ink.circle(240, 240, 240, halo)
    water = ink.linear(0, 440, 0, 600, (0, "#2c3f78"), (1, "#101d3e"))
    ink.path("M0 440" + FOOT.replace("L480 574", "H480V574"), water)
    for y, far in ((472, 200), (494, 170), (516, 196), (538, 120), (560, 180)):
        waves = [(240 - far + 20 * i, y + (4, -4)[i % 2]) for i in range(far // 10 + 1)]
        ink.stroke(smooth([(float(a), float(b)) for a, b in waves]), "#8fb0e8", 3, opacity=0.6)


def sailing(ink: Ink) -> None:
    """The longship on its way."""
    with ink.at(240, 336, 1.04):
        longship(ink)


if __name__ == "__main__":
    save_cover("haggis", highlands, fan)
    save_cover("herrlof", fjord, sailing)
