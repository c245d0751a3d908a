"""Haggis' drawings: cards are called what the rules read, and bombs climb in the rules' order."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.games.haggis.rules.combos import can_beat
from game.games.haggis.rules.points import add_bets, count_points
from game.games.haggis.table.buttons import name_reading
from game.games.haggis.table.examples import (
    BOMBS,
    EXAMPLES,
    LARGEST,
    LEFT,
    build_climb,
    build_ladder,
    find_reading,
    play,
    read_cards,
)
from game.tables.drawings import Rows
from game.tables.examples import Figure, Group, Thing, Told


def names(group: Group) -> str:
    return " ".join(thing.picture.rpartition("/")[2] for thing in group.things)


def test_each_rung_of_the_ladder_beats_the_one_under_it():
    rungs = [names(group) for line in build_ladder() for group in reversed(line.items)
             if isinstance(group, Group)]
    assert sorted(rungs) == sorted(BOMBS)
    for high, low in pairwise(rungs):
        assert can_beat(find_reading(high), find_reading(low)) and not can_beat(
            find_reading(low), find_reading(high))
    assert rungs[0] == "3r 5r 7r 9r"


def test_sets_and_runs_are_called_what_they_are_read_as():
    drawing = EXAMPLES[2]
    assert isinstance(drawing, Rows)
    found = [group for line in drawing.lines for group in line.items if isinstance(group, Group)]
    assert len(found) == 5
    assert [group.note for group in found] == [
        name_reading(find_reading(names(group))) for group in found]


@pytest.mark.parametrize(("shape", "stands"), [
    ("set", ["", "5", "5", "5"]), ("1x4", ["", "6", "7", "8"]), ("2x2", ["", "5", "6", "6"])])
def test_wild_cards_say_what_they_stand_for(shape: str, stands: list[str]):
    assert [thing.stands for thing in play("5r J Q K", shape).things] == stands


def test_a_play_that_does_not_beat_the_one_before_cannot_be_drawn():
    with pytest.raises(ValueError, match="does not beat"):
        build_climb("8g 8b", "4r 4o")
    with pytest.raises(ValueError, match="ways"):
        play("5r J Q K")


def test_a_bet_goes_where_the_rules_send_it():
    drawing = EXAMPLES[6]
    assert isinstance(drawing, Rows)
    for first, line in ((0, drawing.lines[1]), (1, drawing.lines[2])):
        gained = [0, 0, 0]
        add_bets(gained, (30, 0, 0), first)
        assert [thing.note[1] for thing in line.items if isinstance(thing, Thing)] == gained


def test_the_sum_of_a_round_adds_up_and_counts_the_cards_that_are_drawn():
    drawing = EXAMPLES[8]
    assert isinstance(drawing, Rows)
    *parts, whole = [int(item.text) for line in drawing.lines for item in line.items
                     if isinstance(item, Figure)]
    assert sum(parts) == whole
    assert count_points(read_cards(f"{LARGEST} {LEFT}")) in parts


def test_the_ladder_says_in_words_only_which_of_two_bombs_of_number_cards_is_which():
    told = {}
    for line in build_ladder():
        match line.items:
            case (Group() as bomb, Told(says)):
                told[says[0]] = {name[-1] for name in names(bomb).split()}
    assert {key: len(suits) for key, suits in told.items()} == {
        "drawn-haggis-suited": 1, "drawn-haggis-mixed": 4}
