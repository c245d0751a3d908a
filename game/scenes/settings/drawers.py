"""The chest of the settings: a sign for each drawer, and the felt of the open one with its rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.picture.theme import GOLD, IVORY, Colour, shaded
from game.ui.layout import Node, Padding, Picture, Text, column, frame, pad, row, stack


class Drawer(NamedTuple):
    """Its name, its picture, its name in words and the colour of its felt."""

    name: str
    picture: str
    words: str
    felt: Colour


def build_chest(drawers: Sequence[Drawer], opened: int, rows: Node, key: Node | None,
                width: float) -> Node:
    """Return a chest whose signs are this wide. The open drawer's sign is pulled out, and joins the
    felt on which its rows lie; the next one bears the `key` that opens it."""
    following = (opened + 1) % len(drawers)
    signs = [_build_sign(drawer, opened=n == opened, key=key if n == following else None)
             for n, drawer in enumerate(drawers)]
    felt = frame("drawer felt", column(
        row(frame("seam", grow=1, height=5), padding=pad(24, 0)), Node(grow=1),
        row(frame("seam", grow=1, height=5), padding=pad(24, 0)), padding=pad(0, 10)),
        tint=drawers[opened].felt)
    joint = frame("drawer joint", tint=drawers[opened].felt, grow=1)
    joints = column(*(column(joint if n == opened else None, padding=pad(0, 12), grow=1)
                      for n in range(len(drawers))), width=24)
    inside = stack(
        row(Node(width=width), stack(felt, stack(rows, padding=pad(24, 20)), grow=1)),
        row(column(*signs, width=width), padding=Padding(left=4)),
        row(Node(width=width - 12), joints))
    return frame("chest", inside, padding=pad(16, 16))


def _build_sign(drawer: Drawer, *, opened: bool, key: Node | None) -> Node:
    words = Text(words=drawer.words, style="heading", size=0.58, ink=GOLD if opened else IVORY,
                 align="center", group="drawers", one_line=True)
    inner = column(
        row(key, justify="center") if key else None,
        column(Picture(source=drawer.picture, height=100, shrink=1), words, gap=2,
               justify="center", grow=1), padding=Padding(8, 6, 22, 6))
    if opened:
        sign = frame("drawer sign open", inner, tint=drawer.felt, grow=1)
    else:
        sign = frame("drawer sign", inner, tint=shaded(drawer.felt, 0.74), grow=1)
    return column(row(Node(width=0 if opened else 13), sign, grow=1), padding=pad(0, 4), grow=1,
                  name=f"drawer/{drawer.name}", pointer_only=True)
