"""MapPicker: a sleigh, a stack or the depot, a number of packets, and any place on a map.

Touches come in the order of the path: `button/big`, `depot`, `number/3`, `point/41,-9`. Touching a
stack first takes the little sleigh; a big one takes all it can until a number is touched. Where a
flight can end is listed nowhere: the rules judge it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from game.core.contract import Message, Move, Seat
from game.games.reindeer.rules import Rivals
from game.games.reindeer.rules.atlas import BIG, DEPOT, LITTLE, PACKET, Place
from game.games.reindeer.rules.position import RENT, State, Turn
from game.games.reindeer.rules.why import LOAD
from game.games.reindeer.table.chart import name_point, point_named
from game.games.reindeer.table.targets import Flight, Goal, list_targets
from game.tables.pickers import Chosen, Picker, Refused, Touches
from game.tables.places import BUTTON, NUMBER, is_button, kind_of, number_button, number_of

DONE: Move = ("done",)
SLEIGHS = ("button/little", "button/big")
LIST, FINISH, AGAIN = "button/list", "button/finish", "button/again"


class Live(NamedTuple):
    """Facts about the place under the cursor; `why` it is refused, or None."""

    place: Place
    cost: int
    why: Message | None


class MapPicker(Picker):
    """The choices of one seat's turn. `counted`: the number of packets is settled."""

    def __init__(self, rules: Rivals, view: State, seat: Seat) -> None:
        self.rules = rules
        self.view = view
        self.seat = seat
        self.path: Touches = ()
        self.counted = False
        self.assumed = False  # the depot was chosen with the sleigh, as there is nothing else
        self.again: Move | None = None  # a flight of the last turn that can be repeated
        self.cursor: str | None = None  # a place of the map that the focus is on
        self.free = False  # the last thing that moved it was no jump
        self.listed: list[Goal] = []  # the destinations of the list that is open
        self._aims: tuple[Flight | None, list[Goal]] = (None, [])

    # what has been chosen

    @property
    def stage(self) -> str:
        """Return the next choice: `sleigh`, `source`, `count`, `place` or `list`."""
        if self.listed:
            return "list"
        if len(self.path) < 2:
            return "source" if self.path else "sleigh"
        return "place" if self.counted else "count"

    @property
    def flight(self) -> Flight | None:
        """Return the current sleigh; None until its stack is chosen."""
        if len(self.path) < 2:
            return None
        frm = point_named(self.path[1])
        big = self.path[0] == "button/big"
        return Flight(big, DEPOT if frm is None else frm,
                      number_of(self.path[2]) if big else 1)

    @property
    def carried(self) -> int:
        return self.flight.packets if self.flight else 0

    @cached_property
    def sources(self) -> tuple[str, ...]:
        """Return the own stacks, and the depot."""
        return (*(name_point(point) for point, _ in self.view.stacks[self.seat]), "depot")

    @property
    def alone(self) -> bool:
        return len(self.view.money) == 1

    @property
    def readings(self) -> Sequence[Move]:
        flight = self.flight
        return [flight.move(goal.place) for goal in self.listed] if flight else []

    # what can be touched

    @property
    def aims(self) -> list[Goal]:
        """Return sensible, legal ends of the flight."""
        flight = self.flight
        if flight != self._aims[0]:
            self._aims = flight, (list_targets(self.rules, self.view, self.seat, flight)
                                  if flight else [])
        return self._aims[1]

    def list_goals(self) -> tuple[str, ...]:
        """Return the same ends by their table names."""
        return tuple(name_point(goal.place) for goal in self.aims)

    def count_most(self, frm: str) -> int:
        """Return the most packets for a big sleigh at a place, by stock and money."""
        if frm == "depot":
            return min(LOAD, max((self.view.money[self.seat] - BIG) // PACKET, 0))
        return min(LOAD, next((n for point, n in self.view.stacks[self.seat]
                               if name_point(point) == frm), 0))

    def list_nexts(self) -> set[str]:
        """Return the next places, as far as they can be listed."""
        ways = set() if self.path else {"button/done", *([FINISH] if self.alone else []),
                                        *([AGAIN] if self.again else [])}
        ways |= {sleigh for sleigh in SLEIGHS if self._refuse_rent(sleigh) is None}
        match self.stage:
            case "list": return {f"reading/{n}" for n in range(len(self.listed))}
            case "sleigh" | "source":
                sleigh = self.path[0] if self.path else SLEIGHS[0]
                return ways | {s for s in self.sources
                               if (self._refuse_rent(sleigh)
                                   or self._refuse_load(sleigh, s)) is None}
        places = ways | {LIST} | set(self.list_goals()) | set(
            self.path[1:2] if self.assumed else ())
        if self.cursor and self.find_refusal(self.cursor) is None:
            places.add(self.cursor)
        if self.path[0] == "button/big":
            places |= set(map(number_button, range(1, self.count_most(self.path[1]) + 1)))
        return places

    def list_places(
            self,
            fields: Touches) -> Touches:  # noqa: ARG002  what a turn offers depends on its step
        buttons = (*SLEIGHS, "button/done")
        match self.stage:
            case "list": return tuple(f"reading/{n}" for n in range(len(self.listed)))
            case "sleigh":
                named = (*buttons, *([AGAIN] if self.again else []),
                         *([FINISH] if self.alone else []), *self.sources)
            case "source": named = (*self.sources, *buttons)
            case _:
                numbers = tuple(map(number_button, range(1, LOAD + 1)))
                named = (*self.list_goals(), *(self.path[1:2] if self.assumed else ()),
                         *(numbers if self.path[0] == "button/big" else ()), LIST, *buttons)
        cursor = self.cursor
        return (*named, cursor) if cursor and cursor not in named else named

    # touches

    def touch(self, place: str) -> Chosen | Refused | None:
        match kind_of(place):
            case "reading":
                at = number_of(place)
                return (Chosen(self.readings[at]) if at < len(self.listed)
                        else Refused(("reindeer-unknown-move",)))
            case "number": return self._count(place)
        if place == AGAIN and self.again and not self.path:
            return Chosen(self.again)
        if place in {"button/done", FINISH, AGAIN}:
            return Refused(("reindeer-half-sent",)) if self.path else Chosen(DONE)
        if place == LIST:
            if self.flight is None:
                return Refused(("reindeer-list-later",))
            self.listed = self.aims[:12]
            return None if self.listed else Refused(("reindeer-list-empty",))
        if place in SLEIGHS:
            return self._take(place)
        if len(self.path) < 2:
            return self._load(place)
        return self._fly(place)

    def _take(self, sleigh: str) -> Refused | None:
        """Choose a sleigh; a chosen stack stays if the sleigh can load there."""
        if says := self._refuse_rent(sleigh):
            return Refused(says)
        frm = self.path[1:2]
        self.path = (sleigh,)
        if not frm and len(self.sources) == 1 and self._refuse_load(
                sleigh, self.sources[0]) is None:
            self._set_source(self.sources[0])
            self.assumed = True
        elif frm and self._refuse_load(sleigh, frm[0]) is None:
            self._set_source(frm[0])
        return None

    def _load(self, place: str) -> Refused | None:
        if says := self.find_refusal(place):
            return Refused(says)
        self.path = self.path or (SLEIGHS[0],)
        self._set_source(place)
        return None

    def _set_source(self, place: str) -> None:
        self.assumed = False
        big = self.path[0] == "button/big"
        most = self.count_most(place)
        self.path = (self.path[0], place, *([number_button(most)] if big else []))
        self.counted = not big or most == 1

    def _count(self, place: str) -> Refused | None:
        if says := self.find_refusal(place):
            return Refused(says)
        self.path, self.counted = (*self.path[:2], place), True
        return None

    def _fly(self, place: str) -> Chosen | Refused | None:
        if place == self.path[1]:
            if not self.assumed:
                self.take_back()
            self.assumed = False
            return None
        live, flight = self.find_live(place), self.flight
        if live is None or flight is None:
            return Refused(("reindeer-unknown-move",))
        return Refused(live.why) if live.why else Chosen(flight.move(live.place))

    def take_back(self) -> bool:
        if self.listed:
            self.listed = []
        elif len(self.path) > 1:
            if self.path[0] == "button/big" and self.counted and self.count_most(self.path[1]) > 1:
                self.counted = False
            else:
                self.path = self.path[:0 if len(self.sources) == 1 else 1]
        elif self.path:
            self.path = ()
        else:
            return False
        return True

    # reasons

    @property
    def _spent(self) -> int:
        return self.view.stage.rent if isinstance(self.view.stage, Turn) else RENT

    def _refuse_rent(self, sleigh: str) -> Message | None:
        """Return why a sleigh cannot be rented with any load."""
        price, money = BIG if sleigh == "button/big" else LITTLE, self.view.money[self.seat]
        if self._spent == RENT:
            return ("reindeer-rent-spent", RENT)
        if self._spent + price > RENT:
            return ("reindeer-no-mixing",)
        return ("reindeer-no-money", price, money) if money < price else None

    def _refuse_load(self, sleigh: str, place: str) -> Message | None:
        """Return why a sleigh cannot load at a place."""
        frm = point_named(place)
        if frm is None:
            return ("reindeer-unknown-move",)
        if place not in self.sources:
            return ("reindeer-city-keeps",) if isinstance(frm, str) else ("reindeer-no-stack",)
        money = self.view.money[self.seat]
        cost = Flight(sleigh == "button/big", frm).cost
        return ("reindeer-no-money", cost, money) if money < cost else None

    def _tell_short(self, frm: str, count: int) -> Message:
        """Return why a big sleigh cannot take this number of packets there."""
        cost = BIG + PACKET * count
        if frm == "depot":
            return ("reindeer-no-money", cost, self.view.money[self.seat])
        return ("reindeer-too-few", self.count_most(frm))

    def find_live(self, place: str) -> Live | None:
        """Return the facts about an end for the flight; None if there are none."""
        to, flight = point_named(place), self.flight
        if to is None or flight is None:
            return None
        return Live(to, flight.cost, self.rules.refusal(self.view, self.seat, flight.move(to)))

    def tell_why(self, path: Touches) -> Message:
        return self.find_refusal(path[-1]) or ("reindeer-unknown-move",)

    def find_refusal(self, place: str) -> Message | None:
        """Return why a touch of this place would be refused; None if it would not be."""
        if place in SLEIGHS:
            return self._refuse_rent(place)
        if kind_of(place) == NUMBER:
            if self.path[:1] != ("button/big",) or len(self.path) < 2:
                return ("reindeer-count-later",)
            n = number_of(place)
            return self._tell_short(self.path[1], n) if n > self.count_most(self.path[1]) else None
        if place == LIST:
            return ("reindeer-list-later",) if self.flight is None else None
        if is_button(place):
            half = self.path and kind_of(place) == BUTTON
            return ("reindeer-half-sent",) if half else None
        if self.flight is None:
            sleigh = self.path[0] if self.path else SLEIGHS[0]
            return self._refuse_rent(sleigh) or self._refuse_load(sleigh, place)
        if place == self.path[1]:
            return None
        live = self.find_live(place)
        return live.why if live else ("reindeer-unknown-move",)

    # words and focus

    def tell_tray(self) -> Message | None:
        match self.stage:
            case "source": return ("reindeer-pick-source",)
            case "list": return ("reindeer-pick-listed",)
            case "count" if self.path[1] == "depot":
                return ("reindeer-pick-bought", self.count_most(self.path[1]), PACKET)
            case "count": return ("reindeer-pick-count", self.count_most(self.path[1]))
        return ("reindeer-pick-place", self.flight.packets) if self.flight else None

    def find_lead(self, last: str | None) -> str | None:
        """Return the next focus after a step; `last` is where a sleigh ended this turn."""
        match self.stage:
            case "list": return "reading/0"
            case "source":
                return next(
                    (s for s in self.sources if self._refuse_load(self.path[0], s) is None), None)
            case "count" | "place":
                goals = self.list_goals()
                return last if last in goals else next(iter(goals), self.path[1])
        return None


def find_repeated(picker: MapPicker, moves: Sequence[Move]) -> Move | None:
    """Return the flight of the seat's last turn that follows those repeated in this turn, or else
    the newest one; None if the rules refuse both. `moves` are all of the seat."""
    turns: list[list[Move]] = [[]]
    for move in moves:
        if move == DONE:
            turns.append([])
        else:
            turns[-1].append(move)
    now = turns[-1]
    last = turns[-2] if len(turns) > 1 else []
    flights = [*last[len(now):len(now) + 1], *now[-1:]]
    return next((one for one in flights
                 if picker.rules.refusal(picker.view, picker.seat, one) is None), None)
