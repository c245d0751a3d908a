"""The course on which markers run to the goal of a score sheet: a lane for each player, of sea,
tartan or quay, in the light as far as she has come, where her marker, whose bow is at her points,
leaves a trail in her colour, brighter where this round has brought her; numbered posts along it,
each with a line across all lanes, one exactly where the goal is, and behind it a view, in which
stands what everybody wants to reach."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core import Seat
from game.picture.art import FINE, Art, smooth
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import EDGE, GOLD, INK, IVORY, OAK, SEAT_COLOURS, WOOD, Colour
from game.scenes.scenery.planks import RIM, bordered, medallion

GROOVE: Colour = (70, 55, 40)  # of a game that has no course of its own
TILE, END = 2.0, 1.6  # the shapes of a tile, and of what lies at the end
SEAM = 2  # pixels by which a tile lies over the one before it, whose edge is soft
LANES, LANE = 0.62, 120.0  # the part of the height that lanes take, and one of them at most
START, ROOM, AIR = 176.0, 72.0, 10.0  # the boards from which all start; from there to nought at
# least, and beside what runs there
GOAL, HIGH = 0.98, 0.56  # what stands behind the goal, in the height over the lanes; its sign
SQUARE, POST = 10.0, 10.0  # of the line at the goal, and of what carries its sign
REACHED, SINKS = 56, 4.0  # how golden the lanes are behind it; how far its foot is under them
VIEW = 1700 / 364  # the shape of a view
GROUND = 0.39  # how far down in a view the ground begins, on which the lanes lie
DUSK, CALM = 56, 130  # of 255 parts, how dark a lane lies where nobody has come; how even it is
STEPS, POSTS = (5, 10, 20, 25, 50, 100, 200), 5  # points between two posts; how many there are
LINE, FAINT, STANDS = 3.0, 100, 20.0  # across the lanes at one: how thick, how seen; its height
DEEPER = 0.7  # of its light the colour of what she had keeps
STRONG = 200  # of 255 parts, how a lane is coloured that has no picture
MARKER, HELD = 0.98, 0.82  # what runs, on a disc, in a lane's height; in that, its picture
NUMBER = "small@1.1", "small@0.9"  # letters of how many points a mark stands for
TOLD = "score", "points", "count"  # and of the goal
HEAD, SIGN = 0.96, 0.5  # in the height of a lane, of whose it is: her head in a ring, her sign


class Course:
    """In a box of a page, for whoever has these faces, a goal, 0 if there is none, and the most
    points that anybody has."""

    def __init__(self, page: Page, box: Box, name: str, faces: Sequence[str], goal: int,
                 most: int) -> None:
        self.name, self.goal = name, goal
        self._art, self._faces, seats = page.art, faces, len(faces)
        self.room = room = bordered(page, box)
        high = min(room.h * LANES / seats, LANE)
        self.lanes = [Box(room.x, room.bottom - (seats - n) * high, room.w, high)
                      for n in range(seats)]
        self._side = high * MARKER
        left = room.x + START + max(ROOM, self._side + AIR)
        self._last = room.right - ROOM
        right, self._end = self._last, Box(0, 0, 0, 0)
        if goal and name:
            tall = (room.h - seats * high) * GOAL
            self._sign = self._signed(tall)
            right = room.right - tall * END - self._sign.w / 2
            if most > goal:  # whoever has more stands beyond the line
                right = min(right, left + (self._last - left) * goal / most)
            self._end = Box(right + self._sign.w / 2, self.lanes[0].y + SINKS - tall, tall * END,
                            tall)
        self.runs = [lane._replace(x=left, w=right - left) for lane in self.lanes]
        self._lay(page)

    def _lay(self, page: Page) -> None:
        """All of it that stands still."""
        art, room = page.art, self.room
        if self.name:
            tall = room.w / VIEW
            sunk = max(GROUND * tall - (self.lanes[0].y - room.y), 0)
            page.image(self._seen(room, tall, sunk), room.x, room.y)
        if self._end.w:
            page.cropped(self._end, f"ui/road/{self.name}_end", room)
        for lane in self.lanes:
            page.image(_paved(art, self.name, lane.w, lane.h), lane.x, lane.y)
        self._marks(page)
        page.image(art.plate(START, room.bottom - self.lanes[0].y, WOOD, 255, None, 0, 2), room.x,
                   self.lanes[0].y)
        for n, lane in enumerate(self.lanes):
            self._start(page, n, lane)
        if self._end.w:
            self._arrive(page)
        page.image(art.plate(room.w, room.h, INK, 0, INK, RIM, 6), room.x, room.y)

    def _signed(self, tall: float) -> Box:
        """How large the sign with the goal is, before something so tall."""
        style = self._told(tall)
        return Box(0, 0, self._art.size(str(self.goal), style)[0] + 36, self._art.line(style))

    def _told(self, tall: float) -> str:
        """The letters of the goal."""
        return next((one for one in TOLD if self._art.line(one) <= tall * HIGH), TOLD[-1])

    def _marks(self, page: Page) -> None:
        """Posts along the lanes, each with how many points are there."""
        for points in self._posts:
            x, top = self.at(self.runs[0], points), self.lanes[0].y
            style = next((one for one in NUMBER if page.art.line(one) <= top - self.room.y
                          - 2 * STANDS), NUMBER[-1])
            long, high = page.art.size(str(points), style)[0] + 24, page.art.line(style)
            at = Box(x - long / 2, top - STANDS - high, long, high)
            page.image(page.art.plate(POST, STANDS + 6, OAK, 255, INK, 2, 2), x - POST / 2,
                       at.bottom - 3)
            page.image(page.art.plate(long, high, WOOD, 255, EDGE, 2, 8), at.x, at.y)
            page.text(at, str(points), style, IVORY, "center")

    @property
    def _posts(self) -> range:
        """How many points each post stands for, from nought."""
        step = next((one for one in STEPS if self.goal <= POSTS * one), STEPS[-1])
        return range(0, self.goal if self.name else 0, step)

    def ruled(self, screen: Screen) -> None:
        """What lies across all lanes, over trails: a faint line at each post, and squares where
        the goal is."""
        foot = self.room.bottom - RIM
        for points in self._posts:
            screen.put(self._art.plate(LINE, foot - self.lanes[0].y, IVORY, FAINT, None, 0, 1),
                       self.at(self.runs[0], points) - LINE / 2, self.lanes[0].y)
        if self._end.w:
            screen.put(_line(self._art, foot - self.lanes[0].y), self.runs[0].right - SQUARE,
                       self.lanes[0].y)

    def _start(self, page: Page, seat: Seat, lane: Box) -> None:
        """Where a seat starts on the boards, with its sign and its face."""
        at = lane._replace(w=START)
        for x, y, w, h in ((at.x, at.y, at.w, RIM), (at.right - RIM, at.y, RIM, at.h)):
            page.image(page.art.plate(w, h, INK, 255, None, 0, 1), x, y)
        head, side = lane.h * HEAD, lane.h * SIGN
        gap = (START - head - side) / 3
        page.picture(Box(at.x + gap, at.center[1] - side / 2, side, side), f"ui/seat_{seat}",
                     leaf=False)
        medallion(page, Box(at.right - gap - head, at.center[1] - head / 2, head, head),
                  self._faces[seat], SEAT_COLOURS[seat])

    def _arrive(self, page: Page) -> None:
        """How many points it is about on a sign over the goal, and the lanes behind it in its
        light."""
        x, top, foot = self.runs[0].right, self.lanes[0].y, self.room.bottom
        beyond = Box(x, top, self.room.right - x, foot - top)
        page.image(page.art.plate(beyond.w, beyond.h, GOLD, REACHED, None), beyond.x, beyond.y)
        style = self._told(self._end.h)
        sign = self._sign._replace(x=x - self._sign.w / 2, y=self.room.y + 12)
        page.image(page.art.plate(POST, top - sign.y, OAK, 255, INK, RIM, 2), x - POST / 2, sign.y)
        page.image(page.art.plate(sign.w, sign.h, WOOD, 255, GOLD, RIM, 10), sign.x, sign.y)
        page.text(sign, str(self.goal), style, IVORY, "center", leaf=False)

    def at(self, run: Box, points: float, whole: int = 0) -> float:
        """Where somebody is with so many points: true to scale, from nought to the goal and past
        it; without a goal the most that anybody has is the end."""
        return min(run.x + run.w * max(points / max(self.goal or whole, 1), 0), self._last)

    def _seen(self, box: Box, high: float, sunk: float) -> pygame.Surface:
        """As much of the view, which is so high, as a box shows, `sunk` so far."""
        art = self._art
        size = art.pixels(box.w), art.pixels(box.h)

        def cut() -> pygame.Surface:
            view = art.picture(f"ui/road/{self.name}_view", high * VIEW, high)
            return view.subsurface(view.get_rect().clip((0, art.pixels(sunk)), size)).convert()
        return art.keep(("view", self.name, size, sunk), cut)

    def run(self, screen: Screen, seat: Seat, marker: str, x: float) -> None:
        """What runs, with its bow at x, on a disc of a seat's colour; her sign if a game has no
        marker."""
        art, y, side = self._art, self.lanes[seat].center[1], self._side
        x -= side / 2
        if marker:
            screen.put_centered(art.plate(side, side, SEAT_COLOURS[seat], 255, INK, RIM, side / 2),
                                x, y)
            side *= HELD
        screen.put_centered(art.picture(marker or f"ui/seat_{seat}", side, side), x, y)

    def travelled(self, screen: Screen, seat: Seat, had: float, now: float) -> None:
        """The trail on a lane behind what runs, from nought to where its end was when a seat had so
        many points in a deeper tone of her colour, and from there to where it is in her own."""
        now -= self._side / 2
        had = min(had - self._side, now)
        lane, own = self.lanes[seat], SEAT_COLOURS[seat]
        red, green, blue = (round(part * DEEPER) for part in own)
        first = self.runs[seat].x
        for begin, end, colour in ((first, had, (red, green, blue)), (max(had, first), now, own)):
            left, right = (round((x - lane.x) * self._art.scale) for x in (begin, end))
            if right - left > 1:
                screen.put(_part(self._art, self.name, lane, colour, left, right),
                           lane.x + left / self._art.scale, lane.y)


def _line(art: Art, high: float) -> pygame.Surface:
    """A line of squares, dark and light, so high."""
    size = art.pixels(2 * SQUARE), art.pixels(high)

    def paint(big: pygame.Surface) -> None:
        big.fill((*INK, 255))
        side = big.get_width() / 2
        for n in range(int(big.get_height() / side) + 1):
            big.fill((*IVORY, 255), (n % 2 * side, n * side, side, side))
        pygame.draw.rect(big, (*INK, 255), big.get_rect(), round(2 * art.scale * FINE))
    return art.keep(("finish", size), lambda: smooth(size, paint))


def _paved(art: Art, name: str, w: float, h: float, trail: Colour | None = None) -> pygame.Surface:
    """A lane of that size, in the dusk, or in the light under a trail in a colour."""
    def make() -> pygame.Surface:
        size = art.pixels(w), art.pixels(h)
        image = pygame.Surface(size)
        image.fill(GROOVE)
        if name:
            tile = art.picture(f"ui/road/{name}", h * TILE, h)
            for x in range(0, size[0], tile.get_width() - SEAM):
                image.blit(tile, (x, 0))
            image.blit(_veil(size, (*pygame.transform.average_color(image)[:3], CALM)), (0, 0))
        if trail and name:
            tile = art.tinted(f"ui/road/{name}_trail", h * TILE, h, art.tone(trail))
            for x in range(0, size[0], tile.get_width()):
                image.blit(tile, (x, 0))
        else:
            image.blit(_veil(size, (*art.tone(trail), STRONG) if trail else (*INK, DUSK)), (0, 0))
        for y, tone in ((0, EDGE), (size[1] - max(art.pixels(3), 1), INK)):
            image.fill(tone, (0, y, size[0], max(art.pixels(3), 1)))
        return image.convert()

    return art.keep(("lane", name, art.pixels(w), art.pixels(h), trail), make)


def _veil(size: tuple[int, int], colour: tuple[int, int, int, int]) -> pygame.Surface:
    """A colour that something else shines through."""
    veil = pygame.Surface(size, pygame.SRCALPHA)
    veil.fill(colour)
    return veil


def _part(art: Art, name: str, box: Box, colour: Colour, left: int, right: int) -> pygame.Surface:
    """A stretch of a lane with a trail, which is the same picture as long as it is as long."""
    whole = _paved(art, name, box.w, box.h, colour)
    right = min(right, whole.get_width())
    return art.keep(("stretch", name, whole.get_size(), colour, left, right), lambda:
                    whole.subsurface((left, 0, max(right - left, 1), whole.get_height())))
