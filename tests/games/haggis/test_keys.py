"""What the keys do at Haggis: pass, play what the button names, and propose plays."""

from __future__ import annotations

import pytest

from game.devices.press import LEFT_KEYS, RIGHT_KEYS
from game.picture.theme import GOLD
from game.scenes.lesson.scene import LessonScene
from tests.games.haggis.positions import at
from tests.games.haggis.seated import played
from tests.house import of_colour

PAIRS = at("3r6r6g9y9g10o/2r4r", trick="1:2o2y", stage="0:play")


def test_a_key_of_its_own_passes(open_house):
    house = open_house("--speed", "instant")
    house.in_position("haggis", PAIRS)
    assert house.house.words("button-pass") in house.words()
    house.heed(0)
    house.press("undo", device=LEFT_KEYS)
    assert played(house) == ["pass"]


def test_the_key_to_pass_lets_go_of_what_is_picked_and_refuses_a_leader(open_house):
    house = open_house("--speed", "instant")
    house.in_position("haggis", PAIRS)
    house.touch("hand/0/0")
    house.press("undo", device=LEFT_KEYS)
    assert played(house) == ["pass"]
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", at("3r6r6g/2r4r", stage="0:play"))
    house.touch("hand/0/0")
    house.press("undo", device=LEFT_KEYS)
    assert played(house) == [] and house.said(0)
    assert table.pickers[0].path == ()


def test_the_key_to_pass_says_of_a_closed_hand_that_it_has_to_be_opened_first(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", PAIRS, "closed")
    house.heed(0)
    house.press("undo", device=LEFT_KEYS)
    house.frames()
    assert played(house) == []
    assert table.say(("peek-first",)) in house.words()


def test_a_button_that_names_a_play_plays_it(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", PAIRS)
    house.aim("hand/0/3")  # a nine
    house.frames()
    assert "'Play 9 + 9'" in house.words()
    house.touch("button/play")
    assert played(house) == ["play 9y 9g"]
    assert not table.pickers[1].path


def test_the_next_play_begins_with_the_card_in_the_focus(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", at("3r6r6g9y9g10o/2r4r", stage="0:play"))
    house.aim("hand/0/3")
    house.press("next", device=LEFT_KEYS)
    assert "hand/0/3" in table.pickers[0].path


def test_every_picked_card_has_a_tick_and_stands_clear_of_those_that_can_be_picked(open_house):
    house = open_house("--speed", "instant", "--size", "1280x720")
    table = house.in_position("haggis", PAIRS)

    def foot(place: str) -> int:
        box = table.show.board.box_of(place)
        up = table.show.layer.lift(place)
        return of_colour(house, box._replace(y=box.bottom - up - 46, w=46, h=46), GOLD)

    house.touch("hand/0/1")
    house.frames(2)
    assert foot("hand/0/1") > 100 > foot("hand/0/3")
    table.focus[0] = "button/pass"
    house.frames(2)
    others = [table.show.layer.lift(place) for place in ("hand/0/3", "hand/0/4")]
    assert table.show.layer.lift("hand/0/1") > 10 + max(others)


@pytest.mark.parametrize("front", [0, 1])
def test_the_bets_over_a_hand_are_those_of_its_player(open_house, front):
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", at(
        "3r6r6g9y9g10o/2r4r", stage=f"{front}:play", bets="-/-"), "closed")
    house.press("confirm", device=(LEFT_KEYS, RIGHT_KEYS)[front])
    board = table.show.board
    hand = board.box_of(f"hand/{front}/0")
    near = {seat: abs(board.box_of(f"wager/{seat}/0").y - hand.y) for seat in (0, 1)}
    assert min(near, key=near.__getitem__) == front


def test_the_lesson_names_the_keys_and_takes_every_accepted_play(open_house):
    """The last step accepts the king alone as well as the run of its example."""
    house = open_house("--speed", "instant")
    house.house.stack.push(LessonScene(house.house, "haggis", LEFT_KEYS, ["Freja", "Ask"]))
    house.frames(2)
    lesson = house.top
    lesson.begin(len(lesson.steps) - 1)
    house.frames(80)
    assert house.house.words("hint-offer") in house.words()
    house.touch("wild/0/2")
    house.frames(2)
    assert lesson.pointer.find_next() == "button/play", "not the king, to put it back"
    house.touch("button/play")
    assert lesson.done
    lesson.begin(next(n for n, step in enumerate(lesson.steps) if "pass" in step.accept))
    house.frames(80)
    assert house.house.words("button-pass") in house.words().split(" | 'Z' | ")[1]
