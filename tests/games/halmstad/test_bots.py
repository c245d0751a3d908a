"""Halmstad's bots: every answer is legal, follows from what the bot may see, and is the same every
time; bluffs are mixed, and the ladder of matches of three counts correctly."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.search import Budget
from game.games.halmstad import bot
from game.games.halmstad import rules as halmstad
from game.games.halmstad.bot import judged, rivals
from game.games.halmstad.bot.bluff import (
    Stakes,
    chances_to_win,
    estimate_bluff,
    find_edges,
    rate_bluffs,
    rate_challenging,
    rate_feeding,
    rate_wariness,
)
from game.games.halmstad.bot.doubt import odds_in_turn, odds_of_claim
from game.games.halmstad.bot.hand import list_loads, list_small_timber, list_supplies
from game.games.halmstad.bot.plan import make_plan, plan_exchange
from game.games.halmstad.bot.statistics import WAYS, watch_match, write_report
from game.games.halmstad.rules.state import CARD, NISSE, Fed, Look, Turn
from game.tools.ladder.ladder import main
from game.tools.ladder.rounds import list_contenders
from game.tools.ladder.shares import (
    Rotation,
    Share,
    list_verdicts,
    mean_interval,
    play_match,
    play_rotation,
    write_line,
)
from tests.games import laws
from tests.games.halmstad.positions import at, play

NODES = 200
STAKES = Stakes(1.0, 5.0, 1.5)


def answer(text, seat, level="expert", seed=1):
    view = halmstad.view(halmstad.read(text), seat)
    move = bot.choose(view, seat, Random(seed), Budget(nodes=NODES), level)
    return halmstad.say(move)


def share(text, seat, said, level="expert"):
    """How often an answer is given, over a hundred seeds of luck."""
    return sum(answer(text, seat, level, seed) == said for seed in range(100)) / 100


def job(*names, seed="5", **changed):
    return Rotation("halmstad", names, seed, None, NODES)._replace(**changed)


def seen(names, seed, **changed):
    """What was asked and answered in a match: (state, seat, move)."""
    told_, everyone = [], list_contenders("halmstad")
    end = play_match(job(*names, seed=seed, **changed), [everyone[name] for name in names], seed,
                     lambda *asked: told_.append(asked))
    assert halmstad.result(end) is not None
    return told_


def some(step):
    """Every `step`-th state of random matches."""
    return [turn.before for i, turn in enumerate(laws.match(halmstad, 3, "bots")) if i % step == 0]


@pytest.mark.share(2)
@pytest.mark.parametrize("options", [(), (("tide", "false"), ("answer", "0")),
                                     (("race", "true"),), (("renew", "true"), ("fine", "2"))])
def test_whole_matches_of_all_levels_are_legal(options):
    """`match` refuses what the rules refuse."""
    asked = seen(bot.LEVELS, "legal", options=options)
    assert {type(state.stage) for state, _, _ in asked} >= {Turn, Look, Fed}


@pytest.mark.parametrize("level", bot.LEVELS)
def test_answers_in_any_position_are_legal_and_repeatable(level):
    kinds = set()
    for state in some(3):
        for seat, prompt in halmstad.prompts(state).items():
            view = halmstad.view(state, seat)
            moves = {bot.choose(view, seat, Random(5), Budget(nodes=NODES), level)
                     for _ in range(2)}
            assert len(moves) == 1
            assert halmstad.refusal(state, seat, *moves) is None
            kinds.add(prompt.kind)
    assert kinds >= {"bid", "turn", "look"}


def test_quick_moves_are_legal():
    for state in some(2):
        for seat in halmstad.prompts(state):
            move = bot.move_quickly(halmstad.view(state, seat), seat, Random(2))
            assert halmstad.refusal(state, seat, move) is None


def test_a_bot_that_is_not_asked_says_nothing():
    for state in some(20):
        for seat in set(range(3)) - set(halmstad.prompts(state)):
            view = halmstad.view(state, seat)
            assert bot.choose(view, seat, Random(1), Budget(nodes=NODES), "expert") is None
            assert bot.move_quickly(view, seat, Random(1)) is None


@pytest.mark.share(2)
@pytest.mark.parametrize("level", bot.LEVELS)
def test_another_deal_of_what_is_hidden_gets_the_same_answer(level):
    asked = seen((level, "trader", "greedy"), "leak")
    for i, (state, seat, _) in enumerate(asked[::2]):
        view = halmstad.view(state, seat)
        other = halmstad.guess(view, Random(i))
        assert other != state
        answers = {bot.choose(halmstad.view(either, seat), seat, Random(3), Budget(nodes=NODES),
                              level) for either in (state, other)}
        assert len(answers) == 1


@pytest.mark.parametrize("seed", ["0", "1", "2"])
def test_the_novice_never_feeds_without_a_nisse(seed):
    fed = [(state, seat) for state, seat, move in seen(("novice",) * 3, seed)
           if move[0] == "feed"]
    assert all(any(slot.card == NISSE and seat in slot.knowers for slot in state.beliefs if slot)
               for state, seat in fed)


@pytest.mark.parametrize("level", ["novice", "skilled"])
def test_no_lower_level_lays_a_nisse_open_on_a_pile(level):
    swapped = [move for seed in range(4) for _, _, move in seen((level,) * 3, f"n{seed}")
               if move[0] == "swap"]
    assert swapped and all(move[1] != NISSE for move in swapped)


def test_lower_levels_have_learned_less_and_waver_among_what_is_nearly_as_good():
    state = halmstad.read(at("2C3D4S6H7S9DJH/2H/3H", piles="2S/4S/JD/5S/3S", stage="turn 0 dx"))
    chosen = {level: {bot.choose(halmstad.view(state, 0), 0, Random(n), Budget(), level)
                      for n in range(60)} for level in bot.LEVELS}
    assert len(chosen["novice"]) > len(chosen["expert"]) == 1
    weights = {judged.load_weights_of(bot.SKILLS[level].weights) for level in bot.LEVELS}
    assert len(weights) == len(bot.LEVELS)


def test_skilled_and_expert_bluff():
    for level in ("skilled", "expert"):
        fed = [state for seed in range(4) for state, _, move in seen((level,) * 3, f"b{seed}")
               if move[0] == "feed"]
        assert not all(any(slot.card == NISSE for slot in state.beliefs if slot) for state in fed)


def test_an_unknown_level_is_an_error():
    state = halmstad.setup(3, Random(1), {})
    with pytest.raises(KeyError):
        bot.choose(halmstad.view(state, 0), 0, Random(1), Budget(), "champion")


# Feeding and challenging

FED = "turn 0 dsx fed AC:--"


def test_whoever_knows_of_a_nisse_believes_and_whoever_knows_of_none_challenges():
    for level in bot.LEVELS:
        nisse = at("2C7H7SJC/2H/3H", beliefs="*:01/6S:01/4H:01", stage=FED)
        none = at("2C7H7SJC/2H/3H", beliefs="7D:01/6S:01/4H:01", stage=FED)
        assert share(nisse, 1, "believe", level) == 1
        assert share(none, 1, "challenge", level) == 1


def test_a_challenge_is_likelier_the_less_a_nisse_is():
    """Three nisser are out of the game; the last may lie there, or has been won."""
    early = at("2C7H7SJC/2H/3H", beliefs="7D:0~0/6S:01/4H:01", stage=FED)
    late = at("2C7H7SJC/2H/3H", beliefs="7D:0~0/6S:01/4H:01", stage=FED, out="****")
    rates = [rate_challenging(halmstad.view(halmstad.read(text), 1), 1, 0)
             for text in (early, late)]
    assert rates[0] < rates[1]
    assert odds_of_claim(halmstad.view(halmstad.read(late), 1), 1, 0) == 0


def test_a_slot_that_the_claimer_has_not_seen_either_counts_less():
    for knowers, less in (("2", True), ("02", False)):
        view = halmstad.view(halmstad.read(at(
            "2C7H7SJC/2H/3H", beliefs=f"7D:{knowers}/6S:01/4H:01", stage=FED)), 1)
        assert 0 < odds_of_claim(view, 1, 0) <= odds_in_turn(view, 1)
        assert (odds_of_claim(view, 1, 0) < odds_in_turn(view, 1)) == less


def test_a_feeding_that_an_opponent_sees_through_is_not_made():
    text = at("2C7H7SACJC/2H/3H", beliefs="7D:01/6S:01/4H:01", stage="turn 0 dsx")
    assert rate_feeding(halmstad.view(halmstad.read(text), 0), 0, STAKES)[1] == 0
    assert share(text, 0, "feed AC") == 0


def test_a_bluff_is_mixed_by_luck():
    text = at("2C2C3C3CACJC/2H/3H", piles="10H/4D/JD/5S/2S", beliefs="7D:0~0/6S:0/4H:0",
              stage="turn 0 dsx")
    assert 0 < share(text, 0, "feed AC") < 1
    assert share(text, 0, "feed AC", "novice") == 0


def test_a_nisse_that_the_others_do_not_know_is_fed():
    text = at("2C3C4CACJC/2H/3H", beliefs="*:0~0/6S:0/4H:0", stage="turn 0 dsx")
    for level in bot.LEVELS:
        assert answer(text, 0, level) == "feed AC"


def test_caught_feedings_make_opponents_wary():
    calm = halmstad.read(at("2C/2H/3H"))
    caught = halmstad.read(at("2C/2H/3H", out="ACAD"))
    assert rate_wariness(caught) > rate_wariness(calm)


def asked(stage="turn 0 dx fed AC:--", seat=1, **named):
    """What a seat sees that has to answer seat 0's feeding, after an exchange of seat 0."""
    named = {"hands": "2C7H7SJC/2H/3H", "beliefs": "7D:0~0/6S:01/4H:01"} | named
    return halmstad.view(halmstad.read(at(stage=stage, **named)), seat)


def test_a_claimer_with_more_contracts_is_doubted_more_and_the_earlier_the_more():
    views = [asked(won=f"{contracts}:0:-/2:0:-/2:0:-") for contracts in (1, 2, 4)]
    doubts = [estimate_bluff(view, 1, 0) for view in views]
    assert doubts[0] < doubts[1] < doubts[2]
    assert rate_bluffs(views[0]._replace(deck=views[0].deck[:20]), 0) < rate_bluffs(views[0], 0)


def test_contracts_of_others_are_no_reason_to_doubt_a_claimer():
    few, many = (asked(won=f"1:0:-/{n}:0:-/{n}:0:-") for n in (0, 5))
    assert estimate_bluff(few, 1, 0) == estimate_bluff(many, 1, 0)


def test_a_claimer_who_swapped_first_is_doubted_unless_a_contract_came_between():
    at_once, swapped, contract = (estimate_bluff(asked(f"turn 0 {done} fed AC:--"), 1, 0)
                                  for done in ("dx", "dsx", "dsxc"))
    assert at_once == contract < swapped


def test_a_claimer_who_may_have_put_down_a_nisse_that_all_saw_is_doubted_less():
    seen = asked(hands="2C7H7SJC~*/2H/3H")
    assert estimate_bluff(seen, 1, 0) < estimate_bluff(asked(), 1, 0)


def test_a_match_in_which_bluffs_were_caught_makes_for_doubt_and_one_with_proofs_does_not():
    calm, caught = asked(out="9D"), asked(out="AC")
    proved = asked(won="0:0:-/1:0:*AD/0:0:-")
    assert estimate_bluff(caught, 1, 0) > estimate_bluff(calm, 1, 0) > estimate_bluff(proved, 1, 0)


def test_whose_turn_comes_next_gains_more_by_a_right_challenge():
    assert find_edges(asked(), 1, 0)[0] > find_edges(asked(seat=2), 2, 0)[0]


def test_a_challenge_follows_from_what_is_doubted():
    rates = [rate_challenging(asked(won=f"{n}:2:-/0:2:-/0:2:-"), 1, 0) for n in (0, 3, 6)]
    assert rates == sorted(rates)
    assert rates[0] < rates[-1]


def test_another_deal_of_what_is_hidden_is_doubted_the_same():
    fed = [(state, seat) for i in range(3) for state, seat, _ in seen(("expert",) * 3, f"doubt{i}")
           if isinstance(state.stage, Fed)]
    assert fed
    for i, (state, seat) in enumerate(fed):
        view = halmstad.view(state, seat)
        other = halmstad.view(halmstad.guess(view, Random(i)), seat)
        assert estimate_bluff(view, seat, state.stage.seat) == estimate_bluff(
            other, seat, state.stage.seat)


def test_a_bluff_that_the_others_would_doubt_brings_less():
    text = at("2C2C3C3CACJC/2H/3H", piles="10H/4D/JD/5S/2S", beliefs="7D:0~0/6S:0/4H:0",
              won="{}:2:-/0:2:-/0:2:-", stage="turn 0 {}")
    views = [halmstad.view(halmstad.read(text.format(*said)), 0)
             for said in ((0, "dx"), (6, "dx"), (6, "dsx"))]
    few, many, swapped = (rate_feeding(view, 0, STAKES)[0] for view in views)
    assert few > many > swapped


def test_the_expert_swaps_before_it_feeds_whether_or_not_it_knows_of_a_nisse():
    for nisse in ("*", "7D"):
        text = at("2C3C7C9S2HACJC/3H/4H", piles="KS/QS/3D/5D/4C", stage="turn 0 dx",
                  beliefs=f"{nisse}:0~0/6S:0/4H:0")
        assert "feed AC" in play.moves(text)
        assert {answer(text, 0, seed=seed).split()[0] for seed in range(20)} == {"swap"}


def test_a_feeding_does_not_wait_for_a_swap_that_gives_the_ace_away():
    text = at("2C3C4CACJC/3H/4H", piles="10H/KS/QS/5C/6C", stage="turn 0 dx",
              beliefs="*:0~0/6S:0/4H:0")
    assert answer(text, 0) == "feed AC"


def test_a_wrong_challenge_of_the_leader_costs_more():
    ahead = halmstad.read(at("2C/2H/3H", won="3:9:-/0:8:-/0:0:-", stage=FED))
    behind = halmstad.read(at("2C/2H/3H", won="0:0:-/0:8:-/3:9:-", stage=FED))
    assert find_edges(ahead, 1, 0)[1] > find_edges(behind, 1, 0)[1]


def test_chances_add_up_and_sharpen_towards_the_end():
    early, late = chances_to_win([3.0, 2.0, 2.0], 79), chances_to_win([3.0, 2.0, 2.0], 2)
    assert sum(early) == pytest.approx(1)
    assert 1 / 3 < early[0] < late[0]


# Planning


def cards(names):
    return tuple(sorted(CARD[name] for name in names.split()))


def test_loads_hold_as_much_timber_as_can_be():
    best = list_loads(cards("2C 3C 5C 5S 7H"))
    assert best[5] == cards("2C 3C")
    assert best[10] == cards("2C 3C 5C")
    assert best[4] is None
    assert list_loads(cards("4S 6S"))[10] is None


def test_supplies_add_up_exactly():
    found = list_supplies(cards("2H 3D 5C"))
    assert [total for total, red in enumerate(found) if red] == [2, 3, 5]


def test_the_smallest_timber_is_fed():
    assert list_small_timber(cards("2C 3C 9C 2S"), 9) == cards("2C 3C")


def test_a_swap_that_allows_a_claim_is_made():
    text = at("2C3C5HJC9S/2H/3H", piles="KS/QS/JD/5D/2S", stage="turn 0 dsx")
    assert answer(text, 0) == "claim 4: 5H | 2C 3C | JC"
    text = at("2C3C5H5DJC/2H/3H", piles="KS/QS/JD/4S/2S", stage="turn 0 dx")
    assert answer(text, 0).startswith("swap 5")


def test_the_last_card_is_drawn_by_the_leader_and_by_nobody_else():
    for won, said in (("1:5:-/0:1:-/0:1:-", "draw"), ("0:1:-/0:5:-/0:1:-", "pass")):
        text = at("9SKD/2H/3H", won=won, stage="turn 0 sxf", deck="4H5H")
        assert answer(text, 0) == said


def test_the_contract_that_wins_a_race_is_made_at_once():
    text = at("2C2HJC4C6C/8H/3H", piles="KS/QS/JD/2D/2S", clock="30s,tide1,race",
              won="4:4:-/0:0:-/0:0:-", stage="turn 0 dx")
    assert answer(text, 0) == "claim 4: 2H | 2C | JC"


def test_a_visitor_takes_timber_from_under_the_top():
    text = at("7H9SJC/2H/3H", piles="5S4C/8D/JD/5D/2S", stage="turn 1 sxf visit 0:02")
    assert answer(text, 0) == "visit 1.2"


# The ladder


def test_a_rotation_comes_out_the_same_again():
    first, again = play_rotation(job("expert", "greedy")), play_rotation(job("expert", "greedy"))
    assert first.wins == again.wins
    assert all(first.times)


def test_equal_contenders_take_a_third_each():
    assert play_rotation(job("greedy", "greedy")).wins == pytest.approx(1 / 3)


def test_the_expert_is_ahead_of_a_rule_bot():
    shares = [play_rotation(job("expert", "greedy", seed=f"ahead/{i}")).wins for i in range(5)]
    assert sum(shares) / 5 > 0.5


def test_the_interval_is_over_rotations():
    mean, low, high = mean_interval([1.0, 0.0, 1.0, 0.0])
    assert mean == 50
    assert low == pytest.approx(100 - high)
    assert mean_interval([1.0] * 30) == (100, 90, 100)


def test_a_line_tells_the_share_and_its_interval():
    text, (low, high) = write_line(("a", "b"), [Share(1.0, ((), ())), Share(0.5, ((), ()))])
    assert "75.0 %" in text
    assert low < 75 < high


def test_levels_need_the_lower_end_and_probes_the_upper_end():
    lines, failed = list_verdicts("halmstad", {("expert", "greedy"): (49.0, 60.0)})
    assert failed
    assert "NOT MET" in lines[0]
    lines, failed = list_verdicts("halmstad", {("always_bluff", "expert"): (30.0, 40.0)})
    assert not failed
    assert "30.0 to 40.0 % open" in lines[0]
    lines, failed = list_verdicts("halmstad", {("always_bluff", "expert"): (25.0, 32.0)})
    assert not failed
    assert "25.0 to 32.0 % met" in lines[0]
    assert list_verdicts("halmstad", {("always_bluff", "expert"): (33.5, 40.0)})[1]


def test_rivals_and_levels_all_take_part():
    named = {name for bar in (*rivals.BARS, *rivals.CAPS) for name in bar[:2]}
    assert named | {"random"} <= set(list_contenders("halmstad"))


def test_the_ladder_prints_shares_times_and_bars(capsys):
    failed = main(["halmstad", "--pairs", "2", "--nodes", "50", "--only", "greedy,novice,skilled",
                   "--bars", "--cores", "1"])
    printed = capsys.readouterr().out
    assert "skilled - 2 novice" in printed
    assert "greedy" not in printed.split("ms a move")[0]
    assert "median" in printed
    assert failed == ("NOT MET" in printed)


def test_what_a_judge_says_is_the_sum_of_what_is_seen():
    chance = Random(5)
    weights = tuple(chance.uniform(-1, 1) for _ in range(2 * judged.TOTAL))
    marks = set()
    for state in some(2):
        for seat, hand in enumerate(state.hands):
            tops = tuple(pile[0] for pile in state.piles if pile)
            beliefs = judged.find_known(halmstad.view(state, seat), seat)
            draw, deck = bool(seat), len(state.deck)
            seen = list(judged.list_weights(hand, tops, draw, beliefs))
            marks |= set(seen)
            said = sum(share * weights[half * judged.TOTAL + at] for at in seen
                       for half, share in enumerate(judged.share_weights(deck)))
            judge = judged.judge(weights, deck)
            assert judge.rate_hand(hand, tops, draw, beliefs) == pytest.approx(said)
    assert len(marks) > judged.TOTAL / 2


def test_an_exchange_changes_what_is_known_of_a_nisse():
    state = halmstad.read(at("2C2H3H/-/-", beliefs="*:0~0/2S:0/3S:0", stage="turn 0 sx look"))
    p = make_plan(halmstad.view(state, 0), 0, judged.START)
    assert p.known == (True, 0)
    away = plan_exchange(p, p.hand[0], 1)
    assert away.known == (False, 0)
    assert NISSE in away.hand


def test_statistics_count_every_contract_and_every_feeding():
    matches = [watch_match(job("expert", "expert", seed=f"s{i}")) for i in range(3)]
    for one in matches:
        found = one.counted
        assert sum(found[way] for way in WAYS) > 0
        assert found["true"] == found["true believed"] + found["true proved"]
        assert found["bluff"] == found["bluff believed"] + found["bluff caught"]
        assert found["proof"] == found["true proved"]
        assert found["belief"] == found["true believed"] + found["bluff believed"]
        assert sum(one.wins) == pytest.approx(1)
    assert write_report(matches)[0] == "3 matches"


def test_the_ladder_prints_statistics(capsys):
    assert main(["halmstad", "--statistics", "2", "--only", "novice", "--cores", "1",
                 "--option", "tide=false"]) == 0
    printed = capsys.readouterr().out
    assert "novice in every seat tide=false" in printed
    assert "still" in printed
