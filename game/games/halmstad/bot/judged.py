"""The value of a hand of Halmstad for the bot, in points still to come.

Each feature of a hand has two weights: its value in time, and its value in cards of the deck, as
far as these are left. They were learned (`learning.py`), at first from a few matches of hand-made
tables.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import accumulate, chain
from math import exp
from typing import NamedTuple

from game.bots.net import load_weights as read
from game.core.cards import Cards
from game.core.contract import Seat
from game.core.paths import ASSETS
from game.games.halmstad.bot.doubt import knows_nisse, shows_nisse
from game.games.halmstad.bot.hand import (
    KIND,
    MOST,
    list_claims,
    list_loads,
    list_small_timber,
    list_supplies,
    timber_in,
)
from game.games.halmstad.rules.state import EVERYBODY, HAND, NISSE, VALUE, State

FILE = ASSETS / "nets" / "halmstad.json"
POINT = 1000  # what one point counts in whole numbers
PACE = 14.0  # cards of the deck in which what there is time for falls to a third
WHOLE = 79  # cards of the deck when the first turn begins
KINDS, NUMBERED = 6, 27  # kinds of cards; timber, ballast and red cards by their numbers
# What is counted, and how many of it have a weight: cards of a kind; empty places, and those that
# are filled yet in this turn; timber in the best claim on a demand that lies there, in the best on
# any demand, and in what can be fed; demands that can be met, and sums that could; sums of loads
# and of supplies; demands that lie there.
COUNTED = {
    "timber": 7, "ballast": 7, "red": 7, "captains": 7, "aces": 7, "nisser": 4, "empty": HAND,
    "fresh": HAND, "there": 4, "anywhere": 4, "feeds": 5, "ways": 3, "sums": 7, "loads": 9,
    "supplies": 9, "demands": 5,
}
# What is true or not: a captain and timber, a captain and a red card, a red card and timber, all
# three; what can be fed, an ace with a nisse in hand; a nisse that is known to lie there, with what
# turns it up or proves it, or one only in the hand; and how many others know of it.
MARKS = ("ships", "owes", "trades", "ready", "feeder", "guile", "knows", "reveals", "proves",
         "hides", "alone", "shared", "open")
SHARED = MARKS.index("alone")
# Last what no hand changes: the turn itself, and half a point that the seat is ahead.
_SIZES = (*COUNTED.values(), len(MARKS), NUMBERED, KINDS, MOST - 1, 1, 1)
_FIRST = tuple(accumulate(_SIZES, initial=0))
MARKED, NUMBERS, TOPS, HIGHEST, ANY, AHEAD, TOTAL = _FIRST[len(COUNTED):]

Weights = tuple[float, ...]  # in time, then in cards of the deck


def lead_over_others(scores: Sequence[float], seat: Seat) -> float:
    """Return how far a seat is ahead of the others on average."""
    return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)


class Known(NamedTuple):
    """A seat's knowledge of the beliefs: whether of a nisse, and how many others share it."""

    nisse: bool
    others: int


UNKNOWN = Known(nisse=False, others=0)
SHOWN = Known(nisse=True, others=2)


def find_known(view: State, seat: Seat) -> Known:
    if not shows_nisse(view):
        return UNKNOWN
    return Known(True, sum(knows_nisse(view, other) for other in EVERYBODY if other != seat))


def count_hand(
    hand: Cards, tops: Cards, draw: bool, beliefs: Known,
) -> tuple[tuple[int, ...], list[int], int]:
    """Return a hand's counts of the features in COUNTED, its MARKS, and the highest demand among
    the top cards of the piles. `draw`: it can still be filled this turn."""
    kinds = [0] * KINDS
    for card in hand:
        kinds[KIND[card]] += 1
    timber, _, red, captains, aces, nisser = kinds
    bits = 0
    for top in tops:
        if KIND[top] == 2:
            bits |= 1 << VALUE[top]
    there = anywhere = ways = 0
    claimed = list_claims(hand) if captains else ()
    for total, load, _ in claimed:
        carried = timber_in(load)
        anywhere = max(anywhere, carried)
        if bits >> total & 1:
            ways += 1
            there = max(there, carried)
    many, fits = (
        sum(one is not None for one in sums) for sums in (list_loads(hand), list_supplies(hand)))
    highest = max(0, bits.bit_length() - 1)
    carried = len(list_small_timber(hand, highest)) if timber else 0
    empty = max(0, HAND - len(hand))
    feeder = captains and aces and timber
    true = (captains and timber, captains and red, red and timber, captains and red and timber,
            feeder, aces and nisser, beliefs.nisse,
            beliefs.nisse and captains and red and carried, beliefs.nisse and feeder,
            nisser and not beliefs.nisse)
    marks = [at for at, one in enumerate(true) if one]
    if beliefs.nisse:
        marks.append(SHARED + beliefs.others)
    return ((*kinds, 0 if draw else empty, empty if draw else 0, there, anywhere,
             carried if captains and aces else 0, ways, len(claimed), many, fits, bits.bit_count()),
            marks, highest)


def list_weights(hand: Cards, tops: Cards, draw: bool, beliefs: Known) -> Iterator[int]:
    """Yield the numbers of the weights that count for a hand, each as often as it counts."""
    counted, marks, highest = count_hand(hand, tops, draw, beliefs)
    for first, most, count in zip(_FIRST, COUNTED.values(), counted, strict=False):
        yield from range(first, first + min(count, most))
    for mark in marks:
        yield MARKED + mark
    for card in hand:
        if KIND[card] < 3:
            yield NUMBERS + _weight_of_card(card)
    for top in tops:
        yield TOPS + KIND[top]
    if highest:
        yield HIGHEST + highest - 2


def _weight_of_card(card: int) -> int:
    return 9 * KIND[card] + VALUE[card] - 2


def left_for(deck: int) -> float:
    """Return how much of a hand's worth there is still time for, by the cards in the deck."""
    return 1 - exp(-deck / PACE)


def share_weights(deck: int) -> tuple[float, float]:
    """Return how much each of two weights counts, by the cards in the deck."""
    return left_for(deck), deck / WHOLE


class Judge:
    """Values of hands by weights, for a number of cards in the deck."""

    def __init__(self, weights: Weights, deck: int) -> None:
        time, cards = share_weights(deck)
        now = [time * weights[at] + cards * weights[TOTAL + at] for at in range(TOTAL)]
        self._tables = []
        for first, most in zip(_FIRST, COUNTED.values(), strict=False):
            table = list(accumulate(now[first : first + most], initial=0.0))
            self._tables.append(table + table[-1:] * NISSE)
        self._marks = now[MARKED:NUMBERS]
        self._cards = [now[NUMBERS + _weight_of_card(card)] if KIND[card] < 3 else 0.0
                       for card in range(NISSE + 1)]
        self._tops = [now[TOPS + KIND[card]] for card in range(NISSE + 1)]
        self._highest = [0.0, 0.0, *now[HIGHEST:ANY]]

    def rate_hand(self, hand: Cards, tops: Cards, draw: bool, beliefs: Known) -> float:
        """Points that a hand may bring after this turn, or with what it draws in it; with these
        cards on top of the piles."""
        counted, marks, highest = count_hand(hand, tops, draw, beliefs)
        total = self._highest[highest]
        for table, count in zip(self._tables, counted, strict=True):
            total += table[count]
        for mark in marks:
            total += self._marks[mark]
        for card in hand:
            total += self._cards[card]
        for top in tops:
            total += self._tops[top]
        return total


@lru_cache(maxsize=256)
def judge(weights: Weights, deck: int) -> Judge:
    return Judge(weights, deck)


@cache
def load_weights_of(level: str = "") -> Weights:
    """Return the weights that the bot plays with; those of a level that learned less, by its name.
    Raises BadNet."""
    return tuple(weight / POINT for weight in read(FILE, 2 * TOTAL, level))


def by_hand(tables: Mapping[str, Sequence[float]], tops: Sequence[float]) -> Weights:
    """Weights in time: what each further one of something adds, the last repeated; and what a card
    of each kind that lies on top is worth to the others."""
    steps = [[*more, *[more[-1]] * most][:most] for name, most in COUNTED.items()
             for more in (tables.get(name, (0.0,)),)]
    weights = [*chain(*steps), *[0.0] * (len(MARKS) + NUMBERED), *(-worth for worth in tops)]
    return (*weights, *[0.0] * (2 * TOTAL - len(weights)))


GIFTS = (.3, 0, .03, .05, .1, 0)  # what cards on top are worth to the others
START = by_hand({
    "timber": (.6, .6, .6, .5, .5, .4, .3), "ballast": (.05, 0, -.05),
    "red": (.15, .15, .05, 0, -.05), "captains": (.45, .15, .05, 0), "aces": (.3, .2, .05, 0),
    "nisser": (.3, .1, 0), "empty": (.2,), "fresh": (.28,), "there": (.2,), "anywhere": (.1,),
    "feeds": (.2,)}, GIFTS)
