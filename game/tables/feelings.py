"""What the newest moves have brought those who sit at a table shows in their faces for a while.

It is asked of the views of nobody: a face that knew what its seat knows would tell it to the room.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from game.core.contract import Seat
from game.tables.capabilities import Standing

Feeling = Literal["glad", "sorry"]
LASTS = 3  # moves


def find_feelings(before: Sequence[Standing], after: Sequence[Standing]) -> Mapping[Seat, Feeling]:
    """Return how seats feel about what a beat has brought: glad if nobody gained more, sorry if
    they have lost something."""
    more = [now.total - was.total for was, now in zip(before, after, strict=True)]
    most = max((*more, 1))
    return {seat: "glad" if each > 0 else "sorry" for seat, each in enumerate(more)
            if each < 0 or each == most}
