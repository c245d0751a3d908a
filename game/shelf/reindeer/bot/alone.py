"""Reindeer Rivals alone: turns cost nothing there, so they can be rated by how little they waste.

Neither that nor dollars a turn is always better: matches are tried both ways. A packet wastes what
it costs beyond the fewest legs to its city, always in full loads.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.core import Seat
from game.shelf.reindeer.bot.country import HUB
from game.shelf.reindeer.bot.race import DEEP, IDLE, Action, Delivery, Race
from game.shelf.reindeer.rules import REWARD
from game.shelf.reindeer.rules.atlas import BIG, LITTLE, PACKET
from game.shelf.reindeer.rules.why import LOAD

SURE = 1000.0  # a rate above all others
NOTHING = 100.0  # the rate of a turn that wastes nothing
BAD = 2  # a packet with more extra legs than this does not join a load


class Alone(Race):
    """A race with one seat; `thrift`: rated by waste."""

    thrift = False

    def tried(self, thrift: bool) -> Alone:
        """A copy to be played out, rated by waste if `thrift`."""
        other = self.copy()
        other.thrift = thrift
        return other

    def turns(self, seat: Seat, wary: float) -> list[Action]:
        """Packets one leg away from their city go there first; otherwise every single packet and
        every load."""
        if not self.thrift:
            return super().turns(seat, wary)
        now = self.deliveries(seat, LOAD)
        return [now] if now.deliveries else [IDLE, *self._singles(), *self.flights(seat, wary)]

    def deliveries(self, seat: Seat, sleighs: int) -> Action:
        """By thrift, only packets one leg away from a city, first those with few other ways to
        go."""
        if not self.thrift:
            return super().deliveries(seat, sleighs)
        needs, money = self.needs[:], self.money[seat]
        deliveries: list[Delivery] = []
        for spot in sorted(self.stacks[seat], key=self._near):
            count = self.stacks[seat][spot]
            for legs, city in self.spots[spot].gives:
                sent = min(needs[city], count, sleighs) if legs == 1 and money >= LITTLE else 0
                deliveries += [Delivery(spot, city, 1)] * sent
                needs[city] -= sent
                count -= sent
                sleighs -= sent
        return Action(SURE if deliveries else 0.0, tuple(deliveries))

    def _near(self, spot: int) -> int:
        return sum(self.needs[city] > 0 for legs, city in self.spots[spot].gives if legs == 1)

    def _singles(self) -> Iterator[Action]:
        """One packet by several little sleighs, from a stack or from D."""
        for spot in (HUB, *self.stacks[0]):
            price = PACKET * (spot == HUB)
            for legs, city in self.spots[spot].gives:
                if self.needs[city] and self.money[0] >= LITTLE * legs + price:
                    waste = LITTLE * (legs - self._ahead(spot, city))
                    yield Action(NOTHING - waste, (Delivery(spot, city, legs),))

    def _ahead(self, spot: int, city: int) -> int:
        """The fewest legs from a spot to a city, worked out from those of the depot."""
        return self.land.least[city] - self._hops(spot)

    def _hops(self, spot: int) -> int:
        if spot < len(self.land.hops):
            return self.land.hops[spot]
        return 1 if self.home[spot] else 2

    def flights(self, seat: Seat, wary: float) -> list[Action]:
        """Loads from D and from stacks that bring more than they cost."""
        if not self.thrift:
            return super().flights(seat, wary)
        flights: list[Action] = []
        left = self.left(seat, wary)
        afford = min((self.money[seat] - BIG - LITTLE) // PACKET, LOAD)
        if afford > 0:
            for spot, hops in enumerate(self.land.hops):
                if 0 < hops <= DEEP:
                    flights += self._loaded(HUB, spot, self.land.via[spot], afford, left)
        if self.money[seat] >= BIG + LITTLE:
            for spot, have in self.stacks[seat].items():
                free = self.left(seat, wary, spot)
                for to in self.spots[spot].onward:
                    flights += self._loaded(spot, to, to, min(have, LOAD), free)
        return flights

    def _loaded(
        self, frm: int, to: int, first: int, most: int, left: list[int],
    ) -> Iterator[Action]:
        """The load for the cities around a spot, least waste first, if it brings more than it
        costs."""
        hops = self.land.hops[to] if frm == HUB else 1
        came, least = self._hops(frm), self.land.least
        count, waste, worth = 0, BIG * hops, -BIG * hops
        for over, legs, city in self.land.thrifty[to]:
            if count == most or over + hops + came > BAD:
                break
            sent = min(left[city], most - count)
            if sent > 0:
                count += sent
                waste += sent * LITTLE * (legs - least[city] + came)
                worth += sent * (REWARD - LITTLE * legs - PACKET * (frm == HUB))
        if count and worth > 0:
            yield Action(NOTHING - waste / count, (), frm, first, count)
