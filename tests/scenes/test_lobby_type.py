"""In the lobby, things side by side are set in the same type."""

from __future__ import annotations

import pygame
import pytest

from game.devices.press import RIGHT_KEYS
from game.games import GAMES
from game.scenes.lobby.scene import LobbyScene
from game.scenes.room import LIT, evening_room


@pytest.mark.share(4)
@pytest.mark.parametrize("language", ["en", "sv"])
@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("game", GAMES)
def test_rows_of_a_lobby_are_in_one_size(open_house, game, text, language):
    house = open_house("--speed", "instant", "--size", "1280x720")
    house.house.settings.text, house.house.settings.language = text, language
    house.house.change()
    house.house.stack.push(LobbyScene(house.house, game, RIGHT_KEYS))
    house.frames()
    page = house.top.page
    texts = {id(image) for key, image in house.house.art.kept.items() if key[0] == "text"}
    for kind in ("name/", "kind/", "option/"):
        rows = [spot.box for name, spot in page.spots.items() if name.startswith(kind)]
        heights = {(x < box.center[0] - box.w * 0.2, y < box.y + box.h / 4, image.get_height())
                   for box in rows for image, x, y in page.drawn
                   if box.has_point(x, y) and id(image) in texts}
        places = [(left, over) for left, over, _ in heights]
        assert len(places) == len({*places}), kind


def test_without_words_on_the_wall_no_window_has_a_shade(open_house):
    house = open_house("--speed", "instant", "--size", "1600x1200").house
    lit = evening_room(house.art, house.screen, 0.0, LIT)
    above = house.screen.to_pixel(0, 0)[1] // 2
    assert above > 0, "the window is higher than the page"
    shaded = evening_room(house.art, house.screen, 1.0, LIT)
    light = [sum(pygame.transform.average_color(one, (0, above, lit.get_width(), 9))[:3])
             for one in (shaded, lit)]
    assert light[0] < 0.5 * light[1]


def test_the_ground_lies_in_the_shade_where_the_name_stands_and_nowhere_else(open_house):
    house = open_house("--speed", "instant").house
    house.stack.push(LobbyScene(house, "hamnar", RIGHT_KEYS))
    wide, high = house.screen.surface.get_size()
    lit, shaded = (evening_room(house.art, house.screen, head, LIT)
                   for head in (0.0, 200.0))
    for y, part in ((0.1, 0.4), (0.5, 1.0)):
        was, now = (sum(pygame.transform.average_color(one, (0, round(y * high), wide, 9))[:3])
                    for one in (lit, shaded))
        assert now <= was * part
        assert now == was or part < 1
