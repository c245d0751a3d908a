"""The chest of the settings: a sign for each drawer, and the rows of the open one on its felt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from game.picture.theme import EDGE, EDGE_LIT, GOLD, INK, IVORY, Colour, shade_colour
from game.ui.layout import Node, Padding, Picture, Text, column, frame, pad, row, stack

BRASS = "ui/drawers/arrow"


class Drawer(NamedTuple):
    """A drawer: its name as in its picture and in words, and the colour of its felt."""

    name: str
    words: str
    felt: Colour


def build_chest(drawers: Sequence[Drawer], opened: int, rows: Node, key: Node | None,
                width: float) -> Node:
    """Return a chest whose signs are this wide. The open drawer's sign is pulled out, and joins the
    felt on which its rows lie; the next one bears the `key` that opens it."""
    following = (opened + 1) % len(drawers)
    signs = [_build_sign(drawer, opened=n == opened, key=key if n == following else None)
             for n, drawer in enumerate(drawers)]
    felt, seam = drawers[opened].felt, row(frame("seam", grow=1, height=5), padding=pad(24, 0))
    joint = frame("drawer joint", tint=felt, grow=1)
    joints = column(*(column(joint if n == opened else None, padding=pad(0, 12), grow=1)
                      for n in range(len(drawers))), width=24)
    inside = stack(
        row(Node(width=width), stack(
            frame("drawer felt", column(seam, Node(grow=1), seam, padding=pad(0, 10)), tint=felt),
            stack(rows, padding=pad(24, 20)), grow=1)),
        row(column(*signs, width=width), padding=Padding(left=4)),
        row(Node(width=width - 12), joints))
    return frame("chest", inside, padding=pad(16, 16))


def _build_sign(drawer: Drawer, *, opened: bool, key: Node | None) -> Node:
    words = Text(words=drawer.words, style="heading", size=0.68, ink=GOLD if opened else IVORY,
                 align="center", group="drawers", one_line=True)
    inner = column(
        row(key, justify="center") if key else None,
        column(Picture(source=f"ui/drawers/{drawer.name}", height=112, shrink=1), words, gap=2,
               justify="center", grow=1), padding=Padding(6, 6, 18, 6))
    sign = frame("drawer sign open" if opened else "drawer sign", inner, grow=1,
                 tint=drawer.felt if opened else shade_colour(drawer.felt, 0.74))
    return column(row(Node(width=0 if opened else 13), sign, grow=1), padding=pad(0, 4), grow=1,
                  name=f"drawer/{drawer.name}", pointer_only=True)


def build_setting(name: str, label: str, value: str, picture: str, felt: Colour,
                  level: tuple[int, ...], *, lit: bool, pictured: bool) -> Node:
    """Return a row: a picture in brass if `pictured`, a label, and between arrows a value, or bars
    for a `level` out of a number of steps. A row without a value opens a page."""
    tone, focused = shade_colour(felt, 0.62), " focused" if lit else ""
    arrow = Picture(source=BRASS, height=46 if lit else 38)
    inlay = column(stack(
        frame("round tone", tint=tone), Picture(source="ui/drawers/inlay", height=84),
        row(Picture(source=picture, height=54), justify="center", align="center"),
        width=84, max_height=84), justify="center") if pictured else None
    words = Text(words=label, style="strong", size=1.3, ink=INK, group="settings", grow=55)
    if value:
        told = Text(words=value, size=1.2, ink=INK if lit else IVORY, align="center", grow=1,
                    group="settings' values")
        bars = _build_bars(level[0], level[1], tone if lit else GOLD,
                           EDGE if lit else EDGE_LIT) if level else None
        enamel = frame(f"enamel{focused}", row(
            replace(arrow, mirrored=True), bars or told, arrow, gap=6, align="center",
            padding=pad(10, 4)), tint=tone, grow=1)
        inner = row(row(inlay, replace(words, grow=1), gap=12, grow=55),
                    column(enamel, grow=45, padding=pad(0, 10)), gap=12)
    else:
        inner = row(inlay, words, column(arrow, justify="center"), gap=12)
    return stack(
        frame("shadow"), frame(f"drawer front{focused}", inner,
                               padding=Padding(12 if pictured else 20, 0, 12, 0)), grow=1,
        min_height=64 if pictured else 0, max_height=112 if pictured else 130,
        name=name, turns=bool(value), slides=bool(value),
        told=f"{label}: {value}" if value else label)


def _build_bars(step: int, steps: int, tone: Colour, edge: Colour) -> Node:
    """Return bars that grow towards the loud end; those up to the level are full."""
    bars, count = list[Node](), steps * 3
    for n in range(count):
        part, full = 0.24 + 0.76 * n / (count - 1), n < step * 3
        bar = frame("level" if full else "level empty", tint=tone if full else edge, grow=part)
        bars += [Node(grow=0.34), column(Node(grow=1 - part), bar, grow=0.66, max_width=20)]
    return row(*bars[1:], height=76, grow=1, shrink=1, padding=pad(16, 4))
