"""How many presses a move at Halmstad takes, by the shortest way from where the focus stands; every
way that is found is then pressed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import copy
from random import Random
from typing import Any, NamedTuple

import pytest

from game.core import Move, Place
from game.devices.press import DIRECTIONS, LEFT_KEYS, Action
from game.shelf.halmstad import rules as halmstad
from game.shelf.halmstad import table as manners
from game.tables.pickers import Chosen, Picker
from game.tables.table import TableScene
from tests.house import OpenHouse
from tests.shelf.halmstad.positions import at

HANDS = ("2H3D4C5S7H8CJC/-/-", "3C4S5H6D9CQSAH/-/-", "2C3D5C6S8H10DKH/-/-")
CONTRACTS = ("2C3S2S2H5DQC*/-/-", "3C4S2H5DKDAS9S/-/-", "2C5C2H3HJCJD9C/-/-")
PILES = "7H/5D/QS/4C/10S"


Actions = tuple[Action, ...]
TURN = ("claim", "draw", "swap", "examine", "exchange", "pass")
MOST = 8  # moves of a kind that are tried from one position


class At(NamedTuple):
    """Where presses have led: the focus, and a picker."""

    focus: Place
    picker: Picker

    def key(self) -> tuple[object, ...]:
        picker: Any = self.picker
        path = picker.path if len(picker.path) < 3 else frozenset(picker.path)
        return (self.focus, path, tuple(picker.readings), picker.asking,
                getattr(picker, "_offer", None))


BY_HAND = (*DIRECTIONS, Action.CONFIRM)
ALL = (*BY_HAND, Action.NEXT)


def fewest(table: TableScene, move: Move, actions: Actions = ALL) -> list[Action]:
    """The fewest presses from where the focus of the seat in turn is to a move."""
    seat = next(iter(table.match.prompts))
    picker, focus = table.pickers[seat], table.focus[seat]
    start = At(focus, twin(picker))
    ways: dict[object, list[Action]] = {start.key(): []}
    queue = [start]
    wanted = useful(table, move)
    try:
        while queue:
            here = queue.pop(0)
            way = ways[here.key()]
            for action in actions:
                there = step(table, here, action, move, wanted)
                if there is True:
                    return [*way, action]
                if isinstance(there, At) and there.key() not in ways:
                    ways[there.key()] = [*way, action]
                    queue.append(there)
    finally:
        table.pickers[seat], table.focus[seat] = picker, focus
        table.show.fan({focus})
    raise AssertionError(f"nothing leads to {move}")


def twin(picker: Picker) -> Picker:
    """A picker that can be led on without the first one."""
    found: Any = copy(picker)
    if hasattr(found, "_paths"):
        found._paths = copy(found._paths)
    return found


def useful(table: TableScene, move: Move) -> set[Place]:
    """What may be touched on the way to a move."""
    seat = next(iter(table.match.prompts))
    view = table.questions.view(seat)
    places = {place for way in manners.touches(view, seat, move) for place in way}
    held = manners.held(view, seat).values()
    places |= {twin for twins in held if places & {*twins} for twin in twins}
    return places | {f"belief/{n}" for n in (1, 2, 3)} | {f"reading/{n}" for n in range(3)}


def step(
    table: TableScene, here: At, action: Action, move: Move, wanted: set[Place],
) -> At | bool:
    """Where a press leads; True if it makes the move, False if it is of no use."""
    seat = next(iter(table.match.prompts))
    picker = twin(here.picker)
    table.pickers[seat], table.focus[seat] = picker, here.focus
    table.show.fan({here.focus})
    if action is Action.CONFIRM:
        if here.focus not in wanted:
            return False
        match picker.touch(here.focus):
            case None:
                table.questions.picked(seat)
                table.questions.led(seat, here.focus)
            case Chosen(made):
                return made == move
            case _:
                return False
    elif action is Action.NEXT:
        table.input._jump(seat, 1)
    elif to := table.input.onward(seat, table.input.walked(seat), here.focus, action):
        table.focus[seat] = to
    return At(table.focus[seat], picker)


def sit(house: OpenHouse, position: str) -> TableScene:
    table = house.in_position("halmstad", position, seats=3, bots=(1, 2))
    house.frames(30)
    return table


def press(house: OpenHouse, move: Move, actions: Actions = ALL) -> int:
    """Make a move by the fewest presses, and count them."""
    house.heed()
    house.frames()
    way = fewest(house.table, move, actions)
    lines = house.match.record.lines
    before = len(lines)
    for action in way:
        house.press(action, device=LEFT_KEYS)
        house.frames()  # hands open at the focus
    assert [line.move for line in lines[before:]] == [halmstad.say(move)]
    house.table.settle()
    return len(way)


def mean(found: list[int]) -> float:
    return sum(found) / len(found)


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
            found.append(press(house, move, actions))
    print(kind, "by hand" if actions is BY_HAND else "with Next", mean(found), found)  # noqa: T201
    return found


@pytest.mark.parametrize(("actions", "most"), [(BY_HAND, 5.6), (ALL, 5.5)])
def test_a_swap_takes_five_presses(open_house, actions: Actions, most: float):
    assert mean(counted(open_house, HANDS, "swap", actions)) <= most


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
        counts = [(kind, press(house, rng.choice(moves))) for kind in TURN
                  if (moves := legal(table, kind))]
        turns.append(sum(n for _, n in counts))
        print("turn", turns[-1], counts)  # noqa: T201
    assert mean(turns) <= 13
