"""A country drawn with Tiled's everyday tools: what Tiled shows is what is played, or a
sentence says which object is left out and why."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from game.core.contract import BadText
from game.core.paths import MAPS
from game.core.tiled import BadBoard
from game.games import load_rules
from game.games.reindeer import RULES
from game.games.reindeer.atlases import Atlases
from game.games.reindeer.map_file import check_map, left_out, read_atlas
from game.games.reindeer.rules.atlas import City
from game.scenes.lobby.scene import LobbyScene

ROOT = Path(__file__).parents[3]
TEXT = (MAPS / "netherlands.tmx").read_text(encoding="utf-8")
UTRECHT = re.compile(r'  <object id="\d+" name="Utrecht".*?</object>\n', re.DOTALL)
X, Y = re.search(r'name="Utrecht" type="city" x="([^"]*)" y="([^"]*)"', TEXT).groups()
DEMAND = '<properties><property name="demand" type="int" value="4"/></properties>'
TILES = ('<tileset name="signs" tilewidth="32" tileheight="40" tilecount="2" columns="0"{}>'
         '<tile id="1" type="City">' + DEMAND + "</tile></tileset>")


def drawn(folder: Path, utrecht: str, before: str = "") -> Path:
    """A map in which Utrecht is drawn in another way."""
    file = folder / "mine.tmx"
    text = UTRECHT.sub(lambda _: utrecht, TEXT)
    at = text.index(" <objectgroup")
    file.write_text(text[:at] + before + text[at:], encoding="utf-8")
    return file


def spot(file: Path) -> City:
    atlas = read_atlas(file)
    return atlas.cities[atlas.index["Utrecht"]]


@pytest.fixture
def usual(tmp_path: Path) -> object:
    """Utrecht, as the map has it."""
    (tmp_path / "usual").mkdir()
    return spot(drawn(tmp_path / "usual", UTRECHT.search(TEXT)[0]))


def template(folder: Path, body: str) -> None:
    (folder / "city.tx").write_text(f"<template>{body}</template>", encoding="utf-8")


def test_a_city_made_from_a_template_is_played(tmp_path, usual):
    template(tmp_path, f'<object name="Town" type="city">{DEMAND}<point/></object>')
    file = drawn(tmp_path, f'<object id="99" template="city.tx" name="Utrecht" x="{X}" y="{Y}"/>')
    assert spot(file) == usual
    own = DEMAND.replace("4", "7")
    file = drawn(tmp_path, f'<object id="99" template="city.tx" name="Utrecht" x="{X}" y="{Y}">'
                           f'{own}</object>')
    assert spot(file).demand == 7, "its own property comes first"
    assert left_out(file) == []


@pytest.mark.parametrize("class_", ["City", "city ", " CITY"])
def test_case_and_blanks_of_a_class_do_not_matter(tmp_path, usual, class_):
    file = drawn(tmp_path, UTRECHT.search(TEXT)[0].replace('type="city"', f'type="{class_}"'))
    assert spot(file) == usual


@pytest.mark.parametrize(("side", "right", "down"), [
    ("", 16, -20), ("bottomleft", 16, -20), ("topleft", 16, 20), ("center", 0, 0),
    ("bottomright", -16, -20), ("top", 0, 20)])
def test_a_tile_gives_its_class_and_lies_where_tiled_shows_it(tmp_path, usual, side, right, down):
    (tmp_path / "signs.tsx").write_text(
        TILES.format(f' objectalignment="{side}"' if side else ""), encoding="utf-8")
    x, y = float(X) - right, float(Y) - down
    file = drawn(tmp_path, f'<object id="99" name="Utrecht" gid="{0x80000000 + 8}" x="{x}" y="{y}" '
                           'width="32" height="40"/>',
                 '<tileset firstgid="7" source="signs.tsx"/>\n')
    assert spot(file) == usual


def test_a_template_with_a_tile_has_tiles_of_its_own(tmp_path, usual):
    (tmp_path / "signs.tsx").write_text(TILES.format(' objectalignment="center"'))
    template(tmp_path, '<tileset firstgid="1" source="signs.tsx"/>'
                       '<object name="Town" gid="2" width="32" height="40"/>')
    file = drawn(tmp_path, f'<object id="99" template="city.tx" name="Utrecht" x="{X}" y="{Y}"/>')
    assert spot(file) == usual


HIDDEN = UTRECHT.search(TEXT)[0]
LEFT = {
    "hidden": (HIDDEN.replace("<object ", '<object visible="0" '), "'Utrecht', it is hidden"),
    "class": (HIDDEN.replace('"city"', '"town"'),
              "'Utrecht', its class 'town' is none of land, city, depot, border"),
    "no class": (HIDDEN.replace('type="city" ', ""), "'Utrecht', has no class"),
    "template": (f'<object id="9" template="gone.tx" name="Utrecht" x="{X}" y="{Y}"/>',
                 "its template 'gone.tx': there is no such file"),
    "json": (f'<object id="9" template="c.tj" name="Utrecht" x="{X}" y="{Y}"/>',
             "its template 'c.tj': is in JSON, and only XML is read"),
    "tiles": (f'<object id="9" gid="3" name="Utrecht" x="{X}" y="{Y}"/>',
              "its tile is in no set of tiles"),
}


@pytest.mark.parametrize(("utrecht", "said"), LEFT.values(), ids=LEFT)
def test_what_is_not_played_is_said(tmp_path, utrecht, said):
    file = drawn(tmp_path, utrecht)
    assert "Utrecht" not in read_atlas(file).index
    (sentence,) = left_out(file)
    assert sentence.startswith(f"{file}: not played: object ") and said in sentence
    lines, playable = check_map(file)
    assert playable
    assert any("left out" in line and said.partition("', ")[2] in line for line in lines)


def test_objects_of_a_hidden_layer_are_not_played(tmp_path):
    file = drawn(tmp_path, "", f'<group visible="0"><objectgroup id="9">{HIDDEN}</objectgroup>'
                               "</group>\n")
    assert "Utrecht" not in read_atlas(file).index
    assert "its layer is hidden" in left_out(file)[0]


def test_many_objects_that_are_left_out_are_one_short_sentence(tmp_path):
    many = "".join(f'<object id="{n}" name="{"x" * 500}" x="1" y="1"/>' for n in range(100, 140))
    (sentence,) = left_out(drawn(tmp_path, HIDDEN + many))
    assert sentence.endswith(", and 37 more") and len(sentence) < 600


@pytest.mark.parametrize("drawn_as", ["isometric", "staggered", "hexagonal", "oblique"])
def test_a_map_that_is_not_drawn_straight_is_refused(tmp_path, drawn_as):
    file = tmp_path / "mine.tmx"
    file.write_text(TEXT.replace('"orthogonal"', f'"{drawn_as}"'))
    with pytest.raises(BadBoard, match=f"the map is {drawn_as}, and only an orthogonal one"):
        read_atlas(file)
    assert check_map(file)[1] is False


def test_a_city_drawn_as_a_polygon_lies_in_its_middle(tmp_path, usual):
    file = drawn(tmp_path, f'<object id="9" name="Utrecht" type="city" x="{X}" y="{Y}">{DEMAND}'
                           '<polygon points="-9,-9 9,-9 9,9 -9,9"/></object>')
    assert spot(file) == usual


def test_a_number_in_a_text_and_other_quotes_are_read(tmp_path, usual):
    text = HIDDEN.replace(' type="int"', "").replace('"', "'")
    assert spot(drawn(tmp_path, text)) == usual
    whole = TEXT.replace('class="atlas"', "").replace('"depot"', "'Depot'")
    (tmp_path / "quoted.tmx").write_text(whole, encoding="utf-8-sig")
    assert "quoted" in Atlases(tmp_path)


def test_the_lobby_says_what_lies_in_the_folder_and_is_not_played(tmp_path, house, monkeypatch):
    drawn(tmp_path, LEFT["hidden"][0])
    (tmp_path / "LOUD.TMX").write_text(TEXT, encoding="utf-8")
    (tmp_path / "other.tmj").write_text("{}")
    (tmp_path / "boards.json").write_text("{}")
    monkeypatch.setattr(load_rules("reindeer"), "atlases", Atlases(tmp_path))
    house.house.stack.push(LobbyScene(house.house, "reindeer", "keys/right"))
    assert house.top.agreement.offered["map"] == ("LOUD", "mine")
    left, partly = house.notices()
    assert left == ("A map is left out. maps/other.tmj: a map in JSON is not read; "
                    "save it as .tmx")
    assert partly.startswith("Not everything on a map is played. maps/mine.tmx: not played: object")
    state = RULES.atlases["LOUD"]
    assert len(state.cities) == 14
    with pytest.raises(BadText):
        load_rules("reindeer").read("nowhere 1/0")


def test_cities_with_letters_that_no_font_has_are_said(tmp_path):
    file = drawn(tmp_path, HIDDEN.replace("Utrecht", "Ольга"))
    assert left_out(file) == []
    file = drawn(tmp_path, HIDDEN.replace("Utrecht", "東京"))
    assert left_out(file) == [f"{file}: no font has these letters of its cities: '\\u6771\\u4eac'"]
    file = drawn(tmp_path, HIDDEN.replace("Utrecht", "\u3164"))
    with pytest.raises(BadBoard, match="is a city and has a name of which nothing is seen"):
        read_atlas(file)


def test_a_map_is_checked_on_the_command_line(tmp_path):
    file = drawn(tmp_path, LEFT["hidden"][0])
    done = subprocess.run([sys.executable, "main.py", "--check-map", file], cwd=ROOT, text=True,
                          capture_output=True, check=False)
    lines = done.stdout.splitlines()
    assert done.returncode == 0 and done.stderr == ""
    assert sum(line.endswith(": city") for line in lines) == 13
    assert lines[-1] == f"{file}: it can be played, with 13 cities"
    file.write_text(TEXT.replace("demand", "wish"))
    done = subprocess.run([sys.executable, "main.py", "--check-map", file], cwd=ROOT, text=True,
                          capture_output=True, check=False)
    assert done.returncode == 1
    assert "has no property 'demand'" in done.stdout.splitlines()[-1]
