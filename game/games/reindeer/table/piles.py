"""Stacks that lie close to one another, moved apart so that each can be read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from math import cos, hypot, sin, tau
from typing import NamedTuple

from game.games.reindeer.rules.atlas import Spot
from game.picture.screen import Box
from game.ui.box import measure_overlap

RINGS = (10.0, 18.0, 26.0, 34.0, 43.0, 52.0, 62.0, 73.0, 85.0, 98.0, 112.0, 126.0, 142.0)
WAYS = 20  # directions to try on each ring
GAP = 3.0  # between two stacks
ROUNDS = 3  # how often each makes room for the others
# What a unit costs that another stack is covered, and what one of words or lights costs.
HEAPED, DEAR = 10.0, 40.0
APART, CLOSE = 40.0, 0.008  # how far from words a stack likes to lie, and what less of that costs


class Pile(NamedTuple):
    """A stack: where it would like to lie, and what it covers there."""

    home: Spot
    box: Box  # as if its home were at 0,0

    def box_at(self, spot: Spot) -> Box:
        return self.box._replace(x=self.box.x + spot[0], y=self.box.y + spot[1])


def place_piles(piles: Mapping[str, Pile], words: Sequence[Box], wanting: Sequence[Box],
                lights: Sequence[Box], room: Box) -> dict[str, Spot]:
    """Return where to draw each stack: as near to its home as possible without covering words,
    lights or another stack, and away from the words that matter most (`wanting`); for others each
    makes room in turn. If there is no such place, words and lights are the last to be covered. The
    same stacks always give the same answer."""
    spots: dict[str, Spot] = {}
    for _ in range(ROUNDS):
        for name in sorted(piles):
            pile = piles[name]
            reach = pile.box_at(pile.home).inset(-RINGS[-1])
            fixed = [box for box in words if box.overlaps(reach)]
            fixed += [box for box in lights if box.overlaps(reach)]
            wide = [box.inset(-APART) for box in wanting
                    if box.inset(-APART).overlaps(reach)]
            near = [box for other, spot in spots.items() if other != name
                    and (box := piles[other].box_at(spot).inset(-GAP)).overlaps(reach)]
            if name in spots and not any(pile.box_at(spots[name]).overlaps(box) for box in near):
                continue  # it lies well
            spots[name] = _place(pile, tuple(fixed), tuple(wide), tuple(near), room)
    return spots


@cache
def _list_steps() -> tuple[tuple[float, Spot], ...]:
    """Return the steps away from home, the shortest first, with their lengths."""
    turns = [tau * k / WAYS for k in range(WAYS)]
    return ((0.0, (0.0, 0.0)), *((far, (far * cos(turn), far * sin(turn)))
                                 for far in RINGS for turn in turns))


@lru_cache(maxsize=2000)
def _place(
    pile: Pile, words: tuple[Box, ...], wide: tuple[Box, ...], near: tuple[Box, ...], room: Box,
) -> Spot:
    """Return where one lies; most have not moved since the table was laid before."""
    best, least = pile.home, float("inf")
    for far, spot in _list_spots(pile, room):
        box = pile.box_at(spot)
        cost = (far + HEAPED * measure_overlap(box, near) + DEAR * measure_overlap(box, words)
                + CLOSE * measure_overlap(box, wide))
        if cost < least:
            best, least = spot, cost
        if least <= far:  # all others are farther away
            break
    return best


def _list_spots(pile: Pile, room: Box) -> Iterator[tuple[float, Spot]]:
    """Yield the places for a stack in the room, the nearest first, with how far they are."""
    for _, (dx, dy) in _list_steps():
        box = pile.box_at((pile.home[0] + dx, pile.home[1] + dy))
        x = min(max(box.x, room.x), room.right - box.w) - pile.box.x
        y = min(max(box.y, room.y), room.bottom - box.h) - pile.box.y
        yield hypot(x - pile.home[0], y - pile.home[1]), (x, y)
