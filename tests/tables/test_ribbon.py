"""A ribbon over a panel tells who is asked next, for a moment."""

from __future__ import annotations

import pygame
import pytest

from game import routes
from game.core.hands import Hands
from game.core.match import start
from game.core.record import Header, Player, new_file
from game.devices.press import LEFT_KEYS, RIGHT_KEYS
from game.games import load_rules
from tests.house import PEOPLE, OpenHouse

WHILE, AFTER = 20, 80  # frames from when the last move has been seen
INSIDE = 26  # of a panel, where no flame stands


def told(open_house, *arguments: str, people: tuple[Player, ...] = PEOPLE) -> list[bool]:
    """Whether the ribbon lies there while it should, and afterwards."""
    house: OpenHouse = open_house(*arguments, "--seed", "1")
    table = house.at_table(players=people)
    table.play(0, load_rules("hamnar").parse("@horse1"))
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


@pytest.mark.parametrize("game", ["hamnar", "halmstad"])
def test_the_ribbon_leaves_her_name_and_her_face_to_be_seen(open_house, game):
    """All from the left edge of the panel to the end of the name is as it is without it."""
    house: OpenHouse = open_house("--speed", "1", "--seed", "1")
    house.house.settings.reduced_motion = True
    people = (Player("Marta"), Player("Torben"), Player("Embla"))[
        :2 + (2 not in load_rules(game).SEATS)]
    match = start(Header(game, load_rules(game).VERSION, people, "1"),
                  new_file(house.house.store.records, game))
    seat = match.waits_for[0]
    house.house.stack.open(routes.Table(
        match, Hands(people, {0: LEFT_KEYS, 1: RIGHT_KEYS, 2: "pad/9"}, "open")))
    name, told = people[seat].name, f"{people[seat].name}’s turn"
    for _ in range(AFTER):
        house.frames()
        if told in house.words():
            break
    panel, screen = house.table.show.panel_of(seat), house.house.screen
    box = next(box for page in house.table.picture.drawn for said, box in page.leaves
               if said == repr(name) and panel.has_point(*box.center))
    left, top = screen.to_pixel(panel.x + INSIDE, panel.y + INSIDE)
    right, low = screen.to_pixel(box.right, box.bottom)

    def seen() -> bytes:
        house.frames()
        corner = screen.surface.subsurface((left, top, right - left, low - top))
        return pygame.image.tobytes(corner, "RGB")
    there = seen()
    house.frames(AFTER)
    assert told not in house.words()
    assert there == seen()
