"""The plays of a hand of Haggis, found fast: cards are masks, plays small tuples.

The plays are those of `classes.list_classes` for a lead; after cards have gone, those remain whose
mask is still held. Deals differ little, so pieces are cached.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from operator import attrgetter
from typing import NamedTuple

from game.core.cards import Cards
from game.games.haggis.bot.classes import list_classes
from game.games.haggis.rules.combos import NUMBERS, RANK, WILDS, Reading, can_fill
from game.games.haggis.rules.plays import SHAPES, Shape, list_bombs
from game.games.haggis.rules.points import POINTS

BOMB = 0  # the form of every bomb; other forms are positive
ONES = sum(1 << card for card in range(NUMBERS) if POINTS[card])
LONG = (2, 3, 4)  # sizes of combinations that are worth keeping together


class Card(NamedTuple):
    """A play: its cards, its form (type, width and length), its rank, how many wilds and how many
    cards it has, their points, and one number that tells it from all others."""

    mask: int
    form: int
    rank: int
    wilds: int
    size: int
    points: int
    key: int


class Held:
    """The plays of a hand: leads with the most natural first, answers of each form with the
    cheapest first, and bombs from low to high."""

    __slots__ = ("answers", "bombs", "leads")

    def __init__(self, plays: list[Card]) -> None:
        apart = _list_combined(plays)
        quiet = [play for play in plays if play.form]
        pity = [sum([(play.mask & cards).bit_count() for size, cards in apart if size > play.size])
                for play in quiet]
        order = sorted([(_rate_lead(p, loss), i) for i, (p, loss)
                        in enumerate(zip(quiet, pity, strict=True))])
        self.bombs = sorted([play for play in plays if not play.form], key=attrgetter("rank"))
        self.leads = [*[quiet[i] for _, i in order], *self.bombs]
        costs = sorted([(p.rank + WILD_COST * p.wilds + PITY * loss, i) for i, (p, loss)
                        in enumerate(zip(quiet, pity, strict=True))])
        self.answers: dict[int, list[Card]] = {}
        for _, i in costs:
            self.answers.setdefault(quiet[i].form, []).append(quiet[i])


LEAD_SIZE, LEAD_RANK, LEAD_WILD, LEAD_PITY = 2.0, 0.7, 4.0, 1.0
WILD_COST, PITY = 20.0, 3.0


def _rate_lead(play: Card, loss: int) -> float:
    return (LEAD_RANK * play.rank + LEAD_WILD * play.wilds + LEAD_PITY * loss
            - LEAD_SIZE * play.size)


def _list_combined(plays: list[Card]) -> list[tuple[int, int]]:
    """Return for each size, the number cards that are in a combination at least that large without
    wilds."""
    by_size = []
    for size in LONG:
        cards = 0
        for play in plays:
            if play.size >= size and not play.wilds and play.form:
                cards |= play.mask
        by_size.append((size, cards))
    return by_size


def mask_of(cards: Cards) -> int:
    return sum([1 << card for card in cards])


def points_of(mask: int) -> int:
    """Return the points of a set of cards."""
    return ((mask & ONES).bit_count() + 2 * (mask >> 45 & 1) + 3 * (mask >> 46 & 1)
            + 5 * (mask >> 47 & 1))


def form_of(reading: Reading) -> int:
    if reading.kind == "bomb":
        return BOMB
    return 16 * reading.width + reading.length + (128 if reading.kind == "run" else 0)


def card_play(cards: Cards, reading: Reading) -> Card:
    mask, form = mask_of(cards), form_of(reading)
    wilds = sum([card >= NUMBERS for card in cards])
    return Card(mask, form, reading.rank, wilds, len(cards), points_of(mask), mask << 8 | form)


def list_held(hand: Cards) -> Held:
    """Return the plays of a sorted hand that shows all its cards."""
    return Held(plays_of(hand))


def plays_of(hand: Cards) -> list[Card]:
    """Return the leads of a hand, one play of each kind: `classes` as masks."""
    mask = mask_of(hand)
    wilds = mask >> NUMBERS
    plays = list(_list_lone_wilds(wilds))
    for row in range(9):
        if some := mask >> 5 * row & 31:
            plays += _list_sets(row, some, wilds)
    tables = _TABLES if mask & BLUE else _NO_BLUE
    for cards, least, at in tables[wilds.bit_count()]:
        have = mask & cards
        if have.bit_count() >= least and (play := _run(at, have, wilds)):
            shape = SHAPES[at]
            if not (shape.spare and mask & shape.aside) or play.size == have.bit_count():
                plays.append(play)
    return [*plays, *_list_bombs(mask & _ODD, wilds)]


_TABLES = [[(s.mask, max(1, s.cells - n), at) for at, s in enumerate(SHAPES)] for n in range(4)]
BLUE = sum(1 << card for card in range(4, NUMBERS, 5))
_NO_BLUE = [[row for row in table if not any(column & BLUE for column in SHAPES[row[2]].columns)]
            for table in _TABLES]
_ODD = sum(31 << 5 * (rank - 2) for rank in (3, 5, 7, 9))


def _cards_of(mask: int) -> Cards:
    return tuple([card for card in range(48) if mask >> card & 1])


@lru_cache(8)
def _list_lone_wilds(wilds: int) -> tuple[Card, ...]:
    return tuple([card_play((w,), Reading("set", 1, 1, RANK[w]))
                  for w in WILDS if wilds >> w - 45 & 1])


@lru_cache(4096)
def _list_sets(row: int, some: int, wilds: int) -> tuple[Card, ...]:
    """Return the sets of one rank, without lone wilds."""
    hand = _cards_of(some << 5 * row | wilds << NUMBERS)
    return tuple([card_play(cards, reading) for cards, reading in list_classes(hand, None)
                  if reading.kind == "set" and cards[0] < NUMBERS])


@lru_cache(1 << 16)
def _run(at: int, have: int, wilds: int) -> Card | None:
    """Return the run of a shape made of some number cards and the lowest wilds that fit, if there
    is one."""
    shape, numbers, jokers = SHAPES[at], _cards_of(have), _cards_of(wilds << NUMBERS)
    missing = shape.cells - len(numbers)
    if not all(have & column for column in shape.columns):
        return None
    if missing == 0:
        full = shape.bottom == RANK[numbers[0]]
        return card_play(numbers, shape.reading) if full else None
    for chosen in combinations(jokers, missing):
        if _is_highest(numbers, chosen, shape):
            return card_play(numbers + chosen, shape.reading)
    return None


def _is_highest(numbers: Cards, wilds: Cards, shape: Shape) -> bool:
    """6: whether the cards make the shape's run, and no higher run of the same kind."""
    _, width, length, top = shape.reading
    tops = range(top, min(RANK[numbers[0]] + length - 1, 13) + 1)
    fit = [each for each in tops if can_fill(numbers, wilds, width, length, each)]
    return fit == [top]


@lru_cache(1 << 16)
def _list_bombs(odd: int, wilds: int) -> tuple[Card, ...]:
    """Return one bomb of each place."""
    return tuple(_bombs_of(_cards_of(odd), _cards_of(wilds << NUMBERS)))


def _bombs_of(numbers: Cards, wilds: Cards) -> Iterator[Card]:
    seen: set[int] = set()
    for cards, reading in list_bombs(numbers, wilds, None):
        if reading.rank not in seen:
            seen.add(reading.rank)
            yield card_play(cards, reading)
