"""Every level of a bot plays better than the one below it, on the same deals on every machine."""

from __future__ import annotations

from itertools import pairwise
from statistics import fmean

import pytest

from game.bots.search import bot_of
from game.games import GAMES, load_part
from game.tools.ladder.ladder import Job, play_pair
from game.tools.ladder.rounds import Deal, play_deal
from game.tools.ladder.shares import SEATS, Rotation, play_rotation

NODES = {"haggis": 400, "halmstad": 300, "hamnar": 2000, "herrlof": 2000, "reindeer": 40}
FEW = {"haggis": 10, "halmstad": 4, "hamnar": 6, "herrlof": 10, "reindeer": 6}  # deals of the suite
OPTIONS = {"reindeer": (("map", "netherlands"), ("quick", "on"))}  # whose matches are short
MANY = 40
CASES = [(game, better, worse) for game in GAMES for worse, better in pairwise(bot_of(game).LEVELS)]


def lead(game: str, names: tuple[str, str], seed: str) -> float:
    """How far the first level is ahead on one deal, which each seat has in turn: in points of a
    round, or in shares of the wins."""
    unit = getattr(load_part(game, "bot.rivals"), "UNIT", "matches")
    if unit == "points":
        return play_deal(Deal(game, names, 2, seed, None, NODES[game])).points
    if unit != "matches":
        return play_rotation(Rotation(game, names, seed, None, NODES[game])).wins - 1 / SEATS
    return fmean(play_pair(Job(
        game, names, seed, None, NODES[game], OPTIONS.get(game, ()))).points) - 1 / 2


@pytest.mark.parametrize(("game", "better", "worse"), CASES)
def test_a_level_is_ahead_of_the_one_below(game, better, worse):
    assert fmean(lead(game, (better, worse), f"levels/{deal}") for deal in range(FEW[game])) > 0


@pytest.mark.long
@pytest.mark.parametrize(("game", "better", "worse"), CASES)
def test_a_level_is_ahead_of_the_one_below_on_many_deals(game, better, worse):
    leads = (lead(game, (better, worse), f"levels/{deal}") for deal in range(MANY))
    assert fmean(leads) > 0
