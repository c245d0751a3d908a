"""Draw the roads on which a score sheet's markers run (sea, tartan and quay), their trails, their
ends and their backgrounds: python assets/make/roads.py."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from ink import Ink, line, polar
from night import aurora, sparkle

GOLD, DARK, PALE = "#e2ad4a", "#120a06", "#fff0c4"
TILE = 200, 100
PINE, NAVY, RED, YELLOW = "#1d5a44", "#17345c", "#a8332c", "#e0b04a"


def formed(ink: Ink, d: str, paint: str, wide: float = 4) -> None:
    ink.path(d, paint, stroke=DARK, stroke_width=wide, stroke_linejoin="round")


def sea() -> Ink:
    """A strip of water, whose waves go on from one tile to the next."""
    ink = Ink(*TILE)
    ink.rect(0, 0, *TILE, ink.linear(0, 0, 0, 100, (0, "#2d6f9e"), (0.5, "#1d4f7c"),
                                     (1, "#0f2c4c")))
    for y, aside, tone, thick in ((14, 0, "#8fc6e4", 2.6), (34, 25, "#6aa9d0", 3),
                                  (56, 5, "#4f8fbc", 3.2), (79, 30, "#3f7aa8", 3.4)):
        crest = f"M{aside - 50} {y}"
        for _ in range(6):
            crest += "q12.5 -11 25 0q12.5 7 25 0"
        ink.stroke(crest, tone, thick, opacity=0.75)
    return ink


def tartan() -> Ink:
    """A woven band of green and blue, with a few quiet threads of red and yellow."""
    ink = Ink(*TILE)
    ink.rect(0, 0, *TILE, PINE)
    for x in (0, 100):
        ink.rect(x, 0, 44, 100, NAVY, opacity=0.5)
        ink.rect(x + 69, 0, 5, 100, RED, opacity=0.4)
        ink.rect(x + 20, 0, 3, 100, YELLOW, opacity=0.25)
    for y in (8, 62):
        ink.rect(0, y, 200, 30, NAVY, opacity=0.35)
    ink.rect(0, 48, 200, 5, RED, opacity=0.35)
    for y in (22, 76):
        ink.rect(0, y, 200, 3, YELLOW, opacity=0.2)
    for n in range(50):
        ink.stroke(f"M{n * 8 - 200} 0l100 100", "#ffffff", 1.2, opacity=0.05)
    return ink


def quay() -> Ink:
    """Planks of a quay over a strip of water."""
    ink = Ink(*TILE)
    ink.rect(0, 0, *TILE, "#14324c")
    for n, tone in enumerate(("#7b5634", "#6d4a2b", "#83603c", "#714e2e", "#7a5433")):
        ink.rect(n * 40 + 1, 4, 38, 80, tone, rx=2)
        ink.stroke(f"M{n * 40 + 12} 12V76M{n * 40 + 26} 10V78", "#4a3018", 1.4, opacity=0.6)
        for y in (13, 75):
            ink.circle(n * 40 + 20, y, 2.4, "#2a1a0e")
    ink.rect(0, 78, 200, 8, "#3d2814")
    ink.stroke("M0 94q12.5 -8 25 0t25 0t25 0t25 0t25 0t25 0t25 0t25 0", "#5a93b8", 2.4)
    return ink


def wake() -> Ink:
    """The foam behind a ship."""
    ink = Ink(*TILE)
    top, foot = ("".join(f"q12.5 {turn * high} 25 0q12.5 {-turn * high} 25 0" for _ in range(6))
                 for turn, high in ((-1, 9), (1, 9)))
    back = "".join("q-12.5 9 -25 0q-12.5 -9 -25 0" for _ in range(6))
    ink.path(f"M-50 28{top}V72{back}Z", "#d6d6d6", opacity=0.8)
    for crest, wide in ((f"M-50 28{top}", 7), (f"M-50 72{foot}", 7)):
        ink.stroke(crest, "#ffffff", wide)
    for x, y, long in ((8, 42, 34), (64, 52, 46), (124, 44, 30), (150, 60, 40), (30, 61, 30)):
        ink.stroke(f"M{x} {y}q{long / 4} -6 {long / 2} 0t{long / 2} 0", "#ffffff", 4)
    for x, y, r in ((52, 40, 3), (112, 60, 3.4), (186, 46, 3), (20, 54, 2.6)):
        ink.circle(x, y, r, "#ffffff")
    return ink


def yarn() -> Ink:
    """A twisted rope that has been unwound: each strand round, light at its back."""
    ink = Ink(*TILE)
    ink.rect(0, 76, 200, 9, "#050302", opacity=0.45)
    ink.rect(0, 24, 200, 54, DARK)
    ink.rect(0, 28, 200, 46, "#6e6e6e")
    strand = ink.linear(0, 28, 0, 74, (0, "#e4e4e4"), (0.3, "#ffffff"), (0.62, "#c2c2c2"),
                        (1, "#666666"))
    for n in range(-1, 6):
        x = n * 40
        ink.path(f"M{x} 74C{x + 16} 72 {x + 14} 32 {x + 38} 28H{x + 72}C{x + 48} 32 {x + 50} 72 "
                 f"{x + 34} 74Z", strand)
        ink.stroke(f"M{x} 74C{x + 16} 72 {x + 14} 32 {x + 38} 28", "#3c3c3c", 4.5)
        ink.stroke(f"M{x + 25} 60C{x + 29} 47 {x + 34} 38 {x + 46} 34", "#ffffff", 5, opacity=0.9)
        ink.stroke(f"M{x + 22} 70C{x + 32} 66 {x + 34} 48 {x + 44} 40", "#8a8a8a", 1.8)
    return ink


def runner() -> Ink:
    """A long cloth laid out over planks."""
    ink = Ink(*TILE)
    ink.rect(0, 78, 200, 5, "#050302", opacity=0.4)
    ink.rect(0, 22, 200, 57, DARK)
    ink.rect(0, 25, 200, 51, ink.linear(0, 25, 0, 76, (0, "#ffffff"), (1, "#b4b4b4")))
    for y in (31, 70):
        ink.stroke(f"M0 {y}H200", "#6a6a6a", 3)
    for n in range(4):
        x = n * 50 + 25
        ink.path(f"M{x - 17} 50.5L{x} 38L{x + 17} 50.5L{x} 63Z", "#7c7c7c")
        ink.path(f"M{x - 8} 50.5L{x} 45L{x + 8} 50.5L{x} 56Z", "#ffffff")
        ink.path(f"M{x + 21} 50.5L{x + 25} 47L{x + 29} 50.5L{x + 25} 54Z", "#7c7c7c")
    return ink


def harbour() -> Ink:
    """A pier with a hall, to which ships come home."""
    ink = Ink(160, 100)
    glow = ink.radial(84, 52, 48, (0, "#ffc65a", 0.55), (1, "#ffc65a", 0))
    ink.circle(84, 52, 48, glow)
    for x in (14, 46, 78, 110, 142):
        ink.rect(x - 5, 80, 10, 20, "#3a2414", stroke=DARK, stroke_width=2.5)
    formed(ink, "M2 74H158V86H2Z", ink.linear(0, 74, 0, 86, (0, "#b0793e"), (1, "#6b4320")), 3.5)
    ink.stroke("M28 76V84M54 76V84M80 76V84M106 76V84M132 76V84", DARK, 2)
    formed(ink, "M48 74V50H122V74Z", ink.linear(48, 0, 122, 0, (0, "#a8692e"), (1, "#6b4020")), 4)
    formed(ink, "M36 52Q60 36 70 16Q85 12 100 16Q110 36 134 52Z",
           ink.linear(0, 14, 0, 52, (0, "#5a7a4a"), (1, "#34502c")), 4)
    ink.stroke("M48 44H122M60 33H110M68 23H102", "#27401f", 2.5)
    formed(ink, "M76 74V58Q85 50 94 58V74Z", "#ffcf5a", 3.5)
    for x in (56, 104):
        formed(ink, f"M{x} 56H{x + 11}V65H{x}Z", "#ffcf5a", 3)
    return ink


def dish() -> Ink:
    """The haggis on its silver dish, steaming."""
    ink = Ink(160, 100)
    ink.circle(80, 52, 48, ink.radial(80, 52, 48, (0, "#ffd88a", 0.5), (1, "#ffd88a", 0)))
    for x in (56, 80, 104):
        ink.stroke(f"M{x} 34C{x - 10} 26 {x + 10} 18 {x} 6", PALE, 4, opacity=0.8)
    silver = ink.linear(0, 70, 0, 94, (0, "#ffffff"), (0.5, "#cfcabb"), (1, "#7f7a6c"))
    formed(ink, "M6 72Q80 58 154 72Q150 92 80 94Q10 92 6 72Z", silver, 4)
    ink.stroke("M18 77Q80 88 142 77", "#6a6558", 2.5)
    for turn in range(200, 341, 20):
        x, y = polar(80, 72, 52, turn)
        ink.ellipse(x, 71 + (y - 72) * 0.06, 9, 6, "#3f7a3a", stroke=DARK, stroke_width=2)
    formed(ink, "M36 70C30 46 54 34 80 34C106 34 130 46 124 70C104 80 56 80 36 70Z",
           ink.radial(68, 46, 60, (0, "#c98a52"), (0.6, "#8a5226"), (1, "#4e2a10")), 4.5)
    formed(ink, "M124 58Q138 50 144 56Q140 64 126 66Z", "#8a5226", 3)
    formed(ink, "M36 58Q22 50 16 56Q20 64 34 66Z", "#8a5226", 3)
    ink.stroke("M58 46Q80 38 100 45", PALE, 3.5, opacity=0.6)
    ink.stroke("M80 35V72M60 38V73M100 38V73", "#3d2010", 2, opacity=0.6)
    return ink


def town() -> Ink:
    """A warehouse on the quay, with light in its windows."""
    ink = Ink(160, 100)
    ink.circle(80, 52, 48, ink.radial(80, 52, 48, (0, "#ffc65a", 0.5), (1, "#ffc65a", 0)))
    for x, wide, top, tone in ((14, 44, 38, "#a8433a"), (58, 46, 24, "#d0a04a"),
                               (104, 44, 40, "#4a6a88")):
        formed(ink, f"M{x} 92V{top}L{x + wide / 2} {top - 20}L{x + wide} {top}V92Z", tone, 4)
        for dx in (9, wide - 20):
            formed(ink, f"M{x + dx} {top + 10}h11v12h-11Z", "#ffcf5a", 2.5)
        formed(ink, f"M{x + wide / 2 - 8} 92V{74}h16V92Z", "#3a2414", 3)
    formed(ink, "M2 90H158V99H2Z", "#6b4320", 3.5)
    return ink


def ridge(luck: Random, low: float, high: float, step: float) -> list[tuple[float, float]]:
    """A ridge from one end of a view to the other."""
    found, x = [(-40.0, low)], 0.0
    while x < VIEW[0] + step:
        found.append((x, luck.uniform(high, low)))
        x += luck.uniform(0.5, 1.3) * step
    return [*found, (VIEW[0] + 60.0, low)]


def land(ink: Ink, luck: Random, paint: str, low: float, high: float, step: float) -> None:
    """Mountains between two heights, down to the foot of a view."""
    ink.path(line([*ridge(luck, low, high, step), (VIEW[0] + 60, VIEW[1]), (-40, VIEW[1])],
                  closed=True), paint)


def stars(ink: Ink, luck: Random, many: int, low: float) -> None:
    for _ in range(many):
        ink.circle(luck.uniform(0, VIEW[0]), luck.uniform(0, low), luck.choice((1.0, 1.4, 2.0)),
                   "#eaf3ff", opacity=round(luck.uniform(0.35, 0.95), 2))
    for x, y in ((210, 46), (930, 64), (1330, 56)):
        sparkle(ink, x, y, 9)


def moon(ink: Ink, x: float, y: float, r: float) -> None:
    ink.circle(x, y, 3.2 * r, ink.radial(x, y, 3.2 * r, (0, "#fff0c8", 0.65),
                                         (0.4, "#ffe2a0", 0.22), (1, "#ffe2a0", 0)))
    ink.circle(x, y, r, ink.radial(x - r * 0.3, y - r * 0.2, 1.4 * r, (0, "#fffdf0"),
                                   (1, "#f1d694")))


def snowy(ink: Ink, luck: Random) -> None:
    """One range of mountains from end to end, whose valleys lie high; light on one side of each,
    and snow on what is highest."""
    peaks, x = [], -60.0
    while x < VIEW[0] + 120:
        peaks.append((x, luck.uniform(66, 104)))
        x += luck.uniform(96, 168)
    ways = []
    for (ax, ay), (bx, by) in pairwise(peaks):
        x, y = ax + (bx - ax) * luck.uniform(0.42, 0.58), max(ay, by) + luck.uniform(16, 30)
        ways += [(ax, ay), (x, y)]
    foot = [(peaks[-1][0], 220.0), (peaks[0][0], 220.0)]
    formed(ink, line([*ways, peaks[-1], *foot], closed=True),
           ink.linear(0, 70, 0, 200, (0, "#4a73a2"), (1, "#2c5480")), 3)
    for (ax, ay), (x, y), (bx, by) in zip(ways[1::2], ways[2::2], ways[3::2], strict=False):
        ink.path(f"M{x} {y}L{bx} {by}L{x + (bx - x) * 0.5} {220}L{x - 8} {y + 50}Z", "#1f4268",
                 opacity=0.55)
        left, right = (x + (ax - x) * 0.62, y + (ay - y) * 0.62), (
            x + (bx - x) * 0.62, y + (by - y) * 0.62)
        mid = (left[0] + right[0]) / 2
        low = max(left[1], right[1])
        formed(ink, f"M{left[0]} {left[1]}L{x} {y}L{right[0]} {right[1]}L{(right[0] + mid) / 2} "
               f"{low - 3}L{mid + 2} {low + 9}L{(left[0] + mid) / 2} {low - 4}Z", "#eaf3fb", 2.5)
        ink.path(f"M{x} {y + 2}L{right[0] - 2} {right[1]}L{(right[0] + mid) / 2} {low - 4}"
                 f"L{mid + 3} {low + 6}Z", "#a9c6e2")


def fjord() -> Ink:
    """Where ships sail home: a fjord under the northern light, its mountains in snow."""
    ink, luck = Ink(*VIEW), Random("fjord")
    ink.rect(0, 0, *VIEW, ink.linear(0, 0, 0, 220, (0, "#16305f"), (0.6, "#3f74a8"),
                                     (1, "#f0b27a")))
    stars(ink, luck, 60, 110)
    aurora(ink, luck, [(-80, 120), (420, 60), (900, 110), (1300, 50), (1800, 90)], 110,
           ("#6ad9c0", "#4fe3a0"))
    moon(ink, 118, 62, 30)
    land(ink, luck, "#5f86b0", 190, 96, 130)
    snowy(ink, luck)
    ink.rect(0, 176, VIEW[0], VIEW[1] - 176,
             ink.linear(0, 176, 0, 240, (0, "#7fb3d0"), (1, "#1d4f7c")))
    return ink


def castle(ink: Ink, x: float) -> None:
    """A castle with light in its windows, its middle there; no post of a course stands before
    it."""
    ink.circle(x, 104, 120, ink.radial(x, 104, 120, (0, "#ffcf7a", 0.6), (1, "#ffcf7a", 0)))
    for at, wide, top in ((-26, 52, 98), (-58, 38, 78), (20, 38, 62)):
        left, step = x + at, wide / 5
        teeth = f"v-8h{step}v8h{step}v-8h{step}v8h{step}v-8h{step}v8"
        formed(ink, f"M{left} 150V{top}{teeth}V150Z",
               ink.linear(left, 0, left + wide, 0, (0, "#6f6488"), (1, "#443b54")), 3)
    for at, y in ((-39, 88), (39, 74), (39, 98), (-10, 108), (11, 108)):
        formed(ink, f"M{x + at - 4} {y + 12}v-10q4 -7 8 0v10Z", "#ffd88a", 2)
    formed(ink, f"M{x - 8} 134v-12q8 -10 16 0v12Z", "#ffb84a", 2)
    ink.path(f"M{x - 190} 160C{x - 90} 156 {x - 90} 128 {x - 40} 128H{x + 50}"
             f"C{x + 90} 128 {x + 110} 156 {x + 210} 160Z", "#3f5a5a")


def highland() -> Ink:
    """Where a feast is carried home: hills of heather at dusk, and a castle with light in it."""
    ink, luck = Ink(*VIEW), Random("highland")
    ink.rect(0, 0, *VIEW, ink.linear(0, 0, 0, 200, (0, "#2a2f66"), (0.5, "#8a5c94"),
                                     (1, "#ffc07a")))
    stars(ink, luck, 40, 80)
    moon(ink, 385, 66, 28)
    for x, y, wide in ((700, 64, 150), (1180, 48, 190), (560, 104, 120)):
        for dx, dy, w in ((0, 0, 1.0), (0.35, -10, 0.6), (-0.4, 8, 0.7)):
            ink.ellipse(x + dx * wide, y + dy, w * wide * 0.5, 9, "#ffe0b8", opacity=0.35)
    land(ink, luck, "#6a5a8c", 176, 100, 210)
    land(ink, luck, "#4c5a78", 200, 130, 260)
    castle(ink, 112)
    ink.path(line([*ridge(luck, 196, 158, 300), (VIEW[0] + 60, VIEW[1]), (-40, VIEW[1])],
                  closed=True), "#3f6b44")
    for _ in range(150):
        x, y = luck.uniform(0, VIEW[0]), luck.uniform(184, 236)
        ink.circle(x, y, luck.uniform(2, 5), luck.choice(("#b58ae0", "#8d5fc0", "#d3a8f0")),
                   opacity=0.85)
    return ink


def haven() -> Ink:
    """Where coins are counted: a harbour town at night, its windows in the water."""
    ink, luck = Ink(*VIEW), Random("haven")
    ink.rect(0, 0, *VIEW, ink.linear(0, 0, 0, 200, (0, "#132650"), (1, "#5f86b8")))
    stars(ink, luck, 60, 100)
    moon(ink, 118, 52, 28)
    land(ink, luck, "#2c4a78", 180, 120, 240)
    x = 20.0
    while x < VIEW[0]:
        wide, top = luck.uniform(54, 84), luck.uniform(84, 126)
        tone = luck.choice(("#7a2f2c", "#8a5a2a", "#2f5a4c", "#4a4258", "#345a7a"))
        formed(ink, f"M{x} 190V{top}L{x + wide / 2} {top - 28}L{x + wide} {top}V190Z", tone, 3)
        ink.stroke(f"M{x - 2} {top}L{x + wide / 2} {top - 29}L{x + wide + 2} {top}", "#eaf3fb", 5)
        for dy in (10, 36):
            for dx in (0.2, 0.6):
                lit = luck.random() < 0.6
                ink.rect(x + dx * wide, top + dy, 12, 15, "#ffcf5a" if lit else "#1d2a44",
                         stroke=DARK, stroke_width=2)
        x += wide + (luck.uniform(60, 150) if luck.random() < 0.3 else 2)
    ink.rect(0, 188, VIEW[0], VIEW[1] - 188, "#1d4066")
    ink.rect(0, 184, VIEW[0], 10, "#5a3a20")
    return ink


VIEW = 1700, 364  # what is seen behind a course

DRAWINGS = {"sea": sea, "sea_trail": wake, "sea_end": harbour,
            "tartan": tartan, "tartan_trail": yarn, "tartan_end": dish,
            "quay": quay, "quay_trail": runner, "quay_end": town,
            "sea_view": fjord, "tartan_view": highland, "quay_view": haven}

if __name__ == "__main__":
    for name, draw in DRAWINGS.items():
        draw().save(f"ui/road/{name}.svg")
