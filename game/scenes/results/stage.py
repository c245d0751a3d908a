"""The stage at the end of a match: a podium, an easel with how it ended, and planks beside them."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.picture.page import Page
from game.picture.screen import HEIGHT, WIDTH
from game.picture.theme import INK
from game.record import Player
from game.scenes.results.final_position import RISES, Easel
from game.scenes.results.podium import Podium, Row
from game.scenes.scenery import cupboard, drapes
from game.tables.miniature import FRAME
from game.ui.box import Box
from game.ui.layout import Node, Text, column, frame, pad, row
from game.ui.show import show

SCREEN = Box(0, 0, WIDTH, HEIGHT)
PLANK_WIDTH, PLANK_HEIGHT = 430, 116  # of what the result of a player alone is measured by
GAP = 18  # between what stands beside a podium
LEAST_PICTURE = 230.0  # the least width of the picture on an easel


class Shown(NamedTuple):
    """What stands on a stage: everybody, the best first, with places in words (`nth`); figures
    where they are `listed`."""

    rows: tuple[Row, ...]
    players: tuple[Player, ...]
    easel: Easel
    nth: tuple[str, ...]
    cheers: bool
    listed: bool


def arrange(page: Page, stage: Box, rows: tuple[Row, ...], players: tuple[Player, ...],
            easel: Easel, nth: tuple[str, ...], cheers: bool,
            listed: bool) -> tuple[Podium, Box | None]:
    """Return a podium, and the box of the picture on an easel, if it has room: as large as lets the
    best stand in the middle of the screen."""
    beside = [row for row in rows if row.seat is None]
    planks = len(beside) * (PLANK_HEIGHT + GAP)
    under = planks + easel.under(page)
    high = stage.h + 64 - GAP - RISES - FRAME - under
    most = min(460.0 if len(rows) == len(("one", "other")) and not beside else 420.0,
               high * easel.shape)
    sizes = [part * most for part in (1.0, 0.85, 0.7, 0.55, 0.46)
             if easel.there and part * most >= LEAST_PICTURE]
    for wide in sizes or [0.0]:
        aside = max(wide, PLANK_WIDTH * bool(beside)) + 2 * FRAME + 3 * GAP if sizes else 0.0
        podium = Podium(rows, players, stage._replace(w=stage.w - aside), cheers=cheers, nth=nth,
                        listed=listed)
        if podium.middle:
            break
    if not sizes:
        return podium, None
    left = stage.right - 26 - FRAME - (aside - 2 * FRAME - 3 * GAP + wide) / 2
    tall = wide / easel.shape
    low = stage.bottom - under - min((high - tall) / 2, 90)
    return podium, stage._replace(x=left, y=low - tall, w=wide, h=tall)


def draw_stage(page: Page, box: Box, rows: tuple[Row, ...], players: tuple[Player, ...],
               easel: Easel, nth: tuple[str, ...], cheers: bool, listed: bool,
               _image: pygame.Surface | None) -> None:
    """Draw all that stands on a stage but the people, who are in front of falling paper."""
    podium, picture = arrange(page, box, rows, players, easel, nth, cheers, listed)
    podium.stand(page)
    if picture:
        easel.put(page, picture, box.bottom)
    planks = [_build_plank(one) for one in rows if one.seat is None]
    show(page, column(*planks, gap=GAP, align="end", justify="end"), box, lambda _name, _step: None)


def _build_plank(shown: Row) -> Node:
    return frame("plank", row(Text(words=shown.name, style="asked", ink=INK, grow=1),
                              Text(words=shown.figure, style="points", ink=INK, one_line=True),
                              gap=16, padding=pad(24, 8)), width=PLANK_WIDTH, height=PLANK_HEIGHT)


def draw_edge(page: Page, box: Box) -> None:
    """Draw the edge of the stage, on which buttons lie."""
    cupboard.table(page, box.y - 14)


def draw_curtains(page: Page, _box: Box, game: str) -> None:
    """Draw the curtains of a game at both sides of the stage."""
    drapes.hang(page, game, 170, HEIGHT)
