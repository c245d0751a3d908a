"""Chairs, remembered faces and crowned ones (`assets/make_chairs.py`)."""

from __future__ import annotations

from game.picture.page import Page
from game.picture.screen import Box
from game.tables.faces import BUST, FACES, FOLDER, SHAPE, bust, face, number

CROWN, BROW, RIM = 0.46, 0.2, 0.74  # a crown beside a face; where it sits on it; its own foot
MOON = f"{FOLDER}/chair_moon"  # a chair for nobody


def chair(n: int) -> str:
    """A chair by warm light."""
    return f"{FOLDER}/chair_{n % FACES}"


def known(name: str) -> str:
    """The face under which a name is remembered, whatever seat it had."""
    return face(number(name))


def crowned(page: Page, room: Box, who: str) -> None:
    """The same with a crown on her head."""
    high = min(room.h / (BUST + CROWN * RIM * SHAPE - BROW), room.w / SHAPE)
    tall, wide = high * BUST, high * SHAPE * CROWN
    bust(page, room._replace(y=room.bottom - tall, h=tall), who)
    page.picture(Box(room.center[0] - wide / 2, room.bottom - tall + high * BROW - wide * RIM, wide,
                     wide), "ui/crown", leaf=False)
