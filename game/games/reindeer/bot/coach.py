"""What Reindeer Rivals' bot tells a learner: what moves are worth, and a reason for the suggested
one.

A move is worth how far ahead of the best rival its seat is, in money and in what its packets can
still bring where they lie, and the dollars a turn that the turn brings which begins with it: the
rates by which the bot looks for turns. Reasons are looked for in an order, and the first that is
true is given; each speaks of what the rules say of the position and the move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

from game.bots.advice import first_true
from game.core.contract import Message, Move, Seat
from game.games.reindeer.bot.country import HUB, load_country
from game.games.reindeer.bot.race import SLEIGHS, Race, load
from game.games.reindeer.rules import REWARD, Rivals
from game.games.reindeer.rules.atlas import BIG, CENTRE, DEPOT, LITTLE, PACKET, Atlas, Point
from game.games.reindeer.rules.position import RENT, State, Turn
from game.games.reindeer.rules.why import LOAD, name_near

DONE: Move = ("done",)
PART = 7  # little sleighs on the way to a city: more are not told


def lead_over_rivals(race: Race, seat: Seat) -> float:
    """Return how far a seat is ahead of the best rival, with what its packets can still bring."""
    wealth = [money + _under_way(race, one) for one, money in enumerate(race.money)]
    return float(wealth[seat] - max(
        [dollars for one, dollars in enumerate(wealth) if one != seat], default=0))


def _under_way(race: Race, seat: Seat) -> int:
    """Return what a seat's packets bring where they lie, if nobody is faster."""
    needs, found = race.needs[:], 0
    for spot, count in race.stacks[seat].items():
        _, worth, _ = load(race.spots[spot].gives, needs, count, 0)
        found += worth
    return found


def rate(race: Race, view: State, seat: Seat, move: Move, wary: float) -> float:
    """Return the dollars a turn that a turn brings which begins with a move."""
    match move:
        case ("big", int(count), frm, (int(), int()) as to):
            return _flight_rate(race, seat, count, frm, (to[0], to[1]), wary)
        case ("done",): return 0.0
    after = state_after(view, seat, move)
    rent = after.stage.rent if isinstance(after.stage, Turn) else RENT
    then = Race(race.land, after)
    more = then.find_deliveries(seat, SLEIGHS - rent // LITTLE) if rent < RENT else None
    return after.money[seat] - view.money[seat] + (more.rate if more else 0.0)


def _flight_rate(
    race: Race, seat: Seat, count: int, frm: object, to: Point, wary: float,
) -> float:
    """Packets are delivered from where they come down, or fly on with another big sleigh."""
    land = race.land
    spot = land.make_spots([to], [one.point for one in land.spots])[0]
    own = next((n for n, one in enumerate(race.spots) if one.point == frm), HUB)
    left = race.needs_left(seat, wary, own if frm != DEPOT else HUB)
    price = PACKET if frm == DEPOT else 0
    best = -float(BIG + price * count)
    for hops, gives in ((1, spot.gives), *((2, race.spots[on].gives) for on in spot.onward)):
        sent, worth, legs = load(gives, left, count, price)
        if sent:
            spent = BIG * hops + price * (count - sent)
            best = max(best, (worth - spent) / (hops + legs / SLEIGHS))
    return best


def state_after(view: State, seat: Seat, move: Move) -> State:
    """Return the position after a flight."""
    atlas = load_country(view.map).atlas
    after: State = Rivals({atlas.name: atlas}).step(view, seat, move, Random(0))
    return after


def is_legal(view: State, seat: Seat, move: Move) -> bool:
    """Return whether the rules let a move pass."""
    atlas = load_country(view.map).atlas
    return Rivals({atlas.name: atlas}).refusal(view, seat, move) is None


class Case(NamedTuple):
    """A move that is judged, in the position before it."""

    view: State
    seat: Seat
    move: Move
    atlas: Atlas

    @property
    def rent(self) -> int:
        return self.view.stage.rent if isinstance(self.view.stage, Turn) else RENT

    @property
    def wants(self) -> list[int]:
        """Return the open needs of each city."""
        return [demand - len(packets) for demand, packets in zip(
            self.atlas.demands[self.view.quick], self.view.delivered, strict=True)]

    def list_reached(self, point: Point) -> Iterator[int]:
        """Yield the cities that want packets and lie one little sleigh away from a point."""
        for city, wanted in enumerate(self.wants):
            if wanted and self.atlas.is_within(point, self.atlas.cities[city].at,
                                               self.atlas.figures.short):
                yield city


def find_reason(view: State, seat: Seat, move: Move) -> Message:
    """Return the first reason that is true of a move, or ()."""
    case = Case(view, seat, move, load_country(view.map).atlas)
    return first_true(REASONS[_sort(move)], case)


def _sort(move: Move) -> str:
    """Return what kind of move it is, for its reasons."""
    match move:
        case ("done",): return "done"
        case (_, *_, "D"): return "back"
        case ("little", _, str()): return "deliver"
    return str(move[0])


def tell_last(case: Case) -> Message:
    """Say that the move delivers the last packet of all."""
    return ("reindeer-why-last",) if sum(case.wants) == 1 else ()


def tell_first(case: Case) -> Message:
    """Rivals could bring more packets to a city than it wants, each with one little sleigh."""
    city = _city_of(case)
    near_by = sum(count for seat, stacks in enumerate(case.view.stacks) if seat != case.seat
                  for point, count in stacks if city in case.list_reached(point))
    wanted = case.wants[city]
    return ("reindeer-why-first", _name_city(case, city), wanted) if near_by >= wanted else ()


def tell_filling(case: Case) -> Message:
    """Say that a city has all it wants then."""
    city = _city_of(case)
    return ("reindeer-why-fills", _name_city(case, city)) if case.wants[city] == 1 else ()


def tell_lone(case: Case) -> Message:
    """Return the packet reaches no other city that wants any with one little sleigh."""
    match case.move:
        case (_, (int(x), int(y)), _) if len(list(case.list_reached((x, y)))) == 1:
            return ("reindeer-why-lone", _name_city(case, _city_of(case)))
    return ()


def tell_reward(case: Case) -> Message:
    """Return the rest of the reward."""
    return ("reindeer-why-brings",
            REWARD - LITTLE - PACKET * (case.move[1] == DEPOT))


def _city_of(case: Case) -> int:
    return case.atlas.index[str(case.move[-1])]


def _name_city(case: Case, city: int) -> Message:
    return name_near(case.atlas, case.atlas.cities[city].name)


def _end(case: Case) -> Point:
    return _point_of(case.move[-1])


def _point_of(place: object) -> Point:
    """Return where a flight begins or ends: anything but a point is the depot."""
    match place:
        case (int(x), int(y)): return x, y
    return CENTRE


def tell_way(case: Case) -> Message:
    """From there one more little sleigh reaches a city."""
    cities = list(case.list_reached(_end(case)))
    if not cities:
        return ()
    x, y = _end(case)
    ats = [city.at for city in case.atlas.cities]
    nearest = min(cities, key=lambda n: (ats[n][0] - x) ** 2 + (ats[n][1] - y) ** 2)
    return ("reindeer-why-way", _name_city(case, nearest))


def tell_far(case: Case) -> Message:
    """Say that a city lies a few little sleighs from there, and fewer than from where it was."""
    land = load_country(case.view.map)
    frm = _point_of(case.move[-2])
    found = [(legs, city) for city, wanted in enumerate(case.wants) if wanted
             for legs in [land.count_legs(_end(case), city)]
             if legs <= PART and legs < land.count_legs(frm, city, PART + 1)]
    if not found:
        return ()
    legs, city = min(found)
    return ("reindeer-why-far", _name_city(case, city), legs)


def tell_wanted(case: Case) -> Message:
    """Cities one little sleigh away from there want packets."""
    cities = list(case.list_reached(_end(case)))
    many = sum(case.wants[city] for city in cities)
    return ("reindeer-why-wanted", many, len(cities)) if many else ()


def tell_affordable(case: Case) -> Message:
    """Money for no more packets."""
    count = case.move[1]
    if not isinstance(count, int) or count == LOAD or case.move[2] != DEPOT:
        return ()
    rest = case.view.money[case.seat] - BIG - PACKET * count
    return ("reindeer-why-afford", rest) if rest < PACKET + LITTLE else ()


def tell_onward(case: Case) -> Message:
    """Say that no city is near there, but one is near where another big sleigh may come down."""
    land = load_country(case.view.map)
    spot = land.make_spots([_end(case)], [one.point for one in land.spots])[0]
    many = max((sum(case.wants[city] for city in case.list_reached(land.spots[on].point))
                for on in spot.onward), default=0)
    return ("reindeer-why-onward", many) if many else ()


def tell_return(case: Case) -> Message:
    """Return what the depot pays."""
    count = case.move[1] if case.move[0] == "big" else 1
    return ("reindeer-why-back", PACKET * count) if isinstance(count, int) else ()


def tell_spent(case: Case) -> Message:
    """Say that everything is rented that a turn allows."""
    return ("reindeer-why-spent", RENT) if case.rent == RENT else ()


def tell_poor(case: Case) -> Message:
    """There is no money for another sleigh and what it should carry."""
    money = case.view.money[case.seat]
    price = LITTLE if case.view.stacks[case.seat] else LITTLE + PACKET
    return ("reindeer-why-poor", money) if money < price else ()


def tell_supplied(case: Case) -> Message:
    """Say that nobody wants anything."""
    return ("reindeer-why-supplied",) if not any(case.wants) else ()


def tell_none(case: Case) -> Message:
    """Say that no little sleigh reaches a city from where there are packets."""
    spots = [CENTRE, *(point for point, _ in case.view.stacks[case.seat])]
    near_by = any(True for one in spots for _ in case.list_reached(one))
    return () if near_by else ("reindeer-why-none",)


REASONS: dict[str, tuple[Callable[[Case], Message], ...]] = {
    "deliver": (tell_last, tell_first, tell_filling, tell_lone, tell_reward),
    "little": (tell_way, tell_far),
    "big": (tell_affordable, tell_wanted, tell_onward),
    "back": (tell_return,),
    "done": (tell_spent, tell_supplied, tell_poor, tell_none),
}
