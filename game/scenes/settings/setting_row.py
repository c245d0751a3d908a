"""Rows of the settings as fronts of small drawers: a picture in brass, a label, and a value on
enamel between arrows."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from game.picture.page import Page
from game.picture.theme import EDGE, EDGE_LIT, GOLD, INK, IVORY, Colour, shaded
from game.ui.box import Box
from game.ui.layout import Node, Padding, Paint, Picture, Text, column, frame, pad, row, stack

BRASS = "ui/drawers/arrow"


class Setting(NamedTuple):
    """What a row says. `level`: how far of how far something is turned up, drawn as bars in place
    of its value. One that `leads` to a page of its own has no value."""

    name: str
    label: str
    value: str
    picture: str
    level: tuple[int, int] = (0, 0)
    leads: bool = False


def build_setting(setting: Setting, felt: Colour, *, lit: bool, pictured: bool) -> Node:
    """Return a row; it is gilded where it is `lit`, and has its picture if it is `pictured`."""
    tone, focused = shaded(felt, 0.62), " focused" if lit else ""
    arrow = Picture(source=BRASS, height=46 if lit else 38)
    inlay = stack(
        Paint(paint=draw_disc, values=(tone,)), Picture(source="ui/drawers/inlay", height=84),
        row(Picture(source=setting.picture, height=54), justify="center", align="center"),
        width=84, max_height=84) if pictured else None
    label = Text(words=setting.label, style="strong", size=1.3, ink=INK, group="settings", grow=55)
    centred = column(inlay, justify="center") if inlay else None
    if setting.leads:
        inner = row(centred, label, arrow, gap=12, align="center",
                    padding=Padding(12 if pictured else 20, 8, 14, 8))
    else:
        value = Paint(paint=draw_bars, grow=1, values=(
            *setting.level, tone if lit else GOLD, EDGE if lit else EDGE_LIT),
            height=76, shrink=1) if setting.level[1] else Text(
            words=setting.value, size=1.15, ink=INK if lit else IVORY, align="center", grow=1,
            group="settings' values")
        enamel = frame(f"enamel{focused}", row(
            replace(arrow, mirrored=True), value, arrow, gap=10, align="center",
            padding=pad(12, 4)), tint=tone, grow=1)
        inner = row(row(centred, replace(label, grow=1), gap=12, grow=55),
                    column(enamel, grow=45, padding=pad(0, 10)), gap=12,
                    padding=Padding(12 if pictured else 20, 0, 12, 0))
    return stack(
        frame("shadow"), frame(f"drawer front{focused}", inner), grow=1,
        min_height=64 if pictured else 0, max_height=110 if pictured else 130,
        name=setting.name, turns=not setting.leads, slides=not setting.leads,
        told=setting.label if setting.leads else f"{setting.label}: {setting.value}")


def draw_disc(page: Page, box: Box, tone: Colour) -> None:
    page.image(page.art.disc(box.w - 6, tone, 255), box.x + 3, box.y + 3)


def draw_bars(page: Page, box: Box, step: int, steps: int, tone: Colour, edge: Colour) -> None:
    """Draw bars that grow towards the loud end; those up to the level are full."""
    count, inner = steps * 3, box.inset(min(20, box.w / 16), 4)
    bar = min(20, inner.w / count * 0.66)
    for n in range(count):
        high = inner.h * (0.24 + 0.76 * n / (count - 1))
        full = n < step * 3
        page.image(page.art.plate(bar, high, tone, 255 if full else 0, None if full else edge, 3,
                                  4), inner.x + n * (inner.w - bar) / (count - 1),
                   inner.bottom - high)
