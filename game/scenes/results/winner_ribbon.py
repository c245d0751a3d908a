"""Ribbons that say who has won, after the signs of all winners, and how."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.contract import Seat
from game.picture.cheer import TAIL, ribbon
from game.picture.page import Page
from game.picture.screen import SAFE
from game.picture.theme import INK, OAK, PARCHMENT, Colour
from game.ui.box import Box
from game.ui.layout import Node, Padding, Paint, Picture, Text, frame, pad, row, stack

RIBBON = 104  # the height of a winner's ribbon


def build_winner_ribbon(heading: str, colour: Colour, winners: Sequence[Seat],
                        picture: str) -> Node:
    """Return a ribbon with the laurel or another picture of a winner, or the signs of many."""
    if picture == "ui/win":
        layers = (frame("ribbon disc", width=108, height=108), Picture(source=picture, height=150),
                  Picture(source=f"ui/seat_{winners[0]}", height=69))
        signs: list[Node] = [stack(*(row(layer, justify="center", align="center")
                                     for layer in layers), width=150, height=150, anchor=picture)]
    elif picture:
        signs = [Picture(source=picture, height=134)]
    else:
        signs = [frame("ribbon disc", Picture(source=f"ui/seat_{seat}", height=58), padding=pad(5),
                       width=68, height=68) for seat in winners]
    words = Text(words=heading, style="victory", size=0.6, ink=INK, one_line=True, min_height=140)
    return stack(Paint(paint=draw_ribbon, values=(colour, None)),
                 row(*signs, words, gap=12 if len(signs) > 1 else 16, align="center",
                     padding=Padding(left=22, right=44)),
                 height=RIBBON, max_width=SAFE.w - 2 * TAIL * RIBBON)


def build_story_ribbon(page: Page, story: str) -> Node:
    """Return a ribbon of parchment with how it ended, on one line."""
    high = page.art.line(f"asked@{1.2 * page.art.text_scale:g}") + 8
    return stack(Paint(paint=draw_ribbon, values=(PARCHMENT, OAK)),
                 row(Text(words=story, style="asked", size=1.2, ink=INK, align="center",
                          balanced=True),
                     padding=pad(28, 2)), height=high, max_width=SAFE.w - 2 * TAIL * high)


def draw_ribbon(page: Page, box: Box, colour: Colour, tails: Colour | None) -> None:
    """Draw a ribbon whose tails reach beyond its box."""
    image = ribbon(page.art, box.w, box.h, colour, *((tails,) if tails else ()))
    page.image(image, box.x - TAIL * box.h, box.y)
