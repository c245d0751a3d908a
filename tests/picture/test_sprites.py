"""Pieces: whatever came before, the layer ends on the latest table and draws the same pixels."""

from __future__ import annotations

from random import Random

import pygame
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.core.contract import make_luck, zone_of
from game.devices.press import LEFT_KEYS, RIGHT_KEYS
from game.games.hamnar import rules as hamnar
from game.games.hamnar.table import FEEL, LOOKS
from game.picture.art import Art
from game.picture.board_map import find_board
from game.picture.sprites import Feel, PieceLayer
from tests.house import FRAME, OpenHouse
from tests.tables.test_table import PLACED, pieces

QUICK = settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])


def beats(seed: int, plies: int):
    """The beats of a random game, and the state before the first."""
    rng = Random(seed)
    state, found = hamnar.setup(2, make_luck(str(seed), -1), {}), []
    for ply in range(plies):
        seat = hamnar.find_mover(state)
        if seat is None:
            break
        told = hamnar.apply(state, seat, rng.choice(hamnar.moves(state, seat)),
                            make_luck(str(seed), ply))
        found += told
        state = told[-1].state
    return found


def layer_of(house: OpenHouse) -> PieceLayer:
    return PieceLayer(find_board("hamnar"), house.house.art, LOOKS)


def drawn(house: OpenHouse, layer: PieceLayer):
    """What a layer puts on the screen: images, positions and alphas, in order."""
    screen = house.house.screen
    screen.begin()
    layer.draw(screen)
    return list(screen.items)


def at_rest(house: OpenHouse, state):
    """What a layer draws that has shown nothing before."""
    layer = layer_of(house)
    layer.show(hamnar.table(state))
    layer.finish()
    return drawn(house, layer)


@QUICK
@given(st.integers(0, 2**32), st.lists(st.floats(0, 0.4), min_size=40, max_size=40),
       st.sampled_from([0.0, 0.5, 1.0, 2.0]), st.booleans())
def test_after_any_interruptions_the_layer_is_the_latest_table(
        house, seed, times, speed, reduced):
    layer = layer_of(house)
    for beat, seconds in zip(beats(seed, 40), times, strict=False):
        layer.show(hamnar.table(beat.state), beat.moved, FEEL[beat.what], speed=speed,
                   reduced=reduced)
        assert layer.map_pieces() == pieces(beat.state)
        layer.tick(seconds)
        layer.tick(FRAME)
    for _ in range(4):
        layer.tick(0.5)
    assert not layer.moving
    assert drawn(house, layer) == at_rest(house, beat.state)


@QUICK
@given(st.integers(0, 2**32), st.lists(st.integers(0, 30), min_size=20, max_size=20))
def test_after_any_jumps_through_a_game_the_layer_is_the_latest_table(house, seed, jumps):
    """Undo and replay jump: no beat says what has moved."""
    layer, told = layer_of(house), beats(seed, 30)
    for jump in jumps:
        state = told[jump % len(told)].state
        layer.show(hamnar.table(state))
        assert layer.map_pieces() == pieces(state)
        layer.tick(0.05)
    layer.finish()
    assert drawn(house, layer) == at_rest(house, state)


@pytest.mark.share(2)
@pytest.mark.parametrize("seed", range(4))
def test_a_piece_that_moved_travels_from_where_it_was_to_where_it_is(house, seed):
    layer, board = layer_of(house), find_board("hamnar")
    layer.show(pieces(hamnar.setup(2, make_luck("0", -1), {})))
    layer.finish()
    for beat in beats(seed, 30):
        before = layer.map_pieces()
        span = layer.show(hamnar.table(beat.state), beat.moved, FEEL[beat.what])
        for to in {to for _, to in beat.moved}:
            flying = [layer.find_sprite(place) for place, piece in layer.map_pieces().items()
                      if zone_of(place) == to and before.get(place) != piece]
            assert len(flying) == [there for _, there in beat.moved].count(to)
            for sprite in flying:
                starts = [board.pose_of(p)[:2] for p in before
                          if zone_of(p) in {frm for frm, there in beat.moved if there == to}]
                assert sprite.start[:2] in starts
                assert sprite.pose_now()[0][:2] == sprite.start[:2]
                assert sprite.pose == board.pose_of(sprite.place)
            assert len({sprite.start for sprite in flying}) == len(flying)
        assert span >= FEEL[beat.what].seconds
        layer.tick(span - 0.001)
        assert layer.moving
        layer.tick(0.002)
        assert not layer.moving


def test_a_flight_goes_on_from_where_the_piece_is_when_it_moves_again(house):
    layer = layer_of(house)
    layer.show({"a1": "white"})
    layer.finish()
    slow = Feel(1.0)
    layer.show({"a5": "white"}, (("a1", "a5"),), slow)
    layer.tick(0.5)
    halfway = layer.find_sprite("a5").pose_now()[0]
    layer.show({"e5": "white"}, (("a5", "e5"),), slow)
    assert layer.find_sprite("e5").pose_now()[0][:2] == halfway[:2]


def test_two_orbs_that_change_places_cross(house):
    layer, board = layer_of(house), find_board("hamnar")
    layer.show({"orb/sun": "orb-white", "orb/pawn": "orb-black"})
    layer.finish()
    layer.show({"orb/sun": "orb-black", "orb/pawn": "orb-white"},
               (("orb/sun", "orb/pawn"), ("orb/pawn", "orb/sun")), FEEL["swap"])
    assert layer.find_sprite("orb/sun").start[:2] == board.pose_of("orb/pawn")[:2]
    assert layer.find_sprite("orb/pawn").start[:2] == board.pose_of("orb/sun")[:2]


def test_with_reduced_motion_nothing_slides(house):
    layer = layer_of(house)
    layer.show({"a1": "white"})
    layer.finish()
    layer.show({"a5": "white"}, (("a1", "a5"),), FEEL["elephant"], reduced=True)
    layer.tick(0.09)
    pose, height, alpha = layer.find_sprite("a5").pose_now()
    assert pose == find_board("hamnar").pose_of("a5")
    assert height == 0
    assert 0 < alpha < 255


def test_a_piece_that_flies_far_leaves_a_streak_that_fades_behind_it(house):
    layer = layer_of(house)
    layer.show({"a1": "white"})
    layer.finish()
    layer.show({"a5": "white"}, (("a1", "a5"),), Feel(1.0))
    layer.tick(0.5)
    ys = [entry[2] for entry in drawn(house, layer)]
    alphas = [entry[3] for entry in drawn(house, layer)]
    assert alphas == sorted(alphas)
    assert len(alphas) == 4
    assert ys == sorted(ys, reverse=True), "it goes up, and what is behind is lower"
    layer.tick(0.6)
    assert len(drawn(house, layer)) == 1
    layer.show({"a4": "white"}, (("a5", "a4"),), Feel(1.0))
    layer.tick(0.5)
    assert len(drawn(house, layer)) == 1, "a step is no flight"


def test_a_figure_gives_way_as_it_lands_and_stands_as_before(house):
    layer = layer_of(house)
    layer.show({"a1": "white"})
    layer.finish()
    stands = drawn(house, layer)[0][0].get_size()
    layer.show({"b3": "white"}, (("a1", "b3"),), Feel(1.0, 90))
    sizes = []
    for _ in range(11):
        layer.tick(0.1)
        sizes.append(drawn(house, layer)[-1][0].get_size())
    assert sizes[8][1] < stands[1], "lower"
    assert sizes[8][0] > stands[0], "wider"
    assert sizes[3] == sizes[10] == stands


# frames

def redrawn(house: OpenHouse) -> bytes:
    """The pixels after everything is drawn anew."""
    house.house.screen.forget()
    house.draw_frame(house.now)
    return house.picture()


WALKS = ["up", "down", "left", "right", "confirm", "confirm", "confirm", "cancel", "next", "prev",
         "pause", "rules", "log", "undo"]


@pytest.mark.parametrize("seed", [
    0, *(pytest.param(seed, marks=pytest.mark.long) for seed in (1, 2, 3, 4))])
def test_what_is_drawn_in_parts_is_what_is_drawn_whole(open_house, seed):
    """A walk through all scenes in mid-flight: no pixel of what was there before remains."""
    house = open_house("--speed", "0.5", "--seed", str(seed))
    rng = Random(seed)
    house.at_table(moves=PLACED[:rng.randrange(7)])
    for step in range(120):
        house.press(rng.choice(WALKS), device=rng.choice((LEFT_KEYS, RIGHT_KEYS)))
        house.frames(rng.choice((0, 0, 1, 3, 12)))
        if step % 3 == 0:
            partly = house.picture()
            assert redrawn(house) == partly, house.scene
        if house.scene == "TitleScene":
            house.at_table(moves=PLACED)


@pytest.mark.parametrize("seed", [
    0, *(pytest.param(seed, marks=pytest.mark.long) for seed in (1, 2))])
def test_equal_tables_draw_equal_frames_whatever_came_before(open_house, seed):
    house = open_house("--speed", "1")
    rng = Random(seed)
    told: list[str] = []
    house.at_table()
    for _ in range(25):
        if house.match.result is not None:
            break
        seat, device = house.asked()
        move = rng.choice(hamnar.moves(house.match.state, seat))
        told.append(hamnar.say(move))
        house.play(move)
        house.frames(rng.choice((0, 2, 30)))
        if rng.random() < 0.3:
            house.press(rng.choice(("pause", "rules", "log")), device=device)
            house.press("cancel", device=device)
    if house.match.result is not None:
        told.pop()
        house.match.undo(len(told))
        house.table.go_back(len(told))
    house.settle()
    seat, _ = house.asked()
    house.table.focus[seat] = focus = next(iter(house.table.questions.map_places(seat)))
    house.table.bubbles.clear()
    house.table.last_device = RIGHT_KEYS
    house.frames(80)  # no ribbon lies there any more
    came_a_long_way = house.picture()
    house.house.to_title()
    house.frames(3)
    house.at_table(moves=tuple(told))
    house.table.focus[seat] = focus
    house.frames(80)
    assert house.picture() == came_a_long_way


def test_a_frame_in_which_nothing_changed_draws_nothing(house):
    house.at_table(moves=PLACED)
    house.frames(30)
    assert not house.changes()
    house.press("left", device=RIGHT_KEYS)
    assert not house.changes()


def test_what_was_not_shown_for_long_makes_room():
    art = Art(1 / 3)
    screen = (640, 360)
    for n in range(400):
        art.keep(("screenful", n), lambda: pygame.Surface(screen))
        art.keep("always", lambda: pygame.Surface((4, 4)))
        if n in (40, 399):
            kept = [key for key in art.kept if key != "always"]
            assert 20 < len(kept) < 30
            assert kept[-1] == ("screenful", n)
            assert "always" in art.kept


def test_a_piece_rises_within_a_moment_and_sinks_at_once_for_other_eyes(house):
    layer = layer_of(house)
    layer.show(hamnar.table(hamnar.setup(2, make_luck("1", -1), {})))
    layer.finish()
    low = drawn(house, layer)
    layer.raised = {"a1": 40.0}
    assert drawn(house, layer) == low
    layer.tick(1 / 60)
    assert 0 < layer.lift("a1") < 40
    for _ in range(12):
        layer.tick(1 / 60)
    assert layer.lift("a1") == 40
    assert drawn(house, layer) != low
    layer.lower_all()
    assert drawn(house, layer) == low


@pytest.mark.parametrize(("speed", "reduced"), [(0.0, False), (1.0, True)])
def test_without_motion_a_piece_stands_out_at_once(house, speed, reduced):
    layer = layer_of(house)
    layer.show(hamnar.table(hamnar.setup(2, make_luck("1", -1), {})), speed=speed, reduced=reduced)
    layer.raised = {"a1": 40.0}
    assert layer.lift("a1") == 40
