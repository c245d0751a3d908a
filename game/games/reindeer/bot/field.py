"""A country's points as sets of bits: how far sleighs get over land, worked out for many points at
once.

A set of points is one number; no flight is longer than its rows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.games.reindeer.rules.atlas import CENTRE, Atlas, Point, list_half_rows, spread_points


class Field:
    """The places of an atlas that are points; `places` is the set of all of them."""

    def __init__(self, atlas: Atlas) -> None:
        figures, ground = atlas.figures, atlas.open
        self.long, self.short = figures.long, figures.short
        self._circles = {
            side: list_half_rows(side, figures.grid) for side in (self.long, self.short)}
        far = max(self.long, self.short) // figures.grid
        ats = [CENTRE, *(city.at for city in atlas.cities)]
        self._west = min(ground.west, *(x for x, _ in ats)) - far
        self._south = min(ground.south, *(y for _, y in ats)) - far
        east = ground.west + max(row.bit_length() for row in ground.bits)
        self._wide = max(east, *(x for x, _ in ats)) + far + 1 - self._west
        corner = self._index_of((ground.west, ground.south))
        self.places = sum(row << corner + y * self._wide for y, row in enumerate(ground.bits))

    def _index_of(self, point: Point) -> int:
        return (point[1] - self._south) * self._wide + point[0] - self._west

    def bit_of(self, point: Point) -> int:
        return 1 << self._index_of(point)

    def bits_of(self, points: Iterable[Point]) -> int:
        """Return the set of some points."""
        bits = 0
        for point in points:
            bits |= self.bit_of(point)
        return bits

    def bits_near(self, points: int, side: int) -> int:
        """Return all places within a side of the ruler of any of these points, without D and the
        cities' centres."""
        return spread_points(points, self._circles[side], self._wide) & self.places

    def list_points(self, bits: int) -> Iterator[Point]:
        """Yield the points of a set, from the south-west, row by row."""
        text = bin(bits)[:1:-1]
        at = text.find("1")
        while at >= 0:
            y, x = divmod(at, self._wide)
            yield x + self._west, y + self._south
            at = text.find("1", at + 1)
