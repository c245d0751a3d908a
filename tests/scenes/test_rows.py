"""Everything in one list is set in the same size of type, and panels keep their shape."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from game.core import series
from game.core.hands import Hands
from game.core.match import start
from game.core.record import Header, Player
from game.core.series import Played, Series
from game.core.settings import VOLUMES
from game.devices.press import RIGHT_KEYS
from game.games import GAMES, load_rules
from game.kiosk.counters import Counters
from game.kiosk.kiosk import Kiosk
from game.night.board import Best, Board, Line, Past, list_kinds
from game.picture.page import Page
from game.picture.screen import SAFE, Box
from game.picture.theme import RING
from game.scenes.dialogs.pause import PauseScene
from game.scenes.evening.people import PeopleScene
from game.scenes.evening.scene import SeriesScene
from game.scenes.kiosk.operator import EveningScene, GamesScene, OperatorScene
from game.scenes.lobby.scene import LobbyScene
from game.scenes.menu import MenuScene
from game.scenes.nightboard.scene import NightBoardScene
from game.scenes.results.scene import ResultsScene
from game.scenes.saved.scene import SavedMatchesScene
from game.scenes.settings.keys import TABLES, BindingScene
from game.scenes.settings.scene import SettingsScene
from game.scenes.title.title import TitleScene
from game.tables.game_facts import DOT
from game.tables.table import TableScene
from game.ui.setting_rows import FELTS, ROWS
from tests.gallery import results
from tests.house import OpenHouse
from tests.scenes import drawn_words

SAID = [(1.0, "en"), (2.0, "sv")]
PEOPLE = ("Wwwwwwwwww", "Mmmmmmmmmm", "Embla", "Torsten", "Bo")
SILVER, BRONZE = 5120, 4800  # dollars at the end of a journey alone


@pytest.fixture(scope="module")
def one(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    """A house that all tests of this file share."""
    house = OpenHouse(tmp_path_factory.mktemp("rows"), "--speed", "instant", "--size", "1280x720")
    yield house
    house.close()


@pytest.fixture(scope="module", params=SAID, ids=str)
def house(one: OpenHouse, request: pytest.FixtureRequest) -> OpenHouse:
    one.house.to_title()
    one.house.settings.text, one.house.settings.language = request.param
    one.house.change()
    return one


def heights(page: Page, boxes: Iterable[Box], *, left: bool) -> set[int]:
    """How high the texts on one side of some boxes are."""
    texts = {id(image) for key, image in page.art.kept.items() if key[0] == "text" and key[1]}
    return {image.get_height() for box in boxes for image, x, y in page.drawn
            if box.has_point(x, y) and id(image) in texts and (x < box.center[0]) is left}


def text(page: Page, words: str) -> Box:
    """Where words stand."""
    return next(box for name, box in page.leaves if words in name)


def ink(page: Page, box: Box) -> Box:
    """Where the letters of a text are, which may be at one end of its box."""
    image = next(image for image, x, y in page.drawn if (x, y) == box[:2])
    left, _, wide, _ = image.get_bounding_rect()
    return box._replace(x=box.x + left / page.art.scale, w=wide / page.art.scale)


def boxes_of(page: Page, *kinds: str) -> list[Box]:
    return [spot.box for name, spot in page.spots.items() if name.startswith(kinds)]


def test_settings_are_set_in_one_size(house):
    scene, seen = SettingsScene(house.house), 0
    for drawer in FELTS:
        names = [row.name for row in ROWS.values()
                 if row.drawer == drawer and row.name != "keys"]  # it leads to a page of its own
        scene.focus.name = names[0]
        scene.mark_stale()
        page = scene.page
        boxes = [page.spots[name].box for name in names]
        seen += len(boxes)
        labels = heights(page, (box._replace(w=box.w / 2) for box in boxes), left=True)
        assert labels <= {min(labels), 2 * min(labels)}, "some have two lines"
        if names[0] not in VOLUMES:
            assert len(heights(page, boxes, left=False)) == 1
            texts = {id(image) for key, image in page.art.kept.items() if key[0] == "text"}
            row = page.spots[names[-1]].box
            middles = [y + image.get_height() / page.art.scale / 2 for image, x, y in page.drawn
                       if id(image) in texts and row.has_point(x, y)]
            assert middles == pytest.approx([row.center[1]] * 2, abs=2), "its label and its value"
        assert (page.problems, page.shortened) == ([], [])
    assert seen == 13


def test_keys_and_what_they_do_are_set_in_one_size(house):
    scene = BindingScene(house.house)
    for table in TABLES:
        scene.table = table
        scene.mark_stale()
        boxes = [box for name, spot in scene.page.spots.items() for box in [spot.box]
                 if name not in {"table", "reset", "back"}]
        assert len(boxes) == 12
        assert len(heights(scene.page, boxes, left=True)) == 1, table
        assert len(heights(scene.page, boxes, left=False)) <= 1, table
        assert (scene.page.problems, scene.page.shortened) == ([], [])


def test_a_game_night_is_set_in_one_size(house):
    page = SeriesScene(house.house, RIGHT_KEYS).page
    words = drawn_words(page)
    names = [words[house.house.words(f"game-{game}")][0] for game in GAMES]
    assert len({box.h for box in names}) == 1
    facts = {box.h for name, boxes in words.items() for box in boxes if DOT in name}
    assert len(facts) == (not page.art.large_text), "who plays each, and how long"


def test_the_planks_of_a_game_night_name_people_alike(house):
    played = [Played("", "hamnar", PEOPLE[:2], (True,) * 2, (1, 2)),
              Played("", "herrlof", PEOPLE[2:], (True,) * 3, (1, 2, 3))]
    series.save(house.house.store.data, Series(GAMES, 1, played))
    scene = SeriesScene(house.house, RIGHT_KEYS)
    scene.enter()
    page = scene.page
    board = [(name, box) for name, box in page.leaves if name in {repr(name) for name in PEOPLE}]
    left = min(box.x for _, box in board)
    rows = {name: box for name, box in board
            if box.x == left and box.bottom < page.spots["on"].box.y}
    planks = [*rows.values()]
    assert len(planks) == len(PEOPLE)
    assert rows["'Torsten'"].h == rows["'Embla'"].h == rows["'Bo'"].h == max(
        box.h for box in planks), "names that are too long alone are smaller"
    assert max(box.bottom for box in planks) + 30 <= page.spots["on"].box.y
    totals = [text(page, repr(str(n))) for n in (1, 2, 3)]
    assert max(box.right for box in planks) + 20 <= min(box.x for box in totals)
    (house.house.store.data / "series.json").unlink()


def test_rows_of_the_night_board_are_set_in_one_size(house):
    """Matches of two people have shorter lines than those of five, and some names are wide."""
    ended = map(results, range(8))
    scene = NightBoardScene(house.house)
    scene.board = Board(
        wins=Best((), tuple(Line(name, 90 - n) for n, name in enumerate(PEOPLE))),
        past=tuple(Past(one.id, one.game, one.ended, one.sitters) for one in ended))
    scene.mark_stale()
    scene.at = len(list_kinds(scene.board))
    assert len({text(scene.page, repr(name)).h for name in PEOPLE[1:4]}) == 1
    scene.turn(2)  # past the game nights
    words = drawn_words(scene.page)
    shown = [box.h for name in PEOPLE if len(name) <= 8 for box in words.get(name, ())]
    assert len(shown) >= 3
    assert all(abs(h - lines * min(shown)) < 4 for h in shown
               for lines in [round(h / min(shown))]), "some are larger than others"


def shape(page: Page) -> tuple[int, frozenset[int], int]:
    """The columns, the type and the picture of a panel."""
    boxes = [spot.box for spot in page.spots.values()]
    pictures = [image.get_size() for image, _, _ in page.drawn
                if image.get_width() == image.get_height() > 100 * page.art.scale]
    return len({box.x for box in boxes}), frozenset(heights(page, boxes, left=True)), len(pictures)


def test_results_keep_their_shape_whatever_the_heading_says(house):
    shapes = []
    for money in (SILVER, BRONZE):
        players = (Player("Freja"),)
        match = start(Header("reindeer", load_rules("reindeer").VERSION, players, "5"), None)
        match.states[-1] = match.rules.read(f"usa 51/1 - 0:0 {money}:- -")
        match.play(0, ("done",))
        scene = ResultsScene(house.house, TableScene(
            house.house, match, Hands(players, {0: RIGHT_KEYS})))
        scene.people = [0]  # who may write their name
        shapes.append(shape(scene.page))
        assert scene.page.problems == []
    assert len(set(shapes)) == 1
    assert len(shapes[0][1]) == 1


def test_a_pause_is_set_in_one_size(house):
    page = PauseScene(house.house, house.at_table(), RIGHT_KEYS).page
    assert len(shape(page)[1]) == 1


def test_the_operators_lists_are_set_in_one_size_and_what_is_said_stands_over_them(house):
    kiosk = Kiosk(house.house.store, house.house.settings, Counters(), safe=True)
    page = OperatorScene(house.house, kiosk).page
    boxes = list(boxes_of(page, ""))
    assert len(heights(page, boxes, left=True)) == 1
    said = text(page, house.house.words("operator-safe"))
    assert said.x == boxes[0].x
    assert said.bottom + 12 <= boxes[0].y
    page = EveningScene(house.house, kiosk).page
    choices = [spot.box for spot in page.spots.values() if spot.turn]
    assert len(heights(page, (box._replace(w=box.w / 2) for box in choices), left=True)) == 1


def menus(house: OpenHouse) -> Iterator[MenuScene]:
    """The menus of an evening, and of its operator."""
    home = house.house
    yield from (TitleScene(home), SettingsScene(home), BindingScene(home), NightBoardScene(home))
    yield from (SavedMatchesScene(home), SeriesScene(home, RIGHT_KEYS))
    yield PeopleScene(home, ["A", "B", "C"])
    yield from (LobbyScene(home, game, RIGHT_KEYS) for game in GAMES)
    kiosk = Kiosk(home.store, home.settings, Counters(), safe=True)
    yield from (kind(home, kiosk) for kind in (OperatorScene, GamesScene, EveningScene))


def test_no_ring_lies_over_a_neighbour(house):
    for scene in menus(house):
        spots = scene.page.spots
        for name, spot in spots.items():
            if spot.slides:  # a plank of its own marks it
                continue
            ring = spot.box.inset(-RING - 2)
            over = [other for other, there in spots.items()
                    if other != name and there.box.overlaps(ring)]
            assert not over, (type(scene).__name__, name)


def test_the_words_under_the_title_leave_no_word_alone(house):
    house.house.notices.shown.clear()
    page = TitleScene(house.house).page
    said = house.house.words("subtitle")
    box = next((box for name, box in page.leaves if name == repr(said)), None)
    if box is None or box.h < 1.5 * page.art.line_height("small"):
        return  # on one line, or where there is no room for it
    last = said.split()[-1]
    alone = page.art.measure_text(said.rpartition(" ")[0], "body", box.w)[1]
    assert alone == page.art.measure_text(said, "body", box.w)[1] or len(last) > len(said) / 3
    assert box.right <= SAFE.right
