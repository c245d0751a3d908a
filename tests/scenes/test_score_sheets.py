"""Score sheets: where points come from, and the race to the goal."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pygame
import pytest

from game.core.contract import Line, sum_gains
from game.core.faces import choose_faces, remove_dye, rename_picture
from game.core.match import start
from game.core.record import Header
from game.games import GAMES, load_rules
from game.picture.screen import SAFE, WIDTH, Box
from game.picture.theme import INK, SEAT_COLOURS
from game.scenes.results.score_sheet import COUNT, ScoringScene
from game.tables.score_breakdown import ScoreBreakdown
from game.tables.style import table_style
from tests.house import PEOPLE, OpenHouse
from tests.scenes import words_on


@pytest.fixture(scope="module")
def house(shared_house: OpenHouse) -> OpenHouse:
    return shared_house


def coloured(house: OpenHouse, box: Box) -> int:
    """How many points in a part of the screen have the colour of a seat."""
    surface, (left, top) = house.house.screen.surface, house.house.screen.to_pixel(box.x, box.y)
    right, bottom = house.house.screen.to_pixel(box.right, box.bottom)
    return sum(surface.get_at((x, y))[:3] in SEAT_COLOURS
               for x in range(left, right) for y in range(top, bottom))


def sheet_of(house, rounds: int, people=PEOPLE) -> ScoringScene:
    """The sheet of a round of Herrlof, on the screen, after so many rounds of random moves."""
    match = start(Header("herrlof", load_rules("herrlof").VERSION, people, "5"), None)
    rng, states = Random(2), list[Any]()
    while len(states) < rounds:
        seat = min(match.prompts)
        match.play(seat, rng.choice(list(match.rules.moves(match.state, seat))))
        states = [beat.state for beats in match.beats for beat in beats if beat.what == "scored"]
    table = house.at_cards("herrlof", people, "open")
    table.match.beats[:] = match.beats
    sheet = ScoringScene(house.house, table, states[-1])
    house.house.stack.push(sheet)
    house.frames()
    return sheet


def total_of(sheet: ScoringScene, seat: int) -> Box:
    """Where the points of a seat are counted."""
    return sheet.page.anchors[f"total/{seat}"]


def on_card(sheet: ScoringScene, seat: int) -> list[tuple[str, Box]]:
    """What stands on the card of a seat, over its total."""
    right, left = total_of(sheet, seat), total_of(sheet, seat - 1).right if seat else 0
    return [(name.strip("'"), box) for name, box in sheet.page.leaves
            if left < box.x < right.right and box.center[1] < right.y
            and box.y > sheet.track.room.bottom]


def test_a_score_sheet_does_not_tell_the_end_before_it_is_counted(house):
    sheet = sheet_of(house, 3)
    chart = sheet.page.anchors["chart"]
    assert chart.h > 100
    assert coloured(house, chart) == 0
    house.frames(2, COUNT)
    assert coloured(house, chart) > 20
    house.house.to_title()


def test_a_score_sheet_tells_what_tricks_brought_though_the_prediction_missed(house):
    sheet = sheet_of(house, 1)
    house.frames(2, COUNT)
    said, took = sheet.sources[:2]
    missed = [value for value, met in zip(took.values, said.met, strict=True) if value and not met]
    assert missed
    assert {f"+{value}" for value in missed} <= set(words_on(sheet))
    house.house.to_title()


def test_everybody_keeps_a_place_on_a_score_sheet_and_only_the_lead_changes(house):
    def leader(points: tuple[int, ...]) -> list[int]:
        return [seat for seat, value in enumerate(points) if value == max(points)]

    sheet = next(sheet for rounds in range(2, 12) if leader(
        (sheet := sheet_of(house, rounds)).history[-2]) != leader(sheet.history[-1]))
    before = [total_of(sheet, seat) for seat in (0, 1)]
    assert before == sorted(before, key=lambda box: box.x)
    house.frames(2, COUNT)
    ahead = abs(int.__sub__(*sheet.history[-1]))
    assert not ahead or house.house.words("standing-leads-by", ahead) in words_on(sheet)
    assert [total_of(sheet, seat).x for seat in (0, 1)] == [box.x for box in before]
    house.house.to_title()


def test_a_marker_stands_true_to_scale_and_all_goals_lie_as_far(house):
    sheet = sheet_of(house, 1)
    track = sheet.track
    assert track.x_of_points(0) == pytest.approx(track.left)
    assert track.x_of_points(sheet.goal / 2) == pytest.approx((track.left + track.right) / 2)
    assert track.x_of_points(sheet.goal) == pytest.approx(track.right)
    house.house.to_title()


def test_a_road_is_lit_as_far_as_a_round_has_brought_its_marker(house):
    sheet = sheet_of(house, 1)
    best = max((0, 1), key=lambda seat: sheet.lines[-1].values[seat])
    screen = house.house.screen

    def water() -> int:
        """How much of the road has no wake."""
        track = sheet.track
        lane = track.lanes[best]
        (left, y), (right, _) = (screen.to_pixel(x, lane.y + 0.6 * lane.h)
                                 for x in (track.left, track.right))
        return sum(sum(screen.surface.get_at((x, y))[:3]) < 200 for x in range(left, right))

    before = water()
    house.frames(2, COUNT)
    track = sheet.track
    came = track.x_of_points(sheet.lines[-1].values[best]) - track.x_of_points(0) - track.side
    assert before - water() > came * house.house.art.scale * 0.9 > 20
    house.house.to_title()


def test_every_road_has_a_trail_of_its_own_in_the_colour_of_whoever_runs(house):
    art = house.house.art
    roads = {rounds.road for game in GAMES if (rounds := table_style(game).rounds)}
    assert len(roads) > 2
    for road in roads:
        art.load_picture(f"ui/road/{road}_trail", 100, 50)
    assert art.complaints == []
    sheet = sheet_of(house, 2)
    house.frames(2, COUNT)
    kept = {id(image): key for key, image in art.kept.items()}
    dyes = {kept[id(item.image)][3] for item in house.house.screen.items
            if kept.get(id(item.image), ("",))[0] == "stretch"}
    assert {SEAT_COLOURS[seat] for seat, value in enumerate(sum_gains(sheet.lines[:-1]))
            if value} <= dyes
    house.house.to_title()


def test_posts_with_figures_stand_true_to_scale_before_all_lanes(house):
    sheet = sheet_of(house, 2)
    track, goal = sheet.track, sheet.goal
    assert len(track.posts) > 2 and max(track.posts) < goal
    said = {name.strip("'"): box for name, box in sheet.page.leaves if box.bottom < track.top}
    for points in track.posts:
        assert said[str(points)].center[0] == pytest.approx(
            track.left + (track.right - track.left) * points / goal, abs=1)
    house.house.to_title()


def test_what_was_predicted_stands_on_a_shield_right_over_what_came_of_it(house):
    sheet = sheet_of(house, 1)
    prediction, tricks = sheet.sources[:2]
    house.frames(2, COUNT)
    shields = [box for name, box in sheet.page.leaves
               if name.strip("'") in map(str, (*prediction.values, *tricks.values))]
    said = [box for name, box in sheet.page.leaves
            if name.strip("'") in map(sheet.table.say, (prediction.says, tricks.says))]
    assert len(shields) == len(said) == 4
    assert {round(box.center[1]) for box in shields} == {round(box.center[1]) for box in said}
    for seat in (0, 1):
        mine = [(name, box) for name, box in on_card(sheet, seat) if box in shields]
        (_, first), (_, second) = mine
        assert first.center[0] == pytest.approx(second.center[0], abs=1)
        assert first.bottom <= second.y, "a line each"
        assert [name for name, _ in mine] == [
            str(prediction.values[seat]), str(tricks.values[seat])]
    assert sum(box.center[0] < WIDTH / 2 for box in (*shields, *said)) == 4
    house.house.to_title()


def test_whoever_leads_has_a_crown_and_is_told_by_how_much_once_all_is_counted(house):
    sheet = sheet_of(house, 1)
    first, second = sorted(sheet.lines[-1].values, reverse=True)
    told = house.house.words("standing-leads-by", first - second)

    def crowns() -> int:
        art = house.house.art
        kept = [image for key, image in art.kept.items() if key[0] == "ui/crown"]
        return sum(drawn.image is image for drawn in sheet.page.drawn for image in kept)

    assert told not in words_on(sheet) and not crowns()
    house.frames(2, COUNT)
    assert told in words_on(sheet) and crowns() == 1
    house.house.to_title()


@pytest.mark.parametrize("rounds", [1, 3, 5])
def test_faces_follow_what_the_round_has_brought_and_whoever_leads_is_not_sorry(house, rounds):
    sheet = sheet_of(house, rounds)
    gains, points = sum_gains(sheet.lines[:-1]), sheet.lines[-1].values
    house.frames(2, COUNT)
    kept = {id(image): str(key[0]) for key, image in house.house.art.kept.items()}
    shown = [kept.get(id(drawn.image.get_parent()), "") for drawn in sheet.page.drawn]
    for seat, who in enumerate(choose_faces(sheet.table.match.players)):
        glad, sorry = (rename_picture(who, f"{remove_dye(who)}_{feeling}") in shown
                       for feeling in ("glad", "sorry"))
        assert glad is (gains[seat] == max(gains) > min(gains))
        assert sorry is (gains[seat] == min(gains) < max(gains) and points[seat] < max(points))


def test_a_line_stands_where_the_goal_is_and_whoever_has_more_is_past_it(house):
    sheet = next(sheet for rounds in range(3, 20)
                 if max((sheet := sheet_of(house, rounds)).lines[-1].values) > sheet.goal)
    best = sheet.lines[-1].values.index(max(sheet.lines[-1].values))
    told = house.house.words("sheet-reached", sheet.goal)
    assert told not in words_on(sheet)
    house.frames(2, COUNT)
    track, values = sheet.track, sheet.lines[-1].values
    goal, most = track.x_of_points(sheet.goal), track.x_of_points(values[best])
    assert goal == pytest.approx(track.right)
    assert goal < most < track.room.right
    assert (most - goal) / (values[best] - sheet.goal) == pytest.approx(
        (track.right - track.left) / sheet.goal), "in the same scale"
    assert words_on(sheet).count(told) == sum(
        value >= sheet.goal for value in sheet.lines[-1].values)
    house.house.to_title()


def test_lines_fill_a_sheet_down_to_the_total_and_what_they_brought_ends_alike(house):
    sheet = sheet_of(house, 1)
    house.frames(2, COUNT)
    for seat in (0, 1):
        _name, *lines = on_card(sheet, seat)
        values = [box.right for name, box in lines if name.startswith(("+", "−"))]
        assert values and max(values) - min(values) < 1
        middles = sorted({round(box.center[1]) for name, box in lines if name[:1].isalpha()})
        assert len(middles) > 1
        high, *others = (low - top for top, low in pairwise(middles))
        assert others == pytest.approx([high] * len(others), abs=2)
    house.house.to_title()


def test_the_bow_of_what_runs_is_at_its_points_on_a_disc_in_its_colour(house):
    sheet = sheet_of(house, 2)
    house.frames(2, COUNT)
    track, art = sheet.track, house.house.art
    side = track.side
    kept = {id(image): str(key[0]) for key, image in art.kept.items()}
    shown = house.house.screen.items
    ships = [item for item in shown if kept.get(id(item.image)) == sheet.table.style.rounds.marker]
    for seat, ship in enumerate(ships):
        colour = art.draw_plate(side, side, SEAT_COLOURS[seat], 255, INK, 3, side / 2)
        disc = next(item for item in shown if item.image is colour)
        at = track.x_of_points(sheet.lines[-1].values[seat])
        for item in (disc, ship):
            middle = item.x + item.image.get_width() / 2
            assert middle == pytest.approx(house.house.screen.to_pixel(at - side / 2, 0)[0], abs=2)
    assert len(ships) == 2
    house.house.to_title()


def test_the_squares_at_the_goal_lie_over_all_trails_and_what_runs_over_them(house):
    sheet = next(sheet for rounds in range(3, 20)
                 if max((sheet := sheet_of(house, rounds)).lines[-1].values) > sheet.goal)
    house.frames(2, COUNT)
    kept = {id(image): str(key[key[0] == "frame"]) for key, image in house.house.art.kept.items()}
    drawn = [kept.get(id(item.image), "") for item in house.house.screen.items]
    trails = [n for n, name in enumerate(drawn) if name == "stretch"]
    assert max(trails) < drawn.index("finish") < drawn.index(sheet.table.style.rounds.marker)
    assert drawn.count("finish") == 1
    house.house.to_title()


def test_posts_stand_as_far_apart_from_nought_on_where_trails_begin(house):
    sheet = sheet_of(house, 2)
    house.frames(2, COUNT)
    track, screen = sheet.track, house.house.screen
    at = [track.x_of_points(points) for points in track.posts]
    assert track.posts[0] == 0 and "0" in words_on(sheet)
    assert {round(right - left) for left, right in pairwise(at)} == {round(at[1] - at[0])}
    kept = {id(image): str(key[0]) for key, image in house.house.art.kept.items()}
    begins = min(item.x for item in screen.items if kept.get(id(item.image)) == "stretch")
    assert begins == pytest.approx(screen.to_pixel(at[0], 0)[0], abs=2)
    house.house.to_title()


def test_what_a_round_has_brought_stands_as_high_on_all_sheets(house):
    sheet = sheet_of(house, 3)
    house.frames(2, COUNT)
    art, said = house.house.art, house.house.words("sheet-gained")
    kept = {id(image): key for key, image in art.kept.items() if key[0] == "text"}
    high = [item.y for item in house.house.screen.items
            if kept.get(id(item.image), ("", ""))[1] == said]
    assert len(high) == 2 and len(set(high)) == 1
    (seat,) = [seat for seat in (0, 1) if sheet.tell_standing(seat)]
    (box,) = [box for name, box in sheet.page.leaves
              if name.strip("'") == sheet.tell_standing(seat)]
    total = total_of(sheet, seat)  # beside the total, and under what the round has brought
    assert box.right <= total.x and box.bottom <= total.bottom
    assert all(y < house.house.screen.to_pixel(0, total.y)[1] for y in high)
    house.house.to_title()


def test_what_runs_hides_no_figure_of_a_post(house):
    for rounds in (1, 4):
        sheet = sheet_of(house, rounds)
        house.frames(2, COUNT)
        art, track = house.house.art, sheet.track
        kept = {id(image): str(key[0]) for key, image in art.kept.items()}
        ships = [item for item in house.house.screen.items
                 if kept.get(id(item.image)) == sheet.table.style.rounds.marker]
        assert len(ships) == 2
        assert min(item.y for item in ships) >= house.house.screen.to_pixel(0, track.top)[1]
        figures = [box for name, box in sheet.page.leaves
                   if name.strip("'") in map(str, track.posts)]
        assert len(figures) >= len(track.posts)
        assert all(box.bottom < track.top for box in figures if box.y < track.room.bottom)
        house.house.to_title()


def test_what_brought_points_to_others_alone_is_not_on_a_sheet_and_lines_of_all_are_alike(house):
    table = house.at_cards("haggis", PEOPLE, "open")
    lines = [Line(("haggis-sheet-tricks",), (12, 9)), Line(("haggis-sheet-bets",), (30, 0)),
             Line(("sheet-total",), (42, 9))]
    sources = ScoreBreakdown(table, lines)
    won, bets = (table.say(line.says) for line in lines[:2])
    read = [[(row.words, row.worth) for row in sources.list_rows(seat, 2, done=True)]
            for seat in (0, 1)]
    assert read == [[(won, "+12"), (bets, "+30")], [(won, "+9")]], "only what brought them points"
    assert sources.most == 2, "lines are as high on both"
    house.house.to_title()


def test_whom_nothing_has_brought_anything_is_told_so_in_one_line_once_all_is_counted(house):
    table = sheet_of(house, 1).table
    lines = [Line(("haggis-sheet-tricks",), (12, 0)), Line(("haggis-sheet-bets",), (30, 0)),
             Line(("sheet-total",), (42, 0))]
    sources, nothing = ScoreBreakdown(table, lines), house.house.words("sheet-nothing")

    def told(seat: int, came: int, *, done: bool) -> list[str]:
        return [row.words for row in sources.list_rows(seat, came, done=done)]
    assert told(1, 2, done=False) == []
    assert told(1, 2, done=True) == [nothing]
    assert nothing not in told(0, 2, done=True) and len(told(0, 2, done=True)) == 2
    house.house.to_title()


@pytest.mark.parametrize(("totals", "told"), [((9, 9, 4), (1, 1, 0)), ((9, 8, 4), (0, 0, 0))])
def test_what_decides_between_equal_points_is_told_to_those_who_are_level(house, totals, told):
    table = sheet_of(house, 1).table
    timber = Line(("halmstad-sheet-timber",), (32, 27, 21), points=False)
    sources = ScoreBreakdown(table, [Line(("halmstad-sheet-counters",), totals), timber,
                                     Line(("sheet-total",), totals)])
    rows = [sources.list_rows(seat, 1, done=True) for seat in range(3)]
    assert tuple(len(row) - 1 for row in rows) == told
    house.house.to_title()


def test_what_a_round_has_brought_is_told_once_over_a_total_that_is_larger(house):
    sheet = sheet_of(house, 3)
    house.frames(2, COUNT)
    gains = sum_gains(sheet.lines[:-1])
    art = house.house.art
    kept = {id(image): key for key, image in art.kept.items() if key[0] == "text"}
    written = [str(kept[id(item.image)][1]) for item in house.house.screen.items
               if id(item.image) in kept]
    for more in filter(None, gains):
        assert f"{more:+d}" in written
    assert any(gains)
    shown = {str(kept[id(item.image)][1]): item for item in house.house.screen.items
             if id(item.image) in kept}
    for more, total in zip(gains, sheet.lines[-1].values, strict=True):
        if more:
            new, whole = shown[f"{more:+d}"], shown[str(total)]
            assert new.y + new.image.get_height() < whole.y + whole.image.get_height()
            assert whole.image.get_height() > 1.3 * new.image.get_height()
            assert abs(new.x + new.image.get_width() - whole.x - whole.image.get_width()) <= 2
    assert written.count(house.house.words("score-in-all")) == len(gains), "and is called so"
    assert written.count(house.house.words("sheet-gained")) == sum(map(bool, gains))
    house.house.to_title()


def test_what_a_prediction_has_brought_stands_at_the_end_of_its_own_line(house):
    sheet = next(sheet for rounds in range(1, 20)
                 if sum((sheet := sheet_of(house, rounds)).sources[0].met) == 1)
    predicted, _, exact = sheet.lines[:3]
    house.frames(2, COUNT)
    leaves = [(name.strip("'"), box) for name, box in sheet.page.leaves]
    lines = [box for name, box in leaves if name == house.table.say(predicted.says)]
    ends = [max((box.right, name) for name, box in on_card(sheet, seat)
                if abs(box.center[1] - line.center[1]) < 2)[1]
            for seat, line in enumerate(sorted(lines))]
    assert ends == [f"+{value}" if value else "0" for value in exact.values]
    house.house.to_title()


def test_a_chart_comes_with_the_third_round(house):
    sheet_of(house, 2)
    assert "chart" not in house.top.page.anchors
    house.house.to_title()


def test_predictions_are_unsealed_and_each_source_of_points_pushes_the_marker(house):
    sheet = sheet_of(house, 1)
    prediction, *points = sheet.sources
    said = house.table.say(prediction.says)
    assert words_on(sheet).count(said) == 2  # sealed at both tracks
    seen = [tuple(map(sheet.points_now, (0, 1)))]
    for n in range(len(points) + 1):
        sheet.age = COUNT * (n + 0.999) / (len(points) + 1)
        house.frames()
        seen.append(tuple(map(sheet.points_now, (0, 1))))
        assert {said, *map(str, prediction.values)} <= set(words_on(sheet))
    assert seen[1] == seen[0] == (0, 0)
    assert seen[-1] == sheet.lines[-1].values
    assert seen == sorted(seen)
    house.house.to_title()


def test_a_prediction_is_unsealed_with_a_tick_or_a_cross(house):
    sheet = sheet_of(house, 4)
    predicted, tricks, exact = sheet.lines[:3]
    assert predicted.met == tuple(value > 0 for value in exact.values)
    assert predicted.met == tuple(map(int.__eq__, predicted.values, tricks.values))

    def signs() -> dict[str, int]:
        kept = {id(image): key[0] for key, image in house.house.art.kept.items()}
        drawn = [kept.get(id(image)) for image, *_ in sheet.page.drawn]
        return {name: drawn.count(f"ui/{name}") for name in ("seal", "hit", "miss")}

    assert signs() == {"seal": 2, "hit": 0, "miss": 0}
    sheet.age = COUNT
    house.frames()
    assert signs() == {"seal": 0, "hit": predicted.met.count(True),
                       "miss": predicted.met.count(False)}
    house.house.to_title()


def test_nothing_is_said_twice_on_a_score_sheet(house):
    sheet = sheet_of(house, 1)
    house.frames(2, COUNT)
    said = [word for word in words_on(sheet) if any(letter.isalpha() for letter in word)]
    told = [line for line in sheet.sources if any(line.values)]
    assert all(sum(word.startswith(house.table.say(line.says)) for word in said) <= 2
               for line in told)
    house.house.to_title()


def test_a_sheet_is_counted_at_once_where_motion_is_reduced_or_somebody_presses(house):
    sheet = sheet_of(house, 1)
    assert tuple(map(sheet.points_now, (0, 1))) != sheet.lines[-1].values
    house.press("confirm")
    assert house.top is sheet
    assert tuple(map(sheet.points_now, (0, 1))) == sheet.lines[-1].values
    house.press("confirm")
    assert house.top is not sheet
    house.house.to_title()
    house.house.settings.reduced_motion = True
    sheet = sheet_of(house, 1)
    assert tuple(map(sheet.points_now, (0, 1))) == sheet.lines[-1].values
    house.house.settings.reduced_motion = False
    house.house.to_title()


def test_sources_of_a_score_sheet_are_larger_than_usual_where_there_is_room(house):
    sheet = next(sheet for rounds in range(1, 20)
                 if not any((sheet := sheet_of(house, rounds)).sources[-1].values))  # short sheets
    sheet.age = COUNT
    sheet.mark_stale()
    said = house.house.words("herrlof-sheet-tricks")
    usual = house.house.art.line_height("body")
    assert min(box.h for name, box in sheet.page.leaves if said in name) > 1.1 * usual
    house.house.to_title()


def test_the_cloth_behind_a_sheet_hangs_in_folds_and_is_as_light_from_side_to_side(house):
    sheet_of(house, 1)
    surface, at = house.house.screen.surface, house.house.screen.to_pixel
    wide = at(700, 0)[0] - at(SAFE.x, 0)[0]
    left, right = (pygame.transform.average_color(surface, (*at(x, 90), wide, 20))[:3]
                   for x in (SAFE.x, WIDTH - 700))
    assert sum(left) == pytest.approx(sum(right), rel=0.06)
    y = at(0, 100)[1]
    folds = [sum(pygame.transform.average_color(surface, (at(x, 0)[0], y, 6, 20))[:3])
             for x in range(round(SAFE.x), 700, 8)]
    ways = [later > sooner for sooner, later in pairwise(folds)]
    assert sum(one is not other for one, other in pairwise(ways)) > 6, "light and shade by turns"
    assert max(folds) > 1.3 * min(folds)
    house.house.to_title()
