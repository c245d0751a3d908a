"""A lesson's hand, arrow and rings show what a step asks for, and cover nothing of it."""

import pytest

from game.games import GAMES
from game.picture.screen import HEIGHT, WIDTH, Box
from game.tables.lessons import LEARNER, has_lesson
from tests.lesson import taught

TAUGHT = [game for game in GAMES if has_lesson(game)]



@pytest.mark.share(3)
@pytest.mark.parametrize("game", TAUGHT)
def test_the_hand_lies_on_the_screen_and_over_neither_the_teacher_nor_her_words(house, game):
    lesson = taught(house, game, frames=90)
    for _ in range(len(lesson.steps) - 1):
        if (place := lesson.pointer.find_next()) is not None:
            hand = lesson.pointer.hand.find_held(place).box
            assert hand.is_within(Box(0, 0, WIDTH, HEIGHT))
            assert not hand.overlaps(lesson.find_room())
            assert not hand.overlaps(lesson.figure.find_box())
        lesson.skip()
        house.frames(90)


def test_the_hand_lies_over_no_other_piece_of_a_board(house):
    lesson = taught(house, "hamnar", frames=90)
    for _ in range(len(lesson.steps) - 1):
        if (place := lesson.pointer.find_next()) is not None:
            hand = lesson.pointer.hand.find_held(place).box
            covered = {other for other in lesson.show.layer.map_pieces() if other != place
                       and lesson.show.board.box_of(other).inset(8).overlaps(hand.inset(8))}
            assert covered == set(), lesson.step.words
        lesson.skip()
        house.frames(90)


def test_only_what_a_step_asks_for_has_a_ring(house):
    lesson = taught(house, "hamnar", 4, frames=90)
    assert lesson.step.words == "lesson-hamnar-elephant"
    ways = lesson.pickers[LEARNER].list_ways("c1")
    assert len(ways) > len(lesson.list_goals(ways)) > 0
    assert lesson.list_goals(ways) <= {"c4", "c5"}


def test_rings_do_not_give_away_what_is_to_be_found(house):
    lesson = taught(house, "hamnar", 3, frames=90)
    ways = lesson.pickers[LEARNER].list_ways("b1")
    assert ways
    assert lesson.list_goals(ways) == set()
    lesson.input.touch(LEARNER, "b1")
    assert lesson.list_goals(lesson.pickers[LEARNER].list_nexts()) == ways


@pytest.mark.share(3)
@pytest.mark.parametrize("game", TAUGHT)
def test_beside_what_is_asked_lies_a_picture_of_it(house, game):
    lesson = taught(house, game, frames=90)
    for _ in range(len(lesson.steps) - 1):
        thing = lesson.page.anchors["thing"]
        assert thing.is_within(lesson.find_room())
        assert thing.h >= 48
        lesson.skip()
        house.frames(2)
    assert lesson.page.art.complaints == []


def test_the_teacher_stands_at_the_left_of_every_table(house):
    places = [taught(house, game, frames=90).figure.find_box() for game in TAUGHT]
    assert len({round(box.x / 10) for box in places}) == 1
    assert all(box.right < WIDTH / 3 for box in places)


def test_an_arrow_to_whoever_stands_right_before_a_figure_is_seen_between_the_two(house):
    lesson = taught(house, "hamnar", 2, frames=90)
    assert lesson.step.words == "lesson-hamnar-ahead"
    frm, to = lesson.walk.find_ends()
    points = lesson.walk.find_between(frm, to)
    assert {x for x, _ in points} == {frm.x}, "straight ahead, as a pawn goes"
    (_, low), (_, high) = points[0], points[-1]
    assert to.y - to.h / 2 < high < low < frm.y - frm.h / 3, "from head to feet"
    scale, surface = house.house.art.scale, house.house.screen.surface
    red, _, blue, _ = surface.get_at((round(frm.x * scale), round((high + 16) * scale)))
    assert red > 200 > blue, "golden, before both"
    body = [surface.get_at((round(to.x * scale), round((to.y + dy) * scale)))
            for dy in range(-70, -20)]
    assert not any(red > 200 > blue for red, _, blue, _ in body), "nothing of it over the figure"


def test_what_a_step_asks_for_alone_is_lit_and_ringed_before_and_in_the_hand(house):
    lesson = taught(house, "hamnar", 2, frames=90)
    picker = lesson.pickers[LEARNER]
    assert len(picker.list_nexts()) > 1 and lesson.list_starts(picker.list_nexts()) == {"b3"}
    assert "b4" in picker.list_ways("b3") and lesson.list_goals(picker.list_ways("b3")) == {"b4"}
    lesson.input.touch(LEARNER, "b3")
    assert lesson.list_goals(lesson.pickers[LEARNER].list_nexts()) == {"b4"}


def test_what_is_to_be_found_is_lit_among_all_that_can_be_begun_with(house):
    lesson = taught(house, "hamnar", 3, frames=90)
    nexts = lesson.pickers[LEARNER].list_nexts()
    assert lesson.step.search and len(nexts) > 1 and lesson.list_starts(nexts) == nexts


def test_an_arrow_over_free_ground_lies_under_the_figures(house):
    lesson = taught(house, "hamnar", frames=90)
    assert lesson.walk.find_between(*lesson.walk.find_ends()) == []


def test_no_badge_lies_over_whoever_is_to_be_captured(house):
    lesson = taught(house, "hamnar", 2, frames=90)
    box, scale = lesson.show.board.box_of("b4"), house.house.art.scale
    surface = house.house.screen.surface
    corner = surface.get_at((round((box.right - 28) * scale), round((box.bottom - 28) * scale)))
    assert corner[0] < 2 * corner[1] or corner[1] < 200, "no ivory disc"


def test_the_board_under_the_niches_covers_no_belief(house):
    board = taught(house, "halmstad", frames=90).show.board
    assert not any(board.box_of("niches").overlaps(board.box_of(f"belief/{n}").inset(-12))
                   for n in (1, 2, 3))
    assert board.box_of("niches").bottom < board.box_of("pile/1").y
