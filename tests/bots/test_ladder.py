"""The ladder counts correctly, and plays the same when it has the same number of nodes."""

from __future__ import annotations

import pytest

from game.games import GAMES, has_part, load_rules
from game.games.hamnar import rules as hamnar
from game.tools.ladder.ladder import (
    Job,
    Score,
    main,
    play_match,
    play_opening,
    play_pair,
    write_line,
)
from game.tools.ladder.rounds import list_contenders
from game.tools.ladder.shares import mean_interval


def job(**changed):
    return Job("hamnar", ("novice", "random"), "7", None, 300)._replace(**changed)


def test_the_interval_is_over_pairs():
    mean, low, high = mean_interval([1.0, 0.5, 1.0, 0.5])
    assert mean == 75
    assert low == pytest.approx(75 - 1.96 * 100 * (1 / 12) ** 0.5 / 2)
    assert high == 100


def test_pairs_that_all_score_the_same_prove_no_more_than_their_number():
    assert mean_interval([1.0] * 60) == (100, 95, 100)
    assert mean_interval([0.0] * 10) == (0, 0, 30)


def test_a_line_counts_wins_draws_and_losses():
    text, low = write_line(("a", "b"), [Score((1.0, 0.5), ((), ())), Score((0.0, 1.0), ((), ()))])
    assert "2/1/1" in text
    assert low < 62.5


@pytest.mark.parametrize("game", [game for game in GAMES if 2 in load_rules(game).SEATS])
def test_an_opening_follows_from_its_seed(game):
    assert play_opening(load_rules(game), "3", {}) == play_opening(load_rules(game), "3", {})


def test_openings_differ():
    assert len({
        hamnar.write(play_opening(load_rules("hamnar"), str(i), {})) for i in range(20)}) > 10


def test_a_pair_of_matches_comes_out_the_same_again():
    assert play_pair(job()).points == play_pair(job()).points


def test_seats_are_exchanged_within_a_pair():
    same = job(names=("random", "random"))
    assert play_match(same, 0)[0] in {0.0, 0.5, 1.0}
    assert play_match(same, 1)[0] in {0.0, 0.5, 1.0}


@pytest.mark.parametrize("game", [game for game in GAMES if has_part(game, "bot.rivals")])
def test_rivals_and_levels_all_take_part(game):
    assert {"random", "greedy", "novice", "skilled", "expert"} <= set(list_contenders(game))


def test_the_ladder_prints_every_pair_its_times_and_its_bars(capsys):
    failed = main(["hamnar", "--pairs", "2", "--nodes", "60", "--only", "random,novice,skilled"])
    printed = capsys.readouterr().out
    for pair_of_names in ("novice - random", "skilled - random", "skilled - novice"):
        assert pair_of_names in printed
    assert "median" in printed
    assert "skilled - novice   65 %:" in printed
    assert failed == ("NOT MET" in printed)


def test_the_ladder_checks_solved_endgames(capsys):
    assert main(["hamnar", "--endgames", "20"]) == 0
    assert "0 slips in 20" in capsys.readouterr().out
