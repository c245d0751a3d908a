"""Herrlof ruling by ruling: order, scores, the end, what is public, and the notation."""

from __future__ import annotations

from random import Random

import pytest

from game.core.contract import BadText
from game.games.herrlof import rules as herrlof
from game.games.herrlof.rules.position import Scored
from tests.games.herrlof.positions import at, field, play, sort
from tests.games.herrlof.test_rules import RETURN, SETUP
from tests.games.notation import Fixed

NOBODY = None


def scored(hands, *said, **named):
    """The beats' names, and the state at the moment a round is scored."""
    text = at(hands, **named)
    for move in said[:-1]:
        text = play.after(text, move)
    beats = play.beats(text, said[-1])
    states = [b.state for b in beats]
    return [b.what for b in beats], next(s for s in states if isinstance(s.stage, Scored))


# 12: the order of things


def test_12_a_winning_1_is_asked_after_the_last_trick_and_the_round_waits():
    text = play.after(at("1g/5b", tricks="2/4", predictions="4/4"), "play 1g", "play 5b")
    assert field(text, "stage") == "0:trick>0"
    assert field(text, "last") == "0:1g5b"
    beats = play.beats(text, "steal 1")
    assert [b.what for b in beats] == ["steal-trick", "scored", "deal"]
    assert beats[-1].state.scores == ((19, 1), (8, 0))
    assert play.beats(text, "keep")[-1].state.scores == ((8, 0), (19, 1))


def test_12_the_lead_that_a_last_1_would_settle_is_written():
    text = play.after(at("1g/H", tricks="0/4"), "play 1g", "play H")
    assert field(text, "stage") == "0:trick>1"


def test_12_a_last_trick_with_a_6_or_a_3_is_scored_at_once():
    assert scored("6g/3g", "play 6g", "play 3g")[0] == ["play", "trick", "scored", "deal"]


def test_12_a_last_trick_that_is_destroyed_is_scored():
    what, state = scored("1g/V", "play 1g", "play V", tricks="4/3", predictions="4/0")
    assert what == ["play", "destroyed", "scored", "deal"]
    assert state.scores == ((19, 1), (8, 0))


def test_12_the_3_comes_before_the_6_that_wins():
    text = play.after(at("6g7r/3g5b", deck="9r2b"), "play 6g", "play 3g")
    assert field(text, "stage") == "1:draw"
    assert field(play.after(text, "draw", "bury 5b"), "stage") == "0:card>0"


# 13: scores


@pytest.mark.parametrize(("tricks", "predictions", "points"), [
    ("4/5", "4/6", ((19, 1), (10, 0))), ("2/9", "2/8", ((12, 1), (9, 0))),
    ("0/7", "0/7", ((10, 1), (17, 1))), ("3/2", "0/1", ((8, 0), (2, 0))),
    ("6/5", "5/6", ((6, 0), (10, 0))),
])
def test_13_two_players_points(tricks, predictions, points):
    state = scored("2g/V", "play 2g", "play V", tricks=tricks, predictions=predictions)[1]
    assert state.scores == points


def test_13_with_three_there_is_no_bonus_for_few_tricks():
    state = scored("2g/V/5g", "play 2g", "play V", "play 5g", tricks="4/5/0",
                   predictions="4/1/0")[1]
    assert state.scores == ((14, 1), (5, 0), (10, 1))


def test_13_points_and_bonuses_are_added_to_the_scores_before():
    state = scored("2g/V", "play 2g", "play V", tricks="2/1", predictions="2/2",
                   scores="20:2/9:0")[1]
    assert state.scores == ((32, 3), (10, 0))


def test_13_the_next_round_is_dealt_in_the_same_move():
    text = at("2g/V", tricks="4/2", predictions="1/1", last="0:1r2r", dealer=1, round=3)
    text = play.after(text, "play 2g", "play V", luck=Fixed(0.5))
    state = herrlof.read(text)
    assert [field(text, n) for n in ("gone", "trick", "last", "stage", "tricks", "predictions")] \
        == ["-", "-", "-", "predict", "0/0", "-/-"]
    assert (state.dealer, state.round, len(state.deck)) == (0, 4, 11)
    assert [len(hand) for hand in state.hands] == [15, 15]


def test_13_the_deal_is_drawn_as_at_the_start_without_a_dealer():
    after = play.beats(play.after(at("2g/V"), "play 2g"), "play V", Random("x"))[-1].state
    luck = Random("x")
    deck = sorted((*range(36), 36, 36, 36, 37, 37, 37))
    for i in range(41, 0, -1):
        j = int(luck.random() * (i + 1))
        deck[i], deck[j] = deck[j], deck[i]
    assert after.hands == (tuple(sorted(deck[:15])), tuple(sorted(deck[15:30])))
    assert (after.trump, after.deck) == (deck[30], tuple(deck[31:]))


def test_13_when_scored_predictions_are_open_and_the_deck_is_not():
    state = scored("2g/V", "play 2g", "play V", tricks="4/2", predictions="1/2")[1]
    for seat in (NOBODY, 0, 1):
        seen = herrlof.write(herrlof.view(state, seat))
        assert field(seen, "predictions") == "1/2"
        assert (field(seen, "stage"), field(seen, "hands")) == ("scored", "-/-")
        assert field(seen, "deck") == "1?"
        assert herrlof.write(herrlof.read(seen)) == seen


# 14: the end


def end(scores, tricks="0/0", **named):
    """The last position of a round that ends the match."""
    seats = tricks.count("/") + 1
    hands = "/".join(("2g", "V", "5g")[:seats])
    said = ["play 2g", "play V", "play 5g"][:seats]
    predictions = "/".join(["11" if seats == 3 else "15"] * seats)
    return play.after(at(hands, tricks=tricks, scores=scores, predictions=predictions, **named),
                      *said)


def test_14_a_match_ends_at_its_goal_and_everything_stays_as_it_lay():
    text = end("48:1/20:0", "2/1", round=4, dealer=1)
    assert text.split(" ")[5:] == ["0:2gV", "over", "2/1", "15/15", "50:1/21:0", "1", "4", "50"]
    assert play.asked(text) == {}
    assert play.result(text) == herrlof.result(herrlof.read(text))
    assert play.result(text)[:] == ((50, 21), (0,), "points")
    assert play.why(text, "0 play 2g") == ("match-over",)
    assert all(play.view(text, seat) == text for seat in (NOBODY, 0, 1))


def test_14_one_point_short_plays_on():
    assert play.result(end("47:1/20:0", "2/1")) is None
    assert field(end("47:1/20:0", "2/1"), "round") == "2"


def test_14_three_play_to_forty():
    assert play.result(end("39:0/0:0/0:0", "1/0/0"))[:] == ((40, 0, 0), (0,), "points")


@pytest.mark.parametrize(("goal", "scores", "over"), [
    (1, "3:0/2:0", True), (25, "23:0/2:0", False), (25, "24:0/2:0", True)])
def test_14_a_short_match_ends_after_a_round_or_at_half_the_points(goal, scores, over):
    text = end(scores, "1/0", goal=goal)
    assert (field(text, "stage") == "over") == over
    assert play.result(text) is None or play.result(text).winners == (0,)


def test_14_ties_of_one_round_are_settled_as_in_a_long_match():
    assert play.result(end("0:0/0:0", "2/2", goal=1))[1:] == ((0, 1), "shared")


def test_14_ten_rounds_at_most():
    text = end("3:0/2:0", "0/0", round=10)
    assert field(text, "stage") == "over"
    assert play.result(text)[:] == ((3, 2), (0,), "points")


@pytest.mark.parametrize(("scores", "tricks", "winners", "reason"), [
    ("50:1/50:2", "0/0", (1,), "bonuses"), ("49:1/48:1", "1/2", (1,), "tricks"),
    ("50:1/50:1", "0/0", (0, 1), "shared"), ("48:9/49:0", "2/2", (1,), "points"),
    ("40:1/40:1/9:9", "0/0/0", (0, 1), "shared"), ("40:1/40:1/40:0", "0/0/0", (0, 1), "shared"),
    ("40:1/39:1/38:1", "0/1/2", (2,), "tricks"), ("40:0/40:1/40:0", "0/0/0", (1,), "bonuses"),
])
def test_14_ties(scores, tricks, winners, reason):
    result = play.result(end(scores, tricks))
    assert (result.winners, result.reason) == (winners, reason)


# 15 and memory: what is public


def test_15_a_view_hides_hands_the_deck_and_predictions_only():
    text = at("1g7r/5bV/2b", deck="3b9b", last="1:4r6r5r", trick="0:9g", stage="1:play",
              predictions="3/4/5", tricks="2/1/0")
    seen = play.view(text, 1)
    assert [field(seen, n) for n in ("hands", "deck", "predictions")] == [
        "2?/5bV/1?", "2?", "?/4/?"]
    assert [field(seen, n) for n in ("trump", "gone", "trick", "last", "stage", "tricks")] == [
        field(text, n) for n in ("trump", "gone", "trick", "last", "stage", "tricks")]
    assert field(play.view(text, NOBODY), "hands") == "2?/2?/1?"
    assert field(play.view(text, NOBODY), "predictions") == "?/?/?"


def test_15_an_empty_hand_is_a_dash_in_a_view_too():
    assert field(play.view(at("-/5b", trick="0:9g", stage="1:play"), 1), "hands") == "-/5b"


def test_15_gone_is_sorted_and_face_down_on_the_table():
    text = at("9r4b/V1r", last="0:2r1b")
    text = play.after(text, "play 9r", "play V")
    assert field(text, "gone") == sort(field(text, "gone"))
    table = herrlof.table(herrlof.read(text))
    assert {thing for place, thing in table.items() if place.startswith("gone/")} == {"?"}
    assert [table["last/0"], table["last/1"]] == ["9r", "V"]


def test_15_what_is_drawn_or_stolen_is_not_marked_in_any_view():
    text = play.after(at("3g7r/2r5b", deck="9g2b"), "play 3g", "draw", "bury 7r")
    assert field(play.view(text, 0), "deck") == "2?"
    assert field(play.view(RETURN, 1), "hands").startswith("12?/")


def test_15_predictions_lie_covered_on_the_table():
    table = herrlof.table(herrlof.read(play.view(play.after(SETUP, "1 predict 6"), 0)))
    assert table["prediction/1"] == ("herrlof-predicted-secret",)
    assert table["prediction/0"] == ("herrlof-no-prediction",)


def test_a_guess_deals_what_is_unseen_and_predicts_for_others():
    view = herrlof.read(play.view(RETURN, 0))
    guesses = [herrlof.guess(view, Random(i)) for i in range(20)]
    assert all(herrlof.view(guess, 0) == view for guess in guesses)
    assert len({guess.hands[1] for guess in guesses}) > 15
    assert {guess.predictions[0] for guess in guesses} == {4}


# The notation


@pytest.mark.parametrize(("old", "new"), [
    (" - - - predict", " -  - - predict"), ("0/0 -/-", "00/0 -/-"), ("0:0/0:0", "0:0/0:00"),
    ("1 1 50", "01 1 50"), ("1 1 50", "1 01 50"), ("1 1 50", "1 0 50"), ("1 1 50", "1 11 50"),
    ("1 1 50", "1 1 45"), ("1 1 50", "2 1 50"), ("1 1 50", "1 1 50\n"), ("1 1 50", "1 1"),
    ("2r3r4r", "3r2r4r"), ("VHH/", "HVH/"), ("2r3r", "2r2r"), ("2r3r", "3r"), ("2r3r", "0r3r"),
    ("2r3r", "1?3r"), ("predict", "Predict"), ("predict", "0:play"), ("predict", "9:play"),
    ("predict", "0:card"), ("predict", "٠:play"), ("predict", "over"), (" 5y - ", " ? - "),
    (" 5y - - ", " 5y - 0:- "), ("-/-", "-/16"), ("-/-", "4/6"), ("-/-", "-/-/-"), ("-/-", "-/38"),
    ("0/0 -/-", "0/0/0 -/-"), ("0/0 -/-", "0/x -/-"), ("0/0 -/-", "0/+1 -/-"),
    ("0:0/0:0", "0/0"), (" 9r1y", " 1y9r "), ("9r1y4g3g7b5g6b7rV6r8g", "-"),
    ("9r1y4g3g7b5g6b7rV6r8g", "011?"), ("9r1y4g3g7b5g6b7rV6r8g", "99999999999?"),
    ("VHH/", "V1?H/"), ("0/0 -/-", "9999999999999999999999/0 -/-"),
])
def test_positions_are_read_strictly(old, new):
    assert old in SETUP
    with pytest.raises(BadText):
        herrlof.read(SETUP.replace(old, new, 1))


def test_impossible_tricks_are_not_read():
    good = at("9r4b/V1r", trick="0:5g", stage="1:play", last="0:2r1b")
    assert herrlof.write(herrlof.read(good)) == good
    for old, new in (("0:5g", "0:1?"), ("0:5g", "3:5g"), ("0:5g", ":5g"), ("0:2r1b", "0:2?"),
                     ("0:2r1b", "0:1b")):
        with pytest.raises(BadText):
            herrlof.read(good.replace(old, new))


@pytest.mark.parametrize("text", [
    "", "play", "play ", "play  7r", "play 7R", "play r7", "play ?", "play 10r", "play 7r 8r",
    " play 7r", "play 7r ", "predict", "predict 04", "predict -1", "predict four", "steal",
    "steal x", "keep 1", "keep ", "draw 7r", "pass", "Keep", "return", "bury 0r", "predict 4\n",
    "steal 00", "predict ٤",
])
def test_moves_are_read_strictly(text):
    with pytest.raises(BadText):
        herrlof.parse(text)


@pytest.mark.parametrize("text", [
    "predict 0", "predict 15", "play 7r", "play V", "play H", "steal 1", "keep", "draw", "bury 5g",
    "return 5g",
])
def test_a_move_has_one_spelling(text):
    assert herrlof.say(herrlof.parse(text)) == text


@pytest.mark.parametrize("move", [("fly",), (), ("play",), ("play", 38), ("play", -1),
                                  ("play", 99), ("keep", 1), ("predict", "4")])
def test_what_is_not_a_move_cannot_be_said(move):
    with pytest.raises(BadText):
        herrlof.say(move)


def test_kinds_of_prompts_are_the_words_of_stages():
    for stage, kind in (("0:play", "play"), ("0:trick>1", "trick"), ("0:card>1", "card"),
                        ("0:return,1>0", "return"), ("0:draw", "draw"), ("0:bury", "bury")):
        text = at("9r4b/V1r", stage=stage, trick="0:5g" if "d" in kind[:1] else "-")
        assert play.asked(text) == {0: kind}
        assert field(herrlof.write(herrlof.read(text)), "stage") == stage
