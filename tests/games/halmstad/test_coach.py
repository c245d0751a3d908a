"""What a learner of Halmstad is told: what moves are worth, and reasons that the rules bear out."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from game.bots.search import Budget
from game.games.halmstad import bot
from game.games.halmstad import rules as halmstad
from game.games.halmstad.bot.coach import find_reason
from game.games.halmstad.rules.contracts import CLAIM, list_contracts
from game.games.halmstad.rules.points import THANKS, count_points
from game.games.halmstad.rules.state import (
    CARD,
    NISSE,
    NUMBERS,
    RED,
    TIMBER,
    VALUE,
)
from game.tables.coach import in_words
from game.tables.style import table_style
from tests.games.halmstad.positions import at
from tests.games.laws import match

MATCHES, MORE = 5, 3
LITTLE = 0.3  # points: less is not told
STATED = {f"halmstad-why-{word}" for word in (
    "again", "bids", "blocks", "bluff", "costs", "demand", "enables", "ends", "fewest",
    "fills", "first", "fits", "fruitless", "hides", "knows", "lacked", "lasts", "lays",
    "likely", "looks", "lower", "makes", "missing", "most", "needless", "only", "pledges",
    "safe", "shown", "spare", "stays", "tide", "timber", "unequal", "waits", "worse", "worst")}
NAMED = {  # functions that give other keys than their names
    "halmstad-why-knows": {"halmstad-why-proves", "halmstad-why-catches"},
    "halmstad-why-looks": {"halmstad-why-looks", "halmstad-why-may"},
    "halmstad-why-unequal": {"halmstad-why-unequal", "halmstad-why-no-supply"},
    "halmstad-why-bids": {"halmstad-why-bid"},
}
ALL = set().union(*(NAMED.get(key, {key}) for key in STATED))
KINDS = {"timber": "C", "ballast": "S", "red": "HD"}


def played(seed):
    """What Experts answer in a match: (state, seat, move)."""
    options = {"renew": "true"} if seed in range(1, MATCHES, 2) else {}
    state, luck = halmstad.setup(3, Random(seed), options), Random(f"luck/{seed}")
    while asked := halmstad.prompts(state):
        seat = min(asked)
        view = halmstad.view(state, seat)
        move = bot.choose(view, seat, luck, Budget(nodes=1), "expert")
        yield state, seat, move
        state = halmstad.step(state, seat, move, luck)


def test_every_reason_is_true():
    """Each is held against the whole state and what the rules make of it, in matches of Experts
    and in matches in which anything is played."""
    given = Counter[Any]()
    turns = [turn for seed in range(MATCHES) for turn in played(seed)]
    turns += [(turn.before, turn.seat, turn.move) for seed in range(MORE)
              for turn in match(halmstad, 3, f"coach/{seed}")]
    for state, seat, move in turns:
        if found := find_reason(halmstad.view(state, seat), seat, move):
            assert bears_out(state, seat, move, found), (found, halmstad.say(move), state)
            given[found[0]] += 1
    assert ALL - given.keys() <= {"halmstad-why-pledges", "halmstad-why-again"}, "these are rare"


def bears_out(state, seat, move, found):
    """Whether a reason is true."""
    after = halmstad.step(state, seat, move, Random(0))
    hand, then = state.hands[seat], after.hands[seat]
    there = [slot.card for slot in state.beliefs if slot]
    legal = halmstad.moves(state, seat)
    same = [one for one in legal if one[0] == move[0]]
    match found:
        case "halmstad-why-ends", (str(how), by):
            scores, winners = halmstad.result(after)[:2]
            best = max(score for other, score in enumerate(scores) if other != seat)
            return by in (0, abs(scores[seat] - best)) and how.endswith("won") == (seat in winners)
        case ("halmstad-why-only",):
            return legal == [move]
        case "halmstad-why-again", most:
            return most == best_contract(after, seat) > 0
        case "halmstad-why-fewest", cards:
            own = timber(move)
            return cards == spent(move) and all(
                timber(one) < own or spent(one) >= cards for one in same if timber(one) <= own)
        case "halmstad-why-most", most:
            return most == timber(move) == max(map(timber, same)) > min(map(timber, same))
        case "halmstad-why-makes", gained:
            return gained == count_points(after.won[seat]) - count_points(state.won[seat])
        case (("halmstad-why-shown" | "halmstad-why-safe" | "halmstad-why-proves"
               | "halmstad-why-stays"),):
            return NISSE in there
        case ("halmstad-why-catches",):
            return NISSE not in there
        case ("halmstad-why-bluff",):
            return all(any(slot and other not in slot.knowers for slot in state.beliefs)
                       for other in range(3) if other != seat)
        case "halmstad-why-costs", share, more:
            return 0 < share <= 50 and more == THANKS and move[0] == "believe"
        case "halmstad-why-likely", share:
            knows = all(slot is None or seat in slot.knowers for slot in state.beliefs)
            speaks = share <= 50 if move == ("challenge",) else share >= 50
            return 0 <= share <= 100 and not knows and speaks
        case "halmstad-why-fills", many:
            return many == len(then) - len(hand) and not halmstad.result(after)
        case "halmstad-why-looks", new:
            return new == sum(slot is not None and seat not in slot.knowers
                              for slot in state.beliefs) and hand == then
        case ("halmstad-why-may",):
            return any(one[0] == "exchange" for one in halmstad.moves(after, seat))
        case ("halmstad-why-lays",):
            laid = {slot.card for slot in after.beliefs if slot}
            return NISSE in laid and NISSE not in there and all(
                slot.card != NISSE for slot in halmstad.view(after, (seat + 1) % 3).beliefs if slot)
        case ("halmstad-why-worse",):
            return all(best_contract(done, seat) <= best_contract(after, seat)
                       and count(done.hands[seat], "timber") <= count(hand, "timber")
                       for done in (halmstad.step(state, seat, one, Random(0))
                                    for one in legal if one[0] == "exchange"))
        case "halmstad-why-enables", most:
            before = state._replace(stage=after.stage)
            return most == best_contract(after, seat) > best_contract(before, seat)
        case ("halmstad-why-waits" | "halmstad-why-unequal" | "halmstad-why-no-supply"), *_:
            return waiting(hand, state.piles, found)
        case "halmstad-why-missing", kind:
            return count(hand, kind) == 0
        case "halmstad-why-bid", called:
            return called == RANKS.get(halmstad.say(move).split()[1][:-1] or "*", "number")
        case ("halmstad-why-pledges",):
            return VALUE[move[1]] == max(VALUE[card] for card in hand if card in TIMBER)
    return bears_out_cards(state, seat, move, found)


def bears_out_cards(state, seat, move, found):
    """Whether a reason is true that speaks of the cards that come to a hand and leave it."""
    after = halmstad.step(state, seat, move, Random(0))
    hand, then = state.hands[seat], after.hands[seat]
    match found:
        case "halmstad-why-lacked", kind:
            return count(hand, kind) == 0 < count(then, kind)
        case "halmstad-why-timber", many:
            return many == count(then, "timber") > count(hand, "timber")
        case "halmstad-why-fits", most:
            return most == fitting(then) > fitting(hand)
        case "halmstad-why-first", kind:
            return count(hand, kind) == 0 < count(then, kind)
        case ("halmstad-why-demand",):
            return len(red(after)) > len(red(state))
        case "halmstad-why-spare", kind:
            left = list(hand)
            left.remove(move[1])
            return count((move[1],), kind) == 1 and count(
                left if move[0] == "renew" else then, kind) > 0
        case "halmstad-why-lower", number:
            came = [card for card in set(then) if then.count(card) > hand.count(card)]
            same = next(kind for kind in KINDS if count((move[1],), kind))
            return number == VALUE[came[0]] < VALUE[move[1]] and count(came, same) == len(came) == 1
        case ("halmstad-why-hides",):
            before, since = (one.beliefs[move[2] - 1].knowers for one in (state, after))
            return set(before) - {seat} != set() and set(since) == {seat}
        case "halmstad-why-lasts", (str(how), by):
            ended = halmstad.step(state, seat, ("draw",), Random(0))
            scores, winners = halmstad.result(ended)[:2]
            behind = abs(scores[seat] - max(one for n, one in enumerate(scores) if n != seat))
            return by in (0, behind) and how.endswith("won") == (seat in winners)
        case "halmstad-why-blocks", number:
            return number in {VALUE[card] for card in then if card in RED} and (
                len(red(after)) < len(red(state)))
        case ("halmstad-why-fruitless",):
            swapped = [halmstad.step(state, seat, one, Random(0))
                       for one in halmstad.moves(state, seat) if one[0] == "swap"]
            lacks = [kind for kind in ("captain", "timber") if not count(hand, kind)]
            return swapped and all(best_contract(one, seat) <= best_contract(state, seat)
                                   and not any(count(one.hands[seat], kind) for kind in lacks)
                                   for one in swapped)
        case "halmstad-why-tide", quay:
            return len(after.piles[quay - 1]) == len(state.piles[quay - 1]) + 1 or (
                halmstad.result(after) is not None)
        case ("halmstad-why-worst",):
            left = list(hand)
            left.remove(move[1])
            return move[0] == "renew" and fitting(left) == fitting(hand)
        case ("halmstad-why-needless",):
            left = list(hand)
            left.remove(move[1])
            return count((move[1],), "ballast") == 1 and fitting(left) == fitting(hand)
    return False


def waiting(hand, piles, found):
    """Whether no contract can be made, and what would help, or that no demand would."""
    best = {VALUE[red]: max(
        (timber(one) for one in list_contracts(hand, ((red,),), CLAIM)), default=0)
            for red in RED}
    if found[0] == "halmstad-why-waits":
        _, total, most = found
        return most == best[total] > 0 and not list_contracts(hand, piles, CLAIM)
    has_red = count(hand, "red") > 0
    return not any(best.values()) and has_red == (found[0] == "halmstad-why-unequal")


RANKS = {"*": "nisse", "K": "K", "Q": "Q", "J": "J", "A": "A"}


def count(cards, kind):
    """How many of some cards are of a kind, by their names."""
    names = [name for name, card in CARD.items() for held in cards if held == card]
    if kind in KINDS:
        return sum(name[-1] in KINDS[kind] and CARD[name] in NUMBERS for name in names)
    ranks = {"captain": "JQK", "ace": "A", "nisse": "*"}[kind]
    return sum(name[0] in ranks for name in names)


def timber(move):
    return sum(card in TIMBER for card in move[3])


def spent(move):
    return len(move[2]) + len(move[3]) + 1


def red(state):
    return [pile[0] for pile in state.piles if pile and count(pile[:1], "red")]


def best_contract(state, seat):
    """The most timber in a contract without a nisse that the rules list."""
    return max((timber(move) for move in halmstad.moves(state, seat) if move[0] == "claim"),
               default=0)


def fitting(hand):
    """The most timber in a contract if any demand lay on a pile."""
    held = halmstad.read(at())._replace(hands=(hand, (), ()))
    return max(best_contract(held._replace(piles=((CARD[f"{n}H"],),)), 0) for n in range(2, 11))


def advised(text, seat, about=None, seed=1):
    view = halmstad.view(halmstad.read(text), seat)
    return bot.advise(view, seat, Random(seed), Budget(nodes=1), about)


def test_the_suggestion_is_what_the_expert_plays_and_what_is_asked_about_is_weighed():
    weighed = Counter[Any]()
    for state, seat, _ in played("advice"):
        view, legal = halmstad.view(state, seat), halmstad.moves(state, seat)
        about = legal[-1]
        advice = bot.advise(view, seat, Random(5), Budget(nodes=1), about)
        assert advice.move == bot.choose(view, seat, Random(5), Budget(nodes=1), "expert")
        assert {one.move for one in advice.rated} <= set(legal)
        if len(advice.rated) > 1:
            assert advice.find_worth(about) is not None
            assert advice.rated[0].worth - advice.rated[1].worth >= -LITTLE
            weighed[about[0]] += 1
    assert {"swap", "exchange"} <= set(weighed)


def test_no_suggestion_stands_beside_one_that_changes_nothing_or_has_the_same_words():
    beside = Counter[Any]()
    for state, seat, _ in played("beside"):
        view = halmstad.view(state, seat)
        advice = bot.advise(view, seat, Random(5), Budget(nodes=1), None)
        for one in advice.rated[1:]:
            match one.move:
                case ("swap", card, int(pile)): assert view.piles[pile - 1][0] != card
                case ("exchange", card, int(n)): assert view.beliefs[n - 1].card != card
        _, *told = sentences(in_words(table_style("halmstad"), view, seat, advice, thought=True))
        others = [says[-1] for says in told if says[0] in {"coach-level", "coach-better"}]
        beside.update(others != [] for _ in others)
        assert table_style("halmstad").words.spoken(view, advice.move) not in others
    assert beside[True] > 40


def sentences(says):
    """What is said one after the other."""
    return [says[1], *sentences(says[2])] if says[0] == "coach-more" else [says]


def test_what_is_known_to_be_no_nisse_is_not_turned_up_instead():
    text = at("2C7H7SACJC/2H/3H", beliefs="7D:0/6S:0/4H:0", stage="turn 0 dsx")
    assert ("reveal",) not in [one.move for one in advised(text, 0).rated]


def test_a_card_that_is_taken_to_be_passed_on_is_told_with_where_it_goes():
    """What is expected after a swap or an exchange is what the Expert then plays, and its view has
    the card."""
    followed = Counter[Any]()
    for state, seat, move in played("followed"):
        advice = bot.advise(halmstad.view(state, seat), seat, Random(5), Budget(nodes=1), None)
        if then := advice.expected:
            after = halmstad.step(state, seat, advice.move, Random(0))
            assert then.seat == seat
            assert then.view == halmstad.view(after, seat)
            assert halmstad.refusal(after, seat, then.move) is None
            assert then.move == bot.choose(then.view, seat, Random(0), Budget(nodes=1), "expert")
            followed[move[0], then.move[0]] += 1
    assert {("exchange", "swap"), ("swap", "claim")} <= set(followed)


def test_a_draw_that_would_end_the_match_behind_is_why_one_passes():
    text = at("2S3S4S6SQHQD/2H/3H", won="0:0:-/0:3:-/0:0:-", piles="2S/5S/JD/5S/3S",
              beliefs="9D:0/9C:0/10C:0", deck="8C", stage="turn 0 sxc")
    assert find_reason(halmstad.view(halmstad.read(text), 0), 0, ("pass",)) == (
        "halmstad-why-lasts", ("halmstad-ended-lost", 3))


def test_who_is_not_asked_is_told_nothing():
    assert advised(at("2C7H7SJC/2H/3H"), 1) is None


def test_a_look_costs_nothing_and_stands_alone_unless_another_move_is_asked_about():
    text = at("2C3D4S6H7S9DJH/2H/3H", piles="2S/4S/JD/5S/3S")
    assert [one.move for one in advised(text, 0).rated] == [("examine",)]
    advice = advised(text, 0, ("pass",))
    assert [one.move for one in advice.rated] == [("examine",), ("pass",)]
    assert advice.rated[0].worth - advice.rated[1].worth >= 0


def test_a_step_that_ends_the_match_is_told_with_how_it_ends():
    text = at("2S3S4S6S7SQHQD/2H/3H", won="0:0:-/0:3:-/0:0:-", piles="2S/5S/JD/5S/3S",
              beliefs="9D:0/9C:0/10C:0", deck="8C", stage="turn 0 sx")
    assert find_reason(halmstad.view(halmstad.read(text), 0), 0, ("pass",)) == (
        "halmstad-why-ends", ("halmstad-ended-lost", 3))


@pytest.mark.parametrize(("beliefs", "best"), [("*:01/6S:01/4H:01", ("believe",)),
                                               ("7D:01/6S:01/4H:01", ("challenge",))])
def test_who_knows_the_beliefs_is_told_what_a_wrong_answer_costs(beliefs, best):
    advice = advised(at("2C7H7SJC/2H/3H", beliefs=beliefs, stage="turn 0 dsx fed AC:--"), 1)
    assert advice.move == best
    assert advice.rated[0].worth - advice.rated[1].worth > 0.9


def test_another_deal_of_what_is_hidden_gets_the_same_advice():
    for n, (state, seat, _) in enumerate(list(played("leak"))[::4]):
        view = halmstad.view(state, seat)
        other = halmstad.view(halmstad.guess(view, Random(n)), seat)
        one, two = (bot.advise(seen, seat, Random(3), Budget(nodes=1), None)
                    for seen in (view, other))
        assert one == two


def test_a_hint_to_pass_has_another_reason_as_the_deck_gets_smaller():
    """Several things may be true of a turn in which nothing can be done, time and again."""
    text = at("2C3C9SJSQD7S10S/2H/3H", piles="2S/5S/JD/5S/3S", stage="turn 0 x",
              beliefs="9D:0/9C:0/10C:0")
    state = halmstad.read(text)
    said = {find_reason(halmstad.view(state._replace(deck=state.deck[:n]), 0), 0, ("pass",))
            for n in range(20, 26)}
    assert len(said) > 1


def test_who_knows_all_the_beliefs_looks_only_to_exchange_one():
    looks = Counter[Any]()
    for state, seat, move in (turn for seed in range(MATCHES) for turn in played(seed)):
        known = all(slot is None or seat in slot.knowers for slot in state.beliefs)
        if known and ("examine",) in halmstad.moves(state, seat):
            looks[move == ("examine",)] += 1
            if move == ("examine",):
                after = halmstad.view(halmstad.step(state, seat, move, Random(0)), seat)
                then = bot.choose(after, seat, Random(0), Budget(nodes=1), "expert")
                assert then != ("leave",)
    assert looks[True] and looks[False]


def test_who_has_no_captain_takes_one_that_lies_on_a_quay():
    text = at("2C3C4C2H3H9S10S/2H/3H", piles="KD/9D/KS/QC/KH", stage="turn 0 dx",
              beliefs="9D:0/9C:0/10C:0")
    move = advised(text, 0).move
    assert move[0] == "swap" and move[2] in (1, 3, 4, 5)
