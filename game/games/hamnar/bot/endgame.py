"""What perfect play makes of a Hamnár board with one to four pieces, looked up in a table.

The table holds the positions in which the pawn is about to be activated; every line of play reaches
one within six activations. `assets/make/endgame.py` makes it, with this numbering: the
pawn's owner is turned to be white, a board is left alone or mirrored so that its occupied squares
are the smaller number, and an entry is the signed number of activations to the end, positive if the
pawn's owner wins, 0 for a draw if the limit of quiet activations is ignored.
"""

from __future__ import annotations

import logging
import zlib
from functools import cache
from math import comb
from pathlib import Path

from game.core.contract import Seat
from game.core.paths import ASSETS

MOST = 4  # pieces
FILE = ASSETS / "endgames" / "hamnar4.zlib"
ORB_SETS = tuple(o for o in range(64) if o.bit_count() == 3 and not o & 2)
CHOOSE = tuple(tuple(comb(square, i + 1) for square in range(25)) for i in range(MOST))
BASE = tuple(sum(comb(25, n) << n for n in range(1, pieces)) for pieces in range(MOST + 2))
SIZE = BASE[MOST + 1] * len(ORB_SETS)

_ORB_SET = tuple(ORB_SETS.index(o) if o in ORB_SETS else -1 for o in range(64))
_MIRROR = tuple(int(f"{row:05b}"[::-1], 2) for row in range(32))


def upside_down(mask: int) -> int:
    """Return a mask with its ranks in reverse order."""
    middle = mask & 31 << 10
    return mask >> 20 | (mask & 31) << 20 | mask >> 10 & 31 << 5 | (mask & 31 << 5) << 10 | middle


def mirror_mask(mask: int) -> int:
    """Return a mask with its files in reverse order."""
    m = _MIRROR
    return (m[mask & 31] | m[mask >> 5 & 31] << 5 | m[mask >> 10 & 31] << 10
            | m[mask >> 15 & 31] << 15 | m[mask >> 20] << 20)


def board_number(own: int, enemy: int) -> int:
    """Return the number of a board of one to four pieces; `own` are those of the pawn's owner."""
    number = base = 0
    pieces = own | enemy
    left = pieces
    for i in range(pieces.bit_count()):
        lowest = left & -left
        left ^= lowest
        number += CHOOSE[i][lowest.bit_length() - 1]
        if enemy & lowest:
            base |= 1 << i
    count = pieces.bit_count()
    return BASE[count] + (number << count) + base


class Endgame:
    """The table in memory."""

    def __init__(self, entries: bytes) -> None:
        if len(entries) != SIZE:
            raise ValueError(f"an endgame table has {SIZE} entries, not {len(entries)}")
        self._entries = entries

    def find_distance(self, own: int, enemy: int, seat: Seat, orbs: int) -> int:
        """Activations to a win of `seat`, or below 0 to its loss, or 0 for a draw, when the pawn is
        about to be activated for `seat`, whose pieces are `own`."""
        if seat:
            own, enemy, orbs = upside_down(own), upside_down(enemy), orbs ^ 63
        pieces = own | enemy
        if mirror_mask(pieces) < pieces:
            own, enemy = mirror_mask(own), mirror_mask(enemy)
        entry = self._entries[board_number(own, enemy) * len(ORB_SETS) + _ORB_SET[orbs]]
        return entry - 256 if entry > 127 else entry


@cache
def load_endgame(file: Path = FILE) -> Endgame | None:
    """Return the table, read when it is first asked for; None, with a line in the log, if it cannot
    be read."""
    try:
        return Endgame(zlib.decompress(file.read_bytes()))
    except (OSError, ValueError, zlib.error) as flaw:
        logging.getLogger(__name__).warning("no endgame table: %s", flaw)
        return None
