"""What the time line of a replay is made of: a strip for each trick, in the colour of whoever won
it, or for each turn; and where these would be too many to tell apart, one for each round, of
whoever gained most in it, or for each tenth of the match, of whoever led at its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from game.core import Beat, Seat, gained
from game.match import Match
from game.tables.style import table_style

MANY = 20  # more strips are a thicket in which nobody tells one from another
PARTS = 10  # of a match without rounds: as many as leaps lead through all of it


class Strip(NamedTuple):
    """Moves that belong together, and to whom, if to one seat; in a round `gain` is how many points
    that brought her."""

    begin: int
    end: int
    seat: Seat | None = None
    gain: int = 0


def strips(match: Match) -> list[Strip]:
    """The finest strips that can be told apart, or else rounds, or else tenths."""
    fine = _fine(match)
    if len(fine) <= MANY:
        return fine
    rounds = _rounds(match)
    return rounds if len(rounds) > 1 else _tenths(match)


def _fine(match: Match) -> list[Strip]:
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


def _rounds(match: Match) -> list[Strip]:
    """The rounds of a match, and what was played of one that was not counted."""
    counted, found = table_style(match.rules.NAME).counted, list[Strip]()
    begin = 0
    for end, beats in enumerate(match.beats, 1):
        if scored := [beat for beat in beats if beat.what == counted]:
            found.append(Strip(begin, end, *_best(match, scored[-1])))
            begin = end
    if begin < len(match.beats):
        found.append(Strip(begin, len(match.beats)))
    return found


def _best(match: Match, scored: Beat) -> tuple[Seat | None, int]:
    """Who alone gained most in a round that was counted, and how much."""
    gains = gained(match.rules.tally(match.rules.view(scored.state, None))[:-1])
    best = max(gains)
    return (gains.index(best), best) if gains.count(best) == 1 and best > 0 else (None, 0)


def _tenths(match: Match) -> list[Strip]:
    """Parts of equal length, each of whoever alone led at its end, where a game tells that."""
    style, moves = table_style(match.rules.NAME), len(match.beats)
    found = []
    for begin, end in pairwise([moves * n // PARTS for n in range(PARTS + 1)]):
        first = style.leads(match.rules.view(match.states[end], None))
        found.append(Strip(begin, end, next(iter(first)) if len(first) == 1 else None))
    return found


def shown(all_of_it: Sequence[Strip], begins: Sequence[int]) -> list[Strip]:
    """Those that are seen on a line whose sections begin before some moves: cut where a section
    begins."""
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
