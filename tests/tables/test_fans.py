"""Hands of cards: every index can be seen wherever the focus is, and a pointer means what it is
on."""

from __future__ import annotations

from random import Random

import pytest

from game import routes
from game.core.hands import Hands
from game.core.record import Player
from game.devices.press import MOUSE, Action, Press
from game.games import load_rules
from game.picture.screen import SAFE, Box
from game.picture.theme import RING
from game.tables.places import SORT
from game.tables.style import table_style
from game.tables.table import TableScene
from tests.games.haggis.positions import at
from tests.house import OpenHouse

INDEX = 0.3, 0.62  # of a card's width and height: where its rank and suit stand
PEOPLE = (Player("Freja"), Player("Ask"), Player("Embla"))
SEATED = [(game, seats) for game in ("herrlof", "haggis", "halmstad")
          for seats in load_rules(game).SEATS]


def hand(table: TableScene, seat: int) -> list[str]:
    """The player's own cards that the focus can be on, as they are drawn."""
    fields = table.questions.list_fields(seat)
    return [place for place in table.show.layer.list_order()
            if place.startswith((f"hand/{seat}/", f"wild/{seat}/")) and place in fields]


def drawn(table: TableScene, place: str) -> Box:
    box = table.show.board.box_of(place)
    return box._replace(y=box.y - table.show.layer.raised.get(place, 0))


def sat(house: OpenHouse, game: str, seats: int, plies: int) -> TableScene:
    table = house.at_cards(game, PEOPLE[:seats], "open", plies=plies)
    house.heed()
    return table


@pytest.mark.share(3)
@pytest.mark.parametrize("plies", [4, 40])
@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_no_index_is_ever_covered(open_house, game, seats, plies):
    house = open_house("--speed", "instant")
    table = sat(house, game, seats, plies)
    seat, _ = house.asked()
    picker, rng, looked = table.pickers[seat], Random(plies), 0
    for place in hand(table, seat):
        table.focus[seat] = place
        if rng.random() < 0.4 and place in picker.list_nexts() and game != "herrlof":
            picker.touch(place)
            table.questions.keep_focus(seat)
        house.frames()
        cards = hand(table, seat)
        ring = drawn(table, place).inset(-RING - 4)
        for n, card in enumerate(cards):
            box = drawn(table, card)
            index = Box(box.x, box.y, box.w * INDEX[0], box.h * INDEX[1])
            assert not any(drawn(table, other).overlaps(index) for other in cards[n + 1:])
            over = cards.index(place) < n and ring.overlaps(index)
            assert not over, f"the ring of {place} lies over {card}"
            assert SAFE.x <= box.x and box.right <= SAFE.right
            assert not box.overlaps(table.show.panel_of(seat))
            looked += 1
    assert looked or not hand(table, seat)


def test_what_is_picked_is_seen_in_the_picture(open_house):
    """For example the second of two equal ranks, which the first would hide if it lay over it."""
    house = open_house("--speed", "instant", "--size", "1920x1080")
    table = sat(house, "haggis", 2, 0)
    seat, _ = house.asked()
    first, second, *_ = hand(table, seat)
    table.pickers[seat].touch(second)
    table.focus[seat] = first
    house.frames(2)
    box, art = drawn(table, second), house.house.art
    card = art.load_picture(f"pieces/haggis/{table.show.layer.map_pieces()[second]}", box.w, box.h)
    surface = house.house.screen.surface
    for dx, dy in ((14, 30), (20, 60), (24, 90), (30, 120)):
        assert surface.get_at((int(box.x) + dx, int(box.y) + dy))[:3] == card.get_at((dx, dy))[:3]


@pytest.mark.share(3)
@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_a_pointer_swept_over_a_hand_reaches_every_card(open_house, game, seats):
    house = open_house("--speed", "instant")
    table = sat(house, game, seats, 4)
    seat, _ = house.asked()
    house.house.stack.open(routes.Table(table.match, Hands(table.match.players, {
        **table.hands.devices, seat: MOUSE}, "open")))
    house.frames()
    house.heed()
    table = house.table
    for _ in table_style(game).hands.sorts:
        cards = hand(table, seat)
        row = [drawn(table, card) for card in cards]
        y = row[0].y + 120
        for step in (8, -8):
            seen: list[str] = []
            way = range(int(min(b.x for b in row)) - 60, int(max(b.right for b in row)) + 60)
            for x in way[::step]:
                house.app.press(Press(Action.POINT, MOUSE, (float(x), y)))
                house.frames()
                if table.input.find_under(seat, (x, y)):
                    place = table.focus[seat]
                    assert drawn(table, place).inset(-17, 0).has_point(x, y)
                    assert table.input.find_under(
                        seat, (x, y)) == place, "it stays under the pointer"
                    seen += [place] if place not in seen[-1:] else []
            assert seen == cards[::1 if step > 0 else -1]
        table.focus[seat] = SORT
        house.heed()
        table.input.touch(seat, SORT)
        house.frames()


def test_a_click_picks_the_card_that_it_is_on(open_house):
    house = open_house("--speed", "instant")
    table = sat(house, "haggis", 2, 0)
    seat, _ = house.asked()
    table.sort(seat)
    house.house.stack.open(routes.Table(table.match, Hands(table.match.players, {
        **table.hands.devices, seat: MOUSE}, "open")))
    house.frames()
    house.heed()
    table = house.table
    for card in hand(table, seat)[::3]:
        box = table.show.board.box_of(card)
        house.click((box.x + 15, box.y + 60))
        assert table.pickers[seat].path[-1] == card


def test_cards_that_cannot_be_played_at_all_lie_in_the_shade(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", at("2r4o4g/3r2o5gQ", trick="1:10r", stage="0:play"))
    assert {place for place in table.show.layer.dull if place.startswith("hand/0")} == {
        "hand/0/0", "hand/0/1", "hand/0/2"}
    table = house.in_position("haggis", at("2r4oJ/3r2o5gQ", trick="1:K", stage="0:play"))
    assert {place for place in table.show.layer.dull if not place.startswith("hand/1")} == {
        "hand/0/0", "hand/0/1", "wild/0/0"}, "a wild card that is of no use no less than the others"


def test_few_cards_lie_side_by_side(open_house):
    """A hand that has room uses it: nothing of a card is covered then."""
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", at("2r4o6g10r/3r5g"))
    seat, _ = house.asked()
    boxes = [drawn(table, place)._replace(y=0) for place in hand(table, seat)]
    assert len(boxes) == 4
    assert not any(one.overlaps(other) for one in boxes for other in boxes if one is not other)
