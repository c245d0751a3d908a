"""Which plays the table of Haggis offers, and in which order."""

from __future__ import annotations

from game.devices.press import LEFT_KEYS
from tests.games.haggis.positions import at


def offers(house, count: int, action: str = "next") -> list[str]:
    """What the jump button picks, press by press, as names of cards."""
    found, table = [], house.table
    for _ in range(count):
        house.press(action, device=LEFT_KEYS)
        found.append(" ".join(table.show.layer.map_pieces()[place]
                              for place in sorted(table.pickers[0].path)))
    return found


def test_answers_are_offered_from_the_cheapest_up_wilds_later_and_bombs_last(open_house):
    house = open_house("--speed", "instant")
    house.in_position("haggis", at("6r6o8g8yJQK/2r2o5g", trick="1:5r5y"))
    found = offers(house, 20)
    assert [set(cards.split()) for cards in found[:2]] == [{"6r", "6o"}, {"8g", "8y"}]
    wilds = [sum(name in "JQK" for name in cards.split()) for cards in found]
    bombs = [n for n, cards in enumerate(found) if set(cards.split()) <= {*"JQK"}]
    turn = found.index(found[0], 1)
    assert wilds[:turn - 4] == sorted(wilds[:turn - 4])
    assert bombs[:4] == [turn - 4, turn - 3, turn - 2, turn - 1], "at the end of the round"


def test_without_a_natural_answer_the_first_offer_is_no_bomb(open_house):
    house = open_house("--speed", "instant")
    house.in_position("haggis", at("7o9oJQK/2r2o5g", trick="1:5r6r7r"))
    assert set(offers(house, 1)[0].split()) == {"7o", "9o", "J"}


def test_a_lead_is_offered_shape_by_shape(open_house):
    """A single, a pair and a run with the card in the focus, before its other plays."""
    house = open_house("--speed", "instant")
    house.in_position("haggis", at("3r3o4r5r8g8y9o9y10gJ/2r2o5g"))
    found = [set(cards.split()) for cards in offers(house, 5)]
    assert [len(cards) for cards in found][:3] == [1, 2, 3]
    assert all("3r" in cards for cards in found)
    assert found[1] == {"3r", "3o"} and found[2] == {"3r", "4r", "5r"}


def test_cards_that_can_be_read_in_several_ways_are_offered_once(open_house):
    house = open_house("--speed", "instant")
    house.in_position("haggis", at("5rJQK/2r2o5g"))
    found = offers(house, 30)
    turn = found.index(found[0], 1)
    assert len(set(found[:turn])) == turn
    assert found[turn:2 * turn] == found[:turn], "and the round goes on"
    assert {"J", "Q", "K", "5r"} in [set(cards.split()) for cards in found[:turn]]


def test_the_offer_before_is_told_of_and_comes_back(open_house):
    house = open_house("--speed", "instant", "--size", "1280x720")
    house.in_position("haggis", at("3r3o4r5r8g8y9o9y10gJ/2r2o5g"))
    house.frames(60)
    assert "Earlier" not in house.words()
    first = offers(house, 1)
    house.frames(60)
    assert "Earlier" in house.words()
    offers(house, 1)
    assert offers(house, 1, "prev") == first


def test_what_fits_into_no_play_gives_way_to_the_play_that_has_most_of_it(open_house):
    """Two cards that go together in no play: one of them stays, as a pair has it."""
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", at("3r8g8y10o/2r2o5g", trick="1:5r5y"))
    for place in ("hand/0/0", "hand/0/1"):
        table.input.set_focus(0, place)
        house.press("confirm", device=LEFT_KEYS)
    assert set(offers(house, 1)[0].split()) == {"8g", "8y"}


def test_each_play_is_offered_once_with_its_cheapest_cards(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", at("7r7o7y7gJQ/2r2o5gQ", stage="0:play"), seats=2)
    told = []
    for _ in table.pickers[0].offered:
        house.press("next", device=LEFT_KEYS)
        told.append(table.say(table.pickers[0].tell_tray()))
    triples = [text for text in told if text.startswith("3 of a kind: 7:")]
    assert len(triples) == 1
