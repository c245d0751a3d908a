"""Words at a table are read from the other end of the room, and grow with the text size."""

from __future__ import annotations

import pytest

from game.core.record import Player
from tests.gallery import LONG, PLACED
from tests.games.herrlof import positions as herrlof
from tests.games.reindeer.country import PEOPLE as FIVE
from tests.games.reindeer.country import evening
from tests.house import OpenHouse

READ = 24 / 28  # of the size of small letters, which a word has at least


def high(house: OpenHouse, *words: str) -> list[float]:
    """How high words on the table are, in lines of small letters of the usual size."""
    shown = {said.strip("'\""): box for page in house.table.picture.drawn
             for said, box in page.leaves}
    usual = house.house.art.line_height("small@1")
    return [shown[word].h / usual for word in words]


def at_size(open_house, text: float) -> OpenHouse:
    house: OpenHouse = open_house("--speed", "instant", "--size", "1920x1080")
    house.house.settings.text = text
    house.house.change()
    return house


def test_words_on_cards_grow_with_the_text(open_house):
    sizes = []
    for text in (1.0, 1.5):
        house = at_size(open_house, text)
        house.in_position("herrlof", herrlof.at("2r3g9g3b/4r5b6b7b", "8g"), "open", seats=2)
        house.frames(2)
        sizes += high(house, "trump")
    assert sizes[0] < sizes[1]


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_hints_are_never_smaller_than_can_be_read(open_house, text):
    house = at_size(open_house, text)
    house.at_table(moves=PLACED)
    house.touch("b5")
    assert min(high(house, "Choose", "Why / hint", "Rules", "Pause", "Let go")) >= READ
    evening(house, FIVE)
    assert min(high(house, "Choose", "Why / hint", "Rules", "Pause", "Hold: look")) >= READ


def test_whose_turn_it_is_stands_on_two_lines_before_it_is_small(open_house):
    house: OpenHouse = open_house("--speed", "1", "--size", "1920x1080")
    house.at_cards("halmstad", (*LONG, Player("Wmwmwmwmwm")), "open", plies=4)
    house.frames(20)
    told = next(word for word in house.words().split(" | ") if "’s turn" in word)
    assert min(high(house, told.strip("'"))) >= 2 * READ
