"""The time line of a replay: sections, colours, and what stands on it."""

from __future__ import annotations

from typing import Any

import pytest

from game import routes
from game.core import match as matches
from game.core.record import Header, Player
from game.games import load_rules
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import INK, IVORY, SEAT_COLOURS, SEPIA
from game.scenes.replay.time_line import LITTLE, NOBODY, NOW, draw_time_line
from game.scenes.replay.time_scale import (
    APART,
    KNOB,
    MARK,
    TimeScale,
    choose_marks,
    divide_scale,
    place_marks,
    place_name,
)
from game.tables.highlights import Mark, find_marks
from game.tables.match_strips import MOST_TRICKS, PARTS, Strip, cut_strips, divide_match
from game.tables.style import table_style
from game.ui.frames import FRAMES
from tests.house import OpenHouse
from tests.picture.test_pictures import contrast

LINE = Box(100, 900, 1700, 36)
PEOPLE = tuple(map(Player, ("Freja", "Ask", "Embla")))


@pytest.mark.parametrize("way", [
    TimeScale(LINE, 1), TimeScale(LINE, 60), TimeScale(LINE, 200, (0, 100)),
    TimeScale(LINE, 60, (0, 20, 41), ("1", "2", "3"), 40.0),
])
def test_a_pointer_finds_every_move_on_the_line_and_moves_lie_in_their_order(way):
    assert [way.find_nearest(way.find_x(ply)) for ply in range(way.moves + 1)] == [
        *range(way.moves + 1)]
    for ply in range(way.moves):
        assert LINE.x <= way.find_x(ply) < way.end(ply + 1) <= way.find_x(ply + 1)
    assert (way.find_x(0), way.find_x(way.moves)) == (LINE.x + way.name_width, LINE.right)
    assert (way.find_nearest(0), way.find_nearest(1920)) == (0, way.moves)


def test_the_words_of_a_section_lie_before_its_first_move():
    way = TimeScale(LINE, 60, (0, 20, 41), ("1", "2", "3"), 40.0)
    for ply in way.begins[1:]:
        assert way.find_x(ply) - way.end(ply) >= way.name_width


def coloured(house: OpenHouse) -> set[int]:
    """Return the seats whose colours are seen on the line."""
    drawn = [image for image, *_ in house.top.bar.drawn]
    seen = {key[2] for key, image in house.house.art.kept.items()
            if key[:2] == ("frame", "time strip") and any(image is one for one in drawn)}
    return {seat for seat, colour in enumerate(SEAT_COLOURS) if colour in seen}


def drawn(house: OpenHouse, way: TimeScale, *shown: Any) -> Page:
    """Return a page with a line alone."""
    page = Page(house.house.art)
    draw_time_line(page, way, *shown)
    return page


@pytest.mark.parametrize("game", ["herrlof", "haggis", "reindeer"])
def test_whose_a_strip_is_shows_once_all_of_it_was_seen(house: OpenHouse, game):
    """What is still to come gives nothing away."""
    match = matches.start(Header(game, load_rules(game).VERSION, PEOPLE, "1"), None)
    house.wander(match, 300)
    house.house.stack.open(routes.Replay(match))
    scene = house.top
    owners = [strip for strip in scene.division.strips if strip.seat is not None]
    assert owners
    for strip in (*owners[:2], owners[-1]):
        for ply in (strip.end - 1, strip.end):
            scene.go_to(ply)
            house.frames()
            seen = {one.seat for one in owners if one.end <= ply}
            assert coloured(house) == seen, ply


def test_names_of_sections_to_come_are_dark_and_can_be_read():
    coming, past = (FRAMES[f"time name {when}"][0].fill for when in ("ahead", "past"))
    assert contrast(IVORY, coming) >= 4.5 and contrast(IVORY, past) >= 4.5
    assert sum(FRAMES["time strip ahead"][0].fill) < sum(coming)


def test_every_round_has_a_section_with_its_number(house: OpenHouse):
    match = matches.start(Header("herrlof", load_rules("herrlof").VERSION, PEOPLE, "1"), None)
    house.wander(match, 250)
    house.house.stack.open(routes.Replay(match))
    house.frames()
    scene = house.top
    ends = [ply for ply, beats in enumerate(match.beats, 1)
            if any(beat.what == "scored" for beat in beats)]
    assert [*scene.scale.begins] == [0, *(ply for ply in ends if ply < len(scene.moves))]
    assert len(scene.scale.heads) == len(scene.scale.begins) > 2


def test_the_signs_of_all_stand_on_their_colours_where_no_names_do(house: OpenHouse):
    match = matches.start(Header("herrlof", load_rules("herrlof").VERSION, PEOPLE, "1"), None)
    house.wander(match, 30)
    house.house.stack.open(routes.Replay(match))
    house.top.go_to(30)
    house.frames()
    track, kept = house.top.scale.box, house.house.art.kept.items()
    images = [image for image, _, y in house.top.bar.drawn if track.y <= y < track.bottom]
    won = {strip.seat for strip in house.top.division.strips} - {None}
    assert won
    for seat in won:
        signs = [image for key, image in kept if key[0] == f"ui/seat_{seat}"]
        assert any(image in signs for image in images)
    assert house.top.bar.problems == [] == house.top.bar.shortened


def test_every_trick_is_one_strip_of_whoever_won_it(house: OpenHouse):
    match = matches.start(Header("herrlof", load_rules("herrlof").VERSION, PEOPLE, "1"), None)
    house.wander(match, 55)
    found = divide_match(match).strips
    assert len(found) <= MOST_TRICKS
    assert [one.begin for one in found] == [0, *(one.end for one in found[:-1])]
    assert found[-1].end == len(match.record.lines)
    won = {ply: beat.seat for ply, beats in enumerate(match.beats, 1) for beat in beats
           if beat.what in ("trick", "destroyed")}
    assert {one.end: one.seat for one in found if one.seat is not None} == won


def test_rounds_of_many_tricks_are_one_strip_each_of_whoever_gained_most(house: OpenHouse):
    match = matches.start(Header("herrlof", load_rules("herrlof").VERSION, PEOPLE, "1"), None)
    house.wander(match, 400)
    found = divide_match(match).strips
    ends = [ply for ply, beats in enumerate(match.beats, 1)
            if any(beat.what == "scored" for beat in beats)]
    assert len(ends) > 2 and [one.end for one in found][:len(ends)] == ends
    assert found[-1].end == len(match.record.lines)
    before: tuple[int, ...] = (0, 0, 0)
    for strip in found[:len(ends)]:
        points = [match.rules.tally(beat.state)[-1].values for beat in match.beats[strip.end - 1]
                  if beat.what == "scored"][-1]
        gains = [now - then for now, then in zip(points, before, strict=True)]
        if strip.seat is None:
            assert gains.count(max(gains)) > 1 or max(gains) <= 0
        else:
            assert strip.gain == gains[strip.seat] == max(gains) and gains.count(strip.gain) == 1
        before = points


def test_a_match_without_rounds_is_a_few_parts_of_whoever_led_then(house: OpenHouse):
    five = (*PEOPLE, Player("Bo"), Player("Liv"))
    match = matches.start(Header("reindeer", load_rules("reindeer").VERSION, five, "1"), None)
    house.wander(match, 600)
    found, leads = divide_match(match).strips, table_style("reindeer").outcome.leads
    assert len(found) == PARTS and found[-1].end == len(match.record.lines)
    for strip in found:
        first = leads(match.states[strip.end])
        assert first == {strip.seat} if strip.seat is not None else len(first) != 1
    house.house.stack.open(routes.Replay(match))
    house.frames()
    assert [*house.top.scale.begins] == [strip.begin for strip in found]
    assert not house.top.scale.heads, "gaps tell parts from each other"


@pytest.mark.parametrize("seed", range(1, 5))
@pytest.mark.parametrize("game", ["hamnar", "halmstad", "reindeer"])
def test_a_part_says_who_led_at_its_end_in_the_same_words_in_every_game(
    house: OpenHouse, game: str, seed: int,
):
    people = PEOPLE[:2] if game == "hamnar" else PEOPLE
    match = matches.start(Header(game, load_rules(game).VERSION, people, str(seed)), None)
    house.wander(match, 120)
    house.house.stack.open(routes.Replay(match))
    scene, say = house.top, house.house.words
    scene.go_to(len(scene.moves))
    house.frames()
    told = {words for words, box in scene.bar.words
            if scene.scale.box.y - 12 < box.y < scene.scale.box.bottom}
    every = {None: say("replay-even"), **{
        seat: say("replay-led", player.name) for seat, player in enumerate(people)}}
    assert told == {every[strip.seat] for strip in scene.division.strips}


def said(house: OpenHouse, width: float, owners: tuple[int | None, int], *told: list[str],
         at: int = 60) -> list[str]:
    """Return the words on two strips of a line after some moves."""
    page = Page(house.house.art)
    strips = [Strip(0, 30, owners[0]), Strip(30, 60, owners[1])]
    bare = TimeScale(LINE._replace(w=width), 60, (0, 30), strips=strips)
    draw_time_line(page, divide_scale(page.art, bare, (), told), at)
    return [words for words, _ in page.words]


def test_names_alone_are_said_of_parts_where_no_more_has_room(house: OpenHouse):
    told = ["A name that is long leads", "Ask leads"], ["Bo", "Ask"]
    assert said(house, 300, (0, 1), *told) == ["Bo", "Ask"]


def test_nothing_is_said_of_a_part_that_nobody_led(house: OpenHouse):
    assert said(house, LINE.w, (None, 1), ["", "Ask leads"]) == ["Ask leads"]


def test_what_was_seen_is_bright_and_what_is_to_come_is_dark():
    for seen in (NOW, NOBODY, *SEAT_COLOURS):
        assert contrast(seen, FRAMES["time strip ahead"][0].fill) > 4.5


@pytest.mark.parametrize("at", [0, 9, 30, 59])
def test_the_next_mark_always_stands_on_the_line(at):
    way = TimeScale(LINE, 60)
    for ply in range(at, 60):
        marks = [Mark(one, "turns") for one in range(0, at, 3)] + [
            Mark(ply, "moments"), *(Mark(one, "turns") for one in range(ply + 1, 60))]
        stand = {mark.ply: x for mark, x in choose_marks(way, marks, at)}
        assert stand[ply] == way.find_knob(ply + 1) <= LINE.right


def test_a_mark_never_moves_and_where_one_is_comes_to_stand_right_under_it():
    way = TimeScale(LINE, 60, (0, 20, 41), ("1", "2", "3"), 40.0)
    marks = [Mark(ply, "moments") for ply in (0, 4, 19, 20, 33, 40, 59)]
    for at in range(61):
        for mark, x in choose_marks(way, marks, at):
            assert x == way.find_knob(mark.ply + 1)
            assert way.sections[mark.ply // 20 - mark.ply // 40 * (mark.ply < 41)][0] <= x


def test_the_name_of_the_next_mark_stands_where_it_hides_fewer_others():
    for middle, others, right in (
            (900, [], True), (900, [1000], False), (900, [800], True), (900, [800, 1000], True),
            (LINE.right, [], False), (LINE.x, [LINE.x + 90], True)):
        left = place_name(TimeScale(LINE, 60), 190, middle, others)
        assert (left, left + 190)[not right] == middle
        assert LINE.x <= left and left + 190 <= LINE.right


def test_the_name_of_the_next_mark_leaves_clear_what_happens_even_if_it_hides_others():
    assert place_name(TimeScale(LINE, 60), 190, 900, [1000]) == 900 - 190
    assert place_name(TimeScale(LINE, 60), 190, 900, [1000], 820) == 900


@pytest.mark.parametrize("end", [20, 59])
def test_what_happens_and_what_comes_next_never_meet_and_both_stand_on_the_line(end):
    way = TimeScale(LINE, 60)
    for gap in range(1, 9):
        marks = [Mark(end - gap, "struck"), Mark(end, "moments"), Mark(end - gap - 1, "moments")]
        found = {mark.ply: x for mark, x in place_marks(way, marks, end - gap + 1)}
        now, after = found[end - gap], found[end]
        last = way.find_knob(end + 1)
        assert LINE.x < now and after + MARK / 2 <= max(LINE.right, last + MARK / 2)
        assert after - now >= MARK + APART
        if last - way.find_knob(end - gap + 1) >= MARK + 3 * APART:
            assert (now, after) == (way.find_knob(end - gap + 1), way.find_knob(end + 1))


def lights(house: OpenHouse, at: int, marks: list[Mark]) -> list[float]:
    """Return the middle of the mark that shines on a line after some moves, if one does."""
    page = drawn(house, TimeScale(LINE, 60), at, marks, "", "Next: Bomb")
    box = page.anchors.get("shining mark")
    return [box.center[0]] if box else []


@pytest.mark.parametrize(("at", "told"), [
    (5, {"Next: Bomb"}), (10, {"Next: Bomb"}), (30, {"Next: Bomb"}), (41, set())])
def test_of_all_marks_only_the_next_one_has_its_name(
    house: OpenHouse, at: int, told: set[str],
):
    marks = [Mark(ply, "struck") for ply in (9, 20, 40)]
    coming = "Next: Bomb" if at < 40 else ""
    page = drawn(house, TimeScale(LINE, 60), at, marks, "", coming)
    assert {name.strip("'") for name, _ in page.leaves} == told


def test_only_what_happens_shines_and_stands_where_one_is(house: OpenHouse):
    marks = [Mark(9, "struck"), Mark(12, "struck"), Mark(40, "struck")]
    way = TimeScale(LINE, 60)
    for at in (0, 9, 11, 12, 30, 60):
        assert lights(house, at, marks) == []
    for at in (10, 13, 41):
        assert lights(house, at, marks) == [pytest.approx(way.find_x(at))]


@pytest.mark.parametrize(("at", "large"), [(0, {9}), (10, {9, 30}), (20, {30}), (31, {30, 40}),
                                           (60, set())])
def test_only_what_happens_and_what_comes_next_are_large_and_no_mark_meets_where_one_is(
    house: OpenHouse, at: int, large: set[int],
):
    marks = [Mark(n, "struck") for n in (9, 30, 40, 55)]
    page, way = drawn(house, TimeScale(LINE, 60), at, marks), TimeScale(LINE, 60)
    found = {ply: page.anchors[f"mark/{ply}"] for ply in (9, 30, 40, 55)}
    for ply, box in found.items():
        assert way.find_nearest(box.center[0]) == ply + 1 and box.w == (
            MARK if ply in large else LITTLE)
        assert box.bottom < page.anchors["knob"].y
    assert 3 * LITTLE <= 2 * MARK


@pytest.mark.share(3)
@pytest.mark.parametrize("at", range(0, 61, 3))
def test_who_gained_most_is_said_once_a_round_has_ended_beside_where_one_is(house: OpenHouse, at):
    page = Page(house.house.art)
    bare = TimeScale(LINE, 60, (0, 30), strips=[Strip(0, 30, 1, 12), Strip(30, 60, 0, 7)])
    way = divide_scale(page.art, bare, [["Round 1", "Round 2"], ["1", "2"]],
                      [["Ask +12", "Freja +7"]])
    draw_time_line(page, way, at)
    head = way.find_x(at)
    told = [(words, box) for words, box in page.words if not words.startswith("Round")]
    assert [words for words, _ in told] == ["Ask +12", "Freja +7"][:at // 30]
    for (_, box), (left, right) in zip(told, way.sections, strict=False):
        assert left <= box.x and box.right <= right
        assert box.right <= head - KNOB / 2 or head + KNOB / 2 <= box.x


def test_few_strips_stay_as_they_are_and_are_cut_where_a_section_begins():
    few = [Strip(n, n + 1, n % 3) for n in range(MOST_TRICKS)]
    assert [strip for _, strip in cut_strips(few, 0, MOST_TRICKS)] == few
    assert cut_strips([Strip(0, 9, 1)], 0, 4) == [(0, Strip(0, 4, 1))]
    assert cut_strips([Strip(0, 9, 1)], 4, 9) == [(0, Strip(4, 9, 1))]


def test_the_line_says_who_gained_most_in_each_round_where_all_of_it_fits(house: OpenHouse):
    match = matches.start(Header("haggis", load_rules("haggis").VERSION, PEOPLE, "1"), None)
    house.wander(match, 190)
    house.house.stack.open(routes.Replay(match))
    house.top.go_to(190)
    house.frames()
    gone = [strip for strip in house.top.division.strips if strip.seat is not None]
    words = [f"{PEOPLE[strip.seat].name} +{strip.gain}" for strip in gone]
    assert len(words) > 1
    assert {*words} <= {told for told, _ in house.top.bar.words}


@pytest.mark.parametrize("kind", ["moments", "leads"])
def test_a_mark_has_the_colour_of_whoever_stands_out_once_it_was_seen(house, kind):
    way, seat = TimeScale(LINE, 60), 1
    looks, seen = [], "ui/bomb" if kind == "moments" else ""
    for mark in (Mark(10, kind, who, seen=seen) for who in (seat, 0, None)):
        for at in (5, 30):
            page = drawn(house, way, at, [mark])
            looks.append({id(image) for image, *_ in page.drawn})
    to_come, come, other_comes, other, bare_comes, bare = looks
    assert to_come == other_comes == bare_comes, "it does not give away what will be"
    assert len({frozenset(come), frozenset(other), frozenset(bare)}) == 3


@pytest.mark.parametrize("at", [5, 11, 30])
def test_a_capture_shows_who_was_taken_once_it_was_seen(house: OpenHouse, at):
    way, pieces = TimeScale(LINE, 60), table_style("hamnar").looks
    looks = []
    for piece in ("white", "black"):
        mark = Mark(10, "struck", 0, taken=pieces[piece])
        page = drawn(house, way, at, [mark])
        looks.append({id(image) for image, *_ in page.drawn})
    assert (looks[0] == looks[1]) is (at <= mark.ply), "it does not give away what will be"


def test_in_a_match_each_capture_is_marked_with_a_piece_of_whoever_lost_it(house: OpenHouse):
    match = matches.start(Header("hamnar", load_rules("hamnar").VERSION, PEOPLE[:2], "1"), None)
    house.wander(match, 200)
    looks, found = table_style("hamnar").looks, set[str]()
    for mark in (one for one in find_marks(match, []) if one.kind == "struck"):
        before, after = (match.states[ply].sides for ply in (mark.ply, mark.ply + 1))
        fewer = {name for name, old, new in zip(("white", "black"), before, after, strict=True)
                 if new.bit_count() < old.bit_count()}
        assert mark.taken in [looks[name] for name in fewer]
        found |= fewer
    assert found == {"white", "black"}


@pytest.mark.parametrize("at", range(0, 61, 10))
def test_a_part_that_nobody_led_says_so_without_a_sign_once_it_has_ended(house: OpenHouse, at):
    told = ["Tied", "Freja leads"]
    assert said(house, LINE.w, (None, 0), told, at=at) == told[:at // 30]


def test_what_is_said_of_a_part_nobody_led_is_quieter_and_can_be_read():
    assert contrast(INK, NOBODY) > contrast(SEPIA, NOBODY) >= 4.5


@pytest.mark.parametrize("at", [0, 3, 4, 30, 59])
def test_marks_never_crowd_but_for_the_next_one_which_is_seen_beside_what_happens(at):
    way = TimeScale(LINE, 60)
    marks = [Mark(ply, "turns" if ply == 31 else "moments") for ply in (0, 2, 3, 29, 30, 31, 59)]
    stand = choose_marks(way, marks, at)
    after = min(mark.ply for mark in marks if mark.ply >= at)
    for n, (one, x) in enumerate(stand):
        for other, there in stand[:n]:
            pair = {one.ply, other.ply} == {at - 1, after}
            assert x > there if pair else abs(x - there) >= MARK + APART
    found = {one.ply: x for one, x in stand}
    assert after in found, "what comes next stays"
    assert 31 in found or abs(
        way.find_x(32) - way.find_x(after + 1)) < MARK + APART, "and what tells more"
    assert at - 1 in found or all(mark.ply != at - 1 for mark in marks), "and what happens"


@pytest.mark.parametrize("game", ["hamnar", "haggis"])
def test_the_end_is_marked_says_who_has_won_and_before_that_only_that_it_comes(house, game):
    match = matches.start(Header(game, load_rules(game).VERSION, PEOPLE[:2], "1"), None)
    house.wander(match, 3000)
    house.house.stack.open(routes.Replay(match))
    house.frames()
    scene, say = house.top, house.house.words
    *_, last = scene.marks
    assert (last.ply, last.kind) == (len(scene.moves) - 1, "ends")
    assert [mark.kind for mark in scene.marks].count("ends") == 1
    (winner,) = match.result.winners
    wins, comes = (repr(words) for words in (
        say("result-wins", PEOPLE[winner].name), say("replay-then", say("replay-ends"))))
    for at, found in ((last.ply, comes), (last.ply + 1, wins)):
        scene.go_to(at)
        house.frames()
        house.draw()
        assert {wins, comes} & {words for words, _ in scene.bar.leaves} == {found}


def test_a_match_that_goes_on_has_no_end_on_its_line(house):
    match = matches.start(Header("haggis", load_rules("haggis").VERSION, PEOPLE, "1"), None)
    house.wander(match, 40)
    assert match.result is None
    assert "ends" not in {mark.kind for mark in find_marks(match, [])}


def test_a_valknut_is_marked_where_it_is_laid(house):
    match = matches.start(Header("herrlof", load_rules("herrlof").VERSION, PEOPLE, "1"), None)
    house.wander(match, 400)
    found = [mark for mark in find_marks(match, []) if mark.says == ("herrlof-kind-valknut",)]
    assert found
    for mark in found:
        assert "V" in match.record.lines[mark.ply].move.split()[-1].upper()
        assert mark.seat == match.record.lines[mark.ply].seat
