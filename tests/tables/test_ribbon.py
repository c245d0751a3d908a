"""Who is asked next is told by a ribbon over her panel, for a moment."""

from __future__ import annotations

from game.match import Player
from game.shelf import rules
from tests.house import PEOPLE, OpenHouse

WHILE, AFTER = 20, 80  # frames from when the last move has been seen


def told(open_house, *arguments: str, people: tuple[Player, ...] = PEOPLE) -> list[bool]:
    """Whether the ribbon lies there while it should, and afterwards."""
    house: OpenHouse = open_house(*arguments, "--seed", "1")
    table = house.at_table(players=people)
    table.play(0, rules("hamnar").parse("@horse1"))
    while table.show.reel.busy:
        house.frames()
    found = []
    for frames in (WHILE, AFTER):
        house.frames(frames)
        found.append("Ask’s turn" in house.words())
    return found


def test_a_ribbon_tells_whose_turn_has_come_and_goes_again(open_house):
    assert told(open_house, "--speed", "1") == [True, False]


def test_where_all_is_instant_there_is_none(open_house):
    assert told(open_house, "--speed", "instant") == [False, False]


def test_who_plays_with_bots_alone_needs_none(open_house):
    people = (Player("Freja", "novice"), Player("Ask"))
    assert told(open_house, "--speed", "1", people=people) == [False, False]
