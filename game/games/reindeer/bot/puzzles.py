"""Reindeer Rivals' puzzles for one: the most money in the turn or the two turns that are left.

What the best play brings is counted, not tried out: packets hinder one another only where sleighs,
stacks and needs run out. So all that little sleighs can bring is a choice among ways by their
legs, and a big sleigh can end in as many kinds of places as cities tell apart.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

from game.bots.puzzles import Found
from game.core.contract import BadText, Move, Options, Seat
from game.games.reindeer import RULES
from game.games.reindeer.bot import move_quickly
from game.games.reindeer.bot.country import FAR, Country, load_country
from game.games.reindeer.rules import REWARD
from game.games.reindeer.rules.atlas import BIG, CENTRE, DEPOT, LITTLE, PACKET, Place, Point
from game.games.reindeer.rules.position import RENT, State, Turn
from game.games.reindeer.rules.why import LOAD

SEATS = 1
OPTIONS: Sequence[Options] = (
    {"map": "netherlands", "quick": "on"}, {"map": "usa", "quick": "on"}, {"map": "netherlands"})
NESTED = False
OPENING = 0
MOST = 4_000
TURNS = 1, 2  # that can be left
RICH = 200  # dollars from which nothing fails for want of money
NEEDS = range(6, 31)  # packets that cities still want
ENDLESS = 99  # packets at D
SLEIGHS = RENT // LITTLE  # little ones in a turn
DONE: Move = ("done",)
_LUCK = Random("puzzle")  # alone there are no dice


class Way(NamedTuple):
    """A packet's way by little sleighs: its earnings, the number of sleighs, its heap, whether a
    big sleigh has carried it there first, and its city (None: back to D)."""

    earns: int
    legs: int
    heap: Place
    flown: bool
    city: int | None


class Plan(NamedTuple):
    """The possible earnings, and the ways of packets, after a big sleigh if there is one."""

    earns: int
    ways: tuple[Way, ...] = ()
    big: Move | None = None


class Flown(NamedTuple):
    """The cargo of a big sleigh from a heap to a point, and the most packets."""

    heap: Place
    point: Point
    most: int


Node = tuple[State, int]  # and the turns that are left


class Task:
    def __init__(self, state: State, money: int, turns: int) -> None:
        self.hero: Seat = 0
        self.money = money
        self.root: Node = state, turns

    def judge(self, node: Node) -> bool | None:
        state, turns = node
        if not turns or not isinstance(state.stage, Turn):
            return state.money[0] >= self.money
        return None

    def is_lost(self, node: Node) -> bool:
        return bool(node[0].money[0] + find_plan(node).earns < self.money)

    def find_mover(self, node: Node) -> Seat:  # noqa: ARG002  there is nobody else
        return 0

    def list_ways(self, node: Node) -> Sequence[Move]:
        """Return what the best plan begins with, and all else that leads to a city; many more
        flights are legal."""
        state, _ = node
        cities = [move for move in RULES.moves(state, 0)
                  if move[0] == "little" and move[-1] in RULES.atlases[state.map].index]
        return list(dict.fromkeys((first_move(node), *cities, DONE)))

    def play(self, node: Node, move: Move) -> Node:
        state, turns = node
        return RULES.step(state, 0, move, _LUCK), turns - (move == DONE)

    def tell_goal(self, node: Node) -> str:
        return f"money {self.money} in {node[1]}"

    def find_kind(self, move: Move) -> Hashable:  # noqa: ARG002  in whatever order sleighs fly
        return None


# what can be earned

@lru_cache(1 << 12)
def find_plan(node: Node) -> Plan:
    """Return the best that can still be done."""
    state, turns = node
    if not turns or not isinstance(state.stage, Turn):
        return Plan(0)
    land, sleighs = load_country(state.map), (RENT - state.stage.rent) // LITTLE
    best = _plan_little(land, state, sleighs + SLEIGHS * (turns - 1))
    if state.stage.rent:
        return best
    best = max(best, _plan_return(state), key=lambda one: one.earns)
    if turns > 1:
        for flown in _list_landings(land, state):
            found = _plan_little(land, state, SLEIGHS, flown)
            count = sum(way.flown for way in found.ways)
            if count and found.earns - BIG > best.earns:
                best = Plan(found.earns - BIG, found.ways,
                            ("big", count, flown.heap, flown.point))
    return best


def _plan_return(state: State) -> Plan:
    """Return a big sleigh that brings a stack back to D."""
    atlas = RULES.atlases[state.map]
    loads = [(min(count, LOAD), point) for point, count in state.stacks[0]
             if atlas.is_within(point, CENTRE, atlas.figures.long)]
    count, point = max(loads, default=(0, CENTRE))
    return Plan(PACKET * count - BIG, (), ("big", count, point, DEPOT)) if count else Plan(0)


def _list_landings(land: Country, state: State) -> Iterable[Flown]:
    """Yield where a big sleigh can take packets: one point of each kind of places, by the legs from
    there to every city that wants some."""
    field, needy = land.field, [*_list_needs(state)]
    heaps: list[tuple[Place, Point, int]] = [(DEPOT, CENTRE, LOAD)]
    heaps += [(point, point, min(count, LOAD)) for point, count in state.stacks[0]]
    for heap, at, most in heaps:
        cells = [field.bits_near(field.bit_of(at), field.long)]
        if heap != DEPOT:
            cells = [cells[0] & ~field.bit_of(at)]
        for city in needy:
            for legs in range(1, SLEIGHS):
                ring = land.ring_of(city, legs)
                cells = [part for cell in cells for part in (cell & ring, cell & ~ring) if part]
        for cell in cells:
            yield Flown(heap, next(field.list_points(cell)), most)


def _list_needs(state: State) -> Mapping[int, int]:
    """Return how many packets each city still wants, if it wants any."""
    demands = RULES.atlases[state.map].demands[state.quick]
    return {city: demand - len(got) for city, (demand, got) in enumerate(
        zip(demands, state.delivered, strict=True)) if len(got) < demand}


def _plan_little(
    land: Country, state: State, sleighs: int,
    flown: Flown | None = None,
) -> Plan:
    """Return the best that a number of little sleighs can bring, out of stacks, D and what a big
    sleigh has taken from a heap to a point."""
    needs = dict(_list_needs(state))
    stock: dict[Place, int] = {DEPOT: ENDLESS}
    stock.update(state.stacks[0])
    ways: list[Way] = []
    sources: list[tuple[Place, Point, bool]] = [(DEPOT, CENTRE, False)]
    sources += [(point, point, False) for point, _ in state.stacks[0]]
    if flown:
        sources.append((flown.heap, flown.point, True))
    for heap, at, was_flown in sources:
        price = PACKET * (heap == DEPOT)
        for city in needs:
            legs = land.count_legs(at, city, FAR - 1)
            earns = REWARD - LITTLE * legs - price
            if legs <= sleighs and earns > 0:
                ways.append(Way(earns, legs, heap, was_flown, city))
        if at != CENTRE and not price and land.atlas.is_within(at, CENTRE, land.field.short):
            ways.append(Way(PACKET - LITTLE, 1, heap, was_flown, None))
    ways.sort(key=lambda way: (-way.earns / way.legs, way.legs))
    earned, chosen = _find_most(tuple(ways), sleighs, needs, stock, flown.most if flown else 0)
    return Plan(earned, chosen)


def _find_most(
    ways: tuple[Way, ...], sleighs: int, needs: dict[int, int], stock: dict[Place, int], load: int,
) -> tuple[int, tuple[Way, ...]]:
    """Return the most profitable ways together, by trying each choice that could beat the best so
    far."""
    best: tuple[int, tuple[Way, ...]] = 0, ()

    def look(at: int, left: int, load: int, earned: int, chosen: tuple[Way, ...]) -> None:
        nonlocal best
        if earned > best[0]:
            best = earned, chosen
        for n in range(at, len(ways)):
            way = ways[n]
            if earned + left * way.earns / way.legs <= best[0]:
                return
            if (way.legs > left or not stock[way.heap] or (way.flown and not load)
                    or (way.city is not None and not needs[way.city])):
                continue
            stock[way.heap] -= 1
            if way.city is not None:
                needs[way.city] -= 1
            look(n, left - way.legs, load - way.flown, earned + way.earns, (*chosen, way))
            stock[way.heap] += 1
            if way.city is not None:
                needs[way.city] += 1

    look(0, sleighs, load, 0, ())
    return best


def first_move(node: Node) -> Move:
    """Return the first move of the best plan."""
    state, _ = node
    best = find_plan(node)
    if best.big:
        return best.big
    rent = state.stage.rent if isinstance(state.stage, Turn) else RENT
    if not best.ways or rent + LITTLE > RENT:
        return DONE
    way, land = best.ways[0], load_country(state.map)
    if way.city is None:
        return ("little", way.heap, DEPOT)
    if way.legs == 1:
        return ("little", way.heap, land.atlas.cities[way.city].name)
    at = CENTRE if isinstance(way.heap, str) else way.heap
    return ("little", way.heap, land.step(at, way.city))


# questions

def read_task(state: State, hero: Seat, goal: str) -> Task:
    """`money M in T`: have $M after T turns. Raises BadText."""
    match goal.split(" "):
        case ["money", money, "in", turns] if money.isdigit() and turns in map(str, TURNS):
            if len(state.money) != 1 or hero:
                raise BadText("it is for one player alone")
            return Task(state, int(money), int(turns))
    raise BadText(f"a goal is `money`, dollars, `in` and 1 or 2, not {goal!r}")


def list_goals(state: State, hero: Seat) -> Iterable[str]:  # noqa: ARG001  there is one seat
    """Return the goal at the beginning of a turn near the end. A big sleigh could not make up in
    the second of two turns for five little ones."""
    if (state.stage != Turn(0, 0) or len(state.money) != 1 or state.money[0] < RICH
            or sum(_list_needs(state).values()) not in NEEDS or not state.stacks[0]):
        return
    for turns in reversed(TURNS):
        best = find_plan((state, turns))
        least = find_plan((state, 1)).earns + PACKET * LOAD - BIG
        if best.earns > 0 and (turns == 1 or best.earns > least):
            yield f"money {state.money[0] + best.earns} in {turns}"


def rate_strength(found: Found) -> int | None:
    """Return one turn is easier than two; what a bot that goes by a quick look misses is harder.
    There is something to choose where all sleighs fly, and to several cities."""
    goal = read_task(found.state, 0, found.goal)
    turns, best = goal.root[1], find_plan(goal.root)
    cities = {way.city for way in best.ways}
    legs = sum(way.legs for way in best.ways)
    if len(cities) < 2 or legs < SLEIGHS or len(best.ways) < 3 or (turns > 1 and not best.big):
        return None
    return turns + (_glance(found.state, turns) < goal.money)


def _glance(state: State, turns: int) -> int:
    """Return what a bot has that does not think."""
    luck = Random("glance")
    while turns and (move := move_quickly(state, 0, luck)):
        state, turns = RULES.step(state, 0, move, luck), turns - (move == DONE)
    return state.money[0]


def turn_position(state: State, hero: Seat) -> State:  # noqa: ARG001  there is one seat
    return state


def turned_move(move: Move) -> Move:
    return move


def find_scene(state: State) -> Hashable:
    """Return the map and what its cities want, which puzzles of one round share."""
    return state.map, tuple(_list_needs(state))
