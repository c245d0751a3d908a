"""What the marks on a time line are, with a word each."""

from __future__ import annotations

from collections.abc import Sequence

from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import IVORY
from game.scenes.time_line import token

AIR = 7  # between a picture and its word
DISC = 36  # of what explains a mark


def needs(page: Page, mark: tuple[str, str, str]) -> float:
    """How wide a picture is with what it means, if that is said."""
    return DISC + (AIR + page.art.size(mark[0], "small")[0] + 1 if mark[0] else 0)


def explain(page: Page, room: Box, marks: Sequence[tuple[str, str, str]], gap: float) -> None:
    """What the pictures on the time line mean, side by side so far apart; as many as there is room
    for, in its middle."""
    wides = [needs(page, one) for one in marks]
    while wides and sum(wides) + gap * (len(wides) - 1) > room.w + 1:
        wides.pop()
    x = room.center[0] - (sum(wides) + gap * (len(wides) - 1)) / 2
    for (words, kind, picture), w in zip(marks, wides, strict=False):
        token(page, Box(x, room.center[1] - DISC / 2, DISC, DISC), kind, picture)
        left = x + DISC + AIR
        if words:
            page.text(room._replace(x=left, w=x + w - left), words, "small", IVORY)
        x += w + gap
