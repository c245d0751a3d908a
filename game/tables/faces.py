"""Who sits at a table, as pictures (`assets/make_chairs.py`): people, and nisser that are bots."""

from __future__ import annotations

from game.core import Seat
from game.match import Kind, Player
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import NIGHT, SEAT_COLOURS

SHAPE = 0.8  # the width of these pictures as a part of their height
BUST = 0.78  # how much of their height somebody fills who sits: below it are legs of the chair
FOLDER = "ui/lobby"
AIRY, ROOMY = 24, 150  # how far the sides of a picture so high have nothing on them
BADGE = 40  # the size of the sign beside somebody
FACES = 5  # people look different, and so do the cushions of chairs


def face(n: int) -> str:
    """Somebody."""
    return f"{FOLDER}/person_{n % FACES}"


def sitter(kind: Kind, seat: Seat) -> str:
    """Who sits on a seat: somebody, or a nisse of its colour, with stripes for its strength."""
    return face(seat) if kind == "human" else f"{FOLDER}/{kind}_{seat % FACES}"


def bust(page: Page, room: Box, who: str) -> None:
    """Somebody who fills a room to its foot, in its middle."""
    high = min(room.h / BUST, room.w / SHAPE)
    image = page.art.picture(who, high * SHAPE, high)
    shown = (0, 0, image.get_width(), min(page.art.pixels(high * BUST), image.get_height()))
    page.image(image.subsurface(shown), room.center[0] - high * SHAPE / 2,
               room.bottom - high * BUST)


def seated(page: Page, room: Box, player: Player, seat: Seat, sign: float = BADGE) -> None:
    """Whoever sits on a seat, and its sign before her."""
    airy = AIRY * room.h / ROOMY
    bust(page, Box(room.x - airy, room.y, room.w + 2 * airy, room.h), sitter(player.kind, seat))
    badge = Box(room.x - 2, room.bottom - sign, sign, sign)
    page.image(page.art.plate(sign, sign, NIGHT, 255, SEAT_COLOURS[seat], 4, sign / 2), badge.x,
               badge.y)
    page.picture(badge.inset(sign * 0.2), f"ui/seat_{seat}")
