"""Flights between groups of points, for the solver: a group reaches whatever one of its points
does.

With one point in each group this is the country itself. With more it promises more than the
country, so that no play on the real points costs less than the best one on the groups.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.games.reindeer.bot.field import Field
from game.games.reindeer.rules.atlas import CENTRE, Atlas

FAR = 99  # legs: never


@dataclass
class Net:
    """Sets of groups are numbers, one bit for each group; so are sets of cities.

    `long` and `short` hold where a sleigh gets from each group, `cities` where a little one
    delivers; `first` is the same three for D.
    """

    cells: list[int]
    long: list[int]
    short: list[int]
    cities: list[int]
    first: tuple[int, int, int]


def net(atlas: Atlas, field: Field, cells: list[int]) -> Net:
    """The flights between groups, each a set of points of the field."""
    towns = [field.near(field.bit(city.at), field.short) for city in atlas.cities]
    centre = field.bit(CENTRE)
    far, near = field.near(centre, field.long), field.near(centre, field.short)
    return Net(
        cells, [_met(field.near(cell, field.long), cells) for cell in cells],
        [_met(field.near(cell, field.short), cells) for cell in cells],
        [_met(cell, towns) for cell in cells],
        (_met(far, cells), _met(near, cells),
         sum(atlas.within(CENTRE, city.at, atlas.figures.short) << i
             for i, city in enumerate(atlas.cities))))


def _met(points: int, sets: list[int]) -> int:
    return sum(bool(points & one) << i for i, one in enumerate(sets))


def bits(number: int) -> list[int]:
    """The members of a set."""
    return [i for i in range(number.bit_length()) if number >> i & 1]


def pruned(whole: Net) -> Net:
    """The net without groups that another one can stand in for, wherever flights come from or go
    to."""
    count = len(whole.cells)
    long_in, short_in = _turned(whole.long), _turned(whole.short)
    ways = [whole.long[i] | whole.short[i] << count | whole.cities[i] << 2 * count
            | (long_in[i] | short_in[i] << count | (whole.first[0] >> i & 1) << 2 * count
               | (whole.first[1] >> i & 1) << 2 * count + 1) << 3 * count + 64
            for i in range(count)]
    kept: list[int] = []
    for i in sorted(range(count), key=lambda i: -ways[i].bit_count()):
        if not any(ways[i] & ~ways[j] == 0 for j in kept):
            kept.append(i)
    kept.sort()
    return Net([whole.cells[i] for i in kept], [_only(whole.long[i], kept) for i in kept],
               [_only(whole.short[i], kept) for i in kept], [whole.cities[i] for i in kept],
               (_only(whole.first[0], kept), _only(whole.first[1], kept), whole.first[2]))


def _turned(rows: list[int]) -> list[int]:
    columns = [0] * len(rows)
    for i, row in enumerate(rows):
        for j in bits(row):
            columns[j] |= 1 << i
    return columns


def _only(groups: int, kept: list[int]) -> int:
    return sum((groups >> i & 1) << k for k, i in enumerate(kept))


def legs(of: Net, towns: int) -> tuple[list[int], list[list[int]]]:
    """Fewest legs from D to each group, and from each group to each of so many cities."""
    down = [FAR] * len(of.cells)
    front, count = of.first[0], 1
    while front:
        for i in bits(front):
            down[i] = count
        front = sum(1 << j for j in bits(_union(of.long, front)) if down[j] == FAR)
        count += 1
    into = _turned(of.long)
    up = [[FAR] * towns for _ in of.cells]
    for city in range(towns):
        front, count = sum((row >> city & 1) << i for i, row in enumerate(of.cities)), 1
        while front:
            for i in bits(front):
                up[i][city] = count
            front = sum(1 << j for j in bits(_union(into, front)) if up[j][city] == FAR)
            count += 1
    return down, up


def _union(rows: list[int], front: int) -> int:
    found = 0
    for i in bits(front):
        found |= rows[i]
    return found
