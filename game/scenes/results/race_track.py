"""The track of a score sheet: a lane for each player up to the goal, in which a marker stands at
their points before a trail in their colour."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core import Seat
from game.picture.art import FINE, Art, smooth
from game.picture.page import Page
from game.picture.screen import Screen
from game.picture.theme import EDGE, GOLD, INK, IVORY, OAK, SEAT_COLOURS, WOOD, Colour
from game.scenes.scenery.planks import FRAME, RIM, bordered, medallion
from game.ui.box import Box

GROOVE: Colour = (70, 55, 40)  # of a game that has no track of its own
START = 176.0  # the width of the boards from which all start
BESIDE = 72.0  # the least room between them and nought, and beyond the goal
STANDS = 20.0  # how high a post stands over the lanes
SQUARE = 10.0  # of the line at the goal


class RaceTrack:
    """The track in a box, for some players up to a goal, 0 if there is none; `most` are the most
    points of a player."""

    def __init__(self, art: Art, box: Box, name: str, seats: int, goal: int, most: int) -> None:
        self.name, self.goal, self.most, self._art = name, goal, most, art
        self.room = room = box.inset(FRAME)
        high = min(room.h * 0.62 / seats, 120)
        self.lanes = [room._replace(y=room.bottom - (seats - n) * high, h=high)
                      for n in range(seats)]
        self.side = high * 0.98  # of a marker
        self.left = room.x + START + max(BESIDE, self.side + 10)
        self.right = self._last = room.right - BESIDE
        self.end: Box | None = None  # what stands behind the goal
        if goal and name:
            tall = (room.h - seats * high) * 0.98
            wide = tall * 1.6
            self._letters = next((style for style in ("score", "points", "count")
                                  if art.line(style) <= tall * 0.56), "count")
            self._sign = art.size(str(goal), self._letters)[0] + 36
            self.right = room.right - wide - self._sign / 2
            if most > goal:  # some stand beyond the line
                self.right = min(self.right, self.left + (self._last - self.left) * goal / most)
            self.end = room._replace(x=self.right + self._sign / 2, y=self.top + 4 - tall, w=wide,
                                     h=tall)
        step = next((one for one in (5, 10, 20, 25, 50, 100) if goal <= 5 * one), 200)
        self.posts = range(0, goal if name else 0, step)

    @property
    def top(self) -> float:
        return self.lanes[0].y

    def at(self, points: float) -> float:
        """Return where the bow of a marker is with some points: true to scale, from nought to the
        goal and past it. Without a goal the most points of a player are the end."""
        part = max(points / max(self.goal or self.most, 1), 0)
        return min(self.left + (self.right - self.left) * part, self._last)

    def draw_ground(self, page: Page, faces: Sequence[str]) -> None:
        """Draw what stands still."""
        art, room = page.art, self.room
        if self.name:
            page.image(self._view(), room.x, room.y)
        if self.end:
            page.cropped(self.end, f"ui/road/{self.name}_end", room)
        for lane in self.lanes:
            page.image(_paved(art, self.name, lane.w, lane.h), lane.x, lane.y)
        for points in self.posts:
            style = next((one for one in ("small@1.1", "small@0.9")
                          if art.line(one) <= self.top - room.y - 2 * STANDS), "small@0.9")
            wide, high = art.size(str(points), style)[0] + 24, art.line(style)
            self._draw_post(page, self.at(points), self.top - STANDS - high, wide, style,
                            str(points), OAK, EDGE)
        page.image(art.plate(START, room.bottom - self.top, WOOD, 255, None, 0, 2), room.x,
                   self.top)
        for seat, lane in enumerate(self.lanes):
            self._draw_start(page, seat, lane, faces[seat])
        if self.end:
            page.image(art.plate(room.right - self.right, room.bottom - self.top, GOLD, 56, None),
                       self.right, self.top)
            self._draw_post(page, self.right, room.y + 12, self._sign, self._letters,
                            str(self.goal), OAK, GOLD)
        page.image(art.plate(room.w, room.h, INK, 0, INK, RIM, 6), room.x, room.y)

    def _draw_post(self, page: Page, x: float, y: float, wide: float, style: str, words: str,
                   wood: Colour, edge: Colour) -> None:
        """Draw a post on the upper edge of the lanes with a sign on it."""
        art, thick, high = page.art, 3 if edge == GOLD else 2, page.art.line(style)
        page.image(art.plate(10, self.top - y, wood, 255, INK, thick, 2), x - 5, y)
        page.image(art.plate(wide, high, WOOD, 255, edge, thick, 10), x - wide / 2, y)
        page.text(self.room._replace(x=x - wide / 2, y=y, w=wide, h=high), words, style, IVORY,
                  "center", leaf=edge != GOLD)

    def _draw_start(self, page: Page, seat: Seat, lane: Box, face: str) -> None:
        """Draw the boards from which a player starts, with their sign and face."""
        for x, w, h in ((lane.x, START, RIM), (lane.x + START - RIM, RIM, lane.h)):
            page.image(page.art.plate(w, h, INK, 255, None, 0, 1), x, lane.y)
        head, side, middle = lane.h * 0.96, lane.h * 0.5, lane.center[1]
        gap = (START - head - side) / 3
        page.picture(lane._replace(x=lane.x + gap, y=middle - side / 2, w=side, h=side),
                     f"ui/seat_{seat}", leaf=False)
        medallion(page, lane._replace(x=lane.x + START - gap - head, y=middle - head / 2, w=head,
                                      h=head), face, SEAT_COLOURS[seat])

    def _view(self) -> pygame.Surface:
        """Return what is seen over the lanes, on whose ground they lie."""
        art, room = self._art, self.room
        wide, high = room.w, room.w * 364 / 1700
        size = art.pixels(wide), art.pixels(room.h)
        sunk = max(0.39 * high - (self.top - room.y), 0)

        def cut() -> pygame.Surface:
            view = art.picture(f"ui/road/{self.name}_view", wide, high)
            return view.subsurface(view.get_rect().clip((0, art.pixels(sunk)), size)).convert()
        return art.keep(("view", self.name, size, sunk), cut)

    # what moves

    def draw_trail(self, screen: Screen, seat: Seat, had: float, points: float) -> None:
        """Draw the trail behind a marker: a deeper one as far as it was before the round."""
        lane, own, scale = self.lanes[seat], SEAT_COLOURS[seat], self._art.scale
        red, green, blue = (round(part * 0.7) for part in own)
        now = self.at(points) - self.side / 2
        before = min(self.at(had) - self.side, now)
        for begin, end, colour in ((self.left, before, (red, green, blue)),
                                   (max(before, self.left), now, own)):
            left, right = (round((x - lane.x) * scale) for x in (begin, end))
            if right - left > 1:
                screen.put(_part(self._art, self.name, lane, colour, left, right),
                           lane.x + left / scale, lane.y)

    def draw_lines(self, screen: Screen) -> None:
        """Draw a faint line across all lanes at each post, and squares at the goal."""
        high = self.room.bottom - RIM - self.top
        for points in self.posts:
            screen.put(self._art.plate(3, high, IVORY, 100, None, 0, 1), self.at(points) - 1.5,
                       self.top)
        if self.end:
            screen.put(_line(self._art, high), self.right - SQUARE, self.top)

    def draw_marker(self, screen: Screen, seat: Seat, marker: str, points: float) -> None:
        """Draw a marker, whose bow is at some points, on a disc of a seat's colour; the seat's sign
        in a game without markers."""
        art, side = self._art, self.side
        x, y = self.at(points) - side / 2, self.lanes[seat].center[1]
        if marker:
            screen.put_centered(art.plate(side, side, SEAT_COLOURS[seat], 255, INK, RIM, side / 2),
                                x, y)
            side *= 0.82
        screen.put_centered(art.picture(marker or f"ui/seat_{seat}", side, side), x, y)


def draw_track(page: Page, box: Box, name: str, faces: Sequence[str], goal: int,
               most: int) -> None:
    """Draw a track in a frame of wood."""
    bordered(page, box)
    RaceTrack(page.art, box, name, len(faces), goal, most).draw_ground(page, faces)


def _line(art: Art, high: float) -> pygame.Surface:
    """Return a line of dark and light squares."""
    size = art.pixels(2 * SQUARE), art.pixels(high)

    def paint(big: pygame.Surface) -> None:
        big.fill((*INK, 255))
        side = big.get_width() / 2
        for n in range(int(big.get_height() / side) + 1):
            big.fill((*IVORY, 255), (n % 2 * side, n * side, side, side))
        pygame.draw.rect(big, (*INK, 255), big.get_rect(), round(2 * art.scale * FINE))
    return art.keep(("finish", size), lambda: smooth(size, paint))


def _paved(art: Art, name: str, w: float, h: float, trail: Colour | None = None) -> pygame.Surface:
    """Return a lane, in the dusk, or in the light under a trail in a colour."""
    def make() -> pygame.Surface:
        size = art.pixels(w), art.pixels(h)
        image = pygame.Surface(size)
        image.fill(GROOVE)
        if name:
            tile = art.picture(f"ui/road/{name}", h * 2, h)
            for x in range(0, size[0], tile.get_width() - 2):
                image.blit(tile, (x, 0))
            image.blit(_veil(size, (*pygame.transform.average_color(image)[:3], 130)), (0, 0))
        if trail and name:
            tile = art.tinted(f"ui/road/{name}_trail", h * 2, h, art.tone(trail))
            for x in range(0, size[0], tile.get_width()):
                image.blit(tile, (x, 0))
        else:
            image.blit(_veil(size, (*art.tone(trail), 200) if trail else (*INK, 56)), (0, 0))
        for y, tone in ((0, EDGE), (size[1] - max(art.pixels(3), 1), INK)):
            image.fill(tone, (0, y, size[0], max(art.pixels(3), 1)))
        return image.convert()

    return art.keep(("lane", name, art.pixels(w), art.pixels(h), trail), make)


def _veil(size: tuple[int, int], colour: tuple[int, int, int, int]) -> pygame.Surface:
    """Return a colour through which something else shines."""
    veil = pygame.Surface(size, pygame.SRCALPHA)
    veil.fill(colour)
    return veil


def _part(art: Art, name: str, lane: Box, colour: Colour, left: int, right: int) -> pygame.Surface:
    """Return a stretch of a lane with a trail, the same picture for the same stretch."""
    whole = _paved(art, name, lane.w, lane.h, colour)
    right = min(right, whole.get_width())
    return art.keep(("stretch", name, whole.get_size(), colour, left, right), lambda:
                    whole.subsurface((left, 0, max(right - left, 1), whole.get_height())))
