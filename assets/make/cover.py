"""Hamnár's card on the shelf, and the window's icon: python assets/make/cover.py."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from emblems import emblem
from ink import Ink, Point, line, polar

Drawing = Callable[[Ink], None]

GOLD, DARK = "#e2ad4a", "#120a06"
FAR = ((0, 500), (70, 412), (150, 470), (238, 392), (330, 466), (410, 400), (480, 470))
NEAR = ((0, 535), (48, 482), (150, 525), (262, 472), (350, 528), (440, 468), (480, 500))
MIDDLE: Point = (240, 276)
FOOT = "L480 574Q480 600 454 600H26Q0 600 0 574Z"


def hexagon(radius: float) -> str:
    return line([polar(*MIDDLE, radius, 60 * k - 90) for k in range(6)], closed=True)


def save_cover(game: str, scenery: Drawing, subject: Drawing) -> None:
    """A game's card, what stands still of it, and what moves before that."""
    whole, still, moving = (Ink(480, 600) for _ in range(3))
    for ink in (whole, still):
        scenery(ink)
        rim(ink)
    for ink in (whole, moving):
        subject(ink)
    for name, ink in ((game, whole), (f"{game}_still", still), (f"{game}_moving", moving)):
        ink.save(f"ui/cover_{name}.svg")


def rim(ink: Ink) -> None:
    """The gold rim of a card."""
    ink.rect(5, 5, 470, 590, stroke="#3a210e", stroke_width=10, rx=24)
    ink.rect(8, 8, 464, 584, stroke=GOLD, stroke_width=4, rx=22)
    ink.rect(15, 15, 450, 570, stroke=GOLD, stroke_width=1.5, rx=17, opacity=0.6)


def scenery(ink: Ink) -> None:
    """Mountains under the stars, snow before them, and the light of the hexagon."""
    luck = Random("cover")
    sky = ink.linear(0, 0, 0, 600, (0, "#060b1e"), (0.55, "#1d4076"), (1, "#0a1730"))
    ink.rect(0, 0, 480, 600, sky, rx=26)
    for _ in range(60):
        x, y, size = luck.uniform(16, 464), luck.uniform(16, 330), luck.choice((0.8, 1.2, 1.8))
        ink.circle(x, y, size, "#e6f0ff", opacity=round(luck.uniform(0.3, 0.9), 2))
    ranges(ink, FAR, "#3c679b", "#cfe2f4")
    ranges(ink, NEAR, "#1a3763", "#6d93bd")
    snow = ink.linear(0, 520, 0, 600, (0, "#c3daf0"), (1, "#5d84b0"))
    ink.path("M0 546C90 516 170 548 260 540C350 532 420 512 480 530" + FOOT, snow)
    halo = ink.radial(*MIDDLE, 240, (0, "#ffc266", 0.95), (0.6, "#ff9a3c", 0.5), (1, "#ff8a2c", 0))
    ink.circle(*MIDDLE, 240, halo)


def subject(ink: Ink) -> None:
    """The elephant in its hexagon, and six orbs."""
    board(ink)
    for k in range(6):
        orb(ink, *polar(*MIDDLE, 184, 60 * k - 90), pale=k % 2 == 0)


def ranges(ink: Ink, peaks: tuple[Point, ...], fill: str, snow: str) -> None:
    """A row of mountains down to the card's foot; every second point is a snowy peak."""
    ink.path(line(peaks) + FOOT, fill)
    for x, y in peaks[1::2]:
        ink.path(f"M{x} {y}l34 26l-12 2l-8 15l-12 -18l-12 16l-8 -12l-12 3Z", snow, opacity=0.85)


def board(ink: Ink) -> None:
    """The hide with its burnt edge, and the elephant's medallion on it."""
    skin = ink.radial(240, 232, 210, (0, "#fbeecb"), (0.7, "#e6c98e"), (1, "#c1924f"))
    for radius, fill in (
        (212, DARK),
        (206, "#7a4a1e"),
        (198, "#c1924f"),
        (190, "#3a2110"),
        (186, skin),
    ):
        ink.path(hexagon(radius), fill)
    disc = ink.radial(205, 222, 210, (0, "#5f4029"), (1, "#150c06"))
    for radius, fill in ((136, DARK), (131, GOLD), (122, "#3a2110"), (119, disc)):
        ink.circle(*MIDDLE, radius, fill)
    with ink.at(240, 278, 1.46):
        emblem(ink, "elephant")


def orb(ink: Ink, x: float, y: float, *, pale: bool) -> None:
    glow = "#ffd58a" if pale else "#7ab8ff"
    ink.circle(x, y, 50, ink.radial(x, y, 50, (0.5, glow, 0.8), (1, glow, 0)))
    light, middle, dark = (
        ("#fffdf2", "#f2dfae", "#a8772f") if pale else ("#7d9bd0", "#22314f", "#0a0f1c")
    )
    ink.circle(x, y, 33, DARK)
    ink.circle(x, y, 31, ink.radial(x - 10, y - 12, 50, (0, light), (0.5, middle), (1, dark)))
    ink.circle(x, y, 30, stroke="#fff3c9" if pale else "#9cc8f5", stroke_width=2.5)
    if pale:
        ink.circle(x, y, 12, stroke="#c46f12", stroke_width=5.5)
    else:
        ink.stroke(f"M{x - 10:.1f} {y - 10:.1f}l20 20m0 -20l-20 20", "#c9e4ff", 5.5)


def window_icon() -> Ink:
    """A gabled house with a flame in its hearth."""
    ink = Ink(128, 128)
    ink.rect(4, 4, 120, 120, ink.linear(0, 0, 0, 128, (0, "#1d3f72"), (1, "#0b1530")), rx=26)
    ink.path("M24 62L64 30L104 62V108H24Z", "#5a3720", stroke=DARK, stroke_width=4)
    ink.stroke("M14 66L64 24L114 66", DARK, 17)
    ink.stroke("M14 66L64 24L114 66", "#eef4fb", 11)
    ink.path("M42 108V84A22 22 0 0 1 86 84V108Z", "#180d07")
    ink.circle(64, 90, 34, ink.radial(64, 92, 34, (0, "#ff9a2e", 0.8), (1, "#ff9a2e", 0)))
    outer = "M64 56C72 70 84 76 82 92C80 103 72 108 64 108C56 108 48 103 46 92C44 80 60 74 64 56Z"
    inner = "M64 78C69 86 75 89 74 97C73 104 69 107 64 107C59 107 55 104 54 97C53 91 61 87 64 78Z"
    ink.path(outer, "#ff8a2b")
    ink.path(inner, "#fff0b8")
    return ink


if __name__ == "__main__":
    save_cover("hamnar", scenery, subject)
    window_icon().save("ui/icon.svg")
