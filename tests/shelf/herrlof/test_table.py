"""What the table of Herrlof tells its players."""

from __future__ import annotations

from game.devices.press import LEFT_KEYS
from tests.shelf.herrlof.positions import at


def test_whoever_has_nothing_of_the_colour_that_was_led_is_told_so_alone(open_house):
    house = open_house("--speed", "instant", "--size", "1280x720")
    table = house.in_position("herrlof", at("5r7y/3g", trick="1:4g"), "peek")
    house.frames(60)
    assert "No green" not in house.words()
    house.press("confirm", device=LEFT_KEYS)
    assert table.secrecy.audience == 0
    assert "No green: play any card" in house.words()
    house.house.to_title()
    house.in_position("herrlof", at("5g6g7y/3g", trick="1:4g"))
    house.frames(60)
    assert "Follow green if you can" in house.words()
