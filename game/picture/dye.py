"""Wool in the colour of a seat, dyed in the text of an SVG file before it is drawn."""

from __future__ import annotations

from functools import cache

from game.core.faces import DYED
from game.picture.colour_blind import DRAWN, HEX

FOLDS = 1, 0.94, 0.8, 0.76, 0.72, 0.7, 0.62  # of its light a colour has in the folds of clothes
HOODS = "#1d568f", "#98301a", "#0f6148", "#86356f", "#a2760f"  # of seats: the shade of a hood
STRIPES = "#ffd464", "#b3202f"  # on hoods, and on yellow ones
YELLOW = 4


def dye_picture(picture: str, svg: bytes) -> bytes:
    """Return the text of a picture in the dye of its name."""
    found = DYED.fullmatch(picture)
    if not found:
        return svg
    swaps = _list_swaps(int(found[2]), int(found[3]))
    return HEX.sub(lambda tone: swaps.get(tone[0].lower(), tone[0]), svg)


@cache
def _list_swaps(old: int, new: int) -> dict[bytes, bytes]:
    swaps = {_fold(DRAWN[old], fold): _fold(DRAWN[new], fold) for fold in FOLDS}
    swaps[HOODS[old].encode()] = HOODS[new].encode()
    if new == YELLOW:
        swaps[STRIPES[0].encode()] = STRIPES[1].encode()
    return swaps


def _fold(tone: str, share: float) -> bytes:
    """Return a colour with a part of its light, as `assets/people.py` writes it."""
    parts = (round(int(tone[n:n + 2], 16) * share) for n in (1, 3, 5))
    return b"#" + b"".join(b"%02x" % part for part in parts)
