"""What a stranger sees of the night over the country: how far a sleigh flies, whom it can serve,
what a deed has come to, and where it has ended."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.core.record import Player
from game.games.reindeer.table.choosing import find_bright
from game.games.reindeer.table.ground import find_parked
from game.games.reindeer.table.land import TREE, paint_land
from game.games.reindeer.table.reach import draw_circles, find_rings
from game.picture.screen import Box
from game.picture.theme import SEAT_COLOURS
from tests.games.reindeer.country import CROWDED, PEOPLE, ROUND_ONE, sit
from tests.house import OpenHouse, find_pictures

NEAR = "usa 2/0+ 1,2 0:0 200:2@44,-4/300:- -"  # two packets that reach St. Louis


def leaves(house: OpenHouse) -> list[tuple[str, Box]]:
    return [leaf for page in house.table.picture.drawn for leaf in page.leaves]


def pictures(house: OpenHouse) -> list[tuple[str, Box]]:
    return [found for page in house.table.picture.drawn for found in find_pictures(page)]


def brightness(house: OpenHouse, box: Box) -> float:
    """How bright a part of the screen is, on average."""
    screen = house.house.screen
    left, top = screen.to_pixel(box.x, box.y)
    right, bottom = screen.to_pixel(box.right, box.bottom)
    spots = [(x, y) for x in range(left, right, 2) for y in range(top, bottom, 2)]
    return sum(sum(screen.surface.get_at(spot)[:3]) for spot in spots) / len(spots)


def light(house: OpenHouse, name: str) -> float:
    x, y = house.table.show.board.country.find_centre(name)
    return brightness(house, Box(x - 18, y - 18, 36, 36))


def test_the_reach_is_a_ring_in_the_colour_of_the_seat(open_house):
    house = open_house("--speed", "instant", "--size", "1920x1080")
    sit(house, ROUND_ONE)
    house.frames(2)
    chart, rings = house.table.show.board.country, find_rings(house.table.picture.seen)
    ring = draw_circles(chart, house.house.art, chart.sheet, *rings, SEAT_COLOURS[0])
    seen = {tuple(ring.get_at((x, y))[:3]) for x in range(0, ring.get_width(), 2)
            for y in range(0, ring.get_height(), 2) if ring.get_at((x, y)).a == 255}
    assert len(seen) == 1
    (red, _, blue), = seen
    assert blue > red


def test_while_a_sleigh_is_aimed_only_what_it_can_serve_shines(open_house):
    house = open_house("--speed", "instant")
    sit(house, CROWDED)
    house.table.focus[0] = "button/done"
    house.frames(2)
    names = "Detroit", "Chicago", "Los_Angeles"
    before = [light(house, name) for name in names]
    house.touch("button/little", "point/77,27")
    house.table.focus[0] = "button/done"  # no ring round any city
    house.frames(2)
    near = find_bright(house.table.picture.seen)
    assert near is not None
    assert "Detroit" in near
    assert not {"Chicago", "Los_Angeles"} & near, "one is full, one is far away"
    after = [light(house, name) for name in names]
    assert after[0] > 0.8 * before[0]
    assert after[1] < 0.9 * after[0]
    assert after[2] < 0.75 * before[2]


def test_snow_lies_in_the_north(open_house):
    house = open_house("--speed", "instant")
    sit(house, ROUND_ONE)
    chart, art = house.table.show.board.country, house.house.art
    sheet = chart.sheet
    picture = paint_land(chart, art, sheet)
    rows = chart.atlas.open
    north, south = list[int](), list[int]()
    for y in range(rows.south, rows.south + len(rows.bits)):
        for x in range(rows.west, -rows.west):
            right, down = chart.to_screen(x, y)
            if rows.has_point((x, y)) and all(
                    abs(right - a) + abs(down - b) > 130
                    for a, b in map(chart.find_centre, chart.atlas.index)):
                spot = round((right - sheet.x) * art.scale), round((down - sheet.y) * art.scale)
                half = north if down < chart.room.center[1] - 150 else south
                half.append(picture.get_at(spot).b)
    assert sum(north) / len(north) > 1.15 * sum(south) / len(south)


def test_trees_stand_in_a_country_unless_it_is_to_be_bare(open_house):
    house = open_house("--speed", "instant")
    sit(house, ROUND_ONE)
    chart, art = house.table.show.board.country, house.house.art
    woods = []
    for trees in (True, False):
        picture = paint_land(chart, art, chart.sheet, trees=trees)
        woods.append(pygame.mask.from_threshold(picture, TREE, (1, 1, 1, 255)).count())
    assert woods[0] > 1000 and woods[1] < 10


@pytest.mark.share(2)
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_who_leads_by_how_much_has_a_line_of_its_own_on_every_panel(house, seats):
    table = sit(house, seats=seats)
    assert not [name for name, _ in leaves(house) if "leads" in name or "behind" in name]
    asked = next(iter(table.match.prompts))
    table.play(asked, ("big", 5, "D", (41, -9)))
    table.play(asked, ("done",))
    table.settle()
    house.frames(2)
    for seat in range(seats):
        panel, money = table.show.panel_of(seat), table.show.board.box_of(f"money/{seat}")
        said = next(name for name, box in leaves(house) if box.is_within(panel) and "'" in name
                    and box.y > panel.center[1] - 6)
        assert said == repr("$150 behind" if seat == asked else "leads by $150"
                            if seats == 2 else "shared lead")
        assert money.y < panel.center[1]
    crowns = [name for name, _ in pictures(house) if name == "pieces/reindeer/crown"]
    assert len(crowns) == seats - 1


@pytest.mark.share(6)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("name", ["Freja", "Wwwwwwwwww", "Mmmmmmmmmm"])
def test_sign_name_money_and_the_lead_stand_apart_on_a_panel(
    open_house, seats, text, name,
):
    house = open_house("--speed", "instant")
    house.house.settings.text = text
    house.house.change()
    table = sit(house, seats=seats, players=tuple(Player(name) for _ in PEOPLE))
    asked = next(iter(table.match.prompts))
    table.play(asked, ("big", 5, "D", (41, -9)))
    table.play(asked, ("done",))
    table.settle()
    house.frames(2)
    panel, place = table.show.panel_of(asked), f"money/{asked}"
    net, called = (
        next(box for said, box in leaves(house) if said == repr(leaf) and box.overlaps(panel))
        for leaf in ("$150 behind", name))
    figures = next(page.anchors[place] for page in table.picture.drawn if place in page.anchors)
    sign = next(box for said, box in pictures(house)
                if said == f"ui/seat_{asked}" and box.overlaps(panel))
    assert all(box.is_within(panel) for box in (sign, net, figures))
    assert not sign.overlaps(called) and not sign.overlaps(net) and not net.inset(0, 6).overlaps(
        figures)
    assert called.right <= figures.x - 10 or name != "Freja"
    assert net.center[1] - called.center[1] >= 22 and net.bottom <= panel.bottom - 2


@pytest.mark.share(2)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_panels_log_and_hints_keep_their_distance(house, seats):
    table = sit(house, seats=seats)
    show = table.show
    panels = [show.panel_of(seat) for seat in range(seats)]
    log, hints = show.board.box_of("captions").inset(0, -6), show.board.box_of("hints").inset(
        0, -8)
    for before, behind in (*pairwise(panels), (panels[-1], log)):
        assert behind.y - before.bottom >= 12
    assert hints.y - log.bottom >= 11.9


def test_a_sleigh_stands_where_it_has_ended_until_the_next_one_is_aimed(open_house):
    house = open_house("--speed", "instant")
    table = sit(house, NEAR.replace("44,-4", "-20,16"))
    assert find_parked(table.picture.seen) is None
    table.play(0, table.rules.parse("little from -20,16 to -8,20"))
    table.settle()
    house.frames(2)
    box = find_parked(table.picture.seen)
    x, y = table.show.board.country.to_screen(-8, 20)
    assert Box(x, y, 1, 1).inset(-box.w, -box.h - 90).overlaps(box), "near its end"
    standing = brightness(house, box)
    house.touch("button/little", "point/-20,16")
    house.frames(2)
    assert brightness(house, box) != standing


def white(house: OpenHouse, box: Box) -> int:
    """How many pixels of a part of the screen are as bright as snow or a moon."""
    screen = house.house.screen
    left, top = screen.to_pixel(box.x, box.y)
    right, bottom = screen.to_pixel(box.right, box.bottom)
    return sum(min(screen.surface.get_at((x, y))[:3]) > 200
               for x in range(left, right) for y in range(top, bottom))


@pytest.mark.parametrize("seats", [2, 5])
def test_snow_lies_on_panels_where_it_covers_no_name(open_house, seats):
    house = open_house("--speed", "instant", "--size", "1280x720")
    sit(house, seats=seats)
    house.frames(2)
    for seat in range(seats):
        panel = house.table.show.panel_of(seat)
        edge = Box(panel.x + 20, panel.y - 9, panel.w - 40, 12)
        assert (white(house, edge) > 100) is (panel.h >= 100)
