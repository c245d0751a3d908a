"""Halmstad's positions and moves are read strictly, and guesses fit what is known."""

from __future__ import annotations

from random import Random

import pytest

from game.core.contract import BadText
from game.games.halmstad import rules as halmstad
from game.games.halmstad.rules.contracts import BELIEF, REVEAL, can_fulfil
from game.games.halmstad.rules.state import CARD, TIMBER
from tests.games.halmstad.positions import at, field, play
from tests.games.halmstad.test_bids import FIRST
from tests.games.halmstad.test_feeding import GIVEN, SEEN


@pytest.mark.parametrize(("old", "new"), [
    ("30s,", "31s,"), ("30s,", "030s,"), ("30s,", "30,"), ("tide2", "tide0"), ("tide2", "tide6"),
    ("tide2", "still7"), ("tide2", "still6"), ("tide2", "tide2,Race"), ("tide2", "tide02"),
    ("tide2", "tide٢"), ("6H4DJH", "6H4D"), ("6H4DJH", "6H6H6H"), ("6H4DJH", "6H4D?"),
    ("2H4C5D", "4C2H5D"), ("2H4C5D", "2h4C5D"), ("2H4C5D", "1H4C5D"), ("2H4C5D", "2H4C05D"),
    ("+JC~*", "~*+JC"), ("+JC~*", "+JC~"), ("+JC~*", "+~*"), ("~10DAH", "~AH10D"),
    ("2S7S/7D", "2S/7S/7D"), ("2S7S/7D", "2S7S/"), ("2S7S/7D", "2S7S/1?"), ("JH/4S", "JH"),
    (":02~2", ":20~2"), (":02~2", ":022~2"), (":02~2", "~2:02"), (":02~2", ":03~2"),
    (":02~2", ":~2"), (";2=7H", ";2=?"), (";2=7H", ";2=7H;2=7H"), (";2=7H", ";2=7H;1=7H"),
    (";2=7H", ";3=7H"), ("*:0~0", "1?:0~0"), ("0:0:-/", "0:0:/"), ("0:0:-/", "00:0:-/"),
    ("0:0:-/", "0:-/"), ("0:0:-/", "0:19:-/"), ("- turn", "1? turn"), ("- turn", "turn"),
    ("turn 0 sx", "turn 3 sx"), ("turn 0 sx", "turn 0 xs"), ("turn 0 sx", "turn 0 ss"),
    ("turn 0 sx", "turn 0 "), ("turn 0 sx", "turn  0 sx"), ("turn 0 sx", "turn 0 q"),
    ("fed AC:-c", "fed AC:bc"), ("fed AC:-c", "fed AC"), ("fed AC:-c", "fed AC:-"),
    ("fed AC:-c", "fed AC:-x"), ("fed AC:-c", "fed KC:-c"), ("fed AC:-c", "fed AH:-c"),
    ("fed AC:-c", "look x"), ("fed AC:-c", ""), ("fed AC:-c", "over deck"),
    ("fed AC:-c", "proved"), ("fed AC:-c", "fed AC:-c "), ("fed AC:-c", "visit 0:12"),
    ("30s,tide2", "30s,tide2,fine3"), ("30s,tide2", "30s,tide2,renew,race"),
    ("30s,tide2", "30s,tide2,counters18"), ("30s,tide2", "30s,tide2,counters7"),
    ("30s,tide2", "30s,tide2,counters012"), ("30s,tide2", "30s,tide2,counters6,renew"),
    ("30s,tide2", "30s,tide2,fine0"), ("fed AC:-c", "visit 1:21"),
    ("fed AC:-c", "pledge 0"), ("turn 0 sx fed AC:-c", "over tide"),
    ("turn 0 sx fed AC:-c", "over"), ("turn 0 sx fed AC:-c", "bid -/-/-"), (":-c", ":-c\n"),
])
def test_positions_are_read_strictly(old, new):
    assert old in GIVEN
    with pytest.raises(BadText):
        halmstad.read(GIVEN.replace(old, new, 1))


@pytest.mark.parametrize("stage", [
    "bid 4C/5C/6C", "bid -/-", "bid 9H/-/-", "bid -,4C/-/-", "bid -,/-/-", "bid ,4C/-,5C/-,6C",
    "turn 0 f visit 1:", "turn 0 f visit 1:10", "turn 0 f visit 1:121", "turn 0 f visit 1:1",
    "turn 0 f visit 2:2", "turn 0 f pledge 0", "turn 0 f pledge 3", "turn 0 f pledge",
    "turn 0 shown", "turn 0 - shown x", "turn 0 - Look", "over still", "over race deck",
])
def test_stages_are_read_strictly(stage):
    good = at("4C/5C/6C")
    assert halmstad.write(halmstad.read(good)) == good
    with pytest.raises(BadText):
        halmstad.read(good.replace("turn 0 -", stage))


@pytest.mark.parametrize("stage", [
    "bid -/5C/-", "bid -/?/6C", "turn 2 dsxcf", "turn 1 x look", "turn 0 - shown",
    "turn 0 f visit 1:12", "turn 0 f visit 1:2", "turn 0 f visit 2:21", "turn 2 cf pledge 0",
    "over deck", "over counters", "turn 1 - believed AC", "turn 1 s proved AS",
    "turn 1 - fed AS:--", "turn 1 - fed AS:b-", "turn 1 - fed AS:-?",
])
def test_every_stage_has_its_words(stage):
    text = at("4C/5C/6C", stage=stage)
    assert halmstad.write(halmstad.read(text)) == text
    assert field(text, "stage") == stage


def test_kinds_of_prompts():
    for stage, asked in (("turn 1 -", {1: "turn"}), ("turn 1 x look", {1: "look"}),
                         ("turn 1 - believed AC", {1: "fulfil"}),
                         ("turn 1 - fed AS:--", {0: "answer", 2: "answer"}),
                         ("turn 1 f visit 0:02", {0: "visit"}),
                         ("turn 1 f pledge 0", {0: "pledge"}),
                         ("bid -/5C/-", {0: "bid", 2: "bid"}), ("over deck", {})):
        assert play.asked(at("4C/5C/6C", stage=stage)) == asked


@pytest.mark.parametrize("text", [
    "", "pass ", " pass", "Pass", "pass 1", "bid", "bid 7c", "bid ?", "bid 07C", "bid 7C 8C",
    "bid C7", "draw 1", "swap 7C", "swap 7C 0", "swap 7C 6", "swap 7C 03", "swap 3 7C",
    "swap  7C 3", "exchange 7C 4", "exchange 7C", "leave 1", "claim 2", "claim 2: 4C | QS",
    "claim 2: 5H 3D | 4C | QS", "claim 2: 3D 5H | 4S 4C | QS", "claim 2: 3D | 4C | QS KS",
    "claim 6: 3D | 4C | QS", "claim 2:3D | 4C | QS", "claim 2: 3D|4C|QS", "claim 2: | 4C | QS",
    "claim 2: 3D  5H | 4C | QS", "claim 2: 3D | | QS", "claim 2: 3D | 4C | QS ",
    "claim 2: 3D | 4C | QS | KS", "reveal 2", "fulfil 2: QS", "fulfil 2: 3D 5H | 4C | QS",
    "fulfil 2: 5H |4C | QS", "feed", "feed A", "visit", "visit 0", "visit 6", "visit 3.1",
    "visit 3.0", "visit 3.02", "visit 3.", "visit 3.2.1", "visit 03", "visit ٣", "visit 3.٢",
    "decline 3", "pledge", "pledge 4", "challenge 1", "believes", "pass\n", "bid *\n",
])
def test_moves_are_read_strictly(text):
    with pytest.raises(BadText):
        halmstad.parse(text)


@pytest.mark.parametrize("text", [
    "bid 7C", "bid *", "draw", "swap 7C 3", "swap 10H 5", "examine", "exchange 7C 2", "leave",
    "claim 2: 3D 5H | 4C 4S | QS", "claim 1: 2H 2H | 2C 2C | KD", "reveal",
    "fulfil 2: 5H | 4C | QS", "fulfil 2: 4C | QS", "feed AS", "challenge", "believe", "visit 3.2",
    "visit 3", "visit 1.25", "decline", "pledge 4C", "pass",
])
def test_a_move_has_one_spelling(text):
    assert halmstad.say(halmstad.parse(text)) == text


@pytest.mark.parametrize("move", [
    ("fly",), (), ("bid",), ("bid", 53), ("bid", -1), ("bid", "7C"), ("pass", 1), ("visit", 3, 0),
    ("visit", 6, 1), ("swap", 8, 0), ("claim", 2, (), (8,), 41), ("claim", 2, (7, 6), (8,), 41),
    ("fulfil", 2, (6, 7), (8,), 41), ("fulfil", 2, (), (), 41), ("claim", 2, (99,), (8,), 41),
    ("claim", 2, ("x",), (8,), 41), ("claim", 2, (6,), (8,)), (1, 2),
])
def test_what_is_not_a_move_cannot_be_said(move):
    with pytest.raises(BadText):
        halmstad.say(move)


# guesses


def guesses(text, seat, count=40):
    view = halmstad.read(play.view(text, seat))
    found = [halmstad.guess(view, Random(i)) for i in range(count)]
    assert all(halmstad.view(guess, seat) == view for guess in found)
    assert all(halmstad.read(halmstad.write(guess)) == guess for guess in found)
    return found


def test_a_guess_deals_what_is_unseen_anew():
    found = guesses(FIRST, 1)
    assert len({guess.hands[0] for guess in found}) == len(found)
    assert len({guess.beliefs for guess in found}) == len(found)


def test_a_guess_keeps_what_was_surely_seen_and_hints_are_hints():
    text = at("4C5C6C7C*+7C*/2C/3C~9C", beliefs="9D/8C/10C")
    assert all({CARD["7C"], CARD["*"]} <= set(guess.hands[0]) for guess in guesses(text, 1))
    hinted = [CARD["9C"] in guess.hands[2] for guess in guesses(text, 1)]
    assert True in hinted and False in hinted


@pytest.mark.parametrize("stage", ["fed AS:--", "believed AS", "proved AS", "shown"])
def test_a_guess_respects_what_a_feeding_or_a_nisse_proves(stage):
    text = at("3C3DJC/2C4H/3S", "3H/JD/JD/5S/2S", "*:012/9C:012/10C:012",
              stage=f"turn 0 - {stage}")
    for seat in (None, 1, 2):
        for guess in guesses(text, seat):
            assert can_fulfil(guess.hands[0], guess.piles, BELIEF)
            assert stage != "shown" or can_fulfil(guess.hands[0], guess.piles, REVEAL)


def test_a_guess_gives_a_challenger_timber():
    text = at("3D/2C/3S", beliefs="9D:012/9C:012/10C:012", stage="turn 0 f pledge 1")
    assert all(not TIMBER.isdisjoint(guess.hands[1]) for guess in guesses(text, 0))


def test_a_guess_bids_from_the_hand_and_answers_for_others():
    text = at("2C3C+2C/2S3S*+2S/2H3H+2H", stage="bid -,2C/*,2S/3H,2H")
    for guess in guesses(text, 0):
        _, second, third = guess.stage.bids
        assert CARD["2S"] in guess.hands[1]
        assert second.standing in guess.hands[1]
        assert third.standing in guess.hands[2]
    answers = {guess.stage.answers for guess in guesses(GIVEN, 1)}
    assert answers == {("-", "b"), ("-", "c")}
    assert halmstad.write(halmstad.view(guesses(GIVEN, 1)[0], 1)) == SEEN
