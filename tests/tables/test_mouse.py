"""What a click does at a table, and which device menus show after it."""

from __future__ import annotations

from game.devices.press import MOUSE, RIGHT_KEYS, Action, Press
from game.scenes.settings.scene import SettingsScene
from game.tables.places import number_button
from tests.games.herrlof.positions import at
from tests.house import OpenHouse


def test_the_first_click_on_a_card_that_is_played_at_once_lifts_it_and_the_second_plays(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("herrlof", at("5r7y/3g4g"), bots=(1,))
    card = table.show.board.box_of("hand/0/0").center
    house.click(card)
    house.frames(2)
    assert not house.match.record.lines
    assert table.show.layer.raised["hand/0/0"] > table.show.layer.raised.get("hand/0/1", 0.0)
    assert "Press again: " in house.words()
    house.click(card)
    assert len(house.match.record.lines) == 1


def test_keys_play_a_card_at_once(open_house):
    house = open_house("--speed", "instant")
    house.in_position("herrlof", at("5r7y/3g4g"), bots=(1,))
    house.aim("hand/0/0")
    house.press("confirm")
    assert len(house.match.record.lines) == 1


def test_a_click_between_two_buttons_means_the_nearer_one(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("herrlof", at(
        "5r7y6b/3g4g1b", stage="predict", predictions="-/-"), bots=(1,))
    left, right = (table.show.board.box_of(number_button(number)) for number in (0, 1))
    assert left.right + 2 < right.x, "there is a gap"
    house.click((left.right + 1, left.center[1]))
    assert table.pickers[0].path == (number_button(0),)


def test_a_menu_that_a_click_has_opened_tells_of_the_mouse(open_house):
    house: OpenHouse = open_house("--speed", "instant")
    house.app.press(Press(Action.CONFIRM, MOUSE, (1.0, 1.0)))
    house.house.stack.push(SettingsScene(house.house))
    assert house.top.last_device == MOUSE
    house.app.press(Press(Action.DOWN, RIGHT_KEYS))
    assert house.top.last_device == RIGHT_KEYS
