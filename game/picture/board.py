"""Boards: where every place that the rules name lies on a table, and how its pieces stand.

Rows lie with the one `beside` them as near to a `middle` as they can before their `end`. Seats have
fixed places round a table (`seated`). Places of the seat that is asked turn to the person in front
(`facing`), and so do hands of which the map says where that of seat 0 lies otherwise (`hand/home`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from math import ceil
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple, Protocol

from game.core.contract import Zone, zone_of
from game.core.paths import find_file
from game.core.tiled import BadBoard
from game.picture.screen import Box
from game.ui.box import box_around

SHOWN = "shown"  # the part of a table that is seen, where it is not the whole
HOME = "/home"  # the hand of seat 0 while it is not in front
CLEAR = 0.9  # the visible share of pieces that lie evenly rather than in groups
GROUPS, CLOSE = 48, 46  # between groups of cards, and how much is seen of each card at least
OPENING = 16  # logical units that an opened row leaves beside its piece, for the ring round it


def find_map(name: str) -> Path:
    """Return the file of a board's map, ours or that of a game outside the house."""
    return find_file(f"maps/{name}.tmx")


class Pose(NamedTuple):
    """Where a thing stands: its middle and size in logical units, degrees, and its layer."""

    x: float
    y: float
    w: float
    h: float
    angle: float = 0
    z: int = 0
    lift: float = 0

    @property
    def box(self) -> Box:
        return box_around(self.x, self.y, self.w, self.h)


class Picture(NamedTuple):
    """A fixed part of the table: `assets/<name>.svg` in a box."""

    name: str
    box: Box
    z: int


class Spot(NamedTuple):
    """An object of the map: the pose of a zone's first piece, and the step to the next."""

    pose: Pose
    dx: float
    dy: float
    room: float = 0  # a zone that is longer is squeezed into it
    beside: str = ""  # the kind of a seat's other row
    middle: float = 0  # of both rows, as far as they are free; 0 for a row that stays at its spot
    end: float = 0  # how far to the right they may reach
    flush: bool = False  # the row ends where it would with all its room, or closed
    starts: bool = False  # the row begins where it would with all its room
    fold: float = 0  # how far under a row that would be squeezed half of its pieces lie; 0 for none

    def pose_at(self, number: float, count: float, opened: float | None = None) -> Pose:
        """Return the pose of the n-th of `count` pieces in a zone: a row with `room` is centred on
        the spot, all else starts from it. A row in which pieces lie close leaves a gap after
        `opened`. Where groups lie apart, some numbers are left out."""
        if self._is_folded(count):
            return self._pose_in_fold(number, ceil(count / 2))
        tight = 0 < self._step_of_row(count) < self.pose.w + OPENING and not self.dy
        if opened is not None and count > 1 and tight:
            return self._pose_in_opened(number, count, opened)
        if self.room and self.dy:
            pace = min(abs(self.dy), self.room / max(count - 1, 1))
            step = pace if self.dy > 0 else -pace
            return self.pose._replace(y=self.pose.y + number * step)
        if self.room:
            pace = self._step_of_row(count)
            return self.pose._replace(
                x=self.pose.x + self._shift_of_row(count) + (number - (count - 1) / 2) * pace)
        return self.pose._replace(x=self.pose.x + number * self.dx,
                                  y=self.pose.y + number * self.dy)

    def _is_folded(self, count: float) -> bool:
        return bool(self.fold) and self._step_of_row(count) < self.dx

    def _pose_in_fold(self, number: float, half: int) -> Pose:
        """Return the n-th piece of two rows; the upper one has `half` pieces."""
        low = number >= half
        return self.pose._replace(
            x=(self.pose.x + self._shift_of_row(half)
               + (number - half * low - (half - 1) / 2) * self._step_of_row(half)),
            y=self.pose.y + self.fold * low)

    def _shift_of_row(self, count: float) -> float:
        """Return the distance from the middle of a row of pieces to that of its room."""
        spare = (self.room - (count - 1) * self._step_of_row(count)) / 2
        return spare * (self.flush - self.starts)

    def _step_of_row(self, count: float) -> float:
        """Return the distance between `count` pieces in a row."""
        return min(self.dx, self.room / max(count - 1, 1)) if self.room else self.dx

    def number_groups(self, groups: Sequence[int]) -> list[float]:
        """Return the slots of pieces in a row, as fractions: pieces of a group lie closer together,
        if the row has room and pieces hide much of one another."""
        if self._is_folded(len(groups)):
            return [float(number) for number in range(len(groups))]
        count, breaks = len(groups), sum(a != b for a, b in pairwise(groups))
        pace = self._step_of_row(count)
        most = (self.room - self.pose.w - OPENING) / CLOSE + 2 - count  # while it is opened
        share = min(GROUPS / pace, most / breaks) if breaks and pace < CLEAR * self.pose.w else 0
        share = max(int(64 * share), 0) / 64
        found = [0.0] if groups else []
        for before, after in pairwise(groups):
            found.append(found[-1] + 1 + share * (before != after))
        return found

    def _pose_in_opened(self, number: float, count: float, opened: float) -> Pose:
        """Return the n-th piece of a row that leaves one piece uncovered. The row's ends stay the
        same, so that the piece under a pointer stays there."""
        gap, x, pace = self.pose.w + OPENING, self.pose.x, self.dx
        if self.room:
            pace = min(pace, (self.room - gap) / max(count - 2, 1))
            x -= (gap + (count - 2) * pace) / 2
        elif self.flush and opened < count - 1:
            x -= gap - pace
        return self.pose._replace(x=x + number * pace + (gap - pace) * (number > opened))


class Country(Protocol):
    """Places that no object names: those on the lattice of a country."""

    def pose_of(self, place: str) -> Pose | None: ...
    def lay_places(self, places: Iterable[str]) -> Country: ...


@dataclass(frozen=True)
class Board:
    """A table as the map draws it, seen from one seat, with a number of pieces in each zone."""

    name: str
    spots: dict[str, Spot]
    pictures: tuple[Picture, ...]
    seated: frozenset[str] = frozenset()  # first words of places with a seat as the second
    facing: frozenset[str] = frozenset()  # of these, the ones turned to the player in front
    counts: Mapping[str, float] = field(default_factory=dict)
    slots: Mapping[str, float] = field(default_factory=dict)  # places in another order than theirs
    lies: Mapping[str, str] = field(default_factory=dict)  # places that lie where another would
    country: Country | None = None
    opened: Mapping[str, float] = field(default_factory=dict)  # slots at which zones are opened
    shifts: Mapping[str, float] = field(default_factory=dict)  # how far rows lie from their spots
    lesson: bool = False  # whether a person is taught there
    replay: bool = False  # whether a match is watched again there, in an order of its own
    _poses: dict[str, Pose | None] = field(default_factory=dict, init=False, repr=False,
                                           compare=False)  # cached

    def pose_of(self, place: str) -> Pose:
        """Return the pose of a place. Raises KeyError for a place outside the map."""
        if (pose := self._find_pose(place)) is None:
            raise KeyError(place)
        return pose

    def _find_pose(self, place: str) -> Pose | None:
        """Return the pose of a place, if the map has it; cached, as each frame needs it."""
        if place not in self._poses:
            try:
                self._poses[place] = self._compute_pose(place)
            except KeyError:
                self._poses[place] = None
        return self._poses[place]

    def _compute_pose(self, place: str) -> Pose:
        place = self.lies.get(place, place)
        if place in self.spots:
            return self.spots[place].pose
        if self.country is not None and (pose := self.country.pose_of(place)) is not None:
            return pose
        head, _, number = place.rpartition("/")
        if not number.isdigit():
            raise KeyError(place)
        row = self.spots[head]
        if shift := self.shifts.get(head):
            row = row._replace(pose=row.pose._replace(x=row.pose.x + shift))
        return row.pose_at(self.slot_of(place), self.counts.get(head, 1), self.opened.get(head))

    def _list_shifts(self, counts: Mapping[str, float]) -> dict[str, float]:
        """Return the shifts of rows from their spots, each with the one beside it."""
        found: dict[str, float] = {}
        for name, spot in self.spots.items():
            if spot.middle and not (spot.starts and name not in counts):
                kind = spot.beside
                pair = (name, *(["/".join((kind, *name.split("/")[1:]))] if kind else []))
                found |= dict.fromkeys(pair, self._shift(spot, pair, counts))
        return found

    def _shift(self, spot: Spot, pair: Iterable[str], counts: Mapping[str, float]) -> float:
        """Return the shifts of a row and the one beside it, so that both together, or alone the one
        that `starts`, are as near to their middle as their room allows."""
        rows = [(self.spots[row], count) for row in pair
                if (count := counts.get(row, 0))] or [(spot, 1)]
        left, right = _reach(rows)
        least = min(row.pose.x - (row.room + row.pose.w) / 2 for row in map(
            self.spots.__getitem__, pair))
        own = [row for row in rows if row[0] is spot] if spot.starts else rows
        middle = sum(_reach(own or rows)) / 2
        return min(max(spot.middle - middle, least - left), spot.end - right)

    def slot_of(self, place: str) -> float:
        """Return the slot of a numbered place in its zone's row."""
        return self.slots.get(place, int(place.rpartition("/")[2]))

    def open_at(self, places: Iterable[str]) -> Board:
        """Return the same table with rows opened at these places."""
        opened = {zone_of(place): self.slot_of(place) for place in places}
        return self if opened == self.opened else replace(self, opened=opened)

    def box_with_gap(self, place: str) -> Box:
        """Return the box of a place, with the gap beside it if its row is opened there."""
        box, row = self.box_of(place), zone_of(place)
        here = row in self.opened and self.opened[row] == self.slot_of(place)
        return box._replace(w=box.w + OPENING * here)

    def seen_from(self, seat: int, seats: int, front: int | None) -> Board:
        """Return the same table with a seat where the map has seat 0, the others to its left, and
        the hand of another, or of nobody, in front."""
        if not self.seated or front == seat == 0:
            return self
        turns = dict.fromkeys(self.seated, seat) | dict.fromkeys(
            self.facing, seat if front is None else front)
        spots = {_turn_name(name, turns, seats): spot for name, spot in self.spots.items()}
        homes = [name for name in self.spots if name.endswith(HOME)] if front != seat else []
        for name in homes:
            kind = name.removesuffix(HOME)
            before, spots[f"{kind}/{seat}"] = spots[f"{kind}/{seat}"], self.spots[name]
            if front is not None:
                spots[f"{kind}/{front}"] = before
        return replace(self, spots=spots)

    def lay_places(
        self, places: Iterable[str], slots: Mapping[str, float],
        lies: Mapping[str, str] = MappingProxyType({}),
    ) -> Board:
        """Return the same table with these places occupied: crowded zones are squeezed.

        `slots` gives a slot, from 0, to every place that does not lie in its zone's own order, or
        apart from others; `lies` are places whose pieces lie where another place would, in rows
        that may have gaps; they crowd no row of their own."""
        places = tuple(places)
        counts: dict[str, float] = dict(Counter(
            zone_of(place) for place in places if place not in lies))
        for place, slot in slots.items():
            counts[zone_of(place)] = max(counts.get(zone_of(place), 0), slot + 1)
        for there in lies.values():
            row, _, number = there.rpartition("/")
            if number.isdigit():
                counts[row] = max(counts.get(row, 0), int(number) + 1)
        return replace(
            self, counts=counts, slots=slots, lies=lies, shifts=self._list_shifts(counts),
            country=self.country and self.country.lay_places(places))

    def has_place(self, place: str) -> bool:
        return self._find_pose(place) is not None

    def require_zones(self, zones: Iterable[Zone]) -> None:
        """Raise BadBoard for the first of a game's zones that the map has no object for."""
        for name in zones:
            if name not in self.spots:
                raise BadBoard(f"{find_map(self.name)}: there is no spot {name!r}, "
                               "and the game needs it")

    def is_seen(self, box: Box) -> bool:
        """Say whether a box is partly visible, where only a part of the table is (`shown`)."""
        return SHOWN not in self.spots or self.box_of(SHOWN).overlaps(box)

    def box_of(self, place: str) -> Box:
        """Return the logical rectangle of a place, raised by its lift."""
        return self.pose_of(place).box

    def panel_of(self, seat: int, *, brief: bool) -> Box:
        """Return the box of a seat's name and numbers; for a `brief` table a smaller one, if the
        board has it."""
        less = f"plate/{seat}/brief"
        return self.box_of(less if brief and self.has_place(less) else f"plate/{seat}")


def _reach(rows: Iterable[tuple[Spot, float]]) -> tuple[float, float]:
    """Return the left and right end of some rows with their numbers of pieces."""
    ends = [row.pose_at(number, count).x + side * row.pose.w / 2 for row, count in rows
            for number, side in ((0, -1), (count - 1, 1))]
    return min(ends), max(ends)


def _turn_name(name: str, turns: Mapping[str, int], seats: int) -> str:
    """Return the name of a place after its kind was turned by some seats."""
    first, *rest = name.split("/")
    if first not in turns or not rest or not rest[0].isdigit():
        return name
    return "/".join((first, str((int(rest[0]) + turns[first]) % seats), *rest[1:]))
