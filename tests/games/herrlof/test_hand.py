"""A hand at Herrlof: what its cards do, and what would come of them."""

from __future__ import annotations

import pytest

from game.games.herrlof.table.signs import WINNER
from game.picture.theme import FAINT
from game.tables.looks import TARGET
from game.tables.seen import Mark
from game.tables.tray import fitted_tray
from tests.games.herrlof.positions import at


@pytest.mark.parametrize(("trick", "green", "grey"), [
    ("1:4g", "5g", "2g"), ("1:9g", "", "2g5g"), ("-", "", ""), ("1:V", "", "")])
def test_every_card_says_at_its_foot_whether_it_would_be_the_best_of_the_trick(
    open_house, trick, green, grey,
):
    """Of those that may be played."""
    house = open_house("--speed", "instant")
    table = house.in_position("herrlof", at("2g5g7r/3b", trick=trick))
    house.frames(30)
    screen, found = house.house.screen, {TARGET: "", FAINT: ""}
    for place in sorted(table.show.held[0]):
        pose = table.show.layer.find_resting(place)
        foot = screen.to_pixel(pose.x, pose.y + pose.h / 2 - 8)
        tone = screen.surface.get_at(foot)[:3]
        for colour in found:
            if max(abs(one - other) for one, other in zip(tone, colour, strict=True)) < 8:
                found[colour] += table.show.table[place]
    assert found == {TARGET: green, FAINT: grey}


def test_a_hand_is_bright_only_while_one_of_its_cards_is_to_be_chosen(open_house):
    colours = []
    for stage, trick in (("0:draw", "0:3b"), ("play", "-")):
        house = open_house("--speed", "instant")
        table = house.in_position("herrlof", at("2g5g9g/4r5b", deck="7g2b", trick=trick, **(
            {"stage": stage} if trick != "-" else {})))
        house.frames(30)
        tray = fitted_tray(table.show, 0)
        screen = house.house.screen
        colours.append(
            sum(screen.surface.get_at(screen.to_pixel(tray.right - 12, tray.center[1]))[:3]))
        house.close()
    assert colours[0] < colours[1]


@pytest.mark.parametrize(("hand", "said"), [
    ("1b8r", "if it wins: steal a trick"), ("3b8r", "may draw a card"),
    ("9b8r", "if it wins: Ask leads"),
    ("V8r", "destroys the trick"), ("H8r", "lowest, but leads next"), ("5b8r", "")])
def test_a_card_in_the_focus_says_what_it_does(open_house, hand, said):
    house = open_house("--speed", "instant")
    table = house.in_position("herrlof", at(f"{hand}/3g2y"))
    found = []
    for n in range(2):
        table.input.set_focus(0, f"hand/0/{n}")
        house.frames(2)
        found.append([text for text in (
            "if it wins: steal a trick", "may draw a card", "if it wins: Ask leads",
            "destroys the trick", "lowest, but leads next") if text in house.words()])
    assert sorted(found) == sorted([[said] if said else [], []])


@pytest.mark.parametrize(("given", "hand", "said"), [
    ({"trick": "1:4g"}, "5g", "wins the trick"), ({"trick": "1:4g"}, "3g", "cannot win"),
    ({"trick": "1:4g"}, "2y", "wins the trick"), ({"trick": "1:4g"}, "6r", "cannot win"),
    ({"trick": "1:4g"}, "9g", "wins: Ask leads"),
    ({"trick": "1:4g", "tricks": "0/1"}, "1y", "wins: may steal a trick"),
    ({"trick": "1:4g"}, "1y", "wins the trick"),  # there is none to steal
    ({"trick": "1:4g"}, "6g", "wins the trick"),  # nor a card, at the end of the round
    ({"trick": "1:V"}, "9y", "nobody gets this trick"),
    ({"trick": "1:V"}, "V", "turns up a new trump"),
])
def test_a_card_in_the_focus_says_what_comes_of_it(open_house, given, hand, said):
    house = open_house("--speed", "instant")
    table = house.in_position("herrlof", at(f"{hand}/3b", **given))
    table.input.set_focus(0, "hand/0/0")
    house.frames(2)
    assert f"'{said}'" in house.words()


def test_nothing_comes_of_a_card_that_may_not_be_played(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("herrlof", at("9y5g/3b4b", trick="1:4g"))
    table.input.set_focus(0, table.show.held[0][1])
    house.frames(2)
    assert "'wins the trick'" not in house.words()
    table.input.set_focus(0, table.show.held[0][0])
    house.frames(2)
    assert "'wins the trick'" in house.words()


def test_cards_side_by_side_from_which_the_same_comes_have_one_band(open_house):
    """Two that cannot win and two that do: each is said once, also of the card in the focus, and
    what may be played stands higher than the rest."""
    house = open_house("--speed", "instant", "--size", "1280x720")
    table = house.in_position("herrlof", at("2g3g7g8g5b6b/3b4b1b7b9b1r", trick="1:4g"))
    for at_card in (0, 3):
        table.input.set_focus(0, table.show.held[0][at_card])
        house.frames(2)
        assert house.words().count("'cannot win'") == house.words().count("'wins the trick'") == 1
    lifts = [table.show.layer.lift(place) for place in table.show.held[0]]
    assert sorted(lifts)[2:] == [max(lifts)] * 4 > sorted(lifts)[:2]


def test_where_no_card_can_win_the_task_says_it_and_no_band(open_house):
    house = open_house("--speed", "instant", "--size", "1280x720")
    table = house.in_position("herrlof", at("6b3b5b/3g4b1b", trick="1:4g"))
    house.frames(2)
    assert "none can win" in house.words()
    assert "'cannot win'" not in house.words()
    assert not any(map(table.show.layer.lift, table.show.held[0]))


def test_whoever_has_others_after_her_is_told_what_is_best_so_far(open_house):
    house = open_house("--speed", "instant")
    house.in_position("herrlof", at("5g/3b4b/7b", trick="2:4g"), seats=3)
    house.frames(2)
    assert "'best so far'" in house.words()


@pytest.mark.parametrize(("hand", "place"), [("1r2r", "hand/0/0"), ("2r9y", "hand/0/1")])
def test_what_a_card_can_do_stands_over_it_and_over_what_is_said_of_trumps(
        open_house, hand, place):
    house = open_house("--speed", "instant")
    table = house.in_position("herrlof", at(f"{hand}/3b5b", trump="4y"))
    table.input.set_focus(0, place)
    house.frames(60)
    said = [box for page in table.picture.drawn for name, box in page.leaves
            if name.startswith("'") and 690 < box.y < 800 and box.w < 400]
    cards = [table.show.layer.find_resting(f"hand/0/{n}") for n in (0, 1)]
    tops = [pose.y - pose.h / 2 - table.show.layer.lift(f"hand/0/{n}")
            for n, pose in enumerate(cards) if pose]
    power = min(said, key=lambda box: box.y)
    assert power.bottom < min(tops)
    assert not any(power.overlaps(other) for other in said if other is not power)


@pytest.mark.parametrize(("given", "hand", "said", "unsaid"), [
    ({}, "1g3b6r9yVH5r", ("destroys", "you lead"), ("steal", "draw", "Ask")),
    ({"trick": "2:4r"}, "1g3b6r7rV", ("destroys",), ("draw", "steal card"))])
def test_runes_say_what_they_do_while_one_may_be_played_and_stones_show_it_of_others(
        open_house, given, hand, said, unsaid):
    house = open_house("--speed", "instant")
    table = house.in_position("herrlof", at(f"{hand}/5g4g/7b4b", **given), "open", seats=3)
    table.input.set_focus(0, next(place for place in table.show.held[0]
                                  if table.show.table[place] in ("5r", "7r")))
    house.frames(4)
    cards = [table.show.layer.find_resting(place) for place in table.show.held[0]]
    row = min(pose.y for pose in cards if pose)
    told = {name.strip("'") for page in table.picture.drawn for name, box in page.leaves
            if name.startswith("'") and box.y > row}
    assert told >= {*said}
    assert not told & {*unsaid}
    table.input.set_focus(0, next(place for place in table.show.held[0]
                                  if table.show.table[place] == "V"))
    house.frames(4)
    assert house.words().count("destroys") == 1, "a sentence over the card in the focus says it"


def test_cards_of_which_little_is_seen_have_their_pictures_alone(open_house):
    house = open_house("--speed", "instant")
    house.in_position("herrlof", at(
        "1g1b1r1y3g3b3r3y6bV6g/5r/4r", stage="predict",
        predictions="-/-/-"), "open", seats=3)
    house.frames(4)
    words = house.words()
    assert "'draw'" not in words and "'steal trick'" not in words
    assert "'destroys'" in words, "nothing on the card shows it"


def test_where_words_have_no_room_a_sign_says_which_card_would_be_best(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("herrlof", at("2r9r/5g4g/7b4b", trick="2:4r"), "open", seats=3)
    table.input.set_focus(0, "hand/0/0")
    house.frames(4)
    shown = [sign for sign in table.picture.signs if isinstance(sign, Mark) and sign.look == WINNER]
    assert bool(shown) != ("'best so far'" in house.words()), "one of them"
