"""The track of a score sheet: a lane for each player up to the goal, with a marker at their points
before a trail in their colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.core.contract import Seat
from game.picture.art import Art
from game.picture.page import Page
from game.picture.theme import EDGE, INK, IVORY, SEAT_COLOURS, Colour, shade_colour
from game.ui.box import Box
from game.ui.frames import draw_frame
from game.ui.furniture.planks import FRAME, RIM, draw_medallion
from game.ui.layout import Node, Padding, Paint, Picture, Text, column, frame, pad, row, stack

START = 176  # the width of the boards from which all start


def choose_posts(name: str, goal: int) -> range:
    """Return the points that have posts."""
    step = next((one for one in (5, 10, 20, 25, 50, 100) if goal <= 5 * one), 200)
    return range(0, goal if name else 0, step)


def build_track(name: str, faces: Sequence[str], goal: int, most: int) -> Node:
    """Return a framed track for some players up to a goal (0: none); `most` are the most points of
    a player. Markers run between the anchors `start` and `finish`."""
    posts, ended = choose_posts(name, goal), bool(goal and name)
    past, least = max(most - goal, 1), 128  # beyond the goal
    end = row(Node(grow=1), Picture(source=f"ui/road/{name}_end", width=158, aspect=1.6),
              align="end") if ended else None
    signs: list[Node] = []
    for points in posts:
        sign = frame("post sign", Text(words=str(points), style="small", size=1.1, scale_limit=1,
                                       one_line=True, group="posts"), padding=pad(12, 0))
        signs += [_build_post(sign, frame("post", width=10, height=20)),
                  Node(grow=min(posts.step, goal - points))]
    last = frame("goal sign", Text(words=str(goal), style="score", one_line=True,
                                   align="center"),
                 padding=pad(18, 0), height=54, shrink=1)
    way = [Node(width=START + 80), Node(width=0, anchor="start")]
    header = row(*way, *(signs or [Node(grow=1)]), Node(width=0, anchor="finish"),
                 _build_post(last, frame("post", width=10, grow=1)) if ended else None,
                 Node(grow=past, min_width=least) if ended else None, Node(width=72), grow=38)
    veil = row(*way, Node(grow=goal), frame("track beyond", grow=past, min_width=least),
               frame("track beyond", width=72)) if ended else None
    lanes = [stack(Paint(paint=draw_lane, values=(name,)),
                   row(frame("track start", Paint(paint=draw_start, values=(seat, face)),
                             width=START)), grow=1, anchor=f"lane/{seat}")
             for seat, face in enumerate(faces)]
    view = Picture(source=f"ui/road/{name}_view", aspect=1700 / 364, near=1,
                   down=0.25) if name else None
    return frame("wooden rim", column(
        stack(view, end, header, grow=38), stack(column(*lanes), veil, grow=62,
                                            max_height=120 * len(faces))),
        frame("track rim"), padding=pad(FRAME), anchor="track", grow=38)


def _build_post(sign: Node, post: Node) -> Node:
    """Return a post with a sign, centred where its row stands now."""
    return row(column(sign, post, align="center", justify="end", padding=Padding(top=8)),
               width=0, justify="center")


def draw_start(page: Page, box: Box, seat: Seat, face: str) -> None:
    """Draw sign and face of a player at the start, sized by the height of a lane."""
    side, head, inner = 0.5 * box.h, 0.96 * box.h, box.inset((box.w - 1.46 * box.h) / 3, 0)
    page.put_picture(inner.place(side, side, 0), f"ui/seat_{seat}")
    draw_medallion(page, inner.place(head, head, 1), face, SEAT_COLOURS[seat])


def draw_lane(page: Page, box: Box, name: str) -> None:
    """Draw a lane, whose stones are as high as it."""
    page.put_image(_pave_lane(page.art, name, box), box.x, box.y)


class RaceTrack(NamedTuple):
    """A track on its page: its room, its lanes, their start, and the goal. Without a goal it ends
    at the most points of a player."""

    name: str
    room: Box
    lanes: tuple[Box, ...]
    left: float
    right: float
    posts: range
    end: int

    @property
    def top(self) -> float:
        return self.lanes[0].y

    @property
    def side(self) -> float:
        """The size of a marker."""
        return self.lanes[0].h * 0.98

    def x_of_points(self, points: float) -> float:
        """Return the front of a marker with some points, to scale from nought to the goal and past
        it."""
        part = max(points / max(self.end, 1), 0)
        return min(self.left + (self.right - self.left) * part, self.room.right - 72)


def draw_race(page: Page, _box: Box, track: RaceTrack, marker: str,
              runs: Sequence[tuple[int, int]]) -> None:
    """Draw the race: trails, deeper up to the points before the round, under faint lines at the
    posts and squares at the goal. Markers lie over them with their fronts at the players' points:
    on discs of their colours, or signs in a game without markers."""
    art, side, high = page.art, track.side, track.room.bottom - RIM - track.top
    for lane, own, (had, points) in zip(track.lanes, SEAT_COLOURS, runs, strict=False):
        now = track.x_of_points(points) - side / 2
        before = min(track.x_of_points(had) - side, now)
        for begin, end, colour in ((track.left, before, shade_colour(own, 0.7)),
                                   (max(before, track.left), now, own)):
            left, right = (round((x - lane.x) * art.scale) for x in (begin, end))
            if right - left > 1:
                page.put_image(_cut_trail(art, track.name, lane, colour, left, right),
                               lane.x + left / art.scale, lane.y)
    for post in track.posts:
        page.put_image(
            art.draw_plate(3, high, IVORY, 100, None, 0, 1), track.x_of_points(post) - 1.5,
            track.top)
    if track.posts:
        draw_frame(page, "finish", track.lanes[0]._replace(x=track.right - 10, w=20, h=high))
    for seat, (lane, (_, points)) in enumerate(zip(track.lanes, runs, strict=True)):
        disc = lane.place(side, side)._replace(x=track.x_of_points(points) - side)
        if marker:
            page.put_image(
                art.draw_plate(side, side, SEAT_COLOURS[seat], 255, INK, RIM, side / 2), disc.x,
                disc.y)
            disc = disc.inset(0.09 * side)
        page.put_picture(disc, marker or f"ui/seat_{seat}")


def _pave_lane(art: Art, name: str, lane: Box, trail: Colour | None = None) -> pygame.Surface:
    """Return a lane, dim or lit under a trail in a colour."""
    size, dusk = (art.to_pixels(lane.w), art.to_pixels(lane.h)), (*INK, 56)

    def lay(image: pygame.Surface, tile: pygame.Surface, apart: int) -> None:
        for x in range(0, size[0], apart):
            image.blit(tile, (x, 0))

    def veil(image: pygame.Surface, colour: tuple[int, ...]) -> None:
        over = pygame.Surface(size, pygame.SRCALPHA)
        over.fill(colour)
        image.blit(over, (0, 0))

    def make() -> pygame.Surface:
        image = pygame.Surface(size)
        image.fill((70, 55, 40))  # seen in a game that has no track of its own
        if name:
            tile = art.load_picture(f"ui/road/{name}", lane.h * 2, lane.h)
            lay(image, tile, tile.get_width() - 2)
            veil(image, (*pygame.transform.average_color(image)[:3], 130))
        if trail and name:
            tile = art.tint_picture(
                f"ui/road/{name}_trail", lane.h * 2, lane.h, art.adapt_colour(trail))
            lay(image, tile, tile.get_width())
        else:
            veil(image, (*art.adapt_colour(trail), 200) if trail else dusk)
        edge = max(art.to_pixels(3), 1)
        for y, tone in ((0, EDGE), (size[1] - edge, INK)):
            image.fill(tone, (0, y, size[0], edge))
        return image.convert()

    return art.keep(("lane", name, *size, trail), make)


def _cut_trail(art: Art, name: str, lane: Box, colour: Colour, left: int,
               right: int) -> pygame.Surface:
    """Return a stretch of a lane with a trail; equal stretches share a picture."""
    whole = _pave_lane(art, name, lane, colour)
    right = min(right, whole.get_width())
    return art.keep(("stretch", name, whole.get_size(), colour, left, right), lambda:
                    whole.subsurface((left, 0, max(right - left, 1), whole.get_height())))
