"""A country on the table: its lattice, cities and stacks as poses of a board; close stacks are
moved apart, so that each can be read.

Everything comes from the atlas: nothing here knows the map. Places of the pieces are those of the
rules; `point/x,y` is a point of the lattice, empty or not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from math import ceil, cos, hypot, sin, tau
from typing import NamedTuple

from game.core.contract import zone_of
from game.games.reindeer import RULES
from game.games.reindeer.atlases import Atlases
from game.games.reindeer.map_file import Outline
from game.games.reindeer.rules.atlas import CENTRE, DEPOT, Atlas, Place, Point, Spot
from game.games.reindeer.table.labels import Label
from game.picture.board import Pose
from game.picture.screen import Box
from game.tables.places import kind_of, parts_of, rest_of
from game.ui.box import box_around, measure_overlap

HOUSE = 62.0  # the size of the depot
PACKET = 30.0
GIFT = 20.0  # the size of a delivered packet
POINT = 30.0  # the size of a lattice point that has the focus
STACKS, GIFTS, GROUND = 34, 30, 16  # layers
# A pile: how far to the right and up each packet lies, in packets; from the third on they lie on
# one another, and its number says how many there are.
ROWS = ((0, 0), (0.9, 0), (0.45, 0.8))
NUMBER = 32.0  # how high the number of a pile is
ASIDE = (20, 27, 27)  # how far to the right of a pile its number stands
SHADED = 5.0  # of the shade behind a name, aside
RINGS = (10.0, 18.0, 26.0, 34.0, 43.0, 52.0, 62.0, 73.0, 85.0, 98.0, 112.0, 126.0, 142.0)
AWAY = ((0.0, 0.0), *((far * cos(tau * n / 20), far * sin(tau * n / 20))
                      for far in RINGS for n in range(20)))  # from home, the nearest first
APART = 40.0  # how far from words a stack likes to lie


def name_point(place: Place) -> str:
    if isinstance(place, str):
        return "depot" if place == DEPOT else f"city/{place}"
    return f"point/{place[0]},{place[1]}"


def point_named(place: str) -> Place | None:
    """Return the rules' place for a table name; None for buttons and the like."""
    head, rest = kind_of(place), rest_of(place)
    if place == "depot":
        return DEPOT
    if head == "city":
        return rest
    return point_of(rest) if head == "point" else None


def point_of(text: str) -> Point:
    x, _, y = text.partition(",")
    return int(x), int(y)


def number_box(count: int) -> Box:
    """Return the box of a pile's number, for a pile at 0,0."""
    wide = max(NUMBER, 16 * len(str(count)) + 14)
    return Box(ASIDE[min(count, len(ASIDE)) - 1] - wide / 2, 10 - NUMBER / 2, wide, NUMBER)


def box_of_pile(count: int) -> Box:
    """Return the box of a pile at 0,0 with its number."""
    rows = ROWS[:count]
    wide, high = max(right for right, _ in rows), max(up for _, up in rows)
    half = wide * PACKET * 0.31 + PACKET / 2
    box = Box(-half, -high * PACKET * 0.5 - PACKET / 2, 2 * half, high * PACKET * 0.5 + PACKET)
    if count == 1:
        return box
    number = number_box(count)
    return box._replace(w=number.right - box.x, h=number.bottom - box.y)


@dataclass(frozen=True, slots=True, eq=False)
class Chart:
    """An atlas in a room of the screen. `heaps` are the places of stacks, by zone."""

    atlas: Atlas
    outline: Outline
    room: Box
    scale: float
    corner: Spot  # where the map's own 0,0 is on the screen
    quick: bool = False
    heaps: dict[str, Spot] = field(default_factory=dict)
    sizes: dict[str, int] = field(default_factory=dict)
    labels: Mapping[str, Label] = field(default_factory=dict)  # of the cities
    words: tuple[Box, ...] = ()  # which stacks leave free, too
    full: frozenset[str] = frozenset()

    def of_map(self, spot: Spot) -> Spot:
        return self.corner[0] + spot[0] * self.scale, self.corner[1] + spot[1] * self.scale

    def to_screen(self, x: float, y: float) -> Spot:
        """Return the screen point of a lattice point, or of one between."""
        (ox, oy), unit = self.atlas.origin, self.atlas.unit
        return self.of_map((ox + x * unit, oy - y * unit))

    def to_lattice(self, spot: Spot) -> Spot:
        """Return the lattice point, in fractions of its unit, of a screen point."""
        x, y = ((spot[i] - self.corner[i]) / self.scale - self.atlas.origin[i] for i in (0, 1))
        return x / self.atlas.unit, -y / self.atlas.unit

    def scale_miles(self, miles: float) -> float:
        return miles / self.atlas.figures.grid * self.step

    @property
    def step(self) -> float:
        """Return the distance of neighbouring lattice points on the screen."""
        return self.atlas.unit * self.scale

    def find_centre(self, place: Place) -> Spot:
        return self.to_screen(*(self.atlas.find_centre(place) or CENTRE))

    @property
    def city(self) -> float:
        return max(34.0, 2 * self.scale_miles(self.atlas.figures.radius))

    # places

    def pose_of(self, place: str) -> Pose | None:
        """Return the pose of a place of the lattice; None for other names."""
        head, rest = kind_of(place), rest_of(place)
        if head == "depot":
            return self._make_pose(self.find_centre(DEPOT), HOUSE, GROUND)
        if head == "point":
            return self._make_pose(self.to_screen(*point_of(rest)), POINT, STACKS)
        if head in {"stack", "count"}:
            return self._pose_of_stack(*parts_of(place))
        if head not in {"city", "demand"}:
            return None
        name, _, number = rest.partition("/")
        if name not in self.atlas.index:
            return None
        if number:
            return self._pose_of_gift(name, int(number))
        return self._make_pose(self.find_centre(name), self.city, GROUND)

    def _make_pose(self, at: Spot, side: float, z: int) -> Pose:
        return Pose(*at, side, side, 0, z)

    def _pose_of_stack(self, seat: str, point: str, number: str = "") -> Pose:
        name = f"stack/{seat}/{point}"
        x, y = self.heaps.get(name) or self.to_screen(*point_of(point))
        if not number:
            return self._make_pose((x, y), POINT, STACKS)
        count = self.sizes.get(name, 1)
        right, up = ROWS[min(int(number), len(ROWS) - 1)]
        wide = max(ROWS[i][0] for i in range(min(count, len(ROWS))))
        return self._make_pose((x + (right - wide / 2) * PACKET * 0.62, y - up * PACKET * 0.5),
                               PACKET, STACKS)

    def _pose_of_gift(self, name: str, number: int) -> Pose:
        """Return the pose of a delivered packet: round a city's light, the first ones nearest."""
        x, y = self.find_centre(name)
        ring, at = divmod(number, 6)
        dx, dy = ((0, -1), (0.87, -0.5), (0.87, 0.5), (0, 1), (-0.87, 0.5), (-0.87, -0.5))[at]
        far = self.city / 2 + ring * GIFT * 0.8 - 1
        return self._make_pose((x + dx * far, y + dy * far), GIFT, GIFTS)

    def lay_places(self, places: Iterable[str]) -> Chart:
        """Return the same country with these stacks, moved apart where they are too close."""
        sizes, given = dict[str, int](), Counter[str]()
        for place in places:
            if kind_of(place) == "stack":
                sizes[zone_of(place)] = sizes.get(zone_of(place), 0) + 1
            elif kind_of(place) == "city":
                given[parts_of(place)[0]] += 1
        demands = zip(self.atlas.cities, self.atlas.demands[self.quick], strict=True)
        full = frozenset(city.name for city, wants in demands if given[city.name] >= wants)
        if sizes == self.sizes and full == self.full:
            return self
        piles = {}
        for name, count in sizes.items():
            x, y = self.to_screen(*point_of(parts_of(name)[1]))
            piles[name] = Pile((x, y - PACKET * 0.3), box_of_pile(count))
        depot, *cities = self.lights
        lights = [*(box.inset(-8) for box in cities), depot]
        wanting = [box.inset(-SHADED, -2) for name, label in self.labels.items()
                   if name not in full for box in label]
        heaps = place_piles(piles, (*wanting, *self.words), wanting, lights, self.room)
        return replace(self, heaps=heaps, sizes=sizes, full=full)

    @property
    def sheet(self) -> Box:
        """Return the room with its frame."""
        return self.room.inset(-14)

    def box_of_city(self, name: str) -> Box:
        return box_around(*self.find_centre(name), self.city)

    @property
    def lights(self) -> list[Box]:
        """Return the boxes of the depot and then of each city."""
        return [box_around(*self.find_centre(DEPOT), HOUSE),
                *(self.box_of_city(city.name) for city in self.atlas.cities)]

    def list_stack_boxes(self) -> list[Box]:
        return [Pile(spot, box_of_pile(self.sizes[name])).box_at(spot)
                for name, spot in self.heaps.items()]

    # distances

    def measure_way(self, one: Place, two: Place, side: int) -> int:
        """Return the distance of two places in the players' unit: rounded down within reach, and up
        beyond it."""
        a, b = self.atlas.find_centre(one) or CENTRE, self.atlas.find_centre(two) or CENTRE
        exact = self.atlas.to_unit(self.atlas.figures.grid * hypot(b[0] - a[0], b[1] - a[1]))
        return int(exact) if self.atlas.is_within(a, b, side) else ceil(exact)

    def has_spot(self, spot: Spot) -> bool:
        return self.room.has_point(*spot)


def find_outline(name: str) -> Outline:
    maps = RULES.atlases
    return maps.load_outline(name) if isinstance(maps, Atlases) else Outline((), ())


def make_chart(atlas: Atlas, outline: Outline, room: Box) -> Chart:
    """Return the country as large as its room allows, centred."""
    spots = [spot for ring in outline.land for spot in ring]
    spots += [atlas.spot_of(city.at) for city in atlas.cities] + [atlas.origin]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    wide, high = max(xs) - min(xs), max(ys) - min(ys)
    scale = min(room.w / wide, room.h / high)
    corner = (room.x + (room.w - wide * scale) / 2 - min(xs) * scale,
              room.y + (room.h - high * scale) / 2 - min(ys) * scale)
    return Chart(atlas, outline, room, scale, corner)


# stacks that lie close to one another

class Pile(NamedTuple):
    """A stack: its true place, and its box there."""

    home: Spot
    box: Box  # as if its home were at 0,0

    def box_at(self, spot: Spot) -> Box:
        return self.box._replace(x=self.box.x + spot[0], y=self.box.y + spot[1])


def place_piles(piles: Mapping[str, Pile], words: Sequence[Box], wanting: Sequence[Box],
                lights: Sequence[Box], room: Box) -> dict[str, Spot]:
    """Return where to draw each stack: as near to its place as possible, and away from important
    words (`wanting`), covering nothing; or else another stack rather than words and lights. Stacks
    make room for others in turn."""
    spots: dict[str, Spot] = {}
    for _ in range(3):
        for name in sorted(piles):
            pile = piles[name]
            reach = pile.box_at(pile.home).inset(-RINGS[-1])
            fixed = [box for box in words if box.overlaps(reach)]
            fixed += [box for box in lights if box.overlaps(reach)]
            wide = [box.inset(-APART) for box in wanting
                    if box.inset(-APART).overlaps(reach)]
            near = [box for other, spot in spots.items() if other != name
                    and (box := piles[other].box_at(spot).inset(-3)).overlaps(reach)]
            if name in spots and not any(pile.box_at(spots[name]).overlaps(box) for box in near):
                continue  # it lies well
            spots[name] = _place_pile(pile, tuple(fixed), tuple(wide), tuple(near), room)
    return spots


@lru_cache(maxsize=2000)
def _place_pile(
    pile: Pile, words: tuple[Box, ...], wide: tuple[Box, ...], near: tuple[Box, ...], room: Box,
) -> Spot:
    """Return the place of one pile; most have not moved."""
    best, least = pile.home, float("inf")
    for dx, dy in AWAY:
        box = pile.box_at((pile.home[0] + dx, pile.home[1] + dy))
        spot = (min(max(box.x, room.x), room.right - box.w) - pile.box.x,
                min(max(box.y, room.y), room.bottom - box.h) - pile.box.y)
        far, box = hypot(spot[0] - pile.home[0], spot[1] - pile.home[1]), pile.box_at(spot)
        cost = (far + 10 * measure_overlap(box, near) + 40 * measure_overlap(box, words)
                + 0.008 * measure_overlap(box, wide))
        if cost < least:
            best, least = spot, cost
        if least <= far:  # all others are farther away
            break
    return best
