"""Who plays next and who waits, over whole evenings."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from game.core.rotation import choose_players, count_turns


def play_evening(people: list[str], seats: list[int]) -> list[list[str]]:
    """Return who plays each match of an evening in which everybody stays."""
    tables: list[list[str]] = []
    for size in seats:
        tables.append(choose_players(people, size, tables, count_turns(people, tables, {})))
    return tables


def name_people(count: int) -> list[str]:
    return [f"P{n}" for n in range(count)]


@pytest.mark.parametrize("seed", range(50))
def test_everybody_plays_as_often_in_evenings_of_games_of_all_sizes(seed):
    luck = Random(seed)
    for _ in range(20):
        people = name_people(luck.randint(2, 20))
        tables = play_evening(people, [luck.choice((2, 3, 3, 3, 5)) for _ in range(12)])
        turns = Counter(name for table in tables for name in table)
        assert all(len({*table}) == len(table) for table in tables)
        assert max(turns[name] for name in people) - min(turns[name] for name in people) <= 1


@pytest.mark.parametrize(("count", "seats"), [(3, 2), (4, 2), (4, 3), (5, 3), (6, 5), (8, 5)])
def test_nobody_waits_twice_in_a_row_where_half_of_all_play(count, seats):
    people = name_people(count)
    for before, after in zip(tables := play_evening(people, [seats] * 12), tables[1:],
                             strict=False):
        assert {*people} == {*before, *after}


@pytest.mark.parametrize(("count", "seats"), [(7, 2), (8, 3), (20, 5)])
def test_nobody_waits_for_longer_than_it_takes_the_others_to_play(count, seats):
    people, around = name_people(count), -(-count // seats)
    tables = play_evening(people, [seats] * 12)
    for n in range(len(tables) - around + 1):
        assert {*people} == {name for table in tables[n:n + around] for name in table}


@pytest.mark.parametrize(("count", "seats"), [(3, 2), (5, 2), (5, 3), (7, 3)])
def test_opponents_vary(count, seats):
    people = name_people(count)
    tables = play_evening(people, [seats] * 4 * count)
    met = Counter(frozenset(pair) for table in tables for pair in combinations(table, 2))
    assert {*met} == {frozenset(pair) for pair in combinations(people, 2)}
    assert max(met.values()) - min(met.values()) <= 3


def test_a_latecomer_plays_soon_and_then_as_often_as_the_others():
    people = name_people(3)
    tables = play_evening(people, [2] * 6)
    people.append("Late")
    for _ in range(8):
        tables.append(choose_players(
            people, 2, tables, count_turns(people, tables, {"Late": 6})))
    assert "Late" in tables[6] or "Late" in tables[7]
    turns = Counter(name for table in tables[6:] for name in table)
    assert turns["Late"] == 4 and {*turns.values()} == {4}
