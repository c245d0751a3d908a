"""What stands at the foot of a lobby: a row of drawers in the front of the table, all alike, and
Play on the cloth over them, or at large texts first in the row."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.devices.press import Action
from game.picture.page import CHANGE, CHOOSE, Control, Page, beside_picture
from game.picture.screen import SAFE, Box
from game.picture.theme import INK, OAK, WOOD, Colour
from game.scenes import cupboard
from game.scenes.planks import knob, nails

PLAY, TALL = 430.0, 86.0  # the button that begins on the cloth: its width and least height
UNDER, OVER = 14.0, 14.0  # from the row to the hints, and from the edge of the table to the row
SUNK, HANGS = 5.0, 1.0  # round a drawer; how far under its edge the middle of its knob is
HOLLOW: Colour = (30, 18, 10)
RAISED, GLOW, NAILS = 8.0, 70.0, 46.0  # Play in the focus: how far up, in how much light; its nails
BRIGHT: Colour = (255, 236, 184)
LYING, BESIDE = 22.0, 14.0  # from Play to that edge, and from tile to tile
APART = 40.0  # how much more is between two groups of tiles, if there is room


class Tile(NamedTuple):
    """What can be pressed: its name, a word, a picture, and what a press does; of a choice also
    what the jump buttons do, and what is told of it; `long` is a word that says more, if all such
    have room. One that stands `apart` begins another group."""

    name: str
    label: str
    picture: str
    act: Callable[[], None]
    turn: Callable[[int], None] | None = None
    told: str = ""
    long: str = ""
    apart: bool = False


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
    main, row = foot.play, foot.row
    labels = [tile.label for tile in tiles]
    if main:
        fuller = [tile.long or tile.label for tile in tiles]
        least = BESIDE * (len(tiles) - 1)
        labels = fuller if _natural(page, row, fuller) + least <= row.w else labels
        apart = min(APART, max(0.0, row.w - least - _natural(page, row, labels)))
        gaps = [BESIDE + apart * tile.apart for tile in tiles[1:]]
        _play(page, main, start, lit=start.name == focus)
        cells = _cells(page, row, labels, gaps)
    else:
        w = (row.w - len(tiles) * BESIDE) / (len(tiles) + 1)
        first, *cells = [row._replace(x=row.x + n * (w + BESIDE), w=w)
                         for n in range(len(tiles) + 1)]
        page.button(start.name, first, start.label, start.act, picture=start.picture, focus=focus,
                    style="label", main=True)
    style = min((page.even_buttons(cell, [label], "body" if main else "label")
                 for cell, label in zip(cells, labels, strict=True)), key=page.art.line, default="")
    for tile, label, box in zip(tiles, labels, cells, strict=True):
        if main:
            page.image(page.art.plate(box.w + 2 * SUNK, box.h + 2 * SUNK, HOLLOW, 255, INK, 3, 6),
                       box.x - SUNK, box.y - SUNK)
        page.button(tile.name, box, label, tile.act, picture=tile.picture, focus=focus,
                    style=style, main=True, middle=main is not None)
        if main:
            knob(page, box.center[0], box.bottom + HANGS)
        if tile.told:
            page.spot(tile.name, Control(box, tile.act, tile.turn, None,
                                         CHANGE if tile.turn else CHOOSE), tile.told)
        if main:
            page.spots[tile.name].ways = {Action.UP: start.name}


def _long(page: Page, row: Box, label: str) -> float:
    """How much of the row a tile takes in the usual letters."""
    return page.art.size(label, "body")[0] + 2 + row.w - beside_picture(row).w


def _natural(page: Page, row: Box, labels: Sequence[str]) -> float:
    """How much of it all take."""
    return sum(_long(page, row, label) for label in labels)


def _cells(page: Page, row: Box, labels: Sequence[str], gaps: Sequence[float]) -> list[Box]:
    """The places of tiles along the whole row, with gaps between them: what is left of it is shared
    alike, or, where they take more, its whole width."""
    wides = [_long(page, row, label) for label in labels]
    left = row.w - _natural(page, row, labels) - sum(gaps)
    if left < 0:
        wides = [(row.w - sum(gaps)) / len(labels)] * len(labels)
        left = 0.0
    cells, x = list[Box](), row.x
    for wide, gap in zip(wides, (*gaps, 0.0), strict=False):
        cells.append(row._replace(x=x, w=wide + left / len(wides)))
        x = cells[-1].right + gap
    return cells


def _play(page: Page, box: Box, start: Tile, *, lit: bool) -> None:
    """The plate that begins: plain wood, and in the focus bright, nailed, and raised in a light."""
    art, at = page.art, box._replace(y=box.y - RAISED * lit)
    if lit:
        cupboard.put(page, "light", at.inset(-GLOW * 2, -GLOW))
        page.image(art.plate(box.w, box.h, WOOD, 255, INK, 3), box.x, box.y + RAISED / 2)
    page.image(art.plate(at.w, at.h, BRIGHT if lit else OAK, 255, INK if lit else WOOD, 3), at.x,
               at.y)
    if lit:
        nails(page, at)
    page.claim(start.name, at)
    side, gap = min(at.h - 20, 60), 20.0
    room = at.w - 2 * NAILS - side - gap
    wide = min(art.size(start.label, "heading")[0] + 1, room)
    x = at.center[0] - (side + gap + wide) / 2
    page.image(art.dark(start.picture, side), x, at.center[1] - side / 2)
    page.fitted(at._replace(x=x + side + gap, w=wide), start.label, "heading", INK, leaf=False)
    page.spot(start.name, Control(at, start.act), start.label)
