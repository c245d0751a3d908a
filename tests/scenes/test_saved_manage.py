"""Saved games are put away, brought back, and deleted after a question."""

from __future__ import annotations

import pytest

from game.core.match import start
from game.core.record import Header, Player, new_file
from game.core.record_index import find_unfinished
from game.core.words import LANGUAGES
from game.devices.press import MOUSE, Action, Press
from game.games import load_rules
from game.scenes.saved.scene import SavedMatchesScene
from tests.house import PEOPLE, OpenHouse
from tests.scenes.test_menus import focus


@pytest.fixture
def kept(house) -> OpenHouse:
    """A house with two open matches, of which the newer one is chosen."""
    home = house.house
    for seed in ("1", "2"):
        match = start(Header("hamnar", load_rules("hamnar").VERSION, PEOPLE, seed),
                      new_file(home.store.records, "hamnar"))
        house.wander(match, 8)
    home.stack.push(SavedMatchesScene(home))
    house.frames(2)
    return house


def records(house: OpenHouse, folder: str = "") -> list[str]:
    return sorted(file.name for file in (house.house.store.records / folder).glob("*.jsonl"))


def ask(house: OpenHouse, answer: str) -> None:
    house.press("undo")
    assert house.scene == "ManageScene"
    focus(house, answer)
    house.press("confirm")


def test_a_match_is_put_away_and_brought_back(kept):
    old, new = records(kept)
    ask(kept, "away")
    assert (records(kept), records(kept, "away")) == ([old], [new])
    assert [saved.file.name for saved in kept.top.kept] == [old]
    assert len(find_unfinished(kept.house.store.records)[0]) == 1, "the title does not offer it"
    ask(kept, "others")
    assert [saved.file.name for saved in kept.top.kept] == [new]
    ask(kept, "bring")
    assert (records(kept), records(kept, "away")) == ([old, new], [])
    assert kept.house.words("kept-none-away") in [
        name.strip("'") for name, _ in kept.top.page.leaves]


@pytest.mark.parametrize("answer", ["away", "delete"])
def test_the_last_card_of_the_list_can_go(kept, answer):
    _, new = records(kept)
    kept.press("right")
    assert kept.top.focus.name == "kept/1"
    ask(kept, answer)
    if answer == "delete":
        focus(kept, "go")
        kept.press("confirm")
    kept.frames(2)
    assert records(kept) == [new]
    assert kept.scene == "SavedMatchesScene" and kept.top.focus.name == "kept/0"


def test_a_match_is_deleted_after_a_question_alone(kept):
    old, new = records(kept)
    ask(kept, "delete")
    assert kept.scene == "ConfirmScene" and records(kept) == [old, new]
    kept.press("confirm")
    assert records(kept) == [old, new], "the first answer changes nothing"
    focus(kept, "delete")
    kept.press("confirm")
    focus(kept, "go")
    kept.press("confirm")
    assert records(kept) == [old]
    assert kept.scene == "SavedMatchesScene"


def test_the_mouse_has_a_button_for_it(kept):
    kept.app.press(Press(Action.CONFIRM, MOUSE, (1.0, 1.0)))
    kept.frames(2)
    kept.click(kept.top.page.spots["manage"].box.center)
    assert kept.scene == "ManageScene"
    assert not kept.top.page.problems


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pointer_has_a_sign_for_it_where_the_hint_has_no_room(kept, language):
    """Beside a match that is over stands what else the keys do."""
    for saved in kept.top.kept:
        kept.wander(saved.match, 3000)
    kept.house.settings.language, kept.house.settings.text = language, 2.0
    kept.house.change()
    kept.top.resume()
    kept.press("up")
    assert kept.house.words("kept-manage") not in [
        name.strip("'") for name, _ in kept.top.page.leaves]
    assert not kept.top.page.problems
    kept.click(kept.top.page.spots["manage"].box.center)
    assert kept.scene == "ManageScene"


def test_a_left_match_of_bots_alone_is_not_kept(house):
    table = house.at_table(players=(Player("A", "novice"), Player("B", "novice")), devices={})
    table.play(0, next(iter(table.rules.moves(table.match.state, 0))))
    house.house.to_title()
    assert records(house) == []
    assert house.top.open == []
