"""The cities of a country as everybody sees them: their lights, their names, and how much they
still want, as pips in the colours of those who have brought something."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core import Seat
from game.picture.screen import Box, Screen
from game.picture.theme import GOLD, INK, IVORY, NIGHT, SEAT_COLOURS, Colour
from game.shelf.reindeer.table.country import PIP, ROW, SHADED, Country, spaced
from game.tables.picture import Part

if TYPE_CHECKING:
    from game.core import Says

FROZEN: Colour = (150, 172, 198)  # the name of a city that wants nothing more
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
        for name, (_, full) in country.demands().items():
            picture, grown = ("supplied", 1.5) if full else ("city", 1.75)
            side = chart.city * grown
            screen.put_centered(art.picture(f"pieces/reindeer/{picture}", side, side),
                                *chart.centre(name))


class Names(Part):
    """The name of every city and what it wants, over whatever lies there; while a sleigh is aimed,
    those that neither it nor a little one after it reaches are faint."""

    def __init__(
        self, country: Country, near: Callable[[], frozenset[str] | None] = lambda: None,
    ) -> None:
        self.country, self.near = country, near

    def draw(self, screen: Screen) -> None:
        country, art = self.country, self.country.show.stage.art
        found, demands, near = country.labels(), country.demands(), self.near()
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
                self._pips(screen, name, says, label.number, alpha)

    def _pips(self, screen: Screen, name: str, says: Says, box: Box, alpha: int) -> None:
        art, show = self.country.show.stage.art, self.country.show
        has, wants = int(str(says[1])), int(str(says[2]))
        for n in range(wants):
            x = box.x + PIP * (n % ROW + 0.5)
            y = box.y + 4 + PIP * (n // ROW + 0.5)
            if n < has:
                seat: Seat = int(str(show.table[f"city/{name}/{n}"]).rpartition("-")[2])
                pip = art.plate(15, 15, SEAT_COLOURS[seat], 255, INK, 2, 7.5)
            else:
                pip = art.plate(14, 14, NIGHT, 255, GOLD, 2.5, 7)
            screen.put_centered(pip, x, y, alpha)
