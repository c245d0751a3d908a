"""Where things stand at a table; and nobody is told anything twice, or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game import routes
from game.core.contract import Place
from game.core.hands import Hands
from game.core.match import start
from game.core.record import Header, Player
from game.devices.press import LEFT_KEYS, RIGHT_KEYS
from game.games import load_rules
from game.games.reindeer.rules.atlas import DEPOT
from game.picture.screen import Box
from game.scenes.lesson.scene import LessonScene
from game.tables.table import TableScene
from tests.games.reindeer.country import CROWDED, sit
from tests.house import OpenHouse

SAID = [(1.0, "en"), (2.0, "sv")]
SEATED = [("herrlof", 2), ("herrlof", 3), ("halmstad", 3)]
FRAME = 5  # how close things may come to the frame of their plate
AIR = 110  # of a line on a plate: the space round its things and between them


@pytest.fixture(scope="module")
def one(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    """A house that all tests of this file share."""
    house = OpenHouse(tmp_path_factory.mktemp("staged"), "--speed", "instant")
    yield house
    house.close()


@pytest.fixture(scope="module", params=SAID, ids=str)
def reader(one: OpenHouse, request: pytest.FixtureRequest) -> OpenHouse:
    """The same house for people who read English, or Swedish in large letters."""
    return spoken(one, *request.param)


@pytest.fixture
def house(one: OpenHouse) -> OpenHouse:
    return spoken(one, *SAID[0])


def spoken(house: OpenHouse, text: float, language: Any) -> OpenHouse:
    settings = house.house.settings
    if (settings.text, settings.language) != (text, language):
        settings.text, settings.language = text, language
        house.house.change()
    house.house.to_title()
    return house


def leaves(table: TableScene) -> list[tuple[str, Box]]:
    """Everything that is drawn, with its place."""
    return [leaf for page in table.picture.drawn for leaf in page.leaves]


def lettered(house: OpenHouse, key: str) -> list[Box]:
    """All places where some words stand."""
    words = repr(house.house.words(key))
    return [box for name, box in leaves(house.table) if name == words]


@pytest.mark.parametrize("mode", ["peek", "hold"])
@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_everybody_is_told_once_how_her_hand_is_opened(reader, game, seats, mode):
    people = (Player("Freja"), Player("Ask"), Player("Embla"))[:seats]
    table = reader.at_cards(game, people, mode)
    reader.frames(2)
    found = lettered(reader, "hint-hold" if mode == "hold" else "hint-look")
    assert len(found) == len(table.pickers) == seats
    tray = table.show.board.box_of("tray")
    for seat in table.pickers:
        name = next(box for words, box in leaves(table)
                    if words == repr(people[seat].name) and tray.has_point(*box.center))
        look, = (box for box in found if abs(box.center[1] - name.center[1]) < FRAME)
        row = [box for _, box in leaves(table) if abs(box.center[1] - look.center[1]) < FRAME
               and tray.has_point(*box.center)]
        assert all(box.is_within(tray.inset(FRAME)) for box in row), "it touches the frame"
    assert not [said for page in table.picture.drawn for said in page.shortened]


@pytest.mark.parametrize("mode", ["peek", "hold"])
@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_a_name_is_cut_only_where_there_is_no_room(house, game, seats, mode):
    people = tuple(map(Player, ("Embla", "Mmmmmmmmmm", "Wwwwwwwwww")))[:seats]
    table = house.at_cards(game, people, mode, plies=seats if game == "herrlof" else 40)
    house.frames(2)
    for seat in range(1, seats):
        plate, art = table.show.panel_of(seat), house.house.art
        others = [box.w for words, box in leaves(table) if plate.has_point(*box.center)
                  and box.center[1] < plate.y + plate.h / 2 and people[seat].name[:3] not in words]
        if people[seat].name in {said for page in table.picture.drawn for said in page.shortened}:
            free = plate.w - sum(others) - AIR
            assert free < art.measure_text(people[seat].name, "small")[
                0], "there was room for the name"


@pytest.mark.parametrize("seats", [2, 3])
def test_what_can_be_predicted_stands_between_the_question_and_the_hand(house, seats):
    table = house.at_cards("herrlof", (Player("Freja"), Player("Ask"), Player("Embla"))[:seats],
                         "open")
    boxes = [table.show.board.box_of(place) for place in table.questions.map_places(0)
             if place.startswith("number/")]
    assert len(boxes) > 10
    panel, task, tray = table.show.panel_of(0), *map(table.show.board.box_of, ("task", "tray"))
    assert boxes[0].x < boxes[-1].right < table.show.board.box_of("hints").x
    assert not [box for box in boxes if box.inset(-2).overlaps(panel.inset(-12))]
    assert all(task.bottom < box.y and box.bottom < tray.y for box in boxes)


def test_cards_are_sorted_at_one_place_in_both_games_and_in_lessons(house):
    found = []
    for game in ("haggis", "herrlof"):
        table = house.at_cards(game, (Player("Freja"), Player("Ask")), "open", plies=3)
        found.append(table.show.board.box_of("button/sort"))
        house.house.to_title()
        lesson = LessonScene(house.house, game, RIGHT_KEYS, ("Freja", "Ask", "Embla"))
        found.append(lesson.show.board.box_of("button/sort"))
    assert len(set(found)) == 1
    assert found[0].bottom < table.show.board.box_of("hints").y, "over the hints"



def test_nothing_painted_sticks_out_from_under_the_plates(house):
    """The quay behind Halmstad's plates has no red walls whose roofs are covered."""
    table = house.at_cards("halmstad", (Player("Freja"), Player("Ask"), Player("Embla")), "open")
    art, sheet = house.house.art, table.show.board.pictures[0]
    image = art.load_picture(sheet.name, sheet.box.w, sheet.box.h)
    for seat in (1, 2):
        plate = table.show.panel_of(seat)
        for x in range(int(plate.x), int(plate.right), 8):
            for y in range(int(plate.bottom), int(plate.bottom) + 60, 8):
                at = art.to_pixels(x - sheet.box.x + 1), art.to_pixels(y - sheet.box.y + 1)
                if sheet.box.has_point(x, y) and image.get_rect().collidepoint(at):
                    red, green, blue, _ = image.get_at(at)
                    assert not (red > 60 and red > 2 * green and red > 2 * blue), (x, y)


def test_a_refusal_on_the_map_is_said_once(house):
    table = sit(house, CROWDED)
    house.touch("button/big", "point/50,16", "number/4")
    at: Place = "point/60,31"
    table.input.set_cursor(0, (60.0, 31.0))
    house.frames(2)
    reason = table.pickers[0].find_live(at).why
    assert reason
    words = repr(table.say(reason))
    told = [name for name, _ in leaves(table)].count(words)
    assert told == 1, "beside the cursor, before it is pressed"
    house.press("confirm", device=LEFT_KEYS)
    house.frames(2)
    assert [name for name, _ in leaves(table)].count(words) == 1
    assert house.said(0) == table.say(reason)


def test_nobody_is_asked_anything_while_a_bots_turn_is_still_on_the_screen(tmp_path):
    house = OpenHouse(tmp_path, "--speed", "1")
    match = start(Header("reindeer", load_rules("reindeer").VERSION,
                         (Player("Ask", "novice"), Player("Freja")), "5"), None)
    match.states[-1] = match.rules.read("usa 1/0 1,2 0:0 300:-/300:- -")
    house.house.stack.open(routes.Table(match, Hands(match.players, {1: LEFT_KEYS})))
    house.frames(2)
    table, say = house.table, house.house.words
    asked = {repr(say(key)) for key in ("reindeer-task", "reindeer-task-done", "button-done")}
    table.play(0, ("little", DEPOT, (8, 4)))
    table.play(0, ("done",))
    house.frames(2)
    assert table.show.reel.busy
    while table.show.reel.busy:
        assert not _asked(asked, table)
        house.frames(10)
    house.frames(2)
    shown = _asked(asked, table)
    house.close()
    assert len(shown) == 2 and repr(say("button-done")) in shown


def _asked(keys: set[str], table) -> set[str]:
    """What of all that may be asked is on the screen."""
    return {name for name, _ in leaves(table) if name in keys or any(
        begin in name for begin in (" sleigh: ", "Fly ", "Load ", "No city "))}
