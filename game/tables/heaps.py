"""Stacks that lie close to one another, drawn apart so that each can be read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, hypot, sin, tau

from game.rules.reindeer_atlas import Spot
from game.screen import Box

WIDE, HIGH = 66.0, 50.0  # how far from each other two stacks lie at least
ROUND = 26.0  # how far from the edge of a city's light
FARTHEST = 90.0  # from where a stack really lies
ROUNDS = 24


def heaped(
    wanted: Mapping[str, Spot], fixed: Sequence[tuple[Spot, float]], room: Box,
) -> dict[str, Spot]:
    """Where to draw each stack, near where it wants to be; `fixed` are middles and radii to keep
    free. The same stacks give the same answer."""
    now = {name: _first(name, spot) for name, spot in wanted.items()}
    names = sorted(wanted)
    near = {name: _near(name, names, wanted, fixed) for name in names}
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
    fixed: Sequence[tuple[Spot, float]],
) -> tuple[list[str], list[tuple[Spot, float]]]:
    x, y = wanted[name]
    far = 2 * FARTHEST + WIDE
    others = [other for other in names if other != name
              and hypot(wanted[other][0] - x, wanted[other][1] - y) < far]
    return others, [(spot, radius) for spot, radius in fixed
                    if hypot(spot[0] - x, spot[1] - y) < FARTHEST + radius + ROUND]


def _pushed(
    name: str, now: Mapping[str, Spot], home: Spot,
    near: tuple[list[str], list[tuple[Spot, float]]], room: Box,
) -> Spot:
    """A step away from what is too close, and a little back home."""
    x, y = now[name]
    x, y = x + (home[0] - x) * 0.08, y + (home[1] - y) * 0.08
    for other in near[0]:
        dx, dy = (x - now[other][0]) / WIDE, (y - now[other][1]) / HIGH
        far = hypot(dx, dy) or 0.01
        if far < 1:
            push = (1 - far) / far * 0.55
            x, y = x + dx * WIDE * push, y + dy * HIGH * push
    for (fx, fy), radius in near[1]:
        dx, dy = x - fx, y - fy
        far = hypot(dx, dy) or 0.01
        if far < radius + ROUND:
            push = (radius + ROUND - far) / far * 0.7
            x, y = x + dx * push, y + dy * push
    dx, dy = x - home[0], y - home[1]
    far = hypot(dx, dy)
    if far > FARTHEST:
        x, y = home[0] + dx * FARTHEST / far, home[1] + dy * FARTHEST / far
    return (min(max(x, room.x + WIDE / 2), room.right - WIDE / 2),
            min(max(y, room.y + HIGH / 2), room.bottom - HIGH / 2))
