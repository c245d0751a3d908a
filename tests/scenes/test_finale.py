"""How a match ends: the winner across the lit board, then the results beside a picture of it."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.core.faces import choose_faces
from game.core.match import start
from game.core.record import Header, Player
from game.games import GAMES, load_rules
from game.games.reindeer import RULES
from game.picture.cheer import Confetti
from game.picture.page import Page
from game.picture.screen import HEIGHT, SAFE, WIDTH, Box, Sheet
from game.picture.theme import GILT, SEAT_COLOURS, Colour
from game.scenes.menu import QUIET
from game.scenes.results.finale import EARLY, LASTS
from game.scenes.results.podium import STREWN, Podium
from game.scenes.results.scene import LATE, PAUSE, SEEN
from game.scenes.results.stage import LIT
from game.tables.miniature import NARROW, Miniature, board_shape, ended_shape
from game.tables.outcome import Row
from game.tables.stories import list_totals
from game.tables.style import table_style
from game.ui.furniture.drapes import place
from game.ui.layout import Node
from game.ui.show import show
from tests.gallery import LONG, PEOPLE_THREE
from tests.games.reindeer.country import ROUND_ONE, sit
from tests.house import OpenHouse
from tests.scenes.test_menus import focus

WON = "w4/5/5/5/4b wbwbwb sun 0"  # whoever leaves the orbs wins
DRAWN = "4b/5/5/5/w4 wwbwbb pawn 99"
PLACES = "1", "2", "3", "4"
LET_GO = 0.1  # seconds between the presses of somebody in a hurry


def on_ribbon(house: OpenHouse, colour: Colour) -> bool:
    """Whether the words across the screen stand on a colour."""
    screen, band = house.house.screen, house.top.page.anchors["band"]
    house.frames()
    seen = screen.surface.get_at(screen.to_pixel(8, band.center[1]))[:3]
    return max(abs(one - other) for one, other in zip(seen, colour, strict=True)) < 8


@pytest.fixture
def ended(open_house: Callable[..., OpenHouse]) -> OpenHouse:
    """A house in which the first beat of an end has just begun."""
    house = open_house("--speed", "1")
    return won(house)


def won(house: OpenHouse) -> OpenHouse:
    house.at_table(WON, players=LONG)
    house.table.play(0, ("leave",))
    house.until("FinaleScene")
    return house


def words(house: OpenHouse) -> list[str]:
    return [name.strip("'") for name, _ in house.top.page.leaves]


def test_the_winner_stands_across_the_screen_and_then_the_results_come_by_themselves(ended):
    assert words(ended) == [LONG[0].name, "wins"]
    assert on_ribbon(ended, SEAT_COLOURS[0]), "that of whoever has won"
    assert ended.top.page.problems == []
    ended.frames(round((LASTS - 0.2) * 60))
    assert ended.scene == "FinaleScene"
    ended.frames(20)
    assert ended.scene == "ResultsScene"


@pytest.mark.share(2)
@pytest.mark.parametrize("press", ["confirm", "cancel", "left", "undo"])
def test_any_press_skips_the_first_beat_but_not_one_that_was_meant_for_the_match(ended, press):
    ended.press(press)
    assert ended.scene == "FinaleScene"
    ended.frames(round(EARLY * 60))
    ended.press(press)
    assert ended.scene == "ResultsScene"


def test_a_row_of_presses_does_not_run_through_both_beats_into_a_rematch(ended):
    match = ended.match
    for _ in range(30):
        ended.press("confirm")
        ended.frames(round(LET_GO * 60))
    assert ended.scene == "ResultsScene"
    assert ended.match is match
    ended.frames(round(PAUSE * 60) + 1)
    focus(ended, "rematch")
    ended.press("confirm")
    assert ended.scene == "TableScene"
    assert ended.match is not match
    assert ended.match.players[0] == match.players[1], "the loser begins"
    ended.frames(2)
    assert f"The sides have changed: {match.players[1].name} begins." in ended.words()


@pytest.mark.share(2)
@pytest.mark.parametrize("apart", [0.1, 0.3, 1.0])
def test_whoever_goes_on_pressing_sees_the_results_and_whoever_steers_is_heard(ended, apart):
    match = ended.match
    for _ in range(round(8 / apart)):
        ended.press("confirm")
        ended.frames(round(apart * 60))
    assert ended.match is match
    ended.until("ResultsScene")
    focus(ended, "rematch")
    ended.press("confirm")
    assert ended.match is not match


def test_results_that_have_just_come_begin_no_other_match(ended):
    match = ended.match
    ended.frames(round(EARLY * 60))
    ended.press("left")
    assert ended.scene == "ResultsScene"
    ended.frames(round((SEEN - 0.1) * 60))
    ended.press("confirm")
    assert ended.match is match


def test_what_could_not_move_and_the_winners_panel_lie_in_the_light(ended):
    board = ended.table.show.board
    assert ended.top.list_lit() == [board.box_of("plate/0"), board.box_of("e1")]
    dark, light = (ended.house.screen.surface.get_at(ended.house.screen.to_pixel(*point))[:3]
                   for point in (board.box_of("plate/1").center, board.box_of("plate/0").center))
    assert sum(light) > sum(dark)


def test_sparks_rise_unless_motion_is_reduced(ended):
    assert ended.changes()
    ended.house.settings.reduced_motion = True
    ended.frames(2)
    assert not ended.changes()


def test_confetti_goes_on_falling_for_a_winner_and_is_still_without_motion(ended):
    ended.until("ResultsScene")
    ended.house.settings.reduced_motion = True
    ended.frames(60)
    assert not ended.changes(), "all of it is still"
    assert on_the_floor(ended)
    ended.house.settings.reduced_motion = False
    ended.frames(300, 2 / 3)
    assert ended.changes(), "some of it is in the air"


def test_the_last_position_hangs_framed_beside_the_podium(ended):
    ended.until("ResultsScene")
    ended.house.settings.reduced_motion = True
    ended.frames(60)
    image = ended.top.easel.image
    at = next(one for one in ended.top.page.drawn if one.image is image)
    assert at.x > max(box.right for box in steps(ended.top.page))
    (told,) = (box for name, box in ended.top.page.leaves if "The last position" in name)
    assert told.y > at.y + image.get_height() / ended.house.art.scale
    assert ended.house.art.to_pixels(at.x) + image.get_width() <= ended.house.art.to_pixels(
        SAFE.right)
    wide = at_wide(ended, image)
    assert wide > 420, "larger where two leave room"
    other, same = (Miniature(ended.house, ended.at_table(DRAWN).match, wide, NARROW)
                   for _ in range(2))
    for one in (other, same):
        while not one.step():
            assert one.image is None
        lit = one.image.copy()
        lit.fill(LIT, special_flags=pygame.BLEND_RGB_MULT)
        one.image.blit(lit, (0, 0), special_flags=pygame.BLEND_RGB_ADD)  # it is in the light
    pictures = [pygame.image.tobytes(one, "RGB") for one in (image, other.image, same.image)]
    assert pictures[0] != pictures[1] == pictures[2]


def test_a_match_is_watched_again_from_its_results(ended):
    ended.until("ResultsScene")
    assert [one.name for one in ended.top.list_entries()].count("replay") == 0
    ended.frames(round((QUIET + LATE) * 60))
    ended.top.focus.name = "review"
    ended.press("confirm")
    assert ended.scene == "ReviewScene"
    ended.frames(2)
    assert "replay" in ended.top.page.spots


def test_the_whole_of_the_board_hangs_beside_the_podium(ended):
    """Its orbs too, which lie round the squares."""
    match = ended.match
    ended.until("ResultsScene")
    ended.house.settings.reduced_motion = True
    ended.frames(60)
    board, image = ended.table.show.board, ended.top.easel.image
    shape = image.get_width() / image.get_height()
    assert shape == pytest.approx(board_shape(match, whole=True), abs=0.02)
    whole = board.box_of("whole")
    orbs = [board.box_of(place) for place in match.rules.table(match.state) if "orb/" in place]
    assert len(orbs) == 6
    assert all(whole.x < box.x and box.right < whole.right and whole.y < box.y
               and box.bottom < whole.bottom for box in orbs)


def test_buttons_stand_on_the_edge_of_the_stage_under_all_steps(ended):
    ended.until("ResultsScene")
    ended.frames(2)
    foot = max(box.bottom for box in steps(ended.top.page))
    assert min(spot.box.y for spot in ended.top.page.spots.values()) > foot + 24


def steps(page: Page) -> list[Box]:
    """Return the steps of a podium from left to right."""
    return sorted(box for name, box in page.anchors.items() if name.startswith("step/"))


def stands(house: OpenHouse, podium: Podium, *, beside: float = 0.0) -> Page:
    """Return a page with a podium alone, beside something of a width."""
    page = Page(house.house.art)
    tree = podium.build(SAFE.w, [(beside, Node(width=beside))])
    show(page, tree, SAFE._replace(y=300, h=600), lambda _name, _step: None)
    return page


def at_wide(house: OpenHouse, image: pygame.Surface) -> float:
    return image.get_width() / house.house.art.scale


def test_presses_for_the_banner_move_and_start_nothing_on_results_that_came_by_themselves(ended):
    match = ended.match
    ended.frames(round((LASTS + 0.2) * 60))
    assert (ended.scene, ended.top.focus.name) == ("ResultsScene", "look")
    ended.press("left", "confirm", "right", "cancel", "confirm")
    assert (ended.scene, ended.top.focus.name) == ("ResultsScene", "look")
    ended.frames(round((LATE + QUIET) * 60))
    ended.press("confirm")
    assert ended.match is match, "where the focus comes to lie nothing starts"
    ended.frames(round(EARLY * 60))
    ended.press("confirm")
    ended.until("ResultsScene")
    focus(ended, "rematch")
    ended.press("confirm")
    ended.frames(2)
    assert ended.match is not match


def test_beyond_the_way_out_of_the_results_lies_no_rematch(ended):
    ended.until("ResultsScene")
    ended.frames(round(LATE * 60))
    focus(ended, "title")
    ended.press("right")
    assert ended.top.focus.name == "title"


def on_the_floor(house: OpenHouse) -> int:
    """How many points of the floor under the podium are as blue or green as only paper is there."""
    surface, at = house.house.screen.surface, house.house.screen.to_pixel
    stage = house.top.page.anchors["stage"]
    (left, high), (right, low) = at(0, stage.bottom - STREWN), at(WIDTH - 1, stage.bottom)
    points = [surface.get_at((x, y)) for x in range(left, right) for y in range(high, low)]
    return sum(max(point.g, point.b) > point.r + 70 for point in points)


def test_nobody_is_celebrated_for_a_draw(ended):
    ended.house.to_title()
    ended.at_table(DRAWN)
    ended.table.play(0, ("move", 0, 5))
    ended.until("ResultsScene")
    ended.house.settings.reduced_motion = True
    ended.frames(60)
    assert not on_the_floor(ended)


def test_figures_stand_on_the_podium_only_where_they_say_more_than_places(ended):
    """Nothing is to be read from pieces of which both have as many left, nor from a draw."""
    ended.until("ResultsScene")
    assert not figures(ended)
    ended.house.to_title()
    ended.at_table(WON.replace("w4", "ww3"), players=LONG)
    ended.table.play(0, ("leave",))
    ended.until("ResultsScene")
    assert figures(ended) == len(LONG)
    assert {"1", "piece left"} <= {*words(ended)}
    ended.house.to_title()
    ended.at_table(DRAWN)
    ended.table.play(0, ("move", 0, 5))
    ended.until("ResultsScene")
    assert not figures(ended)
    ended.house.to_title()
    sit(ended, ROUND_ONE.replace("1/0 1,2 0:0", "60/0+ 1,2 1:0"), players=LONG)
    ended.touch("button/done")
    ended.until("ResultsScene")
    assert figures(ended) == len(LONG)


def figures(house: OpenHouse) -> int:
    """Return how many steps of the podium tell a figure."""
    page = house.top.page
    boxes = [page.anchors[f"step/{row.seat}"] for row in house.top.list_rows()]
    return sum(any(text == row.figure and at.is_within(box) for text, at in page.words)
               for row, box in zip(house.top.list_rows(), boxes, strict=True))


def test_the_best_stands_in_the_middle_of_the_podium_on_a_plain_cloth(open_house):
    house = open_house("--speed", "instant", "--size", "1280x720")
    house.at_cards("halmstad", PEOPLE_THREE, "open", plies=2000)
    house.table.show.reel.finish()
    house.until("ResultsScene")
    house.frames(2)
    page, winner = house.top.page, house.top.result.winners[0]
    assert abs(page.anchors[f"step/{winner}"].center[0] - WIDTH / 2) < 3, "under the ribbon"
    assert page.problems == []
    surface, at = house.house.screen.surface, house.house.screen.to_pixel
    left, right = (surface.get_at(at(x, 500))[:3] for x in (60, WIDTH - 60))
    assert max(abs(one - other) for one, other in zip(left, right, strict=True)) < 8


def test_paper_falls_behind_faces(ended):
    """Players on the podium look the same once all of the paper lies."""
    ended.until("ResultsScene")
    ended.frames(30)
    face = ended.house.screen
    people = [kept for key, kept in ended.house.art.kept.items()
              if str(key[0]).startswith("ui/lobby/")]
    image, x, y = next(one for one in ended.top.page.drawn if one.image.get_parent() in people)
    box = image.get_bounding_rect().move(face.to_pixel(x, y))

    def looks() -> bytes:
        mask = face.surface.subsurface(box).copy()
        return bytes(part for at in range(0, box.h // 2, 3) for across in range(0, box.w, 3)
                     if image.get_at((across + box.x - face.to_pixel(x, y)[0],
                                      at + box.y - face.to_pixel(x, y)[1])).a == 255
                     for part in mask.get_at((across, at))[:3])

    seen = set()
    for _ in range(12):
        ended.frames(8)
        seen.add(looks())
    assert len(seen) == 1


def test_where_everything_is_instant_the_results_come_at_once(open_house):
    house = open_house("--speed", "instant")
    house.at_table(WON, players=LONG)
    house.table.play(0, ("leave",))
    seen = set()
    while house.scene != "ResultsScene":
        seen.add(house.scene)
        house.frames()
    assert "FinaleScene" not in seen


def test_a_draw_has_nobodys_name_and_a_shared_victory_has_all(ended):
    ended.house.to_title()
    ended.at_table(DRAWN)
    ended.table.play(0, ("move", 0, 5))
    ended.until("FinaleScene")
    assert words(ended) == ["A draw"]
    assert on_ribbon(ended, GILT), "that of nobody"
    ended.house.to_title()
    sit(ended, ROUND_ONE.replace("1/0 1,2 0:0", "60/0+ 1,2 1:0"), players=LONG)
    ended.touch("button/done")
    ended.until("FinaleScene")
    assert words(ended) == [*(player.name for player in LONG), "share the victory"]
    assert ended.top.page.problems == []
    ended.until("ResultsScene")
    assert [row.place for row in ended.top.list_rows()] == [1, 1]
    assert "ui/win" not in ended.top.page.anchors


def test_results_say_who_has_which_place_and_how_much(open_house):
    house = open_house("--speed", "instant", "--size", "1280x720")
    sit(house, "usa 60/0+ 1,2 4:0 450:-/700:-/1210:-/90:-/700:- -", seats=5)
    house.touch("button/done")
    house.until("ResultsScene")
    assert [(row.place, row.name, row.figure) for row in house.top.list_rows()] == [
        (1, "Embla", "$1,210"), (2, "Ask", "$700"), (2, "Saga", "$700"),
        (4, "Freja", "$450"), (5, "Birger", "$90")]
    for text in (1.0, 1.5, 2.0):
        for language in ("en", "sv"):
            house.house.settings.text, house.house.settings.language = text, language
            house.house.change()
            house.frames()
            assert house.top.page.problems == []
            assert house.top.page.shortened == []


def test_everybody_stands_on_a_podium_the_best_highest_and_it_is_no_dark_pane(open_house):
    house = open_house("--speed", "instant", "--size", "1280x720")
    house.at_cards("halmstad", PEOPLE_THREE, "open", plies=2000)
    house.table.show.reel.finish()
    house.until("ResultsScene")
    house.frames(2)
    page, screen = house.top.page, house.house.screen
    signs = {row.seat: page.anchors[f"step/{row.seat}"] for row in house.top.list_rows()}
    winner = house.top.result.winners[0]
    assert all(signs[winner].y < box.y for seat, box in signs.items() if seat != winner)
    assert sorted(signs, key=lambda seat: signs[seat].x)[1] == winner, "in the middle"
    wide, high = screen.surface.get_size()
    spots = [(wide * x // 40, high * y // 40) for x in range(40) for y in range(40)]
    dark = [sum(screen.surface.get_at(spot)[:3]) / 3 < 60 for spot in spots]
    assert sum(dark) < len(dark) * 0.48


def test_no_paper_is_seen_in_a_part_that_is_to_be_clear(ended):
    art, room, clear = ended.house.art, Box(0, 0, WIDTH, HEIGHT), Box(700, 100, 500, 300)
    inner = pygame.Rect(740, 140, 420, 220)  # a piece whose middle is outside reaches less far in
    seen = {True: 0, False: 0}
    for age in (2.0, 3.0, 4.0, 5.0):
        for kept in (True, False):
            sheet = Sheet(room, (WIDTH, HEIGHT), 1.0)
            Confetti().draw(sheet, art, age, room, lambda _: (HEIGHT - 50.0, 20.0),
                            clear if kept else None)
            seen[kept] += pygame.mask.from_surface(sheet.paint_all().subsurface(inner)).count()
    assert seen[True] == 0 < seen[False]


@pytest.mark.parametrize(("game", "hung"), [
    ("herrlof", "result-trick"), ("haggis", ""), ("halmstad", "")])
def test_of_cards_only_a_last_trick_hangs_beside_the_podium(open_house, game, hung):
    house = open_house("--speed", "instant", "--size", "1280x720")
    house.at_cards(game, PEOPLE_THREE, "open", plies=2000)
    house.table.show.reel.finish()
    house.until("ResultsScene")
    house.frames(2)
    leaves = [name for name, _ in house.top.page.leaves]
    assert ("the last position" in leaves) is bool(hung)
    assert not hung or repr(house.house.words(hung)) in leaves


@pytest.mark.parametrize("game", GAMES)
def test_a_match_ends_in_the_place_of_its_game(game):
    assert place(game) == f"table/place_{game}"
    assert not place("chess")


def test_somebody_alone_stands_behind_her_figure(open_house):
    podium = Podium((Row(0, 0, "Freja", 4930, "$4,930", "", True),),
                    tuple(choose_faces((Player("Freja"),))), PLACES, cheers=True, listed=True)
    assert "'$4,930'" in [name for name, _ in stands(open_house(), podium).leaves]


def test_of_two_people_the_best_stands_in_the_middle_and_the_other_fills_the_left(open_house):
    rows = tuple(Row(seat + 1, seat, "Freja", 5, "5", "", not seat) for seat in range(2))
    other, best = steps(stands(open_house(), Podium(
        rows, tuple(choose_faces((Player("Freja"),) * 2)), PLACES, cheers=True, listed=False)))
    assert best.center[0] == pytest.approx(WIDTH / 2)
    assert SAFE.x <= other.x < WIDTH / 5


@pytest.mark.parametrize("way", ["confirm", "cancel"])
def test_whoever_has_looked_at_the_board_comes_back_to_the_button_that_she_pressed(ended, way):
    ended.until("ResultsScene", 0.1)
    ended.frames(1, LATE + 1)
    focus(ended, "rematch")
    focus(ended, "look")
    ended.press(way)
    assert ended.scene == "TableScene"
    ended.frames(2, 1.0)
    ended.press("confirm")
    assert ended.scene == "ResultsScene" and ended.top.focus.name == "look"


def test_why_it_was_the_end_is_told_once(open_house):
    house = open_house("--speed", "1")
    house.at_table(WON, players=LONG)
    house.table.play(0, ("leave",))
    told = []
    for _ in range(600):
        if house.scene != "TableScene":
            break
        house.frames()
        drawn = [name for page in house.table.picture.drawn for name, _ in page.leaves]
        told.append([name for name in drawn if "loses" in name])
    assert any(told) and max(map(len, told)) == 1


def test_beside_two_who_were_counted_in_rounds_a_slate_says_how_their_points_ran(open_house):
    house = open_house("--speed", "instant", "--size", "1280x720")
    house.at_cards("haggis", PEOPLE_THREE[:2], "open", plies=2000)
    house.table.show.reel.finish()
    house.until("ResultsScene")
    house.frames(2)
    leaves = [name for name, _ in house.top.page.leaves]
    assert repr(house.house.words("result-rounds")) in leaves
    for points in list_totals(house.match, house.table.style.rounds.charted)[-1]:
        assert repr(str(points)) in leaves


def test_of_a_map_is_shown_who_has_brought_most_to_each_city(open_house):
    house = open_house("--size", "1280x720")
    match = start(Header("reindeer", load_rules("reindeer").VERSION, PEOPLE_THREE, "3"), None)
    house.wander(match, 400)
    shares = table_style("reindeer").mapped.shares(match.state)
    cities = {f"city/{city.name}": seats for city, seats in zip(
        RULES.atlases[match.state.map].cities, match.state.delivered, strict=True) if seats}
    assert shares.keys() == cities.keys() and shares
    for city, (seats, many) in shares.items():
        counts = {seat: cities[city].count(seat) for seat in cities[city]}
        assert many == max(counts.values())
        assert [*seats] == sorted(seat for seat, count in counts.items() if count == many)
    picture = Miniature(house.house, match, 600, ended_shape(match), ended=True)
    while not picture.step():
        pass
    seen = {picture.image.get_at((x, y))[:3] for x in range(picture.image.get_width())
            for y in range(picture.image.get_height())}
    for colour in {SEAT_COLOURS[seat] for seats, _ in shares.values() for seat in seats}:
        assert any(max(abs(one - other) for one, other in zip(colour, tone, strict=True)) < 16
                   for tone in seen)
