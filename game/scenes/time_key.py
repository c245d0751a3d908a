"""What the colours and the marks of a time line are: those who play, each on a tag in her colour
with her sign and name, and the marks with a word each."""

from __future__ import annotations

from collections.abc import Sequence

from game.match import Player
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import INK, IVORY, SEAT_COLOURS
from game.scenes.time_line import token

SEAT, HIGH = 34, 46  # the sign of a seat, and how high the tag is
PAD, INNER = 14, 6  # after a name on a tag, and around the sign
AIR = 12  # between people
LETTERS = "body@0.9", "small@1", "small@0.9", "small@0.8", "small@0.7"
DISC = 36  # of what explains a mark


def people(page: Page, room: Box, players: Sequence[Player], spare: float) -> float:
    """Tags in the colours of all, with their names if there is room for everybody's, and so much to
    spare if that can be had; or none of it. Returns how far to the right they reach."""
    art, sign = page.art, SEAT + 2 * INNER
    named = [player.name for player in players]
    tries = [*((style, named, left) for left in (spare, 0.0) for style in LETTERS),
             ("small", [], 0.0)]
    for style, names, left in tries:
        wides = [sign + art.size(name, style)[0] + 1 + PAD for name in names] or (
            [sign] * len(players))
        if sum(wides) + len(players) * AIR <= room.w - left:
            break
    else:
        return room.x
    high, x = max(HIGH, art.line(style) + 2), room.x
    for seat, wide in enumerate(wides):
        tag = Box(x, room.center[1] - high / 2, wide, high)
        page.image(art.plate(tag.w, tag.h, IVORY, 255, INK, 3, 10), tag.x, tag.y)
        colour = tag._replace(x=tag.x + sign, w=tag.w - sign) if names else tag
        page.image(art.plate(colour.w, colour.h, SEAT_COLOURS[seat], 255, INK, 3, 10), colour.x,
                   colour.y)
        page.picture(Box(tag.x + INNER, tag.center[1] - SEAT / 2, SEAT, SEAT), f"ui/seat_{seat}",
                     leaf=False)
        if names:
            page.text(Box(colour.x, tag.y, colour.w, tag.h).inset(PAD / 2, 0), names[seat], style,
                      INK, "center")
        x = tag.right + AIR
    return x


def needs(page: Page, mark: tuple[str, str, str]) -> float:
    """How wide a picture is with what it means."""
    return DISC + PAD / 2 + page.art.size(mark[0], "small")[0] + 1


def explain(page: Page, room: Box, marks: Sequence[tuple[str, str, str]], gap: float) -> None:
    """What the pictures on the time line mean, side by side so far apart; as many as there is room
    for, in its middle."""
    wides = [needs(page, one) for one in marks]
    while wides and sum(wides) + gap * (len(wides) - 1) > room.w + 1:
        wides.pop()
    x = room.center[0] - (sum(wides) + gap * (len(wides) - 1)) / 2
    for (words, kind, picture), w in zip(marks, wides, strict=False):
        token(page, Box(x, room.center[1] - DISC / 2, DISC, DISC), kind, picture)
        left = x + DISC + PAD / 2
        page.text(room._replace(x=left, w=x + w - left), words, "small", IVORY)
        x += w + gap
