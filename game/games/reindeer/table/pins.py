"""Where piles really lie that were moved aside to be read: a cord leads there, and over the names
stands a pin."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from math import cos, hypot, pi, sin

import pygame

from game.games.reindeer.rules.atlas import Spot
from game.games.reindeer.table.chart import Chart, point_of
from game.games.reindeer.table.map_part import MapPart
from game.games.reindeer.table.piles import shared
from game.picture.art import FINE, smooth
from game.picture.screen import Box, Screen
from game.picture.theme import INK, IVORY, SEAT_COLOURS
from game.tables.picture import Picture
from game.tables.places import parts_of

STRING, STRONG = 4.0, 7.0  # from dot to dot of the cord to a stack that was moved aside, and how
# wide it is
ASTRAY = 34.0  # how far from its place a pile is drawn before that is told
PIN, HEAD = 36.0, 11.0  # how high a pin is there, and its head
STEM = PIN - HEAD - 1  # from its tip to the middle of its head
LEANS = (0.0, pi, 0.6, -0.6, 1.2, -1.2, 2.0, -2.0, 2.6, -2.6)  # in which directions, best first


class Anchors(MapPart):
    """Where a pile that was moved aside really lies."""

    tiny = True

    def draw(self, screen: Screen) -> None:
        art, chart = self.country.show.stage.art, self.country.chart
        for name, (x, y) in chart.heaps.items():
            seat, point = parts_of(name)
            px, py = chart.at(*point_of(point))
            colour, away = SEAT_COLOURS[int(seat)], moved((px, py), (x, y))
            dots = int(hypot(px - x, py - y) / STRING) if away else 0
            for wide, tone in ((STRONG + 5, INK), (STRONG, colour)):  # a cord with a dark edge
                for k in range(1, dots):
                    screen.put_centered(art.disc(wide, tone, 255),
                                        px + (x - px) * k / dots, py + (y - py) * k / dots)
            for wide, tone in ((24, INK), (20, IVORY), (14, colour)) if away else (
                    (13, INK), (9, colour)):
                screen.put_centered(art.disc(wide, tone, 255), px, py)


def moved(true: Spot, drawn: Spot) -> bool:
    """Whether a pile is drawn so far from where it lies that this has to be told."""
    return abs(true[0] - drawn[0]) + abs(true[1] - drawn[1]) > ASTRAY


class Pins(MapPart):
    """Over the names, a pin where a pile that was moved aside really lies. No packet that a city
    has been brought looks like one."""

    tiny = True

    def __init__(self, picture: Picture) -> None:
        super().__init__(picture)
        self._last: tuple[Hashable, list[tuple[int, float, Spot]]] = None, []

    def refit(self) -> None:
        self._last = None, []

    def draw(self, screen: Screen) -> None:
        if self.chooser and not self.chooser.begun():
            return
        for own, turn, (x, y) in self.pins():
            screen.put_centered(self.pin(own, turn), x, y)

    def pins(self) -> list[tuple[int, float, Spot]]:
        """Whose each pin is, how it leans, and where its tip is."""
        key = tuple(self.country.chart.heaps.items())
        if self._last[0] != key:
            self._last = key, list(self._stuck(self.country.chart))
        return self._last[1]

    def _stuck(self, chart: Chart) -> Iterator[tuple[int, float, Spot]]:
        """Each pin leans so that it hides least of names, of what lies around, and of others."""
        hidden = [box for label in self.country.labels().values() for box in label]
        hidden += [*self.country.lights(), *chart.stacked()]
        for name, drawn in chart.heaps.items():
            seat, point = parts_of(name)
            x, y = chart.at(*point_of(point))
            if moved((x, y), drawn):
                pins = {turn: [Box(x + sin(turn) * up - side, y - cos(turn) * up - side,
                                   2 * side, 2 * side)
                               for up, side in ((STEM, HEAD), (STEM / 2, HEAD / 2))]
                        for turn in LEANS}
                turn = min(pins, key=lambda lean: sum(
                    shared(box, there) for box in pins[lean] for there in hidden))
                hidden += pins[turn] * 6  # above all no head of another
                yield int(seat), turn, (x, y)

    def pin(self, seat: int, turn: float) -> pygame.Surface:
        """A pin that leans to a side, its tip in the middle of its picture."""
        art = self.country.show.stage.art
        side = art.pixels(2 * PIN)

        def paint(image: pygame.Surface) -> None:
            scale = art.scale * FINE
            for tone, head in ((INK, HEAD), (IVORY, HEAD - 2.5), (SEAT_COLOURS[seat], HEAD - 5)):
                corners = (0.0, HEAD - head), (-head * 0.9, STEM), (head * 0.9, STEM)
                pygame.draw.polygon(image, tone, [_leant(*one, turn, scale) for one in corners])
                pygame.draw.circle(image, tone, _leant(0, STEM, turn, scale), head * scale)
        return art.keep(("pin", seat, turn, side), lambda: smooth((side, side), paint))


def _leant(across: float, up: float, turn: float, scale: float) -> Spot:
    """The pixel of a spot of a pin."""
    x, y = across * cos(turn) + up * sin(turn), across * sin(turn) - up * cos(turn)
    return (PIN + x) * scale, (PIN + y) * scale
