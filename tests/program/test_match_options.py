"""What a table agrees on is known without a screen."""

from __future__ import annotations

from game.core.lobby_memory import restore_seating
from game.core.match_options import MatchOptions
from game.core.settings import Settings
from game.devices.press import RIGHT_KEYS


def options(game: str, changes: list[str], comes_to=lambda _, value: value) -> MatchOptions:
    settings = Settings()
    seating = restore_seating(settings, game, RIGHT_KEYS, None, (), None)
    return MatchOptions(settings, game, seating, comes_to, "curtain",
                        lambda: changes.append(game))


def test_the_usual_options_stand_until_they_are_turned():
    changes: list[str] = []
    agreed = options("haggis", changes)
    modes = [agreed.mode]
    agreed.turn_secrecy(1)
    assert [*modes, agreed.mode] == ["curtain", "peek"]
    before, (values, chosen) = len(agreed.seating.kinds), agreed.list_values("goal")
    assert chosen == values[0]
    agreed.turn_option("goal", 1)
    agreed.turn_seats(1)
    assert agreed.list_values("goal")[1] == values[1]
    assert len(agreed.seating.kinds) != before
    assert len(changes) == 3
    assert agreed.habit.options["goal"] == values[1] and agreed.habit.secrecy == "peek"


def test_of_values_that_mean_the_same_one_can_be_chosen():
    agreed = options("haggis", [], comes_to=lambda _seats, _value: "the same")
    values, chosen = agreed.list_values("goal")
    assert values == [chosen]
