"""Where a lesson goes on with another example, it says so."""

from __future__ import annotations

import pytest

from game.devices.press import RIGHT_KEYS
from game.scenes.lesson.scene import LessonScene
from game.shelf import GAMES
from game.tables.lessons import has_lesson

TAUGHT = [game for game in GAMES if has_lesson(game)]
NEW = "A new example"


def to_a_jump(house, game) -> LessonScene:
    """A lesson at its first step that does not go on from the one before."""
    lesson = LessonScene(house.house, game, RIGHT_KEYS, ("Freja", "Ask", "Embla", "Birger", "Saga"))
    house.house.stack.push(lesson)
    house.frames(2)
    assert NEW not in house.words() and not told(lesson)
    lesson.skip()
    while not lesson.step.position:
        assert not lesson.leaf.up
        lesson.skip()
    house.frames()
    return lesson


def told(lesson) -> bool:
    """Whether the words of the step say that it is another example."""
    return any(NEW in name for name, _ in lesson.page._leaves)


@pytest.mark.parametrize("game", TAUGHT)
def test_another_example_comes_up_out_of_the_dark_and_says_so(open_house, game):
    house = open_house("--speed", "1")
    lesson = to_a_jump(house, game)
    assert NEW in house.words() and told(lesson)
    dark = house.house.screen.surface.get_at((320, 20)).hsva[2]
    house.frames(120)
    assert house.house.screen.surface.get_at((320, 20)).hsva[2] > dark
    assert NEW not in house.words()
    assert told(lesson), "the words of the step still say it"


@pytest.mark.parametrize("game", TAUGHT)
def test_where_little_moves_it_is_said_and_nothing_grows_dark(open_house, game):
    house = open_house("--speed", "1")
    house.house.settings.reduced_motion = True
    lesson = to_a_jump(house, game)
    assert NEW in house.words()
    bright = house.house.screen.surface.get_at((320, 20)).hsva[2]
    house.frames(120)
    assert house.house.screen.surface.get_at((320, 20)).hsva[2] <= bright
    assert told(lesson)


def test_where_all_is_instant_only_the_words_say_it(open_house):
    house = open_house("--speed", "instant")
    lesson = to_a_jump(house, "haggis")
    assert NEW not in house.words() and told(lesson)


def test_a_press_puts_it_away_and_is_a_press_as_any(open_house):
    house = open_house("--speed", "1")
    lesson = to_a_jump(house, "haggis")
    house.press("why", device=RIGHT_KEYS)
    house.frames()
    assert NEW not in house.words()
    assert lesson.bubbles
