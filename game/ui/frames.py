"""Frames of the theme by name."""

from __future__ import annotations

from typing import NamedTuple

from game.picture.page import Page
from game.picture.theme import (
    BUTTON,
    BUTTON_DULL,
    BUTTON_LIT,
    EDGE,
    GILT,
    INK,
    OAK,
    PANEL,
    PLANK,
    RADIUS,
    WOOD,
    Colour,
)
from game.ui.box import Box


class Plate(NamedTuple):
    """A rounded plate. `outset`: how far it reaches beyond its box to the sides, up and down. A
    plate without a colour to fill it has the tint of its frame."""

    fill: Colour | None
    edge: Colour | None = EDGE
    width: float = 2
    radius: float = RADIUS
    alpha: int = 255
    outset: tuple[float, float, float] = (0, 0, 0)


FRAMES: dict[str, tuple[Plate, ...]] = {
    "button": (Plate(BUTTON, alpha=246),),
    "button focused": (Plate(BUTTON_LIT, alpha=246),),
    "button disabled": (Plate(BUTTON_DULL, alpha=246),),
    "main button": (Plate(PLANK, WOOD),),
    "main button focused": (Plate(GILT, WOOD),),
    "sign": (Plate(INK, None, 0, 12, 120, (4, -4, 16)), Plate(OAK, INK, 4, 12)),
    "sign's inside": (Plate(WOOD, INK, 3, 8),),
    "sign's head": (Plate(PLANK, INK, 3, 8),),
}


def draw_frame(page: Page, style: str, box: Box, tint: Colour | None = None) -> None:
    for plate in FRAMES[style]:
        aside, up, down = plate.outset
        at = Box(box.x - aside, box.y - up, box.w + 2 * aside, box.h + up + down)
        fill = plate.fill or tint or PANEL
        page.image(page.art.plate(at.w, at.h, fill, plate.alpha, plate.edge, plate.width,
                                  plate.radius), at.x, at.y)
