"""What stands at the head of the column beside a map: the round, the rent, and whose turns come."""

from __future__ import annotations

from game.core.contract import Place, Says, Seat
from game.games.reindeer.rules import to_come
from game.games.reindeer.rules.position import ROUNDS, State, Turn
from game.games.reindeer.table.ending import dollars, played_on
from game.games.reindeer.table.map_part import MapPart
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import DIM, EDGE, GOLD, INK, IVORY, SEAT_COLOURS

TURN = 50.0  # from one sign to the next in the order of turns
COMES = 40.0  # of a sign without a name
SIGN, GAP, LETTERS = 30.0, 5.0, "small@1"  # of one before its name, and the words
LATE, BAR = 10, 12.0  # rounds, from which on it is told how many are left, and a bar's height


class Order(MapPart):
    """The round, and who comes then, until the dice are thrown again; in their place the rent that
    is left, once a sleigh was rented."""

    def draw(self, screen: Screen) -> None:
        country, show, state = self.country, self.country.show, self.country.state
        taught = show.board.has("lesson")  # a lesson, or a puzzle, has a goal of its own
        begun = isinstance(state.stage, Turn) and state.stage.rent > 0
        rent = ["rent"] if begun or state.dice is None else []
        for place in ("round", *rent) if taught else ("round", *rent, "par"):
            says = show.table.get(place)
            if isinstance(says, tuple):
                self._line(screen, place, country.say(self.with_best(self.near_end(says))))
        self._goal(screen)
        if state.dice is not None and isinstance(state.stage, Turn) and not begun:
            self._turns(screen, coming(state))

    def _turns(self, screen: Screen, seats: list[Seat]) -> None:
        """Who comes next, by name where there is room for all, and then the dice."""
        show = self.country.show
        box, names = show.board.box("rent"), [show.name(seat) for seat in seats]
        head = show.say(("reindeer-next",) if seats else ("reindeer-next-dice",))

        def build(page: Page) -> None:
            art, x = page.art, box.x
            wides = [art.size(name, LETTERS)[0] + 2 for name in names]
            most = box.w * 0.6 if seats else box.w - COMES - GAP
            first = min(art.size(head, LETTERS)[0] + 2, most)
            room = box.w - first - GAP
            page.fitted(box._replace(w=first), head, LETTERS, DIM)
            x += first + GAP
            spoken = sum(wides) + (SIGN + 2 * GAP) * len(seats) <= room
            step = min(TURN, (room - COMES) / max(len(seats), 1))
            for seat, name, wide in zip(seats, names, wides, strict=True):
                side = SIGN if spoken else min(COMES, step - 4)
                page.picture(Box(x, box.center[1] - side / 2, side, side), f"ui/seat_{seat}")
                if spoken:
                    page.fitted(box._replace(x=x + SIGN + 6, w=wide), name, LETTERS,
                                SEAT_COLOURS[seat])
                x += SIGN + 2 * GAP + wide if spoken else step
            if x + COMES <= box.right:
                page.picture(Box(x, box.center[1] - COMES / 2, COMES, COMES),
                             "pieces/reindeer/die_5")
        self.paper.put(screen, ("turns", head, *seats, *names), build)

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
                           row.x, row.bottom + 1)

    def with_best(self, says: Says) -> Says:
        """What is said of a par, with the best result of this house beside it."""
        if says[0] != "reindeer-par":
            return says
        best = self.country.show.stage.settings().bests.get(played_on(self.country.state))
        return says if best is None else ("reindeer-par-best", says[1], dollars(best))

    def _line(self, screen: Screen, place: Place, text: str) -> None:
        box, colour = self.country.show.board.box(place), IVORY if place == "round" else DIM
        self.paper.put(screen, ("line", place, text),
                       lambda page: page.fitted(box, text, "body" if place == "round" else "small",
                                            colour))


def coming(state: State) -> list[Seat]:
    """Who is asked after the present one in this round, in order."""
    if not isinstance(state.stage, Turn):
        return []
    return to_come(state.dice, len(state.money), state.stage.seat)
