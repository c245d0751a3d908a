"""One play of each class that a hand of Haggis holds: a short list for bots, and a fast one.

A natural is used where the hand has one, otherwise the lowest wilds that fit; there is one play of
each type, size, length, rank and choice of suits, and one bomb of each place. A hand is a mask of
cards, a row the five cards of a rank; what a few rows or one suit hold is worked out once and kept,
since deals share it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from game.core.cards import Cards
from game.games.haggis.rules.combos import NUMBERS, RANK, WILDS, Reading, can_beat
from game.games.haggis.rules.plays import SHAPES, PlayOf, Shape, list_bombs, run_of

ROWS = 9
ROW = 31  # the cards of a rank
BIT = (*(1 << card for card in range(48)), 0)  # the last is an unseen card
COLUMN = tuple(sum(1 << 5 * row + suit for row in range(ROWS)) for suit in range(5))
ODD = sum(ROW << 5 * (rank - 2) for rank in (3, 5, 7, 9))
SET = [[Reading("set", 1, size, rank) for rank in range(14)] for size in range(9)]
RUN = [[[Reading("run", width, length, top) for top in range(14)] for length in range(14)]
       for width in range(7)]
SINGLE = [[s for s in SHAPES if s.columns and s.reading.width == 1 and s.mask & column == s.mask]
          for column in COLUMN]
WIDE = [s for s in SHAPES if s.reading.width > 1]
DOUBLE = [[s for s in WIDE if s.reading.length == 2 and s.bottom == row + 2] for row in range(ROWS)]
ASIDE = [[s for s in WIDE if s.reading.length == 3 and s.bottom == row + 2 and s.spare]
         for row in range(ROWS)]
HIGH = [s for s in WIDE if s.reading.length > 2 and s.top >= 10]
HIGH_ROWS = ROW * sum(1 << 5 * row for row in (6, 7, 8))


def list_classes(hand: Cards, on: Reading | None) -> list[PlayOf]:
    """Return one play of each class that may be played on a reading. Never empty for a lead."""
    mask = sum([BIT[card] for card in hand])
    wilds = mask >> NUMBERS
    if on is None:
        return [*_list_sets(mask, wilds), *_list_runs(mask, wilds), *_list_bombs(mask & ODD, wilds)]
    plays: list[PlayOf] = []
    if on.kind == "set":
        plays = _sets_on(mask, wilds, on)
    elif on.kind == "run":
        _, width, length, rank = on
        runs = (_list_narrow_runs(mask, wilds) if width == 1 else _list_pair_runs(mask, wilds)
                if length == 2 else _list_long_runs(mask, wilds))
        plays = [play for play in runs
                 if play[1][1] == width and play[1][2] == length and play[1][3] > rank]
    return plays + [play for play in _list_bombs(mask & ODD, wilds) if can_beat(play[1], on)]


def _list_sets(mask: int, wilds: int) -> list[PlayOf]:
    plays = [*_list_lone_wilds(wilds)]
    for row in range(ROWS):
        if cards := mask >> 5 * row & ROW:
            for size in range(1, cards.bit_count() + wilds.bit_count() + 1):
                plays += _sets_of(row, cards, wilds, size)
    return plays


def _sets_on(mask: int, wilds: int, on: Reading) -> list[PlayOf]:
    size, rank = on.length, on.rank
    plays = [play for play in _list_lone_wilds(wilds) if play[1].rank > rank] if size == 1 else []
    for row in range(max(rank - 1, 0), ROWS):
        if cards := mask >> 5 * row & ROW:
            plays += _sets_of(row, cards, wilds, size)
    return plays


@lru_cache(8)
def _list_lone_wilds(wilds: int) -> tuple[PlayOf, ...]:
    """3: a lone wild is a single of its own rank."""
    return tuple([((wild,), SET[1][RANK[wild]]) for wild in _wilds_of(wilds)])


@lru_cache(1 << 15)
def _sets_of(row: int, some: int, wilds: int, size: int) -> tuple[PlayOf, ...]:
    """Return the sets of a given size that the cards of a rank and wilds make."""
    cards, jokers = _cards_of(some << 5 * row), _wilds_of(wilds)
    held = len(cards)
    if size <= held:
        return tuple([(each, SET[size][row + 2]) for each in combinations(cards, size)])
    if size - held <= len(jokers):
        return (((*cards, *jokers[: size - held]), SET[size][row + 2]),)
    return ()


def _list_runs(mask: int, wilds: int) -> list[PlayOf]:
    return [*_list_narrow_runs(mask, wilds), *_list_pair_runs(mask, wilds),
            *_list_long_runs(mask, wilds)]


def _list_narrow_runs(mask: int, wilds: int) -> list[PlayOf]:
    """4: the runs in one suit."""
    least = 3 - wilds.bit_count()
    plays: list[PlayOf] = []
    for suit, column in enumerate(COLUMN):
        cards = mask & column
        if cards and cards.bit_count() >= least:
            plays += _list_suited_runs(suit, cards, wilds)
    return plays


@lru_cache(1 << 15)
def _list_suited_runs(suit: int, some: int, wilds: int) -> tuple[PlayOf, ...]:
    return tuple(_find_leanest(SINGLE[suit], some, _wilds_of(wilds)))


def _list_pair_runs(mask: int, wilds: int) -> list[PlayOf]:
    """4: the runs that are two ranks long."""
    least = 4 - wilds.bit_count()
    plays: list[PlayOf] = []
    for row in range(ROWS):
        cards = mask >> 5 * row & 1023
        if cards and cards.bit_count() >= least:
            plays += _join_rows(row, cards, wilds)
    return plays


@lru_cache(1 << 17)
def _join_rows(row: int, some: int, wilds: int) -> tuple[PlayOf, ...]:
    """Return the runs in two rows of cards, the lower one first."""
    first, second, spare = some & ROW, some >> 5, wilds.bit_count()
    if row >= ROWS - 2 and wilds:  # such runs may be read higher
        return tuple(_find_leanest(DOUBLE[row], some << 5 * row, _wilds_of(wilds)))
    plays = []
    for suits, missing in _begin_runs(first, second, spare):
        if (first | second) & suits == suits:
            have = some & (suits | suits << 5)
            plays.append((_cards_of(have << 5 * row) + _wilds_of(wilds)[:missing],
                          RUN[suits.bit_count()][2][row + 3]))
    suits = first | second
    missing = 2 * suits.bit_count() + 2 - some.bit_count()
    if first and missing <= spare:  # and a column of wilds
        plays.append((_cards_of(some << 5 * row) + _wilds_of(wilds)[:missing],
                      RUN[suits.bit_count() + 1][2][row + 3]))
    return tuple(plays)


def _list_long_runs(mask: int, wilds: int) -> list[PlayOf]:
    """4: the runs of several suits and three ranks or more."""
    spare = wilds.bit_count()
    plays: list[PlayOf] = []
    rows = [mask >> 5 * row & ROW for row in range(ROWS)]
    for row in range(ROWS - 2):
        first = rows[row]
        if not first or (mask >> 5 * row & 32767).bit_count() < 6 - spare:
            continue
        if spare == len(WILDS) and first == rows[row + 1] == rows[row + 2]:
            plays += _find_leanest(ASIDE[row], mask, _wilds_of(wilds))
        for suits, missing in _begin_runs(first, rows[row + 1], spare):
            plays += _extend_runs(rows, row, suits, missing, wilds)
    if spare and (mask & HIGH_ROWS).bit_count() >= 6 - spare:
        plays += _list_high_runs(mask, wilds)
    return plays


@lru_cache(4096)
def _begin_runs(first: int, second: int, spare: int) -> tuple[tuple[int, int], ...]:
    """Yield choices of suits with two rows that lack only a few cards; the first row holds at least
    one."""
    choices = []
    for suits in range(1, 32):
        width = suits.bit_count()
        missing = 2 * width - (suits & first).bit_count() - (suits & second).bit_count()
        if width > 1 and suits & first and missing <= spare:
            choices.append((suits, missing))
    return tuple(choices)


def _extend_runs(
    rows: Sequence[int], row: int, suits: int, missing: int, wilds: int,
) -> Iterator[PlayOf]:
    """Yield runs that begin with two rows of some suits, longer by a row at a time while wilds and
    cards last."""
    width, spare = suits.bit_count(), wilds.bit_count()
    last = row + 2
    missing += width - (suits & rows[last]).bit_count()
    shown = (rows[row] | rows[row + 1]) & suits
    while missing <= spare:
        shown |= rows[last] & suits
        high = last == ROWS - 1 and missing  # others: `_list_high_runs`
        if shown == suits and not high:
            have = sum([(rows[n] & suits) << 5 * n for n in range(row, last + 1)])
            yield (_cards_of(have) + _wilds_of(wilds)[:missing],
                   RUN[width][last - row + 1][last + 2])
        last += 1
        if last == ROWS:
            return
        missing += width - (suits & rows[last]).bit_count()


def _list_high_runs(mask: int, wilds: int) -> Iterator[PlayOf]:
    """Yield runs up to a ten or higher with wilds in them, which may be read in several ways."""
    for cards, reading in _find_leanest(HIGH, mask, _wilds_of(wilds)):
        aside = reading.length == 3 and reading.rank == 10 and _all_wild_column(cards, reading)
        if cards[-1] >= NUMBERS and not aside:
            yield cards, reading


def _all_wild_column(cards: Cards, reading: Reading) -> bool:
    """Return whether a run has a column of wilds alone, which `ASIDE` has found already."""
    return len({card % 5 for card in cards if card < NUMBERS}) < reading.width


def _find_leanest(shapes: Sequence[Shape], mask: int, wilds: Cards) -> Iterator[PlayOf]:
    """Yield the runs of some shapes, with as few wilds as the hand allows."""
    for shape in shapes:
        have = mask & shape.mask
        missing = shape.cells - have.bit_count()
        if not have or missing > len(wilds) or not all(have & c for c in shape.columns):
            continue
        numbers = _cards_of(have)
        if missing == 0 and shape.bottom == RANK[numbers[0]]:
            yield numbers, shape.reading
        elif not (shape.spare and mask & shape.aside):
            for jokers in combinations(wilds, missing):
                if play := run_of(numbers, jokers, shape):
                    yield play
                    break


@lru_cache(1 << 16)
def _list_bombs(odd: int, wilds: int) -> tuple[PlayOf, ...]:
    """8: one bomb of each place."""
    found: dict[int, PlayOf] = {}
    for cards, reading in list_bombs(_cards_of(odd), _wilds_of(wilds), None):
        found.setdefault(reading.rank, (cards, reading))
    return tuple(found.values())


@lru_cache(1 << 17)
def _cards_of(mask: int) -> Cards:
    cards = []
    while mask:
        low = mask & -mask
        cards.append(low.bit_length() - 1)
        mask ^= low
    return tuple(cards)


@lru_cache(8)
def _wilds_of(wilds: int) -> Cards:
    return _cards_of(wilds << NUMBERS)
