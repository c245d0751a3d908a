"""What is seen of a country at a glance: what can be done, how far a sleigh flies, and where piles
lie that are drawn elsewhere."""

from __future__ import annotations

from math import cos, dist, hypot, sin

import pytest

from game.core.record import Player
from game.devices.press import LEFT_KEYS
from game.games.reindeer import RULES
from game.games.reindeer.rules.atlas import CENTRE
from game.games.reindeer.table.chart import point_of
from game.games.reindeer.table.choosing import find_bright, find_choosing, serve_all
from game.games.reindeer.table.cities import list_names, name_cities
from game.games.reindeer.table.country import DONE, list_demands
from game.games.reindeer.table.ground import find_bare, find_sums, ground_of
from game.games.reindeer.table.picker import MapPicker
from game.games.reindeer.table.pins import STEM, find_pins, is_moved
from game.games.reindeer.table.reach import draw_circles, find_lead, find_rings, show_reach
from game.picture.screen import Box
from game.picture.theme import GOLD, SEAT_COLOURS
from game.tables.places import parts_of
from tests.games.reindeer.country import CROWDED, ROUND_ONE, sit
from tests.house import of_colour

BROKE = "usa 2/0+ 1,2 0:0 0:1@51,-21/300:- -"


def test_what_can_be_done_is_said_in_large_letters_with_the_words_of_the_buttons(open_house):
    house = open_house("--speed", "instant")
    table = sit(house, ROUND_ONE)
    table.focus[0] = "button/done"
    house.frames(2)
    told = {name: box for page in table.picture.drawn for name, box in page.leaves}
    task = told["'Rent a sleigh, or end your turn'"]
    assert {"'Rent $10'", "'Rent $50'", "'End turn'"} <= {*told}
    assert task.is_within(table.show.board.box_of("task"))
    assert "'Freja'" in told and told["'Freja'"].right < task.x
    assert task.h > 1.15 * table.show.stage.art.line_height("body")


def test_what_is_refused_has_no_frame_and_to_end_is_gold_once_nothing_else_is_left(open_house):
    house = open_house("--speed", "instant")
    seen = {}
    for position in (ROUND_ONE, BROKE):
        board = sit(house, position).show.board
        house.table.focus[0] = "button/done"
        house.frames(2)
        own = SEAT_COLOURS[0]
        seen[position] = [
            of_colour(house, board.box_of(f"button/{name}"), colour)
            for name, colour in (("little", own), ("big", own), ("done", GOLD))]
    little, big, done = seen[ROUND_ONE]
    assert big and not little and done < 600, "a little one would reach no city"
    little, big, done = seen[BROKE]
    assert not little and not big and done > 1000
    assert "'Nothing to rent: end your turn'" in house.words()
    assert house.words().count("'too little money'") == 2, "why there is no sleigh"


def test_how_far_a_sleigh_flies_is_a_closed_ring_under_the_names(open_house):
    house = open_house("--speed", "instant", "--size", "1920x1080")
    table = sit(house, ROUND_ONE)
    table.focus[0] = "button/little"
    house.frames(2)
    chart, drawn = table.show.board.country, table.picture.parts
    (x, y), far = chart.find_centre("D"), chart.scale_miles(chart.atlas.figures.short)
    sheet, rings = chart.sheet, find_rings(table.picture.seen)
    ring = draw_circles(chart, house.house.art, sheet, *rings, SEAT_COLOURS[0])
    scale = table.show.stage.art.scale
    spots = [((x - sheet.x + far * cos(n)) * scale, (y - sheet.y + far * sin(n)) * scale)
             for n in range(100)]
    assert all(ring.get_at((round(a), round(b)))[:3] == SEAT_COLOURS[0] for a, b in spots)
    assert drawn.index(show_reach) < drawn.index(name_cities)


@pytest.mark.parametrize(("focus", "told"), [
    ("button/little", "Little sleigh: no city in reach"),
    ("button/big", "Load gifts, fly: 8 cities in reach")])
def test_of_a_sleigh_in_the_focus_it_is_told_what_to_do_with_it(open_house, focus, told):
    house = open_house("--speed", "instant")
    table = sit(house, ROUND_ONE)
    table.focus[0] = focus
    house.frames(2)
    assert told in house.words()


@pytest.mark.parametrize("language", ["en", "sv"])
def test_whose_turn_it_is_is_said_before_a_long_name_of_a_city_too(open_house, language):
    house = open_house("--speed", "instant")
    house.house.settings.language = language
    house.house.change()
    table = sit(house, "usa 2/0+ 1,2 0:0 200:1@-131,13/300:- -")
    table.focus[0] = "button/little"
    house.frames(2)
    told = {name: box for page in table.picture.drawn for name, box in page.leaves}
    task = next(name for name in told if "San Francisco" in name)
    assert told["'Freja'"].right < told[task].x and told[task].is_within(
        table.show.board.box_of("task"))


@pytest.mark.parametrize("language", ["en", "sv"])
def test_what_can_be_done_covers_no_city_of_a_narrow_country(open_house, language):
    house = open_house("--speed", "instant")
    house.house.settings.language = language
    house.house.change()
    table = sit(house, ROUND_ONE.replace("usa", "netherlands"))
    table.focus[0] = "button/big"
    house.frames(2)
    told = {name: box for page in table.picture.drawn for name, box in page.leaves}
    task = max((box for box in told.values() if box.is_within(table.show.board.box_of("task"))),
               key=lambda box: box.right)
    lights = table.show.board.country.lights
    assert not any(light.overlaps(task.inset(-14, 0)) for light in lights)


def test_no_ring_lies_round_a_place_from_where_no_city_is_served(open_house):
    house = open_house("--speed", "instant", "--size", "1920x1080")
    table = sit(house, "usa 2/0+ 1,2 0:0 200:2@44,-4/300:- -")
    table.focus[0] = "button/little"
    house.frames(2)
    chart, scale = table.show.board.country, table.show.stage.art.scale
    rings = find_rings(table.picture.seen)
    ring = draw_circles(chart, house.house.art, chart.sheet, *rings, SEAT_COLOURS[0])
    far = chart.scale_miles(chart.atlas.figures.short)
    west = [((x - far - chart.sheet.x) * scale, (y - chart.sheet.y) * scale)
            for x, y in (chart.find_centre("D"), chart.find_centre((44, -4)))]
    assert [ring.get_at((round(x), round(y)))[:3] == SEAT_COLOURS[0] for x, y in west] == [
        False, True]


def test_what_can_be_earned_is_told_apart_from_what_was_earned(open_house):
    house = open_house("--speed", "instant")
    table = sit(house, "usa 2/0+ 1,2 0:0 200:2@44,-4/300:- -")
    table.focus[0] = "button/little"
    house.frames(2)
    assert [bool(sums) for sums in find_sums(table.picture.seen)] == [False, True]
    table.play(0, table.rules.parse("little from 44,-4 to St._Louis"))
    table.settle()
    table.focus[0] = "button/little"
    house.frames(3)
    gain, offer = (house.house.words(key, 100) for key in ("reindeer-gain", "reindeer-sum"))
    assert gain != offer
    earned, offered = (sums["St._Louis"] for sums in find_sums(table.picture.seen))
    assert not earned.overlaps(offered)
    assert of_colour(house, earned, DONE) > of_colour(house, earned, GOLD)
    assert of_colour(house, offered, GOLD) > of_colour(house, offered, DONE)


@pytest.mark.parametrize(("position", "first"), [
    (ROUND_ONE, "button/big"), ("usa 2/0+ 1,2 0:0 200:1@44,-4/300:- -", "button/little")])
def test_the_focus_is_on_a_sleigh_that_is_good_for_something_else_on_the_end_of_the_turn(
    open_house, position, first,
):
    house = open_house("--speed", "instant")
    assert sit(house, position).focus[0] == first


def test_once_no_sleigh_reaches_a_city_any_more_the_focus_is_on_the_end_of_the_turn(open_house):
    house = open_house("--speed", "instant")
    table = sit(house, ROUND_ONE)
    table.play(0, ("little", "D", (0, 8)))
    table.settle()
    house.frames(2)
    assert table.pickers[0].find_refusal("button/big") is not None
    assert table.focus[0] == "button/done"


def test_of_a_sleigh_that_is_aimed_it_is_told_what_the_city_in_the_focus_brings(open_house):
    house = open_house("--speed", "instant")
    sit(house, "usa 2/0+ 1,2 0:0 200:1@44,-4/300:- -")
    house.touch("button/little", "point/44,-4")
    house.frames(2)
    assert "'St. Louis: +$100'" in house.words()


def test_what_marks_mean_is_told_while_a_sleigh_is_aimed(open_house):
    house = open_house("--speed", "instant")
    table = sit(house, CROWDED)
    house.frames(2)
    assert "'pile’s true spot'" not in house.words()
    house.touch("button/little", "point/77,27")
    house.frames(2)
    assert "'pile’s true spot'" in house.words()
    legend = next(box for page in table.picture.drawn for name, box in page.leaves
                  if name == "'pile’s true spot'")
    assert legend.bottom <= table.show.board.box_of("task").y
    assert legend.h >= table.show.stage.art.line_height("small@1"), "seen from afar"
    house.press("cancel", "cancel", "cancel", device=LEFT_KEYS)
    house.frames(2)
    assert "'pile’s true spot'" not in house.words()


def test_what_has_happened_is_no_button(open_house):
    house = open_house("--speed", "instant")
    table = sit(house, ROUND_ONE)
    table.focus[0] = "button/done"
    house.frames(2)
    room, screen = table.show.board.box_of("card"), house.house.screen
    foot = [screen.surface.get_at(screen.to_pixel(room.x + n, room.bottom - 2))[:3]
            for n in range(20, 600, 20)]
    assert SEAT_COLOURS[0] not in foot, "it has no frame"


def test_alone_the_next_day_and_the_end_of_the_match_have_words_of_their_own(open_house):
    house = open_house("--speed", "instant")
    sit(house, "usa 51/1 - 0:0 300:- -", players=(Player("Freja"),), devices={0: LEFT_KEYS})
    house.frames(2)
    assert {"'Next day'", "'End match'"} <= {*house.words().split(" | ")}
    assert "'End turn'" not in house.words()


def test_a_pin_stands_where_a_pile_really_lies_that_is_drawn_elsewhere(open_house):
    house = open_house("--speed", "instant")
    table = sit(house, CROWDED)
    house.touch("button/little")
    table.focus[0] = "button/done"
    house.frames(2)
    chart, pins = table.show.board.country, find_pins(table.show.board.country)
    astray = []
    for name, drawn in chart.heaps.items():
        seat, point = parts_of(name)
        if is_moved(true := chart.to_screen(*point_of(point)), drawn):
            astray.append((int(seat), true))
    assert astray
    assert astray == [(seat, tip) for seat, _, tip in pins]
    heads = [Box(x + STEM * sin(turn) - 3, y - STEM * cos(turn) - 3, 6, 6)
             for _, turn, (x, y) in pins]
    assert all(of_colour(house, head, SEAT_COLOURS[seat])
               for (seat, *_), head in zip(pins, heads, strict=True))
    assert not [one for n, one in enumerate(heads) for other in heads[:n] if one.overlaps(other)]


def test_a_pile_lies_on_no_name_and_away_from_those_of_cities_that_want_something(open_house):
    house = open_house("--speed", "instant")
    table = sit(house, "usa 2/0+ 1,2 0:0 0:3@-66,-8/300:- -")
    house.frames(2)
    chart = table.show.board.country
    (box,) = chart.list_stack_boxes()
    names = [there for label in chart.labels.values() for there in label]
    assert not [there for there in names if box.inset(-2).overlaps(there)]


def test_a_pile_lies_where_it_is_unless_a_light_or_another_pile_is_in_its_way(open_house):
    house = open_house("--speed", "instant")
    table = sit(house, "usa 2/0+ 1,2 0:0 0:5@-20,10/300:1@-4,-50 -")
    house.frames(2)
    chart = table.show.board.country
    assert len(chart.heaps) == 2
    for name, drawn in chart.heaps.items():
        assert not is_moved(chart.to_screen(*point_of(parts_of(name)[1])), drawn)
    assert not find_pins(chart)


def test_a_city_that_has_all_it_wants_is_not_named_but_where_something_just_happened(
    open_house,
):
    house = open_house("--speed", "instant")
    table = sit(house, "usa 2/0+ 1,2 0:0 200:1@44,-4/300:- Chicago=00011;St._Louis=00")
    house.frames(2)

    def unnamed() -> int:
        ground = ground_of(table.picture.seen)
        return len(ground.chart.labels) - len(list_names(ground, ()))

    assert unnamed() == 1
    table.play(0, table.rules.parse("little from 44,-4 to St._Louis"))
    table.settle()
    house.frames(2)
    assert list_demands(table.picture.seen)["St._Louis"].full
    assert unnamed() == 1, "what has just filled a city was there"
    table.play(0, ("done",))
    table.play(1, table.rules.parse("little from D to 3,-7"))
    table.settle()
    house.frames(2)
    assert unnamed() == 1, "the turn is still told"
    table.play(1, ("done",))
    table.settle()
    house.frames(2)
    assert unnamed() == 2


def test_where_a_city_that_has_all_it_wants_is_named_that_stands_close_to_its_light(open_house):
    house = open_house("--speed", "instant")
    sit(house, f"{BROKE[:-1]}Chicago=00011;Denver=011;Houston=0011")
    house.frames(2)
    chart, ground = house.table.show.board.country, ground_of(house.table.picture.seen)
    dotted = {name for name, label in chart.labels.items()
              if any(of_colour(house, label.number, SEAT_COLOURS[seat]) for seat in (0, 1))}
    assert dotted == {"Houston"}
    for name in ("Chicago", "Denver"):
        box, (x, y) = find_bare(ground, frozenset({name}))[name], chart.find_centre(name)
        assert dist((x, y), (min(max(x, box.x), box.right), min(max(y, box.y), box.bottom))) < 60
        assert not any(box.overlaps(pile) for pile in chart.list_stack_boxes())


def test_a_sleigh_that_cannot_be_rented_any_more_says_why(open_house):
    house = open_house("--speed", "instant")
    table = sit(house, ROUND_ONE)
    for move, why in (("little from D to 3,-7", "a little sleigh flew"),
                      (None, "used up this turn")):
        table.play(0, table.rules.parse(move or "little from D to 3,-8"))
        while not move and table.match.state.stage.rent < 50:
            table.play(0, table.rules.parse("little from D to 3,-8"))
        table.settle()
        house.frames(2)
        assert repr(why) in house.words()


def test_how_many_packets_end_the_match_is_told_with_a_bar_and_late_the_rounds(open_house):
    house = open_house("--speed", "instant")
    seen = []
    for position in (ROUND_ONE, CROWDED):
        table = sit(house, position)
        house.frames(2)
        left = sum(wants - has for has, wants in list_demands(table.picture.seen).values())
        assert repr(f"{left} gifts to go") in house.words()
        row = table.show.board.box_of("round")
        seen.append(of_colour(house, Box(row.x, row.bottom - 2, row.w, 12), GOLD))
    assert seen[1] > seen[0]
    sit(house, CROWDED.replace("usa 6/0+", "usa 55/0+"))
    house.frames(2)
    assert "'Round 55 of 60'" in house.words()


def test_cities_that_the_little_sleigh_reaches_have_large_rings_and_what_they_pay(open_house):
    house = open_house("--speed", "instant")
    table = sit(house, CROWDED)

    def ringed(name: str) -> int:
        x, y = table.show.board.country.find_centre(name)
        side = table.show.board.country.city
        around = Box(x - 1.2 * side, y - 1.2 * side, 2.4 * side, 2.4 * side)
        return of_colour(house, around, SEAT_COLOURS[0])

    for focus, reached in (("button/little", True), ("button/done", False)):
        table.focus[0] = focus
        house.frames(2)
        pays = find_choosing(table.picture.seen).pays
        assert pays == ({"Detroit"} if reached else set())
        assert (ringed("Detroit") > 12) is reached, "besides the cord of a pile"
        assert not ringed("Los_Angeles")


def test_what_a_city_wants_is_one_figure_in_a_ring_however_much_it_is(open_house):
    house = open_house("--speed", "instant", "--size", "1920x1080")
    table = sit(house, ROUND_ONE)
    table.focus[0] = "button/done"
    house.frames(2)
    labels = table.show.board.country.labels

    def gold(name: str) -> int:
        return of_colour(house, labels[name].box.inset(-4), GOLD)

    assert 0 < gold("Charlotte") < 1.2 * gold("New_York"), "three are told as six are"


def test_a_big_sleigh_that_reaches_no_city_says_which_one_it_leads_to(open_house):
    house = open_house("--speed", "instant")
    atlas, figures = RULES.atlases["usa"], RULES.atlases["usa"].figures
    full = ";".join(f"{city.name}={'0' * city.demand}" for city in sorted(
        atlas.cities, key=lambda one: one.name) if atlas.is_within(CENTRE, city.at, figures.long))
    table = sit(house, ROUND_ONE.replace("300:- -", f"300:- {full}"))
    table.focus[0] = "button/big"
    house.frames(2)
    choosing = find_choosing(table.picture.seen)
    led = choosing.leads
    assert led is not None
    told = {name for page in table.picture.drawn for name, _ in page.leaves}
    assert repr(table.say(("reindeer-task-nearer", led[1].replace("_", " ")))) in told
    way, at = find_lead(table.picture.seen)
    assert way is not None and at is not None
    (x, y), radius = led[0], choosing.offered.radius
    far = [hypot(a - x, b - y) for a, b in way.spots]
    assert hypot(at[0] - x, at[1] - y) == max(one for one in far if one <= radius), "no farther"
    assert of_colour(house, Box(at[0] - 2, at[1] - 2, 4, 4), SEAT_COLOURS[0])
    assert choosing.bright == {led[1]}, "and it shines"
    table.focus[0] = "button/little"
    house.frames(2)
    assert find_lead(table.picture.seen) == (None, None)
    assert repr(table.say(("reindeer-task-none",))) in {
        name for page in table.picture.drawn for name, _ in page.leaves}


@pytest.mark.parametrize("country", ["usa", "netherlands"])
def test_a_sleigh_is_told_to_reach_what_the_rules_let_it_reach(house, country):
    """From every landing about as far from a city as the sleighs fly, exactly so far too."""
    table = sit(house, seats=1, options={"map": country})
    game = table.rules
    atlas, state = game.atlases[country], table.match.state
    figures, exact = atlas.figures, 0
    for sleigh, side, move in (("button/little", figures.short, "little"),
                               ("button/big", figures.long, "big")):
        home = served(atlas, MapPicker(game, state, 0), sleigh)
        for city in atlas.cities:
            for dx, dy in around(side, figures.grid):
                point = city.at[0] + dx, city.at[1] + dy
                if city.name in home or not atlas.open.has_point(point):
                    continue
                view = state._replace(stacks=(((point, 1),),))
                told = city.name in served(atlas, MapPicker(game, view, 0), sleigh)
                assert told == atlas.is_within(point, city.at, side), (city.name, point)
                if move == "little":
                    refused = game.refusal(view, 0, ("little", point, city.name))
                    assert told == (refused is None), (city.name, point)
                exact += figures.grid ** 2 * (dx * dx + dy * dy) == side * side
    assert exact, "some lie exactly on the limit"


def served(atlas, picker: MapPicker, sleigh: str) -> set[str]:
    """The cities that a sleigh reaches from wherever it can load."""
    return set().union(*serve_all(atlas, picker, sleigh).values())


def around(side: int, grid: int) -> list[tuple[int, int]]:
    """The points of a lattice that are a side away from its middle, or one step more or less."""
    most = side // grid + 1
    return [(x, y) for x in range(-most, most + 1) for y in range(-most, most + 1)
            if abs(hypot(x, y) * grid - side) <= grid]


def test_a_city_exactly_on_the_limit_shines(house):
    """Phoenix lies 210 miles from this stack, as far as a little sleigh flies."""
    table = sit(house, ROUND_ONE.replace("300:-", "300:1@-57,-37", 1))
    table.focus[0] = "button/little"
    house.frames()
    assert "Phoenix" in find_bright(table.picture.seen)
    spots, _ = find_rings(table.picture.seen)
    assert table.show.board.country.find_centre((-57, -37)) in spots, "a ring lies round the stack"
