"""What the table of Herrlof tells its players."""

from __future__ import annotations

import pytest

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
    assert "Follow green" in house.words()


@pytest.mark.parametrize(("hand", "trick", "signs"), [
    ("5g6g7y", "1:4g", 1), ("5r6r7y", "1:4g", 0), ("5g6g7y", "-", 0)])
def test_the_sign_of_the_colour_stands_beside_the_words_only_where_it_has_to_be_followed(
    open_house, hand, trick, signs,
):
    house = open_house("--speed", "instant")
    house.in_position("herrlof", at(f"{hand}/3b", trick=trick))
    assert house.words().count("herrlof/trump_g") == signs


@pytest.mark.parametrize(("scores", "level"), [("0:0/0:0/0:0", True), ("0:0/3:0/0:0", False)])
def test_nobody_leads_before_the_first_points_and_the_round_says_so(open_house, scores, level):
    house = open_house("--speed", "instant")
    house.in_position("herrlof", at("2r3o/4r5b/6r7b", scores=scores), seats=3)
    words = house.words()
    assert ("nobody leads yet" in words, "leads by 3" in words, "3 behind" in words) == (
        level, not level, not level)
    assert "tied" not in words


@pytest.mark.parametrize(("stage", "seats"), [
    ("0:draw", 2), ("0:draw", 3), ("0:trick>1", 2), ("0:trick>1", 3), ("0:card>1", 3),
    ("predict", 2), ("predict", 3),
])
def test_what_can_be_pressed_stands_in_the_middle_under_the_question(open_house, stage, seats):
    house = open_house("--speed", "instant")
    hands = "/".join(("2r3b", "4r5b", "6r7b")[:seats])
    named = {"predictions": "/".join("-" * seats)} if stage == "predict" else {}
    table = house.in_position("herrlof", at(
        hands, stage=stage, tricks="/".join("325"[:seats]), **named), seats=seats)
    places = [place for place in table.questions.places(0) if place.split("/")[0] != "hand"
              and place != "button/sort"]
    boxes = [table.show.board.box(place) for place in places]
    assert len(boxes) > 1
    middle = (min(box.x for box in boxes) + max(box.right for box in boxes)) / 2
    assert abs(middle - table.show.board.box("task").center[0]) < 2
    assert all(box.y >= table.show.board.box("task").bottom for box in boxes)
