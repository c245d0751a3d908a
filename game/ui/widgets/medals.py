"""The places of players: planks of gold, silver and copper for the first three, and of walnut for
others, with medals and heads in rings."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from game.picture.page import Page
from game.picture.theme import INK, IVORY, Colour
from game.ui.box import Box
from game.ui.furniture.figures import colour_of
from game.ui.furniture.planks import MEDALS, TALL, draw_medallion
from game.ui.layout import Node, Paint, Picture, Text, column


class Metal(NamedTuple):
    """The frame of a plank, and the ink of words on it."""

    plank: str
    ink: Colour = INK


METALS = Metal("plank gold"), Metal("plank silver"), Metal("plank copper")
WALNUT = Metal("plank walnut", IVORY)


def find_metal(place: int) -> Metal:
    """Return the metal of a place: 1 is the first, 0 is none."""
    return METALS[place - 1] if 0 < place <= MEDALS else WALNUT


def build_medal(place: int, height: float, width: float, letters: Text) -> Node:
    """Return the medal of a place, or its number in some letters, in a column of a width."""
    if 0 < place <= MEDALS:
        medal = Picture(source=f"ui/medal_{place - 1}", height=height, aspect=1 / TALL, shrink=1)
        return column(medal, width=width, justify="center", align="center")
    return replace(letters, words=str(place or ""), align="center", grow=0, width=width)


def build_head(who: str, width: float, side: float = 0, ring: Colour | None = None,
               shadow: Colour | None = None) -> Node:
    """Return a head in a ring, in the colour of its clothes or another, or its shadow for a player
    without a name. It may reach over its box if it has a `side`."""
    return Paint(paint=draw_head, values=(who, ring or colour_of(who), shadow, side), width=width)


def draw_head(page: Page, box: Box, who: str, ring: Colour, shadow: Colour | None,
              side: float) -> None:
    """Draw a head that a ring cuts off."""
    side = side or min(box.w, box.h)
    draw_medallion(page, box.place(side, side), who, ring, shadow)
