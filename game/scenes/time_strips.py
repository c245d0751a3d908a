"""What the time line of a replay is made of: a strip for each trick, in the colour of whoever won
it, or for each turn; and where these would be too many to tell apart, plain ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from game.core import Seat
from game.match import Match
from game.tables.style import table_style

MANY = 34  # more strips are a thicket in which nobody tells one from another
PARTS = 10  # plain ones of a match without rounds: as many as leaps lead through all of it


class Strip(NamedTuple):
    """Moves that belong together, and to whom; plain where that is nobody."""

    begin: int
    end: int
    seat: Seat | None = None


def strips(match: Match) -> list[Strip]:
    """The tricks of a match, each of whoever won it or leads after it; where a game has none, what
    somebody did in one go."""
    stops, found = table_style(match.rules.NAME).stops, list[Strip]()
    seats = [line.seat for line in match.record.lines]
    begin = 0
    for end, beats in enumerate(match.beats, 1):
        taken = [beat.seat for beat in beats if beat.what in stops]
        last = end == len(seats)
        if taken or last or (not stops and seats[end] != seats[begin]):
            seat = taken[-1] if taken else None if stops else seats[begin]
            found.append(Strip(begin, end, seat))
            begin = end
    return found


def shown(all_of_it: Sequence[Strip], begins: Sequence[int], moves: int) -> list[Strip]:
    """Those that are seen on a line whose sections begin before some moves: cut where a section
    begins; where they would be too many, whole sections, or tenths of a match that has none."""
    if len(all_of_it) > MANY:
        tenths = [moves * n // PARTS for n in range(PARTS)]
        cuts = [*(begins if len(begins) > 1 else tenths), moves]
        return [Strip(begin, end) for begin, end in pairwise(cuts)]
    return [part for strip in all_of_it for part in _cut(strip, begins)]


def _cut(strip: Strip, begins: Sequence[int]) -> Iterator[Strip]:
    cuts = [strip.begin, *(ply for ply in begins if strip.begin < ply < strip.end), strip.end]
    for begin, end in pairwise(cuts):
        yield strip._replace(begin=begin, end=end)


def halved(strip: Strip, at: int) -> Iterator[tuple[int, int]]:
    """What has been shown of a strip after so many moves, and what has not."""
    middle = min(max(at, strip.begin), strip.end)
    yield from ((begin, end) for begin, end in ((strip.begin, middle), (middle, strip.end))
                if begin < end)
