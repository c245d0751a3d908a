"""Hamnár's medallions, orbs, pillar and markers: python assets/make/hamnar.py."""

from __future__ import annotations

from emblems import EMBLEMS, medallion
from ink import Ink, num, polar

GOLD = "#eab548"
STONE_EDGE, CARVED = "#20262f", "#55616f"


def white_orb() -> Ink:
    """Light, with the disc of the first seat."""
    ink = ball(("#fffdf2", "#f2dfae", "#a8772f"), "#a8dcff")
    ink.circle(50, 49, 23, "#5bb8f0", stroke="#143a56", stroke_width=4)
    ink.circle(50, 49, 12, "#a8dcff")
    return shone(ink, "#fff3c9")


def black_orb() -> Ink:
    """Dark, with the diamond of the second seat."""
    ink = ball(("#6e6662", "#2c2826", "#0c0a09"), "#ffb28c")
    ink.path("M50 20L79 49L50 78L21 49Z", "#f27040", stroke="#2a0d04", stroke_width=4)
    ink.path("M50 35L64 49L50 63L36 49Z", "#ffb28c")
    return shone(ink, "#ffb28c")


def ball(tones: tuple[str, str, str], rim: str) -> Ink:
    """A ball of glass, radius 44 round (50, 48), on its shadow."""
    ink = Ink(100, 100)
    light, middle, dark = tones
    ink.shadow(51, 55, 49, 45, 0.75)
    ink.circle(50, 48, 45, "#120a06")
    ink.circle(50, 48, 43.5, ink.radial(36, 30, 70, (0, light), (0.45, middle), (1, dark)))
    ink.circle(50, 48, 42, stroke=rim, stroke_width=3)
    return ink


def shone(ink: Ink, rim: str) -> Ink:
    """The lamp's reflection above, the table's below."""
    ink.path("M20 38C24 20 40 12 56 14C44 18 30 26 20 38Z", "#ffffff", opacity=0.75)
    ink.stroke("M78 68C70 80 60 85 48 86", rim, 3.5, opacity=0.7)
    return ink


def pillar() -> Ink:
    """A low drum of stone; who stands on it has the foot's middle at (100, 84)."""
    ink = Ink(200, 200)
    ink.shadow(104, 150, 98, 40, 0.7)
    side = ink.linear(14, 0, 186, 0, (0, "#8793a3"), (0.3, "#a9b4c0"), (1, "#39424f"))
    ink.path("M14 84V126C14 192 186 192 186 126V84Z", side, stroke=STONE_EDGE, stroke_width=5)
    ink.stroke("M15 112C22 166 178 166 185 112", STONE_EDGE, 3, opacity=0.6)
    joints = "M36 140V154M68 152V166M100 156V170M132 152V166M164 140V154"
    ink.stroke(joints, STONE_EDGE, 4, opacity=0.5)
    top = ink.radial(80, 60, 130, (0, "#eef3f7"), (0.6, "#bcc8d3"), (1, "#8593a2"))
    ink.ellipse(100, 84, 86, 62, top, stroke=STONE_EDGE, stroke_width=5)
    ink.ellipse(100, 86, 64, 45, stroke="#ffffff", stroke_width=5, opacity=0.55)
    ink.ellipse(100, 84, 64, 45, stroke=CARVED, stroke_width=5)
    for k in range(16):
        ends = (polar(0, 0, radius, 22.5 * k) for radius in (69, 78))
        (ax, ay), (bx, by) = ((100 + x, 84 + 0.71 * y) for x, y in ends)
        ink.stroke(f"M{num(ax)} {num(ay)}L{num(bx)} {num(by)}", CARVED, 4.5)
    ink.path(
        "M100 62L130 84L100 106L70 84Z", stroke=CARVED, stroke_width=5, stroke_linejoin="round"
    )
    return ink


def marker_active() -> Ink:
    """A ring of light, radius 72 of 100, empty inside 58: laid round a medallion."""
    ink = Ink(200, 200)
    glow = ink.radial(
        100, 100, 100,
        (0, "#ffb52e", 0), (0.58, "#ffb52e", 0), (0.70, "#ffc65a", 0.95), (0.75, "#ffc65a", 0.95),
        (0.84, "#ff9d2e", 0.45), (1, "#ff7a1e", 0),
    )  # fmt: skip
    ink.circle(100, 100, 100, glow)
    ink.circle(100, 100, 72, stroke="#b3430a", stroke_width=11, opacity=0.8)
    ink.circle(100, 100, 72, stroke="#fff3c9", stroke_width=6)
    for k in range(12):
        long = 1.0 if k % 3 == 0 else 0.7
        with ink.at(*polar(100, 100, 87, 30 * k), long, 30 * k + 90):
            ink.path("M0 -11L5 0L0 9L-5 0Z", "#fff3c9", stroke="#b3430a", stroke_width=1.5)
    return ink


def icon(name: str) -> Ink:
    ink = Ink(200, 200)
    with ink.at(100, 100):
        medallion(ink, name)
    return ink


if __name__ == "__main__":
    drawings = {f"icon_{name}": icon(name) for name in EMBLEMS}
    drawings |= {"orb_white": white_orb(), "orb_black": black_orb(), "pillar": pillar()}
    drawings |= {"marker_active": marker_active()}
    for file, drawing in drawings.items():
        drawing.save(f"pieces/hamnar/{file}.svg")
