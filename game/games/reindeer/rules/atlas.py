"""The board of Reindeer Rivals as a frozen value: cities, land and discs on a lattice of points.

A point is x to the east and y to the north of the depot, in lattice units. Numbers in docstrings
are those of the rulings.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import ceil, copysign, floor, isqrt
from typing import Literal, NamedTuple

from game.core.contract import Message

Point = tuple[int, int]
Spot = tuple[float, float]  # on the map, in its units, y downwards
Place = str | Point  # "D", a city's written name, or a point
Unit = Literal["miles", "km"]  # in which players read lengths

DEPOT = "D"
CENTRE: Point = (0, 0)
PACKET, LITTLE, BIG = 20, 10, 50  # dollars
DEAR = 100  # what a packet brings: at such a price none would ever be taken there
KILOMETRES = 1.609344  # in a mile
FORBIDDEN = "_/;:,@="  # in names of cities


class Town(NamedTuple):
    """A city as a map shows it."""

    name: str
    demand: int
    at: Spot


class Figures(NamedTuple):
    """A map's numbers: sides of the ruler, discs and lattice in miles, best profits in dollars, 0
    if nobody has worked them out."""

    long: int
    short: int
    radius: int
    grid: int
    miles_per_unit: float
    par: int
    bound: int
    par_quick: int
    bound_quick: int


class City(NamedTuple):
    """A city's name as it is written, with "_" for a space, and the point of its centre."""

    name: str
    demand: int
    at: Point


class Rows(NamedTuple):
    """Points of the lattice: one number a row from the south, a bit a point from the west."""

    west: int
    south: int
    bits: tuple[int, ...]

    def has_point(self, point: Point) -> bool:
        x, y = point[0] - self.west, point[1] - self.south
        return x >= 0 and 0 <= y < len(self.bits) and bool(self.bits[y] >> x & 1)

    def list_points(self) -> Iterator[Point]:
        """Yield every point, from the south-west, row by row."""
        for y, row in enumerate(self.bits, self.south):
            for x in range(row.bit_length()):
                if row >> x & 1:
                    yield self.west + x, y


@dataclass(frozen=True, slots=True)
class Atlas:
    """A board; `cities` stand in the order of their written names.

    `land` holds all points of land, `open` those outside every disc: the points that are places.
    `demands` are by city, for `quick` off and on. A point x,y lies on the map at
    origin.x + x unit, origin.y - y unit.
    """

    name: str
    cities: tuple[City, ...]
    land: Rows
    open: Rows
    figures: Figures
    demands: tuple[tuple[int, ...], tuple[int, ...]]
    origin: Spot
    unit: float
    index: Mapping[str, int] = field(compare=False)
    told_in: Unit = "miles"

    def find_centre(self, place: object) -> Point | None:
        """Return the point from which a place is measured; None if it names no place."""
        match place:
            case str(name):
                if name == DEPOT:
                    return CENTRE
                return self.cities[self.index[name]].at if name in self.index else None
            case (int(x), int(y)):
                return x, y
        return None

    def is_within(self, one: Point, two: Point, side: int) -> bool:
        """3: whether a sleigh with this side of the ruler, in miles, gets from one point to the
        other."""
        dx, dy = two[0] - one[0], two[1] - one[1]
        return self.figures.grid ** 2 * (dx * dx + dy * dy) <= side * side

    def to_unit(self, miles: float) -> float:
        """1: a length in the unit that players read."""
        return miles * KILOMETRES if self.told_in == "km" else miles

    def tell_length(self, miles: int, *, brief: bool = False) -> Message:
        """1: a side of the ruler in words, rounded down."""
        full = "reindeer-km" if self.told_in == "km" else "reindeer-miles"
        return self.brief if brief else full, int(self.to_unit(miles))

    @property
    def brief(self) -> str:
        """The key of a length in few letters."""
        return "reindeer-km" if self.told_in == "km" else "reindeer-mi"

    def find_disc(self, point: Point) -> str | None:
        """3: the city, or D, with a point in its disc."""
        for name, centre in list_centres(self.cities):
            if self.is_within(point, centre, self.figures.radius):
                return name
        return None

    def find_nearest(self, point: Point) -> str:
        """Return the name of the city, or D, that lies nearest."""
        x, y = point
        return min(list_centres(self.cities),
                   key=lambda item: (item[1][0] - x) ** 2 + (item[1][1] - y) ** 2)[0]

    def spot_of(self, point: Point) -> Spot:
        """3: where a lattice point lies on the map."""
        return self.origin[0] + point[0] * self.unit, self.origin[1] - point[1] * self.unit


def make_atlas(
    name: str, depot: Spot, towns: Iterable[Town], land: Sequence[Sequence[Spot]],
    figures: Figures,
) -> Atlas:
    """3: the atlas of a map: lattice, land and discs, worked out once."""
    unit = figures.grid / figures.miles_per_unit
    cities = tuple(sorted(City(town.name.replace(" ", "_"), town.demand,
                               _to_lattice(depot, town.at, unit)) for town in towns))
    ground = _find_ground(depot, unit, land)
    discs = [at for _, at in list_centres(cities)]
    full = tuple(city.demand for city in cities)
    return Atlas(name, cities, ground, _remove_discs(ground, discs, figures), figures,
                 (full, tuple((demand + 1) // 2 for demand in full)), depot, unit,
                 {city.name: i for i, city in enumerate(cities)})


def list_centres(cities: Iterable[City]) -> Iterator[tuple[str, Point]]:
    """D and the cities with their centres."""
    yield DEPOT, CENTRE
    yield from ((city.name, city.at) for city in cities)


def _to_lattice(depot: Spot, at: Spot, unit: float) -> Point:
    """3: the nearest lattice point, halves away from zero."""
    return _round_away((at[0] - depot[0]) / unit), _round_away((depot[1] - at[1]) / unit)


def _round_away(value: float) -> int:
    return int(copysign(floor(abs(value) + 0.5), value))


def _find_ground(depot: Spot, unit: float, land: Sequence[Sequence[Spot]]) -> Rows:
    """3: the points of land, by counting the edges to the east of each."""
    edges = [(a, b) for ring in land for a, b in zip(ring, (*ring[1:], ring[0]), strict=True)]
    xs, ys = [x for ring in land for x, _ in ring], [y for ring in land for _, y in ring]
    west, east = ceil((min(xs) - depot[0]) / unit) - 1, floor((max(xs) - depot[0]) / unit) + 1
    south, north = ceil((depot[1] - max(ys)) / unit) - 1, floor((depot[1] - min(ys)) / unit) + 1
    bits = []
    for row in range(south, north + 1):
        y = depot[1] - row * unit
        crossed = sorted(xa + (y - ya) * (xb - xa) / (yb - ya)
                         for (xa, ya), (xb, yb) in edges if (ya > y) != (yb > y))
        bits.append(sum(1 << i for i, x in enumerate(range(west, east + 1))
                        if (len(crossed) - bisect_right(crossed, depot[0] + x * unit)) & 1))
    return Rows(west, south, tuple(bits))


def _remove_discs(ground: Rows, discs: Iterable[Point], figures: Figures) -> Rows:
    """3: the land outside the discs; a disc's edge belongs to it."""
    bits = list(ground.bits)
    for cx, cy in discs:
        for dy, half in list_half_rows(figures.radius, figures.grid):
            y = cy + dy - ground.south
            if 0 <= y < len(bits):
                first = max(cx - half - ground.west, 0)
                run = (1 << max(cx + half - ground.west + 1, first)) - (1 << first)
                bits[y] &= ~run
    return ground._replace(bits=tuple(bits))


def list_half_rows(side: int, grid: int) -> list[tuple[int, int]]:
    """Return the rows of a circle of `side` miles: how far north each is, and how far it reaches
    east and west."""
    high = side // grid
    return [(dy, isqrt((side * side - grid * grid * dy * dy) // (grid * grid)))
            for dy in range(-high, high + 1)]


def find_crowded(atlas: Atlas) -> tuple[str, str] | None:
    """12: a disc that holds another centre, and that centre; None if there is none."""
    for (one, a), (two, b) in combinations(list_centres(atlas.cities), 2):
        if atlas.is_within(a, b, atlas.figures.radius):
            return one, two
    return None


def list_cheapest(atlas: Atlas) -> dict[str, int]:
    """12: what it costs to take a single packet by the cheapest way to each city, where that is
    under $100.

    A set of points is one number; no flight is longer than its rows.
    """
    figures, ground = atlas.figures, atlas.open
    little, big = (list_half_rows(side, figures.grid) for side in (figures.short, figures.long))
    far = max(figures.short, figures.long) // figures.grid
    ats = [at for _, at in list_centres(atlas.cities)]
    west = min(ground.west, *(x for x, _ in ats)) - far
    south = min(ground.south, *(y for _, y in ats)) - far
    length = max(row.bit_length() for row in ground.bits)
    wide = max(ground.west + length, *(x for x, _ in ats)) + far + 1 - west

    def bit(point: Point) -> int:
        return 1 << (point[1] - south) * wide + point[0] - west

    corner = bit((ground.west, ground.south))
    places = sum(row * corner << y * wide for y, row in enumerate(ground.bits))
    costs: dict[str, int] = {}
    reached = [bit(CENTRE)]  # by the tens of dollars for sleighs
    for tens in range(1, (DEAR - PACKET) // LITTLE):
        near = spread_points(reached[-1], little, wide)
        for city in atlas.cities:
            if near & bit(city.at):
                costs.setdefault(city.name, PACKET + tens * LITTLE)
        flown = spread_points(
            reached[tens - BIG // LITTLE], big, wide) if tens >= BIG // LITTLE else 0
        reached.append(reached[-1] | (near | flown) & places)
    return costs


def spread_points(points: int, circle: Iterable[tuple[int, int]], wide: int) -> int:
    """Return all points within a circle of any of these."""
    spread_bits = 0
    runs: dict[int, int] = {}
    for dy, half in circle:
        if half not in runs:
            runs[half] = _run(points, 2 * half + 1) >> half
        spread_bits |= runs[half] << dy * wide if dy > 0 else runs[half] >> -dy * wide
    return spread_bits


def _run(points: int, length: int) -> int:
    """Return every point and the next ones to the east of it, `length` in all."""
    have = 1
    while have < length:
        step = min(have, length - have)
        points |= points << step
        have += step
    return points
