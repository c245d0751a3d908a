"""No page clips a text, covers anything or leaves the safe area, in any language or text size."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.app import App, open_app
from game.arguments import read
from game.core.hands import Hands
from game.core.match import Match
from game.core.record import Header, Player, Record
from game.core.words import LANGUAGES
from game.devices.press import RIGHT_KEYS
from game.games import GAMES, load_rules
from game.house import House
from game.picture.page import Page
from game.scenes.dialogs.lost_pad import UnpluggedScene
from game.scenes.dialogs.pause import PauseScene
from game.scenes.lesson.pause import LessonDoneScene, LessonPauseScene
from game.scenes.lesson.scene import LessonScene
from game.scenes.lesson.words import command
from game.scenes.lobby.scene import LobbyScene
from game.scenes.menu import MenuScene
from game.scenes.names.scene import SpellingScene
from game.scenes.rules.scene import RulebookScene
from game.scenes.saved.scene import SavedMatchesScene
from game.scenes.settings.keys import BindingScene
from game.scenes.settings.scene import SettingsScene
from game.scenes.title.title import TitleScene
from game.tables.lessons import has_lesson
from game.tables.table import TableScene
from tests.glass import Glass

NAMES = ("Torsten", "Freja", "Ask")
FULL, SMALL = "1920x1080", "1280x720"
TEXTS = (1.0, 1.5, 2.0)


def looks(*texts: float) -> pytest.MarkDecorator:
    """Every language in letters of every size, in a small window; in a large one, where the same
    letters are only rounded otherwise, a share of them, and the others in long hunts."""
    share = {("en", texts[0]), ("sv", texts[-1])}
    each = [(language, text) for text in texts for language in LANGUAGES]
    return pytest.mark.parametrize(("opened", "language", "text"), [
        pytest.param(size, *look, marks=() if size == SMALL or look in share else pytest.mark.long)
        for size in (FULL, SMALL) for look in each], indirect=["opened"], scope="module")


@pytest.fixture(scope="module")
def opened(request, tmp_path_factory) -> Iterator[App]:
    """One house for all pages: nothing is played in it."""
    data = tmp_path_factory.mktemp("pages")
    app = open_app(read(["--size", request.param, "--data", str(data)]))
    Glass.before(app.house.screen)
    yield app
    app.close()


@pytest.fixture
def house(opened: App) -> Iterator[House]:
    scenes = list(opened.house.stack.scenes)
    yield opened.house
    opened.house.stack.scenes[:] = scenes


def speak(house: House, language: Any, text: float) -> None:
    house.settings.language, house.settings.text = language, text
    house.change()


def menus(house: House, game: str) -> Iterator[MenuScene]:
    """Every menu that can be opened at a game's table and before it."""
    players = tuple(map(Player, NAMES[: max(2, min(load_rules(game).SEATS))]))
    match = Match(Record(Header(game, load_rules(game).VERSION, players, "pages"), None))
    table = TableScene(house, match, Hands(players, {0: "keys/left", 1: "keys/right"}))
    yield from (TitleScene(house), SettingsScene(house), BindingScene(house))
    yield SavedMatchesScene(house)
    yield from (LobbyScene(house, game, RIGHT_KEYS), SpellingScene(house, "Torsten", print))
    yield from (PauseScene(house, table, RIGHT_KEYS), UnpluggedScene(house, table, "pad/0", [0]))
    if has_lesson(game):
        lesson = LessonScene(house, game, RIGHT_KEYS, NAMES)
        yield from (LessonPauseScene(house, lesson, RIGHT_KEYS), LessonDoneScene(house, lesson))


@pytest.mark.share(5)
@looks(*TEXTS[:2])
@pytest.mark.parametrize("game", GAMES)
def test_menus_have_room_for_their_words(house: House, game: str, language: Any, text: float):
    speak(house, language, text)
    for scene in menus(house, game):
        assert scene.page.problems == [], type(scene).__name__


@pytest.mark.share(5)
@looks(*TEXTS[:2])
@pytest.mark.parametrize("game", GAMES)
def test_a_lobby_says_every_choice_in_full(house: House, game: str, language: Any, text: float):
    speak(house, language, text)
    lobby = LobbyScene(house, game, RIGHT_KEYS)
    for control in [name for name, spot in lobby.page.spots.items()
                    if name.startswith("option/") and spot.turn]:  # phones have a page of their own
        for _ in range(3):
            turn = lobby.page.spots[control].turn
            assert turn is not None
            turn(1)
            assert (lobby.page.problems, lobby.page.shortened) == ([], []), control


@pytest.mark.share(5)
@looks(*TEXTS)
@pytest.mark.parametrize("game", GAMES)
def test_every_leaf_of_the_rules_has_room(house: House, game: str, language: Any, text: float):
    speak(house, language, text)
    scene = RulebookScene(house, game)
    for number in scene.list_sections():
        scene.focus.name, scene.leaf = f"section/{number}", 0
        leaf, leaves = 0, 1
        while leaf < leaves:
            scene.leaf = leaf
            scene.mark_stale()
            assert scene.page.problems == [], (number, leaf)
            leaf, leaves = leaf + 1, scene.leaves


@pytest.mark.share(5)
@looks(*TEXTS)
@pytest.mark.parametrize("game", [game for game in GAMES if has_lesson(game)])
def test_every_step_of_a_lesson_is_read_in_full(
    house: House, game: str, language: Any, text: float, monkeypatch: pytest.MonkeyPatch,
):
    speak(house, language, text)
    scene = LessonScene(house, game, RIGHT_KEYS, NAMES)
    house.stack.push(scene)
    whole: list[str] = []
    monkeypatch.setattr(Page, "put_text", lambda *given, **_: whole.append(given[2]))
    for at, step in enumerate(scene.steps):
        scene.at = at
        scene.refit()
        assert scene.page.problems == []
        assert {*command(house.words(step.words))} - {""} <= {*whole}  # not cut short
