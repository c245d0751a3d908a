"""Herrlof ruling by ruling: the deal, following, and what each card does."""

from __future__ import annotations

from random import Random

import pytest

from game.core.contract import BadOption
from game.games.herrlof import rules as herrlof
from tests.games.herrlof.positions import at, field, names, play, sort, trick
from tests.games.notation import Fixed

SETUP = ("2r3r4r5r2b3b8b6g7g9g3y4yVHH/1r8r1b4b5b9b1g2g2y6y7y8y9yVH 9r1y4g3g7b5g6b7rV6r8g 5y - - - "
         "predict 0/0 -/- 0:0/0:0 1 1 50")
RETURN = ("2r4r5r9r3b8b6g7g4yVHH/1r1b4b5b9b1g2g9g2y7y8y9yVH 1y4g3g7b5g6b7rV6r8g2b 5y 3r8r - "
          "1:6y3y 1:return,0>1 0/2 4/6 0:0/0:0 1 1 50")


# 1, 2, 3: deck, trump, predictions


def test_the_setup_of_the_rulings():
    assert herrlof.write(herrlof.setup(2, Random("7/0"), {})) == SETUP


@pytest.mark.parametrize(("seats", "hand", "deck"), [(2, 15, 11), (3, 11, 8)])
def test_1_cards_are_dealt(seats, hand, deck):
    state = herrlof.setup(seats, Random(1), {})
    assert [len(cards) for cards in state.hands] == [hand] * seats
    assert len(state.deck) == deck
    cards = [*state.deck, state.trump, *(card for cards in state.hands for card in cards)]
    assert sorted(cards) == [*range(36), 36, 36, 36, 37, 37, 37]


def test_1_the_dealer_is_drawn_before_the_shuffle():
    dealers = {int(Random(f"{i}").random() * 3): i for i in range(20)}
    for dealer, seed in dealers.items():
        assert herrlof.setup(3, Random(f"{seed}"), {}).dealer == dealer


@pytest.mark.parametrize("special", ["V", "H"])
def test_2_a_special_turned_up_is_no_trump(special):
    text = trick("4g 9y 7g", trump=special)
    assert (field(text, "tricks"), field(text, "stage")) == ("0/0/1", "2:play")


def test_3_everybody_predicts_once_in_any_order():
    assert play.asked(SETUP) == {0: "predict", 1: "predict"}
    assert len(play.moves(SETUP, 0)) == 16
    text = play.after(SETUP, "1 predict 6")
    assert play.asked(text) == {0: "predict"}
    assert play.why(text, "1 predict 6") == ("herrlof-predicted",)
    assert play.view(text, 0).split(" ")[8] == "-/?"
    assert play.view(text, None).split(" ")[8] == "-/?"
    assert play.view(text, 1).split(" ")[8] == "-/6"
    assert play.asked(play.after(text, "0 predict 4")) == {0: "play"}


def test_3_three_predict_eleven_at_most():
    text = herrlof.write(herrlof.setup(3, Random(1), {}))
    assert len(play.moves(text, 2)) == 12
    assert play.why(text, "2 predict 12") == ("herrlof-predict-range", 11)
    assert play.why(SETUP, "0 predict 16") == ("herrlof-predict-range", 15)


# 4, 5: lead, following, winning


def test_4_the_player_left_of_the_dealer_leads():
    state = herrlof.setup(3, Random(4), {})
    text = herrlof.write(state._replace(dealer=2))
    for seat in (2, 0, 1):
        text = play.after(text, f"{seat} predict 1")
    assert play.asked(text) == {0: "play"}


def test_4_the_led_colour_is_followed_or_a_special_played():
    text = at("4r/4b/1g9g3rVH", trick="0:5gV", stage="2:play")
    assert play.moves(text) == sorted(["play 1g", "play 9g", "play V", "play H"])
    assert play.why(text, "2 play 3r") == ("herrlof-follow", ("herrlof-colour", "g"))
    assert play.why(text, "2 play 3b") == ("herrlof-not-held",)


def test_4_without_the_colour_anything_goes():
    text = at("4r/5b3r9yV", trick="0:5g", stage="1:play")
    assert play.moves(text) == sorted(["play 5b", "play 3r", "play 9y", "play V"])


@pytest.mark.parametrize("led", ["V", "H"])
def test_4_after_a_special_lead_nobody_need_follow(led):
    text = at("4r/4b/1g2r", trick=f"0:{led}5g", stage="2:play")
    assert play.moves(text) == ["play 1g", "play 2r"]


def test_4_identical_cards_are_one_answer_and_a_lone_answer_is_asked():
    assert play.moves(at("VVH/1r")) == ["play H", "play V"]
    assert play.moves(at("VV/1r")) == ["play V"]


def test_4_nobody_plays_out_of_turn():
    assert play.why(at("4r/4b"), "1 play 4b") == ("not-your-turn", ("seat", 0))


@pytest.mark.parametrize(("cards", "winner"), [
    ("7g 8r", 0), ("7g 3b", 1), ("7g 9g", 1), ("9g 7g", 0), ("1b 9g", 0), ("1b 2b", 1),
    ("4g 1b 4b", 2), ("4g 9r 8y", 0), ("4g 9r 5g", 2),
])
def test_5_the_highest_trump_wins_or_the_highest_of_the_led_colour(cards, winner):
    assert field(trick(cards, trump="6b"), "tricks").split("/")[winner] == "1"


# 6, 7, 11: the cases of the rulings, with yellow trump


@pytest.mark.parametrize(("cards", "winner", "leads"), [
    ("V V 3b", None, 0), ("V 3b V", None, 0), ("V V V", None, 0), ("H V 3r", None, 0),
    ("5g V 6g", None, 0), ("9g V H", None, 0), ("1g 2g V", None, 0),
    ("H H 5g", 2, 1), ("5g H H", 0, 2), ("H 5g H", 1, 2),
    ("H H H", 0, 2), ("H 5g 2y", 2, 0), ("H 5g 9b", 1, 0), ("9g 4g H", 0, 2),
    ("9g 4g 5g", 0, 1), ("4g 9y 7g", 1, 2), ("4g 5g 9g", 2, 0), ("9b 4g 2y", 2, 2),
    ("H 9g", 1, 0), ("9g H", 0, 1), ("H H", 0, 1), ("5g 9g", 1, 0), ("4g 5g", 1, 1),
    ("5g V", None, 0), ("V 9y", None, 0),
])
def test_6_7_11_who_wins_and_who_leads(cards, winner, leads):
    text = trick(cards)
    seats = len(cards.split())
    assert field(text, "tricks") == "/".join("1" if s == winner else "0" for s in range(seats))
    assert field(text, "stage") == f"{leads}:play"
    assert field(text, "last") == f"0:{cards.replace(' ', '')}"
    assert field(text, "trick") == "-"


def test_6_a_destroyed_trick_is_out_of_the_round_when_the_next_is_complete():
    text = play.after(at("5g1r4r/2r7rV"), "play 5g", "play V", "0 play 1r", "1 play 2r")
    assert field(text, "last") == "0:1r2r"
    assert {"5g", "V"} <= set(names(field(text, "gone")))


def test_6_the_second_valknut_turns_a_new_trump_before_the_next_player_plays():
    text = at("1rV/2rV/4r3b", deck="7g9y2b")
    text = play.after(text, "play V")
    assert field(text, "trump") == "8y"
    beats = play.beats(text, "play V")
    assert [beat.what for beat in beats] == ["play", "trump"]
    text = play.after(text, "play V")
    assert (field(text, "trump"), field(text, "deck")) == ("7g", "9y2b")
    assert "8y" in field(text, "gone")
    assert play.asked(text) == {2: "play"}
    text = play.after(text, "play 3b")
    assert play.asked(text) == {2: "draw"}
    text = play.after(text, "keep")
    assert (field(text, "stage"), field(text, "tricks")) == ("0:play", "0/0/0")


def test_6_between_two_valknut_a_3_draws_before_the_trump_is_turned():
    text = play.after(at("1rV/2r3b/4rV", deck="7g9y2b"), "play V", "play 3b")
    assert play.asked(text) == {1: "draw"}
    text = play.after(text, "draw", "bury 2r", "play V")
    assert field(text, "hands") == "1r/7g/4r"
    assert (field(text, "trump"), field(text, "deck")) == ("9y", "2b2r")


def test_6_a_third_valknut_turns_no_trump():
    text = trick("V V V")
    assert (field(text, "trump"), field(text, "deck")) == ("7y", "6y5y")


def test_6_two_valknut_turn_a_trump_where_there_was_none_and_a_special_is_none():
    assert field(trick("V V", trump="H"), "trump") == "7y"
    text = play.after(at("1rV/2rV", deck="H2b"), "play V", "play V")
    assert (field(text, "trump"), field(text, "deck")) == ("H", "2b")


def test_6_two_valknut_turn_a_trump_in_the_last_trick_too():
    text = at("V/V", deck="7g9y2b", predictions="1/0")
    beats = play.beats(text, "0 play V")
    beats = play.beats(play.after(text, "0 play V"), "play V")
    assert [beat.what for beat in beats] == ["play", "trump", "destroyed", "scored", "deal"]
    assert herrlof.write(beats[1].state).split(" ")[2] == "7g"
    assert beats[-1].state.scores == ((0, 0), (10, 1))


# 8: a winning 1


def won_with(card, other, **named):
    """Seat 0 led a card, seat 1 follows; each has a red card left."""
    return play.after(at(f"7r{card}/2r{other}", **named), f"play {card}", f"play {other}")


def test_8_a_winning_1_takes_a_trick_or_keeps():
    text = won_with("1g", "5b", tricks="2/3")
    assert field(text, "stage") == "0:trick>0"
    assert play.asked(text) == {0: "trick"}
    assert play.moves(text) == ["keep", "steal 1"]
    assert field(play.after(text, "steal 1"), "tricks") == "4/2"
    kept = play.after(text, "keep")
    assert (field(kept, "tricks"), field(kept, "stage")) == ("3/3", "0:play")


def test_8_nobody_else_has_a_trick():
    text = won_with("1g", "H", tricks="2/0")
    assert (field(text, "tricks"), field(text, "stage")) == ("3/0", "1:play")


def test_8_the_lead_after_a_1_is_settled_by_ruling_11():
    text = won_with("1g", "H", tricks="0/1")
    assert field(text, "stage") == "0:trick>1"
    assert field(play.after(text, "steal 1"), "stage") == "1:play"


def test_8_of_three_only_those_with_a_trick_are_robbed():
    text = at("1g7r/2r5b/4r6b", tricks="1/0/2")
    text = play.after(text, "play 1g", "play 5b", "play 6b")
    assert play.moves(text) == ["keep", "steal 2"]
    assert play.why(text, "steal 1") == ("herrlof-no-trick-there",)
    assert play.why(text, "steal 0") == ("herrlof-no-trick-there",)
    assert play.why(text, "steal 7") == ("herrlof-no-trick-there",)
    assert play.why(text, "draw") == ("herrlof-asked", "trick")
    assert field(play.after(text, "steal 2"), "tricks") == "3/0/1"


def test_8_a_1_that_does_not_win_does_nothing():
    assert field(won_with("1g", "2g", tricks="0/5"), "stage") == "1:play"
    assert field(won_with("1g", "V", tricks="0/5"), "stage") == "0:play"


def test_8_a_1_of_trumps_may_win_for_the_second_player():
    assert field(won_with("9g", "1y", tricks="1/0"), "stage") == "1:trick>1"


# 9: a 3


def test_9_a_3_draws_and_buries_any_one_card_or_keeps():
    text = play.after(at("3g7r/2r5b", deck="9g2b"), "play 3g")
    assert play.moves(text) == ["draw", "keep"]
    text = play.after(text, "draw")
    assert (field(text, "hands"), field(text, "deck")) == ("7r9g/2r5b", "2b")
    assert play.moves(text) == ["bury 7r", "bury 9g"]
    assert play.why(text, "bury 1b") == ("herrlof-not-held",)
    text = play.after(text, "bury 9g")
    assert (field(text, "hands"), field(text, "deck")) == ("7r/2r5b", "2b9g")
    assert field(text, "stage") == "1:play"


def test_9_a_3_works_as_the_last_card_before_the_trick_is_decided():
    text = play.after(at("9g7r/2r3g", deck="1g2b"), "play 9g", "play 3g")
    assert (field(text, "stage"), field(text, "trick")) == ("1:draw", "0:9g3g")
    assert play.view(text, 0).split(" ")[4] == "0:9g3g"
    assert field(play.after(text, "keep"), "tricks") == "1/0"


def test_9_with_an_empty_hand_a_3_is_not_asked():
    text = play.after(at("3g/5g", deck="1g2b"), "play 3g")
    assert field(text, "stage") == "1:play"


def test_9_others_see_that_it_was_done_but_not_the_cards():
    text = play.after(at("3g7r/2r5b", deck="9g2b"), "play 3g", "draw", "bury 9g")
    assert play.view(text, 1).startswith("1?/2r5b 2? 8y")
    assert play.view(text, 0).startswith("7r/2? 2? 8y")


# 10: a winning 6


def test_10_a_winning_6_steals_a_random_card_and_returns_any():
    text = at("6g7r/1b2r5b")
    text = play.after(text, "play 6g", "play 5b")
    assert (field(text, "stage"), play.moves(text)) == ("0:card>0", ["keep", "steal 1"])
    luck = Fixed(0.6)
    stolen = herrlof.write(play.beats(text, "steal 1", luck)[-1].state)
    assert luck.draws == 1
    assert field(stolen, "hands") == "7r1b/2r"
    assert field(stolen, "stage") == "0:return,1>0"
    assert len(play.moves(stolen)) == 2
    assert field(play.after(text, "keep"), "stage") == "0:play"


@pytest.mark.parametrize(("share", "card"), [(0.0, "2r"), (0.5, "V"), (0.7, "V"), (0.99, "H")])
def test_10_identical_cards_are_items_each_in_the_order_of_positions(share, card):
    text = at("7r/2rVVH", stage="0:card>0", trick="-", last="0:6g5b")
    state = play.beats(text, "steal 1", Fixed(share))[-1].state
    stolen = field(herrlof.write(state), "hands").split("/")[0]
    assert sort(stolen) == sort("7r" + card)


def test_10_a_single_item_is_drawn_too():
    luck = Fixed(0.5)
    play.beats(at("7r/2r", stage="0:card>0", last="0:6g5b"), "steal 1", luck)
    assert luck.draws == 1


def test_10_a_6_is_not_asked_after_the_last_trick():
    beats = play.beats(at("6g/5g", trick="-", stage="0:play", predictions="1/1"), "play 6g")
    text = herrlof.write(beats[-1].state)
    assert play.told(text, "play 5g") == ["play", "trick", "scored", "deal"]


def test_10_the_position_of_the_rulings_and_what_seat_0_sees():
    text = play.after(SETUP, "0 predict 4", "1 predict 6", "play 3r", "draw", "bury 2b", "play 8r",
                      "play 6y", "play 3y", "keep")
    assert field(text, "stage") == "1:card>1"
    assert play.after(text, "steal 0", luck=Fixed(8.5 / 13)) == RETURN
    assert play.view(RETURN, 0) == (
        "2r4r5r9r3b8b6g7g4yVHH/14? 11? 5y 3r8r - 1:6y3y 1:return,0>1 0/2 4/? 0:0/0:0 1 1 50")
    assert play.view(RETURN, None).startswith("12?/14? 11? 5y 3r8r - 1:6y3y")


def test_10_the_card_goes_back_to_the_same_opponent():
    text = play.after(RETURN, "return 1r")
    assert field(text, "hands").startswith("1r2r4r5r9r")
    assert field(text, "stage") == "1:play"
    assert play.after(RETURN, "return 9g").split(" ")[0].split("/")[0] == (
        "2r4r5r9r3b8b6g7g9g4yVHH")
    assert play.why(RETURN, "return 3b") == ("herrlof-not-held",)
    assert play.why(RETURN, "keep") == ("herrlof-asked", "return")


# Options


def test_options_are_goals():
    assert herrlof.setup(2, Random(1), {}).goal == 50
    assert herrlof.setup(3, Random(1), {}).goal == 40
    assert herrlof.setup(2, Random(1), {"goal": "40"}).goal == 40
    assert herrlof.setup(3, Random(1), {"goal": "50"}).goal == 50
    short = [herrlof.setup(seats, Random(1), {"goal": "short"}).goal for seats in (2, 3)]
    assert short == [25, 20]
    assert herrlof.setup(3, Random(1), {"goal": "round"}).goal == 1
    with pytest.raises(BadOption):
        herrlof.setup(3, Random(1), {"goal": "45"})
    with pytest.raises(ValueError, match="4"):
        herrlof.setup(4, Random(1), {})
