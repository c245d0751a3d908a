"""A bot that had no time to think is named: people are told."""

from __future__ import annotations

import pytest

from game.core.record import Player
from game.devices.press import LEFT_KEYS
from game.games.hamnar import rules as hamnar


class Sleepy:
    """Minds whose child never thinks: every answer is a quick one."""

    def __init__(self, *, hurries: bool) -> None:
        self.hurries = hurries
        self.asked: list[tuple[int, str, int]] = []

    def ask(self, _game, view, seat, *_, **__):
        self.asked.append((len(self.asked) + 1, view, seat))
        return len(self.asked)

    def forget(self, ticket):
        self.asked = [entry if entry[0] != ticket else (0, "", 0) for entry in self.asked]

    def take_advice(self, _ticket):
        return None

    def take_hurried(self, _ticket):
        return self.hurries

    def poll(self):
        found = [(ticket, hamnar.say(next(iter(hamnar.moves(hamnar.read(view), seat)))))
                 for ticket, view, seat in self.asked if ticket]
        self.asked = [(0, "", 0) for _ in self.asked]
        return found

    def start(self):
        pass


@pytest.mark.parametrize("hurries", [True, False])
def test_a_quick_move_under_the_name_of_an_expert_is_told(open_house, hurries):
    house = open_house("--speed", "instant", minds=Sleepy(hurries=hurries))
    house.at_table(players=(Player("Freja"), Player("Ask", "expert")), devices={0: LEFT_KEYS})
    house.press("confirm", device=LEFT_KEYS)
    house.frames(5)
    assert len(house.match.record.lines) == 2
    assert [text for text in house.notices() if "Ask had no time to think" in text] == (
        house.notices() if hurries else [])
    assert bool(house.notices()) is hurries


@pytest.mark.parametrize("hurries", [True, False])
def test_a_hint_that_nobody_thought_about_says_so(open_house, hurries):
    house = open_house("--speed", "instant", minds=Sleepy(hurries=hurries))
    house.at_table()
    house.press("why", device=house.asked()[1])
    house.frames(2)
    said = house.said(house.asked()[0])
    assert ("no time to think" in said) is hurries
    assert ("Expert" in said) is not hurries
