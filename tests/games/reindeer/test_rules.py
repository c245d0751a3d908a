"""Reindeer Rivals ruling by ruling: places, sleighs, money, delivery, return and order."""

from __future__ import annotations

from random import Random

import pytest

from game.core.contract import BadOption
from tests.games.notation import Fixed
from tests.games.reindeer.positions import GAME, NETHERLANDS, USA, at, field, play

START = "usa 1/0 4,5 3:0 300:-/300:-/300:-/300:- -"
LATER = ("usa 2/0+ 4,5 2:20 170:4@51,-21/300:-/250:2@-31,4;1@-13,12/370:1@41,-9 "
         "Denver=2;Kansas_City=3;St._Louis=3")


class Rolls(Random):
    """Dice that fall as they are told to."""

    def __init__(self, *values: int) -> None:
        super().__init__(0)
        self.values = list(values)

    def random(self) -> float:
        return (self.values.pop(0) - 0.5) / 6


# 1, 2: boards, size, options


def test_2_the_boards_have_their_cities_and_packets():
    assert (len(USA.cities), sum(USA.demands[False])) == (30, 93)
    assert (len(NETHERLANDS.cities), sum(NETHERLANDS.demands[False])) == (14, 50)
    assert {city.demand for city in USA.cities} == set(range(1, 7))
    assert USA.figures[:4] == (560, 210, 30, 10)
    assert NETHERLANDS.figures[:4] == (42, 15, 2, 1)


def test_2_quick_halves_every_demand_rounded_up():
    for full, half in zip(*USA.demands, strict=True):
        assert half == full - full // 2
    one = at("300:1@-82,37/300:-", "Denver=11").replace("usa", "usa+quick")
    assert play.why(one, "little from -82,37 to Denver") == ("reindeer-city-full", "Denver")
    assert play.after(one, "little from -82,37 to Boise").startswith("usa+quick 2/0")


def test_1_the_option_names_the_map_and_usa_is_first():
    assert GAME.setup(2, Random(1), {}).map == "usa"
    state = GAME.setup(2, Random(1), {"map": "netherlands", "quick": "on"})
    assert GAME.write(state).startswith("netherlands+quick 1/0 ")
    with pytest.raises(BadOption):
        GAME.setup(2, Random(1), {"map": "atlantis"})


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_5_everybody_starts_with_300_and_nothing_else(seats):
    state = GAME.setup(seats, Random(3), {})
    assert state.money == (300,) * seats
    assert not any(state.stacks) and not any(state.delivered)


# 3: reach and places


@pytest.mark.parametrize(("said", "says"), [
    ("little from D to 21,0", None),  # the ruler's edge counts
    ("little from D to 22,0", ("reindeer-too-far", ("reindeer-miles", 210))),
    ("little from D to 15,15", ("reindeer-too-far", ("reindeer-miles", 210))),
    ("big 5 from D to 56,0", None),
    ("big 5 from D to 57,0", ("reindeer-too-far", ("reindeer-miles", 560))),
    ("big 5 from D to -39,40", None),
    ("big 5 from D to -40,40", ("reindeer-too-far", ("reindeer-miles", 560))),
    ("little from D to Kansas_City", ("reindeer-too-far", ("reindeer-miles", 210))),
])
def test_3_a_sleigh_reaches_as_far_as_its_side_of_the_ruler(said, says):
    assert play.why(at(), said) == says


def test_1_the_netherlands_are_told_in_kilometres():
    why = play.why(at(board="netherlands"), "little from D to 15,1")
    assert why == ("reindeer-too-far", ("reindeer-km", 24))
    why = play.why(at(board="netherlands"), "big 1 from D to 42,1")
    assert why == ("reindeer-too-far", ("reindeer-km", 67))


@pytest.mark.parametrize(("to", "says"), [
    ("1,2", ("reindeer-in-depot-disc",)),
    ("0,0", ("reindeer-in-depot-disc",)),
    ("3,0", ("reindeer-in-depot-disc",)),  # the edge belongs to the disc
    ("3,1", None),
    ("21,-5", ("reindeer-in-disc", "Kansas City")),
    ("18,-5", ("reindeer-in-disc", "Kansas City")),
    ("48,-8", ("reindeer-in-disc", "St. Louis")),
    ("17,-5", None),
])
def test_3_points_inside_a_disc_are_not_places(to, says):
    assert play.why(at(), f"big 1 from D to {to}") == says


def test_3_only_the_end_must_be_land_for_sleighs_fly():
    text = at("300:1@54,27/300:-")  # over Lake Michigan, and into it
    assert play.why(text, "little from 54,27 to 71,27") is None
    assert play.why(text, "little from 54,27 to 58,27") == ("reindeer-sea",)
    assert play.why(text, "little from 54,27 to 60000,0") == ("reindeer-sea",)


def test_3_a_city_is_measured_at_its_centre():
    text = at("300:1@-14,-2;1@-13,1/300:-")
    assert play.why(text, "little from -13,1 to Denver") is None  # 21 to the centre
    assert play.why(text, "little from -14,-2 to Denver") is None
    assert play.why(at("300:1@-12,1/300:-"), "little from -12,1 to Denver") == (
        "reindeer-too-far", ("reindeer-miles", 210))


# 4: sleighs


def test_4_one_big_sleigh_is_the_whole_turn():
    text = play.after(at(), "big 3 from D to 41,-9")
    assert field(text, "turn") == "0:50"
    assert field(text, "seats") == "190:3@41,-9/300:-"
    assert play.why(text, "little from 41,-9 to St._Louis") == ("reindeer-rent-spent", 50)
    assert play.why(text, "big 1 from 41,-9 to D") == ("reindeer-rent-spent", 50)
    assert play.moves(text, 0) == ["done"]


def test_4_after_a_little_sleigh_no_big_one():
    text = play.after(at(), "little from D to 21,0")
    assert play.why(text, "big 1 from 21,0 to D") == ("reindeer-no-mixing",)


def test_4_five_little_sleighs_may_move_one_packet():
    text = play.after(at("300:1@0,10/300:-"), "little from 0,10 to 0,20",
                      "little from 0,20 to 0,10", "little from 0,10 to 5,10",
                      "little from 5,10 to 10,10", "little from 10,10 to 15,10")
    assert (field(text, "seats"), field(text, "turn")) == ("250:1@15,10/300:-", "0:50")
    assert play.why(text, "little from 15,10 to 10,10") == ("reindeer-rent-spent", 50)


@pytest.mark.parametrize("count", [0, 6])
def test_4_a_big_sleigh_takes_one_to_five_packets(count):
    text = at("300:9@0,10/300:-")
    assert play.why(text, f"big {count} from 0,10 to 0,20") == ("reindeer-load", 5)
    assert play.after(text, "big 5 from 0,10 to 0,20") == at(
        "250:4@0,10;5@0,20/300:-", turn="0:50")


def test_4_packets_are_from_one_own_stack():
    text = at("300:2@0,10;3@0,20/300:4@0,15")
    assert play.why(text, "big 3 from 0,10 to 5,10") == ("reindeer-too-few", 2)
    assert play.why(text, "little from 0,15 to 5,10") == ("reindeer-no-stack",)
    assert play.why(text, "little from 0,11 to 5,10") == ("reindeer-no-stack",)


def test_4_own_packets_join_and_others_are_never_touched():
    text = at("300:2@0,10;3@0,20/300:4@0,10")
    text = play.after(text, "little from 0,20 to 0,10")
    assert field(text, "seats") == "290:3@0,10;2@0,20/300:4@0,10"
    assert field(play.after(text, "little from 0,10 to 1,10"), "seats") == (
        "280:2@0,10;2@0,20;1@1,10/300:4@0,10")


@pytest.mark.parametrize("said", ["big 1 from D to D", "little from D to D",
                                  "little from 0,10 to 0,10", "big 2 from 0,10 to 0,10"])
def test_4_the_place_is_a_new_one(said):
    assert play.why(at("300:2@0,10/300:-"), said) == ("reindeer-same-place",)


@pytest.mark.parametrize("cities", ["-", "Kansas_City=00"])
def test_4_a_big_sleigh_never_ends_in_a_city_full_or_not(cities):
    assert play.why(at(cities=cities), "big 1 from D to Kansas_City") == ("reindeer-big-in-city",)


def test_4_a_big_sleigh_may_end_at_a_citys_edge_and_at_the_depot():
    assert play.after(at(), "big 1 from D to 17,-5").endswith("0:50 230:1@17,-5/300:- -")
    text = play.after(at("300:5@0,10/300:-"), "big 4 from 0,10 to D")
    assert field(text, "seats") == "330:1@0,10/300:-"


def test_4_cities_give_nothing_back():
    text = at(cities="Kansas_City=0")
    assert play.why(text, "little from Kansas_City to 17,0") == ("reindeer-city-keeps",)
    assert play.why(text, "little from Paris to 17,0") == ("reindeer-nowhere", "Paris")
    assert play.why(text, "little from D to Paris") == ("reindeer-nowhere", "Paris")


# 5, 6, 7: money, delivery, return


def test_5_rent_and_packets_are_paid_together_before_the_move():
    assert play.why(at("140:-/0:-"), "big 5 from D to 41,-9") == ("reindeer-no-money", 150, 140)
    assert field(play.after(at("150:-/0:-"), "big 5 from D to 41,-9"), "seats") == (
        "0:5@41,-9/0:-")
    assert play.why(at("20:-/0:-"), "little from D to 21,0") == ("reindeer-no-money", 30, 20)
    assert field(play.after(at("30:-/0:-"), "little from D to 21,0"), "seats") == "0:1@21,0/0:-"


def test_5_income_comes_after_the_move_and_can_be_spent_in_the_same_turn():
    assert play.why(at("0:1@0,10/0:-"), "little from 0,10 to D") == ("reindeer-no-money", 10, 0)
    assert play.why(at("40:5@0,10/0:-"), "big 5 from 0,10 to D") == ("reindeer-no-money", 50, 40)
    text = play.after(at("10:2@17,-5/0:-"), "little from 17,-5 to Kansas_City",
                      "little from 17,-5 to Kansas_City")
    assert text == at("190:-/0:-", "Kansas_City=00", turn="0:20")


def test_5_broke_players_can_only_be_done():
    assert play.moves(at("0:3@0,10/10:-"), 0) == ["done"]
    assert play.after(at("0:3@0,10/10:-"), "done") == at("0:3@0,10/10:-", turn="1:0")
    assert play.moves(at("0:3@0,10/10:-", turn="1:0"), 1) == ["done"]


def test_6_a_delivery_brings_100_at_once_and_is_counted_for_its_seat():
    text = at("300:-/50:1@-31,4", "Denver=0", turn="1:0")
    assert play.told(text, "little from -31,4 to Denver") == ["little", "delivered"]
    assert play.after(text, "little from -31,4 to Denver") == at(
        "300:-/140:-", "Denver=01", turn="1:10")


def test_6_a_full_city_is_no_end_and_no_waypoint():
    text = at("300:2@-82,37/300:-")
    assert play.told(text, "little from -82,37 to Boise") == ["little", "delivered", "full"]
    text = play.after(text, "little from -82,37 to Boise")
    assert play.why(text, "little from -82,37 to Boise") == ("reindeer-city-full", "Boise")
    assert play.why(text, "little from Boise to -90,37") == ("reindeer-city-keeps",)
    assert not any("Boise" in said for said in play.moves(text, 0))


def test_6_demand_is_shared_first_come_first_served():
    text = at("300:-/300:1@-82,37", "Boise=0", turn="1:0")
    assert play.why(text, "little from -82,37 to Boise") == ("reindeer-city-full", "Boise")


def test_7_packets_ending_at_the_depot_bring_20_each():
    text = at("50:5@0,10/0:-")
    assert play.told(text, "big 5 from 0,10 to D") == ["big", "returned"]
    assert field(play.after(text, "big 5 from 0,10 to D"), "seats") == "100:-/0:-"
    assert field(play.after(text, "little from 0,10 to D"), "seats") == "60:4@0,10/0:-"


# 8: order


@pytest.mark.parametrize(("rolls", "dice", "turn"), [
    ((4, 5), "4,5", "3:0"), ((6, 5, 1, 2), "1,2", "0:0"), ((5, 6, 4, 6), "4,6", "3:0"),
])
def test_8_setup_rolls_who_begins_and_which_way(rolls, dice, turn):
    luck = Rolls(*rolls)
    text = GAME.write(GAME.setup(4, luck, {}))
    assert (field(text, "dice"), field(text, "turn")) == (dice, turn)
    assert luck.values == []


def test_8_the_setup_of_the_rulings():
    assert GAME.write(GAME.setup(4, Rolls(4, 5), {})) == START
    assert play.asked(START) == {3: "turn"}


def test_8_a_die_is_one_more_than_six_times_a_random_number():
    assert GAME.setup(5, Fixed(0.7), {}).dice == (5, 5)
    assert GAME.setup(2, Fixed(0.0), {}).dice == (1, 1)


@pytest.mark.parametrize(("dice", "order"), [("4,5", "3210"), ("2,6", "1230"), ("1,1", "0321"),
                                             ("3,2", "2301")])
def test_8_even_passes_to_the_left_and_odd_to_the_right(dice, order):
    text = at("300:-/300:-/300:-/300:-", dice=dice, turn=f"{order[0]}:0")
    seen = []
    for _ in range(4):
        seen += [str(seat) for seat in play.asked(text)]
        text = play.after(text, "done", luck=Rolls(1, 1))
    assert "".join(seen) == order
    assert field(text, "round") == "3/1"


def test_8_the_direction_is_rolled_with_two_players_too():
    luck = Rolls(3, 2, 5)
    text = GAME.write(play.beats(at(turn="1:0"), "done", luck)[-1].state)
    assert (field(text, "dice"), field(text, "turn")) == ("2,5", "1:0")
    assert luck.values == []


def test_8_nobody_plays_out_of_turn():
    assert play.why(at(), "1 done") == ("not-your-turn", ("seat", 0))
    assert play.why(at(), ("nonsense",), 0) == ("reindeer-unknown-move",)
    assert play.why(at(), ("little", "D", (0.5, 1)), 0) == ("reindeer-unknown-move",)


def test_the_position_of_the_rulings_goes_on():
    assert play.asked(LATER) == {2: "turn"}
    text = play.after(LATER, "little from -31,4 to Denver", "little from -31,4 to -13,12")
    assert text == ("usa 2/0+ 4,5 2:40 170:4@51,-21/300:-/330:2@-13,12/370:1@41,-9 "
                    "Denver=22;Kansas_City=3;St._Louis=3")
    assert play.after(text, "done").startswith("usa 2/0+ 4,5 1:0 ")
