"""Outlines from TopoJSON: rings of longitude and latitude, projected to miles and simplified.

Nothing here draws a random number: the same file gives the same points.
"""

from __future__ import annotations

import heapq
import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import cos, radians, sin, sqrt
from pathlib import Path
from typing import Any

Point = tuple[float, float]
Line = list[Point]


class Topology:
    """A TopoJSON file: arcs that shapes share, and shapes made of them."""

    def __init__(self, file: Path, layer: str) -> None:
        whole = json.loads(file.read_text(encoding="utf-8"))
        scale, move = whole["transform"]["scale"], whole["transform"]["translate"]
        self.arcs = [_unpacked(arc, scale, move) for arc in whole["arcs"]]
        self.shapes: list[dict[str, Any]] = whole["objects"][layer]["geometries"]

    def rings(self, name: str) -> list[Line]:
        """Every ring of a shape, islands and holes alike, without a last point like the first."""
        (shape,) = [s for s in self.shapes if s["properties"]["name"] == name]
        return [self._joined(ring)[:-1] for ring in _rings(shape)]

    def shared(self) -> list[Line]:
        """The arcs that belong to two shapes: borders between neighbours."""
        used = Counter(arc if arc >= 0 else ~arc
                       for shape in self.shapes for ring in _rings(shape) for arc in ring)
        return [self.arcs[arc] for arc, count in sorted(used.items()) if count == 2]

    def _joined(self, ring: Sequence[int]) -> Line:
        found: Line = []
        for arc in ring:
            points = self.arcs[arc] if arc >= 0 else self.arcs[~arc][::-1]
            found += points[1:] if found else points
        return found


def _unpacked(arc: Sequence[Sequence[int]], scale: Point, move: Point) -> Line:
    """An arc's points; the file has whole steps from one to the next."""
    x = y = 0
    found: Line = []
    for dx, dy in arc:
        x, y = x + dx, y + dy
        found.append((x * scale[0] + move[0], y * scale[1] + move[1]))
    return found


def _rings(shape: Mapping[str, Any]) -> Iterator[Sequence[int]]:
    if shape["type"] == "Polygon":
        yield from shape["arcs"]
    elif shape["type"] == "MultiPolygon":
        for polygon in shape["arcs"]:
            yield from polygon


class Albers:
    """The equal-area projection of Albers on a sphere: miles east and north of its origin."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        first, second = (radians(parallel) for parallel in data["standard_parallels"])
        self.radius = data["radius_miles"]
        self.middle = radians(data["origin"]["lon"])
        self.n = (sin(first) + sin(second)) / 2
        self.c = cos(first) ** 2 + 2 * self.n * sin(first)
        self.base = self._rho(radians(data["origin"]["lat"]))

    def _rho(self, latitude: float) -> float:
        return self.radius * sqrt(self.c - 2 * self.n * sin(latitude)) / self.n

    def __call__(self, point: Point) -> Point:
        """Miles of a longitude and a latitude in degrees."""
        angle = self.n * (radians(point[0]) - self.middle)
        rho = self._rho(radians(point[1]))
        return rho * sin(angle), self.base - rho * cos(angle)


def area(ring: Line) -> float:
    """The area inside a ring, in the square of its unit."""
    closed = [*ring, ring[0]]
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise(closed))) / 2


def simpler(ring: Line, count: int) -> Line:
    """A ring of so many points: the point that changes the area least is removed first
    (Visvalingam)."""
    before = [(i - 1) % len(ring) for i in range(len(ring))]
    after = [(i + 1) % len(ring) for i in range(len(ring))]
    gone = [False] * len(ring)

    def worth(i: int) -> float:
        return area([ring[before[i]], ring[i], ring[after[i]]])

    heap = [(worth(i), i) for i in range(len(ring))]
    heapq.heapify(heap)
    least, left = [size for size, _ in sorted(heap, key=lambda item: item[1])], len(ring)
    while left > count:
        size, i = heapq.heappop(heap)
        if gone[i] or size != least[i]:
            continue
        gone[i], left = True, left - 1
        after[before[i]], before[after[i]] = after[i], before[i]
        for near in (before[i], after[i]):
            least[near] = max(worth(near), size)
            heapq.heappush(heap, (least[near], near))
    return [point for i, point in enumerate(ring) if not gone[i]]


def thinner(line: Line, far: float) -> Line:
    """An open line without the points that lie closer than `far` to it (Douglas and Peucker)."""
    (ax, ay), (bx, by) = line[0], line[-1]
    length = sqrt((bx - ax) ** 2 + (by - ay) ** 2) or 1.0
    off = [abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length for x, y in line]
    worst = max(range(len(line)), key=off.__getitem__)
    if off[worst] <= far:
        return [line[0], line[-1]]
    return [*thinner(line[: worst + 1], far)[:-1], *thinner(line[worst:], far)]
