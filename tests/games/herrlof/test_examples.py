"""Herrlof's drawings: tricks are won by whom the rules name, and sums are those of the score."""

from __future__ import annotations

from random import Random

import pytest

from game.games.herrlof import rules as herrlof
from game.games.herrlof.rules.position import CARD, Play
from game.games.herrlof.rules.position import Trick as Lying
from game.games.herrlof.rules.tricks import leads_after, winner_at
from game.games.herrlof.table.examples import (
    BROKEN,
    EXAMPLES,
    FOLLOWS,
    HELD,
    HIGH,
    LOW,
    LOWEST,
    NONE,
    TURNED,
    Trick,
    draw_trick,
)
from game.tables.drawings import Rows
from game.tables.examples import Figure, Group, Sign

TRICKS = (HIGH, NONE, BROKEN, TURNED, LOW, LOWEST)


@pytest.mark.parametrize("of", TRICKS, ids=lambda of: " ".join(of.cards))
def test_the_card_that_is_marked_wins_when_the_trick_is_played(of: Trick):
    state = herrlof.read(of.position)
    for seat, name in enumerate(of.cards):
        state = herrlof.apply(state, seat, ("play", CARD[name]), Random(1))[-1].state
    taken = [seat for seat, count in enumerate(state.tricks) if count]
    marked = [thing.seat for thing in draw_trick(of).things if thing.glows]
    assert marked == taken
    assert all(thing.lost for thing in draw_trick(of).things) == (taken == [])
    if isinstance(state.stage, Play):
        assert state.stage.seat == of.leads


def test_the_trick_under_a_trump_is_won_by_it_and_the_other_by_the_colour_led():
    assert [HIGH.cards[HIGH.winner or 0], NONE.cards[NONE.winner or 0]] == ["2y", "7b"]
    assert BROKEN.winner is None and BROKEN.leads == 0
    assert LOW.winner != LOW.leads
    assert (LOWEST.winner, LOWEST.leads) == (0, 2)
    assert TURNED.trump == "3b"
    cards = tuple(CARD[name] for name in LOW.cards)
    at = winner_at(cards, CARD["5y"])
    assert at == LOW.winner and leads_after(Lying(0, cards), at or 0, 3) == LOW.leads


def groups(number: int) -> list[Group]:
    drawing = EXAMPLES[number]
    assert isinstance(drawing, Rows)
    return [item for line in drawing.lines for item in line.items if isinstance(item, Group)]


def test_cards_in_the_shade_are_those_that_may_not_be_played():
    state = herrlof.read(FOLLOWS)
    refused = [herrlof.refusal(state, 2, ("play", CARD[name])) is not None for name in HELD]
    assert [thing.dull for thing in groups(4)[0].things] == refused
    assert True in refused and False in refused


def test_a_sum_adds_up():
    for number in (1, 9):
        drawing = EXAMPLES[number]
        assert isinstance(drawing, Rows)
        sums = [line for line in drawing.lines if Sign("=") in line.items]
        assert sums
        for line in sums:
            *parts, whole = [int(item.text) for item in line.items if isinstance(item, Figure)]
            assert sum(parts) == whole
