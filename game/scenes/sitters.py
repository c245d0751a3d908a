"""Chairs, remembered faces and crowned ones (`assets/make_chairs.py`)."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.picture.art import Art
from game.picture.page import Page
from game.picture.screen import Box
from game.tables.faces import BUST, CUSHIONS, FOLDER, SHAPE, bust, face, number

CROWN, BROW, RIM = 0.46, 0.2, 0.74  # a crown beside a face; where it sits on it; its own foot
MOON = f"{FOLDER}/chair_moon"  # a chair for nobody
ARMS = "ui/arms"  # `assets/make_arms.py`
DESK = 0.765  # of somebody's height, where the table is on which her arms lie
RESTS = 0.88  # and where an edge is over which they rest


def chair(n: int) -> str:
    """A chair by warm light."""
    return f"{FOLDER}/chair_{n % CUSHIONS}"


def arms(who: str, *, cheers: bool = False) -> str:
    """The arms of somebody, for a table; those of nisser do not tell how strong they are. Whoever
    cheers holds up a cup."""
    kind, number = who.removeprefix(f"{FOLDER}/").split("_")
    name = f"{ARMS}/{kind if kind == 'person' else 'nisse'}_{number}"
    return f"{name}_cheer" if cheers else name


def lap(who: str) -> str:
    """The knees of one of the people under a blanket, with her hands on it, for a chair without a
    table."""
    return f"{arms(who)}_lap"


def known(name: str, chosen: Mapping[str, int]) -> str:
    """The face that somebody has chosen or under which her name is remembered, whatever seat it
    had."""
    return face(chosen.get(name, number(name)))


def crowned(page: Page, room: Box, who: str, part: float = BUST) -> None:
    """Somebody down to a part of her height, with a crown on her head."""
    high = min(room.h / (part + CROWN * RIM * SHAPE - BROW), room.w / SHAPE)
    tall = high * part
    bust(page, room._replace(y=room.bottom - tall, h=tall), who, part)
    page.image(*worn(page.art, room._replace(y=room.bottom - tall, h=high)))


def worn(art: Art, who: Box) -> tuple[pygame.Surface, float, float]:
    """A crown on the head of somebody of whom all would fill a box, and where it is drawn."""
    wide = who.h * SHAPE * CROWN
    image = art.picture("ui/crown", wide, wide)
    return image, who.center[0] - wide / 2, who.y + who.h * BROW - wide * RIM
