"""The bench: it has a figure, however little time there was."""

from __future__ import annotations

from game.tools.bench_frames import watch


def test_one_frame_is_measured_where_time_is_over_before_the_first(house):
    assert len(watch(house.app, lambda: False)) == 1
