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
from game.picture.theme import EDGE_LIT, GILT, INK, OAK, PARCHMENT, WOOD, Colour
from game.scenes import cupboard
from game.scenes.planks import nails

PLAY, TALL = 430.0, 86.0  # the button that begins on the cloth: its width and least height
UNDER, OVER = 14.0, 14.0  # from the row to the hints, and from the edge of the table to the row
CAST = 12.0  # of the shadow of a sign: how far down it falls, and past its sides
EDGE, GLOW, NAILS = 7.0, 70.0, 46.0  # Play in the focus: its edge, its light; its nails
BRIGHT: Colour = (255, 236, 184)
LYING, BESIDE = 22.0, 14.0  # from Play to that edge, and from tile to tile
APART = 40.0  # how much more is between two groups of tiles, if there is room
LABEL, SLACK = 1.08, 6.0  # letters of what a tag is about, as a part of small ones; round its lines
CUT, EYE, CORD = 26.0, 20.0, 5.0  # the corners of a tag at its hole, that, and what it hangs on
HOLE, SIGN, NEAR, END = 26.0, 46.0, 14.0, 24.0  # to its middle; a picture; to words, and after them
MORE = 26.0  # an arrow at its end, that it can be changed
FINER = 3  # its edges are drawn so many times larger


class Tile(NamedTuple):
    """What can be pressed: its name, a word, a picture, and what a press does; of a choice also
    what the jump buttons do, and what is told of it. What is agreed has a `value`, and of one that
    stands for several a `short` word may be said alone. One that stands `apart` begins another
    group."""

    name: str
    label: str
    picture: str
    act: Callable[[], None]
    turn: Callable[[int], None] | None = None
    told: str = ""
    value: str = ""
    short: str = ""
    apart: bool = False


class Setting(NamedTuple):
    """How a row is set: how large its letters are, in the usual ones, and whether its tags have
    pictures, and arrows."""

    part: float
    pictured: bool = False
    marked: bool = True


USUAL = Setting(1.0, pictured=True)
SETTINGS = (USUAL, Setting(1.0), Setting(0.94), Setting(1.0, marked=False),
            *(Setting(part, marked=False) for part in (0.94, 0.88, 0.82, 0.76)))


class Foot(NamedTuple):
    """The row, the height of the table's edge, and where Play lies on the cloth, if it does."""

    row: Box
    edge: float
    play: Box | None


def laid(page: Page, *, two: bool) -> Foot:
    """Where it is, in `two` rows or in one."""
    art = page.art
    h = (max(page.control("small"), sum(map(art.line, _letters(page, USUAL))) + 2 * SLACK) if two
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
    row, least = foot.row, BESIDE * (len(tiles) - 1)
    if _natural(page, row, tiles, USUAL) + least > row.w:
        tiles = [tile._replace(label=tile.short, value="") if tile.short else tile
                 for tile in tiles]
    setting = next((one for one in SETTINGS if _natural(page, row, tiles, one) + least <= row.w),
                   SETTINGS[-1])
    apart = min(APART, max(0.0, row.w - least - sum(_wides(page, row, tiles, setting))))
    cells = _cells(page, row, tiles, [BESIDE + apart * tile.apart for tile in tiles[1:]], setting)
    _play(page, foot.play, start, lit=start.name == focus)
    pairs = list(zip(tiles, cells, strict=True))
    _, words = _letters(page, setting)
    style = min((page.even_buttons(cell, [tile.label], words)
                 for tile, cell in pairs if not _agreed(tile)), key=page.art.line, default=words)
    for tile, box in pairs:
        if _agreed(tile):
            _tag(page, box, tile, setting, foot.edge, lit=tile.name == focus)
        else:
            _sign(page, box, tile, style, focus)
        _pressed(page, box, tile)
        page.spots[tile.name].ways = {Action.UP: start.name}


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
    cupboard.put(page, "shadow", Box(box.x - CAST, box.y + CAST, box.w + 2 * CAST, box.h + CAST))
    page.button(tile.name, box, tile.label, tile.act, picture=tile.picture, focus=focus,
                style=style, main=True, middle=True)


def _tag(page: Page, box: Box, tile: Tile, setting: Setting, edge: float, *,
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
    label, value = _lines(page, box, setting)
    small, large = _letters(page, setting)
    if setting.pictured:
        page.image(art.dark(tile.picture, SIGN), label.x - NEAR - SIGN, box.center[1] - SIGN / 2)
    if setting.marked:
        page.image(art.dark("ui/play", MORE), box.right - END / 2 - MORE, box.center[1] - MORE / 2)
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


def _letters(page: Page, setting: Setting) -> tuple[str, str]:
    """The letters of what a tag is about, and of how that is."""
    scale = setting.part * page.art.text_scale
    return f"small@{LABEL * scale:g}", f"body@{scale:g}"


def _lines(page: Page, box: Box, setting: Setting) -> tuple[Box, Box]:
    """Where the two lines of a tag are: what it is about, and how that is."""
    ahead = 2 * HOLE + (SIGN + NEAR if setting.pictured else 0)
    after = END + (MORE if setting.marked else 0)
    low, high = map(page.art.line, _letters(page, setting))
    top = box.center[1] - (low + high) / 2
    return (Box(box.x + ahead, top, box.w - ahead - after, low),
            Box(box.x + ahead, top + low, box.w - ahead - after, high))


def _long(page: Page, row: Box, tile: Tile, setting: Setting) -> float:
    """How much of the row a tile takes in such letters."""
    small, large = _letters(page, setting)
    words = page.art.size(tile.value or tile.label, large)[0]
    if not _agreed(tile):
        return words + 2 + row.w - beside_picture(row).w
    if tile.value:
        words = max(words, page.art.size(tile.label, small)[0])
    return words + 2 + row.w - _lines(page, row, setting)[0].w


def _natural(page: Page, row: Box, tiles: Sequence[Tile], setting: Setting) -> float:
    """How much of it all take."""
    return sum(_long(page, row, tile, setting) for tile in tiles)


def _wides(page: Page, row: Box, tiles: Sequence[Tile], setting: Setting) -> list[float]:
    """How wide all tiles are, side by side and close: what is to be done is as wide as the widest
    of that, if there is room, or all are alike where they take more than the whole row."""
    wides = [_long(page, row, tile, setting) for tile in tiles]
    room = row.w - BESIDE * (len(tiles) - 1)
    widest = max((wide for wide, tile in zip(wides, tiles, strict=True) if not _agreed(tile)),
                 default=0.0)
    alike = [wide if _agreed(tile) else widest for wide, tile in zip(wides, tiles, strict=True)]
    if sum(wides) > room:
        return [room / len(tiles)] * len(tiles)
    return alike if sum(alike) <= room else wides


def _cells(page: Page, row: Box, tiles: Sequence[Tile], gaps: Sequence[float],
           setting: Setting) -> list[Box]:
    """The places of tiles along the whole row, with gaps between them: what is left of it is shared
    alike."""
    wides = _wides(page, row, tiles, setting)
    left = row.w - sum(wides) - sum(gaps)
    cells, x = list[Box](), row.x
    for wide, gap in zip(wides, (*gaps, 0.0), strict=False):
        cells.append(row._replace(x=x, w=wide + left / len(wides)))
        x = cells[-1].right + gap
    return cells


def _play(page: Page, box: Box, start: Tile, *, lit: bool) -> None:
    """The plate that begins: plain wood, and in the focus bright, thick and nailed in a light."""
    art = page.art
    if lit:
        cupboard.put(page, "light", box.inset(-GLOW * 2, -GLOW))
        page.image(art.plate(box.w, box.h, WOOD, 255, INK, 3), box.x, box.y + EDGE)
    page.image(art.plate(box.w, box.h, BRIGHT if lit else OAK, 255, INK if lit else WOOD, 3),
               box.x, box.y)
    if lit:
        nails(page, box)
    page.claim(start.name, box)
    side, gap = min(box.h - 20, 60), 20.0
    room = box.w - 2 * NAILS - side - gap
    wide = min(art.size(start.label, "heading")[0] + 1, room)
    x = box.center[0] - (side + gap + wide) / 2
    page.image(art.dark(start.picture, side), x, box.center[1] - side / 2)
    page.fitted(box._replace(x=x + side + gap, w=wide), start.label, "heading", INK, leaf=False)
    page.spot(start.name, Control(box, start.act), start.label)
