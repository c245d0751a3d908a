"""What stands before a name on a plank: a medal, or a place."""

from __future__ import annotations

from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import INK, Colour

MEDALS = 3
TALL = 1.2  # a medal, in its widths


def mark(
    page: Page, place: int, box: Box, high: float, style: str, ink: Colour = INK,
) -> None:
    """A medal of a height for the first three, at the left of a box; else the number."""
    wide = high / TALL
    if place <= MEDALS:
        page.picture(Box(box.x, box.y + (box.h - high) / 2, wide, high), f"ui/medal_{place - 1}",
                     leaf=False)
    else:
        page.fitted(box._replace(w=wide), str(place), style, ink, "center")
