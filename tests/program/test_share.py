"""The share of like cases that is in the suite."""

from __future__ import annotations

import pytest

from tests.share import share, turn


def cases(test: str, count: int) -> list[str]:
    return [f"{test}[{number}]" for number in range(count)]


@pytest.mark.parametrize(("count", "of", "stay"), [
    (1, 5, 1), (4, 5, 1), (5, 5, 1), (6, 5, 2), (40, 5, 8), (5, 2, 3), (3, 1, 3)])
def test_one_in_so_many_stays_and_one_at_least(count, of, stay):
    stays = share(cases("a", count), of)
    assert len(stays) == stay
    assert stays <= {*cases("a", count)}


def test_the_same_cases_stay_in_whatever_order_they_come():
    names = cases("a", 30)
    assert share(names, 4) == share(names[::-1], 4)


def test_every_case_of_some_test_stays():
    """Shares of different tests fall on different games and languages."""
    stays = {name.partition("[")[2] for test in map(str, range(60))
             for name in share(cases(test, 5), 5)}
    assert len(stays) == 5


def test_of_every_value_there_is_a_case_where_there_is_room():
    names = [f"a[{law}-{game}-{seats}]" for law in "opqrst" for game in "xyz" for seats in "2345"]
    stays = share(names, 6)
    assert len(stays) == 12
    for value in (*"opqrst", *"xyz", *"2345"):
        assert [name for name in stays if value in name.strip("a[]").split("-")]


def test_each_case_has_its_turn_once_in_so_many_days():
    names = cases("a", 30) + cases("b", 4)
    days = [turn(names, day, 7) for day in range(360, 367)]
    assert sorted(name for day in days for name in day) == sorted(names)
    assert {len([name for name in day if name.startswith("a")]) for day in days} == {4, 5}
    assert turn(names, 2, 7) == turn(names[::-1], 366, 7) != turn(names, 4, 7)
