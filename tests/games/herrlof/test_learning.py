"""What a net of Herrlof sees, and the rounds that it learns from."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.league import NET, seat_players
from game.games.herrlof import rules as herrlof
from game.games.herrlof.bot.features import AT, SIZE, encode_moves
from game.games.herrlof.bot.judged import SCALE, load_level
from game.games.herrlof.bot.learning import HEADS, begin_rounds
from game.games.herrlof.rules.points import EXACT
from tests.games.herrlof.positions import at

COLOURS = str.maketrans("rbgy", "bgyr")


def positions(count: int, seed: int):
    """States in which a net is asked, in rounds where anything is done."""
    luck = Random(seed)
    for one in begin_rounds((2, 3), luck, count):
        while one.options:
            seat = min(herrlof.prompts(one.state))
            yield one.state, seat, one.options, list(herrlof.moves(one.state, seat))
            one.answer([[luck.random()] * HEADS for _ in one.options])


def part(bits: int, name: str, wide: int) -> int:
    return bits >> AT[name] & (1 << wide) - 1


def test_a_net_sees_what_a_seat_sees_and_nothing_else():
    """The same in the view, and in another deal that looks like it."""
    for n, (state, seat, options, listed) in enumerate(positions(12, 1)):
        view = herrlof.view(state, seat)
        other = herrlof.guess(view, Random(n))
        assert encode_moves(view, seat, listed) == options == encode_moves(other, seat, listed)
        assert all(0 < one < 1 << SIZE for one in options)


def test_whoever_differs_in_nothing_but_the_names_of_colours_sees_the_same():
    hands, trump, deck = "1r5b9bV/4r8g2y3b", "6b", "7y"
    one = at(hands, trump, deck=deck)
    other = at(hands.translate(COLOURS), trump.translate(COLOURS), deck=deck.translate(COLOURS))
    seen = []
    for text in (one, other):
        state = herrlof.read(text)
        seen.append(sorted(encode_moves(state, 0, herrlof.moves(state, 0))))
    assert seen[0] == seen[1]


def test_a_complete_trick_counts_for_whoever_takes_it():
    state = herrlof.read(at("9r/4r", "6b", trick="1:5r", stage="0:play", predictions="1/0"))
    (bits,) = encode_moves(state, 0, [("play", state.hands[0][0])])
    assert part(bits, "complete", 1) == 1
    assert part(bits, "winner", 4) == 1, "the seat itself"
    assert part(bits, "need", 20) == 1 << 4, "nothing is missing"


@pytest.mark.parametrize("seed", range(3))
def test_lessons_are_the_points_of_the_round_and_whose_predictions_were_exact(seed):
    luck = Random(seed)
    for one in begin_rounds((2, 3), luck, 6):
        while one.options:
            one.answer([[luck.random()] * HEADS for _ in one.options])
        scores = one.state.scores
        plain = [points - EXACT * exact for points, exact in scores]
        told = one.list_lessons()
        assert len(told) == len(one.chosen)
        for (_, (lead, exact, theirs)), (_, seat) in zip(told, one.chosen, strict=True):
            others = [points for s, points in enumerate(plain) if s != seat]
            assert exact == scores[seat][1]
            assert theirs == sum(score[1] for s, score in enumerate(scores) if s != seat) / len(
                others)
            assert lead == pytest.approx((plain[seat] - sum(others) / len(others)) / SCALE)


def test_a_number_of_seats_may_have_a_net_of_its_own():
    assert load_level("expert", 2) is not load_level("expert", 3)
    assert load_level("novice", 2) is load_level("novice", 3)


def test_others_often_have_one_habit_and_the_net_always_sits_there():
    luck, met = Random(1), []
    for _ in range(400):
        found = seat_players(3, ("low", "high"), luck, 1.0, 0.5)
        assert NET in found
        met.append([one for one in found if one != NET])
    alike = sum(one == other for one, other in met)
    assert 0.65 < alike / len(met) < 0.85, "a half that has to be, and a half of the rest"
