"""Players with a crown on their panel: those with most points; after a match, its winners."""

from __future__ import annotations

import pytest

from game.tables.standings import is_leading
from tests.games.herrlof import positions


@pytest.mark.parametrize(("scores", "crowned"), [
    ("41:2/40:2", [0]),
    ("40:2/40:1", [0]),  # as many points, but more bonuses
    ("40:1/40:3", [1]),
    ("40:2/40:2", []),  # a shared victory
])
def test_of_a_match_that_is_over_whoever_has_won_is_crowned(open_house, scores, crowned):
    house = open_house("--speed", "instant")
    table = house.in_position("herrlof", positions.at("/", stage="over", scores=scores, goal=40))
    show = table.show
    assert [seat for seat in (0, 1) if is_leading(show, seat)] == crowned


def test_of_one_that_goes_on_whoever_has_most_points_is_crowned(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("herrlof", positions.at(
        "2r3r/4r7b", stage="0:play", scores="12:1/10:1"))
    show = table.show
    assert [is_leading(show, seat) for seat in (0, 1)] == [True, False]
