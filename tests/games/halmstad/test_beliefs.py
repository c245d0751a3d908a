"""Halmstad ruling by ruling: examining (6), turning the beliefs up (9), what is remembered (13)."""

from __future__ import annotations

import pytest

from game.games.halmstad import rules as halmstad
from tests.games.halmstad.positions import at, field, kinds, of_kind, part, play

MINE = at("4C4D9HQSAS/2C/3C", "5H/4H/JD/5S/2S", "6D/*/10C")

# 6: examining


def test_6_the_seat_knows_all_three_and_is_asked_before_anything_else():
    text = play.after(MINE, "examine")
    assert field(text, "stage") == "turn 0 x look"
    assert field(text, "beliefs") == "6D:0/*:0/10C:0"
    assert play.asked(text) == {0: "look"}
    assert kinds(text) == {"leave", "exchange"}
    assert play.why(text, "pass") == ("halmstad-first-look",)
    assert field(play.view(text, 0), "beliefs") == "6D:0/*:0/10C:0"
    for seat in (None, 1, 2):
        assert field(play.view(text, seat), "beliefs") == "?:0/?:0/?:0"


def test_6_leave_changes_nothing():
    text = play.after(MINE, "examine", "leave")
    assert (field(text, "stage"), field(text, "hands")) == ("turn 0 x", field(MINE, "hands"))
    assert field(text, "beliefs") == "6D:0/*:0/10C:0"


def test_6_any_card_for_any_belief():
    text = play.after(MINE, "examine")
    assert len(of_kind(text, "exchange")) == 15
    assert play.why(text, "exchange 5C 1") == ("halmstad-not-held",)
    assert play.why(text, ("exchange", 8, 4), 0) == ("halmstad-no-belief",)
    text = play.after(text, "exchange 4C 2")
    assert part(text, "hands", 0) == "4D9HQSAS*"
    assert field(text, "beliefs") == "6D:0/4C:0~0/10C:0"
    assert field(text, "stage") == "turn 0 x"


def test_6_twins_in_the_hand_are_one_answer():
    text = play.after(at("4C4C/-/-"), "examine")
    assert of_kind(text, "exchange") == [f"exchange 4C {n}" for n in (1, 2, 3)]


def test_6_with_an_empty_hand_there_is_nothing_to_ask():
    text = play.after(at("-/2C/3C"), "examine")
    assert field(text, "stage") == "turn 0 x"
    assert field(text, "beliefs") == "9D:0/9C:0/10C:0"


def test_6_others_see_which_slot_was_exchanged_but_not_the_cards():
    one = play.after(MINE, "examine", "exchange 4C 2")
    other = play.after(MINE, "examine", "exchange 4D 2")
    assert play.view(one, 1) == play.view(other, 1)
    assert field(play.view(one, 1), "beliefs") == "?:0/?:0~0/?:0"
    beat = play.beats(play.after(MINE, "examine"), "exchange 4C 2")[0]
    assert (beat.what, beat.says) == ("exchange", (2,))
    assert beat.moved == (("hand/0", "belief"), ("belief", "hand/0"))


def test_6_exchanging_leaves_only_the_exchanger_knowing_and_the_others_remember():
    text = at("4C/5C/6C", beliefs="6D:12/*:2/10C:012")
    text = play.after(text, "examine", "exchange 4C 1")
    assert field(text, "beliefs") == "4C:0~0;1=6D;2=6D/*:02/10C:012"
    assert field(play.view(text, 1), "beliefs") == "?:0~0;1=6D/?:02/10C:012"
    assert field(play.view(text, None), "beliefs") == "?:0~0/?:02/10C:012"


def test_6_a_memory_stays_through_further_exchanges_until_its_seat_looks_again():
    text = at("4C/5C/6C", beliefs="6D:12/9C/10C", stage="turn 0 -")
    text = play.after(text, "examine", "exchange 4C 1", "pass")
    assert field(play.after(text, "examine"), "beliefs").startswith("4C:01~0;2=6D/")
    text = play.after(text, "examine", "exchange 5C 1", "pass")
    assert field(text, "beliefs").startswith("5C:1~1;0=4C;2=6D/")
    text = play.after(text, "examine")
    assert field(text, "beliefs").startswith("5C:12~1;0=4C/")
    assert field(play.view(text, 2), "beliefs").startswith("5C:12~1/")


def test_6_two_nisser_may_have_lain_in_one_slot_and_four_in_its_history():
    text = at("4C/5C/6C", beliefs="*:12~2/*/*", piles="*/4D/JD/5S/2S")
    text = play.after(text, "examine", "exchange 4C 1")
    assert field(text, "beliefs") == "4C:0~0;1=*;2=*/*:0/*:0"
    text = play.after(text, "swap * 2", "pass", "examine", "exchange 5C 1", "swap 4C 2", "pass")
    assert field(text, "beliefs") == "5C:1~1;0=4C;2=*/*:01/*:01"
    assert field(text, "hands") == "4D+4D/*+*/6C"
    text = play.after(text, "examine", "exchange 6C 3")
    assert field(text, "beliefs") == "5C:12~1;0=4C/*:012/6C:2~2;0=*;1=*"
    assert part(text, "hands", 2) == "*+*"


def test_6_nobody_sees_a_belief_unless_all_three_know_it():
    text = at("4C/5C/6C", beliefs="6D:01/*/10C:012")
    assert field(play.view(text, None), "beliefs") == "?:01/?/10C:012"


# 9: turning the beliefs up


def test_9_with_a_nisse_fulfil_must_follow():
    text = play.after(MINE, "reveal")
    assert field(text, "stage") == "turn 0 - shown"
    assert play.asked(text) == {0: "fulfil"}
    assert play.moves(text) == ["fulfil 1: 4D | 4C | QS", "fulfil 1: 9H | 4C | QS",
                                "fulfil 2: 4D | 4C | QS", "fulfil 2: 9H | 4C | QS"]
    assert play.why(text, "pass") == ("halmstad-first-fulfil",)


def test_9_the_nisse_stays_and_all_have_seen_the_beliefs():
    text = play.after(MINE, "reveal", "fulfil 1: 9H | 4C | QS")
    assert field(text, "beliefs") == "6D:012/*:012/10C:012"
    assert field(text, "stage") == "turn 0 c"
    assert field(text, "won") == "1:1:4C5H9HQS/0:0:-/0:0:-"
    for seat in (None, 0, 1, 2):
        assert field(play.view(text, seat), "beliefs") == "6D:012/*:012/10C:012"


def test_9_without_a_nisse_no_more_contracts_this_turn():
    text = play.after(MINE.replace("6D/*/10C", "6D/9C/10C", 1).replace("9C", "*", 1), "reveal")
    assert field(text, "stage") == "turn 0 f"
    assert field(text, "beliefs") == "6D:012/9C:012/10C:012"
    assert kinds(text) == {"pass", "draw", "swap", "examine"}
    text = play.after(text, "pass", "pass", "pass")
    assert "f" not in field(text, "stage").split(" ")[2]


@pytest.mark.parametrize(("fulfil", "why"), [
    ("2: 9H | 4C 4S | QS", ("halmstad-load-most", 8, 4)),
    ("2: 4C | QS", ("halmstad-supply-one",)), ("2: 9H | 4S | QS", ("halmstad-load-timber",)),
    ("3: 9H | 4C | QS", ("halmstad-no-demand",)), ("2: 4S | 4C | QS", ("halmstad-supply-red",)),
])
def test_9_one_supply_of_any_value_and_a_load_of_at_most_the_demand(fulfil, why):
    text = at("4C4S9HQS/-/-", "10H/4H/JD/5S/2S", "6D:012/*:012/10C:012", stage="turn 0 - shown")
    assert play.moves(text) == ["fulfil 1: 9H | 4C 4S | QS", "fulfil 1: 9H | 4C | QS",
                                "fulfil 2: 9H | 4C | QS"]
    assert play.why(text, f"fulfil {fulfil}") == why


def test_9_whoever_looked_may_reveal_again_and_again_with_the_same_nisse():
    text = at("4C4C9H9DQSQS/-/-", "5H/4H/JD/5S/2S", "6D/*/10C")
    text = play.after(text, "reveal", "fulfil 1: 9H | 4C | QS", "reveal",
                      "fulfil 2: 9D | 4C | QS")
    assert field(text, "won").startswith("2:2:")


def test_9_a_reveal_wipes_who_exchanged_and_what_was_remembered():
    text = at("4C9HQS~6D/2C/3C", "5H/4H/JD/5S/2S", "6D:01~0;2=AH/*:2~1/10C")
    text = play.after(text, "reveal")
    assert field(text, "beliefs") == "6D:012/*:012/10C:012"


# 13: cards that have been seen


def test_13_a_swapped_card_is_seen_to_come_and_to_leave():
    text = play.after(at("4C4D/2C/3C"), "swap 4C 1")
    assert part(text, "hands", 0) == "4D7H+7H"
    text = play.after(text, "pass", "pass", "pass", "swap 7H 5")
    assert part(text, "hands", 0) == "2S4D+2S"


def test_13_when_the_owner_exchanges_sure_marks_fade_and_older_perhaps_marks_go():
    text = at("4C4D7H+7H~4C/2C/3C")
    text = play.after(text, "examine", "exchange 4D 1")
    assert part(text, "hands", 0) == "4C7H9D~7H"
    text = play.after(text, "pass", "pass", "pass", "examine", "exchange 4C 1")
    assert part(text, "hands", 0) == "4D7H9D"


def test_13_a_belief_that_all_knew_is_seen_to_come():
    text = at("4C4D7H+7H/2C/3C", beliefs="9D:12/9C:1/10C:012")
    assert part(play.after(text, "examine", "exchange 4D 1"), "hands", 0) == "4C7H9D+9D~7H"
    assert part(play.after(text, "examine", "exchange 4D 2"), "hands", 0) == "4C7H9C~7H"
    assert part(play.after(text, "examine", "exchange 7H 3"), "hands", 0) == "4C4D10C+10C~7H"


def test_13_beliefs_shown_to_all_strike_a_perhaps_mark_of_the_last_exchanger():
    text = at("4C9HQS+*~6D10C/2C~*/3C~10C", "5H/4H/JD/5S/2S", "6D:0~0/*:1~1/10C:1~1")
    assert field(play.after(text, "reveal"), "hands") == "4C9HQS+*~10C/2C/3C~10C"


def test_13_a_sure_mark_is_never_struck_by_showing_and_each_slot_strikes_one():
    text = at("4C9HQS*+*~**/2C/3C", "5H/4H/JD/5S/2S", "6D/*:0~0/10C")
    assert part(play.after(text, "reveal"), "hands", 0) == "4C9HQS*+*~*"
    text = at("4C9HQS~**/2C/3C", "5H/4H/JD/5S/2S", "*:0~0/*:0~0/10C")
    assert part(play.after(text, "reveal"), "hands", 0) == "4C9HQS"


def test_13_of_two_equal_marks_the_sure_one_is_struck_first():
    text = at("4C4C4D+4C~4C/2C/3C", "JH/JD/JD/5S/2S")
    text = play.after(text, "swap 4C 1")
    assert part(text, "hands", 0) == "4C4DJH+JH~4C"
    text = play.after(text, "pass", "pass", "pass", "swap 4C 5")
    assert part(text, "hands", 0) == "2S4DJH+2SJH"


def test_13_an_equal_card_leaves_before_it_comes():
    assert part(play.after(at("7H~7H/2C/3C"), "swap 7H 1"), "hands", 0) == "7H+7H"


def test_13_a_contract_strikes_the_marks_of_its_cards():
    text = at("4C9H9CQS+4C9H~9CQS/2C/3C", "5H/4H/JD/5S/2S", "6D/*/10C")
    text = play.after(text, "reveal", "fulfil 1: 9H | 4C | QS")
    assert part(text, "hands", 0) == "9C~9C"


def test_13_a_perhaps_mark_may_be_wrong_and_outlive_the_hand():
    text = play.after(at("4D~7H/2C/3C"), "swap 4D 1", "pass", "pass", "pass", "swap 7H 5")
    assert part(text, "hands", 0) == "2S+2S~7H"
    text = at("-~7H/2C/3C")
    assert halmstad.write(halmstad.read(text)) == text


def test_13_marks_are_in_every_view_and_hands_in_their_own():
    text = at("4C4D+4D/2C3C~9S/3C")
    assert field(play.view(text, None), "hands") == "2?+4D/2?~9S/1?"
    assert field(play.view(text, 1), "hands") == "2?+4D/2C3C~9S/1?"
    assert field(play.view(text, 2), "deck").endswith("?")


def test_13_piles_contracts_and_what_is_out_are_public():
    text = at("4C/2C/3C", "7H2C/JD/*5D/5S/2S", won="1:1:4C5H9HQS/0:0:-/0:0:-", out="9S10SAH")
    for seat in (None, 1, 2):
        for name in ("clock", "piles", "won", "out", "stage"):
            assert field(play.view(text, seat), name) == field(text, name)


def test_13_the_table_says_what_a_view_remembers():
    text = at("4C4D+4D~9S*/2C3C/3C", beliefs="9D:12~1;0=AH/-/10C:0")
    table = halmstad.table(halmstad.read(play.view(text, 0)))
    assert (table["belief/1"], table["belief/3"]) == ("?", "10C")
    assert "belief/2" not in table
    assert (table["knows/1/1"], table["knows/1/2"], table["touched/1/1"]) == (
        "knows", "knows", "touched")
    card = ("halmstad-card", ("halmstad-rank", "A"), "H")
    assert table["memory/1/0"] == ("halmstad-memory", card)
    assert [table[f"seen/0/{i}"][0] for i in range(3)] == [
        "halmstad-sure", "halmstad-perhaps", "halmstad-perhaps"]
    assert table["seen/0/2"][1] == ("halmstad-nisse",)
