"""What stands at the foot of a lobby, and what of a game stands on its cloth."""

from __future__ import annotations

import pytest

from game.core.contract import Seat
from game.core.words import LANGUAGES
from game.devices.press import LEFT_KEYS, RIGHT_KEYS
from game.picture.screen import SAFE, Box
from game.scenes.lobby.scene import LobbyScene
from game.tables.style import game_colour, table_style
from tests.house import OpenHouse
from tests.scenes.test_pages import speak

SIZE = "--size", "1280x720"
READ = 25  # px of a line at least whose letters are 20 large, to be read from three metres


def opened(open_house, game: str, seats: int) -> OpenHouse:
    """A lobby with two people and as many seats."""
    house = open_house("--speed", "instant", "--seed", "1", *SIZE)
    house.house.stack.push(LobbyScene(house.house, game, RIGHT_KEYS))
    house.frames()
    while len(house.top.seating.kinds) < seats:
        house.top.agreement.turn_seats(1)
    house.press("confirm", device=LEFT_KEYS)
    house.frames()
    return house


def drawn(house: OpenHouse, *starts: str) -> list[Box]:
    """Where pictures are whose keys begin like that."""
    art, page = house.house.art, house.top.page
    found = {id(image) for key, image in art.kept.items() if key[:len(starts)] == starts}
    return [Box(one.x, one.y, one.image.get_width() / art.scale, one.image.get_height() / art.scale)
            for one in page.drawn if id(one.image) in found]


@pytest.mark.share(3)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), [("halmstad", 3), ("haggis", 3), ("herrlof", 2)])
def test_what_a_tag_is_about_is_read_from_three_metres(open_house, language, game, seats):
    house = opened(open_house, game, seats)
    speak(house.house, language, 1.0)
    house.top.mark_stale()
    house.frames()
    said = house.house.words("option-secrecy")
    [label] = drawn(house, "text", said)
    assert label.h * house.house.art.scale >= READ
    assert label.is_within(house.top.page.spots["option/secrecy"].box)
    assert house.top.page.problems == [] == house.top.page.shortened


@pytest.mark.parametrize("game", ["halmstad", "hamnar", "reindeer"])
def test_what_is_done_stands_in_signs_of_one_width_in_the_order_of_the_focus(open_house, game):
    spots = opened(open_house, game, 2).top.page.spots
    signs = [spots[name].box for name in ("option/phones", "swap", "learn")]
    assert {round(box.w) for box in signs} == {round(signs[0].w)}
    assert [box.x for box in signs] == sorted(box.x for box in signs)
    assert signs[-1].right == pytest.approx(SAFE.right)


@pytest.mark.parametrize(("game", "leans"), [("hamnar", False), ("haggis", True)])
def test_a_piece_of_the_game_stands_on_the_cloth_behind_the_card_of_its_seat(
        open_house, game, leans):
    """Where it is a card of the game, it leans there, and its foot is hidden."""
    house = opened(open_house, game, 2)
    style, page = table_style(game), house.top.page

    def piece(seat: Seat) -> Box:
        picture = style.looks[style.sides[seat]].picture
        [box] = drawn(house, *(("leans", picture) if leans else (picture,)))
        return box

    for seat in (0, 1):
        name = page.spots[f"name/{seat}"].box
        box = piece(seat)
        assert name.center[0] < box.x and box.right < name.right + 30
        assert (box.bottom > name.y) if leans else (name.y - 30 < box.bottom <= name.y + 4)


def test_the_cloth_of_a_game_falls_over_the_front_of_the_table_to_the_foot_of_the_window(
        open_house):
    house = opened(open_house, "herrlof", 2)
    surface, page = house.house.screen.surface, house.top.page
    row = page.spots["swap"].box
    tones = [surface.get_at(house.house.screen.to_pixel(SAFE.center[0], y))[:3]
             for y in (row.bottom + 24, SAFE.bottom)]
    own = game_colour("herrlof")
    for red, green, blue in tones:
        assert red > 2 * max(green, blue) and own[0] > 2 * max(own[1:]), "red, and not brown"
