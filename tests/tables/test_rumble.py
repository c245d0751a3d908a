"""Pads are felt: a turn that comes, a refusal, and great moments, which all feel alike."""

from __future__ import annotations

import pytest

from game.tables.rumble import GREAT, REFUSED, TURN, Shake
from tests.gallery import PLACED
from tests.house import OpenHouse
from tests.pads import VirtualPad

MOTOR = 65535  # how fast it turns at most
SUN = "wb3/3b1/5/3w1/b3w wwbwbb sun 3"


def seated(house: OpenHouse, text: str = "", moves: tuple[str, ...] = ()) -> list[VirtualPad]:
    """Two people with a pad each, and a match that has begun."""
    pads = [house.plug("xbox", "one"), house.plug("sony", "two")]
    house.at_table(text, moves=moves, devices={n: pad.device for n, pad in enumerate(pads)})
    house.frames(3)
    return pads


def felt(pad: VirtualPad) -> list[tuple[int, int]]:
    """What a pad's motors have been told since the last look; nought is their rest."""
    found = [power for power in pad.rumbles if any(power)]
    pad.rumbles.clear()
    return found


def power(shake: Shake) -> tuple[int, int]:
    return round(shake.low * MOTOR), round(shake.high * MOTOR)


def near(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return all(abs(a - b) <= 1 for a, b in zip(one, other, strict=True))


def test_a_pad_is_felt_when_its_turn_comes_and_no_other_is(open_house):
    house = open_house("--speed", "instant")
    first, second = seated(house)
    felt(first), felt(second)
    house.table.play(0, house.table.rules.parse("@horse1"))
    house.frames(5)
    (turn,) = felt(second)
    assert near(turn, power(TURN))
    assert felt(first) == []


def test_a_refusal_is_felt_by_whoever_has_pressed(open_house):
    house = open_house("--speed", "instant")
    first, second = seated(house, moves=PLACED[:1])
    house.heed(1)
    felt(first), felt(second)
    house.table.input.touch(1, "orb/sun")
    house.frames(2)
    (refused,) = felt(second)
    assert near(refused, power(REFUSED))
    assert felt(first) == []


@pytest.mark.parametrize("speed", ["1", "instant"])
def test_what_the_sun_does_is_told_and_felt_by_all_where_things_move(open_house, speed):
    house = open_house("--speed", speed)
    pads = seated(house, SUN)
    for pad in pads:
        felt(pad)
    table = house.table
    move = next(move for move in table.rules.moves(table.match.state, 0) if move[0] == "swap")
    table.play(0, move)
    told = False
    for _ in range(300):
        house.frames()
        told = told or table.show.moment is not None
    assert told is (speed == "1")
    assert [any(near(one, power(GREAT)) for one in felt(pad)) for pad in pads] == [told, told]
