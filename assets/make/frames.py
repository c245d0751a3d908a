"""The nine-slice pictures of frames: python assets/make/frames.py.

`game/ui/frames.py` names them. Corners keep their size, sides and middle are stretched. Grey
pictures are multiplied with the colour of their frame.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import cos, pi, sin
from random import Random

from ink import Ink, Stop
from ornaments import corner

SIDE = 256
INK = "#26180e"
METALS = {  # tones from head to foot, light and shade on the bevel, strength of lines
    "gold": (("#fce292", "#fff0b8", "#f6d070", "#e4b24e"), "#fffadc", "#845418", 0.03),
    "silver": (("#d6dce6", "#f0f4fa", "#c8d0dc", "#a8b2c2"), "#ffffff", "#545c6e", 0.03),
    "copper": (("#e8a878", "#fcc496", "#da9262", "#c67e50"), "#ffe2c4", "#6e341a", 0.03),
    "walnut": (("#5c3c26", "#624028", "#543621", "#462c1b"), "#b07c4c", "#22140c", 0.1),
}


def grey(light: float) -> str:
    tone = round(255 * light)
    return f"#{tone:02x}{tone:02x}{tone:02x}"


def spread(tones: Iterable[str]) -> Iterator[Stop]:
    """Yield stops of a gradient at equal distances."""
    listed = list(tones)
    for n, tone in enumerate(listed):
        yield n / (len(listed) - 1), tone


def fade(ink: Ink, side: str, reach: float, strength: float) -> None:
    """Darken a side of a drawing, less and less towards its middle."""
    w, h = ink.size
    x1, y1, x2, y2 = {"left": (0, 0, reach, 0), "right": (w, 0, w - reach, 0),
                      "top": (0, 0, 0, reach), "foot": (0, h, 0, h - reach)}[side]
    stops: tuple[Stop, ...] = ((0, "#000000", strength), (0.5, "#000000", strength * 0.35),
                               (1, "#000000", 0))
    ink.rect(min(x1, x2) if x1 != x2 else 0, min(y1, y2) if y1 != y2 else 0,
             abs(x2 - x1) or w, abs(y2 - y1) or h, ink.linear(x1, y1, x2, y2, *stops))


def felt() -> Ink:
    """A flat felt: light in its middle, shade at its edges, fine fibres."""
    ink, chance = Ink(2 * SIDE, 2 * SIDE), Random("felt")
    ink.rect(0, 0, *ink.size, fill=ink.radial(SIDE, SIDE, 1.3 * SIDE, (0, grey(1)),
                                              (0.8, grey(0.68)), (1, grey(0.66))))
    for tone in ("#000000", "#ffffff"):
        fibres = []
        for _ in range(450):
            x, y, way = chance.random() * 512, chance.random() * 512, chance.random() * pi
            fibres.append(f"M{x:.0f} {y:.0f}l{7 * cos(way):.1f} {7 * sin(way):.1f}")
        ink.stroke("".join(fibres), tone, 1, opacity=0.07)
    for side in ("left", "right", "top", "foot"):
        fade(ink, side, 110, 0.5)
    return ink


def folds() -> Ink:
    """A felt that hangs in seven folds."""
    ink = Ink(2 * SIDE, 2 * SIDE)
    tones = [grey(1 - 0.3 * (0.5 - 0.5 * cos(turn + 0.9 * sin(turn / 2.7))))
             for n in range(57) for turn in [2 * pi * n / 8]]
    ink.rect(0, 0, *ink.size, fill=ink.linear(0, 0, 2 * SIDE, 0, *spread(tones)))
    for side in ("left", "right", "top", "foot"):
        fade(ink, side, 120, 0.55)
    return ink


def lamp() -> Ink:
    """The light of a lamp low before a felt."""
    ink = Ink(SIDE, SIDE)
    ink.circle(0.6 * SIDE, 0.74 * SIDE, SIDE, ink.radial(
        0.6 * SIDE, 0.74 * SIDE, 0.7 * SIDE, (0, grey(0.95)), (0.4, grey(0.55)),
        (0.75, grey(0.16)), (1, grey(0))))
    return ink


def shadow() -> Ink:
    """The soft shadow of what lies on a felt, 18 units wide."""
    ink, steps = Ink(128, 128), 18
    for n in range(steps):
        ink.rect(n, n, 128 - 2 * n, 128 - 2 * n, "#000000", rx=36 - n,
                 opacity=round(0.58 * 2 * (n + 1) / steps / steps, 4))
    return ink


def sunken(*sides: str) -> Ink:
    """The shade of walls round something that lies deeper."""
    ink = Ink(128, 128)
    fade(ink, "top", 46, 0.6)
    for side in sides:
        fade(ink, side, 28, 0.5)
    fade(ink, "foot", 16, 0.35)
    return ink


def front() -> Ink:
    """The front of a drawer: grain round a heart, a groove round its panel, light at its head."""
    ink, chance = Ink(704, 110), Random("front")
    for n in range(-12, 14):
        own, turn = chance.uniform(-2, 2), chance.uniform(0, 2 * pi)
        points = []
        for part in range(33):
            near = max(1 - abs(part / 32 - 0.4) / 0.33, 0.0)
            near = near * near * (3 - 2 * near)
            y = 55 + (n + 0.5) * 9 * (0.72 + 0.5 * near) + own
            points.append(f"{22 * part} {y + 3 * sin(turn + 4 * pi * part / 32):.1f}")
        dark = chance.random() < 0.72
        ink.stroke("M" + "L".join(points), "#46240e" if dark else "#ffe2a0", 1.2,
                   opacity=chance.uniform(0.06, 0.18))
    ink.rect(0, 0, 704, 60, ink.linear(0, 0, 0, 60, (0, "#ffe2a0", 0.3), (1, "#ffe2a0", 0)))
    ink.rect(0, 46, 704, 64, ink.linear(0, 46, 0, 110, (0, "#46240e", 0), (1, "#46240e", 0.32)))
    for down, tone, strength in ((2, "#ffe2a0", 0.6), (0, "#46240e", 0.66)):
        ink.rect(10, 10 + down, 684, 90, "none", rx=11, stroke=tone, stroke_width=2,
                 opacity=strength)
    return ink


def night() -> Ink:
    """The blue of the night with faint stars."""
    ink, chance = Ink(2 * SIDE, 2 * SIDE), Random("night")
    ink.rect(0, 0, *ink.size, fill="#1c2a44")
    for _ in range(29):
        ink.circle(chance.uniform(4, 508), chance.uniform(4, 508), chance.uniform(1.0, 2.6),
                   "#d6e2f6", opacity=chance.uniform(0.12, 0.55))
    return ink


def weave() -> Ink:
    """The threads of a cloth, to be repeated."""
    ink = Ink(96, 96)
    ink.rect(0, 0, 96, 96, grey(0.96))
    for n in range(0, 96, 6):
        ink.rect(n, 0, 3, 96, "#ffffff", opacity=0.4)
        ink.rect(0, n, 96, 2, "#ffffff", opacity=0.6)
    return ink


def seam() -> Ink:
    """One stitch of a seam, to be repeated."""
    ink = Ink(41, 5)
    ink.rect(0, 0, 26, 5, "#ffcd68", rx=2, opacity=0.59)
    return ink


def pool() -> Ink:
    """The light of a lamp over the middle of a cloth."""
    ink = Ink(SIDE, SIDE)
    ink.rect(0, 0, SIDE, SIDE, ink.radial(SIDE / 2, SIDE / 2, 0.6 * SIDE, (0, grey(1)),
                                          (1, grey(0.66))))
    return ink


def niche() -> Ink:
    """A niche with a lamp in it."""
    ink = Ink(SIDE, SIDE)
    ink.rect(0, 0, SIDE, SIDE, ink.radial(0.5 * SIDE, 0.52 * SIDE, 0.85 * SIDE, (0, grey(1)),
             (0.35, grey(0.68)), (0.7, grey(0.4)), (1, grey(0.32))))  # fmt: skip
    return ink


def drape() -> Ink:
    """A cloth in twenty calm folds."""
    wide = 1440
    ink = Ink(wide, SIDE)
    pleat = grey(0.46), grey(0.66), grey(0.98), grey(1), grey(0.84), grey(0.7), grey(0.56)
    for n in range(20):
        x = n * wide / 20
        ink.rect(x, 0, wide / 20, SIDE, ink.linear(x, 0, x + wide / 20, 0, *spread(pleat)))
        ink.rect(x, 0, 2, SIDE, "#000000", opacity=0.6)
    fade(ink, "top", 18, 0.5)
    return ink


def evening() -> Ink:
    """The warm light of an evening on a cloth, less towards its foot."""
    ink = Ink(SIDE, SIDE)
    ink.rect(0, 0, SIDE, SIDE, ink.linear(0, 0, 0, SIDE, (0, "#1a1106"), (1, "#080502")))
    return ink


def lozenge(x: float, y: float, w: float, h: float) -> str:
    """Return the path of a lozenge with its middle at a point."""
    return f"M{x - w:.1f} {y:.1f}L{x:.1f} {y - h:.1f}L{x + w:.1f} {y:.1f}L{x:.1f} {y + h:.1f}Z"


def table_cloth() -> Ink:
    """A cloth on a table seen from before it, with lozenges that grow towards its front."""
    ink, (wide, high) = Ink(1920, 280), (1920, 280)
    ink.path(f"M150 15H{wide - 150}L{wide - 26} {high - 12}H26Z", ink.radial(
        wide / 2, high / 2, 0.6 * wide, (0, grey(1)), (0.7, grey(0.8)), (1, grey(0.77))))
    for row in range(15):
        down = row / 15 * (1 + row / 15) / 2
        y, begin = 15 + down * (high - 27), 150 - 124 * down
        step = (wide - 2 * begin) / 38
        for n in range(38):
            x = begin + (n + 0.5 + row % 2 / 2) * step
            if x > wide - begin - step / 2:
                continue
            tall = step * (0.5 + down / 2)
            for part, tone in ((0.47, "#ffffff"), (0.33, "#000000"), (0.15, "#ffffff")):
                if y - part * tall > 15 and y + part * tall < high - 12:
                    ink.path(lozenge(x, y, part * step, part * tall), tone, opacity=0.1)
    return ink


def table_seam() -> Ink:
    """What is sewn on that cloth: gold along its sides and its front, and a row of snow."""
    ink, (wide, high) = Ink(1920, 280), (1920, 280)
    for x1, y1, x2, y2 in ((166, 15, 50, high - 28), (50, high - 28, wide - 50, high - 28),
                           (wide - 166, 15, wide - 50, high - 28)):
        count = round(((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5 / 36)
        dx, dy = (x2 - x1) / count, (y2 - y1) / count
        ink.stroke("".join(f"M{x1 + (n + 0.2) * dx:.1f} {y1 + (n + 0.2) * dy:.1f}"
                           f"l{0.6 * dx:.1f} {0.6 * dy:.1f}" for n in range(count)), "#ffcd68", 3)
    snow = "".join(lozenge(74 + n * 34, high - 49, 1.2 * side, side)
                   for n in range(53) for side in [6.4 if n % 2 else 4.4])
    ink.path(snow, "#f4e8cd", opacity=0.47)
    return ink


def table_front() -> Ink:
    """A cloth that falls over the front of a table, in folds."""
    ink = Ink(1920, SIDE)
    ink.rect(0, 0, 1920, SIDE, ink.linear(0, 0, 0, SIDE, (0, grey(0.5)), (0.2, grey(0.85)),
             (0.4, grey(1)), (0.7, grey(0.95)), (1, grey(0.7))))  # fmt: skip
    for n in range(13):
        x = n * 1920 / 13
        ink.rect(x, 0, 148, SIDE, ink.linear(x, 0, x + 148, 0, (0, "#000000", 0),
                 (0.5, "#000000", 0.12), (1, "#000000", 0)))  # fmt: skip
    ink.rect(0, 0, 1920, SIDE, ink.radial(960, SIDE / 2, 1000, (0, "#000000", 0),
             (0.55, "#000000", 0.16), (1, "#000000", 0.5)))  # fmt: skip
    return ink


def frieze() -> Ink:
    """Lozenges in gold, to be repeated."""
    ink = Ink(52, 26)
    for x, side, tone in ((26, 11, "#ffcd68"), (26, 5.5, INK), (26, 2.6, "#ffcd68"),
                          (0, 4.6, "#f4e8cd"), (52, 4.6, "#f4e8cd")):
        ink.path(lozenge(x, 13, 1.2 * side, side), tone, opacity=0.75)
    return ink


def lights() -> Ink:
    """A string of lights, to be repeated."""
    ink = Ink(36, 14)
    ink.rect(0, 6, 36, 2, INK)
    ink.circle(18, 7, 6, INK)
    ink.circle(18, 7, 4, "#ffcd68")
    ink.circle(17, 6, 1.6, "#fff3cf")
    return ink


def tag() -> Ink:
    """A paper tag with two corners cut off at its hole."""
    ink, edge = Ink(SIDE, 96), 3
    for inset, tone in ((0, INK), (edge, "#ffffff")):
        right, low, cut = SIDE - inset, 96 - inset, 26
        ink.path(f"M{inset + cut} {inset}H{right}V{low}H{inset + cut}L{inset} {low - cut}"
                 f"V{inset + cut}Z", tone)
    return ink


def sheen() -> Ink:
    """Light on the upper half of a plate."""
    ink = Ink(SIDE, 96)
    ink.rect(8, 8, SIDE - 16, 40, "#ffeeb0", rx=12, opacity=0.75)
    return ink


def bevel() -> Ink:
    """The rounded edge of a small piece of wood: light along its head, shade along its foot."""
    ink = Ink(64, 64)
    ink.rect(14, 5, 36, 4, "#ffeec4", rx=2, opacity=0.59)
    ink.rect(14, 53, 36, 6, "#5c3c24", rx=2, opacity=0.43)
    return ink


def shine() -> Ink:
    """The warm light of a lamp in the middle of a plate."""
    ink = Ink(SIDE, SIDE)
    ink.rect(0, 0, SIDE, SIDE, ink.radial(SIDE / 2, SIDE / 2, 0.5 * SIDE, (0, "#ffeaa6", 0.95),
             (0.6, "#ffeaa6", 0.4), (1, "#ffeaa6", 0)))  # fmt: skip
    return ink


def nails(*heights: float) -> Ink:
    """Nails in the corners at these heights."""
    ink = Ink(96, 96)
    for x in (26, 70):
        for y in heights:
            ink.circle(x, y, 10, INK)
            ink.circle(x, y, 7, "#8e683a")
    return ink


def bone() -> Ink:
    """The face of a key of bone: light at its head, shade towards its foot, a few hairlines."""
    ink, chance = Ink(128, 128), Random("bone")
    ink.rect(2, 2, 124, 124, ink.linear(0, 0, 0, 128, (0, "#fffae8", 0.6), (0.25, "#fffae8", 0.24),
             (0.5, "#fffae8", 0), (0.75, "#bc9e70", 0.1), (1, "#bc9e70", 0.4)), rx=16)  # fmt: skip
    for _ in range(4):
        y, x = chance.uniform(16, 112), chance.uniform(10, 50)
        ink.stroke(f"M{x:.0f} {y:.0f}l{chance.uniform(30, 66):.0f} {chance.uniform(-10, 10):.0f}",
                   "#bc9e70", 0.8, opacity=0.35)
    return ink


def metal(tones: tuple[str, ...], light: str, shade: str, lines: float, corner: float,
          w: float, h: float) -> Ink:
    """A plank of a metal or of walnut, with a bevel inside a dark line, and its shadow; at a
    distance of 8 units from the edges of the drawing."""
    ink, chance = Ink(w, h), Random(light)
    for n in range(8):
        ink.rect(n, n + 4, w - 2 * n, h - 2 * n - 4, "#060408", rx=corner + 8 - n, opacity=0.06)
    ink.rect(8, 8, w - 16, h - 16, INK, rx=corner)
    ink.rect(11, 11, w - 22, h - 22, ink.linear(0, 11, 0, h - 11, *spread(
        (light, light, tones[-1], shade, shade))), rx=corner - 3)
    ink.rect(15, 15, w - 30, h - 30, ink.linear(0, 15, 0, h - 15, *spread(tones)), rx=corner - 7)
    y = 17.0
    while y < h - 18 and w > h:
        left = chance.uniform(18, 0.5 * w)
        ink.stroke(f"M{left:.0f} {y:.1f}H{min(left + chance.uniform(0.3, 0.9) * w, w - 18):.0f}",
                   chance.choice((light, shade)), 1, opacity=round(chance.random() * 2 * lines, 3))
        y += chance.uniform(0.8, 3.0)
    if lines < 0.1 and w > h:
        for x, across in ((0.13 * w, 60), (0.17 * w, 14), (0.7 * w, 26)):
            ink.path(f"M{x + 0.5 * h:.0f} 15h{across}L{x + across:.0f} {h - 15}h-{across}Z",
                     "#ffffff", opacity=0.14)
    return ink


def finish() -> Ink:
    """Dark and light squares of the line at a goal, to be repeated."""
    ink = Ink(20, 20)
    for x, y in ((0, 0), (10, 10)):
        ink.rect(x, y, 10, 10, INK)
        ink.rect(10 - x, y, 10, 10, "#f4e8cd")
    return ink


def step_lid(tone: str) -> Ink:
    """The upper side of a step, seen from a little over it: narrower at its back."""
    ink = Ink(SIDE, SIDE)
    ink.path("M2 32L24 2H232L254 32Z", tone, stroke="#5c3c24", stroke_width=5)
    return ink


def coin(tones: tuple[str, ...], light: str, shade: str) -> Ink:
    """A coin with a fine ring near its edge."""
    ink = metal(tones, light, shade, 0, 56, 128, 128)
    for down, tone in ((1, light), (0, shade)):
        ink.circle(64, 64 + down, 46, stroke=tone, stroke_width=2, opacity=0.75)
    return ink


def well(lit: str) -> Ink:
    """A round place for a coin, through which its plank is seen; one that is lit has a ring of
    light."""
    ink, inner = Ink(128, 128), 52.4 if lit else 54.4
    ink.circle(64, 67, 58, stroke="#ffe2aa", stroke_width=4, opacity=0.5)
    ink.circle(64, 64, (60.2 + inner) / 2, stroke=lit or "#2c1806", stroke_width=60.2 - inner,
               opacity=1 if lit else 0.74)
    ink.circle(64, 64, inner, "#2c1806", opacity=0.7 if lit else 0.4)
    return ink


def leaf(*, right: bool) -> Ink:
    """A leaf of an old book: brown edges, specks, a line with ornaments in its outer corners."""
    w, h, at = 640, 832, 16
    ink, chance = Ink(w, h), Random("leaf")
    for side in ("left", "right", "top", "foot"):
        for reach, strength in ((64, 0.2), (150, 0.13)):
            x1, y1, x2, y2 = {"left": (0, 0, reach, 0), "right": (w, 0, w - reach, 0),
                              "top": (0, 0, 0, reach), "foot": (0, h, 0, h - reach)}[side]
            ink.rect(min(x1, x2), min(y1, y2), reach if y1 == y2 else w, reach if x1 == x2 else h,
                     ink.linear(x1, y1, x2, y2, (0, "#925c22", strength), (0.4, "#925c22",
                                strength * 0.3), (1, "#925c22", 0)), rx=10)  # fmt: skip
    for _ in range(36):  # faint blotches
        x, y, r = chance.uniform(40, w - 40), chance.uniform(40, h - 40), chance.uniform(40, 110)
        ink.circle(x, y, r, ink.radial(x, y, r, (0, "#925c22", 0.05), (1, "#925c22", 0)))
    ink.stroke("".join(f"M{chance.uniform(8, w - 8):.0f} {chance.uniform(8, h - 8):.0f}"
                       f"l{chance.uniform(-7, 7):.1f} {chance.uniform(-3, 3):.1f}"
                       for _ in range(260)), "#925c22", 1, opacity=0.1)
    ink.rect(at + 1.5, at + 1.5, w - 2 * at - 3, h - 2 * at - 3, stroke="#e2cd9e", stroke_width=3,
             rx=6)
    x, way = (w - at + 5, -1) if right else (at - 5, 1)
    for y, down in ((at - 5, 1), (h - at + 5, -1)):
        with ink.group(transform=f"translate({x} {y}) scale({way * 64 / 120:.4g} "
                                 f"{down * 64 / 120:.4g})"):
            ink.body += corner().body
    return ink


def gutter() -> Ink:
    """The shadow where two leaves meet."""
    ink = Ink(96, 32)
    ink.rect(0, 0, 96, 32, ink.linear(0, 0, 96, 0, *(
        (n / 16, "#462810", round(0.38 * (1 - abs(n / 8 - 1)) ** 2.2, 3)) for n in range(17))))
    return ink


def brass() -> Ink:
    """Brass on the four corners of a cover."""
    ink = Ink(192, 192)
    for x, y, way, down in ((0, 0, 1, 1), (192, 0, -1, 1), (0, 192, 1, -1), (192, 192, -1, -1)):
        with ink.group(transform=f"translate({x} {y}) scale({way} {down})"):
            ink.path("M1 20L6 6L20 1H74L64 15L34 18L18 34L15 64L1 74Z", "#cc963c", stroke=INK,
                     stroke_width=2.5)
            ink.stroke("M7 59L8 20L20 8L59 7", "#ffe096", 2.5)
            ink.circle(17, 17, 5, INK)
            ink.circle(17, 17, 3, "#ffe096")
    return ink


def bookmark() -> Ink:
    """The end of a ribbon of silk, cut like a swallow's tail."""
    ink = Ink(26, 46)
    ink.path("M1.5 -3H24.5V44L13 33L1.5 44Z", "#961e2c", stroke=INK, stroke_width=3)
    return ink


def ribbon_tail() -> Ink:
    """The end of a ribbon, cut like a swallow's tail, with the fold at its lower right edge."""
    ink = Ink(163.3, 100)
    ink.path("M0 0H163.3V100H0L40 50Z", grey(1))
    ink.path("M115 80H163.3V100Z", grey(0.5))
    return ink


def hems() -> Ink:
    """The hems along both edges of a ribbon."""
    ink = Ink(32, 100)
    for y in (9, 91):
        ink.rect(0, y - 1.5, 32, 3, "#000000", opacity=0.38)
    return ink


def easel() -> Ink:
    """Two legs that meet above a picture, and one behind them."""
    w, h, leg, meet = 400, 560, 20, 26.6
    ink = Ink(w, h)
    for above, below, tone in ((190, 190, "#6e4e2e"), (190 - meet, 2, "#be9666"),
                               (190 + meet, w - leg - 2, "#be9666")):
        ink.path(f"M{above} 2H{above + leg}L{below + leg} {h - 2}H{below}Z", tone, stroke=INK,
                 stroke_width=3)
    return ink


def cord() -> Ink:
    """A cord from both sides to the nail in the middle over them."""
    ink = Ink(240, 60)
    ink.stroke("M2 60L120 9L238 60", "#967042", 5)
    ink.circle(120, 9, 9, INK)
    ink.circle(120, 9, 6, "#ffcd68")
    return ink


if __name__ == "__main__":
    for draw in (felt, folds, lamp, shadow, front, night, weave, seam, pool, niche, drape,
                 evening, table_cloth, table_seam, table_front, frieze, lights, tag, sheen, bevel,
                 bone, shine, finish, gutter, brass, bookmark,
                 ribbon_tail, hems, easel, cord):
        draw().save(f"frames/{draw.__name__}.svg")
    for name, (tones, light, shade, lines) in METALS.items():
        metal(tones, light, shade, lines, 18, 704, 112).save(f"frames/plank_{name}.svg")
        coin(tones, light, shade).save(f"frames/coin_{name}.svg")
    leaf(right=False).save("frames/leaf_left.svg")
    leaf(right=True).save("frames/leaf_right.svg")
    sunken("left", "right").save("frames/sunken.svg")
    sunken("right").save("frames/sunken_open.svg")
    nails(26, 70).save("frames/nails.svg")
    nails(26).save("frames/nails_above.svg")
    step_lid("#e4c08c").save("frames/step_lid.svg")
    step_lid("#ffe28e").save("frames/step_lid_gilded.svg")
    well("").save("frames/well.svg")
    well("#ffcd68").save("frames/well_lit.svg")
