"""Halmstad ruling by ruling: a turn (3), drawing (4), swapping (5), demands and claims (7, 8)."""

from __future__ import annotations

import pytest

from tests.games.halmstad.positions import at, field, kinds, of_kind, part, play, top

FULL = at("4C4SQS2D3D9C9S/2C/3C", "5H/4D/JD/5S/2S", top="6H7H8H10H")

# 3: the turn


def test_3_pass_is_always_legal_and_the_only_end_of_a_turn():
    for done in ("-", "d", "dsxcf"):
        text = at("QS/2C/3C", stage=f"turn 0 {done}")
        assert "pass" in play.moves(text)
    text = play.after(at("4C4D/2C/3C"), "draw", "swap 4C 1", "examine", "leave")
    assert field(text, "stage") == "turn 0 dsx"
    assert field(play.after(text, "pass"), "stage") == "turn 1 -"


@pytest.mark.parametrize("order", [
    ("draw", "swap 4C 1", "examine", "leave"), ("swap 4C 1", "examine", "leave", "draw"),
    ("examine", "leave", "draw", "swap 4C 1"),
])
def test_3_in_any_order(order):
    assert field(play.after(at("4C4D/2C/3C"), *order), "stage") == "turn 0 dsx"


@pytest.mark.parametrize(("done", "move", "why"), [
    ("d", "draw", "halmstad-drawn"), ("s", "swap 4C 1", "halmstad-swapped"),
    ("x", "examine", "halmstad-examined"),
])
def test_3_each_once_a_turn(done, move, why):
    text = at("4C4D/2C/3C", stage=f"turn 0 {done}")
    assert play.why(text, move) == (why,)
    assert move not in play.moves(text)


def test_3_contracts_are_made_as_often_as_one_can():
    text = at("2C2D4C4DQSQS/-/-", "4H/2D/JD/5S/2S")
    text = play.after(text, "claim 1: 4D | 4C | QS")
    assert field(text, "stage") == "turn 0 c"
    text = play.after(text, "claim 2: 2D | 2C | QS")
    assert field(text, "won").startswith("2:2:")


def test_3_barred_contracts_bar_all_three_ways_and_nothing_else():
    text = at("2C2DQSAS/-/-", "2H/4D/JD/5S/2S")
    assert kinds(text) == {"pass", "draw", "swap", "examine", "claim", "reveal", "feed"}
    text = text.replace("turn 0 -", "turn 0 f")
    assert kinds(text) == {"pass", "draw", "swap", "examine"}
    for move in ("claim 1: 2D | 2C | QS", "reveal", "feed AS"):
        assert play.why(text, move) == ("halmstad-barred",)


def test_3_nobody_else_may_move():
    assert play.why(FULL, "1 pass") == ("not-your-turn", ("seat", 0))
    assert play.moves(FULL, 1) == []


# 4: drawing


def test_4_a_draw_fills_the_hand_up_to_seven():
    text = play.after(at("4C4D/2C/3C", top="2H*AS3H3D5H"), "draw")
    assert part(text, "hands", 0) == "2H3H3D4C4DAS*"
    assert top(text, 1) == "5H"
    assert field(text, "stage") == "turn 0 d"


def test_4_nothing_is_drawn_with_seven_or_more():
    assert "draw" not in play.moves(FULL)
    assert play.why(FULL, "draw") == ("halmstad-hand-full", 7)
    nine = at("4C4SQS2D3D9C9S9H9D/2C/3C", beliefs="8D/9C/10C")
    assert "draw" not in play.moves(nine)


def test_4_a_short_deck_is_drawn_to_its_end_and_the_match_ends():
    text = play.after(at("4C4D/2C/3C", deck="2H5H"), "draw")
    assert part(text, "hands", 0) == "2H4C4D5H"
    assert field(text, "stage") == "over deck"


def test_4_one_card_left_in_the_deck_and_the_match_goes_on():
    text = play.after(at("2C2C3C3C4C4D/-/-", deck="2H5H"), "draw")
    assert (field(text, "deck"), field(text, "stage")) == ("5H", "turn 0 d")


def test_4_an_empty_hand_draws_seven():
    assert part(play.view(play.after(at("-/2C/3C"), "draw"), 1), "hands", 0) == "7?"


# 5: swapping


def test_5_a_hand_card_for_the_top_of_a_pile():
    text = play.after(at("4C4D/2C/3C", "7H9H/JC/JD/5S/2S"), "swap 4C 1")
    assert part(text, "piles", 1) == "4C9H"
    assert part(text, "hands", 0) == "4D7H+7H"
    assert field(text, "stage") == "turn 0 s"


def test_5_any_card_either_way_also_an_equal_one():
    text = at("4C*AS/2C/3C", "4C/*/AS/5S/2S")
    assert len(of_kind(text, "swap")) == 15
    text = play.after(text, "swap 4C 1")
    assert (part(text, "piles", 1), part(text, "hands", 0)) == ("4C", "4CAS*+4C")


def test_5_equal_hand_cards_are_one_swap_and_piles_are_told_apart():
    assert of_kind(at("4C4C/-/-", "4D/4D/JD/5S/2S"), "swap") == [
        f"swap 4C {n}" for n in range(1, 6)]


def test_5_no_card_that_is_not_held_and_no_pile_that_is_not_there():
    assert play.why(FULL, "swap 5C 1") == ("halmstad-not-held",)
    assert play.why(FULL, ("swap", 8, 6), 0) == ("halmstad-no-pile",)
    assert play.why(FULL, ("swap", 8, 0), 0) == ("halmstad-no-pile",)


def test_5_what_lies_on_top_is_gone_and_bares_the_next_card():
    text = play.after(at("5C5DQSQS4C4D/-/-", "5H4H/JC/JD/5S/2S"), "claim 1: 5D | 5C | QS")
    assert part(text, "piles", 1) == "4H"
    assert of_kind(text, "claim") == ["claim 1: 4D | 4C | QS"]


def test_5_a_pile_that_loses_its_last_card_is_refilled_at_once():
    text = play.after(at("5C5DQSQS4C4D/-/-", "5H/JC/JD/5S/2S", top="4H2H"),
                      "claim 1: 5D | 5C | QS")
    assert (part(text, "piles", 1), top(text, 1)) == ("4H", "2H")
    assert of_kind(text, "claim") == ["claim 1: 4D | 4C | QS"]


# 7: demands


def test_7_a_demand_is_red_a_number_and_on_top():
    text = at("4C4DQS/-/-", "4S4H/4C/JD/AH/*4D")
    assert of_kind(text, "claim") == []
    for pile in range(1, 6):
        assert play.why(text, f"claim {pile}: 4D | 4C | QS") == ("halmstad-no-demand",)


def test_7_a_demand_may_be_put_there_in_the_same_turn():
    text = play.after(at("4C4D4HQS/-/-", "2S/2C/JD/AH/*"), "swap 4H 3")
    assert of_kind(text, "claim") == [f"claim 3: 4D | 4C | {c}" for c in ("JD", "QS")]


@pytest.mark.parametrize("captain", ["JC", "QH", "KD", "JS"])
def test_7_any_face_card_is_a_captain(captain):
    assert of_kind(at(f"4C4D{captain}/-/-", "4H/2C/2C/AH/*"), "claim") == [
        f"claim 1: 4D | 4C | {captain}"]


def test_7_without_a_captain_there_is_no_contract():
    text = at("4C4DAS*/-/-", "4H/2C/2C/AH/*")
    assert kinds(text) == {"pass", "draw", "swap", "examine"}
    assert play.why(text, "claim 1: 4D | 4C | AS") == ("halmstad-captain",)
    assert play.why(text, "feed AS") == ("halmstad-lacks-captain",)


def test_7_no_red_on_the_quays_and_nobody_makes_a_contract():
    text = at("4C4DASQS/-/-", "4S/2C/JD/AH/*")
    assert kinds(text) == {"pass", "draw", "swap", "examine"}
    assert play.why(text, "reveal") == ("halmstad-no-red-quay",)
    assert play.why(text, "feed AS") == ("halmstad-no-red-quay",)
    assert "reveal" in play.moves(play.after(at("4C4D5HASQS/-/-", "4S/2C/JD/AH/*"), "swap 5H 1"))


def test_7_one_counter_for_each_timber_card():
    text = at("2C2C4S8DQS/-/-", "8H/2S/JD/AH/*")
    text = play.after(text, "claim 1: 8D | 2C 2C 4S | QS")
    assert field(text, "won") == "1:2:2C2C4S8H8DQS/0:0:-/0:0:-"


# 8: without a nisse


def test_8_supply_and_load_add_up_exactly():
    text = at("2C2S3S5C2D3H5HQSQD/-/-", "5D/2S/JD/AH/*")
    assert of_kind(text, "claim") == sorted(
        f"claim 1: {supply} | {load} | {captain}" for supply in ("2D 3H", "5H")
        for load in ("2C 3S", "5C") for captain in ("QS", "QD"))


@pytest.mark.parametrize(("claim", "why"), [
    ("2D | 5C | QS", ("halmstad-supply-exact", 2, 5)),
    ("3H 5H | 5C | QS", ("halmstad-supply-exact", 8, 5)),
    ("5H | 2C | QS", ("halmstad-load-exact", 2, 5)),
    ("5H | 2C 5C | QS", ("halmstad-load-exact", 7, 5)),
    ("5H | 2S 3S | QS", ("halmstad-load-timber",)),
    ("2S 3S | 5C | QS", ("halmstad-supply-red",)),
    ("5H | 2C 3H | QS", ("halmstad-load-black",)),
    ("5D | 5C | QS", ("halmstad-not-held",)), ("5H 5H | 5C | QS", ("halmstad-not-held",)),
    ("5H | 5C | KS", ("halmstad-not-held",)), ("5H | 5C | 3S", ("halmstad-captain",)),
])
def test_8_an_impossible_claim_is_refused_with_its_reason(claim, why):
    text = at("2C2S3S5C2D3H5HQSQD/-/-", "5D/2S/JD/AH/*")
    assert play.why(text, f"claim 1: {claim}") == why


def test_8_cards_that_are_not_sorted_are_not_a_move():
    text = at("2C2S3S5C2D3H5HQSQD/-/-", "5D/2S/JD/AH/*")
    state_move = ("claim", 1, (6, 3), (12,), 41)
    assert play.why(text, state_move, 0) == ("halmstad-unknown-move",)
    assert play.why(text, ("claim", 1), 0) == ("halmstad-unknown-move",)


def test_8_twins_count_twice_and_are_listed_once():
    text = at("2C2C2H2HQSQS/-/-", "4D/2S/JD/AH/*")
    assert of_kind(text, "claim") == ["claim 1: 2H 2H | 2C 2C | QS"]


def test_8_the_demand_is_no_supply_and_aces_are_no_cargo():
    assert of_kind(at("4CQSAHAC/-/-", "4D/2S/JD/AH/*"), "claim") == []


def test_8_a_claim_takes_its_cards_to_the_owner():
    text = play.after(at("2C3S5HQS9D/-/-", "5D/2S/JD/AH/*"), "claim 1: 5H | 2C 3S | QS")
    assert part(text, "hands", 0) == "9D"
    assert field(text, "won") == "1:1:2C3S5H5DQS/0:0:-/0:0:-"


def test_a_contract_is_told_with_its_way_its_demand_its_counters_and_its_cards():
    beats = play.beats(at("2C3S5HQS9D/-/-", "5D/2S/JD/AH/*"), "claim 1: 5H | 2C 3S | QS")
    assert [beat.what for beat in beats] == ["contract", "refill"]
    assert beats[0].says == ("claim", "5D", 1, "5H 2C 3S QS")
    assert beats[0].moved == ((("hand/0", "won/0"),) * 4 + (("pile/1", "won/0"),
                                                           ("counters", "taken/0")))


# 4: the option `renew`

SEVEN = "2C3S4S5S6S7SQH/2C/3C"


def test_4_a_full_hand_is_renewed_with_that_option():
    text = at(SEVEN, clock="30s,tide4,renew", top="6H")
    assert len([move for move in play.moves(text) if move.startswith("renew")]) == 7
    text = play.after(text, "renew 3S")
    assert part(text, "hands", 0) == "2C4S5S6S6H7SQH"
    assert part(text, "piles", 4) == "3S5S"
    assert field(text, "clock") == "30s,tide5,renew"
    assert field(text, "stage") == "turn 0 d"
    assert play.why(text, "renew 4S") == ("halmstad-drawn",)
    assert field(play.after(text, "pass"), "clock") == "30s,tide5,renew", "it was no still turn"


def test_4_without_the_tide_it_is_laid_on_the_first_pile():
    text = play.after(at(SEVEN, clock="30s,still3,renew", top="6H"), "renew 3S", "pass")
    assert part(text, "piles", 1).startswith("3S")
    assert field(text, "clock") == "30s,still0,renew"


@pytest.mark.parametrize(("hands", "clock", "move", "why"), [
    (SEVEN, "30s,tide1", "renew 3S", ("halmstad-no-renewal",)),
    (SEVEN, "30s,tide1,renew", "draw", ("halmstad-renew-first",)),
    (SEVEN, "30s,tide1,renew", "renew 9S", ("halmstad-not-held",)),
    ("2C3S4S5S6S7S/2C/3C", "30s,tide1,renew", "renew 3S", ("halmstad-not-full", 7)),
])
def test_4_why_a_hand_is_not_renewed(hands, clock, move, why):
    text = at(hands, clock=clock)
    assert play.why(text, move) == why
    assert move not in play.moves(text)


def test_4_a_renewal_that_takes_the_last_card_ends_the_match():
    text = play.after(at(SEVEN, clock="30s,tide1,renew", deck="6H"), "renew 3S")
    assert field(text, "stage") == "over deck"
