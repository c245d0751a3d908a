"""The game night: choose its games, see its table, go on to the next game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import TYPE_CHECKING

from game import doors
from game import series as evenings
from game.core import Says, Seat
from game.devices.press import Device
from game.match import Match
from game.picture.page import Page
from game.record import BadRecord, read_record
from game.scenes.dialogs.choices import Button
from game.scenes.dialogs.confirm import ConfirmScene, Doubt
from game.scenes.evening.change import ChangeScene
from game.scenes.evening.choice import ChoosesEvening
from game.scenes.evening.facts import EveningFacts
from game.scenes.evening.people import PeopleScene
from game.scenes.evening.progress import Progress
from game.scenes.lobby.scene import LobbyScene
from game.scenes.lobby.seating import owners
from game.scenes.results.scene import rematch
from game.series import Series
from game.ui.layout import Node

if TYPE_CHECKING:
    from game.house import House
    from game.tables.table import TableScene

class SeriesScene(ChoosesEvening):
    """The table of the game night that is going on; if there is none, the choices for a new one."""

    first = "on"

    def __init__(self, house: House, device: Device, table: TableScene | None = None) -> None:
        """`table` is the one at which a match has just ended, if one has."""
        super().__init__(house)
        self.last_device = device
        self.table = table
        self._another = False  # whether the evening in the file is over for these people
        self._past = False  # whether it was over before anybody came here
        self.series: Series | None = None
        self.match: Match | None = None
        self.waits: Says | None = None  # why its match cannot be resumed at the moment

    def enter(self) -> None:
        self._look()
        if self._fresh:
            self._ask()
        elif self.series and self.series.next is None and self.table is None:
            self._past, self.focus.name = True, "new"

    def resume(self) -> None:
        if not self._another:
            self._look()
        super().resume()

    def _look(self) -> None:
        """Read the file; a match that has ended since then is counted. Except on the slowest disk,
        what was chosen last has long been written when somebody comes back."""
        self.house.disk.flush(2)
        series, trouble = evenings.load(self.house.data)
        if trouble:
            self.house.notice(trouble)
        self.match, self.waits = None, None
        try:
            self.match = (evenings.going(self.house.data, series) if series and not series.over
                          else None)
        except BadRecord as error:
            self.house.notice(error.sentence)
            self.waits = ("series-waits",)
        self.series = evenings.load(self.house.data)[0] if series else None

    def view(self, page: Page) -> Node:
        if self._fresh or not self.series:
            return super().view(page)
        evening = EveningFacts(self.house, self.series, waiting=self.match is None)
        return Progress(page, evening, self._entries(self.series), self.focus.name).build()

    @property
    def _fresh(self) -> bool:
        """Whether there is no evening yet."""
        series = self.series
        return series is None or (series.next is None and not series.played)

    # before the first match

    def onward(self) -> Button:
        return "on", self.house.words("series-begin"), self._begin, "ui/play"

    def _ask(self) -> None:
        """A new evening begins with the question who plays; whoever goes back from it leaves."""
        self.house.stack.push(PeopleScene(self.house, self.people, away=super().back))

    def back(self) -> None:
        """From the choice of games to the question who plays, with all that was chosen."""
        if self._fresh:
            self.focus.name = "on"
            self._ask()
        else:
            super().back()

    def _begin(self) -> None:
        if not self.chosen:
            self.house.refuse(("series-none",))
            return
        self._another, self._past, self.match, self.waits = False, False, None, None
        self.series = Series(tuple(self.chosen), 3 if self.best_of == 3 else 1,
                             people=tuple(self.people))
        now = deepcopy(self.series)
        self.house.keep(lambda: evenings.begin(self.house.data, now))
        self._next(self.series)

    def _keep(self, series: Series) -> None:
        now = deepcopy(series)
        self.house.keep(lambda: evenings.save(self.house.data, now))

    # during the evening

    def _entries(self, series: Series) -> list[Button]:
        """Return the buttons of an evening that has begun, the usual one first."""
        say = self.house.words
        entries: list[Button] = [("on", say("series-close"), self.back, "ui/check"),
                                 ("new", say("series-new"), self._anew, "ui/again")]
        if self._past:
            entries.reverse()
        if game := series.next:
            if series.last and not (self.match or self.waits):
                matches = next(found for one, found in series.rounds() if one == game)
                label = say("series-again", len(matches) + 1)
            else:
                label = say("series-resume" if self.match or self.waits else "series-next",
                            say(f"game-{game}"))
            entries = [("on", label, lambda: self._next(series), "ui/play"),
                       ("end", say("series-end"), lambda: self._sure(series), "ui/check")]
        if not series.over and len({*series.games, *self.house.games}) > series.fixed:
            entries.append(("change", say("series-change"), lambda: self._change(series),
                            "ui/gear"))
        return entries

    def choose(self, name: str, step: int) -> None:
        kind, _, n = name.partition("/")
        if self._fresh or not self.series:
            super().choose(name, step)
        elif kind == "watch":
            self._watch(self.series.games[int(n)])
        else:
            next(act for entry, _, act, _ in self._entries(self.series) if entry == name)()

    def _next(self, series: Series) -> None:
        """Resume the match that is going on, start the next one of a best of three, or open the
        lobby of the next game."""
        if self.waits:
            self.house.refuse(self.waits)
            return
        if self.match:
            self.house.stack.pop()
            doors.resume(self.house, self.match, self.last_device, self._known(series))
            return
        game, last = series.next, series.last
        if game is None:
            return
        if last and self.table and (result := self.table.match.result):
            hands = rematch(self.table, result)
            self._started(series, self.house.again(self.table, hands), hands.devices)
            return
        names = last.people if last else series.sitting(game)[0]
        self.house.stack.push(LobbyScene(
            self.house, game, self.last_device, names=names, known=self._known(series),
            company=series.people,
            started=lambda match, devices: self._started(series, match, devices)))

    def _known(self, series: Series) -> dict[Device, str]:
        """The names of those who had a device of their own at the last table."""
        if self.table is None:
            return series.devices
        hands = self.table.hands
        return owners(hands.devices, [player.name for player in hands.players])

    def _started(self, series: Series, match: Match,
                 devices: Mapping[Seat, Device | None]) -> None:
        """The next match has begun: write it down, and whose devices are whose, in case the program
        is killed."""
        series.record = match.record.file.name if match.record.file else None
        series.devices = {
            device: name for device, name in
            owners(devices, [player.name for player in match.players]).items()
            if not device.startswith("pad/")}  # a pad has another number when it comes back
        self._keep(series)

    def _change(self, series: Series, game: str = "") -> None:
        """Choose the games to come anew, first of all one, and who is there."""
        self.house.stack.push(ChangeScene(self.house, series, self._changed, self.last_device,
                                          game))

    def _changed(self, games: Sequence[str], people: Sequence[str]) -> None:
        if self.series:
            self.series.games, self.series.people = tuple(games), tuple(people)
            self._keep(self.series)
        self.focus.name = "on"

    def _watch(self, game: str) -> None:
        """Show the last match of a game again."""
        if self.series and (file := EveningFacts(
                self.house, self.series, waiting=False).replay(game)):
            try:
                self.house.open_replay(Match(read_record(file)))
            except BadRecord as error:
                self.house.notice(error.sentence)

    def _sure(self, series: Series) -> None:
        """End the evening, once that was confirmed."""
        about = ("series-end-about",) if series.settled else ("series-end-none",)
        doubt = Doubt(("series-end-sure",), about, ("series-stay",), ("series-end",),
                      ("ui/play", "ui/check"))
        self.house.stack.push(ConfirmScene(
            self.house, doubt, lambda: self._end(self.series or series)))

    def _end(self, series: Series) -> None:
        series.over = True
        self._keep(series)
        self.match = None
        self.focus.name = "on"
        self.stale()
        if not series.settled:  # nothing of it is worth a look
            self._anew()

    def _anew(self) -> None:
        """Another evening, for whoever was there at the last one."""
        if self.series and self.series.people:
            self.people = list(self.series.people)
        if self.series:
            self.take_over(self.series)
        self.series, self._another = None, True
        self._ask()
