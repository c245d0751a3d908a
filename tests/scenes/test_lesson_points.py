"""A lesson points at what it speaks of."""

from functools import partial

import pytest

from game.games import GAMES
from game.scenes.lesson.pointer import SEARCHES
from game.scenes.lesson.words import command
from game.tables.lessons import LEARNER, has_lesson
from game.tables.prompt_area import tell_task
from tests.lesson import taught


@pytest.mark.share(3)
@pytest.mark.parametrize("game", [game for game in GAMES if has_lesson(game)])
def test_following_the_hand_leads_through_a_step(house, game):
    lesson = taught(house, game)
    while not lesson.done:
        place = lesson.pointer.find_next()
        assert place in lesson.pointer.list_lit()
        lesson.input.touch(LEARNER, place)
        house.frames(2)
    assert lesson.pointer.find_next() is None
    assert lesson.pointer.list_lit() == set()


def beside_the_point(lesson):
    """Something that can be touched and has no part in what the step asks for."""
    if not lesson.step.accept:
        return None
    right = lesson.pointer.list_needed()
    return next((place for place in sorted(lesson.pickers[LEARNER].list_nexts() - right)
                 if lesson.show.board.has_place(place)), None)


@pytest.mark.share(3)
@pytest.mark.parametrize("game", [game for game in GAMES if has_lesson(game)])
def test_after_a_wrong_touch_the_hand_leads_back_to_what_is_asked(house, game):
    lesson = taught(house, game)
    while not (wrong := beside_the_point(lesson)):
        lesson.skip()
        house.frames(60)
    lesson.input.touch(LEARNER, wrong)
    house.frames(2)
    lesson.bubbles.clear()
    right = lesson.pointer.list_needed()
    for _ in range(9):
        if lesson.done:
            break
        place = lesson.pointer.find_next()
        assert place in lesson.pointer.list_lit()
        assert place in right or place in lesson.pickers[LEARNER].path
        lesson.input.touch(LEARNER, place)
        house.frames(2)
    assert lesson.done


def test_what_is_to_be_found_is_pointed_at_after_a_while(house):
    lesson = taught(house, "hamnar", 3)
    assert lesson.pointer.find_next() is None
    assert len(lesson.pointer.list_lit()) > 1
    house.frames(round(SEARCHES), 1.0)
    assert lesson.pointer.find_next() == "b1"


def test_what_is_asked_stands_apart_from_what_is_told():
    assert command("It is so. Do this.") == ("It is so.", "Do this.")
    assert command("You lead, so you say: pick both.") == ("You lead, so you say.", "Pick both.")
    assert command("Do: this.") == ("", "Do: this.")


@pytest.mark.share(3)
@pytest.mark.parametrize("game", [game for game in GAMES if has_lesson(game)])
def test_the_jump_buttons_go_only_to_what_a_step_asks_for(house, game):
    lesson = taught(house, game)
    for _ in range(len(lesson.steps) - 1):
        seen = set()
        for key in ("next", "next", "prev"):
            if not lesson.done and not lesson.pickers[LEARNER].readings:
                house.press(key)
                house.frames(2)
                seen |= {lesson.focus[LEARNER], *lesson.pickers[LEARNER].path}
        if lesson.step.accept and not lesson.step.search:
            right = {place for move in lesson.rules.moves(lesson.match.state, LEARNER)
                     if lesson.step.is_met_by(lesson.rules, move)
                     for way in lesson.style.touch.touches(
                         lesson.questions.view_for(LEARNER), LEARNER, move)
                     for place in way}
            right |= lesson.pointer.list_needed()
            assert seen <= right | {*lesson.step.places}, lesson.step.words
        lesson.skip()
        house.frames(5, 0.1)


def light_after_a_touch(house, lesson, monkeypatch):
    """The boxes that are lit once something is picked."""
    lit = []
    monkeypatch.setattr(lesson.pointer.lamplight, "draw",
                        lambda _screen, boxes, *_: lit.append([*boxes]))
    while not lesson.pickers[LEARNER].path:
        lesson.input.touch(LEARNER, lesson.pointer.find_next())
        house.frames(2)
        house.draw()
    return lit[-1]


def test_a_prompt_is_lit_where_it_was_drawn(house, monkeypatch):
    lesson = taught(house, "haggis")
    usual = lesson.show.board.box_of("task")
    moved = usual._replace(y=usual.y - 80)
    lesson.picture.parts = [
        partial(tell_task, room=lambda _seen, _seat: moved) if part is tell_task else part
        for part in lesson.picture.parts]
    lit = light_after_a_touch(house, lesson, monkeypatch)
    assert moved in lit and usual not in lit


def test_no_light_falls_where_a_prompt_would_be(house, monkeypatch):
    lesson = taught(house, "hamnar")  # the teacher's words are its prompt
    assert lesson.show.board.box_of("task") not in light_after_a_touch(house, lesson, monkeypatch)
