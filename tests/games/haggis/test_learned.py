"""What Haggis' net sees, the rounds that it learns from, and how it plays."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from game.bots.league import NET
from game.bots.search import Budget
from game.core.contract import make_luck
from game.games.haggis import bot
from game.games.haggis import rules as haggis
from game.games.haggis.bot.features import NEVER, SIZE, Features, sight_in, sight_of
from game.games.haggis.bot.hands import card_play
from game.games.haggis.bot.judged import SCALE, load_level, make_question
from game.games.haggis.bot.learning import HABITS, Round, begin_rounds, deal
from game.games.haggis.rules.moves import PASS
from game.games.haggis.rules.points import add_outs, of_tricks
from game.games.haggis.rules.position import Give, Play
from game.tools.ladder.rounds import Deal, play_deal
from tests.games.haggis import positions


class Alongside(Round):
    """A round whose moves are made by the rules too; `seen` has each state with a sight and what
    the round has asked."""

    def __init__(self, state, dealt_, players, chance):
        self.state, self.seen, self.dealt = state, [], dealt_
        super().__init__(dealt_, state.stage.seat, players, chance, curious=0.3, bold=0.5)

    def make_play(self, made):
        seat, state = self.world.turn, self.state
        assert state.stage == Play(seat)
        if made and (bet := self.world.bets[seat]) > 0 and state.bets[seat] is None:
            state = haggis.step(state, seat, ("bet", bet), Random(1))
        sight = sight_in(self.world, seat, self.dealt.haggis)
        if state.bets[seat] is None and not state.outs:
            sight = sight._replace(bet=NEVER)
        self.seen.append((state, seat, sight, made))
        state = haggis.step(state, seat, move_of(state, made), Random(1))
        if isinstance(state.stage, Give):
            winner = state.stage.seat
            state = haggis.step(state, winner, ("give", (winner + 1) % 3), Random(1))
        self.state = state
        super().make_play(made)


def move_of(state, made):
    if made is None:
        return PASS
    cards = tuple(card for card in range(48) if made.mask >> card & 1)
    on = state.trick[-1].reading if state.trick else None
    moves: Iterable[Any] = haggis.moves(state, state.stage.seat)
    return next(move for move in moves if move[:2] == (
        "play", cards) and haggis.refusal(state, state.stage.seat, move) is None
        and card_play(*move[1:]) == made and (on is None or move[2] != on))


def alongside(seats, seed):
    state = haggis.setup(seats, make_luck(seed, -1), {})
    chance = Random(f"alongside/{seed}")
    players = [chance.choice([NET, NET, *HABITS[:6]]) for _ in range(seats)]
    made = Alongside(state, deal(seats, make_luck(seed, -1)), players, chance)
    while made.options:
        made.answer([[chance.random()] * 4 for _ in made.options])
    return made


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(4))
def test_rounds_keep_the_rules_and_count_what_they_count(seats, seed):
    """And the lesson of each decision is what was still to come, without the bets."""
    made = alongside(seats, str(seed))
    assert made.state.round == 2
    assert made.world.count_gains() == list(made.state.scores)
    made.world.bets = [0] * seats
    gains, first = made.world.count_gains(), made.world.outs[0][0]
    for (_, (lead, *firsts)), decision in zip(made.list_lessons(), made.chosen, strict=True):
        left = [gain - had for gain, had in zip(gains, decision.had, strict=True)]
        others = (sum(left) - left[decision.seat]) / (seats - 1)
        assert lead * SCALE == pytest.approx(left[decision.seat] - others)
        assert firsts.index(1) == (first - decision.seat) % seats
        assert 0 < decision.bits < 1 << SIZE


@pytest.mark.parametrize("seats", [2, 3])
def test_a_net_is_asked_about_what_is_seen_and_nothing_else(seats):
    """The rounds that it learns from, a match, and another deal of what is hidden are the same."""
    for seed in range(3):
        for state, seat, sight, _ in alongside(seats, f"seen/{seed}").seen:
            view = haggis.view(state, seat)
            assert sight_of(view, seat) == sight
            assert sight_of(haggis.guess(view, Random(seed)), seat) == sight
            assert sight_of(state, seat) == sight


def test_different_sights_are_different_numbers():
    seen: dict[Any, Any] = {}
    for seed in range(3):
        for _, _, sight, made in alongside(3, f"apart/{seed}").seen:
            features = Features(sight)
            number = features.encode_play(made, sight.bet)
            key = (sight._replace(pot=0, own=0, form=0, rank=0, last=0), made or sight[4:7],
                   sight.own ^ (made.mask if made else 0))
            assert seen.setdefault(number, key) == key
    assert len(seen) > 60


@pytest.mark.parametrize("seats", [2, 3])
def test_what_ends_a_round_is_worth_what_the_rules_count(seats):
    ended = 0
    for seed in range(12):
        made = alongside(seats, f"end/{seed}")
        state, seat, sight, last = made.seen[-1]
        features = Features(sight)
        assert all(Features(s).end(m) is None for _, _, s, m in made.seen[:-1])
        lead, first = features.end(last)
        had = of_tricks(state)
        add_outs(had, state.outs)
        to_come = [gain - taken for gain, taken in zip(made.state.scores, had, strict=True)]
        others = (sum(to_come) - to_come[seat]) / (seats - 1)
        bet = made.world.bets[seat]
        assert lead + features.list_stakes(bet)[first] == pytest.approx(to_come[seat] - others)
        ended += 1
    assert ended == 12


def test_rounds_are_the_same_for_the_same_luck():
    def told_by(seed):
        out = []
        for made in begin_rounds((2, 3), Random(seed), 6):
            while made.options:
                made.answer([[bits % 97 / 97] * 4 for bits in made.options])
            out += made.list_lessons()
        return out
    assert told_by(1) == told_by(1) != told_by(2)


# How it plays


@pytest.mark.parametrize("seats", [2, 3])
def test_the_expert_beats_a_simple_rival(seats):
    leads = [play_deal(Deal("haggis", ("expert", "greedy"), seats, f"few/{i}", None, 1)).points
             for i in range(6)]
    assert sum(leads) / len(leads) > 10


def views(seats, seed):
    for state, seat, _, _ in alongside(seats, seed).seen:
        yield haggis.view(state, seat), seat


@pytest.mark.parametrize("seats", [2, 3])
def test_worths_are_of_every_kind_of_play_and_the_quick_move_is_the_best(seats):
    for view, seat in views(seats, "worths"):
        known = bot.rate_moves(view, seat)
        assert [worth for _, worth in known] == sorted((w for _, w in known), reverse=True)
        moves = {move for move, _ in known}
        assert all(haggis.refusal(view, seat, move) is None for move in moves)
        assert (PASS in moves) == bool(view.trick)
        assert (("bet", 30) in moves) == (view.bets[seat] is None and not view.outs)
        if len(known) > 1 and known[0][1] > known[1][1]:
            assert bot.move_quickly(view, seat, Random(1)) == known[0][0]
        assert bot.rate_moves(view, (seat + 1) % seats) == []


def test_the_worth_of_a_last_play_is_the_points_of_the_round():
    state = haggis.read(positions.at("9r9o/3r10oK2y5g", bets="0/0"))
    play = bot.rate_moves(haggis.view(state, 0), 0)[0][0]
    scores = haggis.step(state, 0, play, Random(1)).scores
    before = state.scores
    assert bot.rate_moves(haggis.view(state, 0), 0)[0][1] == (
        scores[0] - before[0] - scores[1] + before[1])


def test_weaker_levels_choose_among_what_they_think_good():
    """By lot, but nothing that is far behind."""
    various = 0
    for view, seat in views(2, "levels"):
        for level in ("novice", "skilled"):
            question, listed = make_question(view, seat)
            values, bets = question.rate_plays(load_level(level).evaluate(question.options))
            hopes = [value + max(bet, 0) for value, bet in zip(values, bets, strict=True)]
            answers = {bot.choose(view, seat, Random(i), Budget(), level) for i in range(6)}
            for move in answers - {("bet", 15), ("bet", 30)}:
                assert hopes[listed.index(move)] > max(hopes) - bot.SKILLS[level].blind - 1e-9
            various += len(answers) > 1
    assert various > 5


def test_the_quick_move_is_that_of_an_expert_without_time():
    for view, seat in views(3, "quick"):
        assert bot.move_quickly(view, seat, Random(1)) == bot.choose(
            view, seat, Random(2), Budget(nodes=1), "expert")


SPARES = positions.at("8r8o10oJQ/2r2o2g6o6yJQK", trick="-", stage="1:play", bets="30/30",
                      captured="2y3o4y4g5y5g7r7g9o9yK/3y4r5r6r6g7o9g10r10y")


def test_the_expert_keeps_a_wild_card_that_the_net_alone_would_spend():
    view = haggis.view(haggis.read(SPARES), 1)
    assert haggis.say(bot.move_quickly(view, 1, Random(1))) == "play 2r 2o 2g J"
    for chance in range(1, 4):
        answers = {haggis.say(bot.choose(view, 1, Random(chance), Budget(), "expert"))
                   for _ in range(2)}
        assert answers == {"play 2r 2o 2g"}, "the same again with the same luck"
