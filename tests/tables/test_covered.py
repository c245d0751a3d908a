"""On the tables of card games nothing covers what it should not, and piles lie on the cloth."""

from __future__ import annotations

from random import Random

import pytest

from game.core.record import Player
from game.devices.press import RIGHT_KEYS
from game.picture.screen import Box
from game.scenes.lesson.scene import LessonScene
from tests.house import OpenHouse

PEOPLE = (Player("Freja"), Player("Ask"), Player("Embla"))
RUG = Box(135, 10, 1650, 880)
CANDLE = Box(668, 174, 36, 66)  # Halmstad's leftmost candle


@pytest.mark.parametrize("seats", [2, 3])
def test_piles_of_haggis_lie_on_rug_and_panels_and_under_no_hand(open_house, seats):
    house = open_house("--speed", "instant")
    board = house.at_cards("haggis", PEOPLE[:seats], "open").show.board
    cards = {f"{kind}/{seat}/{n}": "2R" for kind in ("hand", "wild") for seat in range(seats)
             for n in range(14 if kind == "hand" else 3)}
    board = board.lay_places([*cards, *(f"before/{n}" for n in range(25))], {})
    homes = {f"captured/{seat}": board.box_of(f"plate/{seat}") for seat in range(seats)}
    for pile, home in (("before", RUG), *homes.items()):
        for n in (0, 24):
            box = board.box_of(f"{pile}/{n}")
            assert box.is_within(home), (pile, n)
            assert not [place for place in cards if board.box_of(place).overlaps(box)], (pile, n)


def test_a_card_in_the_air_is_over_hands_and_the_log(open_house):
    house = open_house("--speed", "1")
    table = house.at_cards("haggis", PEOPLE, "open")
    luck, landing = Random(3), set()
    while "captured" not in landing:
        seat = min(table.match.prompts)
        moves = list(table.rules.moves(table.match.state, seat))
        table.play(seat, luck.choice(moves))
        while table.show.reel.busy:
            house.frames(1, 0.1)
            flying = table.show.layer.list_flights()
            landing |= {sprite.place.split("/")[0] for sprite in flying}
            nothing_over(house)


def nothing_over(house: OpenHouse) -> None:
    """Nothing that lies on the log is drawn after the first card in the air."""
    screen, layer = house.house.screen, house.table.show.layer
    spots = []
    for sprite in layer.list_flights():
        pose, high, _ = sprite.pose_now()
        up = high + pose.lift + layer.lift(sprite.place)
        spots.append(screen.to_pixel(pose.x, pose.y - up))
    middles = [item.image.get_rect(topleft=(item.x, item.y)).center for item in house.screen.items]
    air = [n for n, (a, b) in enumerate(middles)
           if any(abs(a - x) < 3 and abs(b - y) < 3 for x, y in spots)]
    assert len(air) >= len(set(spots))
    log = house.table.show.board.box_of("captions")
    (left, top), (right, bottom) = screen.to_pixel(log.x, log.y), screen.to_pixel(
        log.right, log.bottom)
    assert not [n for n, (a, b) in enumerate(middles) if air and n > air[0] and n not in air
                and left < a < right and top < b < bottom]


def test_the_lesson_of_halmstad_leaves_the_candles_free(open_house):
    house = open_house("--speed", "instant")
    lesson = LessonScene(house.house, "halmstad", RIGHT_KEYS, ("Freja", "Ask", "Embla"))
    house.house.stack.push(lesson)
    for at in range(len(lesson.steps)):
        lesson.begin(at)
        covering = [place for place in lesson.show.layer.map_pieces()
                    if lesson.show.board.box_of(place).overlaps(CANDLE)]
        staged = lesson.show.question is not None  # then all lies larger, over a shade
        assert staged or covering == []
