"""The maps of Reindeer Rivals: made as told, read exactly, and refused where they are no good."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from math import copysign, floor
from pathlib import Path
from random import Random
from xml.etree import ElementTree as ET

import pytest
from pytmx import TiledMap

from game import shelf
from game.atlas import MAPS, Atlases, BadBoard, read_atlas
from game.match import ForeignRecord, Header, Match, Player, Record, resume
from game.rules.reindeer_atlas import Town, cheapest, crowded
from tests.reindeer_positions import FIGURES, GAME, NETHERLANDS, USA, island, square

BOARDS = {"usa": USA, "netherlands": NETHERLANDS}
DATA = {board["key"]: board
        for board in json.loads((MAPS / "boards.json").read_text(encoding="utf-8"))["boards"]}


# 1, 2, 3: what the maps hold


@pytest.mark.parametrize("name", BOARDS)
def test_2_cities_stand_on_the_lattice_points_of_the_data(name):
    found = {city.name: (city.demand, city.at) for city in BOARDS[name].cities}
    assert found == {city["name"].replace(" ", "_"): (city["demand"], tuple(city["lattice"]))
                     for city in DATA[name]["cities"]}


@pytest.mark.parametrize("name", BOARDS)
def test_3_land_is_what_the_ruling_counts(name):
    """The formula of the ruling, point by point, on the file's own polygons."""
    root = ET.parse(MAPS / f"{name}.tmx").getroot()
    numbers = {p.get("name"): float(p.get("value")) for p in root.iterfind("properties/property")}
    depot = root.find(".//object[@type='depot']")
    g = numbers["grid"] / numbers["miles_per_unit"]
    rings = []
    for thing in root.iterfind(".//object[@type='land']"):
        left, top = float(thing.get("x")), float(thing.get("y"))
        rings.append([(left + float(x), top + float(y)) for x, y in (
            corner.split(",") for corner in thing.find("polygon").get("points").split())])
    atlas, choice = BOARDS[name], Random(1)
    for _ in range(1500):
        p = choice.randrange(-160, 160), choice.randrange(-110, 110)
        x, y = float(depot.get("x")) + p[0] * g, float(depot.get("y")) - p[1] * g
        crossed = 0
        for ring in rings:
            for i, (xa, ya) in enumerate(ring):
                xb, yb = ring[(i + 1) % len(ring)]
                crossed += (ya > y) != (yb > y) and xa + (y - ya) * (xb - xa) / (yb - ya) > x
        assert atlas.land.has(p) == bool(crossed % 2), p
        inside = any(atlas.figures.grid ** 2 * ((p[0] - cx) ** 2 + (p[1] - cy) ** 2)
                     <= atlas.figures.radius ** 2
                     for cx, cy in [(0, 0), *(city.at for city in atlas.cities)])
        assert atlas.open.has(p) == (bool(crossed % 2) and not inside), p


def test_3_a_polygon_inside_another_is_a_lake_and_islands_are_land():
    lake = island(land=[square(30.5), square(10.5), square(5.5)])
    assert [lake.land.has((x, 0)) for x in (0, 5, 6, 10, 11, 30, 31)] == [
        True, True, False, False, True, True, False]
    assert not NETHERLANDS.land.has((-15, 45))  # the IJsselmeer
    assert NETHERLANDS.land.has((-34, 72))  # Texel


def test_3_a_citys_centre_is_rounded_halves_away_from_zero():
    atlas = island(Town("A", 1, (10.5, 0.4)), Town("B", 1, (-10.5, -0.5)),
                   Town("C", 1, (0.4, 12.5)))
    assert [city.at for city in atlas.cities] == [(11, 0), (-11, 1), (0, -13)]


def test_3_a_city_is_a_place_whatever_is_under_it():
    atlas = island(Town("Atoll", 1, (33, 0)))
    assert not atlas.land.has((33, 0))
    assert cheapest(atlas) == {"Atoll": 40}


def test_3_the_points_of_the_lattice_lie_on_the_map():
    assert USA.spot((0, 0)) == USA.origin
    x, y = USA.spot((-34, 1))
    assert 0 < x < USA.origin[0] and 0 < y < USA.origin[1]


# the files


@pytest.mark.parametrize("name", BOARDS)
def test_a_map_says_only_what_the_project_knows_and_lies_on_the_screen(name):
    project = json.loads((MAPS / "hearthside.tiled-project").read_text(encoding="utf-8"))
    classes = {kind["name"]: {m["name"] for m in kind["members"]}
               for kind in project["propertyTypes"]}
    root = ET.parse(MAPS / f"{name}.tmx").getroot()
    assert root.get("class") == "atlas"
    assert {p.get("name") for p in root.iterfind("properties/property")} == classes["atlas"]
    for thing in root.iter("object"):
        assert {p.get("name") for p in thing.iter("property")} <= classes[thing.get("type")]
    for city in BOARDS[name].cities:
        x, y = BOARDS[name].spot(city.at)
        assert 54 <= x <= 1500 and 54 <= y <= 1026
    assert TiledMap(str(MAPS / f"{name}.tmx")).width == 16  # pytmx reads it too


def test_the_maps_have_sensible_sizes_and_are_read_quickly():
    assert (MAPS / "usa.tmx").stat().st_size < 60_000
    assert len(re.findall('type="border"', (MAPS / "usa.tmx").read_text())) > 100


def test_reading_maps_imports_neither_pygame_nor_pytmx():
    code = ("import sys; from game.shelf import found; from game.rules.core import luck;"
            "found('reindeer').setup(2, luck('1', -1), {});"
            "assert not {'pygame', 'pytmx'} & set(sys.modules)")
    subprocess.run([sys.executable, "-c", code], check=True, cwd=MAPS.parent)


def test_maps_are_read_when_they_are_asked_for(tmp_path):
    shutil.copy(MAPS / "hamnar.tmx", tmp_path)
    shutil.copy(MAPS / "usa.tmx", tmp_path)
    (tmp_path / "atoll.tmx").write_text('<map class="atlas"/>')
    atlases = Atlases(tmp_path)
    older = (MAPS / "usa.tmx").read_text(encoding="utf-8").replace('class="atlas" ', "")
    (tmp_path / "older.tmx").write_text(older, encoding="utf-8")
    assert list(atlases) == ["usa", "atoll", "older"]
    assert atlases["older"].land == atlases["usa"].land
    assert atlases["usa"] is atlases["usa"]
    with pytest.raises(BadBoard, match="atoll"):
        atlases["atoll"]
    with pytest.raises(KeyError):
        atlases["hamnar"]


# 12: refused maps


@pytest.mark.parametrize("name", BOARDS)
def test_12_the_dearest_packet_costs_90(name):
    assert crowded(BOARDS[name]) is None
    assert max(cheapest(BOARDS[name]).values()) == 90


def test_12_a_big_leg_counts_50_and_legs_go_round_the_water():
    towns = Town("Near", 1, (21, 0)), Town("Far", 1, (98, 0))
    land = [[(-5, -5), (110, -5), (110, 5), (-5, 5)]]
    assert cheapest(island(*towns, land=land)) == {"Near": 30, "Far": 70}
    wide = FIGURES._replace(long=780)
    assert cheapest(island(*towns, land=land, figures=wide)) == {"Near": 30, "Far": 70}
    assert cheapest(island(Town("Out", 1, (98, 0)), figures=wide)) == {}


def city(number: str) -> str:
    return f'<object id="{number}"'


POLYGON = re.compile(r"<polygon points=\"[^\"]*\" />")
BROKEN = {  # what is wrong: what it replaces, by what, and what is said
    "no depot": ('type="depot"', 'type="shed"', "the map has no object of class 'depot'"),
    "two depots": ('name="Boise" type="city"', 'name="Boise" type="depot"',
                   "object {Boise} 'Boise' is a second depot"),
    "no city": ('type="city"', 'type="town"', "the map has no object of class 'city'"),
    "a disc that holds a centre": (
        "<Seattle at Portland>", "", "object {Seattle} 'Seattle' lies in the disc of Portland"),
    "no demand": ('name="demand"', 'name="wish"', "object {Seattle} 'Seattle' has no demand"),
    "demand 0": ('name="demand" type="int" value="3"', 'name="demand" type="int" value="0"',
                 "object {Seattle} 'Seattle' has demand = 0, which is not above 0"),
    "half a demand": ('name="demand" type="int" value="3"',
                      'name="demand" type="float" value="3.5"',
                      "object {Seattle} 'Seattle' has demand = 3.5, which is not a whole number"),
    "no land": ('type="land"', 'type="sea"', "the map has no object of class 'land'"),
    "open land": ("polygon", "polyline", "object 1 '' is land and no closed polygon"),
    "land of two corners": (POLYGON, '<polygon points="0,0 9,9" />',
                            "object 1 '' is land and has fewer than three corners"),
    "a corner nowhere": (POLYGON, '<polygon points="0,0 9,nan 5,5" />',
                         "object 1 '' has a corner at '9,nan', which is no point"),
    "rotated land": ('<object id="1" ', '<object id="1" rotation="90" ', "object 1 '' is rotated"),
    "a rotated city": ('name="Boise"', 'name="Boise" rotation="1"',
                       "object {Boise} 'Boise' is rotated"),
    "a rotated depot": ('name="D"', 'name="D" rotation="1"', "object {D} 'D' is rotated"),
    "a city nowhere": ('name="Boise"', 'name="Boise" width="x"',
                       "object {Boise} 'Boise' has width = 'x', which is not a number"),
    "a shifted layer": ('name="places"', 'name="places" offsetx="4"',
                        "layer 'places' is shifted"),
    "no ruler": ('name="long"', 'name="longer"', "the map has no long"),
    "no par": ('name="par"', 'name="pair"', "the map has no par"),
    "a short side of 0": ('name="short" type="int" value="210"',
                          'name="short" type="int" value="0"',
                          "the map has short = 0, which is not above 0"),
    "a grid below 0": ('name="grid" type="int" value="10"', 'name="grid" type="int" value="-10"',
                       "the map has grid = -10, which is not above 0"),
    "a word for a number": ('name="radius" type="int"', 'name="radius" type="string"',
                            "the map has radius = '30', which is not a number"),
    "a fraction": ('name="long" type="int" value="560"', 'name="long" type="float" value="560.5"',
                   "the map has long = 560.5, which is not a whole number"),
    "an endless scale": ('value="2.01"', 'value="inf"',
                         "the map has miles_per_unit = 'inf', which is not a number"),
    "a lattice too fine": ('value="2.01"', 'value="2000"',
                           "the map has a grid too fine for its land"),
    "no name": ('name="Boise"', 'name=""', "object {Boise} '' is a city and has no name"),
    "the depot's name": ('name="Boise"', 'name="D"',
                         "object {Boise} 'D' is a city with the depot's name"),
    "a name twice": ('name="Boise"', 'name="Phoenix"',
                     "object {Boise} 'Phoenix' stands twice on the map"),
    **{f"a name with {sign}": ('name="Boise"', f'name="Bo{sign}ise"',
                               f"object {{Boise}} 'Bo{sign}ise' has '{sign}' in its name")
       for sign in "_/;:,@="},
    "a name with a tab": ('name="Boise"', 'name="Bo&#9;ise"',
                          "object {Boise} 'Bo\\tise' has '\\t' in its name"),
    "too dear": ('name="short" type="int" value="210"', 'name="short" type="int" value="206"',
                 "object {Boston} 'Boston' is too far away: one packet alone costs $100 or more"),
    "not xml": ("<map", "<", "the map cannot be read, "),
}
NUMBERS = {name: number for number, name in re.findall(
    r'<object id="(\d+)" name="([^"]+)"', (MAPS / "usa.tmx").read_text(encoding="utf-8"))}


def wrong(text: str, old: object, new: str) -> str:
    if old == "<Seattle at Portland>":
        (x, y), = re.findall(r'name="Portland" type="city" (x="[^"]*") (y="[^"]*")', text)
        found = re.sub(r'(name="Seattle" type="city") x="[^"]*" y="[^"]*"', rf"\1 {x} {y}", text)
        return found.replace('name="Portland"', 'name="Portland" ')
    return old.sub(new, text) if isinstance(old, re.Pattern) else text.replace(str(old), new)


@pytest.mark.parametrize(("old", "new", "said"), BROKEN.values(), ids=BROKEN)
def test_12_a_map_is_refused_with_file_object_and_reason(tmp_path, old, new, said):
    text = (MAPS / "usa.tmx").read_text(encoding="utf-8")
    file = tmp_path / "usa.tmx"
    file.write_text(changed := wrong(text, old, new), encoding="utf-8")
    assert changed != text
    with pytest.raises(BadBoard) as caught:
        read_atlas(file)
    assert str(caught.value).startswith(f"{file}: {said.format_map(NUMBERS)}")
    assert "\n" not in str(caught.value)


def test_12_a_map_that_is_not_there_or_badly_named_is_named(tmp_path):
    with pytest.raises(BadBoard, match=r"moon\.tmx: there is no such map"):
        read_atlas(tmp_path / "moon.tmx")
    shutil.copy(MAPS / "usa.tmx", tmp_path / "Usa-2.tmx")
    with pytest.raises(BadBoard, match=r"Usa-2\.tmx: a map's name has letters a to z and digits"):
        read_atlas(tmp_path / "Usa-2.tmx")


def test_12_a_match_on_a_map_that_went_bad_is_kept(tmp_path, monkeypatch):
    monkeypatch.setattr(shelf, "GAMES", (*shelf.GAMES, "reindeer"))
    file = tmp_path / "match.jsonl"
    header = Header("reindeer", 1, (Player("A"), Player("B")), "1", {"map": "usa"})
    Record(header, file).keep()
    assert Match(Record(header, None)).state.map == "usa"
    (tmp_path / "usa.tmx").write_text('<map class="atlas"/>')
    monkeypatch.setattr(GAME, "atlases", Atlases(tmp_path))
    monkeypatch.setattr(shelf, "found", lambda _: GAME)
    with pytest.raises(ForeignRecord, match=r"usa\.tmx: the map has no"):
        resume(file)
    assert file.exists()


def test_a_country_drawn_anew_is_played_without_a_word_of_code(tmp_path):
    text = (MAPS / "usa.tmx").read_text(encoding="utf-8")
    x, y = re.search(r'name="Denver" type="city" x="([^"]*)" y="([^"]*)"', text).groups()
    (tmp_path / "us2.tmx").write_text(text.replace(
        f'x="{x}" y="{y}"', f'x="{float(x) - 20}" y="{y}"').replace("Denver", "Aspen"))
    atlas = Atlases(tmp_path)["us2"]
    aspen = atlas.cities[atlas.index["Aspen"]].at
    east = (float(x) - 20 - atlas.origin[0]) / atlas.unit
    assert aspen == (int(copysign(floor(abs(east) + 0.5), east)), 1)
    assert Path(tmp_path / "us2.tmx").exists()
