"""How a match of Reindeer Rivals ends, alone and together; positions, and what they refuse."""

from __future__ import annotations

from random import Random

import pytest

from game.core.contract import BadText, Result
from game.core.match import Match
from game.core.record import Header, Player, Record
from game.games import GAMES
from tests.games.reindeer.positions import (
    GAME,
    ISLAND,
    NETHERLANDS,
    USA,
    at,
    field,
    play,
    supplied,
)

LAST = supplied(USA, {"Denver": 1})
EARLIER = ("usa 2/0+ 4,5 2:20 170:4@51,-21/300:-/250:2@-31,4;1@-13,12/370:1@41,-9 "
           "Denver=2;Kansas_City=3;St._Louis=3")

# 9: the end


def test_9_whoever_fills_the_last_city_goes_on_and_so_do_the_others():
    text = at("100:3@-31,4/50:5@0,10/20:1@0,10", LAST, round_="9/0", dice="1,2")
    assert play.told(text, "little from -31,4 to Denver") == [
        "little", "delivered", "full", "supplied"]
    text = play.after(text, "little from -31,4 to Denver", "little from -31,4 to -20,4",
                      "little from -20,4 to D", "done")
    assert field(text, "turn") == "1:0"
    text = play.after(text, "big 5 from 0,10 to D", "done", "little from 0,10 to D")
    assert field(text, "seats") == "190:1@-31,4/100:-/30:-"
    assert play.told(text, "done") == ["done", "over"]
    text = play.after(text, "done")
    assert text == f"usa 9/0 1,2 over:full 190:1@-31,4/100:-/30:- {supplied_by_0()}"
    assert play.asked(text) == {}
    assert play.result(text) == Result((190, 100, 30), (0,), "full")


def supplied_by_0() -> str:
    return supplied(USA)


def test_9_the_last_city_filled_by_the_last_seat_ends_the_match_at_its_done():
    text = at("100:-/50:1@-31,4", LAST, turn="1:0", round_="9/0+")
    text = play.after(text, "little from -31,4 to Denver", "done")
    assert field(text, "turn") == "over:full"
    assert play.why(text, "done", 0) == ("match-over",)


def test_9_two_rounds_in_a_row_without_a_packet_moved_end_the_match():
    text = at("0:-/0:-", round_="5/0")
    text = play.after(text, "0 done", "1 done", luck=Random(1))
    assert field(text, "round") == "6/1"
    while field(text, "turn") != "over:idle":
        assert field(text, "round") == "6/1"
        text = play.after(text, "done")
    assert (field(text, "round"), play.result(text).reason) == ("6/2", "idle")


def test_9_a_packet_moved_by_anybody_keeps_the_match_going():
    text = play.after(at(round_="5/1"), "little from D to 21,0", "done")
    assert field(text, "round") == "5/1+"
    assert field(play.after(text, "done"), "round") == "6/0"
    text = play.after(at(round_="5/1", turn="1:0"), "little from D to 21,0", "done")
    assert field(text, "round") == "6/0"


def test_9_a_packet_moved_there_and_back_counts_as_moved():
    text = play.after(at(round_="5/1", turn="1:0"), "little from D to 21,0",
                      "little from 21,0 to D", "done")
    assert field(text, "round") == "6/0"


def test_9_the_sixtieth_round_is_the_last():
    text = at("300:1@0,10/200:-", round_="60/1+", turn="1:0")
    assert play.told(text, "done") == ["done", "over"]
    text = play.after(text, "done")
    assert text == "usa 60/0 1,2 over:rounds 300:1@0,10/200:- -"
    assert play.result(text) == Result((300, 200), (0,), "rounds")


@pytest.mark.parametrize(("cities", "round_", "reason"), [
    (supplied(USA), "60/1", "full"), ("-", "60/1", "idle"), ("-", "60/0", "rounds"),
    (supplied(USA), "5/1", "full"),
])
def test_9_full_comes_before_idle_and_idle_before_rounds(cities, round_, reason):
    text = play.after(at("300:-/200:-", cities, turn="1:0", round_=round_), "done")
    assert field(text, "turn") == f"over:{reason}"


def test_9_no_dice_fall_when_the_match_ends():
    luck = Random(1)
    before = luck.getstate()
    play.beats(at("0:-/0:-", round_="5/1", turn="1:0"), "done", luck)
    assert luck.getstate() == before


def test_9_all_with_most_money_share_the_victory():
    text = play.after(at("200:-/300:9@0,10/300:-", turn="2:0", round_="60/0+"), "done")
    assert play.result(text) == Result((200, 300, 300), (1, 2), "rounds")


# 10: solitaire


def test_10_alone_there_are_no_dice_and_no_sixtieth_round():
    luck = Random(1)
    before = luck.getstate()
    assert GAME.write(GAME.setup(1, luck, {})) == "usa 1/0 - 0:0 300:- -"
    text = play.after(at("300:-", round_="60/0"), "little from D to 21,0", "done", luck=luck)
    assert text == "usa 61/0 - 0:0 270:1@21,0 -"
    assert luck.getstate() == before


def test_10_alone_the_turn_in_which_all_is_supplied_is_the_last():
    text = play.after(at("300:2@-31,4", LAST, round_="51/0"), "little from -31,4 to Denver")
    assert field(text, "turn") == "0:10"
    text = play.after(text, "done")
    assert field(text, "turn") == "over:full"
    assert play.result(text) == Result((90,), (0,), "full")


def test_10_alone_two_idle_turns_end_the_match_and_the_result_is_the_profit():
    text = play.after(at("120:2@-31,4", round_="51/0"), "done", "done")
    assert text == "usa 52/2 - over:idle 120:2@-31,4 -"
    assert play.result(text) == Result((-180,), (0,), "idle")


def test_10_the_maps_hold_par_and_bound():
    for name, figures in (("usa", USA.figures), ("netherlands", NETHERLANDS.figures)):
        assert figures.par_quick < figures.par
        full, quick = (GAME.table(GAME.read(at("300:-", board=name + end)))
                       for end in ("", "+quick"))
        assert full["par"] == ("reindeer-par", figures.par, figures.bound)
        assert quick["par"] == ("reindeer-par", figures.par_quick, figures.bound_quick)
    table = GAME.table(GAME.read(at("300:-", board="usa+quick")))
    assert table["round"] == ("reindeer-day", 2)


# 11: taking back


def test_11_the_last_sleigh_is_taken_back_and_done_is_not(monkeypatch):
    monkeypatch.setattr("game.games.GAMES", (*GAMES, "reindeer"))
    match = Match(Record(Header("reindeer", 1, (Player("A"),), "1"), None))
    assert match.undo_length(0) is None
    for said in ("little from D to 21,0", "little from 21,0 to 10,0"):
        match.play(0, GAME.parse(said))
    assert match.undo_length(0) == 1
    match.undo(1)
    assert GAME.write(match.state) == "usa 1/0 - 0:10 270:1@21,0 -"
    match.play(0, GAME.parse("done"))
    assert match.undo_length(0) is None
    match.play(0, GAME.parse("little from 21,0 to D"))
    assert match.undo_length(0) == 2


# positions

GOOD = [
    "usa 1/0 4,5 3:0 300:-/300:-/300:-/300:- -", EARLIER,
    "netherlands+quick 3/1 2,6 1:50 0:-/70:1@10,10 Den_Helder=1;The_Hague=01",
    "usa 200/1 - 0:40 10:99@0,10 -", f"usa 60/2 1,1 over:full 0:-/0:- {supplied(USA)}",
]
BAD = {
    "five fields": "usa 2/0 1,2 0:0 300:-/300:-",
    "an unknown map": "mars 2/0 1,2 0:0 300:-/300:- -",
    "another plus": "usa+fast 2/0 1,2 0:0 300:-/300:- -",
    "a plus alone": "usa+ 2/0 1,2 0:0 300:-/300:- -",
    "round 0": "usa 0/0 1,2 0:0 300:-/300:- -",
    "round 61": "usa 61/0 1,2 0:0 300:-/300:- -",
    "a leading zero": "usa 02/0 1,2 0:0 300:-/300:- -",
    "an idle round before the first": "usa 1/1 1,2 0:0 300:-/300:- -",
    "two idle rounds and not over": "usa 5/2 1,2 0:0 300:-/300:- -",
    "a seat that is not there begins": "usa 2/0 3,2 0:0 300:-/300:- -",
    "a direction of 7": "usa 2/0 1,7 0:0 300:-/300:- -",
    "no dice for two": "usa 2/0 - 0:0 300:-/300:- -",
    "dice for one": "usa 2/0 1,2 0:0 300:- -",
    "six seats": "usa 2/0 1,2 0:0 1:-/1:-/1:-/1:-/1:-/1:- -".replace("1:-", "10:-"),
    "a turn of nobody": "usa 2/0 1,2 2:0 300:-/300:- -",
    "rent of 60": "usa 2/0 1,2 0:60 300:-/300:- -",
    "rent of 15": "usa 2/0 1,2 0:15 300:-/300:- -",
    "money of 5": "usa 2/0 1,2 0:0 305:-/300:- -",
    "less than nothing": "usa 2/0 1,2 0:0 -10:-/300:- -",
    "an empty stack": "usa 2/0 1,2 0:0 300:0@0,10/300:- -",
    "a stack in the sea": "usa 2/0 1,2 0:0 300:1@300,10/300:- -",
    "a stack in a disc": "usa 2/0 1,2 0:0 300:1@21,-5/300:- -",
    "a stack at D": "usa 2/0 1,2 0:0 300:1@0,0/300:- -",
    "stacks out of order": "usa 2/0 1,2 0:0 300:1@0,20;1@0,10/300:- -",
    "a point twice": "usa 2/0 1,2 0:0 300:1@0,10;2@0,10/300:- -",
    "minus zero": "usa 2/0 1,2 0:0 300:1@-0,10/300:- -",
    "other digits": "usa 2/0 1,2 0:0 300:1@0,1٠/300:- -",
    "an unknown city": "usa 2/0 1,2 0:0 300:-/300:- Paris=0",
    "a city without packets": "usa 2/0 1,2 0:0 300:-/300:- Denver=",
    "more than demand": "usa 2/0 1,2 0:0 300:-/300:- Boise=00",
    "more than half the demand": "usa+quick 2/0 1,2 0:0 300:-/300:- Denver=000",
    "packets out of order": "usa 2/0 1,2 0:0 300:-/300:- Denver=10",
    "cities out of order": "usa 2/0 1,2 0:0 300:-/300:- Denver=1;Boise=0",
    "a city twice": "usa 2/0 1,2 0:0 300:-/300:- Denver=1;Denver=1",
    "a packet of nobody": "usa 2/0 1,2 0:0 300:-/300:- Denver=2",
    "over and going on": "usa 5/2+ 1,2 over:idle 300:-/300:- -",
    "over for no reason": "usa 5/1 1,2 over:idle 300:-/300:- -",
    "over in another way": "usa 5/0 1,2 over:won 300:-/300:- -",
    "not full": "usa 5/0 1,2 over:full 300:-/300:- -",
    "not the last round": "usa 59/0 1,2 over:rounds 300:-/300:- -",
    "rounds alone": "usa 60/0 - over:rounds 300:- -",
    "one line more": "usa 2/0 1,2 0:0 300:-/300:- -\n",
}


@pytest.mark.parametrize("text", GOOD)
def test_positions_round_trip(text):
    state = GAME.read(text)
    assert GAME.write(state) == text
    assert GAME.view(state, None) == state == GAME.guess(state, Random(1))


@pytest.mark.parametrize("text", BAD.values(), ids=BAD)
def test_what_is_not_a_position_is_refused(text):
    with pytest.raises(BadText):
        GAME.read(text)


@pytest.mark.parametrize("text", ["big 3 from D to 41,-9", "done",
                                  "little from 41,-9 to Kansas_City"])
def test_moves_round_trip(text):
    assert GAME.say(GAME.parse(text)) == text


@pytest.mark.parametrize("text", [
    "", "pass", "done ", "big from D to 1,1", "big 03 from D to 41,-9", "big -1 from D to 1,1",
    "little from D to", "little from  D to 1,1", "little from D to 1,1,1", "little from D to -0,1",
    "little from D to 01,1", "little from D to 1, 1", "little 1 from D to 1,1",
    "little from D to a;b", "big 3 from D to 1,+1", "little from D to Den\tver",
])
def test_what_is_not_a_move_is_refused(text):
    with pytest.raises(BadText):
        GAME.parse(text)


def test_the_order_of_cities_is_that_of_their_written_names():
    assert [city.name for city in USA.cities] == sorted(city.name for city in USA.cities)
    assert [city.name for city in ISLAND.cities] == ["Ham", "New_Ham"]


def test_moves_are_all_to_cities_and_the_depot_and_some_to_points():
    text = at("300:2@17,-5;1@-31,4/300:-".replace("2@17,-5;1@-31,4", "1@-31,4;2@17,-5"))
    said = play.moves(text, 0)
    assert {"done", "little from 17,-5 to Kansas_City", "little from -31,4 to Denver",
            "little from 17,-5 to D", "big 1 from 17,-5 to D", "big 2 from 17,-5 to D"} <= set(said)
    for start in ("little from D", "little from 17,-5", "big 5 from D", "big 2 from 17,-5"):
        assert any(move.startswith(start) and move[-1].isdigit() for move in said)
    assert not play.moves(text, 1)
