"""A sentence of the house covers nothing that can be pressed and no hint, whatever scene is on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.core.words import LANGUAGES, Trouble
from game.devices.press import RIGHT_KEYS
from game.scenes.lobby.scene import LobbyScene
from game.scenes.saved.scene import SavedMatchesScene
from tests.gallery import PEOPLE_THREE
from tests.house import OpenHouse
from tests.scenes.test_menus import focus

FAST = ("--speed", "instant", "--seed", "1", "--size", "1280x720")
FILE = Path("/home/somebody/.local/share/hearthside/records/20261122-050622-729233-hamnar.jsonl")
LINES = 2


def scenes(house: OpenHouse) -> dict[str, Callable[[], object]]:
    home = house.house

    def pause() -> None:
        house.at_table(moves=("@sun",))
        house.press("pause")

    return {
        "title": lambda: None,
        "lobby": lambda: home.stack.push(LobbyScene(home, "hamnar", RIGHT_KEYS)),
        "table": lambda: house.at_table(moves=("@sun",)),
        "pause": lambda: pause,
        "cards": lambda: house.at_cards("haggis", PEOPLE_THREE, "open"),
    }


@pytest.mark.share(3)
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("scene", ["title", "lobby", "table", "pause", "cards"])
def test_a_sentence_covers_no_button_and_no_hint(open_house, scene, text):
    house = open_house(*FAST)
    home = house.house
    home.settings.text, home.settings.language = text, "sv"
    home.change()
    scenes(house)[scene]()
    house.frames(3)
    home.notice(Trouble("record-unreadable", FILE, "Permission denied"))
    house.frames()
    (page,) = home.draw_notices(house.now)
    assert page.problems == [] and page.shortened == []
    (box,) = page.boxes
    assert [taken for taken in house.top.list_obstacles()[0] if box.overlaps(taken)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_about_a_file_keeps_to_two_lines_and_stays_where_it_lies(open_house, language):
    house = open_house(*FAST)
    home = house.house
    home.settings.language = language
    home.change()
    home.notice(Trouble("record-aside", Trouble("record-broken", FILE, "it is not in UTF-8"),
                        Trouble("aside", "20261122-050622-729233-hamnar.jsonl.broken-1")))
    house.frames()
    (box,) = home.draw_notices(house.now)[0].boxes
    assert box.h <= LINES * home.art.line_height("small") + 4
    house.press("right")
    assert home.draw_notices(house.now)[0].boxes == [box]


def test_a_sentence_makes_way_where_more_chairs_leave_its_place_to_words(open_house):
    house = open_house(*FAST)
    home = house.house
    home.stack.push(LobbyScene(home, "reindeer", RIGHT_KEYS))
    house.frames(2)
    home.tell(("name-kept", "Freja"))
    house.frames(2)
    first = len(house.top.seating.kinds)
    focus(house, "option/seats")
    for _ in range(4):
        house.press("confirm")
        house.frames()
        (box,) = home.draw_notices(house.now)[0].boxes
        pressed, words = house.top.list_obstacles()
        assert not any(box.overlaps(other) for other in (*pressed, *words))
    assert len(house.top.seating.kinds) != first


@pytest.mark.parametrize("text", [1.0, 1.25, 2.0])
@pytest.mark.parametrize("game", ["hamnar", "halmstad", "reindeer"])
def test_a_sentence_lies_on_no_part_of_the_board_with_a_games_name(open_house, text, game):
    house = open_house(*FAST)
    home = house.house
    home.settings.text, home.settings.language = text, "sv"
    home.change()
    home.stack.push(LobbyScene(home, game, RIGHT_KEYS))
    home.tell(("name-kept", "Sig"))
    house.frames(3)
    title = next(box for name, box in house.top.page.leaves
                 if name == repr(home.words(f"game-{game}")))
    (notice,) = home.draw_notices(house.now)[0].boxes
    board = house.top.list_obstacles()[1][-1]
    assert title.is_within(board) and not notice.overlaps(board)


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_a_sentence_lies_on_no_tab_and_no_row_of_the_saved_games(open_house, text):
    house = open_house(*FAST)
    home = house.house
    home.settings.text = text
    home.change()
    for _ in range(3):
        house.at_table(moves=("@sun",))
    house.at_cards("halmstad", PEOPLE_THREE, "open", plies=2000)
    home.to_title()
    home.stack.push(SavedMatchesScene(home))
    home.tell(("name-kept", "Sig"))
    house.frames(3)
    (notice,) = home.draw_notices(house.now)[0].boxes
    page = house.top.page
    assert "other" in page.pointed, "a tab leads to the finished matches"
    pressed = (*page.pointed.values(), *(spot.box for spot in page.spots.values()))
    assert not any(notice.overlaps(box) for box in pressed)
