"""The cupboard in which saved games stand: python assets/make/cupboard.py.

Its back of upright boards covers the window. What it is built of, and the light and the shade in
it, are drawn as squares that fill a box of any shape.
"""

from __future__ import annotations

from random import Random

from ink import Ink, Stop

WIDE, HIGH, BOARDS = 1920, 1080, 16
SIDE = 512  # of a square
DARK = "#0d0704"
LIGHT = ((0, "#ffc874", 0.72), (0.2, "#ffb056", 0.52), (0.5, "#ff9a3c", 0.27),
         (0.8, "#ff8f30", 0.13), (1, "#ff8a2c", 0))  # fmt: skip
TONES = ("#4a2e1b", "#52341f", "#452a18", "#4d301d")


def back() -> Ink:
    """Upright boards with a groove between them, and grain along each."""
    ink, luck = Ink(WIDE, HIGH), Random("cupboard")
    wide = WIDE / BOARDS
    for n in range(BOARDS):
        x = n * wide
        ink.rect(x, 0, wide, HIGH, TONES[(n * 3 + n // 4) % len(TONES)])
        for _ in range(7):
            at, bend = x + luck.uniform(10, wide - 10), luck.uniform(-9, 9)
            top, low = luck.uniform(-80, 300), luck.uniform(700, 1160)
            ink.stroke(f"M{at:.0f} {top:.0f}C{at + bend:.0f} {top + 260:.0f} {at - bend:.0f} "
                       f"{low - 260:.0f} {at:.0f} {low:.0f}", "#1d1009", 2, opacity=0.4)
        ink.rect(x, 0, 4, HIGH, DARK, opacity=0.75)
        ink.rect(x + 4, 0, 2, HIGH, "#8a5c37", opacity=0.28)
    dim = ink.radial(WIDE / 2, HIGH / 2, 1150, (0, "#000000", 0), (0.55, "#000000", 0.12),
                     (1, "#000000", 0.6))  # fmt: skip
    ink.rect(0, 0, WIDE, HIGH, dim)
    return ink


def upright(*stops: Stop) -> Ink:
    """A square that changes from its top to its foot."""
    ink = Ink(SIDE, SIDE)
    ink.rect(0, 0, SIDE, SIDE, ink.linear(0, 0, 0, SIDE, *stops))
    return ink


def board() -> Ink:
    """The board over all, with its grain along it."""
    ink, luck = upright((0, "#5a371d"), (0.5, "#6e4424"), (1, "#54331b")), Random("board")
    for n in range(1, 24):
        y, bend = n * SIDE / 24 + luck.uniform(-6, 6), luck.uniform(-14, 14)
        ink.stroke(f"M0 {y:.0f}C{SIDE / 3:.0f} {y + bend:.0f} {2 * SIDE / 3:.0f} {y - bend:.0f} "
                   f"{SIDE} {y:.0f}", luck.choice(("#2b180b", "#2b180b", "#9a6a3c")), 5,
                   opacity=0.3)
    return ink


def post() -> Ink:
    """A post between two compartments, with light on its edges."""
    ink = Ink(SIDE, SIDE)
    ink.rect(0, 0, SIDE, SIDE, ink.linear(0, 0, SIDE, 0, (0, DARK), (0.06, DARK),
             (0.08, "#946639"), (0.2, "#6b4526"), (0.55, "#59391e"), (0.84, "#3f2613"),
             (0.92, "#2a190d"), (0.94, DARK), (1, DARK)))  # fmt: skip
    return ink


def round_light(*stops: Stop) -> Ink:
    """What fades from the middle of a square to its sides."""
    ink = Ink(SIDE, SIDE)
    ink.circle(SIDE / 2, SIDE / 2, SIDE / 2,
               ink.radial(SIDE / 2, SIDE / 2, SIDE / 2, *stops))
    return ink


def compartment(middle: float, foot: float, strength: float = 1) -> Ink:
    """The part of a large round light that falls into a compartment: its middle lies at a part of
    the width, and at a part of the height."""
    wide, high = SIDE / (1.35 + 2 * abs(middle - 0.5)), SIDE / 2.6
    ink = Ink(wide, high)
    paint = ink.radial(middle * wide, foot * high, SIDE / 2,
                       *((at, tone, strength * alpha) for at, tone, alpha in LIGHT))
    ink.rect(0, 0, wide, high, paint)
    return ink


if __name__ == "__main__":
    back().save("table/cupboard.svg")
    post().save("ui/cupboard/post.svg")
    board().save("ui/cupboard/board.svg")
    upright((0, "#000000", 0.62), (0.3, "#000000", 0.3), (1, "#000000", 0)).save(
        "ui/cupboard/shade.svg")
    round_light((0, "#000000", 0.7), (0.55, "#000000", 0.5), (1, "#000000", 0)).save(
        "ui/cupboard/shadow.svg")
    round_light(*LIGHT).save("ui/cupboard/light.svg")
    compartment(0.5, 0.85).save("ui/cupboard/lit.svg")
    compartment(0.8, 0.85).save("ui/cupboard/lit_right.svg")
    compartment(0.09, 0, 0.43).save("ui/cupboard/lit_table.svg")
