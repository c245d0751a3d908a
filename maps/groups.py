"""Groups of points for the solver: how they begin, and how groups that promise too much are
split."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from flow import HUB, Plan

from game.games.reindeer.bot.field import Field
from game.games.reindeer.rules.atlas import CENTRE, Atlas, Point


def classes(atlas: Atlas, field: Field) -> list[int]:
    """Points grouped by how many flights they are from D and which cities they can deliver to."""
    found, front, seen = [], field.near(field.bit(CENTRE), field.long), 0
    while front:
        found.append(front)
        seen |= front
        front = field.near(front, field.long) & ~seen
    for city in atlas.cities:
        found = parted(found, field.near(field.bit(city.at), field.short))
    return found


def parted(cells: Iterable[int], by: int) -> list[int]:
    """Every group split in two: inside and outside a set."""
    return [part for cell in cells for part in (cell & by, cell & ~by) if part]


def halved(field: Field, cell: int) -> list[int]:
    """A group split in two across its longer side."""
    points = list(field.points(cell))
    spans = [max(p[i] for p in points) - min(p[i] for p in points) for i in (0, 1)]
    points.sort(key=lambda point: point[spans[1] > spans[0]])
    middle = len(points) // 2
    return [field.among(part) for part in (points[:middle], points[middle:]) if part]


def picked(field: Field, cells: Iterable[int], size: int, chance: Random) -> list[Point]:
    """A random point from every group in every square of `size` units."""
    found: dict[tuple[int, int, int], Point] = {}
    right, up = chance.randrange(size), chance.randrange(size)
    for i, cell in enumerate(cells):
        points = list(field.points(cell))
        chance.shuffle(points)
        for x, y in points:
            found.setdefault((i, (x + right) // size, (y + up) // size), (x, y))
    return list(found.values())


class Reading:
    """What a plan on groups may mean on points: in each group, the points from which its flights
    come and go. `torn` are sets by which to split a group, where some flight has no points left."""

    def __init__(self, field: Field, cells: list[int], plan: Plan) -> None:
        self.field = field
        self.left = {i: cells[i] for flight in plan.flights for i in (flight.frm, flight.to)
                     if i != HUB and not (flight.city and i == flight.to)}
        self.torn: dict[int, list[int]] = {}
        self._ways = [(f.frm, f.to, field.long if f.bigs else field.short)
                      for f in plan.flights if not f.city]
        for _ in range(4):
            for frm, to, side in self._ways:
                self._pass(frm, to, side)
                if frm != HUB:
                    self._pass(to, frm, side)

    def _pass(self, frm: int, to: int, side: int) -> None:
        """Keep only the points of a group that can be reached from the other one."""
        start = self.field.bit(CENTRE) if frm == HUB else self.left[frm]
        near = self.field.near(start, side)
        if self.left[to] & near:
            self.left[to] &= near
            return
        self.torn.setdefault(to, []).append(near)
        if frm != HUB:
            self.torn.setdefault(frm, []).append(self.left[frm])


def finer(field: Field, cells: list[int], reading: Reading) -> list[int]:
    """The groups that promised too much, split; if none is known, every group that is used is
    split."""
    found = []
    for i, cell in enumerate(cells):
        parts = [cell]
        for by in reading.torn.get(i, ()):
            parts = parted(parts, by)
        if i in reading.torn or (not reading.torn and i in reading.left):
            parts = [half for part in parts for half in halved(field, part)]
        found += parts
    return found
