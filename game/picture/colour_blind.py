"""Colours for the colour-blind: those of seats and of a deck's suits are swapped in the text of an
SVG file before it is drawn.

A deck's new colours stand in `apart.txt` beside its pictures: on each line an old colour and a new
one, and a note after a `;`.
"""

from __future__ import annotations

import re
from functools import cache

from game.core.paths import find_file
from game.picture.theme import SEAT_COLOURS, SEATS_APART, Colour, write_hex

COLOURS: dict[Colour, Colour] = dict(zip(SEAT_COLOURS, SEATS_APART, strict=True))
DRAWN = ("#5bb8f0", "#f0703c", "#2fc492", "#e08fc8", "#f4dd4c")  # the seats' in `ui.py`
HEX = re.compile(rb"#[0-9a-fA-F]{6}\b")


def recolour(name: str, svg: bytes) -> bytes:
    """Return the text of the picture `name` in colours for the colour-blind."""
    swaps = list_swaps(name.rpartition("/")[0])
    return HEX.sub(lambda found: swaps.get(found[0].lower(), found[0]), svg)


@cache
def list_swaps(folder: str) -> dict[bytes, bytes]:
    """Return the new colours for the pictures of a folder; those of seats apply everywhere."""
    swaps = {old.encode(): write_hex(new).encode()
             for old, new in zip(DRAWN, SEATS_APART, strict=True)}
    file = find_file(f"assets/{folder}/apart.txt")
    for line in file.read_bytes().splitlines() if file.is_file() else ():
        if pair := line.partition(b";")[0].split():
            old, new = pair
            swaps[old] = new
    return swaps
