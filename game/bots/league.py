"""Who plays in the rounds from which a net learns: mostly the net itself, now and then simple
habits, or an earlier net."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

Habit = TypeVar("Habit")
NET, OLD = "net", "old"
LEAGUE, OLDER = 0.15, 0.1  # rounds in which others play by habit, or as an earlier net


def seat_players(
    seats: int, habits: Sequence[Habit], luck: Random, league: float = LEAGUE, alike: float = 0.0,
) -> list[str | Habit]:
    """Return who sits where in a round; the net always has a seat. `league` is in how many rounds
    it meets habits, and `alike` in how many of these the others have the same one."""
    found: list[str | Habit] = [NET] * seats
    chance = luck.random()
    if chance < league + OLDER:
        own = luck.choice(range(seats))
        same = luck.choice(habits) if alike and luck.random() < alike else None
        for seat in range(seats):
            if seat != own:
                found[seat] = (same or luck.choice(habits)) if chance < league else OLD
    return found
