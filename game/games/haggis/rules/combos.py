"""Haggis' combinations: what cards can be read as, and what beats what.

A card is 5 * (rank - 2) + suit (suits r o y g b), J Q K are 45 46 47; so ascending cards are in the
order of positions. Numbers in docstrings are those of the rulings.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from game.core.cards import Card, Cards

SUITS = "roygb"
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
NUMBERS = 45
JACK, QUEEN, KING, UNSEEN = 45, 46, 47, 48
CARDS = (*(rank + suit for rank in RANKS[:9] for suit in SUITS), "J", "Q", "K", "?")
CARD = {name: card for card, name in enumerate(CARDS)}
RANK = (*(card // 5 + 2 for card in range(NUMBERS)), 11, 12, 13)
WILDS: Cards = (JACK, QUEEN, KING)
HIGHEST = 13


class Reading(NamedTuple):
    """One way to read cards: as a set (3), a run (4) or a bomb (8).

    A set is 1 x its number of cards, a run width x length, a bomb 0 x 0; `rank` is the top rank, or
    the bomb's place among bombs, 1 to 6.
    """

    kind: str
    width: int
    length: int
    rank: int


WILD_BOMBS = {(JACK, QUEEN): 2, (JACK, KING): 3, (QUEEN, KING): 4, (JACK, QUEEN, KING): 5}


def count_wilds(cards: Cards) -> int:
    return sum(card >= NUMBERS for card in cards)


@lru_cache(1 << 12)  # a match meets some hundreds
def list_readings(cards: Cards) -> tuple[Reading, ...]:
    """6: every reading of sorted cards; of one type, width and length the highest only."""
    if bomb := bomb_place(cards):
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
    found += _list_runs(numbers, cards[len(numbers) :])
    return tuple(found)


def bomb_place(cards: Cards) -> int:
    """8: the place among bombs; 0 for cards that are none."""
    if len(cards) == 4 and [RANK[card] for card in cards] == [3, 5, 7, 9]:
        return {4: 1, 1: 6}.get(len({card % 5 for card in cards}), 0)
    return WILD_BOMBS.get(cards, 0)


def _list_runs(numbers: list[Card], wilds: Cards) -> Iterator[Reading]:
    size = len(numbers) + len(wilds)
    suits = len({card % 5 for card in numbers})
    low, high = RANK[numbers[0]], RANK[numbers[-1]]
    for width in range(suits, size // 2 + 1):
        length = size // width
        if size % width or length < (3 if width == 1 else 2):
            continue
        for top in range(min(low + length - 1, HIGHEST), max(high, length + 1) - 1, -1):
            if can_fill(numbers, wilds, width, length, top):
                yield Reading("run", width, length, top)
                break


def can_fill(numbers: list[Card] | Cards, wilds: Cards, width: int, length: int, top: int) -> bool:
    """4, 5: whether wilds can fill the cells that number cards in range leave open.

    A wild is itself or any lower card, so only the cells above the tens can be too high for it.
    """
    for rank in range(max(11, top - length + 1), top + 1):
        if width * (top - rank + 1) > sum(RANK[wild] >= rank for wild in wilds):
            return False
    return len(numbers) + len(wilds) == width * length


def ranks_in_reading(cards: Cards, reading: Reading) -> tuple[int, ...]:
    """5: the rank that each card of a reading has in it: its own, or what a wild stands for. In a
    run the lowest wild takes the lowest cell that is open."""
    if reading.kind == "bomb" or len(cards) == 1:
        return tuple(RANK[card] for card in cards)
    numbers = [RANK[card] for card in cards if card < NUMBERS]
    if reading.kind == "set":
        return (reading.rank,) * len(cards)
    lowest = reading.rank - reading.length + 1
    cells = [rank for rank in range(lowest, reading.rank + 1)
             for _ in range(reading.width - numbers.count(rank))]
    return (*numbers, *cells)


def can_beat(new: Reading, old: Reading | None) -> bool:
    """7, 8: whether a reading may be played on another one; anything may be led."""
    if old is None:
        return True
    if new.kind == "bomb":
        return old.kind != "bomb" or new.rank > old.rank
    return new[:3] == old[:3] and new.rank > old.rank
