"""An open book: its cover in the colour of its subject, and two leaves of parchment."""

from __future__ import annotations

from game.picture.theme import IVORY, Colour
from game.ui.layout import Node, Padding, Picture, Text, column, frame, pad, row, stack

COVER, EDGES = 16, 9  # the visible width of the cover, and of the leaves below


def build_book(colour: Colour, number: int = 0) -> Node:
    """Return a book that fills its box; its leaves have numbers from `number` on, if it is given,
    and a bookmark hangs over its lower edge."""
    pages = stack(frame("book pages"), row(
        *(stack(frame(f"leaf {side}"), _build_number(number + n, colour) if number else None,
                grow=1) for n, side in enumerate(("left", "right"))), padding=pad(EDGES, 0)),
        row(Picture(source="frames/gutter", aspect=0, width=96), justify="center"),
        padding=pad(COVER))
    bookmark = column(row(Picture(source="frames/bookmark", aspect=26 / 46, height=46),
                          justify="center"), justify="end", padding=Padding(bottom=-22))
    return stack(frame("book cover", tint=colour), pages, frame("book corners"),
                 bookmark if number else None)


def _build_number(number: int, colour: Colour) -> Node:
    """Return the number of a leaf, on a medal in the line at its foot."""
    words = Text(words=str(number), style="carved", size=0.86, scale_limit=1, ink=IVORY,
                 align="center", one_line=True)
    return column(row(frame("leaf number", words, tint=colour, padding=pad(0, 3), width=68,
                            height=38), justify="center"), justify="end", padding=pad(0, -1))
