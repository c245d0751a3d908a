"""What stands before a name on a plank: a medal, or a place; and how planks lie side by side."""

from __future__ import annotations

from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import INK, Colour

MEDALS = 3
TALL = 1.2  # a medal, in its widths
BOARD, BESIDE = 12, 24  # round and between what lies on a board; between things side by side


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


def stack(page: Page, box: Box, n: int) -> list[Box]:
    """So many boxes one under the other, on a board that fills a box."""
    page.board(box)
    inner = box.inset(BOARD)
    h = (inner.h + BOARD) / max(n, 1) - BOARD
    return [inner._replace(y=inner.y + k * (h + BOARD), h=h) for k in range(n)]


def cell(n: int, count: int, row: Box) -> Box:
    """One of so many boxes of a row."""
    w = (row.w - (count - 1) * BESIDE) / count
    return Box(row.x + n * (w + BESIDE), row.y, w, row.h)


def sides(here: int, entries: int) -> tuple[list[int], list[int]]:
    """What stands left and right of the main button, by number, choices first: at each foot a
    button, from which left and right lead on."""
    if entries <= 1:
        return [*range(here + entries)], []
    ahead = min(here, (here + entries + 1) // 2 - 1)
    return [*range(ahead), here], [*range(ahead, here), *range(here + 1, here + entries)]
