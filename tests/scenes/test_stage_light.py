"""What the eye finds first on a stage: what was played last is the largest of all, what it beat
lies askew beside it, and nothing draws the eye away from two orbs that changed places."""

from __future__ import annotations

from math import hypot

import pygame
import pytest

from game import routes
from game.core import match as matches
from game.core.match import Match
from game.core.record import Header, Player
from game.games import load_rules
from game.games.haggis.table.trick import LONG
from game.games.hamnar import rules as hamnar
from game.games.hamnar.rules.position import ICONS
from game.games.hamnar.table.orbs import find_turns
from game.games.hamnar.table.ways import ARROW, BOW, SLENDER, find_bow, find_detour, outline_band
from game.games.herrlof.rules.position import VALKNUT
from game.picture.board_map import read_board
from game.picture.screen import Box
from game.tables.seen import Mark
from game.tables.spotlight import light_stage
from game.tables.stances import FAINT_LIGHT as FAINT
from game.tables.stances import QUIET_LIGHT as QUIET
from game.tables.style import table_style
from game.tables.tricks import MAT, box_of, destroys_trick, mat_of
from game.ui.box import enclose
from tests.house import OpenHouse

MOST, SEEN = 7, 0.16  # cards whose ranks are seen if one was beaten, and so much of each
NEAR = 0.3  # of the width of what beat a play: how near that lies at most
PEOPLE = (Player("Freja"), Player("Ask"), Player("Embla"))


def watched(house: OpenHouse, game: str, seats: int, plies: int = 400) -> Match:
    """A match that is watched from its beginning."""
    match = matches.start(Header(game, load_rules(game).VERSION, PEOPLE[:seats], "1"), None)
    house.wander(match, plies)
    house.house.stack.open(routes.Replay(match))
    return match


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("game", ["herrlof", "haggis"])
def test_what_was_played_is_by_far_the_largest_and_covers_no_panel(house, game, seats):
    watched(house, game, seats, 150)
    scene, seen = house.top, 0
    for ply in range(0, 150, 3):
        scene.go_to(ply)
        show = scene.show
        newest = show.trick[-1] if show.trick else None
        if newest is None or newest.past:
            continue
        cards = [show.board.pose_of(place) for place in newest.places]
        hands = [show.board.pose_of(place).w for hand in show.held.values() for place in hand]
        if len(cards) < LONG:
            assert cards[0].w > 1.5 * max(hands)
        played = enclose([box_of(pose) for pose in cards])
        played = mat_of(played, told=bool(newest.told)) if newest.mat else played
        assert scene.box_on_screen(played).is_within(scene.frame)
        assert not any(played.overlaps(show.panel_of(seat)) for seat in range(seats))
        seen += 1
    assert seen > 10


def swapped(house: OpenHouse) -> tuple[Match, int]:
    """A match of Hamnár that is watched, and the move in it by which two orbs were swapped after
    pieces have gone."""
    match = matches.start(Header("hamnar", hamnar.VERSION, PEOPLE[:2], "1"), None)
    house.wander(match, 200)
    walks = {"pawn", "horse", "elephant"}
    ply = next(ply for ply, beats in enumerate(match.beats)
               if beats[0].what == "swap" and match.beats[ply - 1][0].what in walks)
    house.house.stack.open(routes.Replay(match))
    return match, ply


def test_of_two_orbs_that_were_swapped_the_light_of_the_next_turn_draws_no_eye_away(house):
    match, ply = swapped(house)
    scene = house.top
    for at, pair in ((ply, False), (ply + 1, True), (ply + 2, False), (ply + 1, True)):
        scene.go_to(at)
        house.frames(3)
        dull = scene.show.layer.dull
        lit = {place for place in scene.show.layer.map_pieces() if place.startswith("active/")}
        assert lit and (lit <= dull) is pair
        if pair:
            frm, to = match.beats[ply][0].moved[-1]
            assert not {frm, to} & dull
            orbs = {place for place in scene.show.layer.map_pieces() if place.startswith("orb/")}
            assert orbs - dull == {frm, to}


def test_no_older_arrow_comes_back_while_two_orbs_change_places(house):
    house.house.settings.speed = "normal"
    house.house.change()
    match, ply = swapped(house)
    scene = house.top
    pair = match.beats[ply][0].moved[-1]
    for step in ("right", "left", "right"):
        scene.go_to(ply + (step == "left"))
        house.frames(3)
        house.press(step)
        newest = set[tuple[object, str]]()
        for _ in range(2000):
            newest |= {(sign.at, sign.to) for sign in scene.picture.signs
                       if isinstance(sign, Mark) and sign.look in (ARROW, BOW)}
            if not scene.show.reel.busy:
                break
            house.frames(3)
        assert newest == ({pair} if step == "right" else {match.beats[ply - 1][0].moved[-1]})


@pytest.mark.parametrize("text", [1.0, 1.25])
def test_names_of_the_usual_length_stand_whole_beside_many_points(house, text):
    house.house.settings.text = text
    house.house.change()
    watched(house, "halmstad", 3, 30)
    scene = house.top
    scene.go_to(30)
    show = scene.show
    for leads in range(3):
        show.standings = [one._replace(points=28 if seat == leads else 3, gained=0)
                          for seat, one in enumerate(show.standings)]
        house.frames(3)
        pages = scene.picture.drawn
        told = {name.strip("'") for page in pages for name, _ in page.leaves}
        assert {player.name for player in PEOPLE} <= told
        assert not {player.name for player in PEOPLE} & {
            text for page in pages for text in page.shortened}


def test_what_a_play_of_any_length_beat_lies_beside_it_and_alone_it_is_in_the_middle():
    for seats, end in ((2, 1481), (3, 1437)):
        bare = read_board("haggis", seats=seats, replay=True)
        for count in range(1, 15):
            row, under = ("long", "outdone") if count >= LONG else ("played", "beaten")
            lies = {f"play/{n}": f"{row}/{n}" for n in range(count)}
            lies |= {f"trick/{n}": f"{under}/{n}" for n in range(count)}
            board = bare.lay_places(lies, {}, lies)
            best, beaten = (enclose([board.box_of(f"{kind}/{n}") for n in range(count)])
                            for kind in ("play", "trick"))
            assert MAT < best.x - beaten.right < NEAR * best.w and best.right < end
            if 1 < count <= MOST:
                assert board.box_of("trick/1").x - beaten.x > SEEN * board.box_of("trick/0").w
            alone = bare.lay_places(
                lies, {}, {k: v for k, v in lies.items() if k.startswith("play")})
            middle = enclose([alone.box_of(f"play/{n}") for n in range(count)])
            assert middle.center[0] == pytest.approx(960, abs=1) or count >= 12


def test_the_icon_by_which_a_piece_went_is_lit_while_that_is_told(house):
    match = watched(house, "hamnar", 2, 200)
    scene, seen = house.top, set[str]()
    for ply, beats in enumerate(match.beats[:-1]):
        scene.go_to(ply + 1)
        house.frames(2)
        (lit, *_), what = find_turns(scene.show.table) or ((("", 0),)), beats[0].what
        lights = [place for place in scene.show.layer.map_pieces() if place.startswith("active/")]
        if what in ("pawn", "horse", "elephant"):
            assert lit[0].startswith(what) and lights == [f"active/{lit[0]}"]
            assert lit[1] == beats[0].seat
            assert scene.show.table[f"next/{lit[0]}"] == ("order", 1, beats[0].seat)
            seen.add(what)
        turns = {says[1] for place, says in scene.show.table.items() if place.startswith("next/")}
        assert turns in (set(), {*range(1, 7)})
    assert seen == {"pawn", "horse", "elephant"}


def test_at_a_table_that_is_played_the_light_is_where_the_next_move_is(house):
    house.at_table()
    house.wander(house.match, 30)
    show = house.table.show
    show.captions.append((29, ("hamnar-beat-pawn", ("seat", 0), "a1", "a2", 0)))
    show.put(house.match.state)
    assert show.table[f"next/{ICONS[house.match.state.active]}"][1] == 1


@pytest.mark.parametrize("one", range(6))
@pytest.mark.parametrize("replay", [True, False])
def test_a_way_between_two_orbs_ends_at_both_and_crosses_no_icon_no_other_orb_and_no_letter(
    one, replay,
):
    style, board = table_style("hamnar"), read_board("hamnar", seats=2, replay=replay)
    orbs = [place for place in style.places if place.startswith("orb/")]
    squares = enclose([board.box_of(place) for place in style.places if place not in orbs])
    frame = squares.inset(-0.05 * squares.w)  # but for its outermost rim
    letters = [Box(pose.x + dx * pose.w / 2 - 9, pose.y + dy * pose.h / 2 - 9, 18, 22)
               for _, place, dx, dy in style.carved for pose in [board.pose_of(place)]]
    for other in range(6):
        if other == one:
            continue
        ends = [board.pose_of(orbs[n]) for n in (one, other)]
        ring = ends[0].w / 2 + 12
        points = (find_bow if replay else find_detour)(ends[0], ends[1], squares, ring)
        outline = outline_band(points, SLENDER[0][1])
        assert not any(frame.has_point(*point) for point in outline)
        assert not any(letter.has_point(*point) for letter in letters for point in outline)
        for place in orbs:
            for box, less in ((board.box_of(place), 0.5), (board.box_of(
                    place.replace("orb", "active")), 0.35)):
                far = min(hypot(x - box.center[0], y - box.center[1]) for x, y in outline)
                assert far > less * box.w, (orbs[one], orbs[other], place)
        for pose in ends:
            far = min(hypot(x - pose.x, y - pose.y) for x, y in outline_band(points, 0))
            assert far == pytest.approx(ring, abs=3), "its heads touch the rings"


def test_while_it_is_told_that_a_trick_is_destroyed_its_cards_alone_lie_in_the_light(house):
    match = watched(house, "herrlof", 3)
    scene, seen = house.top, set[bool]()

    def bright(box: Box) -> float:
        screen, part = house.house.screen, scene.box_on_screen(box.inset(16))
        size = screen.to_pixels(part.w), screen.to_pixels(part.h)
        area = pygame.Rect(screen.to_pixel(part.x, part.y), size)
        red, green, blue, _ = pygame.transform.average_color(screen.surface, area)
        return red + green + blue

    for ply in range(len(match.beats)):
        cards = match.states[ply + 1].trick.cards if match.states[ply + 1].trick else ()
        broken = len(cards) > 1 and VALKNUT in cards
        if not broken or len(seen) > 1:
            continue
        now = VALKNUT in cards[-1:]
        scene.go_to(ply + 1)
        house.frames(3)
        show = scene.show
        trick = {place for played in show.trick for place in played.places}
        others = {place for place in show.layer.map_pieces() if place not in show.board.lies}
        assert destroys_trick(scene.picture.seen) is now and "trump" in others
        assert not trick & {*show.layer.light}
        hands = {place for hand in show.held.values() for place in hand}
        assert all((show.layer.light.get(place) == FAINT) is now for place in others - hands)
        assert all((show.layer.light.get(place) == QUIET) is now for place in others & hands)
        if now:
            panels = [show.panel_of(seat) for seat in range(3)]
            dark, clear = bright(show.board.box_of("trump")), [*map(bright, panels)]
            scene.picture.parts.remove(light_stage)
            house.frames(3)
            assert dark < 0.9 * bright(show.board.box_of("trump"))
            assert all(with_it > 0.97 * bright(panel)
                       for with_it, panel in zip(clear, panels, strict=True)), "names are read"
            scene.picture.parts.append(light_stage)
        seen.add(now)
    assert True in seen


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("seats", [2, 3])
def test_how_many_cards_somebody_has_won_stands_within_her_panel(open_house, seats, text):
    house = open_house("--speed", "instant", "--size", "1280x720")
    house.house.settings.text, house.house.settings.language = text, "sv"
    house.house.change()
    match = watched(house, "haggis", seats)
    scene, told = house.top, set()
    for ply in range(0, min(len(match.record.lines), 140), 7):
        scene.go_to(ply)
        house.frames()
        show = scene.show
        words = {say: box for page in scene.picture.drawn for say, box in page.leaves}
        for plaque in show.plaques:
            if plaque.says[0] == "haggis-won":
                at = words[repr(show.say(plaque.says))]
                told.add(plaque.says[1])
                assert any(at.is_within(show.panel_of(seat)) for seat in range(seats))
    assert max(told) > 9, "also in two figures"


def test_what_is_captured_flies_over_no_word_to_the_others_that_are_lost(house):
    match, seen = watched(house, "hamnar", 2, 200), 0
    scene = house.top
    struck = [ply for ply, beats in enumerate(match.beats)
              if any(scene.style.motion.struck(beat) for beat in beats)]
    for ply in struck[:6]:
        scene.go_to(ply)
        scene.go_forward()
        house.frames()
        for sprite in scene.show.layer.list_flights():
            if not sprite.place.startswith("taken/"):
                continue
            panel = scene.show.panel_of(int(sprite.place.split("/")[1]))
            for n in range(1, 41):
                pose, height, _ = sprite.pose_then(n / 40)
                foot = pose.y - height
                if panel.x < pose.x < panel.right:
                    assert foot - pose.h > panel.y + 0.58 * panel.h, "under the name and figure"
                assert foot < scene.picture.pages.bounds.bottom
            seen += 1
    assert seen >= 3
