"""The mode *Closed hand*: the table stays in view, and one press opens the hand in front."""

from __future__ import annotations

import pytest

from game.core.record import Player
from game.devices.press import LEFT_KEYS, MOUSE, RIGHT_KEYS, Action, Press
from tests.games.haggis import positions as haggis_positions
from tests.games.herrlof import positions as herrlof_positions

PEOPLE = (Player("Freja"), Player("Ask"), Player("Embla"))
DEVICES = LEFT_KEYS, RIGHT_KEYS, "pad/9"


def open_hands(table) -> set[int]:
    """The seats whose cards are seen."""
    return {int(place.split("/")[1]) for place, piece in table.show.layer.map_pieces().items()
            if place.startswith("hand/") and piece != "?"}


def asked_alone(house, game: str, seats: int = 2):
    """A match at which one person is asked alone."""
    return house.at_cards(game, PEOPLE[:seats], "closed", plies=6 if game != "haggis" else 3)


@pytest.mark.parametrize(("game", "seats"), [("herrlof", 2), ("haggis", 2), ("halmstad", 3)])
def test_the_table_stays_in_view_and_one_press_opens_the_hand(open_house, game, seats):
    house = open_house("--speed", "instant")
    table = asked_alone(house, game, seats)
    seat = next(iter(table.match.waits_for))
    assert not table.hidden and open_hands(table) == set()
    assert house.house.words("hint-look-closed") in house.words()
    house.press("confirm", device=DEVICES[(seat + 1) % seats])
    assert open_hands(table) == set(), "only the player's own press opens it"
    house.press("confirm", device=DEVICES[seat])
    assert open_hands(table) == {seat}
    assert house.house.words("hint-look-closed") not in house.words()


def test_nobody_looks_out_of_turn(open_house):
    house = open_house("--speed", "instant")
    table = asked_alone(house, "haggis")
    other = 1 - next(iter(table.match.waits_for))
    house.press("prev", device=DEVICES[other])
    assert open_hands(table) == set()
    assert "turn" in house.said(other)


def test_a_pointer_moves_the_focus_only_in_an_open_hand(open_house):
    house = open_house("--speed", "instant")
    table = asked_alone(house, "haggis")
    seat = next(iter(table.match.waits_for))
    table.hands.devices[seat] = MOUSE
    first = table.focus[seat]
    card = next(place for place in reversed(table.questions.map_places(seat))
                if place.startswith("hand/") and place != first)
    over = Press(Action.POINT, MOUSE, table.show.board.box_of(card).center)
    house.app.press(over)
    assert table.focus[seat] == first
    house.press("confirm", device=MOUSE)
    assert open_hands(table) == {seat}
    house.frames(2)
    house.app.press(over)
    assert table.focus[seat] == card


def test_a_hand_stays_open_while_its_player_thinks(open_house):
    house = open_house("--speed", "instant")
    table = asked_alone(house, "herrlof")
    seat = next(iter(table.match.waits_for))
    house.press("confirm", device=DEVICES[seat])
    house.frames(120, 1.0)
    assert open_hands(table) == {seat}


def test_a_set_time_closes_a_hand_and_warns_before(open_house):
    house = open_house("--speed", "instant")
    house.house.settings.closing = 10
    table = asked_alone(house, "herrlof")
    seat = next(iter(table.match.waits_for))
    house.press("confirm", device=DEVICES[seat])
    house.frames(7, 1.0)
    assert open_hands(table) == {seat}
    assert table.say(("peek-closes", 3)) in house.words()
    house.frames(4, 1.0)
    assert open_hands(table) == set()


def test_a_hand_stays_open_where_its_player_goes_on(open_house):
    """Ask follows, takes the trick and leads the next one without opening the hand again."""
    house = open_house("--speed", "instant")
    table = house.in_position("herrlof", herrlof_positions.at(
        "2r3r4b6y/4r7b8b9b", stage="0:play"), "closed")
    house.press("confirm", device=LEFT_KEYS)
    house.play(("play", table.rules.parse("play 2r")[1]))
    assert open_hands(table) == set()
    house.heed(1)
    house.press("confirm", device=RIGHT_KEYS)
    assert open_hands(table) == {1}
    house.play(("play", table.rules.parse("play 4r")[1]))
    assert table.match.waits_for == [1]
    assert open_hands(table) == {1}


@pytest.mark.parametrize("hands", ["2r/7b", "2r/9r"])
def test_the_last_cards_play_themselves_out_of_closed_hands(open_house, hands):
    house = open_house("--speed", "1")
    table = house.in_position("herrlof", herrlof_positions.at(hands, stage="0:play"), "closed")
    house.frames(60, 0.2)
    assert table.match.state.round == 2


def test_a_card_that_only_its_player_knows_to_be_forced_waits(open_house):
    """Ask has to follow with the only red card; nobody else can know that."""
    house = open_house("--speed", "1")
    table = house.in_position("herrlof", herrlof_positions.at(
        "3r4b6y/4r7b8b9b", stage="1:play", trick="0:2r"), "closed")
    house.press("confirm", device=RIGHT_KEYS)
    assert open_hands(table) == {1}
    house.frames(60, 0.2)
    assert table.match.waits_for == [1]


def test_a_pass_that_all_can_foresee_plays_itself(open_house):
    """One card is left against a pair."""
    house = open_house("--speed", "1")
    table = house.in_position("haggis", haggis_positions.at(
        "5r8y9y/2y", trick="0:4r4g", stage="1:play"), "closed")
    house.frames(40, 0.2)
    assert table.match.waits_for == [0]


def test_a_finished_trick_lies_for_two_seconds_unless_a_press_hurries_it(open_house):
    for hurried in (False, True):
        house = open_house("--speed", "1", "--seed", "1")
        table = house.in_position("herrlof", herrlof_positions.at(
            "3r4b6y/4r7b8b9b", stage="1:play", trick="0:2r"), "closed")
        house.press("confirm", device=RIGHT_KEYS)
        table.play(1, ("play", table.rules.parse("play 4r")[1]))
        house.frames(20, 0.1)
        assert table.show.reel.busy
        if hurried:
            house.press("confirm", device=LEFT_KEYS)
        else:
            house.frames(20, 0.1)
        assert not table.show.reel.busy
        house.close()


def test_a_press_that_hurries_opens_no_hand(open_house):
    house = open_house("--speed", "1", "--seed", "1")
    table = house.in_position("herrlof", herrlof_positions.at(
        "2r3r4b6y/4r7b8b9b", stage="0:play"), "closed")
    house.press("confirm", device=LEFT_KEYS)
    table.play(0, ("play", table.rules.parse("play 2r")[1]))
    house.frames(2)
    house.press("confirm", device=RIGHT_KEYS)
    assert not table.show.reel.busy and open_hands(table) == set()
    house.press("confirm", device=RIGHT_KEYS)
    assert open_hands(table) == {1}


def test_a_planned_lead_is_played_out_of_the_closed_hand(open_house):
    house = open_house("--speed", "1", "--seed", "1")
    table = house.in_position("herrlof", herrlof_positions.at(
        "8r3r4b6y/4r7b8b9b", stage="0:play"), "closed")
    house.press("confirm", device=LEFT_KEYS)
    house.aim("hand/0/0")  # 3r
    house.press("next", device=LEFT_KEYS)
    assert table.say(("plan-lead",)) in house.words()
    house.play(("play", table.rules.parse("play 8r")[1]))
    house.frames(60, 0.1)
    assert open_hands(table) == set()
    assert table.say(("plan-lead",)) not in house.words()
    house.press("confirm", device=RIGHT_KEYS)
    house.play(("play", table.rules.parse("play 4r")[1]))
    house.frames(10, 0.1)
    assert open_hands(table) <= {1}
    house.frames(60, 0.1)
    assert table.match.record.lines[-1].move == "play 3r"


def test_the_focus_stays_on_the_card_that_is_planned(open_house):
    house = open_house("--speed", "1", "--seed", "1")
    table = house.in_position("herrlof", herrlof_positions.at(
        "8r3r4b6y/4r7b8b9b", stage="0:play"), "closed")
    house.press("confirm", device=LEFT_KEYS)
    house.aim("hand/0/0")
    house.press("next", device=LEFT_KEYS)
    assert table.say(("plan-lead",)) in house.words()
    assert table.focus[0] == "hand/0/0"
    house.press("next", device=LEFT_KEYS)
    assert table.say(("plan-lead",)) not in house.words(), "the same key takes the plan back"


def test_a_plan_ends_when_its_player_opens_the_hand_again(open_house):
    house = open_house("--speed", "1", "--seed", "1")
    table = house.in_position("herrlof", herrlof_positions.at(
        "8r3r4b6y/4r7b8b9b", stage="0:play"), "closed")
    house.press("confirm", device=LEFT_KEYS)
    house.aim("hand/0/0")
    house.press("next", device=LEFT_KEYS)
    house.play(("play", table.rules.parse("play 8r")[1]))
    house.frames(30, 0.1)
    house.press("confirm", device=RIGHT_KEYS)
    house.play(("play", table.rules.parse("play 4r")[1]))
    house.settle()
    house.press("confirm", "confirm", device=LEFT_KEYS)
    assert open_hands(table) == {0}
    house.frames(60, 0.1)
    assert table.match.waits_for == [0]


def test_a_planned_lead_is_dropped_with_a_new_trump(open_house):
    house = open_house("--speed", "1", "--seed", "1")
    table = house.in_position("herrlof", herrlof_positions.at(
        "V3r4b6y/V7b8b9b", stage="0:play", deck="2b1b"), "closed")
    house.press("confirm", device=LEFT_KEYS)
    house.aim("hand/0/0")
    house.press("next", device=LEFT_KEYS)
    house.play(("play", table.rules.parse("play V")[1]))
    house.frames(30, 0.1)
    house.press("confirm", device=RIGHT_KEYS)
    house.play(("play", table.rules.parse("play V")[1]))
    house.frames(90, 0.1)
    assert table.match.waits_for == [0], "whoever led a destroyed trick leads again, but by hand"
    assert table.say(("plan-lapses",)) not in house.words(), "a plan is secret"
    house.press("confirm", device=LEFT_KEYS)
    assert table.say(("plan-lapses",)) in house.words()
