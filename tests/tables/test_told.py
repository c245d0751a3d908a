"""What the house says at the right moment: victories, refusals, posters."""

from __future__ import annotations

import pytest

from game.devices.press import LEFT_KEYS, RIGHT_KEYS
from game.games.hamnar.table.panels import find_side
from game.scenes.lobby.scene import LobbyScene
from game.scenes.nightboard.scene import NightBoardScene
from game.tables.style import join_winners
from tests.games.haggis.positions import at
from tests.house import OpenHouse, find_pictures
from tests.night.test_night_scenes import go
from tests.tables.test_tricks import play


def test_several_winners_share_the_victory_and_are_named(house):
    table = house.at_table()
    assert table.say(join_winners((0, 1))) == "Freja and Ask share the victory"


def test_only_hamnar_has_draws(house):
    house.at_table("4b/5/5/5/w4 wwbwbb pawn 99")
    house.table.play(0, ("move", 0, 5))
    house.until("ResultsScene")
    assert house.top.tell_heading() == house.house.words("result-draw")


def test_a_refusal_disappears_with_the_scene_that_it_was_about(house):
    go(house, "settings")
    house.house.refuse(("name-empty",))
    house.frames()
    assert house.notices()
    house.press("cancel")
    house.frames()
    assert house.notices() == []


def test_a_board_that_nobody_can_press_shows_nothing_to_press(house):
    poster = NightBoardScene(house.house, "haggis", poster=True)
    assert dict(poster.page.spots) == {}
    assert poster.tell_title() == "Haggis"


def test_an_untouched_match_is_not_promised_to_be_kept(open_house):
    house: OpenHouse = open_house("--kiosk", "--speed", "instant")
    house.press("confirm")
    house.house.stack.push(LobbyScene(house.house, "hamnar", RIGHT_KEYS))
    house.frames(1, 1.0)
    house.press("confirm")
    assert house.scene == "TableScene"
    house.frames(1, 91.0)
    said = house.top.make_dialog().sentence
    assert said == house.house.words("stillthere-left", house.top.seconds)


def test_what_has_happened_bears_the_sign_of_whoever_did_it(open_house):
    house = open_house("--speed", "instant")
    house.in_position("haggis", at("10o/6r8o/8r8g9b"), seats=3)
    play(house, "haggis", "play 10o")
    house.frames(2)
    page = next(page for page in house.table.picture.drawn
                if any("Freja is out" in name for name, _ in page.leaves))
    signs = [name for name, _ in find_pictures(page) if name.startswith("ui/seat_")]
    assert signs == ["ui/seat_0"]


def test_a_panel_of_hamnar_shows_the_pieces_that_are_left_and_how_many_could_move(open_house):
    house = open_house("--speed", "instant")
    table = house.at_table("4b/5/w4/w4/w4 wwbwbb pawn 0")
    house.frames(2)
    assert house.words().count("can move'") == 2
    assert "Next, horse: " in house.words(), "of whoever is not in turn"
    sides = [find_side(table.picture.seen, seat) for seat in (0, 1)]
    assert [(side.left, side.able) for side in sides] == [(3, 1), (1, 1)], (
        "those behind are in each other's way")


@pytest.mark.parametrize("scene", ["pause", "rules", "log"])
def test_what_a_table_has_said_does_not_stay_under_what_comes_over_it(house, scene):
    table = house.at_table()
    house.press("cancel", device=RIGHT_KEYS)
    assert house.said(1) == "It is Freja’s turn."
    house.press(scene, device=LEFT_KEYS)
    assert house.top is not table
    assert house.said(1) == ""
