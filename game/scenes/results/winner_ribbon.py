"""On a ribbon who has won, in large letters, after the signs of all who have; and how, on one of
parchment under it."""

from __future__ import annotations

from collections.abc import Sequence

from game.core import Seat
from game.picture.cheer import TAIL, ribbon
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import INK, OAK, PARCHMENT, Colour

LAUREL, HOLE = 150, 0.46  # the laurel, and how much of it its ring leaves free
# Parts of the largest letters, until a heading has room.
HEADINGS = (0.6, 0.54, 0.48, 0.42, 0.36, 0.3)
EDGES = 44  # from the ends of a ribbon's front to what stands on it
SMALL, APART = 0.56, 12  # the sign of one of many, in the height of the ribbon; between two
TOLD = 1.2, 1.0, 0.85  # how large a story is, until one line holds it
HEM = 28  # from the ends of its ribbon's front
OVER = 18  # so much higher than the ribbon its letters may be


def announce(
    page: Page, room: Box, heading: str, colour: Colour, winners: Sequence[Seat], picture: str,
) -> None:
    """`picture`: what stands for one alone, round her sign if it is a laurel; empty for many."""
    small = room.h * SMALL
    signs = LAUREL if picture else len(winners) * (small + APART)
    most = room.w - 2 * TAIL * room.h - signs - 2 * EDGES
    style = next((style for part in HEADINGS
                  if page.art.size(heading, style := f"victory@{part:g}")[0] <= most), "")
    wide = page.art.size(heading, style)[0] + 1 if style else most
    whole = signs + wide + 2 * EDGES
    left = room.center[0] - whole / 2
    page.image(ribbon(page.art, whole, room.h, colour), left - TAIL * room.h, room.y)
    x, middle = left + EDGES / 2, room.center[1]
    if picture == "ui/win":
        _laurel(page, x, middle, winners[0])
    elif picture:
        page.picture(Box(x, middle - LAUREL / 2 + 8, LAUREL - 16, LAUREL - 16), picture)
    for n, seat in enumerate(() if picture else winners):
        at = Box(x + n * (small + APART), middle - small / 2, small, small)
        page.image(page.art.disc(at.w + 10, INK, 255), at.x - 5, at.y - 5)
        page.picture(at, f"ui/seat_{seat}")
    words = Box(left + EDGES + signs, room.y - OVER, wide, room.h + 2 * OVER)
    if style:
        page.text(words, heading, style, INK)
    else:
        page.fitted(words, heading, "heading@1", INK)


def tell(page: Page, room: Box, story: str) -> None:
    """On one line, if it can be."""
    sizes = [page.art.text_scale * part for part in TOLD]
    inner = room.inset(TAIL * room.h + HEM, 2)
    style = next((f"asked@{size:g}" for size in sizes
                  if page.art.size(story, f"asked@{size:g}")[0] <= inner.w), "")
    if style:
        wide = page.art.size(story, style)[0] + 1
        inner = inner._replace(x=room.center[0] - wide / 2, w=wide)
    long = inner.w + 2 * HEM
    page.image(ribbon(page.art, long, room.h, PARCHMENT, OAK),
               room.center[0] - long / 2 - TAIL * room.h, room.y)
    page.fitted(inner, story, style or "asked", INK, "center")


def _laurel(page: Page, x: float, middle: float, seat: Seat) -> None:
    """The sign of a seat in a laurel."""
    page.image(page.art.disc(LAUREL * 0.72, INK, 255), x + LAUREL * 0.14, middle - LAUREL * 0.36)
    page.picture(Box(x, middle - LAUREL / 2, LAUREL, LAUREL), "ui/win")
    hole = LAUREL * HOLE
    page.picture(Box(x + (LAUREL - hole) / 2, middle - hole / 2, hole, hole), f"ui/seat_{seat}",
                 leaf=False)
