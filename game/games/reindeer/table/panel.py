"""The panel of a seat beside a map: whoever sits there, her name and her money."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.core.contract import Seat
from game.picture.art import Art
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import GOLD, IVORY, SEAT_COLOURS
from game.tables.old_panels import SeatPanels
from game.tables.seen import Sitter
from game.ui.furniture.figures import seated

if TYPE_CHECKING:
    from game.tables.show import Show

TALL = 96.0  # the height of panels from which there is a bar at their foot
FOOT, EDGES = 18.0, 6.0  # of a panel with its bar, and without one
LOW, LARGE = 32.0, 86.0  # how high the low line of a panel is; one so high has a higher one
SIGN = 40.0  # and the sign on it
SUMS = "points", "count"  # the letters of money, and where a name needs its room
NAMES = ("label@1.1", "label@1", "label@0.85", "label@0.75")  # those of names beside money
LONG = ("small@1", "small@0.85", "small@0.75")  # and of long ones over it
NAME = 48.0  # how high a name is
APART = 10.0  # between a name and money
POPS, FACE, TOKEN = 10, 96, 28  # how far whoever sits there stands out of her panel, how high
# she is at most, and the sign of her seat


class Inside(NamedTuple):
    """Where the sign, the name, the low line and the money of a seat stand on its panel, and the
    letters of its name and money, which is `sum` in words."""

    sign: Box
    name: Box
    low: Box
    money: Box
    letters: str
    figures: str
    sum: str


def inside(art: Art, box: Box, money: str, names: Sequence[str], sums_of: Sequence[str]) -> Inside:
    """Name and money on one line, and the low line under both. Where a name is too long for that,
    names have the upper line to themselves: on all panels alike, by the `names` and money
    (`sums_of`) of all seats."""
    foot = FOOT if box.h >= TALL else EDGES
    left, right = box.x + 66, box.right - 12
    under = LOW + (4 if LARGE <= box.h < TALL else 0)
    low = Box(left, box.bottom - foot - under, right - left, under)
    row = Box(left, box.y + (box.h - foot - under - NAME) / 2, right - left, NAME)
    sign = Box(box.x + 16, box.center[1] - (foot - EDGES) / 2 - SIGN / 2, SIGN, SIGN)

    def held(figures: str, middle: float) -> Box:
        wide, high = art.size(money, figures)
        return Box(right - wide, middle - high / 2, wide, high)
    for figures in SUMS:
        sums = held(figures, row.center[1])
        most = max(art.size(one, figures)[0] for one in sums_of)
        if letters := _letters(art, names, row.w - most - APART, NAMES):
            first = row._replace(w=sums.x - APART - left)
            return Inside(sign, first, low, sums, letters, figures, money)
    sums = held(SUMS[-1], low.center[1])
    letters = _letters(art, names, row.w, LONG) or LONG[-1]
    return Inside(sign, row, low._replace(w=sums.x - APART - left), sums, letters, SUMS[-1],
                  money)


def of_seat(art: Art, show: Show, seat: Seat) -> Inside:
    """What stands where on a seat's panel."""
    told = [show.table.get(f"money/{other}") for other in range(len(show.players))]
    sums = [show.say(("reindeer-sum", says[1])) if isinstance(says, tuple) else "" for says in told]
    return inside(art, show.panel(seat), sums[seat],
                  [show.name(other) for other in range(len(show.players))], sums)


def _letters(art: Art, names: Sequence[str], wide: float, styles: Sequence[str]) -> str:
    """The largest letters in which no name is wider than that, if there are any."""
    return next((style for style in styles if float(style.partition("@")[2]) <= art.text_scale
                 and max(art.size(name, style)[0] for name in names) <= wide
                 and art.line(style) <= NAME), "")


def panel(panels: SeatPanels, page: Page, seat: Seat, _: Sitter) -> None:
    """A seat's name and money."""
    show, name = panels.show, panels.show.name(seat)
    found, box = of_seat(page.art, show, seat), show.panel(seat)
    room = Box(box.x + 6, box.y - POPS, 60, min(box.h, FACE) + POPS - 3)
    seated(page, room, show.face(seat), seat, TOKEN)
    page.text(found.name, name, found.letters, SEAT_COLOURS[seat])
    page.text(found.money, found.sum, found.figures, GOLD if seat in show.leads else IVORY,
              leaf=False)
