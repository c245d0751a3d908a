"""Where a match is watched, nothing lies on what was just done on the map."""

from __future__ import annotations

from game import routes
from game.core import match as matches
from game.core.record import Header, Player
from game.games.reindeer import RULES
from game.games.reindeer.table.cities import list_names
from game.games.reindeer.table.ground import (
    find_clear,
    find_parked,
    find_sums,
    ground_of,
    list_moved,
    list_steps,
)
from game.tables.places import kind_of, rest_of
from tests.house import OpenHouse

PEOPLE = tuple(map(Player, ("Freja", "Ask", "Embla")))


def test_no_name_lies_under_a_track_a_sum_or_the_sleigh_but_those_that_are_told(house: OpenHouse):
    match = matches.start(Header("reindeer", RULES.VERSION, PEOPLE, "5"), None)
    house.wander(match, 90)
    house.house.stack.open(routes.Replay(match))
    scene, hidden, told = house.top, 0, 0
    for ply in range(1, len(match.record.lines) + 1, 2):
        scene.go_to(ply)
        house.frames(3)
        seen = scene.picture.seen
        ground, sleigh, sums = ground_of(seen), find_parked(seen), find_sums(seen).earned
        brought = {rest_of(deed.to) for deed in ground.deeds if kind_of(deed.to) == "city"}
        last = [*sums.values(), *([sleigh] if sleigh else [])]
        clear = [*list_steps(ground.chart, ground.deeds), *last]
        said, moved = dict(list_names(ground, find_clear(seen))), list_moved(ground)
        assert brought <= {*said}
        for name, label in said.items():
            if name not in moved:
                assert not [box for box in label for there in clear if box.overlaps(there)], name
            elif name in brought:
                assert not [box for box in label for there in last if box.overlaps(there)], name
                told += 1
        hidden += len([name for name, demand in ground.demands.items()
                       if not demand.full and name not in said])
    assert told > 5 and hidden
