"""A training goes on where it was stopped as if it had not been, says what is wrong with its files,
and writes nets that are played with."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

np = pytest.importorskip("numpy", reason="training needs numpy: pip install --group learn")

from game.bots.net import Net, read, read_header  # noqa: E402
from game.tools.ladder.crew import Alone, Processes  # noqa: E402
from game.tools.learning.actors import Task, play_task  # noqa: E402
from game.tools.learning.checkpoint import FILE, Log, load, of_net, save  # noqa: E402
from game.tools.learning.net import (  # noqa: E402
    Learner,
    evaluate,
    make_weights,
    pack_bits,
    round_net,
    trim_net,
    unpack_bits,
)
from game.tools.learning.train import (  # noqa: E402
    NETS,
    Trainer,
    begin_from,
    begin_training,
    main,
    measure_rivals,
    publish_nets,
)

SMALL = ("--widths", "6,4", "--rounds", "3", "--processes", "0", "--minutes")


def small(seats=(2, 3)):
    return begin_training(Log("haggis", seats, "test", (6, 4), 2, 3))


def stepped(training, steps):
    trainer = Trainer(training, Alone())
    for _ in range(steps):
        trainer.step()
    return training


def test_a_training_that_was_stopped_goes_on_as_if_it_had_not_been(tmp_path, monkeypatch):
    monkeypatch.setattr("game.tools.learning.train.OLDER_EVERY", 2)
    straight = stepped(small(), 5)
    save(stepped(small(), 3), tmp_path / FILE)
    resumed = stepped(load(tmp_path / FILE), 2)
    assert resumed.log == straight.log
    for one, other in zip(resumed.learner.averaged, straight.learner.averaged, strict=True):
        assert (one == other).all()
    assert len(resumed.older) == len(straight.older) == 3


def test_actors_in_processes_tell_the_same():
    alone, training = stepped(small((2,)), 2), small((2,))
    with Processes(2) as actors:
        trainer = Trainer(training, actors)
        trainer.step()
        trainer.step()
    assert training.log.loss == alone.log.loss


def test_a_net_learns_what_it_is_told():
    chance = np.random.default_rng(1)
    seen = chance.integers(0, 2, (400, 12)).astype(np.float32)
    targets = np.stack([seen[:, 0] * seen[:, 1], seen[:, 2] - seen[:, 3]], axis=1)
    learner = Learner(make_weights(12, (16, 8), 2, "x"))
    losses = [learner.learn(seen, targets, 1e-2) for _ in range(300)]
    assert losses[-1] < losses[0] / 20
    assert np.square(evaluate(learner.averaged, seen) - targets).mean() < 0.02


def test_in_integers_a_net_says_the_same():
    weights = make_weights(50, (16, 8), 3, "y")
    numbers = [int(n) for n in np.random.default_rng(2).integers(0, 1 << 50, 30)]
    assert np.allclose(Net(round_net(weights)).evaluate(numbers),
                       evaluate(weights, unpack_bits(pack_bits(numbers, 50), 50)), atol=0.03)


def test_units_that_nothing_wakes_are_left_out():
    weights = make_weights(20, (8, 6), 2, "z")
    weights[1][3] = weights[3][2] = -1e3
    seen = np.random.default_rng(4).integers(0, 2, (60, 20)).astype(np.float32)
    kept = trim_net(weights, seen)
    assert kept[0].shape[1] < 8
    assert kept[2].shape[1] < 6
    assert np.allclose(evaluate(kept, seen), evaluate(weights, seen), atol=1e-5)
    weights[1][:] = -1e3
    assert np.allclose(evaluate(trim_net(weights, seen), seen), evaluate(weights, seen), atol=1e-5)


def test_what_actors_tell_are_plain_values():
    training = small()
    out = play_task(Task("haggis", (3,), "t", 4, training.playing, training.older[0]))
    assert out.rounds == 4
    assert out.seen.dtype == np.uint8
    assert len(out.seen) == len(out.targets) > 20


def test_the_command_writes_nets_with_how_they_came_about(tmp_path, capsys):
    folder = ["haggis", "--out", str(tmp_path)]
    assert main([*folder, *SMALL, "0.0001"]) == 0
    assert main([*folder, *SMALL, "0.0001"]) == 0
    printed = capsys.readouterr().out
    assert "generation 0, 0 rounds so far" in printed
    assert "generation 1, 3 rounds so far" in printed
    made = read_header(tmp_path / "haggis.net").made
    assert made["seed"] == "learning"
    assert made["levels"]["expert"]["rounds"] == 6
    assert {"commit", "ladder", "processes"} <= set(made)
    assert set(read(tmp_path / "haggis.net")) == {"novice", "skilled", "expert"}


def test_ctrl_c_stops_it_and_nothing_is_lost(tmp_path):
    """A terminal sends it to the actors too."""
    with subprocess.Popen(
            [sys.executable, "-m", "game.tools.learning.train", "haggis", "--out", str(tmp_path),
             "--widths", "6,4", "--rounds", "3"],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
            cwd=Path(__file__).parents[2]) as training:
        assert "Ctrl+C stops" in training.stdout.readline()
        os.killpg(training.pid, signal.SIGINT)
        said, flaws = training.communicate(timeout=60)
    assert training.returncode == 0
    assert "haggis.net" in said
    assert flaws == ""
    assert load(tmp_path / FILE).log.generation >= 0


def test_levels_are_earlier_nets(tmp_path, monkeypatch):
    monkeypatch.setattr("game.games.haggis.bot.learning.LEVELS", {"early": 8, "late": None})
    training = small()
    save(stepped(training, 1), tmp_path / "6.npz")
    save(stepped(training, 1), tmp_path / "12.npz")
    file = publish_nets(stepped(training, 1), tmp_path)
    made = read_header(file).made["levels"]
    assert {level: net["rounds"] for level, net in made.items()} == {"early": 6, "late": 18}
    early = load(tmp_path / "6.npz").learner.averaged
    numbers = [1 << at for at in range(0, len(early[0]), 9)]
    assert np.allclose(Net(read(file)["early"]).evaluate(numbers), evaluate(
        early, unpack_bits(pack_bits(numbers, len(early[0])), len(early[0]))), atol=0.02)


def test_a_training_can_begin_with_what_another_has_learned(tmp_path, monkeypatch):
    before = stepped(small(), 1)
    save(before, tmp_path / "before.npz")
    monkeypatch.setattr("game.games.haggis.bot.learning.HEADS", 6)
    seen = np.eye(len(before.playing[0]), dtype=np.float32)[:50]
    begun = begin_from(load(tmp_path / "before.npz"), Log("haggis", (3,), "more", (9,), 1, 4))
    now, was = evaluate(begun.playing, seen), evaluate(before.learner.averaged, seen)
    assert np.array_equal(now[:, :4], was), "it says what the other one said"
    assert not now[:, 4:].any(), "and nothing more yet"
    assert begun.log.played == 6 and begun.log.seats == (3,) and begun.log.seed == "test/more"
    folder = ["haggis", "--out", str(tmp_path), "--seats", "2", *SMALL, "0.0001"]
    monkeypatch.undo()
    assert main([*folder, "--from", str(tmp_path / "before.npz")]) == 0
    assert load(tmp_path / FILE).log.played == 6 + 3


def test_a_level_can_be_written_alone(tmp_path):
    training = stepped(small(), 1)
    file = publish_nets(training, tmp_path, "expert-3")
    now = read(NETS / "haggis.net")
    assert set(read(file)) == {*now, "expert-3"}
    assert all(read(file)[level] == net for level, net in now.items())
    assert read_header(file).made["levels"]["expert-3"]["rounds"] == 6
    assert read_header(file).made["levels"]["expert"] == read_header(NETS / "haggis.net").made[
        "levels"]["expert"]


def test_the_quick_ladder_has_a_line_for_each_rival_and_number_of_seats():
    lines = list(measure_rivals(small((2,)), 2, ["random", "greedy"]))
    assert [line.split(": ")[1].split(" ")[2] for line in lines] == ["random", "greedy"]
    assert all("over 2 deals" in line for line in lines)


@pytest.mark.parametrize("damage", [lambda _: b"", lambda data: data[: len(data) // 2],
                                    lambda data: b"nonsense" + data[200:]])
def test_a_damaged_checkpoint_is_named_in_one_sentence(tmp_path, capsys, damage):
    save(small(), tmp_path / FILE)
    (tmp_path / FILE).write_bytes(damage((tmp_path / FILE).read_bytes()))
    assert main(["haggis", "--out", str(tmp_path), *SMALL, "0"]) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "checkpoint.npz is damaged or no checkpoint" in said


def test_a_checkpoint_of_other_features_is_not_gone_on_with(tmp_path, capsys, monkeypatch):
    save(small(), tmp_path / FILE)
    monkeypatch.setattr("game.games.haggis.bot.learning.BITS", 12)
    assert main(["haggis", "--out", str(tmp_path), *SMALL, "0"]) == 1
    assert "a haggis that saw other things; move it away" in capsys.readouterr().err


def test_a_training_can_begin_with_a_net_that_is_played_with(tmp_path, capsys):
    file = publish_nets(stepped(small(), 2), tmp_path)
    begun = of_net(file, "expert")
    assert (begun.log.game, begun.log.played, begun.log.seed) == ("haggis", 12, "test")
    numbers = [1 << at for at in range(0, len(begun.playing[0]), 9)]
    bits = unpack_bits(pack_bits(numbers, len(begun.playing[0])), len(begun.playing[0]))
    assert np.allclose(evaluate(begun.playing, bits), Net(read(file)["expert"]).evaluate(numbers),
                       atol=1e-4)
    asked = ["haggis", "--out", str(tmp_path / "on"), "--seats", "2", *SMALL, "0.0001"]
    assert main([*asked, "--from", str(file), "--as", "nobody"]) == 1
    assert "holds no net called 'nobody', but novice, skilled, expert." in capsys.readouterr().err
    assert main([*asked, "--from", str(file)]) == 0
    assert load(tmp_path / "on" / FILE).log.played == 15


def test_a_net_that_goes_on_learning_can_be_wider(tmp_path):
    before = stepped(small(), 1)
    begun = begin_from(before, Log("haggis", (3,), "more", (9, 3), 1, 4))
    assert begun.log.widths == (9, 4), "no layer becomes narrower"
    seen = np.eye(len(before.playing[0]), dtype=np.float32)[:50]
    was = evaluate(before.learner.averaged, seen)
    assert np.allclose(evaluate(begun.playing, seen), was, atol=1e-6), "it says what it said"
    stepped(begun, 1)
    assert begun.learner.weights[2][6:].any(), "what is new is listened to"
