"""A sleigh that is being aimed: what it reaches, what can be touched, the cursor, and what is told
beside it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from math import hypot
from typing import TYPE_CHECKING, cast

import pygame

from game.core.contract import Place, Says, Seat
from game.games.reindeer.rules.atlas import DEPOT, PACKET, Spot
from game.games.reindeer.table.chart import meant, named
from game.games.reindeer.table.country import DONE, HIGH
from game.games.reindeer.table.lens import LENS, lens
from game.games.reindeer.table.map_part import ChosenPart
from game.games.reindeer.table.picker import MapPicker
from game.games.reindeer.table.piles import shared
from game.games.reindeer.table.pins import STEM, Pins
from game.games.reindeer.table.replies import Replies
from game.games.reindeer.table.shown import shown
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import GOLD, INK, IVORY, NIGHT, RING, SEAT_COLOURS, Colour
from game.tables.looks import LEGAL, STRIKE, TARGET
from game.tables.picture import Picture
from game.tables.places import READING, kind_of, number_of

if TYPE_CHECKING:
    from game.games.reindeer.table.seat_input import MapInput

TAG = 430.0  # how wide what is told beside the cursor is at most
SMALL = 80.0  # a reach that is so small is always seen through the lens
DOCK = 14.0  # of the lens from the edges of the map
EDGES = 24  # places for it along an edge, one fewer
SIGNED, ENDS = 50.0, 18.0  # of what marks mean: room of a mark, a dot
AWAY = (0.0, 30.0, 70.0, 120.0, 190.0, 260.0, 340.0)  # how far from its place a tag may stand
CHEAP = 400.0  # what a place for a tag may cost before one farther away is looked for
LEGEND = 60.0  # over the task, where the marks are explained
REACHED = 1.7  # how much wider the ring is round a city that would be brought something
CROWD = 80.0  # how far round the cursor a corner is looked at for being crowded


class Marks(ChosenPart):
    """What can be touched next on the map, and what has been; cities that would be brought
    something in large rings of the colour of whoever chooses."""

    def draw(self, screen: Screen) -> None:
        found = self.chooser.now()
        if not found or self.scene.show.reel.busy:
            return
        picker = found[1]
        if picker.flight is None:
            wide = REACHED if self.chooser.paid() else 1.0
            for place in shown(self.scene, map(named, self.chooser.offers() or ())):
                self._halo(screen, place, SEAT_COLOURS[found[0]], 7, wide)
            if picker.stage == "source":
                for place in picker.nexts():
                    if meant(place) is not None:
                        self._halo(screen, place, LEGAL)
            return
        art = self.scene.show.stage.art
        for place in shown(self.scene, picker.goals()):
            if kind_of(place) == "point" and place not in picker.sources:
                pose = self.scene.show.board.pose(place)
                screen.put_centered(art.disc(17, INK, 200), pose.x, pose.y)
                screen.put_centered(art.disc(11, TARGET, 255), pose.x, pose.y)
            elif kind_of(place) == "city":
                self._halo(screen, place, SEAT_COLOURS[found[0]], 7, REACHED)
            else:
                self._halo(screen, place, TARGET)
        self._halo(screen, picker.path[1], LEGAL)
        if picker.flight.big:
            self._beyond(screen)

    def _beyond(self, screen: Screen) -> None:
        """What a little sleigh would reach from where the big one would end."""
        chart, art, at = self.chooser.country.chart, self.scene.show.stage.art, self.chooser.ends()
        if at is None:
            return
        side = 2 * chart.miles(chart.atlas.figures.short)
        for tone, width in ((INK, 9.0), (DONE, 4.0)):
            ring = art.plate(side, side, alpha=0, edge=tone, width=width, radius=side / 2)
            screen.put_centered(ring, *chart.at(*at))
        for name in self.chooser.near() or ():
            self._halo(screen, named(name), DONE)

    def _halo(
        self, screen: Screen, place: Place, colour: Colour, width: float = 5, wide: float = 1.0,
    ) -> None:
        x, y, side = self.chooser.at(place)
        art, side = self.scene.show.stage.art, side * wide
        for grow, tone, thick in ((6.0, INK, width + 6), (0.0, colour, width)):
            ring = art.plate(side + grow, side + grow, alpha=0, edge=tone, width=thick,
                             radius=(side + grow) / 2)
            screen.put_centered(ring, x, y)


class Legend(ChosenPart):
    """What the marks on the map mean, over the task, while a sleigh is aimed and they are there."""

    def __init__(self, picture: Picture) -> None:
        super().__init__(picture)
        self.pins = picture.find(Pins)

    def draw(self, screen: Screen) -> None:
        picker, scene = self.chooser.aiming(), self.chooser.scene
        if picker is None or picker.stage == "list" or any(
                not bubble.warning for bubble in scene.bubbles.values()):
            return
        live = picker.live(scene.focus[picker.seat])
        if live is not None and live.why is not None and live.place != meant(picker.path[1]):
            return  # why not is told there, which may be long
        art, told = scene.show.stage.art, list[tuple[pygame.Surface, str, float]]()
        if any(kind_of(place) == "point" and place not in picker.sources
               for place in shown(scene, picker.goals())):
            told.append((art.disc(ENDS, TARGET, 255), scene.say(("reindeer-legend-end",)), 0.0))
        if self.pins.pins():
            told.append((self.pins.pin(picker.seat, 0.0), scene.say(("reindeer-legend-pin",)),
                         STEM / 2))
        if told:
            self.paper.put(screen, ("legend", picker.seat, *(text for _, text, _ in told)),
                           lambda page: self._build(page, told))

    def _build(self, page: Page, told: list[tuple[pygame.Surface, str, float]]) -> None:
        task = self.chooser.scene.show.board.box("task")
        lights = self.chooser.country.lights()  # of cities, which it leaves free if it can
        for letters in page.art.signs:
            wide = sum(SIGNED + page.art.size(text, letters)[0] for _, text, _ in told) + 16
            high = page.art.line(letters) + 8
            box = Box(task.x, task.y - high - 8, wide, high)
            if not any(map(box.meets, lights)):
                break
        x, y = box.x, box.y
        page.plate(box, NIGHT, 225, None)
        for image, text, down in told:
            w, h = (side / page.art.scale for side in image.get_size())
            page.image(image, x + SIGNED / 2 - w / 2 + 2, y + high / 2 - h / 2 + down)
            w = page.art.size(text, letters)[0] + 1
            page.text(Box(x + SIGNED, y, w, high), text, letters, IVORY)
            x += SIGNED + w


class Cursor(ChosenPart):
    """The focus, and what is told of the place that it is on, with a lens where much lies."""

    def __init__(self, picture: Picture) -> None:
        super().__init__(picture)
        self.replies = picture.find(Replies)
        self._glass: tuple[Hashable, pygame.Surface] | None = None
        self._free: tuple[Hashable, list[tuple[Box, float]]] = ((), [])

    def refit(self) -> None:
        self._glass = None

    def draw(self, screen: Screen) -> None:
        found = self.chooser.now()
        if found is None or not self.scene.questions.on_screen(found[0]):
            return
        seat, picker = found
        board, focus = self.scene.show.board, self.scene.focus[seat]
        place = focus
        if kind_of(focus) == READING:
            place = named(picker.listed[number_of(focus)].place)
            if self.chooser.at(place).x < board.box("reading").right + 50:  # it is under the list
                place = focus
        if meant(place) is not None and not self.scene.show.reel.busy:
            self._place(screen, seat, picker, place)
        if meant(focus) is None:
            box = board.box(focus).inset(-RING - 1)
            night, art = box.inset(-4), self.scene.show.stage.art
            screen.put(art.ring(night.w, night.h, NIGHT, RING + 8), night.x, night.y)
            screen.put(art.ring(box.w, box.h, SEAT_COLOURS[seat], RING), box.x, box.y)

    def _place(self, screen: Screen, seat: Seat, picker: MapPicker, place: Place) -> None:
        """The cursor on a place of the map."""
        art = self.scene.show.stage.art
        x, y, side = self.chooser.at(place)
        side = max(side, 40)
        for grow, tone, thick in ((10.0, NIGHT, 16.0), (0.0, SEAT_COLOURS[seat], float(RING))):
            ring = art.plate(side + grow, side + grow, alpha=0, edge=tone, width=thick,
                             radius=(side + grow) / 2)
            screen.put_centered(ring, x, y)
        if picker.flight is None or place == picker.path[1] or picker.stage == "list":
            return  # a list says it all in its rows
        tag = self.tag(seat, picker, place)
        self.paper.lay(screen, tag)
        own = cast("MapInput", self.scene.input)
        if (own.cursor(seat).free or self._crowded(x, y)
                or self.chooser.reach(picker)[1] < SMALL):
            box = self.docked(place, tag.bounds if tag.drawn else None)
            screen.put(self._lens(screen, picker, (x, y)), box.x, box.y)

    def _crowded(self, x: float, y: float) -> bool:
        """Whether so much lies round a place that it is hard to tell apart."""
        chart = self.country.chart
        things = [*chart.heaps.values(), *(chart.centre(city.name) for city in chart.atlas.cities)]
        return sum(abs(a - x) < CROWD and abs(b - y) < CROWD for a, b in things) > 3

    def docked(self, place: Place, taken: Box | None = None) -> Box:
        """Where the lens lies: at an edge of the map where it hides least, away from the cursor."""
        at = self.chooser.at(place)

        def cost(entry: tuple[Box, float]) -> float:
            box, hides = entry
            far = hypot(box.center[0] - at.x, box.center[1] - at.y)
            met = taken is not None and box.meets(taken)
            return hides + 1e6 * met + 1e4 * max(LENS - far, 0)
        return min(self._docks(), key=cost)[0]

    def _docks(self) -> list[tuple[Box, float]]:
        """Places along the edges of the map, and how much of names and lights the lens would hide
        there."""
        country = self.country
        found, chart = country.labels(), country.chart
        key = (country.state.map, self.scene.show.stage.art.scale, tuple(chart.heaps.items()))
        if self._free[0] != key:
            room = chart.room.inset(DOCK)
            right, low = room.right - LENS, room.bottom - LENS
            xs = [room.x + (right - room.x) * n / EDGES for n in range(EDGES + 1)]
            ys = [room.y + (low - room.y) * n / EDGES for n in range(EDGES + 1)]
            tries = [Box(x, y, LENS, LENS) for x in xs for y in ys
                     if x in {xs[0], xs[-1]} or y in {ys[0], ys[-1]}]
            names = [box for label in found.values() for box in label]
            names += self._lights()
            self._free = key, [(box, sum(shared(box, there) for there in names)) for box in tries]
        return [entry for entry in self._free[1]
                if not any(entry[0].meets(words) for words in self._told())]

    def _told(self) -> list[Box]:
        """Where words stand over the map: the task, what marks mean, and advice."""
        task = self.scene.show.board.box("task")
        legend = task._replace(y=task.y - LEGEND, h=LEGEND)
        return [task, legend, *self.replies.advised()]

    def beside(self, place: Place, w: float, h: float) -> Box:
        """Room beside the cursor for the tag, where it hides nothing of what it tells of."""
        room, found = self.country.chart.room, self.country.labels()
        x, y, side = self.chooser.at(place)
        ring = Box(x - side / 2, y - side / 2, side, side).inset(-RING - 4)
        label = found.get(place.removeprefix("city/"))
        now = self.chooser.now()
        frm = self.chooser.at(now[1].path[1] if now else place)
        half = frm.ring / 2
        own = [ring, Box(frm.x - half, frm.y - half, frm.ring, frm.ring),
               *(box.inset(-6, 0) for box in label or ())]
        around = ring.inset(-w - AWAY[-1], -h - AWAY[-1])
        told = self.scene.show.board.box("task")
        names = [box for label in found.values() for box in label if box.meets(around)]
        if self.scene.show.stage.art.text_scale > 1:
            told = told._replace(y=told.bottom - HIGH, h=HIGH)
        names.append(told)
        lights = [box for box in self._lights() if box.meets(around)]
        hidden = [*((box, 1000.0) for box in (*own, *self.replies.advised())),
                  *((box, 20.0) for box in names),
                  *((box, 0.2) for box in lights)]
        rects = [pygame.Rect(box.inset(-1)) for box, _ in hidden]
        right = x < room.x + room.w / 2

        def cost(box: Box) -> float:
            middle = box.center
            far = abs(middle[0] - x) - w / 2, abs(middle[1] - y) - h / 2
            wrong = 40.0 if (middle[0] > x) != right else 0.0
            hides = (hidden[n] for n in pygame.Rect(box).collidelistall(rects))
            return (wrong + max(far[0], 0) + max(far[1], 0)
                    + sum(dear * shared(box, there) for there, dear in hides))
        best, least = ring, float("inf")
        for away in AWAY:
            for box in _spots((ring, label.box if label else ring), away, w, h, room):
                if (dear := cost(box)) < least:
                    best, least = box, dear
            if least < CHEAP:
                break
        return best

    def _lights(self) -> list[Box]:
        """What cities and stacks cover."""
        return self.country.chart.stacked() + self.country.lights()[1:]

    def _lens(self, screen: Screen, picker: MapPicker, at: Spot) -> pygame.Surface:
        country, circle = self.country, self.chooser.reach(picker)
        key = (at, circle, country.show.state, screen.surface.get_size())
        if self._glass is None or self._glass[0] != key:
            focus = meant(self.scene.focus[picker.seat])
            true = country.chart.centre(focus) if focus is not None else at
            self._glass = key, lens(country.chart, country.show.stage.art, country.cloth(screen),
                                    screen.at(0, 0), true, country.state, circle)
        return self._glass[1]

    def tag(self, seat: Seat, picker: MapPicker, place: Place) -> Page:
        """Way and price beside the cursor; the frame says whether it can be, and the task what
        it brings, or why it cannot."""
        live, flight, chart = picker.live(place), picker.flight, self.country.chart

        def build(page: Page) -> None:
            if live and flight:
                side = flight.side(chart.atlas)
                way = chart.way(flight.frm, live.place, side)
                most = chart.atlas.says(side, brief=True)
                bought = PACKET * flight.packets * (flight.frm == DEPOT)
                self._fill(page, place, (
                    "reindeer-tag-bought", way, most, live.cost - bought, bought) if bought else (
                    "reindeer-tag", way, most, live.cost), STRIKE if live.why else GOLD)

        advised = tuple(self.replies.advised())
        return self.paper.page(("tag", seat, place, picker.path, advised), build)

    def _fill(self, page: Page, place: Place, says: Says, edge: Colour) -> None:
        art, text = page.art, self.scene.say(says)
        w = min(art.size(text, "small")[0] + 2, TAG * art.text_scale)
        h = art.size(text, "small", w)[1]
        box = self.beside(place, w + 32, h + 20)
        page.bounds = box
        page.plate(box, NIGHT, 244, edge)
        page.fitted(Box(box.x + 16, box.y + 10, w, h), text, "small", IVORY)


def _spots(
    around: Iterable[Box], away: float, w: float, h: float, room: Box,
) -> Iterator[Box]:
    """Places for a box beside others, so far away, all in the room."""
    for there in around:
        wide = there.inset(-away)
        x, y = there.center
        lefts = wide.x - w, x - w, x - 0.75 * w, x - w / 2, x - w / 4, x, wide.right
        tops = wide.y - h, y - h, y - h / 2, y, wide.bottom
        for left in lefts:
            for top in tops:
                yield Box(min(max(left, room.x), room.right - w),
                          min(max(top, room.y), room.bottom - h), w, h)
