"""Planks of gold, silver and copper for the first three, and of walnut for others."""

from __future__ import annotations

from typing import NamedTuple

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
