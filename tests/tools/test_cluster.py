"""Ladders and trainings on a cluster come to what they come to on one machine."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="training needs numpy: pip install --group learn")
pytest.importorskip("ray", reason="many machines need Ray: pip install --group cluster")

from game.tools.ladder.crew import Alone, Cluster
from game.tools.ladder.ladder import Job, play_pair, run_jobs
from game.tools.learning.train import Trainer
from tests.tools.test_training import small

pytestmark = pytest.mark.long
HOUSE = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def two(tmp_path_factory):
    """The address of a cluster of two nodes."""
    from ray.cluster_utils import Cluster as Nodes

    nodes = Nodes(initialize_head=True, head_node_args={"num_cpus": 1})
    nodes.add_node(num_cpus=1)
    yield nodes.address
    nodes.shutdown()


def test_a_training_learns_the_same(two):
    alone, training = small((2,)), small((2,))
    for one, actors in ((alone, Alone()), (training, Cluster(two))):
        with actors:
            trainer = Trainer(one, actors)
            trainer.step()
            trainer.step()
    assert training.log == alone.log
    for one, other in zip(training.playing, alone.playing, strict=True):
        assert (one == other).all()


def test_a_ladder_counts_the_same(two):
    jobs = [Job("hamnar", ("greedy", "random"), f"cluster/{i}", None, 1) for i in range(4)]
    here = [play_pair(job).points for job in jobs]
    assert [score.points for score in run_jobs(play_pair, jobs, cluster=two)] == here


def test_nobody_at_an_address_is_one_sentence():
    done = subprocess.run(
        [sys.executable, "-m", "game.tools.ladder.ladder", "hamnar", "--cluster", "127.0.0.1:1",
         "--only", "random,greedy", "--pairs", "1", "--nodes", "1"],
        capture_output=True, text=True, cwd=HOUSE, check=False)
    assert done.returncode == 1
    assert "127.0.0.1:1" in done.stderr.splitlines()[-1]
    assert "Traceback" not in done.stderr
