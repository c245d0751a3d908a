"""A thing has the same name and the same picture everywhere, and keys are called what they look
like."""

from __future__ import annotations

import re

import pytest

from game.core.record import Player
from game.core.words import FOLDER, LANGUAGES, Words
from game.devices.press import LEFT_KEYS
from game.picture.page import Page
from game.picture.screen import Box
from game.scenes.settings.keys import BindingScene
from game.tables.places import is_button
from tests.house import OpenHouse

COLOURS = re.compile(r"\b(White|Black|Vit|Vits|Vitt|Svart|Svarts)\b")


@pytest.fixture(scope="module")
def house(shared_house: OpenHouse) -> OpenHouse:
    return shared_house


def leaf(page: Page, words: str) -> Box:
    return next(box for name, box in page.leaves if words in name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deed", ["undo", "log"])
def test_an_action_has_one_name_in_hints_pause_and_keys(language, deed):
    words = Words(language)
    keys = (f"hint-{deed}", deed, f"pause-{deed}", f"action-{deed}")
    assert len({words(key) for key in keys if words.has_text(key)}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_opens_a_hand_is_found_among_the_keys(language):
    words = Words(language)
    assert words("hint-look").casefold() in words("action-prev").casefold()


@pytest.mark.parametrize("language", LANGUAGES)
def test_hamnar_speaks_of_bears_and_ravens_and_of_no_colours_that_nobody_sees(language):
    text = (FOLDER / f"{language}-hamnar.ftl").read_text(encoding="utf-8")
    assert not COLOURS.findall(text)


def test_a_key_that_is_taken_is_called_as_it_is_drawn(house):
    scene = BindingScene(house.house)
    house.house.stack.push(scene)
    scene.focus.name = "why"
    scene.mark_stale()
    house.press("confirm", device=LEFT_KEYS)
    house.key("UP")
    house.frames(2)
    said, = house.notices()
    assert "↑" in said
    assert "UP" not in said
    house.house.notices.shown.clear()
    house.house.to_title()


@pytest.mark.share(3)
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize(("game", "plies"), [("herrlof", 0), ("haggis", 0), ("halmstad", 40)])
def test_buttons_of_one_size_have_letters_of_one_size(house, game, plies, text):
    house.house.settings.text = text
    house.house.change()
    people = (Player("Freja"), Player("Ask"), Player("Embla"))
    table = house.at_cards(game, people, "open", plies=plies)
    house.frames(2)
    letters: dict[tuple[float, float], set[int]] = {}
    boxes = [box for seat in table.pickers for place,
             box in table.questions.map_places(seat).items()
             if is_button(place, table.style.touch.buttons)]
    for page in table.picture.drawn:
        for box in boxes:
            letters.setdefault(box[2:], set()).update(
                image.get_height() for image, x, y in page.drawn
                if box.inset(2).has_point(x, y) and len(page.drawn) == 2
                and image.get_width() != image.get_height())  # like a sign without its plate
    assert letters
    assert all(len(found) <= 1 for found in letters.values())
    house.house.settings.text = 1.0
    house.house.change()
