"""Halmstad's drawings: contracts that the rules make, and what they bring."""

from __future__ import annotations

import pytest

from game.core.contract import IllegalMove
from game.games.halmstad import rules as halmstad
from game.games.halmstad.rules.bids import STRENGTH
from game.games.halmstad.rules.state import CARD, NISSE, TIMBER, VALUE
from game.games.halmstad.table.examples import (
    BLUFFS,
    EXACT,
    MAKES,
    PARTS,
    build_bids,
    build_equation,
    build_pledge,
    play_moves,
)
from game.tables.examples import Group, Line, Sign, Thing


def numbers(group: Group) -> list[int]:
    found = [thing.picture.rpartition("/")[2] for thing in group.things]
    return [NISSE if name == "nisse" else CARD[name] for name in found if name != "counter"]


def parts(lines: tuple[Line, ...]) -> dict[str, list[int]]:
    """The cards of an equation, by the names under them."""
    names = {says: name for name, says in PARTS.items()}
    return {names[item.note]: numbers(item) for line in lines for item in line.items
            if isinstance(item, Group) and item.note in names}


def brought(lines: tuple[Line, ...]) -> list[str]:
    """What a contract has brought."""
    last = lines[-1].items[-1]
    assert isinstance(last, Group)
    return [thing.picture.rpartition("/")[2] for thing in last.things]


def signs(lines: tuple[Line, ...]) -> list[str]:
    return [item.text for line in lines for item in line.items if isinstance(item, Sign)]


def test_an_exact_contract_is_an_equation_and_each_club_brings_a_counter():
    lines = build_equation(MAKES, EXACT)
    found = parts(lines)
    demand = VALUE[found["demand"][0]]
    assert demand == sum(VALUE[card] for card in found["supply"])
    assert demand == sum(VALUE[card] for card in found["load"])
    assert brought(lines) == ["counter"] * sum(card in TIMBER for card in found["load"])
    assert signs(lines) == ["=", "=", "|", "→"], "the captain is not counted"


def test_with_a_nisse_turned_up_the_load_is_at_most_the_demand():
    lines = build_equation(MAKES, "0 reveal", "0 fulfil 1: 5H | 4C | JS")
    found = parts(lines)
    assert sum(VALUE[card] for card in found["load"]) <= VALUE[found["demand"][0]]
    assert signs(lines) == ["≥", "|", "→"], "nor is the one red card"


def test_an_ace_that_was_doubted_brings_the_nisse_and_any_load():
    lines = build_equation(
        MAKES, "0 feed AS", "1 challenge", "2 believe", "0 fulfil 1: 3C 3S 4C | JS")
    found = parts(lines)
    assert "supply" not in found
    assert sum(VALUE[card] for card in found["load"]) > VALUE[found["demand"][0]]
    assert brought(lines) == ["counter", "counter", "nisse"]
    assert signs(lines) == ["+", "|", "→"]


def test_a_contract_that_the_rules_refuse_cannot_be_drawn():
    with pytest.raises(IllegalMove):
        build_equation(MAKES, "0 claim 1: 2D 5H | 3C 3S | JS")


def test_the_bluff_that_is_drawn_is_one():
    state = play_moves(BLUFFS, "0 feed AS", "1 challenge", "2 believe")
    assert state.won == halmstad.read(BLUFFS).won and "visit" in {
        asked.kind for asked in halmstad.prompts(state).values()}
    (line,) = build_pledge()
    coins = [item for item in line.items if isinstance(item, Thing)]
    assert [coin.picture.rpartition("/")[2] for coin in coins] == ["counter"]
    groups = [item for item in line.items if isinstance(item, Group)]
    assert len(numbers(groups[1])) == 3 and set(numbers(groups[0])) <= TIMBER


def test_bids_lie_from_the_highest_to_the_lowest_as_they_are_compared():
    row = [number for line in build_bids() for item in line.items if isinstance(item, Group)
           for number in numbers(item)]
    strengths = [STRENGTH[number] for number in row]
    assert strengths == sorted(strengths, reverse=True) and len(set(strengths)) == len(strengths)
    assert set(strengths) == set(STRENGTH)
