"""Reindeer Rivals at the table: sleighs, stacks and places chosen with presses on devices."""

from __future__ import annotations

from dataclasses import replace
from math import hypot
from random import Random
from typing import Any

import pytest

from game import routes
from game.bots.advice import Advice, Rated
from game.core.match import resume
from game.core.paths import MAPS
from game.core.record import Player
from game.core.words import LANGUAGES, Words
from game.devices.press import DIRECTIONS, LEFT_KEYS, MOUSE, RIGHT_KEYS, Action, Press
from game.games import load_rules
from game.games.reindeer import RULES
from game.games.reindeer.atlases import Atlases
from game.games.reindeer.map_file import read_atlas
from game.games.reindeer.rules import Rivals
from game.games.reindeer.table.aim import find_tag
from game.games.reindeer.table.chart import Chart, name_point, point_named
from game.games.reindeer.table.choice import offer_choice, say_end
from game.games.reindeer.table.choosing import find_bright, find_choosing, is_aiming
from game.games.reindeer.table.column import say_number
from game.games.reindeer.table.country import list_demands
from game.games.reindeer.table.land import paint_land
from game.games.reindeer.table.task import find_advice
from game.picture.screen import Box
from game.picture.sprites import PieceLayer
from game.tables.coach import in_words, join_sentences
from game.tables.places import kind_of
from game.tables.seated_match import Bubble
from tests.games.reindeer.country import CROWDED, DEVICES, PEOPLE, ROUND_ONE, moves, point, sit
from tests.house import bubble

SECOND = "usa 2/0+ 1,2 0:0 200:2@44,-4/300:- -"  # a stack a little way from St. Louis
BROKE = "usa 2/0+ 1,2 0:0 0:1@51,-21/300:- -"
POOR = "usa 2/0+ 1,2 0:0 80:-/300:- -"
FULL_CITY = "usa 2/0+ 1,2 0:0 200:1@30,-10;1@44,-4/300:- St._Louis=000"
KEYS_PRESSED = (*DIRECTIONS, Action.CONFIRM, Action.CONFIRM, Action.CANCEL, Action.PREV,
                Action.NEXT, Action.UNDO)
LAST = "usa 9/0+ - 0:20 400:1@44,-4 -"


def choose(house, *places: str) -> None:
    house.touch(*places)


def test_a_little_sleigh_is_sent_by_directions_and_confirm(house):
    sit(house, SECOND)
    choose(house, "button/little", "point/44,-4", "city/St._Louis")
    assert moves(house) == ["little from 44,-4 to St._Louis"]
    assert house.match.state.money[0] == 290


def test_gifts_that_lie_outside_are_not_led_back_to_the_depot(house):
    sit(house, "usa 2/0+ 1,2 0:0 200:2@30,-10/300:- -")
    choose(house, "button/big", "point/30,-10", "number/2")
    assert house.table.pickers[0].path[1] == "point/30,-10"
    assert "depot" in house.table.pickers[0].list_goals(), "though they may be"
    assert house.table.focus[0].startswith("point/")


def test_a_big_sleigh_takes_as_many_as_are_chosen(house):
    sit(house, ROUND_ONE)
    choose(house, "button/big", "depot", "number/3")
    goal = next(g for g in house.table.pickers[0].list_goals() if g.startswith("point/"))
    choose(house, goal)
    assert moves(house) == [f"big 3 from D to {goal[6:]}"]


def test_a_big_sleigh_takes_all_it_can_if_nobody_says_how_many(house):
    table = sit(house, "usa 2/0+ 1,2 0:0 150:-/300:- -")
    choose(house, "button/big", "depot")
    assert table.pickers[0].path == ("button/big", "depot", "number/5")
    table = sit(house, "usa 2/0+ 1,2 0:0 120:-/300:- -")
    choose(house, "button/big", "depot")
    assert table.pickers[0].path == ("button/big", "depot", "number/3")


def test_touching_a_stack_first_takes_the_little_sleigh(house):
    table = sit(house, SECOND)
    choose(house, "point/44,-4")
    assert table.pickers[0].path == ("button/little", "point/44,-4")
    assert table.focus[0] == "city/St._Louis"


def test_another_sleigh_keeps_the_stack(house):
    table = sit(house, SECOND)
    choose(house, "point/44,-4", "button/big")
    assert table.pickers[0].path == ("button/big", "point/44,-4", "number/2")


def test_a_packet_is_sent_on_by_confirming_where_it_landed(house):
    table = sit(house, ROUND_ONE)
    choose(house, "button/little", "depot")
    goal = next(g for g in table.pickers[0].list_goals() if g.startswith("point/"))
    choose(house, goal)
    assert table.focus[0] == goal
    house.steer("confirm", LEFT_KEYS)
    assert table.pickers[0].path == ("button/little", goal)


def test_cancel_takes_one_step_back_and_then_opens_the_pause(house):
    table = sit(house, SECOND)
    choose(house, "button/big", "point/44,-4", "number/1")
    for path in (("button/big", "point/44,-4", "number/1"), ("button/big",), ()):
        house.press("cancel", device=LEFT_KEYS)
        assert table.pickers[0].path == path
        assert table.focus[0] in table.questions.list_fields(0)
    house.press("cancel", device=LEFT_KEYS)
    assert house.scene == "PauseScene"


# reasons

REFUSALS = (  # position, what is touched, the words
    (BROKE, "button/little", ("reindeer-no-money", 10, 0)),
    (BROKE, "button/big", ("reindeer-no-money", 50, 0)),
    (BROKE, "point/51,-21", ("reindeer-no-money", 10, 0)),
    (POOR, "button/big depot number/2", ("reindeer-no-money", 90, 80)),
    ("usa 2/0+ 1,2 0:10 200:2@44,-4/300:- -", "button/big", ("reindeer-no-mixing",)),
    ("usa 2/0+ 1,2 0:50 200:2@44,-4/300:- -", "button/little", ("reindeer-rent-spent", 50)),
    (SECOND, "button/big point/44,-4 number/3", ("reindeer-too-few", 2)),
)


@pytest.mark.parametrize(("position", "touched", "words"), REFUSALS)
def test_a_refused_press_says_why_and_changes_nothing(house, position, touched, words):
    table = sit(house, position)
    choose(house, *touched.split())
    assert house.said(0) == table.say(words)
    assert "[" not in house.said(0)
    assert moves(house) == []


ENDS = (  # position, touches before, the end, why it cannot be
    (SECOND, "button/big point/44,-4 number/2", "city/St._Louis", ("reindeer-big-in-city",)),
    (FULL_CITY, "button/little point/44,-4", "city/St._Louis",
     ("reindeer-city-full", "St. Louis")),
    (SECOND, "button/little point/44,-4", "city/Denver",
     ("reindeer-too-far", ("reindeer-miles", 210))),
    (SECOND, "button/little point/44,-4", "point/70,-4",
     ("reindeer-too-far", ("reindeer-miles", 210))),
    (SECOND, "button/big point/44,-4 number/2", "point/60,31", ("reindeer-sea",)),
)


@pytest.mark.share(2)
@pytest.mark.parametrize(("position", "touched", "end", "words"), ENDS)
def test_the_reason_stands_beside_the_cursor_and_is_told_when_pressed(
        house, position, touched, end, words):
    table = sit(house, position, devices={0: MOUSE, 1: RIGHT_KEYS})
    for place in touched.split():
        house.click(place)
    aim = point(house, end)
    house.table.press(Press(Action.POINT, MOUSE, aim))
    house.frames()
    assert table.focus[0] == end
    assert table.pickers[0].find_live(end).why == words
    assert " mi, $" in house.words(), "told while the cursor is there"
    house.click(aim)
    assert house.said(0) == table.say(words)
    assert moves(house) == []


def test_a_full_city_is_flown_over_and_not_a_stop(house):
    """It is never among the ends, but what lies behind it is."""
    table = sit(house, FULL_CITY)
    choose(house, "button/little", "point/30,-10")
    goals = table.pickers[0].list_goals()
    assert "city/St._Louis" not in goals
    assert "point/44,-4" in goals


def test_whoever_is_broke_can_only_be_done(house):
    table = sit(house, BROKE)
    assert table.pickers[0].list_nexts() == {"button/done"}
    choose(house, "button/done")
    assert moves(house) == ["done"]
    assert list(house.match.prompts) == [1]


# the free cursor

def roaming(house, position: str = SECOND, **more):
    table = sit(house, position, **more)
    choose(house, "button/little", "point/44,-4")
    return table


def on_a_point(house):
    """Jump the focus to an end that is not a city."""
    table = house.table
    goal = next(g for g in table.pickers[0].list_goals() if g.startswith("point/"))
    house.aim(goal)
    return aimed(table)


def aimed(table) -> Any:
    """Where the cursor of the first seat is."""
    return point_named(table.focus[0])


def test_a_direction_while_the_jump_button_is_held_goes_one_point(house):
    table = roaming(house)
    x, y = on_a_point(house)
    house.app.press(Press(Action.PREV, LEFT_KEYS))
    house.press("up", device=LEFT_KEYS)
    assert table.focus[0] == f"point/{x},{y + 1}"
    for _ in range(3):
        house.press("right", device=LEFT_KEYS)
    assert table.focus[0] == f"point/{x + 3},{y + 1}"
    house.app.press(Press(Action.PREV, LEFT_KEYS, phase="up"))
    assert table.focus[0] == f"point/{x + 3},{y + 1}", "the button was for the cursor"
    house.press("confirm", device=LEFT_KEYS)
    assert moves(house) == [f"little from 44,-4 to {x + 3},{y + 1}"]


def test_a_direction_that_stays_down_moves_the_cursor_on(house):
    table = roaming(house)
    on_a_point(house)
    first = aimed(table)
    house.app.press(Press(Action.PREV, LEFT_KEYS))
    house.app.press(Press(Action.DOWN, LEFT_KEYS))
    house.frames(60)
    house.app.press(Press(Action.DOWN, LEFT_KEYS, phase="up"))
    x, y = aimed(table)
    assert x == first[0]
    assert y < first[1] - 16
    house.frames(30)
    assert point_named(table.focus[0]) == (x, y), "it stands still"


def test_what_is_let_go_over_a_pause_is_no_longer_held(house):
    table = roaming(house)
    on_a_point(house)
    house.app.press(Press(Action.PREV, LEFT_KEYS))
    house.app.press(Press(Action.DOWN, LEFT_KEYS))
    house.frames(2)
    house.press("pause", device=LEFT_KEYS)
    for action in (Action.DOWN, Action.PREV):
        house.app.press(Press(action, LEFT_KEYS, phase="up"))
    house.press("cancel", device=LEFT_KEYS)
    assert house.scene == "TableScene"
    at = table.focus[0]
    house.frames(60)
    assert table.focus[0] == at


def test_the_jump_button_alone_jumps(house):
    table = roaming(house)
    at = table.focus[0]
    house.press("prev", device=LEFT_KEYS)
    assert table.focus[0] != at
    assert table.focus[0] in table.pickers[0].list_nexts()
    house.press("next", device=LEFT_KEYS)
    assert table.focus[0] == at


def test_a_stick_moves_the_cursor_and_its_d_pad_jumps(house):
    pad = house.plug()
    table = sit(house, SECOND, devices={0: pad.device, 1: RIGHT_KEYS})
    choose(house, "button/little", "point/44,-4")
    first = on_a_point(house)
    pad.axis("left", 0, 1)
    house.frames(12)
    pad.axis("left", 0, 0)
    house.frames()
    x, y = aimed(table)
    assert x == first[0]
    assert y < first[1] - 4
    assert table.pickers[0].free
    house.tap(pad, "dpad_up")
    assert not table.pickers[0].free
    assert table.focus[0] in table.questions.list_fields(0)
    assert table.focus[0] != f"point/{x},{y}"


def test_a_stick_jumps_among_buttons_where_there_is_no_cursor(house):
    pad = house.plug()
    table = sit(house, SECOND, devices={0: pad.device, 1: RIGHT_KEYS})
    assert table.focus[0] == "button/little"
    pad.axis("left", 1, 0)
    house.frames(2)
    pad.axis("left", 0, 0)
    house.frames(2)
    assert table.focus[0] == "button/big"


def test_the_cursor_is_drawn_to_cities_and_own_stacks(house):
    table = roaming(house, "usa 2/0+ 1,2 0:0 200:1@30,-10;2@44,-4/300:1@40,-20 -")
    snapped = table.input.snap
    assert snapped(0, (46.2, -9.4)) == "city/St._Louis"
    assert snapped(0, (0.4, 2.1)) == "depot"
    assert snapped(0, (31.1, -10.9)) == "point/30,-10"
    assert snapped(0, (31.9, -11.9)) == "point/32,-12"
    assert snapped(0, (41.2, -20.1)) == "point/41,-20", "other people's stacks do not draw it"


def test_a_whole_turn_with_the_mouse(house):
    sit(house, SECOND, devices={0: MOUSE, 1: RIGHT_KEYS})
    house.click("button/little")
    house.click(point(house, "point/44,-4"))
    house.click(point(house, "point/38,-14"))
    house.click(point(house, "depot"))
    house.click(point(house, "city/Denver"))
    assert house.said(0).startswith("That is out of reach")
    house.click("button/done")
    assert house.said(0).startswith("You have chosen a sleigh"), "it is not forgotten by mistake"
    house.click("depot")
    house.click("button/little", button=3)
    house.click("button/done")
    assert moves(house) == ["little from 44,-4 to 38,-14", "done"]


def test_a_hint_is_laid_out_and_waits_for_its_end(open_house, minds):
    house = open_house("--speed", "instant", minds=minds)
    table = sit(house, SECOND, players=(Player("Freja"), Player("Ask")))
    house.press("why", device=LEFT_KEYS)
    house.think()
    said = house.said(0)
    assert "sleigh" in said and "," not in said
    assert table.pickers[0].flight is not None
    house.press("confirm", device=LEFT_KEYS)
    assert len(moves(house)) == 1


def test_miles_and_price_keep_out_of_advice(house):
    table = sit(house, SECOND)
    choose(house, "button/little", "point/44,-4")
    house.press("why", device=LEFT_KEYS)
    house.think()
    house.frames()
    seen, place = table.picture.seen, table.focus[0]
    advice = find_advice(seen)
    assert advice and not find_tag(seen, 0, place, 300, 60).overlaps(advice.box.inset(4))


def test_a_pointer_takes_a_pile_where_it_is_drawn(house):
    """Where five players crowd together, a pile lies beside its point."""
    table = sit(house, CROWDED, devices={0: MOUSE})
    heaps = table.show.board.country.heaps
    true = point(house, "point/50,16")
    pile = heaps["stack/0/50,16"]
    assert abs(true[0] - pile[0]) + abs(true[1] - pile[1]) > 26
    house.click(pile)
    assert table.pickers[0].path == ("button/little", "point/50,16")


def test_the_cursor_stays_on_the_sheet(house):
    table = roaming(house)
    for action in (Action.PREV, Action.RIGHT, Action.UP):
        house.app.press(Press(action, LEFT_KEYS))
    house.frames(200, 0.1)
    room = table.input.chart.room
    assert room.has_point(*table.input.chart.to_screen(*table.input.cursors[0].at))


# the list

def test_ends_are_chosen_from_a_list_by_up_and_down(house):
    table = sit(house, SECOND)
    choose(house, "button/little", "point/44,-4", "button/list")
    picker = table.pickers[0]
    assert [name_point(goal.place) for goal in picker.listed] == list(picker.list_goals())[:12]
    assert table.focus[0] == "reading/0"
    house.press("down", "down", "up", device=LEFT_KEYS)
    assert table.focus[0] == "reading/1"
    move = picker.readings[1]
    house.press("confirm", device=LEFT_KEYS)
    assert moves(house) == [table.rules.say(move)]


def test_the_list_is_left_with_cancel(house):
    table = sit(house, SECOND)
    choose(house, "button/little", "point/44,-4", "button/list")
    house.press("down", "cancel", device=LEFT_KEYS)
    assert table.pickers[0].stage == "place"
    assert table.focus[0] in table.questions.list_fields(0)
    assert moves(house) == []


def test_every_row_of_a_list_names_another_end_that_is_legal(house):
    table = sit(house, CROWDED)
    choose(house, "button/big", "point/50,16", "number/4", "button/list")
    picker = table.pickers[0]
    said = [table.say(say_end(table.picture.seen, picker, goal)) for goal in picker.listed]
    assert len(said) == len(set(said)) > 5
    assert all(table.rules.refusal(house.match.state, 0, move) is None
               for move in picker.readings)


# taking back

def test_sleighs_are_taken_back_one_by_one_until_the_turn_is_done(house):
    table = sit(house, seats=2, options={"map": "netherlands"})
    seat, device = house.asked()
    start = house.match.state
    for _ in range(2):
        choose(house, "button/little", "depot")
        choose(house, next(g for g in table.pickers[seat].list_goals() if g.startswith("point/")))
    house.press("undo", device=device)
    assert len(moves(house)) == 1
    house.press("undo", device=device)
    assert house.match.state == start
    house.touch("button/done")
    house.press("undo", device=device)
    assert moves(house) == ["done"]
    assert house.said(seat) == table.say(("no-undo",))


# pictures and pieces

def test_packets_from_the_depot_fly_from_it_and_back_to_it(open_house):
    house = open_house("--speed", "1")
    table = sit(house, "usa 2/0+ 1,2 0:0 300:2@10,8/300:- -")
    depot = table.show.board.pose_of("depot")
    house.table.play(0, ("little", "D", (12, 0)))
    (sprite,) = table.show.layer.list_flights()
    assert sprite.start[:2] == depot[:2]
    house.settle()
    assert table.show.layer.map_pieces()["stack/0/12,0/0"] == "packet-0"
    house.table.play(0, ("little", (10, 8), "D"))
    (sprite,) = table.show.layer.list_flights()
    assert sprite.pose[:2] == depot[:2]
    house.settle()
    assert table.show.layer.list_flights() == []
    assert "stack/0/10,8/1" not in table.show.layer.map_pieces()


def test_nothing_flies_where_motion_is_reduced(open_house):
    house = open_house("--speed", "1")
    house.house.settings.reduced_motion = True
    table = sit(house, ROUND_ONE)
    table.play(0, ("big", 3, "D", (41, -9)))
    assert table.show.layer.list_flights() == []
    assert table.show.layer.moving
    house.settle()


def test_what_lies_on_the_table_is_what_the_rules_say(house):
    """But for the dice and the mark of who begins, which words and the panels tell."""
    table = sit(house, CROWDED)
    pieces = {p: thing for p, thing in table.rules.table(house.match.state).items()
              if isinstance(thing, str) and kind_of(p) not in {"dice", "first"}}
    assert table.show.layer.map_pieces() == pieces
    assert isinstance(table.show.layer, PieceLayer)


def test_piles_of_five_players_lie_apart_near_where_they_are(house):
    table = sit(house, CROWDED)
    chart = table.show.board.country
    spots = list(chart.heaps.items())
    for n, (name, (x, y)) in enumerate(spots):
        true = point(house, "point/" + name.split("/")[2])
        assert hypot(x - true[0], y - true[1]) < 155, name
        for other, (a, b) in spots[:n]:
            assert abs(x - a) > 30 or abs(y - b) > 24, (name, other)


def test_names_of_cities_hide_no_light_and_one_another_nowhere(house):
    for name in load_rules("reindeer").OPTIONS["map"]:
        table = sit(house, options={"map": name})
        chart = table.show.board.country
        labels = list(chart.labels.items())
        for n, (city, label) in enumerate(labels):
            assert label.box.is_within(chart.sheet), city
            for other, there in labels[:n]:
                assert not label.box.overlaps(there.box), (city, other)
            for other in chart.atlas.cities:
                x, y = chart.find_centre(other.name)
                assert not label.box.inset(-1).has_point(x, y), (city, other.name)


def test_a_name_stands_nearer_to_its_own_light_than_to_any_other(house):
    """So that one sees whose it is, in the middle of the country too."""
    for name in load_rules("reindeer").OPTIONS["map"]:
        table = sit(house, options={"map": name})
        chart = table.show.board.country

        def far(box: Box, city: str, chart: Chart = chart) -> float:
            x, y = chart.find_centre(city)
            return hypot(max(box.x - x, x - box.right, 0), max(box.y - y, y - box.bottom, 0))
        strange = [city for city, label in chart.labels.items()
                   if any(far(label.box, other.name) < far(label.box, city)
                          for other in chart.atlas.cities)]
        assert len(strange) <= len(chart.atlas.cities) / 10, (name, strange)


def test_what_a_sleigh_in_focus_reaches_shines_and_nothing_else(house):
    table = sit(house, CROWDED)
    table.focus[0] = "button/done"
    house.frames()
    assert find_bright(table.picture.seen) is None
    reached = []
    for place in ("button/little", "button/big"):
        table.focus[0] = place
        house.frames()
        reached.append(find_bright(table.picture.seen))
        assert not is_aiming(table.picture.seen)
    assert reached[0] < reached[1]
    wanted = list_demands(table.picture.seen)
    assert not any(demand.full for name, demand in wanted.items() if name in reached[1])
    spots, radius = find_choosing(table.picture.seen).offered
    for name, demand in wanted.items():
        x, y = table.show.board.country.find_centre(name)
        close = any(hypot(x - a, y - b) <= radius for a, b in spots)
        assert (name in reached[1]) is (close and not demand.full), name


def test_a_country_of_ones_own_is_played_without_a_line_of_code(house, tmp_path, monkeypatch):
    """Drawn in Tiled and put into the folder: it is in the lobby, on the table, and can be
    played."""
    text = (MAPS / "netherlands.tmx").read_text(encoding="utf-8")
    (tmp_path / "mine.tmx").write_text(text.replace("Utrecht", "Mytown"), encoding="utf-8")
    monkeypatch.setattr(RULES, "atlases", Atlases(tmp_path))
    assert RULES.OPTIONS["map"] == ("mine",)
    table = sit(house, options={"map": "mine"})
    assert "Mytown" in table.show.board.country.labels
    seat, _ = house.asked()
    choose(house, "button/little", "depot")
    choose(house, table.pickers[seat].list_goals()[0])
    assert len(moves(house)) == 1


def test_sea_land_and_lakes_are_told_apart_in_the_picture(house):
    """The IJsselmeer is as dark as the sea, the land round it is not."""
    table = sit(house, options={"map": "netherlands"})
    chart, house_art = table.show.board.country, house.house.art
    sheet = chart.sheet
    image = paint_land(chart, house_art, sheet)

    def light(x: int, y: int) -> int:
        px, py = chart.to_screen(x, y)
        return sum(image.get_at((int((px - sheet.x) * house_art.scale),
                                 int((py - sheet.y) * house_art.scale)))[:3])

    land = [light(x, y) for x, y in ((30, 50), (10, 10), (-10, -30))]
    water = [light(x, y) for x, y in ((-14, 36), (-90, 40), (90, -60))]
    atlas = chart.atlas
    assert all(atlas.land.has_point(p) for p in ((30, 50), (10, 10), (-10, -30)))
    assert not any(atlas.land.has_point(p) for p in ((-14, 36), (-90, 40), (90, -60)))
    assert min(land) > max(water) + 30


@pytest.mark.parametrize("seed", [
    0, *(pytest.param(seed, marks=pytest.mark.long) for seed in (1, 2))])
def test_presses_at_random_break_nothing_and_only_play_what_is_legal(house, seed):
    """Three people with two keyboard halves and a mouse, all at once."""
    devices = {0: LEFT_KEYS, 1: RIGHT_KEYS, 2: MOUSE}
    sit(house, seats=3, options={"map": "netherlands", "quick": "on"}, devices=devices)
    luck = Random(seed)
    for _ in range(1200):
        device = luck.choice(tuple(devices.values()))
        pos = (luck.uniform(0, 1920), luck.uniform(0, 1080)) if device == MOUSE else None
        action = luck.choice((Action.CONFIRM, Action.POINT) if pos else KEYS_PRESSED)
        house.app.press(Press(action, device, pos))
        if action is not Action.POINT and luck.random() < 0.8:
            house.app.press(Press(action, device, pos, "up"))
        if house.scene == "PauseScene":
            house.top.go_back()
        house.frames(luck.randrange(2), 0.2)
    assert house.scene == "TableScene"
    assert moves(house), "somebody was about something"
    assert resume(house.match.record.file).states == house.match.states


def test_a_match_is_watched_again_with_nobody_choosing(house):
    table = sit(house, seats=3)
    for _ in range(4):
        seat, _ = house.asked()
        table.play(seat, next(m for m in table.rules.moves(house.match.state, seat)
                              if m[0] == "little"))
    house.house.stack.open(routes.Replay(house.match))
    while not house.top.over:
        house.frames(30)
    house.settle()
    assert house.scene == "ReplayScene"
    assert house.match.states == table.match.states
    assert offer_choice not in house.shown.picture.parts


# alone

def test_finish_says_done_until_the_match_is_over_if_it_is_pressed_twice(house):
    table = sit(house, LAST, players=(Player("Freja"),), devices={0: LEFT_KEYS})
    choose(house, "button/finish")
    assert house.said(0) == table.say(("reindeer-finish-sure",))
    assert moves(house) == []
    choose(house, "button/finish")
    assert set(moves(house)) == {"done"}
    house.until("ResultsScene")
    assert house.match.result.scores == (100,)


def over_alone(house, money: int, *, quick: bool = False):
    everything = "usa+quick 51/1 - 0:0 {}:- -" if quick else "usa 51/1 - 0:0 {}:- -"
    sit(house, everything.format(money), players=(Player("Freja"),), devices={0: LEFT_KEYS})
    choose(house, "button/done")
    house.until("ResultsScene")
    return house.top


PAR = read_atlas(MAPS / "usa.tmx").figures.par


def least(percent: int) -> int:
    """The smallest profit, in tens of dollars as all money is, that is so much of par (10)."""
    return next(profit for profit in range(0, PAR + 10, 10) if 100 * profit >= percent * PAR)


@pytest.mark.parametrize(("profit", "medal"), [
    (PAR + 10, "gold"), (PAR, "gold"), (PAR - 10, "silver"), (least(97), "silver"),
    (least(97) - 10, "bronze"), (least(90), "bronze"), (least(90) - 10, "none"), (-300, "none")])
def test_a_profit_earns_its_medal(house, profit, medal):
    scene = over_alone(house, profit + 300)
    assert scene.ending.heading[0] == f"reindeer-medal-{medal}"
    said = house.house.words.say(scene.ending.heading)
    assert said.endswith(f"{'−' * (profit < 0)}${abs(profit):,} of profit")
    assert scene.page.problems == []


def test_a_match_alone_is_watched_again_from_its_results(house):
    table = sit(house, players=(Player("Freja"),), seats=1, devices={0: LEFT_KEYS})
    while house.match.result is None:
        table.play(0, table.rules.parse("done"))
    house.until("ResultsScene")
    assert len(house.top.list_entries()) <= 5
    house.top.focus.name = "replay"
    house.frames(120)
    house.press("confirm")
    assert house.scene == "ReplayScene"
    assert len(house.top.moves) == len(table.match.record.lines)
    house.press("cancel")
    assert house.scene == "ResultsScene"
    house.house.to_title()


def test_whoever_has_finished_alone_may_see_how_par_is_played(house):
    scene = over_alone(house, 3000)
    scene.choose("model", 1)
    assert house.scene == "ReplayScene"
    while len(house.match.record.lines) < len(house.top.moves):
        house.top.go_forward()
    assert house.match.result.scores == (PAR,)
    house.house.to_title()
    scene = over_alone(house, 3000, quick=True)
    assert scene.ending.model.stem == "usa_quick"


def test_the_best_result_is_kept_for_each_map_and_kind_of_match(open_house):
    house = open_house("--speed", "instant")
    over_alone(house, 3000)
    over_alone(house, 2000)
    over_alone(house, 1500, quick=True)
    kept = {"reindeer/usa": 2700, "reindeer/usa+quick": 1200}
    assert house.house.settings.bests == kept
    assert "2,700" in over_alone(house, 400).tell_sentence()
    assert open_house("--speed", "instant").house.settings.bests == kept
    table = sit(open_house("--speed", "instant"), LAST, players=(Player("Freja"),),
                devices={0: LEFT_KEYS})
    assert "2,700" in table.say(say_number(table.picture.seen, table.show.table["par"]))


def test_a_map_whose_par_nobody_has_worked_out_tells_none(house, tmp_path, monkeypatch):
    text = (MAPS / "usa.tmx").read_text(encoding="utf-8")
    (tmp_path / "usa.tmx").write_text(text.replace('"demand" type="int" value="3"',
                                                   '"demand" type="int" value="4"'))
    monkeypatch.setattr(RULES, "atlases", Atlases(tmp_path))
    scene = over_alone(house, 3000)
    assert "par" not in house.table.show.table
    assert scene.ending.heading[0] == "reindeer-medal-none"
    assert scene.ending.model is None
    assert scene.tell_sentence().endswith("Your best is $2,700.")
    assert scene.page.problems == []


def test_the_results_of_several_tell_everybodys_money(house):
    sit(house, "netherlands 60/0+ 1,2 1:0 450:-/700:- -", options={"map": "netherlands"})
    choose(house, "button/done")
    house.until("ResultsScene")
    assert house.top.tell_heading() == "Ask wins"
    said = {name.strip("'") for name, _ in house.top.page.leaves}
    assert {"Ask", "$700", "Freja", "$450"} <= said
    assert [(row.name, row.figure) for row in house.top.list_rows()] == [
        ("Ask", "$700"), ("Freja", "$450")]
    assert house.top.tell_sentence() == "Ask won by $250."


def test_five_people_sit_at_one_table_and_each_plate_shows_its_money(house):
    table = sit(house, CROWDED)
    assert len(PEOPLE) == len(DEVICES) == len(house.match.players)
    for page in table.picture.drawn:
        assert page.problems == []
    assert isinstance(table.rules, Rivals)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_says_what_where_and_why_in_five_lines_at_most(house, language):
    """In the longest words that a move has; beside others and what comes then nothing is told."""
    table = sit(house, SECOND)
    flights = [("big", 5, "city/Middelburg", "city/Leeuwarden"), ("done",)]
    house.house.words = Words(language)
    style = replace(table.style, words=replace(table.style.words, spoken=lambda _, move: (
        ("reindeer-say-big", 5, ("reindeer-near-city", "Middelburg"),
         ("reindeer-near-city", "Leeuwarden")) if move[0] == "big" else ("reindeer-say-done",))))
    advice = Advice(tuple(Rated(move, 100.0 - n) for n, move in enumerate(flights)),
                    ("reindeer-why-wanted", 12, 3))
    says = in_words(style, table.match.state, 0, advice, thought=True)
    assert says[0] == "coach-more" and says[2] == advice.reason, "nothing after it"
    table.bubbles[0] = Bubble(says, table.clock + 100, warning=False)
    house.frames(2)
    lines = bubble(table, says).h / house.house.art.line_height("body")
    assert lines < 6, "five, and what is free round them"
    house.house.words = Words("en")


def test_a_hint_is_told_whole(house):
    """It is longer than anything else that a table says, and leaves panels and hints to be seen."""
    table = sit(house, SECOND)
    big = ("reindeer-say-big", 5, ("reindeer-near-city", "Middelburg"),
           ("reindeer-near-city", "Leeuwarden"))
    says = join_sentences([("hint", big), ("reindeer-why-wanted", 12, 3),
                           ("coach-better", ("reindeer-gap", 110), big), ("coach-again", big)])
    table.bubbles[0] = Bubble(says, table.clock + 100, warning=False)
    house.frames(2)
    told = bubble(table, says)
    others = [table.show.panel_of(seat) for seat in range(len(table.match.players))]
    others += [table.show.board.box_of(place) for place in ("task", "captions", "hints")]
    assert not [box for box in others if box.overlaps(told)]
    assert [text for page in table.picture.drawn for text in page.shortened] == []


# a turn in few presses

def test_where_the_depot_is_all_there_is_nobody_is_asked_for_it(house):
    sit(house, ROUND_ONE)
    house.touch("button/big")
    assert house.table.pickers[0].path == ("button/big", "depot", "number/5")
    house.press("cancel", device=LEFT_KEYS)
    assert house.table.pickers[0].path == (), "one step back, as it was one"


def test_a_landing_outlasts_a_number_that_is_chosen_after_it(house):
    table = sit(house, ROUND_ONE)
    house.touch("button/big")
    table.input.point_from_afar(0, 0.45, 0.3)
    landing = table.focus[0]
    assert landing.startswith("point/") and landing not in table.pickers[0].list_goals()
    house.aim("number/3")
    house.press("confirm", device=LEFT_KEYS)
    assert table.focus[0] == landing
    house.press("confirm", device=LEFT_KEYS)
    assert moves(house)[-1] == f"big 3 from D to {landing[6:]}"


@pytest.mark.parametrize("left", ["number/3", "button/list"])
def test_a_landing_reached_with_the_d_pad_outlasts_a_visit_to_the_buttons(house, left):
    table = sit(house, ROUND_ONE)
    house.touch("button/big")
    first = table.focus[0]
    house.press("right", device=LEFT_KEYS)
    landing = table.focus[0]
    assert landing != first and landing in table.pickers[0].list_goals()
    table.focus[0] = left
    house.press("confirm", device=LEFT_KEYS)
    if left == "button/list":
        house.press("cancel", device=LEFT_KEYS)
    assert table.focus[0] == landing


def test_a_turn_is_repeated_with_one_press_a_flight(house):
    """The flights of one's last turn, in their order, as far as the rules allow."""
    table = sit(house, "usa 2/0+ 1,2 0:0 200:5@44,-4/300:- -")
    for move in ("little from 44,-4 to St._Louis", "done", "done"):
        table.play(next(iter(table.match.prompts)), table.rules.parse(move))
        table.settle()
    house.frames(2)
    house.heed()
    house.touch("button/again")
    assert moves(house)[3:] == ["little from 44,-4 to St._Louis"]
    house.settle()
    house.frames(2)
    assert table.focus[0] == "button/again", "one more press, and one more gift"


def test_nothing_is_repeated_before_a_first_flight(house):
    table = sit(house, ROUND_ONE)
    house.frames(2)
    assert "button/again" not in table.questions.list_fields(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_beside_the_offer_to_repeat_a_flight_the_last_turn_is_told_whole(open_house, language):
    house = open_house("--speed", "instant")
    house.house.settings.language = language
    house.house.change()
    table = sit(house, "usa 2/0+ 1,2 0:0 200:5@44,-4/300:- -")
    for seat, move in ((0, "little from 44,-4 to St._Louis"), (0, "done"),
                       (1, "big 1 from D to -25,1"), (1, "done")):
        table.play(seat, table.rules.parse(move))
        table.settle()
    house.frames(2)
    house.heed()
    house.frames(2)
    assert "button/again" in table.questions.list_fields(0)
    assert [text for page in table.picture.drawn for text in page.shortened] == []
