"""What presses do while somebody else's turn it is: they pause nothing and bet nothing."""

from __future__ import annotations

import pytest

from game import routes
from game.core import match as matches
from game.core.hands import Hands
from game.core.record import Header, Player, new_file
from game.devices.press import LEFT_KEYS, RIGHT_KEYS, Action, Press
from game.games.herrlof import rules as herrlof
from game.tables.people import People
from tests.games.haggis.positions import at
from tests.house import PEOPLE

PLAYING = at("3r5o/4o6y", bets="0/0")
BETTING = at("3r5o/4o6y", bets="0/-")


def played(house) -> list[str]:
    return [line.move for line in house.match.record.lines]


@pytest.mark.parametrize("position", [PLAYING, BETTING])
@pytest.mark.parametrize("mode", ["open", "peek", "curtain"])
def test_to_let_go_out_of_turn_says_whose_turn_it_is_and_pauses_nothing(open_house, mode, position):
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", position, mode)
    if mode != "open":
        house.frames(30)
        house.press("confirm", device=LEFT_KEYS)
        house.heed(0)
    house.press("cancel", device=RIGHT_KEYS)
    assert house.top is table
    assert house.said(1) == "It is Freja’s turn."
    house.press("pause", device=RIGHT_KEYS)
    assert house.scene == "PauseScene"


def test_at_the_last_position_letting_go_leads_back_to_the_results(open_house):
    house = open_house("--speed", "instant")
    house.in_position("haggis", at("8r/2r2o", scores="245/0"))
    house.play(next(iter(house.match.rules.moves(house.match.state, 0))))
    house.until("ScoringScene")
    while house.scene != "ResultsScene":
        house.press("confirm", device=LEFT_KEYS)
        house.frames(10, 0.1)
    house.house.stack.pop()
    house.frames(10, 0.1)
    assert house.scene == "TableScene"
    house.press("cancel", device=LEFT_KEYS)
    assert house.scene == "ResultsScene"


@pytest.mark.parametrize("mode", ["open", "peek"])
def test_whoever_confirms_while_another_plays_has_bet_nothing(open_house, mode):
    """Freja plays; Ask, whose bet is still open, presses as if it were their turn."""
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", BETTING, mode)
    house.heed(1)
    for _ in range(4):
        house.press("confirm", device=RIGHT_KEYS)
        house.frames(60)
    assert table.pickers[1].asking is None
    assert played(house) == []
    assert house.said(1) == "It is Freja’s turn."


def test_who_steers_to_a_bet_out_of_turn_makes_it_with_two_presses(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", BETTING)
    house.frames(400)
    unlit = house.picture()
    house.press("right", device=RIGHT_KEYS)
    assert house.picture() != unlit, "the focus comes up"
    assert table.focus[1] == "wager/1/1"
    house.press("right", "confirm", device=RIGHT_KEYS)
    assert played(house) == []
    assert table.pickers[1].asking is not None
    house.press("confirm", device=RIGHT_KEYS)
    assert played(house) == ["bet 30"]


def test_a_bet_that_one_has_steered_to_waits_while_another_plays(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", at("3r5o9y/4o6y/5y8r", bets="0/0/-"), seats=3)
    table.hands.devices[2] = RIGHT_KEYS
    table.hands.devices[1] = "pad/9"
    house.press("left", device=RIGHT_KEYS)
    house.play(("play", *next(iter(house.match.rules.moves(house.match.state, 0)))[1:]))
    assert house.asked()[0] == 1
    house.heed(2)
    house.press("confirm", device=RIGHT_KEYS)
    assert table.pickers[2].asking is not None


def test_of_two_who_share_a_device_the_one_in_turn_is_heard(open_house):
    house = open_house("--speed", "instant")
    match = house.in_position("haggis", at("3r5o/4o6y", bets="-/0", stage="1:play")).match
    house.house.to_title()
    house.house.stack.open(routes.Table(
        match, Hands(PEOPLE, dict.fromkeys((0, 1), LEFT_KEYS), "open")))
    house.frames()
    house.heed()
    house.press("confirm", device=LEFT_KEYS)
    assert house.table.pickers[1].path


def test_a_curtain_says_whose_device_it_waits_for(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", PLAYING, "curtain")
    house.frames(60)
    house.press("left", device=RIGHT_KEYS)
    assert "The screen waits for Freja: Keyboard, left half." in house.words()
    assert table.veiled
    house.frames(400)
    assert "waits for Freja" not in house.words()
    house.press("confirm", device="pad/44")
    assert "waits for Freja" in house.words() and table.veiled
    house.press("confirm", device=LEFT_KEYS)
    assert table.secrecy.audience == 0
    assert "waits for Freja" not in house.words()


def test_a_press_of_the_one_who_is_awaited_is_told_nothing(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", PLAYING, "curtain")
    house.press("confirm", device=LEFT_KEYS)
    table.hide()  # it falls once more, and is deaf for a moment
    house.press("confirm", device=LEFT_KEYS)
    assert table.veiled
    assert "waits for" not in house.words()


@pytest.mark.parametrize("mode", ["peek", "hold"])
def test_a_hand_that_cannot_be_opened_now_offers_no_look(open_house, mode):
    """Both predict; while Ask looks, Freja waits."""
    house = open_house("--speed", "instant", "--size", "1280x720")
    table = house.at_cards("herrlof", PEOPLE, mode)
    look = house.house.words("hint-hold" if mode == "hold" else "hint-look")
    house.frames(60)
    assert house.words().count(look) == 2
    house.app.press(Press(Action.PREV, RIGHT_KEYS))
    house.frames(60)
    assert table.secrecy.audience == 1
    assert house.words().count("'Waits'") == 1
    assert people(table).find_sitter(0).opens is None
    house.app.press(Press(Action.PREV, RIGHT_KEYS, phase="up"))
    if mode == "peek":
        house.press("prev", device=RIGHT_KEYS)
    house.frames(2)
    assert house.words().count(look) == 2


def test_out_of_turn_look_is_offered_only_while_nobody_looks(open_house):
    house = open_house("--speed", "instant", "--size", "1280x720")
    table = house.in_position("haggis", PLAYING, "peek")
    house.frames(60)
    assert (Action.PREV, "hint-look") in people(table).find_sitter(1).hints
    house.press("confirm", device=LEFT_KEYS)
    assert table.secrecy.audience == 0
    assert (Action.PREV, "hint-look") not in people(table).find_sitter(1).hints


def people(table):
    return People(table)


def test_whoever_has_no_seat_hears_how_to_sit_down_and_it_is_so(open_house):
    house = open_house("--speed", "instant")
    table = house.at_table(moves=("@sun",), devices=dict.fromkeys((0, 1), RIGHT_KEYS))
    house.press("confirm", device=LEFT_KEYS)
    assert table.stranger
    leave = house.house.words("pause-leave")
    assert leave in table.say(table.stranger.says)
    house.press("pause", device=RIGHT_KEYS)
    house.top.focus.name = "leave"
    house.press("confirm", device=RIGHT_KEYS)
    assert house.scene == "TitleScene"
    house.top.focus.name = "resume/0"
    house.press("confirm", device=RIGHT_KEYS)
    house.press("confirm", device=LEFT_KEYS)
    assert house.top.seating.has_seat(LEFT_KEYS)
    assert house.top.seating.has_seat(RIGHT_KEYS)


def test_where_all_devices_are_at_the_table_there_is_no_seat_for_another(open_house):
    house = open_house("--speed", "instant")
    table = house.at_table(moves=("@sun",))
    house.tap(house.plug(), "south")
    assert table.stranger.says == ("device-not-seated",)


@pytest.mark.parametrize("mode", ["peek", "hold"])
def test_of_two_who_share_buttons_only_one_opens_her_hand_and_her_panel_says_so(open_house, mode):
    """Freja and Embla have the right half of the keyboard, Ask the left one."""
    house = open_house("--speed", "instant", "--size", "1280x720")
    players = (*PEOPLE, Player("Embla"))
    match = matches.start(Header("herrlof", herrlof.VERSION, players, "5"),
                          new_file(house.house.store.records, "herrlof"))
    house.house.stack.open(routes.Table(match, Hands(
        players, {0: RIGHT_KEYS, 1: LEFT_KEYS, 2: RIGHT_KEYS}, mode)))
    house.frames(60)

    def opened() -> tuple[int | None, list[int]]:
        """Whose hand those buttons open, and to whom they are offered."""
        offered = [seat for seat in (0, 2) if people(house.table).find_sitter(seat).opens]
        house.app.press(Press(Action.PREV, RIGHT_KEYS))
        house.app.press(Press(Action.PREV, RIGHT_KEYS, phase="repeat"))
        seat = house.table.secrecy.audience
        house.app.press(Press(Action.PREV, RIGHT_KEYS, phase="up"))
        if mode == "peek":
            house.press("prev", device=RIGHT_KEYS)
        assert house.table.secrecy.audience is None
        return seat, offered

    assert opened() == (0, [0])
    house.table.play(0, herrlof.parse("predict 2"))
    house.frames(60)
    assert opened() == (2, [2])
    for seat in (1, 2):
        house.table.play(seat, herrlof.parse("predict 1"))
    for _ in range(6):
        house.frames(120)
        turn = match.waits_for[0]
        comes = next(seat for n in range(3) if (seat := (turn + n) % 3) != 1)
        assert opened() == (comes, [comes])
        house.table.play(turn, next(iter(match.rules.moves(match.state, turn))))
