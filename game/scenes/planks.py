"""Boards of brown wood and the light planks on them, on which names stand in ink."""

from __future__ import annotations

from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import GILT, PLANK, WOOD, Colour

MEDALS = 3


def board(page: Page, box: Box, edge: Colour | None = None) -> None:
    """A board on the wall, with an edge in a seat's colour if it is somebody's."""
    if edge:
        page.image(page.art.plate(box.w, box.h, WOOD, 255, edge, 6), box.x, box.y)
    else:
        page.plate(box, WOOD, 255)


def plank(page: Page, box: Box, *, lit: bool = False) -> None:
    """A painted plank; a lit one is gilded."""
    page.image(page.art.plate(box.w, box.h, GILT if lit else PLANK, 255, WOOD), box.x, box.y)


def face(n: int) -> str:
    """The picture of somebody: five people look different."""
    return f"ui/lobby/person_{n % 5}"
