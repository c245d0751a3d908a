"""Stacks that lie close to one another, drawn apart so that each can be read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, hypot, sin, tau
from typing import NamedTuple

from game.rules.reindeer_atlas import Spot
from game.screen import Box

WIDE, HIGH = 66.0, 50.0  # how far from each other two stacks lie at least
ROUND = 26.0  # how far from the edge of a city's light
FARTHEST = 90.0  # from where a stack really lies
ROUNDS = 24


class Near(NamedTuple):
    """What may push a stack: other stacks by name, lights with their radii, boxes of words."""

    others: list[str]
    fixed: list[tuple[Spot, float]]
    words: list[Box]


def heaped(
    wanted: Mapping[str, Spot], fixed: Sequence[tuple[Spot, float]], words: Sequence[Box],
    room: Box,
) -> dict[str, Spot]:
    """Where to draw each stack, near where it wants to be; `fixed` are middles and radii to keep
    free, `words` boxes. The same stacks give the same answer."""
    now = {name: _first(name, spot) for name, spot in wanted.items()}
    names = sorted(wanted)
    near = {name: _near(name, names, wanted, fixed, words) for name in names}
    for _ in range(ROUNDS):
        for name in names:
            now[name] = _pushed(name, now, wanted[name], near[name], room)
    return now


def _first(name: str, spot: Spot) -> Spot:
    """Stacks of several seats at one point begin apart."""
    turn = tau * (int(name.split("/")[1]) * 0.2 + 0.03)
    return spot[0] + 3 * cos(turn), spot[1] + 3 * sin(turn)


def _near(
    name: str, names: Sequence[str], wanted: Mapping[str, Spot],
    fixed: Sequence[tuple[Spot, float]], words: Sequence[Box],
) -> Near:
    x, y = wanted[name]
    far = 2 * FARTHEST + WIDE
    others = [other for other in names if other != name
              and hypot(wanted[other][0] - x, wanted[other][1] - y) < far]
    around = Box(x - FARTHEST - WIDE, y - FARTHEST - HIGH, 2 * (FARTHEST + WIDE),
                 2 * (FARTHEST + HIGH))
    return Near(others, [(spot, radius) for spot, radius in fixed
                         if hypot(spot[0] - x, spot[1] - y) < FARTHEST + radius + ROUND],
                [box for box in words if box.meets(around)])


def _pushed(
    name: str, now: Mapping[str, Spot], home: Spot,
    near: Near, room: Box,
) -> Spot:
    """A step away from what is too close, and a little back home."""
    x, y = now[name]
    x, y = x + (home[0] - x) * 0.08, y + (home[1] - y) * 0.08
    for other in near.others:
        dx, dy = (x - now[other][0]) / WIDE, (y - now[other][1]) / HIGH
        far = hypot(dx, dy) or 0.01
        if far < 1:
            push = (1 - far) / far * 0.55
            x, y = x + dx * WIDE * push, y + dy * HIGH * push
    for (fx, fy), radius in near.fixed:
        dx, dy = x - fx, y - fy
        far = hypot(dx, dy) or 0.01
        if far < radius + ROUND:
            push = (radius + ROUND - far) / far * 0.7
            x, y = x + dx * push, y + dy * push
    for box in near.words:
        x, y = _off(x, y, box)
    dx, dy = x - home[0], y - home[1]
    far = hypot(dx, dy)
    if far > FARTHEST:
        x, y = home[0] + dx * FARTHEST / far, home[1] + dy * FARTHEST / far
    return (min(max(x, room.x + WIDE / 2), room.right - WIDE / 2),
            min(max(y, room.y + HIGH / 2), room.bottom - HIGH / 2))


def _off(x: float, y: float, box: Box) -> Spot:
    """Half of the shortest way out of some words, for a stack whose middle is at x, y."""
    mx, my = box.center
    dx, dy = x - mx, y - my
    over = (box.w + WIDE * 0.8) / 2 - abs(dx), (box.h + HIGH * 0.8) / 2 - abs(dy)
    if min(over) <= 0:
        return x, y
    if over[0] < over[1]:
        return x + over[0] * (0.5 if dx >= 0 else -0.5), y
    return x, y + over[1] * (0.5 if dy >= 0 else -0.5)
