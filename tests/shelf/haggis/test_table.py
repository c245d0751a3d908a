"""What the table of Haggis offers, and in which order."""

from __future__ import annotations

import pytest

from game.devices.press import LEFT_KEYS, RIGHT_KEYS
from tests.shelf.haggis.positions import at

STUCK = at("2r4o4g/3r2o5gQ", trick="1:10r", bets="-/0")


def played(house) -> list[str]:
    return [line.move for line in house.match.record.lines]


def test_who_can_beat_nothing_is_told_to_pass_and_stands_on_it(open_house):
    house = open_house("--speed", "instant", "--size", "1280x720")
    table = house.in_position("haggis", STUCK)
    house.frames(60)
    assert "Nothing beats it: pass" in house.words()
    assert table.focus[0] == "button/pass"
    assert {"hand/0/0", "hand/0/1", "hand/0/2"} <= table.show.layer.dull
    house.press("confirm", device=LEFT_KEYS)
    assert played(house) == ["pass"]


@pytest.mark.parametrize("mode", ["peek", "curtain"])
def test_that_nothing_beats_it_is_told_to_whoever_has_opened_her_hand(open_house, mode):
    house = open_house("--speed", "instant", "--size", "1280x720")
    table = house.in_position("haggis", STUCK, mode)
    house.frames(60)
    assert "Nothing beats it" not in house.words()
    house.press("confirm", device=LEFT_KEYS)
    assert table.secrecy.audience == 0
    assert "Nothing beats it" in house.words()
    if mode == "peek":
        house.press("prev", device=LEFT_KEYS)
        assert "Nothing beats it" not in house.words()
        house.press("prev", device=RIGHT_KEYS)
        assert "Nothing beats it" not in house.words()


def test_who_can_beat_something_is_told_what(open_house):
    house = open_house("--speed", "instant", "--size", "1280x720")
    table = house.in_position("haggis", at("2r4o4g/3r2o5gQ", trick="1:3y", bets="-/0"))
    house.frames(60)
    assert "Beat: Single 3" in house.words()
    assert table.focus[0].startswith("hand/0/")
