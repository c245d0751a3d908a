"""How many presses a play at Haggis takes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from game.core.contract import Move, Place
from game.games.haggis import rules as haggis
from game.games.haggis import table as manners
from game.games.haggis.rules.combos import NUMBERS, Reading
from game.tables.table import TableScene
from tests.games.haggis.positions import at
from tests.games.presses import ALL, BY_HAND, Actions, mean, press
from tests.house import OpenHouse

HANDS = ("2r4o5o6o7y8r9r9b10r10bJQ", "3r3o4r4o5r6y7y8y9o9g10gJ", "2o3g4g5g5b6b6r7b8y9r10oK")
KINDS = ("single", "pair", "run of three", "run of two pairs")


def sit(house: OpenHouse, hand: str) -> TableScene:
    table = house.in_position("haggis", at(f"{hand}/2y2g/2b"), seats=3, bots=(1, 2))
    house.frames(30)
    return table


def kind(move: Move) -> str:
    """What somebody would call a play without wild cards; "" for all others."""
    match move:
        case ("play", tuple(cards), Reading() as reading) if max(cards) < NUMBERS:
            shape = (reading.kind, reading.width, reading.length)
            return {("set", 1, 1): "single", ("set", 1, 2): "pair", ("run", 1, 3): "run of three",
                    ("run", 2, 2): "run of two pairs"}.get(shape, "")
    return ""


def useful(table: TableScene, move: Move) -> set[Place]:
    """What may be touched on the way to a play."""
    view = table.questions.view_for(0)
    return {place for way in manners.list_touches(view, 0, move) for place in way}


def counted(
    open_house: Callable[..., OpenHouse], hands: Sequence[str], name: str, actions: Actions,
) -> list[int]:
    """How many presses all leads of a kind take, each from the beginning of a turn."""
    found = []
    for hand in hands:
        house = open_house("--speed", "instant")
        table = sit(house, hand)
        for move in [move for move in haggis.moves(table.match.state, 0) if kind(move) == name]:
            table = sit(house, hand)
            found.append(press(house, move, useful(table, move), actions))
    print(name, "by hand" if actions is BY_HAND else "with Next", mean(found), found)  # noqa: T201
    return found


@pytest.mark.share(2)
@pytest.mark.parametrize("hands", [
    HANDS[:1], pytest.param(HANDS, marks=pytest.mark.long)], ids=["one", "all"])
@pytest.mark.parametrize(("actions", "most"), [
    (BY_HAND, {"single": 7, "pair": 8, "run of three": 9, "run of two pairs": 10}),
    (ALL, {"single": 7, "pair": 7, "run of three": 7, "run of two pairs": 6})],
    ids=["hand", "next"])
@pytest.mark.parametrize("name", KINDS)
def test_a_lead_takes_few_presses(open_house, name, actions, most, hands):
    assert max(counted(open_house, hands, name, actions), default=0) <= most[name]
