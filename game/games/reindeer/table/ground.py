"""Places of names and sums on the map, and of the tracks and the sleigh of the newest turn. Equal
grounds give equal places. In a watched match the place of the newest deed is clear: its cities'
names stand beside the tracks and piles, and names under its words are left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import cos, hypot, sin, tau
from typing import NamedTuple

from game.games.reindeer.rules.atlas import Spot
from game.games.reindeer.rules.position import State
from game.games.reindeer.table.chart import HOUSE, Chart, point_of
from game.games.reindeer.table.choosing import Cities, find_bright, find_choosing, list_wanted
from game.games.reindeer.table.country import (
    PIP,
    ROW,
    WANTED,
    Demand,
    chart_of,
    read_demands,
    space_name,
    state_of,
)
from game.games.reindeer.table.history import Deed, look_back
from game.games.reindeer.table.labels import Label, find_attached, find_free, find_stemmed
from game.picture.motion import arc_height
from game.picture.screen import Box
from game.tables.places import kind_of, parts_of, rest_of
from game.tables.seen import Seen, remember_once
from game.ui.box import measure_overlap

# Names
BESIDE = 8.0  # between a name and what its city has and wants beside it
AIR = 4.0  # round a track

# Sums
CHIP = 40.0  # how high a sum beside a place is
RINGED = 14.0  # round lights where there may be rings, which a sum leaves free

# Tracks
HIGH = {True: 60.0, False: 36.0}  # how high a track curves, as sleighs do: big ones, little ones
THICK, STEP = 14.0, 3.0  # of a track at its end; from one dab of it to the next
HEAD = 34.0  # of its arrow
EDGE = 40.0  # round a track's picture

# Sleighs
BIG = ("pieces/reindeer/big", 300.0, 96.0, 0.33)  # picture, size, from hull to middle
LITTLE = ("pieces/reindeer/little", 190.0, 95.0, 0.26)
STANDS = 1.1, 0.9, 0.75, 0.6, 0.5, 0.4  # how large sleighs stand, of those that fly: less in a
# crowd, and big ones less than little ones
AWAY = 2.0, 8.0, 14.0, 20.0, 28.0  # how far from its track's tip
FARTHER = 44.0, 66.0, 92.0, 120.0, 150.0  # where all that is crowded
AROUND = [(cos(tau * n / 16), sin(tau * n / 16)) for n in range(16)]  # in which directions


class Ground(NamedTuple):
    """Everything that places depend on: a map with its piles, a position, the newest turn and its
    landed part, the cities in its words, and whether the match is watched."""

    chart: Chart
    state: State
    deeds: tuple[Deed, ...] = ()
    landed: tuple[Deed, ...] = ()
    told: Cities = frozenset()
    watched: bool = False

    @property
    def demands(self) -> dict[str, Demand]:
        return read_demands(self.chart, self.state)


@remember_once
def ground_of(seen: Seen) -> Ground:
    back = look_back(seen)
    return Ground(chart_of(seen), state_of(seen), back.deeds, back.landed, back.named, seen.watched)


# tracks

class Track(NamedTuple):
    """A curve and the box of its picture."""

    spots: tuple[Spot, ...]
    box: Box

    @property
    def steps(self) -> list[Box]:
        """Return boxes that contain the curve."""
        return [Box(x - THICK, y - THICK, 2 * THICK, 2 * THICK)
                for x, y in self.spots[:: round(THICK / STEP)]]


@lru_cache(64)
def find_track(chart: Chart, frm: str, to: str, *, big: bool) -> Track | None:
    reaches = [0.62 * chart.city if kind_of(zone) == "city" else HOUSE * 0.66 if (
        zone == "depot") else 34 if zone in chart.heaps else 0 for zone in (frm, to)]
    return draw_curve(find_spot(chart, frm), find_spot(chart, to), (reaches[0], reaches[1]),
                      big=big)


def find_spot(chart: Chart, zone: str) -> Spot:
    """Return where a zone of packets is drawn, or was."""
    if kind_of(zone) == "stack":
        return chart.heaps.get(zone) or chart.to_screen(*point_of(parts_of(zone)[1]))
    pose = chart.pose_of(zone)
    return (pose.x, pose.y) if pose else chart.find_centre(zone)


@lru_cache(16)
def draw_curve(frm: Spot, to: Spot, ends: Spot, *, big: bool) -> Track | None:
    """Return the way of a sleigh, shortened at its two ends; None if it is too short."""
    length, (before, behind) = hypot(to[0] - frm[0], to[1] - frm[1]), ends
    if length < before + behind + HEAD:
        before, behind = 6.0, min(behind, length * 0.4)
    if length < before + behind + 6:
        return None
    high, first, last = min(HIGH[big], length * 0.2), before / length, 1 - behind / length
    count = max(int(length * (last - first) / STEP), 2)
    spots = []
    for n in range(count + 1):
        t = first + (last - first) * n / count
        spots.append((frm[0] + (to[0] - frm[0]) * t,
                      frm[1] + (to[1] - frm[1]) * t - high * arc_height(t)))
    x, y = min(x for x, _ in spots) - EDGE, min(y for _, y in spots) - EDGE
    return Track(tuple(spots), Box(x, y, max(x for x, _ in spots) + EDGE - x,
                                   max(y for _, y in spots) + EDGE - y))


def list_steps(chart: Chart, deeds: Sequence[Deed]) -> tuple[Box, ...]:
    tracks = (find_track(chart, deed.frm, deed.to, big=deed.big) for deed in deeds)
    return tuple(dict.fromkeys(box for track in tracks if track for box in track.steps))


# names

@lru_cache(8)
def find_labels(ground: Ground) -> Mapping[str, Label]:
    """Return the places of each city's name and number; in a watched match those in the news stand
    beside it."""
    chart = ground.chart
    if not ground.watched:
        return chart.labels
    moved: dict[str, Label] = {}
    for name in sorted(list_moved(ground)):
        moved[name] = _move(ground, name, moved)
    return {**chart.labels, **moved}


def list_moved(ground: Ground) -> Cities:
    if not ground.watched:
        return Cities()
    brought = {rest_of(deed.to) for deed in ground.deeds if kind_of(deed.to) == "city"}
    return Cities(name for name, demand in ground.demands.items()
                  if name in brought or (space_name(name) in ground.told and not demand.full))


def _move(ground: Ground, name: str, moved: Mapping[str, Label]) -> Label:
    """Return the place of a city's name with its packets and needs: the usual one, unless it is in
    the way."""
    chart, demands = ground.chart, ground.demands
    usual, demand = chart.labels[name], demands[name]
    own = hug_light(chart, name, demand, usual)
    others = [*(box.inset(-AIR) for box in list_steps(chart, ground.deeds)),
              *chart.list_stack_boxes(), *(box for label in moved.values() for box in label)]
    if demand.wants > ROW or not any(box.overlaps(one) for box in own for one in others):
        return usual
    light = chart.box_of_city(name)
    (x, y), half = light.center, light.w / 2
    others += [box for box in chart.lights if not box.overlaps(light.inset(half / 2))]
    others += [box for other, label in chart.labels.items()
               if other not in (name, *moved) and not demands[other].full for box in label]
    number = Box(0, 0, PIP * demand.has + WANTED * (not demand.full), own.number.h)
    tries = list[tuple[float, float, Label]]()
    for size in ((own.name.w + BESIDE + number.w, max(own.name.h, number.h)),
                 (max(own.name.w, number.w), own.name.h + number.h - 6)):
        at = find_free(light.inset(-10), size, others, chart.room)
        hides, (left, top) = measure_overlap(at, others), at.center
        far = hypot(max(abs(left - x) - at.w / 2, 0), max(abs(top - y) - at.h / 2, 0))
        tries.append((round(hides), far, _split(at, own.name, number)))
    return min(tries, key=lambda one: one[:2])[2]


def _split(at: Box, name: Box, number: Box) -> Label:
    """Return a name and a number in a box, side by side if it is wide enough, or one over the
    other."""
    (x, y) = at.center
    if at.w >= name.w + BESIDE + number.w:
        return Label(name._replace(x=at.x, y=y - name.h / 2),
                     number._replace(x=at.right - number.w, y=y - number.h / 2))
    return Label(name._replace(x=x - name.w / 2, y=at.y),
                 number._replace(x=x - number.w / 2, y=at.bottom - number.h))


def hug_light(chart: Chart, name: str, demand: Demand, label: Label) -> Label:
    """Return a label that leaves spare room on the side away from its light: the needs are one
    figure."""
    if demand.wants > ROW:
        return label
    own, number = label
    spare = number.w - PIP * demand.has - WANTED * (not demand.full)
    left = label.box.center[0] < chart.find_centre(name)[0]
    if number.x >= own.right:  # side by side
        return Label(own._replace(x=own.x + spare * left),
                     number._replace(x=number.x + spare * left, w=number.w - spare))
    off = number.center[0] - own.center[0]
    part = 0.5 if abs(off) < 1 else float((off > 0) == (number.w < own.w))
    return label._replace(number=number._replace(x=number.x + spare * part, w=number.w - spare))


@lru_cache(8)
def find_bare(ground: Ground, names: Cities) -> Mapping[str, Box]:
    """Return the places of supplied cities' names: near their lights, on no pile and on no other
    name."""
    chart, labels, demands = ground.chart, find_labels(ground), ground.demands
    full = [*(box for name, label in labels.items() if not demands[name].full for box in label),
            *chart.lights, *chart.list_stack_boxes(), *chart.words]
    found: dict[str, Box] = {}
    for name in sorted(names):
        own = labels[name].name
        found[name] = find_free(
            chart.box_of_city(name), (own.w, own.h), [*full, *found.values()], chart.room)
    return found


# sums

class Sums(NamedTuple):
    """The places of sums, by city; "depot" for that."""

    earned: Mapping[str, Box]
    offered: Mapping[str, Box]


def count_earned(ground: Ground) -> Counter[str]:
    earned: Counter[str] = Counter()
    for deed in ground.landed:
        if deed.delivered:
            earned[rest_of(deed.to)] += deed.brought
    return earned


@remember_once
def find_sums(seen: Seen) -> Sums:
    """Return the current places of sums: the earnings of the newest turn, unless a sleigh is aimed,
    and those of the aimed or focused sleigh."""
    ground, choosing = ground_of(seen), find_choosing(seen)
    earned = count_earned(ground) if choosing is None or choosing.flight is None else ()
    offered = list[str]()
    if choosing:
        listing = choosing.flight is None or choosing.picker.stage == "list"
        places = ([f"city/{name}" for name in sorted(choosing.pays)] if listing
                  else choosing.picker.list_goals())
        offered = [rest_of(place) if kind_of(place) == "city" else place
                   for place in list_wanted(seen, places) if kind_of(place) != "point"]
    wide = seen.art.measure_text(seen.say(("reindeer-gain", 100)), "demand")[0] + 16
    return place_sums(ground, tuple(earned), tuple(offered), find_bright(seen) or Cities(), wide)


@lru_cache(8)
def place_sums(ground: Ground, earned: tuple[str, ...], offered: tuple[str, ...], rings: Cities,
               wide: float) -> Sums:
    """Place sums at the names of cities, or beside the depot, where they hide no name, no ring of
    some cities, and as little as possible of their tracks."""
    chart, labels, demands = ground.chart, find_labels(ground), ground.demands
    depot, *lights = chart.lights
    lit = dict(zip((city.name for city in chart.atlas.cities), lights, strict=True))
    steps = list_steps(chart, ground.landed)
    placed: dict[tuple[str, bool], Box] = {}
    for name, paid in (*((name, True) for name in earned), *((name, False) for name in offered)):
        full = [box for other, label in labels.items() if other != name for box in label]
        full += [depot, *(box.inset(-RINGED if city in rings else 0) for city, box in lit.items()),
                 *chart.list_stack_boxes(), *placed.values(), *chart.words]
        if paid:
            full += [*steps, *(box.inset(-26) for city, box in lit.items()
                               if city != name and not demands[city].full)]
        placed[name, paid] = _place_sum(ground, name, full, (wide, CHIP), paid=paid)
    return Sums({name: box for (name, paid), box in placed.items() if paid},
                {name: box for (name, paid), box in placed.items() if not paid})


def _place_sum(ground: Ground, name: str, full: Sequence[Box], size: Spot, *, paid: bool) -> Box:
    chart = ground.chart
    if name not in chart.labels:
        return find_free(chart.lights[0].inset(-6), size, full, chart.room)
    label = find_labels(ground)[name]
    if not paid:
        best = find_stemmed(ring_of(chart, name), size, [*full, *label], chart.room)
        if not any(best.overlaps(there) for there in (*full, *label)):
            return best
    return find_attached(
        hug_light(chart, name, ground.demands[name], label).box, size, full, chart.room,
        chart.find_centre(name))


def ring_of(chart: Chart, name: str) -> Box:
    return chart.box_of_city(name).inset(-RINGED)


# the sleigh

@remember_once
def find_parked(seen: Seen) -> Box | None:
    choosing, ground = find_choosing(seen), ground_of(seen)
    if not ground.landed or (choosing and choosing.flight):
        return None
    return park_sleigh(ground, tuple(find_sums(seen).earned.values()))


@lru_cache(8)
def park_sleigh(ground: Ground, sums: tuple[Box, ...]) -> Box | None:
    """Return the place of the last sleigh: at an end of its track, where it hides no name, packet
    or sum, and as little as possible of the tracks; None without such."""
    chart, deed, watched = ground.chart, ground.landed[-1], ground.watched
    _, wide, high, _ = BIG if deed.big else LITTLE
    own = find_track(chart, deed.frm, deed.to, big=deed.big)
    tips = (own.spots[-1], own.spots[0]) if own else (find_spot(chart, deed.to),)
    demands, moved = ground.demands, list_moved(ground)
    full = [box for name, label in find_labels(ground).items() for box in label
            if (name in moved if watched else not demands[name].full)]  # or names that matter
    full += find_bare(ground, list_bare(ground)).values()
    full += [*chart.list_stack_boxes(), *sums, *chart.words]
    lights = chart.lights
    ends = find_spot(chart, deed.frm), find_spot(chart, deed.to)
    over = full + [box for box in lights if any(box.has_point(*spot) for spot in ends)]
    full += lights
    steps = list_steps(chart, ground.landed)
    sizes = [size * (0.7 if deed.big else 1) for size in STANDS]
    near = (*AWAY, *FARTHER[:3]) if watched else AWAY
    for size, aways, at, keeps in (
            *((size, near, tips[:1], full) for size in sizes[2 * watched:]),
            *((size, near, tips[:1], over) for size in sizes[2:] if watched),
            *((size, (far,), tips[:1], full) for far in FARTHER for size in sizes[-3:]),
            *((size, AWAY, tips, full) for size in sizes[-3:]),
            *((size, FARTHER, tips, full) for size in sizes[-2:])):
        w, h = wide * size, high * size
        tries = (Box(x + dx * (far + w / 2) - w / 2, y + dy * (far + h / 2) - h / 2, w, h)
                 for x, y in at for far in aways for dx, dy in AROUND)
        if clear := [box for box in tries if box.is_within(chart.room)
                     and not any(box.inset(-10).overlaps(there) for there in keeps)]:
            return min(clear, key=lambda box: (
                0.3 * measure_overlap(box, steps)
                + min(hypot(box.center[0] - x, box.center[1] - y) for x, y in tips) * 12))
    return None


def list_bare(ground: Ground) -> Cities:
    """Return the supplied cities in the news."""
    return Cities(name for name, demand in ground.demands.items()
                  if demand.full and space_name(name) in ground.told)


@remember_once
def find_clear(seen: Seen) -> tuple[Box, ...]:
    """Return the boxes that names must leave clear unless they stand beside the news."""
    if not seen.watched:
        return ()
    ground, sleigh = ground_of(seen), find_parked(seen)
    labels = find_labels(ground)
    return (*(box.inset(-AIR) for box in list_steps(ground.chart, ground.deeds)),
            *(box for name in sorted(list_moved(ground)) for box in labels[name]),
            *find_sums(seen).earned.values(), *([sleigh] if sleigh else []))
