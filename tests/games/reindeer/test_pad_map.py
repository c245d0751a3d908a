"""Reindeer Rivals by virtual pads alone: from the title to the results, each choice with its own
button, d-pad or stick."""

from __future__ import annotations

from math import dist

import pytest

from game.core.contract import Move
from game.core.match import resume
from game.devices.press import DIRECTIONS
from game.games.reindeer.table.chart import name_point
from game.games.reindeer.table.targets import Flight, list_targets
from tests.house import OpenHouse
from tests.pads import VirtualPad
from tests.tables.test_pad_cards import BUTTON, to_spot, touch
from tests.ways import way

TURNS = 500


def seated(house: OpenHouse, *options: str) -> list[VirtualPad]:
    """Two pads at a table, with these options turned once."""
    pads = [house.plug("xbox", "Red pad"), house.plug("sony", "Blue pad")]
    to_spot(house, pads[0], "game/reindeer")
    house.tap(pads[0], "south")
    house.tap(pads[1], "south")
    if options:
        to_spot(house, pads[0], "options")
        house.tap(pads[0], "south")
        for option in options:
            to_spot(house, pads[0], f"option/{option}")
            house.tap(pads[0], "south")
        house.tap(pads[0], "east")
    to_spot(house, pads[0], "start")
    house.until("LobbyScene")
    house.tap(pads[0], "south")
    assert house.scene == "TableScene"
    return pads


def turn(house: OpenHouse, pads: list[VirtualPad]) -> tuple[int, VirtualPad]:
    """The seat that is asked, and its pad."""
    seat, device = house.asked()
    return seat, next(pad for pad in pads if pad.device == device)


def sensible(house: OpenHouse, seat: int) -> Move:
    """The move of a simple player: one packet, leg by leg, to the nearest city that wants it."""
    rules, view = house.table.rules, house.table.match.state
    atlas = rules.atlases[view.map]
    aim = min((city.at for city, packets, demand in zip(
        atlas.cities, view.delivered, atlas.demands[view.quick], strict=True)
        if len(packets) < demand), key=lambda at: dist(at, (0, 0)), default=None)
    frm = view.stacks[seat][0][0] if view.stacks[seat] else "D"
    flight = Flight(big=False, frm=frm)
    ends = [goal.place for goal in list_targets(rules, view, seat, flight) if goal.place != "D"]
    if aim is None or not ends:
        return ("done",)
    return flight.move(min(ends, key=lambda end: dist(atlas.find_centre(end), aim)))


@pytest.mark.long
def test_two_pads_play_a_quick_match_to_its_end(open_house):
    house = open_house("--speed", "instant", "--seed", "3")
    pads = seated(house, "map", "quick")
    table = house.table
    assert table.match.state.map == "netherlands"
    assert table.match.state.quick
    own = {pad.device: pad for pad in pads}
    for _ in range(TURNS):
        if table.match.result is not None:
            break
        seat, device = house.asked()
        move = sensible(house, seat)
        before = len(table.match.record.lines)
        for place in next(iter(table.style.touch.touches(table.match.state, seat, move))):
            touch(house, own[device], seat, place)
        assert len(table.match.record.lines) == before + 1
    assert table.match.result is not None
    assert sum(map(len, table.match.state.delivered)) > 10, "they were about something"
    house.until("ResultsScene")
    assert house.top.page.problems == []
    assert resume(table.match.record.file).states == table.match.states
    house.tap(pads[1], "south")
    assert house.scene == "TableScene"


def test_a_point_of_no_name_is_reached_with_the_stick(open_house):
    house = open_house("--speed", "instant", "--seed", "3")
    pads = seated(house)
    table = house.table
    seat, pad = turn(house, pads)
    for place in ("button/big", "depot", "number/2"):
        touch(house, pad, seat, place)
    goals = set(table.pickers[seat].list_goals())
    pad.axis("left", -0.6, 0.5)
    house.frames(20)
    pad.axis("left", 0, 0)
    house.frames()
    end = table.focus[seat]
    assert end.startswith("point/")
    assert end not in goals
    house.tap(pad, "south")
    assert [line.move for line in table.match.record.lines] == [f"big 2 from D to {end[6:]}"]


def test_the_other_pad_is_told_whose_turn_it_is(open_house):
    house = open_house("--speed", "instant", "--seed", "3")
    pads = seated(house)
    seat, device = house.asked()
    other = next(pad for pad in pads if pad.device != device)
    for button in ("south", "dpad_left", "shoulder_left"):
        house.tap(other, button)
    other.axis("left", 1, 0)
    house.frames(10)
    assert house.table.match.record.lines == []
    assert house.table.focus == {seat: "button/big"}
    assert house.said(1 - seat) == house.table.say(("not-your-turn", ("seat", seat)))


def test_every_end_is_at_most_six_presses_from_the_first_one(open_house):
    """Jumps with the d-pad, over the whole map, from where the focus begins."""
    house = open_house("--speed", "instant", "--seed", "3")
    pads = seated(house)
    table = house.table
    seat, pad = turn(house, pads)
    touch(house, pad, seat, "button/little")
    touch(house, pad, seat, "depot")
    boxes = table.questions.map_places(seat)
    for goal in list_targets(table.rules, table.match.state, seat, Flight(big=False, frm="D")):
        assert len(way(boxes, table.focus[seat], name_point(goal.place))) <= 6, goal
    assert set(DIRECTIONS) == set(BUTTON)
