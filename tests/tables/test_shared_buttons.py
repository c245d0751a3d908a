"""Which players a device of the screen speaks for, where it has no seat of its own."""

from __future__ import annotations

import pytest

from game.devices.press import LEFT_KEYS, MOUSE, RIGHT_KEYS, Device
from game.games.hamnar import rules as hamnar
from tests.house import OpenHouse


def clicked(open_house, devices: dict[int, Device]) -> OpenHouse:
    """A match in which the mouse was pressed on the first place that may be touched."""
    house = open_house("--speed", "instant")
    house.at_table(devices=devices)
    move = next(iter(hamnar.moves(house.match.state, 0)))
    for place in next(iter(house.table.style.touch.touches(house.match.state, 0, move))):
        house.click(place)
    return house


@pytest.mark.parametrize("devices", [
    {0: RIGHT_KEYS, 1: RIGHT_KEYS}, {0: LEFT_KEYS, 1: LEFT_KEYS}, {0: RIGHT_KEYS, 1: "pad/9"},
    {0: "pad/9", 1: "pad/9"}])
def test_the_mouse_plays_for_those_who_share_buttons_or_have_the_keyboard(open_house, devices):
    assert len(clicked(open_house, devices).match.record.lines) == 1


def test_the_mouse_plays_for_nobody_where_each_half_of_the_keyboard_has_a_player(open_house):
    house = clicked(open_house, {0: RIGHT_KEYS, 1: LEFT_KEYS})
    assert not house.match.record.lines


def test_the_right_half_of_the_keyboard_plays_for_the_player_with_the_mouse(open_house):
    house = open_house("--speed", "instant")
    house.at_table(devices={0: MOUSE, 1: LEFT_KEYS})
    for device, moves in ((LEFT_KEYS, 0), (RIGHT_KEYS, 1)):
        house.press("confirm", device=device)
        house.press("confirm", device=device)
        assert len(house.match.record.lines) == moves
