"""Whole matches of Halmstad, by players who prefer what is rare: everything can happen, it can all
be said, and the rules of conservation hold."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from random import Random
from typing import Any

import pytest

from game.core.contract import make_luck
from game.core.words import LANGUAGES, Words
from game.games.halmstad import rules as halmstad
from game.tables.style import table_style
from tests.program.collected import fault

MATCHES = 60
OPTIONS: tuple[dict[str, str], ...] = ({}, {"tide": "false"}, {"race": "true", "answer": "0"},
           {"tide": "false", "race": "true"}, {"renew": "true", "fine": "2", "coins": "6"},
           {"tide": "false", "renew": "true", "fine": "1"})
EAGER = {"claim": 90, "fulfil": 90, "draw": 40, "feed": 30, "reveal": 6, "swap": 8, "examine": 8,
         "exchange": 4, "pass": 4, "believe": 4}


def eager(moves, rng):
    """A random move that favours a low bid, contracts before anything else, and many cards for
    one."""
    by_kind: dict[str, list[Any]] = {}
    for move in moves:
        by_kind.setdefault(move[0], []).append(move)
    kinds = sorted(by_kind)
    kind = rng.choices(kinds, [EAGER.get(kind, 1) for kind in kinds])[0]
    if kind in {"bid", "claim", "fulfil"}:
        return max(by_kind[kind], key=lambda move: -move[1] if kind == "bid" else len(move[3]))
    return rng.choice(by_kind[kind])


@lru_cache
def played():
    """The beats of many matches, their last states, and the moves that were made."""
    beats, ends, kinds = [], [], Counter[str]()
    for seed in range(MATCHES):
        rng, ply = Random(seed), 0
        state = halmstad.setup(3, make_luck(str(seed), -1), OPTIONS[seed % len(OPTIONS)])
        while asked := halmstad.prompts(state):
            seat = rng.choice(sorted(asked))
            move = eager(halmstad.moves(state, seat), rng)
            kinds[move[0]] += 1
            told = halmstad.apply(state, seat, move, make_luck(str(seed), ply))
            beats += told
            state, ply = told[-1].state, ply + 1
        ends.append(state)
    return beats, ends, kinds


def test_every_kind_of_move_and_every_beat_happens():
    beats, _, kinds = played()
    assert set(kinds) == set(halmstad.MOVES)
    assert {beat.what for beat in beats} == set(table_style("halmstad").motion.feel)


def test_matches_end_in_many_ways():
    _, ends, _ = played()
    assert {state.stage.reason for state in ends} >= {"deck", "race", "still"}
    for state in ends:
        assert 0 <= sum(mine.counters for mine in state.won) <= state.counters
        assert halmstad.result(state).winners


def test_all_ways_to_a_contract_are_gone():
    beats, _, _ = played()
    ways = Counter(beat.says[0] for beat in beats if beat.what == "contract")
    assert set(ways) == {"claim", "reveal", "belief", "proof", "pledge"}


def test_sure_marks_are_always_in_the_hand():
    beats, _, _ = played()
    for beat in beats:
        for hand, sure in zip(beat.state.hands, beat.state.sure, strict=True):
            assert Counter(sure) <= Counter(hand)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_lies_on_the_table_can_be_said(language):
    beats, _, _ = played()
    words = {says for beat in beats[::7] for says in halmstad.table(beat.state).values()
             if isinstance(says, tuple)}
    assert {says[0] for says in words} >= {
        "halmstad-points", "halmstad-contracts", "halmstad-memory", "halmstad-sure",
        "halmstad-perhaps",
        "halmstad-thinks", "halmstad-believes", "halmstad-challenges", "halmstad-still"}
    say = Words(language)
    flat = [(key, [say.say(v) if isinstance(v, tuple) else v for v in values])
            for key, *values in words]
    assert [text for key, values in flat if (text := fault(language, str(key), *values))] == []


def test_a_random_match_is_quick_and_bounded():
    lengths = []
    for seed in range(20):
        state, rng = halmstad.setup(3, Random(seed), {}), Random(seed)
        for length in range(1000):
            if not (asked := halmstad.prompts(state)):
                lengths.append(length)
                break
            seat = rng.choice(sorted(asked))
            state = halmstad.step(state, seat, rng.choice(halmstad.moves(state, seat)), rng)
    assert len(lengths) == 20
