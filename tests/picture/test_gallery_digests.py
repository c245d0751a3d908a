"""Equal code draws equal pixels, so that a picture that differs tells of a change."""

from __future__ import annotations

import pytest

from tests.pictures import ROOT, in_process

TITLE = "1280x720 1 en, title: title, two matches open"


@pytest.mark.parametrize("some", [[TITLE], pytest.param([], marks=pytest.mark.long)])
def test_a_gallery_is_the_same_each_time_it_is_drawn(some):
    first = in_process(ROOT, None, some)
    assert TITLE in first
    assert len({*first.values()}) > 1, "scenes differ from each other"
    assert in_process(ROOT, None, some) == first
