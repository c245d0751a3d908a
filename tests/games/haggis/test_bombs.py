"""A hand of Haggis without a usual answer: what its bomb is called, and where *Pass* is left."""

from __future__ import annotations

from typing import Any

import pytest

from game.games.haggis import rules as haggis
from game.games.haggis.table.joined import shade_stuck_hand
from game.picture.screen import Box
from game.tables.tray import fitted_tray
from game.tables.tricks import box_of_play, mat_of
from tests.games.haggis.positions import at
from tests.games.haggis.seated import STUCK, lit, played
from tests.tables.test_tricks import colours


def test_a_bomb_that_alone_beats_the_trick_is_named_and_laid_out_by_the_button(open_house):
    """Two presses instead of three; nothing else of the hand is marked."""
    house = open_house("--speed", "instant")
    position = at("4r2rJQ/2b/3b", trick="1:5r5o5g", stage="0:play")
    table = house.in_position("haggis", position, seats=3, bots=(1, 2))
    house.frames(2)
    assert house.words().count("'Bomb: J Q'") == 1 and "'Pick J + Q'" in house.words()
    assert {"wild/0/0"} <= lit(house, table) <= {"wild/0/0", "wild/0/1"}
    assert "'beats it'" not in house.words()
    house.touch("button/play")
    assert {*table.pickers[0].path} == {"wild/0/0", "wild/0/1"} and not played(house)
    house.touch("button/play")
    assert played(house) == ["play J Q"]


def test_a_hand_in_which_nothing_can_be_played_lies_in_a_shade(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", STUCK)
    house.frames(2)
    box = table.show.board.box_of("hand/0/2")
    inner = Box(box.x + 50, box.y + 60, 80, 100)

    def light() -> float:
        found = colours(house, inner)
        return sum(sum(tone) * n for tone, n in found.items()) / found.total()
    shaded = light()
    table.picture.parts.remove(shade_stuck_hand)
    house.frames(2)
    assert 0.55 * light() < shaded < 0.85 * light()


def test_the_light_round_a_hand_is_out_where_only_a_button_is_left(open_house):
    seen = list[Any]()
    for position in (STUCK, at("4r6r6o/2b/3b", trick="1:5r5o", stage="0:play")):
        house = open_house("--speed", "instant")
        table = house.in_position("haggis", position, seats=3 if seen else 2)
        house.frames(2)
        tray = fitted_tray(table.show, 0)
        outside = house.house.screen.to_pixel(tray.right + 8, tray.center[1])
        seen.append(house.house.screen.surface.get_at(outside)[2])  # blue
        house.close()
    assert seen[0] < seen[1]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("cards", ["J Q", "J Q K", "3r 5o 7y 9g"])
def test_the_words_that_tell_a_bomb_leave_its_cards_uncovered(open_house, seats, cards):
    house = open_house("--speed", "1")
    hands = "/".join([f"2r10r{cards.replace(' ', '')}", "4r4o4g", "8y8g"][:seats])
    table = house.in_position("haggis", at(hands, trick="1:2y"), seats=seats)
    table.play(0, haggis.parse(f"play {cards}"))
    while table.show.reel.busy and table.show.moment is None:
        house.frames(1, 0.05)
    house.frames(2)
    assert any(said.startswith("'Freja! Bomb: ") for said in house.words().split(" | "))
    told = table.show.board.box_of("moment")
    (best,) = (one for one in table.show.trick if one.best)
    over = box_of_play(table.show, best)
    assert over and not mat_of(over, told=False).overlaps(told)
