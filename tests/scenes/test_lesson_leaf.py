"""Where a lesson goes on with another example, it says so."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.devices.press import RIGHT_KEYS
from game.games import GAMES
from game.scenes.lesson.scene import LessonScene
from game.scenes.lesson.words import NEW_SECONDS
from game.tables.lessons import LEARNER, has_lesson
from game.tables.places import BUTTON, is_button, kind_of

TAUGHT = [game for game in GAMES if has_lesson(game)]
NEW = "A new example"
GOLDEN = 50  # of a hundred: gold has more colour than that, and the bubble's paper less
DUSK = 8  # of a hundred: so much lighter is dark wood where what is not lit lies in a dusk


def to_a_jump(house, game) -> LessonScene:
    """A lesson at its first step that does not go on from the one before."""
    lesson = LessonScene(house.house, game, RIGHT_KEYS, ("Freja", "Ask", "Embla", "Birger", "Saga"))
    house.house.stack.push(lesson)
    house.frames(2)
    assert not told(lesson) and not loud(house, lesson) and not ringed(house, lesson)
    lesson.skip()
    while not lesson.step.position:
        assert lesson.table_age >= NEW_SECONDS
        lesson.skip()
    house.frames()
    return lesson


def told(lesson) -> bool:
    """Whether the words of the step say that it is another example."""
    return any(NEW in name for name, _ in lesson.page.leaves)


def loud(house, lesson) -> bool:
    """Whether the heading of the step stands on gold."""
    at = next((box for name, box in lesson.page.leaves if NEW in name), None)
    surface, scale = house.house.screen.surface, house.house.art.scale
    return at is not None and surface.get_at(
        (round((at.x + 4) * scale), round(at.center[1] * scale))).hsva[1] > GOLDEN


def ringed(house, lesson) -> bool:
    """Whether the dot of the step has a ring of gold."""
    at, scale = lesson.page.anchors.get(f"dot/{lesson.at}"), house.house.art.scale
    return at is not None and house.house.screen.surface.get_at(
        (round((at.x - 3) * scale), round(at.center[1] * scale))).hsva[1] > GOLDEN


def head(house, lesson) -> bytes:
    """What is seen where the teacher has her head."""
    box, scale = lesson.figure.find_box(), house.house.art.scale
    at = [round(side * scale) for side in (box.x, box.y, box.w, box.h / 2)]
    return pygame.image.tobytes(house.house.screen.surface.subsurface(at), "RGB")


def test_the_dot_of_a_step_is_the_largest_and_has_its_number(open_house):
    house = open_house("--speed", "1")
    lesson = LessonScene(house.house, "herrlof", RIGHT_KEYS, ("Freja", "Ask"))
    house.house.stack.push(lesson)
    for at in range(3):
        house.frames(30, 0.1)
        dots = [lesson.page.anchors[f"dot/{n}"] for n in range(len(lesson.steps))]
        assert max(dots, key=lambda box: box.w) == dots[at] and {
            one.right < other.x for one, other in pairwise(dots)} == {True}
        texts = {id(image) for key, image in house.house.art.kept.items()
                 if key[:2] == ("text", str(at + 1))}
        assert any(id(image) in texts and dots[at].inset(-5).has_point(x, y)
                   for image, x, y in lesson.page.drawn)
        lesson.skip()


def test_a_nisse_is_glad_with_whoever_has_done_a_step(open_house):
    house = open_house("--speed", "1")
    lesson = LessonScene(house.house, "haggis", RIGHT_KEYS, ("Freja", "Ask"))
    house.house.stack.push(lesson)
    house.frames(2)
    calm = head(house, lesson)
    lesson.play(0, lesson.step.find_example(lesson.rules, lesson.match.state))
    house.frames(2)
    assert any("Well done" in name for name, _ in lesson.page.leaves)
    assert head(house, lesson) != calm, "her face"


def test_a_nisse_shakes_her_head_at_what_is_not_asked(open_house):
    house = open_house("--speed", "1")
    lesson = LessonScene(house.house, "haggis", RIGHT_KEYS, ("Freja", "Ask"))
    house.house.stack.push(lesson)
    house.frames(2)
    calm = head(house, lesson)
    lesson.input.tell(0, ("lesson-other",), warning=False)
    house.watch(6)
    aside = head(house, lesson)
    house.watch(14)
    assert calm != aside != head(house, lesson)
    house.frames(9, 1.0)
    assert lesson.figure.feeling == "", "she goes on to explain"


def test_large_letters_need_her_room(open_house):
    house = open_house("--speed", "1")
    lesson = LessonScene(house.house, "haggis", RIGHT_KEYS, ("Freja", "Ask"))
    house.house.stack.push(lesson)
    house.house.settings.text = 2.0
    house.house.change()
    house.frames(2)
    lesson.bubbles.clear()
    before = head(house, lesson)
    lesson.done = True
    assert head(house, lesson) == before


@pytest.mark.share(3)
@pytest.mark.parametrize("game", TAUGHT)
def test_a_step_lays_the_focus_on_what_it_asks_for_and_nothing_else_says_what_to_do(house, game):
    lesson = LessonScene(house.house, game, RIGHT_KEYS, ("Freja", "Ask", "Embla"))
    house.house.stack.push(lesson)
    for _ in range(len(lesson.steps) - 1):
        house.frames(2)
        if (place := lesson.pointer.find_next()) is not None:
            assert lesson.focus[LEARNER] == place
        view = lesson.questions.view_for(LEARNER)
        words, task = house.words(), lesson.style.words.task(view, LEARNER)
        assert lesson.show.question or lesson.say(task) not in words
        assert lesson.say(lesson.show.doing or ("lesson-play",)) not in words
        lesson.skip()


@pytest.mark.share(3)
@pytest.mark.parametrize("game", TAUGHT)
def test_another_example_comes_up_out_of_the_dark_and_says_so(open_house, game):
    house = open_house("--speed", "1")
    lesson = to_a_jump(house, game)
    assert loud(house, lesson)
    dark = house.house.screen.surface.get_at((320, 20)).hsva[2]
    house.frames(200)
    assert house.house.screen.surface.get_at((320, 20)).hsva[2] > dark
    assert not loud(house, lesson)
    assert not told(lesson) and ringed(house, lesson)


@pytest.mark.share(3)
@pytest.mark.parametrize("game", TAUGHT)
def test_where_little_moves_it_is_said_and_nothing_grows_dark(open_house, game):
    house = open_house("--speed", "1")
    house.house.settings.reduced_motion = True
    lesson = to_a_jump(house, game)
    assert loud(house, lesson)
    bright = house.house.screen.surface.get_at((320, 20)).hsva[2]
    house.frames(200)
    assert house.house.screen.surface.get_at((320, 20)).hsva[2] <= bright + DUSK
    assert ringed(house, lesson)


def test_where_all_is_instant_only_a_ring_says_it(open_house):
    house = open_house("--speed", "instant")
    lesson = to_a_jump(house, "haggis")
    assert ringed(house, lesson) and not loud(house, lesson)


def test_a_press_puts_it_away_and_is_a_press_as_any(open_house):
    house = open_house("--speed", "1")
    lesson = to_a_jump(house, "haggis")
    house.press("why", device=RIGHT_KEYS)
    house.frames(60)
    assert loud(house, lesson), "that press came too soon to be about it"
    house.press("why", device=RIGHT_KEYS)
    house.frames()
    assert ringed(house, lesson) and not loud(house, lesson)
    assert lesson.bubbles


@pytest.mark.share(3)
@pytest.mark.parametrize("game", TAUGHT)
def test_a_step_shows_only_the_buttons_that_it_asks_for(house, game):
    lesson = LessonScene(house.house, game, RIGHT_KEYS, ("Freja", "Ask", "Embla"))
    house.house.stack.push(lesson)
    seen = 0
    for _ in range(len(lesson.steps) - 1):
        house.frames(2)
        if lesson.step.accept and not lesson.done:
            buttons = {place for place in lesson.questions.map_places(LEARNER)
                       if kind_of(place) == BUTTON}
            assert lesson.style.mapped or buttons <= lesson.pointer.list_needed(), lesson.step.words
            assert (lesson.pointer.find_next() in lesson.questions.map_places(LEARNER)
                    or lesson.pointer.find_next() is None
                    or not is_button(lesson.pointer.find_next()))
            seen += bool(buttons)
        lesson.skip()
    assert seen or game == "hamnar", "some step is done with a button"


def test_a_step_has_a_box_that_is_ticked_once_it_is_done(open_house):
    house = open_house("--speed", "1")
    lesson = LessonScene(house.house, "haggis", RIGHT_KEYS, ("Freja", "Ask"))
    house.house.stack.push(lesson)
    house.frames(2)
    assert "tick" not in lesson.page.anchors
    lesson.play(0, lesson.step.find_example(lesson.rules, lesson.match.state))
    house.frames(2)
    assert "tick" in lesson.page.anchors


def test_a_touch_out_of_turn_of_what_a_step_asks_for_leads_to_what_comes_next(open_house):
    """Neither is a card taken back by a second press, nor a button refused that is lit."""
    house = open_house("--speed", "instant")
    lesson = LessonScene(house.house, "halmstad", RIGHT_KEYS, ("Freja", "Ask", "Embla"))
    house.house.stack.push(lesson)
    house.frames(2)
    lesson.skip()
    house.frames(2)
    assert lesson.step.accept[0] == "swap 9S 4"
    first = lesson.pointer.find_next()
    lesson.input.touch(LEARNER, "button/swap")
    assert lesson.focus[LEARNER] == first and not lesson.bubbles
    lesson.input.touch(LEARNER, first)
    lesson.input.touch(LEARNER, first)
    assert lesson.pickers[LEARNER].path == (first,)
    assert lesson.focus[LEARNER] == lesson.pointer.find_next() != first
