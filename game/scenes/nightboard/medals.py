"""Planks and coins of gold, silver and copper for the first three, and of walnut for others."""

from __future__ import annotations

from typing import NamedTuple

from game.picture.page import Page
from game.picture.theme import INK, IVORY, Colour


class Metal(NamedTuple):
    """The material of a plank, and the ink of words on it."""

    name: str
    ink: Colour = INK

    @property
    def plank(self) -> str:
        """The frame of a plank of it."""
        return f"plank {self.name}"


METALS = Metal("gold"), Metal("silver"), Metal("copper")
WALNUT = Metal("walnut", IVORY)


def of_place(place: int) -> Metal:
    """Return the metal of a place, 1 for the first."""
    return METALS[place - 1] if place <= len(METALS) else WALNUT


def well(page: Page, middle: tuple[float, float], side: float, *, lit: bool = False) -> None:
    """Draw a round place for a coin, sunk into a plank; a `lit` one has a ring of light."""
    image = page.art.picture("frames/well_lit" if lit else "frames/well", side, side)
    page.image(image, middle[0] - side / 2, middle[1] - side / 2)
