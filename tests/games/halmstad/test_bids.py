"""Halmstad ruling by ruling: the deal (1) and the bids (2)."""

from __future__ import annotations

from random import Random

import pytest

from game.core.contract import BadOption
from game.games.halmstad import rules as halmstad
from tests.games.halmstad.positions import at, field, part, play
from tests.games.notation import Fixed

FIRST = (
    "30s,tide1 9H6S6DKC6HQS3HJHQSKH2D4H9S3C6DAH8C8S7HAH8D*5H10HQCAD6C9D9H9C4CQD10D4D5C*2D10D4SJC2S"
    "3DJS5HQH9S10S10C6HQH2S3D4CKC5CQD7D5D3CKD6SKS2C10HKS8C7SQCJS4H*8H5D3S8H*7D7CAC "
    "3S5S6CJHKHACAD/2H7C7S8SJCJDAS/2H3H4S8D10SKDAS 7H/4D/JD/5S/2C 9D/9C/10C 0:0:-/0:0:-/0:0:- - "
    "bid -/-/-")


def bidding(hands, *said, **named):
    return play.after(at(hands, stage="bid -/-/-", **named),
                      *(f"{s} bid {card}" for s, card in enumerate(said)))


# 1: the deal


def test_1_the_given_setup():
    assert halmstad.write(halmstad.setup(3, Random("1/0"), {})) == FIRST


def test_1_there_are_seven_cards_each_five_piles_three_beliefs_and_79_in_the_deck():
    state = halmstad.setup(3, Random("x"), {})
    assert [len(hand) for hand in state.hands] == [7, 7, 7]
    assert [len(pile) for pile in state.piles] == [1] * 5
    assert [slot.knowers for slot in state.beliefs] == [()] * 3
    assert len(state.deck) == 79
    table = halmstad.table(state)
    assert table["counters/count"] == ("halmstad-counters", 18)
    assert sum(place.startswith("counters/") for place in table) == 19


@pytest.mark.parametrize(("options", "clock"), [
    ({}, "30s,tide1"), ({"answer": "15"}, "15s,tide1"), ({"answer": "60"}, "60s,tide1"),
    ({"answer": "0", "tide": "false"}, "0s,still0"), ({"race": "true"}, "30s,tide1,race"),
    ({"race": "true", "tide": "false"}, "30s,still0,race"),
    ({"fine": "1"}, "30s,tide1,fine1"), ({"renew": "true"}, "30s,tide1,renew"),
    ({"fine": "2", "renew": "true", "race": "true"}, "30s,tide1,race,fine2,renew"),
    ({"coins": "18"}, "30s,tide1"), ({"coins": "6"}, "30s,tide1,counters6"),
    ({"coins": "12", "renew": "true"}, "30s,tide1,renew,counters12"),
])
def test_1_options_stand_on_the_clock(options, clock):
    text = halmstad.write(halmstad.setup(3, Random("1/0"), options))
    assert text == FIRST.replace("30s,tide1", clock)


def test_1_only_three_play_and_only_with_these_options():
    for seats in (2, 4):
        with pytest.raises(ValueError, match=str(seats)):
            halmstad.setup(seats, Random(1), {})
    with pytest.raises(BadOption):
        halmstad.setup(3, Random(1), {"answer": "45"})


# 2: bids


HANDS = "2C3C*/2S3S*/AH3DQC"


def test_2_all_are_asked_at_once_for_any_card_of_the_hand():
    text = at(HANDS, stage="bid -/-/-")
    assert play.asked(text) == {0: "bid", 1: "bid", 2: "bid"}
    assert play.moves(text, 2) == ["bid 3D", "bid AH", "bid QC"]
    assert play.asked(play.after(text, "1 bid *")) == {0: "bid", 2: "bid"}


def test_2_two_equal_cards_are_one_bid():
    assert play.moves(at("2C2C/3C/4C", stage="bid -/-/-"), 0) == ["bid 2C"]


def test_2_others_see_that_a_bid_is_made_but_not_which():
    text = play.after(at(HANDS, stage="bid -/-/-"), "1 bid *")
    assert field(text, "stage") == "bid -/*/-"
    assert field(play.view(text, 1), "stage") == "bid -/*/-"
    for seat in (None, 0, 2):
        assert field(play.view(text, seat), "stage") == "bid -/?/-"
    assert part(text, "hands", 1) == "2S3S*"


def test_2_a_bid_cannot_be_taken_back():
    text = play.after(at(HANDS, stage="bid -/-/-"), "1 bid *")
    assert play.why(text, "bid 2S", 1) == ("halmstad-bid-made",)


@pytest.mark.parametrize(("hands", "seat"), [
    ("*/KC/QC", 0), ("QC/KC/JC", 1), ("JC/AC/QC", 2), ("10C/9C/AC", 2), ("AC/JC/10C", 1),
    ("2C/3C/10H", 2), ("KH/2S/*", 2), ("9D/10S/8C", 1),
])
def test_2_the_highest_of_three_goes_first(hands, seat):
    text = bidding(hands, *hands.split("/"))
    assert field(text, "stage") == f"turn {seat} -"


@pytest.mark.parametrize(("hands", "seat"), [
    ("KC/KD/2C", 2), ("KC/2C/KD", 1), ("2C/KC/KC", 0), ("2C/2S/*", 2), ("*/*/AH", 2),
    ("3H/10D/10D", 0),
])
def test_2_of_two_alike_the_third_goes_first_whatever_the_card(hands, seat):
    assert field(bidding(hands, *hands.split("/")), "stage") == f"turn {seat} -"


def test_2_three_alike_bid_again_and_the_tied_cards_stay_open():
    text = bidding("2C3C*/2S3S*/2H3HQC", "2C", "2S", "2H")
    assert field(text, "stage") == "bid -,2C/-,2S/-,2H"
    assert play.moves(text, 0) == ["bid *", "bid 3C"]
    assert play.why(text, "bid 2C", 0) == ("halmstad-bid-tied",)
    assert field(text, "hands") == "2C3C*+2C/2S3S*+2S/2H3HQC+2H"
    again = play.after(text, "0 bid *", "2 bid QC")
    assert field(play.view(again, 2), "stage") == "bid ?,2C/-,2S/QC,2H"


def test_2_a_twin_of_a_tied_bid_can_be_bid():
    text = bidding("2C2C/2S*/2H2D", "2C", "2S", "2H")
    assert play.moves(text, 0) == ["bid 2C"]
    text = play.after(text, "0 bid 2C", "1 bid *", "2 bid 2D")
    assert field(text, "stage") == "turn 1 -"
    assert part(text, "hands", 0) == "2C2C+2C2C"


def test_2_tied_bids_are_sorted_and_belong_to_their_hands():
    text = bidding("2C3C*/2S3S*/2H3HQC", "3C", "3S", "3H")
    text = play.after(text, "0 bid 2C", "1 bid 2S", "2 bid 2H")
    assert field(text, "stage") == "bid -,2C,3C/-,2S,3S/-,2H,3H"
    text = play.after(text, "0 bid *", "1 bid *", "2 bid QC")
    assert field(text, "stage") == "turn 2 -"
    assert field(text, "hands") == "2C3C*+2C3C*/2S3S*+2S3S*/2H3HQC+2H3HQC"


def seven_ties(luck):
    hands = ["".join(f"{n}{suit}" for n in range(2, 9)) for suit in "CSH"]
    text = at("/".join(hands), piles="JC/JC/JD/QS/QS", beliefs="9D/9C/10C", stage="bid -/-/-")
    for rank in range(2, 9):
        text = play.after(text, f"0 bid {rank}C", f"1 bid {rank}S", luck=luck)
        text = play.after(text, f"2 bid {rank}H", luck=luck)
    return text


@pytest.mark.parametrize(("share", "seat"), [(0.0, 0), (0.33, 0), (0.34, 1), (0.99, 2)])
def test_2_after_the_seventh_tie_lots_are_drawn_once(share, seat):
    luck = Fixed(share)
    text = seven_ties(luck)
    assert field(text, "stage") == f"turn {seat} -"
    assert luck.draws == 1
    assert part(text, "hands", 1) == "2S3S4S5S6S7S8S+2S3S4S5S6S7S8S"


def test_2_play_goes_to_the_left_and_tied_cards_lie_outside_the_hand_on_the_table():
    assert field(play.after(at("-/-/-", stage="turn 2 d"), "pass"), "stage") == "turn 0 -"
    text = bidding("2C3C*/2S3S*/2H3HQC", "2C", "2S", "2H")
    table = halmstad.table(halmstad.read(play.view(play.after(text, "0 bid *"), 1)))
    assert (table["tied/0/0"], table["bid/0"], table["hand/0/0"]) == ("2C", "?", "?")
    assert "hand/0/1" not in table
    assert [table["hand/1/0"], table["hand/1/1"]] == ["3S", "*"]


def test_2_bids_are_told_once_they_are_open():
    text = play.after(at(HANDS, stage="bid -/-/-"), "0 bid 2C", "1 bid *")
    beats = play.beats(text, "2 bid QC")
    assert [beat.what for beat in beats] == ["bid", "bids", "begin"]
    assert halmstad.view(beats[0].state, 0).stage.bids[1].standing != halmstad.parse("bid *")[1]
    assert beats[1].says == ("2C", "*", "QC")
    assert halmstad.table(halmstad.view(beats[1].state, 0))["bid/1"] == "*"
