"""In a lesson nothing glows but what is to be pressed, and nothing lies on somebody's panel."""

from __future__ import annotations

from math import inf

import pytest

from game.devices.press import RIGHT_KEYS
from game.games import GAMES
from game.picture.theme import RING
from game.scenes.lesson.scene import LessonScene
from game.tables.lessons import LEARNER, has_lesson
from game.tables.places import kind_of
from game.tables.tray import fitted_tray

TAUGHT = [game for game in GAMES if has_lesson(game)]
NAMES = "Freja", "Ask", "Embla"


def begun(house, game: str, words: str = "") -> LessonScene:
    """A lesson at one of its steps."""
    lesson = LessonScene(house.house, game, RIGHT_KEYS, NAMES)
    house.house.stack.push(lesson)
    house.frames(2)
    while words and lesson.step.words != words:
        lesson.skip()
        house.frames(2)
    lesson.changed = -inf
    house.frames(2)
    return lesson


def tone(house, x: float, y: float) -> tuple[int, int, int]:
    """The colour at a point."""
    scale = house.house.art.scale
    return tuple(house.house.screen.surface.get_at((round(x * scale), round(y * scale))))[:3]


@pytest.mark.share(3)
@pytest.mark.parametrize("game", TAUGHT)
def test_words_and_whoever_says_them_lie_on_no_panel_of_others(house, game):
    lesson = begun(house, game)
    others = [lesson.show.panel_of(seat) for seat in range(1, len(lesson.match.players))]
    assert others
    for panel in others:
        assert not panel.overlaps(lesson.find_room()) and not panel.overlaps(
            lesson.figure.find_box())


def test_a_hand_rests_while_a_button_is_asked_for(house):
    lesson = begun(house, "halmstad", "lesson-halmstad-pass")
    assert not lesson.wants_hand(LEARNER)
    tray = fitted_tray(lesson.show, LEARNER)
    edge = tone(house, tray.x + 1, tray.center[1])
    assert edge[2] < edge[0] + 40, "it has no frame in the seat's blue"
    assert not any(lesson.show.layer.raised.values()), "no card stands out"


def test_a_hand_of_which_a_card_is_asked_for_has_its_frame(house):
    lesson = begun(house, "halmstad", "lesson-halmstad-bid")
    assert lesson.wants_hand(LEARNER)
    tray = fitted_tray(lesson.show, LEARNER)
    edge = tone(house, tray.x + 1, tray.center[1])
    assert edge[2] > edge[0] + 40


def test_no_panel_glows(house):
    lesson = begun(house, "herrlof")
    panel = lesson.show.panel_of(LEARNER)
    rim = tone(house, panel.x - 6, panel.center[1])
    assert rim[2] < rim[0] + 40


def test_only_the_cards_that_are_asked_for_have_tags_and_broken_ones_speak_alone(house):
    begun(house, "herrlof", "lesson-herrlof-turned")
    assert "turns up a new trump" in house.words()
    assert "destroyed" not in house.words()
    assert "trump\n" not in house.words().replace("new trump", "")


def test_whoever_would_be_trampled_on_the_way_is_marked_as_the_one_at_its_end(house):
    lesson = begun(house, "hamnar", "lesson-hamnar-elephant")
    def marked() -> bool:
        tones = [tone(house, box.x + 9, box.bottom - 14)
                 for box in map(lesson.show.board.box_of, ("c3", "c4"))]
        return all(red > max(green, blue) + 80 for red, green, blue in tones)
    assert marked()
    lesson.input.touch(LEARNER, "c1")
    house.frames(20)
    assert marked() and lesson.pointer.find_next() == "c4", "the hand is at the end now"


def test_what_is_said_over_bets_is_clear_of_the_focus(house):
    lesson = begun(house, "haggis", "lesson-haggis-wager")
    bets = [lesson.show.board.box_of(place) for place in lesson.questions.map_places(LEARNER)
            if kind_of(place) == "wager"]
    said = next(box for page in lesson.picture.drawn for name, box in page.leaves
                if "Out first" in name)
    assert said.bottom <= min(box.y for box in bets) - RING
    lesson.input.touch(LEARNER, lesson.pointer.find_next())
    house.frames(2)
    again = [box for page in lesson.picture.drawn for name, box in page.leaves
             if "Press again" in name]
    assert again and not any(box.overlaps(bet) for box in again for bet in bets)
    hand = lesson.pointer.hand.find_held(lesson.pointer.find_next()).box
    assert not hand.overlaps(said) and not hand.overlaps(fitted_tray(lesson.show, LEARNER))
