"""The places in which matches end, one for each game: a painted scene over the boards of a stage,
1920 x 1080: python assets/make/places.py.

The middle is calm, for a podium; what is told of a place stands at its sides and in its sky.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from cover import ranges
from haggis import thistle
from halmstad import ripples
from halmstad_port import bark, gable
from herrlof_signs import valknut
from ink import Ink, Point, line, smooth
from night import aurora, landscape, sparkle
from reindeer import tree

WIDE, HIGH = 1920, 1080
FLOOR = 838  # where the boards of the stage begin
DARK = "#0f0907"
SHIELDS = (("#a3242f", "#f1e4c4"), ("#1f4a78", "#e2ad4a"), ("#2f6b4e", "#f1e4c4"),
           ("#e2ad4a", "#7a1e26"))  # fmt: skip


def sky(ink: Ink, luck: Random, low: str, horizon: str) -> None:
    """From midnight to a paler horizon, with stars."""
    ink.rect(0, 0, WIDE, FLOOR, ink.linear(0, 0, 0, FLOOR, (0, "#15264f"), (0.5, low),
             (1, horizon)))  # fmt: skip
    for _ in range(150):
        x, y = luck.uniform(0, WIDE), 520 * luck.random() ** 1.3
        ink.circle(x, y, luck.choice((0.9, 1.2, 1.7, 2.2)), "#e6f0ff",
                   opacity=round(luck.uniform(0.3, 0.9), 2))
    for x, y, size in ((330, 120, 9), (1560, 90, 9), (1720, 300, 7), (180, 330, 7)):
        sparkle(ink, x, y, size)


def peaks(points: tuple[Point, ...]) -> tuple[Point, ...]:
    """A ridge over the whole width, for a drawing four times as small."""
    return tuple((x / 4, y / 4) for x, y in points)


def north(ink: Ink) -> None:
    """Hamnár's northern winter: mountains, the northern light, and the house in the snow."""
    luck = Random("north")
    sky(ink, luck, "#24508c", "#6fa2cc")
    green, violet = ("#7a6cf0", "#4fe3b0"), ("#8a5be0", "#58c8e8")
    aurora(ink, luck, [(-80, 330), (360, 200), (800, 300), (1300, 190), (2000, 280)], 240, green)
    aurora(ink, luck, [(-80, 430), (500, 330), (1100, 400), (2000, 350)], 130, violet)
    halo = ink.radial(330, 330, 300, (0, "#fff0c8", 0.6), (0.35, "#ffe2a0", 0.22),
                      (1, "#ffe2a0", 0))  # fmt: skip
    ink.circle(330, 330, 300, halo)
    ink.circle(330, 330, 84, ink.radial(302, 302, 124, (0, "#fffdf0"), (1, "#e9d9ae")))
    for x, y, r in ((300, 308, 16), (362, 356, 21), (350, 290, 9)):
        ink.circle(x, y, r, "#cdb888", opacity=0.4)
    with ink.at(0, 176):
        landscape(ink, Random("night"))


def longhouse(ink: Ink) -> None:
    """Herrlof's longhouse: red boards, carved posts, shields in a row, and two torches."""
    luck = Random("longhouse")
    ink.rect(0, 0, WIDE, FLOOR, "#3a1210")
    for n in range(28):
        x = n * 70
        tone = luck.uniform(0.82, 1.08)
        fill = f"#{round(118 * tone):02x}{round(38 * tone):02x}{round(32 * tone):02x}"
        ink.rect(x, 0, 70, FLOOR, fill)
        ink.rect(x, 0, 4, FLOOR, "#1c0807", opacity=0.8)
        for _ in range(3):
            y = luck.uniform(60, 760)
            ink.stroke(f"M{x + luck.uniform(14, 56):.0f} {y:.0f}v{luck.uniform(40, 150):.0f}",
                       "#2a0c0a", 3, opacity=0.5)
    beam = ink.linear(0, 0, 0, 92, (0, "#8a5630"), (0.5, "#6a4020"), (1, "#331c0d"))
    ink.rect(0, 0, WIDE, 92, beam, stroke=DARK, stroke_width=5)
    braid(ink, 46)
    for n in range(9):
        x = 120 + n * 210
        shield(ink, x, 236, 74, *SHIELDS[n % len(SHIELDS)], mark=n % 2 == 0)
    for x in (310, 1610):
        post(ink, x)
    for x in (470, 1450):
        torch(ink, x, 470)


def braid(ink: Ink, y: float) -> None:
    """A braid of three cords, carved along a beam."""
    for phase, tone in ((0, "#e2ad4a"), (2.1, "#c08a32"), (4.2, "#f0d28a")):
        points = [(12.0 * n, y + 20 * math.sin(n / 3 + phase)) for n in range(162)]
        ink.stroke(smooth(points), "#1c0d05", 13)
        ink.stroke(smooth(points), tone, 7)


def shield(ink: Ink, x: float, y: float, r: float, one: str, two: str, *, mark: bool) -> None:
    """A round shield in quarters, its boss of iron or a sign."""
    ink.circle(x + 6, y + 10, r, "#000000", opacity=0.35)
    ink.circle(x, y, r, one, stroke=DARK, stroke_width=7)
    for turn in (0, 180):
        with ink.at(x, y, turn=turn):
            ink.path(f"M0 0H{r - 4:g}A{r - 4:g} {r - 4:g} 0 0 1 0 {r - 4:g}Z", two)
    ink.circle(x, y, r - 4, stroke="#c9a064", stroke_width=6)
    for n in range(12):
        angle = math.tau * n / 12
        ink.circle(x + (r - 4) * math.cos(angle), y + (r - 4) * math.sin(angle), 3.5, "#4a2b16")
    ink.circle(x, y, r * 0.36, ink.radial(x - 8, y - 8, r * 0.5, (0, "#8d8a92"), (1, "#2f2c33")),
               stroke=DARK, stroke_width=5)
    if mark:
        with ink.at(x, y, r * 0.36 / 60):
            valknut(ink)


def post(ink: Ink, x: float) -> None:
    """A post that carries the roof, carved all the way down."""
    wood = ink.linear(x - 44, 0, x + 44, 0, (0, "#4a2b16"), (0.35, "#a06a38"), (1, "#3a2110"))
    ink.rect(x - 44, 60, 88, FLOOR - 60, wood, stroke=DARK, stroke_width=5)
    for y in range(130, 800, 74):
        ink.stroke(f"M{x - 26} {y}C{x - 26} {y + 38} {x + 26} {y + 36} {x + 26} {y + 74}"
                   f"M{x + 26} {y}C{x + 26} {y + 38} {x - 26} {y + 36} {x - 26} {y + 74}",
                   "#2c170a", 9)  # fmt: skip
        ink.stroke(f"M{x - 26} {y}C{x - 26} {y + 38} {x + 26} {y + 36} {x + 26} {y + 74}",
                   "#d9a050", 3.5)
    for y in (92, 800):
        ink.rect(x - 56, y, 112, 34, wood, stroke=DARK, stroke_width=5, rx=5)


def torch(ink: Ink, x: float, y: float) -> None:
    """A torch in an iron ring, and its light on the boards."""
    ink.circle(x, y - 40, 260, ink.radial(x, y - 40, 260, (0, "#ffb45c", 0.6),
               (0.4, "#ff8a2c", 0.24), (1, "#ff7a20", 0)))  # fmt: skip
    ink.stroke(f"M{x} {y + 120}V{y}", DARK, 24)
    ink.stroke(f"M{x} {y + 120}V{y}", "#7a4a24", 15)
    ink.path(f"M{x} {y - 96}C{x + 38} {y - 40} {x + 34} {y + 2} {x} {y + 4}C{x - 34} {y + 2} "
             f"{x - 38} {y - 30} {x - 14} {y - 56}C{x - 8} {y - 66} {x - 2} {y - 80} {x} {y - 96}Z",
             "#ff8a2c", stroke="#7a2a0a", stroke_width=4)  # fmt: skip
    ink.path(f"M{x + 2} {y - 56}C{x + 20} {y - 24} {x + 18} {y - 2} {x} {y}C{x - 18} {y - 2} "
             f"{x - 16} {y - 26} {x + 2} {y - 56}Z", "#ffe9a0")
    ink.rect(x - 24, y + 4, 48, 18, "#45424a", stroke=DARK, stroke_width=4, rx=4)


def tartan(ink: Ink) -> None:
    """Haggis' tartan from wall to wall, and a thistle on either side."""
    ink.rect(0, 0, WIDE, FLOOR, "#1d5a45")
    for x in range(-60, WIDE, 240):
        ink.rect(x, 0, 92, FLOOR, "#27508c", opacity=0.5)
        for far, wide, tone, deep in ((12, 6, "#0c2a24", 0.6), (74, 6, "#0c2a24", 0.6),
                                      (152, 7, "#d9b04a", 0.55), (172, 5, "#b02a36", 0.6),
                                      (190, 7, "#d9b04a", 0.55)):
            ink.rect(x + far, 0, wide, FLOOR, tone, opacity=deep)
    for y in range(-70, FLOOR, 240):
        ink.rect(0, y, WIDE, 92, "#27508c", opacity=0.42)
        for far, high, tone, deep in ((12, 6, "#0c2a24", 0.6), (74, 6, "#0c2a24", 0.6),
                                      (152, 7, "#d9b04a", 0.5), (172, 5, "#b02a36", 0.55),
                                      (190, 7, "#d9b04a", 0.5)):
            ink.rect(0, y + far, WIDE, high, tone, opacity=deep)
    for k in range(0, 2 * WIDE, 14):
        ink.stroke(f"M{k} 0L{k - FLOOR} {FLOOR}", "#061812", 3, opacity=0.16)
    light = ink.radial(960, 420, 1100, (0, "#ffcf80", 0.2), (0.4, "#0a2018", 0.1),
                       (1, "#030c09", 0.5))  # fmt: skip
    ink.rect(0, 0, WIDE, FLOOR, light)
    for x in (352, 1568):
        ink.circle(x, 480, 150, ink.radial(x, 480, 150, (0, "#ffcf80", 0.4), (1, "#ffcf80", 0)))
        with ink.at(x, 490, 1.9):
            thistle(ink)


def harbour(ink: Ink) -> None:
    """Halmstad's harbour: warehouses on both sides, and traders at anchor in the moonlight."""
    luck = Random("harbour")
    sky(ink, luck, "#30588f", "#86aad0")
    moon = ink.radial(1490, 180, 190, (0, "#fff0c8", 0.7), (0.4, "#ffe2a0", 0.25),
                      (1, "#ffe2a0", 0))  # fmt: skip
    ink.circle(1490, 180, 190, moon)
    ink.circle(1490, 180, 58, ink.radial(1470, 160, 84, (0, "#fffdf0"), (1, "#f1d694")))
    far = ((0, 500), (200, 440), (420, 520), (760, 450), (1080, 530), (1400, 460), (1920, 500))
    mist = ink.linear(0, 430, 0, 640, (0, "#3a6394", 0), (0.6, "#3a6394", 0.8), (1, "#3a6394"))
    ink.path(line([*far, (WIDE, 640), (0, 640)], closed=True), mist)
    for x, wide, top, paint in ((470, 100, 250, "#3f3a4e"), (372, 104, 205, "#6a2f2c"),
                                (262, 118, 170, "#7a4a24"), (1466, 96, 286, "#7d5a2c")):
        with ink.at(x, 0, 1.0), ink.at(0, 90, 1.12):
            gable(ink, 0, wide, top, paint)
    stepped(ink, 1576, 132, 262, "#2f5a4c")
    tower(ink, 1700, 104)
    for x in (0, 1524):
        ink.rect(x, 612, 396, 34, "#5a3a20", stroke=DARK, stroke_width=4)
        ink.stroke(f"M{x} 613H{x + 396}", "#dbe7f5", 9)
    sea = ink.linear(0, 630, 0, FLOOR, (0, "#3f6eb0"), (1, "#1f4078"))
    ink.rect(0, 640, WIDE, FLOOR - 640, sea)
    with ink.at(320, 744, 1.2):
        bark(ink)
    with ink.at(1640, 752, 1.2):
        cog(ink)
    for y, left, right in ((664, 700, 1200), (690, 480, 760), (700, 1080, 1460), (730, 640, 1300),
                           (760, 120, 300), (776, 500, 900), (786, 1060, 1420), (800, 200, 620),
                           (806, 1300, 1760)):  # fmt: skip
        ink.stroke(ripples(left, right, y, 14, 4), "#8fb0e0", 3.5, opacity=0.5)


def stepped(ink: Ink, x: float, wide: float, top: float, paint: str) -> None:
    """A merchant's house whose gable rises in steps of snow, with a round window over its rows."""
    half, step, high = wide / 2, wide / 8, 34
    left = "".join(f"v{-high}h{step:g}" for _ in range(3))
    right = "".join(f"h{step:g}v{high}" for _ in range(3))
    ink.path(f"M{x - half:g} 624V{top + 3 * high}{left}H{x + half - 3 * step:g}{right}V624Z",
             paint, stroke=DARK, stroke_width=5)
    for n in range(3):
        y = top + (2 - n) * high
        for begin in (x - half + n * step, x + half - (n + 1) * step):
            ink.rect(begin - 3, y - 3, step + 6, 9, "#dbe7f5", stroke=DARK, stroke_width=2)
    ink.rect(x - half + 3 * step - 3, top - 3, wide - 6 * step + 6, 9, "#dbe7f5", stroke=DARK,
             stroke_width=2)
    ink.circle(x, top + 62, 15, "#ffc860", stroke=DARK, stroke_width=4)
    for row in range(3):
        for k, dx in enumerate((-38, 0, 38)):
            lit = (row + 2 * k) % 3 != 1
            ink.rect(x + dx - 11, top + 126 + 72 * row, 22, 36, "#ffc860" if lit else "#16223f",
                     stroke=DARK, stroke_width=3, rx=3)


def tower(ink: Ink, x: float, wide: float) -> None:
    """The tower of the town's gate, under a green spire with a weathercock."""
    half, eaves = wide / 2, 250
    ink.path(f"M{x - half} 624V{eaves}H{x + half}V624Z", "#6a2f2c", stroke=DARK, stroke_width=5)
    for y in (372, 492):
        ink.rect(x - half, y, wide, 10, "#8d4a3c", stroke=DARK, stroke_width=3)
    ink.path(f"M{x - half - 12} {eaves + 4}C{x - 26} {eaves - 20} {x - 30} {eaves - 54} {x} "
             f"{eaves - 136}C{x + 30} {eaves - 54} {x + 26} {eaves - 20} {x + half + 12} "
             f"{eaves + 4}Z", "#4d7c6a", stroke=DARK, stroke_width=5)
    ink.stroke(f"M{x - half - 8} {eaves + 3}H{x + half + 8}", "#dbe7f5", 8)
    ink.stroke(f"M{x} {eaves - 132}v-30m0 6h22l-8 -7m8 7l-8 7", "#e2ad4a", 5)
    ink.circle(x, eaves + 62, 27, "#f6e6b4", stroke=DARK, stroke_width=5)
    ink.stroke(f"M{x} {eaves + 44}V{eaves + 62}L{x + 13} {eaves + 70}", DARK, 5)
    for y in (410, 530):
        ink.path(f"M{x - 13} {y + 50}V{y + 14}Q{x} {y - 8} {x + 13} {y + 14}V{y + 50}Z", "#ffc860",
                 stroke=DARK, stroke_width=4)


def cog(ink: Ink) -> None:
    """A cog with one broad striped sail and a castle astern, bound the other way, 220 wide, its
    water line at y 0."""
    ink.stroke("M-4 -236V-30", DARK, 11)
    ink.stroke("M-4 -236V-30", "#8a5a30", 6)
    ink.stroke("M-4 -226L-104 -52M-4 -226L98 -76", DARK, 4)
    ink.path("M-4 -236L-40 -246L-4 -256Z", "#e2ad4a", stroke=DARK, stroke_width=3)
    sail = "M-84 -206H76C92 -160 88 -118 72 -84Q-4 -104 -80 -84C-96 -118 -98 -164 -84 -206Z"
    ink.path(sail, "#e9dcbc")
    for x in (-58, 2, 50):
        ink.path(f"M{x - 14} -205h28C{x + 22} -160 {x + 20} -120 {x + 13} -93l-26 0C{x - 22} -122 "
                 f"{x - 22} -164 {x - 14} -205Z", "#b23a35")
    ink.path(sail, "none", stroke=DARK, stroke_width=5, stroke_linejoin="round")
    ink.stroke("M-92 -207H84", DARK, 10)
    ink.stroke("M-92 -207H84", "#8a5a30", 5)
    ink.path("M112 -62L84 -40H-70L-116 -66C-112 -22 -92 4 -66 6H72C98 0 110 -26 112 -62Z",
             ink.linear(0, -60, 0, 6, (0, "#8a4f30"), (1, "#341a0c")), stroke=DARK, stroke_width=5,
             stroke_linejoin="round")  # fmt: skip
    ink.path("M60 -44V-84H118V-60L84 -40Z", "#a8693a", stroke=DARK, stroke_width=5,
             stroke_linejoin="round")
    ink.rect(54, -94, 70, 12, "#c08a4a", stroke=DARK, stroke_width=4)
    ink.rect(80, -74, 16, 18, "#ffc860", stroke=DARK, stroke_width=3)
    ink.stroke("M-108 -36C-60 -22 60 -22 106 -34", "#e2ad4a", 4)
    for x in (-60, -24, 12):
        ink.circle(x, -10, 6.5, "#d8dde6", stroke=DARK, stroke_width=3)


def snows(ink: Ink) -> None:
    """The country of the reindeer from on high: hills with the lights of towns under the moon, and
    firs."""
    luck = Random("snows")
    sky(ink, luck, "#28548f", "#86b2da")
    moon = ink.radial(1440, 210, 340, (0, "#ffe2a0", 0.75), (0.4, "#ffd080", 0.25),
                      (1, "#ffb860", 0))  # fmt: skip
    ink.circle(1440, 210, 340, moon)
    ink.circle(1440, 210, 104, ink.radial(1406, 176, 150, (0, "#fffbe8"), (1, "#f4d48c")))
    for x, y, r in ((1400, 180, 18), (1476, 240, 24), (1462, 160, 10)):
        ink.circle(x, y, r, "#d9b068", opacity=0.35)
    with ink.at(0, 0, 4):
        ranges(ink, peaks(((0, 560), (260, 430), (560, 560), (900, 470), (1240, 580), (1600, 440),
                           (1920, 540))), "#27507c", "#dbe9f7")
    for foot, tones in ((((0, 560), (500, 620), (1000, 570), (1500, 630), (1920, 570)),
                         ("#8fb8e0", "#4c7cb4")),
                        (((0, 690), (480, 640), (1000, 720), (1480, 650), (1920, 700)),
                         ("#c8dff4", "#5f8fc4"))):  # fmt: skip
        high = min(y for _, y in foot)
        ink.path(smooth([(float(x), float(y)) for x, y in foot]) + f"V{FLOOR}H0Z",
                 ink.linear(0, high, 0, FLOOR, (0, tones[0]), (1, tones[1])))
    for _ in range(46):
        x, y = luck.uniform(60, 1860), luck.uniform(700, 820)
        ink.circle(x, y, 17, ink.radial(x, y, 17, (0, "#ffcf70", 0.85), (1, "#ff8a2c", 0)))
        ink.rect(x - 3, y - 3, 6, 6, "#fff2b8")
    for x, y, scale in ((250, 760, 3.6), (360, 800, 2.6), (140, 812, 2.8), (480, 790, 1.8),
                        (1690, 770, 3.8), (1570, 806, 2.5), (1800, 812, 3), (1460, 786, 1.7)):
        tree(ink, x, y, scale)


def stage(ink: Ink) -> None:
    """The boards on which everybody stands, and the light on them."""
    ink.rect(0, FLOOR, WIDE, HIGH - FLOOR, ink.radial(960, FLOOR + 60, 1000, (0, "#b0733d"),
             (0.5, "#7a4a26"), (1, "#3a2111")))  # fmt: skip
    for k in range(-9, 10):
        ink.stroke(f"M{960 + k * 116} {FLOOR}L{960 + k * 190} {HIGH}", "#1c0e06", 4, opacity=0.6)
    ink.rect(0, FLOOR, WIDE, 26, ink.linear(0, FLOOR, 0, FLOOR + 26, (0, "#050302", 0.6),
             (1, "#050302", 0)))  # fmt: skip
    ink.rect(0, FLOOR - 3, WIDE, 6, DARK)
    for x, side in ((0, 1), (WIDE, -1)):
        ink.rect(min(x, x + side * 420), 0, 420, HIGH, ink.linear(
            x, 0, x + side * 420, 0, (0, "#060308", 0.42), (1, "#060308", 0)))


PLACES: dict[str, Callable[[Ink], None]] = {
    "hamnar": north, "herrlof": longhouse, "haggis": tartan, "halmstad": harbour,
    "reindeer": snows,
}


if __name__ == "__main__":
    for game, scene in PLACES.items():
        place = Ink(WIDE, HIGH)
        scene(place)
        stage(place)
        place.save(f"table/place_{game}.svg")
