"""The time line of a replay: every move in the colour of whose it was, where rounds end, which
moves were turning points, and where on it one is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.core import Seat
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import DIM, EDGE, GOLD, INK, IVORY, SEAT_COLOURS, Colour

BAR, KNOB = 22, 40  # the height of the time line, and of what says where on it one is
TURN = 36  # of the star over a turning point
ENDS = 32  # of the number where a round ends, and the width that those of all may take
MARKED = 0.5  # of the line
ABEAM = 0.55  # the light of what is still to come


class Gone(NamedTuple):
    """Whose each move was, how many of them were shown, after which ones rounds end, and which
    were turning points."""

    seats: Sequence[Seat]
    at: int
    rounds: Sequence[int]
    turns: Sequence[int]


def draw_line(page: Page, box: Box, gone: Gone) -> None:
    """Every move in the colour of whose it was, those that were shown in full light."""
    of, at = max(len(gone.seats), 1), gone.at
    page.plate(box.inset(-4), INK, 255, EDGE)
    begin = 0
    for n in range(1, of + 1):
        if n < of and n != at and gone.seats[n] == gone.seats[begin]:
            continue
        left = box.x + box.w * begin / of
        wide = box.w * n / of - box.w * begin / of
        shade = 1.0 if begin < at else ABEAM
        red, green, blue = (round(shade * one) for one in _colour(gone, begin))
        part = page.art.plate(max(wide - 1, 1), BAR, (red, green, blue), 255, None, radius=3)
        page.image(part, left, box.y)
        begin = n
    _ends(page, box, gone.rounds, of)
    for ply in gone.turns:
        x = box.x + box.w * (ply + 0.5) / of - TURN / 2
        page.picture(Box(x, box.center[1] - TURN / 2, TURN, TURN), "ui/star", leaf=False)
    x = box.x + KNOB / 4 + (box.w - KNOB / 2) * at / of
    page.image(page.art.plate(KNOB, KNOB, GOLD, 255, INK, radius=KNOB / 2), x - KNOB / 2,
               box.center[1] - KNOB / 2)


def _ends(page: Page, box: Box, rounds: Sequence[int], of: int) -> None:
    """A pole where a round ends, with its number if there is room for those of all."""
    numbered = len(rounds) * ENDS < box.w * MARKED
    for number, ply in enumerate(rounds, 1):
        x = box.x + box.w * ply / of
        page.image(page.art.plate(4, BAR + 12, IVORY, 255, None, 2, 2), x - 2, box.y - 6)
        if numbered:
            sign = Box(min(x, box.right - ENDS / 2) - ENDS / 2, box.center[1] - ENDS / 2, ENDS,
                       ENDS)
            page.image(page.art.plate(ENDS, ENDS, IVORY, 255, INK, 3, 8), sign.x, sign.y)
            page.text(sign.inset(0, -4), str(number), "carved", INK, "center", leaf=False)


def _colour(gone: Gone, n: int) -> Colour:
    return SEAT_COLOURS[gone.seats[n]] if n < len(gone.seats) else DIM
