"""The little theatre in which a match is watched again: curtains at its sides, lamps along its
stage, and who sits before it: python assets/make/theatre.py.

Curtains are grey: a game dyes them.
"""

from __future__ import annotations

import math

from ink import Ink, smooth

CURTAIN = 150, 900
FOLDS, TIED = 4, 560.0  # of it, and how far down it is tied
DARK, GOLD, CORD = "#17110f", "#ffcd68", "#d9a23f"
LAMP = 120, 90


def edge(y: float) -> float:
    """Where the inner edge of the curtain at the left hangs."""
    if y < TIED:
        return 146 - 40 * (y / TIED) ** 2.4
    return 106 + 40 * math.sin((y - TIED) / (CURTAIN[1] - TIED) * math.pi / 2)


def curtain() -> Ink:
    """The curtain at the left: heavy cloth in narrow folds, in greys that are dyed."""
    ink = Ink(*CURTAIN)
    steps = [CURTAIN[1] * n / 30 for n in range(31)]
    for k in range(FOLDS):
        low, high = k / FOLDS, (k + 1) / FOLDS
        left = [(edge(y) * low, y) for y in steps]
        right = [(edge(y) * high + 1, y) for y in reversed(steps)]
        paint = ink.linear(146 * low, 0, 146 * high, 0, (0, "#4c4c52"), (0.34, "#d0cdca"),
                           (0.58, "#f6f1e8"), (1, "#6a686e"))
        ink.path(smooth(left) + "L" + smooth(right)[1:] + "Z", paint)
    outer = smooth([(edge(y), y) for y in steps])
    ink.path(f"{outer}H0V0Z", ink.linear(0, 0, 0, CURTAIN[1], (0, "#18161c", 0.66),
             (0.22, "#18161c", 0.2), (0.6, "#18161c", 0), (1, "#18161c", 0.1)))  # fmt: skip
    ink.stroke(outer, DARK, 5)
    return ink


def trim() -> Ink:
    """The gold on it: a seam, a fringe at its foot, and the cord that ties it, with tassels."""
    ink = Ink(*CURTAIN)
    seam = [(edge(float(y)) - 11, float(y)) for y in range(0, 901, 30)]
    ink.stroke(smooth(seam), GOLD, 4, stroke_dasharray="15 9")
    foot = CURTAIN[1] - 16
    for n in range(24):
        x = 3 + 6 * n
        ink.stroke(f"M{x} {foot}v14", GOLD if n % 2 else CORD, 4)
    ink.stroke(f"M0 {foot - 4}H146", DARK, 10)
    ink.stroke(f"M0 {foot - 4}H146", GOLD, 5)
    cord = f"M-6 {TIED - 16}C30 {TIED + 8} 74 {TIED + 12} 112 {TIED - 2}"
    ink.stroke(cord, DARK, 21)
    ink.stroke(cord, CORD, 13)
    for n in range(8):
        x = 4 + n * 13
        ink.stroke(f"M{x} {TIED - 9 + 9 * math.sin(n / 2.4):.0f}l7 12", "#8a5a1c", 3)
    for turn in (-9, 7):
        with ink.at(86, TIED + 6, turn=turn):
            ink.stroke("M0 0V32", DARK, 12)
            ink.stroke("M0 0V32", CORD, 6)
            ink.path("M-13 82L-9 34H9L13 82Z", GOLD, stroke=DARK, stroke_width=4)
            ink.stroke("M-5 44L-7 78M2 44V78M7 44L9 78", "#b3781f", 2.5)
            ink.circle(0, 32, 9, GOLD, stroke=DARK, stroke_width=4)
    return ink


def lamp() -> Ink:
    """A footlight, seen from the audience: the back of a brass shell before a flame's light."""
    ink, (w, h) = Ink(*LAMP), LAMP
    ink.circle(w / 2, 56, 58, ink.radial(w / 2, 52, 58, (0, "#fff1c4", 0.95), (0.3, "#ffc45e", 0.6),
                                         (0.65, "#ff9a2e", 0.2), (1, "#ff9a2e", 0)))
    shell = ink.linear(0, 46, 0, h, (0, "#fff0c0"), (0.35, "#e2ad4a"), (1, "#7c4c16"))
    ink.path(f"M22 {h}C18 62 36 44 60 44C84 44 102 62 98 {h}Z", shell, stroke=DARK, stroke_width=4,
             stroke_linejoin="round")
    for x, far in ((60, 60), (46, 38), (74, 82), (33, 24), (87, 96)):
        ink.stroke(f"M{x} {48 if x == 60 else 52}L{far} {h - 4}", "#8a5a1c", 2.5, opacity=0.8)
    return ink


def gem() -> Ink:
    """A square stone on its corner, which code colours."""
    ink = Ink(100, 100)
    ink.path("M50 3L97 50L50 97L3 50Z", "#ffffff", stroke="#ffffff", stroke_width=4,
             stroke_linejoin="round")
    return ink


if __name__ == "__main__":
    for name, drawn in (("curtain", curtain), ("trim", trim), ("lamp", lamp)):
        drawn().save(f"ui/theatre/{name}.svg")
    gem().save("ui/gem.svg")
