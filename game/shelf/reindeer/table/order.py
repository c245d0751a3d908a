"""What stands at the head of the column beside a map: the round, the rent, and whose turns come."""

from __future__ import annotations

from game.core import Place, Says, Seat
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import DIM, EDGE, GOLD, INK, IVORY, PANEL
from game.shelf.reindeer.rules import to_come
from game.shelf.reindeer.rules.position import ROUNDS, State, Turn
from game.shelf.reindeer.table.country import Country
from game.shelf.reindeer.table.ending import dollars, played_on
from game.tables.picture import Paper, Part

TURN = 50.0  # from one sign to the next in the order of turns
COMES, NEXT = 40.0, 10.0  # of a sign, and of the arrow between two
LATE, BAR = 10, 12.0  # rounds, from which on it is told how many are left, and a bar's height


class Order(Part):
    """The round, the rent, and who is asked, who comes then, until the dice are thrown again."""

    def __init__(self, country: Country, paper: Paper) -> None:
        self.country, self.paper = country, paper

    def draw(self, screen: Screen) -> None:
        country, show = self.country, self.country.show
        taught = show.board.has("lesson")  # a lesson, or a puzzle, has a goal of its own
        for place in ("round", "rent") if taught else ("round", "rent", "par"):
            says = show.table.get(place)
            if isinstance(says, tuple):
                self._line(screen, place, country.say(self.with_best(self.near_end(says))))
        self._goal(screen)
        state = country.state
        if state.dice is not None and isinstance(state.stage, Turn):
            self._turns(screen, [state.stage.seat, *coming(state)])

    def _turns(self, screen: Screen, seats: list[Seat]) -> None:
        """The signs of those whose turns are still to come, the present one in light, and then the
        dice."""
        box = self.country.show.board.box("dice")

        def build(page: Page) -> None:
            y = box.center[1]
            for n, seat in enumerate(seats):
                x = box.x + TURN * n
                if not n:
                    page.image(page.art.plate(46, 46, PANEL, 255, GOLD, 3, 12), x - 3, y - 23)
                page.picture(Box(x, y - COMES / 2, COMES, COMES), f"ui/seat_{seat}")
                page.picture(Box(x + COMES, y - NEXT / 2, NEXT, NEXT), "ui/play", leaf=False)
            page.picture(Box(box.x + TURN * len(seats), y - COMES / 2, COMES, COMES),
                         "pieces/reindeer/die_5")
        self.paper.put(screen, ("turns", *seats), build)

    def near_end(self, says: Says) -> Says:
        """How many packets the cities still want, which ends a match, unless its rounds run out
        first."""
        late = says[0] != "reindeer-round" or int(str(says[1])) > ROUNDS - LATE
        if late or not isinstance(self.country.state.stage, Turn):
            return says
        return ("reindeer-left", self.lacks())

    def lacks(self) -> int:
        """How many packets the cities still want."""
        return sum(int(str(says[2])) - int(str(says[1]))
                   for says, _ in self.country.demands().values())

    def _goal(self, screen: Screen) -> None:
        """How much of what all cities want they have, as a bar."""
        country, art = self.country, self.country.show.stage.art
        whole, row = sum(country.chart.atlas.demands[country.state.quick]), country.show.board.box(
            "round")
        if isinstance(country.show.table.get("par"), tuple) or not whole:
            return
        for share, colour in ((1.0, INK), (1 - self.lacks() / whole, GOLD)):
            if share > 0:
                screen.put(art.plate(max(row.w * share, BAR), BAR, colour, 255, EDGE, 1.5, BAR / 2),
                           row.x, row.bottom - 2)

    def with_best(self, says: Says) -> Says:
        """What is said of a par, with the best result of this house beside it."""
        if says[0] != "reindeer-par":
            return says
        best = self.country.show.stage.settings().bests.get(played_on(self.country.state))
        return says if best is None else ("reindeer-par-best", says[1], dollars(best))

    def _line(self, screen: Screen, place: Place, text: str) -> None:
        box, colour = self.country.show.board.box(place), IVORY if place == "round" else DIM
        self.paper.put(screen, ("line", place, text),
                       lambda page: page.fitted(box, text, "small", colour))


def coming(state: State) -> list[Seat]:
    """Who is asked after the present one in this round, in order."""
    if not isinstance(state.stage, Turn):
        return []
    return to_come(state.dice, len(state.money), state.stage.seat)
