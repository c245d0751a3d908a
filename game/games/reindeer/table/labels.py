"""Place the names of cities beside their lights, never on top of one another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache, partial
from itertools import chain
from math import hypot, inf
from typing import NamedTuple

from game.games.reindeer.rules.atlas import Spot
from game.picture.screen import Box
from game.ui.box import enclose, measure_overlap

WAYS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1),
        (1, 0.5), (1, -0.5), (-1, 0.5), (-1, -0.5), (0.5, 1), (0.5, -1), (-0.5, 1), (-0.5, -1))
STRANGE = 20.0  # so near to the light of another, a name seems to be that one's
AROUND, PLACES = 60.0, 4  # how far from its light a sum can be, and places on half a side
MARGIN = 2  # round what is shared
HIDES = 400.0  # what a unit costs that a sum hides
SIDE = 5.0  # between a name and a sum beside it
SIDES = (-1.0, -0.5, 0.0, 0.5, 1.0)  # of sums round a light
NEAR = 320.0  # how far to either side of a light its label can be

_shared = partial(measure_overlap, margin=MARGIN)


class Label(NamedTuple):
    """A city's name and its number, side by side or one above the other."""

    name: Box
    number: Box

    @property
    def box(self) -> Box:
        return enclose(self)


@lru_cache(8)  # the same at every table of a country
def place_labels(
    lights: tuple[tuple[str, tuple[Spot, float]], ...],
    named: tuple[tuple[str, tuple[Spot, Spot]], ...], taken: tuple[Box, ...], room: Box,
) -> Mapping[str, Label]:
    """Return a label for each city. `lights` are middles and radii, `named` sizes of names and
    numbers."""
    sizes = dict(named)
    boxes = {name: Box(x - r, y - r, 2 * r, 2 * r) for name, ((x, y), r) in lights}
    found: dict[str, Label] = {}
    for _ in range(4):
        for name, light in boxes.items():
            around = light.inset(-NEAR, -NEAR / 2)
            others = [label.box for other, label in found.items()
                      if other != name and label.box.overlaps(around)]
            lamps = [box for other, box in boxes.items() if other != name and box.overlaps(around)]
            found[name] = _find_best(_list_labels(light, *sizes[name]), others, lamps, taken, room,
                                     light.center)
    return found


def find_free(light: Box, size: Spot, others: Sequence[Box], room: Box) -> Box:
    """Return a box of a size near a light, where it hides as little as possible."""
    (x, y), (w, h) = light.center, size
    wide, high = (light.w + w) / 2 + 2, (light.h + h) / 2 + 2
    near = [box for box in others if box.overlaps(light.inset(-w - AROUND, -h - AROUND))]
    sides = [step / PLACES for step in range(-PLACES, PLACES + 1)]
    tries = [Box(x + dx * (wide + far) - w / 2, y + dy * (high + far) - h / 2, w, h)
             for far in (0.0, 12.0, 30.0, AROUND) for dx in sides for dy in sides
             if 1.0 in (abs(dx), abs(dy))]
    return min(tries,
               key=lambda box: _rate_label(40.0 * _shared(box, near), box, room, light.center))


def find_attached(label: Box, size: Spot, others: Sequence[Box], room: Box, light: Spot) -> Box:
    """Return a box of a size that touches a name or stands round its light, as near as possible
    without hiding anything."""
    w, h = size
    around = label.inset(-w - NEAR / 2, -h - NEAR / 2)
    near = [label.inset(MARGIN), *(box for box in others if box.overlaps(around))]
    across = (label.center[0] - w / 2, label.x, label.right - w, label.x - w / 2,
              label.right - w / 2, label.x - w, label.right)
    middle = label.center[1] - h / 2
    tries = [*(Box(x, label.y - h, w, h) for x in across),
             *(Box(x, label.bottom, w, h) for x in across),
             Box(label.right + SIDE, middle, w, h), Box(label.x - SIDE - w, middle, w, h),
             *(Box(light[0] + dx * (w / 2 + far) - w / 2, light[1] + dy * (h / 2 + far) - h / 2,
                   w, h) for far in (26, 38, 52) for dx in SIDES for dy in SIDES
               if 1.0 in (abs(dx), abs(dy)))]
    return min(tries, key=lambda box: HIDES * (_shared(box, near) + w * h - _shared(box, (room,)))
               + 4 * hypot(box.center[0] - light[0], box.center[1] - light[1]))


def find_stemmed(ring: Box, size: Spot, others: Sequence[Box], room: Box) -> Box:
    """Return a box of a size at the ring of a light: right above it, or else under or beside it,
    where it hides least."""
    (x, y), (w, h) = ring.center, size
    near = [box for box in others if box.overlaps(ring.inset(-w - AROUND, -h - AROUND))]
    tries = [box for far in (6.0, 16.0, 28.0) for box in (
        *(Box(x - w / 2 + aside, ring.y - far - h, w, h) for aside in (0, -w / 3, w / 3)),
        Box(ring.right + far, y - h / 2, w, h), Box(ring.x - far - w, y - h / 2, w, h),
        *(Box(x - w / 2 + aside, ring.bottom + far, w, h) for aside in (0, -w / 3, w / 3)))]
    return min(enumerate(tries), key=lambda one: one[0] + HIDES * (
        _shared(one[1], near) + w * h - _shared(one[1], (room,))))[1]


def _find_best(
    tries: Iterator[Label], others: Sequence[Box], lamps: Sequence[Box], taken: Sequence[Box],
    room: Box, light: Spot,
) -> Label:
    """Return the cheapest label: beside its own light, away from others. Tries too dear by place
    alone are skipped."""
    best = next(tries)
    least, around = inf, [lamp.inset(-STRANGE) for lamp in lamps]
    around += [other.inset(-STRANGE / 2, 0) for other in others]
    for label in chain([best], tries):
        box = label.box
        if _rate_label(0.0, box, room, light) < least:
            over = (40.0 * _shared(box, others) + 30.0 * _shared(box, (*lamps, *taken))
                    + 4 * _shared(box, around))
            if (cost := _rate_label(over, box, room, light)) < least:
                best, least = label, cost
    return best


def _list_labels(light: Box, name: Spot, number: Spot) -> Iterator[Label]:
    """Yield a label in each near place, side by side and one above the other."""
    row = name[0] + 8 + number[0], max(name[1], number[1])
    column = max(name[0], number[0]), name[1] + number[1] - 6
    x, y = light.center
    for far in (0, 10, 17, 24, 40):
        for flat, (w, h) in ((True, row), (False, column)):
            for dx, dy in WAYS:
                left = x + dx * (light.w / 2 + 8 + far + w / 2) - w / 2
                top = y + dy * (light.h / 2 + 2 + far * 0.6 + h / 2) - h / 2
                if abs(dx) == abs(dy):
                    left, top = left - dx * light.w * 0.25, top - dy * light.h * 0.25
                yield _make_label(left, top, name, number, flat=flat, align=dx)


def _make_label(x: float, y: float, name: Spot, number: Spot, *, flat: bool, align: float) -> Label:
    if flat:
        high = max(name[1], number[1])
        return Label(Box(x, y + (high - name[1]) / 2, *name),
                     Box(x + name[0] + 8, y + (high - number[1]) / 2, *number))
    wide = max(name[0], number[0])
    share = (1 - align) / 2  # towards the light
    return Label(Box(x + (wide - name[0]) * share, y, *name),
                 Box(x + (wide - number[0]) * share, y + name[1] - 6, *number))


def _rate_label(over: float, box: Box, room: Box, light: Spot) -> float:
    """Return the cost of a label: things that it lies `over`, its part outside the room, its way to
    its light."""
    outside = box.w * box.h - _shared(box, (room,))
    x, y = light
    bx, by = box.center
    near = abs(bx - x) - box.w / 2, abs(by - y) - box.h / 2
    return over + 60.0 * outside + max(near[0], 0) * 2 + max(near[1], 0) * 3 + abs(by - y) * 0.2
