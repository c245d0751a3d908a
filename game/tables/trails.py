"""The way that each seat's last piece has gone, on the ground: where it stood, where it stands, and
an arrow from there to here, in the colour of the seat; and where it has captured others."""

from __future__ import annotations

from math import cos, hypot, pi, sin
from typing import TYPE_CHECKING

import pygame

from game.core import Place, Seat
from game.picture.art import FINE, smooth
from game.picture.board import Pose
from game.picture.screen import Screen
from game.picture.theme import INK, SEAT_COLOURS, Colour
from game.tables.picture import Part

if TYPE_CHECKING:
    from game.tables.show import Show

THICK = 11.0  # of the arrow
HEAD = 30.0  # how long its head is
SHORT = 16.0  # how far from the middle of a place it begins
ENDS = 0.4  # of the width of a place: how far from its middle it ends, as somebody stands there
RAYS, INNER = 9, 0.6  # of a burst, and how far in it goes, of its radius
BURST: Colour = (255, 122, 92)
MARGIN = 40.0  # of its picture
NEWEST, OLDER = 220, 120  # how much is seen of the newest way and of one before


class Trails(Part):
    """They lie under the pieces, and do not move."""

    def __init__(self, show: Show) -> None:
        self.show = show

    def draw(self, screen: Screen) -> None:
        show = self.show
        trails = show.trails()
        if trails and show.reel.busy:  # the newest piece is still on its way
            trails.popitem()
        for seat, way in trails.items():
            newest = seat == next(reversed(trails))
            self._trail(screen, seat, way, NEWEST if newest else OLDER)
        for place in show.hits() if not show.reel.busy else ():
            self._burst(screen, show.board.pose(place))

    def _trail(self, screen: Screen, seat: Seat, way: tuple[Place, Place], alpha: int) -> None:
        show, art, colour = self.show, self.show.stage.art, SEAT_COLOURS[seat]
        frm, to = (show.board.pose(place) for place in way)
        for pose, fill in ((frm, 50), (to, 130)):
            image = art.plate(pose.w - 6, pose.h - 6, colour, fill, colour, 5, 8)
            screen.put_centered(image, pose.x, pose.y, alpha)
        self._arrow(screen, frm, to, colour, alpha)

    def _burst(self, screen: Screen, pose: Pose) -> None:
        """Rays round a place where somebody was captured."""
        art, reach = self.show.stage.art, pose.w * 0.72

        def paint(image: pygame.Surface) -> None:
            middle = image.get_width() / 2
            points = [(middle * (1 + r * cos(pi * n / RAYS)), middle * (1 + r * sin(pi * n / RAYS)))
                      for n in range(2 * RAYS) for r in (INNER if n % 2 else 0.98,)]
            pygame.draw.polygon(image, BURST, points)
            pygame.draw.polygon(image, INK, points, round(3 * art.scale * FINE))
        size = art.pixels(2 * reach)
        screen.put_centered(art.keep(("burst", reach), lambda: smooth((size, size), paint)),
                            pose.x, pose.y, NEWEST)

    def _arrow(
        self, screen: Screen, frm: Pose, to: Pose, colour: Colour, alpha: int, *,
        head: bool = False,
    ) -> None:
        """The whole of an arrow, or its head alone."""
        art = self.show.stage.art
        x, y = min(frm.x, to.x) - MARGIN, min(frm.y, to.y) - MARGIN
        w, h = abs(frm.x - to.x) + 2 * MARGIN, abs(frm.y - to.y) + 2 * MARGIN
        ends = (frm.x - x, frm.y - y), (to.x - x, to.y - y)
        last = to.w * ENDS

        part = slice(2, 5) if head else slice(None)

        def paint(image: pygame.Surface) -> None:
            for tone, more in ((INK, 4.0), (colour, 0.0)):
                shape = [(px * art.scale * FINE, py * art.scale * FINE)
                         for px, py in _arrow(*ends, last, more)[part]]
                pygame.draw.polygon(image, tone, shape)
        size = art.pixels(w), art.pixels(h)
        screen.put(art.keep(("trail", ends, last, colour, head), lambda: smooth(size, paint)),
                   x, y, alpha)


class Heads(Trails):
    """The head of the newest way's arrow, over the pieces: it is seen whoever stands there."""

    def draw(self, screen: Screen) -> None:
        show = self.show
        if show.reel.busy or not (trails := show.trails()):
            return
        seat, (frm, to) = next(reversed(trails.items()))
        board = show.board
        self._arrow(screen, board.pose(frm), board.pose(to), SEAT_COLOURS[seat], 255, head=True)


def _arrow(
    frm: tuple[float, float], to: tuple[float, float], last: float, more: float,
) -> list[tuple[float, float]]:
    """The outline of an arrow that ends `last` before its aim, thicker by `more` on every side."""
    length = hypot(to[0] - frm[0], to[1] - frm[1])
    ux, uy = (to[0] - frm[0]) / length, (to[1] - frm[1]) / length

    def at(along: float, aside: float) -> tuple[float, float]:
        return frm[0] + ux * along - uy * aside, frm[1] + uy * along + ux * aside
    thin, wide = THICK / 2 + more, HEAD / 2 + 1.6 * more
    tip, start = length - last + 1.6 * more, min(SHORT, length - last - HEAD) - more
    neck = tip - HEAD - 2.6 * more
    return [at(start, thin), at(neck, thin), at(neck, wide), at(tip, 0), at(neck, -wide),
            at(neck, -thin), at(start, -thin)]
