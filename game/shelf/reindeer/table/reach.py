"""How far a sleigh flies that is aimed or has the focus: a ring round each place from where it
could serve a city, and everything else in the shade."""

from __future__ import annotations

from collections.abc import Hashable
from math import dist

import pygame

from game.picture.screen import Screen
from game.picture.theme import SEAT_COLOURS
from game.shelf.reindeer.rules.atlas import Spot
from game.shelf.reindeer.table.choice import Chooser
from game.shelf.reindeer.table.lens import SHADE, circles, veil
from game.tables.picture import Part

OFFERED = 125  # how dark it is where a sleigh in focus cannot go


class Rings:
    """From where, and how far, a sleigh in the focus would fly: not from places from where it
    reaches no city that wants something, if there are others."""

    def __init__(self, chooser: Chooser) -> None:
        self.chooser = chooser
        self._last: tuple[object, tuple[Spot, ...]] = None, ()

    def now(self) -> tuple[tuple[Spot, ...], float] | None:
        """Middles and radius; None while none has the focus."""
        if (found := self.chooser.offered()) is None or not (cities := self.chooser.offers()):
            return found
        spots, radius = found
        if self._last[0] != (found, cities):
            centres = [self.chooser.country.chart.centre(name) for name in cities]
            self._last = (found, cities), tuple(spot for spot in spots if any(
                dist(spot, centre) <= radius for centre in centres))
        return self._last[1], radius


class Shade(Part):
    """The sea, and everything that the sleigh cannot reach, in the shade; less so while it only has
    the focus."""

    def __init__(self, chooser: Chooser, rings: Rings) -> None:
        self.chooser, self.rings = chooser, rings
        self._last: tuple[Hashable, pygame.Surface] | None = None

    def refit(self) -> None:
        self._last = None

    def draw(self, screen: Screen) -> None:
        country, picker = self.chooser.country, self.chooser.aiming()
        art, sheet = country.show.stage.art, country.sheet
        if picker is None:
            if (found := self.rings.now()) is None:
                return
            spots, radius, dark = *found, OFFERED
        else:
            middle, radius = self.chooser.reach(picker)
            spots, dark = (middle,), SHADE
        key = (spots, radius, dark, art.scale)
        if self._last is None or self._last[0] != key:
            self._last = key, veil(country.chart, art, sheet, spots, radius, dark)
        screen.put(self._last[1], sheet.x, sheet.y)


class Reach(Part):
    """How far the sleigh flies that is aimed or has the focus: a ring in the colour of its seat,
    and a breath of that in it, under names and cities. How many miles that are stands on its
    button."""

    def __init__(self, chooser: Chooser, rings: Rings) -> None:
        self.chooser, self.rings = chooser, rings
        self._last: tuple[Hashable, pygame.Surface] | None = None

    def refit(self) -> None:
        self._last = None

    def draw(self, screen: Screen) -> None:
        found, picker = self.chooser.now(), self.chooser.aiming()
        if found is None:
            return
        rings = self.rings.now() if picker is None else None
        if picker is not None:
            middle, radius = self.chooser.reach(picker)
            rings = (middle,), radius
        if rings is None:
            return
        country, colour = self.chooser.country, SEAT_COLOURS[found[0]]
        art, sheet = country.show.stage.art, country.sheet
        key = (rings, colour, art.scale)
        if self._last is None or self._last[0] != key:
            self._last = key, circles(art, sheet, *rings, colour)
        screen.put(self._last[1], sheet.x, sheet.y)
