"""How many presses a move at Halmstad takes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

import pytest

from game.core.contract import Move, Place
from game.games.halmstad import rules as halmstad
from game.games.halmstad.table import picking
from game.tables.table import TableScene
from tests.games.halmstad.positions import at
from tests.games.presses import ALL, BY_HAND, Actions, mean, press
from tests.house import OpenHouse

HANDS = ("2H3D4C5S7H8CJC/-/-", "3C4S5H6D9CQSAH/-/-", "2C3D5C6S8H10DKH/-/-")
CONTRACTS = ("2C3S2S2H5DQC*/-/-", "3C4S2H5DKDAS9S/-/-", "2C5C2H3HJCJD9C/-/-")
PILES = "7H/5D/QS/4C/10S"
TURN = ("claim", "draw", "swap", "examine", "exchange", "pass")
MOST = 8  # moves of a kind that are tried from one position


def useful(table: TableScene, move: Move) -> set[Place]:
    """What may be touched on the way to a move."""
    seat = next(iter(table.match.prompts))
    view = table.questions.view_for(seat)
    places = {place for way in picking.list_touches(view, seat, move) for place in way}
    held = picking.map_hand(view, seat).values()
    places |= {twin for twins in held if places & {*twins} for twin in twins}
    return places | {f"belief/{n}" for n in (1, 2, 3)} | {f"reading/{n}" for n in range(3)}


def sit(house: OpenHouse, position: str) -> TableScene:
    table = house.in_position("halmstad", position, seats=3, bots=(1, 2))
    house.frames(30)
    return table


def legal(table: TableScene, *kinds: str) -> list[Move]:
    return [move for move in halmstad.moves(table.match.state, 0) if move[0] in kinds]


def counted(
    open_house: Callable[..., OpenHouse], hands: Iterable[str], kind: str, actions: Actions,
) -> list[int]:
    """How many presses some moves of a kind take, each from the beginning of a turn."""
    rng, found = Random(1), []
    for hand in hands:
        house, position = open_house("--speed", "instant"), at(hand, PILES)
        moves = legal(sit(house, position), kind)
        for move in rng.sample(moves, min(MOST, len(moves))):
            sit(house, position)
            found.append(press(house, move, useful(house.table, move), actions))
    print(kind, "by hand" if actions is BY_HAND else "with Next", mean(found), found)  # noqa: T201
    return found


@pytest.mark.parametrize(("hands", "actions", "most"), [
    (HANDS[:1], BY_HAND, 5.7), pytest.param(HANDS, BY_HAND, 5.6, marks=pytest.mark.long),
    pytest.param(HANDS, ALL, 5.5, marks=pytest.mark.long)])
def test_a_swap_takes_five_presses(
    open_house, hands: tuple[str, ...], actions: Actions, most: float,
):
    assert mean(counted(open_house, hands, "swap", actions)) <= most


@pytest.mark.share(2)
@pytest.mark.parametrize(("actions", "most"), [(BY_HAND, 9), (ALL, 3)])
@pytest.mark.parametrize("hand", CONTRACTS)
def test_a_contract_takes_fewer_presses_than_twice_its_cards(open_house, hand, actions, most):
    assert max(counted(open_house, [hand], "claim", actions)) <= most


def test_a_whole_turn_takes_ten_presses_or_so(open_house):
    """A swap, a look with an exchange, a contract, a draw, and the pass: whatever is legal."""
    turns = []
    for hand in (*CONTRACTS, *HANDS):
        house = open_house("--speed", "instant")
        table, rng = sit(house, at(hand, PILES)), Random(2)
        counts = []
        for kind in TURN:
            if moves := legal(table, kind):
                move = rng.choice(moves)
                counts.append((kind, press(house, move, useful(table, move))))
        turns.append(sum(n for _, n in counts))
        print("turn", turns[-1], counts)  # noqa: T201
    assert mean(turns) <= 13
