"""The way that each seat's last piece has gone, on the ground: where it stood, where it stands, and
an arrow from there to here, in the colour of the seat (with two heads where two pieces have changed
places); and a frame where it has captured others. Of a way before the newest it is seen where the
piece stood."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from itertools import pairwise
from math import hypot, sqrt

import pygame

from game.core.contract import Place, Seat, zone
from game.picture.art import FINE, Art, smooth
from game.picture.board import Pose
from game.picture.screen import Screen
from game.picture.sprites import Look
from game.picture.theme import INK, IVORY, SEAT_COLOURS, Colour
from game.tables.detours import band, bow, detour
from game.tables.picture import Part
from game.tables.places import kind_of
from game.tables.tricks import whole

THICK = 19.0  # of the arrow
HEAD = 42.0  # how long its head is
SHORT = 0.0  # how far from the middle of a place it begins at least
INSET = 22.0  # how much smaller than a place the frame is where a piece stood before that
BACK = -26.0  # how far behind the middle an arrow begins at most
ROUND = 9.0  # how wide the ring is round a piece that has changed its place with another
LIES, MIDST = 0.6, 0.86  # how wide who was captured is, of a place, and alone in its middle
FALLEN, ASIDE = 78, 0.3  # degrees to which it has fallen over; how far beside who stands there
PALE = 215  # how much of it is seen
THROWN, FAR, HIT = 0.92, 0.5, 1.3  # on a stage, of a place: how wide it is, how far beside, and the
# burst behind it, which is seen from afar
CROSS: Colour = (255, 64, 56)
SLIM = 0.42  # of who stands somewhere: how near an arrow comes to the middle
INNER = 26  # how much smaller than a place the frame of a way is where another one is already
NEAR = 1.2  # no arrow leads so near from where somebody could go now
MARGIN = 40.0  # of its picture
SEEN, FAINT = 220, 120  # how much is seen of the newest way, and of one before it
EDGE: tuple[tuple[Colour, float], ...] = ((INK, 4.0),)  # round an arrow: how far it reaches,
BRIGHT = (INK, 8.0), (IVORY, 5.0)  # and where a match is watched, round a pair,
SLENDER = (INK, 4.5), (IVORY, 1.5)  # and round the way between them, which has less room


class Trails(Part):
    """They lie under the pieces, and do not move."""

    mutual: tuple[str, ...] = ()  # kinds of places between which a way goes to and fro
    passes = False  # whether the newest way is as the others once something else was done

    def marked(self) -> Collection[Place]:
        """Return the places that have a frame already."""
        return ()

    def ready(self) -> Collection[Place]:
        """Return the places that have a light of their own."""
        return ()

    def draw(self, screen: Screen) -> None:
        show = self.show
        trails = show.trails()
        flies = (trails and show.reel.busy and not show.moment and show.beat
                 and show.style.trail(show.beat))
        if flies:
            trails.popitem()  # the newest piece is still on its way
        over = self.passes and trails and show.captions and (
            show.went[-1][0] < show.captions[-1][0] or (flies and show.watched))
        for seat, way in trails.items():
            newest = seat == next(reversed(trails)) and not over
            self._trail(screen, seat, way, newest=newest)

    def _trail(
        self, screen: Screen, seat: Seat, way: tuple[Place, Place], *, newest: bool,
    ) -> None:
        show, art, colour = self.show, self.show.stage.art, SEAT_COLOURS[seat]
        frm, to = (show.board.pose(place) for place in way)
        mutual = kind_of(way[0]) in self.mutual
        if mutual and not newest:
            return  # its signs have gone on
        if mutual:
            rims = BRIGHT if show.watched else ()
            for pose in (frm, to):
                for tone, more in (*rims, (colour, 0.0)):
                    side = pose.w + 2 * (ROUND + more)
                    screen.put_centered(art.disc(side, tone, 255), pose.x, pose.y)
            self._round(screen, way, colour)
            return
        marked, ready = (self.marked(), self.ready()) if newest else ((), ())
        for pose, fill, place in ((frm, 50, way[0]), (to, 130, way[1])) if newest else ():
            if place in ready:
                continue
            less = INNER if place in marked else 6  # inside the frame that is there
            image = art.plate(pose.w - less, pose.h - less, colour,
                              0 if place in marked else fill, colour if place in marked else None,
                              5, 8)
            screen.put_centered(image, pose.x, pose.y, SEEN)
        if not newest:
            image = art.plate(frm.w - INSET, frm.h - INSET, colour, 0, colour, 5, 8)
            screen.put_centered(image, frm.x, frm.y, FAINT)
        elif way[0] not in marked or hypot(to.x - frm.x, to.y - frm.y) > NEAR * to.w:
            put_arrow(screen, self.show.stage.art, frm, to, self._body(frm, to, way[1]), colour)

    def _round(self, screen: Screen, way: tuple[Place, Place], colour: Colour) -> None:
        """A way with two heads from one sign to another, round the board between them, where a
        match is watched in a broad bow: over the board it would cross everything."""
        show = self.show
        frm, to = (show.board.pose(place) for place in way)
        board = whole([show.board.box(place) for place in show.style.places
                       if kind_of(place) != kind_of(way[0])])
        (around, rims, seen) = (BRIGHT, SLENDER, 255) if show.watched else (EDGE, EDGE, SEEN)
        points = (bow if show.watched else detour)(frm, to, board, frm.w / 2 + ROUND + around[0][1])
        _put_along(screen, show.stage.art, points, colour, lambda more: band(points, more),
                   ("pair", way), seen, rims)

    def _last(self, frm: Pose, to: Pose, place: Place) -> float:
        """How far before the middle of a place a way to it ends: at its edge, or over the head of
        whoever stands there and is taller."""
        ux, uy = abs(to.x - frm.x), to.y - frm.y
        far = hypot(ux, uy)
        top = to.h / 2
        look = self.show.style.looks.get(str(self.show.table.get(place)))
        if look and look.foot is not None and uy > 0:  # from behind
            top = max(top, to.w * look.wide * look.tall - to.h * look.foot)
        return far * min(to.w / 2 / ux if ux else 9.0, top / abs(uy) if uy else 9.0)

    def _body(self, frm: Pose, to: Pose, place: Place) -> float:
        """How far before the middle of a place an arrow to it ends: at whoever stands there, or at
        its edge."""
        look = self.show.style.looks.get(str(self.show.table.get(place)))
        if look is None or look.foot is None:
            return self._last(frm, to, place)
        high = to.w * look.wide * look.tall
        a, b = to.w * look.wide * SLIM, high * SLIM  # half as wide and as high as its figure
        far = hypot(to.x - frm.x, to.y - frm.y)
        ux, uy, up = (frm.x - to.x) / far, (frm.y - to.y) / far, high / 2 - to.h * look.foot
        p, q, r = (ux / a) ** 2 + (uy / b) ** 2, uy * up / b ** 2, (up / b) ** 2 - 1
        return (sqrt(max(q * q - p * r, 0.0)) - q) / p


def put_arrow(
    screen: Screen, art: Art, frm: Pose, to: Pose, last: float, colour: Colour, *,
    slim: float = 1.0, seen: int = SEEN,
) -> None:
    """An arrow from the middle of a place to another one, before the middle of which it ends; it
    may be slimmer than usual, and paler."""
    x, y = min(frm.x, to.x) - MARGIN, min(frm.y, to.y) - MARGIN
    w, h = abs(frm.x - to.x) + 2 * MARGIN, abs(frm.y - to.y) + 2 * MARGIN
    ends = (frm.x - x, frm.y - y), (to.x - x, to.y - y)

    def paint(image: pygame.Surface) -> None:
        for tone, more in ((INK, 4.0), (colour, 0.0)):
            shape = [(px * art.scale * FINE, py * art.scale * FINE)
                     for px, py in arrow(*ends, last, more * slim, slim)]
            pygame.draw.polygon(image, tone, shape)
    size = art.pixels(w), art.pixels(h)
    key = "trail", ends, last, colour, slim
    screen.put(art.keep(key, lambda: smooth(size, paint)), x, y, seen)


def put_bent(
    screen: Screen, art: Art, points: Sequence[tuple[float, float]], colour: Colour, slim: float,
) -> None:
    """A whole arrow along some points, so slim."""
    _put_along(screen, art, points, colour,
               lambda more: bent(points, more * slim, THICK * slim, HEAD * slim),
               ("bent", *points, slim))


def _put_along(
    screen: Screen, art: Art, points: Sequence[tuple[float, float]], colour: Colour,
    shape: Callable[[float], Sequence[tuple[float, float]]], key: tuple[object, ...],
    seen: int = 255, rims: Sequence[tuple[Colour, float]] = EDGE,
) -> None:
    """What lies along some points, kept under a key: its `shape` says the corners, so much wider
    for the rims under it."""
    left, top = (min(point[n] for point in points) - 2 * MARGIN for n in (0, 1))
    right, bottom = (max(point[n] for point in points) + 2 * MARGIN for n in (0, 1))

    def paint(image: pygame.Surface) -> None:
        for tone, more in (*rims, (colour, 0.0)):
            pygame.draw.polygon(image, tone, [
                ((px - left) * art.scale * FINE, (py - top) * art.scale * FINE)
                for px, py in shape(more)])
    size = art.pixels(right - left), art.pixels(bottom - top)
    screen.put(art.keep((*key, size, colour), lambda: smooth(size, paint)), left, top, seen)


class Fallen(Part):
    """Whoever was captured last lies toppled where she stood, at the feet of who stands there
    now."""

    def draw(self, screen: Screen) -> None:
        show = self.show
        for place in show.hits() if not show.reel.busy else ():
            row = [thing for taken, thing in show.table.items() if isinstance(thing, str)
                   and zone(taken) == f"taken/{show.went[-1][1]}"]
            if row:
                self._lie(screen, show.board.pose(place), show.style.looks[row[-1]],
                          alone=not isinstance(show.table.get(place), str))

    def _lie(self, screen: Screen, pose: Pose, look: Look, *, alone: bool) -> None:
        """On its side, paler than those that stand; on a stage large before a burst, thrown to
        where whoever captured it did not come from."""
        show, art = self.show, self.show.stage.art
        if show.watched and not alone:
            away = self._away(pose)
            x, y = pose.x + away * pose.w * FAR, pose.y + pose.h * ASIDE
            screen.put_centered(art.picture("ui/struck", HIT * pose.w, HIT * pose.w), x, y)
            screen.put_centered(toppled(art, look, pose.w * THROWN, away), x, y)
            return
        image = toppled(art, look, pose.w * (MIDST if alone else LIES))
        aside = 0.0 if alone else pose.w * ASIDE
        screen.put_centered(image, pose.x + aside, pose.y + pose.h * (0.0 if alone else ASIDE),
                            PALE)

    def _away(self, pose: Pose) -> int:
        """On which side of a place, right or left, no arrow comes to it."""
        from_x = self.show.board.pose(self.show.went[-1][2][0]).x
        return -1 if from_x > pose.x else 1


def toppled(art: Art, look: Look, wide: float, way: int = 1) -> pygame.Surface:
    """Something so wide on its side, as whoever was captured lies: its head is at the right, or at
    the left (-1)."""
    key = "fallen", look.picture, art.pixels(wide), way
    return art.keep(key, lambda: pygame.transform.rotozoom(
        art.picture(look.picture, wide, wide * look.tall), -way * FALLEN, 1.0))


def bent(
    points: Sequence[tuple[float, float]], more: float, thick: float = THICK, head: float = HEAD,
) -> list[tuple[float, float]]:
    """The outline of an arrow along some points, thicker by `more` on every side."""
    (tip_x, tip_y), (x, y) = points[-1], points[-3]
    far = hypot(tip_x - x, tip_y - y)
    ux, uy = (tip_x - x) / far, (tip_y - y) / far
    thin, wide, long = thick / 2 + more, head / 2 + 1.6 * more, head + 2.0 * more
    tip_x, tip_y = tip_x + 1.6 * more * ux, tip_y + 1.6 * more * uy
    neck = tip_x - long * ux, tip_y - long * uy
    way = [point for point in points if hypot(point[0] - tip_x, point[1] - tip_y) > long]
    there: list[tuple[float, float]] = []
    back: list[tuple[float, float]] = []
    for (x0, y0), (x1, y1) in pairwise([*way, neck]):
        step = max(hypot(x1 - x0, y1 - y0), 0.01)
        ax, ay = (x1 - x0) / step, (y1 - y0) / step
        there.append((x0 - thin * ay, y0 + thin * ax))
        back.append((x0 + thin * ay, y0 - thin * ax))
    return [*there, (neck[0] - thin * uy, neck[1] + thin * ux),
            (neck[0] - wide * uy, neck[1] + wide * ux), (tip_x, tip_y),
            (neck[0] + wide * uy, neck[1] - wide * ux),
            (neck[0] + thin * uy, neck[1] - thin * ux), *back[::-1]]


def arrow(
    frm: tuple[float, float], to: tuple[float, float], last: float, more: float, slim: float = 1.0,
) -> list[tuple[float, float]]:
    """The outline of an arrow that ends `last` before its aim, thicker by `more` on every side."""
    head = HEAD * slim
    length = hypot(to[0] - frm[0], to[1] - frm[1])
    ux, uy = (to[0] - frm[0]) / length, (to[1] - frm[1]) / length

    def at(along: float, aside: float) -> tuple[float, float]:
        return frm[0] + ux * along - uy * aside, frm[1] + uy * along + ux * aside
    thin, wide = THICK * slim / 2 + more, head / 2 + 1.6 * more
    tip, start = length - last + 1.6 * more, max(min(SHORT, length - last - head - 8), BACK) - more
    neck = tip - head - 2.6 * more
    return [at(start, thin), at(neck, thin), at(neck, wide), at(tip, 0), at(neck, -wide),
            at(neck, -thin), at(start, -thin)]
