"""The laws for Reindeer Rivals on both boards, and what it conserves: money and packets."""

from __future__ import annotations

import pytest

from game.atlas import MAPS, read_atlas
from game.rules.core import Rules, luck
from game.rules.reindeer import MONEY, Rivals, on
from game.rules.reindeer_position import Turn
from tests import laws

BOARDS = {name: on(read_atlas(MAPS / f"{name}.tmx")) for name in ("usa", "netherlands")}
CASES = [(name, seats) for name in BOARDS for seats in Rivals.SEATS]


def game(name: str) -> Rules:
    return BOARDS[name]


@pytest.mark.parametrize(("name", "seats"), CASES)
@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
def test_the_law_holds(law, name, seats):
    law(game(name), seats, f"{name}{seats}")


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats"), CASES)
@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
def test_the_law_holds_in_many_games(law, name, seats):
    for seed in range(30):
        law(game(name), seats, str(seed))
