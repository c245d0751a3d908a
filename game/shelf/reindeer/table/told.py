"""What the table of a country tells everybody over the map and the panels: great moments in words,
who leads, and who comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core import Seat
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import GOLD, INK, IVORY, NIGHT, PANEL, SEAT_COLOURS
from game.shelf.reindeer.rules import to_come
from game.shelf.reindeer.rules.position import State, Turn
from game.shelf.reindeer.table.country import Country
from game.tables.picture import Paper, Part

if TYPE_CHECKING:
    from game.tables.show import Show

TOLD = {"round", "full", "supplied"}  # beats that are told in large words while they last
CARD, FROM_TOP = (860.0, 96.0), 26.0
BAR = 7.0  # how high the bar of a sum is
RING = 150.0  # round a city that has all it wants now


class Card(Part):
    """Who begins a round and which way it goes, or a city that has become full, for a moment."""

    def __init__(self, country: Country, paper: Paper) -> None:
        self.country, self.paper = country, paper

    def draw(self, screen: Screen) -> None:
        show, chart = self.country.show, self.country.chart
        beat = show.beat
        if beat is None or beat.what not in TOLD or not show.reel.busy:
            return
        if beat.what == "full":
            art = show.stage.art
            x, y = chart.centre(str(beat.says[0]).replace(" ", "_"))
            for side, tone, width in ((RING + 8, NIGHT, 16.0), (RING, IVORY, 8.0)):
                screen.put_centered(art.plate(side, side, alpha=0, edge=tone, width=width,
                                              radius=side / 2), x, y)
        text, room = show.say(show.style.caption(beat)), chart.room
        box = Box(room.center[0] - CARD[0] / 2, room.y + FROM_TOP, *CARD)

        def build(page: Page) -> None:
            page.plate(box, PANEL, 250, GOLD)
            page.fitted(box.inset(24, 6), text, "body", IVORY, "center")
        self.paper.put(screen, ("card", text, box), build)


class Ranks(Part):
    """On the panels: a crown for whoever leads, a bar for each sum, and in which order the others
    come in this round."""

    def __init__(self, country: Country) -> None:
        self.country = country

    def draw(self, screen: Screen) -> None:
        show, state = self.country.show, self.country.state
        most = max(state.money)
        for seat, money in enumerate(state.money):
            box = show.panel(seat)
            if len(state.money) > 1:
                self._bar(screen, box, seat, money / max(most, 1))
                if money == most > min(state.money):
                    screen.put(show.stage.art.picture("pieces/reindeer/crown", 44, 30),
                               box.x + 29, box.y + 1)
        for n, seat in enumerate(coming(state), 2):
            self._next(screen, show, seat, str(n))

    def _bar(self, screen: Screen, box: Box, seat: Seat, part: float) -> None:
        art, whole = self.country.show.stage.art, box.w - 24
        x, y = box.x + 12, box.bottom - BAR - 3
        screen.put(art.plate(whole, BAR, INK, 255, None, 0, BAR / 2), x, y)
        if part > 0:
            screen.put(art.plate(max(whole * part, BAR), BAR, SEAT_COLOURS[seat], 255, None, 0,
                                 BAR / 2), x, y)

    def _next(self, screen: Screen, show: Show, seat: Seat, text: str) -> None:
        box, art = show.panel(seat), show.stage.art
        x, y = box.right - 82, box.y + 61
        screen.put_centered(art.plate(36, 36, NIGHT, 255, SEAT_COLOURS[seat], 3, 18), x, y)
        screen.put_centered(art.text(text, "city", IVORY), x, y - 1)


def coming(state: State) -> list[Seat]:
    """Who is asked after the present one in this round, in order."""
    if not isinstance(state.stage, Turn):
        return []
    return to_come(state.dice, len(state.money), state.stage.seat)
