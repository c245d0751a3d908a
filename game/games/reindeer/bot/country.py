"""Knowledge of a country for the bots of Reindeer Rivals: good places for a stack, and ways over
land.

Legs are always flights from place to place, never a straight line: there are no places in the sea.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from game.games.reindeer.atlases import Atlases
from game.games.reindeer.bot.field import Field
from game.games.reindeer.rules.atlas import CENTRE, Atlas, Point

HUB = 0  # the number of D among the spots
LEGS = 3  # little sleighs to a city, at most
FAR = 8  # legs: too many
_ATLASES = Atlases()


class Spot(NamedTuple):
    """A place for a stack, or D: the legs of little sleighs to each city near it, nearest first,
    and the spots that one big sleigh reaches."""

    point: Point
    gives: tuple[tuple[int, int], ...]  # legs, city
    onward: tuple[int, ...]


class Country:
    """An atlas worked out. `hops` and `via` are, for each spot, the big sleighs it takes from D and
    the spot to which the first of them flies; `least` are the fewest legs to each
    city, in full loads."""

    def __init__(self, atlas: Atlas) -> None:
        self.atlas, self.field = atlas, Field(atlas)
        self.rings = [[self.field.bits_near(self.field.bit_of(city.at), self.field.short)]
                      for city in atlas.cities]
        for city in range(len(self.rings)):
            self.ring_of(city, LEGS)
        points = [CENTRE, *self._choose_points()]
        self.spots = self.make_spots(points, points)
        self.hops, self.via = self._find_ways()
        self.least = [self._find_least(city) for city in range(len(atlas.cities))]

    def ring_of(self, city: int, legs: int) -> int:
        """Return the places from which a city is at most this number of little sleighs away."""
        field, rings = self.field, self.rings[city]
        while len(rings) < legs:
            rings.append(rings[-1] | field.bits_near(rings[-1], field.short))
        return rings[legs - 1]

    def count_legs(self, point: Point, city: int, most: int = LEGS) -> int:
        """Return how many little sleighs it takes from a point, or D, to a city; FAR if more than
        `most`."""
        field, at = self.field, self.field.bit_of(point)
        if point != CENTRE:
            return next((n for n in range(1, most + 1) if at & self.ring_of(city, n)), FAR)
        if self.atlas.is_within(point, self.atlas.cities[city].at, field.short):
            return 1
        near = field.bits_near(at, field.short)
        return next((n + 1 for n in range(1, most) if near & self.ring_of(city, n)), FAR)

    def step(self, point: Point, city: int) -> Point:
        """Return where the first of several little sleighs to a city ends: as near to the city as
        possible."""
        field, (x, y) = self.field, self.atlas.cities[city].at
        ring = self.ring_of(city, self.count_legs(point, city, FAR - 1) - 1)
        ends = field.list_points(field.bits_near(field.bit_of(point), field.short) & ring)
        return min(ends, key=lambda end: ((end[0] - x) ** 2 + (end[1] - y) ** 2, end))

    def make_spots(self, points: list[Point], ends: list[Point]) -> list[Spot]:
        """Spots at some points, each with those of the ends that a big sleigh reaches."""
        within, side = self.atlas.is_within, self.field.long
        return [Spot(point, self._list_gives(point), tuple(
            i for i, end in enumerate(ends) if i != HUB and end != point
            and within(point, end, side))) for point in points]

    def _list_gives(self, point: Point) -> tuple[tuple[int, int], ...]:
        pairs = ((self.count_legs(point, city), city) for city in range(len(self.rings)))
        return tuple(sorted(pair for pair in pairs if pair[0] <= LEGS))

    def _list_layers(self) -> list[int]:
        """Return the places that are one big sleigh from D, then those that are two, and so on."""
        field = self.field
        front, seen = field.bits_near(field.bit_of(CENTRE), field.long), 0
        layers: list[int] = []
        while front:
            layers.append(front)
            seen |= front
            front = field.bits_near(front, field.long) & ~seen
        return layers

    def _choose_points(self) -> list[Point]:
        """Return for each number of flights and each set of cities one leg away: the place that has
        most other cities two legs away, and one from which most places farther out can be reached;
        and for each city a place two legs away."""
        field, layers = self.field, self._list_layers()
        chosen: list[Point] = []
        behind: list[int] = []  # one big sleigh from the places chosen farther out
        for layer in reversed(layers):
            classes = [cell for cell in self._list_classes(layer) if cell]
            fresh = [self._pick(cell, [rings[1] for rings in self.rings]) for cell in classes]
            fresh += [self._pick(cell, behind[i:] + behind[:i])
                      for cell in classes for i in range(0, len(behind), 6) if cell & behind[i]]
            fresh += [self._pick(layer & around, [rings[0] for rings in self.rings])
                      for around in behind if layer & around]
            fresh += [self._pick(layer & rings[1], [other[0] for other in self.rings])
                      for rings in self.rings if layer & rings[1]]
            fresh = list(dict.fromkeys(fresh))
            behind = [field.bits_near(field.bit_of(point), field.long) for point in fresh]
            chosen += fresh
        return self._keep_useful(chosen)

    def _list_classes(self, layer: int) -> list[int]:
        """Return the places of a layer, grouped by which cities are one leg away; groups without
        any are left out."""
        cells = [layer]
        for rings in self.rings:
            cells = [part for cell in cells for part in (cell & rings[0], cell & ~rings[0]) if part]
        near = 0
        for rings in self.rings:
            near |= rings[0]
        return [cell for cell in cells if cell & near]

    def _pick(self, cell: int, wanted: list[int]) -> Point:
        """Return a point of a set that also lies in as many of the wanted sets as possible, the
        first ones first."""
        for want in wanted:
            cell = cell & want or cell
        return min(self.field.list_points(cell), key=lambda p: (p[0] ** 2 + p[1] ** 2, p))

    def _keep_useful(self, points: list[Point]) -> list[Point]:
        """Return the points, without those for which another one does as well: in what they give
        and where they fly."""
        spots = self.make_spots([CENTRE, *points], [CENTRE, *points])
        near = [self.atlas.is_within(CENTRE, spot.point, self.field.long) for spot in spots]
        flies = [set(spot.onward) | {i} for i, spot in enumerate(spots)]
        gives = [{city: legs for legs, city in spot.gives} for spot in spots]
        kept: list[int] = []
        for i in sorted(range(1, len(spots)), key=lambda i: (-len(gives[i]), i)):
            if not any(near[j] >= near[i] and flies[j] >= flies[i]
                       and all(gives[j].get(c, FAR) <= n for c, n in gives[i].items())
                       for j in kept):
                kept.append(i)
        return [spots[i].point for i in sorted(kept)]

    def _find_ways(self) -> tuple[list[int], list[int]]:
        """Return how many big sleighs it takes from D to each spot, and through which spot next to
        D they go."""
        hops, via = [FAR] * len(self.spots), list(range(len(self.spots)))
        hops[HUB] = 0
        front = [HUB]
        while front:
            after: list[int] = []
            for i in sorted(front, key=lambda i: len(self.spots[i].gives)):
                for j in self.spots[i].onward:
                    if hops[j] > hops[i] + 1:
                        hops[j] = hops[i] + 1
                        after.append(j)
                    if hops[j] == hops[i] + 1 and i != HUB:
                        via[j] = via[i]
            front = after
        return hops, via

    def _find_least(self, city: int) -> int:
        """Return the fewest legs to a city, by any kind of sleigh, in full loads."""
        return min((hops + legs for spot, hops in zip(self.spots, self.hops, strict=True)
                    for legs, at in spot.gives if at == city), default=FAR)


@cache
def load_country(name: str) -> Country:
    """Return the country of a map, worked out once."""
    return Country(_ATLASES[name])
