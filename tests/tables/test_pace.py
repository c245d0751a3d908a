"""How long bots take."""

from __future__ import annotations

from collections.abc import Callable

from game.bots.minds import Minds
from tests.games.haggis.positions import at
from tests.house import OpenHouse

Open = Callable[..., OpenHouse]
HAND, OTHER = "2r4o4g/3r2o5gQ", "2r4o4g/2y9oQK"


def frames(open_house: Open, minds: Minds, position: str, speed: str = "1") -> int:
    """For how many frames a bot is waited for that knows its answer."""
    house = open_house("--speed", speed, minds=minds)
    seats = position.split(maxsplit=1)[0].count("/") + 1
    table = house.in_position("haggis", position, seats=seats, bots=(1,))
    while minds.busy:
        house.frames(1, 0.0)
    begun = count = len(table.match.states)
    while len(table.match.states) == begun:
        house.frames()
        count += 1
    return count - begun


def test_a_bot_takes_as_long_whatever_it_holds(open_house: Open, minds: Minds):
    assert frames(open_house, minds, at(HAND, stage="1:play")) == frames(
        open_house, minds, at(OTHER, stage="1:play"))


def test_at_twice_the_speed_it_takes_half_as_long(open_house: Open, minds: Minds):
    usual, fast = (frames(open_house, minds, at(HAND, stage="1:play"), speed) for speed in "12")
    assert abs(usual - 2 * fast) <= 2


def test_it_takes_longer_over_whom_to_give_a_trick(open_house: Open, minds: Minds):
    hands = "2r4o4g/3r2o5g/3y2g5r"
    played, given = (frames(open_house, minds, at(hands, trick="1:JQ", stage=stage))
                     for stage in ("1:play", "1:give"))
    assert given > played
