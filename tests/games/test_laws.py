"""Every law for every game on the shelf and every number of seats."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.games import GAMES, load_rules
from tests.games.laws import LAWS

CASES = [(name, seats) for name in GAMES for seats in load_rules(name).SEATS]
SEEDS = st.integers(0, 2**32).map(str)
PATIENT = settings(suppress_health_check=list(HealthCheck))


@pytest.mark.share(4)
@pytest.mark.parametrize(("name", "seats"), CASES)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_law_holds(law, name, seats):
    @settings(PATIENT, max_examples=3)
    @given(SEEDS)
    def some_games(seed):
        law(load_rules(name), seats, seed)

    some_games()


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats"), CASES)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_law_holds_in_many_games(law, name, seats):
    @settings(PATIENT, max_examples=50)
    @given(SEEDS)
    def many_games(seed):
        law(load_rules(name), seats, seed)

    many_games()
