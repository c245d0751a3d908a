"""Windows smaller than any scene can be laid out on show a smaller picture of it."""

from __future__ import annotations

import pygame
import pytest

from game import routes
from game.core import match as matches
from game.core.hands import Hands
from game.core.record import Header, Player
from game.devices.press import LEFT_KEYS, RIGHT_KEYS
from game.games import GAMES
from game.games import load_rules as rules_of

PEOPLE = ("Freja", "Ask", "Ylva", "Tor", "Liv")
SIZES = ("320x200", "639x359", "320x1000", "2000x200")


@pytest.mark.share(3)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_every_table_opens_in_a_small_window(open_house, game, size):
    house = open_house("--size", size, "--speed", "instant")
    rules = rules_of(game)
    players = tuple(Player(name) for name in PEOPLE[:rules.SEATS[-1]])
    match = matches.start(Header(game, rules.VERSION, players, "1"), None)
    house.house.stack.open(routes.Table(match, Hands(players, {0: LEFT_KEYS, 1: RIGHT_KEYS})))
    house.frames(3)
    window = pygame.display.get_surface()
    assert f"{window.get_width()}x{window.get_height()}" == size
    assert house.house.screen.surface.get_width() >= 640
    assert house.house.screen.surface.get_height() >= 360
    assert len({tuple(window.get_at((x, y))) for x in range(0, window.get_width(), 9)
                for y in range(0, window.get_height(), 9)}) > 20, "the window shows it"


def test_a_pointer_in_a_small_window_points_at_what_is_under_it(open_house):
    house = open_house("--size", "320x200")
    x, y = house.top.page.spots["nightboard"].box.center
    assert house.scene == "TitleScene"
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.Event(kind, button=1, pos=(round(x / 6), round(y / 6) + 10)))
    house.frames()
    assert house.scene == "NightBoardScene"
