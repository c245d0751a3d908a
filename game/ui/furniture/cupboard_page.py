"""A page in a cupboard: a heading on its upper board, a lit compartment, and a table before it."""

from __future__ import annotations

from msgspec.structs import replace

from game.picture.page import Page
from game.picture.screen import WIDTH
from game.ui.box import Box
from game.ui.furniture import cupboard
from game.ui.layout import Node, Padding, Paint, column, frame, stack

EMPTY = Node()


def build_cupboard(heading: Node, body: Node, buttons: Node = EMPTY) -> Node:
    """Return a page; its buttons lie on the table."""
    return column(
        stack(Paint(paint=draw_board), heading),
        stack(Paint(paint=draw_light), body, padding=Padding(top=24, bottom=20), grow=1),
        stack(Paint(paint=draw_table), buttons))


def build_part(name: str, **given: object) -> Node:
    """Return a part of the cupboard, stretched over its box."""
    return Paint(paint=draw_part, values=(name,), **given)  # type: ignore[arg-type]


def build_beam(height: float | None = None) -> Node:
    """Return the upper board of a cupboard, from the top of the window to the foot of its box."""
    return Paint(paint=draw_beam, height=height)


def build_shelf(wall: Node, things: Node, edge: float, style: str = "shelf",
                **given: object) -> Node:
    """Return things on a shelf before a wall, in the shade of the board over them."""
    return stack(column(replace(wall, grow=1), frame(style, height=edge)),
                 column(build_part("shade", height=cupboard.SHADE)), things, **given)


def draw_part(page: Page, box: Box, name: str) -> None:
    cupboard.put(page, name, box)


def draw_beam(page: Page, box: Box) -> None:
    cupboard.beam(page, box.bottom)


def draw_board(page: Page, box: Box) -> None:
    """Draw the upper board over the whole width of the window."""
    cupboard.beam(page, box.bottom + 10)


def draw_light(page: Page, box: Box) -> None:
    """Draw the light of the compartment, and the shade under its upper board."""
    at = Box(0, box.y - 14, WIDTH, box.h + 16)
    cupboard.light(page, at)
    cupboard.put(page, "shade", at._replace(h=cupboard.SHADE))


def draw_table(page: Page, box: Box) -> None:
    """Draw a table down to the foot of the window."""
    cupboard.table(page, box.y - 18)
