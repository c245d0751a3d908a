"""Hamnár's bot: the fast positions agree with the rules, the endgame table agrees with both, and
the levels answer as players would."""

from __future__ import annotations

import zlib
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.bots.search import Budget, Enough
from game.games.hamnar import bot
from game.games.hamnar import rules as hamnar
from game.games.hamnar.bot.endgame import Endgame, load_endgame
from game.games.hamnar.bot.position import list_lines, make_position, perft, play
from game.games.hamnar.bot.rivals import list_endgame_mistakes
from game.games.hamnar.bot.search import LIKELY, SURE, Hunt
from game.games.hamnar.rules.position import ORBS, PAWN, QUIET_LIMIT
from tests.games.laws import match, states

# After the orbs are placed, with the pawn active: sequences of 1, 2, ... moves.
COUNTS = {
    "bbbbb/5/5/5/wwwww wbwbwb pawn 0": (5, 70, 896, 13226, 190634),
    "bbbbb/5/5/5/wwwww bwwbbw pawn 0": (5, 64, 896, 13568, 192196),
}
DEEP = ("bbbbb/5/5/5/wwwww bwbwbw pawn 0", {5: 190_634, 6: 1_906_340, 7: 8_094_428})
SEEDS = st.integers(0, 2**32).map(str)
START = "bbbbb/5/5/5/wwwww bwwbbw pawn 0"


def counted(state, depth):
    """Sequences of moves, counted by the rules alone."""
    if not depth:
        return 1
    seat = hamnar.find_mover(state)
    return sum(counted(hamnar.step(state, seat, move, None), depth - 1)
               for move in hamnar.moves(state, seat)) if seat is not None else 0


def divided(text, depth):
    """For each move, sequences counted by the rules and by the fast position."""
    state = hamnar.read(text)
    seat, at = hamnar.find_mover(state), make_position(state)
    by_rules = {hamnar.say(move): counted(hamnar.step(state, seat, move, None), depth - 1)
                for move in hamnar.moves(state, seat)}
    fast = {hamnar.say(line[3]): perft(play(at, line), depth - 1) for line in list_lines(at)}
    return {move: (by_rules.get(move), fast.get(move)) for move in by_rules | fast}


@pytest.mark.parametrize("text", COUNTS)
def test_both_count_as_the_rulings_do(text):
    for depth, count in enumerate(COUNTS[text], 1):
        found = perft(make_position(hamnar.read(text)), depth)
        assert found == count, f"depth {depth}: {divided(text, depth)}"
    assert counted(hamnar.read(text), 4) == COUNTS[text][3]


def test_the_rules_count_depth_5_like_the_fast_position():
    by_move = divided("bbbbb/5/5/5/wwwww wbwbwb pawn 0", 5)
    assert all(by_rules == fast for by_rules, fast in by_move.values()), by_move


@pytest.mark.long
def test_deeper_counts_hold():
    text, counts = DEEP
    for depth, count in counts.items():
        assert perft(make_position(hamnar.read(text)), depth) == count
    assert counted(hamnar.read(text), 6) == counts[6]


def test_counting_ends_where_the_match_does():
    assert perft(make_position(hamnar.read("4b/5/2w2/5/5 bbwwwb horse1 100")), 1) == 0
    assert perft(make_position(hamnar.read("4b/5/2w2/5/5 bbwwwb horse1 99")), 1) == 8
    assert perft(make_position(hamnar.read("4b/5/2w2/5/5 bbwwwb horse1 99")), 2) == 0
    assert perft(make_position(hamnar.read("w4/5/5/5/4b bwwwbb pawn 0")), 1) == 0


@settings(max_examples=20)
@given(SEEDS)
def test_fast_positions_agree_with_the_rules_ply_by_ply(seed):
    for turn in match(hamnar, 2, seed):
        if turn.before.active == ORBS:
            continue
        at = make_position(turn.before)
        assert at.orbs >> at.active & 1 == turn.seat
        by_move = {line[3]: line for line in list_lines(at)}
        assert set(by_move) == set(hamnar.moves(turn.before, turn.seat))
        after = play(at, by_move[turn.move])
        assert after == make_position(turn.after)
        ended = hamnar.result(turn.after)
        assert (not list_lines(after)) == (ended is not None)
        if ended:
            drawn = after.quiet >= QUIET_LIMIT and len(ended.winners) == 2
            assert drawn or ended.winners == (1 - (after.orbs >> after.active & 1),)


def test_a_position_needs_all_orbs():
    with pytest.raises(ValueError, match="not placed"):
        make_position(hamnar.read("bbbbb/5/5/5/wwwww w..b.. orbs 0"))


# The endgame table


def random_small(chance):
    """A state with up to four pieces, the pawn about to be activated, and nobody stuck."""
    while True:
        board = [0, 0]
        for square in chance.sample(range(25), chance.randint(1, 4)):
            board[chance.randrange(2)] |= 1 << square
        orbs = tuple(chance.sample([0, 0, 0, 1, 1, 1], 6))
        state = hamnar.State((board[0], board[1]), orbs, PAWN, 0)
        if hamnar.find_mover(state) is not None:
            return state


def distance(state, seat):
    """For a seat, the plies to the end and its sign, by the rules down to the next pawn
    activation."""
    turn = hamnar.find_mover(state)
    if turn is None:
        return (0, -1 if state.orbs[state.active] == seat else 1)
    if turn != seat:
        plies, sign = distance(state, turn)
        return plies, -sign
    if state.active == PAWN:
        at = make_position(state)
        found = load_endgame().find_distance(
            state.sides[seat], state.sides[1 - seat], seat, at.orbs)
        return abs(found), (found > 0) - (found < 0)
    return best(state, seat)


def best(state, seat):
    after = [distance(hamnar.step(state, seat, move, None), seat)
             for move in hamnar.moves(state, seat)]
    plies, sign = max(after, key=lambda option: option[1] * (1000 - option[0]))
    return plies + 1, sign


@pytest.mark.share(3)
@pytest.mark.parametrize("seed", range(15))
def test_every_entry_follows_from_the_entries_one_round_on(seed):
    state = random_small(Random(seed))
    seat = hamnar.find_mover(state)
    plies, sign = best(state, seat)
    assert distance(state, seat)[1] == sign
    if sign:
        assert distance(state, seat)[0] == plies


def test_mirrored_and_turned_boards_have_the_same_entry():
    def entry(text):
        white, black, orbs, *_ = make_position(hamnar.read(text))
        own, enemy = (black, white) if orbs >> PAWN & 1 else (white, black)
        return load_endgame().find_distance(own, enemy, orbs >> PAWN & 1, orbs)

    found = entry("4b/5/2w2/1w3/4b bwwwbb pawn 0")
    assert found
    assert entry("b4/5/2w2/3w1/b4 bwwwbb pawn 0") == found
    assert entry("4w/1b3/2b2/5/4w wbbbww pawn 0") == found
    assert entry("w4/3b1/2b2/5/w4 wbbbww pawn 0") == found


def test_no_slip_with_few_pieces():
    assert list_endgame_mistakes(100, "tests") == []


def test_a_won_endgame_is_won_within_the_quiet_limit():
    table, chance, played = load_endgame(), Random("won"), 0
    while played < 5:
        state = random_small(chance)
        seat = winner = hamnar.find_mover(state)
        at = make_position(state)
        if table.find_distance(state.sides[seat], state.sides[1 - seat], seat, at.orbs) < 12:
            continue
        played += 1
        while (seat := hamnar.find_mover(state)) is not None:
            move = bot.choose(state, seat, chance, Budget(nodes=1000), "expert")
            state = hamnar.step(state, seat, move, chance)
        assert hamnar.result(state).winners == (winner,)


def test_the_bot_does_without_a_missing_or_broken_table(tmp_path, caplog):
    broken = tmp_path / "broken.zlib"
    broken.write_bytes(b"no table")
    short = tmp_path / "short.zlib"
    short.write_bytes(zlib.compress(b"\0" * 10))
    assert load_endgame(tmp_path / "missing") is None
    assert load_endgame(broken) is None
    assert load_endgame(short) is None
    assert len(caplog.records) == 3
    with pytest.raises(ValueError, match="entries"):
        Endgame(b"")
    at = make_position(hamnar.read("4b/5/2w2/1w3/4b bwwwbb pawn 0"))
    assert Hunt(Budget(nodes=2000), None).find_best(at, Random(1), 100).move in [
        line[3] for line in list_lines(at)]


# Play


@pytest.mark.parametrize("level", bot.LEVELS)
def test_every_level_answers_legal_moves_and_none_when_not_asked(level):
    for i, state in enumerate(states(hamnar, 2, "levels")):
        for seat in (0, 1):
            move = bot.choose(state, seat, Random(i), Budget(nodes=300), level)
            if hamnar.find_mover(state) == seat:
                assert hamnar.refusal(state, seat, move) is None
                assert hamnar.refusal(state, seat, bot.move_quickly(state, seat, Random(i))) is None
            else:
                assert move is None
                assert bot.move_quickly(state, seat, Random(i)) is None


@pytest.mark.parametrize("level", bot.LEVELS)
def test_an_answer_depends_on_nothing_but_its_question(level):
    """Whatever was asked before."""
    asked = hamnar.read(START)
    first = [bot.choose(asked, 0, Random(i), Budget(nodes=3000), level) for i in range(4)]
    bot.choose(hamnar.read("bbbbb/5/5/5/wwwww wbwbwb pawn 0"), 1, Random(1), Budget(nodes=3000),
               level)
    assert [bot.choose(asked, 0, Random(i), Budget(nodes=3000), level) for i in range(4)] == first


def test_the_search_sees_what_plain_minimax_sees():
    def value(at, seat, depth):
        turn = at.orbs >> at.active & 1
        if turn != seat:
            return -value(at, turn, depth)
        if not list_lines(at) or not depth:
            return Hunt(Budget(), None).value_after(at, turn, 0, -40_000, 40_000)
        return max(value(play(at, line), seat, depth - 1) for line in list_lines(at))

    for text in (START, "1b1b1/2w2/1b1w1/5/w3w bwbwbw horse1 3", "4b/1w3/5/b4/2w2 wbwbwb sun 9"):
        at = make_position(hamnar.read(text))
        seat = at.orbs >> at.active & 1
        for depth in (1, 2, 3):
            plain = max(value(play(at, line), seat, depth - 1) for line in list_lines(at))
            found = Hunt(Budget(), None).find_best(at, Random(1), depth).value
            assert found == plain or abs(plain) > LIKELY  # plain does not count the way to an end


def test_how_soon_a_match_is_won_does_not_depend_on_where_the_search_began():
    counted = 0
    for seed in range(200):
        before = make_position(random_small(Random(seed)))
        for at in (play(before, line) for line in list_lines(before)[:4]):
            if list_lines(at) and abs(
                    sure := Hunt(Budget(), None).find_best(at, Random(1), 4).value) > SURE:
                hunt = Hunt(Budget(), None)
                hunt.find_best(before, Random(1), 5)
                assert hunt.find_best(at, Random(1), 4).value == sure
                counted += 1
    assert counted > 50


def test_expert_takes_four_and_wins_what_can_be_won():
    state = hamnar.read("b4/b4/b4/b4/w3w bbwbww elephant 3")
    assert bot.choose(state, 0, Random(1), Budget(nodes=5000), "expert") == hamnar.parse("a1-a5")


def test_the_last_orb_is_placed_on_the_last_icon():
    state = hamnar.read("bbbbb/5/5/5/wwwww wbwbb. orbs 0")
    assert bot.choose(state, 0, Random(1), Budget(), "expert") == hamnar.parse("@elephant")


# The budget


def test_a_budget_of_nodes_ends_at_that_node():
    budget = Budget(nodes=700)
    assert budget.check_nodes(0) == 512
    assert budget.check_nodes(512) == 700
    with pytest.raises(Enough):
        budget.check_nodes(700)


def test_a_budget_of_seconds_ends_by_its_clock():
    now = 0.0
    budget = Budget(2.0, clock=lambda: now)
    budget.check_nodes(1)
    now = 2.0
    assert budget.measure_time() == 2.0
    with pytest.raises(Enough):
        budget.check_nodes(2)


def test_a_newer_question_ends_a_thought():
    overtaken = False
    budget = Budget(stop=lambda: overtaken)
    budget.check_nodes(1)
    overtaken = True
    with pytest.raises(Enough):
        budget.check_nodes(2)
