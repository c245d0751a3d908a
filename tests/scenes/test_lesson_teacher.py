"""She who teaches shows and points, explains or is glad, as a step asks, and looks as it says; her
shelf and her words leave what others have alone."""

from __future__ import annotations

import pytest

from game.core.words import LANGUAGES, Words
from game.games import GAMES
from game.picture.board_map import read_board
from game.picture.screen import SAFE, Box
from game.scenes.lesson.hand import SIZES, measure_cover
from game.scenes.lesson.pointer import LAMPS
from game.scenes.lesson.teacher import SHOWS
from game.scenes.lesson.words import command
from game.tables.lessons import LEARNER, has_lesson
from game.tables.lessons import load_lesson as steps_of
from game.tables.places import BUTTON, kind_of
from game.tables.scenery import find_wood
from tests.lesson import taught

TAUGHT = [game for game in GAMES if has_lesson(game)]


@pytest.mark.share(3)
@pytest.mark.parametrize("game", TAUGHT)
def test_she_shows_what_is_to_be_pressed_and_is_glad_at_the_end(house, game):
    lesson = taught(house, game, frames=2)
    poses = []
    for _ in range(len(lesson.steps) - 1):
        asks = bool(lesson.step.accept) and not lesson.step.search
        arms, head = lesson.figure.pose
        assert (arms == SHOWS) == asks, lesson.step.words
        poses.append((arms == SHOWS, head))
        lesson.skip()
        house.frames(2)
    assert lesson.figure.pose == ("body_glad", "head_glad")
    assert (True, "head") in poses


@pytest.mark.share(2)
@pytest.mark.parametrize("game", ["haggis", "halmstad", "herrlof"])
def test_the_only_button_that_is_asked_for_stands_in_the_middle(house, game):
    lesson, middles = taught(house, game, frames=2), 0
    cloth = lesson.show.base.pictures[-1].box
    for _ in range(len(lesson.steps) - 1):
        places = lesson.questions.map_places(LEARNER)
        buttons = [box for place, box in places.items() if kind_of(place) == BUTTON]
        if lesson.show.lone:
            assert [box.center[0] for box in buttons] == pytest.approx([cloth.center[0]], abs=2)
            assert not any(box.overlaps(other) for box in buttons for place, other in places.items()
                           if kind_of(place) != BUTTON)
            middles += 1
        lesson.skip()
        house.frames(2)
    assert middles


@pytest.mark.share(3)
@pytest.mark.parametrize("game", TAUGHT)
def test_she_and_the_learner_have_the_same_places_at_every_table(house, game):
    lesson, other = taught(house, game, frames=2), taught(house, "halmstad", frames=2)
    assert lesson.figure.find_box() == other.figure.find_box()
    assert lesson.find_room()[:2] == pytest.approx(other.find_room()[:2], abs=10)
    assert lesson.find_room().bottom < lesson.figure.find_box().y
    panel = lesson.show.panel_of(LEARNER)
    assert panel.bottom == pytest.approx(SAFE.bottom, abs=100)
    assert panel.y - 14 - lesson.figure.bench.bottom >= 16 or game == "reindeer"


@pytest.mark.share(3)
@pytest.mark.parametrize("game", TAUGHT)
def test_words_shelf_and_panel_are_one_column_at_the_left(house, game):
    lesson = taught(house, game, frames=2)
    column = [lesson.find_room(), lesson.figure.bench, lesson.show.panel_of(LEARNER)]
    assert {(box.x, box.right) for box in column} == {(SAFE.x, column[-1].right)}


@pytest.mark.parametrize("game", [game for game in TAUGHT if game != "reindeer"])
def test_what_burns_at_the_right_stands_between_plates_and_touches_none(house, game):
    lesson = taught(house, game, frames=2)
    show = lesson.show
    candle = next(one.box for one in show.base.pictures if one.name in LAMPS)
    props = Box(1440, candle.y + 100, SAFE.right - 1440, 200)  # on their shelf
    plates = [show.panel_of(seat) for seat in range(1, len(lesson.match.players))]
    plates += [show.board.box_of(name) for name in ("frame", "harbour") if name in show.base.spots]
    assert all(plate.bottom <= props.y for plate in plates if plate.x >= 1440)
    assert props.bottom < show.board.box_of("hints").y


@pytest.mark.parametrize("game", ["herrlof", "haggis"])
def test_a_cloth_lies_beside_words_and_teacher(house, game):
    lesson = taught(house, game, frames=2)
    cloth = lesson.show.base.pictures[-1].box
    assert not cloth.overlaps(lesson.find_room())
    assert not cloth.overlaps(lesson.figure.find_box())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_what_she_explains_is_short(game, language):
    words = Words(language)
    for step in steps_of(game):
        told, asked = command(words(step.words))
        assert len(told.split()) <= 17, told
        assert asked


@pytest.mark.share(3)
@pytest.mark.parametrize("game", TAUGHT)
def test_wood_is_lighter_in_lessons(house, game):
    lit = taught(house, game, frames=2)
    assert find_wood(lit.show.base) != find_wood(read_board(lit.style.board))


def test_she_explains_what_is_to_be_found(house):
    lesson = taught(house, "hamnar", 3, frames=2)
    assert lesson.step.search
    assert lesson.figure.pose == ("body_sorry", "head_curious")


@pytest.mark.parametrize(("game", "words", "face"), [
    ("haggis", "lesson-haggis-pass", "head_sorry"), ("haggis", "lesson-haggis-set", "head"),
    ("halmstad", "lesson-halmstad-pass", "head_sorry"),
    ("halmstad", "lesson-halmstad-look", "head_curious")])
def test_she_looks_sorry_at_a_pass_and_curious_at_what_is_hidden(house, game, words, face):
    at = next(n for n, step in enumerate(steps_of(game)) if step.words == words)
    lesson = taught(house, game, at, frames=90)
    assert lesson.figure.pose == (SHOWS, face)
    shown = {key[0] for key in house.house.art.kept}
    assert {f"ui/teacher/{SHOWS}", f"ui/teacher/{face}"} <= shown
    assert house.house.art.complaints == []


@pytest.mark.share(3)
@pytest.mark.parametrize("game", TAUGHT)
def test_her_shelf_lies_over_the_hat_of_nobody(house, game):
    lesson = taught(house, game, frames=2)
    shelf = lesson.figure.bench
    for seat in range(len(lesson.match.players)):
        panel = lesson.show.panel_of(seat)
        assert not shelf.overlaps(panel._replace(y=panel.y - 14, h=panel.h + 14))


@pytest.mark.share(3)
@pytest.mark.parametrize("game", TAUGHT)
def test_her_hand_is_larger_where_that_covers_nothing(house, game):
    lesson = taught(house, game, frames=90)
    found = set()
    for _ in range(len(lesson.steps) - 1):
        if (place := lesson.pointer.find_next()) is not None:
            hand = lesson.pointer.hand
            held = hand.find_held(place)
            found.add(held.times)
            assert held.times == min(SIZES) or not measure_cover(held, hand.list_others(place))
        lesson.skip()
        house.frames(15, 0.1)
    assert max(found) > min(SIZES)


def test_the_port_of_a_lesson_leaves_room_for_words_and_plates(house):
    lesson = taught(house, "halmstad", frames=2)
    port = lesson.show.base.pictures[-1].box
    assert [picture.name for picture in lesson.show.base.pictures] == [
        "table/cat_lesson", "table/halmstad_lesson"]
    assert not port.overlaps(lesson.find_room())
    assert not port.overlaps(lesson.figure.find_box())
    for seat in range(len(lesson.match.players)):
        assert not port.overlaps(lesson.show.panel_of(seat))
    quays = [lesson.show.board.box_of(f"pile/{n}") for n in range(1, 6)]
    assert all(quay.is_within(port) for quay in quays)


def test_what_was_won_lies_on_the_panel_of_whoever_won_it(house):
    lesson = taught(house, "haggis", 4, frames=2)
    for seat in range(len(lesson.match.players)):
        assert lesson.show.board.box_of(f"captured/{seat}").is_within(lesson.show.panel_of(seat))
    assert "won 9" in house.words()


def test_piles_have_their_names_and_what_a_card_does_is_said_by_the_step_alone(house):
    lesson = taught(house, "herrlof", 4, frames=2)
    assert lesson.step.words == "lesson-herrlof-turned"
    assert "Deck: 11" in house.words()
    assert "Played: 18" in house.words()
    assert "destroys it all" not in house.words()
    assert LEARNER in lesson.pickers
