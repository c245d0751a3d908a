"""The maps of Reindeer Rivals: made as specified, read exactly, and refused if they cannot be
used."""

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

from game.core.match import Match, resume
from game.core.paths import MAPS
from game.core.record import ForeignRecord, Header, Line, Player, Record
from game.core.tiled import BadBoard
from game.games import GAMES, load_rules
from game.games.reindeer.atlases import Atlases
from game.games.reindeer.map_file import read_atlas
from game.games.reindeer.rules import Rivals
from game.games.reindeer.rules.atlas import Town, find_crowded, list_cheapest
from game.opening import start_bots
from game.scenes.lobby.scene import LobbyScene
from game.scenes.saved.scene import SavedMatchesScene
from tests.games.reindeer.positions import FIGURES, GAME, NETHERLANDS, USA, island, square

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
    """The ruling's formula, point by point, on the polygons of the file itself."""
    root = ET.parse(MAPS / f"{name}.tmx").getroot()
    numbers = {p.get("name"): float(p.get("value")) for p in root.iterfind("properties/property")
               if p.get("type")}
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
        assert atlas.land.has_point(p) == bool(crossed % 2), p
        inside = any(atlas.figures.grid ** 2 * ((p[0] - cx) ** 2 + (p[1] - cy) ** 2)
                     <= atlas.figures.radius ** 2
                     for cx, cy in [(0, 0), *(city.at for city in atlas.cities)])
        assert atlas.open.has_point(p) == (bool(crossed % 2) and not inside), p


def test_3_a_polygon_inside_another_is_a_lake_and_islands_are_land():
    lake = island(land=[square(30.5), square(10.5), square(5.5)])
    assert [lake.land.has_point((x, 0)) for x in (0, 5, 6, 10, 11, 30, 31)] == [
        True, True, False, False, True, True, False]
    assert not NETHERLANDS.land.has_point((-15, 45))  # the IJsselmeer
    assert NETHERLANDS.land.has_point((-34, 72))  # Texel


def test_3_a_citys_centre_is_rounded_halves_away_from_zero():
    atlas = island(Town("A", 1, (10.5, 0.4)), Town("B", 1, (-10.5, -0.5)),
                   Town("C", 1, (0.4, 12.5)))
    assert [city.at for city in atlas.cities] == [(11, 0), (-11, 1), (0, -13)]


def test_3_a_city_is_a_place_whatever_is_under_it():
    atlas = island(Town("Atoll", 1, (33, 0)))
    assert not atlas.land.has_point((33, 0))
    assert list_cheapest(atlas) == {"Atoll": 40}


def test_3_the_points_of_the_lattice_lie_on_the_map():
    assert USA.spot_of((0, 0)) == USA.origin
    x, y = USA.spot_of((-34, 1))
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
        x, y = BOARDS[name].spot_of(city.at)
        assert 54 <= x <= 1500 and 54 <= y <= 1026
    assert TiledMap(str(MAPS / f"{name}.tmx")).width == 16  # pytmx reads it too


def test_the_maps_have_sensible_sizes_and_are_read_quickly():
    assert (MAPS / "usa.tmx").stat().st_size < 60_000
    assert len(re.findall('type="border"', (MAPS / "usa.tmx").read_text())) > 100


def test_reading_maps_imports_neither_pygame_nor_pytmx():
    code = ("import sys; from game.games import load_rules;"
            "from game.core.contract import make_luck;"
            "load_rules('reindeer').setup(2, make_luck('1', -1), {});"
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
    assert find_crowded(BOARDS[name]) is None
    assert max(list_cheapest(BOARDS[name]).values()) == 90


def test_12_a_big_leg_counts_50_and_legs_go_round_the_water():
    towns = Town("Near", 1, (21, 0)), Town("Far", 1, (98, 0))
    land = [[(-5, -5), (110, -5), (110, 5), (-5, 5)]]
    assert list_cheapest(island(*towns, land=land)) == {"Near": 30, "Far": 70}
    wide = FIGURES._replace(long=780)
    assert list_cheapest(island(*towns, land=land, figures=wide)) == {"Near": 30, "Far": 70}
    assert list_cheapest(island(Town("Out", 1, (98, 0)), figures=wide)) == {}


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
    "no demand": ('name="demand"', 'name="wish"',
                  "object {Seattle} 'Seattle' has no property 'demand'"),
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
    "no ruler": ('name="long"', 'name="longer"', "the map has no property 'long'"),
    "a short side of 0": ('name="short" type="int" value="210"',
                          'name="short" type="int" value="0"',
                          "the map has short = 0, which is not above 0"),
    "a grid below 0": ('name="grid" type="int" value="10"', 'name="grid" type="int" value="-10"',
                       "the map has grid = -10, which is not above 0"),
    "a word for a number": ('name="radius" type="int" value="30"',
                            'name="radius" value="thirty"',
                            "the map has radius = 'thirty', which is not a number"),
    "a colour for a number": ('name="radius" type="int"', 'name="radius" type="color"',
                              "the map has radius = '30', which is not a number but of the type"),
    "an isometric map": ('orientation="orthogonal"', 'orientation="isometric"',
                         "the map is isometric, and only an orthogonal one is played as Tiled"),
    "a hidden depot": ('name="D" type="depot"', 'name="D" type="depot" visible="0"',
                       "the map has no object of class 'depot' that is shown: of object {D} 'D'"),
    "a fraction": ('name="long" type="int" value="560"', 'name="long" type="float" value="560.5"',
                   "the map has long = 560.5, which is not a whole number"),
    "an endless scale": ('value="2.01"', 'value="inf"',
                         "the map has miles_per_unit = 'inf', which is not a number"),
    "a lattice too fine": ('value="2.01"', 'value="2000"',
                           "the map has a grid too fine for its land"),
    "a unit": ('name="unit" value="miles"', 'name="unit" value="leagues"',
               "the map has unit = 'leagues', which is none of miles, km"),
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
    "in the sea": (re.compile(r'(name="Boston" type="city") x="[^"]*" y="[^"]*"'),
                   r'\1 x="20" y="20"',
                   "object {Boston} 'Boston' lies in the water and is too far away: one packet"),
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


def test_1_a_map_without_a_unit_is_told_in_miles(tmp_path):
    file = tmp_path / "usa.tmx"
    file.write_text(changed('<property name="unit" value="miles" />', ""), encoding="utf-8")
    assert read_atlas(file).tell_length(210) == ("reindeer-miles", 210)


def test_12_a_map_that_is_not_there_or_badly_named_is_named(tmp_path):
    with pytest.raises(BadBoard, match=r"moon\.tmx: there is no such map"):
        read_atlas(tmp_path / "moon.tmx")
    shutil.copy(MAPS / "usa.tmx", tmp_path / "Usa 2.tmx")
    with pytest.raises(BadBoard, match=r"Usa 2\.tmx: a map's name has letters A to Z, digits"):
        read_atlas(tmp_path / "Usa 2.tmx")


def test_12_a_match_on_a_map_that_went_bad_is_kept(tmp_path, monkeypatch):
    monkeypatch.setattr("game.games.GAMES", (*GAMES, "reindeer"))
    file = tmp_path / "match.jsonl"
    header = Header("reindeer", 1, (Player("A"), Player("B")), "1", {"map": "usa"})
    Record(header, file).keep()
    assert Match(Record(header, None)).state.map == "usa"
    (tmp_path / "usa.tmx").write_text('<map class="atlas"/>')
    monkeypatch.setattr(GAME, "atlases", Atlases(tmp_path))
    monkeypatch.setattr("game.core.match.load_rules", lambda _: GAME)
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


# maps that would take the machine's time or memory


def changed(pattern: str, by: str, name: str = "usa") -> str:
    text, count = re.subn(pattern, by, (MAPS / f"{name}.tmx").read_text(encoding="utf-8"), count=1)
    assert count
    return text


def land(count: int) -> str:
    """A coast with so many corners."""
    return changed(r'<polygon points="[^"]*"', '<polygon points="' + " ".join(
        f"{100 + n % 1000},{100 + n * 7 % 800}" for n in range(count)) + '"')


BOISE = r'(name="Boise" type="city") x="[^"]*"'
HUGE = {
    "a city at 1e308": (changed(BOISE, r'\1 x="1e308"'), "has x = '1e308', which is too large"),
    "a city at 1e20": (changed(BOISE, r'\1 x="1e20"'), "has x = '1e20', which is too large"),
    "a city at 99999": (changed(BOISE, r'\1 x="99999"'), "a grid too fine for its land"),
    "a long number": (changed(BOISE, r'\1 x="' + "1" * 60_000 + '"'), "Boise"),
    "a depot far off": (changed(r'(type="depot") x="[^"]*"', r'\1 x="-99999"'), "too fine"),
    "land far off": (changed(r'points="[^ ]* ', 'points="1e12,5 '), "which is too far off"),
    "land of 300,000 corners": (land(300_000), "more than 50000 corners"),
    "land of 40,000 corners": (land(40_000), "too many corners for its grid"),
    "a radius": (changed('radius" type="int" value="30"', 'radius" type="int" value="99999999999"'),
                 "has radius = '99999999999', which is not between"),
    "a ruler": (changed('"long" type="int" value="560"', '"long" type="int" value="90000"'),
                "a grid too fine for its ruler"),
    "a demand": (changed('"demand" type="int" value="3"', '"demand" type="int" value="1000000"'),
                 "has demand = '1000000', which is not between"),
    "groups in groups": (changed("</map>", "<group>" * 100_000 + "</group>" * 100_000 + "</map>"),
                         "the map has more than 100 layers"),
    "objects": (changed("</objectgroup>", "<object id='7'/>" * 6_000 + "</objectgroup>"),
                "the map has more than 5000 objects"),
    "a file": (changed("</map>", " " * 4_000_000 + "</map>"), "larger than 4000000 bytes"),
    "a scale": (changed('value="2.01"', 'value="1e-300"'), "miles_per_unit = '1e-300', which is"),
    "a name": (changed('name="Boise"', f'name="{"B" * 60_000}"'), "name of more than 40 letters"),
    "a sign": (changed('name="Boise"', 'name="Bo&#x202e;ise"'), "has '\\u202e' in its name"),
    "nothing": ("", "the map cannot be read, "),
}


@pytest.mark.parametrize(("text", "said"), HUGE.values(), ids=HUGE)
def test_12_a_map_of_absurd_size_is_one_short_sentence(tmp_path, text, said):
    (tmp_path / "usa.tmx").write_text(text, encoding="utf-8")
    with pytest.raises(BadBoard) as caught:
        read_atlas(tmp_path / "usa.tmx")
    assert said in str(caught.value)
    assert len(str(caught.value)) < 400


def test_a_match_of_bots_on_a_map_that_cannot_be_used_is_a_sentence(tmp_path, house, monkeypatch):
    (tmp_path / "usa.tmx").write_text(HUGE["a city at 1e308"][0], encoding="utf-8")
    monkeypatch.setattr(load_rules("reindeer"), "atlases", Atlases(tmp_path))
    with pytest.raises(ForeignRecord, match="which is too large"):
        start_bots(house.house, "reindeer")


# par belongs to what it was worked out for


@pytest.mark.parametrize("name", BOARDS)
def test_10_par_belongs_to_its_cities_and_land(tmp_path, name):
    assert BOARDS[name].figures.par > 0
    text = (MAPS / f"{name}.tmx").read_text(encoding="utf-8")
    for old, new in (('name="demand" type="int" value="3"', 'name="demand" type="int" value="4"'),
                     (f'"short" type="int" value="{BOARDS[name].figures.short}"',
                      f'"short" type="int" value="{BOARDS[name].figures.short + 1}"'),
                     ('"par_of" value="', '"par_of" value="0'),
                     ('  <property name="par" ', '  <property name="pair" ')):
        assert old in text
        (tmp_path / "copy.tmx").write_text(text.replace(old, new, 1), encoding="utf-8")
        atlas = read_atlas(tmp_path / "copy.tmx")
        assert atlas.figures.par == 0
        game = Rivals({"copy": atlas})
        assert "par" not in game.table(game.setup(1, Random(1), {}))
    (tmp_path / "copy.tmx").write_text(text.replace('color="', 'color="#'), encoding="utf-8")
    assert read_atlas(tmp_path / "copy.tmx").figures == BOARDS[name].figures


# what the lobby offers


def lobby(house, folder: Path, monkeypatch):
    monkeypatch.setattr(load_rules("reindeer"), "atlases", Atlases(folder))
    house.house.stack.push(LobbyScene(house.house, "reindeer", "keys/right"))
    house.frames()
    return house.top


def test_the_lobby_names_maps_that_cannot_be_played_and_offers_the_others(
        tmp_path, house, monkeypatch):
    shutil.copy(MAPS / "usa.tmx", tmp_path)
    shutil.copy(MAPS / "netherlands.tmx", tmp_path / "My_land-2.tmx")
    shutil.copy(MAPS / "hamnar.tmx", tmp_path)
    (tmp_path / "empty.tmx").write_text("")
    (tmp_path / "atoll.tmx").write_text('<map class="atlas"/>')
    (tmp_path / "my land.tmx").write_text((MAPS / "usa.tmx").read_text())
    scene = lobby(house, tmp_path, monkeypatch)
    assert scene.agreement.offered["map"] == ("usa", "My_land-2")
    named = "a map's name has letters A to Z, digits, - and _ only, and no more than 40 of them"
    assert house.notices() == [
        "A map is left out. maps/atoll.tmx: the map has no property 'long'",
        f"A map is left out. maps/my land.tmx: {named}",
        "A map is left out. maps/empty.tmx: the map is empty or cannot be read"]
    house.house.stack.pop()
    house.house.notices.shown.clear()
    house.house.stack.push(LobbyScene(house.house, "reindeer", "keys/right"))
    assert house.notices() == [], "told once"
    scene = house.top
    scene.agreement.turn_option("map", 1)
    assert scene.agreement.options["map"] == "My_land-2"
    house.top.focus.name = "start"
    house.until("LobbyScene")
    house.press("confirm")
    assert house.match.state.map == "My_land-2"
    assert house.match.rules.read(house.match.rules.write(house.match.state)) == house.match.state


def test_a_lobby_that_opens_looks_into_the_folder_anew(tmp_path, house, monkeypatch):
    shutil.copy(MAPS / "usa.tmx", tmp_path)
    scene = lobby(house, tmp_path, monkeypatch)
    assert scene.agreement.offered["map"] == ("usa",)
    house.house.stack.pop()
    shutil.copy(MAPS / "netherlands.tmx", tmp_path / "later.tmx")
    (tmp_path / "usa.tmx").unlink()
    house.house.stack.push(LobbyScene(house.house, "reindeer", "keys/right"))
    assert house.top.agreement.offered["map"] == ("later",)


def test_a_match_goes_on_when_its_map_is_back(tmp_path, house, monkeypatch):
    shutil.copy(MAPS / "usa.tmx", tmp_path)
    monkeypatch.setattr(load_rules("reindeer"), "atlases", Atlases(tmp_path))
    file = house.house.store.records / "20261122-020304-000001-reindeer.jsonl"
    first = Header("reindeer", 1, (Player("A"),), "1", {"map": "myland"})
    Record(first, file, (Line(0, "done"),)).keep()
    with pytest.raises(ForeignRecord, match="needs the map myland"):
        resume(file)
    shutil.copy(MAPS / "netherlands.tmx", tmp_path / "myland.tmx")
    house.house.stack.push(SavedMatchesScene(house.house))
    assert house.top.kept[0].match.state.map == "myland"
