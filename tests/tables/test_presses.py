"""A press at a table: no player plays what they have not chosen."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.minds import Minds
from game.core.record import Player
from game.devices.press import LEFT_KEYS, RIGHT_KEYS, Action, Press
from game.games import load_rules
from tests.games.haggis import positions as haggis_positions
from tests.games.herrlof import positions as herrlof_positions
from tests.games.reindeer.country import moves, sit
from tests.house import OpenHouse, bubble

IDLE = ("button/pass", "button/done", "button/keep", "button/stay", "button/decline",
        "wager/0/0", "wager/1/0", "wager/2/0")
BEATABLE = haggis_positions.at("8r9r10oJ/2r2o5gQ", trick="1:7r", stage="0:play")
LEADING = haggis_positions.at("3r3o8gJ/2r2o5gQ", stage="0:play")


def played(house: OpenHouse) -> list[str]:
    return [line.move for line in house.match.record.lines]


# a turn begins with something sensible


@pytest.mark.share(4)
@pytest.mark.parametrize("mode", ["open", "peek", "curtain"])
@pytest.mark.parametrize(("game", "seats"), [
    (game, seats) for game in ("herrlof", "haggis", "halmstad")
    for seats in load_rules(game).SEATS])
def test_no_turn_begins_on_what_only_ends_it(open_house, game, seats, mode):
    house = open_house("--speed", "instant", "--seed", "1")
    table = house.at_cards(game, (Player("Freja"), Player("Ask"), Player("Embla"))[:seats], mode)
    rng = Random(3)
    for _ in range(60):
        asked = dict(table.match.prompts)
        if not asked:
            return
        seat = rng.choice(list(asked))
        mine = list(load_rules(game).moves(table.match.state, seat))
        table.play(seat, rng.choice(mine))
        table.settle()
        while house.top is not table:
            house.house.stack.pop()
        for other, picker in table.pickers.items():
            if asked.get(other) is None:
                legal = picker.list_nexts()
                left = table.style.touch.yields(table.questions.view_for(other), other)
                assert table.focus[other] not in IDLE or table.focus[other] == left
                assert table.focus[other] in legal or all(place in IDLE for place in legal)


def test_the_focus_leaves_the_place_that_ones_last_orb_has_filled(house):
    table = house.at_table()
    for move in ("@horse1", "@sun", "@pawn", "@elephant", "@horse2"):
        house.play(move)
        seat, _ = house.asked()
        assert table.focus[seat] in table.pickers[seat].list_nexts()


def test_after_a_big_sleigh_only_done_is_left_and_the_focus_is_there(open_house):
    house = open_house("--speed", "instant")
    table = sit(house, seats=2)
    seat, device = house.asked()
    house.touch("button/big", "depot", "number/2")
    house.touch(table.pickers[seat].list_goals()[0])
    assert table.focus[seat] == "button/done"
    house.press("up", device=device)
    assert table.focus[seat] != "button/done"
    house.press("next", device=device)
    assert table.focus[seat] == "button/done"
    house.press("confirm", device=device)
    assert moves(house)[-1] == "done"


def test_the_next_play_is_played_by_the_next_confirm(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", BEATABLE)
    house.aim("button/pass")
    house.press("next", device=LEFT_KEYS)
    assert table.focus[0] == "button/play"
    house.press("confirm", device=LEFT_KEYS)
    assert played(house) == ["play 8r"]


# what is chosen in secret is touched twice


def test_a_prediction_starts_in_the_middle_and_is_confirmed(open_house):
    house = open_house("--speed", "instant")
    table = house.at_cards("herrlof", (Player("Freja"), Player("Ask")), "peek")
    house.heed()
    house.press("confirm", device=LEFT_KEYS)  # opens the hand
    assert table.secrecy.audience == 0
    house.press("confirm", device=LEFT_KEYS)  # meant for that too
    assert table.pickers[0].asking is None
    house.heed(0)
    assert table.focus[0] == "number/8"
    house.press("confirm", device=LEFT_KEYS)
    assert played(house) == []
    assert "Press again: predict 8" in house.words()
    layer = table.show.layer
    assert layer.raised.keys() <= layer.map_pieces().keys()  # the ring stays on its button
    house.press("left", device=LEFT_KEYS)
    assert "Press again" not in house.words()
    house.press("right", "confirm", "left", "confirm", device=LEFT_KEYS)
    assert "Press again: predict 7" in house.words()
    house.press("cancel", device=LEFT_KEYS)
    assert "Press again" not in house.words()
    house.press("confirm", "confirm", device=LEFT_KEYS)
    assert played(house) == ["predict 7"]


def test_a_hand_that_closes_drops_what_was_not_confirmed(open_house):
    house = open_house("--speed", "instant")
    table = house.at_cards("herrlof", (Player("Freja"), Player("Ask")), "peek")
    house.press("confirm", device=LEFT_KEYS)
    house.heed(0)
    house.press("confirm", device=LEFT_KEYS)
    assert table.pickers[0].asking
    house.press("prev", device=LEFT_KEYS)
    assert table.secrecy.audience is None
    house.press("confirm", device=LEFT_KEYS)
    house.heed(0)
    house.press("confirm", device=LEFT_KEYS)
    assert played(house) == []


def test_what_one_has_picked_outlasts_the_choice_of_another(open_house):
    house = open_house("--speed", "instant")
    table = house.at_cards("herrlof", (Player("Freja"), Player("Ask")), "open")
    house.heed()
    house.press("left", "confirm", device=LEFT_KEYS)
    house.press("confirm", "confirm", device=RIGHT_KEYS)
    assert table.focus[0] == "number/7"
    house.press("confirm", device=LEFT_KEYS)
    assert table.match.state.predictions == (7, 8)


def test_bets_and_bids_and_answers_are_confirmed(open_house):
    house = open_house("--speed", "instant")
    house.in_position("haggis", LEADING.replace(" 0/0 ", " -/0 ", 1))
    house.touch("wager/0/2")
    assert played(house) == []
    assert "Press again: bet 30" in house.words()
    house.touch("hand/0/0")
    assert "Press again" not in house.words()
    house.touch("wager/0/1", "wager/0/1")
    assert played(house) == ["bet 15"]
    house.at_cards("halmstad", (Player("Freja"), Player("Ask"), Player("Embla")), "open")
    house.heed()
    house.press("confirm", device=LEFT_KEYS)
    assert played(house) == []
    assert "Press again: Bid" in house.words()
    house.press("confirm", device=LEFT_KEYS)
    assert len(played(house)) == 1


# presses that were meant for something else


def test_a_button_that_is_held_chooses_nothing(house):
    table = house.at_table("4b/4b/4w/5/w4 bwwbbw pawn 0")
    house.app.press(Press(Action.CONFIRM, LEFT_KEYS, phase="repeat"))
    assert table.pickers[0].path == ()


def test_a_press_that_lands_the_move_of_another_chooses_nothing(open_house):
    house = open_house("--speed", "1")
    table = house.in_position("herrlof", herrlof_positions.at("2r3o/4r5b", stage="0:play"))
    house.play(("play", table.match.state.hands[0][0]))
    assert table.show.reel.busy
    house.press("confirm", "confirm", device=RIGHT_KEYS)
    assert not table.show.reel.busy
    assert len(played(house)) == 1
    house.heed(1)
    house.press("confirm", device=RIGHT_KEYS)
    assert len(played(house)) == 2


def test_the_press_that_brings_the_sheet_does_nothing_behind_it(open_house):
    house = open_house("--speed", "1")
    table = house.in_position("haggis", haggis_positions.at("8r/2r2o", stage="0:play"))
    house.play(next(iter(load_rules("haggis").moves(table.match.state, 0))))
    for action in ("next", "confirm"):
        house.press("next", device=LEFT_KEYS)
        house.press(action, device=RIGHT_KEYS)
    assert house.scene == "ScoringScene"
    assert not any(picker.path for picker in table.pickers.values())
    assert len(played(house)) == 1


def test_buttons_of_the_next_question_wait_until_what_flies_has_landed(open_house):
    house = open_house("--speed", "1")
    table = house.in_position("haggis", haggis_positions.at("8r/2r2o", stage="0:play"))
    house.play(next(iter(load_rules("haggis").moves(table.match.state, 0))))
    while house.top is table:
        assert "Bet 15" not in house.words()
        house.frames()
    house.press("confirm", "confirm", device=LEFT_KEYS)
    house.frames(200)
    assert "Bet 15" in house.words()


# why, and then a hint


def test_asked_again_why_not_the_table_gives_a_hint(open_house, minds: Minds):
    house = open_house("--speed", "instant", minds=minds)
    house.in_position("haggis", haggis_positions.at(
        "8r9r10oJ/2r2o5gQ", trick="1:8o", stage="0:play"), bots=(1,))
    house.aim("hand/0/0")
    house.press("why", device=LEFT_KEYS)
    assert house.said(0) and "suggests" not in house.said(0), "an 8 does not beat an 8"
    house.press("why", device=LEFT_KEYS)
    house.think()
    assert "suggests" in house.said(0)


@pytest.mark.parametrize("hands", ["2r2o5gQ/8r9r10oJ", "2r2o5gQ/8r9r10oJ/3r4y"])
def test_a_hint_names_its_player_and_covers_no_bet(open_house, minds: Minds, hands):
    house = open_house("--speed", "instant", minds=minds)
    seats = hands.count("/") + 1
    table = house.in_position("haggis", haggis_positions.at(
        hands, stage="1:play", bets="/".join(["30"] * seats)), "closed", seats=seats)
    house.press("confirm", device=RIGHT_KEYS)
    house.press("why", device=RIGHT_KEYS)
    house.press("why", device=RIGHT_KEYS)
    house.think()
    house.frames(2)
    leaves = [leaf for page in table.picture.drawn for leaf in page.leaves]
    advice = next(box for name, box in leaves if "suggests" in name)
    assert [box for name, box in leaves if name == "'Ask'" and box.overlaps(advice.inset(-40))]
    bets = [table.show.board.box_of(f"stake/{seat}") for seat in range(seats)]
    assert not [bet for bet in bets if bet.overlaps(advice.inset(-12))]


@pytest.mark.parametrize("mode", ["curtain", "peek"])
def test_a_row_of_presses_that_opens_a_hand_plays_nothing(open_house, mode):
    """Three presses within a second, as by somebody who has looked once too often."""
    house = open_house("--speed", "instant")
    table = house.at_cards("haggis", (Player("Freja"), Player("Ask")), mode)
    house.frames(60)
    seat = next(s for s, prompt in table.match.prompts.items() if not prompt.optional)
    device = (LEFT_KEYS, RIGHT_KEYS)[seat]
    for _ in range(3):
        house.press("confirm", device=device)
        house.frames(18)  # a third of a second from press to press
    assert table.secrecy.audience == seat
    assert table.pickers[seat].path == ()
    assert played(house) == []
    house.heed()
    house.press("confirm", device=device)
    assert table.pickers[seat].path != ()


def test_a_player_who_keeps_on_pressing_is_heard_in_the_end(open_house):
    house = open_house("--speed", "instant")
    table = house.at_cards("haggis", (Player("Freja"), Player("Ask")), "open")
    seat = next(s for s, prompt in table.match.prompts.items() if not prompt.optional)
    picked = []
    for _ in range(12):
        house.press("confirm", device=(LEFT_KEYS, RIGHT_KEYS)[seat])
        picked.append(bool(table.pickers[seat].path))
        house.frames(10)
    assert not picked[0] and any(picked)


# what is picked and can be nothing more


def test_the_focus_goes_to_play_when_nothing_more_can_be_picked(house):
    """A single is answered with two presses: its card, and *Play*."""
    table = house.in_position("haggis", BEATABLE, bots=(1,))
    assert table.focus[0].startswith("hand/0/")
    house.press("confirm", device=LEFT_KEYS)
    assert table.focus[0] == "button/play"
    house.frames(90)
    house.press("confirm", device=LEFT_KEYS)
    assert played(house)[:1] == ["play 8r"]


def test_the_focus_stays_in_the_hand_while_more_can_be_picked(house):
    table = house.in_position("haggis", LEADING, bots=(1,))
    house.touch("hand/0/0")
    assert table.focus[0] == "hand/0/0", "the other 3 could come with it"
    house.touch("hand/0/1")
    assert set(table.pickers[0].path) == {"hand/0/0", "hand/0/1"}


def test_a_bet_that_waits_for_its_second_touch_is_let_go_by_the_next_play(house):
    table = house.in_position("haggis", haggis_positions.at(
        "3r3o8gJ/2r2o5gQ", stage="0:play", bets="-/-"), bots=(1,))
    picker = table.pickers[0]
    bet = next(place for place in picker.list_nexts() if place.startswith("wager/0/") and
               not place.endswith("/0"))
    picker.touch(bet)
    assert picker.asking is not None
    house.press("next", device=LEFT_KEYS)
    assert picker.path and picker.asking is None


# a reason stands where the press was


@pytest.mark.parametrize("card", [0, 3])
def test_a_reason_stands_at_the_place_of_the_press_and_covers_no_hand(open_house, card):
    house = open_house("--seed", "1", "--size", "1280x720")
    table = house.in_position("haggis", haggis_positions.at(
        "5r8r9r10o/2r2o5gQ", trick="1:7r7o", stage="0:play"), bots=(1,))
    house.frames(60)
    place = f"hand/0/{card}"
    table.input.refuse(0, ("haggis-pick",), place=place)
    house.frames()
    told, hand = bubble(table, ("haggis-pick",)), table.show.board.box_of(place)
    assert abs(told.center[0] - hand.center[0]) < 300 and told.bottom < hand.y
    assert not any(told.overlaps(table.show.board.box_of(f"hand/0/{n}")) for n in range(4))
