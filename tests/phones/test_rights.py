"""What phones may see and press: every scene is in the table, and the table holds."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator

import pytest

import game
from game.core.words import Words
from game.devices.press import LEFT_KEYS, RIGHT_KEYS, Action, Press
from game.kiosk.pin import seal
from game.phones.rights import CLOSED, TABLE
from game.scene import Scene
from game.scenes.kiosk.operator import OperatorScene
from game.scenes.lobby.scene import LobbyScene
from game.scenes.saved.scene import SavedMatchesScene
from game.scenes.settings.scene import SettingsScene
from tests.phones.host import Room

BASES = {  # what scenes are made of; none of them is ever shown
    "MenuScene", "OverlayScene", "PausedScene", "RoomScene", "OperatorPage",
    "ChoosesGames", "ChoosesEvening", "TaughtOverlay", "PuzzleOverlay",
    "MatchScene", "WatchedMatch", "StagedMatch", "PassedMatch", "WindowScene",
    "TaughtTable", "NotedMatch", "NightRoom", "SittingScene",
    "SeatedMatch", "PlayedMatch", "LessonTable", "PuzzleTable", "ChosenGames", "Spelling",
    "Cupboard",
    "Poster"}  # a match draws that one
PLACES = ("game.scenes", "game.tables", "game.games", "game.kiosk")
NAMES = ("Freja", "Ask")
BUSY = Words("en")("phone-busy")


def scenes(kind: type[Scene] = Scene) -> Iterator[type[Scene]]:
    for one in kind.__subclasses__():
        if one.__module__.startswith("game."):
            yield one
        yield from scenes(one)


def test_every_scene_says_what_phones_may_see_and_press():
    for module in pkgutil.walk_packages(game.__path__, "game."):
        if module.name.startswith(PLACES) and ".bot" not in module.name:
            importlib.import_module(module.name)
    names = {one.__name__ for one in scenes()}
    assert names - BASES == {*TABLE}
    assert len({*scenes()}) == len(names), "two scenes with one name"


def test_nobody_may_press_anything_while_the_operator_is_at_work():
    assert {rights.operator for rights in TABLE.values()} == {CLOSED.operator}


@pytest.fixture
def room(open_house, host) -> Iterator[Room]:
    """A kiosk with phones, and a number of its operator's."""
    house = open_house("--kiosk", "--speed", "instant")
    house.press("confirm")
    guard = house.house.kiosk
    guard.keep_seal(seal("4711"))
    room = Room(house, host)
    yield room
    room.close()
    for slot in room.slots.values():
        host.put_out(slot)


def hammer(room: Room, page) -> None:
    """Press everything that a page could, and wait until it was heard."""
    for act in ("confirm", "down", "confirm", "up", "confirm", "right", "cancel"):
        page.send(kind="act", act=act, n=page.shown["n"])
    page.send(kind="ping", id=1)
    while page.hear() != {"kind": "pong", "id": 1}:
        pass
    room.frames(3)


def test_phones_neither_see_nor_press_where_the_operator_enters_the_number(room):
    room.sit("hamnar", NAMES)
    pages = room.phone(0), room.phone(1)
    room.house.app.press(Press(Action.OPERATOR, RIGHT_KEYS))
    assert room.house.scene == "PinScene"
    for page in pages:
        room.until(lambda page=page: page.shown["task"] == BUSY)
        assert (page.shown["focus"], page.shown["acts"], page.shown["buttons"]) == ("", [], [])
    before = room.house.top.focus.name
    for _ in range(3):
        hammer(room, pages[0])
    assert room.house.scene == "PinScene"
    assert (room.house.top.digits, room.house.top.focus.name) == ("", before)
    assert not room.house.house.kiosk.lock.seconds_of_rest(room.house.house.run.now)
    room.house.press("cancel", device=RIGHT_KEYS)
    room.until(lambda: pages[0].shown["mode"] == "board")


@pytest.mark.parametrize("page_of", ["games", "evening", "night", "pads", "counters", "exit"])
def test_a_phone_presses_nothing_in_the_operators_menu(room, page_of):
    house = room.house.house
    room.sit("hamnar", NAMES)
    page = room.phone(0)
    house.stack.push(OperatorScene(house, house.kiosk))
    room.house.top.focus.name = page_of
    if page_of != "exit":
        room.house.press("confirm", device=RIGHT_KEYS)
    kind, focus = room.house.scene, room.house.top.focus.name
    room.until(lambda: page.shown["task"] == BUSY)
    hammer(room, page)
    assert (room.house.scene, room.house.top.focus.name) == (kind, focus)
    assert house.run.running
    assert page.shown["focus"] == ""


def test_whoever_has_no_seat_neither_answers_for_the_others_nor_keeps_a_kiosk_awake(room):
    room.sit("hamnar", NAMES, pads={0: LEFT_KEYS})
    guest = room.host.invite("Bo")
    room.slots[5] = guest.slot
    own, page = room.phone(1), room.phone(5)
    guard = room.house.house.kiosk
    room.house.frames(1, guard.choices.match + 1.0)
    assert room.house.scene == "StillThereScene"
    quiet = guard.idle.seconds_left(room.house.house.run.now)
    room.until(lambda: page.shown["task"] == BUSY)
    hammer(room, page)
    assert room.house.scene == "StillThereScene"
    assert guard.idle.seconds_left(room.house.house.run.now) < quiet
    room.until(lambda: own.shown["mode"] == "pad")
    own.act("confirm")
    room.until(lambda: room.house.scene == "TableScene")


def test_a_phone_without_a_seat_presses_nothing_over_a_lobby(room):
    guest = room.host.invite("Bo")
    room.slots[5] = guest.slot
    house = room.house.house
    house.stack.push(LobbyScene(house, "haggis", RIGHT_KEYS))
    house.stack.push(SettingsScene(house))
    page = room.phone(5)
    room.until(lambda: page.shown["task"] == BUSY)
    before = room.house.top.focus.name
    hammer(room, page)
    assert room.house.scene == "SettingsScene" and room.house.top.focus.name == before
    assert page.shown["focus"] == ""


def test_whoever_has_not_said_a_name_presses_nothing(room, host):
    guest = host.invite()
    room.slots[5] = guest.slot
    page = room.phone(5)
    assert page.shown["kind"] == "join"
    house = room.house.house
    house.stack.push(SavedMatchesScene(house))
    hammer(room, page)
    assert room.house.scene == "SavedMatchesScene"
