"""Who sits at the table of a lobby: chairs and people behind it, the table, and what lies on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.core.contract import Seat
from game.core.faces import sitters
from game.core.seating import Seating
from game.devices.press import MOUSE, RIGHT_KEYS, Action, Device, is_phone
from game.picture.page import Page
from game.picture.screen import HEIGHT
from game.picture.theme import INK, shaded
from game.scenes.menu import KEYS
from game.tables.style import game_colour, table_style
from game.ui.box import Box
from game.ui.frames import draw_frame
from game.ui.furniture import cupboard
from game.ui.furniture.figures import DESK, MOON, SHAPE, arms, chair
from game.ui.layout import Node, Paint, Picture, Text, column, frame, pad, row, stack
from game.ui.widgets.key_sign import key_sign

if TYPE_CHECKING:
    from game.house import House

HANDS = 0.125  # of a person's height, from the far edge of the table to the foot of their card


def person_height(room: float, width: float) -> float:
    """Return how high people and chairs are in a room over cards of this width."""
    return min(room / (DESK + HANDS), width / SHAPE, 440)


def find_free_devices(house: House, seating: Seating) -> list[Device]:
    """Return the devices that could sit down: halves of the keyboard, and one for all pads."""
    pads, found = 0, list[Device]()
    for device in house.devices.attached():
        if (device == MOUSE or is_phone(device) or seating.holds(device)
                or device in seating.watching
                or (device == RIGHT_KEYS and seating.holds(MOUSE))):
            continue
        pads += device not in KEYS
        if device in KEYS or pads == 1:
            found.append(device)
    return found


def is_empty(seating: Seating, seat: Seat, free: Sequence[Device]) -> bool:
    """Say whether a chair waits for a player with a device of their own. Where no device is free,
    the player sits there already, and shares."""
    return seat not in seating.devices and not seating.bot(seat) and bool(free)


def build_sitter(seating: Seating, seat: Seat, height: float, *, empty: bool) -> Node:
    """Return a chair and who sits on it, as seen behind the table."""
    who = None if empty else Picture(source=sitters(seating.players())[seat], aspect=SHAPE,
                                     height=height)
    return stack(Paint(paint=_draw_rim_light), Picture(
        source=MOON if empty else chair(seat), aspect=SHAPE, height=height), who, height=height)


def build_front(page: Page, house: House, seating: Seating, seat: Seat, height: float, game: str, *,
                free: Sequence[Device], badge: bool) -> Node:
    """Return what lies on the table before a card: arms and a piece of the game, or the badge on an
    empty chair that calls for a player."""
    look = table_style(game).looks[table_style(game).sides[seat]]
    piece = Paint(paint=_draw_piece, values=(look.picture, look.tall, height))
    if not is_empty(seating, seat, free):
        return stack(Picture(source=arms(sitters(seating.players())[seat]), aspect=SHAPE,
                             height=height), piece, height=height)
    if not badge:
        return stack(piece, height=height)
    signs = [key_sign(page.art, house, device, Action.CONFIRM, f"asked@{size:g}")
             for size in (1.4, 1, 0.8) for device in free]
    signs = signs[:len(free)] if sum(sign.width or 0 for sign in signs[:len(free)]) < (
        height * SHAPE - 60) else signs[-len(free):]
    words = column(row(*signs, gap=24, justify="center"), Text(
        words=house.words("lobby-sit"), ink=INK, align="center", one_line=True),
        padding=pad(21, 14))
    plate = frame("badge", words, max_width=height * SHAPE, anchor="badge")
    return stack(piece, column(row(plate, justify="center"), justify="center",
                               height=height * DESK), height=height)


def _draw_rim_light(page: Page, box: Box) -> None:
    """Draw warm light close round a chair."""
    wide = box.h * SHAPE
    cupboard.put(page, "light", Box(box.center[0] - 0.72 * wide, box.y + box.h * 0.3, 1.44 * wide,
                                    box.h * 0.9))


def _draw_piece(page: Page, box: Box, picture: str, tall: float, person: float) -> None:
    """Draw a piece of the game in its shadow, behind the end of a card; a card of the game leans
    there."""
    art, leans = page.art, tall > 1.35
    high = person * 0.3 * min(tall / 1.5, 1)
    wide, card = high / tall, box.y + person * (DESK + HANDS)
    foot = card + (0.16 * high if leans else -4)
    middle = min(box.right - 16 - wide / 2, box.center[0] + person * SHAPE / 2 + 0.75 * wide)
    cupboard.put(page, "shadow", Box(middle - 0.85 * wide, min(foot, card) - 0.255 * wide,
                                     1.7 * wide, 0.51 * wide))
    if not leans:
        page.picture(Box(middle - wide / 2, foot - high, wide, high), picture, leaf=False)
        return
    image = art.keep(("leans", picture, art.pixels(high)), lambda: pygame.transform.rotozoom(
        art.picture(picture, wide, high), -7, 1))
    page.image(image, middle - image.get_width() / art.scale / 2,
               foot - image.get_height() / art.scale)


def draw_table(page: Page, box: Box, game: str, window: tuple[float, float, float]) -> None:
    """Draw a table whose top fills a box over the whole window, whose left and right sides and foot
    are given; the game's cloth lies on it and falls over its front."""
    left, right, foot = window
    colour = game_colour(game)
    top = Box(left, box.y, right - left, box.h)
    front = Box(left, box.bottom, right - left, foot - box.bottom)
    draw_frame(page, "table top", top, shaded(colour, 1.3))
    draw_frame(page, "table front", front, shaded(colour, 0.8))
    for low in sorted({min(HEIGHT, foot), foot}):
        draw_frame(page, "frieze", Box(left, low - 30, right - left, 26))
    for y in (box.y + 3, box.bottom + 3):
        draw_frame(page, "light edge", Box(left, y, right - left, 5))
