"""Haggis ruling by ruling: tricks, bombs, going out, bets, and rounds."""

from __future__ import annotations

from random import Random

import pytest

from game.core.contract import BadOption
from game.games.haggis import rules as haggis
from game.games.haggis.rules.combos import CARD
from game.games.haggis.rules.draft import next_dealer, next_leader
from game.games.haggis.rules.points import POINTS
from game.games.haggis.rules.position import Scored
from tests.games.haggis.positions import at, field, play, sort

SETUP = ("2o2g3r3y3g5o5g6o7r7y7g8o9y10yJQK/2r2y4r4o4g5r5y6y6g7o8y9g10r10gJQK "
         "3o4y6r8r8g9r9o10o -/- - 0:play -/- - 0/0 1 1 250 choose")
GIVE = ("2o9b10bK/-/2g10yK 6o8b9y 3y5b7bJ/2r2y2b3b4y4g5o6y7r7y8o8y10gJQQK/"
        "3r3o3g4r4o4b5r5y5g6r6g6b7o7g9r9o9g 0:8r8g,1:10r10o,2:JQ 2:give 0/15/0 1:5 "
        "95/120/88 1 4 250 choose")


def after(hands, *said, **named):
    return play.after(at(hands, **named), *said)


def scored(text, said):
    """What a round brought each seat, and the state in which it was scored."""
    state = next(b.state for b in play.beats(text, said) if isinstance(b.state.stage, Scored))
    before = haggis.read(text).scores
    return tuple(a - b for a, b in zip(state.scores, before, strict=True)), state


# 1, 2: cards


def test_the_setup_of_the_rulings():
    assert haggis.write(haggis.setup(2, Random("5/0"), {})) == SETUP


def test_1_point_cards():
    assert [POINTS[CARD[name]] for name in ("2r", "3r", "4o", "5y", "6g", "7b", "8r", "9o", "10y",
                                            "J", "Q", "K")] == [0, 1, 0, 1, 0, 1, 0, 1, 0, 2, 3, 5]


@pytest.mark.parametrize(("seats", "left", "points"), [(2, 8, 36), (3, 3, 50)])
def test_2_fourteen_cards_and_three_wilds_each(seats, left, points):
    state = haggis.setup(seats, Random(1), {})
    assert [len(hand) for hand in state.hands] == [17] * seats
    assert all(hand[-3:] == (45, 46, 47) for hand in state.hands)
    assert len(state.haggis) == left
    cards = [*state.haggis, *(card for hand in state.hands for card in hand)]
    assert sum(POINTS[card] for card in cards) == points
    assert ({card % 5 for card in cards if card < 45} == {0, 1, 2, 3}) == (seats == 2)


def test_2_the_dealer_is_drawn_before_the_shuffle_and_the_left_leads():
    state = haggis.setup(3, Random("9"), {})
    assert state.dealer == int(Random("9").random() * 3)
    assert play.asked(haggis.write(state))[(state.dealer + 1) % 3] == "play"


# 6: readings are said


def test_6_a_choice_of_readings_is_asked_for_and_kept_in_the_trick():
    text = at("5r8r9rJQK/2r2o2y2g3r3o3y3g")
    assert {m for m in play.moves(text) if m.startswith("play 5r J Q K")} == {
        "play 5r J Q K as set of 5", "play 5r J Q K as run 1x4 to 8",
        "play 5r J Q K as run 2x2 to 6"}
    assert play.why(text, "0 play 5r J Q K") == ("haggis-which-reading",)
    assert play.why(text, "0 play 5r 8r") == ("haggis-no-combination",)
    assert play.why(text, "0 play 2r") == ("haggis-not-held",)
    assert field(play.after(text, "play K Q J 5r as run 2x2 to 6"), "trick") == "0:5rJQK=2x2"
    assert field(play.after(text, "play 5r J Q K as set of 5"), "trick") == "0:5rJQK=set"
    assert field(play.after(text, "play 8r 9r J"), "trick") == "0:8r9rJ"


# 9: the trick


def test_9_the_leader_must_play_and_others_may_pass():
    text = at("5r6o/2r9o")
    assert play.why(text, "0 pass") == ("haggis-must-lead",)
    assert "pass" in play.moves(play.after(text, "play 5r"))
    assert play.moves(after("5r8o/2r4o", "play 5r")) == ["pass"]


def test_9_one_pass_ends_a_trick_of_two_and_its_winner_takes_it_and_leads():
    text = after("5r6o/2r9o", "play 5r", "play 9o", "pass")
    assert [field(text, n) for n in ("trick", "stage")] == ["-", "1:play"]
    assert field(text, "captured").split("/")[1] == "5r9o"


def test_9_a_player_who_passed_may_come_back_while_the_trick_lives():
    text = after("4r7o8o/2r3r/9o2o10o", "play 4r", "pass", "play 9o", "pass")
    assert play.asked(text) == {1: "play"}
    text = play.after(text, "pass")
    assert field(text, "stage") == "2:play"
    assert field(text, "captured").split("/")[2] == "4r9o"


def test_9_the_turn_passes_over_those_who_are_out():
    text = after("4r7o/-/9o2o", "play 4r", outs="1:5")
    assert play.asked(text) == {2: "play"}


def test_9_after_somebody_went_out_the_others_may_both_beat_it():
    text = after("4r/9r2o/8o3o", "play 4r")
    assert play.asked(text) == {1: "play"}
    text = play.after(text, "pass")
    assert play.asked(text) == {2: "play"}
    beaten = play.after(text, "play 8o")
    assert play.asked(beaten) == {1: "play"}
    assert field(play.after(beaten, "pass"), "stage") == "2:play"
    ended = play.after(text, "pass")
    assert field(ended, "stage") == "1:play"
    assert "4r" in field(ended, "captured").split("/")[0]


def test_9_the_winner_who_is_out_takes_the_cards_and_the_next_with_cards_leads():
    text = after("4o5o/9r/8o3o", "play 9r", "pass", "pass", stage="1:play")
    assert field(text, "captured").split("/")[1] == "9r"
    assert field(text, "stage") == "2:play"


# 10: tricks won by a bomb


def test_10_of_two_the_other_gets_the_trick_and_the_bomber_leads():
    text = after("4r9oJQ/9r8o", "play J Q", "pass")
    assert field(text, "captured").split("/")[1] == "JQ"
    assert field(text, "stage") == "0:play"
    assert play.asked(text) == {0: "play"}


def test_10_of_three_the_winner_chooses():
    text = after("4r9oJQ/9r8o/2r2o", "play J Q", "pass", "pass")
    assert play.asked(text) == {0: "give"}
    assert play.moves(text) == ["give 1", "give 2"]
    assert play.why(text, "0 give 0") == ("haggis-give-other",)
    assert play.why(text, "0 give 3") == ("haggis-give-other",)
    assert play.why(text, "0 pass") == ("haggis-give-first",)
    assert play.why(text, "1 give 2") == ("not-your-turn", ("seat", 0))
    text = play.after(text, "give 2")
    assert field(text, "captured").split("/")[2] == "JQ"
    assert field(text, "stage") == "0:play"


def test_10_a_winner_who_is_out_gives_and_then_the_left_leads():
    text = after("JQ/9r8o/2r2o", "play J Q", "pass", "pass")
    assert play.asked(text) == {0: "give"}
    assert field(play.after(text, "give 2"), "stage") == "1:play"


def test_10_both_opponents_may_be_given_to_out_or_not():
    text = after("4r9oJQ/-/2r2o", "play J Q", "pass", outs="1:4")
    assert play.moves(text) == ["give 1", "give 2"]


def test_10_tournament_the_last_combination_but_one_or_the_right_of_the_winner():
    text = after("4rJQ/9r8oJK/2r2o", "play J Q", "play J K", "pass", "pass", bombs="tournament")
    assert field(text, "stage") == "1:play"
    assert field(text, "captured").split("/")[0] == "JJJQQQKKK"
    text = after("4rJQ/9r8oJK/2r2o", "play J Q", "pass", "pass", bombs="tournament")
    assert field(text, "captured").split("/")[2] == "JQ"
    assert field(text, "stage") == "0:play"
    text = after("JQ/9r8oJK/2r2o", "play J Q", "pass", "pass", bombs="tournament")
    assert field(text, "stage") == "1:play"
    assert field(text, "captured").split("/")[2] == "JQ"


def test_10_tournament_those_who_get_it_may_be_out():
    text = after("4r/9rJQ/2r2o", "play 4r", "play J Q", "pass", bombs="tournament")
    assert field(text, "stage") == "1:play"
    assert field(text, "captured").split("/")[0] == "4rJJJQQQKKK"
    text = after("4rJQ/9r2y/-", "play J Q", "pass", bombs="tournament", outs="2:3")
    assert field(text, "captured").split("/")[2] == "JQ"


# 11, 12: the end of a round


def test_11_two_players_the_round_ends_at_once_without_a_reply():
    text = at("9r/3r10oK", captured="-/JQ")
    gained, state = scored(text, "play 9r")
    assert play.told(text, "play 9r")[:3] == ["play", "out", "capture"]
    # 3 cards left; all points but the captured J Q are seat 0's
    assert gained == (15 + 31, 5)
    assert field(haggis.write(state), "hands") == "-/3r10oK"


def test_11_if_the_last_cards_are_a_bomb_the_trick_goes_to_the_loser():
    gained, _ = scored(at("JQ/3r10oK"), "play J Q")
    assert gained == (15 + 31, 5)


def test_11_the_hand_and_the_haggis_are_open_when_scored_and_collected_then():
    beats = play.beats(at("9r/3r10oK", captured="-/JQ"), "play 9r")
    assert [b.what for b in beats] == ["play", "out", "capture", "scored", "collect", "deal"]
    for beat in beats[:3]:
        view = haggis.view(beat.state, 0)
        assert field(haggis.write(view), "hands").split("/")[1] == "2?K"
        assert field(haggis.write(view), "haggis").endswith("?")
    seen = haggis.write(haggis.view(beats[3].state, None))
    assert field(seen, "hands") == "-/3r10oK"
    assert field(seen, "stage") == "scored"
    assert "?" not in seen
    assert haggis.write(haggis.read(seen)) == seen


def test_11_three_the_last_trick_ends_without_a_reply():
    text = at("-/9r/3r10oK", stage="1:play", trick="2:8y", outs="0:7")
    gained, _ = scored(text, "play 9r")
    assert play.told(text, "play 9r")[:3] == ["play", "out", "capture"]
    assert gained[1] == 1 + 5 * 3
    assert gained[0] == 5 * 7 + 50 - 1
    assert gained[2] == 0


def test_11_a_bomb_ends_the_round_and_is_given_first_with_all_still_hidden():
    text = at("-/JQ/3r10oK", stage="1:play", trick="2:8y", outs="0:7")
    assert play.told(text, "play J Q") == ["play", "out"]
    text = play.after(text, "play J Q")
    assert play.asked(text) == {1: "give"}
    assert play.moves(text) == ["give 0", "give 2"]
    seen = play.view(text, 0)
    assert field(seen, "hands") == "-/-/2?K"
    assert field(seen, "haggis").endswith("?")
    gained, _ = scored(text, "give 2")
    assert gained == (35 + 45, 15, 5)


def test_11_tournament_a_last_bomb_asks_nobody():
    text = at("-/JQ/3r10oK", stage="1:play", trick="2:8y", outs="0:7", bombs="tournament")
    gained, _ = scored(text, "play J Q")
    assert gained == (35 + 45, 15, 5)


@pytest.mark.parametrize("hands", [
    "5r/3r10o/2o4o6oK", "3r10oKJ/5r/2o4o", "5r/3r10oJQ/2o4oK"])
def test_12_the_largest_opposing_hand_is_noted(hands):
    mover = hands.split("/").index("5r")
    text = after(hands, "play 5r", stage=f"{mover}:play")
    most = max(map(len, haggis.read(text).hands))
    assert field(text, "outs") == f"{mover}:{most}"
    assert field(text, "scores") == "0/0/0"


def test_12_two_may_go_out_in_one_trick():
    text = after("4r/9r/8o3o5o", "play 4r")
    gained, _ = scored(text, "play 9r")
    assert gained == (15 + 50 - 1, 1 + 15, 0)


def test_11_every_round_hands_out_all_points():
    assert sum(scored(at("9r/3r10oK"), "play 9r")[0]) == 15 + 36
    assert sum(scored(at("-/9r/3r10oK", stage="1:play", trick="2:8y", outs="0:7"),
                      "play 9r")[0]) == 35 + 15 + 50


# 13: bets


def test_13_at_the_start_the_other_may_bet_and_the_leader_bets_among_moves():
    assert play.asked(SETUP) == {0: "play", 1: "(bet)"}
    assert play.moves(SETUP, 1) == ["bet 0", "bet 15", "bet 30"]
    assert {"bet 0", "bet 15", "bet 30"} < set(play.moves(SETUP, 0))
    text = play.after(SETUP, "0 bet 30")
    assert play.asked(text) == {0: "play", 1: "(bet)"}
    assert not [m for m in play.moves(text, 0) if m.startswith("bet")]
    assert play.why(text, "0 bet 0") == ("haggis-bet-once",)
    assert play.asked(play.after(text, "1 bet 0")) == {0: "play"}


def test_13_a_bet_changes_nothing_else():
    text = after("4r7o8o/2r3r/9o2o10o", "play 4r", "pass", bets="0/-/-")
    bet = play.after(text, "1 bet 15")
    assert bet == text.replace("0/-/-", "0/15/-")
    assert play.asked(bet) == {2: "play"}


def test_13_a_first_card_without_a_bet_is_0_and_a_pass_is_not():
    text = after("4r7o8o/2r3r/9o2o10o", "play 4r", "pass", bets="-/-/-")
    assert field(text, "bets") == "0/-/-"
    assert play.why(text, "0 bet 15") == ("haggis-bet-once",)
    assert play.asked(text) == {2: "play", 1: "(bet)"}


def test_13_somebody_out_ends_all_betting():
    text = after("4r/2r3r/9o2o10o", "play 4r", bets="0/-/-")
    assert field(text, "bets") == "0/0/0"
    assert play.asked(text) == {1: "play"}
    assert play.why(text, "2 bet 15") == ("haggis-bet-late",)


def test_13_while_a_give_is_pending_others_may_bet():
    text = after("4r9oJQ/9r8o/2r2o", "play J Q", "pass", "pass", bets="0/-/15")
    assert play.asked(text) == {0: "give", 1: "(bet)"}
    text = play.after(text, "1 bet 30")
    assert play.asked(text) == {0: "give"}
    assert play.moves(text) == ["give 1", "give 2"]


def test_13_bets_only_of_0_15_or_30():
    assert play.why(SETUP, ("bet", 20), 1) == ("haggis-unknown-move",)
    assert play.why(SETUP, ("bet",), 1) == ("haggis-unknown-move",)


def test_13_the_example_of_the_rulings():
    six, nine = "2r2o2y4r4o4y", "6r6o6y8r8o8y10r10o10y"
    text = at(f"2g/{six}/{nine}", bets="15/30/-")
    text = play.after(text, "play 2g")
    assert (field(text, "outs"), field(text, "bets")) == ("0:9", "15/30/0")
    ended = at("-/10g/8r8o8y10r", bets="15/30/0", outs="0:9", stage="1:play")
    gained, _ = scored(ended, "play 10g")
    assert gained == (15 + 30 + 45 + 50, 20, 30)


@pytest.mark.parametrize(("bets", "gained"), [
    ("15/0", (15, 0)), ("30/15", (45, 0)), ("0/30", (30, 0)), ("0/0", (0, 0)),
])
def test_13_bets_of_two(bets, gained):
    points, _ = scored(at("9r/3r10oK", bets=bets), "play 9r")
    assert tuple(p - base for p, base in zip(points, (15 + 36, 0), strict=True)) == gained


@pytest.mark.parametrize(("bets", "gained"), [
    ("15/0/0", (15, 0, 0)), ("0/15/0", (15, 0, 15)), ("0/15/30", (45, 0, 0)),
    ("30/15/0", (45, 0, 15)), ("30/15/15", (60, 0, 0)), ("0/0/30", (30, 30, 0)),
])
def test_13_bets_of_three(bets, gained):
    points, _ = scored(at("-/10g/8r", bets=bets, outs="0:9", stage="1:play"), "play 10g")
    assert tuple(p - base for p, base in zip(points, (95, 5, 0), strict=True)) == gained


# 14, 15: rounds


def next_round(scores, first=0, **named):
    """The position after a round in which `first` went out first of three, and nobody gained
    anything but what is said; scores are those before it."""
    others = [seat for seat in range(3) if seat != first]
    hands = ["-", "-", "-"]
    hands[others[0]], hands[others[1]] = "10g", "8r"
    text = at("/".join(hands), outs=f"{first}:0", stage=f"{others[0]}:play", scores=scores, **named)
    return play.after(text, "play 10g")


@pytest.mark.parametrize(("scores", "dealer", "leader"), [
    ((10, 5, 7), 0, 1), ((5, 10, 7), 1, 0), ((9, 9, 3), 0, 2), ((3, 9, 9), 1, 0),
    ((9, 3, 9), 0, 1), ((5, 5, 5), 0, 1), ((9, 4, 4), 0, 1), ((4, 9, 4), 1, 2),
])
def test_14_dealer_and_first_lead(scores, dealer, leader):
    assert next_dealer(scores, 0) == dealer
    assert next_leader(scores, next_dealer(scores, 0)) == leader


@pytest.mark.parametrize(("scores", "first", "dealer"), [
    ((9, 9, 3), 1, 1), ((9, 9, 3), 2, 0), ((3, 9, 9), 0, 1), ((9, 3, 9), 1, 2), ((9, 9, 9), 2, 2),
])
def test_14_of_leaders_level_the_first_out_deals_or_the_nearest_to_their_left(
        scores, first, dealer):
    assert next_dealer(scores, first) == dealer


def test_14_the_next_round_is_dealt_in_the_same_move_without_drawing_a_dealer():
    luck = Random("x")
    text = next_round("0/100/0", first=0)
    state = haggis.read(text)
    assert (state.round, state.dealer, field(text, "stage")) == (2, 1, "2:play")
    assert [field(text, n) for n in ("captured", "trick", "bets", "outs")] == [
        "-/-/-", "-", "-/-/-", "-"]
    before = at("9r/3r10oK", scores="0/9")
    after_ = play.beats(before, "play 9r", Random("x"))[-1].state
    cards = [card for card in range(45) if card % 5 < 4]
    for i in range(35, 0, -1):
        j = int(luck.random() * (i + 1))
        cards[i], cards[j] = cards[j], cards[i]
    assert after_.hands[0] == (*sorted(cards[:14]), 45, 46, 47)
    assert after_.haggis == tuple(sorted(cards[28:]))


def test_15_a_match_ends_at_its_goal_and_everything_is_captured():
    text = next_round("210/0/100")
    assert [field(text, n) for n in ("hands", "haggis", "trick", "stage")] == [
        "-/-/-", "-", "-", "over"]
    assert play.result(text)[:] == ((260, 5, 100), (0,), "points")
    assert play.asked(text) == {}
    assert play.why(text, "0 pass") == ("match-over",)


def test_15_a_tie_at_the_top_plays_on():
    # Seat 0 gains 50 points of cards, seat 1 five for the last hand.
    assert field(next_round("200/245/0"), "stage") != "over"
    assert field(next_round("200/245/0"), "scores") == "250/250/0"
    over = next_round("201/245/0")
    assert (field(over, "stage"), field(over, "outs")) == ("over", "0:0,1:1")
    assert play.result(over)[:] == ((251, 250, 0), (0,), "points")
    assert (field(over, "bets"), field(over, "dealer"), field(over, "round")) == ("0/0/0", "2", "1")
    assert sort(field(over, "captured").split("/")[0]) == field(over, "captured").split("/")[0]
    assert all(play.view(over, seat) == over for seat in (None, 0, 1, 2))
    assert play.asked(over) == {}


def test_15_a_short_match_ends_after_one_round_or_two():
    assert field(next_round("10/0/0", goal=1), "stage") == "over"
    assert field(next_round("10/0/0", goal=2), "stage") != "over"
    assert field(next_round("10/0/0", goal=2, round=2), "stage") == "over"


def test_15_a_tie_after_the_last_round_of_a_short_match_plays_on():
    assert field(next_round("0/45/0", goal=1), "scores") == "50/50/0"
    assert field(next_round("0/45/0", goal=1), "stage") != "over"
    assert field(next_round("10/0/0", goal=1, round=2), "stage") == "over"


def test_15_a_tie_below_the_top_ends():
    assert field(next_round("100/295/300", goal=350), "stage") != "over"
    assert field(next_round("300/245/250", goal=350), "stage") == "over"
    assert field(next_round("300/245/250", goal=250), "stage") == "over"


def test_options():
    assert haggis.setup(3, Random(1), {"goal": "350", "bombs": "tournament"})[-2:] == (
        350, "tournament")
    assert haggis.setup(2, Random(1), {})[-2:] == (250, "choose")
    for wrong in ({"goal": "300"}, {"bombs": "never"}, {"speed": "fast"}):
        with pytest.raises(BadOption):
            haggis.setup(3, Random(1), wrong)
    with pytest.raises(ValueError, match="4"):
        haggis.setup(4, Random(1), {})
