"""What is seen of a country at a glance: what can be done, how far a sleigh flies, and where piles
lie that are drawn elsewhere."""

from __future__ import annotations

from math import cos, sin

from game.picture.screen import Box
from game.picture.theme import GOLD, SEAT_COLOURS
from game.shelf.reindeer.table.chart import point_of
from game.shelf.reindeer.table.cities import Names
from game.shelf.reindeer.table.country import STEM, Country, Pins, moved
from game.tables.places import parts_of
from tests.house import of_colour, part
from tests.shelf.reindeer.country import CROWDED, ROUND_ONE, sit

BROKE = "usa 2/0+ 1,2 0:0 0:1@51,-21/300:- -"


def test_what_can_be_done_is_said_in_large_letters_with_the_words_of_the_buttons(open_house):
    house = open_house("--speed", "instant")
    table = sit(house, ROUND_ONE)
    house.frames(2)
    told = {name: box for page in table.picture.drawn for name, box in page._leaves}
    task = told["'Rent a sleigh, or end your turn'"]
    assert {"'Rent $10'", "'Rent $50'", "'End turn'"} <= {*told}
    assert task.within(table.show.board.box("task"))
    assert task.h > 1.2 * table.show.stage.art.line("body")


def test_what_is_refused_has_no_frame_and_to_end_is_gold_once_nothing_else_is_left(open_house):
    house = open_house("--speed", "instant")
    seen = {}
    for position in (ROUND_ONE, BROKE):
        board = sit(house, position).show.board
        house.table.focus[0] = "button/done"
        house.frames(2)
        own = SEAT_COLOURS[0]
        seen[position] = [
            of_colour(house, board.box(f"button/{name}"), colour)
            for name, colour in (("little", own), ("big", own), ("done", GOLD))]
    little, big, done = seen[ROUND_ONE]
    assert little and big and done < 600
    little, big, done = seen[BROKE]
    assert not little and not big and done > 1000
    assert "'Nothing to rent: end your turn'" in house.words()
    assert house.words().count("'too little money'") == 2, "why there is no sleigh"


def test_how_far_a_sleigh_flies_is_left_open_where_names_stand_on_it(open_house):
    house = open_house("--speed", "instant")
    table = sit(house, ROUND_ONE)
    table.focus[0] = "button/little"
    house.frames(2)
    country = part(table, Country)
    chart = country.chart
    (x, y), far = chart.centre("D"), chart.miles(chart.atlas.figures.short)
    crossed = [box for label in country.labels().values() for box in label
               if any((cx - x) ** 2 + (cy - y) ** 2 < far ** 2 for cx in (box.x, box.right)
                      for cy in (box.y, box.bottom))
               and any((cx - x) ** 2 + (cy - y) ** 2 > far ** 2 for cx in (box.x, box.right)
                       for cy in (box.y, box.bottom))]
    assert crossed
    assert not [box for box in crossed if of_colour(house, box, SEAT_COLOURS[0])]
    assert of_colour(house, Box(x - far - 8, y - far - 8, 2 * far + 16, 2 * far + 16),
                     SEAT_COLOURS[0])


def test_a_pin_stands_where_a_pile_really_lies_that_is_drawn_elsewhere(open_house):
    house = open_house("--speed", "instant")
    table = sit(house, CROWDED)
    house.frames(2)
    chart, pins = part(table, Country).chart, list(part(table, Pins).pins())
    astray = []
    for name, drawn in chart.heaps.items():
        seat, point = parts_of(name)
        if moved(true := chart.at(*point_of(point)), drawn):
            astray.append((int(seat), true))
    assert astray
    assert astray == [(seat, tip) for seat, _, tip in pins]
    heads = [Box(x + STEM * sin(turn) - 3, y - STEM * cos(turn) - 3, 6, 6)
             for _, turn, (x, y) in pins]
    assert all(of_colour(house, head, SEAT_COLOURS[seat])
               for (seat, *_), head in zip(pins, heads, strict=True))
    assert not [one for n, one in enumerate(heads) for other in heads[:n] if one.meets(other)]


def test_a_pile_lies_where_it_is_unless_a_light_or_another_pile_is_in_its_way(open_house):
    house = open_house("--speed", "instant")
    table = sit(house, "usa 2/0+ 1,2 0:0 0:5@-20,10/300:1@-4,-50 -")
    house.frames(2)
    chart = part(table, Country).chart
    assert len(chart.heaps) == 2
    for name, drawn in chart.heaps.items():
        assert not moved(chart.at(*point_of(parts_of(name)[1])), drawn)
    assert not part(table, Pins).pins()


def test_of_a_city_that_has_all_it_wants_there_is_no_name_but_where_something_just_happened(
    open_house,
):
    house = open_house("--speed", "instant")
    table = sit(house, "usa 2/0+ 1,2 0:0 200:1@44,-4/300:- Chicago=00011;St._Louis=00")
    house.frames(2)
    names = part(table, Names)

    def named() -> int:
        return len(names._words[2])

    cities = len(part(table, Country).labels())
    assert named() == cities - 1, "Chicago is full"
    table.play(0, table.rules.parse("little from 44,-4 to St._Louis"))
    table.settle()
    house.frames(2)
    assert part(table, Country).demands()["St._Louis"][1]
    assert named() == cities - 1, "what has just filled a city was there"
    table.play(0, ("done",))
    table.play(1, table.rules.parse("little from D to 3,-7"))
    table.settle()
    house.frames(2)
    assert named() == cities - 2


def test_where_a_city_that_has_all_it_wants_is_named_that_stands_close_to_its_light(open_house):
    house = open_house("--speed", "instant")
    sit(house, f"{BROKE[:-1]}Chicago=00011;Denver=011;Houston=0011")
    house.frames(2)
    country, names = part(house.table, Country), part(house.table, Names)
    dotted = {name for name, label in country.labels().items()
              if any(of_colour(house, label.number, SEAT_COLOURS[seat]) for seat in (0, 1))}
    assert dotted == {"Houston"}
    for name in ("Chicago", "Denver"):
        label, light = country.labels()[name], country.chart.centre(name)[0]
        close = names._close(name, label).name
        assert close.within(label.box)
        assert label.name.right < close.right < light


def test_a_sleigh_that_cannot_be_rented_any_more_says_why(open_house):
    house = open_house("--speed", "instant")
    table = sit(house, ROUND_ONE)
    for move, why in (("little from D to 3,-7", "not after a little one"),
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
        country = part(table, Country)
        left = sum(wants - given for (_, given, wants), _ in country.demands().values())
        assert repr(f"{left} gifts until the end") in house.words()
        row = table.show.board.box("round")
        seen.append(of_colour(house, Box(row.x, row.bottom - 2, row.w, 12), GOLD))
    assert seen[1] > seen[0]
    sit(house, CROWDED.replace("usa 6/0+", "usa 55/0+"))
    house.frames(2)
    assert "'Round 55 of 60'" in house.words()
