"""What a learner of Haggis is told: what plays are worth, and reasons that the rules bear out."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from game.bots.search import Budget
from game.games.haggis import bot
from game.games.haggis import rules as haggis
from game.games.haggis.bot.coach import find_reason
from game.games.haggis.rules.combos import NUMBERS, RANK
from game.games.haggis.rules.plays import list_plays
from tests.games.haggis.positions import at
from tests.games.laws import match

MATCHES = 2
STATED = {f"haggis-why-{word}" for word in (
    "bomb", "ends", "loose", "low", "lowest", "many", "only", "out", "plainly", "several",
    "spares", "stops", "unbeaten", "whole")} | {"haggis-why-bombs-alone"}
RARE = {"haggis-why-many", "haggis-why-poorer", "haggis-why-stops"}


@pytest.mark.parametrize("seats", [2, 3])
def test_every_reason_is_true(seats):
    given = Counter[Any]()
    for seed in range(MATCHES):
        for turn in match(haggis, seats, f"coach/{seed}"):
            if found := find_reason(haggis.view(turn.before, turn.seat), turn.seat, turn.move):
                bears_out(turn, found)
                given[found[0]] += 1
    assert given.keys() | RARE >= STATED


def bears_out(turn, found):
    """Each is held against the whole state, which the coach has not seen."""
    state, seat = turn.before, turn.seat
    cards, reading = turn.move[1:] if turn.move[0] == "play" else ((), None)
    hand, on = state.hands[seat], state.trick[-1].reading if state.trick else None
    others = [other for s, other in enumerate(state.hands) if s != seat]
    match found:
        case ("haggis-why-only",):
            assert haggis.moves(state, seat)[-1] == ("pass",)
            assert not [move for move in haggis.moves(state, seat) if move[0] == "play"]
        case ("haggis-why-out",):
            assert set(cards) == set(hand)
        case ("haggis-why-stops", (_, who)):
            assert len(state.hands[who]) == 1 and not list_plays(state.hands[who], reading)
        case ("haggis-why-unbeaten",):
            assert not any(list_plays(other, reading) for other in others)
        case ("haggis-why-bombs-alone",):
            assert all(made.kind == "bomb" for other in others
                       for _, made in list_plays(other, reading))
        case ("haggis-why-spares",):
            for beat, made in list_plays(hand, on):
                assert made.kind == "bomb" or any(card >= NUMBERS for card in beat)
        case ("haggis-why-plainly",):
            assert on and not any(card >= NUMBERS for card in cards)
            assert any(card >= NUMBERS for card in hand)
        case ("haggis-why-many", count):
            assert count == len(cards) == max(len(one) for one, _ in list_plays(hand, None))
        case ("haggis-why-low",):
            assert min(RANK[card] for card in cards) == min(RANK[card] for card in hand)
        case ("haggis-why-poorer" | "haggis-why-level",):
            assert state.scores[turn.move[1]] == min(
                points for s, points in enumerate(state.scores) if s != seat)
        case ("haggis-why-ends", count):
            rest = turn.after.hands[seat]
            assert len(rest) == count and any(
                len(one) == count for one, _ in list_plays(rest, None))
        case ("haggis-why-bomb",):
            assert all(made.kind == "bomb" for other in others
                       for _, made in list_plays(other, reading))
        case ("haggis-why-loose",):
            numbers = tuple(card for card in hand if card < NUMBERS)
            assert not [one for one, made in list_plays(numbers, None) if set(cards) < set(one)
                        and made.kind != "bomb"]
        case ("haggis-why-lowest",):
            assert not [one for one, made in list_plays(hand, on)
                        if made.kind != "bomb" and made.rank < reading.rank]
        case ("haggis-why-whole", count):
            assert count == len(cards) == sum(RANK[card] == reading.rank for card in hand)
        case ("haggis-why-several", count):
            assert count == len(cards)
        case ("haggis-why-hopes", count):
            assert 0 <= count <= 100
        case _:
            raise AssertionError(found)


@pytest.mark.parametrize(("hands", "lead", "key"), [
    ("2r3r4r9o/9g", "2r 3r 4r", "stops"), ("2r3r4r9o10y/6g7g8o9g", "2r 3r 4r", "many")])
def test_reasons_that_are_rare(hands, lead, key):
    state = haggis.read(at(hands, stage="0:play"))
    move = next(move for move in haggis.moves(state, 0) if haggis.say(move) == f"play {lead}")
    found = find_reason(haggis.view(state, 0), 0, move)
    assert found[0] == f"haggis-why-{key}"


def test_every_kind_of_play_is_weighed_and_the_one_that_was_made():
    state = haggis.setup(2, Random(4), {})
    view = haggis.view(state, seat := state.stage.seat)
    made = haggis.moves(view, seat)[-8]
    assert made[0] == "play"
    advice = bot.advise(view, seat, Random(1), Budget(), made)
    assert advice.move == bot.move_quickly(view, seat, Random(1))
    assert advice.find_worth(made) is not None
    assert advice.find_worth(("bet", 15)) is not None and advice.find_worth(("bet", 30)) is not None
    assert advice.find_worth(("bet", 0)) is None, "it is worth as much as the best play"
    assert [one.worth for one in advice.rated[1:]] == sorted(
        (one.worth for one in advice.rated[1:]), reverse=True)


def test_plays_that_differ_in_colours_alone_are_weighed_when_they_are_asked_about():
    """The bot looks at one play of each kind; whoever plays another one wants to know too."""
    luck = Random(2)
    for _ in range(20):
        state = haggis.setup(2, luck, {})
        view = haggis.view(state, seat := state.stage.seat)
        known = {move for move, _ in bot.rate_moves(view, seat)}
        others = [move for move in haggis.moves(view, seat)
                  if move[0] == "play" and move not in known]
        if others:
            advice = bot.advise(view, seat, Random(1), Budget(), others[0])
            assert advice.find_worth(others[0]) is not None
            return
    raise AssertionError("no deal with two plays of one kind")


def test_who_may_only_bet_out_of_turn_is_told_nothing():
    state = haggis.setup(2, Random(4), {})
    other = 1 - state.stage.seat
    assert bot.advise(haggis.view(state, other), other, Random(1), Budget(), None) is None
