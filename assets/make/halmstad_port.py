"""Halmstad's port, 1500 x 800, and its card on the shelf: python assets/make/halmstad_port.py.

The sheet lies with its left upper corner at (210, 60) of the table, so that the five quays are
under places at x 596 to 1324, y 452, and the three niches under places at x 790 to 1130, y 139.
"""

from __future__ import annotations

from random import Random

from card_covers import HILLS, card_at, night
from card_parts import CUT, EDGE, form
from card_tables import below
from cover import DARK, FOOT, ranges, save_cover
from halmstad import back, ripples, rope
from halmstad_court import HOOD, nisse, nisse_face
from ink import Ink, smooth

QUAYS, NICHES, CANDLES = (386, 568, 750, 932, 1114), (580, 750, 920), (476, 1024)
WINDOWS = 388, 1112  # between the niches and the upper plates
MOORED = (190, 700, 0.72), (1322, 712, 0.6), (216, 356, 0.46), (1302, 356, 0.46)  # ships
TOP, SHORE, END = 24, 262, 520
FLOES = (70, 600, 22), (270, 360, 20), (1420, 735, 24), (1250, 306, 16)
NEAR = 366, 612, 0.36  # the one that is moored in lessons, over the places of all buttons
# and the floes there
DRIFT = (640, 570, 15), (470, 738, 17), (1176, 572, 22), (1040, 744, 15), (690, 742, 12)
LEFT, RIGHT, HEAD, FOOT_END = 286, 1214, 18, 782  # of the part that is seen in lessons


def water(ink: Ink, *, taught: bool) -> None:
    """Night water with a few ripples and floes, and the moon on it, to the left and the right of
    the strip under the quays, which is for words; in lessons on all of that strip, and lighter."""
    luck = Random("water")
    tones = ("#17345f", "#1f4680", "#1b3d74") if taught else ("#17345f", "#143058", "#0d2143")
    deep = ink.linear(0, TOP, 0, 776, *zip((0, 0.5, 1), tones, strict=True))
    ink.rect(26, 26, 1448, 748, deep, rx=10)
    if taught:
        moonlight(ink, luck)
    for x, y in () if taught else ((170, 560), (1330, 470)):
        shine = ink.radial(0, 0, 260, (0, "#a9c8f2", 0.34), (0.5, "#7fa6de", 0.16),
                           (1, "#7fa6de", 0))  # fmt: skip
        with ink.group(transform=f"translate({x} {y}) scale(0.62 1)"):
            ink.circle(0, 0, 260, shine)
        for _ in range(34):
            off = luck.uniform(-1, 1)
            gx, gy = x + off * 74 - 22, y + luck.uniform(-1, 1) * 190
            if SHORE + 20 < gy < 750:
                ink.stroke(ripples(gx, gx + luck.choice((30, 44, 58)), gy, 10, 2), "#d6e6fb", 3,
                           opacity=0.62 - 0.34 * abs(off))  # fmt: skip
    for _ in range(150):
        x, y = luck.uniform(50, 1380), luck.uniform(SHORE + 20, 750)
        far = luck.choice((30, 50, 70))
        ink.stroke(ripples(x, x + far, y, 10, 2), "#2f558c", 2, opacity=luck.choice((0.3, 0.45)))
    for x, y, size in DRIFT if taught else FLOES:
        floe(ink, luck, x, y, size)


def moonlight(ink: Ink, luck: Random) -> None:
    """A broad shine over the strip under the quays, and the glitter in it."""
    middle, y = (LEFT + RIGHT) / 2, 640
    shine = ink.radial(0, 0, 260, (0, "#a9c8f2", 0.36), (0.5, "#7fa6de", 0.2), (1, "#7fa6de", 0))
    with ink.group(transform=f"translate({middle} {y}) scale(1.7 0.56)"):
        ink.circle(0, 0, 260, shine)
    for _ in range(70):
        off, gy = luck.uniform(-1, 1), luck.uniform(END + 24, 752)
        gx = middle + off * 400 - 22
        ink.stroke(ripples(gx, gx + luck.choice((30, 44, 58)), gy, 10, 2), "#d6e6fb", 3,
                   opacity=round(0.5 - 0.36 * abs(off), 2))


def floe(ink: Ink, luck: Random, x: float, y: float, size: float) -> None:
    shape = [
        (x + a * size * luck.uniform(0.8, 1.15), y + b * size * luck.uniform(0.5, 0.7))
        for a, b in ((-1, 0.1), (-0.6, -0.8), (0.3, -1), (1, -0.4), (0.8, 0.6), (-0.2, 1))
    ]
    ink.path("M" + "L".join(f"{a:.0f} {b:.0f}" for a, b in shape) + "Z", "#4a648c", opacity=0.5)
    ink.stroke("M" + "L".join(f"{a:.0f} {b:.0f}" for a, b in shape[:4]), "#8fa9cc", 2, opacity=0.5)


def land(ink: Ink) -> None:
    """The snowy wharf above the water, dim but for the candles' light."""
    luck = Random("land")
    edge = [(26.0, 208.0), (150.0, 202.0), (250.0, 240.0), (300.0, float(SHORE))]
    shore = (
        smooth(edge)
        + f"H1200C1230 {SHORE} 1240 242 1250 240"
        + smooth([(1250.0, 240.0), (1350.0, 202.0), (1474.0, 208.0)]).replace("M", "L", 1)
    )
    stone = ink.linear(0, TOP, 0, SHORE, (0, "#2d3852"), (1, "#202c45"))
    with ink.at(0, 12):
        ink.path(shore + "V36Q1474 26 1464 26H36Q26 26 26 36Z", "#050a14")
    ink.path(shore + "V36Q1474 26 1464 26H36Q26 26 26 36Z", stone)
    for row in range(9):
        y = 44 + 32 * row
        for k in range(30):
            x = 44 + 48 * k + 24 * (row % 2) + luck.uniform(-3, 3)
            inside = y < 180 or (310 < x < 1180 and y < SHORE - 18)
            if x < 1440 and inside and luck.random() < 0.75:
                tone = luck.choice(("#384561", "#323e59", "#3d4a66"))
                ink.rect(x, y, 38 + luck.uniform(-4, 4), 23, tone, rx=8)
    for x, y, wide in ((120, 70, 90), (300, 190, 80), (1180, 190, 90), (1380, 80, 80),
                       (90, 176, 60), (1400, 180, 60)):  # fmt: skip
        snow = ink.radial(0, 0, wide, (0, "#8ea6c8", 0.4), (0.7, "#8ea6c8", 0.25),
                          (1, "#8ea6c8", 0))  # fmt: skip
        with ink.group(transform=f"translate({x} {y}) scale(1 0.4)"):
            ink.circle(0, 0, wide, snow)
    ink.stroke(shore, "#8ea6c8", 5, opacity=0.5)


def niche(ink: Ink, x: float) -> None:
    """An arched niche of stone for a card, its middle at y 79."""
    arch = (
        f"M{x - 68} 172V62C{x - 68} 22 {x - 38} 8 {x} 8C{x + 38} 8 {x + 68} 22 {x + 68} 62V172Z"
    )
    ink.path(arch, "#4b556b", stroke=EDGE, stroke_width=16, stroke_linejoin="round")
    ink.path(arch, "#4b556b", stroke="#4b556b", stroke_width=10, stroke_linejoin="round")
    ink.path(arch, ink.radial(x, 110, 100, (0, "#5a3216"), (1, "#1c0f0a")), stroke=EDGE,
             stroke_width=3)  # fmt: skip
    ink.path(f"M{x - 76} 166H{x + 76}L{x + 82} 184H{x - 82}Z", "#5b667e", stroke=EDGE,
             stroke_width=3, stroke_linejoin="round")  # fmt: skip
    ink.stroke(f"M{x - 74} 168H{x + 74}", "#c3d2e6", 4, opacity=0.7)


def window(ink: Ink, x: float, *, guest: bool) -> None:
    """A lit window in the wall of the wharf, and a nisse who looks out of it, or only a plant."""
    y = 104.0
    glow = (0, "#ffc266", 0.6), (0.4, "#ff9a3c", 0.26), (1, "#ff8a1e", 0)
    ink.circle(x, y, 150, ink.radial(x, y, 150, *glow))
    ink.rect(x - 42, y - 56, 84, 112, "#3a2412", stroke=EDGE, stroke_width=4, rx=8)
    ink.rect(x - 34, y - 48, 68, 98, ink.linear(0, y - 48, 0, y + 50, (0, "#ffe8b4"),
                                                (1, "#eb9a38")), rx=4)  # fmt: skip
    if guest:
        with ink.at(x, y + 28, 0.5):
            peeping(ink)
    else:
        ink.path(f"M{x - 14} {y + 50}V{y + 30}H{x + 14}V{y + 50}Z", "#8a4a2a", stroke=EDGE,
                 stroke_width=3)  # fmt: skip
        for dx, dy in ((-14, -8), (0, -20), (14, -8)):
            ink.stroke(f"M{x} {y + 30}Q{x + dx / 3:g} {y + dy / 2 + 12:g} {x + dx} {y + 16 + dy}",
                       "#4f6a3a", 5)  # fmt: skip
            ink.circle(x + dx, y + 14.0 + dy, 6, "#d8324a")
        ink.stroke(f"M{x} {y - 48}V{y - 6}", "#3a2412", 5)
    ink.stroke(f"M{x - 34} {y - 10}H{x + 34}" if not guest else f"M{x - 34} {y - 30}H{x + 34}",
               "#3a2412", 5)  # fmt: skip
    ink.rect(x - 50, y + 52, 100, 13, "#5b667e", stroke=EDGE, stroke_width=3, rx=3)
    ink.stroke(f"M{x - 46} {y + 53}H{x + 46}", "#dbe7f5", 5, opacity=0.85)
    ink.stroke(f"M{x - 40} {y - 58}H{x + 40}", "#dbe7f5", 6, opacity=0.75)


def peeping(ink: Ink) -> None:
    """The head of a nisse in a red cap, down to the beard, his hands on the sill."""
    ink.circle(0, -4, 40, "#ffdcae", stroke=CUT, stroke_width=5)
    form(ink, "M-40 -4C-50 14 -46 34 -40 42H40C46 34 50 14 40 -4C32 14 14 14 0 8C-14 14 -32 14 "
         "-40 -4Z", "#f2f6fa")  # fmt: skip
    nisse_face(ink)
    form(ink, HOOD, ink.linear(-40, -90, 40, 0, (0, "#f0475a"), (0.6, "#c5182f"), (1, "#8a0c20")))
    form(ink, "M-50 -40C-30 -52 30 -52 50 -40C56 -33 53 -22 47 -22C26 -33 -26 -33 -47 -22"
         "C-53 -22 -56 -33 -50 -40Z", "#f4f7fb")  # fmt: skip
    ink.circle(43, -84, 10, "#f4f7fb", stroke=CUT, stroke_width=4)
    for x in (-38, 38):
        ink.ellipse(x, 44, 15, 9, "#c22a3c", stroke=CUT, stroke_width=4)


def candle(ink: Ink, x: float) -> None:
    y = 168
    for reach, strong in ((120, 0.3), (44, 0.7)):
        glow = (0, "#ffb648", strong), (0.5, "#ff9a3c", strong * 0.4), (1, "#ff8a1e", 0)
        ink.circle(x, y - 40, reach, ink.radial(x, y - 40, reach, *glow))
    ink.ellipse(x, y + 6, 16, 6, "#8a5a1c", stroke=EDGE, stroke_width=3)
    ink.rect(x - 6, y - 26, 12, 32, "#f4e2bc", stroke=EDGE, stroke_width=3, rx=2)
    ink.path(f"M{x} {y - 54}C{x + 9} {y - 42} {x + 8} {y - 30} {x} {y - 29}"
             f"C{x - 8} {y - 30} {x - 9} {y - 42} {x} {y - 54}Z", "#ffb236")  # fmt: skip
    ink.path(f"M{x} {y - 44}C{x + 4} {y - 38} {x + 4} {y - 32} {x} {y - 31}"
             f"C{x - 4} {y - 32} {x - 4} {y - 38} {x} {y - 44}Z", "#fff6d0")  # fmt: skip


def quay(ink: Ink, x: float, number: int) -> None:
    """A jetty of planks out into the water."""
    luck = Random(number)
    ink.rect(x - 90, SHORE, 186, END - SHORE + 10.0, "#03070f", opacity=0.6, rx=4)
    for px in (x - 66, x + 66):
        ink.rect(px - 9, END - 8, 18, 17, "#1d120b", stroke=EDGE, stroke_width=3, rx=4)
    y = SHORE - 16.0
    while y < END - 10:
        high = 40 if y > END - 56 else 24
        tone = luck.choice(("#4a3322", "#443020", "#503826", "#3e2b1c"))
        ink.rect(x - 86 + luck.uniform(-2, 1), y, 172, high - 2.0, tone, stroke="#150c07",
                 stroke_width=2, rx=2)  # fmt: skip
        ink.stroke(f"M{x - 76} {y + high * 0.4:.1f}h{luck.uniform(50, 130):.0f}", "#5f4530", 1.5,
                   opacity=0.6)  # fmt: skip
        y += high
    ink.stroke(f"M{x - 84} {END - 3}C{x - 40} {END - 8} {x - 30} {END + 2} {x} {END - 4}"
               f"S{x + 50} {END + 1} {x + 84} {END - 5}", "#b9cbe2", 6, opacity=0.7)  # fmt: skip


def moored(ink: Ink, x: float, y: float, size: float) -> None:
    """A trader at anchor with lanterns, and their light on the water under it."""
    luck = Random(round(x))
    with ink.at(x, y, size):
        for lamp, reach in ((-96, 84), (92, 96)):
            glow = (0, "#ffc266", 0.5), (0.5, "#ff9a3c", 0.2), (1, "#ff8a1e", 0)
            with ink.group(transform=f"translate({lamp} 20) scale(0.7 1)"):
                ink.circle(0, 0, reach, ink.radial(0, 0, reach, *glow))
            for row in range(6):
                wide = 30 - 4 * row + luck.uniform(-4, 4)
                ink.stroke(f"M{lamp - wide / 2:.1f} {22 + 11 * row}h{wide:.1f}", "#ffcf86", 3.5,
                           opacity=0.75 - 0.11 * row)  # fmt: skip
        ink.ellipse(0, 10, 124, 15, "#050b18", opacity=0.6)
        bark(ink, "#a7a698", "#918f85", "#b8963f")  # by night
        for lamp in (-96, 92):
            ink.circle(lamp, -56, 42, ink.radial(lamp, -56, 42, (0, "#ffd27a", 0.9),
                                                 (0.4, "#ffae4a", 0.4), (1, "#ff8a1e", 0)))
            ink.circle(lamp, -56, 7, "#fff2c4", stroke=DARK, stroke_width=3)
        ink.stroke("M-120 12C-60 18 60 18 118 12", "#b9cbe2", 4, opacity=0.6)


def wharf(ink: Ink, *, taught: bool = False) -> None:
    """Water and land, and the quays out from it."""
    water(ink, taught=taught)
    land(ink)
    for k, x in enumerate(QUAYS):
        quay(ink, x, k)
    ink.rect(292, SHORE - 22, 916, 26, "#3a2818", stroke="#150c07", stroke_width=3, rx=3)
    ink.stroke(f"M298 {SHORE - 18}H1202", "#b9cbe2", 4, opacity=0.55)


def walls(ink: Ink) -> None:
    """What there is in the wall of the wharf."""
    for x in WINDOWS:
        window(ink, x, guest=x > QUAYS[2])
    for x in NICHES:
        niche(ink, x)
    for x in CANDLES:
        candle(ink, x)


def lesson() -> Ink:
    """The part with the quays and the niches alone, where the words of a lesson stand beside it."""
    wide, high = RIGHT - LEFT, FOOT_END - HEAD
    ink = Ink(wide, high)
    with ink.at(-LEFT, -HEAD):
        wharf(ink, taught=True)
        moored(ink, *NEAR)
        walls(ink)
    ink.rect(2, 2, wide - 4.0, high - 4.0, stroke=EDGE, stroke_width=5)
    rope(ink, f"M8 8H{wide - 8}V{high - 8}H8Z", 7)
    return ink


def sheet() -> Ink:
    ink = Ink(1500, 800)
    below(ink)
    wharf(ink)
    for x, y, size in MOORED:  # beside the strip of water under the quays, which is for words
        moored(ink, x, y, size)
    ink.rect(26, 26, 1448, 748, stroke=EDGE, stroke_width=6, rx=10)
    rope(
        ink, "M44 34H1456Q1466 34 1466 44V756Q1466 766 1456 766H44Q34 766 34 756V44Q34 34 44 34Z", 7
    )
    walls(ink)
    return ink


def gable(ink: Ink, x: float, wide: float, top: float, paint: str) -> None:
    """A warehouse of the harbour with lit windows and a snowy gable."""
    half, eaves = wide / 2, top + wide * 0.42
    ink.path(f"M{x - half} 470V{eaves:g}L{x} {top}L{x + half} {eaves:g}V470Z", paint, stroke=DARK,
             stroke_width=4)  # fmt: skip
    ink.stroke(f"M{x - half - 5} {eaves + 4:g}L{x} {top}L{x + half + 5} {eaves + 4:g}", DARK, 13)
    ink.stroke(
        f"M{x - half - 5} {eaves + 4:g}L{x} {top}L{x + half + 5} {eaves + 4:g}", "#dbe7f5", 8
    )
    for k, dx in enumerate((-wide * 0.22, wide * 0.22)):
        for row in range(3):
            lit = (k + row + round(x)) % 3 != 0
            ink.rect(x + dx - 8, eaves + 12 + 42 * row, 16, 24, "#ffc860" if lit else "#16223f",
                     stroke=DARK, stroke_width=3)  # fmt: skip


def bark(
    ink: Ink, sails: str = "#e9dcbc", jib: str = "#d8c79f", flag: str = "#c22a3c",
) -> None:
    """A two-masted trader, 220 wide, its water line at y 0."""
    for x, high in ((-40, -190), (44, -210)):
        ink.stroke(f"M{x} {high}V-30", DARK, 9)
        ink.stroke(f"M{x} {high}V-30", "#8a5a30", 5)
        for y, half, drop in ((high + 16, 28, 54), (high + 76, 38, 66)):
            left, right, foot = x - half, x + half, y + drop
            sail = (
                f"M{left} {y}H{right}C{right + 10} {y + drop * 0.5:g} {right + 6} {foot - 12} "
                f"{right} {foot}Q{x} {foot - 14} {left} {foot}C{left + 8} {foot - 18} {left + 8} "
                f"{y + 18} {left} {y}Z"
            )
            ink.path(sail, sails, stroke=DARK, stroke_width=4, stroke_linejoin="round")
    ink.stroke("M84 -44L128 -78M44 -200L124 -76", DARK, 4)
    ink.path("M50 -196L118 -84L84 -60Z", jib, stroke=DARK, stroke_width=4)
    ink.path("M44 -210L72 -218L44 -226Z", flag, stroke=DARK, stroke_width=3)
    ink.path("M-112 -52L-92 -36H70L112 -48C104 -16 84 4 60 6H-72C-96 2 -108 -22 -112 -52Z",
             ink.linear(0, -50, 0, 6, (0, "#9a6a3a"), (1, "#3a210e")), stroke=DARK, stroke_width=5,
             stroke_linejoin="round")  # fmt: skip
    ink.stroke("M-104 -28C-60 -18 60 -18 100 -28", "#e2ad4a", 4)
    for x in (-80, -56, -32):
        ink.circle(x, -9, 5.5, "#ffc860", stroke=DARK, stroke_width=2.5)


def waterfront(ink: Ink) -> None:
    """The quay, the ship and the town, and a card that stands there."""
    night(ink, "halmstad", "#1d3a6c")
    ranges(ink, HILLS, "#21406e", "#cfe2f4")
    for x, wide, top, paint in ((432, 84, 236, "#5a2a2a"), (352, 80, 262, "#3f3a4e"),
                                (288, 60, 290, "#5a3a22")):  # fmt: skip
        gable(ink, x, wide, top, paint)
    deep = ink.linear(0, 424, 0, 600, (0, "#27447e"), (1, "#0f1f40"))
    ink.path("M0 424" + FOOT.replace("L480 574", "H480V574"), deep)
    with ink.at(124, 434, 0.92):
        bark(ink)
    for y, left, right in ((446, 20, 300), (462, 40, 220), (486, 20, 96), (512, 26, 100),
                           (540, 22, 92), (566, 34, 102)):  # fmt: skip
        ink.stroke(ripples(left, right, y, 10, 3), "#7d9bd0", 3, opacity=0.55)
    halo = ink.radial(256, 290, 218, (0, "#ffc266", 0.9), (0.5, "#ff9a3c", 0.4), (1, "#ff8a2c", 0))
    ink.circle(256, 290, 218, halo)
    card_at(ink, back(), 330, 268, 12)
    planks = ink.linear(0, 490, 0, 600, (0, "#6a4426"), (1, "#2c1a0e"))
    ink.path("M120 496H480V574Q480 600 454 600H120Z", planks, stroke=DARK, stroke_width=4)
    for x in range(150, 480, 42):
        ink.stroke(f"M{x} 498V596", DARK, 3)
    ink.stroke("M122 494H478", "#dbe7f5", 8)


def watchman(ink: Ink) -> None:
    """The nisse with his lantern."""
    with ink.at(276, 348, 1.56):
        nisse(ink)


if __name__ == "__main__":
    sheet().save("table/halmstad.svg")
    lesson().save("table/halmstad_lesson.svg")
    save_cover("halmstad", waterfront, watchman)
