"""The way that each seat's last piece has gone, on the ground: where it stood, where it stands, and
an arrow from there to here, in the colour of the seat."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

import pygame

from game.core import Place, Seat
from game.picture.art import FINE
from game.picture.board import Pose
from game.picture.screen import Screen
from game.picture.theme import INK, SEAT_COLOURS, Colour
from game.tables.picture import Part

if TYPE_CHECKING:
    from game.tables.show import Show

THICK = 11.0  # of the arrow
HEAD = 34.0  # how long its head is
SHORT = 16.0  # how far from the middle of a place it begins and ends
MARGIN = 40.0  # of its picture
NEWEST, OLDER = 220, 120  # how much is seen of the newest way and of one before


class Trails(Part):
    """They lie under the pieces, and do not move."""

    def __init__(self, show: Show) -> None:
        self.show = show

    def draw(self, screen: Screen) -> None:
        trails = self.show.trails()
        if trails and self.show.reel.busy:  # the newest piece is still on its way
            trails.popitem()
        for seat, way in trails.items():
            newest = seat == next(reversed(trails))
            self._trail(screen, seat, way, NEWEST if newest else OLDER)

    def _trail(self, screen: Screen, seat: Seat, way: tuple[Place, Place], alpha: int) -> None:
        show, art, colour = self.show, self.show.stage.art, SEAT_COLOURS[seat]
        frm, to = (show.board.pose(place) for place in way)
        for pose, fill in ((frm, 50), (to, 130)):
            image = art.plate(pose.w - 6, pose.h - 6, colour, fill, colour, 5, 8)
            screen.put_centered(image, pose.x, pose.y, alpha)
        self._arrow(screen, frm, to, colour, alpha)

    def _arrow(self, screen: Screen, frm: Pose, to: Pose, colour: Colour, alpha: int) -> None:
        art = self.show.stage.art
        x, y = min(frm.x, to.x) - MARGIN, min(frm.y, to.y) - MARGIN
        w, h = abs(frm.x - to.x) + 2 * MARGIN, abs(frm.y - to.y) + 2 * MARGIN
        ends = (frm.x - x, frm.y - y), (to.x - x, to.y - y)

        def make() -> pygame.Surface:
            size = art.pixels(w), art.pixels(h)
            image = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
            for tone, more in ((INK, 4.0), (colour, 0.0)):
                shape = [(px * art.scale * FINE, py * art.scale * FINE)
                         for px, py in _arrow(*ends, more)]
                pygame.draw.polygon(image, tone, shape)
            return pygame.transform.smoothscale(image, size).convert_alpha()
        screen.put(art.keep(("trail", ends, colour), make), x, y, alpha)


def _arrow(
    frm: tuple[float, float], to: tuple[float, float], more: float,
) -> list[tuple[float, float]]:
    """The outline of an arrow, thicker by `more` on every side."""
    length = hypot(to[0] - frm[0], to[1] - frm[1])
    ux, uy = (to[0] - frm[0]) / length, (to[1] - frm[1]) / length

    def at(along: float, aside: float) -> tuple[float, float]:
        return frm[0] + ux * along - uy * aside, frm[1] + uy * along + ux * aside
    thin, wide = THICK / 2 + more, HEAD / 2 + 1.6 * more
    start, neck, tip = SHORT - more, length - SHORT - HEAD - more, length - SHORT + 1.6 * more
    return [at(start, thin), at(neck, thin), at(neck, wide), at(tip, 0), at(neck, -wide),
            at(neck, -thin), at(start, -thin)]
