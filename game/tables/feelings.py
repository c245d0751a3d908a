"""Faces show for a while how players feel about the newest moves.

Feelings follow from public views alone: a face that knew its seat's secrets would tell them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from game.core.contract import Seat
from game.tables.capabilities import Standing

Feeling = Literal["glad", "sorry"]
LASTS = 3  # moves


def find_feelings(before: Sequence[Standing], after: Sequence[Standing]) -> Mapping[Seat, Feeling]:
    """Return how seats feel about a beat: glad if nobody gained more, sorry if they lost
    something."""
    more = [now.total - was.total for was, now in zip(before, after, strict=True)]
    most = max((*more, 1))
    return {seat: "glad" if each > 0 else "sorry" for seat, each in enumerate(more)
            if each < 0 or each == most}
