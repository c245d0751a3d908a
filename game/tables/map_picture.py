"""The picture of a table with a country on it: lights, piles, the reach of a sleigh, the cursor.

What never changes is one opaque cloth. Like every table it reads the scene and the table of the
audience, and no state of its own.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from typing import TYPE_CHECKING, cast

import pygame

from game.hints import hint_row
from game.page import Page
from game.press import Action
from game.rules.core import Beat, Place, Says, Seat, Table, zone
from game.rules.reindeer_atlas import DEPOT
from game.rules.reindeer_position import State
from game.screen import Box, Screen
from game.tables.chart import Chart, meant, named, point_of
from game.tables.map_flights import draw_flight
from game.tables.map_labels import Label, labels
from game.tables.map_land import land_alpha, painted
from game.tables.map_lens import LENS, SHADE, lens, veil
from game.tables.map_picker import FINISH, LIST, SLEIGHS, MapPicker
from game.tables.map_targets import Goal
from game.tables.picture import LEGAL, STRIKE, TARGET, TablePicture
from game.theme import (
    DIM,
    EDGE,
    EMBER,
    GOLD,
    INK,
    IVORY,
    NIGHT,
    PANEL,
    PARCHMENT,
    RING,
    SEAT_COLOURS,
    Colour,
)

if TYPE_CHECKING:
    from game.tables.map_reach import MapReach
    from game.tables.reach import Bubble
    from game.tables.table import TableScene

FRAME = 14.0  # of the sheet round the country's room
DONE: Colour = (141, 245, 200)
TAG = 430.0  # how wide what is told beside the cursor is at most
BUBBLES = 2  # at once
SMALL = 80.0  # a reach that is so small is always seen through the lens
CROWD = 80.0  # how far round the cursor a corner is looked at for being crowded


class MapPicture(TablePicture):
    """The picture of a table scene whose board has a chart."""

    sent_big = False  # what the last sleigh was
    _last: tuple[Hashable, pygame.Surface] | None = None
    _glass: tuple[Hashable, pygame.Surface] | None = None

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._told: dict[Says, str] = {}
        self._lay()

    def _say(self, says: Says) -> str:
        """Words that every frame asks for, put together once."""
        if says not in self._told:
            self._told[says] = self.scene.say(says)
        return self._told[says]

    def _lay(self) -> None:
        """Keep the stacks away from the names, at the sizes in force."""
        words = tuple(label.box for label in self._labels().values())
        scene = self.scene
        scene.base = scene.base._replace(country=replace(self.chart, words=words))

    @property
    def chart(self) -> Chart:
        return cast("Chart", self.scene.board.country)

    @property
    def sheet(self) -> Box:
        return self.chart.room.inset(-FRAME)

    @property
    def state(self) -> State:
        return cast("State", self.scene.shown)

    def show(self, table: Table, beat: Beat | None = None) -> None:
        super().show(table, beat)
        if beat is not None and beat.what in {"big", "little"}:
            self.sent_big = beat.what == "big"

    def refit(self) -> None:
        super().refit()
        self._last = self._glass = None
        self._told.clear()
        self._lay()

    def draw(self, screen: Screen) -> None:
        self.drawn = []
        self._controls = []
        art, layer = self.scene.house.art, self.scene.layer
        screen.cover(self._cloth(screen))
        picker = self._roamer()
        if picker:
            self._reach(screen, picker)
        self._towns(screen)
        self._marks(screen)
        self._anchors(screen)
        layer.draw(screen, flying=False)
        self._counts(screen)
        draw_flight(screen, art, layer.flights(), big=self.sent_big)
        layer.draw(screen, flying=True)
        self._order(screen)
        for seat in range(len(self.scene.hands.players)):
            self._seat(screen, seat)
        self._captions(screen)
        self._rings(screen)

    # what never changes

    def _cloth(self, screen: Screen) -> pygame.Surface:
        """Wood, the country by night with its names, and the plates."""
        art, sheet, scene = self.scene.house.art, self.sheet, self.scene
        size = screen.surface.get_size()
        seats = len(scene.match.players)

        def make() -> pygame.Surface:
            cloth = art.backdrop("table/wood", size).copy()
            frame = sheet.inset(-10)
            cloth.blit(art.plate(frame.w, frame.h, INK, 255, EDGE, 6, 14),
                       screen.at(frame.x, frame.y))
            cloth.blit(painted(self.chart, art, sheet), screen.at(sheet.x, sheet.y))
            land_alpha(self.chart, art, sheet, SHADE)  # the first sleigh will ask for it
            head = scene.board.box("round")
            low = scene.board.box("rent")
            box = Box(head.x - 16, 48, head.w + 32, low.bottom - 44)
            cloth.blit(art.plate(box.w, box.h, alpha=238), screen.at(box.x, box.y))
            for seat in range(seats):
                box = self.plate(seat)
                cloth.blit(art.plate(box.w, box.h, alpha=238), screen.at(box.x, box.y))
            return cloth
        return art.keep(("cloth", self.state.map, self.state.quick, size, seats), make)

    def _labels(self) -> dict[str, Label]:
        """Where each city's name and number stand, for the text sizes in force."""
        art, chart = self.scene.house.art, self.chart
        state = cast("State", self.scene.match.state)
        key = ("labels", state.map, state.quick, art.scale)
        if self._laid[0] != key:
            demands = chart.atlas.demands[state.quick]
            sizes = {city.name: (art.size(self._spaced(city.name), "city"),
                                 art.size(f"{demand}/{demand}", "demand"))
                     for city, demand in zip(chart.atlas.cities, demands, strict=True)}
            lights = {city.name: (chart.centre(city.name), chart.city / 2)
                      for city in chart.atlas.cities}
            taken = [self.scene.board.box("depot"), self.scene.board.box("task")]
            self._laid = key, labels(lights, sizes, taken, chart.room)
        return self._laid[1]

    _laid: tuple[Hashable, dict[str, Label]] = ((), {})

    def _spaced(self, name: str) -> str:
        return name.replace("_", " ")

    # the country

    def _towns(self, screen: Screen) -> None:
        """The light of every city that wants packets, a tick where it has them all; its number."""
        art, side = self.scene.house.art, self.chart.city
        for label in self._labels().values():
            for box in (label.name, label.number):
                screen.put(art.plate(box.w + 10, box.h - 2, NIGHT, 150, edge=None, radius=9),
                           box.x - 5, box.y + 1)
        self._depot(screen)
        for name, label in self._labels().items():
            screen.put(art.text(self._spaced(name), "city", IVORY), label.name.x, label.name.y)
            says = self.table.get(f"demand/{name}")
            if not isinstance(says, tuple):
                continue
            full = says[1] == says[2]
            picture, grown = ("supplied", 1.5) if full else ("city", 1.75)
            screen.put_centered(art.picture(f"pieces/reindeer/{picture}", side * grown,
                                            side * grown), *self.chart.centre(name))
            text = art.text(self._say(says), "demand", DONE if full else GOLD)
            screen.put(text, label.number.x, label.number.y)

    def _depot(self, screen: Screen) -> None:
        art, pose = self.scene.house.art, self.scene.board.pose("depot")
        screen.put_centered(art.picture("pieces/reindeer/depot", pose.w * 1.3, pose.h * 1.3),
                            pose.x, pose.y - 4)
        screen.put_centered(art.disc(32, NIGHT, 225), pose.x, pose.y + 22)
        screen.put_centered(art.text("D", "demand", IVORY), pose.x, pose.y + 21)

    def _anchors(self, screen: Screen) -> None:
        """Where a pile that was moved aside really lies."""
        art = self.scene.house.art
        for name, (x, y) in self.chart.heaps.items():
            _, seat, point = name.split("/")
            px, py = self.chart.at(*point_of(point))
            if abs(px - x) + abs(py - y) > 26:
                for k in range(1, 5):
                    screen.put_centered(art.disc(5, SEAT_COLOURS[int(seat)], 255),
                                        px + (x - px) * k / 5, py + (y - py) * k / 5)
            screen.put_centered(art.disc(13, INK, 255), px, py)
            screen.put_centered(art.disc(9, SEAT_COLOURS[int(seat)], 255), px, py)

    def _counts(self, screen: Screen) -> None:
        """How many packets lie in a pile, where it is more than one."""
        art = self.scene.house.art
        coming = {zone(sprite.place) for sprite in self.scene.layer.flights()}
        for place, says in self.table.items():
            if (not place.startswith("count/") or not isinstance(says, tuple) or says[1] == 1
                    or place.replace("count", "stack") in coming):
                continue
            pose = self.scene.board.pose(place)
            seat = int(place.split("/")[1])
            n = min(int(str(says[1])), 6)
            x = pose.x + (22, 27, 27, 38, 38, 38)[n - 1]
            text = art.text(self._say(says), "demand", IVORY)
            side = max(34, text.get_width() / art.scale + 14)
            screen.put_centered(art.plate(side, 34, NIGHT, 245, SEAT_COLOURS[seat], 3, 16),
                                x, pose.y + 12)
            screen.put_centered(text, x, pose.y + 11)

    # what is being chosen

    def _picker(self) -> tuple[Seat, MapPicker] | None:
        """The seat that chooses now, and what it has chosen."""
        return next(((seat, cast("MapPicker", picker))
                     for seat, picker in self.scene.pickers.items()), None)

    def _roamer(self) -> MapPicker | None:
        found = self._picker()
        return found[1] if found and found[1].flight and not self.scene.reel.busy else None

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
        if not found or self.scene.reel.busy:
            return
        picker = found[1]
        if picker.flight is None:
            if picker.stage == "source":
                for place in picker.nexts():
                    if meant(place) is not None:
                        self._halo(screen, place, LEGAL)
            return
        for place in picker.goals():
            if place.startswith("point/") and place not in picker.sources:
                pose = self.scene.board.pose(place)
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
        pose = self.scene.board.pose(place)
        if place.startswith("city/"):
            return pose.x, pose.y, self.chart.city + 22
        if place == "depot":
            return pose.x, pose.y, 92.0
        picker = self._picker()
        heap = self.chart.heaps.get(f"stack/{picker[0]}/{place[6:]}") if picker else None
        return (*heap, 70.0) if heap else (pose.x, pose.y, 34.0)

    def _rings(self, screen: Screen) -> None:
        """The bar of buttons, the list, the focus, and what is told of it."""
        found = self._picker()
        if found is None:
            return
        seat, picker = found
        focus = self.scene.focus[seat]
        if picker.stage == "list":
            self._list(screen, seat, picker)
        else:
            self._bar(screen, seat, picker)
        self._task_pill(screen, seat, picker)
        place = focus
        if focus.startswith("reading/"):
            place = named(picker.listed[int(focus[8:])].place)
            listing = self.scene.board.box("reading")
            if self._at(place)[0] < listing.right + 50:  # it lies under the list
                place = focus
        if meant(place) is not None and not self.scene.reel.busy:
            self._cursor(screen, seat, picker, place)
        if meant(focus) is None:
            box = self.scene.board.box(focus).inset(-RING - 1)
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
        reach = cast("MapReach", self.scene.reach)
        glass = picker.stage != "list" and (
            reach.cursor(seat).free or self._crowded(x, y) or self._circle(picker)[1] < SMALL)
        self._put(screen, tag)
        if glass:
            box = self._beside(x, y, LENS, LENS, last=True)
            screen.put(self._lens(screen, picker, (x, y)), box.x, box.y)

    def _crowded(self, x: float, y: float) -> bool:
        """Whether so much lies round a place that it is hard to tell apart."""
        things = [*self.chart.heaps.values(),
                  *(self.chart.centre(city.name) for city in self.chart.atlas.cities)]
        return sum(abs(a - x) < CROWD and abs(b - y) < CROWD for a, b in things) > 3

    def _beside(self, x: float, y: float, w: float, h: float, *, last: bool) -> Box:
        """Room beside the cursor: the tag on one side, the lens on the other (`last`)."""
        room = self.chart.room
        right = (x < room.x + room.w / 2) != last
        left = x + 46 if right else x - 46 - w
        if left < room.x or left + w > room.right:
            left = min(max(left, room.x), room.right - w)
            top = y - 56 - h if y - 56 - h > room.y else y + 56
        else:
            top = y - h / 2
        return Box(left, min(max(top, room.y), room.bottom - h), w, h)

    def _lens(self, screen: Screen, picker: MapPicker, at: tuple[float, float]) -> pygame.Surface:
        art = self.scene.house.art
        circle = self._circle(picker)
        key = (at, circle, id(self.scene.shown), screen.surface.get_size())
        if self._glass is None or self._glass[0] != key:
            focus = meant(self.scene.focus[picker.seat])
            true = self.chart.centre(focus) if focus is not None else at
            self._glass = key, lens(self.chart, art, self._cloth(screen), screen.at(0, 0), true,
                                    self.state, circle)
        return self._glass[1]

    def _tag(self, seat: Seat, picker: MapPicker, place: Place) -> Page:
        """Miles, price and, if it cannot be, the reason, beside the cursor."""
        live, flight = picker.live(place), picker.flight
        key = ("tag", seat, place, picker.path)
        if key not in self._pages:
            page = self._pages[key] = Page(self.scene.house.art)
            if live and flight:
                side = flight.side(self.chart.atlas)
                way = self.chart.way(flight.frm, live.place, side)
                lines: list[tuple[Says, Colour]] = [
                    (("reindeer-tag", way, side, live.cost), IVORY)]
                if live.why:
                    lines.append((live.why, EMBER))
                elif place.startswith("city/"):
                    lines.append((("reindeer-tag-city", self._spaced(str(live.place))), DONE))
                self._fill_tag(page, place, lines)
        return self._pages[key]

    def _fill_tag(self, page: Page, place: Place, lines: list[tuple[Says, Colour]]) -> None:
        art = page.art
        texts = [(self.scene.say(says), colour) for says, colour in lines]
        w = min(max(art.size(text, "small")[0] for text, _ in texts) + 2, TAG * art.text_scale)
        heights = [art.size(text, "small", w)[1] for text, _ in texts]
        x, y, _ = self._at(place)
        box = self._beside(x, y, w + 32, sum(heights) + 20, last=False)
        page.plate(box, NIGHT, 244, STRIKE if len(lines) > 1 and lines[1][1] == EMBER else GOLD)
        top = box.y + 10
        for (text, colour), h in zip(texts, heights, strict=True):
            page.fitted(Box(box.x + 16, top, w, h), text, "small", colour)
            top += h

    # the list

    def _list(self, screen: Screen, seat: Seat, picker: MapPicker) -> None:
        """The destinations, with miles and price, a row each."""
        key = ("list", seat, picker.path, tuple(picker.readings))
        if key not in self._pages:
            page = self._pages[key] = Page(self.scene.house.art)
            boxes = [self.scene.board.box(f"reading/{n}") for n in range(len(picker.readings))]
            whole = Box(boxes[0].x - 20, boxes[0].y - 14, boxes[0].w + 40,
                        boxes[-1].bottom - boxes[0].y + 28)
            page.plate(whole, PANEL, 248, GOLD)
            for box, goal in zip(boxes, picker.listed, strict=True):
                self._row(page, box, picker, goal)
        self._put(screen, self._pages[key])

    def _row(self, page: Page, box: Box, picker: MapPicker, goal: Goal) -> None:
        place = named(goal.place)
        live, flight = picker.live(place), picker.flight
        if live is None or flight is None:
            return
        page.plate(box.inset(0, 2), PANEL, 250, EDGE)
        city = place.startswith("city/")
        page.picture(Box(box.x + 8, box.y + 8, box.h - 16, box.h - 16), "pieces/reindeer/" + (
            "city" if city else "depot" if place == "depot" else f"packet_{picker.seat}"))
        way = self.chart.way(flight.frm, live.place, flight.side(self.chart.atlas))
        told = box.w * 0.34
        page.fitted(Box(box.x + box.h + 4, box.y + 3, box.w - box.h - told - 14, box.h - 6),
                    self.scene.say(self._where(goal, picker)), "small", IVORY)
        page.fitted(Box(box.right - told - 10, box.y + 3, told, box.h - 6),
                    self.scene.house.words("reindeer-row", way, live.cost), "small", GOLD, "right")

    def _where(self, goal: Goal, picker: MapPicker) -> Says:
        """An end in a list: its name, what lies there, or the city that it leads to."""
        if isinstance(goal.place, str):
            return ("reindeer-row-depot",) if goal.place == DEPOT else (
                "reindeer-at-city", self._spaced(goal.place))
        if named(goal.place) in picker.sources:
            name = self.chart.atlas.nearest(goal.place)
            return ("reindeer-row-stack", ("reindeer-at-depot",) if name == DEPOT
                    else self._spaced(name))
        return ("reindeer-row-towards", self._spaced(goal.city))

    # the bar

    def _bar(self, screen: Screen, seat: Seat, picker: MapPicker) -> None:
        focus = self.scene.focus[seat]
        for place in (*SLEIGHS, "button/done"):
            self._choice(screen, picker, place, lit=focus == place)
        if picker.flight is None:
            if picker.alone:
                self._choice(screen, picker, FINISH, lit=focus == FINISH)
            return
        self._choice(screen, picker, LIST, lit=focus == LIST)
        if picker.path[0] == SLEIGHS[1]:
            for n in range(1, 6):
                self._choice(screen, picker, f"number/{n}", lit=focus == f"number/{n}")

    def _choice(self, screen: Screen, picker: MapPicker, place: Place, *, lit: bool) -> None:
        """A button: chosen ones are framed in light, those that are refused are dull."""
        dull = picker.refusal(place) is not None
        chosen = place in picker.path
        key = ("choice", place, lit, dull, chosen)
        if key not in self._pages:
            page = self._pages[key] = Page(self.scene.house.art)
            box = self.scene.board.box(place)
            edge = LEGAL if chosen else GOLD if lit else EDGE
            page.plate(box, (74, 48, 28) if chosen else PANEL, 250, edge)
            ink = DIM if dull else IVORY
            words = self.scene.house.words
            if place in SLEIGHS:
                big = place == SLEIGHS[1]
                w = 150 if big else 116
                picture = "pieces/reindeer/big" if big else "pieces/reindeer/little"
                h = w * (140 / 440 if big else 0.5)
                page.picture(Box(box.x + 12, box.y + (box.h - h) / 2, w, h), picture)
                page.fitted(Box(box.x + w + 18, box.y + 4, box.w - w - 28, box.h - 8),
                            words("reindeer-rent-big" if big else "reindeer-rent-little"),
                            "label", ink, "center")
            else:
                text = place[7:] if place.startswith("number/") else words(
                    place.replace("/", "-"))
                page.fitted(box.inset(8, 4), text, "label", ink, "center")
        self._put(screen, self._pages[key])

    def _task_pill(self, screen: Screen, seat: Seat, picker: MapPicker) -> None:
        """What is to be done now, over the corner of the map."""
        text = self._say(picker.tray() or self.scene.manners.task(self.state, seat))
        key = ("task", seat, text)
        if key not in self._pages:
            page = self._pages[key] = Page(self.scene.house.art)
            room = self.scene.board.box("task")
            w = min(page.art.size(text, "body")[0] + 90, room.w)
            box = room._replace(w=w)
            page.plate(box, PANEL, 242, SEAT_COLOURS[seat])
            page.picture(Box(box.x + 12, box.y + 10, 36, 36), f"ui/seat_{seat}")
            page.fitted(Box(box.x + 60, box.y + 2, w - 76, box.h - 4), text, "body", IVORY)
        self._put(screen, self._pages[key])

    # the column

    def _order(self, screen: Screen) -> None:
        """The round, the rent, and what the dice say: who begins and which way it goes."""
        scene = self.scene
        for place in ("round", "rent", "par"):
            says = self.table.get(place)
            if isinstance(says, tuple):
                self._put(screen, self._line(place, self._say(self._with_best(says))))
        if (dice := self.state.dice) is None:
            return
        pose = scene.board.pose("dice/0")
        art = scene.house.art
        x = pose.x + 62 * 2 + 4
        screen.put_centered(art.picture(f"ui/seat_{dice[0] - 1}", 44, 44), x, pose.y)
        way = "left" if dice[1] % 2 == 0 else "right"
        screen.put_centered(art.picture(f"pieces/reindeer/way_{way}", 56, 56), x + 62, pose.y)

    def _with_best(self, says: Says) -> Says:
        if says[0] != "reindeer-par":
            return says
        from game.tables.map_ending import played_on
        best = self.scene.house.settings.bests.get(played_on(self.state))
        return says if best is None else ("reindeer-par-best", says[1], best)

    def _line(self, place: Place, text: str) -> Page:
        key = ("line", place, text)
        if key not in self._pages:
            page = self._pages[key] = Page(self.scene.house.art)
            page.fitted(self.scene.board.box(place), text, "small",
                        IVORY if place == "round" else DIM)
        return self._pages[key]

    def _seat_page(self, seat: Seat, *, asked: bool, bubble: Bubble | None) -> Page:  # noqa: ARG002
        scene = self.scene
        page = Page(scene.house.art)
        box, colour = self.plate(seat), SEAT_COLOURS[seat]
        page.picture(Box(box.x + 28, box.y + 20, 46, 46), f"ui/seat_{seat}")
        page.fitted(Box(box.x + 88, box.y + 1, box.w - 100, 47), scene.hands.players[seat].name,
                    "label", colour)
        says = self.table.get(f"money/{seat}")
        if isinstance(says, tuple):
            page.fitted(scene.board.box(f"money/{seat}")._replace(x=box.x + 88),
                        scene.say(says), "label", IVORY)
        if asked and not scene.hands.is_bot(seat):
            self._hints(page, seat)
        return page

    def _hints(self, page: Page, seat: Seat) -> None:
        scene = self.scene
        device = scene.hands.devices.get(seat) or scene.last_device
        actions = [(Action.CONFIRM, "hint-choose"), (Action.PREV, "hint-roam"),
                   (Action.WHY, "hint-why"), (Action.RULES, "hint-rules"),
                   (Action.PAUSE, "hint-pause")]
        if scene.undo_length([seat]) is not None:
            actions.insert(1, (Action.UNDO, "hint-undo"))
        hint_row(page, scene.house, scene.board.box("hints"), device, actions, scene.act_hint)

    def _captions(self, screen: Screen) -> None:
        """What the table says to seats; else the last things that happened."""
        last = sorted(self.scene.bubbles.items(), key=lambda entry: entry[1].until)[-BUBBLES:]
        bubbles = tuple((seat, bubble.says, bubble.warning) for seat, bubble in last)
        if not bubbles:
            super()._captions(screen)
            return
        key = ("bubbles", bubbles)
        if key not in self._pages:
            page = self._pages[key] = Page(self.scene.house.art)
            room = self.scene.board.box("captions").inset(-14, 0)
            share = (room.h + 12) / len(bubbles)
            y = room.y
            for seat, says, warning in bubbles:
                text = self.scene.say(says)
                h = min(page.art.size(text, "body", room.w - 20)[1] + 24, share - 12)
                box = Box(room.x, y, room.w, h)
                page.plate(box, PARCHMENT, 252, STRIKE if warning else SEAT_COLOURS[seat])
                page.fitted(box.inset(9, 6), text, "body", INK, "center")
                y += h + 12
        self._put(screen, self._pages[key])
