"""Haggis' plays: every combination that a hand holds.

Runs are found by their shapes: the cells of number cards as a mask, bit 5 * (rank - 2) + suit.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from game.core.cards import Card, Cards
from game.games.haggis.rules.combos import (
    HIGHEST,
    NUMBERS,
    RANK,
    UNSEEN,
    WILD_BOMBS,
    WILDS,
    Reading,
    bomb_place,
    can_beat,
    can_fill,
)

PlayOf = tuple[Cards, Reading]


class Shape(NamedTuple):
    """A run's columns of real suits, and whether there is one more column of wilds alone.

    `mask` are its number cards, `aside` the cards of the same ranks in other suits, `bottom` and
    `top` its ranks.
    """

    mask: int
    aside: int
    columns: tuple[int, ...]
    spare: bool
    cells: int
    bottom: int
    top: int
    reading: Reading


def _list_shapes() -> Iterator[Shape]:
    for width in range(1, 7):
        for spare in (False, True):
            for suits in combinations(range(5), width - spare):
                if suits:
                    yield from _list_lengths(suits, width, spare=spare)


def _list_lengths(suits: tuple[int, ...], width: int, *, spare: bool) -> Iterator[Shape]:
    for length in range(3 if width == 1 else 2, 13):
        for top in range(length + 1, HIGHEST + 1):
            bottom = top - length + 1
            ranks = range(bottom, min(top, 10) + 1)
            columns = tuple(sum(1 << 5 * (rank - 2) + suit for rank in ranks) for suit in suits)
            mask = sum(columns)
            if mask and width * length - mask.bit_count() <= len(WILDS):
                aside = sum(31 << 5 * (rank - 2) for rank in ranks) & ~mask
                yield Shape(mask, aside, columns, spare, width * length, bottom, top,
                            Reading("run", width, length, top))


SHAPES = tuple(_list_shapes())
BY_SIZE: dict[tuple[int, int], list[Shape]] = {}
for _shape in SHAPES:
    BY_SIZE.setdefault(_shape.reading[1:3], []).append(_shape)
_SETS = [[Reading("set", 1, size, rank) for rank in range(HIGHEST + 1)] for size in range(9)]
_BOMBS = [Reading("bomb", 0, 0, place) for place in range(7)]


def list_plays(hand: Cards, on: Reading | None) -> list[PlayOf]:
    """6, 7: every choice of cards of a sorted hand and every reading that may be played now."""
    numbers, wilds = _part_wilds(hand)
    possible: list[PlayOf] = []
    if on is None or on.kind == "set":
        possible += _list_sets(numbers, wilds, on)
    if on is None or on.kind == "run":
        for have, shape in _fill_shapes(numbers, wilds, on):
            possible += _list_runs(have, wilds, shape)
    possible += list_bombs(numbers, wilds, on)
    return possible


def _part_wilds(hand: Cards) -> tuple[Cards, Cards]:
    """Return number cards and wilds; cards that a view does not show are neither."""
    numbers = tuple([card for card in hand if card < NUMBERS])
    return numbers, tuple([card for card in hand[len(numbers) :] if card != UNSEEN])


def _by_rank(numbers: Cards, above: int) -> Iterator[tuple[int, list[Card]]]:
    ranks: dict[int, list[Card]] = {}
    for card in numbers:
        ranks.setdefault(RANK[card], []).append(card)
    return ((rank, cards) for rank, cards in ranks.items() if rank > above)


def _lone_wilds(wilds: Cards, on: Reading | None) -> list[PlayOf]:
    """3: a lone wild is a single of its own rank."""
    if on and on.length != 1:
        return []
    return [((wild,), _SETS[1][RANK[wild]]) for wild in wilds if not on or RANK[wild] > on.rank]


def _list_sets(numbers: Cards, wilds: Cards, on: Reading | None) -> list[PlayOf]:
    """3: cards of one rank and any wilds."""
    sets = _lone_wilds(wilds, on)
    size, low = (on.length, on.rank) if on else (0, 0)
    choices = [c for n in range(len(wilds) + 1) for c in combinations(wilds, n)]
    for rank, cards in _by_rank(numbers, low):
        for n in range(1, len(cards) + 1):
            for chosen in combinations(cards, n):
                sets += [(chosen + joined, _SETS[n + len(joined)][rank]) for joined in choices
                         if not size or n + len(joined) == size]
    return sets


def _fill_shapes(numbers: Cards, wilds: Cards, on: Reading | None) -> Iterator[tuple[Cards, Shape]]:
    """4: the shapes that a hand can fill, and its number cards in them: at least one in every
    column."""
    mask = sum([1 << card for card in numbers])
    spare = len(wilds)
    low = on.rank if on else 0
    for shape in BY_SIZE.get((on.width, on.length), []) if on else SHAPES:
        have = mask & shape.mask
        if not have or shape.cells - have.bit_count() > spare or shape.top <= low:
            continue
        if all(have & column for column in shape.columns):
            yield tuple([card for card in numbers if have >> card & 1]), shape


def _list_runs(have: Cards, wilds: Cards, shape: Shape) -> list[PlayOf]:
    """4: a shape's runs, with naturals replaced by wilds or not, as long as every column shows
    one."""
    runs: list[PlayOf] = []
    most = min(len(have), shape.cells)
    for naturals in range(max(1, shape.cells - len(wilds)), most + 1):
        joined = list(combinations(wilds, shape.cells - naturals))
        for left in combinations(have, naturals):
            if naturals == most or _shows_columns(left, shape):
                runs += [run for jokers in joined if (run := run_of(left, jokers, shape))]
    return runs


def _shows_columns(cards: Cards, shape: Shape) -> bool:
    mask = sum([1 << card for card in cards])
    return all(mask & column for column in shape.columns)


def run_of(numbers: Cards, wilds: Cards, shape: Shape) -> PlayOf | None:
    """6: the run of these cards, if it has no higher one of its width and length."""
    _, width, length, top = shape.reading
    if top > 10 and not can_fill(numbers, wilds, width, length, top):
        return None
    if shape.bottom < RANK[numbers[0]] and top < HIGHEST:
        for higher in range(top + 1, min(RANK[numbers[0]] + length - 1, HIGHEST) + 1):
            if can_fill(numbers, wilds, width, length, higher):
                return None
    return numbers + wilds, shape.reading


def list_bombs(numbers: Cards, wilds: Cards, on: Reading | None) -> Iterator[tuple[Cards, Reading]]:
    """8: the bombs of a hand that may be played on a reading."""
    for n in range(2, len(wilds) + 1):
        for jokers in combinations(wilds, n):
            reading = _BOMBS[WILD_BOMBS[jokers]]
            if can_beat(reading, on):
                yield jokers, reading
    odd = [[card for card in numbers if RANK[card] == rank] for rank in (3, 5, 7, 9)]
    for three in odd[0]:
        for five in odd[1]:
            for seven in odd[2]:
                for nine in odd[3]:
                    cards = (three, five, seven, nine)
                    if place := bomb_place(cards):
                        reading = _BOMBS[place]
                        if can_beat(reading, on):
                            yield cards, reading
