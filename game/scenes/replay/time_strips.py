"""What the time line of a replay is made of: a strip for each trick, in the colour of whoever won
it; where these would be too many to tell apart one for each round, of whoever gained most in it;
and where there are no rounds one for each part of the match, of whoever led at its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from game.core import Beat, Seat, State, gained
from game.match import Match
from game.tables.style import table_style

MANY = 20  # more strips are a thicket in which nobody tells one from another
PARTS = 5  # of a match without rounds: as many as have room to say who led


class Strip(NamedTuple):
    """Moves that belong together, and to whom, if to one seat; in a round `gain` is how many points
    that brought her."""

    begin: int
    end: int
    seat: Seat | None = None
    gain: int = 0


class Course(NamedTuple):
    """How a match is divided: its strips, and before which moves sections begin, which are rounds
    or else parts of equal length."""

    strips: list[Strip]
    begins: list[int]
    rounds: bool


def course(match: Match) -> Course:
    """In the finest strips that can be told apart."""
    rounds, fine = _rounds(match), _tricks(match)
    few = bool(fine) and len(fine) <= MANY
    if few or len(rounds) > 1:
        return Course(fine if few else rounds, [one.begin for one in rounds], rounds=True)
    parts = _parts(match)
    return Course(parts, [one.begin for one in parts] or [0], rounds=False)


def _tricks(match: Match) -> list[Strip]:
    """The tricks of a match, each of whoever won it; none where a game has none."""
    stops, found = table_style(match.rules.NAME).stops, list[Strip]()
    begin = 0
    for end, beats in enumerate(match.beats, 1):
        taken = [beat.seat for beat in beats if beat.what in stops]
        if stops and (taken or end == len(match.beats)):
            found.append(Strip(begin, end, taken[-1] if taken else None))
            begin = end
    return found


def _rounds(match: Match) -> list[Strip]:
    """The rounds of a match, and what was played of one that was not counted."""
    counted, found = table_style(match.rules.NAME).counted, list[Strip]()
    begin = 0
    for end, beats in enumerate(match.beats, 1):
        if scored := [beat for beat in beats if beat.what == counted]:
            best, gain = _best(match, scored[-1])
            found.append(Strip(begin, end, best, gain))
            begin = end
    if begin < len(match.beats):
        found.append(Strip(begin, len(match.beats)))
    return found


def _best(match: Match, scored: Beat) -> tuple[Seat | None, int]:
    """Who alone gained most in a round that was counted, and how much."""
    gains = gained(match.rules.tally(match.rules.view(scored.state, None))[:-1])
    best = max(gains)
    return (gains.index(best), best) if gains.count(best) == 1 and best > 0 else (None, 0)


def _parts(match: Match) -> list[Strip]:
    """Parts of equal length, each of whoever alone led at its end."""
    moves, found = len(match.beats), list[Strip]()
    stops = sorted({moves * n // PARTS for n in range(PARTS + 1)})
    for begin, end in pairwise(stops):
        first = _first(match, match.states[end])
        alone = next(iter(first)) if len(first) == 1 else None
        found.append(Strip(begin, end, alone))
    return found


def _first(match: Match, state: State) -> frozenset[Seat]:
    """Who leads, as everybody can see."""
    view = match.rules.view(state, None)
    if leads := table_style(match.rules.NAME).leads(view):
        return leads
    tally = match.rules.tally(view)
    points = tally[-1].values if tally else ()
    return frozenset(seat for seat, value in enumerate(points) if value == max(points))


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
