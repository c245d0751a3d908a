"""Haggis' combinations: readings by hand and by brute force, what beats what, every play."""

from __future__ import annotations

from itertools import combinations, permutations
from random import Random

import pytest

from game.games.haggis import rules as haggis
from game.games.haggis.bot.classes import list_classes
from game.games.haggis.rules.combos import (
    CARDS,
    RANK,
    WILDS,
    Reading,
    can_beat,
    list_readings,
    ranks_in_reading,
)
from game.games.haggis.rules.plays import list_plays
from game.games.haggis.rules.position import Combination
from tests.games.haggis.positions import at, play, read_as

SUITS = 5


@pytest.mark.parametrize(("cards", "found"), [
    ("5r J Q K", ["1x4 to 8", "2x2 to 6", "4 of 5"]),
    ("9r J K", ["1x3 to J", "3 of 9"]), ("10r J", ["2 of 10"]),
    ("10r 10o J K", ["2x2 to J", "4 of 10"]), ("10r 10o J Q", ["2x2 to J", "4 of 10"]),
    ("J Q", ["bomb 2"]), ("J K", ["bomb 3"]), ("Q K", ["bomb 4"]), ("J Q K", ["bomb 5"]),
    ("3r 5o 7y 9g", ["bomb 1"]), ("3b 5o 7r 9g", ["bomb 1"]), ("3r 5r 7r 9r", ["bomb 6"]),
    ("3r 5r 7o 9o", []), ("3r 5o 7y 9y", []), ("3r 5o 7y J", []), ("3r 5r 7r J", []),
    ("7r", ["1 of 7"]), ("J", ["1 of J"]), ("K", ["1 of K"]),
    ("7r 7y", ["2 of 7"]), ("7r 8r", []), ("7r 8r 9r", ["1x3 to 9"]), ("7r 8r 9o", []),
    ("7r 7y 8r 8y", ["2x2 to 8"]), ("7r 7y 8r 8g", []), ("7r 7y 8r 8g J", []),
    ("7r 7y 8r 8g J Q", ["3x2 to 8"]), ("7r 8o J Q", ["2x2 to 8"]),
    ("9r 10r J", ["1x3 to J"]), ("9r 10r K", ["1x3 to J"]), ("8r 10r K", ["1x3 to 10"]),
    ("10r J Q", ["1x3 to Q", "3 of 10"]), ("10r Q K", ["1x3 to Q", "3 of 10"]),
    ("10r J K", ["1x3 to Q", "3 of 10"]), ("2r J Q", ["1x3 to 4", "3 of 2"]),
    ("9r J Q", ["1x3 to J", "3 of 9"]), ("10r J Q K", ["1x4 to K", "2x2 to J", "4 of 10"]),
    ("9r Q K", ["1x3 to J", "3 of 9"]), ("7r 8r J Q K", ["1x5 to J"]),
    ("2r 2o 2y 2g 2b J Q K", ["8 of 2"]),
    ("2r 2o 2y 2g 2b 3r J Q", []), ("2r 2o 2y 2g 2b 3r 3o 3y 3g J", ["5x2 to 3"]),
    ("2r 2o 2y 2g 3r 3o 3y 3g J Q", ["5x2 to 3"]),
    ("2r 2o 2y 2g 2b 3r 3o 3y 3g 3b J Q", ["6x2 to 3"]),
    ("2r 2o 2y 2g 3r 3o 3y 3g J Q K", []),
    ("2r 3r 4r 5r 6r 7r 8r 9r 10r J Q K", ["1x12 to K"]),
    ("9r 9o 9y 10r 10o 10y J Q K", ["3x3 to J"]), ("7r 7o J Q K", ["5 of 7"]),
    ("8r 9r 10r J Q K", ["1x6 to K", "2x3 to 10"]),
    ("8r 9r 10r 8o J Q", ["2x3 to 10"]), ("5r 6r J Q", ["1x4 to 8", "2x2 to 6"]),
    ("5r 5o J Q", ["2x2 to 6", "4 of 5"]), ("5r 5r", []), ("J J", []),
])
def test_3_4_5_6_what_cards_can_be_read_as(cards, found):
    assert read_as(cards) == found


def test_3_sets_have_one_to_eight_cards():
    sets = [r for _, r in list_plays(tuple(sorted((*range(5), *range(20, 25), *WILDS))), None)
            if r.kind == "set"]
    assert {r.length for r in sets} == set(range(1, 9))


# Brute force: every wild put on every rank it may stand for


def meanings(cards):
    """Every reading of some cards, found by trial, and written from the rulings alone."""
    numbers = [card for card in cards if card < 45]
    wilds = [card for card in cards if card >= 45]
    if len(cards) == 1:
        return {Reading("set", 1, 1, RANK[cards[0]])}
    if not numbers:
        place = {("J", "Q"): 2, ("J", "K"): 3, ("Q", "K"): 4, ("J", "Q", "K"): 5}
        return {Reading("bomb", 0, 0, place[tuple(CARDS[card] for card in cards)])}
    if [RANK[card] for card in cards] == [3, 5, 7, 9] and len({c % 5 for c in cards}) in {1, 4}:
        return {Reading("bomb", 0, 0, 1 if len({c % 5 for c in cards}) == 4 else 6)}
    found = {}
    if len({RANK[card] for card in numbers}) == 1:
        found["set"] = Reading("set", 1, len(cards), RANK[numbers[0]])
    for width in range(1, len(cards) + 1):
        length = len(cards) // width
        if width * length != len(cards) or length < (3 if width == 1 else 2):
            continue
        for top in range(length + 1, 14):
            if laid(numbers, wilds, width, range(top - length + 1, top + 1)):
                found[width, length] = Reading("run", width, length, top)
    return set(found.values())


def laid(numbers, wilds, width, ranks):
    """Whether number cards lie in these ranks, in at most `width` columns, and the wilds can fill
    up the rest."""
    if len({card % SUITS for card in numbers}) > width:
        return False
    if any(RANK[card] not in ranks for card in numbers):
        return False
    open_cells = [rank for rank in ranks
                  for _ in range(width - sum(RANK[card] == rank for card in numbers))]
    return any(all(RANK[wild] >= rank for wild, rank in zip(order, open_cells, strict=True))
               for order in permutations(wilds))


def hand(chance):
    """Up to ten cards of few ranks and suits, so that there is something to find."""
    low, span = chance.randint(2, 8), chance.randint(1, 9)
    suits = chance.sample(range(5), chance.randint(1, 5))
    numbers = [5 * (rank - 2) + suit for rank in range(low, min(low + span, 10) + 1)
               for suit in suits]
    wilds = chance.sample(WILDS, chance.randint(0, 3))
    taken = chance.sample(numbers, min(len(numbers), chance.randint(1, 10 - len(wilds))))
    return tuple(sorted((*taken, *wilds)))


def everything(cards):
    return {(some, reading) for n in range(1, len(cards) + 1) for some in combinations(cards, n)
            for reading in meanings(some)}


@pytest.mark.parametrize("seed", range(40))
def test_plays_are_what_brute_force_over_all_subsets_finds(seed):
    chance = Random(f"brute/{seed}")
    cards = hand(chance)
    listed, found = list_plays(cards, None), everything(cards)
    assert len(set(listed)) == len(listed)
    assert set(listed) == found
    onto = {reading for _, reading in everything(hand(chance))} | {r for _, r in found}
    for on in sorted(onto):
        following = list_plays(cards, on)
        assert len(set(following)) == len(following)
        assert set(following) == {p for p in found if beats_by_hand(p[1], on)}


def beats_by_hand(new, old):
    if new.kind == "bomb" and old.kind != "bomb":
        return True
    return (new.kind, new.width, new.length) == (old.kind, old.width, old.length) and (
        new.rank > old.rank)


@pytest.mark.parametrize("seed", range(30))
def test_classes_are_few_of_the_plays_and_miss_no_size_and_rank(seed):
    cards = hand(Random(f"brute/{seed}"))
    for on in (None, *sorted({reading for _, reading in list_plays(cards, None)})):
        lean, full = list_classes(cards, on), list_plays(cards, on)
        assert len(set(lean)) == len(lean)
        assert set(lean) <= set(full)
        assert {reading for _, reading in lean} == {reading for _, reading in full}


@pytest.mark.parametrize("seed", range(10))
def test_moves_are_exactly_what_is_not_refused(seed):
    chance = Random(f"refuse/{seed}")
    while True:
        cards = hand(chance)
        if len(cards) < 9 and all(card % 5 < 4 for card in cards if card < 45):
            break
    onto = [None, *sorted(r for _, r in everything(cards))]
    text = at("".join(CARDS[card] for card in cards) + "/-")
    state = haggis.read(text)
    for on in chance.sample(onto, min(4, len(onto))):
        lying = (Combination(1, (), on),) if on else ()
        asked = state._replace(trick=lying)
        listed = set(haggis.moves(asked, 0))
        for n in range(1, len(cards) + 1):
            for some in combinations(cards, n):
                for reading in {
                        *list_readings(some), Reading("run", 1, 3, 4), Reading("set", 1, 1, 5),
                    None}:
                    move = ("play", some, reading)
                    assert (haggis.refusal(asked, 0, move) is None) == (move in listed)


# 7, 8: beating


@pytest.mark.parametrize(("lying", "better", "not_better"), [
    ("5r", ["6r", "10o", "J", "K"], ["5o", "4r"]), ("10r", ["J", "Q", "K"], ["9r"]),
    ("J", ["Q", "K"], ["10r"]), ("K", [], ["J", "Q"]),
    ("5r 5o", ["6r 6o", "10r J"], ["5y 5g", "4r J", "6r"]),
    ("5r 6r 7r", ["6o 7o 8o", "9r 10r J"], ["5o 6o 7o", "4r 5r J"]),
    ("9r 9o 10r 10o", ["10y 10g J Q"], ["8r 8o 9y 9g"]),
    ("3r 5o 7y 9g", ["J Q", "3o 5o 7o 9o"], ["3o 5r 7g 9y", "10r"]),
])
def test_7_8_what_beats_what(lying, better, not_better):
    def found(cards):
        return list_readings(tuple(sorted(map(CARDS.index, cards.split()))))

    on = found(lying)[-1]
    assert all(any(can_beat(reading, on) for reading in found(cards)) for cards in better)
    assert not any(can_beat(reading, on) for cards in not_better for reading in found(cards))


def test_7_a_set_is_beaten_only_by_a_set_of_as_many_cards():
    text = at("6r6o6y2g/2r", trick="1:5r5o", stage="0:play")
    assert play.moves(text) == ["pass", "play 6o 6y", "play 6r 6o", "play 6r 6y"]
    assert play.why(text, "0 play 6r 6o 6y") == ("haggis-other-size", 2)
    assert play.why(text, "0 play 2g") == ("haggis-other-size", 2)


def test_7_a_run_of_another_shape_does_not_beat():
    text = at("5g6g7g8gK/2r", trick="1:5r6r7r", stage="0:play")
    assert play.why(text, "0 play 5g 6g 7g 8g") == ("haggis-other-shape", 1, 3)
    assert play.why(text, "0 play 5g 6g 7g") == ("haggis-too-low",)
    assert play.why(text, "0 play K") == ("haggis-other-kind", ("haggis-kind", "run"))
    assert "play 6g 7g 8g" in play.moves(text)
    assert "play 6g 7g K" in play.moves(text)


def test_8_bombs_from_low_to_high():
    order = ["3r 5o 7y 9g", "J Q", "J K", "Q K", "J Q K", "3r 5r 7r 9r"]
    ranks = [list_readings(tuple(sorted(map(CARDS.index, cards.split()))))[0].rank
             for cards in order]
    assert ranks == [1, 2, 3, 4, 5, 6]


def test_8_after_a_bomb_only_a_higher_bomb():
    text = at("3r5r7r9rJQK/2r", trick="1:JK", stage="0:play", bets="0/0")
    assert play.moves(text) == ["pass", "play 3r 5r 7r 9r", "play J Q K", "play Q K"]
    assert play.why(text, "0 play J Q") == ("haggis-higher-bomb",)
    assert play.why(text, "0 play K") == ("haggis-bombs-only",)
    assert play.why(text, "0 play J K") == ("haggis-higher-bomb",)


@pytest.mark.parametrize(("cards", "kind", "taken"), [
    ("4r 4g Q", "set", (4, 4, 4)),
    ("Q", "set", (12,)),
    ("Q K", "bomb", (12, 13)),
    ("9r 9o J Q", "run", (9, 9, 10, 10)),
    ("3r 5r J", "run", (3, 5, 4)),
    ("8r 9r Q K", "run", (8, 9, 10, 11)),
    ("10r J K", "run", (10, 11, 12)),
])
def test_5_what_a_wild_stands_for(cards, kind, taken):
    hand = tuple(map(CARDS.index, cards.split()))
    reading = next(one for one in list_readings(hand) if one.kind == kind)
    assert ranks_in_reading(hand, reading) == taken


def test_5_a_wild_stands_for_nothing_above_itself():
    rng = Random(5)
    for _ in range(2000):
        hand = tuple(sorted(rng.sample(range(len(CARDS) - 1), rng.randint(1, 9))))
        for reading in list_readings(hand):
            taken = ranks_in_reading(hand, reading)
            assert all(rank <= RANK[card] for rank, card in zip(taken, hand, strict=True))
            assert all(rank == RANK[card] for rank, card in zip(taken, hand, strict=True)
                       if card not in WILDS)
