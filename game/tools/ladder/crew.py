"""The workers of a ladder or a training: this process, others on this machine, or those of a Ray
cluster.

A worker gets plain values and returns plain values, in the order of the tasks, so results do not
depend on the worker.
"""

from __future__ import annotations

import signal
from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager
from multiprocessing import get_context
from socket import create_connection
from typing import Any, TypeVar

ANSWERS = 5.0  # seconds in which a cluster does

T = TypeVar("T")
R = TypeVar("R")


class NoCluster(Exception):
    """There is no cluster at an address."""


class Crew(AbstractContextManager["Crew"]):
    """Those who work; leaving ends their processes, not what others began."""

    @abstractmethod
    def map_tasks(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """Return the results of all tasks, in their order, as soon as possible."""

    def __exit__(self, *_: object) -> None:
        """Do nothing: no worker has to be sent away."""


def _ignore_interrupt() -> None:
    """Ignore Ctrl+C in a worker: its parent stops it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Alone(Crew):
    """All is done by this process, when it is asked for."""

    def map_tasks(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        return map(work, tasks)


class Processes(Crew):
    """Processes on this machine."""

    def __init__(self, count: int) -> None:
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # so that they never hear it
        self._pool = get_context("spawn").Pool(count, _ignore_interrupt)
        signal.signal(signal.SIGINT, before)

    def map_tasks(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        return self._pool.imap(work, tasks)

    def __exit__(self, *_: object) -> None:
        self._pool.terminate()
        self._pool.join()


class Cluster(Crew):
    """The machines of a Ray cluster. Each needs this program's folder under the same path."""

    def __init__(self, address: str) -> None:
        """Connect to HOST:PORT. Raises NoCluster if nobody answers there, or without Ray."""
        try:
            import ray
        except ImportError as flaw:
            raise NoCluster("A cluster needs Ray: pip install --group cluster") from flaw
        host, _, port = address.rpartition(":")
        try:
            create_connection((host, int(port)), timeout=ANSWERS).close()
        except (OSError, ValueError, OverflowError) as flaw:
            raise NoCluster(f"No cluster answers at {address} ({flaw}); "
                            "`ray start --head` begins one and says its address.") from flaw
        self._ray: Any = ray
        ray.init(address=address, logging_level="warning", log_to_driver=False)

    def map_tasks(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        ray = self._ray
        remote = ray.remote(work)
        promised = [remote.remote(task) for task in tasks]
        return (ray.get(one) for one in promised)

    def __exit__(self, *_: object) -> None:
        self._ray.shutdown()


def make_crew(processes: int, cluster: str = "") -> Crew:
    """Return the workers of the cluster at an address, if one is given; otherwise processes, or
    this one alone. Raises NoCluster."""
    if cluster:
        return Cluster(cluster)
    return Processes(processes) if processes else Alone()
