"""What the newest turn has left on the map: the tracks of its sleighs in the colour of the seat,
the last of them in full with its sleigh in light, and light round what they have brought or set
down. Older turns leave nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import atan2, cos, hypot, sin, tau
from typing import NamedTuple

import pygame

from game.core.contract import Seat, Zone
from game.games.reindeer.rules.atlas import Spot
from game.games.reindeer.table.chart import HOUSE, covered, point_of
from game.games.reindeer.table.cities import halo
from game.games.reindeer.table.country import Country, spaced
from game.games.reindeer.table.flights import BIG, LITTLE
from game.games.reindeer.table.history import Deed, Turn
from game.games.reindeer.table.map_part import MapPart
from game.games.reindeer.table.piles import shared
from game.picture.art import FINE, Art, smooth
from game.picture.motion import arc
from game.picture.screen import Box, Screen
from game.picture.theme import INK, IVORY, SEAT_COLOURS, Colour
from game.tables.picture import Picture
from game.tables.places import kind_of, parts_of, rest_of

HIGH = {True: 60.0, False: 36.0}  # how high a track curves, as sleighs do: big ones, little ones
THIN, THICK = 6.0, 14.0  # of a track at its two ends
START = 16.0  # of the dot with which it begins
HEAD, HEADS = 34.0, 0.75  # of its arrow, and how much of that a thin one has at least
PASSED, SLIM = 215, 0.6  # how much is seen of the newest one while another one is thought of, and
# how much thinner it is than what that would leave
NEWEST, OLDER, AIMED = 255, 64, 56  # how much is seen of the newest flight, of others, in aiming
PILE = 34.0  # from the middle of a pile to its edge
EDGE = 40.0  # round a track's picture
LIGHT = 215  # of what has just come
FULL = 130.0  # round a city that has all it wants now
GLOWS, GLOW = 1.4, 150  # how wide the light round a sleigh is, of that, and how strong
STANDS = 1.1, 0.9, 0.75, 0.6, 0.5, 0.4  # how large sleighs stand, of those that fly: less in a
# crowd, and big ones less than little ones
LESS = 0.7
AWAY, AIR = (2.0, 8.0, 14.0, 20.0, 28.0), 10.0  # how far from its track's tip, and round it
FARTHER = 44.0, 66.0, 92.0, 120.0, 150.0  # where all that is crowded
LONG, ON_TRACK = 12.0, 0.3  # what a step away costs, and a unit of a track that it hides
AROUND = [(cos(tau * n / 16), sin(tau * n / 16)) for n in range(16)]  # in which directions
STEP = 3.0  # from one dab of a track to the next


class Tracks(MapPart):
    """Who flew where; pale where a sleigh in the focus draws the way that it would fly."""

    tiny = True

    def draw(self, screen: Screen) -> None:
        if self.aims:
            return  # the way of the sleigh that is aimed is the only one then
        thin = self.chooser is not None and self.chooser.offered() is not None
        for turn in self.lately.shown[-1:]:
            ways = [*dict.fromkeys((deed.frm, deed.to, deed.big)
                                   for deed in self.lately.landed(turn))]
            for way in ways:
                newest = PASSED if thin else NEWEST
                told = way == ways[-1] or kind_of(way[1]) == "city"  # all that was brought is news
                if (track := way_of(self.country, way)) is not None:
                    put_track(screen, self.show.stage.art, track, turn.seat,
                              newest if told else OLDER, SLIM if thin else 1.0)


class Fresh(MapPart):
    """Light round the cities and piles of the newest turn, its last flight's in full."""

    tiny = True

    def draw(self, screen: Screen) -> None:
        art, last = self.country.show.stage.art, self.lately.last()
        for turn in self.lately.shown[-1:]:
            colour = SEAT_COLOURS[turn.seat]
            for zone in dict.fromkeys(deed.to for deed in self.lately.landed(turn)):
                newest = last is not None and (zone == last.to or kind_of(zone) == "city")
                alpha = AIMED if self.aims else NEWEST if newest else OLDER
                if (box := self._round(zone)) is None:
                    continue
                side = max(box.w, box.h) + 90
                if newest:
                    screen.put_centered(halo(art, side, colour, LIGHT), *box.center, alpha)
                for tone, wide in ((INK, 8.0), (colour, 4.0)):
                    ring = art.plate(box.w, box.h, alpha=0, edge=tone, width=wide,
                                     radius=min(box.w, box.h) / 2)
                    screen.put_centered(ring, *box.center, alpha)

        self._full(screen)

    def _full(self, screen: Screen) -> None:
        """Round a city that has all it wants now, for a moment."""
        show, art = self.country.show, self.country.show.stage.art
        if show.beat is None or show.beat.what != "full" or not show.reel.busy:
            return
        x, y = self.country.chart.centre(str(show.beat.says[0]).replace(" ", "_"))
        for side, tone, width in ((FULL + 8, INK, 16.0), (FULL, IVORY, 8.0)):
            screen.put_centered(art.plate(side, side, alpha=0, edge=tone, width=width,
                                          radius=side / 2), x, y)

    def _round(self, zone: Zone) -> Box | None:
        """Round a city, or round a pile if it is still there."""
        country = self.country
        chart, x, y = country.chart, *_spot(country, zone)
        if kind_of(zone) == "city":
            side = chart.city * 1.35
            return Box(x - side / 2, y - side / 2, side, side)
        if zone not in chart.heaps:
            return None
        x, y = chart.heaps[zone]
        box = covered(chart.sizes[zone])
        return box._replace(x=box.x + x, y=box.y + y).inset(-7)


class Earned(MapPart):
    """What the newest turn has earned, at each city where it did. Older sums are on the panels."""

    written = True

    def draw(self, screen: Screen) -> None:
        landed = self.lately.landed(self.lately.shown[-1]) if self.lately.shown else ()
        earned: Counter[str] = Counter()
        for deed in () if self.aims else landed:
            if deed.delivered:
                earned[rest_of(deed.to)] += deed.brought
        if not earned:
            return
        tracks = (way_of(self.country, (deed.frm, deed.to, deed.big)) for deed in landed)
        ways = tuple(dict.fromkeys(box for track in tracks if track for box in track.steps))
        for name, money in earned.items():
            self.country.chip(screen, name, ("reindeer-gain", money),
                              SEAT_COLOURS[landed[-1].seat], ways)


class Parked(MapPart):
    """The sleigh of the newest flight, at the tip of its track, beside what it has brought there;
    where that began only if there is no room at the tip."""

    tiny = True

    def __init__(self, picture: Picture) -> None:
        super().__init__(picture)
        self._last: tuple[object, Box | None] | None = None

    def refit(self) -> None:
        self._last = None

    def stands(self) -> list[Box]:
        """Where it was seen last, if it was."""
        return [self._last[1]] if self._last and self._last[1] else []

    def draw(self, screen: Screen) -> None:
        turns = self.lately.shown
        deeds = self.lately.landed(turns[-1]) if turns else ()
        if not deeds or self.aims:
            self._last = None
            return
        deed, art = deeds[-1], self.country.show.stage.art
        if (box := self._box(deed, turns)) is None:
            return
        frm, to = _spot(self.country, deed.frm), _spot(self.country, deed.to)
        picture = BIG[0] if deed.big else LITTLE[0]
        glow = halo(art, max(box.w, box.h) * GLOWS, SEAT_COLOURS[deed.seat], GLOW)
        screen.put_centered(glow, *box.center)
        draw = art.flipped if to[0] < frm[0] else art.picture
        screen.put_centered(draw(picture, box.w, box.h), *box.center)

    def _box(self, deed: Deed, turns: Sequence[Turn]) -> Box | None:
        """Where it stands: at an end of its track, where it hides no name, packet or sum, and as
        little as can be of the tracks; None if there is no such place."""
        country, sums = self.country, self.country.chips()
        key = deed, country.show.table, country.show.stage.art.scale, tuple(sums), len(turns)
        if self._last is None or self._last[0] != key:
            _, wide, high, _ = BIG if deed.big else LITTLE
            own = way_of(country, (deed.frm, deed.to, deed.big))
            tips = (own.spots[-1], own.spots[0]) if own else (_spot(country, deed.to),)
            told = self.lately.named()  # of those that have all they want only these are named
            watched = country.show.watched  # then only names that matter keep it away
            full = [box for name, label in country.labels().items() for box in label
                    if (name in country.moved if watched else not country.demands()[name][1])]
            full += [country.bare(name) for name, (_, sated) in country.demands().items()
                     if sated and spaced(name) in told]
            full += [*country.chart.stacked(), *sums, country.show.board.box("task")]
            lights = country.lights()
            over = full + [box for box in lights if any(
                box.holds(*_spot(country, one)) for one in (deed.frm, deed.to))]
            full += lights
            ways = (way_of(country, (one.frm, one.to, one.big))
                    for turn in turns for one in self.lately.landed(turn))
            steps = dict.fromkeys(box for way in ways if way for box in way.steps)
            free: list[Box] = []
            sizes = [size * (LESS if deed.big else 1.0) for size in STANDS]
            near = (*AWAY, *FARTHER[:3]) if watched else AWAY
            for size, aways, ends, keeps in (
                    *((size, near, tips[:1], full) for size in sizes[2 * watched:]),
                    *((size, near, tips[:1], over) for size in sizes[2:] if watched),
                    *((size, (far,), tips[:1], full) for far in FARTHER for size in sizes[-3:]),
                    *((size, AWAY, tips, full) for size in sizes[-3:]),
                    *((size, FARTHER, tips, full) for size in sizes[-2:])):
                w, h = wide * size, high * size
                tries = [Box(x + dx * (far + w / 2) - w / 2, y + dy * (far + h / 2) - h / 2, w, h)
                         for x, y in ends for far in aways for dx, dy in AROUND]
                free = free or [box for box in tries if box.within(country.chart.room)
                                and not any(box.inset(-AIR).meets(there) for there in keeps)]
            self._last = key, min(free, default=None, key=lambda box: (
                ON_TRACK * sum(shared(box, step) for step in steps)
                + min(hypot(box.center[0] - x, box.center[1] - y) for x, y in tips) * LONG))
        return self._last[1]


class Track(NamedTuple):
    """A curve and the box that its picture fills."""

    spots: tuple[Spot, ...]
    box: Box

    @property
    def steps(self) -> list[Box]:
        """Boxes in which the curve lies."""
        return [Box(x - THICK, y - THICK, 2 * THICK, 2 * THICK)
                for x, y in self.spots[:: round(THICK / STEP)]]


def way_of(country: Country, way: tuple[Zone, Zone, bool]) -> Track | None:
    """The track from one zone to another, of a big sleigh or a little one."""
    chart = country.chart
    reaches = [0.62 * chart.city if kind_of(zone) == "city" else HOUSE * 0.66 if (
        zone == "depot") else PILE if zone in chart.heaps else 0.0 for zone in way[:2]]
    return _curve(_spot(country, way[0]), _spot(country, way[1]), HIGH[way[2]], *reaches)


def _spot(country: Country, zone: Zone) -> Spot:
    """Where a zone of packets is drawn, or where it has been."""
    if kind_of(zone) == "stack":
        return country.chart.heaps.get(zone) or country.chart.at(*point_of(parts_of(zone)[1]))
    pose = country.show.board.pose(zone)
    return pose.x, pose.y


def _curve(frm: Spot, to: Spot, high: float, before: float, behind: float) -> Track | None:
    """The way that a sleigh has flown, without so much at its two ends; None if it is too short."""
    length = hypot(to[0] - frm[0], to[1] - frm[1])
    if length < before + behind + HEAD:
        before, behind = 6.0, min(behind, length * 0.4)
    if length < before + behind + 6:
        return None
    high, first, last = min(high, length * 0.2), before / length, 1 - behind / length
    count = max(int(length * (last - first) / STEP), 2)
    spots = []
    for n in range(count + 1):
        t = first + (last - first) * n / count
        spots.append((frm[0] + (to[0] - frm[0]) * t,
                      frm[1] + (to[1] - frm[1]) * t - high * arc(t)))
    x, y = min(x for x, _ in spots) - EDGE, min(y for _, y in spots) - EDGE
    return Track(tuple(spots), Box(x, y, max(x for x, _ in spots) + EDGE - x,
                                   max(y for _, y in spots) + EDGE - y))


def aimed_way(frm: Spot, to: Spot, ends: Spot, *, big: bool) -> Track | None:
    """The track that a sleigh would leave from one spot to another, without so much at its two
    ends."""
    return _curve(frm, to, HIGH[big], *ends)


def put_track(
    screen: Screen, art: Art, track: Track, seat: Seat, alpha: int, part: float = 1.0,
) -> None:
    """A track on the screen, in the colour of its seat, or `part` as wide as usual."""
    image = art.keep(("track", track, seat, part),
                     lambda: _painted(art, track, SEAT_COLOURS[seat], part))
    screen.put(image, track.box.x, track.box.y, alpha)


def _painted(art: Art, track: Track, colour: Colour, part: float) -> pygame.Surface:
    """A track that begins with a dot and grows thicker towards its end, where an arrow is."""
    spots, box = track
    line = spots[: max(len(spots) - int(HEAD * 0.6 / STEP), 2)]
    back, tip = spots[-min(len(spots), 8)], spots[-1]
    turn = atan2(tip[1] - back[1], tip[0] - back[0])
    scale = art.scale * FINE

    def paint(image: pygame.Surface) -> None:
        for tone, more in ((INK, 5.0), (colour, 0.0)):
            for shape in (_ribbon(line, more, part), _head(tip, turn, more, part)):
                pygame.draw.polygon(image, tone, [((x - box.x) * scale, (y - box.y) * scale)
                                                  for x, y in shape])
            (x, y), wide = line[0], START * part + more
            pygame.draw.circle(image, tone, ((x - box.x) * scale, (y - box.y) * scale),
                               wide / 2 * scale)
    return smooth((art.pixels(box.w), art.pixels(box.h)), paint)


def _ribbon(line: Sequence[Spot], more: float, part: float) -> list[Spot]:
    """The outline of a curve that grows thicker."""
    left, right = list[Spot](), list[Spot]()
    for n, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(n - 1, 0)], line[min(n + 1, len(line) - 1)]
        far = hypot(bx - ax, by - ay) or 1.0
        half = (part * (THIN + (THICK - THIN) * n / len(line)) + more) / 2 / far
        left.append((x - (by - ay) * half, y + (bx - ax) * half))
        right.append((x + (by - ay) * half, y - (bx - ax) * half))
    return [*left, *reversed(right)]


def _head(tip: Spot, turn: float, more: float, part: float) -> list[Spot]:
    """The outline of an arrow's head."""
    long = HEAD * max(part, HEADS)
    corners = ((0.9 * more, 0.0), (-long - 0.5 * more, long * 0.42 + 0.9 * more),
               (-long * 0.72, 0.0), (-long - 0.5 * more, -long * 0.42 - 0.9 * more))
    return [(tip[0] + a * cos(turn) - b * sin(turn), tip[1] + a * sin(turn) + b * cos(turn))
            for a, b in corners]
