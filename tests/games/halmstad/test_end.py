"""Halmstad ruling by ruling: how matches end (4, 11, 14), and who has won (12)."""

from __future__ import annotations

import pytest

from game.core.contract import BadText
from game.games.halmstad import rules as halmstad
from tests.games.halmstad.positions import NAME, at, field, part, play

# 4, 11: the deck


def fed(deck, hands="4CQSAS/-/3C", piles="5H/4H/JD/5S/2S", beliefs="6D/9C/10C", **named):
    return play.after(at(hands, piles, beliefs, deck=deck, **named), "feed AS")


def test_4_a_claim_that_takes_the_last_card_is_settled_first():
    text = at("5C5DQS/-/-", "5H/JC/JD/5S/2S", deck="4H")
    text = play.after(text, "claim 1: 5D | 5C | QS")
    assert field(text, "stage") == "over deck"
    assert part(text, "piles", 1) == "4H"
    assert field(text, "won") == "1:1:5C5H5DQS/0:0:-/0:0:-"


def test_4_a_claim_from_a_deep_pile_takes_no_card():
    text = play.after(at("5C5DQS/-/-", "5H4D/JC/JD/5S/2S", deck="4H"), "claim 1: 5D | 5C | QS")
    assert (field(text, "stage"), field(text, "deck")) == ("turn 0 c", "4H")


def test_14_the_pile_is_refilled_before_the_slot():
    text = play.after(fed("KH", beliefs="6D/*/10C"), "1 challenge", "2 believe",
                      "fulfil 1: 4C | QS")
    assert part(text, "piles", 1) == "KH"
    assert field(text, "beliefs") == "6D:012/-/10C:012"
    assert field(text, "stage") == "over deck"


def test_4_two_cards_for_pile_and_slot_end_the_match_too():
    text = play.after(fed("KHKD", beliefs="6D/*/10C"), "1 challenge", "2 believe",
                      "fulfil 1: 4C | QS")
    assert (field(text, "beliefs"), field(text, "stage")) == ("6D:012/KD/10C:012", "over deck")


@pytest.mark.parametrize(("deck", "beliefs", "stage"), [
    ("KH", "KH/-/-", "over deck"), ("KHKD", "KH/KD/-", "over deck"),
    ("KHKDKS", "KH/KD/KS", "over deck"), ("KHKDKS2H", "KH/KD/KS", "turn 0 cf"),
])
def test_4_beliefs_are_dealt_as_far_as_the_deck_goes(deck, beliefs, stage):
    text = fed(deck, "4CQSAS/2C/3C")
    text = play.after(text, "1 challenge", "2 challenge", "decline", "decline", "pledge 2C")
    assert (field(text, "beliefs"), field(text, "stage")) == (beliefs, stage)


def test_4_a_visit_that_takes_the_last_card_goes_on_to_the_pledge():
    text = play.after(fed("KH", "4CQSAS/2C/3C"), "1 challenge", "2 challenge", "visit 4")
    assert (field(text, "deck"), part(text, "piles", 4)) == ("-", "KH")
    assert field(text, "stage") == "turn 0 f visit 1:2"
    text = play.after(text, "visit 4")
    assert part(text, "piles", 4) == "-"
    assert field(text, "stage") == "turn 0 f pledge 1"
    text = play.after(text, "pledge 2C")
    assert field(text, "stage") == "over deck"
    assert (field(text, "beliefs"), field(text, "won")) == (
        "-/-/-", "0:0:-/1:1:2C6D9C10C/0:0:-")


def test_4_without_timber_the_old_beliefs_are_out_all_the_same():
    text = play.after(fed("KH", "4CQSAS/-/3C"), "1 challenge", "2 challenge", "visit 4", "visit 4")
    assert (field(text, "stage"), field(text, "beliefs")) == ("over deck", "-/-/-")
    assert {"6D", "9C", "10C"} <= set(NAME.findall(field(text, "out")))


def test_4_an_empty_pile_cannot_be_visited():
    text = at("-/-/3C", "-/4H/-/-/-", "6D:012/9C:012/10C:012", deck="",
              stage="turn 0 f visit 1:12")
    assert play.moves(text) == ["decline", "visit 2"]
    assert play.why(text, "visit 1") == ("halmstad-no-card-there",)


def test_10_visits_are_skipped_when_all_piles_are_empty():
    text = at("-/2C/3C", "-/4H/-/-/-", "6D:012/9C:012/10C:012", deck="",
              stage="turn 0 f visit 1:12")
    text = play.after(text, "visit 2")
    assert field(text, "stage") == "turn 0 f pledge 1"


# 11: the tide


def test_11_after_a_turn_without_draw_and_contract_the_tide_lays_a_card():
    text = play.after(at("4C/2C/3C", "7H/4D/JD/5S/2S", top="*KH", clock="30s,tide5"), "pass")
    assert (part(text, "piles", 5), field(text, "clock")) == ("*2S", "30s,tide1")
    text = play.after(text, "pass")
    assert (part(text, "piles", 1), field(text, "clock")) == ("KH7H", "30s,tide2")
    assert field(text, "stage") == "turn 2 -"


@pytest.mark.parametrize(("done", "comes"), [
    ("-", True), ("sx", True), ("f", True), ("d", False), ("c", False), ("cf", False),
    ("dsxcf", False),
])
def test_11_the_tide_stays_away_when_somebody_drew_or_made_a_contract(done, comes):
    text = play.after(at("4C/2C/3C", stage=f"turn 0 {done}"), "pass")
    assert (field(text, "clock") == "30s,tide2") == comes
    assert (len(halmstad.read(text).piles[0]) == 2) == comes


def test_11_the_last_card_of_the_deck_ends_the_match_at_once():
    text = play.after(at("4C/2C/3C", "7H/4D/JD/5S/2S", deck="*", clock="30s,tide5"), "pass")
    assert (field(text, "stage"), field(text, "clock")) == ("over deck", "30s,tide1")
    assert part(text, "piles", 5) == "*2S"
    assert play.asked(text) == {}


def test_11_a_pledge_counts_as_a_contract_of_the_turn():
    text = fed("KHKDKS2H3H4D", "4CQSAS/2C/3C")
    text = play.after(text, "1 challenge", "2 believe", "decline", "decline", "pledge 2C", "pass")
    assert field(text, "clock") == "30s,tide1"


def test_11_without_the_tide_still_turns_are_counted():
    text = at("4C/2C/3C", clock="30s,still0")
    for count in range(1, 6):
        text = play.after(text, "pass")
        assert field(text, "clock") == f"30s,still{count}"
    assert play.after(text, "swap 3C 1", "pass").startswith("30s,still6 ")
    text = play.after(text, "pass")
    assert (field(text, "clock"), field(text, "stage")) == ("30s,still6", "over still")
    assert [len(pile) for pile in halmstad.read(text).piles] == [1] * 5


@pytest.mark.parametrize("done", ["d", "c", "dsxcf"])
def test_11_a_draw_or_a_contract_begins_the_count_anew(done):
    text = at("4C/2C/3C", clock="30s,still5", stage=f"turn 0 {done}")
    text = play.after(text, "pass")
    assert (field(text, "clock"), field(text, "stage")) == ("30s,still0", "turn 1 -")


# 11, 14: counters and the race


WON = "0:0:-/4:17:2C2C3C3C4C4C5C5C6C6C7C7C8C8C9C10C10C/0:0:-"


def test_14_with_the_last_counter_nothing_is_refilled():
    text = at("9C5DQS/-/-", "9H/JC/JD/5S/2S", beliefs="*/9D/10D", won=WON,
              stage="turn 0 - proved AS")
    text = play.after(text, "fulfil 1: 9C | QS")
    assert field(text, "stage") == "over counters"
    assert (part(text, "piles", 1), part(text, "beliefs", 1)) == ("-", "-")
    assert field(text, "won").startswith("1:1:9C9HQSAS*/4:17:")


def test_7_what_is_left_of_the_counters_if_fewer():
    won = "0:0:-/4:17:5S/0:0:-"
    text = at("2C3C5DQS/-/-", "5H/JC/JD/4S/2S", won=won)
    text = play.after(text, "claim 1: 5D | 2C 3C | QS")
    assert field(text, "stage") == "over counters"
    assert field(text, "won").startswith("1:1:2C3C5H5DQS/")


def test_14_with_the_last_counter_a_challenger_deals_no_beliefs():
    text = fed("KHKDKS2H", "4CQSAS/2C/3C", won="0:0:-/4:17:5S/0:0:-", piles="5H/4H/JD/4S/2S")
    text = play.after(text, "1 challenge", "2 challenge", "decline", "decline", "pledge 2C")
    assert field(text, "stage") == "over counters"
    assert (field(text, "beliefs"), field(text, "deck")) == ("-/-/-", "KHKDKS2H")


def test_14_the_last_counter_comes_before_the_deck():
    text = at("5C5DQS/-/-", "5H/JC/JD/4S/2S", won="0:0:-/4:17:5S/0:0:-", deck="4H")
    assert field(play.after(text, "claim 1: 5D | 5C | QS"), "stage") == "over counters"


def test_1_a_shorter_match_has_fewer_counters_and_ends_with_the_last():
    short = "30s,tide1,counters6"
    text = at("2C3C5DQS/-/-", "5H/JC/JD/4S/2S", won="0:0:-/3:4:5S/0:0:-", clock=short)
    table = halmstad.table(halmstad.read(text))
    assert table["counters/count"] == ("halmstad-counters", 2)
    assert "counters/1" in table and "counters/2" not in table
    text = play.after(text, "claim 1: 5D | 2C 3C | QS")
    assert (field(text, "stage"), field(text, "clock")) == ("over counters", short)
    assert play.result(text) == ((2, 4, 0), (1,), "points")


def test_1_no_more_counters_are_taken_than_a_shorter_match_has():
    with pytest.raises(BadText):
        halmstad.read(at(won="0:0:-/3:7:5S/0:0:-", clock="30s,tide1,counters6"))
    text = at("2C3C5DQS/-/-", "5H/JC/JD/4S/2S", won="0:0:-/5:11:5S/0:0:-",
              clock="30s,tide1,counters12")
    text = play.after(text, "claim 1: 5D | 2C 3C | QS")
    assert field(text, "won").startswith("1:1:2C3C5H5DQS/5:11:")


def racing(contracts, counters, clock="30s,tide1,race", **named):
    return at("5C5DQS/-/-", "5H/JC/JD/4S/2S", clock=clock,
              won=f"{contracts}:{counters}:4C/0:0:-/3:8:**8C", **named)


def test_11_in_a_race_the_fifth_contract_wins_alone():
    text = play.after(racing(4, 4), "claim 1: 5D | 5C | QS")
    assert (field(text, "stage"), part(text, "piles", 1)) == ("over race", "-")
    assert play.result(text) == ((5, 0, 16), (0,), "race")


def test_14_a_fifth_contract_with_the_last_counter_is_a_race_won():
    text = play.after(racing(4, 9), "claim 1: 5D | 5C | QS")
    assert field(text, "stage") == "over race"


def test_11_with_no_fifth_contract_scores_decide_a_race():
    text = play.after(racing(3, 9), "claim 1: 5D | 5C | QS")
    assert field(text, "stage") == "over counters"
    assert play.result(text) == ((10, 0, 16), (2,), "points")


def test_11_without_the_race_five_contracts_are_nothing_special():
    assert field(play.after(racing(4, 4, "30s,tide1"), "claim 1: 5D | 5C | QS"), "stage") \
        == "turn 0 c"


def test_12_a_challengers_contract_is_one_of_the_five():
    text = fed("KHKDKS2H", "4CQSAS/2C/3C", clock="0s,still0,race", won="0:0:-/4:4:5S/0:0:-",
               piles="5H/4H/JD/4S/2S")
    text = play.after(text, "1 challenge", "2 challenge", "decline", "decline", "pledge 2C")
    assert (field(text, "stage"), field(text, "beliefs")) == ("over race", "-/-/-")


# 12: the score


@pytest.mark.parametrize(("won", "scores", "winners", "reason"), [
    ("1:5:4C/2:3:-/0:0:-", (5, 3, 0), (0,), "points"),
    ("1:5:4C/1:1:**/0:0:-", (5, 9, 0), (1,), "points"),
    ("1:5:4C/1:1:*5C/0:0:-", (5, 5, 0), (1,), "timber"),
    ("1:5:4C5C/1:1:*9C/1:5:8C", (5, 5, 5), (0, 1), "shared"),
    ("1:5:4C5C2S/1:1:*9C10S/1:5:8C", (5, 5, 5), (0,), "ballast"),
    ("1:5:4C5C2S/1:1:*9C2S/1:5:8C", (5, 5, 5), (0, 1), "shared"),
    ("1:5:9C5S/1:5:10C10S/1:5:10C", (5, 5, 5), (2,), "ballast"),
    ("0:0:-/0:0:-/0:0:-", (0, 0, 0), (0, 1, 2), "shared"),
    ("1:5:4CKCAC/1:5:4CQCAC/0:0:-", (5, 5, 0), (0, 1), "shared"),
])
def test_12_nisser_and_counters_then_timber_then_less_ballast(won, scores, winners, reason):
    text = at("-/-/-", piles="JC/JC/JD/JD/JH", beliefs="9D/-/-", won=won, stage="over deck")
    assert play.result(text) == (scores, winners, reason)
    assert play.why(text, "0 pass") == ("match-over",)


def test_12_beliefs_in_a_challengers_contract_count_by_what_they_are():
    text = fed("KH", "4CQSAS/2C/3C", beliefs="6C/9S/10C")
    text = play.after(text, "1 challenge", "2 challenge", "decline", "decline", "pledge 2C")
    assert field(text, "won") == "0:0:-/1:1:2C6C9S10C/0:0:-"
    assert play.result(text) == ((0, 1, 0), (1,), "points")


def test_12_there_is_no_result_before_the_end():
    assert play.result(at()) is None


def test_when_a_match_is_over_every_view_shows_everything():
    text = play.after(at("4C/2C/3C", beliefs="9D:0~0;2=AH/9C/10C", deck="*"), "pass")
    assert field(text, "stage") == "over deck"
    assert all(play.view(text, seat) == text for seat in (None, 0, 1, 2))


def test_the_table_shows_contracts_counters_and_the_tide():
    table = halmstad.table(halmstad.read(at(won="1:2:4C5H9HQS/0:0:-/1:1:*", clock="0s,tide3")))
    assert [table[f"won/0/{i}"] for i in range(4)] == ["4C", "5H", "9H", "QS"]
    assert (table["taken/0/1"], table["tide/3"]) == ("counter", "tide")
    assert table["score/2"] == ("halmstad-points", 5)
    assert table["contracts/2"] == ("halmstad-contracts", 1)
    assert "counters/14" in table and "counters/15" not in table
    table = halmstad.table(halmstad.read(at(clock="0s,still4")))
    assert table["still"] == ("halmstad-still", 4, 6)
