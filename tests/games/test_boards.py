"""Boards: every place that a game names has a pose, and a broken map is refused with one
sentence."""

from __future__ import annotations

import shutil
from dataclasses import replace
from itertools import pairwise
from math import atan2, degrees, hypot
from random import Random

import pytest

from game import routes
from game.core import match as matches
from game.core.contract import make_luck, zone_of
from game.core.paths import ASSETS, MAPS
from game.core.record import ForeignRecord
from game.core.tiled import BadBoard
from game.core.words import LANGUAGES
from game.games import GAMES, load_rules
from game.games.hamnar.rules.position import ICONS
from game.games.hamnar.table import LOOKS
from game.picture.board_map import read_board
from game.picture.screen import HEIGHT, WIDTH, Box
from game.picture.sprites import PieceLayer
from game.tables.style import table_style
from tests.house import OpenHouse

GAMES_EACH, MOVES_EACH = 4, 20  # random matches, looked at in each of their states
CASES = [(name, seats) for name in GAMES for seats in load_rules(name).SEATS]


@pytest.mark.share(3)
@pytest.mark.parametrize(("name", "seats"), CASES)
def test_every_place_of_random_games_has_a_pose_on_the_board(name, seats):
    game, manner = load_rules(name), table_style(name)
    board = read_board(manner.board, seats=seats)
    missing: set[str] = set()
    named: set[str] = set()
    for seed in range(GAMES_EACH):
        rng = Random(seed)
        state = game.setup(seats, make_luck(str(seed), -1), {})
        board = table_style(name).lay_board(read_board(manner.board, seats=seats), state)
        shown: set[str] = set()
        touched: dict[int, set[str]] = {seat: set() for seat in range(seats)}
        for ply in range(400):
            for audience in (None, *range(seats)):
                view = game.view(state, audience)
                there = manner.lies(view)
                shown |= {there.get(place, place) for place in game.table(view)}
            if game.result(state) is not None:
                break
            for seat in game.prompts(state):
                view, moves = game.view(state, seat), list(game.moves(state, seat))
                touched[seat].update(manner.touch.fields(view, seat))
                for move in rng.sample(moves, min(len(moves), MOVES_EACH)):
                    touched[seat].update(*manner.touch.touches(view, seat, move))
            seat = rng.choice(list(game.prompts(state)))
            state = game.step(state, seat, rng.choice(list(game.moves(state, seat))),
                              make_luck(str(seed), ply))
        laid = {place for place in shown if place.split("/")[0] not in manner.plate}
        missing |= {place for place in laid if not board.has_place(place)}
        missing |= {place for seat, places in touched.items() for place in places
                    if not board.seen_from(seat, seats, seat).has_place(place)}
        named |= {demanded(board, place) for place in laid if on_board(board, place)}
    assert missing == set()
    assert named <= set(manner.zones), "demanded before the match"


def on_board(board, place):
    """Whether a place lies on the table itself, and not on a country that is laid on it."""
    return board.country is None or board.country.pose_of(place) is None


def demanded(board, place):
    """The name that a game must demand for a place: that for the seat at the bottom."""
    name = place if place in board.spots else zone_of(place)
    first, _, rest = name.partition("/")
    return f"{first}/0" if first in board.seated | board.facing and rest.isdigit() else name


@pytest.mark.parametrize("name", GAMES)
def test_everything_on_a_board_lies_inside_the_screen(name):
    board = read_board(table_style(name).board)
    for place in board.spots:
        box = board.box_of(place)
        assert box.is_within(Box(0, 0, WIDTH, HEIGHT)), place
    for picture in board.pictures:
        assert (ASSETS / f"{picture.name}.svg").is_file()


@pytest.mark.parametrize("name", GAMES)
def test_every_piece_has_a_picture_and_every_beat_a_feel(name):
    manner = table_style(name)
    for look in manner.looks.values():
        assert (ASSETS / f"{look.picture}.svg").is_file(), look.picture
    assert set(manner.sides) <= set(manner.looks)


# the geometry of Hamnár's sheet: 1050 units at (435, 15), squares of 103 round its middle

def middle(board, place):
    pose = board.pose_of(place)
    return round(pose.x, 1), round(pose.y, 1)


def test_the_squares_lie_on_the_squares_of_the_sheet():
    board = read_board("hamnar")
    for file in range(5):
        for rank in range(5):
            place = "abcde"[file] + str(rank + 1)
            assert middle(board, place) == (960 + 103 * (file - 2), 540 - 103 * (rank - 2))
            assert board.pose_of(place)[2:4] == (103, 103)


def test_the_icons_lie_clockwise_round_the_middle_from_the_top():
    board = read_board("hamnar")
    angles, far = [], set()
    for icon in ICONS:
        x, y = middle(board, f"active/{icon}")
        angles.append(degrees(atan2(x - 960, 540 - y)) % 360)
        far.add(round(hypot(x - 960, y - 540)))
    assert len(far) == 1, "all at one distance"
    assert all(abs((b - a) % 360 - 60) < 1 for a, b in pairwise(angles))
    assert middle(board, "active/sun")[1] < middle(board, "orb/sun")[1] < middle(board, "c5")[1]


def test_every_orb_lies_at_its_icon_and_keeps_clear_of_the_frame_round_the_squares():
    board, frame = read_board("hamnar"), 31.0
    squares = [board.box_of(place) for place in ("a5", "e1")]
    x, y = (box - frame for box in squares[0][:2])
    round_all = Box(x, y, squares[1].right + frame - x, squares[1].bottom + frame - y)
    for icon in ICONS:
        (ax, ay), (bx, by) = (middle(board, f"{kind}/{icon}") for kind in ("active", "orb"))
        assert 78 < hypot(ax - bx, ay - by) < 90, "on its rim"
        assert not board.box_of(f"orb/{icon}").overlaps(round_all)
        assert middle(board, f"next/{icon}") == (bx, by)


def test_the_next_piece_of_a_zone_lies_one_step_on():
    board = read_board("hamnar")
    assert middle(board, "taken/0/3")[0] - middle(board, "taken/0/0")[0] == pytest.approx(-3 * 72.8)
    assert middle(board, "reserve/1/2")[0] - middle(board, "reserve/1/1")[0] == 78
    assert zone_of("taken/0/3") == "taken/0"
    for nowhere in ("a6", "taken/2/0", "taken/0/x", "", "orb"):
        assert not board.has_place(nowhere)


@pytest.mark.parametrize("count", range(1, 15))
@pytest.mark.parametrize(("name", "most"), [("herrlof", 6), ("haggis", 5), ("halmstad", 4)])
def test_a_hand_on_a_stage_that_would_crowd_lies_in_two_rows(name, most, count):
    places = [f"hand/1/{n}" for n in range(count)]
    board = read_board(name, seats=3, replay=True).lay_places(places, {})
    boxes = [board.box_of(place) for place in places]
    rows = {y: [box for box in boxes if box.y == y] for y in sorted({box.y for box in boxes})}
    assert [box for row in rows.values() for box in row] == boxes
    assert all(row == sorted(row) for row in rows.values())
    assert len(rows) == 1 + (count > most)
    first, *others = rows.values()
    for other in others:
        assert 0 <= len(first) - len(other) <= 1
        assert other[0].x == first[0].x
        assert other[0].y - first[0].y > 0.6 * first[0].h, "ranks and signs of both are seen"
    panel, plate = board.box_of("plate/1"), board.box_of("plate/0")
    assert all(box.x >= 0 and box.right < panel.right + 40 for box in boxes)
    assert all(panel.bottom < box.y and box.bottom < plate.y for box in boxes), "none is cut"


def test_a_portrait_says_what_its_figure_counts(house: OpenHouse):
    house.at_table()
    house.wander(house.match, 60)
    house.house.stack.open(routes.Replay(house.match))
    house.top.go_to(40)
    house.frames(3)
    show, left = house.shown.show, repr(house.house.words("standing-left"))
    leaves = [leaf for page in house.shown.picture.pages.drawn for leaf in page.leaves]
    for seat in (0, 1):
        panel, who = show.panel_of(seat), repr(show.name_of(seat))
        name, word = (next(box for text, box in leaves if text == wanted and box.x > panel.x
                           and box.right < panel.right) for wanted in (who, left))
        figure = show.stage.art.measure_text("5", "left")[0]
        assert word.x - name.right > figure, "it stands between them"
    house.house.to_title()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_portrait_says_in_full_by_how_many_pieces_somebody_leads(house: OpenHouse, language):
    house.house.settings.language = language
    house.house.change()
    house.at_table()
    house.wander(house.match, 60)
    house.house.stack.open(routes.Replay(house.match))
    house.frames()
    say, led = house.house.words, set[int]()
    for ply in range(0, 60, 5):
        house.top.go_to(ply)
        house.frames(3)
        show, drawn = house.shown.show, house.shown.picture.pages.drawn
        assert not [text for page in drawn for text in page.shortened]
        told = {name for page in drawn for name, _ in page.leaves}
        ahead = [more for more in range(1, 5) if {
            repr(say(name, more)) for name in ("standing-leads-by", "standing-more")} & told]
        assert len(ahead) == len(show.leads), "whoever leads, and by how much"
        led |= {*ahead}
    assert led


def test_what_is_captured_flies_to_its_ghost_on_a_portrait(house: OpenHouse):
    house.at_table()
    house.wander(house.match, 60)
    house.house.stack.open(routes.Replay(house.match))
    house.frames()
    show = house.shown.show
    for seat in (0, 1):
        panel = show.panel_of(1 - seat)
        taken = [show.board.box_of(f"taken/{seat}/{n}") for n in range(5)]
        middles = sorted(box.center[0] - panel.center[0] for box in taken)
        pace = middles[-1]
        assert taken[0].w <= pace <= (panel.w - 40) / 3, "beside each other, within the portrait"
        assert middles == pytest.approx([n * pace for n in (-1, -0.5, 0, 0.5, 1)], abs=0.1)
        *lower, _, _, _ = taken
        (foot,) = {round(box.bottom, 1) for box in lower}
        assert panel.bottom - 60 < foot < panel.bottom - 10


def test_a_piece_on_a_pillar_is_drawn_higher(house: OpenHouse):
    layer = PieceLayer(read_board("hamnar"), house.house.art, LOOKS)
    screen = house.house.screen

    def top(place) -> int:
        screen.begin()
        layer.show({place: "white"})
        layer.finish()
        layer.draw(screen)
        (item,) = house.screen.items
        return item.y

    lifted = round(24 * screen.scale)
    assert top("c2") - top("b2") == pytest.approx(lifted, abs=1)
    assert top("c2") == top("a2")
    assert top("c4") - top("d4") == pytest.approx(lifted, abs=1)


# broken maps

SPOT = '<object id="31" name="b2" type="spot" x="805.5" y="591.5" width="103" height="103">'
BROKEN = {  # what is wrong: what it replaces in Hamnár's map, by what, and what is said
    "not xml": ("<?xml", "hello", "the map cannot be read, "),
    "cut off": ("</objectgroup>\n</map>", "", "the map cannot be read, "),
    "packed tiles": ("</map>", '<layer id="99"><data compression="zlib">eJw=</data></layer></map>',
                     "the map has a layer of packed tiles, which no table needs"),
    "too many layers": ("</map>", "<group>" * 99 + "</group>" * 99 + "</map>",
                        "the map has more than 100 layers"),
    "wrong size": ('width="16" height="9"', 'width="15" height="9"',
                   "the map is 1800x1080, it should be 1920x1080"),
    "no spots": ('type="spot"', 'type="spot2"', "the map has no object of class 'spot'"),
    "a name twice": ('name="c3"', 'name="c4"', "object 42 'c4' stands twice on the map"),
    "no name": ('name="c3"', 'name=""', "object 37 '' is a spot and has no name"),
    "no size": (SPOT, SPOT.replace('width="103"', 'width="0"'), "object 31 'b2' has no size"),
    "outside": (SPOT, SPOT.replace('x="805.5"', 'x="2822"'), "object 31 'b2' lies outside the map"),
    "a word for a number": ('name="lift" type="float" value="24"', 'name="lift" value="high"',
                            "object 31 'b2' has lift = 'high', which is not a number"),
    "yes for a number": ('name="lift" type="float" value="24"',
                         'name="lift" type="bool" value="true"',
                         "object 31 'b2' has lift = True, which is not a number"),
    "not a number": ('name="lift" type="float" value="24"',
                     'name="lift" type="float" value="nan"',
                     "object 31 'b2' has lift = nan, which is not a number"),
    "not a number at all": ('type="float" value="24"', 'type="float" value="x"',
                            "the map cannot be read, ValueError"),
    "a layer of no depth": ('name="z" type="int" value="30"', 'name="z" value="top"',
                            "layer 'squares' has z = 'top', not a whole number"),
    "no image": ("sheet.svg", "shield.svg",
                 "layer 'sheet' shows ../assets/pieces/hamnar/shield.svg, which is not there"),
    "an image from elsewhere": ("../assets/pieces/hamnar/sheet.svg", "other.svg",
                                "layer 'sheet' shows a picture outside assets: other.svg"),
    "an image without a size": ('sheet.svg" width="1050" height="1050"', 'sheet.svg"',
                                "layer 'sheet' does not say how large its image is"),
    "an image with a word for its size": ('sheet.svg" width="1050"', 'sheet.svg" width="wide"',
                                          "layer 'sheet' does not say how large its image is"),
    "an image larger than everything": ('sheet.svg" width="1050"', 'sheet.svg" width="-4"',
                                        "layer 'sheet' does not say how large its image is"),
}


@pytest.fixture
def maps(tmp_path):
    """A folder for maps, beside a copy of the pictures that Hamnár's map shows."""
    folder = tmp_path / "maps"
    folder.mkdir()
    (tmp_path / "assets").symlink_to(ASSETS)
    shutil.copy(MAPS / "hamnar.tmx", folder)
    (folder / "other.svg").write_text("<svg/>")
    return folder


@pytest.mark.parametrize(("old", "new", "said"), BROKEN.values(), ids=BROKEN)
def test_a_broken_map_is_refused_with_file_object_and_reason(maps, old, new, said):
    file = maps / "hamnar.tmx"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(BadBoard) as caught:
        read_board("hamnar", maps)
    assert str(caught.value).startswith(f"{file}: {said}")
    assert "\n" not in str(caught.value)


def test_the_untouched_copy_is_read(maps):
    assert read_board("hamnar", maps).spots == read_board("hamnar").spots


def test_a_map_that_is_not_there_is_named(tmp_path):
    with pytest.raises(BadBoard, match=r"bridge\.tmx: there is no such map"):
        read_board("bridge", tmp_path)


def test_a_map_that_cannot_be_played_leaves_everybody_in_the_lobby(open_house, monkeypatch):
    def refused(*_):
        raise ForeignRecord("maps/usa.tmx: object 7 'Boise' has no demand")

    house = open_house("--speed", "instant")
    monkeypatch.setattr(matches, "start", refused)
    for device in ("keys/right", "keys/left", "keys/right"):
        house.press("confirm", device=device)
        house.frames(1, 1.0)
    assert house.scene == "LobbyScene"
    assert house.notices() == ["maps/usa.tmx: object 7 'Boise' has no demand"]


def test_a_layer_for_lessons_moves_what_a_match_has_elsewhere(maps):
    file = maps / "hamnar.tmx"
    layer = ('<objectgroup id="97" name="taught"><properties>'
             '<property name="lesson" type="bool" value="true"/></properties>'
             '<object id="998" name="moment" type="spot" x="10" y="20" width="30" height="40"/>'
             '</objectgroup></map>')
    file.write_text(file.read_text(encoding="utf-8").replace("</map>", layer), encoding="utf-8")
    assert read_board("hamnar", maps).spots == read_board("hamnar").spots
    taught = read_board("hamnar", maps, lesson=True)
    assert taught.box_of("moment") == Box(10, 20, 30, 40)
    assert taught.box_of("orb/sun") == read_board("hamnar").box_of("orb/sun")


def test_a_map_without_places_of_the_game_is_refused_before_the_match(open_house, monkeypatch):
    """A board without a place would fail in the middle of a match."""
    house = open_house("--speed", "instant")
    board = read_board("hamnar")
    spots = {place: spot for place, spot in board.spots.items() if place != "taken/0"}
    monkeypatch.setattr("game.tables.match_scene.find_board",
                        lambda *_, **__: replace(board, spots=spots))
    house.press("confirm")
    house.press("confirm", device="keys/left")
    house.until("LobbyScene")
    house.press("confirm")
    assert house.scene in ("TitleScene", "LobbyScene")
    (sentence,) = house.notices()
    assert sentence.endswith("hamnar.tmx: there is no spot 'taken/0', and the game needs it")
