"""People side by side, each behind a card with their seat's code or their device."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame
import segno
from msgspec.structs import replace

from game.core.contract import Seat
from game.devices.press import Device, is_phone
from game.picture.art import Art
from game.picture.page import Page
from game.picture.theme import INK, SEAT_COLOURS
from game.ui.box import Box
from game.ui.frames import draw_frame
from game.ui.furniture.cupboard import build_part
from game.ui.furniture.figures import DESK, SHAPE, build_person, name_arms
from game.ui.layout import (
    Node,
    Padding,
    Paint,
    Picture,
    Size,
    Text,
    column,
    first_that_fits,
    frame,
    pad,
    row,
    stack,
)
from game.ui.widgets.controls import build_button

NARROWEST, WIDEST = 252, 540  # the width of a card


class Sitting(NamedTuple):
    """A player on a seat: face, name, device with a sentence and a picture, and the code by which a
    phone may join."""

    seat: Seat
    who: str
    name: str
    device: Device | None
    told: str
    picture: str
    code: str | None = None


def build_cards(page: Page, sitting: Sequence[Sitting], heads: float, out: str,
                focus: str) -> Node:
    """Return the cards side by side under players. `heads`: the height of these; `out`: the label
    of the button that disconnects a phone."""
    crowded = len(sitting) > 4
    least = NARROWEST if any(one.code for one in sitting) else 0
    cards = [(one, _build_card(page, one, heads, out, focus, crowded=crowded)) for one in sitting]
    return row(*(replace(card, grow=1, max_width=WIDEST) if one.code else
                 replace(card, grow=0.45, min_width=least, max_width=0.65 * WIDEST)
                 for one, card in cards),
               gap=22, justify="center", padding=Padding(bottom=6), grow=1)


def _build_card(page: Page, one: Sitting, heads: float, out: str, focus: str, *,
                crowded: bool) -> Node:
    body = _build_code(page, one.code) if one.code else _build_device(
        page, one, out if is_phone(one.device) else "", focus, crowded=crowded)
    size = (0.8 if crowded else 1) / page.art.text_scale
    hidden = heads / DESK - heads - 18 if heads else 0  # the part of a card under arms
    content = column(Node(height=hidden), _build_name(one, size), body, gap=4,
                     padding=pad(18, 12))
    card = stack(
        column(Node(grow=1), build_part("shadow", height=50), padding=Padding(-14, 0, -26, -20)),
        frame("name plank", tint=SEAT_COLOURS[one.seat]),
        column(Picture(source=name_arms(one.who), aspect=SHAPE, height=heads / DESK),
               align="center", padding=Padding(top=-heads)) if heads else None,
        content, grow=1)
    return column(build_person(one.who, DESK, room=Size(0, DESK), height=heads), card)


def _build_name(one: Sitting, size: float) -> Node:
    seat = Picture(source=f"ui/seat_{one.seat}", height=36)
    name = Text(words=one.name, style="label", size=size, ink=INK, one_line=True, grow=1)
    if not (one.code and one.device):
        return row(seat, name, gap=12, align="center", height=54)
    device = Picture(source=one.picture, height=44, ink=INK)
    roomy = row(seat, Node(min_width=NARROWEST), device, gap=12)
    return first_that_fits(
        stack(roomy, row(seat, name, device, gap=12, align="center")),
        row(seat, name, gap=12, align="center"), height=54)


def _build_code(page: Page, code: str) -> Node:
    """Return the largest code that fits, over the same as text."""
    site, _, token = code.partition("#")
    size = 1 / page.art.text_scale
    lines = (Text(words=words, style="small", size=size, ink=INK, align="center", group="codes",
                  one_line=True, shrink=0) for words in (site, f"#{token}"))
    image = Paint(paint=draw_code, values=(code,), aspect=1, max_height=460, shrink=1)
    return column(image, Node(height=6), *lines, justify="center", grow=1)


def _build_device(page: Page, one: Sitting, out: str, focus: str, *, crowded: bool) -> Node:
    picture = Picture(source=one.picture, height=min(118, 160 / page.art.text_scale), ink=INK,
                      optional=True)
    told = Text(words=one.told, ink=INK, align="center")
    shown = column(picture, told, gap=12, justify="center", grow=1)
    if not out:
        return shown
    return column(shown, build_button(
        f"out/{one.device}", out, "" if crowded else "ui/leave", focus=focus, group="out",
        height=page.control_height("label")), gap=12, grow=1)


def draw_code(page: Page, box: Box, code: str) -> None:
    """Draw a code, as no picture has its modules."""
    side = min(box.w, box.h)
    at = box.place(side, side)
    draw_frame(page, "code", at)
    page.put_image(make_code(page.art, code, side), at.x, at.y)


def make_code(art: Art, text: str, side: float) -> pygame.Surface:
    """Return a code for phones' cameras, black on white, with a whole number of pixels to each
    module."""
    def make() -> pygame.Surface:
        rows = [list(row) for row in segno.make(text, error="m", micro=False).matrix]
        size = art.to_pixels(side)
        pace = max(size // (len(rows) + 8), 1)  # with four white modules on each side
        image = pygame.Surface((size, size))
        image.fill("white")
        first = (size - pace * len(rows)) // 2
        for y, modules in enumerate(rows):
            for x, dark in enumerate(modules):
                if dark:
                    image.fill("black", (first + x * pace, first + y * pace, pace, pace))
        return image
    return art.keep(("code", text, side), make)
