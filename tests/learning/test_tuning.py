"""Weights that are tuned fit what was played, a tuning goes on where it was stopped, and what it
writes is what the bot plays with."""

from __future__ import annotations

import json
import shutil
from random import Random

import pytest

np = pytest.importorskip("numpy", reason="tuning needs numpy: pip install --group learn")

from game.learning.tune import Told, likeliest, loss, main  # noqa: E402
from game.shelf.hamnar.bot.learning import START, begun, played, speaks  # noqa: E402
from game.shelf.hamnar.bot.worth import Judge, learned  # noqa: E402

SMALL = ("hamnar", "--matches", "30", "--nodes", "20", "--processes", "0", "--generations")


def tuned(folder, generations):
    assert main([*SMALL, str(generations), "--out", str(folder)]) == 0
    return json.loads((folder / "hamnar.json").read_text())


def test_a_tuning_that_was_stopped_goes_on_as_if_it_had_not_been(tmp_path):
    straight = tuned(tmp_path / "a", 2)
    tuned(tmp_path / "b", 1)
    resumed = tuned(tmp_path / "b", 2)
    assert resumed["weights"] == straight["weights"]
    assert resumed["made"]["curve"] == straight["made"]["curve"]
    assert resumed["made"]["matches"] == 60
    Judge(tuple(resumed["weights"]))


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
    found = likeliest(rows, np.zeros(3))
    assert np.abs(found - true).max() < 0.2
    for near in (found + 0.1, found - 0.1):
        assert loss(rows, found) < loss(rows, near)


def test_what_is_told_of_a_position_is_what_its_judge_says():
    judge = learned()
    weights = [*judge.sides[0].weights]
    for seed in range(12):
        for position in played(Random(seed), 10, START)[0]:
            for_it, against, seat = speaks(position)
            white, black, orbs, icon = position
            own, enemy = (black, white) if seat else (white, black)
            said = sum(weights[n] for n in for_it) - sum(weights[n] for n in against)
            assert said == judge.worth(own, enemy, seat, orbs, icon)


def test_matches_begin_in_many_ways():
    assert len({begun(Random(seed)) for seed in range(40)}) > 5


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
