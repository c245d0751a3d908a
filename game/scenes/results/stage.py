"""The stage at the end of a match: a podium, an easel with how it ended, and planks beside them."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.picture.art import Art
from game.picture.page import Page
from game.picture.screen import HEIGHT
from game.picture.theme import INK
from game.scenes.results.final_position import Easel
from game.scenes.results.podium import Podium, Row
from game.tables.style import table_style
from game.ui.box import Box
from game.ui.furniture import cupboard, drapes
from game.ui.layout import Node, Padding, Paint, Text, column, frame, pad, row, stack


def build_stage(art: Art, width: float, podium: Podium, easel: Easel,
                measures: Sequence[Row]) -> Node:
    """Return a podium, beside an easel with the largest picture that leaves winners in the middle,
    and planks with what the result of a player alone is measured by."""
    planks = [_build_plank(one) for one in measures]
    most = 460 if len(podium.rows) == 2 else 420
    sizes = [part * most for part in (1.0, 0.85, 0.7, 0.55)] if easel.there else [0.0]
    beside = []
    for size in sizes:
        side = max(size + 54 if size else 0, 430 if planks else 0)
        picture = Paint(paint=draw_easel, values=(easel, easel.image, size, 134 * len(planks)))
        beside.append((side, stack(picture if size else None,
                                   column(*planks, gap=18, justify="end"),
                                   width=side, padding=Padding(top=64))))
    return podium.build(art, width, beside)


def _build_plank(shown: Row) -> Node:
    return frame("plank", row(Text(words=shown.name, style="asked", ink=INK, grow=1),
                              Text(words=shown.figure, style="points", ink=INK, one_line=True),
                              gap=16, padding=pad(24, 8)), height=116)


def draw_easel(page: Page, box: Box, easel: Easel, _image: pygame.Surface | None,
               size: float, below: float) -> None:
    """Draw an easel with a picture of the last position, which is painted bit by bit."""
    easel.draw(page, box, size, below)


def draw_edge(page: Page, box: Box) -> None:
    """Draw the edge of the stage, on which buttons lie."""
    cupboard.table(page, box.y - 14)


def draw_curtains(page: Page, _box: Box, game: str) -> None:
    """Draw the curtains of a game at both sides of the stage."""
    drapes.hang(page, table_style(game).material, 170, HEIGHT)
