"""What lies round a map while somebody chooses: the task, the buttons, and the list of ends."""

from __future__ import annotations

from game.core import Place, Says, Seat
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import DIM, EDGE, GOLD, IVORY, PANEL, SEAT_COLOURS
from game.shelf.reindeer.rules.atlas import DEPOT
from game.shelf.reindeer.table.chart import named
from game.shelf.reindeer.table.country import CountryPicture
from game.shelf.reindeer.table.picker import FINISH, LIST, SLEIGHS, MapPicker
from game.shelf.reindeer.table.targets import Goal
from game.tables.picture import LEGAL
from game.tables.places import NUMBER, kind_of, number_button, rest_of


class ChoicePicture(CountryPicture):
    """The picture of a country with the choices of a turn."""

    # the list

    def _list(self, screen: Screen, seat: Seat, picker: MapPicker) -> None:
        """The destinations, with miles and price, a row each."""
        key = ("list", seat, picker.path, tuple(picker.readings))
        if key not in self._pages:
            page = self._pages[key] = Page(self.scene.house.art)
            boxes = [self.scene.show.board.box(f"reading/{n}") for n in range(len(picker.readings))]
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
        city = kind_of(place) == "city"
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
                self._choice(screen, picker, number_button(n), lit=focus == number_button(n))

    def _choice(self, screen: Screen, picker: MapPicker, place: Place, *, lit: bool) -> None:
        """A button: chosen ones are framed in light, those that are refused are dull."""
        dull = picker.refusal(place) is not None
        chosen = place in picker.path
        key = ("choice", place, lit, dull, chosen)
        if key not in self._pages:
            page = self._pages[key] = Page(self.scene.house.art)
            box = self.scene.show.board.box(place)
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
                text = rest_of(place) if kind_of(place) == NUMBER else words(
                    place.replace("/", "-"))
                page.fitted(box.inset(8, 4), text, "label", ink, "center")
        self._put(screen, self._pages[key])

    def _task_pill(self, screen: Screen, seat: Seat, picker: MapPicker) -> None:
        """What is to be done now, over the corner of the map."""
        text = self._say(picker.tray() or self.scene.style.task(self.state, seat))
        key = ("task", seat, text)
        if key not in self._pages:
            page = self._pages[key] = Page(self.scene.house.art)
            room = self.scene.show.board.box("task")
            w = min(page.art.size(text, "body")[0] + 90, room.w)
            box = room._replace(w=w)
            page.plate(box, PANEL, 242, SEAT_COLOURS[seat])
            page.picture(Box(box.x + 12, box.y + 10, 36, 36), f"ui/seat_{seat}")
            page.fitted(Box(box.x + 60, box.y + 2, w - 76, box.h - 4), text, "body", IVORY)
        self._put(screen, self._pages[key])
