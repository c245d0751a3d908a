"""A sign that hangs over what goes on: its name on a plank, what is chosen on felt, and people who
lean on its upper edge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.core import Seat
from game.picture.art import FINE, smooth
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import INK, IVORY, SEAT_COLOURS, WOOD, Colour
from game.scenes.scenery.cloths import felt
from game.scenes.scenery.figures import DESK, arms, own_letters, worn
from game.scenes.scenery.planks import nails
from game.tables.faces import SHAPE

SHADE = 0.8  # of its own light, the felt
CORD, THICK, ASIDE = (150, 112, 66), 7.0, 0.12  # by which it hangs: how thick, how far in
SHOULDERS = 24.0  # of people, what their arms cover of the sign
NAMES = "body", "small", "small@0.9", "small@0.8", "small@0.7", "small@0.6"  # letters of people
SIGN = 34.0  # of a seat


class Person(NamedTuple):
    """A player at the table: face, name, what they have, whether they lead, and their seat."""

    who: str
    name: str
    has: str
    leads: bool
    seat: Seat


def cords(page: Page, box: Box) -> None:
    """The cords by which a sign as large as a box hangs."""
    for x in (box.x + box.w * ASIDE, box.right - box.w * ASIDE):
        _cord(page, x, box.y)


def back(page: Page, box: Box, colour: Colour) -> None:
    """Felt of a colour on a sign's inside, under its head."""
    if page.art.contrast:
        page.image(page.art.plate(box.w, box.h, WOOD, 255, None, 0, 6), box.x, box.y)
    else:
        felt(page, box, colour, SHADE)


def head_nails(page: Page, box: Box) -> None:
    nails(page, box, hangs=True)


def _cord(page: Page, x: float, foot: float) -> None:
    """From the top of the window to a height."""
    size = page.art.pixels(THICK), page.art.pixels(foot + 6)

    def paint(image: pygame.Surface) -> None:
        image.fill(INK)
        edge = FINE * 2
        pygame.draw.rect(image, CORD, image.get_rect().inflate(-2 * edge, 0))
    if min(size) > 0:
        page.image(page.art.keep(("sign's cord", size), lambda: smooth(size, paint)),
                   x - THICK / 2, 0)


def people(page: Page, room: Box, some: Sequence[Person], plates: Box) -> None:
    """Everybody side by side, who leans on the foot of a room; before each what she has and her
    name, on a plate between the same sides. Whoever leads wears a crown."""
    art, tall, slot = page.art, room.h / DESK, room.w / len(some)
    seats = [Box(room.x + (n + 0.5) * slot - tall * SHAPE / 2, room.y, tall * SHAPE, tall)
             for n in range(len(some))]
    for one, at in zip(some, seats, strict=True):
        page.cropped(at, one.who, at._replace(h=room.h + 2))
        if one.leads:
            page.image(*worn(art, at))
    wide = min(slot - 12, 380.0)
    said = [f"{one.name} · {one.has}" if one.has else one.name for one in some]
    free = wide - SIGN - 30
    styles = own_letters(page, plates._replace(w=free), said, NAMES)
    for one, at, text, style in zip(some, seats, said, styles, strict=True):
        page.cropped(at, arms(one.who), at)
        plate = Box(at.center[0] - wide / 2, plates.y, wide, plates.h)
        page.image(art.plate(plate.w, plate.h, IVORY, 255, SEAT_COLOURS[one.seat], 4, 10), plate.x,
                   plate.y)
        w = min(art.size(text, style, free)[0] + 1, free)
        x = plate.center[0] - (w + SIGN + 8) / 2
        page.picture(Box(x, plate.center[1] - SIGN / 2, SIGN, SIGN), f"ui/seat_{one.seat}")
        page.fitted(plate._replace(x=x + SIGN + 8, w=w), text, style, INK)
