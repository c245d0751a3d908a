"""Players as figures: on chairs, at tables, on sills, with crowns (`assets/make_chairs.py`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from game.core.contract import Seat
from game.core.faces import CUSHIONS, FOLDER, dressed, plain, renamed, under_crown
from game.picture.art import Art
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import INK, NIGHT, OAK, SEAT_COLOURS, Colour
from game.ui.layout import Node, Padding, Paint, Text, column, frame, pad, row

SHAPE = 0.8  # the width of these pictures as a part of their height
BUST = 0.78  # of a seated figure's height, down to the legs of the chair
LONG_NAME = 8  # letters; a longer name may be smaller than others
CROWN, BROW, RIM = 0.46, 0.2, 0.74  # a crown beside a face; where it sits on it; its own foot
MOON = f"{FOLDER}/chair_moon"  # a chair for nobody
ARMS = "ui/arms"  # `assets/make_arms.py`
DESK = 0.765  # of a figure's height, down to the table on which the arms lie
SILL = 0.1  # the height of a sill, of a window's height


def chair(n: int) -> str:
    """Return the picture of a chair in warm light."""
    return f"{FOLDER}/chair_{n % CUSHIONS}"


def arms(who: str, *, cheers: bool = False, waves: bool = False) -> str:
    """Return the picture of a figure's arms on a table. A figure that cheers holds up a cup, one
    that waves a hand. Arms of nisser do not tell how strong the bot is."""
    kind, number, *_ = plain(who).removeprefix(f"{FOLDER}/").split("_")
    name = f"{ARMS}/{kind if kind == 'person' else 'nisse'}_{number}"
    return renamed(who, f"{name}_cheer" if cheers else f"{name}_wave" if waves else name)


def lap(who: str) -> str:
    """Return the picture of knees under a blanket, for a chair without a table."""
    return renamed(who, f"{arms(plain(who))}_lap")


def wool(who: str) -> Colour:
    """Return the colour in which a figure is dressed."""
    return SEAT_COLOURS[dressed(who)]


def bust(page: Page, room: Box, who: str, part: float = BUST) -> None:
    """Draw a figure down to a part of its height, at the foot and in the middle of a box."""
    high = min(room.h / part, room.w / SHAPE)
    shown = room.place(high * SHAPE, high * part, 0.5, 1)
    page.cropped(shown._replace(h=high), who, shown)


def seated(page: Page, room: Box, who: str, seat: Seat, sign: float = 40) -> None:
    """Draw a player with the sign of their seat, whose side is `sign`, before them."""
    airy = 24 / 150 * room.h  # the pictures have so much air at their sides
    bust(page, Box(room.x - airy, room.y, room.w + 2 * airy, room.h), who)
    badge = Box(room.x - 2, room.bottom - sign, sign, sign)
    page.image(page.art.plate(sign, sign, NIGHT, 255, SEAT_COLOURS[seat], 4, sign / 2), badge.x,
               badge.y)
    page.picture(badge.inset(sign * 0.2), f"ui/seat_{seat}")
    page.claim(f"ui/seat_{seat}", badge.inset(sign * 0.2))


def crowned(page: Page, room: Box, who: str, *, cheers: bool = False) -> None:
    """Draw a crowned figure down to the legs of the chair. One that `cheers` holds up a cup; its
    other arm lies on the foot of the room."""
    high = min(room.h / (BUST + CROWN * RIM * SHAPE - BROW), room.w / SHAPE)
    at = room._replace(h=room.h + (1 - BUST) * high).place(high * SHAPE, high, 0.5, 1)
    page.cropped(at, who, at._replace(h=high * BUST))
    page.image(*worn(page.art, at))
    if cheers:
        page.picture(at, arms(who, cheers=True))


def worn(art: Art, who: Box) -> tuple[pygame.Surface, float, float]:
    """Return a crown for a figure that would fill a box, and where it is drawn."""
    wide = who.h * SHAPE * CROWN
    image = art.picture("ui/crown", wide, wide)
    return image, who.center[0] - wide / 2, who.y + who.h * BROW - wide * RIM


def lean(page: Page, room: Box, faces: Sequence[tuple[str, float]]) -> None:
    """Draw figures side by side, who lean on the sill at a room's foot. Each has a face and a
    height above the sill."""
    art, slot = page.art, room.w / len(faces)
    sill = room._replace(y=room.bottom - SILL * room.h, h=SILL * room.h).inset(-17.0, 0)
    seats = [Box(room.x + (n + 0.5) * slot - up / DESK * SHAPE / 2, sill.y - up, up / DESK * SHAPE,
                 up / DESK) for n, (_, up) in enumerate(faces)]
    for (who, up), seat in zip(faces, seats, strict=True):
        page.cropped(seat, who, seat._replace(h=up + 1))
    page.image(art.plate(sill.w, sill.h, OAK, 255, INK, 3, 6), sill.x, sill.y)
    for (who, _), seat in zip(faces, seats, strict=True):
        page.cropped(seat, arms(who), seat._replace(h=sill.bottom - seat.y))


def build_guests(page: Page, people: Iterable[tuple[str, str]], height: float, width: float,
                 table: float, *, cheer: bool = False, letters: float = 0.78) -> Sequence[Node]:
    """Return a column for each player, of whom a name and a face are given: so high, and so wide
    at most, they sit behind a table. On its height lies a card with their name."""
    found = []
    for name, who in people:
        short = len(name) <= LONG_NAME
        words = Text(words=name, style="heading" if short else "body", ink=INK, align="center",
                     size=letters / page.art.text_scale, one_line=True,
                     group="cards" if short else "")
        card = frame("ivory tag", words, padding=pad(5, 0), grow=1, max_width=300,
                     min_height=page.art.line(f"heading@{letters:g}"))
        found.append(column(
            Node(grow=1), Paint(paint=draw_guest, values=(who, cheer), height=height),
            column(row(card, justify="center"), justify="end", height=table,
                   padding=Padding(4, 0, 4, 12)), grow=99, max_width=width))
    return found


def draw_guest(page: Page, box: Box, who: str, cheers: bool, seat: str = "") -> None:
    """Draw a player, perhaps on a chair, behind the edge of a table at the foot of a box, with
    their arms on it. One who cheers has a crown and holds up a cup."""
    part = 0.88 if seat else DESK
    tall = min(box.h * 0.86, 1.24 * box.w) / part if cheers else box.h / part
    at = Box(box.center[0] - tall * SHAPE / 2, box.bottom - tall * part, tall * SHAPE, tall)
    over = at._replace(h=tall * part)
    if seat:
        page.cropped(at, seat, over)
    page.cropped(at, under_crown(who) if cheers else who, over)
    if cheers:
        page.image(*worn(page.art, at))
    page.picture(at, arms(who, cheers=cheers))
