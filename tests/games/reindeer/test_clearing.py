"""Where a match is watched, nothing lies on what was just done on the map."""

from __future__ import annotations

from game.core import match as matches
from game.core.record import Header, Player
from game.games.reindeer import RULES
from game.games.reindeer.table.cities import Names
from game.games.reindeer.table.country import Country
from game.games.reindeer.table.lately import Lately
from game.games.reindeer.table.tracks import Parked, way_of
from game.tables.places import kind_of, rest_of
from tests.house import OpenHouse

PEOPLE = tuple(map(Player, ("Freja", "Ask", "Embla")))


def part(scene, kind):
    return next(one for one in scene.picture.parts if isinstance(one, kind))


def test_no_name_lies_under_a_track_a_sum_or_the_sleigh_but_those_that_are_told(house: OpenHouse):
    match = matches.start(Header("reindeer", RULES.VERSION, PEOPLE, "5"), None)
    house.wander(match, 90)
    house.house.open_replay(match)
    scene, hidden, told = house.top, 0, 0
    country, names, sleigh = (part(scene, kind) for kind in (Country, Names, Parked))
    drawn = []
    paint = names._named

    def named(name, label, *rest, **more):
        drawn.append((name, label))
        return paint(name, label, *rest, **more)

    names._named = named
    for ply in range(1, len(match.record.lines) + 1, 2):
        scene.go_to(ply)
        house.frames(3)
        drawn.clear()
        names.refit()
        house.frames()
        turns = scene.picture.find(Lately).shown[-1:]
        deeds = [deed for turn in turns for deed in turn.deeds]
        brought = {rest_of(deed.to) for deed in deeds if kind_of(deed.to) == "city"}
        ways = [way_of(country, (deed.frm, deed.to, deed.big)) for deed in deeds]
        steps = [box for way in ways if way for box in way.steps]
        clear = [*steps, *country.chips(), *sleigh.stands()]
        said = dict(drawn)
        assert brought <= {*said}
        for name, label in said.items():
            if name not in country.moved:
                assert not [box for box in label for there in clear if box.meets(there)], name
            elif name in brought:
                assert not [box for box in label for there in (*country.chips(), *sleigh.stands())
                            if box.meets(there)], name
                told += 1
        hidden += len([name for name, (_, full) in country.demands().items()
                       if not full and name not in said])
    assert told > 5 and hidden
