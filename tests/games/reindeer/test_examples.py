"""Drawings of Reindeer Rivals: the ruler on the map is the rules' own, and sums are paid."""

from __future__ import annotations

from math import hypot
from random import Random

from game.games.reindeer import RULES
from game.games.reindeer.rules import order_of_turns
from game.games.reindeer.rules.atlas import DEPOT
from game.games.reindeer.table.ending import MEDALS, find_medal
from game.games.reindeer.table.examples import ATLAS, BEGINS, EXAMPLES
from game.games.reindeer.table.map_cut import MapCut
from game.tables.drawings import Rows
from game.tables.examples import Figure, Group

CUTS = [drawing for drawing in EXAMPLES.values() if isinstance(drawing, MapCut)]


def far(text: str) -> float:
    """How many miles a flight is long."""
    atlas = RULES.atlases["usa"]
    *_, frm, to = RULES.parse(text)
    one, two = (atlas.find_centre(place) for place in (frm, to))
    assert one is not None and two is not None
    return ATLAS.figures.grid * hypot(one[0] - two[0], one[1] - two[1])


def test_arrows_end_within_the_ruler_and_crosses_that_are_too_far_beyond_it():
    assert len(CUTS) == 3
    (cut,) = [cut for cut in CUTS if cut.ruler]
    assert all(far(move) <= ATLAS.figures.short for move in cut.moves)
    assert [no.reason for no in cut.refused] == ["reindeer-too-far"]
    assert all(far(no.move) > ATLAS.figures.short for no in cut.refused)


def test_every_city_that_a_map_names_is_on_it():
    atlas = RULES.atlases["usa"]
    assert all(name == DEPOT or name in atlas.index for cut in CUTS for name in cut.cities)


def test_the_sum_of_a_delivery_is_what_the_rules_have_paid():
    drawing = EXAMPLES[5]
    assert isinstance(drawing, Rows)
    *parts, whole = [int(item.text.replace("$", "").replace("−", "-")) for line in drawing.lines
                     for item in line.items if isinstance(item, Figure)]
    state = RULES.read(BEGINS)
    money = state.money[0]
    for move in ("little from D to 10,-1", "little from 10,-1 to Kansas_City"):
        state = RULES.apply(state, 0, RULES.parse(move), Random(1))[-1].state
    assert sum(parts) == whole == state.money[0] - money


def test_turns_follow_the_dice():
    drawing = EXAMPLES[7]
    assert isinstance(drawing, Rows)
    for line in drawing.lines:
        dice, row = (item for item in line.items if isinstance(item, Group))
        one, two = (int(thing.picture[-1]) for thing in dice.things)
        assert [int(thing.picture[-1]) for thing in row.things] == order_of_turns((one, two), 4)


def test_medals_begin_where_they_are_said_to():
    drawing = EXAMPLES[9]
    assert isinstance(drawing, Rows)
    for name, line in zip(MEDALS, drawing.lines, strict=True):
        least = next(int(item.text[1:]) for item in line.items if isinstance(item, Figure))
        assert find_medal(least, ATLAS.figures.par) == name
        assert find_medal(least - 10, ATLAS.figures.par) != name
