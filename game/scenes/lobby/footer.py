"""The foot of a lobby: paper tags that say what is agreed, wooden signs for what can be done, and
the plate that begins."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.devices.press import Action
from game.picture.page import Page
from game.picture.theme import EDGE_LIT, GILT, INK, PARCHMENT, WOOD
from game.ui.box import Box
from game.ui.layout import (
    Node,
    Padding,
    Paint,
    Picture,
    Text,
    column,
    first_that_fits,
    frame,
    pad,
    row,
)
from game.ui.widgets.controls import Entry, button

START = "start"
UP = ((Action.UP, START),)  # from every tile the way up leads to the plate that begins


def tile_height(page: Page) -> float:
    line = page.art.line
    return max(page.control("small"), line(f"small@{1.08 * page.art.text_scale:g}") + line("body")
               + 12)


def build_play(label: str, height: float, *, lit: bool) -> Node:
    """Return the plate that begins, wide and nailed."""
    words = row(Picture(source="ui/play", height=60, ink=INK), Text(
        words=label, style="heading", ink=INK, one_line=True), gap=20, align="center",
        justify="center", padding=pad(46, 0))
    return frame("play focused" if lit else "play", frame("nails") if lit else None, words,
                 name=START, told=label, width=430, height=height)


def build_tiles(page: Page, tiles: Sequence[Entry], focus: str) -> Node:
    """Return tags from the left and signs to the right, in the same columns for every game."""
    agreed = [tile for tile in tiles if tile.turn or tile.short]
    signs = [_build_sign(tile, focus) for tile in tiles if tile not in agreed]
    right = row(*[Node(grow=1)] * (3 - len(signs)), *signs, gap=14, width=820)
    forms = (row(row(*(_build_tag(page, tile, focus, short=short) for tile in agreed),
                     *[Node(grow=1)] * (3 - len(agreed)), gap=14, grow=1), right, gap=38)
             for short in (False, True))
    return first_that_fits(*forms, height=tile_height(page))


def _build_tag(page: Page, tile: Entry, focus: str, *, short: bool) -> Node:
    """Return what is agreed, with a small word for it over its value, or the short word alone."""
    label, value = (tile.short, "") if short and tile.short else (tile.label, tile.value)
    arrow = Picture(source="ui/play", height=22, ink=INK)
    lines = [row(Text(words=label, style="small", size=1.08, ink=WOOD, group="labels",
                      one_line=True, grow=1), arrow, align="center"),
             Text(words=value, ink=INK, group="values", one_line=True)] if value else [
        row(Text(words=label, ink=INK, group="values", one_line=True, grow=1), arrow,
            align="center")]
    width = 0.8 * max(page.art.size(label, "small")[0], page.art.size(value or label, "body")[0])
    words = column(*lines, justify="center", padding=Padding(36, 6, 12, 6))
    return frame("tag", Paint(paint=_draw_cord), words, tint=GILT if tile.name == focus
                 else PARCHMENT, name=tile.name, grow=1, min_width=width + 70, ways=UP,
                 told=f"{label}: {value}" if value else label, turns=tile.turn is not None)


def _build_sign(tile: Entry, focus: str) -> Node:
    words = row(Picture(source=tile.picture, height=52, ink=INK),
                Text(words=tile.label, ink=INK, group="signs", one_line=True),
                gap=14, align="center", justify="center", padding=pad(20, 2))
    return frame("wooden sign focused" if tile.name == focus else "wooden sign", words, grow=1,
                 name=tile.name, told=tile.about or tile.label, ways=UP)


def _draw_cord(page: Page, box: Box) -> None:
    """Draw the eye of a tag and the cord on which it hangs from the edge of the table."""
    art, middle = page.art, box.center[1]
    page.image(art.disc(20, WOOD, 255), box.x + 8, middle - 10)
    page.image(art.disc(12, INK, 255), box.x + 12, middle - 6)
    page.image(art.plate(5, middle - box.y + 14, EDGE_LIT, 255, INK, 1, 2), box.x + 15.5,
               box.y - 14)


def build_row(page: Page, start: str, tiles: Sequence[Entry], focus: str) -> Node:
    """Return one row of alike buttons with Play first, for large texts."""
    height = page.control("label")
    entries = [(START, start, "ui/play"), *((one.name, one.label, one.picture) for one in tiles)]
    return row(*(replace(button(*entry, height=height, focus=focus, main=True), grow=1)
                 for entry in entries), gap=14, height=height)
