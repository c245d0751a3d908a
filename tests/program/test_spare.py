"""Garbage is collected between frames, if there is time for it, and never within one."""

from __future__ import annotations

import gc
import sys

import pytest

from game.idle_gc import LATEST, IdleGC

LONG = 3600.0


@pytest.fixture
def collected():
    """The generations that were collected."""
    found: list[int] = []

    def hear(phase: str, info: dict[str, int]) -> None:
        if phase == "stop":
            found.append(info["generation"])

    gc.callbacks.append(hear)
    yield found
    gc.callbacks.remove(hear)


def rubbish(times: int = 1) -> None:
    """Enough garbage for Python to collect so many times."""
    for _ in range(times * gc.get_threshold()[0] * 2):
        circle: list[object] = []
        circle.append(circle)


def test_nothing_is_collected_while_a_frame_is_drawn(collected):
    with IdleGC() as spare:
        rubbish(100)
        assert collected == []
        spare.collect_garbage(LONG)
        assert len(collected) == 1


def test_little_rubbish_is_left_where_it_is(collected):
    with IdleGC() as spare:
        rubbish()
        spare.collect_garbage(LONG)
        spare.collect_garbage(LONG)
        assert len(collected) == 1


def test_the_oldest_objects_wait_for_a_frame_that_leaves_time_but_not_for_ever(collected):
    def frames(left: float) -> int:
        """How many frames it takes until everything was looked at."""
        collected.clear()
        count = 0
        while 2 not in collected:
            rubbish()
            spare.collect_garbage(left)
            count += 1
        return count

    with IdleGC() as spare:
        soon = frames(LONG)
        assert soon < frames(-LONG) <= soon * (LATEST + 2)


def test_afterwards_all_is_as_it_was():
    was = gc.isenabled(), sys.getswitchinterval(), gc.get_freeze_count()
    with IdleGC():
        assert not gc.isenabled()
    assert (gc.isenabled(), sys.getswitchinterval(), gc.get_freeze_count()) == was
