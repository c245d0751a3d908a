"""What has just happened in Reindeer Rivals, in words and as tracks on the map."""

from __future__ import annotations

from math import dist

import pytest

from game.core.record import Player
from game.devices.press import LEFT_KEYS
from game.games import load_rules
from game.games.reindeer import RULES
from game.games.reindeer.table.chart import point_named
from game.games.reindeer.table.column import list_rows
from game.games.reindeer.table.country import DONE
from game.games.reindeer.table.ground import (
    find_parked,
    find_sums,
    find_track,
    ground_of,
    place_sums,
)
from game.games.reindeer.table.history import (
    Lately,
    count_fresh,
    look_back,
    shorten_turn,
    sum_up,
)
from game.games.reindeer.table.news import find_strip
from game.games.reindeer.table.reach import find_way
from game.games.reindeer.table.sky import HOURS, hour_of_night
from game.picture.screen import Box
from game.picture.theme import SEAT_COLOURS
from tests.games.reindeer.country import EVENING, ROUND_ONE, evening, moves, sit
from tests.house import OpenHouse, find_pictures, of_colour


def lately(house: OpenHouse) -> Lately:
    house.table.picture.look()
    return look_back(house.table.picture.seen)


def news(house: OpenHouse) -> tuple[str, int | None]:
    """The newest turn in words, and what it has brought or cost."""
    says, money = sum_up([*lately(house).turns.values()][-1].deeds)
    return house.table.say(says), money


def leaves(house: OpenHouse) -> set[str]:
    """The texts and pictures that are on the table now."""
    return {name for name, _ in leaves_in(house)}


def leaves_in(house: OpenHouse) -> list[tuple[str, Box]]:
    """The same, with where they are."""
    return [found for page in house.table.picture.drawn
            for found in (*page.leaves, *find_pictures(page))]


def says(house: OpenHouse, *key: object) -> str:
    return repr(house.table.say(key))


def under(house) -> list[str]:
    """What stands in the bar under the map."""
    low = find_strip(house.table.show.board)
    return [name for name, box in leaves_in(house) if box.overlaps(low)]


# turns

def test_every_seats_last_turn_is_told_until_its_next(house):
    table = evening(house)
    turns = lately(house).shown
    assert [(turn.seat, sum(deed.delivered for deed in turn.deeds),
             sum(deed.brought - deed.cost for deed in turn.deeds)) for turn in turns] == [
        (2, 3, 270), (3, 0, -130), (4, 3, 270)]
    before = (410, 300, 740)
    assert [table.match.state.money[turn.seat] - was
            for turn, was in zip(turns, before, strict=True)] == [270, -130, 270]


def test_a_seat_that_plays_again_has_wiped_its_last_turn_away(house):
    table = evening(house)
    for seat in (0, 1):
        table.play(seat, ("done",))
    table.settle()
    asked = next(iter(table.match.prompts))
    assert asked not in [turn.seat for turn in lately(house).shown]
    assert len(lately(house).shown) == 3 - (asked in {2, 3, 4})


def test_what_is_taken_back_leaves_no_trace(house):
    sit(house, ROUND_ONE)
    house.touch("button/big", "depot", "number/3")
    goal = next(g for g in house.table.pickers[0].list_goals() if g.startswith("point/"))
    house.touch(goal)
    assert [len(turn.deeds) for turn in lately(house).shown] == [1]
    house.press("undo", device=LEFT_KEYS)
    assert lately(house).shown == ()
    assert not lately(house).turns


def test_a_track_is_drawn_once_its_sleigh_has_landed(open_house):
    house = open_house("--speed", "1")
    sit(house, ROUND_ONE)
    house.table.play(0, ("big", 3, "D", (41, -9)))
    assert house.table.show.layer.list_flights()
    assert lately(house).landed == ()
    house.settle()
    assert len(lately(house).landed) == 1


# what is told

def test_the_whole_newest_turn_is_told_under_the_map_and_in_few_words_beside_it(house):
    table = evening(house)
    seat, last = 4, "2 gifts to Houston, 1 to New York"
    assert {name for name in leaves(house) if "Houston" in name} == {repr(last)}, "told once"
    assert {repr(table.show.name_of(seat)), "'+$270'"} <= {*under(house)}


def test_what_a_turn_has_earned_stands_at_each_of_its_cities_and_as_one_sum_under_the_map(house):
    table = evening(house)
    table.focus[0] = "button/done"  # no sleigh, which would say what it may earn
    house.frames(2)
    chart, chips = table.show.board.country, find_sums(table.picture.seen).earned.values()
    assert len(chips) == 2
    for name, sum_ in (("Houston", "'+$200'"), ("New_York", "'+$100'")):
        assert any(dist(chip.center, chart.find_centre(name)) < 120 for chip in chips), sum_
    assert {name for name in under(house) if "$" in name and "Rent" not in name} == {
        "'+$270'", "'+$300, sleighs −$30'"}, "what is left, and what it is made of"


def test_a_gift_that_flies_on_is_told_where_it_ends_and_moves_say_that_they_are_moves(house):
    table = sit(house, "usa 2/0+ 1,2 0:0 200:2@30,0/300:- -")
    for move in ("little from 30,0 to 40,-2", "little from 40,-2 to St._Louis"):
        table.play(0, table.rules.parse(move))
        table.settle()
    assert news(house) == ("1 gift to St. Louis", 80)
    table.play(0, table.rules.parse("little from 30,0 to 40,-2"))
    table.settle()
    says, money = news(house)
    assert says.startswith("1 gift to St. Louis, moved 1 near ") and money == 70


def test_nothing_is_told_as_delivered_before_it_has_landed(open_house):
    house = open_house("--speed", "1")
    table = sit(house, "usa 2/0+ 1,2 0:0 200:2@44,-4/300:- -")
    table.play(0, table.rules.parse("little from 44,-4 to St._Louis"))
    table.settle()
    table.play(0, table.rules.parse("little from 44,-4 to St._Louis"))
    assert news(house) == ("2 gifts to St. Louis", 80), "what the second one brings is to come"
    table.settle()
    house.frames()
    assert news(house) == ("2 gifts to St. Louis", 180)


def test_whoever_sends_nothing_is_told_too(house):
    table = sit(house, ROUND_ONE)
    table.play(0, ("done",))
    table.settle()
    house.frames()
    assert "'nothing sent'" in leaves(house)


# pictures

def test_sums_stand_at_the_names_of_their_cities_and_hide_none(house):
    for name in load_rules("reindeer").OPTIONS["map"]:
        table = sit(house, options={"map": name})
        house.frames()
        chart, ground = table.show.board.country, ground_of(table.picture.seen)
        for city in chart.labels:
            box = place_sums(ground, (), (city,), frozenset(), 90.0).offered[city]
            assert box.is_within(chart.sheet), city
            assert not any(box.overlaps(there) for label in chart.labels.values()
                           for there in label), city
            assert dist(box.center, chart.find_centre(city)) < 120, city


def test_a_sleigh_stands_at_an_end_of_its_track_or_near_it_and_on_nothing_else(house):
    at_tip = set()
    for x in range(-40, 41, 8):
        table = sit(house, ROUND_ONE)
        table.play(0, ("big", 3, "D", (x, 12)))
        table.settle()
        house.frames(3)
        seen, chart = table.picture.seen, table.show.board.country
        sleigh = find_parked(seen)
        assert sleigh, "there is room, farther away"
        things = [*find_sums(seen).earned.values(), *chart.lights, *chart.list_stack_boxes(),
                  *(box for label in chart.labels.values() for box in label)]
        assert not any(sleigh.overlaps(box) for box in things)
        way = find_track(chart, "depot", f"stack/0/{x},12", big=True)
        assert way
        near = [sleigh.inset(-160).has_point(*spot) for spot in (way.spots[-1], way.spots[0])]
        assert any(near)
        at_tip.add(sleigh.inset(-60).has_point(*way.spots[-1]))
    assert at_tip == {True, False}


def test_all_that_the_newest_turn_has_brought_is_seen_in_full(house):
    table = evening(house)
    table.focus[0] = "button/done"
    house.frames(3)
    chips = find_sums(table.picture.seen).earned.values()
    assert len(chips) == 2
    for box in chips:
        assert of_colour(house, box, DONE) > 5
    fresh = count_fresh(lately(house).landed)
    assert fresh == {("New_York", 4): 1, ("Houston", 4): 2}, "no older gifts"


def test_packets_of_neighbours_are_pushed_apart(house):
    table = sit(house, "usa 6/0+ 1,2 0:0 300:5@-52,-16/300:1@43,-50;2@43,-29/"
                "300:1@-1,-51;5@20,-50 -")
    piles = table.show.board.country.list_stack_boxes()
    assert len(piles) == 5
    assert not any(one.overlaps(other) for n, one in enumerate(piles) for other in piles[:n])


def test_only_the_newest_turn_has_tracks_and_a_sleigh_in_light(open_house):
    house = open_house("--speed", "instant")
    table = sit(house, ROUND_ONE)
    table.play(0, ("big", 3, "D", (40, 12)))
    table.settle()
    house.frames(3)
    screen = house.house.screen
    way = find_track(table.show.board.country, "depot", "stack/0/40,12", big=True)
    assert way
    x, y = way.spots[len(way.spots) // 2]

    def tracked() -> int:
        return of_colour(house, Box(x - 12, y - 12, 24, 24), SEAT_COLOURS[0])

    most = tracked()
    assert most
    sleigh = find_parked(table.picture.seen)
    assert sleigh
    corner = screen.to_pixel(sleigh.x - 4, sleigh.center[1])
    lit = screen.surface.get_at(corner)
    table.play(0, ("done",))
    table.settle()
    for focus, full in (("button/big", False), ("button/done", True)):
        table.focus[1] = focus
        house.frames(2)
        assert tracked(), "it is still seen in its colour"
        assert (tracked() > 0.8 * most) is full, "it is thinner than what is thought of"
    table.play(1, ("big", 1, "D", (-40, -12)))
    table.settle()
    house.frames(3)
    assert not tracked(), "it is told no more"
    assert screen.surface.get_at(corner) != lit


def test_a_sleigh_that_is_aimed_is_seen_at_the_tip_of_its_way(house):
    table = sit(house, ROUND_ONE)
    house.touch("button/big", "depot", "number/3")
    for place in ("point/30,0", "point/-30,5"):
        table.focus[0] = place
        house.frames()
        way, at = find_way(table.picture.seen), table.show.board.country.to_screen(
            *point_named(place))
        assert way
        assert dist(way.spots[-1], at) < 60
    table.focus[0] = "city/Denver"
    house.frames()
    assert find_way(table.picture.seen) is None, "a big sleigh cannot end in a city"


def test_a_track_begins_where_its_sleigh_loaded(open_house):
    house = open_house("--speed", "instant", "--size", "1920x1080")
    table = sit(house, ROUND_ONE)
    way = find_track(table.show.board.country, "stack/0/44,-4", "city/Denver", big=True)
    assert way and way.spots[0] == pytest.approx(table.show.board.country.to_screen(44, -4))


def test_the_night_ends_with_the_last_round_or_the_last_packet():
    game = RULES
    demand = sum(game.atlases["usa"].demands[0])
    first, last = game.read(ROUND_ONE), game.read(ROUND_ONE.replace("1/0", "60/0+"))
    assert (hour_of_night(first, demand), hour_of_night(last, demand)) == (0, HOURS)
    hours = [hour_of_night(first._replace(round=n), demand) for n in range(1, 61)]
    assert hours == sorted(hours)
    assert set(hours) == set(range(HOURS + 1))


def test_the_moves_of_the_evening_are_legal(house):
    evening(house)
    assert moves(house) == [move for _, move in EVENING]


@pytest.mark.parametrize(("move", "told"), [
    ("big 5 from D to 3,-7",
     ("moved 5 gifts near the depot", "−$150", "sleigh $50, gifts $100")),
    ("little from 14,-6 to Kansas_City",
     ("1 gift to Kansas City", "+$90", "+$100, sleighs −$10"))])
def test_while_bots_play_what_was_done_last_is_told_once_and_whose_turn_it_is_beside_it(
    open_house, move, told,
):
    house = open_house("--speed", "1")
    people = (Player("Freja"), Player("Ask", "novice"), Player("Embla", "novice"))
    table = sit(house, "usa 1/0 2,2 1:0 300:-/300:2@14,-6/300:- -", players=people,
                devices={0: LEFT_KEYS})
    words, *sums = map(repr, told)
    begins = says(house, "reindeer-card-round", ("seat", 1), 1)

    def there() -> set[str]:
        return {name for name in under(house) if name.startswith("'")}
    assert there() == {begins}
    table.play(1, table.rules.parse(move))
    seen = set()
    while table.show.reel.busy:
        house.frames()
        seen |= (now := there())
        assert now, "it is never empty"
    assert words in seen
    last = {"'Ask'", words, *sums}
    table.play(1, ("done",))
    table.settle()
    house.frames(2)
    assert there() == last | {says(house, "turn-of", ("seat", 2))}


def test_what_the_others_have_done_before_the_newest_turn_stands_in_rows(house):
    table = evening(house)
    rows = [(turn.seat, *shorten_turn(turn.deeds)) for turn in list_rows(table.picture.seen)]
    assert [(seat, table.say(says), money) for seat, says, money in rows] == [
        (2, "3 gifts, 2 cities", 270), (3, "moved 4 near Albuquerque", -130)]
    assert {"'3 gifts, 2 cities'", "'moved 4 near Albuquerque'"} <= leaves(house)


def test_what_a_turn_has_cost_is_told_with_what_was_paid_for(open_house):
    house = open_house("--speed", "instant", "--size", "1920x1080")
    table = sit(house, ROUND_ONE)
    table.play(0, table.rules.parse("big 5 from D to 40,3"))
    table.settle()
    table.play(0, ("done",))
    table.settle()
    house.frames(3)
    assert {"'sleigh $50, gifts $100'", "'−$150'"} <= {*under(house)}
    assert table.say(("reindeer-cost-rent", 50)) == "sleigh $50"
