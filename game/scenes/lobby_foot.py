"""What stands at the foot of a lobby: a row of drawers in the front of the table, all alike, and
Play on the cloth over them, or at large texts first in the row."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.devices.press import Action
from game.picture.page import CHANGE, CHOOSE, Control, Page
from game.picture.screen import SAFE, Box
from game.picture.theme import GOLD, INK, Colour
from game.scenes.planks import GLEAM, nails

PLAY, TALL = 430.0, 86.0  # the button that begins on the cloth: its width and least height
UNDER, OVER = 14.0, 14.0  # from the row to the hints, and from the edge of the table to the row
SUNK, KNOB, HANGS = 5.0, 26.0, 1.0  # round a drawer; its knob, whose middle is under its edge
HOLLOW: Colour = (30, 18, 10)
LYING, BESIDE = 22.0, 14.0  # from Play to that edge, and from tile to tile


class Tile(NamedTuple):
    """What can be pressed: its name, a word, a picture, and what a press does; of a choice also
    what the jump buttons do, and what is told of it."""

    name: str
    label: str
    picture: str
    act: Callable[[], None]
    turn: Callable[[int], None] | None = None
    told: str = ""


class Foot(NamedTuple):
    """The row, the height of the table's edge, and where Play lies on the cloth, if it does."""

    row: Box
    edge: float
    play: Box | None


def laid(page: Page, *, two: bool) -> Foot:
    """Where it is, in `two` rows or in one."""
    h = page.control("small" if two else "label")
    row = Box(SAFE.x, page.floor - UNDER - h, SAFE.w, h)
    edge = row.y - OVER
    high = max(TALL, page.art.line("heading") + 24)
    return Foot(row, edge, Box(0, edge - LYING - high, PLAY, high) if two else None)


def draw(page: Page, foot: Foot, start: Tile, tiles: Sequence[Tile], focus: str) -> None:
    """Play, and the tiles of the row."""
    main = foot.play
    count = len(tiles) + (main is None)
    w = (foot.row.w - (count - 1) * BESIDE) / count
    cells = [foot.row._replace(x=foot.row.x + n * (w + BESIDE), w=w) for n in range(count)]
    page.button(start.name, main or cells.pop(0), start.label, start.act, picture=start.picture,
                focus=focus, style="heading" if main else "label", main=True,
                middle=main is not None)
    if main:
        nails(page, main)
    style = page.even_buttons(cells[0], [tile.label for tile in tiles],
                              "body" if main else "label") if tiles else ""
    for tile, box in zip(tiles, cells, strict=True):
        if main:
            page.image(page.art.plate(box.w + 2 * SUNK, box.h + 2 * SUNK, HOLLOW, 255, INK, 3, 6),
                       box.x - SUNK, box.y - SUNK)
        page.button(tile.name, box, tile.label, tile.act, picture=tile.picture, focus=focus,
                    style=style, main=True, middle=main is not None)
        if main:
            for side, tone in ((KNOB, INK), (KNOB - 6, GOLD), (KNOB / 3, GLEAM)):
                page.image(page.art.disc(side, tone, 255), box.center[0] - side / 2,
                           box.bottom + HANGS - side / 2)
        if tile.told:
            page.spot(tile.name, Control(box, tile.act, tile.turn, None,
                                         CHANGE if tile.turn else CHOOSE), tile.told)
        if main:
            page.spots[tile.name].ways = {Action.UP: start.name}
