"""What is seen of a choice on a map: the reach of a sleigh, the cursor, list and buttons."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from typing import TYPE_CHECKING, cast

import pygame

from game.core import Beat, Place, Says, Seat, Table
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import EMBER, GOLD, INK, IVORY, NIGHT, RING, SEAT_COLOURS, Colour
from game.shelf.reindeer.rules.atlas import DEPOT
from game.shelf.reindeer.table.chart import meant, named
from game.shelf.reindeer.table.choice import ChoicePicture
from game.shelf.reindeer.table.country import DONE
from game.shelf.reindeer.table.flights import draw_flight
from game.shelf.reindeer.table.lens import LENS, lens, veil
from game.shelf.reindeer.table.picker import MapPicker
from game.shelf.reindeer.table.piles import shared
from game.tables.picture import LEGAL, TARGET
from game.tables.places import READING, kind_of, number_of, rest_of
from game.tables.seat_panels import STRIKE

if TYPE_CHECKING:
    from game.shelf.reindeer.table.seat_input import MapInput

TAG = 430.0  # how wide what is told beside the cursor is at most
SMALL = 80.0  # a reach that is so small is always seen through the lens
CROWD = 80.0  # how far round the cursor a corner is looked at for being crowded


class MapPicture(ChoicePicture):
    """The picture of a table scene on whose map somebody chooses."""

    sent_big = False  # what the last sleigh was
    _last: tuple[Hashable, pygame.Surface] | None = None
    _glass: tuple[Hashable, pygame.Surface] | None = None

    def show(self, table: Table, beat: Beat | None = None) -> None:
        super().show(table, beat)
        if beat is not None and beat.what in {"big", "little"}:
            self.sent_big = beat.what == "big"

    def refit(self) -> None:
        super().refit()
        self._last = self._glass = None

    def draw(self, screen: Screen) -> None:
        self.drawn = []
        self._controls = []
        art, layer = self.scene.house.art, self.scene.show.layer
        screen.cover(self._cloth(screen))
        picker = self._roamer()
        if picker:
            self._reach(screen, picker)
        self._towns(screen)
        self._marks(screen)
        self._anchors(screen)
        layer.draw(screen, flying=False)
        self._names(screen)
        self._counts(screen)
        draw_flight(screen, art, layer.flights(), big=self.sent_big)
        layer.draw(screen, flying=True)
        self._order(screen)
        for seat in range(len(self.scene.hands.players)):
            self._seat(screen, seat)
        self._captions(screen)
        self._rings(screen)

    # what is being chosen

    def _picker(self) -> tuple[Seat, MapPicker] | None:
        """The seat that chooses now, and what it has chosen."""
        return next(((seat, cast("MapPicker", picker))
                     for seat, picker in self.scene.pickers.items()), None)

    def _roamer(self) -> MapPicker | None:
        found = self._picker()
        return found[1] if found and found[1].flight and not self.scene.show.reel.busy else None

    def _circle(self, picker: MapPicker) -> tuple[tuple[float, float], float]:
        flight, chart = picker.flight, self.chart
        if flight is None:
            return chart.centre(DEPOT), 0.0
        return chart.centre(flight.frm), chart.miles(flight.side(chart.atlas))

    def _reach(self, screen: Screen, picker: MapPicker) -> None:
        """Everything that the sleigh cannot reach, and the sea, in the shade."""
        art, sheet = self.scene.house.art, self.sheet
        middle, radius = self._circle(picker)
        key = (middle, radius, art.scale)
        if self._last is None or self._last[0] != key:
            self._last = key, veil(self.chart, art, sheet, middle, radius)
        screen.put(self._last[1], sheet.x, sheet.y)

    def _marks(self, screen: Screen) -> None:
        """What can be touched next on the map, and what has been."""
        found = self._picker()
        if not found or self.scene.show.reel.busy:
            return
        picker = found[1]
        if picker.flight is None:
            if picker.stage == "source":
                for place in picker.nexts():
                    if meant(place) is not None:
                        self._halo(screen, place, LEGAL)
            return
        for place in picker.goals():
            if kind_of(place) == "point" and place not in picker.sources:
                pose = self.scene.show.board.pose(place)
                art = self.scene.house.art
                screen.put_centered(art.disc(17, INK, 200), pose.x, pose.y)
                screen.put_centered(art.disc(11, TARGET, 255), pose.x, pose.y)
            else:
                self._halo(screen, place, TARGET)
        self._halo(screen, picker.path[1], LEGAL)

    def _halo(self, screen: Screen, place: Place, colour: Colour, width: float = 5) -> None:
        pose = self._at(place)
        art, side = self.scene.house.art, pose[2]
        for grow, tone, thick in ((6.0, INK, width + 6), (0.0, colour, width)):
            ring = art.plate(side + grow, side + grow, alpha=0, edge=tone, width=thick,
                             radius=(side + grow) / 2)
            screen.put_centered(ring, pose[0], pose[1])

    def _at(self, place: Place) -> tuple[float, float, float]:
        """The middle of a place of the map as it is drawn, and how wide a ring round it is."""
        pose = self.scene.show.board.pose(place)
        if kind_of(place) == "city":
            return pose.x, pose.y, self.chart.city + 22
        if place == "depot":
            return pose.x, pose.y, 92.0
        picker = self._picker()
        heap = self.chart.heaps.get(f"stack/{picker[0]}/{rest_of(place)}") if picker else None
        return (*heap, 70.0) if heap else (pose.x, pose.y, 34.0)

    def _rings(self, screen: Screen) -> None:
        """The bar of buttons, the list, the focus, and what is told of it."""
        found = self._picker()
        if found is None or not self.scene.questions.on_screen(found[0]):
            return
        seat, picker = found
        focus = self.scene.focus[seat]
        if picker.stage == "list":
            self._list(screen, seat, picker)
        else:
            self._bar(screen, seat, picker)
        self._task_pill(screen, seat, picker)
        place = focus
        if kind_of(focus) == READING:
            place = named(picker.listed[number_of(focus)].place)
            listing = self.scene.show.board.box("reading")
            if self._at(place)[0] < listing.right + 50:  # it lies under the list
                place = focus
        if meant(place) is not None and not self.scene.show.reel.busy:
            self._cursor(screen, seat, picker, place)
        if meant(focus) is None:
            box = self.scene.show.board.box(focus).inset(-RING - 1)
            night = box.inset(-4)
            art = self.scene.house.art
            screen.put(art.ring(night.w, night.h, NIGHT, RING + 8), night.x, night.y)
            screen.put(art.ring(box.w, box.h, SEAT_COLOURS[seat], RING), box.x, box.y)

    def _cursor(self, screen: Screen, seat: Seat, picker: MapPicker, place: Place) -> None:
        art = self.scene.house.art
        x, y, side = self._at(place)
        side = max(side, 40)
        for grow, tone, thick in ((10.0, NIGHT, 16.0), (0.0, SEAT_COLOURS[seat], float(RING))):
            ring = art.plate(side + grow, side + grow, alpha=0, edge=tone, width=thick,
                             radius=(side + grow) / 2)
            screen.put_centered(ring, x, y)
        if picker.flight is None or place == picker.path[1]:
            return
        tag = self._tag(seat, picker, place)
        self._put(screen, tag)
        hand = cast("MapInput", self.scene.input)
        glass = picker.stage != "list" and (
            hand.cursor(seat).free or self._crowded(x, y) or self._circle(picker)[1] < SMALL)
        if glass:
            box = self._beside(place, LENS, LENS, last=True,
                               taken=tag.bounds if tag.drawn else None)
            screen.put(self._lens(screen, picker, (x, y)), box.x, box.y)

    def _crowded(self, x: float, y: float) -> bool:
        """Whether so much lies round a place that it is hard to tell apart."""
        things = [*self.chart.heaps.values(),
                  *(self.chart.centre(city.name) for city in self.chart.atlas.cities)]
        return sum(abs(a - x) < CROWD and abs(b - y) < CROWD for a, b in things) > 3

    def _beside(
        self, place: Place, w: float, h: float, *, last: bool, taken: Box | None = None,
    ) -> Box:
        """Room beside the cursor: the tag on one side, the lens on the other (`last`), where they
        hide nothing of what they tell of."""
        room = self.chart.room
        x, y, side = self._at(place)
        ring = Box(x - side / 2, y - side / 2, side, side).inset(-RING - 4)
        label = self._labels().get(place.removeprefix("city/"))
        own = [ring, *(box.inset(-6, 0) for box in label or ())]
        own += [taken] if taken else []
        others = [*(box for other in self._labels().values() for box in other),
                  *self.chart.stacked()]
        right = (x < room.x + room.w / 2) != last

        def cost(box: Box) -> float:
            middle = box.center
            far = abs(middle[0] - x) - w / 2, abs(middle[1] - y) - h / 2
            wrong = 40.0 if (middle[0] > x) != right else 0.0
            return (1000 * sum(shared(box, there) for there in own) + wrong + max(far[0], 0)
                    + max(far[1], 0) + 0.1 * sum(shared(box, there) for there in others))
        around = (ring, label.box if label else ring, taken or ring)
        return min(_spots(around, w, h, room), key=cost)

    def _lens(self, screen: Screen, picker: MapPicker, at: tuple[float, float]) -> pygame.Surface:
        art = self.scene.house.art
        circle = self._circle(picker)
        key = (at, circle, self.scene.show.state, screen.surface.get_size())
        if self._glass is None or self._glass[0] != key:
            focus = meant(self.scene.focus[picker.seat])
            true = self.chart.centre(focus) if focus is not None else at
            self._glass = key, lens(self.chart, art, self._cloth(screen), screen.at(0, 0), true,
                                    self.state, circle)
        return self._glass[1]

    def _tag(self, seat: Seat, picker: MapPicker, place: Place) -> Page:
        """Miles, price and, if it cannot be, the reason, beside the cursor."""
        live, flight = picker.live(place), picker.flight
        bubble = self.scene.bubbles.get(seat)
        said = bubble.says if bubble else None
        key = ("tag", seat, place, picker.path, said)
        if key not in self._pages:
            page = self._pages[key] = Page(self.scene.house.art)
            if live and flight:
                side = flight.side(self.chart.atlas)
                way = self.chart.way(flight.frm, live.place, side)
                lines: list[tuple[Says, Colour]] = [
                    (("reindeer-tag", way, side, live.cost), IVORY)]
                if live.why and live.why != said:
                    lines.append((live.why, EMBER))
                elif kind_of(place) == "city":
                    lines.append((("reindeer-tag-city", self._spaced(str(live.place))), DONE))
                self._fill_tag(page, place, lines)
        return self._pages[key]

    def _fill_tag(self, page: Page, place: Place, lines: list[tuple[Says, Colour]]) -> None:
        art = page.art
        texts = [(self.scene.say(says), colour) for says, colour in lines]
        w = min(max(art.size(text, "small")[0] for text, _ in texts) + 2, TAG * art.text_scale)
        heights = [art.size(text, "small", w)[1] for text, _ in texts]
        box = self._beside(place, w + 32, sum(heights) + 20, last=False)
        page.bounds = box
        page.plate(box, NIGHT, 244, STRIKE if len(lines) > 1 and lines[1][1] == EMBER else GOLD)
        top = box.y + 10
        for (text, colour), h in zip(texts, heights, strict=True):
            page.fitted(Box(box.x + 16, top, w, h), text, "small", colour)
            top += h


def _spots(around: Iterable[Box], w: float, h: float, room: Box) -> Iterator[Box]:
    """Places for a box beside others, all in the room."""
    for there in around:
        x, y = there.center
        lefts = there.x - w, x - w / 2, there.right
        tops = there.y - h, y - h / 2, there.bottom
        for left in lefts:
            for top in tops:
                yield Box(min(max(left, room.x), room.right - w),
                          min(max(top, room.y), room.bottom - h), w, h)
