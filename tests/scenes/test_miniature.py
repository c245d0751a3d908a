"""Positions that are drawn small: beside saved matches."""

from __future__ import annotations

import pygame
import pytest

from game.match import Header, Player, start
from game.scenes.saved_matches import SavedMatchesScene
from game.shelf import rules
from game.tables.miniature import NARROW, Miniature
from tests.gallery import LONG, PLACED
from tests.house import OpenHouse

PATIENCE = 150  # frames in which a table is painted


def pictures(house: OpenHouse) -> list[bytes | None]:
    """What is seen of every saved match on the page, the newest first."""
    scene = house.top
    images = [scene._pictures[file].image for file in scene._shown]
    on_page = [one.image for one in scene.page.drawn]
    return [image and image in on_page and pygame.image.tobytes(image, "RGB") for image in images]


def test_every_saved_match_shows_its_position_painted_part_by_part(open_house):
    house = open_house("--size", "1280x720")
    for moves in (PLACED, PLACED[:2], PLACED):
        house.at_table(moves=moves, players=(*LONG[:1], Player("Ask")))
        house.house.to_title()
    house.house.stack.push(SavedMatchesScene(house.house))
    house.frames(1)
    assert pictures(house) == [None] * 3, "no frame waits for a picture"
    house.frames(PATIENCE)
    newest, other, oldest = pictures(house)
    assert newest == oldest != other
    assert other


def test_what_a_saved_match_shows_has_nothing_to_read(open_house):
    house = open_house("--size", "1280x720")
    for names in (("Bo", "Li"), ("Wwwwwwwwww", "Mmmmmmmmmm")):
        house.at_table(moves=PLACED, players=tuple(map(Player, names)))
        house.house.to_title()
    house.house.stack.push(SavedMatchesScene(house.house))
    house.frames(PATIENCE)
    long, short = pictures(house)
    assert long
    assert long == short, "whatever people are called"


def test_a_picture_of_a_board_has_no_panels_and_nothing_that_lies_on_them(open_house):
    """Hamnár's wood to the left and to the right of the board, where panels are at the table."""
    house = open_house("--size", "1280x720")
    house.at_table(moves=PLACED, players=LONG)
    match = house.top.match
    picture = Miniature(house.house, match, 600, NARROW)
    while not picture.image:
        picture.step()
    w, h = picture.image.get_size()
    dark = [(x, y) for x in (w // 60, w - w // 60) for y in range(h // 3, 2 * h // 3)
            if picture.image.get_at((x, y)).b > picture.image.get_at((x, y)).r]
    assert dark == [], "wood is warm and panels are not"


def test_a_picture_that_is_painted_stays_while_one_steers_through_the_list(open_house):
    house = open_house("--size", "1280x720")
    house.at_table(moves=PLACED, players=LONG)
    house.house.to_title()
    house.house.stack.push(SavedMatchesScene(house.house))
    house.frames(PATIENCE)
    (before,) = house.top._pictures.values()
    house.press("down", "up")
    house.frames(2)
    assert list(house.top._pictures.values()) == [before]


@pytest.mark.parametrize("cards", [1, 2])
def test_cards_that_lie_on_the_cloth_are_large_in_the_picture_and_in_its_middle(open_house, cards):
    house = open_house("--size", "1280x720")
    players = tuple(map(Player, ("Bo", "Li", "Ask")))
    match = start(Header("herrlof", rules("herrlof").VERSION, players, "3"), None)
    house.wander(match, len(players) + cards)
    picture = Miniature(house.house, match, 600, NARROW)
    while not picture.image:
        picture.step()
    w, h = picture.image.get_size()
    ivory = [(x, y) for x in range(0, w, 4) for y in range(0, h, 4)
             if min(picture.image.get_at((x, y))[:3]) > 180]
    left, right = min(x for x, _ in ivory), max(x for x, _ in ivory)
    assert abs(left + right - w) < w / 6
    assert max(y for _, y in ivory) - min(y for _, y in ivory) > h * 0.45
