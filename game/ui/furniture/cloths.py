"""Cloths on tables, and food on them."""

from __future__ import annotations

from collections.abc import Iterable

from game.picture.theme import Colour, shade_colour
from game.ui.furniture.cupboard import build_part, build_table
from game.ui.layout import Node, Padding, Picture, column, frame, row, stack

GREEN: Colour = (34, 96, 72)
WINE: Colour = (112, 32, 38)
DUSKY: Colour = (74, 27, 38)  # of a cloth before pictures that come first
BARE = 12.0  # of wood behind a cloth
THINGS = {"kettle": (190 / 170, 1.0), "biscuits": (230 / 120, 0.62),
          "cups": (250 / 110, 0.6)}  # their aspects, and their heights by that of the tallest


def build_cloth(top: float, colour: Colour, **given: object) -> Node:
    """Return a table under a cloth that hangs down over its front. `top`: the depth of its top."""
    return stack(
        build_table(),
        column(frame("cloth", tint=colour, height=top - BARE),
               frame("cloth", tint=shade_colour(colour, 0.8), grow=1), padding=Padding(top=BARE)),
        column(frame("cloth edge", height=3), padding=Padding(top=top - 1)),
        column(build_part("lit_table", grow=1), padding=Padding(top=BARE)),
        column(Node(grow=1), frame("cross stitch", height=34), padding=Padding(bottom=8)),
        column(frame("cloth hem", height=4), padding=Padding(top=BARE)), **given)


def build_laid(tallest: float, things: Iterable[str] = THINGS, **given: object) -> Node:
    """Return food and drinks at equal distances, as many as fit, each no higher than `tallest`."""
    laid = (Picture(source=f"ui/laid/{name}", aspect=THINGS[name][0],
                    height=tallest * THINGS[name][1], optional=True) for name in things)
    return row(Node(), *laid, Node(), gap=30, align="end", justify="space-between", **given)
