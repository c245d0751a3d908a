"""What stands at the foot of a lobby: tags of paper on the front of the table, which say what is
agreed, signs of wood for what is done, alike, and Play on the cloth over them, or at large texts
first in the row."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.devices.press import Action
from game.picture.art import Art
from game.picture.page import CHANGE, CHOOSE, Control, Page, beside_picture
from game.picture.screen import SAFE, Box
from game.picture.theme import EDGE_LIT, GILT, GOLD, INK, OAK, PARCHMENT, WOOD, Colour
from game.scenes.scenery import cupboard
from game.scenes.scenery.planks import nails

PLAY, TALL = 430.0, 86.0  # the button that begins on the cloth: its width and least height
UNDER, OVER = 14.0, 14.0  # from the row to the hints, and from the edge of the table to the row
CAST = 12.0  # of the shadow of a sign: how far down it falls, and past its sides
EDGE, NAILS = 8.0, 46.0  # Play in the focus: its edge; its nails
GLOWS = (220.0, 110.0), (120.0, 60.0)  # its light: how far it reaches aside, and up and down
RIMS = (26.0, 44), (16.0, 84), (8.0, 150)  # close round it: how far, and how bright, of 255 parts
SUN: Colour = (255, 214, 104)  # its own, and the light on its upper half
SHEEN: Colour = (255, 238, 176)
EMBERS: Colour = (186, 92, 30)  # the edge of its plate
LYING, BESIDE = 22.0, 14.0  # from Play to that edge, and from tile to tile
APART = 24.0  # how much more is between what is agreed and what is done
COLUMNS, DONE = 3, 264.0  # places for each of them; how wide those of what is done are
PARTS = 1.0, 0.97, 0.94, 0.91, 0.88, 0.82, 0.76  # sizes of values and signs, in the usual one
LABEL, SLACK = 1.08, 6.0  # letters of what a tag is about, as a part of small ones; round its lines
CUT, EYE, CORD = 26.0, 20.0, 5.0  # the corners of a tag at its hole, that, and what it hangs on
HOLE, END, MORE = 18.0, 12.0, 22.0  # to its middle; after words; an arrow at its end
FINER = 3  # its edges are drawn so many times larger


class Tile(NamedTuple):
    """What can be pressed: its name, a word, a picture, and what a press does; of a choice also
    what the jump buttons do, and what is told of it. What is agreed has a `value`, and of one that
    stands for several a `short` word may be said alone."""

    name: str
    label: str
    picture: str
    act: Callable[[], None]
    turn: Callable[[int], None] | None = None
    told: str = ""
    value: str = ""
    short: str = ""


class Foot(NamedTuple):
    """The row, the height of the table's edge, and where Play lies on the cloth, if it does."""

    row: Box
    edge: float
    play: Box | None


def laid(page: Page, *, two: bool) -> Foot:
    """Where it is, in `two` rows or in one."""
    art = page.art
    h = (max(page.control("small"), sum(map(art.line, _letters(page, PARTS[0]))) + 2 * SLACK) if two
         else page.control("label"))
    row = Box(SAFE.x, page.floor - UNDER - h, SAFE.w, h)
    edge = row.y - OVER
    high = max(TALL, art.line("heading") + 24)
    return Foot(row, edge, Box(0, edge - LYING - high, PLAY, high) if two else None)


def draw(page: Page, foot: Foot, start: Tile, tiles: Sequence[Tile], focus: str) -> None:
    """Play, and the tiles of the row."""
    if not foot.play:
        _narrow(page, foot.row, (start, *tiles), focus)
        return
    _play(page, foot.play, start, lit=start.name == focus)
    agreed, done = ([tile for tile in tiles if _agreed(tile) is kind] for kind in (True, False))
    tags, signs = _grid(foot.row, len(agreed), len(done))
    if tags and not any(_holds(page, agreed, tags[0], part) for part in PARTS):
        agreed = [tile._replace(label=tile.short, value="") if tile.short else tile
                  for tile in agreed]
    part = next((part for part in PARTS if tags and _holds(page, agreed, tags[0], part)),
                PARTS[-1])
    style = _written(page, signs[0], [tile.label for tile in done]) if signs else ""
    for tile, box in (*zip(agreed, tags, strict=True), *zip(done, signs, strict=True)):
        if _agreed(tile):
            _tag(page, box, tile, part, foot.edge, lit=tile.name == focus)
        else:
            _sign(page, box, tile, style, focus)
        _pressed(page, box, tile)
        page.spots[tile.name].ways = {Action.UP: start.name}


def _written(page: Page, box: Box, labels: Sequence[str]) -> str:
    """The letters of signs, as large as all of them have room for in one line, if they have."""
    styles = [_letters(page, part)[1] for part in PARTS]
    room = beside_picture(box).w
    return next((style for style in styles if all(
        page.art.size(label, style)[0] <= room for label in labels)),
        page.even_buttons(box, labels, styles[-1]))


def _grid(row: Box, agreed: int, done: int) -> tuple[list[Box], list[Box]]:
    """The places of so many tags and signs, the same for all games: tags from the left, signs to
    the right, in columns of two widths; where there are more of a kind they share its columns."""
    wide = COLUMNS * DONE + (COLUMNS - 1) * BESIDE
    found = list[list[Box]]()
    for count, room in ((agreed, row._replace(w=row.w - wide - BESIDE - APART)),
                        (done, row._replace(x=row.right - wide, w=wide))):
        most = max(count, COLUMNS)
        w = (room.w + BESIDE) / most - BESIDE
        first = 0 if room.x == row.x else most - count
        found.append([room._replace(x=room.x + n * (w + BESIDE), w=w)
                      for n in range(first, first + count)])
    return found[0], found[1]


def _narrow(page: Page, row: Box, tiles: Sequence[Tile], focus: str) -> None:
    """All side by side, alike, and Play the first of them."""
    w = (row.w - (len(tiles) - 1) * BESIDE) / len(tiles)
    cells = [row._replace(x=row.x + n * (w + BESIDE), w=w) for n in range(len(tiles))]
    style = page.even_buttons(cells[0], [tile.label for tile in tiles[1:]], "label")
    for n, (tile, box) in enumerate(zip(tiles, cells, strict=True)):
        page.button(tile.name, box, tile.label, tile.act, picture=tile.picture, focus=focus,
                    style=style if n else "label", main=True)
        _pressed(page, box, tile)


def _pressed(page: Page, box: Box, tile: Tile) -> None:
    """What a press does there, where that is told in other words than those that are drawn."""
    if tile.told:
        page.spot(tile.name, Control(box, tile.act, tile.turn, None,
                                     CHANGE if tile.turn else CHOOSE), tile.told)


def _agreed(tile: Tile) -> bool:
    """Whether it says what is agreed."""
    return bool(tile.value or tile.short)


def _sign(page: Page, box: Box, tile: Tile, style: str, focus: str) -> None:
    """Something to do: a sign of wood, with its picture before its word."""
    _cast(page, box)
    page.button(tile.name, box, tile.label, tile.act, picture=tile.picture, focus=focus,
                style=style, main=True, middle=True)


def _cast(page: Page, box: Box) -> None:
    """The shadow of something of wood."""
    cupboard.put(page, "shadow", Box(box.x - CAST, box.y + CAST, box.w + 2 * CAST, box.h + CAST))


def _tag(page: Page, box: Box, tile: Tile, part: float, edge: float, *,
         lit: bool) -> None:
    """What is agreed: a tag of paper that hangs from the edge of the table, with a small word for
    it and a large one for how it is."""
    art, eye = page.art, Box(box.x + HOLE - EYE / 2, box.center[1] - EYE / 2, EYE, EYE)
    cupboard.put(page, "shadow", Box(box.x - 10, box.y + 10, box.w + 30, box.h + 10))
    page.image(_paper(art, box.w, box.h, GILT if lit else PARCHMENT), box.x, box.y)
    page.image(art.disc(EYE, WOOD, 255), eye.x, eye.y)
    page.image(art.disc(EYE - 8, INK, 255), eye.x + 4, eye.y + 4)
    page.image(art.plate(CORD, eye.center[1] - edge, EDGE_LIT, 255, INK, 1, 2),
               eye.center[0] - CORD / 2, edge)
    page.claim(tile.name, box)
    label, value = _lines(page, box, part)
    small, large = _letters(page, part)
    page.image(art.dark("ui/play", MORE), box.right - END - MORE,
               (label if tile.value else box).center[1] - MORE / 2)
    if tile.value:
        page.fitted(label, tile.label, small, WOOD, leaf=False)
    page.fitted(value if tile.value else label._replace(h=value.bottom - label.y),
                tile.value or tile.label, large, INK, leaf=False)
    page.spot(tile.name, Control(box, tile.act),
              f"{tile.label}: {tile.value}" if tile.value else tile.label)


def _paper(art: Art, w: float, h: float, colour: Colour) -> pygame.Surface:
    """The paper of a tag, with two corners cut off at its hole."""
    size = art.pixels(w), art.pixels(h)

    def cut() -> pygame.Surface:
        wide, high = size[0] * FINER, size[1] * FINER
        layer, pen = pygame.Surface((wide, high), pygame.SRCALPHA), art.pixels(3) * FINER
        for inset, tone in ((0, INK), (pen, colour)):
            corner = art.pixels(CUT) * FINER
            right, low = wide - 1 - inset, high - 1 - inset
            pygame.draw.polygon(layer, tone, [
                (inset + corner, inset), (right, inset), (right, low), (inset + corner, low),
                (inset, low - corner), (inset, inset + corner)])
        return pygame.transform.smoothscale(layer, size)

    return art.keep(("tag", colour, size), cut)


def _letters(page: Page, part: float) -> tuple[str, str]:
    """The letters of what a tag is about, and of how that is in a size."""
    scale = page.art.text_scale
    return f"small@{LABEL * scale:g}", f"body@{part * scale:g}"


def _lines(page: Page, box: Box, part: float) -> tuple[Box, Box]:
    """Where the two lines of a tag are: what it is about, before an arrow, and how that is."""
    low, high = map(page.art.line, _letters(page, part))
    top, wide = box.center[1] - (low + high) / 2, box.w - 2 * HOLE - END
    return (Box(box.x + 2 * HOLE, top, wide - MORE, low),
            Box(box.x + 2 * HOLE, top + low, wide, high))


def _holds(page: Page, tiles: Sequence[Tile], box: Box, part: float) -> bool:
    """Whether tags as wide as a box have room for all their words in such letters."""
    (label, value), (small, large) = _lines(page, box, part), _letters(page, part)
    return all(page.art.size(words, style)[0] + 2 <= room.w for tile in tiles
               for words, style, room in (
                   ((tile.label, small, label), (tile.value, large, value)) if tile.value else
                   ((tile.label, large, label),)))


def _play(page: Page, box: Box, start: Tile, *, lit: bool) -> None:
    """The plate that begins: plain wood, and in the focus of gold, thick and nailed in a light."""
    art = page.art
    if lit:
        for aside, up in GLOWS:
            cupboard.put(page, "light", box.inset(-aside, -up))
        for far, alpha in RIMS:
            rim = box.inset(-far)
            page.image(art.plate(rim.w, rim.h + EDGE, GOLD, alpha, None, 0, far + 8), rim.x, rim.y)
        page.image(art.plate(box.w, box.h, EMBERS, 255, INK, 4), box.x, box.y + EDGE)
    else:
        _cast(page, box)
    page.image(art.plate(box.w, box.h, SUN if lit else OAK, 255, INK if lit else WOOD,
                         4 if lit else 3), box.x, box.y)
    if lit:
        sheen = box.inset(8)._replace(h=box.h * 0.4)
        page.image(art.plate(sheen.w, sheen.h, SHEEN, 190, None, 0, 12), sheen.x, sheen.y)
        nails(page, box)
    page.claim(start.name, box)
    side, gap = min(box.h - 20, 60), 20.0
    room = box.w - 2 * NAILS - side - gap
    wide = min(art.size(start.label, "heading")[0] + 1, room)
    x = box.center[0] - (side + gap + wide) / 2
    page.image(art.dark(start.picture, side), x, box.center[1] - side / 2)
    page.fitted(box._replace(x=x + side + gap, w=wide), start.label, "heading", INK, leaf=False)
    page.spot(start.name, Control(box, start.act), start.label)
