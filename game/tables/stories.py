"""What a match will be remembered for, from its record alone: what several games tell of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.core.contract import Message, Result, Seat
from game.core.match import Match


def list_totals(match: Match, charted: Collection[str]) -> list[tuple[int, ...]]:
    """Everybody's points after each round, or after whatever else changes them in this game."""
    return [match.rules.tally(beat.state)[-1].values
            for beats in match.beats for beat in beats if beat.what in charted]


def lone_winner(match: Match, reason: str) -> Seat | None:
    """Return who has won alone, if it was decided by this."""
    result = match.result
    if result is None or result.reason != reason or len(result.winners) > 1:
        return None
    return result.winners[0]


def caught_up(result: Result, history: Sequence[tuple[int, ...]]) -> bool:
    """Return whether a lone winner was behind before the last round."""
    winner = result.winners[0]
    return (len(history) > 1 and history[-1] == result.scores
            and history[-2][winner] < max(history[-2]))


def lead_of(scores: tuple[int, ...], winner: Seat) -> int:
    """Return how much more a winner has than the best of the others."""
    return scores[winner] - max(*scores[:winner], *scores[winner + 1:], 0)


def by_points(match: Match, winner: Seat, charted: Collection[str]) -> Message:
    """Return what can be said of every victory by points: that it came late, or by how much."""
    result = match.result
    if result is None:
        return ()
    if caught_up(result, list_totals(match, charted)):
        return ("story-late", ("seat", winner))
    return ("story-points", ("seat", winner), lead_of(result.scores, winner))
