"""Who plays when in Reindeer Rivals, who leads, and what things cost and bring."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.core.record import Player
from game.devices.press import LEFT_KEYS
from game.games.reindeer.rules import order_of_turns
from game.games.reindeer.table.choosing import find_choosing
from tests.games.reindeer.country import CROWDED, ROUND_ONE, evening, moves, sit
from tests.games.reindeer.test_lately import leaves, leaves_in, says, under
from tests.house import find_pictures


def test_8_panels_stay_where_they_are_whoever_begins(house):
    table = sit(house, seats=3)
    seen, places = set(), set()
    for _ in range(9):
        for _ in range(3):
            table.play(next(iter(table.match.prompts)), (
                "little", "D", (0, 12)) if table.match.state.round % 2 else ("done",))
            if table.match.state.round % 2:
                table.play(next(iter(table.match.prompts)), ("done",))
        table.settle()
        house.frames()
        seen.add(tuple(order_of_turns(table.match.state.dice, 3)))
        places.add(tuple(table.show.panel_of(seat) for seat in range(3)))
    assert len(seen) > 2
    assert len(places) == 1


def test_8_who_begins_is_said_in_words_until_somebody_does_something(house):
    table = sit(house, ROUND_ONE)
    words = says(house, "reindeer-card-round", ("seat", 0), 1)
    assert words in leaves(house)
    table.play(0, ("done",))
    table.settle()
    house.frames()
    assert words not in leaves(house)
    assert {"'Freja'", "'nothing sent'"} <= leaves(house)


def test_in_ones_own_turn_the_last_deed_stands_beside_the_buttons(house):
    table = evening(house)
    told = repr("2 gifts to Houston, 1 to New York")
    box = next(box for name, box in leaves_in(house) if name == told)
    assert box.is_within(table.show.board.box_of("card"))
    house.touch("button/big", "point/50,16")
    house.frames()
    assert told not in leaves(house), "the numbers stand there"


def test_the_dice_are_told_when_a_round_begins_and_then_the_last_deed(open_house):
    house = open_house("--speed", "1")
    people = (Player("Freja"), Player("Ask", "novice"))
    table = sit(house, "usa 1/0 2,2 1:0 300:-/300:- -", players=people, devices={0: LEFT_KEYS})
    table.play(1, ("done",))
    house.settle()
    table.play(0, table.rules.parse("big 5 from D to 3,-7"))
    house.settle()
    table.play(0, ("done",))
    seen = []
    while table.show.reel.busy:
        house.frames()
        seen.append("pieces/reindeer/die_" in repr(under(house)))
    assert any(seen)
    first = order_of_turns(table.match.state.dice, 2)[0]
    assert says(house, "reindeer-card-round", ("seat", first), 2) not in leaves(house)
    assert {"'moved 5 near the depot'", "'−$150'"} <= {*under(house)}


def signs(house) -> list[str]:
    """What stands in the row of the order of turns."""
    table = house.table
    row = table.show.board.box_of("dice")._replace(w=280)
    return [name for page in table.picture.drawn for name, box in find_pictures(page)
            if box.overlaps(row) and name.startswith(("ui/seat", "pieces/reindeer/die"))]


def test_who_comes_stands_over_the_panels_until_the_dice_are_thrown(house):
    table = evening(house)
    assert signs(house) == ["ui/seat_1", "pieces/reindeer/die_5"]
    assert {"'Then:'", "'Ask'"} <= leaves(house)
    table.play(0, ("done",))
    table.settle()
    house.frames()
    assert signs(house) == ["pieces/reindeer/die_5"]
    assert "'Then dice decide'" in house.words()


def test_once_a_sleigh_was_rented_what_is_left_of_the_rent_stands_where_who_comes_did(house):
    table = sit(house, "usa 2/0+ 1,2 0:0 200:2@44,-4/300:- -")
    rent = repr("Sleighs: $40 of $50 left")
    assert "'Then:'" in leaves(house) and rent not in leaves(house)
    table.play(0, table.rules.parse("little from 44,-4 to St._Louis"))
    table.settle()
    house.frames(2)
    assert rent in leaves(house) and "'Then:'" not in leaves(house)


def test_with_five_the_order_of_turns_has_large_signs_inside_its_plate(house):
    table = sit(house, seats=5)
    row = table.show.board.box_of("dice")._replace(w=310)
    boxes = [box for page in table.picture.drawn for name, box in find_pictures(page)
             if box.overlaps(row) and name.startswith(("ui/seat", "pieces/reindeer/die"))]
    assert len(boxes) == 5, "the panel of the player who is asked says so"
    assert all(box.w >= 36 for box in boxes)
    assert all(one.right < two.x for one, two in pairwise(boxes))
    assert boxes[-1].right <= table.show.board.box_of("round").right + 16


def test_the_lead_follows_what_is_earned(house):
    table = evening(house)
    money = [*table.match.state.money]
    house.touch("button/little", "point/77,27", "city/Detroit")
    table.settle()
    house.frames(200)
    assert [*table.match.state.money] == [money[0] + 90, *money[1:]]
    now, best = table.match.state.money, max(table.match.state.money)
    for seat, own in enumerate(now):
        said = [name for page in table.picture.drawn for name, box in page.leaves
                if box.is_within(table.show.panel_of(seat).inset(-2))
                and ("leads" in name or "behind" in name)]
        second = max(one for other, one in enumerate(now) if other != seat)
        assert said == [repr(f"leads by ${own - second}" if own == best else
                             f"${best - own} behind")]


def test_a_sleigh_says_what_it_takes_and_how_far_and_its_reach_is_lit(house):
    table = evening(house)
    figures = table.show.board.country.atlas.figures
    for most, miles in ((1, figures.short), (5, figures.long)):
        assert says(house, "reindeer-takes", most, ("reindeer-mi", miles)) in leaves(house)
    seen = []
    for place in ("button/done", "button/little", "button/big"):
        table.focus[0] = place
        house.frames()
        seen.append(find_choosing(table.picture.seen).offered)
    assert seen[0] is None
    assert seen[1] and seen[2] and seen[1][0] == seen[2][0] and seen[1][1] < seen[2][1]
    assert len(seen[1][0]) == len(table.match.state.stacks[0]) + 1


@pytest.mark.parametrize(("text", "language"), [(1.0, "en"), (2.0, "sv")])
def test_what_a_sleigh_takes_and_done_beside_it_are_written_out(open_house, text, language):
    house = open_house("--speed", "instant", "--size", "1280x720")
    house.house.settings.text, house.house.settings.language = text, language
    house.house.change()
    table = sit(house, ROUND_ONE)
    board = table.show.board
    row = [board.box_of(f"button/{name}") for name in ("little", "big", "done")]
    assert all(0 < two.x - one.right <= 20 and two.h == one.h for one, two in pairwise(row))
    assert not [one for page in table.picture.drawn for one in page.shortened]


def test_nobodys_buttons_are_shown_while_a_bot_is_marked_as_playing(open_house):
    """At every frame of a round of bots, whoever is marked is the one who is asked."""
    house = open_house("--speed", "1")
    people = (Player("Freja"), Player("Ask", "novice"), Player("Embla", "novice"))
    table = sit(house, "usa 1/0 2,2 1:0 300:-/300:-/300:- -", players=people,
                devices={0: LEFT_KEYS})
    own = {says(house, key) for key in ("reindeer-task", "reindeer-task-more",
                                        "reindeer-task-done")}
    own.add(repr(house.house.words("button-done")))
    for seat, move in ((1, "big 5 from D to 40,-7"), (1, "done"), (2, "little from D to 12,0"),
                       (2, "done")):
        table.play(seat, table.rules.parse(move))
        while table.show.reel.busy:
            house.frames()
            marked = "turn/0" in table.show.table
            assert marked or not own & leaves(house)
    house.frames(2)
    assert "turn/0" in table.show.table
    assert own & leaves(house)


def test_after_a_big_sleigh_the_focus_stands_on_done(house):
    table = sit(house, ROUND_ONE)
    house.touch("button/big", "depot", "number/5")
    goal = next(g for g in table.pickers[0].list_goals() if g.startswith("point/"))
    house.aim(goal)
    house.press("confirm", device=LEFT_KEYS)
    house.settle()
    assert moves(house) == [f"big 5 from D to {goal[6:]}"]
    assert table.focus[0] == "button/done"


def test_what_so_many_packets_cost_stands_on_the_numbers(house):
    sit(house, ROUND_ONE)
    house.touch("button/big", "depot")
    house.table.focus[0] = "number/3"
    house.frames()
    assert says(house, "reindeer-pick-bought", 5, 20) in leaves(house)
    assert {says(house, "reindeer-sum", cost) for cost in (70, 90, 110, 130, 150)} <= leaves(house)
    sit(house, CROWDED)
    house.touch("button/big", "point/50,16")
    house.frames()
    assert says(house, "reindeer-sum", 70) not in leaves(house), "they have been paid"


def test_what_an_end_brings_is_said_in_the_task(house):
    table = sit(house, "usa 2/0+ 1,2 0:0 200:2@14,-6/300:- -")
    house.touch("button/little", "point/14,-6")
    for place, words in (("depot", ("reindeer-aim-depot", 20)),
                         ("city/Kansas_City", ("reindeer-aim-city", "Kansas City", 100))):
        table.focus[0] = place
        house.frames()
        assert says(house, *words) in leaves(house), place


def test_beside_the_aim_the_netherlands_are_told_in_kilometres(house):
    table = sit(house, ROUND_ONE.replace("usa", "netherlands"))
    house.touch("button/little", "depot")
    for place, way in (("point/15,0", 24), ("point/15,1", 25)):
        table.focus[0] = table.pickers[0].cursor = place
        house.frames()
        assert says(house, "reindeer-tag-bought", way, ("reindeer-km", 24), 10, 20) in leaves(house)


def test_the_price_of_a_packet_is_told_apart_from_that_of_its_sleigh(house):
    table = sit(house, ROUND_ONE)
    house.touch("button/little", "depot")
    table.focus[0] = "point/12,0"
    table.pickers[0].cursor = "point/12,0"
    house.frames()
    assert says(house, "reindeer-tag-bought", 120, ("reindeer-mi", 210), 10, 20) in leaves(house)
