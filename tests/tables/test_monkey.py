"""The monkey plays every game: no exception, no seat that moves for another, no open hand."""

from __future__ import annotations

from random import Random

import pytest

from game.core.record import Player
from game.devices.press import RIGHT_KEYS, Action, Press
from game.games import GAMES
from game.scenes.kiosk.operator import OperatorScene
from game.tools.monkey import Leak, Monkey
from game.tools.soak import measure_growth
from tests.house import OpenHouse


def hunt(house: OpenHouse, game: str, seed: int, acts: int) -> Monkey:
    monkey = Monkey(house.app, Random(seed), (game,))
    for n in range(acts):
        monkey.act()
        if n % 3 == 0:
            house.frames()
    return monkey


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("acts", [100, pytest.param(250, marks=pytest.mark.long)])
def test_random_presses_and_pads_break_nothing(open_house, game, acts):
    house = open_house("--speed", "instant", "--size", "640x360")
    monkey = hunt(house, game, 1, acts)
    assert monkey.presses > acts / 5


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(5))
def test_a_thousand_random_acts_break_nothing(open_house, game, seed):
    hunt(open_house("--speed", "instant", "--size", "640x360"), game, seed, 1000)


def in_a_kiosk(house: OpenHouse, seed: int, acts: int) -> set[str]:
    """Acts of everybody in a kiosk, its operator included, and silences. Returns the scenes that
    were shown."""
    monkey, rng = Monkey(house.app, Random(seed)), Random(seed)
    guard, seen = house.house.kiosk, set()
    house.press("confirm")
    for _ in range(acts):
        chance = rng.random()
        if chance < 0.02:
            for seconds in (rng.uniform(20, 100), 1.0, rng.uniform(0, 30)):
                house.frames(1, seconds)
        elif chance < 0.03:
            house.app.press(Press(Action.OPERATOR, rng.choice((RIGHT_KEYS, "pad/901"))))
        elif chance < 0.035:
            house.house.to_title()
            house.house.stack.push(OperatorScene(house.house, guard))
        else:
            monkey.act()
        house.frames(rng.randint(0, 1))
        seen.add(house.scene)
        house.house.run.running = True  # the operator has ended it
    return seen


@pytest.mark.parametrize("acts", [250, pytest.param(500, marks=pytest.mark.long)])
def test_random_presses_and_silences_break_no_kiosk(open_house, acts):
    house = open_house("--kiosk", "--speed", "instant", "--size", "640x360")
    assert {"AttractScene", "TableScene", "PinScene"} <= in_a_kiosk(house, 2, acts)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(5))
def test_a_thousand_random_acts_break_no_kiosk(open_house, seed):
    in_a_kiosk(open_house("--kiosk", "--speed", "instant", "--size", "640x360"), seed, 1000)


def test_the_monkey_sees_a_hand_that_lies_open(open_house):
    house = open_house("--speed", "instant")
    table = house.at_cards("haggis", (Player("Freja"), Player("Ask")), "curtain")
    monkey = Monkey(house.app, Random(1))
    monkey.look_at(table)
    everything = table.rules.table(table.match.state)
    table.show.layer.show(everything)
    with pytest.raises(Leak):
        monkey.look_at(table)


def act_often(monkey: Monkey) -> None:
    for _ in range(500):
        monkey.act()


def test_the_monkey_sees_a_seat_that_moves_for_another(open_house, monkeypatch):
    house = open_house("--speed", "instant")
    table = house.at_table()
    monkey = Monkey(house.app, Random(1))
    seat = min(table.match.prompts)
    stranger = next(d for s, d in table.hands.devices.items() if s != seat)
    move = next(iter(table.rules.moves(table.match.state, seat)))

    def let_through(press: Press) -> None:
        if press.phase == "down" and press.device == stranger:
            table.play(seat, move)

    monkeypatch.setattr(house.app, "press", let_through)
    with pytest.raises(Leak, match=f"{stranger} has moved for seat {seat}"):
        act_often(monkey)


def test_growth_is_measured_from_when_all_was_loaded():
    risen = [(float(minute), 200.0 + minute) for minute in range(5, 11)]
    assert measure_growth([(0.0, 70.0), *risen]) == pytest.approx(209.5 / 205.5)
    restless = [(5.0, 220.0), (6.0, 200.0), (7.0, 230.0), (8.0, 230.0), (9.0, 190.0), (10.0, 230.0)]
    assert measure_growth(restless) == 1.0
    assert measure_growth([(0.0, 70.0), (1.0, 200.0)]) == 1.0
