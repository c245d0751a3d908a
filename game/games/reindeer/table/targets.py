"""Sensible ends for a sleigh, for a pad's directions and for lists."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import NamedTuple

from game.core.contract import Move, Seat
from game.games.reindeer.rules import Rivals
from game.games.reindeer.rules.atlas import (
    BIG,
    CENTRE,
    DEPOT,
    LITTLE,
    PACKET,
    Atlas,
    City,
    Place,
    Point,
)
from game.games.reindeer.rules.position import State


def find_price(*, big: bool, packets: int, bought: bool) -> int:
    """5: the dollars for a sleigh, and for its packets if they are bought."""
    return (BIG if big else LITTLE) + PACKET * packets * bought


class Flight(NamedTuple):
    """A sleigh to send: big with its packets, or little with one."""

    big: bool
    frm: Place
    packets: int = 1

    def move(self, to: Place) -> Move:
        return ("big", self.packets, self.frm, to) if self.big else ("little", self.frm, to)

    @property
    def cost(self) -> int:
        return find_price(big=self.big, packets=self.packets, bought=self.frm == DEPOT)

    def reach_of(self, atlas: Atlas) -> int:
        return atlas.figures.long if self.big else atlas.figures.short


class Goal(NamedTuple):
    """A sensible end and, in open country, the city that it leads towards."""

    place: Place
    city: str = ""


def list_targets(rules: Rivals, view: State, seat: Seat, flight: Flight) -> list[Goal]:
    """Return legal ends for a sleigh, the best known first: cities, own stacks, points towards
    cities with needs, and D."""
    atlas = rules.atlases[view.map]
    at = atlas.find_centre(flight.frm) or CENTRE
    wanting = [city for city, seats, demand in zip(
        atlas.cities, view.delivered, atlas.demands[view.quick], strict=True)
        if len(seats) < demand]
    wanting.sort(key=lambda city: _measure_distance(at, city.at))
    goals = [] if flight.big else [Goal(city.name) for city in wanting]
    goals += [Goal(point) for _,
              point in sorted((_measure_distance(at, p), p) for p, _ in view.stacks[seat])]
    goals += _keep_apart(_list_frontier(atlas, at, flight, wanting),
                         flight.reach_of(atlas) // atlas.figures.grid // 5)
    goals.append(Goal(DEPOT))  # who flies gifts back does so on purpose
    return [goal for goal in goals
            if rules.refusal(view, seat, flight.move(goal.place)) is None]


def _measure_distance(one: Point, two: Point) -> float:
    return hypot(two[0] - one[0], two[1] - one[1])


def _keep_apart(points: Iterator[tuple[Point, str]], least: int) -> list[Goal]:
    goals: dict[Point, Goal] = {}
    for point, city in points:
        if all(_measure_distance(point, other) >= max(least, 2) for other in goals):
            goals[point] = Goal(point, city)
    return list(goals.values())


def _list_frontier(
    atlas: Atlas, at: Point, flight: Flight, wanting: list[City],
) -> Iterator[tuple[Point, str]]:
    """Return points towards cities: just outside a near city, otherwise as far as the sleigh
    goes."""
    side = flight.reach_of(atlas)
    grid = atlas.figures.grid
    for city in wanting:
        far = _measure_distance(at, city.at)
        near = atlas.is_within(at, city.at, side)
        if not far or (near and not flight.big):
            continue
        first = int(far) - atlas.figures.radius // grid - 1 if near else side // grid
        for step in range(first, 0, -1):
            point = (at[0] + round((city.at[0] - at[0]) * step / far),
                     at[1] + round((city.at[1] - at[1]) * step / far))
            if atlas.open.has_point(point) and atlas.is_within(at, point, side):
                yield point, city.name
                break
