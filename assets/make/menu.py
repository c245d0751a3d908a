"""Signs of the title's menu, all in one manner: python assets/make/menu.py.

Each is filled, in gold and ivory, with a dark outline of one width.
"""

from __future__ import annotations

from ink import Ink, polar

SIDE, LINE = 100, 5
DARK, GOLD, DEEP, IVORY, GREY = "#160d08", "#f2c35a", "#c98a2c", "#f7ecd2", "#d9c39a"
Style = dict[str, object]
OUTLINE: Style = {"stroke": DARK, "stroke_width": LINE, "stroke_linejoin": "round"}


def gilded(ink: Ink) -> str:
    """Gold, lit from above."""
    return ink.linear(0, 10, 0, 92, (0, "#ffe08e"), (0.5, GOLD), (1, DEEP))


def pale(ink: Ink) -> str:
    """Ivory, lit from above."""
    return ink.linear(0, 10, 0, 92, (0, "#fffaea"), (0.5, IVORY), (1, GREY))


def night() -> Ink:
    """The moon and two stars."""
    ink = Ink(SIDE, SIDE)
    ink.path("M56 8A43 43 0 1 0 92 62A34 34 0 0 1 56 8Z", gilded(ink), **OUTLINE)
    for x, y, r in ((70, 32, 16), (86, 14, 9)):
        corners = [polar(x, y, r if n % 2 == 0 else r * 0.4, n * 45 - 90) for n in range(8)]
        ink.path("M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in corners) + "Z", pale(ink),
                 stroke=DARK, stroke_width=4, stroke_linejoin="round")
    return ink


def puzzle() -> Ink:
    """A piece, and one of ivory that fits it."""
    ink = Ink(SIDE, SIDE)
    ink.path("M34 38H52C46 22 54 12 63 12C72 12 80 22 75 38H94V94H34Z", gilded(ink), **OUTLINE)
    ink.path("M6 38H34V56C48 48 57 57 57 66C57 75 48 84 34 76V94H6Z", pale(ink), **OUTLINE)
    return ink


def board() -> Ink:
    """Three steps, and a cup on the highest."""
    ink = Ink(SIDE, SIDE)
    for x, y in ((8, 70), (64, 78)):
        ink.path(f"M{x} {y}H{x + 28}V94H{x}Z", pale(ink), **OUTLINE)
    ink.path("M34 56H66V94H34Z", pale(ink), **OUTLINE)
    ink.stroke("M34 14C16 12 18 34 38 34M66 14C84 12 82 34 62 34", DARK, 10)
    ink.stroke("M34 14C16 12 18 34 38 34M66 14C84 12 82 34 62 34", GOLD, 4)
    ink.path("M32 6H68C69 26 64 38 54 41V48H62V56H38V48H46V41C36 38 31 26 32 6Z", gilded(ink),
             **OUTLINE)
    ink.stroke("M41 14C41 24 43 29 47 33", "#fff6d8", 4)
    return ink


def saved() -> Ink:
    """Boxes on a shelf, one of them leaning."""
    ink = Ink(SIDE, SIDE)
    for x, y, paint in ((8, 26, gilded(ink)), (31, 14, pale(ink))):
        ink.path(f"M{x} {y}H{x + 23}V82H{x}Z", paint, **OUTLINE)
        for at in (y + 11, 69):
            ink.stroke(f"M{x + 6} {at}H{x + 17}", DARK, 4)
    ink.path("M57 30L77 23L95 75L75 82Z", gilded(ink), **OUTLINE)
    ink.stroke("M66 38L76 34.5M79 71L85 68.5", DARK, 4)
    ink.path("M3 82H97V94H3Z", pale(ink), **OUTLINE)
    return ink


def settings() -> Ink:
    """A cogwheel round a hub."""
    ink = Ink(SIDE, SIDE)
    rim = [polar(50, 50, 44 if n % 4 in (1, 2) else 34, n * 11.25 + 5.6 * (1 if n % 4 in (0, 2)
                 else -1) * 0.5) for n in range(32)]
    ink.path("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in rim) + "Z", gilded(ink), **OUTLINE)
    ink.circle(50, 50, 17, pale(ink), stroke=DARK, stroke_width=LINE)
    ink.circle(50, 50, 6, DARK)
    return ink


def leave() -> Ink:
    """An open door, and an arrow out of it."""
    ink = Ink(SIDE, SIDE)
    ink.path("M8 8H58V90H8Z", pale(ink), **OUTLINE)
    ink.path("M8 8L40 17V96L8 90Z", gilded(ink), **OUTLINE)
    ink.circle(32, 58, 4.5, DARK)
    ink.path("M50 42H70V28L95 51L70 74V60H50Z", gilded(ink), **OUTLINE)
    return ink


if __name__ == "__main__":
    for draw in (night, puzzle, board, saved, settings, leave):
        draw().save(f"ui/menu/{draw.__name__}.svg")
