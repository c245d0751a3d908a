"""Haggis' combinations: what cards can be read as, what beats what, and every play of a hand.

A card is 5 * (rank - 2) + suit (suits r o y g b), J Q K are 45 46 47; so ascending cards are in the
order of positions. Numbers in docstrings are those of the rulings.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

Card = int
Cards = tuple[Card, ...]

SUITS = "roygb"
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
NUMBERS = 45
JACK, QUEEN, KING, UNSEEN = 45, 46, 47, 48
CARDS = (*(rank + suit for rank in RANKS[:9] for suit in SUITS), "J", "Q", "K", "?")
CARD = {name: card for card, name in enumerate(CARDS)}
RANK = (*(card // 5 + 2 for card in range(NUMBERS)), 11, 12, 13)
WILDS: Cards = (JACK, QUEEN, KING)
LOWEST, HIGHEST = 2, 13


class Reading(NamedTuple):
    """One way to read cards: 3 a set, 4 a run, 8 a bomb.

    A set is 1 x its number of cards, a run width x length, a bomb 0 x 0; `rank` is the top rank, or
    the bomb's place among bombs, 1 to 6.
    """

    kind: str
    width: int
    length: int
    rank: int


_WILD_BOMBS = {(JACK, QUEEN): 2, (JACK, KING): 3, (QUEEN, KING): 4, (JACK, QUEEN, KING): 5}


@lru_cache(1 << 16)
def readings(cards: Cards) -> tuple[Reading, ...]:
    """6: every reading of sorted cards; of one type, width and length the highest only."""
    if bomb := _bomb(cards):
        return (Reading("bomb", 0, 0, bomb),)
    if len(cards) == 1:
        return (Reading("set", 1, 1, RANK[cards[0]]),)
    numbers = [card for card in cards if card < NUMBERS]
    if not numbers or len(set(cards)) < len(cards):
        return ()
    ranks = {RANK[card] for card in numbers}
    found = []
    if len(ranks) == 1:
        found.append(Reading("set", 1, len(cards), ranks.pop()))
    found += _runs(numbers, cards[len(numbers) :])
    return tuple(found)


def _bomb(cards: Cards) -> int:
    """8: the place among bombs; 0 for cards that are none."""
    if len(cards) == 4 and [RANK[card] for card in cards] == [3, 5, 7, 9]:
        return {4: 1, 1: 6}.get(len({card % 5 for card in cards}), 0)
    return _WILD_BOMBS.get(cards, 0)


def _runs(numbers: list[Card], wilds: Cards) -> Iterator[Reading]:
    size = len(numbers) + len(wilds)
    suits = len({card % 5 for card in numbers})
    low, high = RANK[numbers[0]], RANK[numbers[-1]]
    for width in range(suits, size // 2 + 1):
        length = size // width
        if size % width or length < (3 if width == 1 else 2):
            continue
        for top in range(min(low + length - 1, HIGHEST), max(high, length + 1) - 1, -1):
            if fits(numbers, wilds, width, length, top):
                yield Reading("run", width, length, top)
                break


def fits(numbers: list[Card] | Cards, wilds: Cards, width: int, length: int, top: int) -> bool:
    """4, 5: whether wilds can fill the cells that number cards in range leave open.

    A wild is itself or any lower card, so only the cells above the tens can be too high for it.
    """
    for rank in range(max(11, top - length + 1), top + 1):
        if width * (top - rank + 1) > sum(RANK[wild] >= rank for wild in wilds):
            return False
    return len(numbers) + len(wilds) == width * length


def beats(new: Reading, old: Reading | None) -> bool:
    """7, 8: whether a reading may be played on another one; anything may be led."""
    if old is None:
        return True
    if new.kind == "bomb":
        return old.kind != "bomb" or new.rank > old.rank
    return new[:3] == old[:3] and new.rank > old.rank


class Shape(NamedTuple):
    """A run of `width` real suits, with or without an all-wild column, as a mask of its cards."""

    mask: int
    cells: int
    width: int
    length: int
    top: int


def _shapes() -> tuple[Shape, ...]:
    found: list[Shape] = []
    for width in range(1, 7):
        for extra in (0, 1):
            for suits in combinations(range(5), width - extra):
                found += _lengths(suits, width)
    return tuple(found)


def _lengths(suits: tuple[int, ...], width: int) -> Iterator[Shape]:
    if not suits:
        return
    for length in range(3 if width == 1 else 2, 13):
        for top in range(length + 1, HIGHEST + 1):
            ranks = range(top - length + 1, min(top, 10) + 1)
            mask = sum(1 << 5 * (rank - 2) + suit for rank in ranks for suit in suits)
            cells = width * length
            if mask and cells - mask.bit_count() <= len(WILDS):
                yield Shape(mask, cells, width, length, top)


SHAPES = _shapes()
BY_SIZE: dict[tuple[int, int], list[Shape]] = {}
for _shape in SHAPES:
    BY_SIZE.setdefault((_shape.width, _shape.length), []).append(_shape)


def plays(hand: Cards, on: Reading | None) -> list[tuple[Cards, Reading]]:
    """6, 7: every choice of cards of a sorted hand and every reading that may be played now."""
    numbers = tuple(card for card in hand if card < NUMBERS)
    wilds = hand[len(numbers) :]
    found: dict[tuple[Cards, Reading], None] = {}
    if on is None or on.kind == "set":
        found |= dict.fromkeys(_sets(numbers, wilds, on))
    if on is None or on.kind == "run":
        found |= dict.fromkeys(_run_plays(numbers, wilds, on))
    found |= dict.fromkeys(bombs(numbers, wilds, on))
    return list(found)


def _wild_choices(wilds: Cards) -> list[Cards]:
    return [c for n in range(len(wilds) + 1) for c in combinations(wilds, n)]


def _sets(numbers: Cards, wilds: Cards, on: Reading | None) -> Iterator[tuple[Cards, Reading]]:
    """3: cards of one rank and any wilds; a lone wild is a single."""
    size = on.length if on else 0
    low = on.rank if on else 0
    if size in (0, 1):
        for wild in wilds:
            if RANK[wild] > low:
                yield (wild,), Reading("set", 1, 1, RANK[wild])
    choices = _wild_choices(wilds)
    by_rank: dict[int, list[Card]] = {}
    for card in numbers:
        by_rank.setdefault(RANK[card], []).append(card)
    for rank, cards in by_rank.items():
        if rank <= low:
            continue
        for n in range(1, len(cards) + 1):
            for some in combinations(cards, n):
                for joined in choices:
                    if not size or n + len(joined) == size:
                        yield some + joined, Reading("set", 1, n + len(joined), rank)


def _run_plays(numbers: Cards, wilds: Cards, on: Reading | None) -> Iterator[tuple[Cards, Reading]]:
    """4: runs out of the shapes that the hand can fill, naturals replaced by wilds or not."""
    mask = sum(1 << card for card in numbers)
    spare = len(wilds)
    choices = _wild_choices(wilds)
    low = on.rank if on else 0
    shapes = BY_SIZE.get((on.width, on.length), []) if on else SHAPES
    for shape in shapes:
        have = mask & shape.mask
        count = have.bit_count()
        if shape.top <= low or not count or shape.cells - count > spare:
            continue
        cards = tuple(card for card in numbers if have >> card & 1)
        for dropped in range(min(spare - (shape.cells - count), count - 1) + 1):
            for left in combinations(cards, count - dropped):
                for joined in choices:
                    if len(left) + len(joined) == shape.cells:
                        yield from _highest(left, joined, shape)


def _highest(numbers: Cards, wilds: Cards, shape: Shape) -> Iterator[tuple[Cards, Reading]]:
    """6: the run, if these cards have no higher one of its width and length."""
    cards = numbers + wilds
    reading = Reading("run", shape.width, shape.length, shape.top)
    if reading in readings(cards):
        yield cards, reading


def bombs(numbers: Cards, wilds: Cards, on: Reading | None) -> Iterator[tuple[Cards, Reading]]:
    """8: the bombs of a hand that may be played on a reading."""
    for n in range(2, len(wilds) + 1):
        for some in combinations(wilds, n):
            reading = Reading("bomb", 0, 0, _WILD_BOMBS[some])
            if beats(reading, on):
                yield some, reading
    odd = [[card for card in numbers if RANK[card] == rank] for rank in (3, 5, 7, 9)]
    for three in odd[0]:
        for five in odd[1]:
            for seven in odd[2]:
                for nine in odd[3]:
                    cards = (three, five, seven, nine)
                    if place := _bomb(cards):
                        reading = Reading("bomb", 0, 0, place)
                        if beats(reading, on):
                            yield cards, reading
