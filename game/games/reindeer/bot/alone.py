"""Reindeer Rivals alone as one plan: which packets travel together, and by which places.

Alone turns cost nothing, so that only what is paid counts, not when. A plan is a set of loads: up
to five packets that one big sleigh, or two one after the other, bring near their cities, from D or
from a stack; and packets that little sleighs bring from where they lie. It is improved by taking
some loads out and packing what they held anew, again and again (large neighbourhood search).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import NamedTuple

from game.bots.search import Budget, Enough
from game.games.reindeer.bot.country import HUB
from game.games.reindeer.bot.race import IDLE, NEXT, SLEIGHS, Action, Delivery, Race
from game.games.reindeer.rules import REWARD
from game.games.reindeer.rules.atlas import BIG, LITTLE, PACKET
from game.games.reindeer.rules.why import LOAD

OUT = 4  # loads that are taken out at a time, at most
NOISE = 35.0  # dollars by which the worth of a load may be off when packets are packed anew
WARM, COOL, COLD = 25.0, 0.999, 1.0  # dollars that a plan may lose for the sake of a better one
NOWHERE, PRICED = 60.0, 50  # what a packet costs that goes nowhere; rounds until prices change
EXTRA = 10.0  # dollars by which a packet costs more than the fewest legs, as a first guess
FAR_WAYS = 10  # paths with two sleighs from D that are looked at for each city
ROUNDS = 100  # of taking out, for each load of the plan
SURE = 1000.0  # a rate above all others
WORK = 6  # nodes that packing anew counts as
Path = tuple[int, ...]  # spots, from where the packets lie to where the last sleigh lands


class Drop(NamedTuple):
    """A packet's end: its city, the legs to it, and from which spot little sleighs fly."""

    city: int
    legs: int
    spot: int


class Load(NamedTuple):
    """Packets that travel together, and what they bring in dollars beyond all that is paid."""

    path: Path
    drops: tuple[Drop, ...]
    gain: int

    @property
    def flown(self) -> int:
        """Return the cost of its big sleighs."""
        return BIG * (len(self.path) - 1)

    @property
    def bought(self) -> int:
        """Return the cost of its packets."""
        return price_of_packet(self.path) * len(self.drops)


def price_of_packet(path: Path) -> int:
    """Return the price of a packet for a path: one on a stack has been paid."""
    return PACKET * (path[0] == HUB)


class Packer:
    """Ways from what a race has to what its cities need."""

    def __init__(self, race: Race) -> None:
        self.race = race
        self.stacks = dict(race.stacks[0])
        self.ways = {
            path: drops for path in self._list_paths() if (drops := self._list_drops(path))}
        self.price = [LITTLE * legs + EXTRA for legs in race.land.least]
        self.near = self._list_near()

    def _list_paths(self) -> Iterator[Path]:
        """Yield every way by at most two big sleighs, from D and from every stack."""
        race = self.race
        hops, spots = race.land.hops, race.spots
        yield (HUB,)
        firsts = [spot for spot in range(1, len(hops)) if hops[spot] == 1]
        for first in firsts:
            yield (HUB, first)
            yield from ((HUB, first, to) for to in spots[first].onward
                        if to < len(hops) and hops[to] == 2)
        for stack in self.stacks:
            yield (stack,)
            yield from ((stack, to) for to in spots[stack].onward)

    def _list_drops(self, path: Path) -> tuple[Drop, ...]:
        """Return the best drop for each needy city that little sleighs reach from a path, fewest
        legs first. From D itself nothing is dropped on the way."""
        found: dict[int, Drop] = {}
        for spot in path[1:] or path:
            for legs, city in self.race.spots[spot].gives:
                if self.race.needs[city] and (city not in found or legs < found[city].legs):
                    found[city] = Drop(city, legs, spot)
        if len(path) == 3 and all(drop.spot != path[2] for drop in found.values()):
            return ()
        return tuple(sorted(found.values(), key=lambda drop: drop.legs))

    def _list_near(self) -> list[list[Path]]:
        """Return for each city the paths that come near it: of those with two sleighs from D only
        the best ones."""
        long: list[list[tuple[float, Path]]] = [[] for _ in self.race.needs]
        for path in self.ways:
            if len(path) > 2 and (found := self.load(path, self.race.needs, LOAD, self.price)):
                for city in {drop.city for drop in found[1].drops}:
                    long[city].append((found[0], path))
        best = {path for paths in long for _, path in sorted(paths, reverse=True)[:FAR_WAYS]}
        near: list[list[Path]] = [[] for _ in self.race.needs]
        for path, drops in self.ways.items():
            if len(path) <= 2 or path in best:
                for drop in drops:
                    near[drop.city].append(path)
        return near

    def load(self, path: Path, needs: list[int], most: int, price: list[float],
             ) -> tuple[float, Load] | None:
        """Return the load of most worth by this path, when a packet for a city is worth its price;
        None if nobody needs one."""
        room = 1 if len(path) == 1 else most
        drops: list[Drop] = []
        gain = -BIG * (len(path) - 1)
        worth = float(gain)
        for drop in sorted(self.ways[path], key=lambda one: LITTLE * one.legs - price[one.city]):
            sent = min(needs[drop.city], room)
            here = NEXT[drop.legs] - price_of_packet(path)
            if sent > 0 and here > 0:
                drops += [drop] * sent
                gain += here * sent
                worth += sent * (price[drop.city] - LITTLE * drop.legs)
                room -= sent
                if not room:
                    break
        if gain <= 0:
            return None
        return worth / len(drops), Load(path, tuple(drops), gain)


class Packing:
    """The rest of a race beside some loads: needs of cities, packets on stacks, and the best load
    of each path, misjudged by up to `noise`."""

    def __init__(
        self, packer: Packer, price: list[float], luck: Random, noise: float,
    ) -> None:
        self.packer, self.price, self.luck, self.noise = packer, price, luck, noise
        self.needs, self.stacks = packer.race.needs[:], packer.stacks.copy()
        self.rated: dict[Path, tuple[float, Load]] = {}

    def take(self, load: Load) -> None:
        """Note that these packets are on their way."""
        for drop in load.drops:
            self.needs[drop.city] -= 1
        if load.path[0] != HUB:
            self.stacks[load.path[0]] -= len(load.drops)

    def rate(self, path: Path) -> None:
        """Find the best load by a path, if there is one."""
        most = LOAD if path[0] == HUB else min(LOAD, self.stacks[path[0]])
        found = self.packer.load(path, self.needs, most, self.price) if most else None
        if found:
            self.rated[path] = found[0] + self.noise * self.luck.random(), found[1]

    def list_stale(self, load: Load) -> set[Path]:
        """Return the paths whose best load may have changed, as this one was taken."""
        cities = {drop.city for drop in load.drops}
        found = {path for city in cities for path in self.packer.near[city] if path in self.rated}
        if (source := load.path[0]) != HUB:
            found |= {path for path in self.rated if path[0] == source}
        return found


def pack_loads(packer: Packer, kept: list[Load], price: list[float], luck: Random, noise: float,
               ) -> list[Load]:
    """Return a plan from some loads: what cities still need is packed greedily, with errors."""
    packing, plan = Packing(packer, price, luck, noise), kept[:]
    for load in kept:
        packing.take(load)
    for city, need in enumerate(packing.needs):
        if need:
            for path in packer.near[city]:
                if path not in packing.rated:
                    packing.rate(path)
    while packing.rated:
        _, best = max(packing.rated.values(), key=lambda one: one[0])
        plan.append(best)
        packing.take(best)
        for path in packing.list_stale(best):
            del packing.rated[path]
            packing.rate(path)
    return plan


def list_prices(packer: Packer, plan: list[Load]) -> list[float]:
    """Return what a packet to each city costs in a plan, on average; much where none goes."""
    spent = [0.0] * len(packer.race.needs)
    sent = [0] * len(spent)
    for load in plan:
        share = load.flown / len(load.drops)
        for drop in load.drops:
            spent[drop.city] += share + LITTLE * drop.legs
            sent[drop.city] += 1
    return [spent[city] / n if n else NOWHERE for city, n in enumerate(sent)]


def value_of(plan: list[Load]) -> int:
    """Return the dollars that a plan brings."""
    return sum([load.gain for load in plan])


def turn_of(race: Race, plan: list[Load]) -> Action:
    """Return the plan's next turn: all deliveries by little sleighs, otherwise the load with the
    best return on its prepayment; nothing without money for either."""
    money, sleighs = race.money[0], SLEIGHS - race.rent // LITTLE
    deliveries: list[Delivery] = []
    for load in plan:
        if len(load.path) == 1:
            drop = load.drops[0]
            price = LITTLE * drop.legs + load.bought
            if drop.legs <= sleighs and price <= money:
                deliveries.append(Delivery(load.path[0], drop.city, drop.legs))
                sleighs -= drop.legs
                money += REWARD - price
    if deliveries or race.rent:
        return Action(SURE * bool(deliveries), tuple(deliveries))
    ready = [(load.gain / price, load) for load in plan
             if len(load.path) > 1 and (price := _pay_ahead(load)) <= money]
    if not ready:
        return IDLE
    worth, load = max(ready)
    return Action(SURE * worth, (), load.path[0], load.path[1], len(load.drops))


def _pay_ahead(load: Load) -> int:
    """Return the payments before a load earns anything."""
    return load.flown + LITTLE * load.drops[0].legs + load.bought


def make_plan(race: Race, luck: Random, budget: Budget) -> list[Load]:
    """Return the best plan that the budget finds."""
    packer = Packer(race)
    price = packer.price
    now = best = pack_loads(packer, [], price, luck, 0.0)
    heat = WARM
    nodes = look = 0
    try:
        for number in count():
            nodes += WORK
            look = budget.check_nodes(nodes) if nodes >= look else look
            if number >= ROUNDS * len(now):
                break
            out = choose_loads(packer, now, luck)
            kept = [load for at, load in enumerate(now) if at not in out]
            if number % PRICED == 0:
                price = list_prices(packer, best)
            plan = pack_loads(packer, kept, price, luck, NOISE * luck.random() ** 2)
            if value_of(plan) >= value_of(now) - heat * luck.random():
                now = plan
                if value_of(now) > value_of(best):
                    best = now
            heat *= COOL
            if heat < COLD:
                heat, now = WARM, best
    except Enough:
        pass
    return best


def choose_loads(packer: Packer, plan: list[Load], luck: Random) -> set[int]:
    """Return the numbers of some loads that serve the same cities or cities near each other."""
    first = int(luck.random() * len(plan))
    city = plan[first].drops[0].city
    paths = packer.near[city]
    path = paths[int(luck.random() * len(paths))]
    cities = {drop.city for drop in packer.ways[path]} | {d.city for d in plan[first].drops}
    others = [at for at, load in enumerate(plan)
              if at != first and any(drop.city in cities for drop in load.drops)]
    luck.shuffle(others)
    return {first, *others[: 1 + int(luck.random() * OUT)]}
