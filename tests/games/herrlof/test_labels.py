"""Words over and beside the cards of Herrlof: nothing is hidden, and nothing is cut."""

from __future__ import annotations

import pytest

from game.core.record import Player
from game.devices.press import LEFT_KEYS
from game.picture.screen import Box
from tests.games.herrlof.positions import at
from tests.house import OpenHouse

FULL = "1r3r5r4b8b9b2g5g1y3y6y7yVHH/4r7r2y9gV"  # four trumps, three of which have a power


def words(house: OpenHouse, text: str) -> Box:
    """Where the table says something."""
    return next(box for page in house.table.picture.drawn for name, box in page.leaves
                if name == repr(text))


@pytest.mark.parametrize("card", ["1y", "3y", "6y", "9b"])
def test_what_a_card_does_hides_no_other_word(open_house, card):
    house = open_house("--speed", "instant", "--size", "1280x720")
    table = house.in_position("herrlof", at(FULL, stage="0:play"), "open")
    places = {piece: place for place, piece in table.show.layer.map_pieces().items()}
    table.focus[0] = places[card]
    house.frames(2)
    power = next(box for page in table.picture.drawn for name, box in page.leaves
                 if "if it wins" in name or "may draw a card" in name)
    assert not power.overlaps(words(house, "trump"))


def test_a_refusal_lies_over_the_question(open_house):
    house = open_house("--speed", "instant", "--size", "1280x720")
    table = house.in_position(
        "herrlof", at("2g5g6y4b/4r7r8b", stage="0:play", trick="1:6b"), "open", bots=(1,))
    house.heed(0)
    house.aim("hand/0/1")
    house.press("confirm", device=LEFT_KEYS)
    assert house.said(0)
    drawn = [name for page in table.picture.drawn for name, _ in page.leaves]
    said = next(n for n, name in enumerate(drawn) if house.said(0)[:12] in name)
    assert said > next(n for n, name in enumerate(drawn) if "Follow blue" in name)


@pytest.mark.parametrize("language", ["en", "sv"])
@pytest.mark.parametrize("last", ["0:7g8g", "0:6b7y", "0:5b9b", "0:5bH", "0:8b2g", "0:5gV", "0:HH"])
def test_the_bar_of_the_last_trick_is_not_cut(open_house, language, last):
    house = open_house("--speed", "instant", "--size", "1280x720")
    house.house.settings.language = language
    house.house.change()
    table = house.in_position("herrlof", at("2r3r4b/4r7r1b", stage="0:play", last=last), "open")
    table.show.players = (Player("Alexandrin"), Player("Alexandrin"))
    house.frames(2)
    assert not [said for page in table.picture.drawn for said in page.shortened]
    assert not [said for page in table.picture.drawn for said in page.problems]
