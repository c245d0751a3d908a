"""What a mark on a time line is, with a word."""

from __future__ import annotations

from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import IVORY
from game.scenes.time_line import sign

AIR = 8  # between a picture and its word
DISC = 40  # of what explains a mark


def needs(page: Page, mark: tuple[str, str, str]) -> float:
    """How wide a picture is with what it means, if that is said."""
    return DISC + (AIR + page.art.size(mark[0], "small")[0] + 1 if mark[0] else 0)


def explain(page: Page, room: Box, mark: tuple[str, str, str]) -> None:
    """The picture, from the left end of a room, and what it means."""
    words, kind, picture = mark
    sign(page, Box(room.x, room.center[1] - DISC / 2, DISC, DISC), kind, picture)
    if words:
        left = DISC + AIR
        page.text(room._replace(x=room.x + left, w=room.w - left), words, "small", IVORY)
