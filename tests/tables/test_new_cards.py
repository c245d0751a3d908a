"""A card that has just come to a hand is marked there, for its owner only."""

from __future__ import annotations

from game.devices.press import LEFT_KEYS, RIGHT_KEYS
from game.games.herrlof.rules.position import CARD
from game.tables.style import table_style
from tests.games.herrlof.positions import at

DRAW = at("2g5g9g/4r5b", deck="7g2b", trick="0:3b", stage="0:draw")
SIX = at("2g5g/4r5b8b", last="0:6g1g", stage="0:card>0")


def marked(house) -> dict[str, str]:
    """What stands out in the light, and what it is."""
    house.frames(2)
    table = house.table
    return {place: table.show.layer.map_pieces()[place] for seat in table.hands.humans
            for place in table.fresh.list_places(seat)}


def test_a_card_that_was_drawn_stands_out_until_one_has_moved(open_house):
    house = open_house("--speed", "instant", "--size", "1280x720")
    table = house.in_position("herrlof", DRAW, bots=(1,))
    house.play(("draw",))
    house.settle()
    assert list(marked(house).values()) == ["7g"]
    assert len({*table.show.layer.raised.values()}) == 1, "it is no higher than the others"
    assert house.words().count("'new'") == 1
    lit = house.picture()
    table.fresh.forget()
    house.frames(2)
    assert house.picture() != lit
    assert "'new'" not in house.words()


def test_what_was_drawn_is_old_after_the_next_move(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("herrlof", DRAW)
    house.play(("draw",))
    house.settle()
    assert marked(house)
    house.play(next(iter(table.rules.moves(table.match.state, 0))))
    house.settle()
    assert not marked(house)


def test_a_stolen_card_is_marked_and_so_is_the_one_that_comes_back(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("herrlof", SIX)
    house.play(("steal", 1))
    house.settle()
    stolen = marked(house)
    assert len(stolen) == 1 and {*stolen.values()} < {"4r", "5b", "8b"}
    back = next(iter(table.rules.moves(table.match.state, 0)))
    house.play(back)
    house.settle()
    assert len(marked(house)) == 1
    assert next(iter(marked(house))).startswith("hand/1/")


def test_what_was_taken_from_a_hand_is_named_to_its_owner_until_she_has_moved(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("herrlof", at("2g5g/4r", last="0:6g1g", stage="0:card>0"), "peek")
    house.house.settings.forced = False  # the last card would be played for Ask
    told = "Freja took your red 4"
    house.press("confirm", device=LEFT_KEYS)
    house.heed(0)
    house.play(("steal", 1))
    house.settle()
    house.play(("return", CARD["2g"]))
    house.settle()
    house.frames(2)
    assert table.secrecy.audience == 0 and told not in house.words()
    house.play(("play", CARD["5g"]))
    house.settle()
    house.frames(40)
    house.press("confirm", device=RIGHT_KEYS)
    house.heed(1)
    assert table.secrecy.audience == 1 and told in house.words()
    house.play(("play", CARD["2g"]))
    house.settle()
    house.frames(40)
    assert told not in house.words()


def test_a_closed_hand_does_not_tell_what_is_new_in_it(open_house):
    """The same picture, whichever card has come."""
    assert (hands := table_style("herrlof").hands) and hands.brings
    pictures = []
    for deck in ("7g2b", "1r2b"):
        house = open_house("--speed", "instant", "--size", "1280x720")
        table = house.in_position("herrlof", at(
            "2g5g9g/4r5b", deck=deck, trick="0:3b", stage="0:draw",
            ), "peek")
        house.frames(30)
        house.press("confirm", device=LEFT_KEYS)
        house.heed(0)
        house.play(("draw",))
        house.settle()
        assert marked(house)
        house.press("prev", device=LEFT_KEYS)
        assert table.secrecy.audience is None
        assert not marked(house)
        house.press("prev", device=RIGHT_KEYS)
        assert table.secrecy.audience == 1 and not marked(house)
        house.press("prev", device=RIGHT_KEYS)
        house.frames(400)
        pictures.append(house.picture())
        house.close()
    assert pictures[0] == pictures[1]
