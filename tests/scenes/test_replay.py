"""A replay can be watched: at its own pace, forward and back, and from where one left it."""

from __future__ import annotations

import pygame
import pytest

from game import routes
from game.core import match as matches
from game.core.record import Header, Player
from game.devices.press import Action
from game.games import GAMES, load_rules
from game.games.hamnar import rules as hamnar
from game.games.hamnar.table.ways import ARROW, BOW
from game.picture.theme import INK, PARCHMENT
from game.scenes.replay.buttons import STEPS, tell_pace
from game.scenes.replay.time_scale import MARK, place_marks
from game.tables.counts import COUNT, FEW, LAST
from game.tables.highlights import find_marks
from game.tables.seen import Mark
from game.tables.spotlight import light_stage
from game.tables.stances import FRONT_LIGHT as FRONT
from game.tables.stances import OTHER_LIGHT as OTHERS
from game.tables.style import Moment, table_style
from game.tables.theatre_frame import RIM
from game.tables.tricks import destroys_trick
from tests.house import OpenHouse, of_colour
from tests.night.test_night_scenes import go
from tests.picture.test_screen import resize

MOVES = ("@sun", "@pawn", "@horse1", "@horse2")


@pytest.fixture
def replay(house: OpenHouse) -> OpenHouse:
    header = Header("hamnar", hamnar.VERSION, (Player("Freja"), Player("Ask")), "1")
    match = matches.start(header, None)
    for text in MOVES:
        match.play(next(iter(match.prompts)), hamnar.parse(text))
    house.house.stack.open(routes.Replay(match))
    house.frames()
    return house


def at(house: OpenHouse) -> int:
    return len(house.match.record.lines)


def test_at_instant_speed_a_move_is_seen_before_the_next_one(replay):
    replay.frames(10, 0.01)
    assert at(replay) == 0
    seen = set()
    for _ in range(60):
        replay.frames(1, 0.25)
        seen.add(at(replay))
    assert seen == {0, 1, 2, 3, 4} and replay.scene == "ReplayScene"


def test_before_the_first_move_every_orb_is_seen(replay):
    replay.frames()
    assert at(replay) == 0
    show = replay.shown.show
    orbs = [show.board.pose_of(place) for place in show.layer.map_pieces() if "reserve" in place]
    assert len(orbs) == 6 and show.layer.without, "what a portrait shows itself is not drawn twice"
    assert not [orb for orb in orbs for box in show.layer.without if box.has_point(orb.x, orb.y)]


def test_it_steps_forward_and_back_and_to_the_start(replay):
    replay.press("right", "right")
    assert at(replay) == 2
    replay.press("left")
    assert at(replay) == 1
    replay.press("right", "up")
    assert at(replay) == 0 and replay.top.running


def long(house: OpenHouse) -> OpenHouse:
    """A match of many moves, watched again."""
    house.at_table()
    house.wander(house.match, 60)
    house.house.stack.open(routes.Replay(house.match))
    house.frames()
    return house


def test_a_leap_shows_the_next_move_that_stood_out_or_the_one_before(house):
    watched = long(house)
    plies, states = [mark.ply for mark in watched.top.marks], []
    assert len(plies) > 3
    for ply in plies[:3]:
        watched.press("next")
        assert at(watched) == ply + 1 and not watched.top.running
        watched.shown.settle()
        states.append((watched.match.state, watched.shown.show.captions[:]))
    for state in reversed(states):
        watched.shown.settle()
        assert (watched.match.state, watched.shown.show.captions[:]) == state
        watched.press("prev")
    assert at(watched) == 0, "before the first of them is the beginning"
    for _ in range(len(plies) + 1):
        watched.press("next")
    assert at(watched) == len(watched.top.moves), "and after the last one the end"


def test_a_leap_is_a_tenth_of_all_where_nothing_stood_out(replay):
    assert replay.top.marks == []
    replay.press("next")
    assert at(replay) == 1
    replay.press("next", "prev")
    assert at(replay) == 1


@pytest.mark.parametrize(("plies", "seen"), [(20, False), (3000, True)])
def test_hands_lie_open_once_a_match_has_ended_and_not_before(house, plies, seen):
    people = (Player("Freja"), Player("Ask"), Player("Embla"))
    match = matches.start(Header("herrlof", load_rules("herrlof").VERSION, people, "1"), None)
    house.wander(match, plies)
    assert (match.result is not None) is seen
    house.house.stack.open(routes.Replay(match))
    house.top.go_to(12)
    house.frames()
    held = {piece for place, piece in house.shown.show.table.items() if place.startswith("hand/")}
    assert held and ("?" not in held) is seen, held


def test_a_pointer_goes_to_where_it_presses_on_the_line(house):
    watched = long(house)
    line, moves = watched.top.scale.box, len(watched.top.moves)
    for ply in (moves // 2, moves, moves // 4, 0):
        watched.click((watched.top.scale.find_x(ply) - (ply == moves), line.y + 8))
        assert at(watched) == ply


@pytest.mark.share(2)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_of_a_replay_leaves_the_table_in_sight(house, game):
    seats = min(load_rules(game).SEATS)
    people = tuple(Player(name) for name in ("Freja", "Ask", "Embla")[:max(seats, 2)])
    match = matches.start(Header(game, load_rules(game).VERSION, people, "1"), None)
    house.house.stack.open(routes.Replay(match))
    house.frames()
    board, bar, foot = house.shown.show.board, house.top.bar, house.top.controls_box()
    told = {name.strip("'") for name, _ in bar.leaves}
    assert house.house.words("hint-back") in told
    assert bar.problems == []
    for where in (0, 1, 0):
        house.top.go_to(where)
        house.frames()
        assert repr(house.house.words("hint-step")) in [name for name, _ in house.top.bar.leaves]
        knob = house.top.bar.anchors["knob"]
        assert foot.x <= knob.x and knob.right <= foot.right
    held = [place for place in match.rules.table(match.state) if board.has_place(place)]
    panels = [house.shown.show.panel_of(seat) for seat in range(len(people))]
    for box in (*panels, *map(board.box_of, held)):
        assert not foot.overlaps(house.top.box_on_screen(box))


def test_the_table_is_seen_where_it_is_said_to_be_also_in_another_window(house):
    watched = long(house)
    watched.press("right")
    for size in ((1280, 720), (1000, 800)):
        resize(house, size)
        watched.shown.settle()
        watched.frames(40)
        surface, screen = house.house.screen.surface, house.house.screen
        empty, held = (watched.top.box_on_screen(watched.shown.show.board.box_of(place))
                       for place in ("c3", "a1"))
        seen = [surface.get_at(screen.to_pixel(*box.center))[:3] for box in (empty, held)]
        assert seen[0] != seen[1] and min(seen[0]) > 60, "a light square, and somebody on another"


def test_a_replay_says_what_it_is_and_shows_whether_it_runs(house):
    watched, art = long(house), house.house.art

    def stands() -> bool:
        watched.frames()
        return any("ui/play" in key and drawn is image for key, image in art.kept.items()
                   for drawn, *_ in watched.top.bar.drawn)

    watched.press("up")
    assert not stands()
    assert repr(house.house.words("replay-begins")) in [
        name for name, _ in watched.top.bar.leaves]
    watched.press("confirm")
    assert stands()


def test_whether_it_runs_or_stands_it_says_how_one_leaves_it(house):
    watched = long(house)
    for _ in range(2):
        watched.frames()
        told = [name for name, _ in watched.top.bar.leaves]
        assert repr(house.house.words("hint-back")) in told, told
        watched.press("confirm")


def test_it_runs_as_fast_as_one_likes(house):
    watched = long(house)
    counts = []
    for _ in range(4):
        watched.press("up")
        watched.frames(40, 0.1)
        counts.append(at(watched))
        watched.press("down")
    usual, double, fourfold, half = counts
    assert half < usual < double < fourfold


def test_at_the_end_it_is_seen_once_more(replay):
    for _ in range(60):
        replay.frames(1, 0.5)
    assert at(replay) == 4
    replay.press("confirm")
    assert at(replay) == 0
    for _ in range(60):
        replay.frames(1, 0.5)
    assert at(replay) == 4


def test_a_match_that_ended_can_be_seen_again_to_its_end(house):
    house.at_table()
    house.wander(house.match, 500)
    match = house.match
    house.house.stack.open(routes.Replay(match))
    for _ in range(2):
        for _ in range(len(match.record.lines) * 3):
            house.frames(1, 0.9)
        assert house.match.result == match.result and house.scene == "ReplayScene"
        house.press("up")
        assert at(house) == 0 and house.match.result is None


def test_back_leads_to_the_list_where_it_was_chosen(house):
    house.at_table()
    house.wander(house.match, 500)
    house.house.to_title()
    go(house, "kept")
    house.press("confirm")
    assert house.scene == "ReplayScene"
    house.press("cancel")
    assert house.scene == "SavedMatchesScene"


def test_its_frame_is_closed_all_round_above_the_bar(replay):
    scene, surface = replay.top, replay.house.screen.surface
    table, (x, y) = scene.frame, scene.frame.center
    beside, aside = RIM / 2, 30  # no stone is there
    for one in ((table.x - beside, y + aside), (table.right + beside, y + aside),
                (x + aside, table.y - beside), (x, table.bottom + beside)):
        assert sum(surface.get_at(replay.house.screen.to_pixel(*one))[:3]) > 250, "light wood"
    assert table.y >= RIM and table.bottom + RIM <= scene.controls_box().y


def test_the_frame_says_what_has_happened_and_how_far_it_is(replay):
    def told() -> list[str]:
        replay.frames()
        return [name.strip("'\"") for name, _ in replay.top.bar.leaves]

    replay.press("up", "confirm")
    say, game = replay.house.words, replay.house.words("game-hamnar")
    assert {game, say("replay-begins"), say("replay-at", 0, 4)} <= set(told())
    for n in (1, 2):
        replay.press("right")
        replay.shown.settle()
        news = replay.top.say(replay.shown.show.captions[-1][1])
        assert {game, news, say("replay-at", n, 4)} <= set(told())
        assert news not in replay.words(), "it is said once"
        assert f"ui/seat_{(n - 1) % 2}" in told(), "who did it"
    replay.press("left")
    assert news not in told()


def test_a_pointer_presses_the_buttons_of_the_bar(replay):
    replay.press("right", "right")
    replay.frames()
    scene = replay.top
    for action, seen in ((Action.LEFT, 1), (Action.RIGHT, 2), (Action.LEFT, 1)):
        replay.click(scene.buttons[action].center)
        assert at(replay) == seen and not scene.running
        replay.frames()
    replay.click(scene.buttons[Action.CONFIRM].center)
    assert scene.running
    replay.frames()
    replay.click(scene.buttons[Action.CANCEL].center)
    assert replay.scene != "ReplayScene"


def test_the_line_runs_along_the_bar_and_strips_bear_the_signs_of_whose_they_are(house):
    watched = long(house)
    watched.top.go_to(len(watched.top.moves))
    watched.frames()
    foot, line = watched.top.controls_box(), watched.top.scale.box
    assert line.w > 0.95 * foot.w
    assert line.bottom < min(box.y for box in watched.top.buttons.values())
    strips, scale = watched.top.division.strips, watched.top.scale
    kept = house.house.art.kept.items()
    assert any(strip.seat is not None for strip in strips)
    for seat in (0, 1):
        images = [image for key, image in kept if key[0] == f"ui/seat_{seat}"]
        own = [strip for strip in strips if strip.seat == seat]
        beside = [x for image, x, y in watched.top.bar.drawn if image in images
                  and line.y <= y < line.bottom]
        assert len(beside) == len(own)
        for x in beside:
            assert any(scale.find_x(one.begin) <= x <= scale.end(one.end) for one in own)


@pytest.mark.parametrize("running", [True, False])
def test_all_buttons_are_seen_in_three_groups(replay, running):
    if replay.top.running is not running:
        replay.press("confirm")
    foot, boxes = replay.top.controls_box(), replay.top.buttons
    row = sorted({*boxes.values()})
    assert (row[0].x, row[-1].right) == pytest.approx((foot.x, foot.right))
    assert len({(box.y, box.h) for box in row}) == 1
    assert {Action.UP, Action.DOWN, *STEPS, Action.CONFIRM, Action.CANCEL} <= {*boxes}
    assert boxes[Action.CONFIRM].center[0] == pytest.approx(foot.center[0])
    gaps = {action: boxes[action].x - max((box.right for box in row if box.right <= boxes[action].x
                                           + 1), default=foot.x) for action in boxes}
    apart = {action for action, gap in gaps.items() if gap >= 34}
    assert apart == {STEPS[0], Action.UP}, "the way out; the moves; all of it"
    say = replay.house.words
    told = {name.strip("'") for name, _ in replay.top.bar.leaves}
    assert {say("hint-start"), tell_pace(1)} <= told
    replay.click(boxes[Action.DOWN].center)
    replay.frames()
    told = {name.strip("'") for name, _ in replay.top.bar.leaves}
    assert tell_pace(2) in told


@pytest.mark.parametrize("text", [1.0, 1.25])
def test_no_button_moves_while_the_replay_is_stopped(house, text):
    house.house.settings.text = text
    house.house.change()
    scene = long(house).top
    house.press("up")
    assert scene.running
    seen = {*scene.buttons.items()}
    house.press("confirm")
    house.frames()
    assert not scene.running and {*scene.buttons.items()} == seen


@pytest.mark.share(2)
@pytest.mark.parametrize("game", GAMES)
def test_all_that_lies_on_a_table_is_seen_in_its_frame_but_what_was_before(house, game):
    for seats in load_rules(game).SEATS:
        people = tuple(map(Player, ("Freja", "Ask", "Embla", "Torsten", "Liv")[:seats]))
        match = matches.start(Header(game, load_rules(game).VERSION, people, "1"), None)
        house.wander(match, 40)
        house.house.stack.open(routes.Replay(match))
        scene = house.top
        for ply in range(0, 40, 5):
            scene.go_to(ply)
            house.frames()
            show, on_screen = scene.show, scene.box_on_screen
            for seat in range(seats):
                assert on_screen(show.panel_of(seat)).is_within(scene.frame)
            for place, thing in show.table.items():
                if isinstance(thing, str) and place.split("/")[0] in ("hand", "wild", "turn"):
                    assert on_screen(show.board.box_of(place)).is_within(scene.frame), place
            past = [place for played in show.trick if played.past for place in played.places]
            assert not any(on_screen(show.board.box_of(place)).overlaps(scene.frame)
                           for place in past), past


def flames(house: OpenHouse) -> list[str]:
    """Where a flame says who comes next."""
    return [place for place in house.shown.show.layer.map_pieces() if place.startswith("turn/")]


def test_whoever_has_done_what_is_told_is_in_the_light_and_looks_out_of_its_sign(replay):
    assert replay.top.picture.seen.lit == ()
    assert flames(replay) == [f"turn/{seat}" for seat in replay.top.match.waits_for], "who begins"
    for n, line in enumerate(replay.top.moves):
        replay.press("right")
        replay.shown.settle()
        replay.frames()
        assert replay.top.picture.seen.lit == (line.seat,) == (n % 2,)
        assert not flames(replay), "one light is enough"
        leaves = [name for name, _ in replay.top.bar.leaves]
        assert f"ui/seat_{n % 2}" in leaves and f"ui/seat_{1 - n % 2}" not in leaves


def test_at_the_end_an_arrow_is_seen_of_the_move_that_has_won(house):
    """Also while it is told why that was the end."""
    match = matches.start(
        Header("hamnar", hamnar.VERSION, (Player("Freja"), Player("Ask")), "1"), None)
    house.wander(match, 600)
    ways = [(line.seat, way) for line, beats in zip(match.record.lines, match.beats, strict=True)
            for beat in beats if (way := table_style("hamnar").motion.trail(beat))]
    assert match.result.winners == (ways[-1][0],)
    house.house.stack.open(routes.Replay(match))
    scene = house.top

    def newest() -> list[tuple[int, tuple[object, str]]]:
        return [(sign.seat, (sign.at, sign.to)) for sign in scene.picture.signs
                if isinstance(sign, Mark) and sign.look in (ARROW, BOW)]

    scene.go_to(len(match.record.lines) - 1)
    scene.go_forward()
    while scene.show.reel.busy or not scene.over:
        house.frames(1, 0.02)
        if scene.show.beat.what == "stuck":
            assert newest() == ways[-1:]
    house.frames()
    assert newest() == ways[-1:]


@pytest.mark.share(6)
@pytest.mark.parametrize("text", [1.0, 1.25])
@pytest.mark.parametrize("language", ["en", "sv"])
@pytest.mark.parametrize("game", GAMES)
def test_the_bar_has_room_for_all_it_says(house, game, language, text):
    house.house.settings.text, house.house.settings.language = text, language
    house.house.change()
    people = tuple(map(Player, ("Freja", "Ask", "Embla")))[:max(load_rules(game).SEATS[:2])]
    match = matches.start(Header(game, load_rules(game).VERSION, people, "1"), None)
    house.wander(match, 150)
    house.house.stack.open(routes.Replay(match))
    scene = house.top
    for ply in (0, 3, 30, 77, len(match.record.lines)):
        scene.go_to(ply)
        house.frames()
        house.draw()
        assert scene.bar.problems == [] == scene.bar.shortened
        art, news = house.house.art, scene.find_news() and scene.say(scene.find_news())
        letters = [key[2] for key in art.kept if key[:2] == ("text", news) and key[3] == INK]
        assert all(art.line_height(one) >= art.line_height("body") for one in letters), (
            news, letters)
        assert letters or not news
    first = {mark.says: mark for mark in reversed(scene.marks)}
    for mark in first.values():
        scene.go_to(mark.ply)
        house.frames()
        house.draw()
        then = repr(house.house.words("replay-then", scene.say(mark.says)))
        (name,) = [box for words, box in scene.bar.leaves if words == then]
        x = next(x for one, x in place_marks(scene.scale, scene.marks, mark.ply)
                 if one.ply == mark.ply)
        beside = name.x - x if name.x > x else x - name.right
        assert MARK / 2 < beside < MARK and name.bottom < scene.scale.box.y, "it is named there"


@pytest.mark.share(2)
@pytest.mark.parametrize(("game", "seed"), [("haggis", "1"), ("reindeer", "1"), ("herrlof", "1")])
def test_what_comes_next_is_named_and_what_happens_only_on_the_sign(house, game, seed):
    people = (Player("Freja"), Player("Ask"), Player("Embla"))
    match = matches.start(Header(game, load_rules(game).VERSION, people, seed), None)
    house.wander(match, 400)
    house.house.stack.open(routes.Replay(match))
    house.frames()
    scene, say = house.top, house.house.words
    kinds = {scene.say(mark.says) for mark in scene.marks}
    every = kinds | {say("replay-then", kind) for kind in kinds} | {say("replay-end")}

    def named() -> set[str]:
        house.frames()
        return every & {name.strip("'") for name, _ in scene.bar.leaves}

    assert scene.marks
    for mark in scene.marks:
        assert named() == {say("replay-then", scene.say(mark.says))}
        house.press("next")
        assert at(house) == mark.ply + 1
    if not scene.over:
        assert named() == {say("replay-end")}
        house.press("next")
    assert scene.over and named() == set(), "nothing follows"


@pytest.mark.parametrize("game", ["herrlof", "haggis"])
def test_nobody_is_asked_for_anything_in_a_replay(house, game):
    people = (Player("Freja"), Player("Ask"), Player("Embla"))
    match = matches.start(Header(game, load_rules(game).VERSION, people, "1"), None)
    house.wander(match, 6)
    house.house.stack.open(routes.Replay(match))
    for _ in match.record.lines:
        house.press("right")
        house.shown.settle()
        house.frames(3)
        show = house.shown.show
        doing = show.doing and repr(house.top.say(show.doing))
        assert not doing or doing not in house.words()
        assert repr(house.house.words("herrlof-turn-now")) not in house.words()


def test_captures_and_great_moments_are_marked_on_the_line_and_explained(house):
    house.at_table()
    house.wander(house.match, 200)
    match = house.match
    struck = [ply for ply, beats in enumerate(match.beats)
              if any(house.table.style.motion.struck(beat) for beat in beats)]
    house.house.stack.open(routes.Replay(match))
    house.frames()
    scene, say = house.top, house.house.words
    kinds = {mark.ply: mark.kind for mark in scene.marks}
    assert struck and {kinds[ply] for ply in struck} <= {"struck", "turns", "ends"}
    told = {name.strip("'") for name, _ in scene.bar.leaves}
    assert say("replay-then", say(f"replay-{scene.marks[0].kind}")) in told
    scene.go_to(struck[0] + 1)
    house.frames()
    house.draw()
    assert "ui/struck" in scene.bar.anchors, "and named as it happens"


@pytest.mark.parametrize("game", ["herrlof", "haggis"])
def test_flags_on_the_line_say_where_rounds_end(house, game):
    people = (Player("Freja"), Player("Ask"), Player("Embla"))
    match = matches.start(Header(game, load_rules(game).VERSION, people, "1"), None)
    house.wander(match, 250)
    house.house.stack.open(routes.Replay(match))
    house.frames()
    scene, art = house.top, house.house.art
    rounds = len(scene.division.begins)
    assert rounds > 1 and scene.division.rounds
    kept = {key[1] for key in art.kept if key[0] == "text"}
    words = {house.house.words("replay-round", n + 1) for n in range(rounds)}
    assert words <= kept


def test_what_only_players_have_to_know_is_not_told_in_a_replay(house):
    people = (Player("Freja"), Player("Ask"), Player("Embla"))
    match = matches.start(Header("herrlof", load_rules("herrlof").VERSION, people, "1"), None)
    house.wander(match, 12)
    house.house.stack.open(routes.Replay(match))
    house.frames()
    say, goal = house.house.words, match.state.goal
    told = {name.strip("'") for name in house.words().split(" | ")}
    assert "Freja" in told
    assert say("herrlof-deck", len(match.state.deck)) in told, "what a pile is"
    assert not {say("standing-goal", goal), say("standing-even")} & told


@pytest.mark.parametrize("game", ["herrlof", "haggis"])
def test_the_card_that_was_just_played_lies_in_the_brightest_light(house, game):
    """It is brighter than it would be without, and the cards in all hands hardly are."""
    people = (Player("Freja"), Player("Ask"), Player("Embla"))
    match = matches.start(Header(game, load_rules(game).VERSION, people, "1"), None)
    house.wander(match, 60)
    house.house.stack.open(routes.Replay(match))
    scene, lit = house.top, 0

    def light(places: tuple[str, ...]) -> float:
        house.frames(3)
        surface, screen = house.house.screen.surface, house.house.screen
        tones = 0
        for place in places:
            box = scene.box_on_screen(scene.show.board.box_of(place).inset(12))
            size = screen.to_pixels(box.w), screen.to_pixels(box.h)
            area = pygame.Rect(screen.to_pixel(box.x, box.y), size)
            red, green, blue, _ = pygame.transform.average_color(surface, area)
            tones += red + green + blue
        return tones / len(places)

    for ply in range(1, 61):
        scene.go_to(ply)
        house.frames()
        newest = scene.show.trick[-1] if scene.show.trick else None
        hands = tuple(place for place in scene.show.table if place.startswith("hand/"))
        if newest is None or newest.past or [newest.seat] != scene.list_doers() or not hands \
                or destroys_trick(scene.picture.seen):
            continue
        with_it = light(newest.places), light(hands)
        scene.picture.parts.remove(light_stage)
        without = light(newest.places), light(hands)
        scene.picture.parts.append(light_stage)
        assert with_it[0] >= without[0] and 0.85 * without[1] < with_it[1] < 1.03 * without[1]
        lit += 1
        if lit == 5:
            return
    raise AssertionError("so many cards are played")


@pytest.mark.share(2)
@pytest.mark.parametrize("game", ["herrlof", "haggis", "halmstad"])
def test_the_hands_of_those_who_did_nothing_lie_in_a_half_shade(house, game):
    people = (Player("Freja"), Player("Ask"), Player("Embla"))
    match = matches.start(Header(game, load_rules(game).VERSION, people, "1"), None)
    house.wander(match, 30)
    house.house.stack.open(routes.Replay(match))
    scene, doers = house.top, set[int]()
    for ply in range(31):
        scene.go_to(ply)
        house.frames()
        layer, held, did = scene.show.layer, scene.show.held, scene.list_doers()
        lights = {seat: {layer.light.get(place, 255) for place in hand}
                  for seat, hand in held.items() if hand}
        if destroys_trick(scene.picture.seen):
            continue
        others = {light for seat, some in lights.items() if seat not in did for light in some}
        own = {light for seat in did for light in lights.get(seat, ())}
        assert others <= ({OTHERS, FRONT} if did else {255})
        assert all(light > FRONT for light in own)
        assert not {*layer.light} - {place for hand in held.values() for place in hand}
        doers |= {*did}
    assert len(doers) == len(people)


@pytest.mark.parametrize(("game", "names"), [
    ("herrlof", {"herrlof-kind-valknut", "herrlof-kind-exact"}), ("haggis", {"haggis-kind-bomb"}),
])
def test_a_great_moment_is_marked_with_what_it_was(house, game, names):
    people = (Player("Freja"), Player("Ask"), Player("Embla"))
    match = matches.start(Header(game, load_rules(game).VERSION, people, "1"), None)
    house.wander(match, 400)
    style, found = table_style(game), find_marks(match, [])
    assert names <= {mark.says[0] for mark in found}
    for mark in (one for one in found if one.kind == "moments"):
        kindled = [beat for beat in match.beats[mark.ply] if mark.says == style.motion.kindles(
            beat, match.rules.view(beat.state, None))]
        later = match.beats[mark.ply:] if kindled else [match.beats[mark.ply]]
        told = next(moment for beats in later for beat in beats
                    if (moment := style.motion.moment(beat, match.rules.view(beat.state, None)))
                    and (moment.kind == mark.says or not kindled))
        assert (mark.says, mark.picture) == (told.kind, told.picture)


@pytest.mark.parametrize("game", ["herrlof", "haggis"])
def test_how_many_cards_somebody_holds_is_left_to_those_who_play(house, game):
    people = (Player("Freja"), Player("Ask"), Player("Embla"))
    match = matches.start(Header(game, load_rules(game).VERSION, people, "1"), None)
    house.wander(match, 12)
    house.house.stack.open(routes.Replay(match))
    house.frames()
    assert not [sign for sign in house.top.picture.signs
                if isinstance(sign, Mark) and sign.look in (COUNT, FEW, LAST)]


def test_a_confirm_stands_between_a_step_and_what_leads_to_the_next_mark(house):
    scene = long(house).top
    house.press("confirm")
    house.frames()
    boxes = scene.buttons
    assert not scene.running and scene.marks
    ways = Action.CANCEL, *STEPS, Action.CONFIRM, Action.NEXT, Action.UP, Action.DOWN
    assert sorted(boxes, key=lambda action: boxes[action].x) == [*ways]


def test_a_great_moment_covers_nothing_where_the_sign_tells_all_of_it_with_its_mark(house):
    match = matches.start(Header("haggis", load_rules("haggis").VERSION, (
        Player("Freja"), Player("Ask")), "1"), None)
    house.wander(match, 200)
    house.house.stack.open(routes.Replay(match))
    scene = house.top
    mark = next(mark for mark in scene.marks if mark.kind == "moments")
    scene.go_to(mark.ply + 1)
    house.frames(3)
    beats = scene.match.beats[-1]
    (bomb,) = [one for beat in beats if (one := scene.style.motion.moment(beat, beat.state))]
    other = Moment((*bomb.says[:1], ("seat", 1 - bomb.seat), *bomb.says[2:]), mark.picture)
    seen = []
    for moment in (None, bomb, other):
        scene.show.moment = moment
        house.frames()
        seen.append(pygame.image.tobytes(house.house.screen.surface, "RGB"))
    assert scene.find_mark() == mark and seen[0] == seen[1] != seen[2]


def test_a_moment_is_not_told_over_a_board_in_the_words_of_the_sign(house):
    match = house.at_table().match
    house.wander(match, 12)
    house.house.stack.open(routes.Replay(match))
    scene = house.top
    scene.go_to(10)
    house.frames(3)

    def seen(says) -> bytes:
        scene.show.moment = says and Moment(says, "pieces/hamnar/icon_sun")
        house.frames()
        return pygame.image.tobytes(house.house.screen.surface, "RGB")
    assert seen(scene.find_news()) == seen(None) != seen(("replay",))


def test_no_page_of_the_log_lies_in_the_harbour_while_the_sign_tells_it(house):
    people = (Player("Freja"), Player("Ask"), Player("Embla"))
    match = matches.start(Header("halmstad", load_rules("halmstad").VERSION, people, "1"), None)
    house.wander(match, 40)
    house.house.stack.open(routes.Replay(match))
    scene = house.top
    scene.go_to(30)
    for _ in range(5):
        house.press("right")
        house.shown.settle()
        house.frames(2)
        room = scene.box_on_screen(scene.show.board.box_of("captions"))
        assert scene.list_doers() and of_colour(house, room, PARCHMENT) == 0
