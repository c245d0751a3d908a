"""A sign that hangs over a scene, and people who lean on its upper edge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.core.contract import Seat
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import INK, IVORY, SEAT_COLOURS
from game.ui.furniture.figures import DESK, SHAPE, arms, own_letters, worn

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
    """Draw the cords by which a sign hangs from the top of the window."""
    for x in (box.x + box.w * 0.12, box.right - box.w * 0.12):
        page.image(page.art.plate(7, box.y + 8, (150, 112, 66), 255, INK, 2, 1), x - 3.5, -2)


def people(page: Page, room: Box, some: Sequence[Person], plates: Box) -> None:
    """Draw people side by side, who lean on the foot of a room, with their names and what they
    have on plates. The player who leads wears a crown."""
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
