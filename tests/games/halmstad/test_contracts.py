"""All contracts of a hand, compared with trying every choice of its cards."""

from __future__ import annotations

from itertools import chain, combinations
from random import Random

import pytest

from game.games.halmstad import rules as halmstad
from game.games.halmstad.rules.contracts import (
    BELIEF,
    CLAIM,
    PROOF,
    REVEAL,
    can_fulfil,
    list_contracts,
)
from game.games.halmstad.rules.state import CARDS, DECK
from tests.games.halmstad.positions import at, of_kind, play

RED, BLACK = "HD", "CS"


def rank(name):
    return int(name[:-1]) if name[:-1].isdigit() else 0


def is_(name, suits):
    return rank(name) > 0 and name[-1] in suits


def choices(cards):
    return chain.from_iterable(combinations(cards, n) for n in range(len(cards) + 1))


def allowed(way, supply, load, demand):
    red, black = sum(map(rank, supply)), sum(map(rank, load))
    if way == "claim":
        return red == demand == black
    if way == "reveal":
        return len(supply) == 1 and black <= demand
    return not supply and (way == "proof" or black <= demand)


def by_hand(hand, piles, way):
    """Every choice of red cards, black cards and a captain, as texts."""
    names = [CARDS[card] for card in hand]
    reds = set(choices([name for name in names if is_(name, RED)]))
    blacks = {load for load in choices([name for name in names if is_(name, BLACK)])
              if any(name[-1] == "C" for name in load)}
    captains = {name for name in names if name[0] in "JQK"}
    return {
        f"{'claim' if way == 'claim' else 'fulfil'} {n}: "
        + " | ".join(" ".join(part) for part in (supply, load, (captain,)) if part)
        for n, pile in enumerate(piles, 1) if is_(CARDS[pile[0]], RED)
        for supply in reds for load in blacks for captain in captains
        if allowed(way, supply, load, rank(CARDS[pile[0]]))}


@pytest.mark.parametrize("way", [CLAIM, REVEAL, BELIEF, PROOF], ids=lambda way: way.name)
def test_all_contracts_are_found_and_no_others(way):
    rng, some = Random(way.name), 0
    for _ in range(400):
        cards = rng.sample(DECK, 14)
        hand, piles = tuple(sorted(cards[:rng.randrange(2, 10)])), tuple((c,) for c in cards[9:])
        listed = [halmstad.say(move) for move in list_contracts(hand, piles, way)]
        wanted = by_hand(hand, piles, way.name)
        assert set(listed) == wanted
        assert len(listed) == len(wanted)
        some += bool(listed)
        if way in (REVEAL, BELIEF):
            assert can_fulfil(hand, piles, way) == bool(wanted)
    assert some > (5 if way is CLAIM else 40)


def test_a_hand_of_fifteen_is_no_trouble():
    text = at("2C2C3C3C4C4C5C5C2S2S3S3S4SQSKS/-/-", "10H/10D/9H/9D/8H", beliefs="*/9C/10C",
              stage="turn 0 - proved AC")
    listed = of_kind(text, "fulfil")
    assert len(listed) == len(set(listed)) == 5 * 2 * (3**4 - 1) * 3**2 * 2


@pytest.mark.parametrize(("hand", "piles", "legal"), [
    ("4C4DQS", "4H/JC/JC/JD/JD", True), ("4C9DQS", "4H/JC/JC/JD/JD", True),
    ("5C9DQS", "4H/JC/JC/JD/JD", False), ("5C9DQS", "4H/5D/JC/JD/JD", True),
    ("4S9DQS", "4H/JC/JC/JD/JD", False), ("4C9DAS", "4H/JC/JC/JD/JD", False),
    ("4C9SQS", "4H/JC/JC/JD/JD", False), ("4C9DQS", "KH/JC/JC/JD/JD", False),
])
def test_9_reveal_is_legal_when_a_fulfil_of_it_would_be(hand, piles, legal):
    for beliefs in ("*/9C/10C", "9D/9C/10C"):
        text = at(f"{hand}/-/-", piles, beliefs)
        assert ("reveal" in play.moves(text)) == legal
        shown = at(f"{hand}/-/-", piles, beliefs, stage="turn 0 - shown")
        assert bool(of_kind(shown, "fulfil")) == legal


@pytest.mark.parametrize(("hand", "piles", "legal"), [
    ("4CASQS", "4H/JC/JC/JD/JD", True), ("5CASQS", "4H/JC/JC/JD/JD", False),
    ("4SASQS", "4H/JC/JC/JD/JD", False), ("4C9DQS", "4H/JC/JC/JD/JD", False),
    ("4C9DAS", "4H/JC/JC/JD/JD", False), ("4CASQS", "AH/JC/JC/JD/JD", False),
])
def test_10_feed_is_legal_with_an_ace_when_a_believed_fulfil_would_be(hand, piles, legal):
    assert bool(of_kind(at(f"{hand}/-/-", piles), "feed")) == legal
