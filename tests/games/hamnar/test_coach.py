"""What a learner is told of a position: what moves are worth, and reasons that are true."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from game.bots.search import Budget
from game.games.hamnar import bot
from game.games.hamnar import rules as hamnar
from game.games.hamnar.bot.coach import find_reason
from tests.games.laws import match

MATCHES = 12
STATED = {f"hamnar-why-{word}" for word in (
    "again", "breaks", "fewest", "lost", "most", "only", "row", "saves", "takes", "threatens",
    "wins")}
SEEN = {
    # position, move: reason
    ("4b/4b/4w/5/w4 bwwbbw pawn 0", "e3-e4"): ("hamnar-why-takes", 1),
    ("b4/5/5/5/w4 bwwbbw pawn 0", "a1-a2"): ("hamnar-why-only",),
    ("5/5/5/b4/w4 wwbwbb pawn 0", "a1-a2"): ("hamnar-why-wins",),
}


def advised(text: str, nodes: int = 3000):
    view = hamnar.read(text)
    return bot.advise(view, hamnar.find_mover(view), Random(1), Budget(nodes=nodes), None)


def test_all_moves_are_weighed_and_the_suggestion_comes_first():
    advice = advised("bbbbb/5/5/5/wwwww bwwbbw pawn 0")
    assert {hamnar.say(one.move) for one in advice.rated} == {"a1-a2", "b1-b2", "c1-c2", "d1-d2",
                                                              "e1-e2"}
    assert advice.rated[1].worth == max(one.worth for one in advice.rated[1:])
    assert advice.expected.seat == 0, "the next icon is white's too"
    assert advice.expected.move in hamnar.moves(advice.expected.view, 0)


def test_who_is_not_asked_is_told_nothing():
    view = hamnar.read("bbbbb/5/5/5/wwwww bwwbbw pawn 0")
    assert bot.advise(view, 1, Random(1), Budget(nodes=100), None) is None


def test_a_win_that_is_seen_is_said_with_how_far_away_it_is():
    advice = advised("5/5/4w/2b2/5 bwwbbw sun 1", 20_000)
    assert advice.sure
    key, count = advice.reason
    assert key == "hamnar-why-soon"
    state, luck = hamnar.read("5/5/4w/2b2/5 bwwbbw sun 1"), Random(1)
    winner, played = hamnar.find_mover(state), 0
    while (seat := hamnar.find_mover(state)) is not None:  # both play as well as they can
        move = bot.advise(state, seat, luck, Budget(nodes=20_000), None).move
        state, played = hamnar.step(state, seat, move, luck), played + 1
    assert hamnar.result(state).winners == (winner,)
    assert played <= count


@pytest.mark.parametrize("orbs", ["w.....", "wb.w.b", "wbbw.b"])
def test_an_orb_is_placed_where_it_is_worth_most(orbs):
    advice = advised(f"bbbbb/5/5/5/wwwww {orbs} orbs 0")
    worths = [one.worth for one in advice.rated]
    assert worths == sorted(worths, reverse=True)
    if advice.reason[:1] == ("hamnar-why-row",):
        view = hamnar.read(f"bbbbb/5/5/5/wwwww {orbs} orbs 0")
        seat = hamnar.find_mover(view)
        after = hamnar.step(view, seat, advice.move, Random(1)).orbs
        assert any(after[(advice.move[1] + way) % 6] == seat for way in (1, -1))


def test_every_reason_is_true():
    """Each is held against nothing but the moves that the rules list and make, in whole matches."""
    given = Counter[Any]()
    for seed in range(MATCHES):
        for turn in match(hamnar, 2, f"coach/{seed}"):
            if None in turn.before.orbs:
                continue
            if found := find_reason(turn.before, turn.seat, turn.move, 0):
                bears_out(turn.before, turn.seat, turn.move, found)
                given[found[0]] += 1
    assert set(given) == STATED - {"hamnar-why-lost"}


def bears_out(state, seat, move, found):
    key, *values = found
    luck = Random(0)
    after = hamnar.step(state, seat, move, luck)
    then, other = hamnar.find_mover(after), 1 - seat
    match key:
        case "hamnar-why-wins":
            assert hamnar.result(after).winners == (seat,)
        case "hamnar-why-only":
            assert len(hamnar.moves(state, seat)) == 1
        case "hamnar-why-takes":
            assert [pieces(state, other) - pieces(after, other)] == values
        case "hamnar-why-saves":
            assert then == other
            unmoved = state._replace(active=after.active, orbs=after.orbs, quiet=0)
            assert len(caught(unmoved, other)) - len(caught(after, other)) == values[0]
        case "hamnar-why-again":
            assert move[0] == "swap" and then == seat
            for _ in range(values[0] - 1):
                after = after._replace(active=(after.active + 1) % 6)
                assert after.orbs[after.active] == seat
        case "hamnar-why-row":
            assert values[0] == in_a_row(after.orbs, seat) > in_a_row(state.orbs, seat)
        case "hamnar-why-breaks":
            assert values[0] == in_a_row(state.orbs, other) > in_a_row(after.orbs, other)
        case "hamnar-why-threatens":
            coming = at_next(after, seat)
            before = state._replace(active=coming.active, orbs=after.orbs, quiet=0)
            assert len(caught(coming, seat) - caught(before, seat)) == values[0]
        case "hamnar-why-fewest" | "hamnar-why-most":
            whose = other if key.endswith("fewest") else seat
            own = len(hamnar.moves(at_next(after, whose), whose))
            assert own == values[0]
            every = [len(hamnar.moves(at_next(hamnar.step(state, seat, one, luck), whose), whose))
                     for one in hamnar.moves(state, seat)]
            assert own == (min if whose == other else max)(every) and len(set(every)) > 1
        case _:
            raise AssertionError(key)


def in_a_row(orbs, seat):
    round_ = "".join(str(owner) for owner in orbs) * 2
    return next(count for count in range(6, -1, -1) if str(seat) * count in round_)


@pytest.mark.parametrize(("orbs", "key"), [
    ("......", ("hamnar-why-sun",)), ("w.....", ("hamnar-why-weighed", 10)),
    ("wb...w", ("hamnar-why-row", 2)), ("wbbw.b", ("hamnar-why-only",))])
def test_where_an_orb_goes_has_a_reason(orbs, key):
    """Of five places three black orbs and two white ones take ten ways."""
    assert advised(f"bbbbb/5/5/5/wwwww {orbs} orbs 0").reason == key


def pieces(state, seat):
    return state.sides[seat].bit_count()


def at_next(state, seat):
    """The position as it would be if a seat's next icon were lit now."""
    icon = next((at % 6 for at in range(state.active, state.active + 6)
                 if state.orbs[at % 6] == seat), 0)
    return state._replace(active=icon, quiet=0)


def caught(state, seat):
    """The squares on which a seat can capture now."""
    other = 1 - seat
    return {square for move in hamnar.moves(state, seat) for square in range(25)
            if (state.sides[other] & ~hamnar.step(state, seat, move, Random(0)).sides[other])
            >> square & 1}


@pytest.mark.parametrize(("text", "move"), SEEN)
def test_a_reason_is_given_where_there_is_one(text, move):
    state = hamnar.read(text)
    assert find_reason(state, hamnar.find_mover(state), hamnar.parse(move), 0) == SEEN[text, move]

