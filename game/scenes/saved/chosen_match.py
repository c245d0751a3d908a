"""Build the chosen saved game, large beside the shelves: its table as it was left, or its box, and
everybody who sits there behind a plate with their figure and name."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import INK
from game.scenes.saved.match_box import build_wall, draw_box, draw_figure
from game.tables.match_summary import Summary
from game.tables.miniature import FRAME, Miniature, hang
from game.ui.furniture import box_art, cupboard
from game.ui.furniture.figures import SHAPE
from game.ui.layout import (
    Node,
    Padding,
    Paint,
    Picture,
    Ruler,
    Text,
    column,
    frame,
    pad,
    row,
    stack,
)

PICTURE_SHAPE = 1.55  # the width of a table as it was left by its height, at least


def build_chosen(
    saved: Summary, paint_table: Callable[[float], Miniature | None], ruler: Ruler, width: float,
    height: float, letters: float,
) -> Node:
    """Return a match before its wall. `paint_table` returns its table in a height, if it tells
    anything; `letters`: their size as a part of the usual one."""
    if not saved.game:
        why = column(Picture(source="ui/lock", height=130), Text(words=saved.label, align="center"),
                     justify="center", gap=24, padding=pad(13, 0))
        return stack(Paint(paint=cupboard.light), why)
    words = column(
        Text(words=saved.outcome, size=1.1 * letters, align="center", one_line=True)
        if saved.outcome else None,
        Text(words=saved.when, style="small", size=1.15 * letters, align="center"),
        padding=Padding(0, 16, 0, 0))
    count, slot = len(saved.names), min(width / len(saved.names), 230)
    plates = row(*(_build_plate(saved, seat, slot - 6, letters) for seat in range(count)),
                 gap=6, justify="center", padding=pad(0, 4))
    edge = plates.measure(ruler, width).h
    free = height - words.measure(ruler, width).h - edge
    people_height = max(0.3 * free, 106)
    high = min(free - people_height - 22, (width - 24) / PICTURE_SHAPE)
    if picture := paint_table(high - 2 * FRAME):
        shown = Paint(paint=draw_table, values=(picture, picture.image, saved.game), height=high,
                      width=(high - 2 * FRAME) * picture.shape + 2 * FRAME)
    else:
        shown = Paint(paint=draw_box, values=(saved.game, saved.over, True),
                      width=high * box_art.SHAPE, height=high)
    figure_height = min(people_height / 1.06, 0.79 * slot / SHAPE)
    people = row(*(Paint(paint=draw_sitter, values=(who, seat == saved.crowned),
                         width=slot, height=figure_height) for seat, who in enumerate(saved.faces)),
                 justify="center", align="end", height=people_height)
    middle = column(shown, align="center", justify="center", grow=1)
    wall = build_wall(saved.game, 0.6 if saved.over else 0.74)
    return stack(column(wall, frame("shelf", height=edge)),
                 column(words, middle, people, plates, padding=pad(13, 0)))


def _build_plate(saved: Summary, seat: int, width: float, letters: float) -> Node:
    """Return a plate with a player's figure over their name, lit by a flame on their turn."""
    figure = Text(words=saved.figures[seat], ink=INK, size=1.25 * letters, align="center",
                  group="figures", one_line=True) if saved.figures else None
    size = (0.9 if any(len(name) > 8 for name in saved.names) else 1.2) * letters
    name = Text(words=saved.names[seat], ink=INK, style="small", size=size, align="center",
                group="names", one_line=True)
    turn = seat in saved.turn
    return frame("gilt tag" if turn else "ivory tag",
                 column(figure, name, justify="center", padding=Padding(4, 0, 4, 5)),
                 Paint(paint=draw_flame) if turn else None, width=width)


def draw_sitter(page: Page, box: Box, who: str, crowned: bool) -> None:
    """Draw a figure behind a plate; nothing may lie over it."""
    draw_figure(page, box, who, crowned, 0.68)
    page.claim(who, box)


def draw_table(page: Page, box: Box, _picture: Miniature, image: pygame.Surface | None, game: str,
               ) -> None:
    """Draw a table in its frame; the cover of its game while it is being painted."""
    page.claim("picture", box)
    free = box.inset(FRAME)
    hang(page, free, image)
    if not image:
        wide = free.h * box_art.SHAPE
        page.picture(free._replace(x=free.center[0] - wide / 2, w=wide), box_art.picture(game),
                     leaf=False)


def draw_flame(page: Page, box: Box) -> None:
    """Draw the sign of whose turn it is over the left corner of a plate."""
    page.picture(box._replace(x=box.x - 2, y=box.y - 46, w=54, h=54), "ui/turn", leaf=False)
