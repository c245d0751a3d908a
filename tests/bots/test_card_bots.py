"""The bots of the card games: every answer is legal, follows from what the bot may see, and is the
same every time; small traps that they avoid."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.bandit import Bandit
from game.bots.net import BadNet, read_header
from game.bots.search import Budget
from game.core.contract import Move, make_luck, pick
from game.games.haggis import bot as haggis_bot
from game.games.haggis import rules as haggis
from game.games.haggis.bot import judged as haggis_judged
from game.games.haggis.bot import rivals as haggis_rivals
from game.games.haggis.bot.classes import list_classes
from game.games.haggis.bot.hands import card_play, form_of, list_held, plays_of
from game.games.haggis.bot.playout import World
from game.games.haggis.bot.playouts import try_plays
from game.games.haggis.rules.moves import PASS
from game.games.haggis.rules.position import Give
from game.games.herrlof import bot as herrlof_bot
from game.games.herrlof import rules as herrlof
from game.games.herrlof.bot import judged
from game.games.herrlof.bot import rivals as herrlof_rivals
from game.games.herrlof.bot.deal import Dealer, list_unfollowed
from game.games.herrlof.bot.instinct import play_instinct
from game.games.herrlof.bot.playout import Table
from game.games.herrlof.rules.points import count_points
from game.games.herrlof.rules.position import HAND, Predict
from tests.games.haggis import positions as haggis_positions
from tests.games.haggis.test_rules import GIVE
from tests.games.herrlof import positions as herrlof_positions
from tests.games.laws import match

BOTS = ((herrlof, herrlof_bot), (haggis, haggis_bot))
SOME = 1500  # nodes: a few dozen playouts
CASES = [(game, bot, seats) for game, bot in BOTS for seats in game.SEATS]
NAMES = [f"{game.NAME}-{seats}" for game, _, seats in CASES]


def positions(game, seats, seed, step):
    """Every `step`-th state of a random match."""
    return [turn.before for i, turn in enumerate(match(game, seats, seed)) if i % step == 0]


@pytest.mark.parametrize(("game", "bot", "seats"), CASES, ids=NAMES)
@pytest.mark.parametrize("level", ["novice", "skilled", "expert"])
def test_answers_are_legal_and_repeatable(game, bot, seats, level):
    for state in positions(game, seats, "legal", 41)[:12]:
        for seat, prompt in game.prompts(state).items():
            view = game.view(state, seat)
            move = bot.choose(view, seat, Random(5), Budget(nodes=SOME), level)
            assert move is None if prompt.optional else game.refusal(state, seat, move) is None
            assert bot.choose(view, seat, Random(5), Budget(nodes=SOME), level) == move


@pytest.mark.parametrize(("game", "bot", "seats"), CASES, ids=NAMES)
def test_a_bot_that_is_not_asked_says_nothing(game, bot, seats):
    for state in positions(game, seats, "silent", 60)[:8]:
        for seat in set(range(seats)) - set(game.prompts(state)):
            view = game.view(state, seat)
            assert bot.choose(view, seat, Random(1), Budget(nodes=SOME), "expert") is None
            assert bot.move_quickly(view, seat, Random(1)) is None


@pytest.mark.parametrize(("game", "bot", "seats"), CASES, ids=NAMES)
def test_quick_moves_are_legal(game, bot, seats):
    for state in positions(game, seats, "quick", 17):
        for seat, prompt in game.prompts(state).items():
            move = bot.move_quickly(game.view(state, seat), seat, Random(2))
            assert (move is None and prompt.optional) or game.refusal(state, seat, move) is None


@pytest.mark.parametrize(("game", "bot", "seats"), CASES, ids=NAMES)
@pytest.mark.parametrize("level", ["novice", "skilled", "expert"])
def test_another_deal_of_what_is_hidden_gets_the_same_answer(game, bot, seats, level):
    for state in positions(game, seats, "leak", 37)[:12]:
        for seat in game.prompts(state):
            view = game.view(state, seat)
            other = game.guess(view, Random("other"))
            answers = {bot.choose(game.view(either, seat), seat, Random(3), Budget(nodes=SOME),
                                  level) for either in (state, other)}
            assert len(answers) == 1


def test_playouts_come_back_to_every_play_that_they_have_looked_at():
    view = haggis.view(haggis.read(haggis_positions.at("3r5o9gJ/4o6yQ", stage="0:play")), 0)
    known = try_plays(view, 0, Random(1), Budget(nodes=20_000)).known
    assert len(known) > 3
    assert min(tried.visits for tried in known) > 1


@pytest.mark.parametrize(("game", "rivals"), [(herrlof, herrlof_rivals), (haggis, haggis_rivals)])
@pytest.mark.parametrize("seats", [2, 3])
def test_rivals_answer_legally(game, rivals, seats):
    for state in positions(game, seats, "rivals", 53):
        for seat, prompt in game.prompts(state).items():
            for name in set(rivals.RIVALS) - {"flat400"}:
                budget = Budget(nodes=SOME)
                move = rivals.RIVALS[name](game.view(state, seat), seat, Random(2), budget)
                assert (move is None and prompt.optional) or (
                    game.refusal(state, seat, move) is None), name


def test_an_unknown_level_is_an_error():
    state = herrlof.setup(2, Random(1), {})
    with pytest.raises(KeyError):
        herrlof_bot.choose(herrlof.view(state, 0), 0, Random(1), Budget(nodes=SOME), "champion")


# Arms


def test_arms_that_are_clearly_behind_drop_out():
    arms = Bandit(3)
    while not arms.settled and arms.worlds < 200:
        arms.add([[1.0, 5.0, 4.9][arm] + arms.worlds % 3 for arm in arms.running])
    assert arms.running == [1]
    assert arms.best == 1


def test_equal_arms_are_all_kept_and_the_first_is_played():
    arms = Bandit(2)
    for _ in range(50):
        arms.add([1.0] * len(arms.running))
    assert arms.running == [0, 1]
    assert arms.best == 0


def test_a_trick_that_a_bomb_has_won_goes_to_the_opponent_with_fewer_points():
    for scores, to in (("95/120/88", 0), ("120/95/88", 1)):
        state = haggis.read(GIVE.replace("95/120/88", scores))
        for level in haggis_bot.LEVELS:
            move = haggis_bot.choose(
                haggis.view(state, 2), 2, Random(1), Budget(nodes=SOME), level)
            assert move == ("give", to)


# Playouts of Haggis keep the rules


def same_way(seats, seed):
    """A round by the rules, with moves out of `classes`, and a World that plays along."""
    chance = Random(f"alongside/{seed}")
    state = haggis.setup(seats, make_luck(seed, -1), {})
    world = World(state, [list_held(hand) for hand in state.hands])
    while state.round == 1 and haggis.prompts(state):
        seat = state.stage.seat
        if isinstance(state.stage, Give):
            move: Move = ("give", (seat + 1) % seats)
        else:
            on = state.trick[-1].reading if state.trick else None
            choices = list_classes(state.hands[seat], on)
            choice = pick([*choices, None] if on else choices, chance)
            move = ("play", *choice) if choice else PASS
            assert world.turn == seat
            assert (world.form, world.rank) == ((form_of(on), on.rank) if on else (-1, 0))
            world.play(card_play(*choice) if choice else None)
        state = haggis.step(state, seat, move, make_luck(seed, 0))
    return world.count_gains(), list(state.scores)


@pytest.mark.parametrize("seats", [2, 3])
def test_plays_found_fast_are_the_classes(seats):
    chance = Random(f"classes/{seats}")
    for _ in range(40):
        for hand in haggis.setup(seats, chance, {}).hands:
            some = tuple(card for card in hand if chance.random() < 0.8) or hand
            slowly = sorted(card_play(*play) for play in list_classes(some, None))
            assert sorted(plays_of(some)) == slowly


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(15))
def test_a_world_counts_a_round_as_the_rules_do(seats, seed):
    by_world, by_rules = same_way(seats, str(seed))
    assert by_world == by_rules


# Small traps


def test_the_last_cards_are_played_at_once():
    text = haggis_positions.at("9r9o/3r10oK2y5g", bets="0/0")
    view = haggis.view(haggis.read(text), 0)
    move = haggis_bot.choose(view, 0, Random(1), Budget(nodes=20_000), "expert")
    assert haggis.say(move) == "play 9r 9o"


def test_nobody_bets_out_of_turn_or_twice():
    state = haggis.setup(3, Random(1), {})
    turn = state.stage.seat
    other = (turn + 1) % 3
    assert haggis_bot.choose(haggis.view(state, other), other, Random(1), Budget(nodes=SOME),
                             "expert") is None
    bet = haggis.step(state, turn, ("bet", 30), Random(1))
    move = haggis_bot.choose(haggis.view(bet, turn), turn, Random(1), Budget(nodes=SOME), "expert")
    assert move[0] == "play"


def test_a_trick_too_many_is_not_stolen():
    for predicted, said in (("3/0", "keep"), ("4/0", "steal 1")):
        text = herrlof_positions.at("-/-", stage="0:trick>0", last="0:1g5b", tricks="3/5",
                                    predictions=predicted)
        view = herrlof.view(herrlof.read(text), 0)
        move = herrlof_bot.choose(view, 0, Random(1), Budget(nodes=500), "expert")
        assert herrlof.say(move) == said


def test_whoever_did_not_follow_is_void():
    text = herrlof_positions.at("4r5r/4b6b/1g2y", trick="0:5g3b", stage="2:play",
                                last="1:9y8r7y", trump="8g")
    assert list_unfollowed(herrlof.read(text)) == {(1, 2), (2, 3)}
    dealer = Dealer(herrlof.view(herrlof.read(text), 2), 2)
    worlds = [dealer.deal(Random(i)) for i in range(20)]
    assert not any(18 <= card < 27 for world in worlds for card in world.hands[1])
    assert all(sorted(card for pile in (*world.hands, world.deck) for card in pile)
               == sorted(card for pile in (*herrlof.read(text).hands, herrlof.read(text).deck)
                         for card in pile) for world in worlds)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(5))
def test_a_table_plays_a_round_as_the_rules_do(seats, seed):
    """With instinct in every seat, and luck only where a six steals; from any point in the
    round."""
    state = herrlof.setup(seats, Random(seed), {})
    while state.round == 1:
        before, seat = state, min(herrlof.prompts(state))
        if not isinstance(state.stage, Predict):
            again = Table(state).play_out(state, Random(seed))
            assert sum(again) <= HAND[seats]
            assert all(n >= 0 for n in again)
        state = herrlof.step(state, seat, play_instinct(state, seat, Random(seed)), Random(seed))
    last = Table(before).play_out(before, Random(seed))
    assert [n for n, _ in map(count_points, [(0, 0)] * seats, last, before.predictions,
                              [seats] * seats)] == [n for n, _ in state.scores]


# Nets


NETS = ((haggis, haggis_bot, haggis_judged), (herrlof, herrlof_bot, judged))


@pytest.mark.parametrize(("game", "bot", "home"), NETS, ids=["haggis", "herrlof"])
def test_the_nets_are_small_and_say_how_they_came_about(game, bot, home):
    assert home.FILE.stat().st_size < 500_000
    made = read_header(home.FILE).made
    own = {f"{level}-{seats}" for level in bot.LEVELS for seats in (2, 3)}
    assert set(bot.LEVELS) <= set(made["levels"]) <= {*bot.LEVELS, *own}
    assert set(read_header(home.FILE).nets) == set(made["levels"])
    rounds_of = [made["levels"][level]["rounds"] for level in bot.LEVELS]
    assert rounds_of == sorted(rounds_of)
    assert {"seed", "commit", "ladder"} <= set(made)


@pytest.mark.parametrize(("game", "bot", "home"), NETS, ids=["haggis", "herrlof"])
def test_a_damaged_file_of_nets_is_named(game, bot, home, tmp_path, monkeypatch):
    file = tmp_path / home.FILE.name
    file.write_bytes(home.FILE.read_bytes()[:-100])
    monkeypatch.setattr(home, "FILE", file)
    state = game.setup(2, Random(1), {})
    seat = next(seat for seat, prompt in game.prompts(state).items() if not prompt.optional)
    with pytest.raises(BadNet, match=rf"{file.name} holds no nets"):
        bot.choose(game.view(state, seat), seat, Random(1), Budget(), "expert")
