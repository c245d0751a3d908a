"""What a learner of Reindeer Rivals is told: what turns bring, and reasons that the rules bear
out."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from game.bots.search import Budget
from game.core.contract import make_luck
from game.games.reindeer import bot
from game.games.reindeer.bot.coach import find_reason
from game.games.reindeer.table import tell_move
from tests.games.reindeer.positions import GAME, NETHERLANDS, at, supplied

QUICK = {"map": "netherlands", "quick": "on"}
FIGURES, CITIES = NETHERLANDS.figures, NETHERLANDS.cities
ALL = {f"reindeer-why-{word}" for word in (
    "afford", "back", "brings", "far", "fills", "first", "last", "lone", "none", "onward",
    "poor", "spent", "supplied", "wanted", "way")}
RARE = {"reindeer-why-afford", "reindeer-why-poor"}  # held against positions below


def played(seats, seed, level="expert", quick="on"):
    """What bots answer in a match: (state, seat, move)."""
    state = GAME.setup(seats, make_luck(seed, -1), {**QUICK, "quick": quick})
    for ply in range(4000):
        if not GAME.prompts(state):
            return
        seat = state.stage.seat
        move = bot.choose(state, seat, Random(ply), Budget(nodes=0), level)
        yield state, seat, move
        state = GAME.step(state, seat, move, make_luck(seed, ply))


def test_every_reason_is_true():
    """Each is held against what the rules let sleighs do, in matches of bots and in what else could
    be done in them."""
    given, chance = Counter[Any](), Random(3)
    for seats, level, quick in ((2, "novice", "on"), (3, "expert", "off"), (5, "expert", "on")):
        for state, seat, move in played(seats, f"coach/{seats}", level, quick):
            for one in (move, *chance.choices(GAME.moves(state, seat), k=4)):
                if found := find_reason(state, seat, one):
                    assert bears_out(state, seat, one, found), (found, GAME.say(one), state)
                    given[found[0]] += 1
    assert ALL - given.keys() <= RARE


def bears_out(state, seat, move, found):
    """Whether a reason is true."""
    after = GAME.step(state, seat, move, Random(0))
    wants, then = wanted(state), wanted(after)
    match found:
        case ("reindeer-why-last",):
            return sum(wants.values()) == 1 and not any(then.values())
        case "reindeer-why-first", (_, city), count:
            others = sum(n for other, stacks in enumerate(state.stacks) if other != seat
                         for point, n in stacks if city in near_by(state, point))
            return count == wants[city] <= others and then[city] < wants[city]
        case "reindeer-why-fills", (_, city):
            return wants[city] == 1 and then[city] == 0
        case "reindeer-why-lone", (_, city):
            return near_by(state, move[1]) == {city} == {move[2].replace("_", " ")}
        case "reindeer-why-brings", money:
            return after.money[seat] - state.money[seat] == money
        case "reindeer-why-way", (_, city):
            return city in near_by(state, move[-1])
        case "reindeer-why-far", (_, city), legs:
            there = NETHERLANDS.cities[NETHERLANDS.index[city.replace(" ", "_")]].at
            return (not near_by(state, move[-1]) and wants[city] > 0
                    and NETHERLANDS.is_within(move[-1], there, legs * FIGURES.short))
        case "reindeer-why-wanted", count, cities:
            reached = near_by(state, move[-1])
            return len(reached) == cities and count == sum(wants[city] for city in reached)
        case "reindeer-why-onward", count:
            return not near_by(state, move[-1]) and 0 < count <= sum(wants.values())
        case "reindeer-why-back", money:
            rent = after.stage.rent - state.stage.rent
            price = 20 * (move[-2] == "D")
            return after.money[seat] - state.money[seat] + rent + price == money
        case "reindeer-why-spent", rent:
            return state.stage.rent == rent == 50
        case ("reindeer-why-supplied",):
            return not any(wants.values())
        case ("reindeer-why-none",):
            return not any(one[0] == "little" and isinstance(one[2], str) and one[2] != "D"
                           for one in GAME.moves(state, seat))
    return False


def wanted(state):
    """What cities still want, by their names."""
    return {city.name.replace("_", " "): need - len(packets)
            for city, need, packets in zip(
                CITIES, NETHERLANDS.demands[state.quick], state.delivered, strict=True)}


def near_by(state, point):
    """The cities that want packets and lie one little sleigh away."""
    return {city.name.replace("_", " ") for city in CITIES
            if wanted(state)[city.name.replace("_", " ")]
            and NETHERLANDS.is_within(point, city.at, FIGURES.short)}


@pytest.mark.parametrize(("text", "move", "found"), [
    (at("0:-/300:-", board="netherlands"), "done", ("reindeer-why-poor", 0)),
    (at("100:-/300:-", board="netherlands"), "big 2 from D to 6,32", ("reindeer-why-afford", 10)),
    (at("500:-/300:-", supplied(NETHERLANDS), board="netherlands"), "done",
     ("reindeer-why-supplied",)),
])
def test_a_reason_is_given_where_there_is_one(text, move, found):
    assert find_reason(GAME.read(text), 0, GAME.parse(move)) == found


def test_the_suggestion_is_what_the_expert_plays_and_nothing_is_told_to_be_better():
    budget = Budget(nodes=40)
    followed = Counter[Any]()
    for n, (state, seat, _) in enumerate(played(3, "advice")):
        about = GAME.moves(state, seat)[-1]
        advice = bot.advise(state, seat, Random(n), budget, about)
        assert advice.move == bot.choose(state, seat, Random(n), budget.take_share(bot.THOUGHT),
                                         "expert")
        assert advice.find_worth(about) is not None
        assert len(advice.rated) == 1 or advice.rated[0].worth - advice.rated[1].worth >= 0
        assert all(GAME.refusal(state, seat, one.move) is None for one in advice.rated)
        if then := advice.expected:
            assert GAME.refusal(then.view, then.seat, then.move) is None
            assert then.view != state
            followed[then.seat == seat] += 1
    assert set(followed) == {True, False}


def test_no_two_moves_that_are_told_sound_alike():
    for n, (state, seat, _) in enumerate(played(3, "apart", quick="off")):
        told = [tell_move(state, one.move)
                for one in bot.advise(state, seat, Random(n), Budget(nodes=1), None).rated]
        assert len(set(told)) == len(told)


def test_a_turn_is_worth_what_it_brings():
    """A packet one little sleigh away from a city earns ninety dollars there."""
    spot = next(stacks[0][0] for state, _, _ in played(2, "spot") for stacks in state.stacks
                if stacks and len(near_by(state, stacks[0][0])) == 1)
    x, y = spot
    state = GAME.read(at(f"20:1@{x},{y}/300:-", board="netherlands"))
    advice = bot.advise(state, 0, Random(1), Budget(nodes=20), ("done",))
    assert advice.move[0] == "little"
    assert advice.find_worth(advice.move) - advice.find_worth(("done",)) >= 90


def test_alone_and_out_of_turn_nothing_is_compared():
    alone = GAME.setup(1, make_luck("1", -1), QUICK)
    assert len(bot.advise(alone, 0, Random(1), Budget(nodes=20), ("done",)).rated) == 1
    two = GAME.setup(2, make_luck("1", -1), QUICK)
    assert bot.advise(two, 1 - two.stage.seat, Random(1), Budget(nodes=1), None) is None
