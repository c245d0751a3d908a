"""Divide a match into the strips of its time line.

A strip is a trick in the colour of its winner. A match with too many tricks has a strip for each
round, in the colour of the player who gained most; a game without rounds has equal parts, each in
the colour of the leader at its end.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from game.core.contract import Beat, Seat, State, sum_gains
from game.core.match import Match
from game.tables.style import table_style

MOST_TRICKS = 20  # more strips cannot be told apart
PARTS = 5  # of a match without rounds: each has room to say who led


class Strip(NamedTuple):
    """Moves that belong to a seat, or to none; `gain` is what the seat gained in a round."""

    begin: int
    end: int
    seat: Seat | None = None
    gain: int = 0


class Division(NamedTuple):
    """The strips of a match, and the moves that begin a section: a round, or an equal part."""

    strips: list[Strip]
    begins: list[int]
    rounds: bool


def divide_match(match: Match) -> Division:
    """Divide a match into the finest strips that are wide enough to see."""
    rounds, tricks = _find_rounds(match), _find_tricks(match)
    few = 0 < len(tricks) <= MOST_TRICKS
    if few or len(rounds) > 1:
        return Division(tricks if few else rounds, [one.begin for one in rounds], rounds=True)
    parts = _find_parts(match)
    return Division(parts, [one.begin for one in parts] or [0], rounds=False)


def cut_strips(strips: Sequence[Strip], begin: int, end: int) -> list[tuple[int, Strip]]:
    """Return the strips between two moves, cut at these, with their numbers."""
    return [(n, one._replace(begin=max(one.begin, begin), end=min(one.end, end)))
            for n, one in enumerate(strips) if one.begin < end and begin < one.end]


def _find_tricks(match: Match) -> list[Strip]:
    """Return the tricks of a match, if the game has any."""
    tricks, found = table_style(match.rules.NAME).tricks, list[Strip]()
    stops = tricks.stops if tricks else ()
    begin = 0
    for end, beats in enumerate(match.beats, 1):
        taken = [beat.seat for beat in beats if beat.what in stops]
        if stops and (taken or end == len(match.beats)):
            found.append(Strip(begin, end, taken[-1] if taken else None))
            begin = end
    return found


def _find_rounds(match: Match) -> list[Strip]:
    """Return the rounds of a match; the last may be unfinished."""
    rounds, found = table_style(match.rules.NAME).rounds, list[Strip]()
    counted = rounds.counted if rounds else ""
    begin = 0
    for end, beats in enumerate(match.beats, 1):
        if scored := [beat for beat in beats if beat.what == counted]:
            found.append(Strip(begin, end, *_find_best(match, scored[-1])))
            begin = end
    return found + [Strip(begin, len(match.beats))] * (begin < len(match.beats))


def _find_best(match: Match, scored: Beat) -> tuple[Seat | None, int]:
    """Return the seat that alone gained most in a round, and the gain."""
    gains = sum_gains(match.rules.tally(match.rules.view(scored.state, None))[:-1])
    best = max(gains)
    return (gains.index(best), best) if gains.count(best) == 1 and best > 0 else (None, 0)


def _find_parts(match: Match) -> list[Strip]:
    """Return equal parts, each with the leader at its end."""
    moves, found = len(match.beats), list[Strip]()
    for begin, end in pairwise(sorted({moves * n // PARTS for n in range(PARTS + 1)})):
        leaders = _find_leaders(match, match.states[end])
        found.append(Strip(begin, end, leaders[0] if len(leaders) == 1 else None))
    return found


def _find_leaders(match: Match, state: State) -> list[Seat]:
    """Return the seats that publicly lead."""
    view = match.rules.view(state, None)
    if leads := table_style(match.rules.NAME).outcome.leads(view):
        return [*leads]
    tally = match.rules.tally(view)
    points = tally[-1].values if tally else ()
    return [seat for seat, value in enumerate(points) if value == max(points)]
