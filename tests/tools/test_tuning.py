"""Weights that are tuned fit what was played, a tuning goes on where it was stopped, and what it
writes is what the bot plays with."""

from __future__ import annotations

import json
import shutil
from itertools import combinations_with_replacement, pairwise
from random import Random

import pytest

np = pytest.importorskip("numpy", reason="tuning needs numpy: pip install --group learn")

from game.games.halmstad.bot import judged  # noqa: E402
from game.games.halmstad.bot.learning import START as TABLES  # noqa: E402
from game.games.halmstad.bot.learning import list_lessons  # noqa: E402
from game.games.hamnar.bot.learning import START, begin_match, play_match, weights_of  # noqa: E402
from game.games.hamnar.bot.worth import Judge, load_judge  # noqa: E402
from game.tools.learning.tune import Told, expect_number, find_likeliest, main, mean_loss  # noqa: E402

SMALL = ("hamnar", "--matches", "30", "--nodes", "20", "--processes", "0", "--generations")
FEW = ("halmstad", "--matches", "3", "--processes", "0", "--generations")


def tuned(folder, generations, given=SMALL):
    assert main([*given, str(generations), "--out", str(folder)]) == 0
    return json.loads((folder / f"{given[0]}.json").read_text())


@pytest.mark.parametrize("given", [SMALL, FEW])
def test_a_tuning_that_was_stopped_goes_on_as_if_it_had_not_been(tmp_path, given):
    straight = tuned(tmp_path / "a", 2, given)
    tuned(tmp_path / "b", 1, given)
    resumed = tuned(tmp_path / "b", 2, given)
    assert resumed["weights"] == straight["weights"]
    assert resumed["made"]["curve"] == straight["made"]["curve"]
    assert resumed["made"]["matches"] == 2 * int(given[2])


def test_what_was_tuned_can_be_played_with(tmp_path):
    Judge(tuple(tuned(tmp_path / "a", 1)["weights"]))
    judged.Judge(tuned(tmp_path / "b", 1, FEW)["weights"], 20)


def test_lower_levels_are_what_fewer_matches_tell(tmp_path, monkeypatch):
    monkeypatch.setattr("game.games.halmstad.bot.learning.LEVELS", {"novice": 1, "skilled": 2})
    levels = tuned(tmp_path / "a", 2, FEW)["levels"]
    assert set(levels) == {"novice", "skilled"}
    assert len({tuple(weights) for weights in levels.values()}) == len(levels)
    monkeypatch.setattr("game.games.halmstad.bot.learning.LEVELS", {"novice": 2})
    assert tuned(tmp_path / "b", 1, FEW)["levels"]["novice"] == levels["skilled"]
    assert "levels" not in tuned(tmp_path / "c", 1), "a game without lower levels of its own"


def test_a_folder_of_another_game_is_named_in_one_sentence(tmp_path, capsys):
    tuned(tmp_path, 1)
    assert main([*FEW, "1", "--out", str(tmp_path)]) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "generation-000.npz" in said


def test_processes_play_what_one_plays(tmp_path):
    alone = tuned(tmp_path / "a", 1)
    main([*SMALL[:5], "--processes", "2", "--generations", "1", "--out", str(tmp_path / "b")])
    assert json.loads((tmp_path / "b" / "hamnar.json").read_text())["weights"] == alone["weights"]


def test_what_is_likeliest_is_found():
    chance = np.random.default_rng(3)
    true = np.array([1.5, -1.0, 0.0])
    seen = chance.integers(-2, 3, (4000, 3)).astype(np.int8)
    ends = (chance.random(4000) < 1 / (1 + np.exp(-(seen @ true)))).astype(np.float32)
    rows = Told(seen, ends, np.ones((4000, 1)), np.ones(4000), np.arange(4000))
    found = find_likeliest(rows, np.zeros(3))
    assert np.abs(found - true).max() < 0.2
    for near in (found + 0.1, found - 0.1):
        assert mean_loss(rows, found) < mean_loss(rows, near)


def test_points_are_found_where_weights_have_shares_and_what_is_sure_counts_more():
    chance = np.random.default_rng(4)
    seen = chance.integers(-2, 3, (4000, 2)).astype(np.int8)
    shares = chance.random((4000, 2))
    true = np.array([1.5, -1.0, 0.0, 0.5])
    blur = np.where(np.arange(4000) % 2, 0.1, 20.0)
    rows = np.concatenate([seen * shares[:, :1], seen * shares[:, 1:]], axis=1)
    ends = rows @ true + blur * chance.normal(size=4000)
    sure = Told(seen, ends, shares, 1 / blur ** 2, np.arange(4000))
    found = find_likeliest(sure, np.zeros(4), expect_number)
    assert np.abs(found - true).max() < 0.05
    level = find_likeliest(sure._replace(sure=np.ones(4000)), np.zeros(4), expect_number)
    assert np.abs(level - true).max() > 0.1


def test_lessons_of_halmstad_add_up_to_the_end():
    """How far a seat was ahead and how much further it came are the same sum in each of its
    lessons."""
    found = list_lessons(Random(7), 0, TABLES)
    ahead = [lesson.speaks.count(judged.AHEAD) - lesson.against.count(judged.AHEAD)
             for lesson in found]
    ends = [lesson.end + halves / 2 for lesson, halves in zip(found, ahead, strict=True)]
    seats = combinations_with_replacement(set(ends), 3)  # two may end level
    assert 0 in {sum(three) for three in seats if set(three) == set(ends)}
    assert all(one.sure < other.sure for one, other in pairwise(found)
               if one.shares[1] > other.shares[1])


def test_what_is_told_of_a_position_is_what_its_judge_says():
    judge = load_judge()
    weights = [*judge.sides[0].weights]
    for seed in range(12):
        for position in play_match(Random(seed), 10, START)[0]:
            for_it, against, seat = weights_of(position)
            white, black, orbs, icon = position
            own, enemy = (black, white) if seat else (white, black)
            said = sum(weights[n] for n in for_it) - sum(weights[n] for n in against)
            assert said == judge.rate_position(own, enemy, seat, orbs, icon)


def test_matches_begin_in_many_ways():
    assert len({begin_match(Random(seed)) for seed in range(40)}) > 5


@pytest.mark.parametrize("name", ["generation-000.npz", "hamnar.json"])
def test_a_damaged_file_is_named_in_one_sentence(tmp_path, capsys, name):
    tuned(tmp_path, 1)
    kept = tmp_path / "kept"
    kept.mkdir()
    (tmp_path / name).write_bytes(b"nonsense")
    shutil.copy(tmp_path / name, kept)
    assert main([*SMALL, "2", "--out", str(tmp_path)]) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert name in said
    assert (tmp_path / name).read_bytes() == (kept / name).read_bytes()
