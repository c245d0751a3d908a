"""The game night: choose its games, see the standings, go on to the next game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from functools import partial

from game import routes
from game.core import series as evenings
from game.core.contract import Message, Seat
from game.core.evening_facts import EveningFacts
from game.core.hands import Hands
from game.core.match import Match
from game.core.record import BadRecord
from game.core.seating import find_owners
from game.core.series import Series
from game.devices.press import Device
from game.house import House
from game.picture.page import Page
from game.scenes.evening.choice import ChangeScene, ChoosesEvening
from game.scenes.evening.people import PeopleScene
from game.scenes.evening.progress import Progress
from game.tables.game_facts import tell_evening_end
from game.tables.outcome import seat_rematch
from game.ui.layout import Node
from game.ui.widgets.controls import Entry


class SeriesScene(ChoosesEvening):
    """The page of the running game night, or the choices for a new one. `last` is the match that
    has just ended, with its people."""

    first = "on"

    def __init__(self, house: House, device: Device,
                 last: tuple[Match, Hands] | None = None) -> None:
        super().__init__(house)
        self.last_device = device
        self.last = last
        self._another = False  # whether these players have asked for another evening
        self._past = False  # whether the evening was over before they came
        self.series: Series | None = None
        self.match: Match | None = None
        self.waits: Message | None = None  # why its match cannot be resumed at the moment

    def enter(self) -> None:
        self._read()
        if self._fresh:
            self._ask()
        elif self.evening.next is None and self.last is None:
            self._past, self.focus.name = True, "new"

    def resume(self) -> None:
        if not self._another:
            self._read()
        super().resume()

    def _read(self) -> None:
        """Read the file, once the last choices are written; count a match that has ended."""
        self.house.store.disk.flush(2)
        series, trouble = evenings.load(self.house.store.data)
        if trouble:
            self.house.notice(trouble)
        self.match, self.waits = None, None
        try:
            if series and not series.over:
                self.match = evenings.find_going(self.house.store.data, series)
        except BadRecord as error:
            self.house.notice(error.sentence)
            self.waits = ("series-waits",)
        self.series = evenings.load(self.house.store.data)[0] if series else None

    @property
    def evening(self) -> Series:
        if self.series is None:
            raise ValueError("there is no evening yet")
        return self.series

    @property
    def _fresh(self) -> bool:
        """Say whether no evening has begun."""
        return self.series is None or (self.series.next is None and not self.series.played)

    def build(self, page: Page) -> Node:
        if self._fresh:
            return super().build(page)
        return Progress(page, self._find_facts(), self.list_entries(), self.focus.name,
                        tell_evening_end(self.house, self.evening)).build()

    def choose(self, name: str, step: int) -> None:
        kind, _, n = name.partition("/")
        if kind == "watch":
            if file := self._find_facts().find_replay(self.evening.games[int(n)]):
                self.house.stack.open(routes.Record(file))
        else:
            super().choose(name, step)

    def make_onward(self) -> Entry:
        return Entry("on", self.house.words("series-begin"), self._begin, "ui/play")

    def _ask(self) -> None:
        """Ask who plays at the start of a new evening; the way back leaves the evening."""
        self.house.stack.push(PeopleScene(self.house, self.people, away=super().go_back))

    def go_back(self) -> None:
        """Go from the choice of games back to the choice of people, and keep all choices."""
        if self._fresh:
            self.focus.name = "on"
            self._ask()
        else:
            super().go_back()

    def _begin(self) -> None:
        if not self.chosen:
            self.house.refuse(("series-none",))
            return
        self._another, self._past, self.match, self.waits = False, False, None, None
        self.series = self.make_series()
        now = deepcopy(self.series)
        self.house.store.keep(lambda: evenings.begin(self.house.store.data, now))
        self._go_on()

    def _keep(self) -> None:
        now = deepcopy(self.evening)
        self.house.store.keep(lambda: evenings.save(self.house.store.data, now))

    def list_entries(self) -> list[Entry]:
        if self._fresh:
            return super().list_entries()
        say, series, goes_on = self.house.words, self.evening, self.match or self.waits
        entries = [Entry("on", say("series-close"), self.go_back, "ui/check"),
                   Entry("new", say("series-new"), self._begin_anew, "ui/again")]
        if self._past:
            entries.reverse()
        if game := series.next:
            label = say("series-resume" if goes_on else "series-next", say(f"game-{game}"))
            if series.last and not goes_on:
                label = say("series-again", 1 + sum(one.game == game for one in series.played))
            about: Message = ("series-end-about",) if series.settled else ("series-end-none",)
            entries = [Entry("on", label, self._go_on, "ui/play"),
                       Entry("end", say("series-end"), partial(self.doubt_end, about, self._end),
                             "ui/check")]
        if not series.over and len({*series.games, *self.house.games}) > series.fixed:
            entries.append(Entry("change", say("series-change"), lambda: self.house.stack.push(
                ChangeScene(self.house, series, self._change, self.last_device)), "ui/gear"))
        return entries

    def _go_on(self) -> None:
        """Resume the running match, start the next one of a best of three, or open the lobby of the
        next game."""
        house, series, last = self.house, self.evening, self.evening.last
        if self.waits:
            house.refuse(self.waits)
        elif self.match:
            house.stack.pop()
            house.stack.open(routes.Resume(self.match, self.last_device, self._find_owners()))
        elif last and self.last and self.last[0].result:
            house.stack.open(routes.Rematch(
                self.last[0], seat_rematch(*self.last), self._note_start))
        elif game := series.next:
            house.stack.open(routes.Lobby(
                game, self.last_device, known=self._find_owners(), company=series.people,
                names=last.people if last else series.seat_people(game)[0],
                started=self._note_start))

    def _find_owners(self) -> dict[Device, str]:
        """Return the names of those with a device of their own at the last table."""
        hands = self.last[1] if self.last else None
        return (find_owners(hands.devices, [player.name for player in hands.players]) if hands
                else self.evening.devices)

    def _note_start(self, match: Match, devices: Mapping[Seat, Device | None]) -> None:
        """Write down that the next match has begun, and the owners of devices, in case the program
        is killed."""
        self.evening.record = match.record.file.name if match.record.file else None
        named = find_owners(devices, [player.name for player in match.players])
        self.evening.devices = {  # a pad has another number when it comes back
            device: name for device, name in named.items() if not device.startswith("pad/")}
        self._keep()

    def _change(self, games: Sequence[str], people: Sequence[str]) -> None:
        self.evening.change(games, people)
        self._keep()
        self.focus.name = "on"

    def _find_facts(self) -> EveningFacts:
        return EveningFacts(self.house.words, self.house.settings, self.house.store.records,
                            self.evening, waiting=self.match is None)

    def _end(self) -> None:
        self.evening.over = True
        self._keep()
        self.match = None
        self.focus.name = "on"
        self.mark_stale()
        if not self.evening.settled:  # nothing of it is worth a look
            self._begin_anew()

    def _begin_anew(self) -> None:
        """Choose another evening, with the people and choices of the last one."""
        self.people = [*self.evening.people] or self.people
        self.take_over(self.evening)
        self.series, self._another = None, True
        self._ask()
