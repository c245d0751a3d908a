"""The course on which markers run to the goal of a score sheet: a lane for each player, of sea,
tartan or quay, lit as far as she has come and brighter where this round has brought her; numbered
marks along it, at its end what everybody wants to reach, and behind it a view."""

from __future__ import annotations

import pygame

from game.core import Seat
from game.picture.art import Art
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import EDGE, GOLD, INK, IVORY, OAK, SEAT_COLOURS, WOOD, Colour

GROOVE: Colour = (70, 55, 40)  # of a game that has no course of its own
FRAME, RIM = 14, 3  # the wood round it, and the lines on its edges
TILE, END, MARK = 2.0, 1.6, 0.6  # the shapes of a tile, of what lies at the end, and of a mark
SEAM = 2  # pixels by which a tile lies over the one before it, whose edge is soft
LANES, LANE = 0.56, 96.0  # the part of the height that lanes take, and one of them at most
START, ROOM = 92.0, 64.0  # the boards from which all start, and from there to nought
GOAL, HIGH = 1.24, 0.3  # what lies at the end, in the height of all lanes; of it on the first one
VIEW, HORIZON = 1700 / 364, 0.72  # the shape of a view; as much of it as a portrait shows
GLIMPSES = 0.02, 0.5, 0.86  # where in it each seat's part is
QUARTERS = 0.25, 0.5, 0.75
DEEPER = 0.62  # of its light the colour of what she had keeps
HAD, CAME = 205, 225  # how strongly a lane is lit: what a seat had, what came
NUMBER = "small@1.1", "small@0.9"  # letters of how many points a mark stands for
TOLD = "score", "points", "count"  # and of the goal
SIGN = 0.72  # of the height of a lane, of who runs there


class Course:
    """In a box of a page, for so many seats and a goal: 0 if there is none."""

    def __init__(self, page: Page, box: Box, name: str, seats: int, goal: int) -> None:
        self.name, self.goal = name, goal
        self._art = page.art
        self.room = room = box.inset(FRAME)
        high = min(room.h * LANES / seats, LANE)
        self.lanes = [Box(room.x, room.bottom - (seats - n) * high, room.w, high)
                      for n in range(seats)]
        self._end = Box(0, 0, 0, 0)
        if goal and name:
            tall = seats * high * GOAL
            self._end = Box(room.right - tall * END * 0.9, room.bottom - tall, tall * END, tall)
        left = room.x + START + ROOM
        right = self._end.x + self._end.w * 0.12 if goal and name else room.right - ROOM
        self.runs = [lane._replace(x=left, w=right - left) for lane in self.lanes]
        self._lay(page, box)

    def _lay(self, page: Page, box: Box) -> None:
        """All of it that stands still."""
        art, room = page.art, self.room
        page.image(art.plate(box.w, box.h, OAK, 255, INK, RIM, 12), box.x, box.y)
        if self.name:
            page.image(self._seen(room, room.w / VIEW, 0.0), room.x, room.y)
        for lane in self.lanes:
            page.image(_paved(art, self.name, lane.w, lane.h), lane.x, lane.y)
        for n, run in enumerate(self.runs):
            if self.goal:
                self._marks(page, run, numbered=n == len(self.runs) - 1)
            self._start(page, n, self.lanes[n])
        if self._end.w:
            self._arrive(page)
        page.image(art.plate(room.w, room.h, INK, 0, GOLD, RIM, 6), room.x, room.y)

    def _marks(self, page: Page, run: Box, *, numbered: bool) -> None:
        """What stands at each quarter of the way, and on one lane how many points are there."""
        for part in QUARTERS if self.name else ():
            x, wide, points = self.at(run, self.goal * part), run.h * MARK, self.goal * part
            page.image(page.art.picture(f"ui/road/{self.name}_mark", wide, run.h), x - wide / 2,
                       run.y)
            style = next((one for one in NUMBER if page.art.line(one) <= run.h - 8), "")
            if numbered and style and points == int(points):
                told = str(int(points))
                long, high = page.art.size(told, style)[0] + 20, page.art.line(style)
                at = Box(x + wide / 2, run.center[1] - high / 2, long, high)
                page.image(page.art.plate(long, high, INK, 170, None, 0, 10), at.x, at.y)
                page.text(at, told, style, IVORY, "center", leaf=False)

    def _start(self, page: Page, seat: Seat, lane: Box) -> None:
        """The boards from which a seat starts, with its sign."""
        at = Box(lane.x - 2, lane.y, START, lane.h)
        page.image(page.art.plate(at.w, at.h, WOOD, 255, INK, RIM, 6), at.x, at.y)
        side = lane.h * SIGN
        page.picture(Box(at.center[0] - side / 2, at.center[1] - side / 2, side, side),
                     f"ui/seat_{seat}", leaf=False)

    def _arrive(self, page: Page) -> None:
        """What lies at the end, and how many points it is about."""
        end, told = self._end, str(self.goal)
        shown = min(end.w, self.room.right - end.x)
        page.cropped(end, f"ui/road/{self.name}_end", self.room)
        style = next((one for one in TOLD if page.art.line(one) <= end.h * HIGH), TOLD[-1])
        wide, high = page.art.size(told, style)[0] + 44, page.art.line(style)
        sign = Box(end.x + shown / 2 - wide / 2, self.room.bottom - high - 10, wide, high)
        page.image(page.art.plate(wide, high, WOOD, 255, GOLD, RIM, 10), sign.x, sign.y)
        page.text(sign, told, style, IVORY, "center", leaf=False)

    def at(self, run: Box, points: float, whole: int = 0) -> float:
        """Where somebody is with so many points: true to scale, from nought to the goal."""
        return run.x + run.w * min(max(points / max(self.goal, whole, 1), 0), 1)

    def glimpse(self, box: Box, seat: Seat) -> pygame.Surface:
        """A part of the view as high as a box, another one for each seat."""
        return self._seen(box, box.h / HORIZON, GLIMPSES[seat % len(GLIMPSES)])

    def _seen(self, box: Box, high: float, share: float) -> pygame.Surface:
        """As much of the view, which is so high, as a box shows, from its top: such a share of what
        is left of it lies to the left."""
        art = self._art
        size = art.pixels(box.w), art.pixels(box.h)

        def cut() -> pygame.Surface:
            view = art.picture(f"ui/road/{self.name}_view", high * VIEW, high)
            at = view.get_rect().clip((round((view.get_width() - size[0]) * share), 0), size)
            return view.subsurface(at).convert()
        return art.keep(("view", self.name, size, share), cut)

    def began(self, page: Page, x: float, lane: Box) -> None:
        """A line across a lane."""
        page.image(page.art.plate(5, lane.h - 8, INK, 255, None, 2, 2), x - 2, lane.y + 4)

    def travelled(self, screen: Screen, seat: Seat, had: float, now: float) -> None:
        """A lane up to what a seat had in a deeper tone of her colour, and from there to where she
        is in her own."""
        lane, own = self.lanes[seat], SEAT_COLOURS[seat]
        red, green, blue = (round(part * DEEPER) for part in own)
        first = self.runs[seat].x
        for begin, end, colour, strong in (
                (first, had, (red, green, blue), HAD), (max(had, first), now, own, CAME)):
            left, right = (round((x - lane.x) * self._art.scale) for x in (begin, end))
            if right - left > 1:
                screen.put(_part(self._art, self.name, lane, colour, strong, left, right),
                           lane.x + left / self._art.scale, lane.y)


def _paved(art: Art, name: str, w: float, h: float, light: Colour | None = None,
           strong: int = 0) -> pygame.Surface:
    """A lane of that size, in a light of that colour if it is lit."""
    def make() -> pygame.Surface:
        size = art.pixels(w), art.pixels(h)
        image = pygame.Surface(size)
        image.fill(GROOVE)
        if name:
            tile = art.picture(f"ui/road/{name}", h * TILE, h)
            for x in range(0, size[0], tile.get_width() - SEAM):
                image.blit(tile, (x, 0))
        if light:
            veil = pygame.Surface(size, pygame.SRCALPHA)
            veil.fill((*art.tone(light), strong))
            image.blit(veil, (0, 0))
        for y, tone in ((0, EDGE), (size[1] - max(art.pixels(3), 1), INK)):
            image.fill(tone, (0, y, size[0], max(art.pixels(3), 1)))
        return image.convert()

    return art.keep(("lane", name, art.pixels(w), art.pixels(h), light, strong), make)


def _part(art: Art, name: str, box: Box, colour: Colour, strong: int, left: int, right: int,
          ) -> pygame.Surface:
    """A stretch of a lit lane, which is the same picture as long as it is as long."""
    whole = _paved(art, name, box.w, box.h, colour, strong)
    right = min(right, whole.get_width())
    return art.keep(("stretch", name, whole.get_size(), colour, strong, left, right), lambda:
                    whole.subsurface((left, 0, max(right - left, 1), whole.get_height())))
