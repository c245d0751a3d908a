"""Directions between a hand and its buttons lead where the eye goes."""

from __future__ import annotations

import pytest

from game.devices.press import LEFT_KEYS
from tests.games.haggis.positions import at
from tests.games.herrlof import positions as herrlof_positions

LEADING = at("2r3r4r5r6r7r8r9r10rJQK/2o2g5g", bets="-/0")
BEATING = at("2r3r4r5r6r7r8r9r10rJQK/2o2g5g", trick="1:3o")


@pytest.mark.share(3)
@pytest.mark.parametrize("position", [LEADING, BEATING])
@pytest.mark.parametrize("card", ["hand/0/0", "hand/0/4", "hand/0/8", "wild/0/0", "wild/0/2"])
def test_up_from_any_card_leads_to_what_plays_the_picked_ones(open_house, position, card):
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", position, bots=(1,))
    table.pickers[0].touch("hand/0/6")
    table.focus[0] = card
    house.press("up", device=LEFT_KEYS)
    assert table.focus[0] == "button/play"


def test_a_run_with_a_wild_card_is_played_from_the_wild_card(open_house):
    """8, 10 and the jack: up, and confirm."""
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", LEADING, bots=(1,))
    house.heed(0)
    house.touch("hand/0/6", "hand/0/8", "wild/0/0")
    assert table.focus[0] == "wild/0/0"
    house.press("up", "confirm", device=LEFT_KEYS)
    assert house.match.record.lines[0].move == "play 8r 10r J"


def test_up_from_a_card_that_plays_nothing_leads_to_the_button_above(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", LEADING, bots=(1,))
    table.focus[0] = "hand/0/0"
    house.press("up", device=LEFT_KEYS)
    assert table.focus[0] == "button/play"


def test_sideways_along_the_buttons_no_card_is_met(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", LEADING, bots=(1,))
    row = ["button/play", "button/pass", "wager/0/0", "wager/0/1", "wager/0/2", "button/sort"]
    table.focus[0] = row[0]
    for action, way in (("right", row[1:]), ("left", row[-2::-1])):
        for place in [*way, way[-1]]:  # and at the end there is no further
            house.press(action, device=LEFT_KEYS)
            assert table.focus[0] == place
    house.press("down", device=LEFT_KEYS)
    assert table.focus[0].startswith("hand/0/")


def test_wild_cards_and_the_hand_are_one_row(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", LEADING, bots=(1,))
    table.focus[0] = "hand/0/0"
    house.press("left", device=LEFT_KEYS)
    assert table.focus[0] == "wild/0/2"
    house.press("right", device=LEFT_KEYS)
    assert table.focus[0] == "hand/0/0"


def test_a_drawn_card_is_offered_with_buttons_side_by_side(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("herrlof", herrlof_positions.at(
        "2g5g9g/4r5b", trick="0:3b", stage="0:draw"), bots=(1,))
    table.focus[0] = "button/draw"
    house.press("right", device=LEFT_KEYS)
    assert table.focus[0] == "button/keep"
    house.press("left", device=LEFT_KEYS)
    assert table.focus[0] == "button/draw"
