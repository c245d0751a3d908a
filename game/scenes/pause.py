"""The pause of a match: go on, look things up, take a step back, begin again, or leave."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game import doors
from game.devices.press import Device
from game.scenes.chairs import TableChairs
from game.scenes.codes import CodesScene, phones_allowed
from game.scenes.confirm import ConfirmScene, Doubt
from game.scenes.log import LogScene
from game.scenes.match_line import counts, figure
from game.scenes.overlay import Entry, PausedScene
from game.scenes.saved_row import first, looks
from game.scenes.settings import SettingsScene
from game.scenes.signboard import Person

if TYPE_CHECKING:
    from game.house import House
    from game.picture.page import Page
    from game.tables.table import TableScene


ROOMY = 1.25  # larger texts leave no room for people


class PauseScene(PausedScene):
    """Opened by whoever pressed Start; anybody may close it."""

    def __init__(self, house: House, table: TableScene, device: Device) -> None:
        super().__init__(house)
        self.table = table
        self.opener = device
        self.last_device = device

    def entries(self) -> list[Entry]:
        say = self.house.words
        seats = self.table.hands.seats(self.opener)
        may_undo = self.table.undo_length(seats) is not None
        return [
            Entry("resume", say("pause-resume"), self.back, "ui/play"),
            Entry("rules", say("pause-rules"), self._rules, "ui/book"),
            Entry("log", say("pause-log"), self._log, "ui/help"),
            Entry("undo", say("pause-undo"), self._undo, "ui/undo",
                  None if may_undo else self.table.style.no_undo),
            *([Entry("phones", say("phones"), self._phones, "ui/phone")]
              if phones_allowed(self.house) else []),
            Entry("settings", say("settings"), self._settings, "ui/gear"),
            Entry("restart", say("pause-restart"), self._restart, "ui/again"),
            Entry("leave", say("pause-leave"), self._leave, "ui/leave"),
        ]

    def sitting(self, page: Page) -> Sequence[Person]:
        """Everybody at the table, with what she has, where letters leave room."""
        if page.art.text_scale > ROOMY:
            return ()
        house, match = self.house, self.table.match
        values, leader = counts(match), first(match)
        return [Person(who, player.name, figure(house, match, values[seat]) if values else "",
                       seat == leader, seat)
                for seat, (who, player) in enumerate(zip(looks(match), match.players,
                                                         strict=True))]

    def _rules(self) -> None:
        doors.rulebook(self.table)

    def _log(self) -> None:
        self.house.stack.push(LogScene(self.house, self.table))

    def _phones(self) -> None:
        self.house.stack.push(CodesScene(self.house, TableChairs(self.table)))

    def _settings(self) -> None:
        self.house.stack.push(SettingsScene(self.house))

    def _undo(self) -> None:
        self.back()
        self.table.undo(self.table.hands.seats(self.opener))

    def _restart(self) -> None:
        """Start a new match with the same people; the old one is kept and can be resumed later.
        Whoever has played in it is asked first."""
        if not self.table.match.played:
            self._again()
            return
        doubt = Doubt(("restart-sure",), ("restart-kept",), ("restart-stay",), ("restart-go",),
                      ("ui/play", "ui/again"))
        self.house.stack.push(ConfirmScene(self.house, doubt, self._again))

    def _again(self) -> None:
        self.house.again(self.table, self.table.hands)

    def _leave(self) -> None:
        """Go to the title; every move is on disk already."""
        self.house.to_title()
