"""The mode *Closed hand*: the table stays in view, and one press opens the hand of the seat to move."""

from __future__ import annotations

from random import Random

import pytest

from game.devices.press import LEFT_KEYS, RIGHT_KEYS
from game.match import Player
from tests.house import OpenHouse
from tests.shelf.haggis import positions as haggis_positions
from tests.shelf.herrlof import positions as herrlof_positions

PEOPLE = (Player("Freja"), Player("Ask"), Player("Embla"))
DEVICES = LEFT_KEYS, RIGHT_KEYS, "pad/9"


def open_hands(table) -> set[int]:
    """The seats whose cards are seen."""
    return {int(place.split("/")[1]) for place, piece in table.show.layer.pieces().items()
            if place.startswith("hand/") and piece != "?"}


def asked_alone(house: OpenHouse, game: str, seats: int = 2):
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


def play_round(house: OpenHouse, table, rng: Random) -> tuple[int, int]:
    """Play a round with presses alone. Return how many hands were opened, and the presses."""
    opened = presses = 0
    count, press = [0], house.press

    def counted(*actions: str, device) -> None:
        count[0] += len(actions)
        press(*actions, device=device)

    house.press = counted
    looked = None
    for _ in range(2000):
        if house.scene != "TableScene" or not table.match.waits_for:
            break
        seat = next(iter(table.match.waits_for))
        view = table.rules.view(table.match.state, seat)
        if table.style.known_forced(table.view(None), seat):
            house.frames(5, 0.4)
            continue
        if not table.secrecy.sees(seat):
            house.heed(seat)
            house.press("confirm", device=DEVICES[seat])
            continue
        if looked != seat:
            looked, opened = seat, opened + 1
        moves = [m for m in table.rules.moves(view, seat) if m[0] != "bet"]
        before = len(table.match.record.lines)
        move = rng.choice(moves)
        for place in next(iter(table.style.touches(view, seat, move))):
            house.aim(place)
            house.heed(seat)
            house.press("confirm", device=DEVICES[seat])
        if len(table.match.record.lines) == before:
            house.press("confirm", device=DEVICES[seat])
    del house.press
    presses = count[0]
    return opened, presses
