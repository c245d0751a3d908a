"""A show: what an audience sees of a state can be asked for, and nobody who plays is needed."""

from __future__ import annotations

from random import Random

import pytest

from game.core.contract import make_luck
from game.core.record import Player
from game.games import GAMES, load_rules
from game.picture.board_map import read_board
from game.picture.sprites import UNSEEN
from game.tables.show import Stage, TableView
from game.tables.style import table_style
from game.tables.viewpoint import Onlooker

SECRET = [game for game in GAMES if table_style(game).hands]
PLIES = 25
PEOPLE = tuple(map(Player, ("Freja", "Ask", "Embla", "Birger", "Saga")))


def played(game: str, seats: int):
    """A random match, after some moves."""
    play, rng = load_rules(game), Random(7)
    state = play.setup(seats, make_luck("show", -1), {})
    for ply in range(PLIES):
        if not play.prompts(state):
            break
        seat = rng.choice(sorted(play.prompts(state)))
        moves = sorted(play.moves(state, seat), key=repr)
        if moves:
            state = play.step(state, seat, rng.choice(moves), make_luck("show", ply))
    return state


@pytest.fixture
def show(open_house):
    """Shows a match without anybody at it."""
    house = open_house("--size", "640x360").house
    stage = Stage(house.art, house.sounds, lambda: house.words, lambda: house.settings, lambda: 1.0)

    def one(game: str, eyes: Onlooker) -> TableView:
        style, seats = table_style(game), max(load_rules(game).SEATS)
        state = played(game, seats)
        base = style.lay_board(read_board(style.board, seats=seats), state)
        return TableView(stage, load_rules(game), style, base, PEOPLE[:seats], state, eyes)

    return one


@pytest.mark.parametrize("game", GAMES)
def test_what_an_audience_sees_is_what_is_put_on_for_it(show, game):
    for seat in range(max(load_rules(game).SEATS)):
        eyes = Onlooker(seat, seat)
        one = show(game, eyes)
        seen = one.sight_of(one.state, eyes)
        one.put(one.state)
        assert one.layer.map_pieces() == seen.pieces
        assert all(one.board.pose_of(place) == seen.board.pose_of(place) for place in seen.pieces)


@pytest.mark.parametrize("game", GAMES)
def test_asking_changes_nothing_that_is_on(show, game):
    one = show(game, Onlooker())
    one.put(one.state)
    before, board = one.layer.map_pieces(), one.board
    for seat in range(max(load_rules(game).SEATS)):
        one.sight_of(one.state, Onlooker(seat, seat))
    assert (one.layer.map_pieces(), one.board) == (before, board)


@pytest.mark.parametrize("game", SECRET)
def test_a_hand_is_seen_by_its_own_seat_alone(show, game):
    one = show(game, Onlooker())
    for seat in range(len(one.players)):
        seen = one.sight_of(one.state, Onlooker(seat, seat)).pieces
        hands = {other: {thing for place, thing in seen.items()
                         if place.startswith(f"hand/{other}/")}
                 for other in range(len(one.players))}
        assert UNSEEN not in hands[seat]
        assert all(hands[other] <= {UNSEEN} for other in hands if other != seat)


@pytest.mark.parametrize("game", SECRET)
def test_states_that_a_seat_cannot_tell_apart_look_alike(show, game):
    one, play = show(game, Onlooker()), load_rules(game)
    for seat in (None, *range(len(one.players))):
        eyes = Onlooker(seat, seat or 0)
        other = play.guess(play.view(one.state, seat), Random(3))
        assert one.sight_of(other, eyes).table == one.sight_of(one.state, eyes).table
