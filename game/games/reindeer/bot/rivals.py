"""Whom the bot of Reindeer Rivals is measured against, and by how much it has to win.

The rivals play on the rules themselves, on a coarse lattice of their own, and share nothing with
the bot's country, rates or playouts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random

from game.bots.search import Budget
from game.core.contract import Move, Seat, pick
from game.games.reindeer import RULES
from game.games.reindeer.bot.lengths import list_solitaire, list_statistics
from game.games.reindeer.rules import Rivals
from game.games.reindeer.rules.atlas import CENTRE, DEPOT, Atlas, Place, Point
from game.games.reindeer.rules.position import State, Turn

# The better one, the worse one, and the score in percent that the better one needs.
BARS = (
    ("expert", "greedy", 70), ("expert", "hauler", 70), ("expert", "skilled", 50),
    ("skilled", "novice", 50),
)
OPENING = 0  # no random moves: dice and ties make matches differ
DONE: Move = ("done",)
LOAD = 5
MESH = 3  # points of the coarse lattice along a short side
NEVER = 99
Rate = Callable[[int, int], float]  # by packets, and by big sleighs before


class Coarse:
    """Some places of a country: those one little sleigh from a city, and those from which big ones
    come nearer."""

    def __init__(self, atlas: Atlas) -> None:
        self.atlas = atlas
        step = max(1, atlas.figures.short // atlas.figures.grid // MESH)
        self.points = [p for p in atlas.open.list_points() if p[0] % step == 0 and p[1] % step == 0]
        short, within = atlas.figures.short, atlas.is_within
        self.cities = {p: [i for i, city in enumerate(atlas.cities) if within(p, city.at, short)]
                       for p in self.points}
        self.ahead = {p: [q for q in self.points if q != p and within(p, q, atlas.figures.long)]
                      for p in (CENTRE, *self.points)}
        self.away = [self._distances_to(city) for city in range(len(atlas.cities))]

    def _distances_to(self, city: int) -> dict[Point, int]:
        """Return how many big sleighs it takes from each point until the city is one leg away."""
        front = [p for p in self.points if city in self.cities[p]]
        away = dict.fromkeys(front, 0)
        while front:
            after = []
            for p in front:
                for q in (*self.ahead[p], *self._list_hub(p)):
                    if q not in away:
                        away[q] = away[p] + 1
                        after.append(q)
            front = after
        return away

    def _list_hub(self, p: Point) -> Iterator[Point]:
        if self.atlas.is_within(p, CENTRE, self.atlas.figures.long):
            yield CENTRE


@cache
def load_coarse(name: str) -> Coarse:
    game = RULES
    if not isinstance(game, Rivals):
        raise TypeError
    return Coarse(game.atlases[name])


def at_random(view: State, seat: Seat, luck: Random, _: Budget) -> Move:
    return pick(tuple(RULES.moves(view, seat)), luck)


def play_greedily(view: State, seat: Seat, luck: Random, _: Budget) -> Move:
    """Delivers what it can; otherwise sends packets towards the city that pays most for each
    turn."""
    return _play_by_rule(view, seat, luck, lambda n, hops: (70 * n - 50 * hops) / (hops + 1))


def play_hauling(view: State, seat: Seat, luck: Random, _: Budget) -> Move:
    """Delivers what it can; otherwise sends packets where most are wanted, as near as possible."""
    return _play_by_rule(view, seat, luck, lambda n, hops: 10 * n - hops)


def _play_by_rule(view: State, seat: Seat, luck: Random, rate: Rate) -> Move:
    if not isinstance(view.stage, Turn):
        raise TypeError
    land, money = load_coarse(view.map), view.money[seat]
    demands = land.atlas.demands[view.quick]
    needs = [n - len(packets) for n, packets in zip(demands, view.delivered, strict=True)]
    if view.stage.rent < 50 and money >= 10:
        for point, _ in view.stacks[seat]:
            wanting = [c for c in land.cities[point] if needs[c]]
            if wanting:
                return ("little", point, land.atlas.cities[pick(wanting, luck)].name)
    if view.stage.rent or money < 60:
        return DONE
    for point, count in view.stacks[seat]:
        city = _find_target(land, needs, point, count, luck, rate)
        if city is not None:
            end = _step_toward(land, needs, point, city, luck)
            return ("big", min(count, LOAD), point, end)
    city = _find_target(land, needs, CENTRE, LOAD, luck, rate)
    if city is None or money < 90:
        return DONE
    end = _step_toward(land, needs, CENTRE, city, luck)
    useful = sum(needs[c] for c in land.cities[end]) or needs[city]
    coming = sum(n for point, n in view.stacks[seat])
    count = min(LOAD, useful, sum(needs) - coming, (money - 60) // 20)
    place: Place = DEPOT
    return ("big", count, place, end) if count > 0 else DONE


def _find_target(
    land: Coarse, needs: list[int], point: Point, count: int, luck: Random, rate: Rate,
) -> int | None:
    """Return the city to head for: the best rate among those that pay more than they cost."""
    options = [(rate(min(count, need), land.away[city][point]), luck.random(), city)
               for city, need in enumerate(needs)
               if need and 0 < land.away[city].get(point, NEVER) < NEVER]
    best = max(options, default=None)
    return best[2] if best and best[0] > 0 else None


def _step_toward(land: Coarse, needs: list[int], point: Point, city: int, luck: Random) -> Point:
    """Return a point one big sleigh nearer to a city, with most wanted around it."""
    away = land.away[city]
    nearer = [q for q in land.ahead[point] if away.get(q, NEVER) < away[point]]
    return max(nearer, key=lambda q: (sum(needs[c] for c in land.cities[q]), luck.random()))


__all__ = ["BARS", "OPENING", "RIVALS", "list_solitaire", "list_statistics"]
RIVALS = {"random": at_random, "greedy": play_greedily, "hauler": play_hauling}
