"""What lies round a map while somebody chooses: the task, the buttons, and the list of ends."""

from __future__ import annotations

from game.core.contract import Place, Says, Seat
from game.games.reindeer.rules import REWARD
from game.games.reindeer.rules.atlas import BIG, DEPOT, LITTLE, PACKET
from game.games.reindeer.rules.why import LOAD
from game.games.reindeer.table.chart import meant, named
from game.games.reindeer.table.country import DUSK, ENAMEL, listed, said, spaced
from game.games.reindeer.table.map_part import ChosenPart
from game.games.reindeer.table.picker import AGAIN, FINISH, LIST, SLEIGHS, Live, MapPicker
from game.games.reindeer.table.targets import Goal
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.stuff import lay
from game.picture.theme import (
    DIM,
    EDGE,
    EMBER,
    FAINT,
    GOLD,
    INK,
    IVORY,
    SEAT_COLOURS,
    Colour,
)
from game.tables.looks import STRIKE
from game.tables.places import NUMBER, kind_of, number_button, number_of, rest_of

DONE: Place = "button/done"
LIT: Colour = (26, 44, 86)  # a sleigh in the focus
USED: dict[str, Says] = {  # why a sleigh cannot be rented, in few words
    "reindeer-rent-spent": ("reindeer-used-up",), "reindeer-no-mixing": ("reindeer-used-mixed",),
    "reindeer-no-money": ("reindeer-used-poor",)}
CHOSEN: Colour = (46, 84, 150)  # and one that has been chosen
FEW = 2  # cities in the task


class Choice(ChosenPart):
    """The bar of buttons or the list of ends, and what is to be done now."""

    def draw(self, screen: Screen) -> None:
        found = self.chooser.now()
        if found is None or not self.scene.questions.on_screen(found[0]):
            return
        seat, picker = found
        if picker.stage == "list":
            self._list(screen, seat, picker)
        else:
            self._bar(screen, seat, picker)
        self._task(screen, seat, picker)

    # the list

    def _list(self, screen: Screen, seat: Seat, picker: MapPicker) -> None:
        """The destinations, with miles and price, a row each."""
        def build(page: Page) -> None:
            board = self.scene.show.board
            boxes = [board.box(f"reading/{n}") for n in range(len(picker.readings))]
            whole = Box(boxes[0].x - 20, boxes[0].y - 14, boxes[0].w + 40,
                        boxes[-1].bottom - boxes[0].y + 28)
            lay(page.image, page.art, ENAMEL, whole, edge=GOLD)
            for box, goal in zip(boxes, picker.listed, strict=True):
                self._row(page, box, picker, goal)

        self.paper.put(screen, ("list", seat, picker.path, tuple(picker.readings)), build)

    def _row(self, page: Page, box: Box, picker: MapPicker, goal: Goal) -> None:
        place, chart = named(goal.place), self.country.chart
        live, flight = picker.live(place), picker.flight
        if live is None or flight is None:
            return
        page.plate(box.inset(0, 2), DUSK, 250, EDGE)
        city = kind_of(place) == "city"
        page.picture(Box(box.x + 8, box.y + 8, box.h - 16, box.h - 16), "pieces/reindeer/" + (
            "city" if city else "depot" if place == "depot" else f"packet_{picker.seat}"))
        way = chart.way(flight.frm, live.place, flight.side(chart.atlas))
        told = box.w * 0.34
        page.fitted(Box(box.x + box.h + 4, box.y + 3, box.w - box.h - told - 14, box.h - 6),
                    self.scene.say(self.where(goal, picker)), "small", IVORY)
        page.fitted(Box(box.right - told - 10, box.y + 3, told, box.h - 6),
                    self.scene.say(("reindeer-row", (chart.atlas.brief, way), live.cost)),
                    "small", GOLD, "right")

    def where(self, goal: Goal, picker: MapPicker) -> Says:
        """An end in a list: its name, what lies there, or the city that it leads to."""
        if isinstance(goal.place, str):
            return ("reindeer-row-depot", PACKET * picker.carried) if goal.place == DEPOT else (
                "reindeer-row-city", spaced(goal.place), REWARD)
        if named(goal.place) in picker.sources:
            name = self.country.chart.atlas.nearest(goal.place)
            return ("reindeer-row-stack", ("reindeer-at-depot",) if name == DEPOT
                    else spaced(name))
        return ("reindeer-row-towards", spaced(goal.city))

    # the bar

    def _bar(self, screen: Screen, seat: Seat, picker: MapPicker) -> None:
        buttons = [*SLEIGHS, DONE]
        if picker.flight is not None:
            buttons.append(LIST)
            if picker.path[0] == SLEIGHS[1]:
                buttons += map(number_button, range(1, 6))
        else:
            buttons += [AGAIN] * (picker.again is not None and not picker.path)
            buttons += [FINISH] * picker.alone
        for place in buttons:
            self._button(screen, picker, place, lit=self.scene.focus[seat] == place)

    def _button(self, screen: Screen, picker: MapPicker, place: Place, *, lit: bool) -> None:
        """A button: chosen ones are filled and framed in gold, sleighs that reach some city are
        framed in the colour of the task, what is refused is pale and has no frame, and to end a
        turn is an outline, or gold where nothing else is left."""
        dull, chosen = picker.refusal(place) is not None, place in picker.path
        box, cost = self.scene.show.board.box(place), self._cost(picker, place)
        ready = place in SLEIGHS and not dull and picker.flight is None
        vain = ready and not self.chooser.serves(picker, place)
        offered = ready and (lit or not vain)
        last = place == DONE and picker.flight is None and all(
            picker.refusal(sleigh) is not None for sleigh in SLEIGHS)

        told = self.reach(big=place == SLEIGHS[1])
        if dull and place in SLEIGHS:
            told = USED.get(str((picker.refusal(place) or told)[0]), told)

        def build(page: Page) -> None:
            edge = (GOLD if chosen or lit or last else SEAT_COLOURS[picker.seat] if offered else
                    None if dull else EDGE)
            fill = GOLD if last else CHOSEN if chosen else LIT if lit and offered else DUSK
            alpha = 255 if last else 120 if dull else 250
            page.image(page.art.plate(box.w, box.h, fill, alpha, edge,
                                      5 if chosen or offered else 3), box.x, box.y)
            if place in SLEIGHS:
                self._sleigh(page, box, told, DIM if vain else GOLD, big=place == SLEIGHS[1],
                             dull=dull)
            else:
                self._word(page, box, place, cost, INK if last else FAINT if dull else IVORY)

        key = ("choice", place, lit, dull, chosen, cost, offered, vain, last, picker.seat, told)
        self.paper.put(screen, key, build)

    def _sleigh(
        self, page: Page, box: Box, told: Says, ink: Colour, *, big: bool, dull: bool,
    ) -> None:
        """A sleigh, for how much it is rented, and under it what it takes and how far, or why there
        is none."""
        w, h = (120, 38) if big else (96, 48)
        picture = page.art.picture(f"pieces/reindeer/{'big' if big else 'little'}", w, h, dull=dull)
        page.image(picture, box.x + 10, box.y + 4 + (48 - h) / 2)
        x = box.x + 10 + w + 6
        page.fitted(Box(x, box.y - 2, box.right - 12 - x, 50),
                    self.country.say(("reindeer-hire", BIG if big else LITTLE)), "body",
                    FAINT if dull else IVORY, "right")
        page.fitted(Box(box.x + 4, box.bottom - 40, box.w - 8, 38), self.country.say(told),
                    "small@1", FAINT if dull else ink, "center")

    def _word(self, page: Page, box: Box, place: Place, cost: int, ink: Colour) -> None:
        """What a button says, and under a number what so many cost."""
        alone = len(self.country.state.money) == 1
        text = rest_of(place) if kind_of(place) == NUMBER else self.scene.house.words(
            "reindeer-next-day" if alone and place == DONE else place.replace("/", "-"))
        room = box.inset(8, 4)
        if cost:
            room = room._replace(h=room.h * 0.54)
            low = Box(box.x + 2, room.bottom - 6, box.w - 4, box.bottom - room.bottom + 4)
            page.fitted(low, self.country.say(("reindeer-sum", cost)), "small@1",
                        FAINT if ink == FAINT else GOLD, "center")
        page.fitted(room, text, "asked" if place == DONE else "label", ink, "center")

    def reach(self, *, big: bool) -> Says:
        """5: how many packets a sleigh takes at most, and how far."""
        atlas = self.country.chart.atlas
        side = atlas.figures.long if big else atlas.figures.short
        return ("reindeer-takes", LOAD if big else 1, atlas.says(side, brief=True))

    def _cost(self, picker: MapPicker, place: Place) -> int:
        """What a big sleigh with so many packets costs, where they have to be bought."""
        flight = picker.flight
        if flight is None or kind_of(place) != NUMBER or flight.frm != DEPOT:
            return 0
        return flight._replace(packets=number_of(place)).cost

    def _task(self, screen: Screen, seat: Seat, picker: MapPicker) -> None:
        """What is to be done now, over the corner of the map, unless the scene's own words tell
        what to begin with."""
        if self.scene.tells and not picker.path:
            return
        country = self.country
        live = picker.live(self.scene.focus[seat]) if picker.stage != "list" else None
        bubble = self.scene.bubbles.get(seat)
        why = live.why if live and live.place != meant(picker.path[1]) else None
        why = None if bubble and bubble.says == why else why  # it is said already
        text = country.say(why or self._lands(picker, live) or self._ways(picker)
                           or picker.tray() or self._led()
                           or self.scene.style.words.task(country.state, seat))

        def build(page: Page) -> None:
            room, players = self.country.corner(), self.scene.show.players
            if why:
                said(page, room, players, seat, text, STRIKE, EMBER, high=True)
            else:
                said(page, room, players, seat, text, SEAT_COLOURS[seat],
                     name=self.scene.show.name(seat) if len(country.state.money) > 1 else "")

        self.paper.put(screen, ("task", seat, text, why), build)

    def _led(self) -> Says:
        """What to do with the sleigh in the focus: which city it reaches, or how many."""
        picker = self.chooser.now()
        if picker and self.scene.focus[picker[0]] == AGAIN and picker[1].again:
            return self.scene.style.words.spoken(self.country.state, picker[1].again)
        if (found := self.chooser.offers()) is None:
            return ()
        big = picker is not None and self.scene.focus[picker[0]] == SLEIGHS[1]
        if not found:
            led = self.chooser.nearest() if big else None
            return ("reindeer-task-nearer", spaced(led[1])) if led else ("reindeer-task-none",)
        city = spaced(min(found))
        return ("reindeer-task-carry", len(found), city) if big else (
            "reindeer-task-bring", len(found), city)

    def _lands(self, picker: MapPicker, live: Live | None) -> Says:
        """What the place in the focus brings to the sleigh that is aimed there."""
        flight, chart = picker.flight, self.country.chart
        if flight is None or live is None or live.why or live.place == meant(picker.path[1]):
            return ()
        place = named(live.place)
        if kind_of(place) == "city":
            return ("reindeer-aim-city", spaced(place[5:]), REWARD)
        if place == "depot":
            return ("reindeer-aim-depot", PACKET * flight.packets)
        near = sorted(self.chooser.near() or ())
        if near and flight.big:
            return ("reindeer-aim-near", *listed(near, FEW))
        at = chart.atlas.nearest(live.place) if isinstance(live.place, tuple) else live.place
        return ("reindeer-aim-point", ("reindeer-at-depot",) if at == DEPOT else spaced(at))

    def _ways(self, picker: MapPicker) -> Says:
        """Where a little sleigh that is aimed brings money."""
        flight = picker.flight
        if flight is None or flight.big or picker.stage != "place":
            return ()
        pays = [place[5:] for place in picker.goals() if kind_of(place) == "city"]
        return ("reindeer-pick-pays", *listed(pays, FEW), REWARD) if pays else ()
