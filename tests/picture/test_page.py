"""A page names its own faults: what overlaps, what its box clips, and what leaves the safe area."""

from __future__ import annotations

import pytest

from game.picture.page import Page
from game.picture.screen import SAFE, Box


@pytest.fixture
def page(house) -> Page:
    return Page(house.house.art)


def test_things_that_overlap_by_a_few_units_are_a_fault(page):
    page.claim("board", Box(400, 400, 200, 200))
    page.claim("hand", Box(400, 605, 200, 200))
    assert page.problems == []
    page.claim("button", Box(594, 400, 200, 200))
    assert page.problems == ["button overlaps board"]


def test_texts_that_overlap_are_a_fault(page):
    page.put_text(Box(400, 400, 600, 60), "Freja")
    page.put_text(Box(400, 410, 600, 60), "Ask")
    assert page.problems == ["'Ask' overlaps 'Freja'"]


def test_a_text_that_is_too_high_or_too_wide_for_its_box_is_a_fault(page):
    page.put_text(Box(400, 400, 600, 60), "Reindeer")
    assert page.problems == []
    for box in (Box(400, 500, 600, 10), Box(400, 600, 20, 60)):
        page.put_text(box, "Reindeer", leaf=False)
        assert "'Reindeer'" in page.problems[-1] and "is clipped" in page.problems[-1]
    assert len(page.problems) == 2


@pytest.mark.parametrize("box", [
    Box(SAFE.x - 4, 400, 100, 100), Box(400, SAFE.y - 4, 100, 100),
    Box(SAFE.right - 96, 400, 100, 100), Box(400, SAFE.bottom - 96, 100, 100)])
def test_what_leaves_the_safe_area_on_any_side_is_a_fault(page, box):
    page.claim("button", box)
    assert [problem.partition(":")[0] for problem in page.problems] == [
        "button leaves the safe area"]


def test_a_text_that_is_shortened_is_told(page):
    page.put_fitted(Box(400, 400, 600, 60), "Freja")
    assert page.shortened == []
    page.put_fitted(Box(400, 500, 60, 60), "a long way to go " * 9)
    assert len(page.shortened) == 1 and page.problems == []
