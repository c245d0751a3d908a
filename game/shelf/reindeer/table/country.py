"""A country by night on the table: lights, names and piles, the plates and the order of play.

What never changes is one opaque cloth. Like every table it reads the scene and the table of the
audience, and no state of its own.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from typing import TYPE_CHECKING, cast

import pygame

from game.core import Place, Says, Seat, zone
from game.devices.press import Action
from game.picture.hints import hint_row
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import DIM, EDGE, GOLD, INK, IVORY, NIGHT, PARCHMENT, SEAT_COLOURS, Colour
from game.shelf.reindeer.rules.position import State
from game.shelf.reindeer.table.chart import Chart, point_of, tally
from game.shelf.reindeer.table.ending import dollars, played_on
from game.shelf.reindeer.table.labels import Label, labels
from game.shelf.reindeer.table.land import land_alpha, painted
from game.shelf.reindeer.table.lens import SHADE
from game.tables.picture import TablePicture
from game.tables.places import kind_of, numbers_of, parts_of
from game.tables.seat_panels import STRIKE

if TYPE_CHECKING:
    from game.tables.seat_input import Bubble
    from game.tables.table import TableScene

FRAME = 14.0  # of the sheet round the country's room
SHADED = 5.0  # of the shade behind words, to either side
DONE: Colour = (141, 245, 200)
BUBBLES = 2  # at once


class CountryPicture(TablePicture):
    """What lies on a table whose board has a chart, whoever chooses."""

    _laid: tuple[Hashable, dict[str, Label]] = ((), {})

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
        scene = self.scene
        words = (*(box.inset(-SHADED, 0) for label in self._labels().values() for box in label),
                 scene.show.board.box("task"))
        scene.show.base = scene.show.base._replace(country=replace(
            self.chart, words=words, heaps={}, sizes={}))

    @property
    def chart(self) -> Chart:
        return cast("Chart", self.scene.show.board.country)

    @property
    def sheet(self) -> Box:
        return self.chart.room.inset(-FRAME)

    @property
    def state(self) -> State:
        return cast("State", self.scene.show.state)

    def refit(self) -> None:
        super().refit()
        self._told.clear()
        self._lay()

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
            head = scene.show.board.box("round")
            low = scene.show.board.box("rent")
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
            taken = [self.scene.show.board.box("depot"), self.scene.show.board.box("task")]
            self._laid = key, labels(lights, sizes, taken, chart.room)
        return self._laid[1]

    def _spaced(self, name: str) -> str:
        return name.replace("_", " ")

    # the country

    def _towns(self, screen: Screen) -> None:
        """The depot, and the light of every city that wants packets: a tick where it has all."""
        art, side = self.scene.house.art, self.chart.city
        self._depot(screen)
        for name, (_, full) in self._demands().items():
            picture, grown = ("supplied", 1.5) if full else ("city", 1.75)
            screen.put_centered(art.picture(f"pieces/reindeer/{picture}", side * grown,
                                            side * grown), *self.chart.centre(name))

    def _names(self, screen: Screen) -> None:
        """The name of every city and its number, over whatever lies there."""
        art, demands = self.scene.house.art, self._demands()
        for label in self._labels().values():
            for box in label:
                shade = box.inset(-SHADED, 1)
                screen.put(art.plate(shade.w, shade.h, NIGHT, 150, edge=None, radius=9),
                           shade.x, shade.y)
        for name, label in self._labels().items():
            screen.put(art.text(self._spaced(name), "city", IVORY), label.name.x, label.name.y)
            if name in demands:
                says, full = demands[name]
                text = art.text(self._say(says), "demand", DONE if full else GOLD)
                screen.put(text, label.number.x, label.number.y)

    def _demands(self) -> dict[str, tuple[Says, bool]]:
        """What the table says of each city, and whether it has all that it wants."""
        told = {city.name: self.table.get(f"demand/{city.name}")
                for city in self.chart.atlas.cities}
        return {name: (says, says[1] == says[2]) for name, says in told.items()
                if isinstance(says, tuple)}

    def _depot(self, screen: Screen) -> None:
        art, pose = self.scene.house.art, self.scene.show.board.pose("depot")
        screen.put_centered(art.picture("pieces/reindeer/depot", pose.w * 1.3, pose.h * 1.3),
                            pose.x, pose.y - 4)
        screen.put_centered(art.disc(32, NIGHT, 225), pose.x, pose.y + 22)
        screen.put_centered(art.text("D", "demand", IVORY), pose.x, pose.y + 21)

    def _anchors(self, screen: Screen) -> None:
        """Where a pile that was moved aside really lies."""
        art = self.scene.house.art
        for name, (x, y) in self.chart.heaps.items():
            seat, point = parts_of(name)
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
        coming = {zone(sprite.place) for sprite in self.scene.show.layer.flights()}
        for place, says in self.table.items():
            if (kind_of(place) != "count" or not isinstance(says, tuple) or says[1] == 1
                    or place.replace("count", "stack") in coming):
                continue
            pose = self.scene.show.board.pose(place)
            seat = numbers_of(place)[0]
            text = art.text(self._say(says), "demand", IVORY)
            box = tally(int(str(says[1])))
            screen.put_centered(art.plate(box.w, box.h, NIGHT, 245, SEAT_COLOURS[seat], 3, 16),
                                pose.x + box.center[0], pose.y + box.center[1])
            screen.put_centered(text, pose.x + box.center[0], pose.y + box.center[1] - 1)

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
        pose = scene.show.board.pose("dice/0")
        art = scene.house.art
        x = pose.x + 62 * 2 + 4
        screen.put_centered(art.picture(f"ui/seat_{dice[0] - 1}", 44, 44), x, pose.y)
        way = "left" if dice[1] % 2 == 0 else "right"
        screen.put_centered(art.picture(f"pieces/reindeer/way_{way}", 56, 56), x + 62, pose.y)

    def _with_best(self, says: Says) -> Says:
        if says[0] != "reindeer-par":
            return says
        best = self.scene.house.settings.bests.get(played_on(self.state))
        return says if best is None else ("reindeer-par-best", says[1], dollars(best))

    def _line(self, place: Place, text: str) -> Page:
        key = ("line", place, text)
        if key not in self._pages:
            page = self._pages[key] = Page(self.scene.house.art)
            page.fitted(self.scene.show.board.box(place), text, "small",
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
            page.fitted(scene.show.board.box(f"money/{seat}")._replace(x=box.x + 88),
                        scene.say(says), "label", IVORY)
        if asked and not scene.hands.is_bot(seat):
            self._hints(page, seat)
        return page

    def _hints(self, page: Page, seat: Seat) -> None:
        scene = self.scene
        device = scene.hands.devices.get(seat) or scene.last_device
        actions = [*self._can(seat), (Action.PREV, "hint-roam")]
        if not scene.covers(box := scene.show.board.box("hints")):
            hint_row(page, scene.house, box, device, actions, scene.act_hint)

    def bubble(self, seat: Seat, bubble: Bubble) -> Box:  # noqa: ARG002  all stand in one column
        return self.scene.show.board.box("captions").inset(-14, 0)

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
            room = self.bubble(*last[0])
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
