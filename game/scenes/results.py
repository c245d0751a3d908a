"""How a match ended and why, and the next one a single press away."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game import doors
from game.core import Result, Seat
from game.devices.press import Action, Device, Press
from game.match import BadRecord, Match, Player, read_record
from game.picture.theme import GOLD, SEAT_COLOURS, Colour
from game.scenes.overlay import Entry, OverlayScene
from game.scenes.spelling import SpellingScene
from game.tables.style import shared, table_style

if TYPE_CHECKING:
    from game.house import House
    from game.tables.hands import Hands
    from game.tables.table import TableScene


class ResultsScene(OverlayScene):
    """The winner, the reason, and a rematch with the seats exchanged."""

    first = "rematch"
    veil = 120
    sudden = True

    def __init__(self, house: House, table: TableScene) -> None:
        super().__init__(house)
        self.table = table
        result = table.match.result
        if result is None:
            raise ValueError("a match that goes on has no result")
        self.result: Result = result
        self.ending = table_style(table.rules.NAME).ending(table)
        told = table.told
        self.people: list[Seat] = (
            list(table.hands.humans) if told and told.ranked and not table.evening else [])
        if table.evening:
            self.first = "evening"
        elif self.people and house.night.asks:
            self.first = "names"

    def enter(self) -> None:
        drawn = len(self.result.winners) > 1
        lost = self.table.hands.alone not in (None, *self.result.winners)
        self.house.sounds.play("draw" if drawn else "lose" if lost else "win")

    def holds(self, device: Device) -> bool:
        return self.table.holds(device)

    def press(self, press: Press) -> None:
        if press.action is Action.LOST:
            self.table.press(press)  # somebody has to take the seat for the rematch
        else:
            super().press(press)

    @property
    def drawn(self) -> bool:
        return len(self.result.winners) > 1

    def heading(self) -> str:
        if self.ending:
            return self.table.say(self.ending.heading)
        if self.drawn and not self.table.style.draws:
            return self.table.say(shared(self.result.winners))
        if self.drawn:
            return self.house.words("result-draw")
        return self.house.words("result-wins", self.table.name(self.result.winners[0]))

    def colour(self) -> Colour:
        return GOLD if self.drawn else SEAT_COLOURS[self.result.winners[0]]

    def picture(self) -> str:
        return self.ending.picture if self.ending else "ui/win"

    def sentence(self) -> str:
        """What decided the match; the text may name a loser, the number of moves, and a winner."""
        if self.ending:
            return self.table.say(self.ending.sentence)
        key = f"result-{self.table.rules.NAME}-{self.result.reason.replace(' ', '-')}"
        losers = [s for s in range(len(self.table.hands.players))
                  if s not in self.result.winners]
        return self.house.words(key, self.table.name(losers[0]) if losers else "",
                                len(self.table.match.record.lines),
                                self.table.name(self.result.winners[0]))

    def entries(self) -> list[Entry]:
        say = self.house.words
        model = self.ending.model if self.ending else None
        if self.table.evening:
            on = [Entry("evening", say("result-evening"), self._evening, "ui/play")]
        else:
            on = [Entry("rematch", say("result-rematch"), self._rematch, "ui/play")]
        if self.people:
            on.append(Entry("names", say("result-names"), lambda: self._name(self.people),
                            "ui/human"))
        return [
            *on,
            Entry("look", say("result-look"), self.house.stack.pop, "ui/help"),
            *([Entry("model", say("result-model"), lambda: self._model(model), "ui/book")]
              if model else []),
            Entry("title", say("result-title"), self.house.to_title, "ui/leave"),
        ]

    def _model(self, file: Path) -> None:
        """Watch how the match could have been played."""
        try:
            self.house.open_replay(Match(read_record(file)))
        except BadRecord as error:
            self.house.notice(error.sentence)

    def back(self) -> None:
        """Go back to the last position."""
        self.house.stack.pop()

    def _name(self, seats: Sequence[Seat]) -> None:
        """The people write their names for the night board, one after the other."""
        seat, *others = seats
        self.house.stack.push(SpellingScene(
            self.house, self.table.name(seat), lambda name: self._named(seat, name, others),
            ("night-whose", self.table.name(seat))))

    def _named(self, seat: Seat, name: str, others: Sequence[Seat]) -> None:
        """A name was written: the board and a rematch take it."""
        players = self.table.hands.players
        if name != players[seat].name and self.table.told:
            self.house.night.rename(self.table.told.id, seat, name)
            players[seat] = Player(name)
        if others:
            self._name(others)
        else:
            self.focus.name = "rematch"
        self.stale()

    def _evening(self) -> None:
        """Go on with the game night: first its table."""
        self.house.to_title()
        doors.game_night(self.house, self.last_device, self.table)

    def _rematch(self) -> None:
        self.house.again(self.table, rematch(self.table, self.result))


def rematch(table: TableScene, result: Result) -> Hands:
    """The people of a table for its next match, in the seats that the rules give them."""
    return table.hands.exchanged() if table.style.exchanges(result) else table.hands
