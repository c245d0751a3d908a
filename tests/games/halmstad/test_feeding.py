"""Halmstad ruling by ruling: an ace is fed, believed or challenged (10)."""

from __future__ import annotations

import pytest

from game.core.contract import Prompt
from game.games.halmstad import rules as halmstad
from tests.games.halmstad.positions import at, field, kinds, of_kind, part, play, top

# The worked example: as it is fed, as seat 1 sees it.
GIVEN = (
    "30s,tide2 6H4DJH7C10D9D*3H5DASAD8D9H5S10C9C2S4C6S2CQDKC8C3SJD3H10S3C8CJS9C2D2C9HKD4SAC3CQS*8S"
    "9DAHAS3D3DJS5HQD9S7HKH7C3S4H7D2D8DKS10C5C8S6C6H7S6CKDQC6D5S10H4DQHADKHKCJD6D "
    "2H4C5D7H8HJC+JC~*/2H5C8H10S10HJC*+*/5H9S10DQSQHKSAH~10DAH 2S7S/7D/QC/JH/4S "
    "*:0~0;2=7H/6S:02~2/4H:02 0:0:-/0:0:-/0:0:- - turn 0 sx fed AC:-c")
SEEN = (
    "30s,tide2 78? 6?+JC~*/2H5C8H10S10HJC*+*/7?~10DAH 2S7S/7D/QC/JH/4S ?:0~0/?:02~2/?:02 "
    "0:0:-/0:0:-/0:0:- - turn 0 sx fed AC:-?")
NO_NISSE = GIVEN.replace("*:0~0", "6D:0~0").replace("KCJD6D ", "KCJD* ")


def fed(hand="4C4SQSAS9H/2C/3C", piles="5H/4H/JD/5S/2S", beliefs="6D/9C/10C", **named):
    return play.after(at(hand, piles, beliefs, **named), "feed AS")


def lost(hand="4C4SQSAS9H/2C/3C", **named):
    return play.after(fed(hand, **named), "1 challenge", "2 believe")


def test_the_given_position_and_its_view():
    assert halmstad.write(halmstad.read(GIVEN)) == GIVEN
    assert play.view(GIVEN, 1) == SEEN


def test_the_given_transitions_with_a_nisse():
    for answer in ("believe", "challenge"):
        text = play.after(GIVEN, f"1 {answer}")
        assert field(text, "stage") == "turn 0 sx proved AC"
        assert field(text, "beliefs") == "*:012/6S:012/4H:012"
        assert part(text, "hands", 0) == "2H4C5D7H8HJC+JC"
        text = play.after(text, "fulfil 2: 4C | JC")
        assert field(text, "stage") == "turn 0 sxc"
        assert part(text, "hands", 0) == "2H5D7H8H"
        assert field(text, "won") == "1:1:4C7DJCAC*/0:0:-/0:0:-"
        assert (part(text, "piles", 2), part(text, "beliefs", 1)) == ("6H", "4D")


def test_the_given_transitions_without_a_nisse():
    text = play.after(NO_NISSE, "1 challenge")
    assert field(text, "stage") == "turn 0 sxf visit 1:12"
    assert field(text, "out") == "AC"
    text = play.after(text, "visit 1.2")
    assert field(text, "stage") == "turn 0 sxf visit 1:2"
    text = play.after(text, "decline")
    assert field(text, "stage") == "turn 0 sxf pledge 1"
    assert field(play.after(text, "pledge 5C"), "stage") == "turn 0 sxcf"
    text = play.after(NO_NISSE, "1 believe")
    assert field(text, "stage") == "turn 0 sxf visit 2:21"
    text = play.after(text, "decline")
    assert field(text, "stage") == "turn 0 sxf visit 2:1"
    assert field(play.after(text, "decline"), "stage") == "turn 0 sxf"


def test_10_the_ace_lies_on_the_table_and_both_opponents_are_asked():
    text = fed()
    assert field(text, "stage") == "turn 0 - fed AS:--"
    assert part(text, "hands", 0) == "4C4S9HQS"
    assert play.asked(text) == {1: "answer", 2: "answer"}
    assert play.moves(text, 1) == play.moves(text, 2) == ["believe", "challenge"]
    assert halmstad.table(halmstad.read(text))["fed"] == "AS"
    assert play.why(text, "pass", 0) == ("halmstad-they-think",)
    assert play.why(text, "pass", 1) == ("halmstad-first-answer",)


@pytest.mark.parametrize(("clock", "seconds"), [("30s", 30.0), ("15s", 15.0), ("60s", 60.0),
                                                ("0s", None)])
def test_10_silence_is_belief_after_a_time(clock, seconds):
    state = halmstad.read(fed(clock=f"{clock},tide1"))
    asked = Prompt("answer", seconds=seconds, default=("believe",))
    assert halmstad.prompts(state) == {1: asked, 2: asked}


def test_10_others_see_who_has_answered_but_not_what():
    one, other = play.after(fed(), "2 challenge"), play.after(fed(), "2 believe")
    assert field(one, "stage") == "turn 0 - fed AS:-c"
    assert play.asked(one) == {1: "answer"}
    for seat in (None, 0, 1):
        assert play.view(one, seat) == play.view(other, seat)
        assert field(play.view(one, seat), "stage") == "turn 0 - fed AS:-?"
    assert field(play.view(other, 2), "stage") == "turn 0 - fed AS:-b"
    assert play.why(one, "believe", 2) == ("halmstad-answer-given",)


def test_10_answers_stand_in_the_order_after_the_claimer():
    text = at("2C/4C4SQSAS9H/3C", "5H/4H/JD/5S/2S", stage="turn 1 -")
    text = play.after(text, "feed AS", "0 challenge")
    assert field(text, "stage") == "turn 1 - fed AS:-c"
    assert field(play.after(text, "2 challenge"), "stage").endswith("visit 2:20")


def test_10_the_ace_is_seen_to_leave():
    assert part(fed("4C4SQSAS9H+AS~AS/2C/3C"), "hands", 0) == "4C4S9HQS~AS"


def test_10_a_feeding_is_legal_only_if_a_contract_would_be():
    assert play.why(at("5C4DQSAS/-/-", "4H/JC/JD/5S/2S"), "feed AS") == (
        "halmstad-lacks-timber", 4)
    assert play.why(at("4C4DQSAS/-/-", "4H/JC/JD/5S/2S"), "feed QS") == ("halmstad-feed-ace",)
    assert play.why(at("4C4DQSAS/-/-", "4H/JC/JD/5S/2S"), "feed AC") == ("halmstad-not-held",)
    assert of_kind(at("4C4DQSASASAC*/-/-", "4H/JC/JD/5S/2S"), "feed") == ["feed AC", "feed AS"]


# nobody challenges


def test_10_believed_the_beliefs_stay_unseen_and_no_supply_is_needed():
    text = play.after(fed(), "2 believe", "1 believe")
    assert field(text, "stage") == "turn 0 - believed AS"
    assert field(text, "beliefs") == "6D/9C/10C"
    assert play.asked(text) == {0: "fulfil"}
    assert play.moves(text) == ["fulfil 1: 4C | QS", "fulfil 2: 4C | QS"]
    assert play.why(text, "fulfil 1: 4C 4S | QS") == ("halmstad-load-most", 8, 5)
    assert play.why(text, "fulfil 1: 9H | 4C | QS") == ("halmstad-supply-none",)
    text = play.after(text, "fulfil 1: 4C | QS")
    assert field(text, "stage") == "turn 0 c"
    assert field(text, "won") == "1:1:4C5HQSAS/0:0:-/0:0:-"
    assert field(text, "beliefs") == "6D/9C/10C"


# a nisse


def test_10_proved_any_load_goes():
    text = play.after(fed(beliefs="6D/*/10C"), "1 challenge", "2 believe")
    assert play.moves(text) == [f"fulfil {n}: {load} | QS" for n in (1, 2)
                                for load in ("4C 4S", "4C")]
    assert play.why(text, "fulfil 1: 4S | QS") == ("halmstad-load-timber",)


def test_10_the_nisse_in_the_lowest_slot_goes_with_the_contract():
    text = play.after(fed(beliefs="6D/*:1~1/*", top="JHKH2H"), "1 challenge", "2 challenge")
    assert field(text, "beliefs") == "6D:012/*:012/*:012"
    text = play.after(text, "fulfil 2: 4C 4S | QS")
    assert field(text, "beliefs") == "6D:012/KH/*:012"
    assert part(text, "piles", 2) == "JH"
    assert field(text, "won") == "1:1:4C4S4HQSAS*/0:0:-/0:0:-"
    assert field(play.view(text, 0), "beliefs") == "6D:012/?/*:012"


def test_10_a_feeder_may_go_on():
    text = play.after(fed("4C4C9HQSQSASAS/2C/3C", beliefs="*/*/10C"), "1 challenge", "2 believe",
                      "fulfil 1: 4C | QS", "feed AS", "1 challenge", "2 believe",
                      "fulfil 2: 4C | QS")
    assert field(text, "won").startswith("2:2:")
    assert field(text, "won").count("*") == 2


# no nisse


def test_10_a_lost_challenge_loses_the_ace_and_bars_contracts():
    text = lost()
    assert field(text, "out") == "AS"
    assert field(text, "stage") == "turn 0 f visit 1:12"
    assert field(text, "beliefs") == "6D:012/9C:012/10C:012"
    assert play.asked(text) == {1: "visit"}
    table = halmstad.table(halmstad.read(text))
    assert [table[f"belief/{n}"] for n in (1, 2, 3)] == ["6D", "9C", "10C"]
    assert [table[f"open/{n}"] for n in (1, 2, 3)] == ["open"] * 3


@pytest.mark.parametrize(("fine", "has", "paid"), [
    ("", 3, 0), (",fine1", 3, 1), (",fine2", 3, 2), (",fine2", 1, 1), (",fine2", 0, 0)])
def test_10_with_the_option_a_caught_claimer_pays_the_challenger(fine, has, paid):
    text = fed(clock=f"30s,tide1{fine}", won=f"1:{has}:-/1:2:-/0:0:-")
    beats = play.beats(play.after(text, "2 believe"), "1 challenge")
    assert [beat.says for beat in beats if beat.what == "fined"] == (
        [(("seat", 1), paid)] if paid else [])
    won = field(halmstad.write(beats[-1].state), "won").split("/")
    assert [part.split(":")[1] for part in won] == [str(has - paid), str(2 + paid), "0"]


def test_10_if_both_challenge_the_nearer_one_is_the_challenger():
    text = play.after(fed(), "2 challenge", "1 challenge")
    assert field(text, "stage").endswith("visit 1:12")
    text = play.after(fed(), "2 challenge", "1 believe")
    assert field(text, "stage").endswith("visit 2:21")


def test_10_a_visitor_takes_any_card_of_a_pile():
    text = lost(piles="5H4D*/4H4H/JD/5S/2S")
    assert play.moves(text) == ["decline", "visit 1", "visit 1.2", "visit 1.3", "visit 2",
                                "visit 2.2", "visit 3", "visit 4", "visit 5"]
    text = play.after(text, "visit 1.3")
    assert part(text, "piles", 1) == "5H4D"
    assert part(text, "hands", 1) == "2C*+*"
    assert play.why(text, "visit 1.3") == ("halmstad-no-card-there",)
    assert part(play.after(text, "visit 1"), "piles", 1) == "4D"


def test_10_visits_make_hands_of_eight_and_nine():
    hands = "4C4SQSAS9H/2C2D3D5D6D7D8D9D/3C"
    text = play.after(lost(hands), "visit 3")
    assert len(halmstad.read(text).hands[1]) == 9
    text = play.after(text, "decline", "pledge 2C", "pass")
    assert field(text, "stage") == "turn 1 -"
    assert "draw" not in kinds(text)
    assert play.why(text, "draw") == ("halmstad-hand-full", 7)


def test_10_an_emptied_pile_is_refilled_before_the_next_visit():
    text = play.after(lost(top="*2H"), "visit 3")
    assert part(text, "piles", 3) == "*"
    assert part(play.after(text, "visit 3"), "piles", 3) == "2H"


def test_10_the_challenger_pledges_a_timber_card_also_one_just_taken():
    text = lost("4C4SQSAS9H/2D/3C", piles="5H/4H/7C/5S/2S")
    assert field(play.after(text, "decline", "decline"), "stage") == "turn 0 f"
    text = play.after(text, "visit 3", "decline")
    assert play.moves(text) == ["pledge 7C"]
    assert play.why(text, "decline") == ("halmstad-first-pledge",)
    assert play.why(text, "pledge 2D") == ("halmstad-pledge-timber",)
    assert play.why(text, "pledge 8C") == ("halmstad-not-held",)
    text = play.after(text, "pledge 7C")
    assert field(text, "won") == "0:0:-/1:1:6D7C9C10C/0:0:-"
    assert part(text, "hands", 1) == "2D"
    assert field(text, "stage") == "turn 0 cf"
    assert field(text, "out") == "AS"


def test_10_a_challenger_without_timber_makes_no_contract():
    text = play.after(lost("4C4SQSAS9H/2D/3C", top="KCKSKHKD"), "decline", "decline")
    assert field(text, "stage") == "turn 0 f"
    assert field(text, "won") == "0:0:-/0:0:-/0:0:-"
    assert field(text, "out") == "6D9C10CAS"
    assert field(text, "beliefs") == "KC/KS/KH"
    assert top(text, 1) == "KD"


def test_10_new_beliefs_are_known_to_nobody():
    text = play.after(lost(beliefs="6D:0~0;1=3C/9C:012/10C", top="KCKSKHKD"), "decline", "decline",
                      "pledge 2C")
    assert field(text, "beliefs") == "KC/KS/KH"
    assert field(play.view(text, 0), "beliefs") == "?/?/?"


def test_10_the_claimer_goes_on_without_contracts():
    text = play.after(lost("4C4D4SQSASAS9H/2C/3C"), "decline", "decline", "pledge 2C")
    assert kinds(text) == {"pass", "draw", "swap", "examine"}


def test_10_a_challenge_strikes_perhaps_marks_and_wipes_slots():
    text = lost("4C4SQSAS9H~6D/2C~9C/3C", beliefs="6D:0~0;1=3C/9C:1~1/10C")
    assert field(text, "hands") == "4C4S9HQS/2C/3C"


def test_10_the_beats_of_a_lost_challenge():
    text = play.after(fed(), "1 challenge")
    assert play.told(text, "2 believe") == ["answer", "answers", "challenge", "caught"]
    text = play.after(text, "2 believe")
    assert play.told(text, "visit 3") == ["visit", "refill"]
    text = play.after(text, "visit 3", "decline")
    assert play.told(text, "pledge 2C") == ["contract", "beliefs"]
