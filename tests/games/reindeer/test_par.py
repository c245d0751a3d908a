"""The plays of Reindeer Rivals that are shipped make what their maps call par, and no bound is
below it."""

from __future__ import annotations

import json

import pytest

from game.core.contract import make_luck
from game.core.paths import MAPS
from game.core.record import Header, Line
from game.games.reindeer.bot.country import load_country
from tests.games.reindeer.positions import GAME, NETHERLANDS, USA

ATLASES = {"usa": USA, "netherlands": NETHERLANDS}
ALL = [(name, quick) for name in ATLASES for quick in (False, True)]


def record(name, quick):
    header, *lines = (MAPS / "par" / f"{name}{'_quick' * quick}.jsonl").read_text().splitlines()
    return Header(**json.loads(header)), [Line(**json.loads(line)) for line in lines]


def figures(name, quick):
    found = ATLASES[name].figures
    return (found.par_quick, found.bound_quick) if quick else (found.par, found.bound)


def replayed(name, quick):
    """The states of a record, by the rules; a move that they refuse makes it no play."""
    header, lines = record(name, quick)
    states = [GAME.setup(len(header.players), make_luck(header.seed, -1), header.options)]
    for ply, line in enumerate(lines):
        beats = GAME.apply(
            states[-1], line.seat, GAME.parse(line.move), make_luck(header.seed, ply))
        states.append(beats[-1].state)
    return states


@pytest.mark.parametrize(("name", "quick"), ALL)
def test_the_record_of_a_map_plays_to_its_par(name, quick):
    end = replayed(name, quick)[-1]
    assert (end.map, end.quick) == (name, quick)
    result = GAME.result(end)
    assert result.reason == "full"
    assert result.scores == (figures(name, quick)[0],)


@pytest.mark.parametrize(("name", "quick"), ALL)
def test_no_play_beats_the_bound_and_the_bound_is_near(name, quick):
    par, bound = figures(name, quick)
    assert par <= bound <= 1.05 * par


@pytest.mark.parametrize(("name", "quick"), ALL)
def test_the_bound_is_at_most_what_full_loads_over_the_fewest_legs_bring(name, quick):
    atlas = ATLASES[name]
    most = sum(need * (80 - 10 * legs)
               for need, legs in zip(atlas.demands[quick], load_country(name).least, strict=True))
    assert figures(name, quick)[1] <= most


def test_the_header_of_a_record_is_that_of_a_match_of_one():
    for name, quick in ALL:
        header, lines = record(name, quick)
        assert (header.game, header.version, len(header.players)) == ("reindeer", GAME.VERSION, 1)
        assert {line.seat for line in lines} == {0}
