"""The cities of a country as everybody sees them: their lights, their names, and how much they
still want, as pips in the colours of those who have brought something."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.core import Seat
from game.picture.art import Art
from game.picture.screen import Box, Screen
from game.picture.theme import GOLD, INK, IVORY, NIGHT, SEAT_COLOURS, Colour
from game.shelf.reindeer.table.country import PIP, ROW, SHADED, Country, spaced
from game.tables.picture import Part

if TYPE_CHECKING:
    from game.core import Says

FROZEN: Colour = (150, 172, 198)  # the name of a city that wants nothing more
WARM: Colour = (255, 186, 92)
COLD: Colour = (9, 17, 34)
GLOW, WANT = 1.9, 0.34  # of a light's halo: how wide for nothing, and more for each packet wanted
CHILL = 5.4  # how wide the cold lies round a city that has all it wants
NEW = 20  # the size of a pip that has just been filled
FAINT = 105  # how much is seen of names that are out of reach


class Towns(Part):
    """The depot, and the light of every city: dark and under snow where it has all it wants."""

    def __init__(self, country: Country) -> None:
        self.country = country

    def draw(self, screen: Screen) -> None:
        country = self.country
        art, chart = country.show.stage.art, country.chart
        pose = country.show.board.pose("depot")
        screen.put_centered(art.picture("pieces/reindeer/depot", pose.w * 1.3, pose.h * 1.3),
                            pose.x, pose.y - 4)
        screen.put_centered(art.disc(32, NIGHT, 225), pose.x, pose.y + 22)
        screen.put_centered(art.text("D", "demand", IVORY), pose.x, pose.y + 21)
        demands = country.demands()
        for name, (says, full) in demands.items():
            left = int(str(says[2])) - int(str(says[1]))
            side = chart.city * (CHILL if full else GLOW + WANT * left)
            screen.put_centered(halo(art, side, COLD if full else WARM, 215 if full else 150),
                                *chart.centre(name))
        for name, (_, full) in demands.items():
            picture, grown = ("supplied", 1.5) if full else ("city", 1.75)
            side = chart.city * grown
            screen.put_centered(art.picture(f"pieces/reindeer/{picture}", side, side),
                                *chart.centre(name))


def halo(art: Art, side: float, colour: Colour, most: int) -> pygame.Surface:
    """Light, or cold, that fades from the middle to its edge."""
    def make() -> pygame.Surface:
        small = pygame.Surface((64, 64), pygame.SRCALPHA)
        for radius in range(32, 0, -1):
            share = (1 - radius / 32) ** 1.4
            pygame.draw.circle(small, (*colour, int(most * share)), (32, 32), radius)
        size = art.pixels(side)
        return pygame.transform.smoothscale(small, (size, size)).convert_alpha()
    return art.keep(("halo", round(side), colour, most), make)


class Names(Part):
    """The name of every city and what it wants, over whatever lies there; while a sleigh is aimed,
    those that neither it nor a little one after it reaches are faint."""

    def __init__(
        self, country: Country, fresh: Callable[[], Counter[tuple[str, Seat]]],
        near: Callable[[], frozenset[str] | None] = lambda: None,
    ) -> None:
        """`fresh`: how many packets of each city and seat have just come."""
        self.country, self.fresh, self.near = country, fresh, near

    def draw(self, screen: Screen) -> None:
        country, art = self.country, self.country.show.stage.art
        found, demands, near = country.labels(), country.demands(), self.near()
        fresh = self.fresh()
        for name, label in found.items():
            bright = near is None or name in near
            for box in label:
                shade = box.inset(-SHADED, 1)
                screen.put(art.plate(shade.w, shade.h, NIGHT, 190 if bright else 110, edge=None,
                                     radius=9), shade.x, shade.y)
        for name, label in found.items():
            says, full = demands.get(name, ((), False))
            alpha = 255 if near is None or name in near else FAINT
            text = art.text(spaced(name), "city", FROZEN if full else IVORY)
            screen.put(text, label.name.x, label.name.y, alpha)
            if says:
                self._pips(screen, name, says, label.number, alpha, fresh)

    def _pips(
        self, screen: Screen, name: str, says: Says, box: Box, alpha: int,
        fresh: Counter[tuple[str, Seat]],
    ) -> None:
        """A pip for each packet; the newest are large."""
        art, show = self.country.show.stage.art, self.country.show
        has, wants = int(str(says[1])), int(str(says[2]))
        seats: list[Seat] = [int(str(show.table[f"city/{name}/{n}"]).rpartition("-")[2])
                             for n in range(has)]
        for n in range(wants):
            x = box.x + PIP * (n % ROW + 0.5)
            y = box.y + 4 + PIP * (n // ROW + 0.5)
            if n >= has:
                pip = art.plate(14, 14, NIGHT, 255, GOLD, 2.5, 7)
            elif seats[n:].count(seats[n]) <= fresh[name, seats[n]]:
                pip = art.plate(NEW, NEW, SEAT_COLOURS[seats[n]], 255, IVORY, 2.5, NEW / 2)
            else:
                pip = art.plate(15, 15, SEAT_COLOURS[seats[n]], 255, INK, 2, 7.5)
            screen.put_centered(pip, x, y, alpha)
