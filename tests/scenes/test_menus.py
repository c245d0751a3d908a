"""What a press in a menu does: it moves the focus or changes a value, and nothing that nobody
meant."""

from __future__ import annotations

import os

import pytest

from game.core.record import Player
from game.devices.press import LEFT_KEYS, RIGHT_KEYS, Action, Press
from game.picture.theme import INK
from game.scenes.evening.scene import SeriesScene
from game.scenes.lobby.scene import LobbyScene
from game.scenes.settings.keys import BindingScene
from tests.house import OpenHouse
from tests.night.test_night_scenes import LOST, go
from tests.ways import walk

ALONE = (Player("Freja"), Player("Bot", "novice"))


def focus(house: OpenHouse, name: str) -> None:
    house.press(*walk(house.top.page.spots, house.top.focus.name, name))
    assert house.top.focus.name == name


@pytest.fixture
def lobby(house) -> OpenHouse:
    house.house.stack.push(LobbyScene(house.house, "haggis", RIGHT_KEYS))
    house.frames()
    return house


# steering

def values(house: OpenHouse) -> tuple[object, ...]:
    top = house.top
    agreed = top.agreement.mode, dict(top.agreement.options)
    return tuple(top.seating.names), tuple(top.seating.kinds), *agreed


def test_no_direction_changes_anything(lobby):
    before = values(lobby)
    for name in list(lobby.top.page.spots):
        for action in ("left", "right", "up", "down"):
            focus(lobby, name)
            lobby.press(action)
            assert values(lobby) == before, (name, action)


def test_left_and_right_lead_from_seat_to_seat(lobby):
    focus(lobby, "kind/0")
    lobby.press("right")
    assert lobby.top.focus.name == "kind/1"
    lobby.press("left")
    assert lobby.top.focus.name == "kind/0"


def test_left_of_play_there_is_no_seat(lobby):
    focus(lobby, "start")
    lobby.press("left")
    assert lobby.top.focus.name.partition("/")[0] in ("option", "options", "swap"), "a tile"


def test_confirm_and_the_jump_buttons_change_a_value(lobby):
    focus(lobby, "kind/1")
    kinds = []
    for action in ("next", "prev", "confirm"):
        lobby.press(action)
        kinds.append(lobby.top.seating.kinds[1])
    assert kinds == ["expert", "skilled", "expert"]


def test_the_hints_say_what_changes_the_value_in_focus(lobby):
    hints = []
    for name in ("start", "kind/1", "name/1", "name/0"):
        focus(lobby, name)
        hints.append([key for _, key in lobby.top.page.spots[name].hints])
    assert hints == [["hint-choose"], ["hint-change", "hint-change-back"],
                     ["hint-spell", "hint-other"], ["hint-person", "hint-other"]]


def test_lists_lead_round_their_ends_but_not_while_a_key_is_held(house):
    go(house, "settings")
    focus(house, "language")
    house.app.press(Press(Action.UP, RIGHT_KEYS, phase="repeat"))
    assert house.top.focus.name == "language", "the first row of the first group"
    house.press("up")
    assert house.top.focus.name == "fullscreen", "round to the last one of the drawer"
    house.press("down")
    assert house.top.focus.name == "back", "which lies under all"


def test_a_direction_where_nothing_lies_leads_round_within_a_row_of_like_things_alone(house):
    house.at_table(moves=("@sun",))
    house.house.to_title()
    for here, action, there in (
            ("quit", "right", "settings"), ("quit", "down", "quit"), ("kept", "right", "resume/0"),
            ("game/hamnar", "up", "game/hamnar"), ("game/hamnar", "left", "game/reindeer"),
            ("game/reindeer", "right", "game/hamnar")):
        house.top.focus.name = here
        house.press(action)
        assert house.top.focus.name == there, (here, action)


def test_nothing_lies_over_the_shelf_of_a_game_night(house):
    house.house.stack.push(SeriesScene(house.house, RIGHT_KEYS))
    house.press("confirm")
    for game in ("hamnar", "halmstad", "reindeer"):
        house.top.focus.name = f"game/{game}"
        house.press("up")
        assert house.top.focus.name == f"game/{game}"


def test_what_has_the_focus_in_a_pause_is_a_light_plank(house):
    house.at_table()
    house.press("pause", "down")
    art = house.house.art
    inked = {key[1] for key, image in art.kept.items() if key[0] == "text" and key[3] == INK
             for drawn, *_ in house.top.page.drawn if drawn is image}
    labels = {entry.label for entry in house.top.list_entries()}
    assert house.scene == "PauseScene"
    assert inked & labels == {house.house.words("pause-rules")}


def test_the_pause_is_walked_upwards_too(house):
    house.at_table(moves=("@sun",))
    house.press("pause", "up")
    assert house.top.focus.name == "leave"


def test_escape_leaves_a_page_on_the_keyboard(lobby):
    lobby.press("confirm", device=LEFT_KEYS)
    lobby.press("pause")
    assert lobby.scene == "TitleScene"


# what cannot be taken back

def over(house: OpenHouse) -> None:
    house.at_table(LOST, players=ALONE, devices={0: RIGHT_KEYS})
    house.table.play(0, ("leave",))
    while house.scene != "ResultsScene":
        house.frames()


def test_whoever_hurries_the_end_of_a_match_does_not_begin_another(house):
    over(house)
    for _ in range(5):
        house.press("confirm")
        house.frames(12)
        assert house.scene == "ResultsScene"
    house.frames(60)
    match = house.match
    house.press("left", "confirm")
    assert house.scene == "TableScene" and house.match is not match


def test_quitting_is_asked_once_and_staying_is_the_first_answer(house):
    house.press("cancel")
    assert house.top.focus.name == "quit"
    house.press("confirm", "confirm")
    assert house.scene == "TitleScene" and house.house.run.running
    house.press("confirm")
    assert house.house.words("quit-sure") == house.top.make_dialog().heading
    go(house, "go")
    assert not house.house.run.running


def test_after_a_lesson_comes_play(lobby):
    go(lobby, "learn")
    lobby.press("pause")
    go(lobby, "leave")
    assert (lobby.scene, lobby.top.focus.name) == ("LobbyScene", "start")


# the title

def boxes(house: OpenHouse) -> dict[str, tuple[float, ...]]:
    return {name: spot.box for name, spot in house.top.page.spots.items()
            if not name.startswith("resume")}


def test_a_match_to_go_on_with_moves_nothing_else_on_the_title(house):
    before = boxes(house)
    for n in (1, 2):
        house.at_table(moves=("@sun", "@pawn")[:n])
        house.house.to_title()
        house.frames()
        assert f"resume/{n - 1}" in house.top.page.spots
        assert boxes(house) == before


def test_two_matches_of_the_same_people_are_told_apart(house):
    for at in (1_700_000_000, 1_700_004_000):
        match = house.at_table(moves=("@sun",)).match
        house.house.to_title()
        os.utime(match.record.file, (at, at))
    go(house, "kept")
    told = {told for name, told in house.top.page.told.items() if name.startswith("kept/")}
    assert len(told) == 2


def test_a_bot_is_called_one(house):
    house.at_table(moves=("@sun",), players=ALONE, devices={0: RIGHT_KEYS})
    house.house.to_title()
    go(house, "kept")
    assert "Bot (bot)" in house.top.page.told["kept/0"]


def test_a_key_that_is_taken_is_told_with_what_has_it_not_with_what_wants_it(house):
    scene, say = BindingScene(house.house), house.house.words
    house.house.stack.push(scene)
    house.frames()
    for action, key, has in ((Action.UP, "Q", "cancel"), (Action.CANCEL, "W", "up")):
        house.house.notices.shown.clear()
        scene.focus.name = str(action)
        house.press("confirm")
        house.key(key)
        place = ("binding-place", ("binding-left",), (f"action-{has}",))
        wants = ("binding-place", ("binding-left",), (f"action-{action}",))
        told = house.notices()[-1]
        assert say.say(("binding-taken", key, place, wants)) == told, told


def test_left_and_right_turn_the_row_of_devices_where_keys_are_chosen(house):
    scene, say = BindingScene(house.house), house.house.words
    house.house.stack.push(scene)
    house.frames()
    for press, device in (("right", "right"), ("left", "left"), ("left", "pad")):
        house.press(press)
        assert scene.page.told["table"].endswith(say(f"binding-{device}"))
