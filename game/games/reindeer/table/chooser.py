"""What a player chooses on the map: sleighs, from where, and whither."""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING, NamedTuple, cast

from game.core.contract import Place, Seat
from game.games.reindeer.rules.atlas import CENTRE, DEPOT, Point, Spot
from game.games.reindeer.table.chart import meant
from game.games.reindeer.table.country import Country
from game.games.reindeer.table.picker import SLEIGHS, MapPicker
from game.games.reindeer.table.targets import Flight
from game.tables.picture import Picture
from game.tables.places import kind_of, rest_of

if TYPE_CHECKING:
    from game.tables.table import TableScene

RINGED = 12  # how much wider than a light a ring round it is


class Standing(NamedTuple):
    """A place of the map as it is drawn: its middle, and how wide a ring round it is."""

    x: float
    y: float
    ring: float


class Chooser:
    """Whoever chooses on the map now, what has been chosen, and where that lies."""

    def __init__(self, picture: Picture) -> None:
        self.country = picture.find(Country)
        self.scene = cast("TableScene", picture.scene)  # where nobody sits, nobody chooses
        self._offers: tuple[object, frozenset[str]] = None, frozenset()

    def now(self) -> tuple[Seat, MapPicker] | None:
        """The seat that chooses, and what it has chosen."""
        return next(((seat, cast("MapPicker", picker))
                     for seat, picker in self.scene.pickers.items()), None)

    def aiming(self) -> MapPicker | None:
        """The choice of a sleigh's end, while nothing moves."""
        found = self.now()
        return found[1] if found and found[1].flight and not self.scene.show.reel.busy else None

    def aims(self) -> bool:
        """Whether somebody aims a sleigh now."""
        return self.aiming() is not None

    def told(self) -> bool:
        """Whether whoever is asked is told what to do now."""
        found = self.now()
        return found is not None and self.scene.questions.on_screen(found[0])

    def picks(self) -> bool:
        """Whether somebody has begun to choose."""
        found = self.now()
        return found is not None and found[1].flight is not None

    def begun(self) -> bool:
        """Whether somebody has chosen a sleigh."""
        found = self.now()
        return found is not None and bool(found[1].path)

    def near(self) -> frozenset[str] | None:
        """The cities that want something and that a little sleigh reaches: from its stack, or, of
        a big one, from where it would end. None while no sleigh is aimed."""
        atlas, at = self.country.chart.atlas, self.ends()
        if at is None:
            return None
        demands = self.country.demands()
        return frozenset(
            city.name for city in atlas.cities if atlas.within(at, city.at, atlas.figures.short)
            and not demands[city.name][1])

    def bright(self) -> frozenset[str] | None:
        """The cities that shine now: those, and all that want something and that the sleigh reaches
        that is aimed or has the focus, or the one that it leads to. None while there is none."""
        picker = self.aiming()
        if picker is None or picker.flight is None:
            return frozenset({led[1]}) if (led := self.nearest()) else self.offers()
        near, atlas, flight = self.near() or frozenset(), self.country.chart.atlas, picker.flight
        frm = atlas.centre(flight.frm) if isinstance(flight.frm, str) else flight.frm
        side, demands = flight.side(atlas), self.country.demands()
        return near | {city.name for city in atlas.cities if not demands[city.name][1]
                       and atlas.within(frm or CENTRE, city.at, side)}

    def offers(self) -> frozenset[str] | None:
        """The cities that want something and that a sleigh in focus reaches; None if it has not
        the focus."""
        found, now = self.offered(), self.now()
        if found is None or now is None:
            return None
        key = found, self.country.show.table
        if self._offers[0] != key:
            self._offers = key, self.serves(now[1], self.scene.focus[now[0]])
        return self._offers[1]

    def paid(self) -> frozenset[str]:
        """The cities that the sleigh in the focus brings gifts to by itself, if it is the little
        one."""
        found = self.now()
        small = found is not None and self.scene.focus[found[0]] == SLEIGHS[0]
        return self.offers() or frozenset() if small else frozenset()

    def nearest(self) -> tuple[Spot, str] | None:
        """From where to which city that wants something the big sleigh would carry gifts nearer;
        None where it, in the focus, reaches one."""
        found, now = self.offered(), self.now()
        if found is None or now is None or self.offers() or (
                self.scene.focus[now[0]] == SLEIGHS[0]):
            return None
        chart, demands = self.country.chart, self.country.demands()
        ways = [(dist(chart.centre(city.name), spot), spot, city.name)
                for city in chart.atlas.cities if not demands[city.name][1] for spot in found[0]]
        return min(ways)[1:] if ways else None

    def ends(self) -> Point | None:
        """Where the next little sleigh would fly from."""
        picker = self.aiming()
        if picker is None or picker.flight is None:
            return None
        place = picker.flight.frm
        if picker.flight.big:
            live = picker.live(self.scene.focus[picker.seat])
            if live is None or live.why:
                return None
            place = live.place
        return self.country.chart.atlas.centre(place) or CENTRE

    def offered(self) -> tuple[tuple[Spot, ...], float] | None:
        """From where, and how far, a sleigh would fly that has the focus and is not chosen yet."""
        found = self.now()
        if found is None or self.scene.show.reel.busy or not self.scene.questions.awake(found[0]):
            return None
        seat, picker = found
        focus = self.scene.focus[seat]
        if picker.path or focus not in SLEIGHS or picker.refusal(focus) is not None:
            return None
        return self._range(picker, focus)

    def _range(self, picker: MapPicker, sleigh: Place) -> tuple[tuple[Spot, ...], float]:
        """From where, and how far, a sleigh would fly."""
        chart, flight = self.country.chart, Flight(sleigh == SLEIGHS[1], DEPOT)
        return (tuple(chart.centre(meant(place) or DEPOT) for place in picker.sources),
                chart.miles(flight.side(chart.atlas)))

    def serves(self, picker: MapPicker, sleigh: Place) -> frozenset[str]:
        """The cities that want something and that a sleigh would reach."""
        return frozenset().union(*(self.served(place, sleigh) for place in picker.sources))

    def served(self, place: Place, sleigh: Place) -> frozenset[str]:
        """The same from one place where it could load."""
        atlas, demands = self.country.chart.atlas, self.country.demands()
        at, side = atlas.centre(meant(place)) or CENTRE, Flight(sleigh == SLEIGHS[1], DEPOT).side(
            atlas)
        return frozenset(city.name for city in atlas.cities
                         if not demands[city.name][1] and atlas.within(at, city.at, side))

    def reach(self, picker: MapPicker) -> tuple[Spot, float]:
        """Middle and radius of what the sleigh can reach."""
        flight, chart = picker.flight, self.country.chart
        if flight is None:
            return chart.centre(DEPOT), 0.0
        return chart.centre(flight.frm), chart.miles(flight.side(chart.atlas))

    def at(self, place: Place) -> Standing:
        """Where a place of the map is drawn."""
        chart, pose = self.country.chart, self.scene.show.board.pose(place)
        if kind_of(place) == "city":
            return Standing(pose.x, pose.y, chart.city + RINGED)
        if place == "depot":
            return Standing(pose.x, pose.y, 92.0)
        found = self.now()
        heap = chart.heaps.get(f"stack/{found[0]}/{rest_of(place)}") if found else None
        return Standing(*heap, 70.0) if heap else Standing(pose.x, pose.y, 34.0)
