"""Words on tables and on the title have room, and leave room for what lies beside them."""

from __future__ import annotations

from functools import reduce

import pytest

from game.core.contract import Message
from game.core.words import LANGUAGES
from game.devices.press import LEFT_KEYS, RIGHT_KEYS
from game.picture.board_map import read_board
from tests.gallery import LONG, PEOPLE_THREE, PLACED
from tests.house import OpenHouse

SMALL = ("--speed", "instant", "--seed", "1", "--size", "1280x720")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("device", [LEFT_KEYS, RIGHT_KEYS])
def test_a_keyboards_hints_at_halmstad_have_rules_and_pause(open_house, device, language):
    house: OpenHouse = open_house(*SMALL)
    house.house.settings.language = language
    house.house.change()
    table = house.at_cards("halmstad", PEOPLE_THREE, "open", plies=40)
    seat, _ = house.asked()
    table.hands.devices[seat] = device
    house.house.refit()
    house.frames(2)
    say = house.house.words
    said = house.words()
    for hint in ("choose", "why", "rules", "pause"):
        assert repr(say(f"hint-{hint}")) in said, hint


def test_advice_that_has_no_room_ends_with_a_whole_sentence(open_house):
    house: OpenHouse = open_house(*SMALL)
    house.at_table(moves=PLACED)
    one: Message = ("hamnar-why-lost", 10)
    advice = reduce(lambda rest, _: ("coach-more", one, rest), range(11), one)
    house.table.input.tell(house.asked()[0], advice, warning=False)
    house.frames(3)
    said, sentence = house.words(), house.table.say(one)
    assert 1 <= said.count(sentence) < 12
    assert not any(page.shortened for page in house.shown.picture.drawn)


def test_the_log_of_haggis_begins_below_an_earlier_play():
    board = read_board("haggis", seats=3)
    assert board.box_of("captions").y - 10 > board.box_of("before").bottom


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_that_goes_on_is_offered_with_whole_names(open_house, language):
    house: OpenHouse = open_house(*SMALL)
    house.house.settings.language = language
    house.house.change()
    house.at_table(moves=PLACED[:2], players=LONG)
    house.at_table(moves=PLACED)
    house.house.to_title()
    house.frames()
    assert house.top.page.shortened == []
