"""A country by night on the table, as everybody sees it: lights, piles, and the sleighs."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from typing import cast

import pygame

from game.core.contract import Says, Seat, zone
from game.core.faces import sitters
from game.core.record import Player
from game.games.reindeer.rules.position import State
from game.games.reindeer.table.chart import Chart, number_box
from game.games.reindeer.table.flights import draw_flight
from game.games.reindeer.table.labels import Label, attached, free, labels, stemmed
from game.games.reindeer.table.land import land_alpha, painted
from game.games.reindeer.table.lens import SHADE
from game.games.reindeer.table.sky import hour, lit
from game.games.reindeer.table.winter import moonlit, snowed
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.stuff import Stuff, lay
from game.picture.theme import IVORY, NIGHT, SEAT_COLOURS, Colour
from game.tables.picture import Part, Picture
from game.tables.places import kind_of, numbers_of
from game.tables.scenery import wood
from game.ui.furniture.figures import seated

FRAME = 14.0  # of the sheet round the country's room
SHADED = 5.0  # of the shade behind words, to either side
AROUND = 2.0  # above and below words, where the rings of stacks have room
PIP, ROW = 30.0, 6  # of what a city wants: how far apart, and how many in a row
WANTED = 40.0  # how wide the figure is of what it still wants
DONE: Colour = (141, 245, 200)
SPENT: Colour = (232, 198, 150)  # what was paid: gifts that are under way are no loss
CHIP, EARNED = 40.0, "demand"  # how high a sum beside a place is, and its letters
STEM_WIDE = 6.0  # how wide a stem is from a price to its ring
RINGED = 14.0  # round lights where there may be rings, which a sum leaves free
APART = 26.0  # how far a sum that was earned stays from cities that want something
LEAST = 600.0  # how wide words about a seat may be in any case
HUNG, HANGS = (292.0, 164.0), 18.0  # a picture beside the map, and the least room round it
QUIET = 80  # how much of it lies in the shade: the map comes first
WHOLE, CUT = (316.0, 395.0), (12.0, 74.0)  # the cover that it is a part of, and the corner of that
HEARTH = 8.0  # round the depot, which names leave free
FRAMED: Colour = (58, 76, 122)  # round the map
NAMED = "label"  # the letters of a name over the corner of the map
TOLD, POPS, BADGE = 70.0, 14.0, 28.0  # whoever is told something there, how far she stands out of
# it, and the sign of her seat
HIGH = 150.0  # of what is said over the corner of the map, at most
DUSK: Colour = (13, 21, 45)  # the sky over the map
CLOTH: Colour = (38, 72, 152)  # and cloths, by lamp light
ENAMEL = Stuff((17, 25, 53), "enamel", "snow")  # of all plates


def pips(demand: int) -> tuple[float, float]:
    """How wide and high the row or rows are of what a city has and wants."""
    rows = -(-demand // ROW)
    return PIP * (min(demand, ROW) - 1) + WANTED, PIP * rows + 8


def spaced(name: str) -> str:
    """The name of a city as people write it."""
    return name.replace("_", " ")


def listed(names: Sequence[str], most: int) -> tuple[str, int]:
    """The first of some cities in words, and how many more there are."""
    return ", ".join(map(spaced, names[:most])), len(names[most:])


class Country(Part):
    """What never changes, in one opaque cloth, and where everything else lies on it."""

    def __init__(self, picture: Picture) -> None:
        super().__init__(picture)
        self.clear: Callable[[], tuple[Box, ...]] = tuple  # boxes in which no name may lie
        self._said: dict[Says, str] = {}
        self._laid: tuple[Hashable, dict[str, Label]] = ((), {})
        self.moved: dict[str, Label] = {}  # names that stand elsewhere for now
        self._chips: tuple[Hashable, dict[tuple[str, bool], Box]] = ((), {})
        self._bared: tuple[Hashable, dict[str, Box]] = ((), {})
        self._ways: tuple[Box, ...] = ()  # that the last sum had to keep clear of
        self._rings: frozenset[str] = frozenset()  # and the cities with rings
        self._lay()

    def say(self, says: Says) -> str:
        """Words that every frame asks for, put together once."""
        if says not in self._said:
            self._said[says] = self.show.say(says)
        return self._said[says]

    def _lay(self) -> None:
        """Keep the stacks away from the names, at the sizes in force."""
        show, wants = self.show, self.chart.atlas.demands[self.state.quick]
        names = {city.name: (demand, tuple(box.inset(-SHADED, -AROUND)
                                           for box in self._placed()[city.name]))
                 for city, demand in zip(self.chart.atlas.cities, wants, strict=True)}
        show.base = replace(show.base, country=replace(
            self.chart, words=(show.board.box("task"),), names=names, heaps={}, sizes={}))

    @property
    def chart(self) -> Chart:
        return cast("Chart", self.show.board.country)

    @property
    def sheet(self) -> Box:
        return self.chart.room.inset(-FRAME)

    @property
    def state(self) -> State:
        return cast("State", self.show.state)

    def refit(self) -> None:
        self._said.clear()
        self._lay()

    def draw(self, screen: Screen) -> None:
        screen.cover(self.cloth(screen))

    def cloth(self, screen: Screen) -> pygame.Surface:
        """Wood, the country by night, and the plates."""
        show, art, sheet = self.show, self.show.stage.art, self.sheet
        size, seats, state = screen.surface.get_size(), len(show.players), self.state
        now = hour(state, sum(self.chart.atlas.demands[state.quick]))

        def land() -> pygame.Surface:
            night = painted(self.chart, art, sheet, trees=not self.picture.wordless)
            if self.picture.wordless:
                return night
            alone = land_alpha(self.chart, art, sheet, SHADE)  # the first sleigh asks for it, too
            words = (box for label in self._placed().values() for box in label)
            moonlit(night, art, sheet, alone, [*words, *self.lights(), show.board.box("task")])
            return night

        head, low = show.board.box("round"), show.board.box("rent")

        def make() -> pygame.Surface:
            cloth = art.backdrop(wood(show.board), size).copy()

            def put(image: pygame.Surface, x: float, y: float) -> None:
                cloth.blit(image, screen.at(x, y))
            frame = sheet.inset(-10)
            cloth.blit(art.plate(frame.w, frame.h, DUSK, 255, FRAMED, 6, 14),
                       screen.at(frame.x, frame.y))
            key = "night", state.map, state.quick, sheet, size, self.picture.wordless
            night = art.keep(key, land)
            cloth.blit(lit(night, now), screen.at(sheet.x, sheet.y))
            snowed(cloth, art, frame, screen.at(frame.x, frame.y))
            column = Box(head.x - 16, head.y - 7, head.w + 32, low.bottom - head.y + 11)
            for box in (column, *map(show.panel, range(seats))):
                lay(put, art, ENAMEL, box)
            self._hang(screen, cloth)
            return cloth
        key = "cloth", state.map, show.board.lesson, state.quick, size, seats, low, now
        return art.keep((*key, self.picture.wordless), make)

    def _hang(self, screen: Screen, cloth: pygame.Surface) -> None:
        """A picture on the wood between the seats and the hints, if there is room."""
        art = self.show.stage.art
        if (room := hangs(self)) is None:
            return
        box = Box(room.center[0] - HUNG[0] / 2, room.center[1] - HUNG[1] / 2, *HUNG)
        frame = box.inset(-8)
        cloth.blit(art.plate(frame.w, frame.h, DUSK, 246), screen.at(frame.x, frame.y))
        x, y, w, h = map(art.pixels, (*CUT, *HUNG))
        cloth.blit(art.picture("ui/cover_reindeer", *WHOLE).subsurface((x, y, w, h)),
                   screen.at(box.x, box.y))
        cloth.blit(art.plate(*HUNG, NIGHT, QUIET, None), screen.at(box.x, box.y))

    def labels(self) -> dict[str, Label]:
        """Where each city's name and number stand now."""
        return {**self._placed(), **self.moved} if self.moved else self._placed()

    @property
    def placed_at(self) -> Hashable:
        """What the places of all that can move depend on: text sizes, and where piles lie."""
        return self._laid[0], tuple(self.chart.heaps.items())

    def _placed(self) -> dict[str, Label]:
        """Where each city's name and number stand, for the text sizes in force."""
        art, chart, state = self.show.stage.art, self.chart, self.state
        key = (state.map, state.quick, art.scale)
        if self._laid[0] != key:
            demands = chart.atlas.demands[state.quick]
            sizes = {city.name: (art.size(spaced(city.name), "city"),
                                 pips(demand))
                     for city, demand in zip(chart.atlas.cities, demands, strict=True)}
            lights = {city.name: (chart.centre(city.name), chart.city / 2)
                      for city in chart.atlas.cities}
            taken = [self.show.board.box("depot").inset(-HEARTH), self.show.board.box("task")]
            self._laid = key, labels(lights, sizes, taken, chart.room)
        return self._laid[1]

    def chip(
        self, screen: Screen, name: str, says: Says, edge: Colour, ways: tuple[Box, ...] = (),
        ink: Colour = DONE, rings: frozenset[str] = frozenset(),
    ) -> None:
        """A sum at the name of a city, or beside the depot, where it hides no name and no ring of
        these cities, and as little as can be of these `ways`."""
        box, art = self._beside(name, ways, rings), self.show.stage.art
        text = art.text(self.say(says), EARNED, ink)
        if not ways and name != "depot":
            self._stem(screen, self._ringed(name), box, edge)
        wide = max(box.w, text.get_width() / art.scale + 16)
        screen.put_centered(art.plate(wide, box.h, NIGHT, 250, edge, 3, 12), *box.center)
        screen.put_centered(text, *box.center)

    def _stem(self, screen: Screen, ring: Box, box: Box, edge: Colour) -> None:
        """From a price to the ring that it belongs to."""
        (x, y), (bx, by) = ring.center, box.center
        if box.x <= x <= box.right:
            one, two = (box.bottom, ring.y + RINGED) if by < y else (ring.bottom - RINGED, box.y)
            stem = Box(x - STEM_WIDE / 2, one, STEM_WIDE, two - one)
        elif box.y <= y <= box.bottom:
            one, two = (box.right, ring.x + RINGED) if bx < x else (ring.right - RINGED, box.x)
            stem = Box(one, y - STEM_WIDE / 2, two - one, STEM_WIDE)
        else:
            return  # it stands at the name
        if stem.w > 0 and stem.h > 0:
            plate = self.show.stage.art.plate(stem.w, stem.h, edge, 255, None, radius=2)
            screen.put(plate, stem.x, stem.y)

    def chips(self) -> list[Box]:
        """Where sums stand now that were earned."""
        return [box for (_, earned), box in self._chips[1].items() if earned]

    def _beside(self, name: str, ways: tuple[Box, ...], rings: frozenset[str]) -> Box:
        """Where a sum stands."""
        found, chart = self.labels(), self.chart
        self._ways, self._rings = ways or self._ways, rings or self._rings
        key = (self.placed_at, self._ways, self._rings, tuple(self.moved.items()),
               tuple(self.demands().values()))
        which = name, bool(ways)
        if self._chips[0] != key:
            self._chips = key, {}
        if which not in self._chips[1]:
            size = self.show.stage.art.size(self.say(("reindeer-gain", 100)), EARNED)[0] + 16, CHIP
            full = [box for other, label in found.items() if other != name for box in label]
            full += [self.lights()[0], *(light.inset(-RINGED if city.name in rings else 0)
                     for city, light in zip(chart.atlas.cities, self.lights()[1:], strict=True))]
            full += [*chart.stacked(), *ways, *self._chips[1].values(), self.show.board.box("task")]
            full += [box.inset(-APART) for city, box in zip(
                chart.atlas.cities, self.lights()[1:], strict=True)
                if ways and city.name != name and not self.demands()[city.name][1]]
            hidden = [*full, *found.get(name, ())]
            best = stemmed(self._ringed(name), size, hidden, chart.room) if (
                not ways and name in found) else None
            self._chips[1][which] = best if best and not any(
                best.meets(there) for there in hidden) else (
                free(self.lights()[0].inset(-6), size, full, chart.room) if name == "depot"
                else attached(self.hugged(name, found[name]).box, size, full, chart.room,
                              chart.centre(name)))
        return self._chips[1][which]

    def _ringed(self, name: str) -> Box:
        """The light of a city with the ring round it."""
        (x, y), half = self.chart.centre(name), self.chart.city / 2 + RINGED
        return Box(x - half, y - half, 2 * half, 2 * half)

    def hugged(self, name: str, label: Label) -> Label:
        """A label that leaves what it does not need free on the side away from its light: what a
        city wants is one figure."""
        says = self.demands().get(name, (("", 0, 0), False))[0]
        has, wants = int(str(says[1])), int(str(says[2]))
        if wants > ROW:
            return label
        own, number = label
        spare, left = number.w - PIP * has - WANTED * (wants > has), (
            label.box.center[0] < self.chart.centre(name)[0])
        if number.x >= own.right:  # side by side
            return Label(own._replace(x=own.x + spare * left),
                         number._replace(x=number.x + spare * left, w=number.w - spare))
        off = number.center[0] - own.center[0]
        part = 0.5 if abs(off) < 1 else float((off > 0) == (number.w < own.w))
        return label._replace(number=number._replace(x=number.x + spare * part, w=number.w - spare))

    def bare(self, name: str) -> Box:
        """Where the name of a city stands that wants nothing any more: near its light, on no pile
        and on no name of another that does."""
        found, chart = self.labels(), self.chart
        key = self._laid[0], tuple(chart.heaps.items()), tuple(self.demands().values())
        if self._bared[0] != key:
            self._bared = key, {}
        if name not in self._bared[1]:
            own, size = found[name].name, chart.city
            x, y = chart.centre(name)
            wanting = (label for other, label in found.items() if not self.demands()[other][1])
            full = [*(box for label in wanting for box in label), *self.lights(),
                    *chart.stacked(), *self._bared[1].values(), self.show.board.box("task")]
            light = Box(x - size / 2, y - size / 2, size, size)
            self._bared[1][name] = free(light, (own.w, own.h), full, chart.room)
        return self._bared[1][name]

    def lights(self) -> list[Box]:
        """What the depot and every city cover."""
        chart = self.chart
        return [self.show.board.box("depot")] + [
            Box(x - chart.city / 2, y - chart.city / 2, chart.city, chart.city)
            for x, y in (chart.centre(city.name) for city in chart.atlas.cities)]

    def corner(self) -> Box:
        """Where words about a seat stand over the corner of the map: they end before a city."""
        room = self.show.board.box("task")
        ends = (light.x - APART for light in self.lights() if light.meets(room))
        return room._replace(w=max(min(ends, default=room.right) - room.x, LEAST))

    def demands(self) -> dict[str, tuple[Says, bool]]:
        """What the table says of each city, and whether it has all that it wants."""
        told = {city.name: self.show.table.get(f"demand/{city.name}")
                for city in self.chart.atlas.cities}
        return {name: (says, says[1] == says[2]) for name, says in told.items()
                if isinstance(says, tuple)}


def hangs(country: Country) -> Box | None:
    """The room between the seats and the hints, if a picture has room there."""
    show = country.show
    last = show.panel(len(show.players) - 1)
    room = Box(last.x, last.bottom, last.w, show.board.box("hints").y - last.bottom)
    return None if show.board.has("lesson") or room.h < HUNG[1] + 2 * HANGS else room


class Counts(Part):
    """How many packets lie in a pile, where it is more than one."""

    tiny = True

    def draw(self, screen: Screen) -> None:
        country, show, art = self.picture.find(Country), self.show, self.show.stage.art
        coming = {zone(sprite.place) for sprite in show.layer.flights()}
        for place, says in show.table.items():
            if (kind_of(place) != "count" or not isinstance(says, tuple) or says[1] == 1
                    or place.replace("count", "stack") in coming):
                continue
            pose, seat = show.board.pose(place), numbers_of(place)[0]
            text = art.text(country.say(says), "demand", IVORY)
            box = number_box(int(str(says[1])))
            screen.put_centered(art.plate(box.w, box.h, NIGHT, 245, SEAT_COLOURS[seat], 3, 16),
                                pose.x + box.center[0], pose.y + box.center[1])
            screen.put_centered(text, pose.x + box.center[0], pose.y + box.center[1] - 1)


class Sleighs(Part):
    """The sleigh under whatever flies."""

    def __init__(self, picture: Picture) -> None:
        super().__init__(picture)
        self._big = False  # what the last one was

    def draw(self, screen: Screen) -> None:
        show = self.show
        if show.beat and show.beat.what in {"big", "little"}:
            self._big = show.beat.what == "big"
        draw_flight(screen, show.stage.art, show.layer.flights(), big=self._big)


def said(
    page: Page, room: Box, players: Sequence[Player], seat: Seat, text: str, edge: Colour,
    ink: Colour = IVORY, *, high: bool = False, name: str = "",
) -> None:
    """Words about a seat over the corner of the map, and its face. They have a second line only
    where they are to (`high`). Her name stands before them where there is room for it."""
    aside = TOLD + 44
    letters = page.even(Box(0, 0, room.w / 2, room.h - 4), (name,), NAMED)
    own = page.art.size(name, letters)[0] + 22 if name else 0
    style = "small" if high else page.even(Box(0, 0, room.w - aside, room.h - 4), (text,), "loud")
    named = [one for one in ("loud", "asked", "body", "small") if own and not high
             and page.art.size(text, one)[0] + aside + own + 6 <= room.w
             and page.art.line(one) <= room.h]
    own = own if named else 0
    aside, style = aside + own, named[0] if named else style
    w = min(page.art.size(text, "body" if high else style)[0] + aside + 6, room.w)
    least = min(page.art.size(text, "small", w - aside)[1] + 12, HIGH)
    box = Box(room.x, room.y, w, room.h)
    if high and least > room.h:
        box = Box(room.x, room.bottom - least, w, least)
    lay(page.image, page.art, ENAMEL, box, edge=edge)
    face = Box(box.x + 12, box.bottom - room.h - POPS, TOLD, room.h + POPS - 3)
    seated(page, face, sitters(players)[seat], seat, BADGE)
    x = box.x + TOLD + 28
    if own:
        page.fitted(Box(x, box.y + 2, own, box.h - 4), name, letters, edge)
    page.fitted(Box(x + own, box.y + 2, w - aside, box.h - 4), text, style, ink)
