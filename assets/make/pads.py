"""Draw pads from above, without their buttons: python assets/make/pads.py.

On one pad both sticks are below the cross; on the other the left stick is above it.
"""

from __future__ import annotations

from card_parts import CUT, form
from ink import Ink

WIDE, HIGH = 520, 360
BODY = (
    "M120 64C160 56 190 74 230 74H290C330 74 360 56 400 64C448 74 474 118 490 186"
    "C506 254 512 318 476 342C436 364 406 318 376 282C366 270 356 264 340 264H180"
    "C164 264 154 270 144 282C114 318 84 364 44 342C8 318 14 254 30 186C46 118 72 74 120 64Z"
)
SHINE = (
    "M84 108C112 76 146 78 186 88C206 92 224 92 260 92"
    "C296 92 314 92 334 88C374 78 408 76 436 108"
)
FACES = 396.0, 150.0
STICKS = {"low": ((190.0, 224.0), (330.0, 224.0)), "high": ((124.0, 150.0), (330.0, 224.0))}
CROSSES = {"low": (124.0, 150.0), "high": (190.0, 224.0)}


def stick(ink: Ink, x: float, y: float) -> None:
    """One from above."""
    ink.circle(x, y + 3, 41, "#000000", opacity=0.25)
    ink.circle(x, y, 39, "#4c4740", stroke=CUT, stroke_width=5)
    ink.circle(x, y, 28, ink.radial(x - 8, y - 10, 40, (0, "#857c6f"), (1, "#332e29")),
               stroke=CUT, stroke_width=4)
    ink.circle(x, y, 15, "#3b352f")


def pad(kind: str) -> Ink:
    ink = Ink(WIDE, HIGH)
    for x, mirror in ((0, 1), (WIDE, -1)):
        with ink.group(transform=f"translate({x} 0) scale({mirror} 1)"):
            form(ink, "M82 40C86 10 150 4 168 22L172 62H80Z",
                 ink.linear(0, 8, 0, 60, (0, "#7d7468"), (1, "#4a433c")))
            form(ink, "M66 84C70 50 150 40 186 56L192 84Z",
                 ink.linear(0, 48, 0, 84, (0, "#a79c8c"), (1, "#6a6157")))
    form(ink, BODY, ink.linear(0, 60, 0, 350, (0, "#f7efdc"), (0.45, "#ded2b8"), (1, "#a99a7e")))
    ink.stroke(SHINE, "#fffaf0", 6, opacity=0.8)
    for x, y in (FACES, CROSSES[kind]):
        ink.circle(x, y, 62, "#bfb196", stroke="#8f8168", stroke_width=3)
    for x, y in STICKS[kind]:
        stick(ink, x, y)
    return ink


if __name__ == "__main__":
    for name in CROSSES:
        pad(name).save(f"ui/pads/{name}.svg")
