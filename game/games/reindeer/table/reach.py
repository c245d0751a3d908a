"""How far a sleigh flies that is aimed or has the focus: a ring round each place from where it
could serve a city, and everything else in the shade."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.games.reindeer.rules.atlas import Spot
from game.games.reindeer.table.chooser import Chooser
from game.games.reindeer.table.lens import SHADE, circles, veil
from game.games.reindeer.table.map_part import ChosenPart
from game.picture.screen import Screen
from game.picture.theme import SEAT_COLOURS
from game.tables.picture import Picture

OFFERED = 40  # how dark it is where a sleigh in focus cannot go


class Rings:
    """From where, and how far, the sleigh would fly that is aimed or has the focus: of one in the
    focus not from places from where it reaches no city that wants something, if there are
    others."""

    def __init__(self, picture: Picture) -> None:
        self.chooser = picture.find(Chooser)
        self._last: tuple[object, tuple[Spot, ...]] = None, ()

    def now(self) -> tuple[tuple[Spot, ...], float] | None:
        """Middles and radius; None where there is no such sleigh."""
        if (picker := self.chooser.aiming()) is not None:
            middle, radius = self.chooser.reach(picker)
            return (middle,), radius
        if (found := self.chooser.offered()) is None or not (cities := self.chooser.offers()):
            return found
        spots, radius = found
        now = self.chooser.now()
        if now and self._last[0] != (found, cities):
            sleigh = self.chooser.scene.focus[now[0]]
            self._last = (found, cities), tuple(
                spot for spot, place in zip(spots, now[1].sources, strict=True)
                if self.chooser.served(place, sleigh))
        return self._last[1], radius


class _Drawn(ChosenPart):
    """A picture on the sheet that is painted anew when something of its key has changed."""

    def __init__(self, picture: Picture) -> None:
        super().__init__(picture)
        self.rings = picture.find(Rings)
        self._last: tuple[Hashable, pygame.Surface] | None = None

    def refit(self) -> None:
        self._last = None

    def _put(self, screen: Screen, key: Hashable, paint: Callable[[], pygame.Surface]) -> None:
        sheet = self.chooser.country.sheet
        if self._last is None or self._last[0] != key:
            self._last = key, paint()
        screen.put(self._last[1], sheet.x, sheet.y)


class Shade(_Drawn):
    """The sea, and everything that the sleigh cannot reach, in the shade; less so while it only has
    the focus."""

    def draw(self, screen: Screen) -> None:
        if (found := self.rings.now()) is None:
            return
        country, dark = self.chooser.country, SHADE if self.chooser.aiming() else OFFERED
        art = country.show.stage.art
        self._put(screen, (found, dark, art.scale),
                  lambda: veil(country.chart, art, country.sheet, *found, dark))


class Reach(_Drawn):
    """How far the sleigh flies that is aimed or has the focus: a ring in the colour of its seat,
    and a breath of that in it, under names and cities. How many miles that are stands on its
    button."""

    def draw(self, screen: Screen) -> None:
        now, found = self.chooser.now(), self.rings.now()
        if now is None or found is None:
            return
        country, colour = self.chooser.country, SEAT_COLOURS[now[0]]
        art = country.show.stage.art
        self._put(screen, (found, colour, art.scale),
                  lambda: circles(country.chart, art, country.sheet, *found, colour))
