"""A hand at Haggis: what can be played, what the button makes of it, and where the focus goes."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from game.devices.press import LEFT_KEYS
from game.games.haggis.rules.combos import CARD, list_readings
from game.games.haggis.table.joined import BOMB, group_cards
from game.picture.screen import Box
from game.picture.theme import GOLD, IVORY
from tests.games.haggis.positions import at, names
from tests.games.haggis.seated import STUCK, lit, played
from tests.tables.test_tricks import colours


def test_who_can_beat_nothing_is_told_to_pass_and_stands_on_it(open_house):
    house = open_house("--speed", "instant", "--size", "1280x720")
    house.house.settings.forced = False
    table = house.in_position("haggis", STUCK)
    house.frames(60)
    assert "Nothing beats it: pass" in house.words()
    assert table.focus[0] == "button/pass"
    assert {"hand/0/0", "hand/0/1", "hand/0/2"} <= table.show.layer.dull
    house.press("confirm", device=LEFT_KEYS)
    assert played(house) == ["pass"]


def test_to_play_is_pale_for_a_card_of_no_use_and_gold_once_what_is_picked_can_be_played(
        open_house):
    house = open_house("--speed", "instant", "--size", "1280x720")
    table = house.in_position("haggis", at("2r4o4g/3r2o5gQ", trick="1:3y", bets="-/0"))
    table.focus[0] = "hand/0/0"
    house.frames(60)
    place = table.show.board.box_of("button/play").inset(8, 8)
    assert not {IVORY, GOLD} & {*colours(house, place)}
    table.focus[0] = "button/sort"
    house.frames(2)
    assert {IVORY, GOLD} <= {*colours(house, place)}, "it can be pressed"
    assert colours(house, place).most_common(1)[0][0][0] < 120
    house.touch("hand/0/1")
    house.frames(2)
    assert colours(house, place).most_common(1)[0][0][0] > 200, "it is gold"


@pytest.mark.parametrize(("picks", "told"), [
    ((), ""),  # what is asked for says it
    (("hand/0/0",), "One more card"),
    (("hand/0/0", "hand/0/1"), "Too low"),
    (("hand/0/0", "hand/0/2"), "No match"),
    (("hand/0/0", "hand/0/1", "hand/0/2"), "No match"),
    (("hand/0/2", "hand/0/3", "hand/0/4"), "Wrong kind"),
    (("hand/0/3", "wild/0/0"), ""),
], ids=str)
def test_the_pale_button_to_play_says_what_is_missing(open_house, picks, told):
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", at("2r2o5r6r7rJ/3r2g5g", trick="1:4r4g", stage="0:play"))
    house.touch(*picks)
    house.frames(2)
    asked = [button for button in ("Pick a pair", "One more card", "Too low", "Wrong kind",
                                   "No match") if f"'{button}'" in house.words()]
    assert asked == ([told] if told else [])
    assert table.match.prompts[0].kind == "play"


def test_play_is_gold_once_it_plays_what_is_picked_and_so_is_pass_where_nothing_else_is_left(
        open_house):
    house = open_house("--speed", "instant", "--size", "1280x720")
    table = house.in_position("haggis", at("7r7o9g/2r2o5g", stage="0:play"))

    def gold(place: str) -> bool:
        house.frames(2)
        found = colours(house, table.show.board.box_of(place))
        near = sum(n for colour, n in found.items()
                   if max(abs(a - b) for a, b in zip(colour, GOLD, strict=True)) < 24)
        return near > 0.5 * found.total()
    assert not gold("button/play")
    house.touch("hand/0/0")
    assert gold("button/play")
    assert not gold("button/pass")
    table = house.in_position("haggis", STUCK)
    assert gold("button/pass")


def test_the_focus_goes_on_to_what_a_pick_still_needs_and_then_to_play(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", at("4r6r6o9g10y/2b/3b", trick="1:5r5o", stage="0:play"),
                              seats=3)
    table.focus[0] = "hand/0/2"
    house.press("confirm", device=LEFT_KEYS)
    assert table.focus[0] == "hand/0/1", "the other six"
    house.press("confirm", device=LEFT_KEYS)
    assert table.focus[0] == "button/play"
    house.press("confirm", device=LEFT_KEYS)
    assert played(house) == ["play 6r 6o"]


def test_the_focus_stays_where_one_leads_something_that_may_become_more(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", at("4r6r6o9g10y/2b/3b", stage="0:play"), seats=3)
    table.focus[0] = "hand/0/1"
    house.press("confirm", device=LEFT_KEYS)
    assert table.focus[0] == "hand/0/1"


def test_all_that_can_beat_the_trick_is_underlined_with_what_is_picked(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", at("4r6r6o9g10yJ/2b/3b", trick="1:5r5o", stage="0:play"),
                              seats=3, bots=(1, 2))
    house.frames(2)
    assert lit(house, table, GOLD) == {"hand/0/1", "hand/0/2"}, "what the button would play"
    assert lit(house, table) == {"hand/0/3", "hand/0/4", "wild/0/0"}
    assert house.words().count("'wild'") == 1
    house.touch("hand/0/3")
    house.frames(2)
    assert lit(house, table) | lit(house, table, GOLD) == {"hand/0/3", "wild/0/0"}
    assert "hand/0/3" in lit(house, table, GOLD)
    house.in_position("haggis", at("4r6r6o9g10yJ/2b/3b", stage="0:play"), seats=3, bots=(1, 2))
    house.frames(2)
    assert "'beats it'" not in house.words(), "who leads may choose"


def test_whoever_leads_sees_which_cards_side_by_side_can_be_led_together(open_house):
    """Sets while the hand lies by rank, runs once it lies by suit; and nothing after a pick, or
    where there is a trick to be beaten."""
    house = open_house("--speed", "instant", "--size", "1280x720")
    hands = "3r3y4o4y4g5y8rQ/5r5oK"
    house.in_position("haggis", at(hands, bets="0/0"))
    house.frames(2)
    assert [said in house.words() for said in ("'pair'", "'3 alike'", "'run of 3'")] == [
        True, True, False]
    house.touch("button/sort")
    house.frames(40)
    assert [said in house.words() for said in ("'pair'", "'3 alike'", "'run of 3'")] == [
        False, False, True]
    house.touch("hand/0/0")
    house.frames(40)
    assert "'run of 3'" not in house.words()
    house.in_position("haggis", at(hands, bets="0/0", trick="1:2r"))
    house.frames(2)
    assert "'pair'" not in house.words()


@pytest.mark.parametrize(("cards", "groups"), [
    ("3o3y4o4y", [(0, 4)]), ("3o4o5o5y", [(0, 3)]),
    ("2r3o5y7g9b", [(1, 5)]), ("2r4o6y", [])])
def test_groups_are_the_largest_that_can_be_led(cards, groups):
    row = tuple(CARD[name] for name in names(cards))
    found = [(first, end) for first, end, _ in group_cards(row)]
    assert found == groups
    for first, end in found:
        assert list_readings(tuple(sorted(row[first:end])))


def test_the_button_says_what_it_plays_and_is_not_there_where_nothing_can_be(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", at("4r6r6o9g10yJ/2b/3b", trick="1:5r5o", stage="0:play"),
                              seats=3, bots=(1, 2))
    house.touch("hand/0/1", "hand/0/2")
    house.frames(2)
    button = table.show.board.box_of("button/play")
    told = [name for page in table.picture.drawn for name, box in page.leaves
            if box.is_within(button)]
    assert told == ["'Play'", "'Pair of 6'"]
    house.in_position("haggis", at("4r2rJQ/2b/3b", trick="1:5r5o5g", stage="0:play"), seats=3)
    house.frames(2)
    assert "Only a bomb beats it" in house.words()
    house.in_position("haggis", STUCK)
    house.frames(60)
    assert "'Play'" not in house.words()


def test_whoever_leads_sees_a_button_once_a_card_is_picked_and_none_to_pass(open_house):
    house = open_house("--speed", "instant")
    house.in_position("haggis", at("4r6r6o9g10yJ/2b/3b", stage="0:play"), seats=3, bots=(1, 2))
    house.frames(2)
    assert "'Pick cards'" not in house.words() and "'Pass'" not in house.words()
    house.touch("hand/0/1", "hand/0/2")
    house.frames(2)
    assert "'Pair of 6'" in house.words() and "'Pass'" not in house.words()


def test_cards_of_one_rank_lie_together_where_a_hand_is_crowded(open_house):
    """And so do those of one suit, in a hand sorted by suits; what shows a rank is always seen."""
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", at("3r3o3y4g6o6y7o7g8y8g10y10r/2r2o5g"), "open")
    for sort, group in (("rank", lambda piece: piece[:-1]), ("suit", lambda piece: piece[-1])):
        assert table.show.sorts[0] == sort
        row = sorted((table.show.board.pose_of(place).x, str(piece))
                     for place, piece in table.show.table.items()
                     if place.startswith("hand/0/"))
        gaps = [(after[0] - one[0], group(after[1]) != group(one[1]))
                for one, after in pairwise(row)]
        gaps = [gap for gap in gaps if gap[0] < 100]  # but for the card in the focus
        assert min(far for far, new in gaps if new) > max(far for far, new in gaps if not new) + 9
        assert min(far for far, _ in gaps) >= 46
        house.touch("button/sort")
        house.settle()


def test_a_full_hand_has_no_room_for_groups(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", at("2r3o4g5y6o7y8o9g10y2g3y5r6r8r/2o5g"), "open")
    row = sorted(table.show.board.pose_of(place).x for place in table.show.table
                 if place.startswith("hand/0/"))
    assert min(after - one for one, after in pairwise(row)) >= 46


def test_cards_that_only_a_bomb_has_a_use_for_have_a_colour_and_a_height_of_their_own(open_house):
    """A turn begins on the cheapest card that beats the trick as it is asked for."""
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", at("2g3g3b5o7y9r10yJQ/2b/4b", trick="1:10b",
                                           stage="0:play"), seats=3, bots=(1, 2))
    house.frames(30)
    assert table.focus[0] == "wild/0/0"
    bomb = {f"hand/0/{n}" for n in range(7) if table.show.layer.lift(f"hand/0/{n}") > 0}
    assert lit(house, table, GOLD) == {"wild/0/0"} and lit(house, table) == {"wild/0/1"}
    assert len(bomb) == 4, "the cards of one bomb"
    assert bomb <= lit(house, table, BOMB)
    assert {f"hand/0/{n}" for n in (3, 4, 5)} < bomb < {f"hand/0/{n}" for n in (1, 2, 3, 4, 5)}
    assert house.words().count("'Bomb: 3 5 7 9'") == 1
    lifts = [table.show.layer.lift(place) for place in ("hand/0/0", min(bomb), "wild/0/1")]
    assert lifts == sorted({*lifts})
    house.touch("hand/0/1")
    house.frames(2)
    assert lit(house, table, BOMB) == set(), "once one is picked a bomb is what is asked for"
    assert lit(house, table, GOLD) == {"hand/0/1", "hand/0/3", "hand/0/4", "hand/0/5"}


@pytest.mark.parametrize(("hand", "place", "trick", "said"), [
    ("2y7o8gK", "hand/0/1", "1:4r4o", "'Play 7 + K' 'Pair of 7'"),
    ("2y7o8gK", "hand/0/2", "1:4r4o", "'Play 8 + K' 'Pair of 8'"),
    ("2y7o8gK", "hand/0/2", "1:4r", "'Play 8' 'single card'"),
    ("2y7o8g9b", "button/pass", "1:4r", "'Play 7' 'single card'"),
    ("2y5r8b8g", "hand/0/0", "1:4r4o", "'Play'")])
def test_the_card_in_the_focus_shows_what_goes_with_it_and_what_that_is(
        open_house, hand, place, trick, said):
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", at(f"{hand}/2b/3b", trick=trick, stage="0:play"), seats=3,
                              bots=(1, 2))
    table.focus[0] = place
    house.frames(30)
    box = table.show.board.box_of("button/play")
    words = {name for page in table.picture.drawn for name, one in page.leaves
             if name.startswith("'") and one.is_within(box)}
    assert words == {*re.findall("'[^']*'", said)}
    if "+" in said:
        assert table.show.layer.lift("wild/0/2") == table.show.layer.lift(place) > 20
        house.press("confirm", device=LEFT_KEYS)
        assert table.focus[0] == "wild/0/2"


def test_the_button_plays_what_it_names(open_house):
    """It goes by the card that had the focus before it."""
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", at("2y7o8gK/2b/3b", trick="1:4r4o", stage="0:play"),
                              seats=3, bots=(1, 2))
    house.frames(2)
    for card in ("hand/0/2", "hand/0/1"):
        table.focus[0] = card
        house.press("up", device=LEFT_KEYS)
        table.focus[0] = "button/play"
        house.frames(2)
        assert f"'Play {'8' if card == 'hand/0/2' else '7'} + K'" in house.words()
    house.press("confirm", device=LEFT_KEYS)
    assert played(house) == ["play 7o K"]


def test_nothing_of_a_card_is_seen_under_one_that_stands_higher(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", at(
        "2y3o5g6o6b7o8g10yJ/2b/3b", trick="1:9r", stage="0:play"), seats=3, bots=(1, 2))
    table.focus[0] = "hand/0/7"
    house.frames(60)
    card, before = (table.show.layer.find_resting(f"hand/0/{n}") for n in (7, 6))
    assert card.x - before.x < card.w
    wide = before.x - card.x + card.w - 16
    foot = Box(card.x - card.w / 2 + 8, before.y + before.h / 2 - 20, wide, 12)
    bright = sum(count for tone, count in colours(house, foot).items() if min(tone) > 120)
    assert not bright
