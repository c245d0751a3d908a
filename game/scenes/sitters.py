"""People, bots and the chairs on which they sit, as pictures (`assets/make_chairs.py`)."""

from __future__ import annotations

from game.match import Kind
from game.picture.page import Page
from game.picture.screen import Box
from game.scenes.seating import NAMES

SHAPE = 0.8  # the width of these pictures as a part of their height
BUST = 0.78  # how much of their height somebody fills who sits: below it are legs of the chair
CROWN, BROW, RIM = 0.46, 0.2, 0.74  # a crown beside a face; where it sits on it; its own foot
FOLDER = "ui/lobby"
FACES = 5  # people look different, and so do the cushions of chairs
MOON = f"{FOLDER}/chair_moon"  # a chair for nobody


def chair(n: int) -> str:
    """A chair by warm light."""
    return f"{FOLDER}/chair_{n % FACES}"


def face(n: int) -> str:
    """Somebody."""
    return f"{FOLDER}/person_{n % FACES}"


def sitter(kind: Kind, n: int) -> str:
    """Who sits on a seat: somebody, or a nisse of its colour, with stripes for its strength."""
    return face(n) if kind == "human" else f"{FOLDER}/{kind}_{n % FACES}"


def known(name: str) -> str:
    """The face under which a name is remembered, whatever seat it had: the usual names have that of
    the seat whose name they are."""
    return face(NAMES.index(name) if name in NAMES else sum(map(ord, name)))


def bust(page: Page, room: Box, who: str) -> None:
    """Somebody who fills a room to its foot, in its middle."""
    high = min(room.h / BUST, room.w / SHAPE)
    image = page.art.picture(who, high * SHAPE, high)
    shown = (0, 0, image.get_width(), min(page.art.pixels(high * BUST), image.get_height()))
    page.image(image.subsurface(shown), room.center[0] - high * SHAPE / 2,
               room.bottom - high * BUST)


def crowned(page: Page, room: Box, who: str) -> None:
    """The same with a crown on her head."""
    high = min(room.h / (BUST + CROWN * RIM * SHAPE - BROW), room.w / SHAPE)
    tall, wide = high * BUST, high * SHAPE * CROWN
    bust(page, room._replace(y=room.bottom - tall, h=tall), who)
    page.picture(Box(room.center[0] - wide / 2, room.bottom - tall + high * BROW - wide * RIM, wide,
                     wide), "ui/crown", leaf=False)
