"""The hexagonal vellum of Hamnár: python assets/make/sheet.py.

In its 1000 x 1000 units: middle (500, 500), corners at 490 and -90 + 60 k degrees; squares of 98.1
round the middle; medallions of radius 56 at 406 on the six corner directions, the sun's first, and
orb bowls of radius 38 on their rims, over or under them, towards the middle: none of them comes
near the squares.
"""

from __future__ import annotations

from random import Random

from emblems import emblem
from ink import Ink, Point, line, polar, smooth

MIDDLE, CORNER, SQUARE = 500.0, 490.0, 98.1
GRID = MIDDLE - 2.5 * SQUARE
FRAME = 28.0  # of dark wood round the squares, on which letters and numbers stand
ORDER = ("sun", "pawn", "horse", "horse", "horse", "elephant")
RIM = 78.0  # from the middle of a medallion to that of its bowl
ICONS = [polar(MIDDLE, MIDDLE, 406, 60 * k - 90) for k in range(6)]
BOWLS = [(x, y + RIM if y < MIDDLE else y - RIM) for x, y in ICONS]
INK = "#3a2110"


def hexagon(radius: float) -> list[Point]:
    return [polar(MIDDLE, MIDDLE, radius, 60 * k - 90) for k in range(6)]


def worn(luck: Random, radius: float, rough: float) -> list[Point]:
    """The hexagon's outline, nibbled inwards by at most `rough` units."""
    corners, points = hexagon(radius), []
    for k in range(6):
        (ax, ay), (bx, by) = corners[k], corners[(k + 1) % 6]
        for i in range(11):
            x, y = ax + (bx - ax) * i / 11, ay + (by - ay) * i / 11
            inward = luck.random() * rough / radius
            points.append((x + (MIDDLE - x) * inward, y + (MIDDLE - y) * inward))
    return points


def hide(ink: Ink, luck: Random) -> None:
    """The skin itself: scorched at the edge, light in the middle, with blots and hairs."""
    with ink.at(0, 7):
        ink.path(line(hexagon(488), closed=True), "#000000", opacity=0.45)
    edge = worn(luck, CORNER, 7)
    ink.path(smooth(edge, closed=True), "#3b2009")
    for step, (radius, colour) in enumerate((
        (486, "#5d3513"), (481, "#7d4d20"), (475, "#9a6a33"), (467, "#b58546"), (456, "#c89c5c"),
    )):  # fmt: skip
        ink.path(smooth(worn(luck, radius, 6 + step), closed=True), colour)
    skin = ink.radial(
        470, 440, 470, (0, "#f3e0b4"), (0.5, "#ead09a"), (0.85, "#d9b678"), (1, "#cda565")
    )
    ink.path(smooth(worn(luck, 446, 8), closed=True), skin)
    for _ in range(18):
        x, y = polar(MIDDLE, MIDDLE, luck.uniform(0, 400), luck.uniform(0, 360))
        size = luck.uniform(20, 70)
        blot = ink.radial(x, y, size, (0, "#8a5a24", 0.10), (1, "#8a5a24", 0))
        ink.circle(x, y, size, blot)
    for _ in range(80):
        hair(ink, luck)


def hair(ink: Ink, luck: Random) -> None:
    x, y = polar(MIDDLE, MIDDLE, 385 * luck.random() ** 0.5, luck.uniform(0, 360))
    dx, dy = luck.uniform(-22, 22), luck.uniform(-5, 5)
    colour = luck.choice(("#7a4c1e", "#fff3d2"))
    ink.stroke(smooth([(x - dx, y - dy), (x, y + 3), (x + dx, y + dy)]), colour, 1.0, opacity=0.22)


def border(ink: Ink) -> None:
    """Two inked lines along the edge, with a row of small triangles between them."""
    for radius, wide, deep in ((462, 3.5, 0.85), (440, 2.0, 0.7)):
        ink.path(line(hexagon(radius), closed=True), stroke=INK, stroke_width=wide, opacity=deep,
                 stroke_linejoin="round")  # fmt: skip
    for k in range(6):
        with ink.at(MIDDLE, MIDDLE, turn=60 * k):
            teeth = "".join(f"M{x - 5} -399L{x} -383L{x + 5} -399Z" for x in range(-198, 199, 18))
            with ink.at(0, 0, turn=30):
                ink.path(teeth, "#7c2f1c", opacity=0.75)


def travel(ink: Ink) -> None:
    """From each medallion to the next, clockwise: an inked cord with three arrow heads, shorter
    where there are bowls at its ends."""
    for k in range(6):
        long = 80 if k % 3 == 1 else 132
        with ink.at(MIDDLE, MIDDLE, turn=60 * k + 30):
            ink.stroke(f"M{-long} -358H{long}", INK, 2.5, opacity=0.55, stroke_dasharray="2 9")
            heads = "".join(f"M{x - 8} -368L{x + 8} -358L{x - 8} -348" for x in (-27, 0, 27))
            ink.stroke(heads, INK, 6, opacity=0.75)


def star(ink: Ink, cx: float, cy: float, size: float) -> None:
    """The eight-petalled star of northern mittens, faintly inked."""
    for k in range(8):
        with ink.at(cx, cy, size / 100, 45 * k):
            ink.path("M0 -8L26 -62L0 -100Z", "#7c2f1c", opacity=0.34)
            ink.path("M0 -8L-26 -62L0 -100Z", INK, opacity=0.26)


def grid(ink: Ink) -> None:
    """Five by five carved squares; the four pillar squares carry a faint ring."""
    low, wide = GRID, 5 * SQUARE
    ink.rect(low - FRAME - 3, low - FRAME - 3, wide + 2 * FRAME + 6, wide + 2 * FRAME + 6,
             "#1a0f08", rx=9, opacity=0.9)  # fmt: skip
    ink.rect(low - FRAME, low - FRAME, wide + 2 * FRAME, wide + 2 * FRAME, "#c8964a", rx=7)
    ink.rect(low - FRAME + 2.5, low - FRAME + 2.5, wide + 2 * FRAME - 5, wide + 2 * FRAME - 5,
             "#3b2412", rx=5)  # fmt: skip
    ink.rect(low - 3, low - 3, wide + 6, wide + 6, "#1a0f08", rx=2)
    for i in range(5):
        for j in range(5):
            square(ink, low + SQUARE * i, low + SQUARE * j, dark=(i + j) % 2 == 0)
    for i in (1, 3):
        for j in (1, 3):
            x, y = (low + SQUARE * (n + 0.5) for n in (i, j))
            ink.circle(x, y, 40, stroke=INK, stroke_width=3, opacity=0.4)
            ink.path(f"M{x} {y - 30}L{x + 30} {y}L{x} {y + 30}L{x - 30} {y}Z", INK, opacity=0.16)


def square(ink: Ink, x: float, y: float, *, dark: bool) -> None:
    """A sunk square: shade along its upper edges, light along its lower ones."""
    ink.rect(x + 1.5, y + 1.5, SQUARE - 3, SQUARE - 3, "#b98748" if dark else "#dbb97f")
    far = SQUARE - 1.5
    ink.path(f"M{x + 1.5} {y + far}V{y + 1.5}H{x + far}L{x + far - 5} {y + 6.5}H{x + 6.5}"
             f"V{y + far - 5}Z", "#5d3513", opacity=0.45)  # fmt: skip
    ink.path(f"M{x + far} {y + 1.5}V{y + far}H{x + 1.5}L{x + 6.5} {y + far - 5}H{x + far - 5}"
             f"V{y + 6.5}Z", "#fff3d2", opacity=0.40)  # fmt: skip


def plaque(ink: Ink, icon: Point, bowl: Point, name: str) -> None:
    """A dark disc with the emblem, and the smaller hollow beside it in which the orb rests."""
    ink.shadow(icon[0], icon[1] + 6, 70, 70, 0.6)
    ink.shadow(bowl[0], bowl[1] + 5, 50, 50, 0.6)
    rim = ink.linear(
        0, icon[1] - 60, 0, icon[1] + 60, (0, "#f6dc9a"), (0.5, "#b37c30"), (1, "#5f3b14")
    )
    ink.circle(*icon, 56, rim)
    ink.circle(*bowl, 38, rim)
    ink.circle(
        *icon, 51.5, ink.radial(icon[0] - 14, icon[1] - 20, 84, (0, "#4d3524"), (1, "#1a0f08"))
    )
    ink.circle(*bowl, 34, "#150b06")
    hollow = ((0, "#6b4a30"), (0.6, "#33200f"), (1, "#120904"))
    ink.circle(*bowl, 33, ink.radial(bowl[0] + 8, bowl[1] + 14, 46, *hollow))
    outward = [i + (i - b) * 0.05 for i, b in zip(icon, bowl, strict=True)]
    with ink.at(outward[0], outward[1], 0.55):
        emblem(ink, name)


def sheet() -> Ink:
    ink, luck = Ink(1000, 1000), Random("vellum")
    hide(ink, luck)
    border(ink)
    travel(ink)
    for x in (180, 820):
        star(ink, x, 500, 26)
    grid(ink)
    for icon, bowl, name in zip(ICONS, BOWLS, ORDER, strict=True):
        plaque(ink, icon, bowl, name)
    return ink


if __name__ == "__main__":
    sheet().save("pieces/hamnar/sheet.svg")
    for number, spot in enumerate(zip(ICONS, BOWLS, strict=True)):
        print(ORDER[number], *([round(n, 1) for n in point] for point in spot))
