"""A match of Reindeer Rivals for bots: numbers only, on the spots of a country.

What a seat can do with its turn is an Action: a big flight, or little sleighs that deliver. Each
has a rate: dollars for each turn that it takes, from now until its packets are delivered.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple, Self

from game.core.contract import Seat
from game.games.reindeer.bot.country import FAR, HUB, Country, Spot
from game.games.reindeer.rules import REWARD
from game.games.reindeer.rules.atlas import BIG, CENTRE, LITTLE, PACKET
from game.games.reindeer.rules.position import RENT, State, Turn
from game.games.reindeer.rules.why import LOAD

SLEIGHS = RENT // LITTLE
NEXT = (REWARD, REWARD - LITTLE, REWARD - 2 * LITTLE, REWARD - 3 * LITTLE)  # by a packet's legs
LEAST = 1.0  # dollars a turn for which it is worth moving
FEW = 3  # with so few packets wanted in all, long ways are considered
DEEP = 2  # the most big sleighs from D to where packets are delivered
LONGEST = 150  # rounds of a race


class Delivery(NamedTuple):
    """A packet from a spot to a city, by a number of little sleighs."""

    spot: int
    city: int
    legs: int


class Action(NamedTuple):
    """The action of a turn: deliveries, or a big sleigh with its packets; or nothing."""

    rate: float
    deliveries: tuple[Delivery, ...] = ()
    frm: int = HUB
    to: int = HUB
    load: int = 0


IDLE = Action(0.0)


class Manner(NamedTuple):
    """How a seat judges: what share of the packets that rivals could deliver it counts on, and how
    far off its rates may be."""

    wary: float
    blur: float


class Race:
    """Who has what: `needs` by city, `money` and `stacks` (packets by spot) by seat."""

    def __init__(self, land: Country, state: State) -> None:
        self.land = land
        index = {spot.point: i for i, spot in enumerate(land.spots)}
        strange = {point for stacks in state.stacks for point, _ in stacks if point not in index}
        index |= {point: i for i, point in enumerate(sorted(strange), len(land.spots))}
        points = [spot.point for spot in land.spots]
        self.spots: list[Spot] = land.spots + land.make_spots(sorted(strange), points)
        demands = land.atlas.demands[state.quick]
        self.needs = [demand - len(packets)
                      for demand, packets in zip(demands, state.delivered, strict=True)]
        self.money = list(state.money)
        self.stacks = [{index[point]: n for point, n in stacks} for stacks in state.stacks]
        self.rent = state.stage.rent if isinstance(state.stage, Turn) else 0
        self.home = [i != HUB and land.atlas.is_within(spot.point, CENTRE, land.field.long)
                     for i, spot in enumerate(self.spots)]

    def copy(self) -> Self:
        other = type(self).__new__(type(self))
        other.land, other.spots, other.home, other.rent = (
            self.land, self.spots, self.home, self.rent)
        other.needs, other.money = self.needs[:], self.money[:]
        other.stacks = [stacks.copy() for stacks in self.stacks]
        return other

    def needs_left(self, seat: Seat, wary: float, without: int = HUB) -> list[int]:
        """Return what cities will still need when a stack sent out now arrives. All own stacks are
        delivered first, except those at `without`, and a share of what rivals have one leg away."""
        left = self.needs[:]
        for one, stacks in enumerate(self.stacks):
            for spot, count in stacks.items():
                if one == seat and spot == without:
                    continue
                share = count if one == seat else int(wary * count + 0.5)
                for legs, city in self.spots[spot].gives:
                    if share == 0 or (legs > 1 and one != seat):
                        break
                    taken = min(share, left[city])
                    left[city] -= taken
                    share -= taken
                if share and one == seat:
                    self._bound_onward(spot, share, left)
        return left

    def _bound_onward(self, spot: int, share: int, left: list[int]) -> None:
        """Take away what packets will deliver that first have to fly on from their spot."""
        best, gives = 0, self.spots[spot].gives
        for to in self.spots[spot].onward:
            _, worth, _ = load(self.spots[to].gives, left, share, 0)
            if worth > best:
                best, gives = worth, self.spots[to].gives
        for _, city in gives:
            taken = min(share, left[city])
            left[city] -= taken
            share -= taken

    def find_deliveries(self, seat: Seat, sleighs: int) -> Action:
        """Return the best use of little sleighs: first scarce packets where they are near, then
        more from D."""
        needs, money = self.needs[:], self.money[seat]
        stacks = self.stacks[seat].copy()
        ways = [(90 * (legs > 1) + 4 * legs * len(self.spots[spot].gives) + 30 * (spot == HUB),
                 needs[city], Delivery(spot, city, legs))
                for spot in (*stacks, HUB) for legs, city in self.spots[spot].gives
                if needs[city] and legs <= sleighs]
        ways.sort()
        deliveries: list[Delivery] = []
        gain = 0
        for _, _, way in ways:
            spot, city, legs = way
            price = LITTLE * legs + PACKET * (spot == HUB)
            while (legs <= sleighs and needs[city] and money >= price
                   and (spot == HUB or stacks[spot])):
                needs[city] -= 1
                sleighs -= legs
                if spot != HUB:
                    stacks[spot] -= 1
                gain += REWARD - price
                money += REWARD - price
                deliveries.append(way)
        return Action(float(gain), tuple(deliveries))

    def list_flights(self, seat: Seat, wary: float) -> list[Action]:
        """Big sleighs that pay, rated by the spot where their packets are to be delivered."""
        flights: list[Action] = []
        money, left = self.money[seat], self.needs_left(seat, wary)
        afford = min((money - BIG - LITTLE) // PACKET, LOAD)
        if afford > 0:
            for spot, hops in enumerate(self.land.hops):
                if 0 < hops <= DEEP:
                    count, worth, legs = load(self.spots[spot].gives, left, afford, PACKET)
                    worth -= BIG * hops
                    if worth > 0:
                        flights.append(Action(worth / (hops + legs / SLEIGHS), (), HUB,
                                              self.land.via[spot], count))
        if money >= BIG + LITTLE:
            for spot, have in self.stacks[seat].items():
                flights += self._list_onward(seat, spot, min(have, LOAD), wary)
        return flights

    def _list_onward(self, seat: Seat, spot: int, have: int, wary: float) -> list[Action]:
        """Flights from a stack to other spots, and back to D."""
        free = self.needs_left(seat, wary, spot)
        _, stays, stay_legs = load(self.spots[spot].gives, free, self.stacks[seat][spot], 0)
        if not stay_legs and sum(self.needs) <= FEW:
            stays = have * self._long_way(spot)
        flights = []
        for to in self.spots[spot].onward:
            count, worth, legs = load(self.spots[to].gives, free, have, 0)
            worth -= BIG
            if count and worth > stays * count / self.stacks[seat][spot]:
                flights.append(Action(worth / (1 + legs / SLEIGHS), (), spot, to, count))
        if self.home[spot] and not flights and stay_legs == 0 and have * PACKET > BIG:
            flights.append(Action(float(have * PACKET - BIG), (), spot, HUB, have))
        return flights

    def _long_way(self, spot: int) -> int:
        """Return what a packet brings that travels on by little sleighs only, however many that
        takes."""
        point = self.spots[spot].point
        return max(REWARD - LITTLE * self.land.count_legs(point, city, FAR)
                   for city, need in enumerate(self.needs) if need or not any(self.needs))

    def play(self, seat: Seat, action: Action) -> None:
        """Carries a turn out."""
        stacks = self.stacks[seat]
        for spot, city, legs in action.deliveries:
            self.needs[city] -= 1
            self.money[seat] += NEXT[legs]
            self._take(seat, spot, 1)
        if action.load:
            self.money[seat] -= BIG
            self._take(seat, action.frm, action.load)
            if action.to == HUB:
                self.money[seat] += PACKET * action.load
            else:
                stacks[action.to] = stacks.get(action.to, 0) + action.load

    def _take(self, seat: Seat, spot: int, count: int) -> None:
        if spot == HUB:
            self.money[seat] -= PACKET * count
            return
        stacks = self.stacks[seat]
        stacks[spot] -= count
        if not stacks[spot]:
            del stacks[spot]

    def find_best(self, seat: Seat, manner: Manner, luck: Random) -> Action:
        """Return the turn with the highest rate; among equals a random one."""
        blur, chance = manner.blur, luck.random
        return max(self.list_turns(seat, manner.wary),
                   key=lambda turn: turn.rate * (1 + blur * chance()) + chance())

    def list_turns(self, seat: Seat, wary: float) -> list[Action]:
        """Return all turns that are worth while, and the idle one."""
        full = self.find_deliveries(seat, SLEIGHS)
        turns = [IDLE, full] if full.rate > 0 else [IDLE]
        if full.rate < 4 * NEXT[1]:
            turns += self.list_flights(seat, wary)
        return turns

    def finish(self, order: list[Seat], luck: Random, manner: Manner) -> int:
        """Everybody plays on by rates, first the seats still to come in this round. Returns the
        number of turns played."""
        seats, turns = len(self.money), 0
        for _ in range(LONGEST):
            still = True
            for seat in order:
                turn = self.find_best(seat, manner, luck)
                turns += 1
                if turn.rate >= LEAST:
                    self.play(seat, turn)
                    still = False
            if (still and len(order) == seats) or not any(self.needs):
                break
            first, way = int(luck.random() * seats), 1 if luck.random() < 0.5 else -1
            order = [(first + way * i) % seats for i in range(seats)]
        return turns


def load(
    gives: tuple[tuple[int, int], ...], left: list[int], most: int, price: int,
) -> tuple[int, int, int]:
    """Return how many packets a spot can use, what they bring minus a price for each, and their
    legs."""
    room, worth, ways = most, 0, 0
    for legs, city in gives:
        need = left[city]
        if need > 0:
            count = min(need, room)
            worth += count * (NEXT[legs] - price)
            ways += count * legs
            room -= count
            if not room:
                break
    return most - room, worth, ways
