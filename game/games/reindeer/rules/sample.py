"""A sample of the many moves: all that end in a city or at D, and some that end on a point."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.core.contract import Move, Seat
from game.games.reindeer.rules.atlas import BIG, CENTRE, DEPOT, LITTLE, PACKET, Atlas, Place, Point
from game.games.reindeer.rules.position import RENT, State, Turn
from game.games.reindeer.rules.why import LOAD

DONE: Move = ("done",)
WAYS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))  # from the north


class Ends(NamedTuple):
    """The reach of one side of the ruler from a point: cities by number, D, and some of the
    points."""

    cities: tuple[int, ...]
    depot: bool
    points: tuple[Point, ...]


class Sampler:
    """Moves on one board; what a point reaches is worked out once."""

    def __init__(self, atlas: Atlas) -> None:
        self.atlas = atlas
        self._ends: dict[tuple[Point, int], Ends] = {}

    def moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """`done` and legal flights of the seat in turn; they depend on the state alone."""
        if not isinstance(state.stage, Turn) or state.stage.seat != seat:
            return ()
        money, rent = state.money[seat], state.stage.rent
        moves = [DONE]
        sources = state.stacks[seat]
        if rent + LITTLE <= RENT and money >= LITTLE:
            if money >= LITTLE + PACKET:
                moves += self._list_little(state, DEPOT, CENTRE)
            for point, _ in sources:
                moves += self._list_little(state, point, point)
        if rent + BIG <= RENT and money >= BIG:
            if bought := min((money - BIG) // PACKET, LOAD):
                moves += self._list_big(DEPOT, CENTRE, bought)
            for point, count in sources:
                moves += self._list_big(point, point, min(count, LOAD))
        return tuple(moves)

    def _list_little(self, state: State, frm: Place, at: Point) -> Iterator[Move]:
        ends, demands = self.find_ends(at, self.atlas.figures.short), self.atlas.demands[
            state.quick]
        for city in ends.cities:
            if len(state.delivered[city]) < demands[city]:
                yield ("little", frm, self.atlas.cities[city].name)
        if ends.depot:
            yield ("little", frm, DEPOT)
        yield from (("little", frm, point) for point in ends.points)

    def _list_big(self, frm: Place, at: Point, most: int) -> Iterator[Move]:
        """Yield any number of packets back to D, and full loads to points."""
        ends = self.find_ends(at, self.atlas.figures.long)
        if ends.depot:
            yield from (("big", count, frm, DEPOT) for count in range(1, most + 1))
        yield from (("big", most, frm, point) for point in ends.points)

    def find_ends(self, at: Point, side: int) -> Ends:
        """Return where flights from a point can end, with this side of the ruler."""
        if (at, side) not in self._ends:
            atlas = self.atlas
            cities = tuple(i for i, city in enumerate(atlas.cities)
                           if atlas.is_within(at, city.at, side))
            depot = at != CENTRE and atlas.is_within(at, CENTRE, side)
            self._ends[at, side] = Ends(cities, depot, tuple(self._list_points(at, side)))
        return self._ends[at, side]

    def _list_points(self, at: Point, side: int) -> Iterator[Point]:
        """Yield the farthest place in each direction; if there is none, the first of all places in
        reach."""
        rays = [point for way in WAYS if (point := self._find_farthest(at, way, side))]
        yield from rays or self._list_any(at, side)

    def _find_farthest(self, at: Point, way: Point, side: int) -> Point | None:
        for far in range(side // self.atlas.figures.grid, 0, -1):
            point = at[0] + far * way[0], at[1] + far * way[1]
            if self.atlas.open.has_point(point) and self.atlas.is_within(at, point, side):
                return point
        return None

    def _list_any(self, at: Point, side: int) -> Iterator[Point]:
        for point in self.atlas.open.list_points():
            if point != at and self.atlas.is_within(at, point, side):
                yield point
                return
