"""Hamnár's drawings: the rules say where each piece goes and who has lost."""

from __future__ import annotations

from random import Random

from game.games.hamnar import rules as hamnar
from game.games.hamnar.rules.position import ICONS
from game.games.hamnar.table.examples import EXAMPLES, list_owners
from game.tables.board_excerpt import BoardExcerpt
from game.tables.easel import make_easel


def cut(number: int) -> BoardExcerpt:
    drawing = EXAMPLES[number]
    assert isinstance(drawing, BoardExcerpt)
    return drawing


def ways(house, number: int) -> set[str]:
    """What the arrows of a drawing stand for, in notation."""
    drawing, state = cut(number), hamnar.read(cut(number).position)
    return {hamnar.say(move) for move in drawing.list_moves(make_easel(house, "hamnar"), state)}


def test_arrows_of_the_pawns_and_the_horse_are_all_their_moves(open_house):
    house = open_house().house
    for number, froms in ((5, ("b3", "c2")), (6, ("c3",))):
        state = hamnar.read(cut(number).position)
        legal = {hamnar.say(move) for move in hamnar.moves(state, 0)}
        assert ways(house, number) == {move for move in legal if move[:2] in froms}


def test_the_horse_that_is_drawn_has_seven_ways_two_captures_and_a_friend_in_the_eighth(open_house):
    house = open_house().house
    assert len(ways(house, 6)) == 7
    (no,) = cut(6).refused
    said = hamnar.refusal(hamnar.read(cut(6).position), 0, hamnar.parse(no.move))
    assert said and said[0] == "hamnar-friend-there"
    state = hamnar.read(cut(6).position)
    after = [hamnar.apply(state, 0, hamnar.parse(move), Random(1))[-1].state
             for move in ways(house, 6)]
    ravens = [one.sides[1].bit_count() for one in after]
    assert sorted(ravens) == [1, 1, *[2] * 5]


def test_the_elephants_arrows_go_as_far_as_they_can(open_house):
    state = hamnar.read(cut(7).position)
    legal = {hamnar.say(move) for move in hamnar.moves(state, 0)}
    assert {"c1-c5", "a1-a4", "c1-e1"} <= legal
    assert ways(open_house().house, 7) <= legal


def test_who_is_crossed_out_has_lost():
    for position, move in ((cut(9).position, cut(9).after), ("w4/5/5/5/4b wbwbwb sun 0", "--")):
        state = hamnar.apply(hamnar.read(position), 0, hamnar.parse(move), Random(1))[-1].state
        result = hamnar.result(state)
        assert result is not None and result.winners == (0,) and result.reason == "no move"


def test_orbs_are_numbered_in_the_order_in_which_sides_place_them():
    assert list_owners() == (0, 1, 0, 1, 1, 0)
    assert len(list_owners()) == len(ICONS)


def test_small_crosses_lie_on_every_free_square_beside_those_who_cannot_move():
    beside = {f"{chr(ord(file) + dx)}{int(rank) + dy}" for file, rank in ("b4", "d4")
              for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    assert set(cut(9).barred) == beside - {cut(9).after[3:]}
