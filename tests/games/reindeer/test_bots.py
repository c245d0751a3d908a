"""The bot of Reindeer Rivals and its rivals: legal, repeatable, over land, and not wasteful."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.search import Budget
from game.core.contract import make_luck
from game.games.reindeer import bot
from game.games.reindeer.bot.coach import DONE
from game.games.reindeer.bot.country import FAR, HUB, Country, load_country
from game.games.reindeer.bot.field import Field
from game.games.reindeer.bot.lengths import describe_games, list_solitaire, play_match
from game.games.reindeer.bot.race import SLEIGHS, Race
from game.games.reindeer.bot.rivals import RIVALS
from game.games.reindeer.rules.atlas import Town
from game.tools.ladder.ladder import main
from tests.games.reindeer.positions import (
    FIGURES,
    GAME,
    NETHERLANDS,
    USA,
    at,
    island,
    square,
    supplied,
)

QUICK = {"map": "netherlands", "quick": "on"}


def level(name, nodes=40):
    return lambda view, seat, chance, _: bot.choose(view, seat, chance, Budget(nodes=nodes), name)


def match(players, options=QUICK, seed="1"):
    """The last state of a match in which every answer was legal."""
    state = GAME.setup(len(players), make_luck(seed, -1), options)
    chance = [Random(f"{seed}/{seat}") for seat in range(len(players))]
    for ply in range(4000):
        if not GAME.prompts(state):
            return state
        seat = state.stage.seat
        move = players[seat](state, seat, chance[seat], None)
        assert GAME.refusal(state, seat, move) is None, (GAME.write(state), move)
        assert GAME.parse(GAME.say(move)) == move
        state = GAME.step(state, seat, move, make_luck(seed, ply))
    raise AssertionError("no end")


@pytest.mark.share(3)
@pytest.mark.parametrize("name", bot.LEVELS)
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_every_level_plays_whole_matches_that_end_full(name, seats):
    assert match([level(name)] * seats).stage.reason == "full"


def test_the_usa_is_supplied_too():
    end = match([level("skilled"), level("novice")], {"map": "usa"})
    assert end.stage.reason == "full"
    assert all(money > 300 for money in end.money)


@pytest.mark.parametrize("name", RIVALS)
def test_the_rivals_play_whole_matches(name):
    match([RIVALS[name], level("skilled")])


def test_quick_moves_are_legal_and_nobody_answers_out_of_turn():
    state = GAME.setup(2, make_luck("1", -1), QUICK)
    seat = state.stage.seat
    assert GAME.refusal(state, seat, bot.move_quickly(state, seat, Random(1))) is None
    assert bot.move_quickly(state, 1 - seat, Random(1)) is None
    assert bot.choose(state, 1 - seat, Random(1), Budget(nodes=1), "expert") is None
    with pytest.raises(KeyError):
        bot.choose(state, seat, Random(1), Budget(nodes=1), "master")


def test_an_answer_follows_from_view_luck_and_nodes_whatever_was_asked_before():
    def answers():
        state, found = GAME.setup(2, make_luck("7", -1), QUICK), []
        for ply in range(12):
            seat = state.stage.seat
            found.append(bot.choose(state, seat, Random(ply), Budget(nodes=200), "expert"))
            state = GAME.step(state, seat, found[-1], make_luck("7", ply))
        return found
    first = answers()
    match([level("expert"), level("expert")], seed="8")
    assert answers() == first


def test_equal_turns_are_chosen_between_by_luck():
    state = GAME.read(at("300:-/300:-", board="usa", turn="0:0"))
    assert len({level("skilled")(state, 0, Random(i), None) for i in range(30)}) > 1


def test_alone_the_best_level_comes_near_the_bound():
    end = match([level("expert", 500)])
    assert end.money[0] - 300 >= 0.96 * NETHERLANDS.figures.bound_quick


@pytest.mark.parametrize("text", [
    at("50:-/300:-", supplied(USA, {"Miami": 1})),
    at("200:1@41,-9/90:-", supplied(USA, {"Boston": 1})),
    at("200:-", supplied(USA, {"Miami": 1})),
])
def test_the_last_packet_finds_its_way(text):
    state = GAME.read(text)
    for ply in range(60):
        if not GAME.prompts(state):
            break
        seat = state.stage.seat
        state = GAME.step(state, seat, level("skilled")(state, seat, Random(ply), None),
                          make_luck("1", ply))
    assert state.stage.reason == "full"
    assert sum(state.money) >= GAME.read(text).money[0]


# over land


def bay():
    """D in the west, Ham in the east, and a bay between them that is open to the north."""
    water = [(4.5, -40), (11.5, -40), (11.5, 8.5), (4.5, 8.5)]
    figures = FIGURES._replace(long=80, short=50, radius=10)
    return island(Town("Ham", 3, (15, 0)), land=[square(30.5), water], figures=figures)


def by_hand(atlas, start, goal, side):
    """The fewest flights from point to point until the goal is within reach."""
    front, seen, flights = {start}, {start}, 1
    while not any(atlas.is_within(point, goal, side) for point in front):
        front = {q for q in atlas.open.list_points() if q not in seen
                 and any(atlas.is_within(q, p, side) for p in front)}
        seen |= front
        flights += 1
    return flights


def test_legs_go_round_the_water():
    atlas = bay()
    land = Country(atlas)
    legs = by_hand(atlas, (0, 0), (15, 0), 50)
    assert legs > 3  # as far as the straight line is
    assert land.count_legs((0, 0), 0) == FAR  # more than what a stack is worth
    assert land.count_legs((0, 0), 0, FAR - 1) == legs
    for point in ((3, -10), (8, -12), (13, -5), (-5, 5)):
        assert land.count_legs(point, 0, FAR - 1) == min(by_hand(atlas, point, (15, 0), 50), FAR)


def test_every_step_of_a_long_way_is_legal_and_brings_the_city_nearer():
    atlas = bay()
    land, place = Country(atlas), (0, 0)
    for left in range(land.count_legs(place, 0, FAR - 1) - 1, 0, -1):
        after = land.step(place, 0)
        assert atlas.is_within(place, after, 50) and atlas.open.has_point(after)
        assert land.count_legs(after, 0, FAR - 1) == left
        place = after


def test_miami_is_four_legs_away_and_no_flight_to_it_crosses_more_than_there_is():
    land = load_country("usa")
    assert land.least[land.atlas.index["Miami"]] == 4
    assert all(hops + legs >= 4 for spot, hops in zip(land.spots, land.hops, strict=True)
               for legs, city in spot.gives if city == land.atlas.index["Miami"])


def test_a_field_finds_the_places_in_reach():
    field, atlas = Field(NETHERLANDS), NETHERLANDS
    around = set(field.list_points(field.bits_near(field.bit_of((5, 5)), 15)))
    assert around == {p for p in atlas.open.list_points() if atlas.is_within(p, (5, 5), 15)}
    assert field.bits_of(around) == field.bits_near(field.bit_of((5, 5)), 15)


# the race, against the rules


@pytest.mark.parametrize("seed", range(4))
def test_a_race_counts_like_the_rules(seed):
    """Every turn of a race, played move by move by the rules, leaves the same money and packets."""
    state = GAME.setup(1, make_luck("1", -1), QUICK)
    chance = Random(seed)
    for _ in range(25):
        race = Race(load_country("netherlands"), state)
        turn = race.find_best(0, bot.MANNERS["novice"], chance)
        race.play(0, turn)
        while GAME.prompts(state):
            now = Race(load_country("netherlands"), state)
            full = now.find_deliveries(0, SLEIGHS - now.rent // 10) if now.rent else turn
            move = bot.first_move(now, full)
            state = GAME.step(state, 0, move, Random(0))
            if move == DONE:
                break
        if not GAME.prompts(state):
            break
        after = Race(load_country("netherlands"), state)
        assert (after.needs, sum(after.money)) == (race.needs, sum(race.money))
        assert sorted(after.stacks[0].values()) == sorted(race.stacks[0].values())


def test_rivals_next_to_a_city_are_counted_on():
    spot = max(range(1, 50), key=lambda i: len(load_country("netherlands").spots[i].gives))
    x, y = load_country("netherlands").spots[spot].point
    race = Race(load_country("netherlands"), GAME.read(at(
        f"300:-/300:3@{x},{y}", board="netherlands", turn="0:0")))
    assert sum(race.needs) - sum(race.needs_left(0, 1.0)) == 3
    assert race.needs_left(0, 0.0) == race.needs
    assert HUB not in race.stacks[1]


# the ladder


def test_the_ladder_plays_a_board_of_choice(capsys):
    failed = main(["reindeer", "--pairs", "2", "--nodes", "1", "--only", "hauler,skilled",
                   "--option", "map=netherlands", "--option", "quick=on"])
    printed = capsys.readouterr().out
    assert "skilled - hauler" in printed and "median" in printed
    assert failed == ("NOT MET" in printed)


def test_lengths_tell_rounds_money_and_ends():
    games = [play_match(2, QUICK, seed, nodes=1) for seed in ("1", "2")]
    first, second = describe_games("netherlands", 2, games)
    assert f"rounds {(games[0].rounds + games[1].rounds) / 2:.1f}" in first
    assert "full" in second and games[0].last[-1] in second


@pytest.mark.parametrize("board", [
    "netherlands", pytest.param("usa", marks=pytest.mark.long)])
def test_solitaire_is_held_against_the_bound(board):
    lines = list(list_solitaire("1", None, 1, (board,)))
    assert [line.split(":")[0] for line in lines] == [board, f"{board}+quick"]
    for line in lines:
        profit, bound = (int(line.split(word)[1].split(",")[0]) for word in ("profit", ", bound"))
        assert profit <= bound and f"{100 * profit / bound:.1f} %" in line
