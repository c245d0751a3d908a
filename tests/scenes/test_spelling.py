"""Names are written on a keyboard as people write, and spelled on a pad with its wheel."""

from __future__ import annotations

import pytest

from game.devices.press import LEFT_KEYS
from game.scenes.spelling import SpellingScene
from tests.house import OpenHouse
from tests.kiosk.test_operator import chord
from tests.night.test_night_scenes import board, go, play_to_the_end


@pytest.fixture
def written(house: OpenHouse):
    """A name that is asked for; whatever is kept goes into `kept`."""
    kept: list[str] = []
    house.house.stack.push(SpellingScene(house.house, "Freja", kept.append))
    house.frames()
    return house, kept


@pytest.mark.parametrize(("typed", "name"), [
    ("tom", "Tom"), ("Åsa", "Åsa"), ("örjan", "Örjan"), ("José", "José"), ("WASD q1", "WASD q1"),
    ("anna-lisa", "Anna-lisa"), ("o'neill", "O'neill"), ("ALEXANDRINE", "ALEXANDRIN")])
def test_what_is_typed_first_takes_the_place_of_the_name_that_was_there(written, typed, name):
    house, kept = written
    house.write(typed)
    house.press("confirm")
    assert kept == [name]
    assert house.scene == "TitleScene"
    assert house.house.words("name-kept", name) in house.notices()


def test_characters_that_no_name_has_are_not_taken(written):
    house, kept = written
    house.write("T;om☃\t")
    house.press("confirm")
    assert kept == ["Tom"]


def test_backspace_takes_letters_back_and_leaves_only_an_empty_name(written):
    house, kept = written
    house.press(*["cancel"] * 2)
    assert house.top.name == "Fre"
    house.write("do")
    assert house.top.name == "Fredo"
    house.press(*["cancel"] * 5)
    assert (house.scene, house.top.name) == ("SpellingScene", "")
    house.press("confirm")
    assert house.notices() == [house.house.words("name-empty")]
    house.press("cancel")
    assert (house.scene, kept) == ("TitleScene", [])


def test_escape_leaves_the_name_as_it_was(written):
    house, kept = written
    house.write("tom")
    house.press("pause")
    assert (house.scene, kept) == ("TitleScene", [])


def test_the_space_bar_keeps_a_name_that_nobody_has_touched(written):
    house, kept = written
    house.write(" ")
    assert kept == ["Freja"]


def test_arrows_and_pads_still_turn_the_wheel(written):
    house, kept = written
    pad = house.plug()
    house.tap(pad, "dpad_down")
    house.press("right", "down", "down", "confirm")
    assert kept == ["Frejbb"]


def test_a_pointer_keeps_a_name_or_leaves_it(written):
    house, kept = written
    house.click((5, 5))
    assert house.scene == "SpellingScene"
    house.write("tom")
    house.click(house.top.page.spots["keep"].box.center)
    assert kept == ["Tom"]


def test_afterwards_the_left_half_steers_again(written):
    house, _ = written
    house.press("confirm")
    before = house.top.focus.name
    house.press("right", device=LEFT_KEYS)
    assert house.top.focus.name != before


def test_a_slip_on_the_night_board_can_be_put_right(house):
    play_to_the_end(house)
    go(house, "names")
    house.write("Frejba")
    house.press("confirm", "confirm")
    assert {s.name for s in board(house).past[0].sitters} == {"Frejba", "Ask"}
    go(house, "names")
    assert house.top.name == "Frejba"
    house.write("Freja")
    house.press("confirm", "confirm")
    assert {s.name for s in board(house).past[0].sitters} == {"Freja", "Ask"}
    assert house.scene == "ResultsScene"


def test_digits_of_the_operators_number_go_back_one_by_one(open_house):
    house = open_house("--kiosk", "--speed", "instant")
    chord(house)
    house.key("1")
    house.key("2")
    assert house.top.digits == "12"
    house.press("cancel")
    assert (house.scene, house.top.digits) == ("PinScene", "1")
    house.press("cancel")
    assert (house.scene, house.top.digits) == ("PinScene", "")
    house.press("cancel")
    assert house.scene != "PinScene"
