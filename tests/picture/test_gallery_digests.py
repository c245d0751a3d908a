"""Equal code draws equal pixels, so that a picture that differs tells of a change."""

from __future__ import annotations

import pytest

from tests.gallery import ROOMS
from tests.pictures import ROOT, in_process

TITLE = "1280x720 1 en, title: title, two matches open"


def test_a_room_is_the_same_each_time_it_is_drawn():
    first = in_process(ROOT, None, [TITLE])
    assert TITLE in first
    assert len({*first.values()}) > 1, "scenes differ from each other"
    assert in_process(ROOT, None, [TITLE]) == first


@pytest.mark.long
@pytest.mark.parametrize("room", ROOMS)
def test_every_room_is_the_same_each_time_it_is_drawn(room):
    assert in_process(ROOT, None, [], [room]) == in_process(ROOT, None, [], [room])
