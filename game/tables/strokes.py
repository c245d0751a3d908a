"""Signs that drawings of the rules bear: a cross on what may not be, and the number of what is told
beside them."""

from __future__ import annotations

import pygame

from game.picture.art import FINE, smooth
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import INK, IVORY, Colour
from game.tables.scenery import FLAW

NUMBER = 34.0  # how wide a number's disc is, at the usual text size
WAX: Colour = (146, 36, 34)


def numeral(page: Page, x: float, y: float, number: int, *, upon: bool = False) -> None:
    """A number on a disc of wax, round a point; it may lie `upon` a drawing."""
    side = NUMBER * min(page.art.text_scale, 1.25)
    box = Box(x - side / 2, y - side / 2, side, side)
    page.image(page.art.plate(side, side, WAX, 255, INK, 3, side / 2), box.x, box.y)
    page.text(box, str(number), f"small@{0.9 * side / NUMBER:g}", IVORY, "center", leaf=False)
    if not upon:
        page.claim(f"number {number}", box)


def cross(page: Page, x: float, y: float, side: float) -> None:
    """What may not be."""
    art = page.art

    def paint(image: pygame.Surface) -> None:
        crossed(image, art.scale * FINE, (side / 2, side / 2), side)
    size = art.pixels(side), art.pixels(side)
    page.image(art.keep(("crossed", size), lambda: smooth(size, paint)), x - side / 2, y - side / 2)


def crossed(image: pygame.Surface, k: float, at: tuple[float, float], side: float) -> None:
    """Paint a cross on a disc: `k` pixels to a unit."""
    x, y = at[0] * k, at[1] * k
    pygame.draw.circle(image, FLAW, (x, y), side / 2 * k)
    pygame.draw.circle(image, IVORY, (x, y), (side / 2 - side * 0.08) * k)
    reach, thick = side * 0.22 * k, max(2, round(side * 0.13 * k))
    for dx in (reach, -reach):
        pygame.draw.line(image, FLAW, (x - dx, y - reach), (x + dx, y + reach), thick)
