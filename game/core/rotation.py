"""Who plays next where a game has fewer seats than there are people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from itertools import combinations


def choose_players(people: Sequence[str], seats: int, tables: Sequence[Collection[str]],
                   turns: Mapping[str, int]) -> list[str]:
    """Return the players of the next match. Those with the fewest `turns` come first, then those
    who have waited for the most matches, then those who have met the players chosen before them
    least often. `tables` are the players of each match so far."""
    met = Counter(frozenset(pair) for table in tables for pair in combinations(table, 2))
    waits = {name: next((n for n, table in enumerate(reversed(tables)) if name in table),
                        len(tables)) for name in people}
    chosen: list[str] = []
    while len(chosen) < min(seats, len(people)):
        chosen.append(min((name for name in people if name not in chosen), key=lambda name: (
            turns[name], -waits[name], sum(met[frozenset((name, other))] for other in chosen))))
    return chosen


def count_turns(people: Sequence[str], tables: Sequence[Collection[str]],
                since: Mapping[str, int]) -> dict[str, int]:
    """Return how many matches each person has played. A person who came after `since` matches
    counts from there as if they had played as many as the one with the fewest at that time."""
    def count(name: str, until: int) -> int:
        return sum(name in table for table in tables[:until])

    found = {}
    for name in people:
        at = since.get(name, 0)
        before = [count(other, at) for other in people if since.get(other, 0) < at]
        found[name] = count(name, len(tables)) + max(min(before, default=0) - count(name, at), 0)
    return found
