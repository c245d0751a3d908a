"""On the map of a country everything can be read: words are never covered, whatever lies round
them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.core.contract import zone_of
from game.games import load_rules
from game.games.reindeer.table.aim import find_dock
from game.games.reindeer.table.choosing import find_ring
from game.games.reindeer.table.country import chart_of, list_demands
from game.games.reindeer.table.ground import hug_light
from game.picture.screen import Box
from game.tables.seen import Panel
from tests.games.reindeer.country import CROWDED, sit
from tests.house import OpenHouse

MAPS = load_rules("reindeer").OPTIONS["map"]
NUMBER = Box(27 - 16, 10 - 16, 32, 32)  # the number of a pile at 0,0, at its nearest


def piles(house: OpenHouse) -> dict[str, list[Box]]:
    """What each stack covers: its packets, and its number if it has one."""
    table = house.table
    found: dict[str, list[Box]] = {}
    for place in table.show.layer.map_pieces():
        if place.startswith("stack/"):
            pose = table.show.board.pose_of(place)
            found.setdefault(zone_of(place), []).append(
                Box(pose.x - pose.w / 2, pose.y - pose.h / 2, pose.w, pose.h))
    for name, packets in found.items():
        if len(packets) > 1:
            x, y, *_ = table.show.board.pose_of(name.replace("stack", "count"))
            packets.append(NUMBER._replace(x=NUMBER.x + x, y=NUMBER.y + y))
    return found


def matches(house: OpenHouse, board: str, seats: int, plies: int) -> Iterator[None]:
    """A random match, looked at now and then."""
    table = sit(house, seats=seats, options={"map": board})
    luck = Random(f"{board} {seats}")
    for ply in range(plies):
        if not table.match.prompts:
            return
        seat = min(table.match.prompts)
        table.match.play(seat, luck.choice(list(table.rules.moves(table.match.state, seat))))
        if ply % 5 == 4:
            table.show.state = table.match.state
            table.reveal()
            yield


@pytest.mark.share(3)
@pytest.mark.parametrize(("seats", "text"), [(1, 2.0), (3, 1.0), (5, 2.0)])
@pytest.mark.parametrize("board", MAPS)
def test_no_stack_lies_on_the_words_of_a_city_that_wants_something(open_house, board, seats, text):
    house = open_house("--speed", "instant")
    house.house.settings.text = text
    house.house.change()
    most = 0
    for _ in matches(house, board, seats, 80):
        chart = house.table.show.board.country
        words = [(name, box) for name, label in chart.labels.items() if name not in chart.full
                 for box in label]
        stacks = piles(house)
        most = max(most, len(stacks))
        found = [(stack, name) for stack, boxes in stacks.items() for box in boxes
                 for name, there in words if box.overlaps(there)]
        assert found == []
    assert most > 2


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_no_stack_lies_on_the_light_of_a_city(open_house, text):
    house = open_house("--speed", "instant")
    house.house.settings.text = text
    house.house.change()
    sit(house, CROWDED)
    chart = house.table.show.board.country
    for stack, boxes in piles(house).items():
        for city in chart.atlas.cities:
            x, y = chart.find_centre(city.name)
            light = Box(x - 14, y - 14, 28, 28)
            assert not any(box.overlaps(light) for box in boxes), (stack, city.name)


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_what_is_said_about_a_place_does_not_cover_it(open_house, text):
    house = open_house("--speed", "instant")
    house.house.settings.text = text
    house.house.change()
    table = sit(house, CROWDED)
    house.touch("button/big", "point/50,16", "number/4")
    seen = table.picture.seen
    chart, wanted = chart_of(seen), list_demands(seen)
    labels = {name: hug_light(chart, name, wanted[name], label) for name,
              label in chart.labels.items()}
    for place in ("depot", *(f"city/{name}" for name in labels)):
        table.focus[0] = place
        house.frames()
        seen = table.picture.seen
        told = next(sign.box for sign in table.picture.signs if isinstance(sign, Panel)
                    and " mi, $" in " ".join(word for word, _ in table.picture.page_of(sign).words))
        assert told.is_within(chart.sheet), place
        pose = table.show.board.pose_of(place)
        assert not told.overlaps(
            Box(pose.x - pose.w / 2, pose.y - pose.h / 2, pose.w, pose.h)), place
        for name, label in labels.items() if text == 1.0 else [(place, labels.get(place[5:], ()))]:
            assert not any(told.overlaps(box) for box in label), (place, name)
        lens = find_dock(seen, find_ring(seen, 0, place), told)
        assert not lens.overlaps(told), place
        assert not lens.has_point(pose.x, pose.y), place
