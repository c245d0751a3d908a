"""Where a match is watched, the place on the map where something was just done is clear: the names
of its cities stand beside the tracks and the piles there, and names of others that lie under what
is told are left out."""

from __future__ import annotations

from collections.abc import Hashable
from math import hypot

from game.games.reindeer.table.country import PIP, ROW, WANTED, spaced
from game.games.reindeer.table.labels import Label, free
from game.games.reindeer.table.map_part import MapPart
from game.games.reindeer.table.piles import shared
from game.games.reindeer.table.tracks import Parked, way_of
from game.picture.screen import Box, Screen
from game.tables.picture import Picture
from game.tables.places import kind_of, rest_of

BESIDE, CLOSE = 8.0, 6.0  # between a name and what its city has and wants beside it; and how far
# that reaches into the name over it
AIR, RING = 4.0, 10.0  # round a track, and round the light of a city that was brought something


class Clearing(MapPart):
    """Sees to it before anything is drawn over the country."""

    def __init__(self, picture: Picture) -> None:
        super().__init__(picture)
        self.sleigh = picture.find(Parked)
        self._last: Hashable = None
        self._ways: tuple[Box, ...] = ()
        self.country.clear = self.boxes

    def refit(self) -> None:
        self._last = None

    def draw(self, screen: Screen) -> None:  # noqa: ARG002  nothing of it is seen
        country, shown = self.country, self.lately.shown[-1:]
        deeds = tuple(deed for turn in shown for deed in turn.deeds)
        key = deeds, country.placed_at, tuple(country.demands().values())
        if self._last == key:
            return
        self._last = key
        tracks = (way_of(country, (deed.frm, deed.to, deed.big)) for deed in deeds)
        self._ways = tuple(dict.fromkeys(box.inset(-AIR) for track in tracks if track
                                         for box in track.steps))
        full = {name for name, (_, sated) in country.demands().items() if sated}
        named = {name for name in country.demands() if spaced(name) in self.lately.named()} - full
        brought = {rest_of(deed.to) for deed in deeds if kind_of(deed.to) == "city"}
        country.moved.clear()
        for name in sorted(brought | named):
            label = self._placed(name)
            country.moved[name] = label


    def boxes(self) -> tuple[Box, ...]:
        """What no other name may lie under."""
        labels = (box for label in self.country.moved.values() for box in label)
        return (*self._ways, *labels, *self.country.chips(), *self.sleigh.stands())

    def _placed(self, name: str) -> Label:
        """Where the name of a city stands with what it has and wants: where it always does, unless
        it is in the way there."""
        country, (says, _) = self.country, self.country.demands()[name]
        own = country.hugged(name, country.labels()[name])
        others = [*self._ways, *country.chart.stacked(), *(
            box for label in country.moved.values() for box in label)]
        if not any(box.meets(one) for box in own for one in others):
            return country.labels()[name]
        has, wants = int(str(says[1])), int(str(says[2]))
        if wants > ROW:
            return country.labels()[name]
        x, y = country.chart.centre(name)
        half = country.chart.city / 2
        light = Box(x - half, y - half, 2 * half, 2 * half)
        others += [box for box in country.lights() if not box.meets(light.inset(half / 2))]
        others += [box for other, label in country.labels().items() if other not in (
            name, *country.moved) and not country.demands()[other][1] for box in label]
        number = Box(0, 0, PIP * has + WANTED * (wants > has), own.number.h)
        tries = list[tuple[float, float, Label]]()
        for size in ((own.name.w + BESIDE + number.w, max(own.name.h, number.h)),
                     (max(own.name.w, number.w), own.name.h + number.h - CLOSE)):
            at = free(light.inset(-RING), size, others, country.chart.room)
            hides, (left, top) = sum(shared(at, one) for one in others), at.center
            far = hypot(max(abs(left - x) - at.w / 2, 0), max(abs(top - y) - at.h / 2, 0))
            tries.append((round(hides), far, _split(at, own.name, number)))
        return min(tries, key=lambda one: one[:2])[2]


def _split(at: Box, name: Box, number: Box) -> Label:
    """A name and a number in a box: side by side where it is as wide as that, or the one over the
    other."""
    (x, y) = at.center
    if at.w >= name.w + BESIDE + number.w:
        return Label(name._replace(x=at.x, y=y - name.h / 2),
                     number._replace(x=at.right - number.w, y=y - number.h / 2))
    return Label(name._replace(x=x - name.w / 2, y=at.y),
                 number._replace(x=x - number.w / 2, y=at.bottom - number.h))
