"""The time line of a replay: sections, colours, and what stands on it."""

from __future__ import annotations

import pytest

from game import match as matches
from game.match import Header, Player
from game.picture.screen import Box
from game.picture.theme import SEAT_COLOURS
from game.scenes.time_line import Road, paler
from game.shelf import rules
from tests.house import OpenHouse

LINE = Box(100, 900, 1700, 36)
PEOPLE = tuple(map(Player, ("Freja", "Ask", "Embla")))


@pytest.mark.parametrize("way", [
    Road(LINE, 1), Road(LINE, 60), Road(LINE, 60, (0, 20, 41), ("1", "2", "3"), 40.0),
    Road(LINE, 200, (0, 100)),
])
def test_a_pointer_finds_every_move_on_the_line_and_moves_lie_in_their_order(way):
    assert [way.nearest(way.x(ply)) for ply in range(way.moves + 1)] == [*range(way.moves + 1)]
    for ply in range(way.moves):
        assert LINE.x <= way.x(ply) < way.end(ply + 1) <= way.x(ply + 1)
    assert (way.x(0), way.x(way.moves)) == (LINE.x + way.wide, LINE.right)
    assert (way.nearest(0), way.nearest(1920)) == (0, way.moves)


def test_the_words_of_a_section_lie_before_its_first_move():
    way = Road(LINE, 60, (0, 20, 41), ("1", "2", "3"), 40.0)
    for ply in way.begins[1:]:
        assert way.x(ply) - way.end(ply) >= way.wide


def test_what_is_still_to_come_has_the_colours_of_what_was_but_paler():
    for colour in SEAT_COLOURS:
        own, pale = (max(one) - min(one) for one in (colour, paler(colour)))
        assert pale < own and max(paler(colour)) > 120, "and not dark"
    assert len({paler(colour) for colour in SEAT_COLOURS}) == len(SEAT_COLOURS)


def test_every_round_has_a_section_with_its_number(house: OpenHouse):
    match = matches.start(Header("herrlof", rules("herrlof").VERSION, PEOPLE, "1"), None)
    house.wander(match, 250)
    house.house.open_replay(match)
    house.frames()
    scene = house.top
    assert [*scene._road.begins] == [0, *(ply for ply in scene.rounds if ply < len(scene.moves))]
    assert len(scene._road.heads) == len(scene._road.begins) > 2


def test_the_key_of_its_colours_has_the_names_of_all(house: OpenHouse):
    match = matches.start(Header("herrlof", rules("herrlof").VERSION, PEOPLE, "1"), None)
    house.wander(match, 30)
    house.house.open_replay(match)
    house.frames()
    foot = house.top._foot()
    named = [name.strip("'") for name, box in house.top._bar._leaves if box.y > foot.y]
    assert {player.name for player in PEOPLE} <= {*named}
    assert house.top._bar.problems == [] == house.top._bar.shortened
