"""What a learner of Herrlof is told: what moves are worth, and reasons that the rules bear out."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from game.bots.search import Budget
from game.games.herrlof import bot
from game.games.herrlof import rules as herrlof
from game.games.herrlof.bot.coach import find_reason
from game.games.herrlof.rules.position import CARD, CARDS, Draw, Predict
from game.games.herrlof.rules.tricks import winner_at
from tests.games.laws import match

MATCHES = 6
LIKELY = {"herrlof-why-likely", "herrlof-why-unlikely"}  # these speak of deals that were tried
RARE = {"herrlof-why-destroys", "herrlof-why-leads", "herrlof-why-more", "herrlof-why-worth",
        "herrlof-why-exact", "herrlof-why-high"}
STATED = {f"herrlof-why-{word}" for word in (
    "best", "denies", "destroys", "ducks", "high", "keeps", "leads", "low", "rids", "saves",
    "sure", "takes", "three", "top", "unsure")} | {
    "herrlof-why-only", "herrlof-why-near", "herrlof-why-leads-unless", "herrlof-why-free",
    "herrlof-why-look"} | RARE


def budget(nodes: int = 40_000) -> Budget:
    return Budget(nodes=nodes)


@pytest.mark.parametrize("seats", [2, 3])
def test_every_reason_is_true(seats):
    given = Counter[Any]()
    for seed in range(MATCHES):
        for turn in match(herrlof, seats, f"coach/{seed}"):
            view = herrlof.view(turn.before, turn.seat)
            found = find_reason(view, turn.seat, turn.move, Random(0), budget(1))
            if found and not isinstance(view.stage, Predict):
                bears_out(turn, found)
                given[found[0]] += 1
    assert STATED - given.keys() <= RARE


def bears_out(turn, found):
    """Each is held against the whole state, which the coach has not seen."""
    state, seat, card = turn.before, turn.seat, turn.move[-1]
    missing = state.predictions[seat] - state.tricks[seat]
    hand = state.hands[seat]
    others = {one for s, cards in enumerate(state.hands) if s != seat for one in cards}
    trick = (*(state.trick.cards if state.trick else ()), card)
    beats = turn.told(herrlof)
    if isinstance(turn.after.stage, Draw):  # the trick ends once the 3 has had its effect
        beats = herrlof.apply(turn.after, seat, ("keep",), turn.chance())
    won = [beat.seat for beat in beats if beat.what == "trick"]
    match found:
        case ("herrlof-why-only",):
            assert len(herrlof.moves(state, seat)) == 1
        case ("herrlof-why-takes", left):
            assert won == [seat] and left == missing - 1
        case ("herrlof-why-ducks",):
            assert missing == 0 and seat not in won
        case ("herrlof-why-destroys",):
            assert card == CARD["V"] and missing <= 0
        case ("herrlof-why-sure",):
            assert missing > 0
            for other in others:
                assert winner_at((*trick, other), state.trump) != len(trick)
        case ("herrlof-why-keeps", (_, colour)):
            assert missing > 0
            assert any(CARDS[one].endswith(colour) and one > card for one in hand)
        case ("herrlof-why-rids", (_, colour)):
            assert [one for one in hand if CARDS[one].endswith(colour)] == [card]
        case _:
            bears_out_too(turn, found, trick, others, won)


def bears_out_too(turn, found, trick, others, won):
    """What is said of smaller things."""
    state, seat, card = turn.before, turn.seat, turn.move[-1]
    missing = state.predictions[seat] - state.tricks[seat]
    hand = state.hands[seat]
    match found:
        case ("herrlof-why-worth",):
            assert missing < 0 or missing - 1 > len(hand), "even with every trick that is left"
        case ("herrlof-why-more",):
            assert missing > 0
        case ("herrlof-why-exact", tricks):
            assert tricks == state.predictions[seat] == state.tricks[seat]
        case ("herrlof-why-free",):
            assert len(turn.after.hands[seat]) == len(hand) + 1
        case ("herrlof-why-look",):
            assert len(turn.after.hands[seat]) == len(hand) + 1
            assert turn.after.stage.seat == seat, "and is asked what to give back"
        case ("herrlof-why-denies", (_, who)):
            at = winner_at(state.trick.cards, state.trump)
            assert who == (state.trick.leader + at) % len(state.hands)
            assert winner_at(trick, state.trump) is None
        case ("herrlof-why-leads",):
            assert seat not in won
            if turn.after.round == state.round and hand[1:]:
                assert getattr(turn.after.stage, "lead", turn.after.stage.seat) == seat
        case ("herrlof-why-leads-unless",):
            assert card == CARD["H"] and trick == (card,)
        case ("herrlof-why-three",):
            assert turn.after.stage == Draw(seat)
        case ("herrlof-why-top", (_, colour)):
            assert not any(CARDS[one].endswith(colour) and one > card for one in others)
            assert not CARDS[state.trump].endswith(colour)
        case ("herrlof-why-near", count, (_, colour)):
            assert sum(CARDS[one].endswith(colour) and one > card for one in others) <= count
        case ("herrlof-why-saves" | "herrlof-why-low" | "herrlof-why-high" as key, (_, colour)):
            mates = [one for one in hand if CARDS[one].endswith(colour) and one != card]
            assert any(one > card for one in mates) == (key != "herrlof-why-high")
            assert key == "herrlof-why-saves" or len({one > card for one in mates}) == 1
            assert (missing > 0) == (key != "herrlof-why-high")
        case ("herrlof-why-best", count, every):
            beat = [one for one in (*others, *state.deck) if CARDS[one] not in "VH"
                    and winner_at((*trick, one), state.trump) == len(trick)]
            assert len(beat) == count and every == sum(map(len, (*state.hands, state.deck))) - len(
                hand)
        case ("herrlof-why-unsure", above, below, (_, colour)):
            out = [one for one in (*others, *state.deck) if CARDS[one].endswith(colour)]
            assert above == sum(one > card for one in out)
            assert below == sum(one < card for one in out)
        case _:
            raise AssertionError(found)


@pytest.mark.parametrize("seats", [2, 3])
def test_moves_are_weighed_and_a_prediction_says_how_often_it_comes_true(seats):
    state = herrlof.setup(seats, Random(4), {})
    view = herrlof.view(state, 0)
    advice = bot.advise(view, 0, Random(1), budget(), ("predict", 11))
    assert isinstance(view.stage, Predict)
    assert advice.find_worth(("predict", 11)) is not None, "weighed since it was asked about"
    assert advice.find_worth(advice.move) >= advice.find_worth(("predict", 11))
    assert advice.reason in {("herrlof-why-hits", count) for count in range(101)}


def test_who_is_not_asked_is_told_nothing():
    state = herrlof.setup(2, Random(4), {})
    state = herrlof.step(state, 0, ("predict", 3), Random(1))
    assert bot.advise(herrlof.view(state, 0), 0, Random(1), budget(), None) is None


def test_what_is_said_of_chances_is_most_of_them():
    told = Counter[Any]()
    for seed in range(3):
        for turn in match(herrlof, 3, f"chance/{seed}"):
            view = herrlof.view(turn.before, turn.seat)
            found = find_reason(view, turn.seat, turn.move, Random(0), budget(20_000))
            if found and found[0] in LIKELY:
                assert found[1] in range(60, 101)
                told[found[0]] += 1
        if len(told) == len(LIKELY):
            break
    assert set(told) == LIKELY
