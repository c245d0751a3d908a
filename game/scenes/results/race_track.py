"""The track of a score sheet: a lane for each player up to the goal, in which a marker stands at
their points before a trail in their colour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.core.contract import Seat
from game.picture.art import FINE, Art, smooth
from game.picture.page import Page
from game.picture.screen import Screen
from game.picture.theme import EDGE, INK, IVORY, SEAT_COLOURS, Colour
from game.ui.box import Box
from game.ui.furniture.planks import FRAME, RIM, medallion
from game.ui.layout import Node, Padding, Paint, Picture, Text, column, frame, pad, row, stack

GROOVE: Colour = (70, 55, 40)  # of a game that has no track of its own
START = 176  # the width of the boards from which all start
SQUARE = 10.0  # of the line at the goal


def choose_posts(name: str, goal: int) -> range:
    """Return the points at which posts stand."""
    step = next((one for one in (5, 10, 20, 25, 50, 100) if goal <= 5 * one), 200)
    return range(0, goal if name else 0, step)


def build_track(text_scale: float, name: str, faces: Sequence[str], goal: int, most: int) -> Node:
    """Return a track in a frame of wood for some players, up to a goal, 0 if there is none; `most`
    are the most points of a player. Markers run between the anchors `start` and `finish`."""
    posts, ended = choose_posts(name, goal), bool(goal and name)
    end = Picture(source=f"ui/road/{name}_end", width=104, aspect=1.6) if ended else None
    past = max(most - goal, 1)
    beyond = row(end, padding=Padding(left=62), align="end", min_width=93, grow=past)
    signs: list[Node] = []
    for points in posts:
        sign = frame("post sign", Text(words=str(points), style="small", size=1.1 / text_scale,
                                       one_line=True, group="posts"), padding=pad(12, 0))
        signs += [_build_post(sign, frame("post", width=10, height=20)),
                  Node(grow=min(posts.step, goal - points))]
    last = frame("goal sign", Text(words=str(goal), style="score", one_line=True,
                                   align="center"),
                 padding=pad(18, 0), height=54, shrink=1)
    way = [Node(width=START + 80), Node(width=0, anchor="start")]
    header = row(*way, *(signs or [Node(grow=1)]), Node(width=0, anchor="finish"),
                 _build_post(last, frame("post", width=10, grow=1)) if ended else None,
                 beyond if ended else None, Node(width=72), grow=38)
    veil = row(*way, Node(grow=goal), frame("track beyond", grow=past, min_width=93),
               frame("track beyond", width=72)) if ended else None
    lanes = [stack(Paint(paint=draw_lane, values=(name,)),
                   row(frame("track start", Paint(paint=draw_start, values=(seat, face)),
                             width=START)), grow=1, anchor=f"lane/{seat}")
             for seat, face in enumerate(faces)]
    view = Paint(paint=draw_view, values=(name,)) if name else None
    return frame("wooden rim", column(
        stack(view, header, grow=38), stack(column(*lanes), veil, grow=62,
                                            max_height=120 * len(faces))),
        frame("track rim"), padding=pad(FRAME), anchor="track", grow=38)


def _build_post(sign: Node, post: Node) -> Node:
    """Return a post with a sign, whose middle is where a row has come."""
    return row(column(sign, post, align="center", justify="end", padding=Padding(top=8)),
               width=0, justify="center")


def draw_start(page: Page, box: Box, seat: Seat, face: str) -> None:
    """Draw the sign and the face of a player where they start."""
    side = box.h * 0.5
    gap = (box.w - 1.46 * box.h) / 3
    page.picture(Box(box.x + gap, box.center[1] - side / 2, side, side), f"ui/seat_{seat}",
                 leaf=False)
    head = box.inset(0, 0.02 * box.h)
    medallion(page, head._replace(x=box.right - gap - head.h, w=head.h), face, SEAT_COLOURS[seat])


def draw_view(page: Page, box: Box, name: str) -> None:
    """Draw the view over the lanes: as much of a picture as has room."""
    high = box.w * 364 / 1700
    whole = box._replace(y=box.y - max(0.39 * high - box.h, 0), h=high)
    page.cropped(whole, f"ui/road/{name}_view", box)


def draw_lane(page: Page, box: Box, name: str) -> None:
    page.image(_paved(page.art, name, box.w, box.h), box.x, box.y)


class RaceTrack:
    """What moves on a track that lies on a page."""

    def __init__(self, art: Art, anchors: Mapping[str, Box], name: str, goal: int,
                 most: int) -> None:
        self.name, self.goal, self.most, self._art = name, goal, most, art
        self.room = anchors["track"].inset(FRAME)
        self.lanes = [box for anchor, box in anchors.items() if anchor.startswith("lane/")]
        self.left, self.right = anchors["start"].x, anchors["finish"].x
        self.top, self.side = self.lanes[0].y, self.lanes[0].h * 0.98
        self.posts = choose_posts(name, goal)

    def at(self, points: float) -> float:
        """Return where the bow of a marker is with some points: true to scale, from nought to the
        goal and past it. Without a goal the most points of a player are the end."""
        part = max(points / max(self.goal or self.most, 1), 0)
        return min(self.left + (self.right - self.left) * part, self.room.right - 72)

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
        if self.posts:
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
