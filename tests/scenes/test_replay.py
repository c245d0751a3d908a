"""A replay can be watched: at its own pace, forward and back, and from where one left it."""

from __future__ import annotations

import pytest

from game import match as matches
from game.match import Header, Player
from game.shelf.hamnar import rules as hamnar
from tests.house import OpenHouse
from tests.night.test_night_scenes import go

MOVES = ("@sun", "@pawn", "@horse1", "@horse2")


@pytest.fixture
def replay(house: OpenHouse) -> OpenHouse:
    header = Header("hamnar", hamnar.VERSION, (Player("Freja"), Player("Ask")), "1")
    match = matches.start(header, None)
    for text in MOVES:
        match.play(next(iter(match.prompts)), hamnar.parse(text))
    house.house.open_replay(match)
    house.frames()
    return house


def at(house: OpenHouse) -> int:
    return len(house.match.record.lines)


def test_at_instant_speed_a_move_is_seen_before_the_next_one(replay):
    replay.frames(10, 0.01)
    assert at(replay) == 0
    seen = set()
    for _ in range(60):
        replay.frames(1, 0.25)
        seen.add(at(replay))
    assert seen == {0, 1, 2, 3, 4} and replay.scene == "ReplayScene"


def test_it_steps_forward_and_back_and_to_the_start(replay):
    replay.press("right", "right")
    assert at(replay) == 2
    replay.press("left")
    assert at(replay) == 1
    replay.press("right", "up")
    assert at(replay) == 0 and replay.top.running


def test_at_the_end_it_is_seen_once_more(replay):
    for _ in range(60):
        replay.frames(1, 0.5)
    assert at(replay) == 4
    replay.press("confirm")
    assert at(replay) == 0
    for _ in range(60):
        replay.frames(1, 0.5)
    assert at(replay) == 4


def test_a_match_that_ended_can_be_seen_again_to_its_end(house):
    house.at_table()
    house.wander(house.match, 500)
    match = house.match
    house.house.open_replay(match)
    for _ in range(2):
        for _ in range(len(match.record.lines) * 3):
            house.frames(1, 0.9)
        assert house.match.result == match.result and house.scene == "ReplayScene"
        house.press("up")
        assert at(house) == 0 and house.match.result is None


def test_back_leads_to_the_list_where_it_was_chosen(house):
    house.at_table()
    house.wander(house.match, 500)
    house.house.to_title()
    go(house, "kept")
    house.press("confirm")
    assert house.scene == "ReplayScene"
    house.press("cancel")
    assert house.scene == "SavedMatchesScene"
