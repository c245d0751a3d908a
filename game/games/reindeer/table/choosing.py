"""A player's choice on the map: a sleigh, its start and its end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import dist
from typing import NamedTuple, cast

from game.core.contract import Place, Seat
from game.games.reindeer.rules.atlas import CENTRE, DEPOT, Atlas, Point, Spot
from game.games.reindeer.rules.position import State
from game.games.reindeer.table.chart import Chart, name_point, point_named
from game.games.reindeer.table.country import chart_of, read_demands
from game.games.reindeer.table.picker import SLEIGHS, Live, MapPicker
from game.games.reindeer.table.targets import Flight
from game.picture.screen import Box
from game.tables.places import kind_of, rest_of
from game.tables.seen import Seen, remember_once
from game.ui.box import box_around

RINGED = 12  # how much wider than a light a ring round it is
Cities = frozenset[str]


class Reach(NamedTuple):
    """The start and the range of a sleigh on the screen."""

    spots: tuple[Spot, ...]
    radius: float


class Choosing(NamedTuple):
    """A player who chooses, what is in their focus, and what follows from that.

    `live` is what is told of the place where an aimed sleigh would land; `flight` is that sleigh,
    while nothing moves. `offered` is the reach of a sleigh in the focus that is not chosen yet, and
    `served` the cities that it reaches, by where it would load. A little sleigh reaches the cities
    `near`, from the end (`ends`) of a big one that is aimed, or itself. `leads` is from where to
    which city a big sleigh that reaches none would carry gifts nearer. `bright` cities shine."""

    seat: Seat
    picker: MapPicker
    focus: Place
    on_screen: bool
    live: Live | None = None
    flight: Flight | None = None
    offered: Reach | None = None
    served: Mapping[Place, Cities] = {}
    ends: Point | None = None
    near: Cities | None = None
    leads: tuple[Spot, str] | None = None
    bright: Cities | None = None

    @property
    def offers(self) -> Cities:
        """Return the cities with needs that the focused sleigh reaches."""
        return Cities().union(*self.served.values())

    @property
    def pays(self) -> Cities:
        """Return those that a little sleigh supplies by itself."""
        return self.offers if self.focus == SLEIGHS[0] else Cities()


def serve(atlas: Atlas, view: State, place: object, side: int) -> Cities:
    """Return the cities with needs that a sleigh reaches from a place."""
    at = atlas.find_centre(place) or CENTRE
    return Cities(city.name for city, there, wants in zip(
        atlas.cities, view.delivered, atlas.demands[view.quick], strict=True)
        if len(there) < wants and atlas.is_within(at, city.at, side))


def serve_all(atlas: Atlas, picker: MapPicker, sleigh: Place) -> dict[Place, Cities]:
    """Return the cities that a sleigh would reach, by its loading place."""
    side = Flight(sleigh == SLEIGHS[1], DEPOT).reach_of(atlas)
    return {place: serve(atlas, picker.view, point_named(place), side) for place in picker.sources}


@remember_once
def find_choosing(seen: Seen) -> Choosing | None:
    one = next(iter(seen.pickers), None)
    if one is None:
        return None
    picker, chart = cast("MapPicker", one.picker), chart_of(seen)
    atlas, focus = chart.atlas, one.focus
    live = picker.find_live(focus) if picker.flight and picker.stage != "list" else None
    if live and live.place == point_named(picker.path[1]):
        live = None  # where it begins
    found = Choosing(one.seat, picker, focus, one.on_screen, live)
    if seen.busy:
        return found
    if flight := picker.flight:
        frm = flight.frm if not flight.big else live.place if live and not live.why else None
        ends = None if frm is None else atlas.find_centre(frm) or CENTRE
        near = None if ends is None else serve(atlas, picker.view, ends, atlas.figures.short)
        reached = serve(atlas, picker.view, flight.frm, flight.reach_of(atlas))
        return found._replace(flight=flight, ends=ends, near=near, bright=reached | (near or set()))
    if picker.path or not one.awake or focus not in SLEIGHS or picker.find_refusal(
            focus) is not None:
        return found
    side = Flight(focus == SLEIGHS[1], DEPOT).reach_of(atlas)
    spots = tuple(chart.find_centre(point_named(place) or DEPOT) for place in picker.sources)
    found = found._replace(offered=Reach(spots, chart.scale_miles(side)),
                           served=serve_all(atlas, picker, focus))
    found = found._replace(bright=found.offers)
    if found.offers or focus == SLEIGHS[0]:
        return found
    ways = [(dist(chart.find_centre(name), spot), spot, name)
            for name, demand in read_demands(chart, picker.view).items() if not demand.full
            for spot in spots]
    leads = min(ways)[1:] if ways else None
    return found._replace(leads=leads, bright=Cities({leads[1]})) if leads else found


def find_reach(chart: Chart, flight: Flight) -> Reach:
    return Reach((chart.find_centre(flight.frm),), chart.scale_miles(flight.reach_of(chart.atlas)))


def is_aiming(seen: Seen) -> bool:
    """Say whether a sleigh is being aimed, and all else is pale."""
    choosing = find_choosing(seen)
    return choosing is not None and choosing.flight is not None


def list_wanted(seen: Seen, places: Iterable[Place]) -> list[Place]:
    """Return the shown ones of some places: in a lesson those of its step."""
    asked = seen.sitting.wanted if seen.sitting else None
    return [place for place in places if asked is None or place in asked]


def find_bright(seen: Seen) -> Cities | None:
    """Return the bright cities, which a sleigh could serve; None outside a choice. In a lesson
    those of its step."""
    choosing = find_choosing(seen)
    cities = choosing.bright if choosing else None
    return Cities(name for name in cities or () if list_wanted(seen, [name_point(name)])) or cities


def find_ring(seen: Seen, seat: Seat, place: Place) -> Box:
    """Return the box of a ring round a place of the map, as a player sees it."""
    chart, box = chart_of(seen), seen.board.box_of(place)
    if kind_of(place) == "city":
        return box.place(chart.city + RINGED, chart.city + RINGED)
    if place == "depot":
        return box.place(92, 92)
    heap = chart.heaps.get(f"stack/{seat}/{rest_of(place)}")
    return box_around(*heap, 70) if heap else box.place(34, 34)
