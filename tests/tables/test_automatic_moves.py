"""Moves that leave nothing to choose are played by the table, after a moment to see them come."""

from __future__ import annotations

import pytest

from game.devices.press import LEFT_KEYS, RIGHT_KEYS, Action, Press
from game.games import load_rules
from game.tables.style import table_style
from tests.games.haggis import positions as haggis_positions
from tests.house import OpenHouse

LONG = 150  # frames: more than the question rests
HOPELESS = haggis_positions.at("8r/2r2o5gQ", trick="1:9r", stage="0:play")  # nothing beats a 9
TOO_FEW = haggis_positions.at("8r/2r2o5gQ", trick="1:9r9o", stage="0:play")  # one card, two lie
LAST_PIECE = "5/5/w3b/5/5 wwbbbw elephant 0"
CHOICE = haggis_positions.at("8r9o/2r2o5gQ", trick="1:7r", stage="0:play")


def played(house: OpenHouse) -> list[str]:
    return [line.move for line in house.match.record.lines]


def test_who_can_only_pass_passes_after_a_moment(house):
    house.in_position("haggis", HOPELESS, bots=(1,))
    house.frames(30)
    assert played(house) == []
    house.frames(LONG)
    assert played(house)[:1] == ["pass"]


def test_a_bet_that_can_still_be_made_later_is_no_choice_for_who_can_only_pass(house):
    open_bets = haggis_positions.at("8r/2r2o5gQ", trick="1:9r", stage="0:play", bets="-/0")
    house.in_position("haggis", open_bets, bots=(1,))
    house.frames(LONG)
    assert played(house)[:1] == ["pass"]


def test_nobody_without_cards_is_told_to_lead():
    table = table_style("haggis")
    state = load_rules("haggis").read(
        haggis_positions.at("/2r2o5gQ/3r6y", stage="0:play", outs="0:4"))
    assert table.words.task(state, 0) == table.words.doing(state, 0) == ()
    state = load_rules("haggis").read(haggis_positions.at("8r/2r2o5gQ/3r6y", stage="0:play"))
    assert table.words.task(state, 0) == ("haggis-task-lead",)


def test_who_has_a_choice_is_waited_for(house):
    house.in_position("haggis", CHOICE, bots=(1,))
    house.frames(LONG)
    assert played(house) == []


def test_forced_moves_are_left_to_who_wants_to_make_them(house):
    house.house.settings.forced = False
    house.in_position("haggis", HOPELESS, bots=(1,))
    house.frames(LONG)
    assert played(house) == []


@pytest.mark.parametrize("mode", ["closed", "curtain", "peek"])
def test_what_only_its_player_knows_to_be_forced_is_not_played_before_others(house, mode):
    """A delay without a press would tell the other player something."""
    table = house.in_position("haggis", HOPELESS, mode)
    house.frames(LONG)
    house.press("confirm", device=LEFT_KEYS)
    assert table.secrecy.audience == 0
    house.frames(LONG)
    assert played(house) == []


def test_presses_in_between_never_hold_up_what_everybody_knows_to_be_forced(house):
    house.in_position("haggis", TOO_FEW, "closed")
    for _ in range(LONG // 10):
        house.press("left", device=RIGHT_KEYS)
        house.frames(10)
    assert played(house)[:1] == ["pass"]


def test_a_confirm_hurries_what_everybody_knows_to_be_forced(house):
    house.in_position("haggis", TOO_FEW, "closed")
    house.frames(2)
    assert played(house) == []
    house.press("confirm", device=LEFT_KEYS)
    house.frames(2)
    assert played(house)[:1] == ["pass"]


def test_the_moment_begins_again_for_a_phone_that_puts_its_piece_back(house):
    table = house.in_position("hamnar", "5/5/4w/5/b4 bwbwbw pawn 0")
    table.hands.devices[0] = "phone/1"
    house.frames(40)
    table.input.touch(0, "e3")
    house.frames(LONG)
    assert played(house) == []
    table.press(Press(Action.CANCEL, "phone/1"))
    house.frames(60)
    assert played(house) == []
    house.frames(LONG)
    assert played(house) == ["e3-e4"]


def test_nothing_is_played_under_a_pause(house):
    house.in_position("haggis", HOPELESS, bots=(1,))
    house.press("pause")
    house.frames(LONG)
    assert played(house) == []


def test_the_only_way_of_the_last_piece_is_gone_without_a_press(house):
    """Black has no piece left, and white's pawn one way; then black cannot move."""
    house.in_position("hamnar", LAST_PIECE)
    house.play("a3-e3")
    house.heed()
    house.play("--")
    house.frames(LONG)
    assert played(house) == ["a3-e3", "--", "e3-e4"]
    assert house.match.result == ((1, 0), (0,), "no move")
