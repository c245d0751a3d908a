"""One-line stories of a match from its record, for several games."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.core.contract import Message, Result, Seat
from game.core.match import Match


def list_totals(match: Match, charted: Collection[str]) -> list[tuple[int, ...]]:
    """Return all points after each round, or after each change of points."""
    return [match.rules.tally(beat.state)[-1].values
            for beats in match.beats for beat in beats if beat.what in charted]


def lone_winner(match: Match, reason: str) -> Seat | None:
    """Return the only winner, if the match ended for this reason."""
    result = match.result
    if result is None or result.reason != reason or len(result.winners) > 1:
        return None
    return result.winners[0]


def caught_up(result: Result, history: Sequence[tuple[int, ...]]) -> bool:
    """Say whether the only winner was behind before the last round."""
    winner = result.winners[0]
    return (len(history) > 1 and history[-1] == result.scores
            and history[-2][winner] < max(history[-2]))


def lead_of(scores: tuple[int, ...], winner: Seat) -> int:
    """Return the winner's lead over the best of the others."""
    return scores[winner] - max(*scores[:winner], *scores[winner + 1:], 0)


def by_points(match: Match, winner: Seat, charted: Collection[str]) -> Message:
    """Return the story of a victory by points: it came late, or by how much."""
    result = match.result
    if result is None:
        return ()
    if caught_up(result, list_totals(match, charted)):
        return ("story-late", ("seat", winner))
    return ("story-points", ("seat", winner), lead_of(result.scores, winner))
