"""The ladder of games that count points: the same deals for every seat, means and bars."""

from __future__ import annotations

import pytest

from game.tools.ladder.ladder import main
from game.tools.ladder.rounds import (
    Deal,
    Lead,
    exact_share,
    list_contenders,
    list_verdicts,
    mean_interval,
    play_deal,
    write_line,
)

GAMES = ("herrlof", "haggis")


def deal(game, **changed):
    return Deal(game, ("novice", "random"), 2, "7", None, 200)._replace(**changed)


def won(lead, exact=0):
    return Lead(lead, exact, 2, ((0.1,), (0.2,)))


@pytest.mark.parametrize("game", GAMES)
def test_rivals_and_levels_all_take_part(game):
    assert {"random", "greedy", "novice", "skilled", "expert"} <= set(list_contenders(game))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 3])
def test_a_deal_comes_out_the_same_again_and_every_seat_is_tried(game, seats):
    first, again = play_deal(deal(game, seats=seats)), play_deal(deal(game, seats=seats))
    assert first[:3] == again[:3]
    assert first.rounds == seats
    assert all(first.times)


@pytest.mark.parametrize("game", GAMES)
def test_equal_contenders_are_level_on_average(game):
    names = ("greedy", "greedy")
    assert play_deal(deal(game, names=names)).points == pytest.approx(0)
    assert play_deal(deal(game, names=names, seats=3)).points == pytest.approx(0)


def test_the_interval_is_over_deals():
    mean, low, high = mean_interval([2.0, 4.0, 2.0, 4.0])
    assert mean == 3
    assert low == pytest.approx(3 - 1.96 * (4 / 3) ** 0.5 / 2)
    assert high == pytest.approx(6 - low)


def test_a_line_tells_the_lead_and_herrlof_s_exact_predictions():
    text, low = write_line(deal("herrlof"), [won(5.0, 2), won(3.0, 1)])
    assert "+4.0" in text
    assert "75 % exact" in text
    assert low < 4
    assert "exact" not in write_line(deal("haggis"), [won(5.0), won(3.0)])[0]
    assert exact_share([won(1.0, 1)]) == 50


def test_a_bar_is_held_against_the_lower_end():
    lines, failed = list_verdicts(
        "haggis", {(2, "expert", "greedy"): 18.0, (3, "expert", "miser"): 17.9,
                   (2, "skilled", "novice"): 0.0}, {})
    assert [text.endswith(" met") for text in lines] == [True, False, False]
    assert failed
    lines, failed = list_verdicts("herrlof", {}, {(2, "expert", "greedy"): [won(0.0, 1)]})
    assert not failed
    assert "50.0 % met" in lines[0]


@pytest.mark.parametrize("game", GAMES)
def test_the_ladder_prints_pairs_times_and_bars(game, capsys):
    failed = main([game, "--pairs", "2", "--nodes", "150", "--bars", "--seats", "2",
                   "--only", "novice,skilled"])
    printed = capsys.readouterr().out
    assert "2 seats  skilled - novice" in printed
    assert "median" in printed
    assert failed == ("NOT MET" in printed)
